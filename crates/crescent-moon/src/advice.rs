//! How to play: what a position is worth to each character, and what a sensible player does in every small decision.
//!
//! [`prospect`] judges a quiet table in points. [`sense`] answers every decision within an action, [`fight`] those of combats and
//! contests, [`trade`] those of bargains and deals. A table in the middle of an action is judged by letting everybody finish it
//! sensibly. Everything is a function of the state alone.

mod fight;
mod hints;
mod prospect;
mod quick;
mod sense;
mod trade;

pub(crate) use hints::Hints;

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::Action;
use crate::flow::{ActStep, Asked, Stage};
use crate::state::State;
use rand::{Rng, RngExt};
use table::{Advice, Game, SearchPlan, Seat, Teller};

/// The most decisions an unfinished action is followed for.
const LONGEST: usize = 120;
/// How much the best of the others counts against the own prospect, and how much the others together.
const RIVAL: f64 = 0.3;
const OTHERS: f64 = 0.1;

impl Advice for CrescentMoon {
    /// The own prospect in points against that of the others, once the running action is finished sensibly.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let Some(who) = state.table.character(seat) else { return 0.5 };
        if self.is_quiet(state) {
            return self.standing(state, who);
        }
        let mut finished = state.clone();
        self.finish(&mut finished);
        self.standing(&finished, who)
    }

    fn quick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, offers: &[Action], rng: &mut R) -> usize {
        match state.table.character(seat) {
            Some(who) => self.quick_choice(state, who, offers, rng),
            None => rng.random_range(0..offers.len()),
        }
    }

    /// Actions are chains of small decisions: a playout should see the end of a few actions.
    fn plan(&self) -> SearchPlan {
        SearchPlan { curiosity: 0.5, playout: 24, prior: 20.0 }
    }
}

impl CrescentMoon {
    /// Whether nothing is left half done.
    fn is_quiet(&self, s: &State) -> bool {
        let between =
            !matches!(s.table.stage, Stage::Act { step: ActStep::Carry | ActStep::Limits, .. } | Stage::Tribute);
        between && s.table.frames.is_empty()
    }

    /// Lets everybody answer sensibly until the running action is over or chance must decide.
    fn finish(&self, s: &mut State) {
        let mut silent = Teller::silent();
        let mut offers = Vec::with_capacity(32);
        for _ in 0..LONGEST {
            if self.is_quiet(s) {
                return;
            }
            let who = match self.asked(s) {
                Asked::Player(who) | Asked::Always(who) => who,
                Asked::Together(crew) => match crew.first() {
                    Some(who) => who,
                    None => return,
                },
                Asked::Nobody | Asked::Seat(_) | Asked::Chance | Asked::Over => return,
            };
            offers.clear();
            self.offer(s, who, &mut offers);
            let action = self.sensible(s, who, &offers);
            self.act_seat(s, s.table.seat(who), action, &mut silent);
        }
    }

    /// How a character stands among the others, from 0 to 1.
    fn standing(&self, s: &State, who: Character) -> f64 {
        let mine = self.prospect(s, who);
        let (mut best, mut sum, mut count) = (0.0, 0.0, 0.0);
        for other in Character::playing(self.players).filter(|other| *other != who) {
            let found = self.prospect(s, other);
            best = f64::max(best, found);
            sum += found;
            count += 1.0;
        }
        if s.table.stage == Stage::Over {
            // Winning is nearly everything, but more points are better than fewer.
            let lead = mine - best;
            let won = self.outcome(s).is_some_and(|outcome| outcome.winners.has(s.table.seat(who)));
            return if won { 0.97 } else { 0.0 } + 0.03 * (0.5 + 0.5 * lead / (25.0 + lead.abs()));
        }
        let lead = mine - RIVAL * best - OTHERS * sum / count;
        0.02 + 0.96 * (0.5 + 0.5 * lead / (25.0 + lead.abs()))
    }
}
