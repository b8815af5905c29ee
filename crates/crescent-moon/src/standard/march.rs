//! Moving and assaulting (CM-6.12–6.16), and the window of movement cards (CM-8.7).

use crate::edition::Window;
use crate::prelude::*;

/// From where units move, or no more (CM-6.12).
impl Decision<CrescentMoon> for Move {
    const CLAUSE: &'static str = "CM-6.12";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        if self.any { Asks::Seat(state.active_seat()) } else { March::Move.asks_first(rules, state, self.from) }
    }

    fn prompt(&self, _: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-move", n = self.left)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let who = state.open.active();
        March::Move.offer_starts(rules, state, self.from, offers);
        if self.any {
            offers.put(Action::Stop);
        } else {
            rules.offer_movement_cards(state, who, offers);
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Stop if self.any => None,
            Action::Stop => no("CM-5.3", "no-stop"),
            Action::Play(_) if self.any => no("CM-8.7", "no-window"),
            _ => March::Move.refuse_setting_out(rules, state, self.from, action),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match (*action, state.open.hex_of(action)) {
            (_, Some(from)) => state.open.push(MoveTo { from }),
            (Action::Play(kind), _) => rules.play_anytime(state, state.open.active(), kind, teller),
            _ => state.open.pop(),
        }
    }
}

/// Where the units move to (CM-6.12).
impl Decision<CrescentMoon> for MoveTo {
    const CLAUSE: &'static str = "CM-6.12";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-move-to", hex = view.open.place(self.from))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        March::Move.offer_targets(rules, state, self.from, offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        March::Move.refuse_target(rules, state, self.from, action)
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        let Some(to) = state.open.hex_of(action) else { return };
        state.open.turn_to(MoveMix { from: self.from, to });
    }
}

/// How many units move (CM-6.12).
impl Decision<CrescentMoon> for MoveMix {
    const CLAUSE: &'static str = "CM-6.12";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-move-mix", from = view.open.place(self.from), to = view.open.place(self.to))
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offer_mix(state, self.from, offers);
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        March::Move.refuse_mix(state, self.from, action)
    }

    /// One move of units; the same ones may move again (CM-6.13), and the unit limit is checked at the end of the action only
    /// (CM-6.14).
    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Units(units) = *action else { return };
        let (MoveMix { from, to }, who) = (self, state.open.active());
        go(state, from, to, units);
        state.open.pop();
        let mut clause = self.clause();
        if let Some(Frame::Move(Move { left, from: only, any })) = state.open.top().copied() {
            clause = if any { "CM-6.13" } else { clause };
            // A follow-up after a bribe is a single step, so its restriction never outlives it.
            state.open.turn_or_pop((left > 1).then(|| Move { left: left - 1, any: true, from: only }));
        }
        let seat = state.open.seat(who);
        tell!(teller, clause, "told-move", seat, units, from = state.open.place(from), to = state.open.place(to));
    }
}

/// From where units assault (CM-6.15).
impl Decision<CrescentMoon> for Assault {
    const CLAUSE: &'static str = "CM-6.15";
    const PROMPT: &'static str = "ask-assault";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        March::Assault.asks_first(rules, state, self.from)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        March::Assault.offer_starts(rules, state, self.from, offers);
        rules.offer_movement_cards(state, state.open.active(), offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        March::Assault.refuse_setting_out(rules, state, self.from, action)
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        if let Some(from) = state.open.hex_of(action) {
            state.open.turn_to(AssaultTo { from });
            return;
        }
        let Action::Play(kind) = *action else { return };
        rules.play_anytime(state, state.open.active(), kind, teller);
    }
}

