//! Building (CM-6.5–6.11).

use crate::prelude::*;
use crate::standard::Price;

/// Which piece next, or no more (CM-6.5).
impl Decision<CrescentMoon> for Build {
    const CLAUSE: &'static str = "CM-6.5";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-build", n = self.left)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        self.choices(rules, state, state.open.active(), offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = state.open.active();
        match *action {
            Action::Stop if !self.used.is_empty() => None,
            Action::Stop => no("CM-5.3", "no-stop"),
            Action::Piece(piece) => rules.refuse_building(state, who, piece).or_else(|| {
                let site = self.of(piece);
                let somewhere =
                    state.open.land.all().iter().any(|hex| site.refuse_site(rules, state, who, hex).is_none());
                (!somewhere).then(|| refuse!(site_clause(piece), "no-build-nowhere", piece))
            }),
            _ => Some(not_asked(self.clause())),
        }
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        match *action {
            Action::Piece(piece) => state.open.push(self.of(piece)),
            _ => state.open.pop(),
        }
    }
}

impl Build {
    /// The first of so many pieces, each so much cheaper.
    pub(crate) const fn new(left: u8, discount: u8) -> Build {
        Build { left, discount, used: HexSet::EMPTY }
    }

    /// The question where this piece goes.
    const fn of(self, piece: Building) -> BuildHex {
        BuildHex { piece, discount: self.discount, used: self.used }
    }

    /// What a player may answer.
    pub(crate) fn choices(
        &self,
        rules: &CrescentMoon,
        state: &State,
        who: Character,
        offers: &mut impl Basket<Action>,
    ) {
        let pieces = Building::BUILT.into_iter().filter(|piece| !self.of(*piece).hexes(rules, state, who).is_empty());
        offers.put_all(pieces.map(Action::Piece));
        if !self.used.is_empty() {
            offers.put(Action::Stop);
        }
    }

    /// Why nothing can be built by whoever could build something with more coins or elsewhere: what is nearest to hand.
    pub(crate) fn why_not(&self, rules: &CrescentMoon, state: &State, who: Character) -> Option<Refusal> {
        if self.is_possible(rules, state, who) {
            return None;
        }
        let pieces = || Building::BUILT.into_iter().filter(|piece| rules.refuse_building(state, who, *piece).is_none());
        let prices = |piece: Building| {
            let site = self.of(piece);
            let hexes = state.open.land.all().iter();
            let grounds = hexes.filter(move |hex| site.refuse_ground(state, who, *hex).is_none());
            grounds.filter_map(move |hex| rules.building_price(&state.open, who, piece, hex, self.discount))
        };
        if let Some(n) = pieces().flat_map(prices).min() {
            return Some(refuse!("CM-6.11", "no-coins", n));
        }
        match pieces().next() {
            Some(piece) => Some(refuse!(site_clause(piece), "no-build-nowhere", piece)),
            None => no("CM-6.11", "no-build-anything"),
        }
    }

    /// Whether anything could be built; for refusals.
    pub(crate) fn is_possible(&self, rules: &CrescentMoon, state: &State, who: Character) -> bool {
        let mut pieces =
            Building::BUILT.into_iter().filter(|piece| rules.refuse_building(state, who, *piece).is_none());
        let hexes = state.open.land.all().iter();
        pieces.any(|piece| hexes.clone().any(|hex| self.of(piece).refuse_site(rules, state, who, hex).is_none()))
    }
}

/// In which hex a piece is built (CM-6.7–6.10).
impl Decision<CrescentMoon> for BuildHex {
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn clause(&self) -> &'static str {
        site_clause(self.piece)
    }

    fn prompt(&self, _: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-build-hex", piece = self.piece)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let hexes = self.hexes(rules, state, state.open.active());
        offers.put_all(hexes.iter().map(|hex| Action::At(state.open.land.at(hex))));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        match state.open.land.find(at) {
            Some(hex) => self.refuse_site(rules, state, state.open.active(), hex),
            None => Some(no_such_hex(self.clause())),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Some(hex), who, building) = (state.open.hex_of(action), state.open.active(), self.piece) else { return };
        let price = rules.building_price(&state.open, who, building, hex, self.discount).unwrap_or(0);
        rules.pay(state, who, Price { coins: price, to: None });
        state.open.raise(building, who, hex);
        state.open.pop();
        if let Some(Frame::Build(Build { left, discount, used })) = state.open.top().copied() {
            state.open.turn_or_pop((left > 1).then(|| Build { left: left - 1, discount, used: used.with(hex) }));
        }
        let surcharge = rules.edition.surcharge[state.open.land.terrain(hex).index()];
        if surcharge > 0 {
            tell!(teller, "CM-6.6", "told-surcharge", n = surcharge, hex = state.open.place(hex));
        }
        let seat = state.open.seat(who);
        tell!(teller, self.clause(), "told-build", seat, n = price, piece = building, hex = state.open.place(hex));
    }

    fn label(&self, rules: &CrescentMoon, view: &View, action: &Action) -> Option<Message> {
        let hex = view.open.hex_of(action)?;
        let price = rules.building_price(&view.open, view.open.active(), self.piece, hex, self.discount);
        Some(message!("do-build", hex = view.open.place(hex), n = price.unwrap_or(0)))
    }
}

