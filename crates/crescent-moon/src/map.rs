//! The variable map built by the players, starting groups, and the palace (CM-2.5, CM-2.14–2.20).

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::flow::{Frame, Stage};
use crate::hex::{At, Direction, Edges, Hex, HexSet, MOST_HEXES};
use crate::land::{Land, Tile};
use crate::river::River;
use crate::state::State;
use crate::told;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use table::{Arg, Message, Refusal, SeatSet, Teller};

/// Places beside the map.
type Rim = ArrayVec<At, { 6 * MOST_HEXES }>;

/// The free places that touch a tile, row by row.
fn rim(land: &Land) -> Rim {
    let mut rim = Rim::new();
    for hex in land.all() {
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
    pub(crate) fn begin_variable_map(&self, s: &mut State) {
        s.table.land = Land::of([(At::new(0, 0), Tile::Crossing, Edges::NONE)]);
        s.table.stage = Stage::DealTiles;
        for who in Character::playing(self.players) {
            s.table.groups_left[who.index()] = 0b11;
        }
    }

    pub(crate) fn roll_tiles<R: Rng + ?Sized>(&self, rng: &mut R) -> [[u8; Tile::COUNT]; 5] {
        let mut left = self.tiles();
        left[Tile::Crossing.index()] = 0;
        let mut hands = [[0; Tile::COUNT]; 5];
        for hand in hands.iter_mut().take(self.players) {
            for _ in 0..self.edition.numbers.tiles_dealt {
                let mut pick = rng.random_range(0..left.iter().sum::<u8>());
                for (tile, count) in left.iter_mut().enumerate() {
                    if pick < *count {
                        *count -= 1;
                        hand[tile] += 1;
                        break;
                    }
                    pick -= *count;
                }
            }
        }
        hands
    }

    pub(crate) fn misfit_tiles(&self, hands: &[[u8; Tile::COUNT]; 5]) -> Option<Refusal> {
        let mut expected = self.tiles();
        expected[Tile::Crossing.index()] = 0;
        let mut dealt = [0u8; Tile::COUNT];
        let mut fits = true;
        for (index, hand) in hands.iter().enumerate() {
            let due = if index < self.players { self.edition.numbers.tiles_dealt } else { 0 };
            fits &= hand.iter().fold(0u8, |sum, count| sum.saturating_add(*count)) == due;
            dealt.iter_mut().zip(hand).for_each(|(sum, count)| *sum = sum.saturating_add(*count));
        }
        (!fits || dealt != expected).then(|| Refusal::new("CM-2.15", Message::new("no-draw-tiles")))
    }

    /// How many river tiles are not placed yet; everybody knows.
    fn rivers_left(&self, s: &State) -> u8 {
        self.tiles()[Tile::River.index()].saturating_sub(s.table.land.of_tile(Tile::River).len())
    }

    // --- picking a tile (CM-2.16) ---

    pub(crate) fn offer_tiles(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for tile in Tile::ALL {
            if s.secret.tiles[who.index()][tile.index()] > 0 {
                offers.push(Action::Tile(tile));
            }
        }
    }

    pub(crate) fn refuse_tile(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::Tile(tile) = action else { return Some(told::not_asked()) };
        let held = s.secret.tiles[who.index()][tile.index()] > 0;
        (!held).then(|| Refusal::new("CM-2.16", Message::new("no-tile").with("tile", Arg::term(tile.term()))))
    }

    pub(crate) fn pick_tile(&self, s: &mut State, who: Character, tile: Tile, t: &mut Teller) {
        s.secret.tile = Some(tile);
        s.table.push(Frame::TilePlace);
        let seat = s.table.seat(who);
        let picked = || Message::new("told-pick-tile").with("seat", seat).with("tile", Arg::term(tile.term()));
        told::whisper(t, "CM-2.16", SeatSet::one(seat), picked, || None);
    }

    // --- where it goes (CM-2.17–2.19) ---

    /// The places for any tile but a river: those that touch the most, among those that leave the river room.
    fn plain_places(&self, s: &State) -> Rim {
        let rivers = self.rivers_left(s);
        let Some(river) = River::of(&s.table.land) else { return Rim::new() };
        let Some(course) = river.course(rivers) else { return Rim::new() };
        let rim = rim(&s.table.land);
        for most in (1..=6).rev() {
            let mut places = rim.clone();
            // A place that one good course does not need leaves that course possible.
            let open = |at: At| !course.contains(&at) || river.beside(at).can_take(rivers);
            places.retain(|at| touches(&s.table.land, *at) == most && open(*at));
            if !places.is_empty() {
                return places;
            }
        }
        Rim::new()
    }

    /// The ways to lengthen the river that leave room for the river tiles after it.
    fn river_places(&self, s: &State) -> ArrayVec<(At, Edges), 8> {
        let rivers = self.rivers_left(s).saturating_sub(1);
        let Some(river) = River::of(&s.table.land) else { return ArrayVec::new() };
        let reaches = river.reaches().into_iter().filter(|reach| river.with(*reach).can_take(rivers));
        reaches.map(|reach| (reach.at, reach.edges)).collect()
    }

    pub(crate) fn offer_tile_places(&self, s: &State, offers: &mut impl Sink) {
        if s.secret.tile == Some(Tile::River) {
            let places = self.river_places(s);
            for (index, (at, _)) in places.iter().enumerate() {
                if !places[..index].iter().any(|(other, _)| other == at) {
                    offers.push(Action::At(*at));
                }
            }
        } else {
            self.plain_places(s).into_iter().for_each(|at| offers.push(Action::At(at)));
        }
    }

    pub(crate) fn refuse_tile_place(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let land = &s.table.land;
        let rivers = self.rivers_left(s);
        let Some(river) = River::of(land) else { return Some(told::not_asked()) };
        if land.find(at).is_some() || touches(land, at) == 0 {
            return Some(Refusal::new("CM-2.16", Message::new("no-place-free")));
        }
        if s.secret.tile == Some(Tile::River) {
            let mut here = river.reaches().into_iter().filter(|reach| reach.at == at).peekable();
            if here.peek().is_none() {
                return Some(Refusal::new("CM-2.17", Message::new("no-place-river")));
            }
            let open = here.any(|reach| river.with(reach).can_take(rivers.saturating_sub(1)));
            return (!open).then(|| Refusal::new("CM-2.19", Message::new("no-place-closes")));
        }
        if !river.beside(at).can_take(rivers) {
            return Some(Refusal::new("CM-2.19", Message::new("no-place-closes")));
        }
        let better = |other: &At| touches(land, *other) > touches(land, at) && river.beside(*other).can_take(rivers);
        let lonely = rim(land).iter().any(better);
        lonely.then(|| Refusal::new("CM-2.18", Message::new("no-place-touches").with("n", touches(land, at))))
    }

    pub(crate) fn place_tile(&self, s: &mut State, who: Character, at: At, t: &mut Teller) {
        match s.secret.tile {
            Some(Tile::River) => s.table.turn_to(Frame::TileTurn { at }),
            Some(tile) => self.lay_tile(s, who, at, tile, Edges::NONE, t),
            None => s.table.pop(),
        }
    }

    pub(crate) fn offer_tile_turns(&self, s: &State, at: At, offers: &mut impl Sink) {
        for (place, edges) in self.river_places(s) {
            if let Some(first) = edges.first_of_pair().filter(|_| place == at) {
                offers.push(Action::Turn(first));
            }
        }
    }

    pub(crate) fn refuse_tile_turn(&self, s: &State, at: At, action: Action) -> Option<Refusal> {
        let Action::Turn(first) = action else { return Some(told::not_asked()) };
        let Some(river) = River::of(&s.table.land) else { return Some(told::not_asked()) };
        let edges = Edges::pair(first);
        let Some(reach) = river.reaches().into_iter().find(|reach| reach.at == at && reach.edges == edges) else {
            return Some(Refusal::new("CM-2.17", Message::new("no-turn-river")));
        };
        let open = river.with(reach).can_take(self.rivers_left(s).saturating_sub(1));
        (!open).then(|| Refusal::new("CM-2.19", Message::new("no-place-closes")))
    }

    pub(crate) fn turn_tile(&self, s: &mut State, who: Character, at: At, first: Direction, t: &mut Teller) {
        self.lay_tile(s, who, at, Tile::River, Edges::pair(first), t);
    }

    fn lay_tile(&self, s: &mut State, who: Character, at: At, tile: Tile, rivers: Edges, t: &mut Teller) {
        s.table.land.add(at, tile, rivers);
        s.secret.tile = None;
        let held = &mut s.secret.tiles[who.index()][tile.index()];
        *held = held.saturating_sub(1);
        s.table.tiles_held[who.index()] = s.table.tiles_held[who.index()].saturating_sub(1);
        s.table.pop();
        if let Stage::Tiles { placed } = s.table.stage {
            let all = self.players as u8 * self.edition.numbers.tiles_dealt;
            s.table.stage =
                if placed + 1 < all { Stage::Tiles { placed: placed + 1 } } else { Stage::Groups { placed: 0 } };
        }
        t.reveal();
        told::say(t, "CM-2.16", || {
            let place = at.to_string();
            Message::new("told-tile")
                .with("seat", s.table.seat(who))
                .with("tile", Arg::term(tile.term()))
                .with("at", place)
        });
    }

    // --- starting groups (CM-2.20) ---

    pub(crate) fn offer_groups(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for group in [1, 2] {
            if s.table.groups_left[who.index()] & group != 0 {
                offers.push(Action::Group(group));
            }
        }
    }

    pub(crate) fn refuse_group(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::Group(group) = action else { return Some(told::not_asked()) };
        let left = [1, 2].contains(&group) && s.table.groups_left[who.index()] & group != 0;
        (!left).then(|| Refusal::new("CM-2.20", Message::new("no-group")))
    }

    /// Hexes without any piece that are neither quarry nor holy site.
    fn free_hexes(&self, s: &State) -> HexSet {
        let taken = Character::ALL.into_iter().fold(HexSet::NONE, |found, who| found | s.table.presence(who));
        let land = &s.table.land;
        land.all().minus(taken).minus(land.of_tile(Tile::Quarry)).minus(land.holy_site())
    }

    pub(crate) fn offer_group_hexes(&self, s: &State, offers: &mut impl Sink) {
        for hex in self.free_hexes(s) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_group_hex(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let refused = |key: &'static str| Some(Refusal::new("CM-2.20", Message::new(key)));
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-2.20")) };
        if matches!(s.table.land.tile(hex), Tile::Quarry | Tile::Holy) {
            return refused("no-group-terrain");
        }
        if Character::ALL.into_iter().any(|who| !s.table.group(who, hex).is_empty()) {
            return refused("no-group-occupied");
        }
        None
    }

    pub(crate) fn place_group(&self, s: &mut State, who: Character, group: u8, hex: Hex, t: &mut Teller) {
        let pieces = self.edition.groups[who.index()][group as usize - 1];
        s.table.put_group(&pieces, hex);
        s.table.groups_left[who.index()] &= !group;
        s.table.pop();
        if let Stage::Groups { placed } = s.table.stage {
            let all = 2 * self.players as u8;
            s.table.stage = if placed + 1 < all { Stage::Groups { placed: placed + 1 } } else { Stage::Palace };
        }
        told::say(t, "CM-2.20", || {
            let hex = told::hex_arg(&s.table.land, hex);
            Message::new("told-group").with("seat", s.table.seat(who)).with("group", group).with("hex", hex)
        });
    }

    // --- the palace comes last (CM-2.5, CM-13.17) ---

    pub(crate) fn offer_first_palace(&self, s: &State, offers: &mut impl Sink) {
        for hex in s.table.presence(Character::Caliph) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_first_palace(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-2.5")) };
        let own = !s.table.group(Character::Caliph, hex).is_empty();
        (!own).then(|| Refusal::new("CM-2.5", Message::new("no-palace-start")))
    }

    pub(crate) fn first_palace(&self, s: &mut State, at: At, t: &mut Teller) {
        let Some(hex) = s.table.land.find(at) else { return };
        s.table.palace = hex.alone();
        s.table.stage = Stage::FillMarket;
        told::say(t, "CM-2.5", || {
            let hex = told::hex_arg(&s.table.land, hex);
            Message::new("told-palace").with("seat", s.table.seat(Character::Caliph)).with("hex", hex)
        });
    }
}
