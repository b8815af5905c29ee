//! What a viewer sees of a state.

use crate::TwoHeirs;
use crate::edition::Condition;
use crate::pieces::{Both, Colour, Goods, Side, Terrain, TileId, Unit};
use crate::siege::bits;
use crate::spot::Spot;
use crate::state::{Frame, Laid, NONE, Post, State};
use crate::supply::Source;
use crate::view::{
    Facing, FlowView, HandTile, HenryMoveView, HenryView, Hidden, OfferTile, OfferView, PileView, RemovedView,
    SideView, SourceKind, SourceView, Step, TileView, TreasureView, UnitView, View,
};
use std::collections::BTreeMap;
use table::{Pending, SeatSet, Viewer};

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
