//! The map: tiles grow into territories that join, close and border each other (section 5 of the ledger).
//!
//! Everything that follows from the placed tiles is kept up to date here, tile by tile, so that the rules never search for it.

use crate::book::Book;
use crate::names::{BEARS, Building, Site, Slot, TILES, Tile, WOLVES};
use crate::sets::{LandSet, MOST_LANDS, TileSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
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

/// A fight still to be fought in a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// None.
    #[default]
    None,
    /// Between players.
    Players,
    /// Against this creature.
    Creature(crate::names::Creature),
}

/// A territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Land {
    /// The area it began with; its name.
    pub site: Site,
    /// The tiles it covers; their number is its size.
    pub tiles: TileSet,
    /// Open sides; none when it is closed.
    pub rim: u8,
    /// Printed icons: food, wood, lore.
    pub icons: [u8; 3],
    /// Free slots: small, stone, large.
    pub free: [u8; 3],
    /// All slots: small, stone, large.
    pub slots: [u8; 3],
    /// Lair signs.
    pub lairs: u8,
    /// Buildings by type.
    pub buildings: [u8; 8],
    /// Small buildings that stand on no slot, by type.
    pub slotless: [u8; 5],
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Regular units by seat.
    pub units: [u8; 5],
    /// Creatures as bits.
    pub beasts: u16,
    /// Territories it borders, over any border.
    pub near: LandSet,
    /// Territories it borders over a regular border.
    pub regular: LandSet,
    /// Whether one of its borders has this territory on both sides.
    pub knot: bool,
    /// Figures placed here by the running Recruit.
    pub fresh: u8,
    /// Regular units that entered beside a hostile creature in the running Move and must stay.
    pub pinned: u8,
    /// Already used by the running retreat.
    pub used: bool,
    /// A fight still to come in the running action.
    pub due: Due,
    /// Whether there was a fight here this turn; kept only where the options ask for it.
    pub fought: bool,
}

impl Land {
    fn new(site: Site) -> Land {
        Land {
            site,
            tiles: TileSet::EMPTY,
            rim: 0,
            icons: [0; 3],
            free: [0; 3],
            slots: [0; 3],
            lairs: 0,
            buildings: [0; 8],
            slotless: [0; 5],
            owner: None,
            units: [0; 5],
            beasts: 0,
            near: LandSet::EMPTY,
            regular: LandSet::EMPTY,
            knot: false,
            fresh: 0,
            pinned: 0,
            used: false,
            due: Due::None,
            fought: false,
        }
    }

    /// The number of tiles it covers.
    #[inline]
    pub const fn size(&self) -> usize {
        self.tiles.len()
    }

    /// Whether it is closed (5.3).
    #[inline]
    pub const fn is_closed(&self) -> bool {
        self.rim == 0
    }

    /// Whether a Wolf creature is here.
    #[inline]
    pub const fn has_wolf(&self) -> bool {
        self.beasts & WOLVES != 0
    }

    /// Whether a Brown Bear is here.
    #[inline]
    pub const fn has_bear(&self) -> bool {
        self.beasts & BEARS != 0
    }

    /// How many buildings of a type.
    #[inline]
    pub const fn count(&self, building: Building) -> u8 {
        self.buildings[building.index()]
    }

    /// How many large buildings.
    pub fn large(&self) -> u8 {
        self.buildings[Building::SMALL..].iter().sum()
    }

    /// Small buildings count 1, large ones 3 (NG-28.4).
    pub fn building_points(&self) -> u8 {
        self.buildings[..Building::SMALL].iter().sum::<u8>() + 3 * self.large()
    }

    /// What its buildings produce: food, wood, lore.
    pub fn works(&self) -> [u8; 3] {
        [self.count(Building::FoodSilo), self.count(Building::WoodcutterLodge), self.count(Building::CarvedStone)]
    }

    /// Icons and producing buildings together, creatures not regarded.
    pub fn wealth(&self) -> [u8; 3] {
        let works = self.works();
        std::array::from_fn(|resource| self.icons[resource] + works[resource])
    }

    /// What a harvest brings, open or closed (NG-12.3, NG-12.5), and what a Wolf leaves of it (NG-12.6, NG-29.1).
    pub fn harvest(&self) -> [u8; 3] {
        if self.has_wolf() { self.works() } else { self.wealth() }
    }

    /// Regular units of all players.
    pub fn all_units(&self) -> u8 {
        self.units.iter().sum()
    }
}

/// What a placement did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Laid {
    /// Territories it closed.
    pub closed: LandSet,
    /// Territories with an area on the new tile.
    pub on_tile: LandSet,
    /// The territory with the lair of the new tile.
    pub lair: Option<usize>,
}

/// No territory.
const NOWHERE: u8 = u8::MAX;

