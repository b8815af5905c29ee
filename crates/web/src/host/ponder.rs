//! Bots that think for people: what to do now, and how a finished game went.
//!
//! It happens off the request path, one slice after the other on the threads of the bots, so that it can be watched and stopped, and
//! so that no bot at another table waits for long.

use super::Host;
use super::live::{Live, Now};
use crate::pool::Thought;
use crate::problem::Problem;
use bots::{Budget, Candidate};
use rand::RngExt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use store::{PersonId, Status};
use table::{AnyMatch, Seat};
use tokio::sync::oneshot;

/// Something that is being thought about, a slice at a time.
#[derive(Debug)]
pub(crate) struct Work<T> {
    slices: u32,
    done: AtomicU32,
    stopped: AtomicBool,
    found: OnceLock<T>,
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
    pub(super) fn new(slices: u32) -> Work<T> {
        Work { slices, done: AtomicU32::new(0), stopped: AtomicBool::new(false), found: OnceLock::new() }
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Progress<'_, T> {
        match self.found.get() {
            Some(found) => Progress::Found(found),
            None if self.is_stopped() => Progress::Stopped,
            None => Progress::Thinking(self.done.load(Ordering::Relaxed), self.slices),
        }
    }

    /// Stops it after the slice at hand.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
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
    asked: u64,
    /// What it thinks of each offer, best first.
    pub(crate) work: Work<Vec<Candidate>>,
}

/// In so many slices an advice is thought out.
const SLICES: u32 = 8;

/// How long to wait when every thread is thinking and enough is waiting already.
const CROWDED: Duration = Duration::from_millis(200);

impl Host {
    /// Thinks on a thread of the bots, and waits for as long as they are crowded. `None` if the thought panicked or the server closes.
    pub(super) async fn ponder<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let mut next: Thought = Box::new(move || {
            let _ = answer.send(thought());
        });
        while let Err(refused) = self.pool.think(next) {
            if self.is_closing() {
                return None;
            }
            next = refused;
            tokio::time::sleep(CROWDED).await;
        }
        answered.await.ok()
    }

    /// Lets a bot think about what this seat must decide. Asking again changes nothing while it thinks, or when it has an answer.
    pub(crate) fn advise(self: &Arc<Host>, live: &Arc<Live>, person: PersonId, seat: Seat) -> Result<(), Problem> {
        let (asked, game) = {
            let now = live.now();
            if !now.seats_of(person).has(seat) {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            if !now.options.advice {
                return Err(Problem::forbidden("ui-problem-advice"));
            }
            if now.status != Status::Playing || !now.deciding().has(seat) {
                return Err(Problem::forbidden("ui-problem-not-deciding"));
            }
            if now.advice_for(live, seat).is_some_and(|advice| !advice.work.is_stopped()) {
                return Ok(());
            }
            (now.asked[seat.index()], Arc::<dyn AnyMatch>::from(now.game.fork()))
        };
        let advice = Arc::new(Advice { asked, work: Work::new(SLICES) });
        live.set_advice(seat, Some(Arc::clone(&advice)));
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move { host.think_for(&live, seat, &advice, &game).await });
        Ok(())
    }

    /// Stops thinking for this seat.
    pub(crate) fn stop_advice(&self, live: &Live, person: PersonId, seat: Seat) -> Result<(), Problem> {
        if !live.now().seats_of(person).has(seat) {
            return Err(Problem::forbidden("ui-problem-seat"));
        }
        if let Some(advice) = live.set_advice(seat, None) {
            advice.work.stop();
        }
        Ok(())
    }

    async fn think_for(&self, live: &Live, seat: Seat, advice: &Advice, game: &Arc<dyn AnyMatch>) {
        let bots = live.entry.bots;
        let budget = Budget::Time(self.bots.advice / SLICES);
        let dice: u64 = rand::rng().random();
        let mut thoughts: Vec<Candidate> = Vec::new();
        for slice in 0..SLICES {
            if advice.work.is_stopped() || live.now().asked[seat.index()] != advice.asked {
                break;
            }
            let game = Arc::clone(game);
            let dice = dice.wrapping_add(u64::from(slice));
            match self.ponder(move || bots.think(budget, game.as_ref(), seat, dice)).await.flatten() {
                Some(more) => merge(&mut thoughts, more),
                None => break,
            }
            advice.work.one_more();
            if slice + 1 == SLICES {
                return advice.work.finish(thoughts);
            }
        }
        advice.work.stop();
    }
}

/// Adds what another search thinks of the same offers: visits add up, results weigh as much as they were tried.
fn merge(thoughts: &mut Vec<Candidate>, more: Vec<Candidate>) {
    for candidate in more {
        match thoughts.iter_mut().find(|known| known.act == candidate.act) {
            Some(known) => {
                let (one, other) = (f64::from(known.visits), f64::from(candidate.visits));
                if one + other > 0.0 {
                    known.expected = (known.expected * one + candidate.expected * other) / (one + other);
                }
                known.visits += candidate.visits;
            }
            None => thoughts.push(candidate),
        }
    }
    thoughts.sort_by(|one, other| {
        other
            .visits
            .cmp(&one.visits)
            .then(other.expected.total_cmp(&one.expected))
            .then_with(|| one.act.cmp(&other.act))
    });
}

impl Now {
    /// What a bot thinks for this seat, as long as the seat still has to decide the same.
    pub(crate) fn advice_for(&self, live: &Live, seat: Seat) -> Option<Arc<Advice>> {
        live.advice(seat).filter(|advice| self.deciding().has(seat) && advice.asked == self.asked[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(act: &str, visits: u32, expected: f64) -> Candidate {
        Candidate { act: act.to_owned(), visits, expected }
    }

    #[test]
    fn what_several_searches_think_is_weighed_by_how_often_they_tried() {
        let mut thoughts = vec![candidate("a", 30, 0.5), candidate("b", 10, 0.2)];
        merge(&mut thoughts, vec![candidate("b", 90, 0.6), candidate("a", 10, 0.1), candidate("c", 0, 0.0)]);
        let said: Vec<_> = thoughts.iter().map(|known| (known.act.as_str(), known.visits)).collect();
        assert_eq!(said, [("b", 100), ("a", 40), ("c", 0)]);
        assert!((thoughts[0].expected - 0.56).abs() < 1e-9 && (thoughts[1].expected - 0.4).abs() < 1e-9);
    }

    #[test]
    fn a_work_that_is_done_stays_done() {
        let work: Work<u8> = Work::new(2);
        work.one_more();
        assert_eq!(work.progress(), Progress::Thinking(1, 2));
        work.stop();
        assert_eq!(work.progress(), Progress::Stopped);
        work.finish(7);
        assert_eq!(work.progress(), Progress::Found(&7));
    }
}
