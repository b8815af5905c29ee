//! Resources: where each comes from, now and only now (TH-6).

use crate::TwoHeirs;
use crate::pieces::{Goods, Side, Terrain, TileId, Unit};
use crate::state::State;

/// Where one resource comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A reached tile of the offer, on this position (TH-6.2).
    Royal(usize, TileId),
    /// The board tile this unit stands on (TH-6.3).
    Unit(Unit, usize),
    /// A producer of one's own on this board tile (TH-6.4).
    Producer(usize),
}

impl TwoHeirs {
    /// What the reached tiles of the offer give (TH-6.2).
    pub fn royal(&self, state: &State, side: Side) -> Goods {
        let mut goods = Goods::default();
        if !self.is_henry(side) {
            self.access(state, side).for_each(|(_, tile)| goods.add(self.face(tile).terrain));
        }
        goods
    }

    /// Everything a side has access to at this moment (TH-6.7). Nothing of it is used up by building (TH-6.6). Henry needs nothing
    /// and has nothing (TH-21.15).
    pub fn supply(&self, state: &State, side: Side) -> Goods {
        let mut goods = self.royal(state, side);
        if self.is_henry(side) {
            return goods;
        }
        state.posts(side).for_each(|index| goods.add(self.face(state.board.tile(index).tile).terrain));
        self.producers(state, side).for_each(|(_, terrain)| goods.add(terrain));
        goods
    }

    /// A side's own producers that stand, with what they give (TH-6.4, TH-6.5).
    fn producers<'a>(&'a self, state: &'a State, side: Side) -> impl Iterator<Item = (usize, Terrain)> + 'a {
        state.board.tiles().iter().enumerate().filter_map(move |(index, laid)| {
            let product = self.face(laid.tile).building.and_then(|building| building.product())?;
            (laid.owner == Some(side)).then_some((index, product))
        })
    }

    /// Each source of a side with what it gives: the offer in the order of reach, then units, then producers.
    pub fn sources(&self, state: &State, side: Side) -> Vec<(Source, Terrain)> {
        if self.is_henry(side) {
            return Vec::new();
        }
        let royal = self.access(state, side);
        let royal = royal.map(|(position, tile)| (Source::Royal(position, tile), self.face(tile).terrain));
        let units = Unit::ALL.into_iter().filter_map(|unit| {
            let index = state.post(side, unit).tile()?;
            Some((Source::Unit(unit, index), self.face(state.board.tile(index).tile).terrain))
        });
        let producers = self.producers(state, side).map(|(index, terrain)| (Source::Producer(index), terrain));
        royal.chain(units).chain(producers).collect()
    }

    /// How many resources a side lacks to build this tile now, before discounts (TH-7.2).
    pub fn shortfall(&self, state: &State, side: Side, tile: TileId) -> u8 {
        self.supply(state, side).short_of(&self.face(tile).cost)
    }
}
