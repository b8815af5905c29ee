//! Tables and their seats.

use crate::person::random;
use crate::{Logged, PersonId, Time};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::log::{Entry, Sitter};
use table::{Salt, Seat, SeatSet};

/// Letters and digits that are hard to confuse, as in Crockford's base 32.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The length of a table's id: 50 random bits.
const ID_LENGTH: usize = 10;

/// The name of a table in addresses: ten random letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    /// A fresh id.
    pub(crate) fn draw() -> TableId {
        let bytes = random::<ID_LENGTH>();
        TableId(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text cannot be the id of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotATableId(pub String);

impl fmt::Display for NotATableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` cannot be the name of a table", self.0)
    }
}

impl std::error::Error for NotATableId {}

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<TableId, NotATableId> {
        if text.len() == ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte)) {
            Ok(TableId(text.to_owned()))
        } else {
            Err(NotATableId(text.to_owned()))
        }
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are being taken; the game has not begun.
    Open,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl Status {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Over].into_iter().find(|status| status.as_str() == text)
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot of this kind.
    Bot(String),
}

impl Holder {
    /// The person, if it is one.
    pub fn person(&self) -> Option<PersonId> {
        if let Holder::Person(id) = self { Some(*id) } else { None }
    }

    /// The kind of bot, if it is one.
    pub fn bot(&self) -> Option<&str> {
        if let Holder::Bot(kind) = self { Some(kind) } else { None }
    }
}

/// A seat as it is to be held from now on: for a new table, or as part of a [`Submission`](crate::Submission).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// Which.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// The name shown there.
    pub name: String,
    /// What the person adds to chance.
    pub salt: Option<Salt>,
}

impl NewSeat {
    /// A seat nobody holds.
    pub fn open(seat: Seat) -> NewSeat {
        NewSeat { seat, holder: Holder::Open, name: String::new(), salt: None }
    }

    /// A seat held by a person.
    pub fn person(seat: Seat, person: PersonId, name: impl Into<String>) -> NewSeat {
        NewSeat { seat, holder: Holder::Person(person), name: name.into(), salt: None }
    }

    /// A seat held by a bot.
    pub fn bot(seat: Seat, kind: impl Into<String>, name: impl Into<String>) -> NewSeat {
        NewSeat { seat, holder: Holder::Bot(kind.into()), name: name.into(), salt: None }
    }

    /// The same seat, with what its person adds to chance.
    #[must_use]
    pub fn salted(mut self, salt: Option<Salt>) -> NewSeat {
        self.salt = salt;
        self
    }

    /// Who sits there, as the log tells it.
    pub fn sitter(&self) -> Sitter {
        Sitter { name: self.name.clone(), bot: self.holder.bot().map(str::to_owned), salt: self.salt }
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatHeld {
    /// Which.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// The name shown there; may outlive the holder.
    pub name: String,
    /// Since when it is held; `None` while it is open.
    pub joined: Option<Time>,
    /// What the person added to chance.
    pub salt: Option<Salt>,
}

impl SeatHeld {
    /// Who sits there, as the log tells it.
    pub fn sitter(&self) -> Sitter {
        Sitter { name: self.name.clone(), bot: self.holder.bot().map(str::to_owned), salt: self.salt }
    }
}

/// A table to be opened. Its log begins empty, at version 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// What was agreed, as one line of JSON.
    pub setup: String,
    /// The version of the rules it will be played with to its end.
    pub rules_version: u32,
    /// The edition, named exactly, as one line of JSON.
    pub edition: String,
    /// The seed of chance.
    pub seed: Secret,
    /// What binds the seed before it is shown.
    pub commitment: String,
    /// Whether the commitment was shown to somebody before they opened the table. It must be good for one table only: otherwise they
    /// could look at the cards at one and play at the other.
    pub promised: bool,
    /// What may be changed during play (speed of bots …), as JSON.
    pub options: String,
    /// Whether nothing is at stake.
    pub casual: bool,
    /// Whether strangers find it in the lobby. A table that is not listed is reached by its address.
    pub listed: bool,
    /// Who opens it.
    pub host: Option<PersonId>,
    /// The table this one is the rematch of.
    pub rematch_of: Option<TableId>,
    /// Its seats.
    pub seats: Vec<NewSeat>,
}

/// A table: everything about it that is no secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// Its name in addresses.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played with.
    pub rules_version: u32,
    /// The edition, named exactly.
    pub edition: String,
    /// What binds the seed before it is shown.
    pub commitment: String,
    /// How far it is.
    pub status: Status,
    /// What may be changed during play, as JSON.
    pub options: String,
    /// Whether nothing is at stake.
    pub casual: bool,
    /// Whether strangers find it in the lobby.
    pub listed: bool,
    /// The number of entries in its log.
    pub version: u64,
    /// The seats that must decide now, as the last submission said.
    pub waiting: SeatSet,
    /// How it ended, as the caller writes it.
    pub result: Option<String>,
    /// Who opened it.
    pub host: Option<PersonId>,
    /// The table this one is the rematch of.
    pub rematch_of: Option<TableId>,
    /// When it was opened.
    pub created: Time,
    /// When its log last grew.
    pub updated: Time,
    /// When its game ended.
    pub ended: Option<Time>,
    /// Its seats in order.
    pub seats: Vec<SeatHeld>,
}

impl Table {
    /// The seats this person holds.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(move |held| held.holder == Holder::Person(person)).map(|held| held.seat)
    }

    /// Whether this person holds a seat.
    pub fn seats_person(&self, person: PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whether it is this person's turn.
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.seats_of(person).any(|seat| self.waiting.has(seat))
    }
}

/// Text that must not slip into a page or a log file.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Hides the text.
    pub fn new(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// The text itself. Who calls this sees to it that it goes no further than it may.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    /// Never prints the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Everything needed to go on with a table, read at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// What was agreed, as JSON.
    pub setup: String,
    /// The seed of chance; a secret until the game is over.
    pub seed: Secret,
    /// The whole log, or what came after the snapshot.
    pub log: Vec<Logged>,
    /// The first version at which the chain of the log does not hold, so that somebody changed something behind the server's back;
    /// `None` if all is as it was written.
    pub broken_at: Option<u64>,
    /// How the table stood before that log; `None` where the log is whole.
    pub snapshot: Option<Snapshot>,
}

/// How a table stood after an entry of its log. The chain of the log up to there holds, and the snapshot was sealed with its link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The version of that entry.
    pub version: u64,
    /// How the table stood, as it was kept.
    pub stood: String,
    /// What happened around the game up to there.
    pub around: Vec<Logged>,
    /// The last step of the game up to there, with the fingerprint of the table after it.
    pub step: Entry,
}

/// What has happened at a table since a version, read at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// The table as it is.
    pub table: Table,
    /// The entries after that version.
    pub log: Vec<Logged>,
    /// The first version at which these do not hang on what was there, or on each other; `None` if all is as it was written.
    pub broken_at: Option<u64>,
}

/// The letters of these seats, as they stand in the data file.
pub(crate) fn letters(seats: SeatSet) -> String {
    seats.iter().map(Seat::letter).collect()
}

/// The seats of these letters; `None` if one of them is none.
pub(crate) fn seats_of_letters(letters: &str) -> Option<SeatSet> {
    letters.chars().map(|letter| letter.to_string().parse::<Seat>().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_is_written_and_read_back_and_anything_else_is_refused() {
        let id = TableId::draw();
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::draw());
        for wrong in ["", "short", "ABCDEFGHJK", "abcdefghil", "../../etc/", "éééééééééé"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_never_printed_by_debug() {
        assert_eq!(format!("{:?}", Secret::new("123")), "Secret(…)");
    }

    #[test]
    fn seats_and_letters_are_each_others_inverse() {
        let seats: SeatSet = [0, 2, 7].map(Seat::new).into_iter().collect();
        assert_eq!(letters(seats), "ach");
        assert_eq!(seats_of_letters("ach"), Some(seats));
        assert_eq!(seats_of_letters("ai"), None);
    }
}
