//! The log of a table: one entry for each thing that happened there, the same in the data file, in memory and in records.
//!
//! Entries are chained: each has a [`link`] that is a hash over the link before it and the entry itself, and the first of them hangs on
//! what was agreed ([`first_link`]). Who knows the last link can tell whether anything before it was changed, left out or put in.

use crate::any::{AnyMatch, Rejected};
use crate::{Event, Salt, Seat, SeatSet, sha256_hex};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// Who takes a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name shown there.
    pub name: String,
    /// The kind of bot, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The randomness this person adds to that of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
}

/// What the people who sit at a table when its game begins add to chance, in the order of the seats.
pub fn salts(begin: &[Sitter]) -> impl Iterator<Item = (Seat, Salt)> + '_ {
    let salt = |(index, sitter): (usize, &Sitter)| Some((Seat::try_from(index).ok()?, sitter.salt?));
    begin.iter().enumerate().filter_map(salt)
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action in the notation of the game.
        act: String,
    },
    /// Chance decided.
    Chance {
        /// The outcome in the notation of the game.
        chance: String,
    },
    /// A seat took back its last act.
    Undo {
        /// Who.
        undo: Seat,
    },
    /// The table went back to how it was after an earlier step, because everybody agreed to.
    Back {
        /// The number of that step among the steps of the log, from 1; 0 is the table before the first.
        back: u64,
        /// Who asked for it.
        by: Seat,
        /// The seats of the people who agreed, whoever asked included.
        agreed: SeatSet,
    },
    /// The game began.
    Begin {
        /// Who sat on each seat, in order. Empty where the log was begun by a program that did not write it down.
        begin: Vec<Sitter>,
    },
    /// Somebody took a seat.
    Join {
        /// Which.
        join: Seat,
        /// Who.
        who: Sitter,
    },
    /// Somebody left a seat.
    Leave {
        /// Which.
        leave: Seat,
        /// The bot that goes on there; nobody before the game begins.
        who: Option<Sitter>,
        /// Whether the others did not want to wait any longer.
        away: bool,
    },
    /// Something about the table was changed that is no part of the game, such as the speed of bots.
    Options {
        /// What.
        options: String,
    },
    /// The operator ended the game.
    Close {
        /// Why, in the operator's words.
        close: String,
    },
}

impl What {
    /// Applies it to a match. What happens around the game changes nothing in it.
    pub fn apply(&self, game: &mut dyn AnyMatch) -> Result<Vec<Event>, Rejected> {
        match self {
            What::Act { seat, act } => game.act(*seat, act),
            What::Chance { chance } => game.settle(chance),
            What::Undo { undo } => Ok(game.undo(*undo).map(|()| Vec::new())?),
            What::Back { back, .. } => Ok(game.back(*back).map(|()| Vec::new())?),
            What::Begin { .. } | What::Join { .. } | What::Leave { .. } | What::Options { .. } | What::Close { .. } => {
                Ok(Vec::new())
            }
        }
    }

    /// Whether it is a step of the game, not something that happened around it.
    pub fn is_step(&self) -> bool {
        matches!(self, What::Act { .. } | What::Chance { .. } | What::Undo { .. } | What::Back { .. })
    }

    /// The seat it is about; `None` for chance and for the whole table, also where one of them asked.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            What::Act { seat, .. }
            | What::Undo { undo: seat }
            | What::Join { join: seat, .. }
            | What::Leave { leave: seat, .. } => Some(*seat),
            What::Chance { .. }
            | What::Back { .. }
            | What::Begin { .. }
            | What::Options { .. }
            | What::Close { .. } => None,
        }
    }
}

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "Fields")]
pub struct Entry {
    /// What happened.
    pub what: What,
    /// Fingerprint of the table afterwards; empty where the game was not touched.
    pub hash: String,
    /// The version of how states were written when the fingerprint was taken; left out in writing where it is the first.
    pub layout: u32,
    /// When it was written down, in milliseconds since the beginning of 1970; `None` where nobody looked at a clock.
    pub at: Option<i64>,
}

const FIRST_LAYOUT: u32 = 1;

impl Entry {
    /// Something that does not touch the game.
    pub fn new(what: What) -> Entry {
        Entry { what, hash: String::new(), layout: FIRST_LAYOUT, at: None }
    }

    /// What happened, and the table it led to.
    pub fn after(what: What, game: &dyn AnyMatch) -> Entry {
        Entry { what, hash: game.hash(), layout: game.about().layout, at: None }
    }

