//! Moving and assaulting (CM-6.12–6.16), and the window of movement cards (CM-8.7).

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::edition::Building;
use crate::flow::Frame;
use crate::hex::{Hex, HexSet};
use crate::pieces::Units;
use crate::pile::Pile;
use crate::state::State;
use crate::told;
use table::{Message, Refusal, Teller};

impl CrescentMoon {
    /// The hexes units can go to from a hex: adjacent ones, or all that touch while rivers do not stop them.
    pub(crate) fn reach(&self, s: &State, who: Character, hex: Hex) -> HexSet {
        let passes = s.table.river_pass && s.table.actor() == Some(who);
        if passes { s.table.land.touching(hex) } else { s.table.land.adjacent(hex) }
    }

    /// The movement cards a player could still play in this action.
    fn movement_cards(&self, s: &State, who: Character) -> Pile {
        if s.table.river_pass { Pile::EMPTY } else { s.secret.hands[who.index()].only(self.edition.sets.movement) }
    }

    /// Hexes a Move may enter: not controlled by others (CM-6.12).
    fn move_targets(&self, s: &State, who: Character) -> HexSet {
        s.table.land.all().minus(s.table.control_of_others(who))
    }

    /// Hexes an Assault may enter: controlled by others, or uncontrolled with a town or city (CM-6.15).
    fn assault_targets(&self, s: &State, who: Character) -> HexSet {
        let others = s.table.control_of_others(who);
        if who == Character::Sultan && !self.options.sultan_self_sack {
            return others;
        }
        others | s.table.settled().minus(s.table.control(who))
    }

    /// Own hexes with units from which a target can be reached.
    fn starts(&self, s: &State, who: Character, from: Option<Hex>, targets: HexSet) -> HexSet {
        let armies = s.table.armies[who.index()];
        let armies = from.map_or(armies, |hex| armies & hex.alone());
        armies.filter(|hex| self.reach(s, who, *hex).meets(targets)).collect()
    }

    fn can_set_out(&self, s: &State, who: Character, from: Option<Hex>, targets: HexSet) -> bool {
        if !self.starts(s, who, from, targets).is_empty() {
            return true;
        }
        let armies = s.table.armies[who.index()];
        let mut armies = from.map_or(armies, |hex| armies & hex.alone());
        !self.movement_cards(s, who).is_empty() && armies.any(|hex| s.table.land.touching(hex).meets(targets))
    }

    /// Whether a player can move at all, with a movement card if need be.
    pub(crate) fn can_move(&self, s: &State, who: Character, from: Option<Hex>) -> bool {
        self.can_set_out(s, who, from, self.move_targets(s, who))
    }

    /// Whether a player can assault at all, with a movement card if need be.
    pub(crate) fn can_assault(&self, s: &State, who: Character, from: Option<Hex>) -> bool {
        self.can_set_out(s, who, from, self.assault_targets(s, who))
    }

    fn offer_starts(&self, s: &State, who: Character, from: Option<Hex>, targets: HexSet, offers: &mut impl Sink) {
        for hex in self.starts(s, who, from, targets) {
            offers.push(Action::From(s.table.land.at(hex)));
        }
    }

    fn offer_targets(&self, s: &State, who: Character, from: Hex, targets: HexSet, offers: &mut impl Sink) {
        for hex in self.reach(s, who, from) & targets {
            offers.push(Action::To(s.table.land.at(hex)));
        }
    }

    /// The window of movement cards, before the first step (CM-8.7).
    fn offer_movement_cards(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for kind in self.edition.rack.each(self.movement_cards(s, who)) {
            offers.push(Action::Play(kind));
        }
    }

    pub(crate) fn offer_move(&self, s: &State, who: Character, any: bool, from: Option<Hex>, offers: &mut impl Sink) {
        self.offer_starts(s, who, from, self.move_targets(s, who), offers);
        if any {
            offers.push(Action::Stop);
        } else {
            self.offer_movement_cards(s, who, offers);
        }
    }

    pub(crate) fn offer_move_to(&self, s: &State, who: Character, from: Hex, offers: &mut impl Sink) {
        self.offer_targets(s, who, from, self.move_targets(s, who), offers);
    }

    pub(crate) fn offer_assault(&self, s: &State, who: Character, from: Option<Hex>, offers: &mut impl Sink) {
        self.offer_starts(s, who, from, self.assault_targets(s, who), offers);
        self.offer_movement_cards(s, who, offers);
    }

