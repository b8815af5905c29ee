//! What is said to people: a key into the dictionaries and arguments, never a finished sentence.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// The number of a rule, such as `BB-4.3`. It travels in refusals, events and documentation.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Clause(Cow<'static, str>);

impl Clause {
    /// The clause with this number.
    pub const fn new(number: &'static str) -> Clause {
        Clause(Cow::Borrowed(number))
    }

    /// The number as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&'static str> for Clause {
    fn from(number: &'static str) -> Clause {
        Clause::new(number)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; languages choose the plural form by it.
    Number(i64),
    /// Text that is the same in every language (a name a person typed, an id, a file name).
    Text(String),
    /// The key of another message without arguments, such as the name of a town.
    Term(Cow<'static, str>),
    /// The person on a seat, spoken of by name.
    Seat(Seat),
    /// Several things, joined as the language joins them.
    List(Vec<Arg>),
    /// A whole message inside another.
    Message(Box<Message>),
}

impl Arg {
    /// The thing whose name stands under this key in the dictionaries.
    pub fn term(key: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Term(key.into())
    }
}

macro_rules! arg_from {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg { Arg::Number(number as i64) }
        }
    )* };
}
arg_from!(u8, u16, u32, i8, i16, i32, i64, usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        if seats.is_empty() {
            return Arg::term("list-nobody");
        }
        Arg::List(seats.iter().map(Arg::Seat).collect())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(list: Vec<A>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

/// A sentence to be said in the reader's language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The key in the dictionaries.
    pub key: Cow<'static, str>,
    /// Named arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Message {
    /// The message under this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

/// Why an action is not allowed, and which rule says so.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub clause: Clause,
    /// The reason, for the person who tried.
    pub why: Message,
}

/// A sentence with its arguments: `message!("told-step", seat, from = site)`. An argument without a value is the variable of its name.
#[macro_export]
macro_rules! message {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($key)$(.with(stringify!($name), $crate::message!(@value $name $($value)?)))*
    };
}

/// A refusal with its clause and reason: `refuse!("NG-8.4", "no-steps", n = left)`.
#[macro_export]
macro_rules! refuse {
    ($clause:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Refusal::new($clause, $crate::message!($key $(, $name $(= $value)?)*))
    };
}

impl Refusal {
    /// A refusal under this clause.
    pub fn new(clause: &'static str, why: Message) -> Refusal {
        Refusal { clause: Clause::new(clause), why }
    }
}

/// Refuses for a reason that needs no arguments.
pub fn no(clause: &'static str, key: &'static str) -> Option<Refusal> {
    Some(Refusal::new(clause, Message::new(key)))
}

/// What is wrong with something a person handed in: a file, an option, a line of text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Complaint {
    /// The reason.
    pub why: Message,
    /// The line of the file, counted from 1, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

impl Complaint {
    /// A complaint about something without lines.
    pub fn new(why: Message) -> Complaint {
        Complaint { why, line: None }
    }

    /// The same complaint, pointing at a line.
    #[must_use]
    pub fn at(mut self, line: usize) -> Complaint {
        self.line = Some(line);
        self
    }

    /// The complaint of a TOML parser about `text`, with its line.
    pub fn from_toml(text: &str, error: &toml::de::Error) -> Complaint {
        let line = error.span().map(|span| line_of(text, span.start));
        let why = Message::new("complaint-format").with("problem", error.message());
        Complaint { why, line }
    }
}

/// The line, from 1, in which the byte at `offset` stands.
pub fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count() + 1
}

/// Where the lines of a text end, for whoever asks often in which line something stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines(Vec<usize>);

impl Lines {
    /// The lines of this text.
    pub fn of(text: &str) -> Lines {
        Lines(text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(place, _)| place).collect())
    }

    /// The line, from 1, in which the byte at `offset` stands, like [`line_of`].
    pub fn line_of(&self, offset: usize) -> usize {
        self.0.partition_point(|end| *end < offset) + 1
    }
}

impl From<Message> for Complaint {
    fn from(why: Message) -> Complaint {
        Complaint::new(why)
    }
}

impl From<crate::seat::NotASeat> for Complaint {
    fn from(error: crate::seat::NotASeat) -> Complaint {
        Complaint::new(Message::new("complaint-seat").with("text", error.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_a_text_are_counted_once_as_they_would_be_each_time() {
        let text = "one\n\ntwo\nthree";
        let lines = Lines::of(text);
        for offset in 0..=text.len() {
            assert_eq!(lines.line_of(offset), line_of(text, offset), "{offset}");
        }
        assert_eq!(lines.line_of(text.len()), 4);
    }
}
