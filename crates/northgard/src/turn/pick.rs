//! A card of the row is taken (NG-5.10, NG-18.3).

use crate::prelude::*;

impl Northgard {
    /// The cards that may be taken: the row, and with an option the Achievements before their year (RU-29).
    pub(crate) fn row_for(&self, state: &State, early: bool) -> Pile {
        let open = &state.open;
        if early && self.options.early_achievement { open.row | open.achievements } else { open.row }
    }
}

impl Decision<Northgard> for Pick {
    asked!(Northgard, "NG-5.10", "ask-pick");

    fn clause(&self) -> &'static str {
        if self.early { "NG-18.3" } else { "NG-5.10" }
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
        let clause = if card.is_achievement() && !self.early { "NG-20.1" } else { self.clause() };
        tell!(teller, clause, "told-pick", seat = seat, card = card);
    }

    /// An empty row gives nothing.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(rules.row_for(state, self.early).is_empty())
    }
}