    pub(crate) fn offer_assault_to(&self, s: &State, who: Character, from: Hex, offers: &mut impl Sink) {
        self.offer_targets(s, who, from, self.assault_targets(s, who), offers);
    }

    /// Any number of units, at least one.
    pub(crate) fn offer_mix(&self, s: &State, who: Character, from: Hex, offers: &mut impl Sink) {
        let units = s.table.units(who, from);
        for o in 0..=units.o {
            for m in 0..=units.m {
                if o + m > 0 {
                    offers.push(Action::Units(Units::new(o, m)));
                }
            }
        }
    }

    // --- refusals ---

    /// Why units may not go from one hex to another; rivers aside if `river` (CM-6.12, CM-6.15, CM-3.5).
    fn refuse_way(&self, s: &State, who: Character, from: Hex, to: Hex, assault: bool, river: bool) -> Option<Refusal> {
        let clause = if assault { "CM-6.15" } else { "CM-6.12" };
        let refused = |key: &'static str| Some(Refusal::new(clause, Message::new(key)));
        if !s.table.land.touching(from).has(to) {
            return refused("no-way-far");
        }
        if !river && !s.table.land.adjacent(from).has(to) {
            return Some(Refusal::new("CM-3.5", Message::new("no-way-river")));
        }
        let held = s.table.controller(to).filter(|owner| *owner != who);
        if !assault {
            return held
                .map(|owner| Refusal::new(clause, Message::new("no-move-held").with("seat", s.table.seat(owner))));
        }
        if held.is_some() {
            return None;
        }
        if s.table.controller(to).is_some() || !s.table.settled().has(to) {
            return refused("no-assault-nothing");
        }
        let own = who == Character::Sultan && !self.options.sultan_self_sack;
        if own { Some(Refusal::new("CM-6.16", Message::new("no-sack-own"))) } else { None }
    }

    fn crosses(&self, s: &State, who: Character) -> bool {
        s.table.river_pass && s.table.actor() == Some(who)
    }

    fn refuse_start(&self, s: &State, who: Character, only: Option<Hex>, from: Hex, assault: bool) -> Option<Refusal> {
        let clause = if assault { "CM-6.15" } else { "CM-6.12" };
        if s.table.units(who, from).is_empty() {
            return Some(Refusal::new(clause, Message::new("no-units-there")));
        }
        if only.is_some_and(|only| only != from) {
            return Some(Refusal::new("CM-6.23", Message::new("no-other-units")));
        }
        let river = self.crosses(s, who);
        let mut ways = s.table.land.all();
        if ways.any(|to| self.refuse_way(s, who, from, to, assault, river).is_none()) {
            return None;
        }
        // Say why the nearest try fails: a river, if that is all that stands in the way.
        let mut wet = s.table.land.all();
        let river = wet.any(|to| self.refuse_way(s, who, from, to, assault, true).is_none());
        let river = river.then(|| Refusal::new("CM-3.5", Message::new("no-way-river")));
        Some(river.unwrap_or_else(|| Refusal::new(clause, Message::new("no-way-out"))))
    }

    /// Whether any units could set out, with a movement card if need be; for refusals.
    pub(crate) fn could_march(&self, s: &State, who: Character, assault: bool) -> bool {
        let mut starts = s.table.land.all();
        starts.any(|from| self.could_march_from(s, who, from, assault))
    }

    /// The same for the units of one hex.
    pub(crate) fn could_march_from(&self, s: &State, who: Character, from: Hex, assault: bool) -> bool {
        let river = self.crosses(s, who) || s.secret.hands[who.index()].meets(self.edition.sets.movement);
        let mut targets = s.table.land.all();
        !s.table.units(who, from).is_empty()
            && targets.any(|to| self.refuse_way(s, who, from, to, assault, river).is_none())
    }

    pub(crate) fn refuse_move(
        &self,
        s: &State,
        who: Character,
        any: bool,
        only: Option<Hex>,
        action: Action,
    ) -> Option<Refusal> {
        match action {
            Action::Stop if any => None,
            Action::Stop => Some(Refusal::new("CM-5.3", Message::new("no-stop"))),
            Action::Play(_) if any => Some(Refusal::new("CM-8.7", Message::new("no-window"))),
            _ => self.refuse_setting_out(s, who, only, false, action),
        }
    }

