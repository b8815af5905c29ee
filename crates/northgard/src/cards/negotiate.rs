//! Negotiation: a card comes back, or one is drawn (NG-18.10).

use crate::draw::Deal;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-18.10: the seat takes a card back, or draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Negotiate {
    pub seat: Seat,
}

impl Decision<Northgard> for Negotiate {
    fn clause(&self) -> &'static str {
        "NG-18.10"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-negotiate")
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.player(seat).discard.kinds().map(Action::Recall));
        if state.drawable(seat) > 0 {
            offers.put(Action::Draw);
        }
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let discard = state.player(seat).discard;
        match *action {
            Action::Recall(card) if discard.has(card) => None,
            Action::Recall(_) => no("NG-18.10", "no-not-in-discard"),
            Action::Draw if state.deck(seat).pile_len() + discard.len() > 0 => None,
            _ => no("NG-18.10", "no-not-now"),
        }
    }

    /// The card comes back for all to see.
    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        let Action::Recall(card) = *action else { return state.push(Deal::one(seat)) };
        let (player, deck) = state.both_mut(seat);
        player.discard.remove(card);
        deck.take_openly(card);
        tell!(teller, "NG-18.10", "told-recall", seat = seat, card = card);
    }
}
