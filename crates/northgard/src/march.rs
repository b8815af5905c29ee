//! Move: steps over borders, then the fights they cause (NG-8, NG-23.6, NG-26, NG-27.2).
//!
//! Every step chooses its group anew (NG-8.3), own and neutral territories are only passed (NG-8.6), later steps reinforce an attack (NG-8.8), and the
//! steps of two actions never add up, since each has a frame of its own (NG-8.5).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::effect::MoveCard;
use crate::flow::{Bonus, Frame, March};
use crate::map::Due;
use crate::names::Creature;
use crate::sets::LandSet;
use crate::state::State;
use crate::tell::{goods, group, tell};
use table::{Refusal, Seat, Teller};

impl Northgard {
    pub(crate) fn start_move(&self, s: &mut State, seat: Seat, card: MoveCard) {
        let bonus = Bonus { axes: card.axes, throw: card.throw, shield: card.shield, flat: card.flat, push: card.push };
        s.push(Frame::March(March {
            seat,
            steps: card.steps,
            bonus,
            through: card.through,
            gather: card.gather,
            from: None,
            to: None,
            passing: false,
        }));
    }

    /// Whether a player's units would be in an enemy territory here.
    #[inline]
    pub(crate) fn is_hostile_ground(&self, s: &State, seat: Seat, land: usize) -> bool {
        s.map.lands[land].owner.is_some_and(|owner| self.is_enemy(seat, owner))
    }

    /// How many hostile creatures are in a territory.
    pub(crate) fn haunters(&self, s: &State, land: usize) -> u32 {
        (s.map.lands[land].beasts & self.book.hostile).count_ones()
    }

    /// The figures that may leave a territory in a Move: regular units, and whether Kaija (NG-8.7, NG-8.13, NG-26.2); other creatures hold nobody
    /// (NG-26.1).
    fn movable(&self, s: &State, march: &March, land: usize) -> (u8, bool) {
        let place = &s.map.lands[land];
        if place.has_bear() || (!march.through && self.is_hostile_ground(s, march.seat, land)) {
            return (0, false);
        }
        let kaija = s.has_kaija(land, march.seat) && !s.kaija_pinned;
        (place.units[march.seat.index()] - place.pinned, kaija)
    }

    /// NG-8.4: steps for crossing to a neighbour.
    #[inline]
    fn cost(&self, s: &State, march: &March, from: usize, to: usize) -> u8 {
        if march.bonus.flat || s.map.lands[from].regular.has(to) { 1 } else { 2 }
    }

    /// Neighbours within reach of the steps left.
    #[inline]
    fn reach(&self, s: &State, march: &March, steps: u8, from: usize) -> LandSet {
        match steps {
            0 => LandSet::EMPTY,
            1 if !march.bonus.flat => s.map.lands[from].regular,
            _ => s.map.lands[from].near,
        }
    }

    /// Whether Kaija may go into this territory (NG-16.1).
    #[inline]
    pub(crate) fn kaija_may_enter(&self, s: &State, seat: Seat, land: usize) -> bool {
        s.player(seat).awake || !self.is_hostile_ground(s, seat, land)
    }

    /// NG-23.6: whether a group in a partner's territory can leave it again with the steps left.
    fn can_exit(&self, s: &State, march: &March, land: usize, steps: u8, kaija: bool) -> bool {
        if s.map.lands[land].has_bear() || self.haunters(s, land) > 0 {
            return false;
        }
        self.reach(s, march, steps, land)
            .iter()
            .any(|next| self.can_enter(s, march, next, steps - self.cost(s, march, land, next), kaija))
    }

    /// NG-8.14: whether a group may enter a territory, with so many steps left afterwards.
    fn can_enter(&self, s: &State, march: &March, land: usize, steps: u8, kaija: bool) -> bool {
        if self.haunters(s, land) >= 2 || (kaija && !self.kaija_may_enter(s, march.seat, land)) {
            return false;
        }
        match s.map.lands[land].owner {
            Some(owner) if owner != march.seat && !self.is_enemy(march.seat, owner) => {
                self.can_exit(s, march, land, steps, kaija)
            }
            _ => true,
        }
    }

