//! Resources: where each comes from, now and only now (TH-6).

use crate::prelude::*;
use serde::{Deserialize, Serialize};
use table::named;

named! {
    /// What a resource comes from.
    pub enum SourceKind {
        /// A reached tile of the offer (TH-6.2).
        Offer = "offer",
        /// A tile with a unit (TH-6.3).
        Unit = "unit",
        /// A producer of one's own (TH-6.4).
        Producer = "producer",
    }
}

/// Where one resource comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Source {
    /// What kind of source.
    pub from: SourceKind,
    /// The terrain, which says what it gives.
    pub gives: Terrain,
    /// The position in the offer.
    pub position: Option<u8>,
    /// The position on the board.
    pub at: Option<Spot>,
}

impl TwoHeirs {
    /// What the reached tiles of the offer give (TH-6.2).
    pub fn royal(&self, open: &Open, side: Side) -> Goods {
        let mut goods = Goods::default();
        if !self.is_henry(side) {
            self.access(open, side).for_each(|(_, tile)| goods.add(self.face(tile).terrain));
        }
        goods
    }

    /// Everything a side has access to at this moment (TH-6.7). Nothing of it is used up by building (TH-6.6). Henry needs nothing
    /// and has nothing (TH-21.15).
    pub fn supply(&self, open: &Open, side: Side) -> Goods {
        let mut goods = self.royal(open, side);
        if self.is_henry(side) {
            return goods;
        }
        open.posts(side).for_each(|place| goods.add(self.face(open.board.tile(place).tile).terrain));
        self.producers(open, side).for_each(|(_, terrain)| goods.add(terrain));
        goods
    }

    /// A side's own producers that stand, with what they give (TH-6.4, TH-6.5).
    fn producers<'a>(&'a self, open: &'a Open, side: Side) -> impl Iterator<Item = (Place, Terrain)> + 'a {
        let own = open.board.buildings(side);
        own.filter_map(|(place, laid)| Some((place, self.face(laid.tile).building?.product()?)))
    }

    /// Each source of a side: the offer in the order of reach, then units, then producers.
    pub(crate) fn sources(&self, open: &Open, side: Side) -> Vec<Source> {
        if self.is_henry(side) {
            return Vec::new();
        }
        let royal = self.access(open, side);
        let royal = royal.map(|(position, tile)| {
            let gives = self.face(tile).terrain;
            Source { from: SourceKind::Offer, gives, position: Some(position as u8), at: None }
        });
        let on_board = |from, place, gives| {
            let at = Some(open.board.tile(place).at);
            Source { from, gives, position: None, at }
        };
        let terrain = |place| self.face(open.board.tile(place).tile).terrain;
        let units = open.posts(side).map(|place| on_board(SourceKind::Unit, place, terrain(place)));
        let producers = self.producers(open, side);
        let producers = producers.map(|(place, gives)| on_board(SourceKind::Producer, place, gives));
        royal.chain(units).chain(producers).collect()
    }

    /// How many resources a side lacks to build this tile now, before discounts (TH-7.2).
    pub fn shortfall(&self, open: &Open, side: Side, tile: TileId) -> u8 {
        self.supply(open, side).short_of(&self.face(tile).cost)
    }
}