/// Where the assault goes (CM-6.15).
impl Decision<CrescentMoon> for AssaultTo {
    const CLAUSE: &'static str = "CM-6.15";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-assault-to", hex = view.open.place(self.from))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        March::Assault.offer_targets(rules, state, self.from, offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        March::Assault.refuse_target(rules, state, self.from, action)
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        let Some(to) = state.open.hex_of(action) else { return };
        state.open.turn_to(AssaultMix { from: self.from, to });
    }

    /// With the strength of all own units there and of the defender, before cards; or that there is only a settlement to sack.
    fn label(&self, rules: &CrescentMoon, view: &View, action: &Action) -> Option<Message> {
        let (open, to) = (&view.open, view.open.hex_of(action)?);
        let hex = open.place(to);
        let Some(defender) = open.controller(to) else { return Some(message!("do-assault-sack", hex)) };
        let mine = open.units(open.active(), self.from).total() * rules.edition.numbers.unit_strength;
        Some(message!("do-assault", hex, mine, theirs = rules.strength(open, defender, to)))
    }
}

/// How many units assault (CM-6.15, CM-6.16).
impl Decision<CrescentMoon> for AssaultMix {
    const CLAUSE: &'static str = "CM-6.15";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-assault-mix", from = view.open.place(self.from), to = view.open.place(self.to))
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offer_mix(state, self.from, offers);
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        March::Assault.refuse_mix(state, self.from, action)
    }

    /// Combat, or a sack where nobody is in control (CM-6.15, CM-6.16).
    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Units(units) = *action else { return };
        let (AssaultMix { from, to }, who) = (self, state.open.active());
        let defender = state.open.controller(to);
        go(state, from, to, units);
        state.open.pop();
        let seat = state.open.seat(who);
        tell!(teller, "CM-6.15", "told-assault", seat, units, from = state.open.place(from), to = state.open.place(to));
        match defender {
            Some(defender) => rules.begin_combat(state, who, defender, to, teller),
            None => {
                let building = if state.open.cities.has(to) { Building::City } else { Building::Town };
                let vp = rules.sack(state, who, building, to, teller);
                rules.score_sack(state, who, vp, teller);
            }
        }
    }
}

/// Any number of units of a hex, at least one.
fn offer_mix(state: &State, from: Hex, offers: &mut impl Basket<Action>) {
    let units = state.open.units(state.open.active(), from);
    for o in 0..=units.o {
        for m in 0..=units.m {
            if o + m > 0 {
                offers.put(Action::Units(Units::new(o, m)));
            }
        }
    }
}

/// Units of the active player go from one hex to another.
fn go(state: &mut State, from: Hex, to: Hex, units: Units) {
    let who = state.open.active();
    state.open.remove_units(who, from, units);
    state.open.add_units(who, to, units);
    state.open.last_entered = Some(to);
}

/// The two ways to go, which differ in the hexes they may enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum March {
    Move,
    Assault,
}

