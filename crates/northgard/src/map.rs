//! The map: tiles grow into territories that join, close and border each other (NG-9).
//!
//! Everything that follows from the placed tiles is kept up to date here, tile by tile, so that the rules never search for it.

mod fit;
mod keyed;
mod land;
mod lay;

pub use land::{Due, Land, LandSet, MOST_LANDS, Territory};

use crate::book::Book;
use crate::pieces::{Building, Site, Slot, TILES, Tile};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use table::Seat;

/// The four directions N, E, S, W as steps on the grid; y grows to the south.
pub const DIRECTIONS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// Which tile.
    pub tile: Tile,
    /// Column, growing to the east.
    pub x: i8,
    /// Row, growing to the south.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// An empty cell beside the map, or a hole in it (NG-9.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gap {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// The area that looks at this cell from each direction.
    pub faces: [Option<Site>; 4],
    /// Corners (NE, SE, SW, NW as bits) at which a tile placed here must have a border end.
    pub(crate) must: u8,
    /// Corners at which it must not.
    pub(crate) must_not: u8,
}

/// What a placement did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Laid {
    /// Territories it closed.
    pub closed: LandSet,
    /// Territories with an area on the new tile.
    pub on_tile: LandSet,
    /// The territory with the lair of the new tile.
    pub lair: Option<Land>,
}

/// The number where an area is not on the map; a byte is smaller than an optional [`Land`].
const NOWHERE: u8 = u8::MAX;

/// The tiles on the table and everything that follows from them.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Map {
    /// In the order they were placed.
    pub tiles: ArrayVec<Placed, TILES>,
    /// Territories by number; numbers of joined ones stay unused.
    #[serde(with = "keyed::lands")]
    pub lands: ArrayVec<Territory, MOST_LANDS>,
    /// The numbers in use.
    pub live: LandSet,
    /// The open territories.
    pub open: LandSet,
    /// The territories each seat controls.
    pub held: [LandSet; 5],
    /// Cells beside the map, row by row.
    #[serde(with = "keyed::gaps")]
    pub gaps: ArrayVec<Gap, MOST_LANDS>,
    /// The number of the territory of each area, by tile.
    home: ArrayVec<[u8; 4], TILES>,
    /// The building on the slot of each area, by tile.
    built: ArrayVec<[Option<Building>; 4], TILES>,
}

table::cloned_in_place! {
    Map { tiles, lands, live, open, held, gaps, home, built }
}

/// An empty table.
impl Default for Map {
    fn default() -> Map {
        Map {
            tiles: ArrayVec::new(),
            lands: ArrayVec::new(),
            live: LandSet::EMPTY,
            open: LandSet::EMPTY,
            held: [LandSet::EMPTY; 5],
            gaps: ArrayVec::new(),
            home: [[NOWHERE; 4]; TILES].into_iter().collect(),
            built: [[None; 4]; TILES].into_iter().collect(),
        }
    }
}

impl Map {
    /// The territory an area belongs to.
    #[inline]
    pub fn land_of(&self, site: Site) -> Option<Land> {
        let number = *self.home.get(site.tile().index())?.get(site.area())?;
        if number == NOWHERE { None } else { Some(Land::new(number.into())) }
    }

    /// The territory with this name; areas that have been joined to another name nothing.
    #[inline]
    pub fn named(&self, site: Site) -> Option<Land> {
        self.land_of(site).filter(|land| self[*land].site == site)
    }

    /// The territory an area on the map belongs to.
    ///
    /// # Panics
    /// If the area is not on the map; flow and pieces only ever stand on it.
    #[inline]
    pub(crate) fn at(&self, site: Site) -> Land {
        self.land_of(site).expect("the area lies on the map")
    }

    /// The territories in use, each with its number.
    pub fn territories(&self) -> impl Iterator<Item = (Land, &Territory)> {
        self.live.iter().map(|land| (land, &self[land]))
    }

    /// The building on the slot of an area.
    pub fn building_at(&self, site: Site) -> Option<Building> {
        *self.built.get(site.tile().index())?.get(site.area())?
    }

    /// The tile in a cell.
    pub fn tile_at(&self, x: i8, y: i8) -> Option<Placed> {
        self.tiles.iter().copied().find(|placed| placed.x == x && placed.y == y)
    }

    /// The place of a cell among the gaps.
    pub fn gap_at(&self, x: i8, y: i8) -> Option<usize> {
        self.gaps.iter().position(|gap| gap.x == x && gap.y == y)
    }

    /// Gives a territory to somebody, or to nobody.
    pub(crate) fn set_owner(&mut self, land: Land, owner: Option<Seat>) {
        if let Some(before) = self[land].owner {
            self.held[before.index()].remove(land);
        }
        if let Some(now) = owner {
            self.held[now.index()].add(land);
        }
        self[land].owner = owner;
    }

    /// The areas of a territory in the order of the component list.
    pub fn areas(&self, land: Land) -> impl Iterator<Item = Site> + '_ {
        self[land].tiles.iter().flat_map(move |tile| {
            let homes = self.home[tile.index()];
            (0..4).filter(move |area| homes[*area] as usize == land.index()).map(move |area| Site::new(tile, area))
        })
    }

    /// Puts a building on the first free slot of this kind; it stays there for good (NG-7.5).
    pub(crate) fn build(&mut self, book: &Book, land: Land, building: Building, slot: Option<Slot>) {
        let Some(slot) = slot else {
            self[land].slotless[building.index()] += 1;
            self[land].buildings[building.index()] += 1;
            return;
        };
        if let Some(site) = self.standing(book, land, None, slot) {
            self.set_building(site, Some(building));
            self[land].free[slot.index()] -= 1;
            self[land].buildings[building.index()] += 1;
        }
    }

    pub(crate) fn set_building(&mut self, site: Site, building: Option<Building>) {
        self.built[site.tile().index()][site.area()] = building;
    }

    /// The first area of a territory where a building of this type, or none, stands on a slot of this kind.
    pub(crate) fn standing(&self, book: &Book, land: Land, what: Option<Building>, slot: Slot) -> Option<Site> {
        let slot_of = |site: &Site| book.tile(site.tile()).areas[site.area()].slot;
        self.areas(land).find(|site| slot_of(site) == Some(slot) && self.building_at(*site) == what)
    }
}

impl Index<Land> for Map {
    type Output = Territory;

    #[inline]
    fn index(&self, land: Land) -> &Territory {
        &self.lands[land.index()]
    }
}

impl IndexMut<Land> for Map {
    #[inline]
    fn index_mut(&mut self, land: Land) -> &mut Territory {
        &mut self.lands[land.index()]
    }
}
