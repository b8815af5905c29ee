//! States written in readable terms.

use super::{CreaturePosition, FlowPosition, LandPosition, PlayerPosition, Position};
use crate::map::{Map, Placed};
use crate::prelude::*;
use crate::state::{TopCard, VIEWERS};
use serde_json::{Map as Json, Value};
use table::{Complaint, Positions};

fn write_placed(placed: &Placed) -> String {
    format!("{} {},{} r{}", placed.tile, placed.x, placed.y, placed.turn)
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
