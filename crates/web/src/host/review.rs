//! Looking back at a finished game: how it stood after every step, where it turned, and what would have been better.

use super::Host;
use super::live::Live;
use super::work::{Progress, Work};
use crate::problem::Problem;
use bots::{Budget, Candidate, Effort};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{PersonId, Status, TableId};
use table::record::What;
use table::{AnyMatch, Message, Seat};

/// How many finished games are remembered; the oldest make room.
const KEPT: usize = 256;

/// How many games are looked back at at the same time.
const AT_ONCE: usize = 8;

/// After this time without a look nobody waits for an analysis any more. The script looks twice a second; others look again by hand.
const ALONE: Duration = Duration::from_secs(120);

/// How many swings and better moves are told.
const TOLD: usize = 8;

/// What a seat must stand to win, of all there is to win, before a swing or a better move is worth telling.
const WORTH_TELLING: f64 = 0.03;

/// How often a move must have been tried before its result is believed.
const TRIED: u32 = 4;

/// What was found in a finished game.
#[derive(Debug)]
pub(crate) struct Review {
    /// How it stood for each seat, from 0 to 1, before the first step and after every one.
    pub(crate) standings: Vec<Vec<f64>>,
    /// The biggest swings, in the order of the game.
    pub(crate) swings: Vec<Swing>,
    /// The better moves found, in the order of the game.
    pub(crate) better: Vec<Better>,
    /// How many decisions were looked at.
    pub(crate) looked_at: usize,
}

/// A step after which the game stood otherwise.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Swing {
    /// The number of the step, from 1.
    pub(crate) step: usize,
    /// Who acted; `None` if chance decided.
    pub(crate) actor: Option<Seat>,
    /// What they did; `None` if chance decided.
    pub(crate) did: Option<Message>,
    /// Whose prospects changed most.
    pub(crate) seat: Seat,
    /// By how much.
    pub(crate) change: f64,
}

/// A decision at which something else would have been better, as far as a bot can see that from the seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Better {
    /// The number of the step, from 1.
    pub(crate) step: usize,
    /// Who decided.
    pub(crate) seat: Seat,
    /// What was done, and what was expected from it.
    pub(crate) played: (Message, Candidate),
    /// What a bot would have done, and what was expected from that.
    pub(crate) best: (Message, Candidate),
}

/// The games that were looked at, newest last.
#[derive(Debug, Default)]
pub(super) struct Reviews(Mutex<VecDeque<(TableId, Arc<Work<Review>>)>>);

impl Reviews {
    fn get(&self, id: &TableId) -> Option<Arc<Work<Review>>> {
        crate::lock(&self.0).iter().find(|(known, _)| known == id).map(|(_, work)| Arc::clone(work))
    }

    /// Keeps a new work, unless too many are being done already.
    fn keep(&self, id: &TableId, work: Arc<Work<Review>>) -> Result<(), Problem> {
        let mut all = crate::lock(&self.0);
        let running = all.iter().filter(|(_, work)| matches!(work.progress(), Progress::Thinking(..))).count();
        if running >= AT_ONCE {
            return Err(Problem::Busy);
        }
        all.retain(|(known, _)| known != id);
        if all.len() >= KEPT {
            all.pop_front();
        }
        all.push_back((id.clone(), work));
        Ok(())
    }
}

/// A step of the game with everything a bot needs to look at it.
struct Step {
    number: usize,
    before: Arc<dyn AnyMatch>,
    what: What,
}

impl Host {
    /// The look back at this table, if somebody asked for it.
    pub(crate) fn review_of(&self, live: &Live) -> Option<Arc<Work<Review>>> {
        self.reviews.get(&live.id)
    }

