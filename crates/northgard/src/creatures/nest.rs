//! More creatures: where a called creature appears (NG-30.2, NG-30.3).

use crate::prelude::*;

impl Nest {
    /// A lair without a creature; if there is none, any territory without one.
    fn lands(&self, state: &State) -> LandSet {
        let free: LandSet = state.lands().iter().filter(|land| state.land(*land).beasts.is_empty()).collect();
        let lairs: LandSet = free.iter().filter(|land| state.land(*land).lairs > 0).collect();
        if lairs.is_empty() { free } else { lairs }
    }
}

impl Decision<Northgard> for Nest {
    asked!(Northgard, "NG-30.2", |nest| message!("ask-nest", creature = nest.creature));

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.lands(state).iter().map(|land| Action::Nest(state.site(land))));
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Nest(site) = *action else { return no("NG-30.2", "no-not-now") };
        let Some(land) = state.named(site) else { return no("NG-30.2", "no-such-land") };
        let taken = |land: &Territory| state.open.lair.contains(&Some(land.site));
        if taken(state.land(land)) {
            return no("NG-30.2", "no-creature-there");
        }
        let better = state.open.map.territories().any(|(_, land)| land.lairs > 0 && !taken(land));
        if better && state.land(land).lairs == 0 { no("NG-30.2", "no-lair-here") } else { None }
    }

    /// It does not move, but acts.
    fn act(self, rules: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Nest(site) = *action else { return };
        state.pop();
        rules.appear_called(state, self.creature, site, teller);
    }
}
