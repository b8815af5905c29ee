//! Bribery and Hidden Ways: units that move without a Move action (NG-19.5, NG-19.16).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::flow::Frame;
use crate::names::Site;
use crate::sets::LandSet;
use crate::state::State;
use crate::tell::{group, tell};
use table::{Refusal, Seat, Teller};

impl Northgard {
    /// The figures a Bribery may take from a territory: regular units, and whether Kaija.
    fn bribable(&self, s: &State, land: usize) -> (u8, bool) {
        match s.map.lands[land].owner {
            Some(owner) if !s.map.lands[land].has_bear() => {
                (s.map.lands[land].units[owner.index()], s.has_kaija(land, owner) && self.options.kaija_full)
            }
            _ => (0, false),
        }
    }

    /// Whether units of `mover` may be led into a territory (RUL-32, RUL-38).
    fn may_be_led(&self, s: &State, mover: Seat, land: usize, kaija: bool) -> bool {
        let place = &s.map.lands[land];
        let partner = place.owner.is_some_and(|owner| Some(owner) == self.partner(mover));
        !partner && place.beasts & self.book.hostile == 0 && (!kaija || self.kaija_may_enter(s, mover, land))
    }

    fn bribe_goals(&self, s: &State, from: usize) -> LandSet {
        let Some(mover) = s.map.lands[from].owner else { return LandSet::EMPTY };
        let (units, kaija) = self.bribable(s, from);
        let fits = |goal: &usize| {
            (units > 0 && self.may_be_led(s, mover, *goal, false)) || (kaija && self.may_be_led(s, mover, *goal, true))
        };
        s.map.lands[from].near.iter().filter(fits).collect()
    }

