//! A state in readable terms, for scenario files: whatever has a usual value may be left out.

mod place;

use crate::edition::Id;
use crate::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Positions;

/// What lies on the table, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The sets in play; none stands for those of the options.
    pub sets: Sets,
    /// What is being done, whose turn it is, how far the game has come. A `halt` at the bottom stops the game after the turn. `takes` is one
    /// at least if the crown shows the other side.
    pub flow: Flow,
    /// The royal offer.
    pub offer: OfferPosition,
    /// The draw pile.
    pub pile: PilePosition,
    /// The tiles in the order in which they were laid, the start tile first: `(1,0) a do_bakery` is a building of seat `a`,
    /// `(1,0) free do_bakery` a face-down tile, `(1,0) free ye` one known by its terrain only.
    pub board: Vec<String>,
    /// Hands and units.
    pub players: PlayersPosition,
    /// Tiles removed from the game.
    pub removed: Vec<String>,
    /// Treasures and scaffolding of the solo game.
    pub henry: HenryPosition,
    /// Serial numbers of closed hands.
    pub secrets: SecretsPosition,
}

/// The royal offer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OfferPosition {
    /// Whose crown the shield shows; left out, the active side's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crown: Option<Side>,
    /// The position of the shield, 0 to 6.
    pub shield: u8,
    /// The six other positions, clockwise from the shield; `-` is an empty one.
    pub tiles: Vec<String>,
}

/// The draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PilePosition {
    /// Tiles left in it; left out, as many as are unseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The terrain of the top tile; left out, that of the first unseen tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<Terrain>,
    /// The tiles nobody has seen: those of the pile, in no order, and one more if the start tile's face is among them.
    pub unseen: Vec<String>,
}

/// Both sides; one that is left out has no tiles in hand and its units as at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayersPosition {
    /// White's.
    pub a: PlayerPosition,
    /// Blue's; in the solo game Henry's.
    pub b: PlayerPosition,
}

/// Hand and units of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// Tiles in hand.
    pub hand: Vec<String>,
    /// Where the units stand: a position such as `(1,0)`, `court` or `aside`; a `*` behind it marks a unit that has moved in this
    /// turn. Those left out stand as at the start.
    pub units: BTreeMap<Unit, String>,
}

/// The solo opponent's treasures and memory.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HenryPosition {
    /// Treasures nobody has seen: those of the pile and those removed at set-up.
    pub unseen: Vec<String>,
    /// Treasures left in the pile; left out, as many as are unseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// Treasures on the board, by position.
    pub treasures: BTreeMap<Spot, String>,
    /// The human's last building.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scaffold: Option<Spot>,
    /// Henry's last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<HenryMove<Id>>,
}

/// What closed hands hide.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SecretsPosition {
    /// The last serial number given.
    pub serial: u8,
    /// Tiles taken and not shown since, with the serial number of the take.
    pub taken: Both<BTreeMap<String, u8>>,
    /// Tiles laid face down or removed unseen, with the serial number.
    pub hidden: BTreeMap<String, u8>,
}

impl Positions for TwoHeirs {
    type Position = Position;

    fn place(&self, position: &Position, _: &mut Teller) -> Result<State, Complaint> {
        self.lay_out(position)
    }

    fn position(&self, state: &State) -> Position {
        let open = &state.open;
        let ring = open.offer.clockwise().map(|position| open.offer.tiles[position]);
        let gone = open.memory.blanks.iter().zip(&state.hidden.faces).filter(|(blank, _)| blank.place.is_none());
        let gone: Tiles = gone.map(|(_, face)| *face).collect();
        Position {
            sets: open.sets,
            flow: open.flow.clone(),
            offer: OfferPosition {
                crown: Some(open.offer.crown),
                shield: open.offer.shield,
                tiles: ring.map(|tile| tile.map_or("-".to_owned(), |tile| self.id(tile).to_string())).collect(),
            },
            pile: PilePosition {
                left: Some(open.pile.left),
                top: open.pile.top,
                unseen: self.ids_of(open.pile.unseen),
            },
            board: open.board.iter().map(|(place, laid)| self.laid_words(state, place, laid)).collect(),
            players: PlayersPosition {
                a: self.player_position(state, Side::White),
                b: self.player_position(state, Side::Blue),
            },
            removed: self.ids_of(open.removed | gone),
            henry: self.henry_position(open),
            secrets: self.secrets_position(state),
        }
    }

    fn facts(&self, state: &State) -> serde_json::Map<String, serde_json::Value> {
        self.all_facts(state)
    }
}

impl TwoHeirs {
    /// The ids of these tiles in the order of the edition.
    pub(crate) fn ids_of(&self, tiles: Tiles) -> Vec<String> {
        tiles.iter().map(|tile| self.id(tile).to_string()).collect()
    }

    /// A tile on the board in words, by its true face.
    fn laid_words(&self, state: &State, place: Place, laid: &Laid) -> String {
        let mut blanks = state.open.memory.blanks.iter().zip(&state.hidden.faces);
        let face = blanks.find(|(blank, _)| blank.place == Some(place)).map_or(laid.tile, |(_, face)| *face);
        format!("{} {} {}", laid.at, laid.owner.map_or("free", Side::name), self.id(face))
    }

    fn player_position(&self, state: &State, side: Side) -> PlayerPosition {
        let units = Unit::ALL.map(|unit| (unit, self.post_words(&state.open, side, unit)));
        PlayerPosition { hand: self.ids_of(state.hand(side)), units: BTreeMap::from(units) }
    }

    fn henry_position(&self, open: &Open) -> HenryPosition {
        let id = |treasure: crate::pieces::TreasureId| self.edition.treasures[treasure.index()].id.to_string();
        let at = |place| open.board.tile(place).at;
        HenryPosition {
            unseen: open.henry.unseen.iter().map(id).collect(),
            left: Some(open.henry.left),
            treasures: open.henry.treasures().map(|(treasure, place)| (at(place), id(treasure))).collect(),
            scaffold: open.henry.scaffold.map(at),
            last: self.last_move(&open.henry),
        }
    }

    fn secrets_position(&self, state: &State) -> SecretsPosition {
        let memory = &state.open.memory;
        let id = |tile: TileId| self.id(tile).to_string();
        let taken = |side| memory.taken.iter().filter(move |taken| taken.by == side);
        SecretsPosition {
            serial: memory.serial,
            taken: Both::from_fn(|side| taken(side).map(|taken| (id(taken.tile), taken.at)).collect()),
            hidden: memory.blanks.iter().zip(&state.hidden.faces).map(|(blank, face)| (id(*face), blank.at)).collect(),
        }
    }

    /// Where a unit stands, in words.
    pub(crate) fn post_words(&self, open: &Open, side: Side, unit: Unit) -> String {
        let place = match open.post(side, unit) {
            Some(place) => open.board.tile(place).at.to_string(),
            None if self.has_court(open, side) => "court".to_owned(),
            None => "aside".to_owned(),
        };
        if side == open.flow.turn && open.moved.has(unit) { place + "*" } else { place }
    }
}
