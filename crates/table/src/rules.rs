//! The rules as told to players, clause by clause, from the dictionaries.

mod page;

pub use page::page;

use crate::Dictionary;

/// A clause that is a ruling of ours: the rulebooks are silent, or differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Its number in `docs/rulings`.
    pub id: &'static str,
    /// The clause that contains the answer.
    pub clause: &'static str,
}

/// A scenario that is shown to players.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its file below `scenarios`.
    pub path: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// One clause as told to players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its number, such as `BB-4.3`.
    pub number: String,
    /// What it says.
    pub text: String,
    /// What editions of the rulebook say differently, if they do.
    pub differs: Option<String>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its number, such as `BB-4`.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its clauses in order.
    pub clauses: Vec<Told>,
}

/// The key under which the dictionaries tell a clause.
pub fn key(number: &str) -> String {
    format!("rule-{}", number.replace('.', "_"))
}

/// The numbers of all clauses that a Fluent text tells, in its order.
pub fn numbers<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    words
        .into_iter()
        .flat_map(str::lines)
        .filter_map(|line| line.strip_prefix("rule-")?.split_once('=').map(|(number, _)| number))
        .map(|number| number.trim().replace('_', "."))
        .collect()
}

/// The whole rules of a game in this language.
pub fn chapters(words: &[&'static str], dictionary: &Dictionary) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for number in numbers(words.iter().copied()) {
        let chapter = number.split_once('.').map_or(number.as_str(), |(chapter, _)| chapter).to_owned();
        if chapters.last().is_none_or(|last| last.number != chapter) {
            let title = dictionary.word(&format!("chapter-{chapter}"));
            chapters.push(Chapter { number: chapter, title, clauses: Vec::new() });
        }
        let differs = format!("differs-{}", number.replace('.', "_"));
        let differs = dictionary.has(&differs).then(|| dictionary.word(&differs));
        let told = Told { text: dictionary.word(&key(&number)), number, differs };
        if let Some(last) = chapters.last_mut() {
            last.clauses.push(told);
        }
    }
    chapters
}

/// The rulings of ours that a clause contains, by their numbers.
pub fn rulings(all: &[Ruling], clause: &str) -> Vec<&'static str> {
    all.iter().filter(|ruling| ruling.clause == clause).map(|ruling| ruling.id).collect()
}
