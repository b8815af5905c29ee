//! Bribery: enemy units are led away (NG-19.5).

use crate::map::{Land, LandSet};
use crate::pieces::{Figures, Site};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

impl Northgard {
    /// The figures a Bribery may take from a territory.
    fn bribable(&self, state: &State, land: Land) -> Figures {
        match state.land(land).owner {
            Some(owner) if !state.land(land).has_bear() => self.touchable(state, land, owner),
            _ => Figures::default(),
        }
    }

    /// Whether figures of `mover` may be led into a territory (RU-32, RU-38).
    pub(super) fn may_be_led(&self, state: &State, mover: Seat, land: Land, kaija: bool) -> bool {
        let owner = state.land(land).owner;
        let partner = owner.is_some_and(|owner| Some(owner) == self.partner(mover));
        !partner && !self.is_haunted(state, land) && (!kaija || self.kaija_may_enter(state, mover, land))
    }

    fn bribe_goals(&self, state: &State, from: Land) -> LandSet {
        let Some(mover) = state.land(from).owner else { return LandSet::EMPTY };
        let group = self.bribable(state, from);
        let fits = |goal: &Land| {
            (group.units > 0 && self.may_be_led(state, mover, *goal, false))
                || (group.kaija && self.may_be_led(state, mover, *goal, true))
        };
        state.land(from).near.iter().filter(fits).collect()
    }

    fn bribe_lands<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = Land> + 'a {
        let lands = self.enemies(seat).flat_map(|enemy| state.held(enemy).iter());
        lands.filter(|land| !self.bribe_goals(state, *land).is_empty())
    }

    pub(super) fn can_bribe(&self, state: &State, seat: Seat) -> bool {
        self.bribe_lands(state, seat).next().is_some()
    }

    pub(super) fn why_no_bribe(&self, state: &State, seat: Seat) -> Option<Refusal> {
        let any = state.lands().iter().any(|land| self.bad_bribe_land(state, seat, land).is_none());
        if any { None } else { no("NG-1.11", "no-target") }
    }

    fn bad_bribe_land(&self, state: &State, seat: Seat, land: Land) -> Option<Refusal> {
        let place = state.land(land);
        if !place.owner.is_some_and(|owner| self.is_enemy(seat, owner)) {
            return no("NG-19.5", "no-not-enemy");
        }
        if place.has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        let free = place.near.iter().any(|goal| self.bad_bribe_goal(state, land, goal, None).is_none());
        if free { None } else { no("NG-19.5", "no-way-out") }
    }

    /// Why such a group cannot be led there; for no group in particular, why none can.
    fn bad_bribe_goal(&self, state: &State, from: Land, goal: Land, group: Option<Figures>) -> Option<Refusal> {
        let place = state.land(from);
        let Some(mover) = place.owner else { return no("NG-19.5", "no-not-enemy") };
        if !place.near.has(goal) {
            return no("NG-19.5", "no-not-adjacent");
        }
        if self.is_haunted(state, goal) {
            return no("NG-26.5", "no-hostile-there");
        }
        let host = state.land(goal).owner.filter(|host| *host != mover);
        if host.is_some_and(|host| !self.is_enemy(mover, host)) {
            return no("NG-19.5", "no-partner-stop");
        }
        let here = self.touchable(state, from, mover);
        let barred = host.is_some() && !state.player(mover).awake;
        match group {
            Some(group) if !group.is_within(here) => no("NG-19.5", "no-units-here"),
            Some(Figures { kaija: true, .. }) if barred => no("NG-16.1", "no-kaija-enemy"),
            Some(_) => None,
            None if here.units > 0 || (here.kaija && !barred) => None,
            None => no("NG-16.1", "no-kaija-enemy"),
        }
    }
}

/// NG-19.5: the seat leads up to so many enemy units to a neighbouring territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Bribe {
    pub seat: Seat,
    pub units: u8,
    pub from: Option<Site>,
    pub to: Option<Site>,
}

impl Decision<Northgard> for Bribe {
    fn clause(&self) -> &'static str {
        "NG-19.5"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!(match (self.from, self.to) {
            (None, _) => "ask-bribe",
            (_, None) => "ask-bribe-to",
            _ => "ask-bribe-count",
        })
    }

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        match (self.from, self.to) {
            (None, _) => {
                let lands: LandSet = rules.bribe_lands(state, seat).collect();
                offers.put_all(lands.iter().map(|land| Action::From(state.site(land))));
            }
            (Some(from), None) => {
                let goals = rules.bribe_goals(state, state.at(from));
                offers.put_all(goals.iter().map(|land| Action::To(state.site(land))));
            }
            (Some(from), Some(to)) => {
                let (from, to) = (state.at(from), state.at(to));
                let Some(mover) = state.land(from).owner else { return };
                let here = rules.bribable(state, from);
                offers.put_all((1..=here.units.min(self.units)).map(|units| Action::Group(Figures::units(units))));
                if here.kaija && rules.may_be_led(state, mover, to, true) {
                    let most = here.units.min(self.units - 1);
                    offers.put_all((0..=most).map(|units| Action::Group(Figures { units, kaija: true })));
                }
            }
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match (*action, self.from, self.to) {
            (Action::From(site), None, _) => match state.named(site) {
                Some(land) => rules.bad_bribe_land(state, seat, land),
                None => no("NG-19.5", "no-such-land"),
            },
            (Action::To(site), Some(from), None) => match state.named(site) {
                Some(goal) => rules.bad_bribe_goal(state, state.at(from), goal, None),
                None => no("NG-19.5", "no-such-land"),
            },
            (Action::Group(group), Some(_), Some(_)) if !(1..=self.units).contains(&group.count()) => {
                no("NG-19.5", "no-two-at-most")
            }
            (Action::Group(group), Some(from), Some(to)) => {
                rules.bad_bribe_goal(state, state.at(from), state.at(to), Some(group))
            }
            _ => no("NG-19.5", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match (*action, self.from, self.to) {
            (Action::From(site), ..) => state.set(Bribe { from: Some(site), ..self }),
            (Action::To(site), ..) => state.set(Bribe { to: Some(site), ..self }),
            (Action::Group(group), Some(from), Some(to)) => {
                state.pop();
                let Some(mover) = state.land(state.at(from)).owner else { return };
                state.leave(state.at(from), mover, group);
                state.enter(state.at(to), mover, group);
                tell!(
                    teller,
                    "NG-19.5",
                    "told-bribe",
                    seat = seat,
                    target = mover,
                    group = group,
                    from = from,
                    to = to
                );
                rules.fight_if_contested(state, mover, to);
            }
            _ => {}
        }
    }
}
