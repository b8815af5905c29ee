//! A card of the row is taken (NG-5.10, NG-18.3).

use crate::card::Pile;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

impl Northgard {
    /// The cards that may be taken: the row, and with an option the Achievements before their year (RU-29).
    pub(crate) fn row_for(&self, state: &State, early: bool) -> Pile {
        let open = &state.open;
        if early && self.options.early_achievement { open.row | open.achievements } else { open.row }
    }
}

/// NG-5.10: who passes takes a card of the row; `early` by Future Sight (NG-18.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Pick {
    pub seat: Seat,
    pub early: bool,
}

impl Decision<Northgard> for Pick {
    fn clause(&self) -> &'static str {
        if self.early { "NG-18.3" } else { "NG-5.10" }
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-pick")
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.row_for(state, self.early).kinds().map(Action::Pick));
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Pick(card) = *action else { return no(self.clause(), "no-not-now") };
        let sooner = self.early && rules.options.early_achievement && state.open.achievements.has(card);
        if state.open.row.has(card) || sooner { None } else { no(self.clause(), "no-not-in-row") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Pick(card) = *action else { return };
        state.pop();
        if !state.open.row.remove(card) {
            state.open.achievements.remove(card);
        }
        state.gain_card(seat, card);
        state.player_mut(seat).picked |= self.early;
        tell!(teller, self.clause(), "told-pick", seat = seat, card = card);
    }

    /// An empty row gives nothing.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let empty = rules.row_for(state, self.early).is_empty();
        if empty {
            state.pop();
        }
        empty
    }
}
