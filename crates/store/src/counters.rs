//! What the store has done, in numbers.

use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What the store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counters {
    /// Transactions committed by the writer.
    pub commits: u64,
    /// Writes of any sort carried by these transactions.
    pub writes: u64,
    /// The most writes in one transaction.
    pub largest_group: u64,
    /// Submissions kept.
    pub committed: u64,
    /// Entries they added to logs.
    pub entries: u64,
    /// Submissions that had been kept before.
    pub duplicates: u64,
    /// Submissions that were stale.
    pub stale: u64,
    /// Writes turned away because too many were waiting.
    pub busy: u64,
    /// Transactions that failed.
    pub failures: u64,
    /// Times that something was read.
    pub reads: u64,
    /// Writes waiting now.
    pub waiting: u64,
}

macro_rules! tally {
    ($($name:ident),*) => {
        /// The counters while they are being counted.
        #[derive(Debug, Default)]
        pub(crate) struct Tally { $(pub(crate) $name: AtomicU64),* }

        impl Tally {
            /// The counters now; the queue knows how many wait.
            pub(crate) fn read(&self, waiting: u64) -> Counters {
                Counters { $($name: self.$name.load(Relaxed),)* waiting }
            }
        }
    };
}
tally!(commits, writes, largest_group, committed, entries, duplicates, stale, busy, failures, reads);

/// Adds to a counter.
pub(crate) fn add(counter: &AtomicU64, number: usize) {
    counter.fetch_add(number as u64, Relaxed);
}
