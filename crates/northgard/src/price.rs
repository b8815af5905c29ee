//! Prices in any resources (NG-1.13).

use crate::{Action, State};
use table::{Basket, Refusal, Seat, no, refuse};

/// NG-1.13: so many resources of any kinds, under the clause that asks for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub amount: u8,
    pub clause: &'static str,
}

impl Price {
    /// Every way to pay.
    pub(crate) fn offers(self, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        let [food, wood, lore] = state.player(seat).stock;
        for f in 0..=self.amount.min(food.min(255) as u8) {
            for w in 0..=(self.amount - f).min(wood.min(255) as u8) {
                let l = self.amount - f - w;
                if u16::from(l) <= lore {
                    offers.put(Action::Pay([f, w, l]));
                }
            }
        }
    }

    /// Why these resources do not pay it.
    pub(crate) fn refusal(self, state: &State, seat: Seat, paid: [u8; 3]) -> Option<Refusal> {
        if paid.iter().map(|amount| u16::from(*amount)).sum::<u16>() != u16::from(self.amount) {
            return Some(refuse!(self.clause, "no-price", n = self.amount));
        }
        let short = paid.iter().zip(state.player(seat).stock).any(|(amount, stock)| u16::from(*amount) > stock);
        if short { no("NG-1.8", "no-resources") } else { None }
    }
}
