//! Capture: a figure is added that is not recruited (NG-19.6).

use crate::pieces::{Figure, Standing};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-19.6: the seat adds a figure to one of its territories.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Add {
    pub seat: Seat,
}

impl Decision<Northgard> for Add {
    fn clause(&self) -> &'static str {
        "NG-19.6"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-add")
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        let reserve = state.reserve(seat);
        for land in state.held(seat).iter() {
            let site = state.site(land);
            offers.put_all(reserve.kinds().map(|figure| Action::Add(Standing { site, figure })));
        }
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Add(at) = *action else { return no("NG-19.6", "no-not-now") };
        let Some(land) = state.named(at.site) else { return no("NG-19.6", "no-such-land") };
        if state.figures(land, seat) == 0 {
            return no("NG-19.6", "no-not-yours");
        }
        match at.figure {
            Figure::Kaija if !state.kaija_ready(seat) => no("NG-19.6", "no-kaija-here"),
            Figure::Unit if state.player(seat).reserve == 0 => no("NG-6.2", "no-reserve"),
            Figure::Kaija | Figure::Unit => None,
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Add(at) = *action else { return };
        state.pop();
        state.deploy(state.at(at.site), seat, at.group());
        tell!(teller, "NG-19.6", "told-add", seat = seat, group = at.group(), land = at.site);
    }

    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let idle = state.reserve(self.seat).is_empty() || state.held(self.seat).is_empty();
        if idle {
            state.pop();
        }
        idle
    }
}
