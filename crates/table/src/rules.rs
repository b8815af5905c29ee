//! The rules as told to players, clause by clause, from the dictionaries.

use crate::words::FaultyWords;
use crate::{Dictionary, Lang, Message};
use std::fmt::Write;

/// One clause as told to players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its number, such as `BB-4.3`.
    pub number: String,
    /// What it says.
    pub text: String,
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
        let told = Told { text: dictionary.word(&key(&number)), number };
        if let Some(last) = chapters.last_mut() {
            last.clauses.push(told);
        }
    }
    chapters
}

/// The rules page of a game as Markdown; `docs/rules/` holds it in English, and a test keeps it true.
pub fn page(words: &[&'static str]) -> Result<String, FaultyWords> {
    let dictionary = Dictionary::new(Lang::En, words.iter().copied())?;
    let mut page = format!("# {}\n\n", dictionary.word("game-name"));
    let _ = writeln!(page, "{}\n", dictionary.word("game-pitch"));
    let _ = writeln!(page, "{}\n", dictionary.say(&Message::new("rules-unofficial"), &|seat| seat.to_string()));
    for chapter in chapters(words, &dictionary) {
        let _ = writeln!(page, "## {} {}\n", chapter.number, chapter.title);
        for clause in chapter.clauses {
            let _ = writeln!(page, "- **{}** {}", clause.number, clause.text);
        }
        page.push('\n');
    }
    page.truncate(page.trim_end().len());
    page.push('\n');
    Ok(page)
}
