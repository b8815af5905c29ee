//! Actions and chance as short text, both ways: how each piece is written. The sentences themselves stand in the list of [`decision`](crate::decision).

use crate::places;
use crate::prelude::*;
use table::Complaint;
use table::notation::{Reader, Word, Writer};

/// What is said of a word that names nothing.
const UNKNOWN: &str = "complaint-northgard-word";

table::phrased!(Northgard, or read_named);

/// Reads an action that is written with names of places.
fn read_named(rules: &Northgard, text: &str) -> Option<Action> {
    Action::read(rules, &places::with_ids(text)?).ok()
}

table::named_words! { Northgard:
    Basic, "complaint-northgard-word";
    Building, "complaint-northgard-word";
    Clan, "complaint-northgard-word";
    Creature, "complaint-northgard-word";
    Face, "complaint-northgard-word";
    Resource, "complaint-northgard-word";
    Slot, "complaint-northgard-word";
}

table::named_words! { Northgard:
    u8, "complaint-northgard-word", |_state, rng| rng.random_range(0..5);
    Card, "complaint-northgard-word", |_state, rng| Card::new(rng.random_range(0..crate::card::CARDS));
    Figure, "complaint-northgard-word", |_state, rng| {
        if rng.random_range(0..3) == 0 { Figure::Kaija } else { Figure::Unit }
    };
    Tile, "complaint-northgard-word", |_state, rng| Tile::new(rng.random_range(0..TILES));
    Site, "complaint-northgard-word", |state, rng| any_site(state, rng);
}

/// Any area; most often the name of a territory.
fn any_site<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Site {
    let lands = &state.open.map.lands;
    if rng.random_range(0..4) > 0 && !lands.is_empty() {
        return lands[rng.random_range(0..lands.len())].site;
    }
    let tile = Tile::new(rng.random_range(0..TILES));
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

/// Words to the end of the line, each a thing that must not stand there too often.
fn to_the_end<T: Word<Northgard>>(
    rules: &Northgard,
    words: &mut Reader<'_>,
    mut add: impl FnMut(T) -> bool,
) -> Result<(), Complaint> {
    while let Some(text) = words.peek() {
        if !add(T::read(rules, words)?) {
            return Err(message!(UNKNOWN, text = text).into());
        }
    }
    Ok(())
}

/// Cards to the end of the line.
impl Word<Northgard> for Pile {
    fn write(&self, _: &Northgard, words: &mut Writer) {
        self.iter().for_each(|card| words.word(card));
    }

    fn read(rules: &Northgard, words: &mut Reader<'_>) -> Result<Pile, Complaint> {
        let mut pile = Pile::EMPTY;
        to_the_end(rules, words, |card| {
            let before = pile.len();
            pile.add(card);
            pile.len() > before
        })?;
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
        to_the_end(rules, words, |tile| {
            let new = !tiles.has(tile);
            tiles.add(tile);
            new
        })?;
        Ok(tiles)
    }

    fn any<R: Rng + ?Sized>(rules: &Northgard, state: &State, rng: &mut R) -> TileSet {
        TileSet::one(Tile::any(rules, state, rng))
    }
}
