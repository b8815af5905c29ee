//! Actions and outcomes of chance as short text, both ways. The lists stand in [`decision`](crate::decision); here are their words.
//!
//! `take do_mill`, `build jo_inn_row (0,1)`, `extend do_smithy (1,0)`, `move elite (1,0)`, `call r1 (0,1)`, `withdraw r2`,
//! `camp (1,0)`, `destroy (2,0)`, `spare`, `discard tc_farm`, `end`. Chance: `sets journeys+guard+crafts`, `coin b`,
//! `deal <six tiles> start gn top gy`, `draw jo_keep_gy next ye`, `draw do_mill` (the last of the pile), `treasure tr_row_gn`.

use crate::State;
use crate::prelude::*;
use std::sync::LazyLock;
use table::Dictionary;
use table::notation::{Reader, Word, Writer};
use table::typed::{Names, dictionaries};

table::phrased!(TwoHeirs, or read_named, meaning first_called);

/// The words of the game in every language.
static WORDS: LazyLock<Vec<Dictionary>> = LazyLock::new(dictionaries::<TwoHeirs>);

fn names(rules: &TwoHeirs) -> Names<TileId> {
    let tiles = || (0..TileId::COUNT).map(TileId::new);
    let whole = tiles().map(|tile| (rules.name(tile), tile));
    let short = tiles().filter_map(|tile| Some((message!("tile-short", building = rules.face(tile).building?), tile)));
    Names::new(&WORDS, whole.chain(short))
}

/// Reads an action that is written with the names of tiles, in any language and without accents: `take Mill (green)`, or `take mill` where only
/// one tile is called so.
fn read_named(rules: &TwoHeirs, text: &str) -> Option<Action> {
    let names = rules.names.get_or_init(|| names(rules));
    // A space within a place is no word's end: `(0, -1)`.
    let text = text.replace(", ", ",");
    let named = names.replaced(&text, |tile| Some(rules.id(*tile).to_string()));
    Action::read(rules, &named.unwrap_or(text)).ok()
}

/// Two unmoved units at court are alike, and only the first is offered; who writes `call r2` means a unit, not this one (TH-9.13).
fn first_called(rules: &TwoHeirs, state: &State, action: Action) -> Action {
    match action {
        Action::Call(Unit::Second, to) if rules.calls_first(&state.open) => Action::Call(Unit::First, to),
        other => other,
    }
}

impl Word<TwoHeirs> for TileId {
    fn write(&self, rules: &TwoHeirs, words: &mut Writer) {
        words.word(rules.id(*self));
    }

    fn read(rules: &TwoHeirs, words: &mut Reader<'_>) -> Result<TileId, Complaint> {
        words.read("complaint-th-tile", |id| rules.find_tile(id))
    }

    /// Mostly one in a hand.
    fn any<R: Rng + ?Sized>(_: &TwoHeirs, state: &State, rng: &mut R) -> TileId {
        let hand = state.hand(Side::from_index(rng.random_range(0..Side::COUNT)));
        let tile = match rng.random_range(0..4) {
            0 => None,
            1 => state.open.offer.tiles[rng.random_range(0..state.open.offer.tiles.len())],
            _ => hand.nth(rng.random_range(0..hand.len().max(1))),
        };
        tile.unwrap_or_else(|| TileId::new(rng.random_range(0..TileId::COUNT)))
    }
}

impl Word<TwoHeirs> for Spot {
    fn write(&self, _: &TwoHeirs, words: &mut Writer) {
        words.word(self);
    }

    fn read(_: &TwoHeirs, words: &mut Reader<'_>) -> Result<Spot, Complaint> {
        words.read("complaint-th-spot", |place| place.parse().or_else(|_| format!("({place})").parse()).ok())
    }

    /// On or beside the landscape.
    fn any<R: Rng + ?Sized>(_: &TwoHeirs, state: &State, rng: &mut R) -> Spot {
        let tiles = state.open.board.tiles();
        let near = tiles.get(rng.random_range(0..tiles.len().max(1))).map_or(Spot::default(), |laid| laid.at);
        match rng.random_range(0..3) {
            0 => near,
            _ => Spot::new(near.x + rng.random_range(-1..=1), near.y + rng.random_range(-1..=1)),
        }
    }
}

table::named_words! {
    TwoHeirs:
    Unit, "complaint-th-unit";
    Terrain, "complaint-th-terrain";
    Side, "complaint-seat";
}

/// `journeys+guard+crafts`.
impl Word<TwoHeirs> for Sets {
    fn write(&self, _: &TwoHeirs, words: &mut Writer) {
        words.word(self.iter().map(TileSet::name).collect::<Vec<_>>().join("+"));
    }

    fn read(_: &TwoHeirs, words: &mut Reader<'_>) -> Result<Sets, Complaint> {
        words.read("complaint-th-chance", |text| text.split('+').map(TileSet::named).collect())
    }

    fn any<R: Rng + ?Sized>(_: &TwoHeirs, _: &State, rng: &mut R) -> Sets {
        Sets::from_bits(rng.random_range(0..1 << TileSet::COUNT))
    }
}

/// Six tiles one after the other.
impl Word<TwoHeirs> for [TileId; 6] {
    fn write(&self, rules: &TwoHeirs, words: &mut Writer) {
        self.iter().for_each(|tile| tile.write(rules, words));
    }

    fn read(rules: &TwoHeirs, words: &mut Reader<'_>) -> Result<[TileId; 6], Complaint> {
        let mut tiles = [TileId::new(0); 6];
        for tile in &mut tiles {
            *tile = Word::read(rules, words)?;
        }
        Ok(tiles)
    }

    fn any<R: Rng + ?Sized>(rules: &TwoHeirs, state: &State, rng: &mut R) -> [TileId; 6] {
        std::array::from_fn(|_| TileId::any(rules, state, rng))
    }
}

/// `next ye`, or nothing.
impl Word<TwoHeirs> for Option<Terrain> {
    fn write(&self, _: &TwoHeirs, words: &mut Writer) {
        if let Some(terrain) = self {
            words.word("next");
            words.word(terrain);
        }
    }

    fn read(rules: &TwoHeirs, words: &mut Reader<'_>) -> Result<Option<Terrain>, Complaint> {
        if words.takes("next") { Word::read(rules, words).map(Some) } else { Ok(None) }
    }

    fn any<R: Rng + ?Sized>(rules: &TwoHeirs, state: &State, rng: &mut R) -> Option<Terrain> {
        rng.random_bool(0.9).then(|| Terrain::any(rules, state, rng))
    }
}

impl Word<TwoHeirs> for TreasureId {
    fn write(&self, rules: &TwoHeirs, words: &mut Writer) {
        words.word(rules.components().treasures[self.index()].id);
    }

    fn read(rules: &TwoHeirs, words: &mut Reader<'_>) -> Result<TreasureId, Complaint> {
        words.read("complaint-th-no_treasure", |id| rules.find_treasure(id))
    }

    fn any<R: Rng + ?Sized>(_: &TwoHeirs, _: &State, rng: &mut R) -> TreasureId {
        TreasureId::new(rng.random_range(0..TreasureId::COUNT))
    }
}