    /// Looks back at a finished game. Asking again changes nothing while it is looked at, or when that is done.
    pub(crate) fn review(self: &Arc<Host>, live: &Arc<Live>, person: PersonId) -> Result<(), Problem> {
        if live.now().status != Status::Over {
            return Err(Problem::forbidden("ui-problem-analysis"));
        }
        if self.reviews.get(&live.id).is_some_and(|work| !work.is_stopped()) {
            return Ok(());
        }
        let whats: Option<Vec<What>> = live.now().rows.iter().map(|row| row.what().cloned()).collect();
        let whats = whats.ok_or(Problem::Broken)?;
        let work = Arc::new(Work::new(person, u32::try_from(whats.len()).unwrap_or(u32::MAX)));
        self.reviews.keep(&live.id, Arc::clone(&work))?;
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            match host.look_back(&live, &work, whats).await {
                Some(review) => work.finish(review),
                None => work.stop(),
            }
        });
        Ok(())
    }

    /// Stops looking back at this table: for whoever asked for it, and for those who played.
    pub(crate) fn stop_review(&self, live: &Live, person: PersonId) -> Result<(), Problem> {
        let Some(work) = self.reviews.get(&live.id) else { return Ok(()) };
        if !work.is_of(person) && live.now().seats_of(person).is_empty() {
            return Err(Problem::forbidden("ui-problem-analysis-stop"));
        }
        work.stop();
        Ok(())
    }

    /// Goes through the game step by step. `None` if it was stopped, or could not go on.
    async fn look_back(&self, live: &Live, work: &Work<Review>, whats: Vec<What>) -> Option<Review> {
        let bots = live.entry.bots;
        let budget = Budget::Iterations(self.bots.review);
        let taken_back = taken_back(&whats);
        let mut game: Arc<dyn AnyMatch> = Arc::from(live.entry.game.begin(&live.setup).ok()?);
        let mut standings = vec![bots.standing(game.as_ref())?];
        let (mut swings, mut better, mut looked_at) = (Vec::new(), Vec::new(), 0);
        for (index, what) in whats.into_iter().enumerate() {
            let step = Step { number: index + 1, before: Arc::clone(&game), what };
            let counts = !taken_back[index];
            let (after, standing, step, thoughts) = self
                .ponder(work, ALONE, move |effort: &Effort| {
                    let mut after = step.before.fork();
                    step.what.apply(after.as_mut()).ok()?;
                    let standing = bots.standing(after.as_ref())?;
                    let thoughts = match &step.what {
                        What::Act { seat, .. } if counts && step.before.offer_texts(*seat).len() > 1 => {
                            bots.think(budget, step.before.as_ref(), *seat, step.number as u64, effort)
                        }
                        _ => None,
                    };
                    Some((Arc::<dyn AnyMatch>::from(after), standing, step, thoughts))
                })
                .await
                .flatten()?;
            if counts {
                swings.extend(standings.last().and_then(|before| swing(&step, before, &standing)));
            }
            looked_at += usize::from(thoughts.is_some());
            better.extend(thoughts.and_then(|thoughts| improvement(&step, &thoughts)));
            standings.push(standing);
            game = after;
            work.one_more();
        }
        let swings = biggest(swings, |swing: &Swing| swing.change.abs(), |swing| swing.step);
        let better =
            biggest(better, |better: &Better| better.best.1.expected - better.played.1.expected, |better| better.step);
        Some(Review { standings, swings, better, looked_at })
    }
}

/// Which entries do not count because they were taken back, or take something back.
fn taken_back(whats: &[What]) -> Vec<bool> {
    let mut gone = vec![false; whats.len()];
    let mut standing: Vec<(usize, Seat)> = Vec::new();
    for (index, what) in whats.iter().enumerate() {
        match what {
            What::Act { seat, .. } => standing.push((index, *seat)),
            What::Undo { undo } => {
                gone[index] = true;
                if let Some(last) = standing.iter().rposition(|(_, seat)| seat == undo) {
                    gone[standing.remove(last).0] = true;
                }
            }
            What::Back { back, .. } => {
                let from = usize::try_from(*back).unwrap_or(usize::MAX).min(index);
                gone[from..=index].fill(true);
                standing.retain(|(step, _)| *step < from);
            }
            _ => {}
        }
    }
    gone
}

/// The change that a step brought to the seat it mattered to most, if it is worth telling.
fn swing(step: &Step, before: &[f64], after: &[f64]) -> Option<Swing> {
    let changes = before.iter().zip(after).map(|(before, after)| after - before).enumerate();
    let (seat, change) = changes.max_by(|(_, one), (_, other)| one.abs().total_cmp(&other.abs()))?;
    let actor = if let What::Act { seat, .. } = &step.what { Some(*seat) } else { None };
    (change.abs() >= WORTH_TELLING).then(|| Swing {
        step: step.number,
        actor,
        did: said(step, None),
        seat: Seat::new(seat),
        change,
    })
}

/// What would have been better than what was done, if it is worth telling.
fn improvement(step: &Step, thoughts: &[Candidate]) -> Option<Better> {
    let What::Act { seat, act } = &step.what else { return None };
    let played = thoughts.iter().find(|candidate| candidate.act == *act && candidate.visits >= TRIED)?;
    let best = thoughts.first().filter(|best| best.act != *act)?;
    if best.expected - played.expected < WORTH_TELLING {
        return None;
    }
    Some(Better {
        step: step.number,
        seat: *seat,
        played: (said(step, None)?, played.clone()),
        best: (said(step, Some(&best.act))?, best.clone()),
    })
}

/// The words for what was done at a step, or for something else that could have been.
fn said(step: &Step, instead: Option<&str>) -> Option<Message> {
    let What::Act { seat, act } = &step.what else { return None };
    step.before.label(*seat, instead.unwrap_or(act)).ok()
}

/// The biggest few, in the order of the game.
fn biggest<T>(mut all: Vec<T>, size: impl Fn(&T) -> f64, step: impl Fn(&T) -> usize) -> Vec<T> {
    all.sort_by(|one, other| size(other).total_cmp(&size(one)));
    all.truncate(TOLD);
    all.sort_by_key(|found| step(found));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_does_not_count() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let act = |seat: Seat| What::Act { seat, act: String::new() };
        let chance = What::Chance { chance: String::new() };
        let whats = [act(a), act(b), chance, act(b), act(b), What::Undo { undo: b }, act(b), What::Undo { undo: b }];
        assert_eq!(taken_back(&whats), [false, false, false, false, true, true, true, true]);
    }

    #[test]
    fn the_biggest_are_told_in_the_order_of_the_game() {
        let all: Vec<(usize, f64)> = (0..20).map(|step| (step, f64::from(step as u32 % 10))).collect();
        let told = biggest(all, |(_, size)| *size, |(step, _)| *step);
        let steps: Vec<usize> = told.iter().map(|(step, _)| *step).collect();
        assert_eq!(steps, [6, 7, 8, 9, 16, 17, 18, 19]);
    }
}
