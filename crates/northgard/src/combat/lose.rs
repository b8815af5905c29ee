//! Casualties leave the map (NG-11.9), and what a Draugr takes (NG-29.3).

use crate::prelude::*;

impl Lose {
    /// Whether a combat takes it; otherwise a Draugr does.
    fn fights(self, state: &State) -> bool {
        state.open.flow.iter().any(|frame| matches!(frame, Frame::Fight(fight) if fight.site == self.site))
    }

    /// The rule that takes it.
    fn rule(self, state: &State) -> &'static str {
        if self.fights(state) { "NG-11.9" } else { "NG-29.3" }
    }

    fn lose(self, state: &mut State, group: Figures, teller: &mut Teller) {
        let Lose { seat, site, .. } = self;
        let land = state.at(site);
        let owner = state.land(land).owner;
        state.pop();
        state.withdraw(land, seat, group);
        // Until a combat is over the defender counts as controller (NG-1.4).
        if self.fights(state) {
            state.open.map.set_owner(land, owner);
        }
        tell!(teller, self.rule(state), "told-lost", seat = seat, group = group, land = site);
    }
}

impl Decision<Northgard> for Lose {
    asked!(Northgard, "NG-11.9", |lose| message!("ask-lose", land = lose.site));

    fn offers(&self, _: &Northgard, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Figure::ALL.map(Action::Lose));
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        if matches!(action, Action::Lose(_)) { None } else { no(self.rule(state), "no-not-now") }
    }

    fn act(self, _: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let kaija = *action == Action::Lose(Figure::Kaija);
        self.lose(state, Figures { units: self.hits.saturating_sub(u8::from(kaija)), kaija }, teller);
    }

    /// Only which of unit and Kaija falls is a choice.
    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let here = state.group(state.at(self.site), self.seat);
        let all = self.hits >= here.count();
        if here.kaija && !all && rules.options.kaija_full {
            return false;
        }
        self.lose(state, if all { here } else { Figures::units(self.hits) }, teller);
        true
    }
}
