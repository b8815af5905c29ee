//! Resources: where each comes from, now and only now (TH-6).

use crate::TwoHeirs;
use crate::board::Place;
use crate::pieces::{Goods, Side, Terrain, TileId, Unit};
use crate::state::Open;

/// Where one resource comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A reached tile of the offer, on this position (TH-6.2).
    Royal(usize),
    /// The board tile a unit stands on (TH-6.3).
    Unit(Place),
    /// A producer of one's own on this board tile (TH-6.4).
    Producer(Place),
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
        open.board.iter().filter_map(move |(place, laid)| {
            let product = self.face(laid.tile).building.and_then(|building| building.product())?;
            (laid.owner == Some(side)).then_some((place, product))
        })
    }

    /// Each source of a side with what it gives: the offer in the order of reach, then units, then producers.
    pub fn sources(&self, open: &Open, side: Side) -> Vec<(Source, Terrain)> {
        if self.is_henry(side) {
            return Vec::new();
        }
        let royal = self.access(open, side);
        let royal = royal.map(|(position, tile)| (Source::Royal(position), self.face(tile).terrain));
        let units = Unit::ALL.into_iter().filter_map(|unit| open.post(side, unit));
        let units = units.map(|place| (Source::Unit(place), self.face(open.board.tile(place).tile).terrain));
        let producers = self.producers(open, side).map(|(place, terrain)| (Source::Producer(place), terrain));
        royal.chain(units).chain(producers).collect()
    }

    /// How many resources a side lacks to build this tile now, before discounts (TH-7.2).
    pub fn shortfall(&self, open: &Open, side: Side, tile: TileId) -> u8 {
        self.supply(open, side).short_of(&self.face(tile).cost)
    }
}
