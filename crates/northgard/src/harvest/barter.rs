//! Partners swap resources if both agree (NG-23.7).

use crate::pieces::Resource;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-23.7: the seat answers its partner, who would give so much of one resource and get as much of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Barter {
    pub seat: Seat,
    pub by: Seat,
    pub give: Resource,
    pub get: Resource,
    pub amount: u8,
}

impl Decision<Northgard> for Barter {
    fn clause(&self) -> &'static str {
        "NG-23.7"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-barter", by = self.by, n = self.amount, give = self.give, get = self.get)
    }

    fn offers(&self, _: &Northgard, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all([Action::Accept, Action::Refuse]);
    }

    fn refusal(&self, _: &Northgard, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        if matches!(action, Action::Accept | Action::Refuse) { None } else { no("NG-23.7", "no-not-now") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        if *action == Action::Refuse {
            return tell!(teller, "NG-23.7", "told-swap-refused", seat = seat);
        }
        let amount = u16::from(self.amount);
        let (give, get) = (self.give.index(), self.get.index());
        let by = state.player_mut(self.by);
        by.stock[give] -= amount;
        by.stock[get] += amount;
        let partner = state.player_mut(seat);
        partner.stock[get] -= amount;
        partner.stock[give] += amount;
        tell!(teller, "NG-23.7", "told-swap-accepted", seat = seat);
    }
}
