//! The variable map: its tiles are dealt and placed one by one (CM-2.14–2.19).

use crate::hex::MOST_HEXES;
use crate::imagine::draw_tile;
use crate::prelude::*;
use crate::setting_up::River;
use arrayvec::ArrayVec;

/// The tiles are dealt (CM-2.15).
impl Draw<CrescentMoon> for DealTiles {
    const CLAUSE: &'static str = "CM-2.15";

    fn roll<R: Rng + ?Sized>(&self, rules: &CrescentMoon, _: &State, rng: &mut R) -> Chance {
        let mut left = rules.tiles();
        left[Tile::Crossing.index()] = 0;
        let mut hands = [[0; Tile::COUNT]; 5];
        for hand in hands.iter_mut().take(rules.players) {
            for _ in 0..rules.edition.numbers.tiles_dealt {
                if let Some(tile) = draw_tile(&mut left, rng) {
                    hand[tile] += 1;
                }
            }
        }
        Chance::Tiles(hands)
    }

    fn misfit(&self, rules: &CrescentMoon, _: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Tiles(hands) = chance else { return Some(refuse!("CM-2.15", "no-draw-this")) };
        let mut expected = rules.tiles();
        expected[Tile::Crossing.index()] = 0;
        let mut dealt = [0u8; Tile::COUNT];
        let mut fits = true;
        for (index, hand) in hands.iter().enumerate() {
            let due = if index < rules.players { rules.edition.numbers.tiles_dealt } else { 0 };
            fits &= hand.iter().fold(0u8, |sum, count| sum.saturating_add(*count)) == due;
            dealt.iter_mut().zip(hand).for_each(|(sum, count)| *sum = sum.saturating_add(*count));
        }
        (!fits || dealt != expected).then(|| refuse!("CM-2.15", "no-draw-tiles"))
    }

    fn settle(self, rules: &CrescentMoon, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Tiles(hands) = chance else { return };
        state.hidden.tiles = *hands;
        state.open.tiles_held = hands.map(|hand| hand.iter().sum());
        state.open.stage = Tiles { placed: 0 }.into();
        tell!(teller, "CM-2.15", "told-tiles", n = rules.edition.numbers.tiles_dealt);
    }
}

/// A player picks a tile to place; counts the placed ones (CM-2.16).
impl Decision<CrescentMoon> for Tiles {
    const CLAUSE: &'static str = "CM-2.16";
    const PROMPT: &'static str = "ask-tile";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        let who = rules.in_turn(self.placed);
        let seat = state.open.seat(who);
        // One tile left is no secret; more could be all alike, and not asking would tell.
        if state.open.tiles_held[who.index()] > 1 { Asks::Always(seat) } else { Asks::Seat(seat) }
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let who = rules.in_turn(self.placed);
        for tile in Tile::ALL {
            if state.hidden.tiles[who.index()][tile.index()] > 0 {
                offers.put(Action::Tile(tile));
            }
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = rules.in_turn(self.placed);
        let Action::Tile(tile) = *action else { return Some(not_asked(self.clause())) };
        let held = state.hidden.tiles[who.index()][tile.index()] > 0;
        (!held).then(|| refuse!("CM-2.16", "no-tile", tile))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Tile(tile) = *action else { return };
        state.hidden.tile = Some(tile);
        state.open.push(Frame::TilePlace);
        teller.tell(|| {
            let picked = message!("told-pick-tile", seat, tile);
            Event::secret("CM-2.16", picked, SeatSet::one(seat), None)
        });
    }
}

/// The tile that was picked is placed (CM-2.17–2.19).
impl Decision<CrescentMoon> for TilePlace {
    const CLAUSE: &'static str = "CM-2.16";
    const PROMPT: &'static str = "ask-tile-place";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.tile_asks(state)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        if state.hidden.tile == Some(Tile::River) {
            let places = rules.river_places(state);
            for (index, (at, _)) in places.iter().enumerate() {
                if !places[..index].iter().any(|(other, _)| other == at) {
                    offers.put(Action::At(*at));
                }
            }
        } else {
            rules.plain_places(state).into_iter().for_each(|at| offers.put(Action::At(at)));
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let land = &state.open.land;
        let rivers = rules.rivers_left(state);
        let Some(river) = River::of(land) else { return Some(not_asked(self.clause())) };
        if land.find(at).is_some() || touches(land, at) == 0 {
            return no("CM-2.16", "no-place-free");
        }
        if state.hidden.tile == Some(Tile::River) {
            let mut here = river.reaches().into_iter().filter(|reach| reach.at == at).peekable();
            if here.peek().is_none() {
                return no("CM-2.17", "no-place-river");
            }
            let open = here.any(|reach| river.with(reach).can_take(rivers.saturating_sub(1)));
            return (!open).then(|| refuse!("CM-2.19", "no-place-closes"));
        }
        if !river.beside(at).can_take(rivers) {
            return no("CM-2.19", "no-place-closes");
        }
        let better = |other: &At| touches(land, *other) > touches(land, at) && river.beside(*other).can_take(rivers);
        let lonely = rim(land).iter().any(better);
        lonely.then(|| refuse!("CM-2.18", "no-place-touches", n = touches(land, at)))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::At(at) = *action else { return };
        match state.hidden.tile {
            Some(Tile::River) => state.open.turn_to(TileTurn { at }),
            Some(tile) => rules.lay_tile(state, at, tile, Edges::EMPTY, teller),
            None => state.open.pop(),
        }
    }
}

