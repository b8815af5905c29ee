//! What a viewer knows. With open hands everybody knows everything but the order of what is still undrawn; with closed hands
//! the others' hands and what they laid face down or removed are known by terrain only, with all that follows from memory.

use crate::account::Account;
use crate::edition::{Condition, Id};
use crate::prelude::*;
use crate::resources::Source;
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use table::{Keyed, Knowledge, named};

/// Everything one viewer may know: the open table, and what of the hands the viewer knows. Everything else follows from that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// Who sits on which side; nobody on that of Henry.
    pub seats: Both<Option<Seat>>,
    /// What everybody sees.
    pub open: Open,
    /// Tiles in hand, where the viewer knows them.
    pub hands: Both<Option<Tiles>>,
    /// How many tiles of each terrain are in each hand, by the resource they give; their backs show it.
    pub holds: Both<Goods>,
    /// Closed hands: the tile behind each blank of the memory, as far as the viewer knows.
    pub faces: Vec<Option<TileId>>,
}

/// A view in the terms of pages and programs: tiles by their ids, the board by position, and what can be worked out from them. See
/// [`TwoHeirs::shown`].
#[derive(Clone, Debug, Serialize)]
pub struct Shown<'a> {
    /// The view.
    #[serde(skip)]
    pub view: &'a View,
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// Whether one plays against Henry.
    pub solo: bool,
    /// The sets in play.
    pub sets: Sets,
    /// What is being done, whose turn it is, how far the game has come.
    pub flow: &'a Flow,
    /// The number of the turn, from 1, both sides together.
    pub number: u8,
    /// Whether the active side must still take a tile.
    pub take_due: bool,
    /// Buildings that may be destroyed now.
    pub targets: Vec<Spot>,
    /// The royal offer.
    pub offer: OfferView,
    /// The draw pile.
    pub pile: PileView,
    /// The landscape by position.
    pub board: Keyed<Spot, TileView>,
    /// Both sides of the table.
    pub sides: Both<SideView>,
    /// Tiles removed from the game.
    pub removed: Vec<RemovedView>,
    /// The solo opponent.
    pub henry: Option<HenryView>,
    /// Closed hands: what everybody remembers.
    pub memory: &'a Memory,
    /// Closed hands: the tile behind each blank of the memory, as far as the viewer knows.
    pub faces: &'a [Option<TileId>],
    /// The score if the game ended now; kept covered until the end where the table wants it so.
    pub score: Option<Account>,
}

impl Deref for Shown<'_> {
    type Target = View;

    fn deref(&self) -> &View {
        self.view
    }
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

named! {
    /// Which side of a tile is up.
    pub enum Facing {
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
    /// Who laid it unseen where hands are closed.
    pub hidden: Option<HiddenTile>,
}

/// A tile that left a closed hand face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HiddenTile {
    /// Whose hand it was.
    pub by: Side,
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
    /// Who removed it unseen where hands are closed.
    pub hidden: Option<HiddenTile>,
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
    pub sources: Vec<Source>,
    /// Tiles in hand, if the viewer knows them.
    pub hand: Option<Vec<HandTile>>,
    /// How many tiles of each terrain are in hand, by the resource they give.
    pub holds: Goods,
    /// Closed hands: tiles taken and not shown since.
    pub taken: Vec<Id>,
    /// The units.
    pub units: [UnitView; 3],
    /// Turns still to come if no further camp is used, the current one included.
    pub turns_left: u8,
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
    pub last: Option<HenryMove<Id>>,
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

impl View {
    /// The side this viewer plays.
    pub fn side(&self) -> Option<Side> {
        let seat = self.viewer.seat()?;
        Side::ALL.into_iter().find(|side| self.seats[*side] == Some(seat))
    }

    /// What is being done now; `None` when the game is over.
    pub fn frame(&self) -> Option<Frame> {
        self.open.frame()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.open.flow.stack.is_empty()
    }

    /// Whether the table is still being laid.
    pub fn is_setup(&self) -> bool {
        matches!(self.frame(), Some(Frame::DrawSets | Frame::Toss | Frame::Deal))
    }

    /// Where the viewer's unit stands, in words; nothing if it is not on the board.
    pub(crate) fn post_words(&self, unit: Unit) -> String {
        let post = self.side().and_then(|side| self.open.post(side, unit));
        post.map_or(String::new(), |place| self.open.board.tile(place).at.to_string())
    }
}

impl Knowledge for TwoHeirs {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let open = &state.open;
        let sees = |side: Side| self.seat_of(side).is_none_or(|seat| viewer.is(seat));
        let own = |blank: &Blank| self.seat_of(blank.by).is_some_and(|seat| viewer.is(seat));
        let faces = open.memory.blanks.iter().zip(&state.hidden.faces);
        View {
            viewer,
            waiting: self.waiting(state, viewer),
            seats: Both::from_fn(|side| self.seat_of(side)),
            open: open.clone(),
            hands: Both::from_fn(|side| (!self.options.closed_hands || sees(side)).then(|| state.hand(side))),
            holds: Both::from_fn(|side| {
                let mut holds = Goods::default();
                state.hand(side).iter().for_each(|tile| holds.add(self.face(tile).terrain));
                holds
            }),
            faces: faces.map(|(blank, face)| own(blank).then_some(*face)).collect(),
        }
    }

    fn hides(&self) -> bool {
        self.options.closed_hands
    }

    fn whole_view(&self, view: &View) -> serde_json::Value {
        serde_json::to_value(self.shown(view)).unwrap_or_default()
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut state = self.known_state(view);
        self.imagine_hidden(&mut state, view, rng);
        state
    }
}

