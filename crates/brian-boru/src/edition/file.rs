//! The rows of an edition file, as they are written.

use super::{Costs, Origin, Start};
use crate::pieces::{MarriageCard, Region, Suit, Town};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub id: String,
    pub title: String,
    pub start: Start,
    pub costs: Spanned<Costs>,
    pub spread: Spanned<SpreadRow>,
    pub vikings: Spanned<VikingRow>,
    pub princess: PrincessRow,
    pub players: Vec<Spanned<PlayersRow>>,
    pub track: Vec<Spanned<TrackRow>>,
    pub marriages: Vec<Spanned<MarriageRow>>,
    pub regions: Vec<Spanned<RegionRow>>,
    pub cards: Vec<Spanned<CardRow>>,
    pub towns: Vec<Spanned<TownRow>>,
    pub roads: RoadsRow,
    pub sketch: SketchRow,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpreadRow {
    pub points: Vec<u16>,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VikingRow {
    pub second_12: Vec<u8>,
    pub second_13: Vec<u8>,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrincessRow {
    pub spurn: u16,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayersRow {
    pub players: usize,
    pub dealt: u8,
    pub ordinary_marriages: u8,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrackRow {
    pub space: usize,
    pub reward: String,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarriageRow {
    pub id: MarriageCard,
    pub points: u16,
    pub benefit: String,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RegionRow {
    pub id: Region,
    pub threshold: u16,
    pub points: u16,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardRow {
    pub value: u8,
    pub suit: Suit,
    pub primary: String,
    pub a: String,
    pub b: String,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TownRow {
    pub id: Town,
    pub colour: Suit,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoadsRow {
    pub list: Vec<Spanned<String>>,
    pub from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SketchRow {
    pub from: Origin,
    pub at: BTreeMap<String, Spanned<(u8, u8)>>,
}

impl File {
    /// Every row or listed value with its origin.
    pub fn provenance(&self) -> impl Iterator<Item = (Origin, usize)> + '_ {
        let single = [
            (self.start.from, 3),
            (self.costs.get_ref().from, 4),
            (self.spread.get_ref().from, self.spread.get_ref().points.len()),
            (self.vikings.get_ref().from, self.vikings.get_ref().second_12.len()),
            (self.princess.from, 1),
            (self.roads.from, self.roads.list.len()),
            (self.sketch.from, self.sketch.at.len()),
        ];
        let rows = (self.players.iter().map(|row| row.get_ref().from))
            .chain(self.track.iter().map(|row| row.get_ref().from))
            .chain(self.marriages.iter().map(|row| row.get_ref().from))
            .chain(self.regions.iter().map(|row| row.get_ref().from))
            .chain(self.cards.iter().map(|row| row.get_ref().from))
            .chain(self.towns.iter().map(|row| row.get_ref().from));
        single.into_iter().chain(rows.map(|from| (from, 1)))
    }
}
