//! Partners swap resources if both agree (NG-23.7).

use crate::prelude::*;

impl Decision<Northgard> for Barter {
    asked!(Northgard, "NG-23.7", |barter| message!(
        "ask-barter",
        by = barter.by,
        n = barter.amount,
        give = barter.give,
        get = barter.get
    ));

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
