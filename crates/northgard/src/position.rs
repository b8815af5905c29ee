//! A table in readable terms, for scenario files, and back; whatever has a usual value may be left out.

mod facts;
mod place;

use crate::map::{Map, Placed};
use crate::prelude::*;
use crate::state::{TopCard, UnderTile, VIEWERS};
use serde::{Deserialize, Serialize};
use serde_json::{Map as Json, Value};
use std::collections::BTreeMap;
use table::{Complaint, Positions};

/// A whole table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The year; 1 if not said.
    pub year: Option<u8>,
    /// Who has the first-player marker; `a` if not said.
    pub first: Option<Seat>,
    /// Tiles in the order they were placed, such as `t13 0,-1 r2`; only the start tiles if not said.
    pub map: Vec<String>,
    /// What stands in territories, by the name of any of their areas.
    pub lands: BTreeMap<String, LandPosition>,
    /// The players.
    pub players: BTreeMap<Seat, PlayerPosition>,
    /// The row.
    pub row: Pile,
    /// Achievements laid out for the last year.
    pub achievements: Pile,
    /// Development cards nobody has seen; all that lie nowhere, if not said.
    pub unseen: Option<Pile>,
    /// Early cards in the deck; as many as are usual in this year, if not said.
    pub early: Option<u8>,
    /// Advanced cards in the deck, likewise.
    pub advanced: Option<u8>,
    /// Unrest cards left; those nobody owns, if not said.
    pub unrest: Option<u8>,
    /// The shuffled part of the tile pile; all tiles that lie nowhere, if not said.
    pub pile: Option<TileSet>,
    /// Tiles under the pile, the next to come first.
    pub under: Vec<UnderTile>,
    /// Tiles drawn by a running Explore.
    pub drawn: TileSet,
    /// The creatures.
    pub creatures: CreaturePosition,
    /// Whether Kaija must stay where she entered.
    pub kaija_pinned: bool,
    /// Where the Scorched Earth token is.
    pub scorched: Option<Site>,
    /// The resource the Snake takes in the running harvest.
    pub tithe: Option<Resource>,
    /// What is going on.
    pub flow: FlowPosition,
}

/// What stands in a territory.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LandPosition {
    /// Who controls it; whoever has figures there, if not said.
    pub owner: Option<Seat>,
    pub units: BTreeMap<Seat, u8>,
    pub kaija: bool,
    /// Buildings, such as `food_silo`, `food_silo@t15-e` for a certain slot, or `food_silo@none` for none.
    pub buildings: Vec<String>,
    pub creatures: Vec<Creature>,
    /// Figures placed by the running Recruit.
    pub fresh: u8,
    /// Regular units that must stay beside a hostile creature.
    pub pinned: u8,
    /// Whether the running retreat has used it.
    pub used: bool,
    /// A fight still to come.
    pub due: Due,
    /// Whether there was a fight this turn.
    pub fought: bool,
}

/// One player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// The clan, if it matters.
    pub clan: Option<Clan>,
    pub food: u16,
    pub wood: u16,
    pub lore: u16,
    pub fame: u16,
    pub hand: Pile,
    /// Cards on top of the draw pile whose order is known, the topmost last: the name, or the name and ` secret`.
    pub top: Vec<String>,
    /// The shuffled draw pile; starting cards and the clan's first card that lie nowhere else, if not said.
    pub draw: Option<Pile>,
    pub active: Pile,
    /// Cards of the active area that were played for their effect; all, if not said.
    pub played: Option<Pile>,
    pub discard: Pile,
    /// Drawn cards that are being assigned.
    pub drawn: Pile,
    /// Clan upgrade cards set aside; those that lie nowhere else, if not said.
    pub upgrades: Option<Pile>,
    /// Cards returned to the box; starting and clan cards that lie nowhere else, if not said.
    pub removed: Option<Pile>,
    /// Tiles in hand during set-up.
    pub tiles: TileSet,
    pub passed: bool,
    /// Whether no card is taken when passing.
    pub picked: bool,
    /// Whether Conqueror works.
    pub conqueror: bool,
    /// Whether Kaija may enter enemy territories.
    pub awake: bool,
    /// Cards each seat, or the `spectator`, knows to be in the hand.
    pub known: BTreeMap<String, Pile>,
    /// Cards everybody knows not to be in the shuffled draw pile.
    pub old: Pile,
}

/// The creatures beside the map.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CreaturePosition {
    /// The line; those on the map in the order of the component list, if not said.
    pub line: Option<Vec<Creature>>,
    /// The deck; those that lie nowhere, if not said and creatures are played with.
    pub deck: Option<CreatureSet>,
    /// How many cards of the deck belong to the upper packet; as many as are left of it, if not said.
    pub upper: Option<u8>,
    pub discard: CreatureSet,
    /// Those that have acted in this creature phase.
    pub acted: CreatureSet,
}

