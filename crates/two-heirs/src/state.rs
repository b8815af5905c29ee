//! What lies on the table: plain data, small and cheap to copy.

use crate::board::{Board, Place};
use crate::decision::Frame;
use crate::pieces::{Both, Sets, Side, Terrain, TileId, Tiles, TreasureId, Treasures, Unit, Units};
use crate::spot::Spot;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::named;

/// The positions of the royal offer (TH-0.5).
pub const OFFER: usize = 7;

/// Everything on the table.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What only its owner sees where hands are closed.
    pub hidden: Hidden,
}

/// What everybody sees.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Open {
    /// What is being done, whose turn it is, how far the game has come.
    pub flow: Flow,
    /// The three sets in play; none before they are drawn.
    pub sets: Sets,
    /// The ring of the royal offer and its shield.
    pub offer: Offer,
    /// The draw pile.
    pub pile: Pile,
    /// The landscape. Of a tile that left a closed hand face down only the terrain stands here.
    pub board: Board,
    /// The board tile each unit stands on, by [`Unit`]. Those without one are at court (TH-1.7), Henry's beside the board (TH-20.3).
    pub units: Both<[Option<Place>; Unit::COUNT]>,
    /// Units of the active side that show their cross. It means nothing but that they have moved (TH-9.10).
    pub moved: Units,
    /// Tiles removed from the game that everybody has seen.
    pub removed: Tiles,
    /// The solo opponent's treasures and memory.
    pub henry: Henry,
    /// What everybody remembers of closed hands; empty where they are open.
    pub memory: Memory,
}

/// What only its owner sees where hands are closed (RU-17).
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// Tiles in hand.
    pub hands: Both<Tiles>,
    /// The tile behind each of [`Memory::blanks`].
    pub faces: Vec<TileId>,
}

/// What is being done, whose turn it is, how far the game has come. Views and positions hold it as it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Flow {
    /// What is being done now, and what waits for it to be done; the last frame is the current one. Nothing when the game is over.
    pub stack: ArrayVec<Frame, 5>,
    /// The active side.
    pub turn: Side,
    /// Who had the first turn.
    pub first: Side,
    /// How near the end is.
    pub phase: Phase,
    /// Unused discounts of this turn (TH-8.5).
    pub discount: u8,
    /// Tiles taken in this turn.
    pub takes: u8,
    /// Turns finished.
    pub turns: Both<u8>,
    /// Camps used.
    pub camps: Both<u8>,
}

impl Default for Flow {
    fn default() -> Flow {
        Flow {
            stack: [Frame::Turn].into_iter().collect(),
            turn: Side::White,
            first: Side::White,
            phase: Phase::Normal,
            discount: 0,
            takes: 0,
            turns: Both::default(),
            camps: Both::default(),
        }
    }
}

named! {
    /// How near the end is (TH-12).
    pub enum Phase {
        /// The pile is not empty.
        Normal = "normal",
        /// The pile ran out in this turn.
        Trigger = "trigger",
        /// Two final turns, this one included.
        FinalTwo = "final 2",
        /// The last turn.
        FinalOne = "final 1",
    }
}

/// The royal offer (TH-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Tiles by position, numbered clockwise.
    pub tiles: [Option<TileId>; OFFER],
    /// The position of the royal shield.
    pub shield: u8,
    /// Whose crown it shows.
    pub crown: Side,
}

impl Offer {
    /// The six other positions, clockwise from the shield.
    pub fn clockwise(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let shield = self.shield as usize;
        (1..OFFER).map(move |step| {
            let position = shield + step;
            if position < OFFER { position } else { position - OFFER }
        })
    }

    /// The tiles in the order in which they are reached, with their positions; empty positions are skipped (TH-3.7).
    pub fn ring(&self) -> impl Iterator<Item = (usize, TileId)> + Clone + use<> {
        let tiles = self.tiles;
        self.clockwise().filter_map(move |position| tiles[position].map(|tile| (position, tile)))
    }

    /// Where this tile lies.
    pub fn find(&self, tile: TileId) -> Option<usize> {
        self.tiles.iter().position(|here| *here == Some(tile))
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.tiles.iter().all(Option::is_none)
    }
}

/// The draw pile. Nothing in it has an order: the next tile is drawn when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Tiles nobody has seen: those of the pile and the start tile.
    pub unseen: Tiles,
    /// Tiles left in the pile.
    pub left: u8,
    /// The terrain of the top tile, which its back shows.
    pub top: Option<Terrain>,
}

impl Pile {
    /// Whether the face of the start tile is among the unseen (in a game always, in a composed position perhaps not).
    pub const fn holds_start(&self) -> bool {
        self.unseen.len() > self.left as usize
    }
}

