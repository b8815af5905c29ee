//! The Stag's first card: a figure joins the recruit (NG-17.16).

use crate::pieces::{Figure, Site, Standing};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-17.16: the seat may bring a figure from a neighbouring territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Pull {
    pub seat: Seat,
    pub site: Site,
}

impl Pull {
    /// Neighbours from which a figure may come.
    fn pulls(self, state: &State) -> impl Iterator<Item = Action> + '_ {
        let near = state.land(state.at(self.site)).near & state.held(self.seat);
        near.iter().filter(|land| !state.land(*land).has_bear()).flat_map(move |land| {
            let site = state.site(land);
            state.group(land, self.seat).kinds().map(move |figure| Action::Pull(Standing { site, figure }))
        })
    }
}

impl Decision<Northgard> for Pull {
    fn clause(&self) -> &'static str {
        "NG-17.16"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-pull", land = self.site)
    }

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.pulls(state));
        offers.put(Action::Skip);
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let from = match *action {
            Action::Skip => return None,
            Action::Pull(from) => from,
            _ => return no("NG-17.16", "no-not-now"),
        };
        let Some(land) = state.named(from.site) else { return no("NG-17.16", "no-such-land") };
        if !state.land(land).near.has(state.at(self.site)) {
            return no("NG-17.16", "no-not-adjacent");
        }
        if state.land(land).has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        let there = match from.figure {
            Figure::Kaija => state.has_kaija(land, seat),
            Figure::Unit => state.units(land, seat) > 0,
        };
        if there { None } else { no("NG-17.16", "no-units-here") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        let Action::Pull(from) = *action else { return };
        let group = from.group();
        state.leave(state.at(from.site), seat, group);
        state.enter(state.at(self.site), seat, group);
        tell!(teller, "NG-17.16", "told-step", seat = seat, group = group, from = from.site, to = self.site);
    }

    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let idle = self.pulls(state).next().is_none();
        if idle {
            state.pop();
        }
        idle
    }
}
