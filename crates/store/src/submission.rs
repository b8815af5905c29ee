//! What goes into the log, and what becomes of it.

use crate::tables::letters;
use crate::{Error, NewSeat, PersonId, Status, TableId, Time};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The highest index of a seat, plus one.
const MOST_SEATS: u8 = 26;

/// The longest idempotency key.
const LONGEST_KEY: usize = 200;

/// What sort of thing an entry of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The game begins.
    Begin,
    /// A seat acts.
    Act,
    /// Chance decides.
    Chance,
    /// A seat takes back its last act.
    Undo,
    /// Somebody takes a seat, or a bot does.
    Join,
    /// Somebody leaves a seat.
    Leave,
    /// The options of the table change.
    Options,
    /// A seat plans ahead, or withdraws a plan.
    Plan,
    /// A seat votes on something about the table: an undo across seats, an overdue seat.
    Vote,
    /// The game ends other than by its rules.
    End,
}

impl Kind {
    const ALL: [Kind; 10] = [
        Kind::Begin,
        Kind::Act,
        Kind::Chance,
        Kind::Undo,
        Kind::Join,
        Kind::Leave,
        Kind::Options,
        Kind::Plan,
        Kind::Vote,
        Kind::End,
    ];

    /// The kind as it stands in the data file.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Begin => "begin",
            Kind::Act => "act",
            Kind::Chance => "chance",
            Kind::Undo => "undo",
            Kind::Join => "join",
            Kind::Leave => "leave",
            Kind::Options => "options",
            Kind::Plan => "plan",
            Kind::Vote => "vote",
            Kind::End => "end",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What sort of thing it is.
    pub kind: Kind,
    /// The seat it belongs to.
    pub seat: Option<u8>,
    /// What it says, in the notation of the game or as the caller likes.
    pub body: String,
    /// A fingerprint of the state after it.
    pub hash: String,
    /// The version of how states are written by the program that took the fingerprint.
    pub layout: u32,
    /// The person who did it.
    pub person: Option<PersonId>,
}

impl Entry {
    /// An entry of any kind, without a seat.
    pub fn new(kind: Kind, body: impl Into<String>, hash: impl Into<String>) -> Entry {
        Entry { kind, seat: None, body: body.into(), hash: hash.into(), layout: 1, person: None }
    }

    /// A seat acts.
    pub fn act(seat: u8, action: impl Into<String>, hash: impl Into<String>) -> Entry {
        Entry::new(Kind::Act, action, hash).at_seat(seat)
    }

    /// Chance decides.
    pub fn chance(outcome: impl Into<String>, hash: impl Into<String>) -> Entry {
        Entry::new(Kind::Chance, outcome, hash)
    }

    /// A seat takes back its last act.
    pub fn undo(seat: u8, hash: impl Into<String>) -> Entry {
        Entry::new(Kind::Undo, "", hash).at_seat(seat)
    }

    /// The same entry, belonging to a seat.
    #[must_use]
    pub fn at_seat(mut self, seat: u8) -> Entry {
        self.seat = Some(seat);
        self
    }

    /// The same entry, with a fingerprint of a state that was written so.
    #[must_use]
    pub fn laid_out(mut self, layout: u32) -> Entry {
        self.layout = layout;
        self
    }

    /// The same entry, done by a person.
    #[must_use]
    pub fn by(mut self, person: PersonId) -> Entry {
        self.person = Some(person);
        self
    }
}

/// Something to be appended to the log of a table: all of it, or nothing.
///
/// ```
/// # use store::{Entry, Submission, TableId};
/// # let table: TableId = "0123456789".parse().unwrap();
/// let submission = Submission::new(&table, 41, "key of the form")
///     .entry(Entry::act(0, "expand C7 C9", "93ab"))
///     .entry(Entry::chance("draw 12", "1f04"))
///     .waiting([1, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Submission {
    /// The table.
    pub table: TableId,
    /// The version the sender saw. If the table is elsewhere by now, the submission is stale.
    pub expected: u64,
    /// The idempotency key, unique at this table: the same submission sent twice is kept once.
    pub key: String,
    /// At least one entry. They get the versions `expected + 1 ..`.
    pub entries: Vec<Entry>,
    /// The seats that must decide afterwards; `None` leaves them as they are.
    pub waiting: Option<Vec<u8>>,
    /// How far the table is afterwards; `None` leaves it as it is.
    pub status: Option<Status>,
    /// How the game ended; `None` leaves it as it is.
    pub result: Option<String>,
    /// New options, as JSON; `None` leaves them as they are.
    pub options: Option<String>,
    /// Seats that change hands.
    pub seats: Vec<NewSeat>,
    /// The state after the last entry, to be kept as a snapshot.
    pub snapshot: Option<Vec<u8>>,
}

