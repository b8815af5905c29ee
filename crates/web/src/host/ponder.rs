//! Bots that think for people: what to do now, and how a finished game went.
//!
//! It happens off the request path, one slice after the other on the threads of the bots, so that it can be watched and stopped, and
//! so that others have their turn in between. It ends as soon as nobody looks any more.

use super::Host;
use super::live::Live;
use super::now::Now;
use super::work::{Advice, Work};
use crate::net::Net;
use crate::pool::{Client, Lane};
use crate::problem::Problem;
use bots::{Budget, Candidate, Effort};
use rand::RngExt;
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, Status};
use table::{AnyMatch, Seat};

/// In so many slices an advice is thought out.
const SLICES: u32 = 8;

/// How often it is looked whether somebody still waits.
const LOOK: Duration = Duration::from_millis(100);

/// After this time without a look at an advice nobody waits for it any more. The script looks twice a second.
const ADVICE_ALONE: Duration = Duration::from_secs(20);

impl Host {
    /// Thinks about a slice of a work. `None` if it was stopped, nobody looks any more, it panicked or the server closes.
    pub(super) async fn ponder<W, T: Send + 'static>(
        &self,
        work: &Work<W>,
        alone: Duration,
        thought: impl FnOnce(&Effort) -> T + Send + 'static,
    ) -> Option<T> {
        let asker = work.asker();
        let client = Client { person: Some(asker), net: self.whereabouts(asker) };
        let mut thinking = self.pool.think(client, Lane::Long, thought);
        work.show(Some(thinking.state()));
        let found = loop {
            if work.is_stopped() || work.is_left_alone(alone) || self.is_closing() {
                break None;
            }
            if let Ok(found) = tokio::time::timeout(LOOK, &mut thinking).await {
                break found;
            }
        };
        work.show(None);
        found
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
        let advice = Arc::new(Advice { asked, work: Work::new(person, SLICES) });
        if let Some(before) = live.set_advice(seat, Some(Arc::clone(&advice))) {
            before.work.stop();
        }
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move { host.think_for(&live, seat, &advice, &game).await });
        Ok(())
    }

    /// What a bot would do on this seat of a table that is not played at: best first; nothing if it could not think.
    pub(crate) async fn opinion(
        &self,
        (person, net): (Option<PersonId>, Net),
        entry: &'static shelf::Entry,
        game: Arc<dyn AnyMatch>,
        seat: Seat,
    ) -> Option<Vec<Candidate>> {
        let (bots, budget, dice) = (entry.bots, Budget::Time(self.bots.advice), rand::rng().random());
        let client = Client { person, net: Some(net) };
        self.pool
            .think(client, Lane::Long, move |effort| bots.think(budget, game.as_ref(), seat, dice, effort))
            .await
            .flatten()
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
            if live.now().asked[seat.index()] != advice.asked {
                break;
            }
            let game = Arc::clone(game);
            let dice = dice.wrapping_add(u64::from(slice));
            let think = move |effort: &Effort| bots.think(budget, game.as_ref(), seat, dice, effort);
            match self.ponder(&advice.work, ADVICE_ALONE, think).await.flatten() {
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
                let mean = |mine: f64, theirs: f64| (mine * one + theirs * other) / (one + other);
                if one + other > 0.0 {
                    known.expected = mean(known.expected, candidate.expected);
                    known.points = match (known.points, candidate.points) {
                        (Some(mine), Some(theirs)) => Some(mean(mine, theirs)),
                        (mine, theirs) => mine.or(theirs),
                    };
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
        Candidate { act: act.to_owned(), visits, expected, points: Some(100.0 * expected) }
    }

    #[test]
    fn what_several_searches_think_is_weighed_by_how_often_they_tried() {
        let mut thoughts = vec![candidate("a", 30, 0.5), candidate("b", 10, 0.2)];
        merge(&mut thoughts, vec![candidate("b", 90, 0.6), candidate("a", 10, 0.1), candidate("c", 0, 0.0)]);
        let said: Vec<_> = thoughts.iter().map(|known| (known.act.as_str(), known.visits)).collect();
        assert_eq!(said, [("b", 100), ("a", 40), ("c", 0)]);
        assert!((thoughts[0].expected - 0.56).abs() < 1e-9 && (thoughts[1].expected - 0.4).abs() < 1e-9);
        assert!((thoughts[0].points.unwrap_or_default() - 56.0).abs() < 1e-6, "points are weighed alike");
    }
}
