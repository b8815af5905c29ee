//! What is wrong with a file: which value stands there, and what would be right.

use crate::Arg;
use crate::message::Message;
use serde::de::{Expected, Unexpected};
use std::fmt;
use std::ops::Range;

/// What is wrong, and where it stands in the file.
#[derive(Debug)]
pub(super) struct Fault {
    pub why: Message,
    pub span: Option<Range<usize>>,
}

impl Fault {
    /// The innermost place that is known stays.
    pub fn within(mut self, span: Range<usize>) -> Fault {
        self.span.get_or_insert(span);
        self
    }
}

impl From<Message> for Fault {
    fn from(why: Message) -> Fault {
        Fault { why, span: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.why)
    }
}

impl std::error::Error for Fault {}

/// Words that may stand in a place, as they are listed.
fn listed(known: &[&str]) -> String {
    known.join(", ")
}

/// So many words are all listed; of more the nearest are.
const LISTED: usize = 20;

/// How many of the nearest are listed.
const NEAREST: usize = 5;

/// That a word stands where only these can: all of them, or the nearest to it and how many there are.
///
/// ```
/// let towns: Vec<String> = (1..=40).map(|n| format!("N{n}")).collect();
/// let towns: Vec<&str> = towns.iter().map(String::as_str).collect();
/// let why = table::file::unknown("N33x", &towns);
/// assert_eq!(why.key, "complaint-word-near");
/// assert_eq!(why.args[1].1, "N33, N3, N13, N23, N30".into());
/// assert_eq!(table::file::unknown("x", &["a", "b"]).key, "complaint-word");
/// ```
pub fn unknown(word: &str, known: &[&str]) -> Message {
    if known.len() <= LISTED {
        return Message::new("complaint-word").with("word", word).with("known", listed(known));
    }
    let mut near = known.to_vec();
    near.sort_by_key(|other| distance(word, other));
    let near = listed(&near[..NEAREST]);
    Message::new("complaint-word-near").with("word", word).with("known", near).with("n", known.len())
}

/// Those of the names that are nearly this word, the nearest first: they begin with it, or at most a third of its letters differ.
///
/// ```
/// assert_eq!(table::file::nearly("palace", ["place", "palaces of the caliph", "fort"]), ["place", "palaces of the caliph"]);
/// ```
pub fn nearly<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let most = word.chars().count() / 3;
    let of = |name: &str| if name.starts_with(word) { most.min(1) } else { distance(word, name) };
    let mut near: Vec<(usize, &str)> = names.into_iter().map(|name| (of(name), name)).collect();
    near.retain(|(apart, _)| *apart <= most);
    near.sort_by_key(|(apart, _)| *apart);
    near.truncate(NEAREST);
    near.into_iter().map(|(_, name)| name).collect()
}

/// How many letters have to be put in, taken out or exchanged to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (place, against) in other.iter().enumerate() {
            let exchanged = corner + usize::from(letter != *against);
            corner = row[place + 1];
            row[place + 1] = exchanged.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

impl serde::de::Error for Fault {
    fn custom<T: fmt::Display>(problem: T) -> Fault {
        Message::new("complaint-format").with("problem", problem.to_string()).into()
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        Fault::invalid_value(found, expected)
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        let (found, expected) = (shown(found), wanted(&expected.to_string()));
        Message::new("complaint-value").with("found", found).with("expected", expected).into()
    }

    fn invalid_length(found: usize, expected: &dyn Expected) -> Fault {
        let expected = wanted(&expected.to_string());
        Message::new("complaint-length").with("n", found).with("expected", expected).into()
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Fault {
        unknown(word, known).into()
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Fault {
        Message::new("complaint-field").with("field", field).with("known", listed(known)).into()
    }

    fn missing_field(field: &'static str) -> Fault {
        Message::new("complaint-field-missing").with("field", field).into()
    }

    fn duplicate_field(field: &'static str) -> Fault {
        Message::new("complaint-field-twice").with("field", field).into()
    }
}

/// The value that stands in the file.
fn shown(found: Unexpected<'_>) -> Arg {
    match found {
        Unexpected::Bool(truth) => truth.to_string().into(),
        Unexpected::Signed(number) => number.to_string().into(),
        Unexpected::Unsigned(number) => number.to_string().into(),
        Unexpected::Float(number) => number.to_string().into(),
        Unexpected::Str(text) => format!("\"{text}\"").into(),
        Unexpected::Seq => Arg::term("value-list"),
        Unexpected::Map => Arg::term("value-table"),
        other => other.to_string().into(),
    }
}

/// The key of [`number`].
pub const NUMBER: &str = "value-number";

/// A whole number from `least` to `most`, as what should stand in a place.
pub fn number(least: i64, most: i64) -> Message {
    Message::new(NUMBER).with("least", least.to_string()).with("most", most.to_string())
}

/// What should stand there: the reader's own words for what `serde` says.
fn wanted(expected: &str) -> Arg {
    let number = |least: i64, most: i64| number(least, most).into();
    match expected {
        "u8" => number(0, u8::MAX.into()),
        "u16" => number(0, u16::MAX.into()),
        "u32" => number(0, u32::MAX.into()),
        "usize" | "u64" => number(0, i64::MAX),
        "i8" => number(i8::MIN.into(), i8::MAX.into()),
        "i16" => number(i16::MIN.into(), i16::MAX.into()),
        "i32" => number(i32::MIN.into(), i32::MAX.into()),
        "i64" => number(i64::MIN, i64::MAX),
        "a string" | "a borrowed string" => Arg::term("value-text"),
        "a boolean" => Arg::term("value-truth"),
        "a sequence" => Arg::term("value-list"),
        "a map" => Arg::term("value-table"),
        other if other.starts_with("struct ") => Arg::term("value-table"),
        term if term.starts_with("value-") => Arg::term(term.to_owned()),
        other => other.into(),
    }
}