    /// Territories a group with at least one of these figures may enter from here.
    fn goals(&self, s: &State, march: &March, from: usize) -> LandSet {
        let (units, kaija) = self.movable(s, march, from);
        if units == 0 && !kaija {
            return LandSet::EMPTY;
        }
        let whole = march.passing && s.has_kaija(from, march.seat);
        let with_kaija = units == 0 || whole;
        let fits = |to: &usize| {
            let left = march.steps - self.cost(s, march, from, *to);
            self.can_enter(s, march, *to, left, with_kaija)
        };
        self.reach(s, march, march.steps, from).iter().filter(fits).collect()
    }

    /// Territories with units of this player.
    fn origins(&self, s: &State, march: &March) -> LandSet {
        let own = s.map.held[march.seat.index()];
        if !march.through {
            return own;
        }
        let guests = s.map.live.iter().filter(|land| s.figures(*land, march.seat) > 0);
        own.with(guests.collect())
    }

    pub(crate) fn run_march(&self, s: &mut State, march: March, t: &mut Teller) -> bool {
        if march.steps == 0 && !march.passing {
            s.pop();
            self.end_march(s, march.seat, march.bonus, t);
            return true;
        }
        if march.passing
            && let (Some(from), Some(to)) = (march.from, march.to)
        {
            let land = s.map.at(from);
            let units = s.map.lands[land].units[march.seat.index()];
            let kaija = s.has_kaija(land, march.seat);
            self.step(s, March { to: Some(to), ..march }, units, kaija, t);
            return true;
        }
        false
    }

    pub(crate) fn offer_march<B: Basket>(&self, s: &State, march: &March, out: &mut B) {
        match (march.from, march.to) {
            (None, _) => {
                for land in self.origins(s, march).iter() {
                    if !self.goals(s, march, land).is_empty() {
                        out.put(Action::From(s.map.lands[land].site));
                    }
                }
                out.put(Action::Stop);
            }
            (Some(from), None) => {
                let goals = self.goals(s, march, s.map.at(from));
                goals.iter().for_each(|land| out.put(Action::To(s.map.lands[land].site)));
            }
            (Some(from), Some(to)) => {
                let (from, to) = (s.map.at(from), s.map.at(to));
                let (most, kaija) = self.movable(s, march, from);
                let left = march.steps - self.cost(s, march, from, to);
                let alone = self.can_enter(s, march, to, left, false);
                (1..=most).filter(|_| alone).for_each(|units| out.put(Action::Group { units, kaija: false }));
                if kaija && self.can_enter(s, march, to, left, true) {
                    (0..=most).for_each(|units| out.put(Action::Group { units, kaija: true }));
                }
            }
        }
    }

    pub(crate) fn refuse_march(&self, s: &State, march: &March, action: Action) -> Option<Refusal> {
        match (action, march.from, march.to) {
            (Action::Stop, None, _) => None,
            (Action::From(site), None, _) => {
                let Some(land) = s.map.named(site) else { return no("NG-8.2", "no-such-land") };
                if let Some(why) = self.rooted(s, march, land) {
                    return Some(why);
                }
                let free = s.map.live.iter().any(|to| self.bad_step(s, march, land, to, None).is_none());
                if free { None } else { no("NG-8.14", "no-way-out") }
            }
            (Action::To(site), Some(from), None) => {
                let Some(land) = s.map.named(site) else { return no("NG-8.2", "no-such-land") };
                self.bad_step(s, march, s.map.at(from), land, None)
            }
            (Action::Group { units, kaija }, Some(from), Some(to)) => {
                self.bad_step(s, march, s.map.at(from), s.map.at(to), Some((units, kaija)))
            }
            _ => no("NG-8.1", "no-not-now"),
        }
    }

