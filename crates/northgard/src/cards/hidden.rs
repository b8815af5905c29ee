//! Hidden Ways: figures move to any open territory (NG-19.16).

use crate::prelude::*;

impl Northgard {
    /// Open territories that figures may reach on hidden ways.
    fn hidden_goals(&self, state: &State, seat: Seat, from: Land) -> LandSet {
        let alone = state.units(from, seat) == 0;
        let fits = |goal: &Land| *goal != from && self.may_be_led(state, seat, *goal, alone);
        state.open.map.open.iter().filter(fits).collect()
    }

    fn hidden_lands<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = Land> + 'a {
        let own = state.held(seat).iter();
        own.filter(move |land| !state.land(*land).has_bear() && !self.hidden_goals(state, seat, *land).is_empty())
    }

    pub(super) fn can_hide(&self, state: &State, seat: Seat) -> bool {
        self.hidden_lands(state, seat).next().is_some()
    }

    pub(super) fn why_no_hidden(&self, state: &State, seat: Seat) -> Option<Refusal> {
        let ways = HiddenWays { seat, from: None, to: None };
        let any = state.lands().iter().any(|land| ways.bad_land(self, state, land).is_none());
        if any { None } else { no("NG-19.16", "no-open-land") }
    }
}

impl HiddenWays {
    fn bad_land(&self, rules: &Northgard, state: &State, land: Land) -> Option<Refusal> {
        if state.figures(land, self.seat) == 0 {
            return no("NG-19.16", "no-units-here");
        }
        if state.land(land).has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        let free = state.lands().iter().any(|goal| self.bad_goal(rules, state, land, goal, None).is_none());
        if free { None } else { no("NG-19.16", "no-open-land") }
    }

    /// Why such a group cannot go there; for no group in particular, why none can.
    fn bad_goal(
        &self,
        rules: &Northgard,
        state: &State,
        from: Land,
        goal: Land,
        group: Option<Figures>,
    ) -> Option<Refusal> {
        let seat = self.seat;
        let place = state.land(goal);
        let here = state.group(from, seat);
        if place.is_closed() || goal == from {
            return no("NG-19.16", "no-open-land");
        }
        if rules.is_haunted(state, goal) {
            return no("NG-26.5", "no-hostile-there");
        }
        if place.owner.is_some() && place.owner == rules.partner(seat) {
            return no("NG-23.5", "no-partner-stop");
        }
        let barred = place.owner.is_some_and(|owner| owner != seat) && !state.player(seat).awake;
        match group {
            Some(group) if !group.is_within(here) || group.is_empty() => no("NG-19.16", "no-units-here"),
            Some(Figures { kaija: true, .. }) if barred => no("NG-16.1", "no-kaija-enemy"),
            None if here.units == 0 && barred => no("NG-16.1", "no-kaija-enemy"),
            _ => None,
        }
    }
}

impl Decision<Northgard> for HiddenWays {
    asked!(Northgard, "NG-19.16", |ways| message!(match (ways.from, ways.to) {
        (None, _) => "ask-hidden",
        (_, None) => "ask-hidden-to",
        _ => "ask-hidden-count",
    }));

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        match (self.from, self.to) {
            (None, _) => {
                offers.put_all(rules.hidden_lands(state, seat).map(|land| Action::From(state.site(land))));
            }
            (Some(from), None) => {
                let goals = rules.hidden_goals(state, seat, state.at(from));
                offers.put_all(goals.iter().map(|land| Action::To(state.site(land))));
            }
            (Some(from), Some(to)) => {
                let here = state.group(state.at(from), seat);
                offers.put_all((1..=here.units).map(|units| Action::Group(Figures::units(units))));
                if here.kaija && rules.may_be_led(state, seat, state.at(to), true) {
                    offers.put_all((0..=here.units).map(|units| Action::Group(Figures { units, kaija: true })));
                }
            }
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match (*action, self.from, self.to) {
            (Action::From(site), None, _) => {
                state.judge_land("NG-19.16", site, |land| self.bad_land(rules, state, land))
            }
            (Action::To(site), Some(from), None) => {
                state.judge_land("NG-19.16", site, |goal| self.bad_goal(rules, state, state.at(from), goal, None))
            }
            (Action::Group(group), Some(from), Some(to)) => {
                self.bad_goal(rules, state, state.at(from), state.at(to), Some(group))
            }
            _ => no("NG-19.16", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Some(from) = self.from else {
            let Action::From(site) = *action else { return };
            return state.set(HiddenWays { from: Some(site), ..self });
        };
        let Some(to) = self.to else {
            let Action::To(site) = *action else { return };
            return state.set(HiddenWays { to: Some(site), ..self });
        };
        let Action::Group(group) = *action else { return };
        state.pop();
        state.leave(state.at(from), seat, group);
        state.enter(state.at(to), seat, group);
        tell!(teller, "NG-19.16", "told-step", seat = seat, group = group, from = from, to = to);
        rules.fight_if_contested(state, seat, to);
    }
}
