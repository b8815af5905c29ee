//! Actions and chance as short text, both ways: how each piece is written. The sentences themselves stand in the list of [`decision`](crate::decision).

use crate::card::{Card, Pile};
use crate::pieces::{
    Basic, Building, Cell, Clan, Creature, Face, Figure, Figures, Resource, Site, Slot, Standing, Tile, TileSet,
};
use crate::places;
use crate::{Action, Chance, Northgard, State};
use rand::{Rng, RngExt};
use table::notation::{Reader, Word, Writer};
use table::{Complaint, Notation};

/// What is said of a word that names nothing.
const UNKNOWN: &str = "complaint-northgard-word";

impl Notation for Northgard {
    fn write_action(&self, action: &Action) -> String {
        action.write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        Action::read(self, text).or_else(|complaint| places::read_named(self, text).ok_or(complaint))
    }

    fn write_chance(&self, chance: &Chance) -> String {
        chance.write(self)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, Complaint> {
        Chance::read(self, text)
    }
}

/// Things written as one word: how any of them is found.
macro_rules! one_word {
    ($($kind:ty: |$rules:ident, $state:ident, $rng:ident| $any:expr;)+) => { $(
        impl Word<Northgard> for $kind {
            fn write(&self, _: &Northgard, words: &mut Writer) {
                words.word(self);
            }

            fn read(_: &Northgard, words: &mut Reader<'_>) -> Result<$kind, Complaint> {
                words.parse(UNKNOWN)
            }

            fn any<R: Rng + ?Sized>($rules: &Northgard, $state: &State, $rng: &mut R) -> $kind {
                let _ = ($rules, $state);
                $any
            }
        }
    )+ };
}

one_word! {
    u8: |rules, state, rng| rng.random_range(0..5);
    Basic: |rules, state, rng| Basic::from_index(rng.random_range(0..Basic::COUNT));
    Building: |rules, state, rng| Building::from_index(rng.random_range(0..Building::COUNT));
    Card: |rules, state, rng| Card::new(rng.random_range(0..crate::card::CARDS));
    Clan: |rules, state, rng| Clan::from_index(rng.random_range(0..Clan::COUNT));
    Creature: |rules, state, rng| Creature::from_index(rng.random_range(0..Creature::COUNT));
    Face: |rules, state, rng| Face::from_index(rng.random_range(0..Face::COUNT));
    Figure: |rules, state, rng| if rng.random_range(0..3) == 0 { Figure::Kaija } else { Figure::Unit };
    Resource: |rules, state, rng| Resource::from_index(rng.random_range(0..Resource::COUNT));
    Slot: |rules, state, rng| Slot::from_index(rng.random_range(0..Slot::COUNT));
    Tile: |rules, state, rng| Tile::new(rng.random_range(0..crate::pieces::TILES));
    Site: |rules, state, rng| any_site(state, rng);
}

/// Any area; most often the name of a territory.
fn any_site<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Site {
    let lands = &state.open.map.lands;
    if rng.random_range(0..4) > 0 && !lands.is_empty() {
        return lands[rng.random_range(0..lands.len())].site;
    }
    let tile = Tile::new(rng.random_range(0..crate::pieces::TILES));
    Site::new(tile, rng.random_range(0..tile.areas().len()))
}

/// A kind of slot, or `none`.
impl Word<Northgard> for Option<Slot> {
    fn write(&self, _: &Northgard, words: &mut Writer) {
        words.word(self.map_or("none", Slot::name));
    }

    fn read(rules: &Northgard, words: &mut Reader<'_>) -> Result<Option<Slot>, Complaint> {
        if words.takes("none") { Ok(None) } else { Slot::read(rules, words).map(Some) }
    }

    fn any<R: Rng + ?Sized>(rules: &Northgard, state: &State, rng: &mut R) -> Option<Slot> {
        let slot = Slot::any(rules, state, rng);
        (rng.random_range(0..5) > 0).then_some(slot)
    }
}

/// A cell of the grid: `2,-1`.
impl Word<Northgard> for Cell {
    fn write(&self, _: &Northgard, words: &mut Writer) {
        words.word(format_args!("{},{}", self.x, self.y));
    }

    fn read(_: &Northgard, words: &mut Reader<'_>) -> Result<Cell, Complaint> {
        words.read(UNKNOWN, |word| {
            let (x, y) = word.split_once(',')?;
            Some(Cell { x: x.parse().ok()?, y: y.parse().ok()? })
        })
    }

