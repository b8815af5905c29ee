//! The turn: any number of steps in any order, until its player ends it (TH-2).

use crate::prelude::*;
use crate::view::View;

/// TH-2.2: the active side takes a tile, plays tiles and moves units as it likes (TH-2.4). Every step is asked for, also where only one is left: the
/// player says when the turn ends (TH-2.3).
impl Decision<TwoHeirs> for Turn {
    const CLAUSE: &'static str = "TH-2.2";

    #[inline]
    fn asks(&self, rules: &TwoHeirs, state: &State) -> Asks {
        rules.asks(state.open.flow.turn)
    }

    fn prompt(&self, rules: &TwoHeirs, view: &View, _: Seat) -> Message {
        match rules.take_due(&view.open) {
            true => message!("ask-turn", reach = rules.reach(&view.open, view.open.flow.turn)),
            false => message!("ask-turn_taken"),
        }
    }

    #[inline]
    fn offers(&self, rules: &TwoHeirs, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        rules.offer_takes(&state.open, offers);
        rules.offer_lays(state, offers);
        rules.offer_camps(&state.open, offers);
        if !rules.take_due(&state.open) {
            offers.put(Action::End);
        }
        rules.offer_moves(&state.open, offers);
    }

    /// Each step checks in this order: identity (in hand, taken, moved, own camp); target; adjacency or reach; resources.
    fn refusal(&self, rules: &TwoHeirs, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let open = &state.open;
        match *action {
            Action::Take(tile) => rules.refuse_take(open, tile),
            Action::Build(tile, site) => rules.refuse_build(state, tile, site),
            Action::Extend(tile, site) => rules.refuse_extend(state, tile, site),
            Action::Move(unit, to) => rules.refuse_move(open, unit, to),
            Action::Call(unit, to) => rules.refuse_call(open, unit, to),
            Action::Withdraw(unit) => rules.refuse_withdraw(open, unit),
            Action::Camp(at) => rules.refuse_camp(open, at),
            Action::End => self.refuse_end(state),
            Action::Discard(_) => no("TH-5.3", "no-nothing_to_drop"),
            Action::Destroy(at) => no(rules.no_siege(open, at), "no-no_siege"),
            Action::Spare => no("TH-11.2", "no-no_siege"),
        }
    }

    #[inline]
    fn act(self, rules: &TwoHeirs, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Take(tile) => rules.take(state, tile, teller),
            Action::Build(tile, site) => rules.build(state, tile, site, teller),
            Action::Extend(tile, site) => rules.extend(state, tile, site, teller),
            Action::Move(unit, to) => rules.step(state, unit, to, teller),
            Action::Call(unit, to) => rules.call(state, unit, to, teller),
            Action::Withdraw(unit) => rules.withdraw(state, unit, teller),
            Action::Camp(at) => rules.use_camp(state, at, teller),
            Action::End => rules.end_turn(state, teller),
            Action::Discard(_) | Action::Destroy(_) | Action::Spare => {}
        }
    }
}

impl Turn {
    /// TH-2.3: the turn cannot end while a take is due, be it the first or that of a camp (TH-10.4).
    fn refuse_end(self, state: &State) -> Option<Refusal> {
        let due = state.open.offer.crown == state.open.flow.turn && state.open.offer.ring().next().is_some();
        let clause = if state.open.flow.takes > 0 { "TH-10.4" } else { "TH-2.3" };
        due.then(|| refuse!(clause, "no-take_due"))
    }
}

impl TwoHeirs {
    /// Who decides for a side: whoever sits there, nobody for Henry.
    #[inline]
    pub(crate) fn asks(&self, side: Side) -> Asks {
        self.seat_of(side).map_or(Asks::Nobody, Asks::Always)
    }

    /// TH-2.1, TH-3.2: the side's turn begins with its crown; Henry plays his at once (TH-21.1). In the solo game the human begins (TH-20.2).
    pub(crate) fn begin_turn(&self, state: &mut State, side: Side, teller: &mut Teller) {
        state.open.flow.turn = side;
        state.open.offer.crown = side;
        state.open.flow.stack.push(self.first_of_turn(side));
        let first = state.open.flow.turns == Both::default();
        let (clause, key) = match state.open.flow.phase {
            Phase::FinalTwo | Phase::FinalOne if self.solo() => ("TH-23.1", "told-final_turn"),
            Phase::FinalTwo | Phase::FinalOne => ("TH-12.3", "told-final_turn"),
            _ if self.is_henry(side) => ("TH-21.1", "told-turn"),
            _ if self.solo() && first => ("TH-20.2", "told-turn"),
            _ if self.solo() => ("TH-20.6", "told-turn"),
            _ => ("TH-2.1", "told-turn"),
        };
        tell!(teller, clause, key, who = self.who(side));
    }

    /// TH-2.3: crosses are hidden, discounts lapse (TH-8.8), the end of the game is looked for (TH-12); then it is the other side's turn.
    pub(crate) fn finish_turn(&self, state: &mut State, teller: &mut Teller) {
        let open = &mut state.open;
        let side = open.flow.turn;
        open.flow.stack.pop();
        open.moved = Default::default();
        open.flow.takes = 0;
        open.flow.turns[side] += 1;
        let lapsed = std::mem::take(&mut open.flow.discount);
        if lapsed > 0 {
            tell!(teller, "TH-8.8", "told-discount_lapsed", n = lapsed);
        }
        let Some(phase) = self.phase_after(open) else {
            self.tell_end(open, teller);
            return;
        };
        open.flow.phase = phase;
        if open.flow.stack.is_empty() {
            self.begin_turn(state, side.other(), teller);
        } else {
            // A position that was laid out with a halt below the turn.
            (open.flow.turn, open.offer.crown) = (side.other(), side.other());
        }
    }
}