    /// Why nobody can leave this territory.
    fn rooted(&self, s: &State, march: &March, land: usize) -> Option<Refusal> {
        let place = &s.map.lands[land];
        if s.figures(land, march.seat) == 0 {
            return no("NG-8.2", "no-units-here");
        }
        if place.has_bear() {
            return no("NG-8.13", "no-bear-leave");
        }
        let guest = place.owner.is_some_and(|owner| owner != march.seat);
        if guest && !march.through && !march.passing {
            return no("NG-8.7", "no-must-stay");
        }
        let loose =
            place.units[march.seat.index()] > place.pinned || (s.has_kaija(land, march.seat) && !s.kaija_pinned);
        if loose { None } else { no("NG-26.2", "no-must-stay") }
    }

    /// Why such a group cannot take this step; for no group in particular, why none can. Written independently of the offers.
    fn bad_step(
        &self,
        s: &State,
        march: &March,
        from: usize,
        to: usize,
        figures: Option<(u8, bool)>,
    ) -> Option<Refusal> {
        let place = &s.map.lands[from];
        let goal = &s.map.lands[to];
        let seat = march.seat;
        let units = place.units[seat.index()] - place.pinned;
        let kaija = s.has_kaija(from, seat) && !s.kaija_pinned;
        if !place.near.has(to) {
            return no("NG-8.2", "no-not-adjacent");
        }
        let cost = if place.regular.has(to) || march.bonus.flat { 1 } else { 2 };
        if cost > march.steps {
            return no("NG-8.4", "no-steps");
        }
        if (goal.beasts & self.book.hostile).count_ones() > 1 {
            return no("NG-26.3", "no-two-hostile");
        }
        let foreign = goal.owner.filter(|owner| *owner != seat);
        let partner = foreign.is_some_and(|owner| Some(owner) == self.partner(seat));
        let barred = foreign.is_some() && !partner && !s.player(seat).awake;
        let stuck = |kaija: bool| partner && !self.can_exit(s, march, to, march.steps - cost, kaija);
        if let Some((moving, bear)) = figures {
            if (bear && !kaija) || moving > units || (moving == 0 && !bear) {
                return no("NG-8.2", "no-units-here");
            }
            if bear && barred {
                return no("NG-16.1", "no-kaija-enemy");
            }
            return if stuck(bear) { no("NG-23.6", "no-partner-stop") } else { None };
        }
        let whole = march.passing && kaija;
        let plain = units > 0 && !whole && !stuck(false);
        let with_bear = kaija && !barred && !stuck(true);
        match (plain, with_bear) {
            (false, false) if kaija && barred => no("NG-16.1", "no-kaija-enemy"),
            (false, false) => no("NG-23.6", "no-partner-stop"),
            _ => None,
        }
    }

    pub(crate) fn do_march(&self, s: &mut State, mut march: March, action: Action, t: &mut Teller) {
        match action {
            Action::From(site) => march.from = Some(site),
            Action::To(site) => march.to = Some(site),
            Action::Group { units, kaija } => return self.step(s, march, units, kaija, t),
            _ => march.steps = 0,
        }
        s.set(Frame::March(march));
    }

    /// One step (NG-8.2).
    fn step(&self, s: &mut State, mut march: March, units: u8, kaija: bool, t: &mut Teller) {
        let (Some(from_site), Some(to_site)) = (march.from, march.to) else { return };
        let (from, to) = (s.map.at(from_site), s.map.at(to_site));
        let seat = march.seat;
        march.steps -= self.cost(s, &march, from, to);
        if kaija && march.gather {
            let [food, wood, _] = s.map.lands[from].wealth();
            self.gain(s, seat, [food, wood, 0]);
            tell!(t, "NG-17.1", "told-collect", seat = seat, goods = goods([food, wood, 0]), land = from_site);
        }
        s.leave(from, seat, units, kaija);
        s.enter(to, seat, units, kaija);
        if self.haunters(s, to) > 0 {
            s.map.lands[to].pinned += units;
            s.kaija_pinned |= kaija;
        }
        tell!(t, "NG-8.2", "told-step", seat = seat, group = group(units, kaija), from = from_site, to = to_site);
        let owner = s.map.lands[to].owner;
        march.passing = owner.is_some_and(|owner| owner != seat && !self.is_enemy(seat, owner));
        march.from = march.passing.then_some(to_site);
        march.to = None;
        s.set(Frame::March(march));
    }

