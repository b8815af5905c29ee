//! What is found when a whole house is looked at.

use crate::{Person, TableId};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// Something that is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// It was copied while a server had it, without the -wal file: what was written last may be missing.
    BareCopy,
    /// The database finds its pages or references damaged.
    Damage(String),
    /// The log of this table was changed, cut or filled in from this version on.
    Chain(TableId, u64),
    /// The seed of this table is not the one that was promised when it was opened.
    Seed(TableId),
    /// This table cannot be read.
    Table(TableId, String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::BareCopy => f.write_str(
                "this is a plain copy of a file that was being served, without its -wal file: what was written last may be missing; \
                 `crownlands admin backup` makes copies that are whole",
            ),
            Finding::Damage(what) => write!(f, "the file is damaged: {what}"),
            Finding::Chain(id, version) => write!(f, "table {id}: the log was changed at entry {version}"),
            Finding::Seed(id) => write!(f, "table {id}: the seed is not the one that was promised when the table was opened"),
            Finding::Table(id, why) => write!(f, "table {id}: {why}"),
        }
    }
}

/// What was looked at and found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// How many tables.
    pub tables: u64,
    /// How many entries in their logs.
    pub entries: u64,
    /// What is wrong. A file about which nothing is found is sound.
    pub findings: Vec<Finding>,
}

/// Somebody known, with what they have to do with tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Known {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// At how many tables they sit.
    pub seats: u64,
    /// How many things they have said.
    pub said: u64,
}

/// A house in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stats {
    /// People known.
    pub people: u64,
    /// Tables, by game and how far they are (`open`, `playing`, `over`).
    pub tables: BTreeMap<String, BTreeMap<String, u64>>,
    /// Entries in all logs.
    pub entries: u64,
    /// Things said at tables.
    pub said: u64,
    /// What the operator has done.
    pub deeds: u64,
    /// Bytes of the data file, and of what waits beside it to be carried in, or of the database.
    pub bytes: u64,
}
