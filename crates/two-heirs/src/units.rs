//! Units: step, call, withdraw (TH-9).

use crate::prelude::*;

impl TwoHeirs {
    /// TH-9.1 to TH-9.4: every unit of the active side that has not moved. Two such units at court are alike: the first is offered (TH-9.13).
    /// Free terrain may be entered like any tile (TH-8.4); units that have moved are anchors at once (TH-9.9).
    #[inline]
    pub(crate) fn offer_moves(&self, open: &Open, offers: &mut impl Basket<Action>) {
        let side = open.flow.turn;
        let at = |place: Place| open.board.tile(place).at;
        let free = |place: &Place| !open.is_occupied(*place);
        for unit in Unit::ALL.into_iter().filter(|unit| !open.moved.has(*unit)) {
            let Some(place) = open.post(side, unit) else { continue };
            let near = open.board.tile(place).near.into_iter().flatten();
            offers.put_all(near.filter(free).map(|next| Action::Move(unit, at(next))));
            if unit != Unit::Elite {
                offers.put(Action::Withdraw(unit));
            }
        }
        let callable = |unit: &Unit| open.post(side, *unit).is_none() && !open.moved.has(*unit);
        if let Some(unit) = Unit::REGULAR.into_iter().find(callable) {
            let mut reached = Places::EMPTY;
            for place in open.posts(side) {
                open.board.tile(place).near.into_iter().flatten().for_each(|next| reached.add(next));
            }
            offers.put_all(reached.iter().filter(free).map(|next| Action::Call(unit, at(next))));
        }
    }

    /// Why this unit cannot step there.
    pub(crate) fn refuse_move(&self, open: &Open, unit: Unit, to: Spot) -> Option<Refusal> {
        if open.moved.has(unit) {
            return Some(refuse!("TH-9.6", "no-unit_moved", unit));
        }
        let Some(from) = open.post(open.flow.turn, unit) else {
            return Some(refuse!("TH-9.2", "no-unit_not_on_board", unit));
        };
        self.refuse_entry("TH-9.2", open, to).or_else(|| {
            let beside = open.board.tile(from).at.distance(to) == 1;
            (!beside).then(|| refuse!("TH-9.2", "no-not_adjacent", unit, at = to))
        })
    }

    /// Whether the first regular unit waits at court and has not moved, so that it is the one to be called (TH-9.13).
    pub(crate) fn calls_first(&self, open: &Open) -> bool {
        open.post(open.flow.turn, Unit::First).is_none() && !open.moved.has(Unit::First)
    }

    /// Why this unit cannot be called there.
    pub(crate) fn refuse_call(&self, open: &Open, unit: Unit, to: Spot) -> Option<Refusal> {
        let side = open.flow.turn;
        let at_court = |unit| open.post(side, unit).is_none();
        if unit == Unit::Elite {
            return Some(refuse!("TH-9.7", "no-unit_not_in_offer", unit));
        }
        if open.moved.has(unit) {
            return Some(refuse!("TH-9.8", "no-unit_moved", unit));
        }
        if !at_court(unit) {
            return Some(refuse!("TH-9.3", "no-unit_not_in_offer", unit));
        }
        if unit == Unit::Second && self.calls_first(open) {
            return Some(refuse!("TH-9.13", "no-call_first", unit));
        }
        self.refuse_entry("TH-9.3", open, to).or_else(|| {
            let beside = open.posts(side).any(|place| open.board.tile(place).at.distance(to) == 1);
            (!beside).then(|| refuse!("TH-9.3", "no-no_own_unit_adjacent", at = to))
        })
    }

    /// Why this unit cannot be withdrawn.
    pub(crate) fn refuse_withdraw(&self, open: &Open, unit: Unit) -> Option<Refusal> {
        if unit == Unit::Elite {
            return no("TH-9.7", "no-elite_stays");
        }
        if open.moved.has(unit) {
            return Some(refuse!("TH-9.8", "no-unit_moved", unit));
        }
        let at_court = open.post(open.flow.turn, unit).is_none();
        at_court.then(|| refuse!("TH-9.4", "no-unit_not_on_board", unit))
    }

    /// A unit enters a tile that lies there and carries no unit (TH-9.12), whoever owns it (TH-9.11). The shared start tile is no
    /// exception: nobody enters it while an elite stands there (TH-1.9).
    fn refuse_entry(&self, clause: &'static str, open: &Open, to: Spot) -> Option<Refusal> {
        let Some(place) = open.board.find(to) else { return Some(refuse!(clause, "no-no_tile", at = to)) };
        open.is_occupied(place).then(|| refuse!("TH-9.12", "no-tile_occupied", at = to))
    }

    /// TH-9.2: the unit steps to the neighbouring tile.
    pub(crate) fn step(&self, state: &mut State, unit: Unit, to: Spot, teller: &mut Teller) {
        self.send(&mut state.open, unit, Some(to));
        tell!(teller, "TH-9.2", "told-move", who = self.who(state.open.flow.turn), unit, at = to);
    }

    /// TH-9.3: the unit leaves the court for this tile.
    pub(crate) fn call(&self, state: &mut State, unit: Unit, to: Spot, teller: &mut Teller) {
        self.send(&mut state.open, unit, Some(to));
        tell!(teller, "TH-9.3", "told-call", who = self.who(state.open.flow.turn), unit, at = to);
        self.tell_reach(&state.open, teller);
    }

    /// TH-9.4: the unit goes back to court.
    pub(crate) fn withdraw(&self, state: &mut State, unit: Unit, teller: &mut Teller) {
        self.send(&mut state.open, unit, None);
        tell!(teller, "TH-9.4", "told-withdraw", who = self.who(state.open.flow.turn), unit);
        self.tell_reach(&state.open, teller);
    }

    /// The unit goes to this tile, or to court, and shows its cross (TH-9.6).
    fn send(&self, open: &mut Open, unit: Unit, to: Option<Spot>) {
        open.units[open.flow.turn][unit.index()] = to.and_then(|at| open.board.find(at));
        open.moved.add(unit);
    }

    /// TH-9.5: calls and withdrawals change the reach at once.
    fn tell_reach(&self, open: &Open, teller: &mut Teller) {
        let side = open.flow.turn;
        tell!(teller, "TH-9.5", "told-reach", who = self.who(side), n = self.reach(open, side));
    }
}
