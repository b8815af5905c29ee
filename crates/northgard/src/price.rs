//! Prices in any resources (NG-1.13).

use crate::State;
use table::{Refusal, Seat, no, refuse};

/// NG-1.13: so many resources of any kinds, under the clause that asks for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub amount: u8,
    pub clause: &'static str,
}

impl Price {
    /// Every way to pay.
    pub(crate) fn ways(self, state: &State, seat: Seat) -> impl Iterator<Item = [u8; 3]> {
        let [food, wood, lore] = state.player(seat).stock.map(|stock| stock.min(self.amount.into()) as u8);
        (0..=food).flat_map(move |food| {
            let rest = self.amount - food;
            (0..=wood.min(rest)).map(move |wood| [food, wood, rest - wood]).filter(move |paid| paid[2] <= lore)
        })
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