    fn any<R: Rng + ?Sized>(_: &Northgard, state: &State, rng: &mut R) -> Cell {
        let gaps = &state.open.map.gaps;
        if rng.random_range(0..3) > 0 && !gaps.is_empty() {
            let gap = &gaps[rng.random_range(0..gaps.len())];
            return Cell { x: gap.x, y: gap.y };
        }
        Cell { x: rng.random_range(-3..4), y: rng.random_range(-3..4) }
    }
}

/// A group: `3`, or `2 kaija` with Kaija.
impl Word<Northgard> for Figures {
    fn write(&self, rules: &Northgard, words: &mut Writer) {
        self.units.write(rules, words);
        if self.kaija {
            words.word(Figure::Kaija);
        }
    }

    fn read(rules: &Northgard, words: &mut Reader<'_>) -> Result<Figures, Complaint> {
        let units = u8::read(rules, words)?;
        Ok(Figures { units, kaija: words.takes(Figure::Kaija.name()) })
    }

    fn any<R: Rng + ?Sized>(rules: &Northgard, state: &State, rng: &mut R) -> Figures {
        let kaija = Figure::any(rules, state, rng) == Figure::Kaija;
        Figures { units: u8::any(rules, state, rng), kaija }
    }
}

/// A figure in a territory: `t15-n`, or `t15-n kaija` for Kaija.
impl Word<Northgard> for Standing {
    fn write(&self, rules: &Northgard, words: &mut Writer) {
        self.site.write(rules, words);
        if self.figure == Figure::Kaija {
            words.word(self.figure);
        }
    }

    fn read(rules: &Northgard, words: &mut Reader<'_>) -> Result<Standing, Complaint> {
        let site = Site::read(rules, words)?;
        let figure = if words.takes(Figure::Kaija.name()) { Figure::Kaija } else { Figure::Unit };
        Ok(Standing { site, figure })
    }

    fn any<R: Rng + ?Sized>(rules: &Northgard, state: &State, rng: &mut R) -> Standing {
        Standing { site: Site::any(rules, state, rng), figure: Figure::any(rules, state, rng) }
    }
}

/// Food, wood and lore: `2f1w`, `-` for none.
impl Word<Northgard> for [u8; 3] {
    fn write(&self, _: &Northgard, words: &mut Writer) {
        let parts = self.iter().zip(['f', 'w', 'l']).filter(|(amount, _)| **amount > 0);
        let text: String = parts.map(|(amount, letter)| format!("{amount}{letter}")).collect();
        words.word(if text.is_empty() { "-" } else { &text });
    }

    fn read(_: &Northgard, words: &mut Reader<'_>) -> Result<[u8; 3], Complaint> {
        words.read(UNKNOWN, |word| {
            let mut goods = [0; 3];
            let mut number = String::new();
            for letter in word.chars().filter(|letter| *letter != '-') {
                match "fwl".find(letter) {
                    Some(place) => goods[place] = std::mem::take(&mut number).parse().ok()?,
                    None => number.push(letter),
                }
            }
            number.is_empty().then_some(goods)
        })
    }

    fn any<R: Rng + ?Sized>(_: &Northgard, _: &State, rng: &mut R) -> [u8; 3] {
        std::array::from_fn(|_| rng.random_range(0..3))
    }
}

/// Cards to the end of the line.
impl Word<Northgard> for Pile {
    fn write(&self, _: &Northgard, words: &mut Writer) {
        self.iter().for_each(|card| words.word(card));
    }

    fn read(rules: &Northgard, words: &mut Reader<'_>) -> Result<Pile, Complaint> {
        let mut pile = Pile::EMPTY;
        while let Some(text) = words.peek() {
            let before = pile.len();
            pile.add(Card::read(rules, words)?);
            if pile.len() == before {
                return Err(table::message!(UNKNOWN, text = text).into());
            }
        }
        Ok(pile)
    }

    fn any<R: Rng + ?Sized>(rules: &Northgard, state: &State, rng: &mut R) -> Pile {
        Pile::one(Card::any(rules, state, rng))
    }
}

/// Tiles to the end of the line.
impl Word<Northgard> for TileSet {
    fn write(&self, _: &Northgard, words: &mut Writer) {
        self.iter().for_each(|tile| words.word(tile));
    }

    fn read(rules: &Northgard, words: &mut Reader<'_>) -> Result<TileSet, Complaint> {
        let mut tiles = TileSet::EMPTY;
        while let Some(text) = words.peek() {
            let tile = Tile::read(rules, words)?;
            if tiles.has(tile) {
                return Err(table::message!(UNKNOWN, text = text).into());
            }
            tiles.add(tile);
        }
        Ok(tiles)
    }

    fn any<R: Rng + ?Sized>(rules: &Northgard, state: &State, rng: &mut R) -> TileSet {
        TileSet::one(Tile::any(rules, state, rng))
    }
}
