//! The map: tiles, rivers, and which hexes are adjacent (CM-3).

use crate::hex::{At, Direction, Edges, Hex, HexSet, MOST_HEXES};
use serde::{Deserialize, Serialize};

table::named! {
    /// The terrain of a hex (CM-3.1).
    pub enum Terrain {
        /// Fertile land.
        Fertile = "fertile",
        /// Wilderness.
        Wilderness = "wilderness",
        /// Mountains.
        Mountain = "mountain",
        /// Quarry.
        Quarry = "quarry",
        /// Desert.
        Desert = "desert",
    }
}

table::named! {
    /// A kind of tile: a terrain with or without a feature (CM-3.2). Tiles of one kind are identical.
    #[derive(Default)]
    pub enum Tile as "tile" {
        /// Fertile land with the crossing.
        #[default]
        Crossing = "crossing",
        /// Fertile land with a river along two edges.
        River = "river",
        /// Plain fertile land.
        Fertile = "fertile",
        /// Wilderness.
        Wilderness = "wilderness",
        /// Mountains.
        Mountain = "mountain",
        /// A quarry.
        Quarry = "quarry",
        /// Plain desert.
        Desert = "desert",
        /// Desert with the holy site.
        Holy = "holy",
    }
}

impl Tile {
    /// Its terrain.
    pub const fn terrain(self) -> Terrain {
        match self {
            Tile::Crossing | Tile::River | Tile::Fertile => Terrain::Fertile,
            Tile::Wilderness => Terrain::Wilderness,
            Tile::Mountain => Terrain::Mountain,
            Tile::Quarry => Terrain::Quarry,
            Tile::Desert | Tile::Holy => Terrain::Desert,
        }
    }
}

/// How many names the dictionaries have for each kind of tile.
pub const NAMES_OF_A_KIND: u8 = 5;

/// Tiles of all players in turn order, by kind.
pub type TileHands = [[u8; Tile::COUNT]; 5];

/// The map as it lies: its hexes in the order of [`At::order`], and what follows from where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Land {
    count: u8,
    at: [At; MOST_HEXES],
    tile: [Tile; MOST_HEXES],
    river: [Edges; MOST_HEXES],
    /// Which name of its kind each hex bears.
    name: [u8; MOST_HEXES],
    touching: [HexSet; MOST_HEXES],
    adjacent: [HexSet; MOST_HEXES],
    of_tile: [HexSet; Tile::COUNT],
}

impl Land {
    /// The map of these tiles; those beyond the sixteenth are left out. Its hexes are named row by row, in whatever order they are given.
    pub fn of(tiles: impl IntoIterator<Item = (At, Tile, Edges)>) -> Land {
        let mut land = Land::default();
        let mut tiles: Vec<(At, Tile, Edges)> = tiles.into_iter().collect();
        tiles.sort_by_key(|(at, ..)| at.order());
        for (at, tile, river) in tiles {
            land.lay(at, tile, river);
        }
        land.relate();
        land
    }

    /// Lays one more tile on a free place. The hexes after it in the order move up by one, so this is for building the map
    /// only.
    pub fn add(&mut self, at: At, tile: Tile, river: Edges) {
        if self.lay(at, tile, river) {
            self.relate();
        }
    }

    /// Lays a tile on a free place, and says whether it did. What touches what is not looked at.
    fn lay(&mut self, at: At, tile: Tile, river: Edges) -> bool {
        let count = self.count as usize;
        if count == MOST_HEXES || self.find(at).is_some() {
            return false;
        }
        let name = self.free_name(at, tile);
        let place = (0..count).find(|index| self.at[*index].order() > at.order()).unwrap_or(count);
        for index in (place..count).rev() {
            self.at[index + 1] = self.at[index];
            self.tile[index + 1] = self.tile[index];
            self.river[index + 1] = self.river[index];
            self.name[index + 1] = self.name[index];
        }
        (self.at[place], self.tile[place], self.river[place], self.name[place]) = (at, tile, river, name);
        self.count += 1;
        true
    }