    fn bribe_lands<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = usize> + 'a {
        let lands = self.enemies(seat).flat_map(|enemy| s.map.held[enemy.index()].iter());
        lands.filter(|land| !self.bribe_goals(s, *land).is_empty())
    }

    pub(crate) fn can_bribe(&self, s: &State, seat: Seat) -> bool {
        self.bribe_lands(s, seat).next().is_some()
    }

    pub(crate) fn why_no_bribe(&self, s: &State, seat: Seat) -> Option<Refusal> {
        let any = s.map.live.iter().any(|land| self.bad_bribe_land(s, seat, land).is_none());
        if any { None } else { no("NG-1.11", "no-target") }
    }

    fn bad_bribe_land(&self, s: &State, seat: Seat, land: usize) -> Option<Refusal> {
        let place = &s.map.lands[land];
        if !place.owner.is_some_and(|owner| self.is_enemy(seat, owner)) {
            return no("NG-19.5", "no-not-enemy");
        }
        if place.has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        let free = place.near.iter().any(|goal| self.bad_bribe_goal(s, land, goal, None).is_none());
        if free { None } else { no("NG-19.5", "no-way-out") }
    }

    /// Why such a group cannot be led there; for no group in particular, why none can.
    fn bad_bribe_goal(&self, s: &State, from: usize, goal: usize, figures: Option<(u8, bool)>) -> Option<Refusal> {
        let place = &s.map.lands[from];
        let Some(mover) = place.owner else { return no("NG-19.5", "no-not-enemy") };
        if !place.near.has(goal) {
            return no("NG-19.5", "no-not-adjacent");
        }
        if self.haunters(s, goal) > 0 {
            return no("NG-26.5", "no-hostile-there");
        }
        let host = s.map.lands[goal].owner.filter(|host| *host != mover);
        if host.is_some_and(|host| !self.is_enemy(mover, host)) {
            return no("NG-19.5", "no-partner-stop");
        }
        let units = place.units[mover.index()];
        let kaija = s.has_kaija(from, mover) && self.options.kaija_full;
        let barred = host.is_some() && !s.player(mover).awake;
        match figures {
            Some((count, bear)) if count > units || (bear && !kaija) => no("NG-19.5", "no-units-here"),
            Some((_, true)) if barred => no("NG-16.1", "no-kaija-enemy"),
            Some(_) => None,
            None if units > 0 || (kaija && !barred) => None,
            None => no("NG-16.1", "no-kaija-enemy"),
        }
    }

    pub(crate) fn offer_bribe<B: Basket>(
        &self,
        s: &State,
        seat: Seat,
        most: u8,
        from: Option<Site>,
        to: Option<Site>,
        out: &mut B,
    ) {
        match (from, to) {
            (None, _) => {
                let mut lands: LandSet = self.bribe_lands(s, seat).collect();
                while let Some(land) = lands.first() {
                    lands.take(land);
                    out.put(Action::From(s.map.lands[land].site));
                }
            }
            (Some(from), None) => {
                let goals = self.bribe_goals(s, s.map.at(from));
                goals.iter().for_each(|land| out.put(Action::To(s.map.lands[land].site)));
            }
            (Some(from), Some(to)) => {
                let (from, to) = (s.map.at(from), s.map.at(to));
                let Some(mover) = s.map.lands[from].owner else { return };
                let (units, kaija) = self.bribable(s, from);
                (1..=units.min(most)).for_each(|units| out.put(Action::Group { units, kaija: false }));
                if kaija && self.may_be_led(s, mover, to, true) {
                    (0..=units.min(most - 1)).for_each(|units| out.put(Action::Group { units, kaija: true }));
                }
            }
        }
    }

    pub(crate) fn refuse_bribe(
        &self,
        s: &State,
        seat: Seat,
        most: u8,
        from: Option<Site>,
        to: Option<Site>,
        action: Action,
    ) -> Option<Refusal> {
        match (action, from, to) {
            (Action::From(site), None, _) => match s.map.named(site) {
                Some(land) => self.bad_bribe_land(s, seat, land),
                None => no("NG-19.5", "no-such-land"),
            },
            (Action::To(site), Some(from), None) => match s.map.named(site) {
                Some(goal) => self.bad_bribe_goal(s, s.map.at(from), goal, None),
                None => no("NG-19.5", "no-such-land"),
            },
            (Action::Group { units, kaija }, Some(from), Some(to)) => {
                let all = u16::from(units) + u16::from(kaija);
                if all == 0 || all > most.into() {
                    return no("NG-19.5", "no-two-at-most");
                }
                self.bad_bribe_goal(s, s.map.at(from), s.map.at(to), Some((units, kaija)))
            }
            _ => no("NG-19.5", "no-not-now"),
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn do_bribe(
        &self,
        s: &mut State,
        seat: Seat,
        most: u8,
        from: Option<Site>,
        to: Option<Site>,
        action: Action,
        t: &mut Teller,
    ) {
        match (action, from, to) {
            (Action::From(site), ..) => s.set(Frame::Bribe { seat, units: most, from: Some(site), to: None }),
            (Action::To(site), ..) => s.set(Frame::Bribe { seat, units: most, from, to: Some(site) }),
            (Action::Group { units, kaija }, Some(from_site), Some(to_site)) => {
                s.pop();
                let (from, to) = (s.map.at(from_site), s.map.at(to_site));
                let Some(mover) = s.map.lands[from].owner else { return };
                s.leave(from, mover, units, kaija);
                s.enter(to, mover, units, kaija);
                let figures = group(units, kaija);
                tell!(
                    t,
                    "NG-19.5",
                    "told-bribe",
                    seat = seat,
                    target = mover,
                    group = figures,
                    from = from_site,
                    to = to_site
                );
                self.fight_if_contested(s, mover, to);
            }
            _ => {}
        }
    }

    /// NG-19.16: open territories that units may reach on hidden ways.
    fn hidden_goals(&self, s: &State, seat: Seat, from: usize) -> LandSet {
        let alone = s.map.lands[from].units[seat.index()] == 0;
        let fits = |goal: &usize| *goal != from && self.may_be_led(s, seat, *goal, alone);
        s.map.open.iter().filter(fits).collect()
    }

    fn hidden_lands<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = usize> + 'a {
        let own = s.map.held[seat.index()].iter();
        own.filter(move |land| !s.map.lands[*land].has_bear() && !self.hidden_goals(s, seat, *land).is_empty())
    }

    pub(crate) fn can_hide(&self, s: &State, seat: Seat) -> bool {
        self.hidden_lands(s, seat).next().is_some()
    }

    pub(crate) fn why_no_hidden(&self, s: &State, seat: Seat) -> Option<Refusal> {
        let any = s.map.live.iter().any(|land| self.bad_hidden_land(s, seat, land).is_none());
        if any { None } else { no("NG-19.16", "no-open-land") }
    }

    fn bad_hidden_land(&self, s: &State, seat: Seat, land: usize) -> Option<Refusal> {
        if s.figures(land, seat) == 0 {
            return no("NG-19.16", "no-units-here");
        }
        if s.map.lands[land].has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        let free = s.map.live.iter().any(|goal| self.bad_hidden_goal(s, seat, land, goal, None).is_none());
        if free { None } else { no("NG-19.16", "no-open-land") }
    }

    fn bad_hidden_goal(
        &self,
        s: &State,
        seat: Seat,
        from: usize,
        goal: usize,
        figures: Option<(u8, bool)>,
    ) -> Option<Refusal> {
        let place = &s.map.lands[goal];
        let here = s.map.lands[from].units[seat.index()];
        let kaija = s.has_kaija(from, seat);
        if place.is_closed() || goal == from {
            return no("NG-19.16", "no-open-land");
        }
        if self.haunters(s, goal) > 0 {
            return no("NG-26.5", "no-hostile-there");
        }
        if place.owner.is_some() && place.owner == self.partner(seat) {
            return no("NG-23.5", "no-partner-stop");
        }
        let barred = place.owner.is_some_and(|owner| owner != seat) && !s.player(seat).awake;
        match figures {
            Some((units, bear)) if units > here || (bear && !kaija) || (units == 0 && !bear) => {
                no("NG-19.16", "no-units-here")
            }
            Some((_, true)) if barred => no("NG-16.1", "no-kaija-enemy"),
            None if here == 0 && barred => no("NG-16.1", "no-kaija-enemy"),
            _ => None,
        }
    }

    pub(crate) fn offer_hidden<B: Basket>(
        &self,
        s: &State,
        seat: Seat,
        from: Option<Site>,
        to: Option<Site>,
        out: &mut B,
    ) {
        match (from, to) {
            (None, _) => {
                self.hidden_lands(s, seat).for_each(|land| out.put(Action::From(s.map.lands[land].site)));
            }
            (Some(from), None) => {
                let goals = self.hidden_goals(s, seat, s.map.at(from));
                goals.iter().for_each(|land| out.put(Action::To(s.map.lands[land].site)));
            }
            (Some(from), Some(to)) => {
                let (from, to) = (s.map.at(from), s.map.at(to));
                let units = s.map.lands[from].units[seat.index()];
                (1..=units).for_each(|units| out.put(Action::Group { units, kaija: false }));
                if s.has_kaija(from, seat) && self.may_be_led(s, seat, to, true) {
                    (0..=units).for_each(|units| out.put(Action::Group { units, kaija: true }));
                }
            }
        }
    }

    pub(crate) fn refuse_hidden(
        &self,
        s: &State,
        seat: Seat,
        from: Option<Site>,
        to: Option<Site>,
        action: Action,
    ) -> Option<Refusal> {
        match (action, from, to) {
            (Action::From(site), None, _) => match s.map.named(site) {
                Some(land) => self.bad_hidden_land(s, seat, land),
                None => no("NG-19.16", "no-such-land"),
            },
            (Action::To(site), Some(from), None) => match s.map.named(site) {
                Some(goal) => self.bad_hidden_goal(s, seat, s.map.at(from), goal, None),
                None => no("NG-19.16", "no-such-land"),
            },
            (Action::Group { units, kaija }, Some(from), Some(to)) => {
                self.bad_hidden_goal(s, seat, s.map.at(from), s.map.at(to), Some((units, kaija)))
            }
            _ => no("NG-19.16", "no-not-now"),
        }
    }

    pub(crate) fn do_hidden(
        &self,
        s: &mut State,
        seat: Seat,
        from: Option<Site>,
        to: Option<Site>,
        action: Action,
        t: &mut Teller,
    ) {
        match (action, from, to) {
            (Action::From(site), ..) => s.set(Frame::Hidden { seat, from: Some(site), to: None }),
            (Action::To(site), ..) => s.set(Frame::Hidden { seat, from, to: Some(site) }),
            (Action::Group { units, kaija }, Some(from_site), Some(to_site)) => {
                s.pop();
                let (from, to) = (s.map.at(from_site), s.map.at(to_site));
                s.leave(from, seat, units, kaija);
                s.enter(to, seat, units, kaija);
                tell!(
                    t,
                    "NG-19.16",
                    "told-step",
                    seat = seat,
                    group = group(units, kaija),
                    from = from_site,
                    to = to_site
                );
                self.fight_if_contested(s, seat, to);
            }
            _ => {}
        }
    }
}
