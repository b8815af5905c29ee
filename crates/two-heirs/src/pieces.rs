//! What is in the box: terrains, sets, building kinds, sides of the table, units (TH-0).

use serde::{Deserialize, Serialize};
use table::{named, numbered, set};

named! {
    /// The colour of a tile on both its sides (TH-0.4); it says which resource the tile gives (TH-6.1).
    #[derive(Default)]
    pub enum Terrain as "terrain" {
        /// Forest, gives wood.
        #[default]
        Green = "gn",
        /// Rock, gives stone.
        Grey = "gy",
        /// Field, gives grain.
        Yellow = "ye",
    }
}

named! {
    /// The six sets of nine tiles; a game uses three (TH-1.1).
    pub enum TileSet as "set" {
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

named! {
    /// The kinds of buildings; what each is worth stands in TH-14.
    pub enum Building as "building" {
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

named! {
    /// Which line an inn or a watchtower looks along.
    pub enum Line {
        /// East and west.
        Row = "row",
        /// North and south.
        Column = "column",
    }
}

named! {
    /// The two sides of the table. White sits south and is seat `a`; Blue sits north and is seat `b`, or in the
    /// solo game Henry (TH-0.3). Everywhere in files, records and views they are written `a` and `b`.
    #[derive(Default)]
    pub enum Side {
        /// The south side: tiles lie as printed.
        #[default]
        White = "a",
        /// The north side: tiles lie turned by half a turn.
        Blue = "b",
    }
}

named! {
    /// The colours of the pieces.
    pub enum Colour as "colour" {
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

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.a,
            Side::Blue => &self.b,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for Both<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.a,
            Side::Blue => &mut self.b,
        }
    }
}

named! {
    /// The three units of a side (TH-1.4).
    pub enum Unit as "unit" {
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

numbered! {
    /// A tile: its number in the edition, or – from 54 on – a face-down tile of which only the terrain is known.
    pub struct TileId
}

impl TileId {
    /// How many tiles an edition has.
    pub const COUNT: usize = 54;
    /// How many tiles a set has.
    pub const PER_SET: usize = 9;

    /// A face-down tile nobody has seen the face of.
    pub const fn unseen(terrain: Terrain) -> TileId {
        TileId::new(TileId::COUNT + terrain.index())
    }

    /// Whether it is known which tile it is.
    pub const fn is_known(self) -> bool {
        self.index() < TileId::COUNT
    }
}

set! {
    /// Tiles of the edition.
    pub struct Tiles(u64) of TileId by TileId::new
}

set! {
    /// Sets of tiles.
    pub struct Sets(u8) of TileSet by TileSet::from_index
}

set! {
    /// Units of one side.
    pub struct Units(u8) of Unit by Unit::from_index
}

set! {
    /// Kinds of buildings.
    pub struct Buildings(u32) of Building by Building::from_index
}

impl Sets {
    /// All tiles of these sets.
    pub fn tiles(self) -> Tiles {
        let of_one = Tiles::first_of(TileId::PER_SET).bits();
        self.iter().fold(Tiles::EMPTY, |tiles, set| tiles | Tiles::from_bits(of_one << (TileId::PER_SET * set.index())))
    }
}

numbered! {
    /// A treasure: its number in the edition.
    pub struct TreasureId
}

impl TreasureId {
    /// How many treasures there are.
    pub const COUNT: usize = 10;
}

set! {
    /// Treasures of the edition.
    pub struct Treasures(u16) of TreasureId by TreasureId::new
}

/// So much wood, stone and grain: a supply or a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// From green tiles.
    pub wood: u8,
    /// From grey tiles.
    pub stone: u8,
    /// From yellow tiles.
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
