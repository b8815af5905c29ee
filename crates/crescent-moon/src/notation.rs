//! Actions and chance as short text, both ways. `docs/notation/crescent-moon.md` explains it to those who type it.

use crate::edition::{LayoutId, RowName};
use crate::land::TileHands;
use crate::prelude::*;
use arrayvec::ArrayVec;
use table::notation::{Reader, Word, Writer};

const UNREADABLE: &str = "complaint-action";

table::phrased!(CrescentMoon, at the table read_named);

/// Reads an action in which names of hexes stand.
fn read_named(rules: &CrescentMoon, state: &State, text: &str) -> Option<Action> {
    Action::read(rules, &state.open.land.with_coordinates(text)?).ok()
}

/// Numbers and places: each has one form only, without plus signs and leading zeros.
macro_rules! plain_words {
    ($($kind:ty, |$state:ident, $rng:ident| $any:expr;)+) => { $(
        impl Word<CrescentMoon> for $kind {
            fn write(&self, _: &CrescentMoon, words: &mut Writer) {
                words.word(self);
            }

            fn read(_: &CrescentMoon, words: &mut Reader<'_>) -> Result<$kind, Complaint> {
                words.read(UNREADABLE, |word| word.parse().ok().filter(|read: &$kind| read.to_string() == word))
            }

            fn any<R: Rng + ?Sized>(_: &CrescentMoon, $state: &State, $rng: &mut R) -> $kind {
                $any
            }
        }
    )+ };
}

table::named_words! {
    CrescentMoon:
    Character, "complaint-action";
    Tile, "complaint-action";
    Verb, "complaint-action";
    Building, "complaint-action";
    RowName, "complaint-action";
    Camp, "complaint-action";
}

plain_words! {
    Units, |_state, rng| Units::new(rng.random_range(0..4), rng.random_range(0..4));
    u8, |_state, rng| rng.random_range(0..8);
    u16, |_state, rng| rng.random_range(0..24);
    At, |state, rng| match state.open.land.len() {
        hexes if hexes > 0 && rng.random_bool(0.8) => state.open.land.at(Hex::new(rng.random_range(0..hexes))),
        _ => At::new(rng.random_range(-4..=4), rng.random_range(-4..=4)),
    };
}

/// A turned river tile is written as its two edges, such as `e+ne`.
impl Word<CrescentMoon> for Direction {
    fn write(&self, _: &CrescentMoon, words: &mut Writer) {
        words.word(Edges::pair(*self));
    }

    fn read(_: &CrescentMoon, words: &mut Reader<'_>) -> Result<Direction, Complaint> {
        words.read(UNREADABLE, |word| {
            let edges: Edges = word.parse().ok()?;
            edges.first_of_pair().filter(|_| edges.to_string() == word)
        })
    }

    fn any<R: Rng + ?Sized>(_: &CrescentMoon, _: &State, rng: &mut R) -> Direction {
        Direction::from_index(rng.random_range(0..Direction::COUNT))
    }
}

/// A card is written by its id.
impl Word<CrescentMoon> for Kind {
    fn write(&self, rules: &CrescentMoon, words: &mut Writer) {
        words.word(&rules.edition.card(*self).id);
    }

    fn read(rules: &CrescentMoon, words: &mut Reader<'_>) -> Result<Kind, Complaint> {
        let id = words.word().unwrap_or_default();
        rules.edition.kind(id).ok_or_else(|| message!("complaint-card", card = id).into())
    }

    fn any<R: Rng + ?Sized>(rules: &CrescentMoon, _: &State, rng: &mut R) -> Kind {
        Kind::new(rng.random_range(0..rules.edition.cards.len()))
    }
}

/// A layout is written by its id.
impl Word<CrescentMoon> for LayoutId {
    fn write(&self, rules: &CrescentMoon, words: &mut Writer) {
        words.word(rules.edition.layouts.get(self.index()).map_or("-", |layout| &layout.id));
    }

    fn read(rules: &CrescentMoon, words: &mut Reader<'_>) -> Result<LayoutId, Complaint> {
        words.read(UNREADABLE, |word| {
            let index = rules.edition.layouts.iter().position(|layout| &*layout.id == word)?;
            Some(LayoutId::new(index))
        })
    }

    fn any<R: Rng + ?Sized>(rules: &CrescentMoon, _: &State, rng: &mut R) -> LayoutId {
        LayoutId::new(rng.random_range(0..rules.edition.layouts.len()))
    }
}

/// Several words of a kind up to the end.
impl<T: Word<CrescentMoon>, const MOST: usize> Word<CrescentMoon> for ArrayVec<T, MOST> {
    fn write(&self, rules: &CrescentMoon, words: &mut Writer) {
        self.iter().for_each(|one| one.write(rules, words));
    }

    fn read(rules: &CrescentMoon, words: &mut Reader<'_>) -> Result<ArrayVec<T, MOST>, Complaint> {
        let mut all = ArrayVec::new();
        while !words.is_done() {
            all.try_push(T::read(rules, words)?).map_err(|_| message!("complaint-action", text = MOST))?;
        }
        Ok(all)
    }

    fn any<R: Rng + ?Sized>(rules: &CrescentMoon, state: &State, rng: &mut R) -> ArrayVec<T, MOST> {
        (0..rng.random_range(0..=MOST)).map(|_| T::any(rules, state, rng)).collect()
    }
}

/// The tiles of each player, with `|` between players.
impl Word<CrescentMoon> for TileHands {
    fn write(&self, rules: &CrescentMoon, words: &mut Writer) {
        for (index, hand) in self.iter().take(rules.players).enumerate() {
            if index > 0 {
                words.word("|");
            }
            for tile in Tile::ALL {
                (0..hand[tile.index()]).for_each(|_| words.word(tile));
            }
        }
    }

    fn read(rules: &CrescentMoon, words: &mut Reader<'_>) -> Result<TileHands, Complaint> {
        let mut hands = TileHands::default();
        let mut player = 0;
        while !words.is_done() {
            if words.takes("|") {
                player += 1;
                continue;
            }
            let tile = Tile::read(rules, words)?;
            let hand = hands.get_mut(player).ok_or_else(|| message!("complaint-action", text = tile.name()))?;
            hand[tile.index()] = hand[tile.index()].saturating_add(1);
        }
        Ok(hands)
    }

    fn any<R: Rng + ?Sized>(_: &CrescentMoon, _: &State, rng: &mut R) -> TileHands {
        std::array::from_fn(|_| std::array::from_fn(|_| rng.random_range(0..3)))
    }
}