    /// Whether the table is as the entry says; `None` where its fingerprint was taken of states that were written otherwise than
    /// today, so that it tells nothing.
    pub fn fits(&self, after: &dyn AnyMatch) -> Option<bool> {
        (self.layout == after.about().layout).then(|| self.hash == after.hash())
    }

    /// The entry as one line of JSON: what the data file keeps and the chain is made of.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match &self.what {
            What::Act { seat, act } => {
                map.serialize_entry("seat", seat)?;
                map.serialize_entry("act", act)?;
            }
            What::Chance { chance } => map.serialize_entry("chance", chance)?,
            What::Undo { undo } => map.serialize_entry("undo", undo)?,
            What::Back { back, by, agreed } => {
                map.serialize_entry("back", back)?;
                map.serialize_entry("by", by)?;
                map.serialize_entry("agreed", agreed)?;
            }
            What::Begin { begin } => map.serialize_entry("begin", begin)?,
            What::Join { join, who } => {
                map.serialize_entry("join", join)?;
                map.serialize_entry("who", who)?;
            }
            What::Leave { leave, who, away } => {
                map.serialize_entry("leave", leave)?;
                if let Some(who) = who {
                    map.serialize_entry("who", who)?;
                }
                if *away {
                    map.serialize_entry("away", away)?;
                }
            }
            What::Options { options } => map.serialize_entry("options", options)?,
            What::Close { close } => map.serialize_entry("close", close)?,
        }
        if !self.hash.is_empty() {
            map.serialize_entry("hash", &self.hash)?;
        }
        if self.layout != FIRST_LAYOUT {
            map.serialize_entry("layout", &self.layout)?;
        }
        if let Some(at) = self.at {
            map.serialize_entry("at", &at)?;
        }
        map.end()
    }
}

/// Everything an entry may hold, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    seat: Option<Seat>,
    act: Option<String>,
    chance: Option<String>,
    undo: Option<Seat>,
    back: Option<u64>,
    by: Option<Seat>,
    agreed: Option<SeatSet>,
    begin: Option<Vec<Sitter>>,
    join: Option<Seat>,
    who: Option<Sitter>,
    leave: Option<Seat>,
    away: Option<bool>,
    options: Option<String>,
    close: Option<String>,
    hash: Option<String>,
    layout: Option<u32>,
    at: Option<i64>,
}

/// The fields of an entry do not tell one thing that can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnEntry;

impl fmt::Display for NotAnEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an entry of the log tells exactly one thing that happened")
    }
}

impl std::error::Error for NotAnEntry {}

impl TryFrom<Fields> for Entry {
    type Error = NotAnEntry;

    fn try_from(mut fields: Fields) -> Result<Entry, NotAnEntry> {
        let (hash, layout, at) = (fields.hash.take(), fields.layout.take(), fields.at.take());
        let what = fields.what()?;
        Ok(Entry { what, hash: hash.unwrap_or_default(), layout: layout.unwrap_or(FIRST_LAYOUT), at })
    }
}

impl Fields {
    /// What the fields say, if they say one thing and nothing beside it.
    fn what(mut self) -> Result<What, NotAnEntry> {
        let what = if let Some(seat) = self.seat.take() {
            What::Act { seat, act: self.act.take().ok_or(NotAnEntry)? }
        } else if let Some(chance) = self.chance.take() {
            What::Chance { chance }
        } else if let Some(undo) = self.undo.take() {
            What::Undo { undo }
        } else if let Some(back) = self.back.take() {
            let by = self.by.take().ok_or(NotAnEntry)?;
            What::Back { back, by, agreed: self.agreed.take().ok_or(NotAnEntry)? }
        } else if let Some(begin) = self.begin.take() {
            What::Begin { begin }
        } else if let Some(join) = self.join.take() {
            What::Join { join, who: self.who.take().ok_or(NotAnEntry)? }
        } else if let Some(leave) = self.leave.take() {
            What::Leave { leave, who: self.who.take(), away: self.away.take().unwrap_or_default() }
        } else if let Some(options) = self.options.take() {
            What::Options { options }
        } else {
            What::Close { close: self.close.take().ok_or(NotAnEntry)? }
        };
        if self.is_empty() { Ok(what) } else { Err(NotAnEntry) }
    }

    fn is_empty(&self) -> bool {
        let Fields { seat, act, chance, undo, back, by, agreed, begin, join, who, leave, away, options, close, .. } =
            self;
        let Fields { hash, layout, at, .. } = self;
        seat.or(*undo).or(*by).or(*join).or(*leave).is_none()
            && back.is_none()
            && agreed.is_none()
            && act.is_none()
            && chance.is_none()
            && begin.is_none()
            && who.is_none()
            && away.is_none()
            && options.is_none()
            && close.is_none()
            && hash.is_none()
            && layout.is_none()
            && at.is_none()
    }
}

