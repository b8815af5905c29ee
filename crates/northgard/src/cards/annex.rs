//! Annexation: a Move, and one Explore before or after it (NG-17.18).

use crate::card::Card;
use crate::pieces::Basic;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no};

/// NG-17.18: the seat moves, and explores before or after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Annex {
    pub seat: Seat,
    pub steps: u8,
    pub moved: bool,
    pub explored: bool,
}

impl Annex {
    fn go(self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        state.set(Annex { moved: true, ..self });
        rules.begin_instruction(state, self.seat, Card::STAG_ANNEXATION, &Basic::steps(self.steps), teller);
    }
}

impl Decision<Northgard> for Annex {
    fn clause(&self) -> &'static str {
        "NG-17.18"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!(if self.moved { "ask-annex-after" } else { "ask-annex" })
    }

    fn offers(&self, _: &Northgard, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put(Action::Do(Basic::Explore));
        offers.put(if self.moved { Action::Skip } else { Action::Do(Basic::Move) });
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Do(Basic::Explore) if self.explored => no("NG-17.18", "no-different-action"),
            Action::Do(Basic::Explore) => rules.why_no_explore(state, seat, false),
            Action::Do(Basic::Move) if !self.moved => None,
            Action::Skip if self.moved => None,
            _ => no("NG-17.18", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match action {
            Action::Do(Basic::Move) => self.go(rules, state, teller),
            Action::Do(_) => {
                state.set(Annex { explored: true, ..self });
                let explore = Basic::Explore.effect();
                rules.begin_instruction(state, seat, Card::STAG_ANNEXATION, &explore, teller);
            }
            _ => state.set(Annex { explored: true, ..self }),
        }
    }

    /// Without a way to explore only the Move is left.
    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let explore = !self.explored && rules.can_explore(state, self.seat, false);
        match (self.moved, explore) {
            (true, false) => state.pop(),
            (false, false) => self.go(rules, state, teller),
            _ => return false,
        }
        true
    }
}
