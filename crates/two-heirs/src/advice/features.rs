//! How a position looks to a learner: what each side has, what it may still do, and how much of the game is left.

use super::{Estate, scale};
use crate::prelude::*;
use crate::score::Tally;
use table::{Features, Learner, Scribe};

/// What is said of each building kind: how many stand, their points, how many are in hand.
const BY_KIND: usize = 3 * Building::COUNT;
/// What else is said of a side.
const OTHER: usize = 35;

/// Every quantity is said as it is and by the share of the game that is left.
pub(crate) const FEATURES: Features = Features { count: 2 * (BY_KIND + OTHER), version: 1 };

/// The whole position, judged once for both sides.
struct Looked<'a> {
    state: &'a State,
    tally: Tally,
    left: f64,
    /// The part of the hand-written lead that is not each side's own: who takes next.
    next: f64,
}

impl TwoHeirs {
    /// Tells how the position looks from every seat.
    pub(crate) fn tell_features(&self, state: &State, learner: &mut impl Learner) {
        let left = self.share_left(&state.open);
        let looked = Looked { state, tally: self.tally(&state.open), left, next: self.next_take(&state.open, left) };
        for seat in Seat::all(self.setup.players) {
            if let Some(side) = self.side_of(seat) {
                self.tell_side(&looked, side, &mut Scribe::new(learner, seat, left));
            }
        }
    }

    fn tell_side<L: Learner>(&self, looked: &Looked<'_>, side: Side, scribe: &mut Scribe<'_, L>) {
        let (state, left) = (looked.state, looked.left);
        let open = &state.open;
        let estate = self.estate(open, side, &looked.tally, left);
        let settled = self.settled(open, side, &estate) + f64::from(looked.tally.road[side]);
        let turns = self.turns_left(open, side);
        let freedom = if turns > 0 { self.freedom(state, side, &estate, left) } else { 0.0 };
        let takes = if open.offer.crown == side { looked.next } else { 0.0 };
        scribe.say(1.0);
        // Of two sides the difference counts, so this is the hand-written judgement.
        scribe.say((settled + freedom + takes) / scale(left));
        scribe.all([settled, freedom, takes, f64::from(looked.tally.total(side)), estate.doubled]);
        scribe.say(f64::from(looked.tally.road[side]));
        scribe.all(estate.best.map(f64::from));
        self.tell_kinds(state, side, &estate, scribe);
        self.tell_hand(state, side, &estate, left, scribe);
        self.tell_freedom(open, side, turns, scribe);
        debug_assert_eq!(scribe.said(), FEATURES.count, "every feature is said");
    }

    fn tell_kinds<L: Learner>(&self, state: &State, side: Side, estate: &Estate, scribe: &mut Scribe<'_, L>) {
        let mut held = [0u8; Building::COUNT];
        for tile in state.hand(side).iter() {
            if let Some(building) = self.face(tile).building {
                held[building.index()] += 1;
            }
        }
        scribe.all(estate.kinds.map(f64::from));
        scribe.all(estate.points.map(f64::from));
        scribe.all(held.map(f64::from));
        scribe.all(estate.terrains.map(f64::from));
    }

    /// The hand: how many tiles, and what those promise that could be paid now, with one more resource, with more.
    fn tell_hand<L: Learner>(&self, state: &State, side: Side, estate: &Estate, left: f64, scribe: &mut Scribe<'_, L>) {
        let supply = self.supply(&state.open, side);
        let mine = state.open.flow.turn == side;
        let discount = if mine { state.open.flow.discount } else { 0 };
        let mut hopes = [0.0; 3];
        for tile in state.hand(side).iter() {
            let face = self.face(tile);
            let short = supply.short_of(&face.cost).saturating_sub(discount) as usize;
            hopes[short.min(2)] += self.hope(face, estate, left);
        }
        scribe.say(state.hand(side).len() as f64);
        scribe.all(hopes);
        scribe.say(f64::from(discount));
        scribe.all(Terrain::ALL.map(|terrain| f64::from(supply.of(terrain).min(3))));
    }

    /// Time, reach, sites and units.
    fn tell_freedom<L: Learner>(&self, open: &Open, side: Side, turns: u8, scribe: &mut Scribe<'_, L>) {
        let mine = open.flow.turn == side;
        scribe.say(f64::from(turns));
        scribe.whether(mine);
        scribe.whether(open.offer.crown == side);
        scribe.whether(mine && self.take_due(open));
        scribe.which(Phase::ALL.len(), mine.then(|| open.flow.phase.index()));
        scribe.say(f64::from(open.flow.camps[side]));
        scribe.say(self.reach(open, side) as f64);
        scribe.say(self.sites(open, side).len().min(12) as f64);
        let own = open.posts(side).filter(|place| open.board.tile(*place).owner == Some(side)).count();
        scribe.say(own as f64);
        let moved = if mine { open.moved.len() } else { 0 };
        scribe.say(moved as f64);
    }
}
