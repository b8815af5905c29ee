//! What every lesson keeps: it can be solved, and nothing in it promises what does not happen.

use super::files;
use crate::any::AnyGame;
use crate::lesson::{Answer, Lesson, Sitting, Wrong};
use crate::{Dictionary, Lang, Message};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// How many words a sentence of the coach may have; who plays does not want to read.
const MOST_WORDS: usize = 32;

/// Checks every lesson of a game: its solution is allowed and reaches a goal that was not reached before, every foreseen mistake is refused by
/// its clause or leads to what the file says and not to the goal, what is lit lies on the table, every language has all words and no others, and
/// every file of the folder is a lesson.
///
/// # Panics
///
/// If a lesson does not hold.
pub fn lessons_hold(game: &dyn AnyGame, shipped: &'static [Lesson], crate_folder: &Path) {
    let mut faults = Vec::new();
    let lessons = read(crate_folder);
    if format!("{shipped:?}") != format!("{lessons:?}") {
        faults.push("what is shipped is not what the folder holds".to_owned());
    }
    let mut parts: Vec<&str> = lessons.iter().map(|lesson| lesson.part.as_str()).collect();
    parts.dedup();
    if parts.len() != parts.iter().collect::<BTreeSet<_>>().len() {
        faults.push(format!("a part of the lessons is torn apart: {parts:?}"));
    }
    for lesson in lessons {
        let checked = Checked { game, lesson };
        let found =
            checked.is_solved().into_iter().chain(checked.answers_mistakes()).chain(checked.lights_what_is_there());
        faults.extend(found.map(|fault| format!("{}: {fault}", lesson.id)));
    }
    for lang in Lang::ALL {
        faults.extend(words_of(game, lessons, lang).into_iter().map(|fault| format!("{lang}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The lessons in the folder of a crate. They stay in memory as long as the test runs.
fn read(crate_folder: &Path) -> &'static [Lesson] {
    let paths = files(&crate_folder.join("lessons"), "toml");
    let texts: Vec<(String, String)> = paths
        .iter()
        .enumerate()
        .map(|(index, path)| {
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            assert!(name.starts_with(&format!("{:02}-", index + 1)), "{name} is lesson {}", index + 1);
            (name, std::fs::read_to_string(path).expect("the file can be read"))
        })
        .collect();
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Box::leak(Lesson::read_all(&files).expect("every lesson can be read").into_boxed_slice())
}

/// A lesson under test.
struct Checked<'a> {
    game: &'a dyn AnyGame,
    lesson: &'static Lesson,
}

impl Checked<'_> {
    fn open(&self) -> Sitting {
        self.lesson.open(self.game).expect("the lesson can be opened")
    }

    /// What is wrong with the solution.
    fn is_solved(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if let Err(complaint) = self.lesson.scenario().run(self.game) {
            let dictionary =
                Dictionary::new(Lang::En, self.game.words(Lang::En).iter().copied()).expect("English can be read");
            return vec![dictionary.complain(&complaint)];
        }
        let told = crate::rules::numbers(self.game.words(Lang::En).iter().copied());
        faults.extend(
            self.lesson
                .clauses
                .iter()
                .filter(|clause| !told.contains(clause))
                .map(|clause| format!("there is no {clause}")),
        );
        let mut sitting = self.open();
        if sitting.at_goal() {
            faults.push("the goal is reached before the first act".to_owned());
        }
        let mut answer = sitting.standing();
        while let Some(act) = sitting.show() {
            if answer != Answer::OnTheWay {
                faults.push(format!("`{act}` is left to do, but the answer before it is {answer:?}"));
            }
            if !sitting.played().offer_texts(self.lesson.learner).contains(&act) {
                faults.push(format!("`{act}` is not offered as it is written"));
            }
            if !sitting.hint().contains(&act) {
                faults.push(format!("the hint lacks `{act}`"));
            }
            answer = sitting.answer(&act);
        }
        if answer != Answer::Done {
            faults.push(format!("the solution ends with {answer:?}"));
        }
        faults.extend(self.comes_back(&sitting));
        faults
    }

    /// Whether whoever comes back finds the table as it was left.
    fn comes_back(&self, left: &Sitting) -> Option<String> {
        let found = self.lesson.resume(self.game, left.acts()).expect("the lesson can be opened");
        let same = found.played().hash() == left.played().hash() && found.standing() == left.standing();
        (!same).then(|| "who comes back finds another table".to_owned())
    }

    /// What is wrong with the foreseen mistakes.
    fn answers_mistakes(&self) -> Vec<String> {
        let names: BTreeSet<&str> = self.lesson.wrongs.iter().map(|wrong| wrong.name.as_str()).collect();
        let mut faults = Vec::new();
        if names.len() != self.lesson.wrongs.len() || names.is_empty() {
            faults.push("it answers no mistake, or two of the same name".to_owned());
        }
        for wrong in &self.lesson.wrongs {
            let found = wrong.ways().filter_map(|acts| self.mistaken(wrong, &acts));
            faults.extend(found.map(|fault| format!("{}: {fault}", wrong.name)));
        }
        faults
    }

    /// What is wrong with this way to a mistake.
    fn mistaken(&self, wrong: &'static Wrong, acts: &[&str]) -> Option<String> {
        let mut sitting = self.open();
        let Some((last, before)) = acts.split_last() else { return Some("the learner does nothing".to_owned()) };
        for act in before {
            let answer = sitting.answer(act);
            if answer != Answer::OnTheWay {
                return Some(format!("`{act}` is answered with {answer:?}"));
            }
        }
        let kept = sitting.acts().to_vec();
        match (sitting.answer(last), &wrong.clause) {
            (Answer::Refused { refusal, wrong: Some(said) }, Some(clause))
                if said == wrong && refusal.clause.as_str() == clause.as_str() && sitting.acts() == kept => {}
            (Answer::Consequence(said), None) if said == wrong => {
                if let Some(fault) = wrong.is_shown(sitting.played()) {
                    return Some(fault);
                }
                let back = self.lesson.resume(self.game, &sitting.back()).expect("the lesson can be opened");
                if !back.goes_on() || back.show().is_none() {
                    return Some("taking it back does not lead on".to_owned());
                }
            }
            (answer, _) => return Some(format!("`{last}` is answered with {answer:?}")),
        }
        self.comes_back(&sitting)
    }

    /// What is lit, but neither lies on the table nor is spoken of on the way to the goal.
    fn lights_what_is_there(&self) -> Vec<String> {
        let mut sitting = self.open();
        let mut names = BTreeSet::new();
        loop {
            names_in(&sitting.played().facts(), &mut names);
            for offer in sitting.played().offer_texts(self.lesson.learner) {
                names.extend(offer.split_whitespace().map(str::to_owned));
            }
            let Some(act) = sitting.show() else { break };
            sitting.answer(&act);
        }
        let dark = self.lesson.lit.iter().filter(|lit| !names.contains(*lit));
        dark.map(|lit| format!("`{lit}` is lit, but is not there")).collect()
    }
}

/// Every name in these facts: keys, and words of texts.
fn names_in(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                names.insert(key.clone());
                names_in(value, names);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| names_in(value, names)),
        Value::String(text) => names.extend(text.split_whitespace().map(str::to_owned)),
        Value::Number(number) => drop(names.insert(number.to_string())),
        Value::Null | Value::Bool(_) => {}
    }
}

