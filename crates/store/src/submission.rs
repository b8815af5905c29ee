//! What goes into the log, and what becomes of it.

use crate::{Error, Lease, NewSeat, PersonId, Status, TableId};
use std::ops::RangeInclusive;
use table::SeatSet;
use table::log::Entry;

/// The longest idempotency key.
const LONGEST_KEY: usize = 200;

/// Something to be appended to the log of a table: all of it, or nothing.
///
/// ```
/// # use store::{Submission, TableId};
/// # use table::log::{Entry, What};
/// # use table::{Seat, SeatSet};
/// # let table: TableId = "0123456789".parse().unwrap();
/// let act = What::Act { seat: Seat::new(0), act: "expand C7 C9".to_owned() };
/// let submission = Submission::new(&table, 41, "key of the form")
///     .entry(Entry::new(act))
///     .entry(Entry::new(What::Chance { chance: "draw 12".to_owned() }))
///     .waiting(SeatSet::one(Seat::new(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Submission {
    /// The table.
    pub table: TableId,
    /// The version the sender saw. If the table is elsewhere by now, the submission is stale.
    pub expected: u64,
    /// The idempotency key, unique at this table: the same submission sent twice is kept once.
    pub key: String,
    /// The person it is about, kept beside each entry.
    pub by: Option<PersonId>,
    /// At least one entry. They get the versions `expected + 1 ..`; one that names no moment gets the one at which it is written.
    pub entries: Vec<Entry>,
    /// The seats that must decide afterwards; `None` leaves them as they are.
    pub waiting: Option<SeatSet>,
    /// How far the table is afterwards; `None` leaves it as it is.
    pub status: Option<Status>,
    /// How the game ended; `None` leaves it as it is.
    pub result: Option<String>,
    /// New options, as JSON; `None` leaves them as they are.
    pub options: Option<String>,
    /// Seats that change hands.
    pub seats: Vec<NewSeat>,
    /// Seats whose people are told that something is asked of them beside the game.
    pub asks: SeatSet,
    /// The lease under which it is made. If another server holds it by now, the submission is stale.
    pub fence: Option<Box<Lease>>,
}

impl Submission {
    /// A submission without entries yet.
    pub fn new(table: &TableId, expected: u64, key: impl Into<String>) -> Submission {
        Submission {
            table: table.clone(),
            expected,
            key: key.into(),
            by: None,
            entries: Vec::new(),
            waiting: None,
            status: None,
            result: None,
            options: None,
            seats: Vec::new(),
            asks: SeatSet::EMPTY,
            fence: None,
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

    /// Says whom it is about.
    #[must_use]
    pub fn by(mut self, person: PersonId) -> Submission {
        self.by = Some(person);
        self
    }

    /// Says which seats must decide afterwards.
    #[must_use]
    pub fn waiting(mut self, seats: SeatSet) -> Submission {
        self.waiting = Some(seats);
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
        self.waiting(SeatSet::EMPTY)
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

    /// Something is asked of the people on these seats, beside the game.
    #[must_use]
    pub fn asks(mut self, seats: SeatSet) -> Submission {
        self.asks = seats;
        self
    }

    /// It is kept only if this lease still holds.
    #[must_use]
    pub fn fenced(mut self, lease: Lease) -> Submission {
        self.fence = Some(Box::new(lease));
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
        let texts = [Some(&self.key), self.result.as_ref(), self.options.as_ref()];
        if texts.into_iter().flatten().any(|text| text.contains('\0')) {
            return Err(Error::invalid("no text has the character NUL in it"));
        }
        if i64::try_from(self.expected).is_err() {
            return Err(Error::invalid("no table has so many entries"));
        }
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;
    use table::log::What;

    #[test]
    fn mistakes_are_found_before_they_reach_the_writer() {
        let table: TableId = "0123456789".parse().unwrap();
        let entry = Entry::new(What::Undo { undo: Seat::new(0) });
        let good = Submission::new(&table, 0, "k").entry(entry);
        assert_eq!(good.check(), Ok(()));
        let wrong = [
            Submission::new(&table, 0, "k"),
            Submission { key: String::new(), ..good.clone() },
            Submission { key: "k".repeat(201), ..good.clone() },
            Submission { expected: u64::MAX, ..good.clone() },
            Submission { key: "k\0".into(), ..good.clone() },
            Submission { result: Some("\0".into()), ..good.clone() },
        ];
        for submission in wrong {
            assert!(matches!(submission.check(), Err(Error::Invalid(_))), "{submission:?}");
        }
    }
}
