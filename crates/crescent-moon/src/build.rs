//! Building, recruiting, hiring from the bank (CM-6.5–6.11, CM-6.17–6.19, CM-6.25, CM-6.26).

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::edition::Building;
use crate::flow::Frame;
use crate::hex::{Hex, HexSet};
use crate::market::Price;
use crate::pieces::Units;
use crate::state::State;
use crate::told;
use table::{Arg, Message, Refusal, Teller};

impl CrescentMoon {
    // --- building ---

    /// How many buildings of a kind a player has in supply (CM-6.11).
    pub fn building_supply(&self, s: &crate::state::Table, who: Character, building: Building) -> u8 {
        let inside = &self.edition.pieces[who.index()];
        let sultan = who == Character::Sultan;
        let (all, on_map) = match building {
            Building::Fort => (inside.forts, s.forts[who.index()].len()),
            Building::Castle => (inside.castles, s.castles[who.index()].len()),
            Building::Town => (inside.towns, if sultan { s.towns.len() } else { 0 }),
            Building::City => (inside.cities, if sultan { s.cities.len() } else { 0 }),
            Building::Palace => (inside.palaces, if who == Character::Caliph { s.palace.len() } else { 0 }),
        };
        all.saturating_sub(on_map)
    }

    /// The price of a building in a hex, with its surcharge and a discount (CM-6.5, CM-6.6, CM-13.18); `None` for those who cannot
    /// build it (CM-13.3).
    pub fn building_price(
        &self,
        s: &crate::state::Table,
        who: Character,
        building: Building,
        hex: Hex,
        discount: u8,
    ) -> Option<u16> {
        let base = (*self.edition.prices.get(building.index())?)[who.index()]?;
        let surcharge = self.edition.surcharge[s.land.terrain(hex).index()];
        Some((u16::from(base) + u16::from(surcharge)).saturating_sub(u16::from(discount)))
    }

    /// Where a building may stand (CM-6.7–6.10), price aside.
    fn building_sites(&self, s: &State, who: Character, building: Building) -> HexSet {
        if self.building_supply(&s.table, who, building) == 0 {
            return HexSet::NONE;
        }
        match building {
            Building::Fort => s.table.presence(who).minus(s.table.control_of_others(who)).minus(s.table.fortified()),
            Building::Castle => s.table.forts[who.index()],
            Building::Town => s.table.land.all().minus(s.table.settled()),
            Building::City => s.table.towns,
            Building::Palace => HexSet::NONE,
        }
    }

    fn build_hexes(&self, s: &State, who: Character, building: Building, discount: u8, used: HexSet) -> HexSet {
        let coins = s.table.coins[who.index()];
        let price = |hex: Hex| self.building_price(&s.table, who, building, hex, discount);
        let sites = self.building_sites(s, who, building).minus(used);
        sites.filter(|hex| price(*hex).is_some_and(|price| price <= coins)).collect()
    }

    /// Up to X pieces, each in another hex (CM-6.5).
    pub(crate) fn offer_build(&self, s: &State, who: Character, discount: u8, used: HexSet, offers: &mut impl Sink) {
        for building in Building::BUILT {
            if !self.build_hexes(s, who, building, discount, used).is_empty() {
                offers.push(Action::Piece(building));
            }
        }
        if !used.is_empty() {
            offers.push(Action::Stop);
        }
    }

