//! How a position looks to a learner: the terms of the hand-written judgement for each character, and what they are made of. A table in the
//! middle of an action is finished sensibly first, as everywhere in the advice.

use super::Terms;
use crate::prelude::*;
use crate::state::State;
use table::{Features, Learner, Scribe};

/// How many characters there are.
const CHARACTERS: usize = Character::ALL.len();
/// What is said of every character: that it is this one, and every term of its prospect.
const BY_CHARACTER: usize = CHARACTERS * 11;
/// What else is said of a player.
const OTHER: usize = 32;

/// Every quantity is said as it is and by the share of the game that is left.
pub(crate) const FEATURES: Features = Features { count: 2 * (BY_CHARACTER + OTHER), version: 1 };

impl CrescentMoon {
    /// Tells how the position looks from every seat.
    pub(crate) fn tell_features(&self, state: &State, learner: &mut impl Learner) {
        let finished = self.finished(state);
        let mut terms = [Terms::default(); CHARACTERS];
        for who in Character::playing(self.players) {
            terms[who.index()] = self.expected(&finished, who);
        }
        let scatter = self.scatter(&finished);
        let left = self.share_left(&finished.open);
        for seat in Seat::all(self.players) {
            let scribe = &mut Scribe::new(learner, seat, left);
            let Some(who) = finished.open.character(seat) else { continue };
            let mine = &terms[who.index()];
            scribe.say(1.0);
            // Shares of all are made of these by exponents, as by hand.
            scribe.say(mine.total() / scatter);
            scribe.say(mine.total());
            scribe.all(mine.all());
            scribe.which(CHARACTERS, Some(who.index()));
            for other in Character::ALL {
                let its = if other == who { mine.all() } else { [0.0; 10] };
                scribe.all(its);
            }
            self.tell_pieces(&finished, who, scribe);
            debug_assert_eq!(scribe.said(), FEATURES.count, "every feature is said");
        }
    }

    /// What a character has on the table.
    fn tell_pieces<L: Learner>(&self, state: &State, who: Character, scribe: &mut Scribe<'_, L>) {
        let (open, index) = (&state.open, who.index());
        let control = open.control(who);
        let units = open.armies[index].iter().map(|hex| open.units(who, hex));
        scribe.say(f64::from(open.coins[index].min(15)));
        scribe.say(f64::from(self.income(open, who)));
        scribe.say(f64::from(open.hand_sizes[index]));
        scribe.say(control.len() as f64);
        scribe.say(open.tokens[index].len() as f64);
        scribe.say(units.clone().map(|units| f64::from(units.o)).sum());
        scribe.say(units.map(|units| f64::from(units.m)).sum());
        scribe.all([f64::from(open.reserve[index]), f64::from(open.discs[index].min(12))]);
        scribe.all([open.forts[index], open.castles[index]].map(|hexes| hexes.len() as f64));
        scribe.whether(control.meets(open.land.holy_site()));
        scribe.whether(control.meets(open.land.crossing()));
        scribe.say((control & open.settled()).len() as f64);
        scribe.whether(who == Character::Sultan && !open.cities.is_empty());
        scribe.say(if who == Character::Sultan { open.settled().len() as f64 } else { 0.0 });
        scribe.say(if who == Character::Sultan { f64::from(open.tally.sales) } else { 0.0 });
        scribe.whether(open.actor() == Some(who));
        let time = self.time(open, who);
        scribe.say(time.actions);
    }
}