impl March {
    const fn clause(self) -> &'static str {
        match self {
            March::Move => "CM-6.12",
            March::Assault => "CM-6.15",
        }
    }

    /// Hexes that may be entered: by a Move those that no other controls (CM-6.12), by an Assault those that others control and uncontrolled
    /// ones with a town or city (CM-6.15).
    fn targets(self, rules: &CrescentMoon, state: &State, who: Character) -> HexSet {
        let others = state.open.control_of_others(who);
        match self {
            March::Move => state.open.land.all() - others,
            March::Assault if who == Character::Sultan && !rules.options.sultan_self_sack => others,
            March::Assault => others | (state.open.settled() - state.open.control(who)),
        }
    }

    /// Own hexes with units from which a target can be reached.
    fn starts(self, rules: &CrescentMoon, state: &State, who: Character, from: Option<Hex>) -> HexSet {
        let targets = self.targets(rules, state, who);
        let armies = state.open.armies[who.index()];
        let armies = from.map_or(armies, |hex| armies & hex.alone());
        armies.iter().filter(|hex| rules.reach(state, who, *hex).meets(targets)).collect()
    }

    /// Whether a player can set out at all, with a movement card if need be.
    pub(crate) fn can_set_out(self, rules: &CrescentMoon, state: &State, who: Character, from: Option<Hex>) -> bool {
        if !self.starts(rules, state, who, from).is_empty() {
            return true;
        }
        let targets = self.targets(rules, state, who);
        let armies = state.open.armies[who.index()];
        let armies = from.map_or(armies, |hex| armies & hex.alone());
        !rules.movement_cards(state, who).is_empty()
            && armies.iter().any(|hex| state.open.land.touching(hex).meets(targets))
    }

    /// Whom the first question asks: while a movement card could be played, what is asked must not show whether the hand holds one (ruling
    /// Where nobody could set out without one, the choice of the action has shown it already.
    fn asks_first(self, rules: &CrescentMoon, state: &State, from: Option<Hex>) -> Asks {
        if state.open.river_pass || self.starts(rules, state, state.open.active(), from).is_empty() {
            return Asks::Seat(state.active_seat());
        }
        rules.asks_about_hand(state, 1)
    }

    fn offer_starts(self, rules: &CrescentMoon, state: &State, from: Option<Hex>, offers: &mut impl Basket<Action>) {
        let starts = self.starts(rules, state, state.open.active(), from);
        offers.put_all(starts.iter().map(|hex| Action::From(state.open.land.at(hex))));
    }

    fn offer_targets(self, rules: &CrescentMoon, state: &State, from: Hex, offers: &mut impl Basket<Action>) {
        let who = state.open.active();
        let targets = rules.reach(state, who, from) & self.targets(rules, state, who);
        offers.put_all(targets.iter().map(|hex| Action::To(state.open.land.at(hex))));
    }

    // --- refusals ---

    /// Why units may not go from one hex to another; rivers aside if `river` (CM-6.12, CM-6.15, CM-3.5).
    fn refuse_way(self, rules: &CrescentMoon, state: &State, way: [Hex; 2], river: bool) -> Option<Refusal> {
        let ([from, to], who) = (way, state.open.active());
        if !state.open.land.touching(from).has(to) {
            return no(self.clause(), "no-way-far");
        }
        if !river && !state.open.land.adjacent(from).has(to) {
            return no("CM-3.5", "no-way-river");
        }
        let held = state.open.controller(to).filter(|owner| *owner != who);
        if self == March::Move {
            return held.map(|owner| refuse!(self.clause(), "no-move-held", seat = state.open.seat(owner)));
        }
        if held.is_some() {
            return None;
        }
        if state.open.controller(to).is_some() || !state.open.settled().has(to) {
            return no(self.clause(), "no-assault-nothing");
        }
        let own = who == Character::Sultan && !rules.options.sultan_self_sack;
        if own { no("CM-6.16", "no-sack-own") } else { None }
    }

    fn refuse_start(self, rules: &CrescentMoon, state: &State, only: Option<Hex>, from: Hex) -> Option<Refusal> {
        let who = state.open.active();
        if state.open.units(who, from).is_empty() {
            return no(self.clause(), "no-units-there");
        }
        if only.is_some_and(|only| only != from) {
            return no("CM-6.23", "no-other-units");
        }
        let goes = |river: bool| {
            let mut hexes = state.open.land.all().iter();
            hexes.any(|to| self.refuse_way(rules, state, [from, to], river).is_none())
        };
        if goes(rules.crosses(state, who)) {
            return None;
        }
        // Say why the nearest try fails: a river, if that is all that stands in the way.
        if goes(true) { no("CM-3.5", "no-way-river") } else { no(self.clause(), "no-way-out") }
    }

    /// Whether any units could set out, with a movement card if need be; for refusals.
    pub(crate) fn is_possible(self, rules: &CrescentMoon, state: &State) -> bool {
        state.open.land.all().iter().any(|from| self.is_possible_from(rules, state, from))
    }

    /// The same for the units of one hex.
    pub(crate) fn is_possible_from(self, rules: &CrescentMoon, state: &State, from: Hex) -> bool {
        let who = state.open.active();
        let cards = state.hidden.hands[who.index()].meets(rules.edition.sets.movement);
        let river = rules.crosses(state, who) || cards;
        let mut targets = state.open.land.all().iter();
        !state.open.units(who, from).is_empty()
            && targets.any(|to| self.refuse_way(rules, state, [from, to], river).is_none())
    }

    fn refuse_setting_out(
        self,
        rules: &CrescentMoon,
        state: &State,
        only: Option<Hex>,
        action: &Action,
    ) -> Option<Refusal> {
        match *action {
            Action::From(at) => match state.open.land.find(at) {
                Some(from) => self.refuse_start(rules, state, only, from),
                None => Some(no_such_hex(self.clause())),
            },
            Action::Play(kind) => {
                let card = || rules.card_arg(kind);
                if !rules.edition.rack.has(state.hidden.hands[state.open.active().index()], kind) {
                    return Some(refuse!("CM-8.7", "no-card-in-hand", card = card()));
                }
                let fits = rules.edition.card(kind).window == Some(Window::Movement) && !state.open.river_pass;
                (!fits).then(|| refuse!("CM-8.7", "no-card-window", card = card()))
            }
            _ => Some(not_asked(self.clause())),
        }
    }

    fn refuse_target(self, rules: &CrescentMoon, state: &State, from: Hex, action: &Action) -> Option<Refusal> {
        let Action::To(at) = *action else { return Some(not_asked(self.clause())) };
        let Some(to) = state.open.land.find(at) else { return Some(no_such_hex(self.clause())) };
        self.refuse_way(rules, state, [from, to], rules.crosses(state, state.open.active()))
    }

    fn refuse_mix(self, state: &State, from: Hex, action: &Action) -> Option<Refusal> {
        let Action::Units(units) = *action else { return Some(not_asked(self.clause())) };
        if units.is_empty() {
            return no(self.clause(), "no-units-none");
        }
        let there = state.open.units(state.open.active(), from).covers(units);
        (!there).then(|| refuse!(self.clause(), "no-units-there"))
    }
}

