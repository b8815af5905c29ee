//! The rows of an edition file, as they are written.

use super::{Costs, Start};
use crate::pieces::{MarriageCard, Region, Suit, Town};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Origin;
use table::file::Spanned;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub id: String,
    pub title: String,
    pub start: Spanned<Start>,
    pub costs: Spanned<Costs>,
    pub spread: Spanned<SpreadRow>,
    pub vikings: Spanned<VikingRow>,
    pub princess: Spanned<PrincessRow>,
    pub players: Vec<Spanned<PlayersRow>>,
    pub track: Vec<Spanned<TrackRow>>,
    pub marriages: Vec<Spanned<MarriageRow>>,
    pub regions: Vec<Spanned<RegionRow>>,
    pub cards: Vec<Spanned<CardRow>>,
    pub towns: Vec<Spanned<TownRow>>,
    pub roads: RoadsRow,
    pub sketch: SketchRow,
}

table::rows! {
    /// Points by number of regions.
    pub(crate) struct SpreadRow { points: Vec<u16> }
    /// Strengths of the Viking cards.
    pub(crate) struct VikingRow { second_12: Vec<u8>, second_13: Vec<u8> }
    /// Points for spurning the princess.
    pub(crate) struct PrincessRow { spurn: u16 }
    /// What depends on the number of players.
    pub(crate) struct PlayersRow { players: usize, dealt: u8, ordinary_marriages: u8 }
    /// A space of the marriage track.
    pub(crate) struct TrackRow { space: usize, reward: String }
    /// A marriage card.
    pub(crate) struct MarriageRow { id: MarriageCard, points: u16, benefit: String }
    /// A region and its claim token.
    pub(crate) struct RegionRow { id: Region, threshold: u16, points: u16 }
    /// An action card.
    pub(crate) struct CardRow { value: u8, suit: Suit, primary: String, a: String, b: String }
    /// A town.
    pub(crate) struct TownRow { id: Town, colour: Suit }
    /// The roads, each by the towns at its ends.
    pub(crate) struct RoadsRow { list: Vec<Spanned<String>> }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SketchRow {
    pub from: Origin,
    pub at: BTreeMap<String, Spanned<(u8, u8)>>,
}

impl File {
    /// The origin of every row or listed value.
    pub fn provenance(&self) -> impl Iterator<Item = Origin> + '_ {
        let single = [
            (self.start.get_ref().from, 3),
            (self.costs.get_ref().from, 4),
            (self.spread.get_ref().from, self.spread.get_ref().points.len()),
            (self.vikings.get_ref().from, self.vikings.get_ref().second_12.len()),
            (self.princess.get_ref().from, 1),
            (self.roads.from, self.roads.list.len()),
            (self.sketch.from, self.sketch.at.len()),
        ];
        let rows = (self.players.iter().map(|row| row.get_ref().from))
            .chain(self.track.iter().map(|row| row.get_ref().from))
            .chain(self.marriages.iter().map(|row| row.get_ref().from))
            .chain(self.regions.iter().map(|row| row.get_ref().from))
            .chain(self.cards.iter().map(|row| row.get_ref().from))
            .chain(self.towns.iter().map(|row| row.get_ref().from));
        single.into_iter().flat_map(|(from, values)| std::iter::repeat_n(from, values)).chain(rows)
    }
}