    pub(crate) fn offer_build_hexes(
        &self,
        s: &State,
        who: Character,
        building: Building,
        discount: u8,
        used: HexSet,
        offers: &mut impl Sink,
    ) {
        for hex in self.build_hexes(s, who, building, discount, used) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_build(
        &self,
        s: &State,
        who: Character,
        discount: u8,
        used: HexSet,
        action: Action,
    ) -> Option<Refusal> {
        match action {
            Action::Stop if !used.is_empty() => None,
            Action::Stop => Some(Refusal::new("CM-5.3", Message::new("no-stop"))),
            Action::Piece(building) => {
                if let Some(refusal) = self.refuse_building(s, who, building) {
                    return Some(refusal);
                }
                let mut hexes = s.table.land.all();
                let somewhere = hexes.any(|hex| self.refuse_site(s, who, building, discount, used, hex).is_none());
                let why = || Message::new("no-build-nowhere").with("piece", Arg::term(building.term()));
                (!somewhere).then(|| Refusal::new(site_clause(building), why()))
            }
            _ => Some(told::not_asked()),
        }
    }

    /// Whether the piece can be built by this player at all.
    fn refuse_building(&self, s: &State, who: Character, building: Building) -> Option<Refusal> {
        let piece = || Arg::term(building.term());
        let price = self.edition.prices.get(building.index()).and_then(|prices| prices[who.index()]);
        if price.is_none() {
            let why = Message::new("no-build-piece").with("piece", piece()).with("character", Arg::term(who.term()));
            return Some(Refusal::new("CM-6.5", why));
        }
        let left = self.building_supply(&s.table, who, building) > 0;
        (!left).then(|| Refusal::new("CM-6.11", Message::new("no-build-supply").with("piece", piece())))
    }

    fn refuse_site(
        &self,
        s: &State,
        who: Character,
        building: Building,
        discount: u8,
        used: HexSet,
        hex: Hex,
    ) -> Option<Refusal> {
        let refused = |key: &'static str| Some(Refusal::new(site_clause(building), Message::new(key)));
        if used.has(hex) {
            return Some(Refusal::new("CM-6.5", Message::new("no-build-twice")));
        }
        let fortified = Character::ALL.into_iter().any(|who| {
            let group = s.table.group(who, hex);
            group.fort || group.castle
        });
        let settled = s.table.group(Character::Sultan, hex);
        match building {
            Building::Fort if fortified => return refused("no-build-fortified"),
            Building::Fort if s.table.controller(hex).is_some_and(|owner| owner != who) => {
                return refused("no-build-held");
            }
            Building::Fort if s.table.group(who, hex).is_empty() && !s.table.presence(who).has(hex) => {
                return refused("no-build-absent");
            }
            Building::Castle if !s.table.group(who, hex).fort => return refused("no-build-fort-needed"),
            Building::Town if settled.town || settled.city => return refused("no-build-settled"),
            Building::City if !settled.town => return refused("no-build-town-needed"),
            Building::Palace => return Some(told::not_asked()),
            _ => {}
        }
        let price = self.building_price(&s.table, who, building, hex, discount).unwrap_or(u16::MAX);
        let poor = price > s.table.coins[who.index()];
        poor.then(|| Refusal::new("CM-6.11", Message::new("no-coins").with("n", price)))
    }

    pub(crate) fn refuse_build_hex(
        &self,
        s: &State,
        who: Character,
        building: Building,
        discount: u8,
        used: HexSet,
        action: Action,
    ) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        match s.table.land.find(at) {
            Some(hex) => self.refuse_site(s, who, building, discount, used, hex),
            None => Some(told::no_such_hex(site_clause(building))),
        }
    }

    /// Whether anything could be built; for refusals.
    pub(crate) fn could_build(&self, s: &State, who: Character, discount: u8) -> bool {
        let pieces = Building::BUILT.into_iter().filter(|building| self.refuse_building(s, who, *building).is_none());
        let site =
            |building: Building, hex: Hex| self.refuse_site(s, who, building, discount, HexSet::NONE, hex).is_none();
        pieces.into_iter().any(|building| s.table.land.all().any(|hex| site(building, hex)))
    }

    pub(crate) fn build(
        &self,
        s: &mut State,
        who: Character,
        building: Building,
        discount: u8,
        hex: Hex,
        t: &mut Teller,
    ) {
        let price = self.building_price(&s.table, who, building, hex, discount).unwrap_or(0);
        self.pay(s, who, Price { coins: price, to: None });
        match building {
            Building::Fort => s.table.forts[who.index()].insert(hex),
            Building::Castle => {
                s.table.forts[who.index()].remove(hex);
                s.table.castles[who.index()].insert(hex);
            }
            Building::Town => s.table.towns.insert(hex),
            Building::City => {
                s.table.towns.remove(hex);
                s.table.cities.insert(hex);
            }
            Building::Palace => {}
        }
        s.table.pop();
        if let Some(Frame::Build { left, discount, used }) = s.table.top().copied() {
            if left > 1 {
                s.table.turn_to(Frame::Build { left: left - 1, discount, used: used | hex.alone() });
            } else {
                s.table.pop();
            }
        }
        told::say(t, site_clause(building), || {
            let message = Message::new("told-build").with("seat", s.table.seat(who)).with("n", price);
            message.with("piece", Arg::term(building.term())).with("hex", told::hex_arg(&s.table.land, hex))
        });
    }

    // --- recruiting ---

    /// Where units of the reserves card may be placed (CM-6.17–6.19, CM-13.19).
    pub(crate) fn recruit_hexes(&self, s: &State, who: Character) -> HexSet {
        let open = s.table.land.all().minus(s.table.control_of_others(who));
        if who == Character::Nomad { open } else { open & s.table.presence(who) }
    }

    pub(crate) fn offer_recruit(&self, s: &State, who: Character, any: bool, offers: &mut impl Sink) {
        for hex in self.recruit_hexes(s, who) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
        if any {
            offers.push(Action::Stop);
        }
    }

    pub(crate) fn refuse_recruit(&self, s: &State, who: Character, any: bool, action: Action) -> Option<Refusal> {
        match action {
            Action::Stop if any => None,
            Action::Stop => Some(Refusal::new("CM-5.3", Message::new("no-stop"))),
            Action::At(at) => {
                let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-6.17")) };
                let presence = (who != Character::Nomad).then_some("CM-6.18");
                self.refuse_placing(s, who, hex, "CM-6.17", presence)
            }
            _ => Some(told::not_asked()),
        }
    }