    /// Which name of its kind a new hex gets: the first that none bears, beginning at a place of the list that depends on where it lies.
    /// So it keeps its name whatever is laid after it, and maps differ in more than their order.
    fn free_name(&self, at: At, tile: Tile) -> u8 {
        let begin = (2 * i16::from(at.q) + 3 * i16::from(at.r)).rem_euclid(i16::from(NAMES_OF_A_KIND)) as u8;
        let wheel = (0..NAMES_OF_A_KIND).map(|step| (begin + step) % NAMES_OF_A_KIND);
        let laid = self.all();
        let free = |name: &u8| !laid.iter().any(|hex| self.tile(hex) == tile && self.name(hex) == *name);
        wheel.chain(NAMES_OF_A_KIND..MOST_HEXES as u8).find(free).unwrap_or_default()
    }

    /// Takes the names of these hexes away, before they get others.
    pub(crate) fn forget_names(&mut self, hexes: impl Iterator<Item = Hex>) {
        hexes.for_each(|hex| self.name[hex.index()] = u8::MAX);
    }

    /// Gives a hex another name of its kind; `false` where that is no name, or another hex bears it.
    pub(crate) fn rename(&mut self, hex: Hex, name: u8) -> bool {
        let others = self.of_tile(self.tile(hex)) - hex.alone();
        let free = usize::from(name) < MOST_HEXES && others.iter().all(|other| self.name(other) != name);
        if free {
            self.name[hex.index()] = name;
        }
        free
    }

    /// Works out what touches and what is adjacent (CM-3.4–3.7).
    fn relate(&mut self) {
        self.of_tile = [HexSet::EMPTY; Tile::COUNT];
        for hex in self.all().iter() {
            let mut touching = HexSet::EMPTY;
            let mut adjacent = HexSet::EMPTY;
            for direction in Direction::ALL {
                let Some(other) = self.find(self.at(hex).step(direction)).filter(|other| *other != hex) else {
                    continue;
                };
                touching.add(other);
                let cut = self.river(hex).has(direction) || self.river(other).has(direction.opposite());
                if !cut {
                    adjacent.add(other);
                }
            }
            self.touching[hex.index()] = touching;
            self.adjacent[hex.index()] = adjacent;
            self.of_tile[self.tile(hex).index()].add(hex);
        }
    }

    /// How many hexes there are.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether nothing has been laid yet.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All hexes.
    pub const fn all(&self) -> HexSet {
        HexSet::first_of(self.count as usize)
    }

    /// The hex at this place, if there is one.
    pub fn find(&self, at: At) -> Option<Hex> {
        self.at[..self.count as usize].iter().position(|other| *other == at).map(Hex::new)
    }

    /// Where a hex lies.
    pub const fn at(&self, hex: Hex) -> At {
        self.at[hex.index()]
    }

    /// What tile it is.
    pub const fn tile(&self, hex: Hex) -> Tile {
        self.tile[hex.index()]
    }

    /// Which name of its kind it bears.
    pub const fn name(&self, hex: Hex) -> u8 {
        self.name[hex.index()]
    }

    /// Its terrain (CM-3.1).
    pub const fn terrain(&self, hex: Hex) -> Terrain {
        self.tile(hex).terrain()
    }

    /// Its own river edges (CM-3.5); none but a river tile has any.
    pub const fn river(&self, hex: Hex) -> Edges {
        self.river[hex.index()]
    }

    /// The hexes that share an edge with it (CM-3.4).
    pub const fn touching(&self, hex: Hex) -> HexSet {
        self.touching[hex.index()]
    }

    /// The hexes adjacent to it: touching, with no river edge of either between (CM-3.4, CM-3.5, CM-3.6). No other neighbour relation is
    /// used (CM-3.7).
    pub const fn adjacent(&self, hex: Hex) -> HexSet {
        self.adjacent[hex.index()]
    }

    /// The hexes adjacent to any hex of a set.
    pub fn beside(&self, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |found, hex| found | self.adjacent(hex))
    }

    /// All hexes with this tile.
    pub const fn of_tile(&self, tile: Tile) -> HexSet {
        self.of_tile[tile.index()]
    }

    /// All hexes with this terrain.
    pub fn of_terrain(&self, terrain: Terrain) -> HexSet {
        Tile::ALL
            .into_iter()
            .filter(|tile| tile.terrain() == terrain)
            .fold(HexSet::EMPTY, |found, tile| found | self.of_tile(tile))
    }

    /// The hex with the holy site, as a set (CM-3.3).
    pub const fn holy_site(&self) -> HexSet {
        self.of_tile(Tile::Holy)
    }

    /// The hex with the crossing, as a set (CM-3.3).
    pub const fn crossing(&self) -> HexSet {
        self.of_tile(Tile::Crossing)
    }
}