/// What the first entry of a log hangs on: everything that was agreed before it, each as one line of JSON.
pub fn first_link(rules_version: u32, setup: &str, edition: &str, commitment: &str) -> String {
    sha256_hex(format!("crownlands-log-1\n{rules_version}\n{setup}\n{edition}\n{commitment}").as_bytes())
}

/// The link of an entry that follows on this one.
pub fn link(before: &str, entry: &Entry) -> String {
    link_line(before, &entry.line())
}

/// The link of an entry that is written as this line.
pub fn link_line(before: &str, line: &str) -> String {
    sha256_hex(format!("{before}\n{line}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each, with the line it is written as.
    fn everything() -> Vec<(Entry, String)> {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let ann = Sitter { name: "Ann".into(), salt: Some(Salt::from_bytes([7; 32])), ..Sitter::default() };
        let bot = Sitter { name: "Dora".into(), bot: Some("fair".into()), salt: None };
        let salted = r#"{"name":"Ann","salt":"0707070707070707070707070707070707070707070707070707070707070707"}"#;
        let act = Entry { hash: "93ab".into(), ..Entry::new(What::Act { seat: a, act: "lead 11".into() }) };
        let late = Entry { layout: 2, at: Some(5), ..act.clone() };
        let left = What::Leave { leave: b, who: Some(bot), away: true };
        let lines = [
            (late, r#"{"seat":"a","act":"lead 11","hash":"93ab","layout":2,"at":5}"#.to_owned()),
            (act, r#"{"seat":"a","act":"lead 11","hash":"93ab"}"#.to_owned()),
            (Entry::new(What::Chance { chance: "draw 12".into() }), r#"{"chance":"draw 12"}"#.to_owned()),
            (Entry::new(What::Undo { undo: b }), r#"{"undo":"b"}"#.to_owned()),
            (
                Entry::new(What::Back { back: 3, by: b, agreed: [a, b].into_iter().collect() }),
                r#"{"back":3,"by":"b","agreed":["a","b"]}"#.to_owned(),
            ),
            (Entry::new(What::Begin { begin: vec![ann.clone()] }), format!(r#"{{"begin":[{salted}]}}"#)),
            (Entry::new(What::Join { join: b, who: ann }), format!(r#"{{"join":"b","who":{salted}}}"#)),
            (Entry::new(left), r#"{"leave":"b","who":{"name":"Dora","bot":"fair"},"away":true}"#.to_owned()),
            (Entry::new(What::Leave { leave: a, who: None, away: false }), r#"{"leave":"a"}"#.to_owned()),
            (Entry::new(What::Options { options: "calm".into() }), r#"{"options":"calm"}"#.to_owned()),
            (Entry::new(What::Close { close: "asked for".into() }), r#"{"close":"asked for"}"#.to_owned()),
        ];
        lines.into()
    }

    #[test]
    fn every_entry_is_one_line_and_is_read_back() {
        for (entry, line) in everything() {
            assert_eq!(entry.line(), line);
            assert_eq!(serde_json::from_str::<Entry>(&line).unwrap(), entry);
        }
    }

    #[test]
    fn lines_that_tell_nothing_or_two_things_are_refused() {
        for line in [
            "{}",
            r#"{"seat":"a"}"#,
            r#"{"act":"lead 11"}"#,
            r#"{"seat":"i","act":"lead 11"}"#,
            r#"{"seat":"a","act":"lead 11","chance":"draw 12"}"#,
            r#"{"chance":"draw 12","who":{"name":"Ann"}}"#,
            r#"{"join":"a"}"#,
            r#"{"undo":"a","undone":1}"#,
            r#"{"back":3,"by":"a"}"#,
            r#"{"back":-1,"by":"a","agreed":[]}"#,
            r#"{"undo":"a","by":"a"}"#,
        ] {
            assert!(serde_json::from_str::<Entry>(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_link_depends_on_everything_before_it() {
        let first = first_link(1, "{}", "e", "c");
        let [one, two] = [0, 1].map(|at| everything()[at].0.clone());
        assert_ne!(link(&link(&first, &one), &two), link(&link(&first, &two), &one));
        assert_ne!(first, first_link(2, "{}", "e", "c"));
        assert_eq!(link(&first, &one), link_line(&first, &one.line()));
    }
}
