//! Training Camps add units (NG-6.4, NG-6.5).

use super::tell_recruit;
use crate::map::{Land, LandSet};
use crate::pieces::{Building, Figure, Figures, Standing};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no};

impl Northgard {
    /// NG-6.4: the camps of territories in which units were placed; `fresh` now counts what they still add.
    pub(super) fn call_camps(&self, state: &mut State, seat: Seat) {
        let mut first = None;
        let mut due = 0;
        let gives = self.book.building(Building::TrainingCamp).gives;
        for land in state.held(seat).iter() {
            let land = state.land_mut(land);
            if land.fresh > 0 {
                first = first.or(Some(land.site));
                land.fresh = land.count(Building::TrainingCamp) * gives;
                due += land.fresh;
            }
        }
        state.remember(first);
        if due > 0 {
            state.push(Camps { seat, asked: false });
        }
    }
}

/// NG-6.4: camps add units; `asked` once Kaija was left in the reserve (NG-6.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Camps {
    pub seat: Seat,
    pub asked: bool,
}

impl Camps {
    /// Territories whose camps still add units.
    fn camps(self, state: &State) -> impl Iterator<Item = Land> + '_ {
        state.held(self.seat).iter().filter(|land| state.land(*land).fresh > 0)
    }

    /// Whether it is about Kaija now.
    fn about_kaija(self, state: &State) -> bool {
        !self.asked && state.kaija_ready(self.seat)
    }
}

impl Decision<Northgard> for Camps {
    fn clause(&self) -> &'static str {
        "NG-6.4"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-camps")
    }

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let kaija = self.about_kaija(state);
        let figure = if kaija { Figure::Kaija } else { Figure::Unit };
        offers.put_all(self.camps(state).map(|land| Action::Camp(Standing { site: state.site(land), figure })));
        if kaija {
            offers.put(Action::Skip);
        }
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let about_kaija = state.kaija_ready(seat) && !self.asked;
        match *action {
            Action::Camp(at) if (at.figure == Figure::Kaija) == about_kaija => match state.named(at.site) {
                Some(land) if state.figures(land, seat) > 0 && state.land(land).fresh > 0 => None,
                _ => no("NG-6.4", "no-camp-here"),
            },
            Action::Skip if about_kaija => None,
            _ => no("NG-6.5", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Camp(at) = *action else { return state.set(Camps { asked: true, ..self }) };
        let land = state.at(at.site);
        state.land_mut(land).fresh -= 1;
        state.deploy(land, seat, at.group());
        tell_recruit(teller, "NG-6.5", seat, at);
    }

    /// Camps fill up by themselves unless the reserve is short or Kaija could come.
    fn proceed(self, _: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let due: u8 = self.camps(state).map(|land| state.land(land).fresh).sum();
        if due > 0 && self.about_kaija(state) {
            return false;
        }
        let reserve = state.player(self.seat).reserve;
        if reserve > 0 && reserve < due {
            return false;
        }
        let lands: LandSet = self.camps(state).collect();
        for land in lands.iter() {
            let units = std::mem::take(&mut state.land_mut(land).fresh);
            for _ in 0..units.min(reserve) {
                state.deploy(land, self.seat, Figures::units(1));
                tell_recruit(teller, "NG-6.4", self.seat, Standing { site: state.site(land), figure: Figure::Unit });
            }
        }
        state.pop();
        true
    }
}
