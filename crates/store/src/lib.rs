//! Tables and the append-only log.
//!
//! [`Store`] is the boundary: `web` holds an `Arc<dyn Store>` from [`open`] and knows nothing of what is behind it. Behind
//! it is one SQLite file ([`sqlite`]); PostgreSQL can follow without a change in front.
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
//! What the operator does to a data file (backup, check, close, ban …) is done at the [`Office`](sqlite::Office).
#![forbid(unsafe_code)]

mod chat;
mod counters;
mod deed;
mod error;
mod export;
mod listing;
mod person;
pub mod sqlite;
mod store;
mod submission;
mod tables;
mod time;

pub use chat::{Said, Say};
pub use counters::Counters;
pub use deed::{Deed, DeedKind};
pub use error::Error;
pub use export::{EXPORT_FORMAT, Export, ExportedSeat};
pub use listing::{Cursor, Listing, NotACursor, Page, Which};
pub use person::{NewPerson, NotAToken, Person, PersonChange, PersonId, Token, fresh_key};
pub use sqlite::commit_rate;
pub use store::{Answer, Store};
pub use submission::{Appended, Logged, Submission, Versions};
pub use tables::{Holder, Loaded, NewSeat, NewTable, NotATableId, SeatHeld, Secret, Status, Table, TableId};
pub use time::Time;

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

/// Opens the store at this address, `sqlite://FILE`, and makes the file if it is not there.
///
/// `sqlite://crownlands.sqlite` lies in the working directory, `sqlite:///var/lib/crownlands.sqlite` does not.
/// Must be called inside a Tokio runtime, which then carries the writer.
pub async fn open(url: &str, options: Options) -> Result<Arc<dyn Store>, Error> {
    match url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:")) {
        Some(path) if !path.is_empty() => Ok(Arc::new(sqlite::Sqlite::open(path, options).await?)),
        // Only the scheme: the rest of an address may hold a password.
        _ => Err(Error::Unsupported(url.split(':').next().unwrap_or_default().to_owned())),
    }
}
