//! What a viewer knows. With open hands everybody knows everything but the order of what is still undrawn; with closed hands
//! the others' hands and what they laid face down or removed are known by terrain only, with all that follows from memory.

use crate::account::Account;
use crate::edition::Id;
use crate::pieces::{Both, Building, Colour, Goods, Line, Side, Terrain, TileSet, Unit, coded};
use crate::spot::Spot;
use crate::state::{HenryRule, Phase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Seat, SeatSet, Viewer};

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// Whether one plays against Henry.
    pub solo: bool,
    /// The sets in play.
    pub sets: Vec<TileSet>,
    /// Whose turn it is, and what is being done.
    pub flow: FlowView,
    /// The royal offer.
    pub offer: OfferView,
    /// The draw pile.
    pub pile: PileView,
    /// The landscape by position.
    pub board: BTreeMap<Spot, TileView>,
    /// Both sides of the table.
    pub sides: Both<SideView>,
    /// Tiles removed from the game.
    pub removed: Vec<RemovedView>,
    /// Closed hands: how many takes and hidden tiles there have been.
    pub serial: u8,
    /// The solo opponent.
    pub henry: Option<HenryView>,
    /// The score if the game ended now; kept covered until the end where the table wants it so.
    pub score: Option<Account>,
}

coded! {
    /// What is being done, for a page that shows it.
    Step[8] {
        /// Chance lays out the game.
        Setup = "setup",
        /// The active side does what it likes.
        Turn = "turn",
        /// A tile is drawn.
        Refill = "refill",
        /// Buildings may be destroyed.
        Siege = "siege",
        /// Tiles beyond the hand limit must go.
        Discard = "discard",
        /// Henry's treasure is drawn.
        Treasure = "treasure",
        /// The position stops here.
        Halt = "halt",
        /// The game is over.
        Over = "over",
    }
}

/// Whose turn it is, and what is being done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FlowView {
    /// What is being done now.
    pub step: Step,
    /// The same with everything that waits for it, as in positions.
    pub stack: Vec<String>,
    /// The active side.
    pub turn: Side,
    /// Who had the first turn.
    pub first: Side,
    /// How near the end is.
    pub phase: Phase,
    /// The number of the turn, from 1, both sides together.
    pub number: u8,
    /// Unused discounts.
    pub discount: u8,
    /// Tiles taken in this turn.
    pub takes: u8,
    /// Whether a tile must still be taken.
    pub take_due: bool,
    /// Buildings that may be destroyed now.
    pub targets: Vec<Spot>,
}

/// The royal offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferView {
    /// Whose crown the shield shows.
    pub crown: Side,
    /// The position of the shield, 0 to 6.
    pub shield: u8,
    /// The six other positions, clockwise from the shield.
    pub ring: Vec<OfferTile>,
}

/// A position of the royal offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferTile {
    /// Its number, 0 to 6.
    pub position: u8,
    /// The tile, if there is one.
    pub tile: Option<Id>,
    /// What it is as a building.
    pub building: Option<Building>,
    /// Its terrain.
    pub terrain: Option<Terrain>,
    /// Which sides reach it.
    pub reached: Vec<Side>,
}

/// The draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PileView {
    /// Tiles left in it.
    pub left: u8,
    /// The terrain on top.
    pub top: Option<Terrain>,
    /// How many tiles of each terrain it holds, by the resource they give.
    pub holds: Goods,
    /// Tiles nobody has seen: those of the pile and the start tile.
    pub unseen: Vec<Id>,
}

coded! {
    /// Which side of a tile is up.
    Facing[2] {
        /// A building.
        Up = "up",
        /// Free terrain.
        Down = "down",
    }
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// Its number in the order in which the landscape was laid; the start tile is 0.
    pub number: u8,
    /// Its terrain.
    pub terrain: Terrain,
    /// Which side is up.
    pub face: Facing,
    /// Which tile it is, if the viewer knows.
    pub tile: Option<Id>,
    /// What it is as a building, if it is one.
    pub building: Option<Building>,
    /// Whose building it is; it lies with its bottom edge towards its owner.
    pub owner: Option<Side>,
    /// Who laid it unseen where hands are closed, and when.
    pub hidden: Option<Hidden>,
}

