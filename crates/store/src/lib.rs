//! Tables and the append-only log.
//!
//! [`Store`] is the boundary: `web` holds an `Arc<dyn Store>` from [`open`] and knows nothing of what is behind it. Behind
//! it is one SQLite file ([`sqlite`]), or a PostgreSQL database that any number of servers share ([`postgres`]).
//!
//! The store knows nothing of rules. Its log is made of the entries of [`table::log`], which it keeps, chains and gives back; setups and
//! results are text to it.
//! What it does know is that a move is either on the disk or was never acknowledged:
//!
//! ```
//! # use store::*;
//! # use table::log::{Entry, What};
//! # use table::{Seat, SeatSet};
//! # async fn play(store: &dyn Store, table: &Table, me: PersonId) -> Result<(), Error> {
//! let act = What::Act { seat: Seat::new(0), act: "expand C7 C9".to_owned() };
//! let submission = Submission::new(&table.id, table.version, fresh_key())
//!     .entry(Entry::new(act))
//!     .entry(Entry::new(What::Chance { chance: "draw 12".to_owned() }))
//!     .by(me)
//!     .waiting(SeatSet::one(Seat::new(1)));
//! match store.append(submission).await? {
//!     Appended::Committed(versions) => println!("kept as {versions:?}"),
//!     Appended::Duplicate(versions) => println!("was kept before as {versions:?}"),
//!     Appended::Stale { current } => println!("the table is at {current} by now; look again"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! What the operator does to a data file or a database (backup, check, close, ban …) is done at the [`Office`].
#![forbid(unsafe_code)]
// What both databases say alike (`src/sql`) is written once and compiled for each of them; generic functions over both would carry a page of
// bounds each.
#![allow(clippy::duplicate_mod, reason = "compiled once for each database")]

mod answer;
mod chat;
#[cfg(feature = "postgres")]
mod copy;
mod counters;
mod deed;
mod error;
mod export;
mod failure;
mod finding;
mod lease;
mod lesson;
mod listing;
mod logged;
mod news;
mod notes;
mod office;
mod outbox;
mod people;
mod permits;
mod person;
mod plans;
#[cfg(feature = "postgres")]
pub mod postgres;
mod ratings;
pub mod sqlite;
mod store;
mod submission;
mod tables;
mod time;
mod tournaments;
mod vacations;
mod works;

pub use answer::Answer;
pub use chat::{Said, Say};
#[cfg(feature = "postgres")]
pub use copy::{Moved, migrate};
pub use counters::Counters;
pub use deed::{Deed, DeedKind};
pub use error::Error;
pub use export::{EXPORT_FORMAT, Export, ExportedSeat};
pub use finding::{Finding, Known, Report, Stats};
pub use lease::{Lease, Leased};
pub use lesson::Learnt;
pub use listing::{Cursor, Listing, NotACursor, Page, Which};
pub use logged::Logged;
pub use news::News;
pub use notes::{Notes, Told};
pub use office::Office;
pub use outbox::{
    Channel, ChannelKind, Delivery, DueNotice, NewChannel, Notice, NoticeKind, NoticeState, NoticedTable, Outbox,
};
pub use people::{
    Account, Code, Invitation, Looks, NewAccount, NotASessionId, Passkey, People, Session, SessionId, Tie, Tied,
};
pub use permits::{Permit, Permits};
pub use person::{NewPerson, NotAToken, Person, PersonChange, PersonId, Token, fresh_key};
pub use plans::{Plan, PlanState, Plans};
pub use ratings::{InSeason, Kept, NewRating, Rating, RatingStep, Ratings};
pub use sqlite::commit_rate;
pub use store::Store;
pub use submission::{Appended, Submission, Versions};
pub use tables::{
    Holder, Later, Loaded, NewSeat, NewTable, NotATableId, SeatHeld, Secret, Snapshot, Status, Table, TableId,
};
pub use time::Time;
pub use tournaments::{Entered, Entrant, NewTournament, Pairing, Participant, Tournament, Tournaments, Whole};
pub use vacations::{Allowance, Granted, Vacation, Vacations};
pub use works::{Work, WorkKind, Works};

use std::path::PathBuf;
use std::sync::Arc;

/// How a store is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many writes may wait; more are turned away with [`Error::Busy`].
    pub queue: usize,
    /// The most writes in one transaction.
    pub group: usize,
    /// How many connections read.
    pub readers: u32,
    /// How long to wait for another program that holds the data file.
    pub patience: std::time::Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options { queue: 4096, group: 1024, readers: 4, patience: std::time::Duration::from_secs(5) }
    }
}

/// Opens the store at this address: `sqlite://FILE`, which is made if it is not there, or `postgres://…`, a database that is filled if it
/// is empty.
///
/// `sqlite://crownlands.sqlite` lies in the working directory, `sqlite:///var/lib/crownlands.sqlite` does not.
/// Must be called inside a Tokio runtime, which then carries the writer.
pub async fn open(url: &str, options: Options) -> Result<Arc<dyn Store>, Error> {
    match Address::read(url)? {
        Address::File(path) => Ok(Arc::new(sqlite::Sqlite::open(path, options).await?)),
        #[cfg(feature = "postgres")]
        Address::Database(url) => Ok(Arc::new(postgres::Postgres::open(&url, options).await?)),
    }
}

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Address {
    /// One SQLite file.
    File(PathBuf),
    /// A PostgreSQL database.
    #[cfg(feature = "postgres")]
    Database(String),
}

impl Address {
    /// Reads `sqlite://FILE` and `postgres://…`.
    pub(crate) fn read(url: &str) -> Result<Address, Error> {
        let file = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
        // Only the scheme: the rest of an address may hold a password.
        let unsupported = || Error::Unsupported(url.split(':').next().unwrap_or_default().to_owned());
        match file {
            Some(path) if !path.is_empty() => Ok(Address::File(PathBuf::from(path))),
            #[cfg(feature = "postgres")]
            None if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Address::Database(url.to_owned()))
            }
            _ => Err(unsupported()),
        }
    }
}
