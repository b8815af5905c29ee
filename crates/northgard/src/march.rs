//! Move: steps over borders, then the fights they cause (NG-8, NG-23.6, NG-26).
//!
//! Every step chooses its group anew (NG-8.3), own and neutral territories are only passed (NG-8.6), later steps reinforce an attack (NG-8.8), and the
//! steps of two actions never add up, since each has a frame of its own (NG-8.5).

mod declare;

use crate::effect::MoveCard;
use crate::prelude::*;

impl Northgard {
    /// Whether a player's units would be in an enemy territory here.
    #[inline]
    fn is_hostile_ground(&self, state: &State, seat: Seat, land: Land) -> bool {
        state.land(land).owner.is_some_and(|owner| self.is_enemy(seat, owner))
    }

    /// Whether Kaija may go into this territory (NG-16.1).
    #[inline]
    pub(crate) fn kaija_may_enter(&self, state: &State, seat: Seat, land: Land) -> bool {
        state.player(seat).awake || !self.is_hostile_ground(state, seat, land)
    }
}

impl March {
    /// The Move of a card.
    pub(crate) fn new(seat: Seat, card: MoveCard) -> March {
        let MoveCard { steps, axes, throw, shield, flat, through, push, gather } = card;
        let bonus = Bonus { axes, throw, shield, flat, push };
        March { seat, steps, bonus, through, gather, from: None, to: None, passing: false }
    }

    /// The figures that may leave a territory (NG-8.7, NG-8.13, NG-26.2); other creatures hold nobody (NG-26.1).
    fn movable(&self, rules: &Northgard, state: &State, land: Land) -> Figures {
        let place = state.land(land);
        if place.has_bear() || (!self.through && rules.is_hostile_ground(state, self.seat, land)) {
            return Figures::default();
        }
        self.loose(state, land)
    }

    /// The figures in a territory that do not have to stay beside a hostile creature.
    fn loose(&self, state: &State, land: Land) -> Figures {
        Figures {
            units: state.units(land, self.seat) - state.land(land).pinned,
            kaija: state.has_kaija(land, self.seat) && !state.open.kaija_pinned,
        }
    }

    /// NG-8.4: steps for crossing to a neighbour.
    #[inline]
    fn cost(&self, state: &State, from: Land, to: Land) -> u8 {
        if self.bonus.flat || state.land(from).regular.has(to) { 1 } else { 2 }
    }

    /// Neighbours within reach of so many steps.
    #[inline]
    fn reach(&self, state: &State, steps: u8, from: Land) -> LandSet {
        match steps {
            0 => LandSet::EMPTY,
            1 if !self.bonus.flat => state.land(from).regular,
            _ => state.land(from).near,
        }
    }

    /// NG-23.6: whether a group in a partner's territory can leave it again with the steps left.
    fn can_exit(&self, rules: &Northgard, state: &State, land: Land, steps: u8, kaija: bool) -> bool {
        if state.land(land).has_bear() || rules.is_haunted(state, land) {
            return false;
        }
        self.reach(state, steps, land)
            .iter()
            .any(|next| self.can_enter(rules, state, next, steps - self.cost(state, land, next), kaija))
    }

    /// NG-8.14: whether a group may enter a territory, with so many steps left afterwards.
    fn can_enter(&self, rules: &Northgard, state: &State, land: Land, steps: u8, kaija: bool) -> bool {
        if rules.haunters(state, land) >= 2 || (kaija && !rules.kaija_may_enter(state, self.seat, land)) {
            return false;
        }
        match state.land(land).owner {
            Some(owner) if owner != self.seat && !rules.is_enemy(self.seat, owner) => {
                self.can_exit(rules, state, land, steps, kaija)
            }
            _ => true,
        }
    }

    /// Territories that some group may enter from here.
    fn goals(&self, rules: &Northgard, state: &State, from: Land) -> LandSet {
        let group = self.movable(rules, state, from);
        if group.is_empty() {
            return LandSet::EMPTY;
        }
        let whole = self.passing && state.has_kaija(from, self.seat);
        let with_kaija = group.units == 0 || whole;
        let fits = |to: &Land| {
            let left = self.steps - self.cost(state, from, *to);
            self.can_enter(rules, state, *to, left, with_kaija)
        };
        self.reach(state, self.steps, from).iter().filter(fits).collect()
    }

