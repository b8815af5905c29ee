//! More creatures: whoever passes may make one appear (NG-30.1).

use super::Appear;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no};

/// NG-30.1: the seat may make a creature appear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Summon {
    pub seat: Seat,
}

impl Decision<Northgard> for Summon {
    fn clause(&self) -> &'static str {
        "NG-30.1"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-summon")
    }

    fn offers(&self, _: &Northgard, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all([Action::Summon, Action::Skip]);
    }

    fn refusal(&self, _: &Northgard, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        if matches!(action, Action::Summon | Action::Skip) { None } else { no("NG-30.1", "no-not-now") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, _: &mut Teller) {
        state.pop();
        if *action == Action::Summon {
            state.push(Appear { seat, site: None, acts: true });
        }
    }

    /// Only while fewer creatures than players are on the map, and some are left.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let left = state.open.creature_deck | state.open.creature_discard;
        let full = state.open.line.len() >= rules.players || left.is_empty();
        if full {
            state.pop();
        }
        full
    }
}
