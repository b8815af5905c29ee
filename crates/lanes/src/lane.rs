//! One game that is being played.

use crate::number::{fill, number};
use crate::shares::shares;
use bots::{Kind, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use table::{
    Advice, AnyMatch, Event, Learner, Match, Message, Outcome, Pending, Refusal, Rejected, Seat, Seed, Step, Teller,
    Viewer,
};

/// A document that states a position.
#[derive(serde::Serialize, serde::Deserialize)]
pub(crate) struct Document<P> {
    pub(crate) position: P,
}

/// A number that stands for nothing that is offered now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{action} is none of the {offers} actions that are offered to seat {seat} now")]
pub struct NotOffered {
    /// What was asked for.
    pub action: i64,
    /// How many actions are offered.
    pub offers: usize,
    /// To whom.
    pub seat: Seat,
}

/// A game that is being played, whichever it is. It keeps its log, so that it can be written down and played again.
pub trait Lane: Send + Sync + fmt::Debug {
    /// Whom the table waits for.
    fn pending(&self) -> Pending;
    /// How many actions this seat is offered.
    fn count(&mut self, seat: Seat) -> usize;
    /// What this seat is offered, in the notation of the game.
    fn offers(&mut self, seat: Seat) -> Vec<String>;
    /// The [numbers](crate::number) of what this seat is offered, in the same order.
    fn numbers(&mut self, seat: Seat) -> Vec<u32>;
    /// Lets a seat take the offer at this place.
    fn act_nth(&mut self, seat: Seat, place: usize) -> Result<(), NotOffered>;
    /// Lets a seat act. Events are told only where somebody listens.
    fn act(&mut self, seat: Seat, action: &str, listen: bool) -> Result<Vec<Event>, Rejected>;
    /// Why this seat may not do this now.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Rejected>;
    /// What chance decides next, with the dice of this seed; `None` if it is not chance's turn.
    fn roll(&self, dice: &Seed) -> Option<String>;
    /// Applies an outcome of chance.
    fn settle(&mut self, chance: &str, listen: bool) -> Result<Vec<Event>, Rejected>;
    /// Lets chance decide, with the dice of this seed, until it is somebody's turn or the game is over. Says how often it did.
    fn advance(&mut self, dice: &Seed) -> usize;
    /// How many times chance has decided.
    fn chances(&self) -> u64;
    /// How many steps were taken.
    fn length(&self) -> usize;
    /// The steps, as scenarios write them: `a: lead 11`, `~ viking 9`.
    fn steps(&self) -> Vec<String>;
    /// The position it began in, as a TOML document, where that was not the beginning of the game.
    fn first_position(&self) -> Option<String>;
    /// The position it stands in, as a TOML document that [`Course::place`](crate::Course::place) reads.
    fn position(&self) -> String;
    /// A game that could be going on as far as this viewer knows. It begins where it stands: its log is empty.
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn Lane>;
    /// Writes what this seat observes: the features of a table it imagines, its own first. Nothing is left as it was.
    fn observe(&self, seat: Seat, seed: u64, into: &mut [f32]);
    /// Writes what this seat would observe after each of its offers, as far as it can tell: [`ahead_size`](crate::ahead_size) numbers for each.
    fn ahead(&mut self, seat: Seat, seed: u64, into: &mut [f32]);
    /// What a bot of this kind does on this seat, which must have something to decide; the place of the offer.
    fn choose(&mut self, kind: Kind, seat: Seat, seed: u64) -> Option<usize>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The same table for whoever plays, draws or writes it; without its log.
    fn table(&self) -> Box<dyn AnyMatch>;
    /// A copy with its log.
    fn fork(&self) -> Box<dyn Lane>;
    /// Whether the same lies on both tables, under the same rules.
    fn is_like(&self, other: &dyn Lane) -> bool;
    /// With its types.
    fn as_any(&self) -> &dyn Any;
}

/// A game that is being played.
#[derive(Clone, Debug)]
pub(crate) struct Going<G: Advice> {
    game: Arc<G>,
    pub(crate) state: G::State,
    /// Where it began, unless that was the beginning of the game.
    first: Option<Arc<G::State>>,
    log: Vec<Step<G>>,
    chances: u64,
    /// What this seat is offered, as long as nothing has happened since.
    offers: Vec<G::Action>,
    asked: Option<Seat>,
}

impl<G: Advice> Going<G> {
    /// A new game.
    pub(crate) fn new(game: Arc<G>) -> Going<G> {
        let state = game.begin();
        Going { game, state, first: None, log: Vec::new(), chances: 0, offers: Vec::new(), asked: None }
    }

    /// A game that begins in this state.
    pub(crate) fn placed(game: Arc<G>, state: G::State) -> Going<G> {
        let first = Some(Arc::new(state.clone()));
        Going { game, state, first, log: Vec::new(), chances: 0, offers: Vec::new(), asked: None }
    }

    fn ask(&mut self, seat: Seat) {
        if self.asked == Some(seat) {
            return;
        }
        self.offers.clear();
        if matches!(self.game.pending(&self.state), Pending::Seats(seats) if seats.has(seat)) {
            self.game.offers(&self.state, seat, &mut self.offers);
        }
        self.asked = Some(seat);
    }

    fn take(&mut self, seat: Seat, action: G::Action, teller: &mut Teller) {
        self.game.act(&mut self.state, seat, &action, teller);
        self.log.push(Step::Act(seat, action));
        self.asked = None;
    }

    fn settled(&mut self, chance: G::Chance, teller: &mut Teller) {
        self.game.settle(&mut self.state, &chance, teller);
        self.log.push(Step::Chance(chance));
        self.chances += 1;
        self.asked = None;
    }

    /// Shows a bot what this seat may know.
    pub(crate) fn seen<T>(&mut self, seat: Seat, decide: impl FnOnce(&Seen<'_, G>) -> T) -> T {
        self.ask(seat);
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        decide(&Seen { game: &*self.game, view: &view, seat, offers: &self.offers })
    }
}

fn teller(listen: bool) -> Teller {
    if listen { Teller::listening() } else { Teller::silent() }
}

impl<G: Advice> Lane for Going<G> {
    fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    fn count(&mut self, seat: Seat) -> usize {
        self.ask(seat);
        self.offers.len()
    }

    fn offers(&mut self, seat: Seat) -> Vec<String> {
        self.ask(seat);
        self.offers.iter().map(|action| self.game.write_action(action)).collect()
    }

    fn numbers(&mut self, seat: Seat) -> Vec<u32> {
        self.ask(seat);
        let mut numbers: Vec<u32> = self.offers.iter().map(|action| number(&self.game.write_action(action))).collect();
        fill(&mut numbers);
        numbers
    }

    fn act_nth(&mut self, seat: Seat, place: usize) -> Result<(), NotOffered> {
        self.ask(seat);
        let Some(action) = self.offers.get(place).cloned() else {
            let action = i64::try_from(place).unwrap_or(i64::MAX);
            return Err(NotOffered { action, offers: self.offers.len(), seat });
        };
        self.take(seat, action, &mut Teller::silent());
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str, listen: bool) -> Result<Vec<Event>, Rejected> {
        let action = self.game.read_typed(&self.state, action)?;
        if let Some(refusal) = self.game.refusal(&self.state, seat, &action) {
            return Err(refusal.into());
        }
        let mut teller = teller(listen);
        self.take(seat, action, &mut teller);
        Ok(teller.into_events())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Rejected> {
        let action = self.game.read_typed(&self.state, action)?;
        self.game.refusal(&self.state, seat, &action).map_or(Ok(()), |refusal| Err(refusal.into()))
    }

    fn roll(&self, dice: &Seed) -> Option<String> {
        let due = self.pending() == Pending::Chance;
        due.then(|| self.game.write_chance(&self.game.roll(&self.state, &mut dice.dice(self.chances))))
    }

    fn settle(&mut self, chance: &str, listen: bool) -> Result<Vec<Event>, Rejected> {
        let chance = self.game.read_chance(chance)?;
        if self.pending() != Pending::Chance {
            return Err(Refusal::new("TABLE-1", Message::new("no-chance")).into());
        }
        if let Some(refusal) = self.game.misfit(&self.state, &chance) {
            return Err(refusal.into());
        }
        let mut teller = teller(listen);
        self.settled(chance, &mut teller);
        Ok(teller.into_events())
    }

    fn advance(&mut self, dice: &Seed) -> usize {
        let mut times = 0;
        while self.pending() == Pending::Chance {
            let chance = self.game.roll(&self.state, &mut dice.dice(self.chances));
            self.settled(chance, &mut Teller::silent());
            times += 1;
        }
        times
    }

    fn chances(&self) -> u64 {
        self.chances
    }

    fn length(&self) -> usize {
        self.log.len()
    }

    fn steps(&self) -> Vec<String> {
        let written = |step: &Step<G>| match step {
            Step::Act(seat, action) => format!("{seat}: {}", self.game.write_action(action)),
            Step::Chance(chance) => format!("~ {}", self.game.write_chance(chance)),
        };
        self.log.iter().map(written).collect()
    }

    fn first_position(&self) -> Option<String> {
        Some(document(&*self.game, self.first.as_ref()?))
    }

    fn position(&self) -> String {
        document(&*self.game, &self.state)
    }

    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn Lane> {
        let view = self.game.view(&self.state, viewer);
        let state = self.game.imagine(&view, &mut ChaCha8Rng::seed_from_u64(seed));
        Box::new(Going::placed(Arc::clone(&self.game), state))
    }

    fn observe(&self, seat: Seat, seed: u64, into: &mut [f32]) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        observe(&*self.game, &self.state, seat, &mut rng, into);
    }

    fn ahead(&mut self, seat: Seat, seed: u64, into: &mut [f32]) {
        self.ask(seat);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        ahead(&*self.game, &self.state, seat, &self.offers, &mut rng, into);
    }

    fn choose(&mut self, kind: Kind, seat: Seat, seed: u64) -> Option<usize> {
        if self.count(seat) == 0 {
            return None;
        }
        Some(self.seen(seat, |seen| kind.bot::<G>(seed).choose(seen)))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn table(&self) -> Box<dyn AnyMatch> {
        Box::new(Match::from_state(Arc::clone(&self.game), self.state.clone()))
    }

    fn fork(&self) -> Box<dyn Lane> {
        Box::new(self.clone())
    }

    fn is_like(&self, other: &dyn Lane) -> bool {
        other.as_any().downcast_ref::<Going<G>>().is_some_and(|other| {
            let rules = Arc::ptr_eq(&self.game, &other.game)
                || self.game.setup() == other.game.setup() && self.game.edition() == other.game.edition();
            rules && self.state == other.state
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// States a position in TOML, by way of JSON: writing TOML from the types of a position would be compiled anew for each of the hundreds of them.
/// Everything a position consists of can be written so; a law of every game says that.
fn document<G: Advice>(game: &G, state: &G::State) -> String {
    let mut position = serde_json::to_value(game.position(state)).unwrap_or_default();
    drop_nulls(&mut position);
    toml::to_string(&Document { position }).unwrap_or_default()
}

/// Takes away what is not there: TOML has no word for nothing.
fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(drop_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_nulls),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Writes features seat by seat, the observer's own first.
struct Turned<'a> {
    values: &'a mut [f32],
    seat: usize,
    players: usize,
    count: usize,
}

impl Learner for Turned<'_> {
    #[inline]
    fn note(&mut self, seat: Seat, feature: usize, value: f32) {
        let place = (seat.index() + self.players - self.seat) % self.players;
        if let Some(slot) = self.values.get_mut(place * self.count + feature) {
            *slot += value;
        }
    }
}

/// Writes what a seat observes.
pub(crate) fn observe<G: Advice>(game: &G, state: &G::State, seat: Seat, rng: &mut ChaCha8Rng, into: &mut [f32]) {
    into.fill(0.0);
    if game.pending(state) == Pending::Over {
        return;
    }
    let imagined = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
    let (players, count) = (game.players(), G::FEATURES.count);
    game.features(&imagined, &mut Turned { values: into, seat: seat.index(), players, count });
}

/// How many numbers are written for an offer that is looked ahead at: an observation, and everybody's part of the victory.
pub fn ahead_size(observation: usize, players: usize) -> usize {
    observation + players
}

/// Writes what a seat would observe after each of these offers, at a table it imagines: the observation of whoever is asked next being of no
/// use to it, always its own. Where an offer ends the game there is nothing to observe; everybody's part of the victory stands behind, the
/// own first. Offers for which there is no room are left out, room for which there is no offer holds zeros. Chance rolls the same dice after each
/// offer: they are to differ by what they do and not by luck.
pub(crate) fn ahead<G: Advice>(
    game: &G,
    state: &G::State,
    seat: Seat,
    offers: &[G::Action],
    rng: &mut ChaCha8Rng,
    into: &mut [f32],
) {
    into.fill(0.0);
    let (players, count) = (game.players(), G::FEATURES.count);
    let observation = players * count;
    let imagined = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
    let mut silent = Teller::silent();
    let luck = rng.random();
    for (offer, row) in offers.iter().zip(into.chunks_exact_mut(ahead_size(observation, players))) {
        let mut next = imagined.clone();
        let mut dice = ChaCha8Rng::seed_from_u64(luck);
        game.act(&mut next, seat, offer, &mut silent);
        while game.pending(&next) == Pending::Chance {
            let chance = game.roll(&next, &mut dice);
            game.settle(&mut next, &chance, &mut silent);
        }
        let (seen, parts) = row.split_at_mut(observation);
        match game.outcome(&next) {
            Some(outcome) => {
                shares(&outcome, parts);
                parts.rotate_left(seat.index());
            }
            None => game.features(&next, &mut Turned { values: seen, seat: seat.index(), players, count }),
        }
    }
}
