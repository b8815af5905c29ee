//! What is in the box: terrains, sets, building kinds, sides of the table, units (TH-0).

pub use crate::spot::Spot;

use serde::{Deserialize, Serialize};

/// Makes an enum whose members are written with a short code in files, records and views.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident[$count:literal] { $($(#[$inner:meta])* $member:ident = $code:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$inner])* #[serde(rename = $code)] $member),+
        }

        impl $name {
            /// All of them, in the order of the component list.
            pub const ALL: [$name; $count] = [$($name::$member),+];

            /// The code used in files, records and views.
            pub const fn code(self) -> &'static str {
                match self { $($name::$member => $code),+ }
            }

            /// The one written so.
            pub fn from_code(code: &str) -> Option<$name> {
                match code { $($code => Some($name::$member),)+ _ => None }
            }

            /// Position in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }
    };
}
pub(crate) use coded;

coded! {
    /// The colour of a tile on both its sides (TH-0.4); it says which resource the tile gives (TH-6.1).
    Terrain[3] {
        /// Forest, gives wood.
        Green = "gn",
        /// Rock, gives stone.
        Grey = "gy",
        /// Field, gives grain.
        Yellow = "ye",
    }
}

coded! {
    /// The six sets of nine tiles; a game uses three (TH-1.1).
    TileSet[6] {
        /// Inns, marketplaces, pilgrimage sites, robber keeps.
        Journeys = "journeys",
        /// Mill, bakery and their kin, and the camps.
        Dominion = "dominion",
        /// Producers, trading posts, cathedrals.
        TradeChurch = "trade_church",
        /// Siege towers and fortresses.
        Warfare = "warfare",
        /// Watchtowers and guardhouses.
        Guard = "guard",
        /// Workshops and guild houses.
        Crafts = "crafts",
    }
}

coded! {
    /// The kinds of buildings; what each is worth stands in TH-14.
    Building[24] {
        /// Counts tiles in its row or column.
        Inn = "inn",
        /// Counts tiles at its sides.
        Market = "market",
        /// Counts tiles on its longest road.
        PilgrimageSite = "pilgrimage_site",
        /// Counts enemy buildings at its sides.
        RobberKeep = "robber_keep",
        /// Counts yellow groups at its sides.
        Mill = "mill",
        /// Counts grey groups at its sides.
        Stonemason = "stonemason",
        /// Counts green groups at its sides.
        Pigsty = "pigsty",
        /// Counts own yellow buildings.
        Bakery = "bakery",
        /// Counts own grey buildings.
        Smithy = "smithy",
        /// Counts own green buildings.
        GamekeeperLodge = "gamekeeper_lodge",
        /// Buys one further take.
        Camp = "camp",
        /// Produces grain.
        Farm = "farm",
        /// Produces wood.
        Sawmill = "sawmill",
        /// Produces stone.
        Quarry = "quarry",
        /// Counts own producers.
        TradingPost = "trading_post",
        /// Five points.
        Cathedral = "cathedral",
        /// Destroys in pairs.
        SiegeTower = "siege_tower",
        /// Counts own towers and fortresses.
        Fortress = "fortress",
        /// Counts tiles of its terrain in its row or column.
        Watchtower = "watchtower",
        /// Counts watchtowers on its diagonals.
        Guardhouse = "guardhouse",
        /// Counts green and yellow pairs.
        BasketWorkshop = "basket_workshop",
        /// Counts grey and yellow pairs.
        PotteryWorkshop = "pottery_workshop",
        /// Counts green and grey pairs.
        CooperWorkshop = "cooper_workshop",
        /// Raises the workshops of one kind.
        GuildHouse = "guild_house",
    }
}

impl Building {
    /// What a producer produces (TH-6.4).
    pub const fn product(self) -> Option<Terrain> {
        match self {
            Building::Farm => Some(Terrain::Yellow),
            Building::Sawmill => Some(Terrain::Green),
            Building::Quarry => Some(Terrain::Grey),
            _ => None,
        }
    }

    /// The two colours that make a pair of a workshop (TH-14.19).
    pub const fn pair(self) -> Option<(Terrain, Terrain)> {
        match self {
            Building::BasketWorkshop => Some((Terrain::Green, Terrain::Yellow)),
            Building::PotteryWorkshop => Some((Terrain::Grey, Terrain::Yellow)),
            Building::CooperWorkshop => Some((Terrain::Green, Terrain::Grey)),
            _ => None,
        }
    }
}

coded! {
    /// Which line an inn or a watchtower looks along.
    Line[2] {
        /// East and west.
        Row = "row",
        /// North and south.
        Column = "column",
    }
}

coded! {
    /// The two sides of the table. White sits south and is seat `a`; Blue sits north and is seat `b`, or in the
    /// solo game Henry (TH-0.3). Everywhere in files, records and views they are written `a` and `b`.
    Side[2] {
        /// The south side: tiles lie as printed.
        White = "a",
        /// The north side: tiles lie turned by half a turn.
        Blue = "b",
    }
}

