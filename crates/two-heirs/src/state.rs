//! What lies on the table: plain data, small and cheap to copy.

use crate::edition::TREASURES;
use crate::pieces::{Side, Terrain, TileId, TileSet, Tiles, Unit, coded};
use crate::spot::Spot;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most tiles that can lie on the board: all 27 of a game.
pub const MOST_TILES: usize = 27;

/// The positions of the royal offer (TH-0.5).
pub const OFFER: usize = 7;

/// No neighbour, no tile: an index that does not exist.
pub const NONE: u8 = u8::MAX;

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What is being done now, and what waits for it to be done; the last frame is the current one.
    pub flow: ArrayVec<Frame, 5>,
    /// The three sets in play, as bits in the order of [`TileSet`]; none before they are drawn.
    pub sets: u8,
    /// Who had the first turn.
    pub first: Side,
    /// Whose turn it is.
    pub turn: Side,
    /// How near the end is.
    pub phase: Phase,
    /// Turns finished by each side.
    pub turns: [u8; 2],
    /// Camps used by each side.
    pub camps: [u8; 2],
    /// Tiles taken in this turn.
    pub takes: u8,
    /// The ring of the royal offer and its shield.
    pub offer: Offer,
    /// The draw pile.
    pub pile: Pile,
    /// Tiles in hand.
    pub hands: [Tiles; 2],
    /// Tiles removed from the game.
    pub removed: Tiles,
    /// The landscape.
    pub board: Board,
    /// Where each unit stands, by side and [`Unit`].
    pub units: [[Post; 3]; 2],
    /// Units that show their cross, as bits of [`Unit`]; only the active side's can, and it means nothing but that they have
    /// moved (TH-9.10).
    pub moved: u8,
    /// Unused discounts of this turn (TH-8.5).
    pub discount: u8,
    /// The solo opponent's treasures and memory.
    pub henry: Henry,
    /// Who could know what, where hands are closed (RU-17).
    pub secrets: Secrets,
}

/// One thing that is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The position asked to stop here.
    Halt,
    /// Chance draws the three sets.
    Sets,
    /// Chance tosses the shield (TH-1.5).
    Coin,
    /// Chance lays out the offer and the start tile (TH-1.6, TH-1.8).
    Deal,
    /// The active side takes, builds, extends, moves (TH-2.2).
    Turn,
    /// Chance refills this position of the offer (TH-4.6).
    Refill(u8),
    /// A side chooses which of these board tiles, as bits, it destroys (TH-11.3).
    Siege(Side, u32),
    /// The active side has ended its turn with too many tiles in hand (TH-5.2).
    Discard,
    /// Henry takes a tile (TH-21.2).
    HenryTakes,
    /// Henry lays this tile (TH-21.6).
    HenryPlaces(TileId),
    /// Henry's tile lies; he has a treasure put on it (TH-22.1).
    HenryHoards,
    /// Chance draws the treasure.
    Treasure,
    /// Henry's unit goes to the tile and his turn is over (TH-21.13).
    HenryMarches,
}

coded! {
    /// How near the end is (TH-12).
    Phase[4] {
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Where it lies.
    pub at: Spot,
    /// Which tile it is.
    pub tile: TileId,
    /// Its owner if it lies face up: its builder, never anybody else (TH-7.8). Free terrain has none (TH-0.4, TH-8.2).
    pub owner: Option<Side>,
    /// The neighbours in the directions of [`AROUND`](crate::spot::AROUND), or [`NONE`].
    pub near: [u8; 8],
}

impl Laid {
    const NOTHING: Laid = Laid { at: Spot::new(0, 0), tile: TileId::new(0), owner: None, near: [NONE; 8] };
}

/// The landscape: tiles in the order in which they were laid, each knowing its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    tiles: [Laid; MOST_TILES],
    len: u8,
}

impl Default for Board {
    fn default() -> Board {
        Board { tiles: [Laid::NOTHING; MOST_TILES], len: 0 }
    }
}

impl Board {
    /// The tiles.
    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..self.len as usize]
    }

    /// The tile with this index.
    #[inline]
    pub fn tile(&self, index: usize) -> &Laid {
        &self.tiles[index]
    }

    /// How many tiles lie.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing lies yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The index of the tile on a position.
    pub fn find(&self, at: Spot) -> Option<usize> {
        self.tiles().iter().position(|laid| laid.at == at)
    }

    /// Lays a tile and gives its index. The position must be empty and the board not full.
    pub fn lay(&mut self, at: Spot, tile: TileId, owner: Option<Side>) -> usize {
        let index = self.len as usize;
        let mut near = [NONE; 8];
        for other in 0..index {
            if let Some(direction) = at.direction_to(self.tiles[other].at) {
                near[direction] = other as u8;
                self.tiles[other].near[direction ^ 4] = index as u8;
            }
        }
        self.tiles[index] = Laid { at, tile, owner, near };
        self.len += 1;
        index
    }

    /// Turns a building face down: free terrain from then on (TH-10.5, TH-11.3). A unit on it stays.
    pub fn turn_down(&mut self, index: usize) {
        self.tiles[index].owner = None;
    }

    /// Says which tile a face-down one is; used where a viewer imagines what he has not seen.
    pub(crate) fn rename(&mut self, index: usize, tile: TileId) {
        self.tiles[index].tile = tile;
    }
}