/// The tiles on the table and everything that follows from them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Map {
    /// In the order they were placed.
    pub tiles: ArrayVec<Placed, TILES>,
    /// Territories by number; numbers of joined ones stay unused.
    pub lands: ArrayVec<Land, MOST_LANDS>,
    /// The numbers in use.
    pub live: LandSet,
    /// The open territories.
    pub open: LandSet,
    /// The territories each seat controls.
    pub held: [LandSet; 5],
    /// Cells beside the map.
    pub gaps: ArrayVec<Gap, MOST_LANDS>,
    /// The territory of each area, by tile.
    home: ArrayVec<[u8; 4], TILES>,
    /// The building on the slot of each area, by tile.
    built: ArrayVec<[Option<Building>; 4], TILES>,
}

impl Map {
    /// An empty table.
    pub fn new() -> Map {
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

    /// The number of the territory an area belongs to.
    #[inline]
    pub fn land_of(&self, site: Site) -> Option<usize> {
        let number = *self.home.get(site.tile().index())?.get(site.area())?;
        if number == NOWHERE { None } else { Some(number as usize) }
    }

    /// The number of the territory with this name; areas that have been joined to another name nothing.
    #[inline]
    pub fn named(&self, site: Site) -> Option<usize> {
        self.land_of(site).filter(|land| self.lands[*land].site == site)
    }

    /// The territory an area on the map belongs to.
    ///
    /// # Panics
    /// If the area is not on the map; flow and pieces only ever stand on it.
    #[inline]
    pub(crate) fn at(&self, site: Site) -> usize {
        self.land_of(site).expect("the area lies on the map")
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
    pub(crate) fn set_owner(&mut self, land: usize, owner: Option<Seat>) {
        if let Some(before) = self.lands[land].owner {
            self.held[before.index()].take(land);
        }
        if let Some(now) = owner {
            self.held[now.index()].add(land);
        }
        self.lands[land].owner = owner;
    }

    /// The areas of a territory in the order of the component list.
    pub fn areas(&self, land: usize) -> impl Iterator<Item = Site> + '_ {
        self.lands[land].tiles.iter().flat_map(move |tile| {
            let homes = self.home[tile.index()];
            (0..4).filter(move |area| homes[*area] as usize == land).map(move |area| Site::new(tile, area))
        })
    }

    /// Puts a building on the first free slot of this kind; it stays there for good (NG-7.5).
    pub(crate) fn build(&mut self, book: &Book, land: usize, building: Building, slot: Option<Slot>) {
        let Some(slot) = slot else {
            self.lands[land].slotless[building.index()] += 1;
            self.lands[land].buildings[building.index()] += 1;
            return;
        };
        let site = self.areas(land).find(|site| {
            book.tile(site.tile()).areas[site.area()].slot == Some(slot) && self.building_at(*site).is_none()
        });
        if let Some(site) = site {
            self.set_building(site, Some(building));
            self.lands[land].free[slot.index()] -= 1;
            self.lands[land].buildings[building.index()] += 1;
        }
    }

    pub(crate) fn set_building(&mut self, site: Site, building: Option<Building>) {
        self.built[site.tile().index()][site.area()] = building;
    }

    /// The first area of a territory where a building of this type stands on a slot of this kind.
    pub(crate) fn standing(&self, book: &Book, land: usize, building: Building, slot: Slot) -> Option<Site> {
        self.areas(land).find(|site| {
            book.tile(site.tile()).areas[site.area()].slot == Some(slot) && self.building_at(*site) == Some(building)
        })
    }

    /// Lays the first tile.
    pub(crate) fn begin(&mut self, book: &Book, tile: Tile, x: i8, y: i8, turn: u8) -> Laid {
        self.gaps.push(Gap { x, y, faces: [None; 4], must: 0, must_not: 0 });
        self.lay(book, tile, self.gaps.len() - 1, turn)
    }

    /// Lays a tile into a gap: joins areas, counts what they bring, closes territories (5.2–5.4). Legality is not looked at.
    pub(crate) fn lay(&mut self, book: &Book, tile: Tile, gap: usize, turn: u8) -> Laid {
        let info = book.tile(tile);
        let gap = self.gaps.swap_remove(gap);
        self.tiles.push(Placed { tile, x: gap.x, y: gap.y, turn });
        for area in 0..info.areas.len() {
            self.add_area(book, tile, area, turn, &gap);
        }
        for border in &info.borders {
            let (a, b) = (self.home[tile.index()][border.a as usize], self.home[tile.index()][border.b as usize]);
            self.add_border(a as usize, b as usize, border.rough);
        }
        let mut laid = Laid { lair: info.lair.map(|area| self.at(Site::new(tile, area as usize))), ..Laid::default() };
        for area in 0..info.areas.len() {
            let land = self.at(Site::new(tile, area));
            laid.on_tile.add(land);
            if self.lands[land].is_closed() {
                laid.closed.add(land);
                self.open.take(land);
            }
        }
        self.widen(book, &gap);
        laid
    }

    /// One area of the new tile: it joins what it touches, or begins a territory.
    fn add_area(&mut self, book: &Book, tile: Tile, area: usize, turn: u8, gap: &Gap) {
        let info = book.tile(tile);
        let site = Site::new(tile, area);
        let mut land = None;
        let mut rim = 0;
        for direction in 0..4 {
            if info.owner[turn as usize][direction] as usize != area {
                continue;
            }
            let Some(face) = gap.faces[direction] else {
                rim += 1;
                continue;
            };
            let touched = self.at(face);
            self.lands[touched].rim -= 1;
            land = Some(match land {
                None => touched,
                Some(before) if before == touched => before,
                Some(before) => self.merge(before, touched),
            });
        }
        let land = land.unwrap_or_else(|| {
            self.lands.push(Land::new(site));
            self.live.add(self.lands.len() - 1);
            self.open.add(self.lands.len() - 1);
            self.lands.len() - 1
        });
        self.home[tile.index()][area] = land as u8;
        let printed = &info.areas[area];
        let land = &mut self.lands[land];
        land.tiles.add(tile);
        land.rim += rim;
        (0..3).for_each(|resource| land.icons[resource] += printed.icons[resource]);
        if let Some(slot) = printed.slot {
            land.slots[slot.index()] += 1;
            land.free[slot.index()] += 1;
        }
        land.lairs += u8::from(printed.lair);
    }

    /// Makes two territories one; the older keeps its number (NG-9.10).
    fn merge(&mut self, one: usize, other: usize) -> usize {
        let (keep, gone) = (one.min(other), one.max(other));
        let lost = self.lands[gone];
        self.lands[gone] = Land::new(lost.site);
        for homes in &mut self.home {
            homes.iter_mut().filter(|home| **home as usize == gone).for_each(|home| *home = keep as u8);
        }
        for near in lost.near.iter() {
            self.lands[near].near.take(gone);
            self.lands[near].regular.take(gone);
        }
        let inner = lost.near.has(keep);
        for near in lost.near.iter().filter(|near| *near != keep) {
            self.add_border(keep, near, !lost.regular.has(near));
        }
        self.live.take(gone);
        self.open.take(gone);
        let owner = self.lands[keep].owner.or(lost.owner);
        if let Some(before) = lost.owner {
            self.held[before.index()].take(gone);
        }
        self.set_owner(keep, owner);
        let land = &mut self.lands[keep];
        land.knot |= lost.knot | inner;
        land.tiles = land.tiles.with(lost.tiles);
        land.rim += lost.rim;
        land.lairs += lost.lairs;
        land.beasts |= lost.beasts;
        land.fought |= lost.fought;
        for place in 0..3 {
            land.icons[place] += lost.icons[place];
            land.free[place] += lost.free[place];
            land.slots[place] += lost.slots[place];
        }
        (0..8).for_each(|place| land.buildings[place] += lost.buildings[place]);
        (0..5).for_each(|place| land.slotless[place] += lost.slotless[place]);
        (0..5).for_each(|place| land.units[place] += lost.units[place]);
        keep
    }

    fn add_border(&mut self, a: usize, b: usize, rough: bool) {
        if a == b {
            self.lands[a].knot = true;
            return;
        }
        for (from, to) in [(a, b), (b, a)] {
            self.lands[from].near.add(to);
            if !rough {
                self.lands[from].regular.add(to);
            }
        }
    }

    /// The cells around a new tile learn of it.
    fn widen(&mut self, book: &Book, gap: &Gap) {
        for (dx, dy) in DIRECTIONS {
            let (x, y) = (gap.x + dx, gap.y + dy);
            if self.gap_at(x, y).is_none() && self.tile_at(x, y).is_none() {
                self.gaps.push(Gap { x, y, faces: [None; 4], must: 0, must_not: 0 });
            }
        }
        for place in 0..self.gaps.len() {
            let near = &self.gaps[place];
            if near.x.abs_diff(gap.x) <= 1 && near.y.abs_diff(gap.y) <= 1 {
                self.gaps[place] = self.survey(book, near.x, near.y);
            }
        }
    }

    /// What an empty cell sees around it.
    fn survey(&self, book: &Book, x: i8, y: i8) -> Gap {
        let beside: [Option<Placed>; 4] =
            std::array::from_fn(|side| self.tile_at(x + DIRECTIONS[side].0, y + DIRECTIONS[side].1));
        let faces = std::array::from_fn(|side| {
            beside[side].map(|placed| {
                let area = book.tile(placed.tile).owner[placed.turn as usize][(side + 2) % 4];
                Site::new(placed.tile, area as usize)
            })
        });
        let (mut must, mut must_not) = (0, 0);
        for corner in 0..4 {
            let next = (corner + 1) % 4;
            let (Some(first), Some(second)) = (beside[corner], beside[next]) else { continue };
            let (dx, dy) = (DIRECTIONS[corner].0 + DIRECTIONS[next].0, DIRECTIONS[corner].1 + DIRECTIONS[next].1);
            let Some(across) = self.tile_at(x + dx, y + dy) else { continue };
            let ends = |placed: Placed, corner: usize| {
                u32::from(book.tile(placed.tile).ends[placed.turn as usize] >> (corner % 4) & 1)
            };
            match ends(first, corner + 1) + ends(second, corner + 3) + ends(across, corner + 2) {
                0 => must_not |= 1 << corner,
                1 => must |= 1 << corner,
                _ => {}
            }
        }
        Gap { x, y, faces, must, must_not }
    }
}

impl Default for Map {
    fn default() -> Map {
        Map::new()
    }
}
