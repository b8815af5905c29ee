//! The Snake takes its share from the scorched territory (NG-16.8).

use crate::map::Territory;
use crate::pieces::{Building, Resource};
use crate::terms::goods;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-16.8: the seat takes a resource that an opponent's scorched territory produces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Tithe {
    pub seat: Seat,
}

impl Tithe {
    /// What could be taken.
    fn harvest(&self, rules: &Northgard, state: &State) -> [u8; 3] {
        let Some(site) = state.open.scorched else { return [0; 3] };
        let land = state.land(state.at(site));
        match land.owner {
            Some(owner) if rules.is_enemy(self.seat, owner) => land.harvest(),
            _ => [0; 3],
        }
    }
}

impl Decision<Northgard> for Tithe {
    fn clause(&self) -> &'static str {
        "NG-16.8"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-tithe")
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let harvest = self.harvest(rules, state);
        let some = Resource::ALL.into_iter().filter(|resource| harvest[resource.index()] > 0);
        offers.put_all(some.map(Action::Take));
        offers.put(Action::Skip);
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let resource = match *action {
            Action::Skip => return None,
            Action::Take(resource) => resource,
            _ => return no("NG-16.8", "no-not-now"),
        };
        let makes = |building: Building| building.resource() == Some(resource);
        let works = |land: &Territory| Building::ALL.into_iter().any(|one| makes(one) && land.count(one) > 0);
        let icons = |land: &Territory| land.icons[resource.index()] > 0 && !land.has_wolf();
        let land = state.open.scorched.map(|site| state.land(state.at(site)));
        let made = land.is_some_and(|land| icons(land) || works(land));
        if made { None } else { no("NG-16.8", "no-not-produced") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        if let Action::Take(resource) = *action {
            state.open.tithe = Some(resource);
            state.gain(seat, resource.one());
            tell!(teller, "NG-16.8", "told-gain", seat = seat, goods = goods(resource.one()));
        }
    }

    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let idle = self.harvest(rules, state) == [0; 3];
        if idle {
            state.pop();
        }
        idle
    }
}
