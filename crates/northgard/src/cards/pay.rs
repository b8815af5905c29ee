//! Resourceful: any resources buy cards (NG-17.9).

use crate::draw::Deal;
use crate::price::Price;
use crate::terms::goods;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-17.9: the seat may pay any resources to draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct PayDraw {
    pub seat: Seat,
    pub price: u8,
    pub cards: u8,
}

impl PayDraw {
    fn price(&self) -> Price {
        Price { amount: self.price, clause: "NG-17.9" }
    }
}

impl Decision<Northgard> for PayDraw {
    fn clause(&self) -> &'static str {
        "NG-17.9"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-pay-draw", n = self.price)
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        self.price().offers(state, seat, offers);
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
        let idle = state.player(self.seat).wealth() < self.price.into() || state.drawable(self.seat) == 0;
        if idle {
            state.pop();
        }
        idle
    }
}
