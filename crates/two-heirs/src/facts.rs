//! Further facts that scenario files may expect: what follows from a position by the rules.

use crate::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

impl TwoHeirs {
    /// See `docs/scenarios/two-heirs.md` for what each fact means.
    pub(crate) fn all_facts(&self, state: &State) -> Map<String, Value> {
        let mut facts = Map::new();
        let mut say = |key: &str, value: Value| {
            facts.insert(key.to_owned(), value);
        };
        let open = &state.open;
        let access = |side| self.access(open, side).map(|(_, tile)| self.id(tile).to_string()).collect::<Vec<_>>();
        say("phase", json!(if open.flow.stack.is_empty() { "over" } else { open.flow.phase.name() }));
        say("crown", json!(open.offer.crown));
        say("take_due", json!(self.take_due(open)));
        say("reach", both(|side| self.reach(open, side)));
        say("access", both(access));
        say("royal", both(|side| self.royal(open, side)));
        say("supply", both(|side| self.supply(open, side)));
        say("hand", both(|side| self.ids_of(state.hand(side))));
        say("turns_left", both(|side| self.turns_left(open, side)));
        say("cost", self.cost_facts(state));
        say("short", both(|side| self.short_facts(state, side)));
        say("targets", json!(open.targets()));
        say("tiles", json!(self.tile_facts(open)));
        say("places", json!(self.place_facts(open)));
        say("units", both(|side| self.unit_facts(open, side)));
        if self.solo() {
            let reference = (!open.board.is_empty()).then(|| open.board.tile(self.henry_reference(open)).at);
            say("henry_reference", json!(reference));
            say("henry_wants", json!(self.henry_choice(open).map(|tile| self.id(tile))));
        }
        self.score_facts(open, &mut say);
        facts
    }

    fn score_facts(&self, open: &Open, say: &mut dyn FnMut(&str, Value)) {
        let tally = self.tally(open);
        let by_spot = |value: &dyn Fn(Place) -> u8| -> BTreeMap<Spot, u8> {
            open.board.iter().map(|(place, laid)| (laid.at, value(place))).collect()
        };
        say("points", json!(by_spot(&|place| tally.points[place.index()])));
        say("value", json!(by_spot(&|place| tally.value(place))));
        let mut roads: Vec<Vec<Spot>> = tally
            .roads
            .iter()
            .map(|road| {
                let mut tiles: Vec<Spot> = open.board.spots(road.tiles);
                tiles.sort_unstable();
                tiles
            })
            .collect();
        roads.sort_unstable();
        say("roads", json!(roads));
        say("road", both(|side| tally.road[side]));
        say("buildings", both(|side| tally.buildings[side]));
        say("total", both(|side| tally.total(side)));
        say("winner", json!(self.leader(open, &tally).map_or("draw", Side::name)));
    }

    /// What tiles in hands and in the offer cost.
    fn cost_facts(&self, state: &State) -> Value {
        let offered = state.open.offer.ring().map(|(_, tile)| tile);
        let held = Side::ALL.into_iter().flat_map(|side| state.hand(side).iter());
        let costs: BTreeMap<String, _> =
            offered.chain(held).map(|tile| (self.id(tile).to_string(), self.face(tile).cost)).collect();
        json!(costs)
    }

    /// How many resources a side lacks for each tile in its hand.
    fn short_facts(&self, state: &State, side: Side) -> BTreeMap<String, u8> {
        state
            .hand(side)
            .iter()
            .map(|tile| (self.id(tile).to_string(), self.shortfall(&state.open, side, tile)))
            .collect()
    }

    /// Every tile on the board: its owner and id, or `free` and its terrain.
    fn tile_facts(&self, open: &Open) -> BTreeMap<Spot, String> {
        let text = |laid: &Laid| match laid.owner {
            Some(owner) => format!("{owner} {}", self.id(laid.tile)),
            None => format!("free {}", self.face(laid.tile).terrain),
        };
        open.board.tiles().iter().map(|laid| (laid.at, text(laid))).collect()
    }

    /// Every empty position beside the landscape, and which sides may lay a tile there.
    fn place_facts(&self, open: &Open) -> BTreeMap<Spot, Vec<Side>> {
        let mut places: BTreeMap<Spot, Vec<Side>> = BTreeMap::new();
        for laid in open.board.tiles() {
            for direction in laid.open_directions() {
                places.entry(laid.at.towards(direction)).or_default();
            }
        }
        for side in Side::ALL.into_iter().filter(|side| !self.is_henry(*side)) {
            for site in self.sites(open, side) {
                places.entry(site).or_default().push(side);
            }
        }
        places
    }

    fn unit_facts(&self, open: &Open, side: Side) -> BTreeMap<&'static str, String> {
        let place = |unit| self.post_words(open, side, unit).trim_end_matches('*').to_owned();
        Unit::ALL.into_iter().map(|unit| (unit.name(), place(unit))).collect()
    }
}

fn both<T: Serialize>(make: impl FnMut(Side) -> T) -> Value {
    json!(Both::from_fn(make))
}
