//! The last turn of all: nobody answers any more, or Henry alone. How it ends can be counted, and what is said here makes that quick.

use crate::prelude::*;
use crate::score::Tally;
use table::Outcome;

impl TwoHeirs {
    /// Whether nobody decides after this turn: it is the last one, or only Henry's follows.
    pub(super) fn is_last_decider(&self, open: &Open) -> bool {
        open.flow.phase == Phase::FinalOne || (self.solo() && open.flow.phase == Phase::FinalTwo)
    }

    /// What the end is worth to the seat if it takes this step and then ends the last turn; `None` where more is asked or drawn before the end.
    pub(super) fn ends_after(&self, state: &State, seat: Seat, step: &Action) -> Option<f32> {
        let mut next = state.clone();
        if *step != Action::End {
            self.act(&mut next, seat, step, &mut Teller::silent());
            // A take is due after a camp was used, and a siege is answered first.
            if next.open.frame() != Some(Frame::Turn) || self.take_due(&next.open) {
                return None;
            }
        }
        self.act(&mut next, seat, &Action::End, &mut Teller::silent());
        while next.open.frame() == Some(Frame::Discard) {
            // What is in hand at the end counts for nothing (TH-13.1).
            let tile = next.hand(next.open.flow.turn).first()?;
            self.act(&mut next, seat, &Action::Discard(tile), &mut Teller::silent());
        }
        self.outcome(&next).map(|outcome| outcome.worth(seat))
    }

    /// Whether the turn is over after any of these steps: one unit at most may still move, nothing can be laid and no camp used.
    pub(super) fn is_one_step_left(&self, state: &State, offers: &[Action]) -> bool {
        let waiting = Unit::ALL.into_iter().filter(|unit| !state.open.moved.has(*unit)).count();
        let only_moves =
            |offer: &Action| matches!(offer, Action::Move(..) | Action::Call(..) | Action::Withdraw(_) | Action::End);
        waiting <= 1 && state.hand(state.open.flow.turn).is_empty() && offers.iter().all(only_moves)
    }
}

/// A way through the turn is looked at in one order of its steps where others lead to the same end.
impl TwoHeirs {
    /// Takes away steps that could as well have come before this one, so that what is laid comes first and units move last. The other order leads to
    /// the same table, or to one with more discounts, which are never a loss.
    ///
    /// Of all best ways, the first in the order of [`rank`] has no two neighbours that could change places, so it is never taken away.
    pub(super) fn keep_one_order(&self, before: &State, step: &Action, now: &State, offers: &mut Vec<Action>) {
        let in_turn = |state: &State| state.open.frame() == Some(Frame::Turn);
        // Where any building may be besieged, others decide in between.
        if self.options.any_adjacency || !in_turn(before) || !in_turn(now) {
            return;
        }
        let Some(done) = rank(step) else { return };
        let side = now.open.flow.turn;
        // Without a tile in hand nothing is to be paid for.
        let lays = !now.hand(side).is_empty();
        let supplies = [before, now].map(|state| if lays { self.supply(&state.open, side) } else { Goods::default() });
        let before_as_well = |offer: &Action| match *offer {
            Action::Build(tile, at) | Action::Extend(tile, at) => {
                before.hand(side).has(tile)
                    && is_beside_unit(&before.open, side, at)
                    && self.is_laid_as_well(&before.open, &supplies, step, offer)
            }
            Action::Take(tile) => {
                before.open.offer.crown == side && self.access(&before.open, side).any(|(_, reached)| reached == tile)
            }
            // Only units come after camps, and those mean nothing to them.
            Action::Camp(_) => true,
            _ => is_moved_as_well(&before.open, step, offer),
        };
        offers.retain(|offer| rank(offer).is_none_or(|rank| rank >= done) || !before_as_well(offer));
    }

    /// Whether laying a tile costs no more discounts before the step than after it, and leaves enough for a tile that the step laid. Where it may
    /// lie has been looked at.
    fn is_laid_as_well(&self, before: &Open, supplies: &[Goods; 2], step: &Action, lay: &Action) -> bool {
        let [earlier, later] = [0, 1].map(|when| self.price(&supplies[when], lay));
        if earlier > later || earlier > self.usable(before.flow.discount) {
            return false;
        }
        let left = before.flow.discount - earlier + u8::from(matches!(lay, Action::Extend(..)));
        match step {
            // Henry looks at what was built last.
            Action::Build(..) | Action::Extend(..) if self.solo() => false,
            // What was laid first never makes the other dearer.
            Action::Build(..) => {
                !self.is_siege(step) && !self.is_siege(lay) && self.price(&supplies[0], step) <= self.usable(left)
            }
            _ => true,
        }
    }

    /// The discounts that laying a tile takes with these resources.
    fn price(&self, supply: &Goods, lay: &Action) -> u8 {
        match lay {
            Action::Build(tile, _) => supply.short_of(&self.face(*tile).cost),
            _ => 0,
        }
    }