/// What the solo opponent has besides tiles and units (TH-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Henry {
    /// Treasures nobody has seen: those in the pile and those removed at set-up.
    pub unseen: Treasures,
    /// Treasures left in the pile.
    pub left: u8,
    /// The board tile each treasure lies on, by its number.
    pub lying: [Option<Place>; TreasureId::COUNT],
    /// The board tile with the scaffolding: the human's last building (TH-20.5).
    pub scaffold: Option<Place>,
    /// His last move.
    pub last: Option<HenryMove>,
}

impl Henry {
    /// The treasures on the board, with the tile each lies on.
    #[inline]
    pub fn treasures(&self) -> impl Iterator<Item = (TreasureId, Place)> + Clone + use<> {
        let lying = self.lying;
        (0..lying.len()).filter_map(move |index| lying[index].map(|place| (TreasureId::new(index), place)))
    }
}

/// A move of the solo opponent; states know the tile by its number, views and positions by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HenryMove<T = TileId> {
    /// The tile he took.
    pub tile: T,
    /// The rule that placed it.
    pub rule: HenryRule,
    /// Where it was laid; `None` after rule D.
    pub at: Option<Spot>,
}

named! {
    /// The rules by which Henry places a tile, in the order in which they are tried (TH-21.6).
    pub enum HenryRule as "henry-rule" {
        /// Joins a road of the reference tile (TH-21.7).
        Join = "A",
        /// Blocks a road of the reference tile (TH-21.8).
        Block = "B",
        /// Any empty neighbour position (TH-21.9).
        Beside = "C",
        /// No place: the tile leaves the game (TH-21.11).
        Away = "D",
    }
}

/// What everybody remembers of closed hands. Each take and each tile that leaves a hand face down gets a serial number, so that everybody can
/// tell which tiles a face-down one may be: those its owner had taken before and has not shown since.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// The last serial number given.
    pub serial: u8,
    /// Tiles that were taken and not shown since, in the order of time.
    pub taken: Vec<Taken>,
    /// Tiles that left a hand face down, in the order of time.
    pub blanks: Vec<Blank>,
}

impl Memory {
    /// The tiles that a side took and has not shown since.
    pub fn taken_by(&self, side: Side) -> Tiles {
        self.taken.iter().filter(|taken| taken.by == side).map(|taken| taken.tile).collect()
    }
}

/// A tile that everybody saw a side take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Taken {
    /// Who took it.
    pub by: Side,
    /// The serial number of that moment.
    pub at: u8,
    /// The tile.
    pub tile: TileId,
}

/// A tile that left a closed hand face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Blank {
    /// Whose hand it was.
    pub by: Side,
    /// The serial number of that moment.
    pub at: u8,
    /// What its back shows.
    pub terrain: Terrain,
    /// The board tile it became; `None` if it was removed from the game.
    pub place: Option<Place>,
}

// Search copies the table at every step.
table::cloned_in_place! {
    State { open, hidden }
    Open { flow, sets, offer, pile, board, units, moved, removed, henry, memory }
    Hidden { hands, faces }
    Memory { serial, taken, blanks }
}

impl State {
    /// The empty table.
    pub(crate) fn empty(sets: Sets) -> State {
        let flow = Flow { stack: ArrayVec::new(), ..Flow::default() };
        State { open: Open { flow, sets, ..Open::default() }, hidden: Hidden::default() }
    }

    /// Tiles in hand.
    #[inline]
    pub fn hand(&self, side: Side) -> Tiles {
        self.hidden.hands[side]
    }
}

impl Open {
    /// What is being done now; `None` when the game is over.
    #[inline]
    pub fn frame(&self) -> Option<Frame> {
        self.flow.stack.last().copied()
    }

    /// Puts another thing in the place of what is being done now.
    pub(crate) fn proceed_to(&mut self, next: impl Into<Frame>) {
        self.flow.stack.pop();
        self.flow.stack.push(next.into());
    }

    /// The board tile a unit stands on.
    #[inline]
    pub fn post(&self, side: Side, unit: Unit) -> Option<Place> {
        self.units[side][unit.index()]
    }

    /// Whether any unit stands on the board tile.
    #[inline]
    pub fn is_occupied(&self, place: Place) -> bool {
        let post = Some(place);
        self.units.a.contains(&post) || self.units.b.contains(&post)
    }

    /// The board tiles that carry a unit of this side.
    #[inline]
    pub fn posts(&self, side: Side) -> impl Iterator<Item = Place> + Clone + use<> {
        self.units[side].into_iter().flatten()
    }
}
