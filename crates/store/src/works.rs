//! What people bring to play with or to look at: editions, positions and records, as texts.

use crate::{Answer, PersonId, Time};
use std::fmt::Debug;

/// What kind of work it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkKind {
    /// Components of a game.
    Edition,
    /// A position of a game.
    Position,
    /// A game that was played.
    Record,
}

impl WorkKind {
    /// Its name in the data file.
    pub fn as_str(self) -> &'static str {
        match self {
            WorkKind::Edition => "edition",
            WorkKind::Position => "position",
            WorkKind::Record => "record",
        }
    }
}

/// Something that somebody brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Work {
    /// Under what it is found, as the caller calls it; the same text has the same key.
    pub key: String,
    /// What it is.
    pub kind: WorkKind,
    /// The game.
    pub game: String,
    /// The text.
    pub text: String,
    /// Who brought it.
    pub person: PersonId,
    /// When.
    pub at: Time,
}

/// Keeps what people bring.
pub trait Works: Debug + Send + Sync {
    /// Keeps a work. Of this kind somebody has at most so many; the oldest make room.
    fn keep_work(&self, work: Work, most: u32) -> Answer<'_, ()>;

    /// The work under this key, whoever brought it first.
    fn work(&self, kind: WorkKind, key: String) -> Answer<'_, Option<Work>>;

    /// What somebody brought, newest first.
    fn works_of(&self, person: PersonId, kind: WorkKind) -> Answer<'_, Vec<Work>>;
}