impl TwoHeirs {
    /// The view in the terms of pages and programs.
    pub fn shown<'a>(&self, view: &'a View) -> Shown<'a> {
        let (open, faces) = (&view.open, view.faces.as_slice());
        Shown {
            view,
            viewer: view.viewer,
            waiting: view.waiting,
            solo: self.solo(),
            sets: open.sets,
            flow: &open.flow,
            number: open.flow.turns.a + open.flow.turns.b + u8::from(!view.is_over()),
            take_due: self.take_due(open),
            targets: open.targets(),
            offer: self.view_offer(open),
            pile: self.view_pile(open),
            board: self.view_board(view),
            sides: Both::from_fn(|side| self.view_side(view, side)),
            removed: self.view_removed(open, faces),
            henry: self.solo().then(|| self.view_henry(open)),
            memory: &open.memory,
            faces,
            score: self.visible_account(view),
        }
    }

    /// The score if the game ended now, unless the table keeps it covered.
    pub(crate) fn visible_account(&self, view: &View) -> Option<Account> {
        (self.options.open_scores || view.is_over()).then(|| self.account(&view.open))
    }

    /// Which tile lies on this place, if the viewer knows.
    pub(crate) fn visible_tile(&self, view: &View, place: Place) -> Option<TileId> {
        let mut blanks = view.open.memory.blanks.iter().zip(&view.faces);
        let blank = blanks.find(|(blank, _)| blank.place == Some(place));
        let laid = Some(view.open.board.tile(place).tile);
        blank.map_or(laid, |(_, face)| *face).filter(|tile| tile.is_known())
    }

    /// Tiles by their ids.
    fn view_tiles(&self, tiles: Tiles) -> Vec<Id> {
        let mut ids = Vec::with_capacity(tiles.len());
        ids.extend(tiles.iter().map(|tile| self.id(tile)));
        ids
    }

    fn view_pile(&self, open: &Open) -> PileView {
        let holds = |terrain| if open.board.is_empty() { 0 } else { self.pile_count(open, terrain) as u8 };
        PileView {
            left: open.pile.left,
            top: open.pile.top,
            holds: Goods { wood: holds(Terrain::Green), stone: holds(Terrain::Grey), grain: holds(Terrain::Yellow) },
            unseen: self.view_tiles(open.pile.unseen),
        }
    }

    fn view_offer(&self, open: &Open) -> OfferView {
        let mut reached_before = 0;
        let reach = Both::from_fn(|side| self.reach(open, side));
        let ring = open.offer.clockwise().map(|position| {
            let tile = open.offer.tiles[position];
            let reaches = |side: &Side| tile.is_some() && reached_before < reach[*side];
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
        OfferView { crown: open.offer.crown, shield: open.offer.shield, ring: ring.collect() }
    }

    /// The landscape. The face of a tile that left a closed hand face down is known only to those who saw it.
    fn view_board(&self, view: &View) -> Keyed<Spot, TileView> {
        let open = &view.open;
        let seen = |place: &Place| {
            let (place, laid) = (*place, open.board.tile(*place));
            let blank = open.memory.blanks.iter().find(|blank| blank.place == Some(place));
            let face = self.face(laid.tile);
            let seen = TileView {
                number: place.into(),
                terrain: face.terrain,
                face: if laid.owner.is_some() { Facing::Up } else { Facing::Down },
                tile: self.visible_tile(view, place).map(|tile| self.id(tile)),
                building: laid.owner.and(face.building),
                owner: laid.owner,
                hidden: blank.map(|blank| self.view_hidden(&open.memory, blank)),
            };
            (laid.at, seen)
        };
        open.board.by_spot().iter().map(seen).collect()
    }

    fn view_hidden(&self, memory: &Memory, blank: &Blank) -> HiddenTile {
        HiddenTile { by: blank.by, maybe: self.view_tiles(self.suspects(memory, blank)) }
    }

    /// Removed tiles: those everybody knows in the order of the edition, then the others in the order in which they went.
    fn view_removed(&self, open: &Open, faces: &[Option<TileId>]) -> Vec<RemovedView> {
        let seen = open.removed.iter().map(|tile| RemovedView {
            terrain: self.face(tile).terrain,
            tile: Some(self.id(tile)),
            hidden: None,
        });
        let blanks = open.memory.blanks.iter().zip(faces).filter(|(blank, _)| blank.place.is_none());
        let unseen = blanks.map(|(blank, face)| RemovedView {
            terrain: blank.terrain,
            tile: face.map(|tile| self.id(tile)),
            hidden: Some(self.view_hidden(&open.memory, blank)),
        });
        seen.chain(unseen).collect()
    }

    fn view_side(&self, view: &View, side: Side) -> SideView {
        let open = &view.open;
        let supply = self.supply(open, side);
        SideView {
            seat: view.seats[side],
            colour: self.colour(side),
            reach: self.reach(open, side) as u8,
            access: self.access(open, side).map(|(_, tile)| self.id(tile)).collect(),
            royal: self.royal(open, side),
            supply,
            sources: self.sources(open, side),
            hand: view.hands[side].map(|hand| hand.iter().map(|tile| self.view_hand(tile, &supply)).collect()),
            holds: view.holds[side],
            taken: self.view_tiles(open.memory.taken_by(side)),
            units: Unit::ALL.map(|unit| self.view_unit(open, side, unit)),
            turns_left: self.turns_left(open, side),
        }
    }

    fn view_unit(&self, open: &Open, side: Side, unit: Unit) -> UnitView {
        let post = open.post(side, unit);
        UnitView {
            unit,
            at: post.map(|place| open.board.tile(place).at),
            court: post.is_none() && self.has_court(open, side),
            moved: side == open.flow.turn && open.moved.has(unit),
        }
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

    fn view_henry(&self, open: &Open) -> HenryView {
        let henry = &open.henry;
        let treasures =
            henry.treasures().map(|(treasure, place)| self.view_treasure(open, treasure, open.board.tile(place)));
        HenryView {
            treasures: treasures.collect(),
            left: henry.left,
            unseen: henry.unseen.iter().map(|treasure| self.edition.treasures[treasure.index()].id).collect(),
            scaffold: henry.scaffold.map(|place| open.board.tile(place).at),
            reference: (!open.board.is_empty()).then(|| open.board.tile(self.henry_reference(open)).at),
            wants: self.henry_choice(open).map(|tile| self.id(tile)),
            last: self.last_move(henry),
        }
    }

    /// Henry's last move with the id of the tile.
    pub(crate) fn last_move(&self, henry: &Henry) -> Option<HenryMove<Id>> {
        henry.last.map(|HenryMove { tile, rule, at }| HenryMove { tile: self.id(tile), rule, at })
    }

    fn view_treasure(&self, open: &Open, treasure: TreasureId, under: &Laid) -> TreasureView {
        let token = &self.edition.treasures[treasure.index()];
        let (line, terrain, marked) = match token.condition {
            Condition::Line(line, terrain) => (Some(line), Some(terrain), Vec::new()),
            Condition::Positions(one, two) => (None, None, vec![one, two]),
        };
        let missing = marked.into_iter().filter(|direction| under.near[*direction].is_none());
        let missing = missing.map(|direction| under.at.towards(direction)).collect();
        let have = open.henry.lying[treasure.index()]
            .map_or(0, |place| self.tiles_met(open, treasure, place, MOST_TILES)) as u8;
        TreasureView { treasure: token.id, at: under.at, line, terrain, missing, have }
    }
}