/// What the words of the lessons lack in this language, and what they have too much of.
fn words_of(game: &dyn AnyGame, lessons: &'static [Lesson], lang: Lang) -> Vec<String> {
    let dictionary = match Dictionary::new(lang, game.words(lang).iter().copied()) {
        Ok(dictionary) => dictionary,
        Err(error) => return vec![error.to_string()],
    };
    let said = |lesson: &'static Lesson| {
        let own = [lesson.heading(), lesson.title(), lesson.task(), lesson.why(), lesson.after()];
        own.into_iter().chain(lesson.wrongs.iter().map(|wrong| wrong.says().clone()))
    };
    let wanted: Vec<Message> = lessons.iter().flat_map(said).collect();
    let mut faults = Vec::new();
    for message in &wanted {
        let (text, found) = dictionary.try_say(message, &|seat| seat.to_string());
        faults.extend(found);
        if text.split_whitespace().count() > MOST_WORDS {
            faults.push(format!("{} has more than {MOST_WORDS} words", message.key));
        }
    }
    let keys: BTreeSet<&str> = wanted.iter().map(|message| message.key.as_ref()).collect();
    let shared = Dictionary::new(lang, []).map(|shared| shared.keys().to_vec()).unwrap_or_default();
    let mine = dictionary.keys().iter().filter(|key| key.starts_with("lesson-") && !shared.contains(key));
    faults.extend(mine.filter(|key| !keys.contains(key.as_str())).map(|key| format!("{key} is said nowhere")));
    faults
}
