//! What a viewer knows. With open hands everybody knows everything but the order of what is still undrawn; with closed hands
//! the others' hands and what they laid face down or removed are known by terrain only, with all that follows from memory.

use crate::TwoHeirs;
use crate::account::Account;
use crate::edition::{Condition, Id};
use crate::pieces::{Both, Building, Colour, Goods, Line, Side, Spot, Terrain, TileId, TileSet, Unit, coded};
use crate::siege::bits;
use crate::state::{Frame, HenryRule, Laid, NONE, Phase, Post, State};
use crate::supply::Source;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Pending, Seat, SeatSet, Viewer};

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

impl TwoHeirs {
    /// What this viewer may know.
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let waiting = match self.pending_on(state) {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        };
        let over = state.flow.is_empty();
        View {
            viewer,
            waiting,
            solo: self.solo(),
            sets: state.sets().collect(),
            flow: self.view_flow(state),
            offer: self.view_offer(state),
            pile: PileView {
                left: state.pile.left,
                top: state.pile.top,
                holds: Goods {
                    wood: self.pile_holds(state, Terrain::Green),
                    stone: self.pile_holds(state, Terrain::Grey),
                    grain: self.pile_holds(state, Terrain::Yellow),
                },
                unseen: state.pile.unseen.iter().map(|tile| self.id(tile)).collect(),
            },
            board: self.view_board(state, viewer),
            sides: Both::from_fn(|side| self.view_side(state, viewer, side)),
            removed: self.view_removed(state, viewer),
            serial: state.secrets.serial,
            henry: self.solo().then(|| self.view_henry(state)),
            score: (self.options.open_scores || over).then(|| self.account(state)),
        }
    }

    fn pile_holds(&self, state: &State, terrain: Terrain) -> u8 {
        if state.board.is_empty() { 0 } else { self.pile_count(state, terrain) as u8 }
    }

    fn view_flow(&self, state: &State) -> FlowView {
        let step = match state.frame() {
            None => Step::Over,
            Some(Frame::Halt) => Step::Halt,
            Some(Frame::Sets | Frame::Coin | Frame::Deal) => Step::Setup,
            Some(Frame::Turn) => Step::Turn,
            Some(Frame::Siege(..)) => Step::Siege,
            Some(Frame::Discard) => Step::Discard,
            Some(Frame::Treasure) => Step::Treasure,
            Some(_) => Step::Refill,
        };
        let over = u8::from(step != Step::Over);
        FlowView {
            step,
            stack: self.stack_words(state),
            turn: state.turn,
            first: state.first,
            phase: state.phase,
            number: state.turns[0] + state.turns[1] + over,
            discount: state.discount,
            takes: state.takes,
            take_due: self.take_due(state),
            targets: bits(state.targets()).map(|index| state.board.tile(index).at).collect(),
        }
    }

    fn view_offer(&self, state: &State) -> OfferView {
        let mut reached_before = 0;
        let reach = Side::ALL.map(|side| self.reach(state, side));
        let ring = state.offer.clockwise().map(|position| {
            let tile = state.offer.tiles[position];
            let reaches = |side: &Side| tile.is_some() && reached_before < reach[side.index()];
            let reached = Side::ALL.into_iter().filter(reaches).collect();
            reached_before += usize::from(tile.is_some());
            OfferTile {
                position: position as u8,
                tile: tile.map(|tile| self.id(tile)),
                building: tile.and_then(|tile| self.face(tile).building),
                terrain: tile.map(|tile| self.face(tile).terrain),
                reached,
            }
        });
        OfferView { crown: state.offer.crown, shield: state.offer.shield, ring: ring.collect() }
    }

    /// What everybody knows about a tile that left a closed hand face down.
    fn hidden(&self, state: &State, tile: TileId) -> Option<Hidden> {
        let by = Side::ALL.into_iter().find(|side| self.is_secret(state, *side, tile))?;
        let maybe = self.suspects(state, by, tile).iter().map(|tile| self.id(tile)).collect();
        Some(Hidden { by, at: Self::hidden_at(state, tile), maybe })
    }

    /// Whether the viewer has seen the face of a tile: it is no secret, or his own.
    fn has_seen(&self, viewer: Viewer, tile: TileId, hidden: Option<&Hidden>) -> bool {
        tile.is_known() && hidden.is_none_or(|hidden| self.seat_of(hidden.by).is_some_and(|seat| viewer.is(seat)))
    }

    fn view_board(&self, state: &State, viewer: Viewer) -> BTreeMap<Spot, TileView> {
        let tiles = state.board.tiles().iter().zip(0..);
        tiles.map(|(laid, number)| (laid.at, self.view_tile(state, viewer, laid, number))).collect()
    }

    fn view_tile(&self, state: &State, viewer: Viewer, laid: &Laid, number: u8) -> TileView {
        let face = self.face(laid.tile);
        let hidden = self.hidden(state, laid.tile);
        TileView {
            number,
            terrain: face.terrain,
            face: if laid.owner.is_some() { Facing::Up } else { Facing::Down },
            tile: self.has_seen(viewer, laid.tile, hidden.as_ref()).then(|| self.id(laid.tile)),
            building: laid.owner.and(face.building),
            owner: laid.owner,
            hidden,
        }
    }

    /// Removed tiles: those everybody knows in the order of the edition, then the others in the order in which they went.
    fn view_removed(&self, state: &State, viewer: Viewer) -> Vec<RemovedView> {
        let mut removed: Vec<RemovedView> = state
            .removed
            .iter()
            .map(|tile| {
                let hidden = self.hidden(state, tile);
                RemovedView {
                    terrain: self.face(tile).terrain,
                    tile: self.has_seen(viewer, tile, hidden.as_ref()).then(|| self.id(tile)),
                    hidden,
                }
            })
            .collect();
        removed.sort_by_key(|removed| removed.hidden.as_ref().map(|hidden| hidden.at));
        removed
    }

    fn view_side(&self, state: &State, viewer: Viewer, side: Side) -> SideView {
        let seat = self.seat_of(side);
        let open = !self.options.closed_hands || seat.is_none_or(|seat| viewer.is(seat));
        let supply = self.supply(state, side);
        let mut holds = Goods::default();
        state.hand(side).iter().for_each(|tile| holds.add(self.face(tile).terrain));
        let taken = state.secrets.taken[side.index()].iter().map(|tile| {
            let (set, place) = tile.in_set();
            (self.id(tile), state.secrets.taken_at[set][place])
        });
        SideView {
            seat,
            colour: self.colour(side),
            reach: self.reach(state, side) as u8,
            access: self.access(state, side).map(|(_, tile)| self.id(tile)).collect(),
            royal: self.royal(state, side),
            supply,
            sources: self
                .sources(state, side)
                .into_iter()
                .map(|(source, gives)| view_source(state, source, gives))
                .collect(),
            hand: open.then(|| state.hand(side).iter().map(|tile| self.view_hand(tile, &supply)).collect()),
            holds,
            taken: taken.collect(),
            units: Unit::ALL.map(|unit| {
                let post = state.post(side, unit);
                UnitView {
                    unit,
                    at: post.tile().map(|index| state.board.tile(index).at),
                    court: post == Post::COURT,
                    moved: side == state.turn && state.has_moved(unit),
                }
            }),
            turns: state.turns[side.index()],
            turns_left: self.turns_left(state, side),
            camps: state.camps[side.index()],
        }
    }

    /// The colour of a side's pieces.
    pub fn colour(&self, side: Side) -> Colour {
        let swapped = self.solo() && self.options.colour == Colour::Blue;
        if (side == Side::White) != swapped { Colour::White } else { Colour::Blue }
    }

    fn view_hand(&self, tile: TileId, supply: &Goods) -> HandTile {
        let printed = &self.edition.tiles[tile.index()];
        HandTile {
            tile: printed.id,
            building: printed.building,
            terrain: printed.terrain,
            cost: printed.cost,
            short: supply.short_of(&printed.cost),
        }
    }

    fn view_henry(&self, state: &State) -> HenryView {
        let henry = &state.henry;
        let spot = |index: u8| (index != NONE).then(|| state.board.tile(index as usize).at);
        let lying = henry.lying.iter().enumerate().filter(|(_, on)| **on != NONE);
        HenryView {
            treasures: lying.map(|(treasure, on)| self.view_treasure(state, treasure, *on as usize)).collect(),
            left: henry.left,
            unseen: bits(henry.unseen.into()).map(|treasure| self.edition.treasures[treasure].id).collect(),
            scaffold: spot(henry.scaffold),
            reference: (!state.board.is_empty()).then(|| state.board.tile(Self::reference(state)).at),
            wants: self.henry_choice(state).map(|tile| self.id(tile)),
            last: henry.last.map(|last| HenryMoveView { tile: self.id(last.tile), rule: last.rule, at: last.at }),
        }
    }

    fn view_treasure(&self, state: &State, treasure: usize, index: usize) -> TreasureView {
        let under = state.board.tile(index);
        let token = &self.edition.treasures[treasure];
        let (line, terrain, marked) = match token.condition {
            Condition::Line(line, terrain) => (Some(line), Some(terrain), Vec::new()),
            Condition::Positions(one, two) => (None, None, vec![one, two]),
        };
        let missing = marked.into_iter().filter(|direction| under.near[*direction] == NONE);
        let missing = missing.map(|direction| under.at.towards(direction)).collect();
        let have = self.tiles_met(state, treasure, index) as u8;
        TreasureView { treasure: token.id, at: under.at, line, terrain, missing, have }
    }
}

fn view_source(state: &State, source: Source, gives: Terrain) -> SourceView {
    let spot = |index: usize| Some(state.board.tile(index).at);
    match source {
        Source::Royal(position, _) => {
            SourceView { from: SourceKind::Offer, gives, position: Some(position as u8), at: None }
        }
        Source::Unit(_, index) => SourceView { from: SourceKind::Unit, gives, position: None, at: spot(index) },
        Source::Producer(index) => SourceView { from: SourceKind::Producer, gives, position: None, at: spot(index) },
    }
}

impl View {
    /// The side this viewer plays.
    pub fn side(&self) -> Option<Side> {
        let seat = self.viewer.seat()?;
        Side::ALL.into_iter().find(|side| self.sides[*side].seat == Some(seat))
    }
}