    /// Why units may not be placed in a hex: somebody else controls it, or the player is not present.
    fn refuse_placing(
        &self,
        s: &State,
        who: Character,
        hex: Hex,
        clause: &'static str,
        presence: Option<&'static str>,
    ) -> Option<Refusal> {
        if let Some(owner) = s.table.controller(hex).filter(|owner| *owner != who) {
            return Some(Refusal::new(clause, Message::new("no-place-held").with("seat", s.table.seat(owner))));
        }
        let absent = s.table.group(who, hex).is_empty();
        presence.filter(|_| absent).map(|clause| Refusal::new(clause, Message::new("no-place-absent")))
    }

    /// Places a unit of the reserves card: ordinary, or the Nomad's mercenary (CM-6.18, CM-6.19).
    pub(crate) fn recruit(&self, s: &mut State, who: Character, left: u8, hex: Hex, t: &mut Teller) {
        let unit = if who.has_ordinary() { Units::new(1, 0) } else { Units::new(0, 1) };
        s.table.reserve[who.index()] -= 1;
        s.table.add_units(who, hex, unit);
        if left > 1 && s.table.reserve[who.index()] > 0 {
            s.table.turn_to(Frame::Recruit { left: left - 1, any: true });
        } else {
            s.table.pop();
        }
        told::say(t, "CM-6.17", || self.told_placed("told-recruit", s, who, unit, hex));
    }

    fn told_placed(&self, key: &'static str, s: &State, who: Character, units: Units, hex: Hex) -> Message {
        let message = Message::new(key).with("seat", s.table.seat(who)).with("units", told::units_arg(units));
        message.with("hex", told::hex_arg(&s.table.land, hex))
    }

    // --- hiring ---

    /// Where hired mercenaries may be placed: own presence, no other control (CM-6.25, CM-6.26).
    pub(crate) fn hire_hexes(&self, s: &State, who: Character) -> HexSet {
        s.table.presence(who).minus(s.table.control_of_others(who))
    }

    /// With four players the bank lends one or two for a fixed price (CM-6.26, CM-15.4).
    fn bank_price(&self, units: u8) -> Option<u16> {
        match units {
            1 => Some(u16::from(self.edition.numbers.hire_one)),
            2 => Some(u16::from(self.edition.numbers.hire_two)),
            _ => None,
        }
    }

    pub(crate) fn offer_hire_size(&self, s: &State, who: Character, offers: &mut impl Sink) {
        if self.hire_hexes(s, who).is_empty() {
            return;
        }
        for units in [1, 2] {
            let affordable = self.bank_price(units).is_some_and(|price| price <= s.table.coins[who.index()]);
            if affordable && units <= s.table.discs[who.index()] {
                offers.push(Action::Count(units));
            }
        }
    }

    pub(crate) fn refuse_hire_size(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::Count(units) = action else { return Some(told::not_asked()) };
        let refused = |key: &'static str, n: u16| Some(Refusal::new("CM-6.26", Message::new(key).with("n", n)));
        let mut hexes = s.table.land.all();
        if hexes.all(|hex| self.refuse_placing(s, who, hex, "CM-6.26", Some("CM-6.26")).is_some()) {
            return Some(Refusal::new("CM-6.26", Message::new("no-hire-anywhere")));
        }
        let Some(price) = self.bank_price(units) else { return refused("no-hire-count", 2) };
        if s.table.discs[who.index()] < units {
            return Some(Refusal::new("CM-15.6", Message::new("no-units-left")));
        }
        if s.table.coins[who.index()] < price {
            return refused("no-coins", price);
        }
        None
    }

    pub(crate) fn hire_from_bank(&self, s: &mut State, who: Character, units: u8, t: &mut Teller) {
        let price = self.bank_price(units).unwrap_or(0);
        self.pay(s, who, Price { coins: price, to: None });
        s.table.turn_to(Frame::Hire { left: units });
        told::say(t, "CM-6.26", || {
            Message::new("told-hire-bank").with("seat", s.table.seat(who)).with("n", units).with("coins", price)
        });
    }

    pub(crate) fn offer_hire(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for hex in self.hire_hexes(s, who) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_hire(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let clause = if self.players == 5 { "CM-6.25" } else { "CM-6.26" };
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex(clause)) };
        self.refuse_placing(s, who, hex, clause, Some(clause))
    }

    /// Places a hired mercenary from the own supply.
    pub(crate) fn hire(&self, s: &mut State, who: Character, left: u8, hex: Hex, t: &mut Teller) {
        let unit = Units::new(0, 1);
        s.table.discs[who.index()] -= 1;
        s.table.add_units(who, hex, unit);
        if left > 1 {
            s.table.turn_to(Frame::Hire { left: left - 1 })
        } else {
            s.table.pop()
        }
        let clause = if self.players == 5 { "CM-6.25" } else { "CM-6.26" };
        told::say(t, clause, || self.told_placed("told-hire", s, who, unit, hex));
    }
}

/// The clause that says where a building may stand.
const fn site_clause(building: Building) -> &'static str {
    match building {
        Building::Fort => "CM-6.7",
        Building::Castle => "CM-6.8",
        Building::Town => "CM-6.9",
        Building::City | Building::Palace => "CM-6.10",
    }
}