    pub(crate) fn refuse_assault(
        &self,
        s: &State,
        who: Character,
        only: Option<Hex>,
        action: Action,
    ) -> Option<Refusal> {
        self.refuse_setting_out(s, who, only, true, action)
    }

    fn refuse_setting_out(
        &self,
        s: &State,
        who: Character,
        only: Option<Hex>,
        assault: bool,
        action: Action,
    ) -> Option<Refusal> {
        match action {
            Action::From(at) => match s.table.land.find(at) {
                Some(from) => self.refuse_start(s, who, only, from, assault),
                None => Some(told::no_such_hex(if assault { "CM-6.15" } else { "CM-6.12" })),
            },
            Action::Play(kind) => {
                let card = || self.card_arg(kind);
                if !self.edition.rack.has(s.secret.hands[who.index()], kind) {
                    return Some(Refusal::new("CM-8.7", Message::new("no-card-in-hand").with("card", card())));
                }
                let fits = self.edition.card(kind).window == Some(crate::edition::Window::Movement);
                if !fits || s.table.river_pass {
                    return Some(Refusal::new("CM-8.7", Message::new("no-card-window").with("card", card())));
                }
                None
            }
            _ => Some(told::not_asked()),
        }
    }

    pub(crate) fn refuse_move_to(&self, s: &State, who: Character, from: Hex, action: Action) -> Option<Refusal> {
        let Action::To(at) = action else { return Some(told::not_asked()) };
        let Some(to) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-6.12")) };
        self.refuse_way(s, who, from, to, false, self.crosses(s, who))
    }

    pub(crate) fn refuse_assault_to(&self, s: &State, who: Character, from: Hex, action: Action) -> Option<Refusal> {
        let Action::To(at) = action else { return Some(told::not_asked()) };
        let Some(to) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-6.15")) };
        self.refuse_way(s, who, from, to, true, self.crosses(s, who))
    }

    pub(crate) fn refuse_mix(
        &self,
        s: &State,
        who: Character,
        from: Hex,
        clause: &'static str,
        action: Action,
    ) -> Option<Refusal> {
        let Action::Units(units) = action else { return Some(told::not_asked()) };
        if units.is_empty() {
            return Some(Refusal::new(clause, Message::new("no-units-none")));
        }
        let there = s.table.units(who, from).covers(units);
        (!there).then(|| Refusal::new(clause, Message::new("no-units-there")))
    }

    // --- effects ---

    fn go(&self, s: &mut State, who: Character, from: Hex, to: Hex, units: Units) {
        s.table.remove_units(who, from, units);
        s.table.add_units(who, to, units);
        s.table.last_entered = Some(to);
    }

    /// One move of units; the same ones may move again (CM-6.13), and the unit limit is checked at the end of the action only (CM-6.14).
    pub(crate) fn march(&self, s: &mut State, who: Character, from: Hex, to: Hex, units: Units, t: &mut Teller) {
        self.go(s, who, from, to, units);
        s.table.pop();
        if let Some(Frame::Move { left, from: only, .. }) = s.table.top().copied() {
            // A follow-up after a bribe is a single step, so its restriction never outlives it.
            if left > 1 {
                s.table.turn_to(Frame::Move { left: left - 1, any: true, from: only });
            } else {
                s.table.pop();
            }
        }
        told::say(t, "CM-6.12", || self.told_march("told-move", s, who, from, to, units));
    }

    fn told_march(&self, key: &'static str, s: &State, who: Character, from: Hex, to: Hex, units: Units) -> Message {
        let message = Message::new(key).with("seat", s.table.seat(who)).with("units", told::units_arg(units));
        message.with("from", told::hex_arg(&s.table.land, from)).with("to", told::hex_arg(&s.table.land, to))
    }

    /// An assault: combat, or a sack where nobody is in control (CM-6.15, CM-6.16).
    pub(crate) fn assault(&self, s: &mut State, who: Character, from: Hex, to: Hex, units: Units, t: &mut Teller) {
        let defender = s.table.controller(to);
        self.go(s, who, from, to, units);
        s.table.pop();
        told::say(t, "CM-6.15", || self.told_march("told-assault", s, who, from, to, units));
        match defender {
            Some(defender) => self.begin_combat(s, who, defender, to),
            None => {
                let building = if s.table.cities.has(to) { Building::City } else { Building::Town };
                let vp = self.sack(s, who, building, Character::Sultan, to, "CM-6.16", t);
                self.score_sack(s, who, vp, t);
            }
        }
    }
}
