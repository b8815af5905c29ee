//! Retreat: the loser of a fight leaves (NG-11.10 to NG-11.12).

use crate::prelude::*;

impl Retreat {
    /// NG-11.10, NG-11.11: where a loser may go.
    pub(crate) fn goals(&self, rules: &Northgard, state: &State) -> LandSet {
        let place = state.land(state.at(self.site));
        let reach = if self.flat { place.near } else { place.regular };
        let fits = |goal: &Land| {
            let place = state.land(*goal);
            place.owner.is_none_or(|owner| owner == self.seat)
                && place.due == Due::None
                && !place.fought
                && !rules.is_haunted(state, *goal)
        };
        reach.iter().filter(fits).collect()
    }

    /// Goals that have not been used yet.
    fn unused_goals(&self, rules: &Northgard, state: &State) -> LandSet {
        self.goals(rules, state).iter().filter(|goal| !state.land(*goal).used).collect()
    }

    fn fall_back(&self, state: &mut State, goal: Land, group: Figures, teller: &mut Teller) {
        state.leave(state.at(self.site), self.seat, group);
        state.enter(goal, self.seat, group);
        state.land_mut(goal).used = true;
        tell!(teller, "NG-11.10", "told-retreat", seat = self.seat, group = group, land = state.site(goal));
    }

    fn bad_goal(&self, rules: &Northgard, state: &State, site: Site) -> Option<Refusal> {
        let Some(to) = state.named(site) else { return no("NG-11.10", "no-such-land") };
        let (place, border) = (state.land(to), state.land(state.at(self.site)));
        if !border.near.has(to) || !(self.flat || border.regular.has(to)) {
            return no("NG-11.10", "no-regular-border");
        }
        if state.all_figures(to) > state.figures(to, self.seat) {
            return no("NG-11.10", "no-not-yours");
        }
        if place.due != Due::None {
            return no("NG-11.11", "no-fight-pending");
        }
        if place.fought {
            return no("NG-11.11", "no-fight-was");
        }
        if rules.is_haunted(state, to) {
            return no("NG-26.5", "no-hostile-there");
        }
        if place.used { no("NG-11.10", "no-goal-twice") } else { None }
    }
}

impl Decision<Northgard> for Retreat {
    asked!(Northgard, "NG-11.10", |retreat| match retreat.goal {
        None => message!("ask-retreat", land = retreat.site),
        Some(goal) => message!("ask-retreat-count", land = goal),
    });

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        if self.goal.is_none() {
            let goals = self.unused_goals(rules, state);
            return offers.put_all(goals.iter().map(|goal| Action::Retreat(state.site(goal))));
        }
        let here = state.group(state.at(self.site), seat);
        offers.put_all((1..=here.units).map(|units| Action::Group(Figures::units(units))));
        if here.kaija {
            offers.put_all((0..=here.units).map(|units| Action::Group(Figures { units, kaija: true })));
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match (*action, self.goal) {
            (Action::Retreat(site), None) => self.bad_goal(rules, state, site),
            (Action::Group(group), Some(_)) => {
                let here = state.group(state.at(self.site), seat);
                if group.is_within(here) && !group.is_empty() { None } else { no("NG-11.10", "no-units-here") }
            }
            _ => no("NG-11.10", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Some(goal) = self.goal else {
            let Action::Retreat(goal) = *action else { return };
            return state.set(Retreat { goal: Some(goal), ..self });
        };
        let Action::Group(group) = *action else { return };
        state.set(Retreat { goal: None, ..self });
        self.fall_back(state, state.at(goal), group, teller);
    }

    /// NG-11.12: without a goal everybody is lost; to the only goal everybody goes.
    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let land = state.at(self.site);
        let group = state.group(land, self.seat);
        if group.is_empty() {
            state.open.map.lands.iter_mut().for_each(|land| land.used = false);
            state.pop();
            return true;
        }
        if self.goal.is_some() {
            return false;
        }
        let goals = self.unused_goals(rules, state);
        if let Some(goal) = goals.single() {
            self.fall_back(state, goal, group, teller);
            return true;
        }
        if goals.is_empty() {
            state.withdraw(land, self.seat, group);
            tell!(teller, "NG-11.12", "told-no-retreat", seat = self.seat, group = group);
        }
        goals.is_empty()
    }
}