/// A river tile is turned (CM-2.17).
impl Decision<CrescentMoon> for TileTurn {
    const CLAUSE: &'static str = "CM-2.17";
    const PROMPT: &'static str = "ask-tile-turn";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.tile_asks(state)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        for (place, edges) in rules.river_places(state) {
            if let Some(first) = edges.first_of_pair().filter(|_| place == self.at) {
                offers.put(Action::Turn(first));
            }
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let at = self.at;
        let Action::Turn(first) = *action else { return Some(not_asked(self.clause())) };
        let Some(river) = River::of(&state.open.land) else { return Some(not_asked(self.clause())) };
        let edges = Edges::pair(first);
        let Some(reach) = river.reaches().into_iter().find(|reach| reach.at == at && reach.edges == edges) else {
            return no("CM-2.17", "no-turn-river");
        };
        let open = river.with(reach).can_take(rules.rivers_left(state).saturating_sub(1));
        (!open).then(|| refuse!("CM-2.19", "no-place-closes"))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Turn(first) = *action else { return };
        rules.lay_tile(state, self.at, Tile::River, Edges::pair(first), teller);
    }
}

/// Places beside the map.
type Rim = ArrayVec<At, { 6 * MOST_HEXES }>;

/// The free places that touch a tile, row by row.
fn rim(land: &Land) -> Rim {
    let mut rim = Rim::new();
    for hex in land.all().iter() {
        for at in Direction::ALL.into_iter().map(|direction| land.at(hex).step(direction)) {
            if land.find(at).is_none() && !rim.contains(&at) {
                let _ = rim.try_push(at);
            }
        }
    }
    rim.sort_by_key(|at| at.order());
    rim
}

/// How many tiles a place touches (CM-2.18); rivers do not count (ruling X-6).
fn touches(land: &Land, at: At) -> usize {
    Direction::ALL.into_iter().filter(|direction| land.find(at.step(*direction)).is_some()).count()
}

impl CrescentMoon {
    /// The tiles of this game by kind: with four players some stay in the box (CM-2.14, CM-15.7).
    fn tiles(&self) -> [u8; Tile::COUNT] {
        self.edition.tiles[self.players - 4]
    }

    /// The crossing lies in the middle, the other tiles are dealt (CM-2.15).
    pub(crate) fn begin_variable_map(&self, state: &mut State) {
        state.open.land = Land::of([(At::new(0, 0), Tile::Crossing, Edges::EMPTY)]);
        state.open.stage = Stage::DealTiles;
        for who in Character::playing(self.players) {
            state.open.groups_left[who.index()] = 0b11;
        }
    }

    /// How many river tiles are not placed yet; everybody knows.
    fn rivers_left(&self, state: &State) -> u8 {
        self.tiles()[Tile::River.index()].saturating_sub(state.open.land.of_tile(Tile::River).len() as u8)
    }

    /// Whoever's turn of building the map it is.
    fn tile_asks(&self, state: &State) -> Asks {
        match state.open.stage {
            Stage::Tiles(Tiles { placed }) => Asks::Seat(state.open.seat(self.in_turn(placed))),
            _ => Asks::Nobody,
        }
    }

    /// The places for any tile but a river: those that touch the most, among those that leave the river room.
    fn plain_places(&self, state: &State) -> Rim {
        let rivers = self.rivers_left(state);
        let Some(river) = River::of(&state.open.land) else { return Rim::new() };
        let Some(course) = river.course(rivers) else { return Rim::new() };
        let rim = rim(&state.open.land);
        for most in (1..=6).rev() {
            let mut places = rim.clone();
            // A place that one good course does not need leaves that course possible.
            let open = |at: At| !course.contains(&at) || river.beside(at).can_take(rivers);
            places.retain(|at| touches(&state.open.land, *at) == most && open(*at));
            if !places.is_empty() {
                return places;
            }
        }
        Rim::new()
    }

    /// The ways to lengthen the river that leave room for the river tiles after it.
    fn river_places(&self, state: &State) -> ArrayVec<(At, Edges), 8> {
        let rivers = self.rivers_left(state).saturating_sub(1);
        let Some(river) = River::of(&state.open.land) else { return ArrayVec::new() };
        let reaches = river.reaches().into_iter().filter(|reach| river.with(*reach).can_take(rivers));
        reaches.map(|reach| (reach.at, reach.edges)).collect()
    }

    /// Lays the tile of whoever's turn it is.
    fn lay_tile(&self, state: &mut State, at: At, tile: Tile, rivers: Edges, teller: &mut Teller) {
        let Stage::Tiles(Tiles { placed }) = state.open.stage else { return };
        let who = self.in_turn(placed);
        let place = state.open.land.called_at(at);
        state.open.land.add(at, tile, rivers);
        state.hidden.tile = None;
        let held = &mut state.hidden.tiles[who.index()][tile.index()];
        *held = held.saturating_sub(1);
        state.open.tiles_held[who.index()] = state.open.tiles_held[who.index()].saturating_sub(1);
        state.open.pop();
        let all = self.players as u8 * self.edition.numbers.tiles_dealt;
        state.open.stage =
            if placed + 1 < all { Tiles { placed: placed + 1 }.into() } else { Groups { placed: 0 }.into() };
        teller.reveal();
        tell!(
            teller,
            "CM-2.16",
            "told-tile",
            seat = state.open.seat(who),
            tile,
            hex = state.open.land.called_at(at),
            place
        );
    }

    /// Whose turn it is after so many turns of the set-up.
    pub(crate) fn in_turn(&self, turns: u8) -> Character {
        Character::ALL[turns as usize % self.players]
    }
}