impl CrescentMoon {
    /// The hexes units can go to from a hex: adjacent ones, or all that touch while rivers do not stop them.
    pub(crate) fn reach(&self, state: &State, who: Character, hex: Hex) -> HexSet {
        let passes = state.open.river_pass && state.open.actor() == Some(who);
        if passes { state.open.land.touching(hex) } else { state.open.land.adjacent(hex) }
    }

    /// The movement cards a player could still play in this action.
    fn movement_cards(&self, state: &State, who: Character) -> Pile {
        if state.open.river_pass {
            Pile::EMPTY
        } else {
            state.hidden.hands[who.index()].only(self.edition.sets.movement)
        }
    }

    /// The window of movement cards, before the first step (CM-8.7).
    fn offer_movement_cards(&self, state: &State, who: Character, offers: &mut impl Basket<Action>) {
        for kind in self.edition.rack.each(self.movement_cards(state, who)) {
            offers.put(Action::Play(kind));
        }
    }

    /// Whom a question asks whose answers depend on the hand of the active player: a single answer is taken without asking only if
    /// everybody knows that it is the only one, because the hand holds fewer than `least` cards that others cannot know. Games of the
    /// first version of the rules go on as they began.
    pub(crate) fn asks_about_hand(&self, state: &State, least: u8) -> Asks {
        let (who, seat) = (state.open.active(), state.active_seat());
        let hand = state.hidden.hands[who.index()];
        let loose = hand.len() - hand.only(self.edition.sets.bound).len();
        if self.setup.rules_version >= 2 && loose >= least { Asks::Always(seat) } else { Asks::Seat(seat) }
    }

    fn crosses(&self, state: &State, who: Character) -> bool {
        state.open.river_pass && state.open.actor() == Some(who)
    }
}
