//! The preparation phase: income, reserves, upkeep (CM-4).

use crate::CrescentMoon;
use crate::character::Character;
use crate::edition::RowName;
use crate::flow::{ActStep, Halt, Stage};
use crate::hex::{Hex, HexSet};
use crate::state::{State, Table, Tally};
use crate::told;
use table::{Message, Teller};

impl CrescentMoon {
    // --- income (CM-4.2–4.4) ---

    /// What a hex brings to whoever controls it: its terrain, town, city and Sultan token (CM-4.2, CM-13.14). The palace is no
    /// source (CM-4.3).
    pub fn hex_income(&self, table: &Table, hex: Hex) -> u8 {
        let income = &self.edition.income;
        let one = |hexes: HexSet, coins: u8| if hexes.has(hex) { coins } else { 0 };
        income.terrain[table.land.terrain(hex).index()]
            + one(table.towns, income.town)
            + one(table.cities, income.city)
            + one(table.tokens[Character::Sultan.index()], income.token)
    }

    /// The Sultan's own income from settlements and tokens anywhere (CM-4.4, CM-13.13).
    pub fn extra_income(&self, table: &Table) -> u16 {
        let [town, city, token] = self.edition.income.extra.map(u16::from);
        let tokens = table.tokens[Character::Sultan.index()].len();
        town * u16::from(table.towns.len()) + city * u16::from(table.cities.len()) + token * u16::from(tokens)
    }

    /// What a player would get if income came now. It is a pure function of the map.
    pub fn income(&self, table: &Table, who: Character) -> u16 {
        let controlled: u16 = table.control(who).map(|hex| u16::from(self.hex_income(table, hex))).sum();
        if who == Character::Sultan { controlled + self.extra_income(table) } else { controlled }
    }

    pub(crate) fn collect_income(&self, s: &mut State, t: &mut Teller) {
        s.table.tally = Tally::default();
        told::say(t, "CM-4.1", || Message::new("told-year").with("n", s.table.year));
        for who in Character::playing(self.players) {
            let coins = self.income(&s.table, who);
            if t.is_listening() {
                self.tell_income(&s.table, who, t);
            }
            s.table.coins[who.index()] += coins;
            let seat = s.table.seat(who);
            told::say(t, "CM-4.2", || Message::new("told-income").with("seat", seat).with("n", coins));
        }
        self.next_stage(s, Halt::Income, Stage::Reserves);
    }

    fn tell_income(&self, table: &Table, who: Character, t: &mut Teller) {
        for hex in table.control(who) {
            let coins = self.hex_income(table, hex);
            if coins > 0 {
                told::say(t, "CM-4.2", || {
                    let place = told::hex_arg(&table.land, hex);
                    Message::new("told-income-hex").with("seat", table.seat(who)).with("n", coins).with("hex", place)
                });
            }
        }
        let extra = self.extra_income(table);
        if who == Character::Sultan && extra > 0 {
            told::say(t, "CM-4.4", || Message::new("told-income-extra").with("seat", table.seat(who)).with("n", extra));
        }
    }

    // --- reserves (CM-4.5–4.7) ---

    /// What a reserves card is filled up to (CM-4.5).
    pub fn reserve_value(&self, table: &Table, who: Character) -> Option<u8> {
        let number = self.edition.reserves[who.index()].as_ref()?;
        Some(self.objective_number(table, who, number).clamp(0, 255) as u8)
    }

    /// What counts towards it (CM-4.6): ordinary units on map and card; for the Nomad all mercenaries on the map and the own card.
    pub fn current_strength(&self, table: &Table, who: Character) -> u8 {
        let on_map = |of: Character, count: &dyn Fn(crate::pieces::Units) -> u8| -> u8 {
            table.armies[of.index()].map(|hex| count(table.units(of, hex))).sum()
        };
        let units: u8 = if who == Character::Nomad {
            Character::ALL.into_iter().map(|of| on_map(of, &|units| units.m)).sum()
        } else {
            on_map(who, &|units| units.o)
        };
        units + table.reserve[who.index()]
    }

    /// How many units the reserves step would add now (CM-4.7).
    pub fn reserve_due(&self, table: &Table, who: Character) -> u8 {
        let Some(value) = self.reserve_value(table, who) else { return 0 };
        value.saturating_sub(self.current_strength(table, who)).min(table.discs[who.index()])
    }

    /// Fills up reserves cards; nothing is ever taken off (CM-4.7, ruling X-8).
    pub(crate) fn fill_reserves(&self, s: &mut State, t: &mut Teller) {
        let due = Character::ALL.map(|who| self.reserve_due(&s.table, who));
        for who in Character::playing(self.players).filter(|who| due[who.index()] > 0) {
            let added = due[who.index()];
            s.table.discs[who.index()] -= added;
            s.table.reserve[who.index()] += added;
            let value = self.reserve_value(&s.table, who).unwrap_or(0);
            let seat = s.table.seat(who);
            told::say(t, "CM-4.7", || {
                Message::new("told-reserves").with("seat", seat).with("n", added).with("value", value)
            });
        }
        self.next_stage(s, Halt::Reserves, Stage::TakeBack);
    }

    // --- upkeep (CM-4.8–4.11) ---

    /// Everybody takes open cards back to hand; the hand limit applies at once (CM-4.9).
    pub(crate) fn take_back(&self, s: &mut State, t: &mut Teller) {
        // Upkeep is left out in year 1 (CM-4.8).
        if s.table.year == 1 {
            self.begin_actions(s);
            return;
        }
        for who in Character::playing(self.players) {
            let row = std::mem::take(&mut s.table.rows[who.index()]);
            if row.is_empty() {
                continue;
            }
            let seat = s.table.seat(who);
            told::say(t, "CM-4.9", || {
                Message::new("told-take-back").with("seat", seat).with("cards", self.cards_arg(row))
            });
            for kind in self.edition.rack.cards(row) {
                self.enter_hand(s, who, kind);
            }
        }
        s.table.stage = Stage::Upkeep;
        self.check_hands(s);
    }

    /// The cards nearest to the exit leave the market, which is then refilled (CM-4.10, CM-4.11, ruling X-44).
    pub(crate) fn turn_market(&self, s: &mut State, t: &mut Teller) {
        let slots = self.edition.market_slots();
        let near = self.edition.slots[RowName::Near.index()].min(self.edition.numbers.upkeep_discards) as usize;
        for slot in (slots - near..slots).rev() {
            if let Some(kind) = s.table.market[slot].take() {
                self.edition.rack.put(&mut s.table.discard, kind);
                told::say(t, "CM-4.10", || Message::new("told-market-out").with("card", self.card_arg(kind)));
            }
        }
        self.begin_actions(s);
        self.refill(s, t);
    }

    /// The action phase begins (CM-5.1).
    fn begin_actions(&self, s: &mut State) {
        let first = Stage::Act { round: 1, who: Character::Warlord, step: ActStep::Choose };
        self.next_stage(s, Halt::Upkeep, first);
    }
}
