//! An upgrade card is taken (NG-5.9).

use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-5.9: the seat takes one of its clan's upgrade cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Learn {
    pub seat: Seat,
}

impl Decision<Northgard> for Learn {
    fn clause(&self) -> &'static str {
        "NG-5.9"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-learn")
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.player(seat).upgrades.kinds().map(Action::Learn));
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Learn(card) if state.player(seat).upgrades.has(card) => None,
            Action::Learn(_) => no("NG-5.9", "no-not-your-upgrade"),
            _ => no("NG-5.9", "no-not-now"),
        }
    }

    /// The upgrade card comes into the hand; everybody has seen it.
    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Learn(card) = *action else { return };
        state.pop();
        let (player, deck) = state.both_mut(seat);
        player.upgrades.remove(card);
        deck.take_openly(card);
        tell!(teller, "NG-5.9", "told-learn", seat = seat, card = card);
    }
}