impl Submission {
    /// A submission without entries yet.
    pub fn new(table: &TableId, expected: u64, key: impl Into<String>) -> Submission {
        Submission {
            table: table.clone(),
            expected,
            key: key.into(),
            entries: Vec::new(),
            waiting: None,
            status: None,
            result: None,
            options: None,
            seats: Vec::new(),
            snapshot: None,
        }
    }

    /// Adds an entry.
    #[must_use]
    pub fn entry(mut self, entry: Entry) -> Submission {
        self.entries.push(entry);
        self
    }

    /// Adds entries.
    #[must_use]
    pub fn entries(mut self, entries: impl IntoIterator<Item = Entry>) -> Submission {
        self.entries.extend(entries);
        self
    }

    /// Says which seats must decide afterwards.
    #[must_use]
    pub fn waiting(mut self, seats: impl IntoIterator<Item = u8>) -> Submission {
        self.waiting = Some(seats.into_iter().collect());
        self
    }

    /// The game begins with it.
    #[must_use]
    pub fn begins(mut self) -> Submission {
        self.status = Some(Status::Playing);
        self
    }

    /// The game is over after it, with this result; nobody must decide any more.
    #[must_use]
    pub fn ends(mut self, result: impl Into<String>) -> Submission {
        self.status = Some(Status::Over);
        self.result = Some(result.into());
        self.waiting([])
    }

    /// A seat changes hands with it.
    #[must_use]
    pub fn seat(mut self, seat: NewSeat) -> Submission {
        self.seats.push(seat);
        self
    }

    /// The options change with it.
    #[must_use]
    pub fn options(mut self, options: impl Into<String>) -> Submission {
        self.options = Some(options.into());
        self
    }

    /// Keeps the state after it as a snapshot.
    #[must_use]
    pub fn snapshot(mut self, state: Vec<u8>) -> Submission {
        self.snapshot = Some(state);
        self
    }

    /// Finds mistakes of the caller before they reach the writer.
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.entries.is_empty() {
            return Err(Error::invalid("a submission needs an entry"));
        }
        if self.key.is_empty() || self.key.len() > LONGEST_KEY {
            return Err(Error::invalid(format!("an idempotency key has 1 to {LONGEST_KEY} bytes")));
        }
        if i64::try_from(self.expected).is_err() {
            return Err(Error::invalid("no table has so many entries"));
        }
        let named = self.entries.iter().filter_map(|entry| entry.seat);
        let waited = self.waiting.iter().flatten().copied();
        let changed = self.seats.iter().map(|seat| seat.seat);
        match named.chain(waited).chain(changed).find(|seat| *seat >= MOST_SEATS) {
            Some(seat) => Err(Error::invalid(format!("no table has a seat {seat}"))),
            None => Ok(()),
        }
    }

    /// The seats that must decide afterwards, as letters.
    pub(crate) fn waiting_letters(&self) -> Option<String> {
        self.waiting.as_deref().map(letters)
    }
}

/// The versions a submission got.
pub type Versions = RangeInclusive<u64>;

/// What became of a submission.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "a stale submission was not kept"]
pub enum Appended {
    /// It is kept, on the disk, under these versions.
    Committed(Versions),
    /// It was kept before, under these versions; nothing was added.
    Duplicate(Versions),
    /// The table has moved on; nothing was added.
    Stale {
        /// The version of the table now.
        current: u64,
    },
}

impl Appended {
    /// The versions under which the submission is kept, now or from before; `None` if it is stale.
    pub fn versions(&self) -> Option<&Versions> {
        match self {
            Appended::Committed(versions) | Appended::Duplicate(versions) => Some(versions),
            Appended::Stale { .. } => None,
        }
    }
}

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Logged {
    /// Its number at its table, from 1.
    pub version: u64,
    /// What sort of thing it is.
    pub kind: Kind,
    /// The seat it belongs to.
    pub seat: Option<u8>,
    /// What it says.
    pub body: String,
    /// A fingerprint of the state after it.
    pub hash: String,
    /// The version of how states were written when the fingerprint was taken.
    pub layout: u32,
    /// The version of the rules it was made under.
    pub rules_version: u32,
    /// The person who did it.
    pub person: Option<PersonId>,
    /// When it was committed.
    pub at: Time,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::read(kind.as_str()), Some(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
        }
    }

    #[test]
    fn mistakes_are_found_before_they_reach_the_writer() {
        let table: TableId = "0123456789".parse().unwrap();
        let good = Submission::new(&table, 0, "k").entry(Entry::act(0, "pass", ""));
        assert_eq!(good.check(), Ok(()));
        let wrong = [
            Submission::new(&table, 0, "k"),
            Submission { key: String::new(), ..good.clone() },
            Submission { key: "k".repeat(201), ..good.clone() },
            Submission { expected: u64::MAX, ..good.clone() },
            good.clone().entry(Entry::act(26, "pass", "")),
            good.clone().waiting([0, 40]),
            good.clone().seat(NewSeat::open(26)),
        ];
        for submission in wrong {
            assert!(matches!(submission.check(), Err(Error::Invalid(_))), "{submission:?}");
        }
    }
}