    /// Territories with units of this player.
    fn origins(&self, state: &State) -> LandSet {
        let own = state.held(self.seat);
        if !self.through {
            return own;
        }
        let guests = state.lands().iter().filter(|land| state.figures(*land, self.seat) > 0);
        own | guests.collect()
    }

    /// Why nobody can leave this territory.
    fn rooted(&self, state: &State, land: Land) -> Option<Refusal> {
        let place = state.land(land);
        if state.figures(land, self.seat) == 0 {
            return no("NG-8.2", "no-units-here");
        }
        if place.has_bear() {
            return no("NG-8.13", "no-bear-leave");
        }
        let guest = place.owner.is_some_and(|owner| owner != self.seat);
        if guest && !self.through && !self.passing {
            return no("NG-8.7", "no-must-stay");
        }
        if self.loose(state, land).is_empty() { no("NG-26.2", "no-must-stay") } else { None }
    }

    /// Why such a group cannot take this step; for no group in particular, why none can. Written independently of the offers.
    fn bad_step(
        &self,
        rules: &Northgard,
        state: &State,
        from: Land,
        to: Land,
        group: Option<Figures>,
    ) -> Option<Refusal> {
        let (place, seat) = (state.land(from), self.seat);
        let here = self.loose(state, from);
        if !place.near.has(to) {
            return no("NG-8.2", "no-not-adjacent");
        }
        let cost = if place.regular.has(to) || self.bonus.flat { 1 } else { 2 };
        if cost > self.steps {
            return no("NG-8.4", "no-steps");
        }
        if rules.haunters(state, to) > 1 {
            return no("NG-26.3", "no-two-hostile");
        }
        let foreign = state.land(to).owner.filter(|owner| *owner != seat);
        let partner = foreign.is_some_and(|owner| Some(owner) == rules.partner(seat));
        let barred = foreign.is_some() && !partner && !state.player(seat).awake;
        // Whose last step it is would stay with the partner; whoever has more could go on, but not from there.
        let stop = if cost == self.steps { "NG-23.5" } else { "NG-23.6" };
        let stuck = |kaija: bool| partner && !self.can_exit(rules, state, to, self.steps - cost, kaija);
        if let Some(group) = group {
            if !group.is_within(here) || group.is_empty() {
                return no("NG-8.2", "no-units-here");
            }
            if group.kaija && barred {
                return no("NG-16.1", "no-kaija-enemy");
            }
            return if stuck(group.kaija) { no(stop, "no-partner-stop") } else { None };
        }
        let whole = self.passing && here.kaija;
        let plain = here.units > 0 && !whole && !stuck(false);
        let with_bear = here.kaija && !barred && !stuck(true);
        match (plain, with_bear) {
            (false, false) if here.kaija && barred => no("NG-16.1", "no-kaija-enemy"),
            (false, false) => no(stop, "no-partner-stop"),
            _ => None,
        }
    }

    fn bad_origin(&self, rules: &Northgard, state: &State, site: Site) -> Option<Refusal> {
        let Some(land) = state.named(site) else { return no("NG-8.2", "no-such-land") };
        if let Some(why) = self.rooted(state, land) {
            return Some(why);
        }
        let free = state.lands().iter().any(|to| self.bad_step(rules, state, land, to, None).is_none());
        if free { None } else { no("NG-8.14", "no-way-out") }
    }

