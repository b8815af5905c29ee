//! Hiring mercenaries, and what follows a bribe (CM-6.20–6.26, CM-15.4).

use crate::prelude::*;
use crate::standard::{March, Price};

/// How many mercenaries the bank hires out, with four players (CM-6.26).
impl Decision<CrescentMoon> for HireSize {
    const CLAUSE: &'static str = "CM-6.26";
    const ASKED: fn(&State) -> Seat = State::active_seat;
    const PROMPT: &'static str = "ask-hire-size";

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        rules.offer_hire_size(state, state.open.active(), offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = state.open.active();
        let Action::Count(units) = *action else { return Some(not_asked(self.clause())) };
        let refused = |key: &'static str, n: u16| Some(refuse!("CM-6.26", key, n));
        let hexes = state.open.land.all();
        if hexes.iter().all(|hex| rules.refuse_placing(state, who, hex, "CM-6.26", Some("CM-6.26")).is_some()) {
            return no("CM-6.26", "no-hire-anywhere");
        }
        let Some(price) = rules.bank_price(units) else { return refused("no-hire-count", 2) };
        if state.open.discs[who.index()] < units {
            return no("CM-15.6", "no-units-left");
        }
        if state.open.coins[who.index()] < price {
            return refused("no-coins", price);
        }
        None
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Count(units), who) = (*action, state.open.active()) else { return };
        let price = rules.bank_price(units).unwrap_or(0);
        rules.pay(state, who, Price { coins: price, to: None });
        state.open.turn_to(Hire { left: units });
        tell!(teller, "CM-6.26", "told-hire-bank", seat = state.open.seat(who), n = units, coins = price);
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Count(count) = *action else { return None };
        Some(message!("do-hire-bank", n = count, coins = rules.bank_price(count)?))
    }
}

/// Where the next hired mercenary goes (CM-6.25, CM-6.26).
impl Decision<CrescentMoon> for Hire {
    const CLAUSE: &'static str = "CM-6.25";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-hire", n = self.left)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let who = state.open.active();
        for hex in rules.hire_hexes(state, who).iter() {
            offers.put(Action::At(state.open.land.at(hex)));
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = state.open.active();
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let clause = if rules.players == 5 { "CM-6.25" } else { "CM-6.26" };
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex(clause)) };
        rules.refuse_placing(state, who, hex, clause, Some(clause))
    }

    /// Places a hired mercenary from the own supply.
    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Some(hex), who) = (state.open.hex_of(action), state.open.active()) else { return };
        let unit = Units::new(0, 1);
        state.open.discs[who.index()] -= 1;
        state.open.add_units(who, hex, unit);
        state.open.turn_or_pop((self.left > 1).then(|| Hire { left: self.left - 1 }));
        let clause = if rules.players == 5 { "CM-6.25" } else { "CM-6.26" };
        tell!(teller, clause, "told-hire", seat = state.open.seat(who), units = unit, hex = state.open.place(hex));
    }
}

/// After a bribe without combat: a move, an assault or nothing, with the bribed units (CM-6.23).
impl Decision<CrescentMoon> for FollowUp {
    const CLAUSE: &'static str = "CM-6.23";
    const PROMPT: &'static str = "ask-follow-up";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        // A movement card in hand could be all that makes a follow-up possible.
        Asks::Always(state.open.active_seat())
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let (who, hex) = (state.open.active(), self.hex);
        if March::Move.can_set_out(rules, state, who, Some(hex)) {
            offers.put(Action::Do(Verb::Move));
        }
        if March::Assault.can_set_out(rules, state, who, Some(hex)) {
            offers.put(Action::Do(Verb::Assault));
        }
        offers.put(Action::Stop);
    }

    /// Only the units just placed may move or assault; there are no others of theirs in the hex.
    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let march = match *action {
            Action::Stop => return None,
            Action::Do(Verb::Move) => March::Move,
            Action::Do(Verb::Assault) => March::Assault,
            Action::Do(_) => return no("CM-6.23", "no-follow-up"),
            _ => return Some(not_asked(self.clause())),
        };
        if march.is_possible_from(rules, state, self.hex) { None } else { no("CM-6.23", "no-way-out") }
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        match *action {
            Action::Do(Verb::Move) => state.open.turn_to(Move { left: 1, any: false, from: Some(self.hex) }),
            Action::Do(Verb::Assault) => state.open.turn_to(Assault { from: Some(self.hex) }),
            _ => state.open.pop(),
        }
    }
}

impl CrescentMoon {
    /// Where hired mercenaries may be placed: own presence, no other control (CM-6.25, CM-6.26).
    pub(crate) fn hire_hexes(&self, state: &State, who: Character) -> HexSet {
        state.open.presence(who).minus(state.open.control_of_others(who))
    }

    /// With four players the bank hires out one or two for a fixed price (CM-6.26, CM-15.4).
    pub fn bank_price(&self, units: u8) -> Option<u16> {
        match units {
            1 => Some(u16::from(self.edition.numbers.hire_one)),
            2 => Some(u16::from(self.edition.numbers.hire_two)),
            _ => None,
        }
    }

    pub(crate) fn offer_hire_size(&self, state: &State, who: Character, offers: &mut impl Basket<Action>) {
        if self.hire_hexes(state, who).is_empty() {
            return;
        }
        for units in [1, 2] {
            let affordable = self.bank_price(units).is_some_and(|price| price <= state.open.coins[who.index()]);
            if affordable && units <= state.open.discs[who.index()] {
                offers.put(Action::Count(units));
            }
        }
    }
}