    /// NG-8.9: the steps are over; contested territories wait for their combats, and creatures may be attacked.
    fn end_march(&self, s: &mut State, seat: Seat, bonus: Bonus, _: &mut Teller) {
        let mut any = false;
        for land in s.map.live.iter() {
            if s.map.lands[land].owner != Some(seat) && s.figures(land, seat) > 0 {
                s.map.lands[land].due = Due::Players;
                any = true;
            }
        }
        let beasts = s.map.held[seat.index()].iter().any(|land| s.map.lands[land].beasts != 0);
        if any || beasts {
            s.push(Frame::Fights { seat, bonus });
        }
        if beasts {
            s.push(Frame::Declare { seat, bonus, at: 0 });
        }
    }

    /// The territory the declaration has come to: the next own one with a creature, entered now or held before (NG-27.3). What is declared waits with
    /// the other combats (NG-27.4).
    fn declare_land(&self, s: &State, seat: Seat, at: u8) -> Option<usize> {
        let mut lands = s.map.held[seat.index()].iter();
        lands.find(|land| *land >= at as usize && s.map.lands[*land].beasts != 0 && s.map.lands[*land].due == Due::None)
    }

    /// Whether units that just entered must fight the hostile creature here (NG-26.2).
    fn must_fight(&self, s: &State, land: usize) -> bool {
        s.map.lands[land].pinned > 0 || (s.kaija_pinned && s.kaija_in(land))
    }

    pub(crate) fn run_declare(&self, s: &mut State, seat: Seat, _: Bonus, at: u8, _: &mut Teller) -> bool {
        let over = self.declare_land(s, seat, at).is_none();
        if over {
            s.pop();
        }
        over
    }

    pub(crate) fn offer_declare<B: Basket>(&self, s: &State, seat: Seat, at: u8, out: &mut B) {
        let Some(land) = self.declare_land(s, seat, at) else { return };
        let beasts = s.map.lands[land].beasts;
        if self.must_fight(s, land) {
            Creature::of_bits(beasts & self.book.hostile).for_each(|creature| out.put(Action::Attack(creature)));
            return;
        }
        Creature::of_bits(beasts).for_each(|creature| out.put(Action::Attack(creature)));
        out.put(Action::Skip);
    }

    pub(crate) fn refuse_declare(&self, s: &State, seat: Seat, at: u8, action: Action) -> Option<Refusal> {
        let Some(land) = self.declare_land(s, seat, at) else { return no("NG-27.2", "no-not-now") };
        let forced = self.must_fight(s, land);
        match action {
            Action::Skip if forced => no("NG-27.2", "no-must-fight"),
            Action::Skip => None,
            Action::Attack(creature) if s.lair[creature.index()] != Some(s.map.lands[land].site) => {
                no("NG-27.1", "no-creature-here")
            }
            Action::Attack(creature) if forced && !self.book.kind(creature.kind()).hostile => {
                no("NG-27.2", "no-must-fight")
            }
            Action::Attack(_) => None,
            _ => no("NG-27.2", "no-not-now"),
        }
    }

    pub(crate) fn do_declare(&self, s: &mut State, seat: Seat, bonus: Bonus, at: u8, action: Action, t: &mut Teller) {
        let Some(land) = self.declare_land(s, seat, at) else { return };
        if let Action::Attack(creature) = action {
            s.map.lands[land].due = Due::Creature(creature);
            tell!(t, "NG-27.2", "told-declare", seat = seat, creature = creature, land = s.map.lands[land].site);
        }
        s.set(Frame::Declare { seat, bonus, at: land as u8 + 1 });
    }
}