/// What is going on: a turn, a phase, or exactly these frames.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FlowPosition {
    /// `turn` (the usual), or the name of a phase; `harvest` begins with the Snake's share.
    pub phase: Option<String>,
    /// Whose turn; the first player's, if not said.
    pub seat: Option<Seat>,
    /// How many players of the phase are done.
    pub at: u8,
    /// In a turn: a card that is not Flash was played.
    pub main: bool,
    /// In a turn: a card was played.
    pub resolved: bool,
    /// Stop when this is over.
    pub stop_after: bool,
    /// Exactly these frames, the innermost last; then nothing else of this table counts.
    pub frames: Vec<Frame>,
}

impl Positions for Northgard {
    type Position = Position;

    fn place(&self, position: &Position, teller: &mut Teller) -> Result<State, Complaint> {
        let mut state = self.lay(position)?;
        self.go_on(&mut state, teller);
        Ok(state)
    }

    fn facts(&self, state: &State) -> Json<String, Value> {
        self.follows(state)
    }

    fn position(&self, state: &State) -> Position {
        let lands = state.lands().iter().map(|land| (state.land(land).site.to_string(), self.write_land(state, land)));
        Position {
            year: Some(state.open.year),
            first: Some(state.open.first),
            map: state.open.map.tiles.iter().map(write_placed).collect(),
            lands: lands.collect(),
            players: Seat::all(self.players).map(|seat| (seat, write_player(state, seat))).collect(),
            row: state.open.row,
            achievements: state.open.achievements,
            unseen: Some(state.open.unseen),
            early: Some(state.open.early),
            advanced: Some(state.open.advanced),
            unrest: Some(state.open.unrest),
            pile: Some(state.hidden.pile),
            under: state.hidden.under.to_vec(),
            drawn: state.hidden.drawn,
            creatures: CreaturePosition {
                line: Some(state.open.line.to_vec()),
                deck: Some(state.open.creature_deck),
                upper: Some(state.open.upper),
                discard: state.open.creature_discard,
                acted: state.open.acted,
            },
            kaija_pinned: state.open.kaija_pinned,
            scorched: state.open.scorched,
            tithe: state.open.tithe,
            flow: FlowPosition { frames: state.open.flow.to_vec(), ..FlowPosition::default() },
        }
    }
}

/// The buildings of a territory, each with the area on whose slot it stands.
pub(crate) fn buildings(map: &Map, land: Land) -> Vec<String> {
    let built = map.areas(land).filter_map(|site| {
        let building = map.building_at(site)?;
        Some(format!("{building}@{site}"))
    });
    let slotless = (0..Building::SMALL).flat_map(|kind| {
        std::iter::repeat_n(format!("{}@none", Building::from_index(kind)), map[land].slotless[kind] as usize)
    });
    built.chain(slotless).collect()
}

impl Northgard {
    fn write_land(&self, state: &State, land: Land) -> LandPosition {
        let place = state.land(land);
        LandPosition {
            owner: place.owner,
            units: Seat::all(self.players).map(|seat| (seat, place.units[seat.index()])).collect(),
            kaija: state.kaija_in(land),
            buildings: buildings(&state.open.map, land),
            creatures: place.beasts.iter().collect(),
            fresh: place.fresh,
            pinned: place.pinned,
            used: place.used,
            due: place.due,
            fought: place.fought,
        }
    }
}

fn write_player(state: &State, seat: Seat) -> PlayerPosition {
    let (player, deck) = (state.player(seat), state.deck(seat));
    let top = |top: &TopCard| format!("{}{}", top.card, if top.secret { " secret" } else { "" });
    let viewer =
        |place: usize| if place == VIEWERS - 1 { "spectator".to_owned() } else { Seat::new(place).to_string() };
    PlayerPosition {
        clan: player.clan,
        food: player.stock[0],
        wood: player.stock[1],
        lore: player.stock[2],
        fame: player.fame,
        hand: deck.hand,
        top: deck.top.iter().map(top).collect(),
        draw: Some(deck.rest),
        active: player.active,
        played: Some(player.played),
        discard: player.discard,
        drawn: deck.drawn,
        upgrades: Some(player.upgrades),
        removed: Some(player.removed),
        tiles: deck.tiles,
        passed: player.passed,
        picked: player.picked,
        conqueror: player.conqueror,
        awake: player.awake,
        known: deck.known.iter().enumerate().map(|(place, pile)| (viewer(place), *pile)).collect(),
        old: deck.old,
    }
}

fn write_placed(placed: &Placed) -> String {
    format!("{} {},{} r{}", placed.tile, placed.x, placed.y, placed.turn)
}
