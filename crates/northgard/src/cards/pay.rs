//! Resourceful: any resources buy cards (NG-17.9).

use crate::prelude::*;
use crate::price::Price;

impl PayDraw {
    fn price(&self) -> Price {
        Price { amount: self.price, clause: "NG-17.9" }
    }
}

impl Decision<Northgard> for PayDraw {
    asked!(Northgard, "NG-17.9", |pay| message!("ask-pay-draw", n = pay.price));

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.price().ways(state, seat).map(Action::Pay));
        offers.put(Action::Skip);
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Skip => None,
            Action::Pay(paid) => self.price().refusal(state, seat, paid),
            _ => no("NG-17.9", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        if let Action::Pay(paid) = *action {
            state.pay(seat, paid);
            tell!(teller, "NG-17.9", "told-paid", seat = seat, goods = goods(paid));
            state.push(Deal { seat, cards: self.cards, to_hand: true });
        }
    }

    /// Nothing to pay with, or nothing to draw.
    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(state.player(self.seat).wealth() < self.price.into() || state.drawable(self.seat) == 0)
    }
}