    /// One step (NG-8.2).
    fn step(mut self, rules: &Northgard, state: &mut State, group: Figures, teller: &mut Teller) {
        let (Some(from_site), Some(to_site)) = (self.from, self.to) else { return };
        let (from, to) = (state.at(from_site), state.at(to_site));
        let seat = self.seat;
        self.steps -= self.cost(state, from, to);
        if group.kaija && self.gather {
            let [food, wood, _] = state.land(from).wealth();
            state.gain(seat, [food, wood, 0]);
            tell!(teller, "NG-17.1", "told-collect", seat = seat, goods = goods([food, wood, 0]), land = from_site);
        }
        state.leave(from, seat, group);
        state.enter(to, seat, group);
        if rules.is_haunted(state, to) {
            state.land_mut(to).pinned += group.units;
            state.open.kaija_pinned |= group.kaija;
        }
        tell!(teller, "NG-8.2", "told-step", seat = seat, group = group, from = from_site, to = to_site);
        let owner = state.land(to).owner;
        self.passing = owner.is_some_and(|owner| owner != seat && !rules.is_enemy(seat, owner));
        self.from = self.passing.then_some(to_site);
        self.to = None;
        state.set(self);
    }

    /// NG-8.9: the steps are over; contested territories wait for their combats, and creatures may be attacked.
    fn end(self, state: &mut State) {
        let March { seat, bonus, .. } = self;
        let mut any = false;
        for land in state.lands().iter() {
            if state.land(land).owner != Some(seat) && state.figures(land, seat) > 0 {
                state.land_mut(land).due = Due::Players;
                any = true;
            }
        }
        let beasts = state.held(seat).iter().any(|land| !state.land(land).beasts.is_empty());
        if any || beasts {
            state.push(Fights { seat, bonus });
        }
        if beasts {
            state.push(Declare { seat, bonus, at: 0 });
        }
    }
}

impl Decision<Northgard> for March {
    asked!(Northgard, "NG-8.1", |march| match (march.from, march.to) {
        (None, _) => message!("ask-move", n = march.steps),
        (Some(from), None) => message!("ask-move-to", land = from, n = march.steps),
        (Some(from), Some(to)) => message!("ask-move-count", from = from, to = to),
    });

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        match (self.from, self.to) {
            (None, _) => {
                let open = self.origins(state).iter().filter(|land| !self.goals(rules, state, *land).is_empty());
                offers.put_all(open.map(|land| Action::From(state.site(land))));
                offers.put(Action::Stop);
            }
            (Some(from), None) => {
                let goals = self.goals(rules, state, state.at(from));
                offers.put_all(goals.iter().map(|land| Action::To(state.site(land))));
            }
            (Some(from), Some(to)) => {
                let (from, to) = (state.at(from), state.at(to));
                let most = self.movable(rules, state, from);
                let left = self.steps - self.cost(state, from, to);
                if self.can_enter(rules, state, to, left, false) {
                    offers.put_all((1..=most.units).map(|units| Action::Group(Figures::units(units))));
                }
                if most.kaija && self.can_enter(rules, state, to, left, true) {
                    offers.put_all((0..=most.units).map(|units| Action::Group(Figures { units, kaija: true })));
                }
            }
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match (*action, self.from, self.to) {
            (Action::Stop, None, _) => None,
            (Action::From(site), None, _) => self.bad_origin(rules, state, site),
            (Action::To(site), Some(from), None) => {
                state.judge_land("NG-8.2", site, |land| self.bad_step(rules, state, state.at(from), land, None))
            }
            (Action::Group(group), Some(from), Some(to)) => {
                self.bad_step(rules, state, state.at(from), state.at(to), Some(group))
            }
            (Action::Stop, ..) if self.passing => no("NG-23.6", "no-partner-stop"),
            _ => no("NG-8.1", "no-not-now"),
        }
    }

    fn act(mut self, rules: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::From(site) => self.from = Some(site),
            Action::To(site) => self.to = Some(site),
            Action::Group(group) => return self.step(rules, state, group, teller),
            _ => self.steps = 0,
        }
        state.set(self);
    }

    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        if self.steps == 0 && !self.passing {
            state.pop();
            self.end(state);
            return true;
        }
        // Whoever passes through a partner's territory goes on together.
        if self.passing
            && let (Some(from), Some(_)) = (self.from, self.to)
        {
            let group = state.group(state.at(from), self.seat);
            self.step(rules, state, group, teller);
            return true;
        }
        false
    }
}