impl BuildHex {
    /// Where the piece may stand and can be paid.
    fn hexes(&self, rules: &CrescentMoon, state: &State, who: Character) -> HexSet {
        let coins = state.open.coins[who.index()];
        let price = |hex: Hex| rules.building_price(&state.open, who, self.piece, hex, self.discount);
        let sites = rules.building_sites(state, who, self.piece) - self.used;
        sites.iter().filter(|hex| price(*hex).is_some_and(|price| price <= coins)).collect()
    }

    /// Why the piece may not stand there, or not be paid.
    fn refuse_site(&self, rules: &CrescentMoon, state: &State, who: Character, hex: Hex) -> Option<Refusal> {
        self.refuse_ground(state, who, hex).or_else(|| {
            let price = rules.building_price(&state.open, who, self.piece, hex, self.discount).unwrap_or(u16::MAX);
            let poor = price > state.open.coins[who.index()];
            poor.then(|| refuse!("CM-6.11", "no-coins", n = price))
        })
    }

    /// Why the piece may not stand there, whatever it costs.
    fn refuse_ground(&self, state: &State, who: Character, hex: Hex) -> Option<Refusal> {
        let refused = |key: &'static str| no(self.clause(), key);
        if self.used.has(hex) {
            return no("CM-6.5", "no-build-twice");
        }
        let fortified = Character::ALL.into_iter().any(|who| {
            let group = state.open.group(who, hex);
            group.fort || group.castle
        });
        let settled = state.open.group(Character::Sultan, hex);
        match self.piece {
            Building::Fort if fortified => refused("no-build-fortified"),
            Building::Fort if state.open.controller(hex).is_some_and(|owner| owner != who) => refused("no-build-held"),
            Building::Fort if state.open.group(who, hex).is_empty() && !state.open.presence(who).has(hex) => {
                refused("no-build-absent")
            }
            Building::Castle if !state.open.group(who, hex).fort => refused("no-build-fort-needed"),
            Building::Town if settled.town || settled.city => refused("no-build-settled"),
            Building::City if !settled.town => refused("no-build-town-needed"),
            Building::Palace => Some(not_asked(self.clause())),
            Building::Fort | Building::Castle | Building::Town | Building::City => None,
        }
    }
}

impl CrescentMoon {
    /// How many buildings of a kind a player has in supply (CM-6.11).
    pub(crate) fn building_supply(&self, open: &Open, who: Character, building: Building) -> u8 {
        let all = self.edition.pieces[who.index()].buildings[building.index()];
        all.saturating_sub(open.built(building, who).len() as u8)
    }

    /// The price of a building in a hex, with its surcharge and a discount (CM-6.5, CM-6.6, CM-13.18); `None` for those who cannot
    /// build it (CM-13.3).
    pub(crate) fn building_price(
        &self,
        open: &Open,
        who: Character,
        building: Building,
        hex: Hex,
        discount: u8,
    ) -> Option<u16> {
        let base = (*self.edition.prices.get(building.index())?)[who.index()]?;
        let surcharge = self.edition.surcharge[open.land.terrain(hex).index()];
        Some((u16::from(base) + u16::from(surcharge)).saturating_sub(u16::from(discount)))
    }

    /// Where a building may stand (CM-6.7–6.10), price aside.
    fn building_sites(&self, state: &State, who: Character, building: Building) -> HexSet {
        if self.building_supply(&state.open, who, building) == 0 {
            return HexSet::EMPTY;
        }
        match building {
            Building::Fort => {
                state.open.presence(who).minus(state.open.control_of_others(who)).minus(state.open.fortified())
            }
            Building::Castle => state.open.forts[who.index()],
            Building::Town => state.open.land.all().minus(state.open.settled()),
            Building::City => state.open.towns,
            Building::Palace => HexSet::EMPTY,
        }
    }

    /// Whether the piece can be built by this player at all.
    fn refuse_building(&self, state: &State, who: Character, building: Building) -> Option<Refusal> {
        let piece = || building;
        let price = self.edition.prices.get(building.index()).and_then(|prices| prices[who.index()]);
        if price.is_none() {
            let why = message!("no-build-piece", piece = piece(), character = who);
            return Some(Refusal::new("CM-6.5", why));
        }
        let left = self.building_supply(&state.open, who, building) > 0;
        (!left).then(|| refuse!("CM-6.11", "no-build-supply", piece = piece()))
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
