//! The Snake takes its share from the scorched territory (NG-16.8).

use crate::prelude::*;

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
    asked!(Northgard, "NG-16.8", "ask-tithe");

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
        let icons = |land: &Territory| land.icons[resource.index()] > 0 && !land.has_wolf();
        let land = state.open.scorched.map(|site| state.land(state.at(site)));
        let made = land.is_some_and(|land| icons(land) || land.makes(resource));
        if made { None } else { no("NG-16.8", "no-not-produced") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        let (Action::Take(resource), Some(site)) = (*action, state.open.scorched) else { return };
        state.open.tithe = Some(resource);
        state.gain(seat, resource.one());
        let Some(of) = state.land(state.at(site)).owner else { return };
        let goods = goods(resource.one());
        tell!(teller, "NG-16.8", "told-tithe", seat, goods, land = site, of);
    }

    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(self.harvest(rules, state) == [0; 3])
    }
}