    /// Whether the step builds a siege tower: which one comes last decides what is besieged.
    fn is_siege(&self, step: &Action) -> bool {
        matches!(step, Action::Build(tile, _) if self.face(*tile).building == Some(Building::SiegeTower))
    }
}

/// The order in which steps come where it does not matter; `None` for those that are asked for by others or end the turn.
fn rank(step: &Action) -> Option<(u8, usize)> {
    match *step {
        Action::Build(tile, _) | Action::Extend(tile, _) => Some((0, tile.index())),
        Action::Take(_) => Some((1, 0)),
        Action::Camp(_) => Some((2, 0)),
        Action::Move(unit, _) | Action::Call(unit, _) | Action::Withdraw(unit) => Some((3, unit.index())),
        Action::Destroy(_) | Action::Spare | Action::Discard(_) | Action::End => None,
    }
}

/// Whether an own unit stands beside this position or at its corner.
fn is_beside_unit(open: &Open, side: Side, at: Spot) -> bool {
    open.posts(side).any(|post| open.board.tile(post).at.distance(at) == 1)
}

/// Whether a unit could have moved before another one did, and that one after it.
fn is_moved_as_well(before: &Open, step: &Action, offer: &Action) -> bool {
    let side = before.flow.turn;
    let target = |step: &Action| match *step {
        Action::Move(_, to) | Action::Call(_, to) => Some(to),
        _ => None,
    };
    let unit = |step: &Action| match *step {
        Action::Move(unit, _) | Action::Call(unit, _) | Action::Withdraw(unit) => Some(unit),
        _ => None,
    };
    let (Some(first), Some(second)) = (unit(offer), unit(step)) else { return false };
    let entered = target(offer).and_then(|to| before.board.find(to));
    let free = entered.is_none_or(|place| before.post(side, second) != Some(place));
    let called = |step: &Action| if let Action::Call(_, to) = *step { Some(to) } else { None };
    let finds_way = called(offer).is_none_or(|to| is_beside_unit(before, side, to));
    let follows = called(step).is_none_or(|to| {
        let post = |unit: Unit| if unit == first { entered } else { before.post(side, unit) };
        Unit::ALL.into_iter().filter_map(post).any(|place| before.board.tile(place).at.distance(to) == 1)
    });
    free && finds_way && follows
}

/// What units can still bring.
impl TwoHeirs {
    /// The most that the end may be worth to the side whose last turn it is if nothing but its units can change anything; `None` where more can be
    /// done, or somebody else has a turn.
    pub(super) fn most_with_units(&self, state: &State, seat: Seat) -> Option<f32> {
        let (open, side) = (&state.open, self.side_of(seat)?);
        let last = !self.solo() && open.flow.phase == Phase::FinalOne && open.flow.turn == side;
        if !last || open.frame() != Some(Frame::Turn) || !state.hand(side).is_empty() || self.take_due(open) {
            return None;
        }
        let is_camp = |laid: &Laid| self.face(laid.tile).building == Some(Building::Camp);
        if !open.offer.is_empty() && open.board.buildings(side).any(|(_, laid)| is_camp(laid)) {
            return None;
        }
        let tally = self.tally(open);
        let gain: i32 = Unit::ALL.into_iter().map(|unit| i32::from(self.unit_gain(open, &tally, side, unit))).sum();
        let mut scores = Side::ALL.map(|side| tally.total(side)).to_vec();
        scores[side.index()] += gain;
        // A tie may be won at court.
        let wins = scores[side.index()] >= scores[side.other().index()];
        let winners = if wins { SeatSet::one(seat) } else { SeatSet::EMPTY };
        Some(Outcome { winners, places: Vec::new(), scores }.worth(seat))
    }

    /// The most that this unit can still add to the points by standing on another tile, whatever the other units do.
    fn unit_gain(&self, open: &Open, tally: &Tally, side: Side, unit: Unit) -> u8 {
        if open.moved.has(unit) {
            return 0;
        }
        let post = open.post(side, unit);
        let doubled =
            |place: Place| if open.board.tile(place).owner == Some(side) { tally.points[place.index()] } else { 0 };
        let waits = |other: &Unit| !open.moved.has(*other);
        // Units that move before may make a way for one that is called.
        let far = Unit::ALL.into_iter().filter(waits).count();
        let stays = |place: Place| {
            let mut others = Unit::ALL.into_iter().filter(|other| !waits(other));
            open.posts(side.other()).any(|post| post == place)
                || others.any(|other| open.post(side, other) == Some(place))
        };
        let reaches = |place: Place, laid: &Laid| match post {
            Some(post) => open.board.tile(post).near.contains(&Some(place)),
            None => open.posts(side).any(|post| usize::from(open.board.tile(post).at.distance(laid.at)) <= far),
        };
        let others = open.board.buildings(side).filter(|(place, laid)| reaches(*place, laid) && !stays(*place));
        let best = others.map(|(place, _)| doubled(place)).max().unwrap_or(0);
        best.saturating_sub(post.map_or(0, doubled))
    }
}
