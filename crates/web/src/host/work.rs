//! What bots think out for people, a slice at a time.

use crate::pool::ThoughtState;
use bots::Candidate;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use store::PersonId;

/// Something that is being thought about for somebody, a slice at a time.
#[derive(Debug)]
pub(crate) struct Work<T> {
    /// Who asked for it.
    asker: PersonId,
    slices: u32,
    done: AtomicU32,
    stopped: bots::Stop,
    found: OnceLock<T>,
    looked: Mutex<Instant>,
    slice: Mutex<Option<Arc<ThoughtState>>>,
}

/// How far a work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress<'a, T> {
    /// So many slices of so many are done.
    Thinking(u32, u32),
    /// Somebody stopped it, or it could not go on.
    Stopped,
    /// It is done.
    Found(&'a T),
}

impl<T> Work<T> {
    /// A work of so many slices, none of them done.
    pub(super) fn new(asker: PersonId, slices: u32) -> Work<T> {
        Work {
            asker,
            slices,
            done: AtomicU32::new(0),
            stopped: bots::Stop::new(),
            found: OnceLock::new(),
            looked: Mutex::new(Instant::now()),
            slice: Mutex::default(),
        }
    }

    /// How far it is, for those who look and so show that somebody still waits for it.
    pub(crate) fn look(&self) -> Progress<'_, T> {
        *crate::lock(&self.looked) = Instant::now();
        self.progress()
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Progress<'_, T> {
        match self.found.get() {
            Some(found) => Progress::Found(found),
            None if self.is_stopped() => Progress::Stopped,
            None => Progress::Thinking(self.done.load(Ordering::Relaxed), self.slices),
        }
    }

    /// For how long it has been waiting for its turn; `None` while it is thought about.
    pub(crate) fn waiting(&self) -> Option<Duration> {
        crate::lock(&self.slice).as_ref().and_then(|slice| slice.waiting())
    }

    /// Who asked for it.
    pub(super) fn asker(&self) -> PersonId {
        self.asker
    }

    /// Whether this person asked for it.
    pub(super) fn is_of(&self, person: PersonId) -> bool {
        self.asker == person
    }

    /// Stops it.
    pub(crate) fn stop(&self) {
        self.stopped.raise();
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.is_raised()
    }

    /// Whether nobody has looked for so long.
    pub(super) fn is_left_alone(&self, span: Duration) -> bool {
        crate::lock(&self.looked).elapsed() >= span
    }

    /// The slice that is thought about, or waits for its turn.
    pub(super) fn show(&self, slice: Option<Arc<ThoughtState>>) {
        *crate::lock(&self.slice) = slice;
    }

    pub(super) fn one_more(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn finish(&self, found: T) {
        // Only the task that does the work finishes it, and it does so once.
        let _ = self.found.set(found);
    }
}

/// What a bot would do on a seat.
#[derive(Debug)]
pub(crate) struct Advice {
    /// The version at which the seat was asked what it is asked; later advice is of no use any more.
    pub(super) asked: u64,
    /// What it thinks of each offer, best first.
    pub(crate) work: Work<Vec<Candidate>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_work_that_is_done_stays_done() {
        let work: Work<u8> = Work::new(PersonId(1), 2);
        work.one_more();
        assert_eq!(work.progress(), Progress::Thinking(1, 2));
        work.stop();
        assert_eq!(work.progress(), Progress::Stopped);
        work.finish(7);
        assert_eq!(work.progress(), Progress::Found(&7));
    }
}