/// Where a unit stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Post(u8);

impl Post {
    /// In the royal offer (TH-1.7).
    pub const COURT: Post = Post(NONE - 1);
    /// Beside the board, as Henry's units begin (TH-20.3).
    pub const ASIDE: Post = Post(NONE);

    /// On the board tile with this index.
    pub const fn on(index: usize) -> Post {
        Post(index as u8)
    }

    /// The index of the board tile, if it stands on one.
    #[inline]
    pub const fn tile(self) -> Option<usize> {
        if self.0 < Post::COURT.0 { Some(self.0 as usize) } else { None }
    }
}

/// What the solo opponent has besides tiles and units (TH-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Henry {
    /// Treasures nobody has seen, as bits: those in the pile and those removed at set-up.
    pub unseen: u16,
    /// Treasures left in the pile.
    pub left: u8,
    /// The board tile each treasure lies on, or [`NONE`].
    pub lying: [u8; TREASURES],
    /// The board tile with the scaffolding: the human's last building, or [`NONE`] (TH-20.5).
    pub scaffold: u8,
    /// His last move.
    pub last: Option<HenryMove>,
}

/// A move of the solo opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HenryMove {
    /// The tile he took.
    pub tile: TileId,
    /// The rule that placed it.
    pub rule: HenryRule,
    /// Where it was laid; `None` after rule D.
    pub at: Option<Spot>,
}

coded! {
    /// The rules by which Henry places a tile, in the order in which they are tried (TH-21.6).
    HenryRule[4] {
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

/// What closed hands hide. Each take and each hidden tile gets a serial number, so that everybody can tell which tiles a
/// face-down one may be: those its owner had taken before and has not shown since. All zero where hands are open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Secrets {
    /// The last serial number given.
    pub serial: u8,
    /// Tiles that White and Blue took and have not shown since.
    pub taken: [Tiles; 2],
    /// The serial number of the take of each tile, by set.
    pub taken_at: [[u8; TileId::PER_SET]; 6],
    /// The serial number at which a tile was laid face down or removed unseen, by set; zero for all others.
    pub hidden_at: [[u8; TileId::PER_SET]; 6],
}

impl State {
    /// The empty table with the given procedure ahead.
    pub(crate) fn empty(sets: u8) -> State {
        State {
            flow: ArrayVec::new(),
            sets,
            first: Side::White,
            turn: Side::White,
            phase: Phase::Normal,
            turns: [0; 2],
            camps: [0; 2],
            takes: 0,
            offer: Offer { tiles: [None; OFFER], shield: 0, crown: Side::White },
            pile: Pile { unseen: Tiles::EMPTY, left: 0, top: None },
            hands: [Tiles::EMPTY; 2],
            removed: Tiles::EMPTY,
            board: Board::default(),
            units: [[Post::ASIDE; 3]; 2],
            moved: 0,
            discount: 0,
            henry: Henry { unseen: 0, left: 0, lying: [NONE; TREASURES], scaffold: NONE, last: None },
            secrets: Secrets::default(),
        }
    }

    /// What is being done now; `None` when the game is over.
    #[inline]
    pub fn frame(&self) -> Option<Frame> {
        self.flow.last().copied()
    }

    /// The buildings, as bits of board tiles, that somebody may destroy now (TH-11.2).
    pub fn targets(&self) -> u32 {
        match self.frame() {
            Some(Frame::Siege(_, targets)) => targets,
            _ => 0,
        }
    }

    /// The sets in play.
    pub fn sets(&self) -> impl Iterator<Item = TileSet> + Clone + use<> {
        let sets = self.sets;
        TileSet::ALL.into_iter().filter(move |set| sets >> set.index() & 1 != 0)
    }

    /// Where a unit stands.
    #[inline]
    pub fn post(&self, side: Side, unit: Unit) -> Post {
        self.units[side.index()][unit.index()]
    }

    /// Whether a unit of the active side has moved in this turn.
    #[inline]
    pub fn has_moved(&self, unit: Unit) -> bool {
        self.moved >> unit.index() & 1 != 0
    }

    /// Whether any unit stands on the board tile.
    #[inline]
    pub fn is_occupied(&self, index: usize) -> bool {
        let post = Post::on(index);
        self.units.iter().flatten().any(|here| *here == post)
    }

    /// Whether a unit of this side stands on the board tile.
    #[inline]
    pub fn stands(&self, side: Side, index: usize) -> bool {
        let post = Post::on(index);
        self.units[side.index()].contains(&post)
    }

    /// The board tiles that carry a unit of this side.
    #[inline]
    pub fn posts(&self, side: Side) -> impl Iterator<Item = usize> + Clone + use<> {
        let units = self.units[side.index()];
        units.into_iter().filter_map(Post::tile)
    }

    /// Tiles in hand.
    pub fn hand(&self, side: Side) -> Tiles {
        self.hands[side.index()]
    }
}