coded! {
    /// The colours of the pieces.
    Colour[2] {
        /// Seat `a`, unless one who plays solo prefers the other.
        White = "white",
        /// Seat `b` or Henry.
        Blue = "blue",
    }
}

impl Side {
    /// The other side of the table; what belongs to it is the enemy's (TH-0.6).
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Blue,
            Side::Blue => Side::White,
        }
    }
}

/// Something both sides have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// White's.
    pub a: T,
    /// Blue's; in the solo game Henry's.
    pub b: T,
}

impl<T> Both<T> {
    /// Made side by side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Both<T> {
        Both { a: make(Side::White), b: make(Side::Blue) }
    }
}

impl<T> std::ops::Index<Side> for Both<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.a,
            Side::Blue => &self.b,
        }
    }
}

coded! {
    /// The three units of a side (TH-1.4).
    Unit[3] {
        /// Never leaves the board.
        Elite = "elite",
        /// A regular unit.
        First = "r1",
        /// The other regular unit.
        Second = "r2",
    }
}

impl Unit {
    /// The two units that may stand at court.
    pub const REGULAR: [Unit; 2] = [Unit::First, Unit::Second];
}

/// A tile: its number in the edition, or – from 54 on – a face-down tile of which only the terrain is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(u8);

impl TileId {
    /// How many tiles an edition has.
    pub const COUNT: usize = 54;
    /// How many tiles a set has.
    pub const PER_SET: usize = 9;

    /// The tile with this number in the edition.
    pub const fn new(index: usize) -> TileId {
        assert!(index < TileId::COUNT);
        TileId(index as u8)
    }

    /// A face-down tile nobody has seen the face of.
    pub const fn unseen(terrain: Terrain) -> TileId {
        TileId((TileId::COUNT + terrain.index()) as u8)
    }

    /// The number; tiles known by terrain only follow after the real ones.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is known which tile it is.
    pub const fn is_known(self) -> bool {
        self.index() < TileId::COUNT
    }

    /// The set it belongs to, and its place in it.
    pub const fn in_set(self) -> (usize, usize) {
        (self.index() / TileId::PER_SET, self.index() % TileId::PER_SET)
    }
}

/// A set of tiles, as small as a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles(pub u64);

impl Tiles {
    /// No tile.
    pub const EMPTY: Tiles = Tiles(0);

    /// Whether the tile is in it.
    pub const fn has(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Puts a tile in.
    pub const fn add(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    /// The tiles that are in both.
    #[must_use]
    pub const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tile with the `n`-th smallest number, from 0.
    pub fn nth(self, n: usize) -> Option<TileId> {
        self.iter().nth(n)
    }

    /// The tiles in the order of the edition.
    pub fn iter(self) -> impl Iterator<Item = TileId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let tile = TileId(left.trailing_zeros() as u8);
                left &= left - 1;
                tile
            })
        })
    }
}

impl FromIterator<TileId> for Tiles {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Tiles {
        let mut set = Tiles::EMPTY;
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}

/// So much wood, stone and grain: a supply or a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// From green tiles.
    #[serde(default)]
    pub wood: u8,
    /// From grey tiles.
    #[serde(default)]
    pub stone: u8,
    /// From yellow tiles.
    #[serde(default)]
    pub grain: u8,
}

impl Goods {
    /// The amount of what this terrain gives.
    pub const fn of(&self, terrain: Terrain) -> u8 {
        match terrain {
            Terrain::Green => self.wood,
            Terrain::Grey => self.stone,
            Terrain::Yellow => self.grain,
        }
    }

    /// One more of what this terrain gives.
    pub const fn add(&mut self, terrain: Terrain) {
        match terrain {
            Terrain::Green => self.wood += 1,
            Terrain::Grey => self.stone += 1,
            Terrain::Yellow => self.grain += 1,
        }
    }

    /// How many resources of `cost` are missing here, over all colours (TH-7.3).
    pub const fn short_of(&self, cost: &Goods) -> u8 {
        cost.wood.saturating_sub(self.wood)
            + cost.stone.saturating_sub(self.stone)
            + cost.grain.saturating_sub(self.grain)
    }

    /// All together.
    pub const fn total(&self) -> u8 {
        self.wood + self.stone + self.grain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_written_and_read_back() {
        assert!(Building::ALL.iter().all(|kind| Building::from_code(kind.code()) == Some(*kind)));
    }

    #[test]
    fn a_set_of_tiles_lists_them_in_order() {
        let set: Tiles = [TileId::new(53), TileId::new(0), TileId::new(7)].into_iter().collect();
        assert_eq!(set.iter().map(TileId::index).collect::<Vec<_>>(), [0, 7, 53]);
        assert_eq!(set.nth(1), Some(TileId::new(7)));
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn what_is_missing_is_counted_colour_by_colour() {
        let supply = Goods { wood: 4, stone: 0, grain: 0 };
        assert_eq!(supply.short_of(&Goods { wood: 1, stone: 0, grain: 2 }), 2);
    }
}
