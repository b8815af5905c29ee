//! Casualties leave the map (NG-11.9).

use crate::pieces::{Figure, Figures, Site};
use crate::view::View;
use crate::{Action, Frame, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-11.9: the seat removes so many figures from a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Lose {
    pub seat: Seat,
    pub site: Site,
    pub hits: u8,
}

impl Lose {
    fn lose(self, state: &mut State, group: Figures, teller: &mut Teller) {
        let Lose { seat, site, .. } = self;
        let land = state.at(site);
        let owner = state.land(land).owner;
        state.pop();
        state.withdraw(land, seat, group);
        // Until a combat is over the defender counts as controller (NG-1.4).
        if state.open.flow.iter().any(|frame| matches!(frame, Frame::Fight(fight) if fight.site == site)) {
            state.open.map.set_owner(land, owner);
        }
        tell!(teller, "NG-11.9", "told-lost", seat = seat, group = group, land = site);
    }
}

impl Decision<Northgard> for Lose {
    fn clause(&self) -> &'static str {
        "NG-11.9"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-lose", land = self.site)
    }

    fn offers(&self, _: &Northgard, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Figure::ALL.map(Action::Lose));
    }

    fn refusal(&self, _: &Northgard, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        if matches!(action, Action::Lose(_)) { None } else { no("NG-11.9", "no-not-now") }
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
