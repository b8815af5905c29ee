//! The preparation phase: income, reserves, upkeep (CM-4).

use crate::edition::RowName;
use crate::prelude::*;
use crate::state::Tally;

/// Everybody takes income (CM-4.2–4.4).
impl Procedure<CrescentMoon> for Income {
    const CLAUSE: &'static str = "CM-4.2";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        state.open.tally = Tally::default();
        tell!(teller, "CM-4.1", "told-year", n = state.open.year);
        for who in Character::playing(rules.players) {
            let coins = rules.income(&state.open, who);
            if teller.is_listening() {
                rules.tell_income(&state.open, who, teller);
            }
            state.open.coins[who.index()] += coins;
            let seat = state.open.seat(who);
            tell!(teller, "CM-4.2", "told-income", seat, n = coins);
        }
        state.open.next_stage(Halt::Income, Stage::Reserves);
    }
}

/// Reserves cards are filled up (CM-4.5–4.7).
impl Procedure<CrescentMoon> for Reserves {
    const CLAUSE: &'static str = "CM-4.5";

    /// Nothing is ever taken off (CM-4.7, ruling X-8).
    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let due = Character::ALL.map(|who| rules.reserve_due(&state.open, who));
        for who in Character::playing(rules.players).filter(|who| due[who.index()] > 0) {
            let added = due[who.index()];
            state.open.discs[who.index()] -= added;
            state.open.reserve[who.index()] += added;
            let value = rules.reserve_value(&state.open, who).unwrap_or(0);
            let seat = state.open.seat(who);
            tell!(teller, "CM-4.7", "told-reserves", seat, n = added, value);
        }
        state.open.next_stage(Halt::Reserves, Stage::TakeBack);
    }
}

/// Upkeep a: everybody takes open cards back to hand; the hand limit applies at once (CM-4.9).
impl Procedure<CrescentMoon> for TakeBack {
    const CLAUSE: &'static str = "CM-4.9";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        // Upkeep is left out in year 1 (CM-4.8).
        if state.open.year == 1 {
            tell!(teller, "CM-4.8", "told-no-upkeep");
            return rules.begin_actions(state);
        }
        for who in Character::playing(rules.players) {
            let row = std::mem::take(&mut state.open.rows[who.index()]);
            if row.is_empty() {
                continue;
            }
            let seat = state.open.seat(who);
            tell!(teller, "CM-4.9", "told-take-back", seat, cards = rules.cards_arg(row));
            for kind in rules.edition.rack.cards(row) {
                rules.enter_hand(state, who, kind);
            }
        }
        state.open.stage = Stage::Upkeep;
        rules.check_hands(state);
    }
}

/// Upkeep b and c: the cards nearest to the exit leave the market, which is then refilled (CM-4.10, CM-4.11, ruling X-44).
impl Procedure<CrescentMoon> for Upkeep {
    const CLAUSE: &'static str = "CM-4.10";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let slots = rules.edition.market_slots();
        let near = rules.edition.slots[RowName::Near.index()].min(rules.edition.numbers.upkeep_discards) as usize;
        for slot in (slots - near..slots).rev() {
            if let Some(kind) = state.open.market[slot].take() {
                rules.edition.rack.put(&mut state.open.discard, kind);
                tell!(teller, "CM-4.10", "told-market-out", card = rules.card_arg(kind));
            }
        }
        rules.begin_actions(state);
        rules.refill(state, teller);
    }
}

impl CrescentMoon {
    /// What a hex brings to whoever controls it: its terrain, town, city and Sultan token (CM-4.2, CM-13.14). The palace is no
    /// source (CM-4.3).
    pub(crate) fn hex_income(&self, open: &Open, hex: Hex) -> u8 {
        let income = &self.edition.income;
        let one = |hexes: HexSet, coins: u8| if hexes.has(hex) { coins } else { 0 };
        income.terrain[open.land.terrain(hex).index()]
            + one(open.towns, income.town)
            + one(open.cities, income.city)
            + one(open.tokens[Character::Sultan.index()], income.token)
    }

    /// The Sultan's own income from settlements and tokens anywhere (CM-4.4, CM-13.13).
    pub(crate) fn extra_income(&self, open: &Open) -> u16 {
        let [town, city, token] = self.edition.income.extra.map(u16::from);
        let tokens = open.tokens[Character::Sultan.index()].len();
        town * open.towns.len() as u16 + city * open.cities.len() as u16 + token * tokens as u16
    }

    /// What a player would get if income came now. It is a pure function of the map.
    pub(crate) fn income(&self, open: &Open, who: Character) -> u16 {
        let controlled: u16 = open.control(who).iter().map(|hex| u16::from(self.hex_income(open, hex))).sum();
        if who == Character::Sultan { controlled + self.extra_income(open) } else { controlled }
    }

    fn tell_income(&self, open: &Open, who: Character, teller: &mut Teller) {
        for hex in open.control(who).iter() {
            let coins = self.hex_income(open, hex);
            if coins > 0 {
                tell!(teller, "CM-4.2", "told-income-hex", seat = open.seat(who), n = coins, hex = open.place(hex));
            }
        }
        let extra = self.extra_income(open);
        if who == Character::Sultan && extra > 0 {
            tell!(teller, "CM-4.4", "told-income-extra", seat = open.seat(who), n = extra);
        }
    }

    /// What a reserves card is filled up to (CM-4.5).
    pub(crate) fn reserve_value(&self, open: &Open, who: Character) -> Option<u8> {
        let number = self.edition.reserves[who.index()].as_ref()?;
        Some(self.objective_number(open, who, number).clamp(0, 255) as u8)
    }

    /// What counts towards it (CM-4.6): ordinary units on map and card; for the Nomad all mercenaries on the map and the own card.
    pub(crate) fn current_strength(&self, open: &Open, who: Character) -> u8 {
        let on_map = |of: Character, count: &dyn Fn(crate::pieces::Units) -> u8| -> u8 {
            open.armies[of.index()].iter().map(|hex| count(open.units(of, hex))).sum()
        };
        let units: u8 = if who == Character::Nomad {
            Character::ALL.into_iter().map(|of| on_map(of, &|units| units.m)).sum()
        } else {
            on_map(who, &|units| units.o)
        };
        units + open.reserve[who.index()]
    }

    /// How many units the reserves step would add now (CM-4.7).
    pub(crate) fn reserve_due(&self, open: &Open, who: Character) -> u8 {
        self.reserve_short(open, who, self.reserve_value(open, who))
    }

    /// How many units are missing there, once it is known what the card is filled up to.
    pub(crate) fn reserve_short(&self, open: &Open, who: Character, value: Option<u8>) -> u8 {
        let Some(value) = value else { return 0 };
        value.saturating_sub(self.current_strength(open, who)).min(open.discs[who.index()])
    }

    /// The action phase begins (CM-5.1).
    fn begin_actions(&self, state: &mut State) {
        let first = Act { round: 1, who: Character::Warlord, step: ActStep::Choose }.into();
        state.open.next_stage(Halt::Upkeep, first);
    }
}