/// A tile that left a closed hand face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// Whose hand it was.
    pub by: Side,
    /// The serial number of that moment.
    pub at: u8,
    /// The tiles it may be.
    pub maybe: Vec<Id>,
}

/// A tile removed from the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemovedView {
    /// Its terrain.
    pub terrain: Terrain,
    /// Which tile it is, if the viewer knows.
    pub tile: Option<Id>,
    /// Who removed it unseen where hands are closed, and when.
    pub hidden: Option<Hidden>,
}

/// One side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideView {
    /// Who sits there; nobody for Henry.
    pub seat: Option<Seat>,
    /// The colour of the pieces.
    pub colour: Colour,
    /// How many tiles of the offer are reached.
    pub reach: u8,
    /// The reached tiles in order.
    pub access: Vec<Id>,
    /// What they give.
    pub royal: Goods,
    /// Everything the side has access to now.
    pub supply: Goods,
    /// Where each resource comes from.
    pub sources: Vec<SourceView>,
    /// Tiles in hand, if the viewer knows them.
    pub hand: Option<Vec<HandTile>>,
    /// How many tiles of each terrain are in hand, by the resource they give.
    pub holds: Goods,
    /// Closed hands: tiles taken and not shown since, with the moment of the take.
    pub taken: Vec<(Id, u8)>,
    /// The units.
    pub units: [UnitView; 3],
    /// Turns finished.
    pub turns: u8,
    /// Turns still to come if no further camp is used, the current one included.
    pub turns_left: u8,
    /// Camps used.
    pub camps: u8,
}

coded! {
    /// What a resource comes from.
    SourceKind[3] {
        /// A reached tile of the offer.
        Offer = "offer",
        /// A tile with a unit.
        Unit = "unit",
        /// A producer of one's own.
        Producer = "producer",
    }
}

/// Where one resource comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SourceView {
    /// What kind of source.
    pub from: SourceKind,
    /// The terrain, which says what it gives.
    pub gives: Terrain,
    /// The position in the offer.
    pub position: Option<u8>,
    /// The position on the board.
    pub at: Option<Spot>,
}

/// A tile in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandTile {
    /// The tile.
    pub tile: Id,
    /// What it is as a building.
    pub building: Building,
    /// Its terrain.
    pub terrain: Terrain,
    /// What building it takes.
    pub cost: Goods,
    /// How many resources its holder lacks now, before discounts.
    pub short: u8,
}

/// A unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnitView {
    /// Which one.
    pub unit: Unit,
    /// The tile it stands on.
    pub at: Option<Spot>,
    /// Whether it stands at court; neither there nor on a tile, it waits beside the board.
    pub court: bool,
    /// Whether it has moved in this turn.
    pub moved: bool,
}

/// The solo opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HenryView {
    /// Treasures on the board.
    pub treasures: Vec<TreasureView>,
    /// Treasures left in the pile.
    pub left: u8,
    /// Treasures nobody has seen: in the pile or removed at set-up.
    pub unseen: Vec<Id>,
    /// The human's last building.
    pub scaffold: Option<Spot>,
    /// The tile Henry builds beside.
    pub reference: Option<Spot>,
    /// The tile he would take now.
    pub wants: Option<Id>,
    /// His last move.
    pub last: Option<HenryMoveView>,
}

/// A treasure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TreasureView {
    /// Which one.
    pub treasure: Id,
    /// Where it lies.
    pub at: Spot,
    /// The line that counts, for the vertical and horizontal kind.
    pub line: Option<Line>,
    /// The terrain that counts there.
    pub terrain: Option<Terrain>,
    /// The positions that still want a tile, for the positional kind.
    pub missing: Vec<Spot>,
    /// How many of the two tiles it wants are there.
    pub have: u8,
}

/// A move of the solo opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HenryMoveView {
    /// The tile he took.
    pub tile: Id,
    /// The rule that placed it.
    pub rule: HenryRule,
    /// Where it lies; nowhere after rule D.
    pub at: Option<Spot>,
}

impl View {
    /// The side this viewer plays.
    pub fn side(&self) -> Option<Side> {
        let seat = self.viewer.seat()?;
        Side::ALL.into_iter().find(|side| self.sides[*side].seat == Some(seat))
    }
}
