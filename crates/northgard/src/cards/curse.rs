//! Ancestral Curse: every opponent discards (NG-19.3).

use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no};

/// NG-19.3: opponents discard, one after the other; `at` counts seats clockwise from whoever played the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Curse {
    pub by: Seat,
    pub at: u8,
}

impl Curse {
    fn seat(&self, state: &State) -> Seat {
        self.by.clockwise(self.at as usize, state.open.players.len())
    }

    fn next(self) -> Curse {
        Curse { at: self.at + 1, ..self }
    }
}

impl Decision<Northgard> for Curse {
    fn clause(&self) -> &'static str {
        "NG-19.3"
    }

    /// Even a single answer is asked for: not asking would tell that all cards of the hand are equal.
    fn asks(&self, _: &Northgard, state: &State) -> Asks {
        let seat = self.seat(state);
        if state.deck(seat).hand.len() > 1 { Asks::Always(seat) } else { Asks::Seat(seat) }
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-curse", by = self.by)
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.deck(seat).hand.kinds().map(Action::Discard));
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Discard(card) if state.deck(seat).hand.count(card) > 0 => None,
            Action::Discard(_) => no("NG-19.3", "no-not-in-hand"),
            _ => no("NG-19.3", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Discard(card) = *action else { return };
        state.set(self.next());
        state.drop_card(seat, card, "NG-19.3", teller);
    }

    /// The next opponent with cards, clockwise.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        if self.at as usize >= rules.players {
            state.pop();
            return true;
        }
        let seat = self.seat(state);
        let spared = !rules.is_enemy(self.by, seat) || state.deck(seat).hand.is_empty();
        if spared {
            state.set(self.next());
        }
        spared
    }
}
