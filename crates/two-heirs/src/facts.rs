//! Further facts that scenario files may expect: what follows from a position by the rules.

use crate::TwoHeirs;
use crate::pieces::{Both, Side, Tiles, Unit};
use crate::siege::bits;
use crate::spot::{AROUND, Spot};
use crate::state::{NONE, State};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

impl TwoHeirs {
    /// See `docs/scenarios/two-heirs.md` for what each fact means.
    pub(crate) fn facts_of(&self, state: &State) -> Map<String, Value> {
        let mut facts = Map::new();
        let mut say = |key: &str, value: Value| {
            facts.insert(key.to_owned(), value);
        };
        let names = |tiles: Tiles| tiles.iter().map(|tile| self.id(tile).to_string()).collect::<Vec<_>>();
        let access = |side| self.access(state, side).map(|(_, tile)| self.id(tile).to_string()).collect::<Vec<_>>();
        say("phase", json!(if state.flow.is_empty() { "over" } else { state.phase.code() }));
        say("crown", json!(state.offer.crown));
        say("take_due", json!(self.take_due(state)));
        say("reach", both(|side| self.reach(state, side)));
        say("access", both(access));
        say("royal", both(|side| self.royal(state, side)));
        say("supply", both(|side| self.supply(state, side)));
        say("hand", both(|side| names(state.hand(side))));
        say("turns_left", both(|side| self.turns_left(state, side)));
        say("cost", self.cost_facts(state));
        say("short", both(|side| self.short_facts(state, side)));
        say("targets", json!(bits(state.targets()).map(|index| state.board.tile(index).at).collect::<Vec<_>>()));
        say("tiles", json!(self.tile_facts(state)));
        say("places", json!(self.place_facts(state)));
        say("units", both(|side| self.unit_facts(state, side)));
        if self.solo() {
            say(
                "henry_reference",
                json!((!state.board.is_empty()).then(|| state.board.tile(Self::reference(state)).at)),
            );
            say("henry_wants", json!(self.henry_choice(state).map(|tile| self.id(tile))));
        }
        self.score_facts(state, &mut say);
        facts
    }

    fn score_facts(&self, state: &State, say: &mut dyn FnMut(&str, Value)) {
        let tally = self.tally(state);
        let by_spot = |value: &dyn Fn(usize) -> u8| -> BTreeMap<Spot, u8> {
            state.board.tiles().iter().enumerate().map(|(index, laid)| (laid.at, value(index))).collect()
        };
        say("points", json!(by_spot(&|index| tally.points[index])));
        say("value", json!(by_spot(&|index| tally.value(index))));
        let mut roads: Vec<Vec<Spot>> = tally
            .roads
            .iter()
            .map(|road| {
                let mut tiles: Vec<Spot> = bits(road.tiles).map(|index| state.board.tile(index).at).collect();
                tiles.sort_unstable();
                tiles
            })
            .collect();
        roads.sort_unstable();
        say("roads", json!(roads));
        say("road", both(|side| tally.road[side.index()]));
        say("buildings", both(|side| tally.buildings[side.index()]));
        say("total", both(|side| tally.total(side)));
        say("winner", json!(self.leader(state).map_or("draw", Side::code)));
    }

    /// What tiles in hands and in the offer cost.
    fn cost_facts(&self, state: &State) -> Value {
        let offered = state.offer.ring().map(|(_, tile)| tile);
        let held = state.hands.iter().flat_map(|hand| hand.iter());
        let costs: BTreeMap<String, _> =
            offered.chain(held).map(|tile| (self.id(tile).to_string(), self.face(tile).cost)).collect();
        json!(costs)
    }

    /// How many resources a side lacks for each tile in its hand.
    fn short_facts(&self, state: &State, side: Side) -> BTreeMap<String, u8> {
        state.hand(side).iter().map(|tile| (self.id(tile).to_string(), self.shortfall(state, side, tile))).collect()
    }

    /// Every tile on the board: its owner and id, or `free` and its terrain.
    fn tile_facts(&self, state: &State) -> BTreeMap<Spot, String> {
        let text = |laid: &crate::state::Laid| match laid.owner {
            Some(owner) => format!("{owner} {}", self.id(laid.tile)),
            None => format!("free {}", self.face(laid.tile).terrain),
        };
        state.board.tiles().iter().map(|laid| (laid.at, text(laid))).collect()
    }

    /// Every empty position beside the landscape, and which sides may lay a tile there.
    fn place_facts(&self, state: &State) -> BTreeMap<Spot, Vec<Side>> {
        let mut places: BTreeMap<Spot, Vec<Side>> = BTreeMap::new();
        for laid in state.board.tiles() {
            for direction in (0..AROUND.len()).filter(|direction| laid.near[*direction] == NONE) {
                places.entry(laid.at.towards(direction)).or_default();
            }
        }
        for side in Side::ALL.into_iter().filter(|side| !self.is_henry(*side)) {
            for site in self.sites(state, side) {
                places.entry(site).or_default().push(side);
            }
        }
        places
    }

    fn unit_facts(&self, state: &State, side: Side) -> BTreeMap<&'static str, String> {
        let place = |unit| self.post_words(state, side, unit).trim_end_matches('*').to_owned();
        Unit::ALL.into_iter().map(|unit| (unit.code(), place(unit))).collect()
    }
}

fn both<T: Serialize>(make: impl FnMut(Side) -> T) -> Value {
    json!(Both::from_fn(make))
}
