//! Sets of tiles and of territories as bits.

use crate::names::Tile;
use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Some tiles, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// Just this tile.
    pub const fn one(tile: Tile) -> TileSet {
        TileSet(1 << tile.index())
    }

    /// How many tiles.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile is among them.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 != 0
    }

    /// Adds a tile.
    pub fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile out; says whether it was there.
    pub fn take(&mut self, tile: Tile) -> bool {
        let here = self.has(tile);
        self.0 &= !(1 << tile.index());
        here
    }

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// What is left without the other set.
    #[must_use]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// Whether all of them are in the other set.
    pub const fn is_within(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The tiles in the order of the component list.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Tile::new(place))
        })
    }

    /// The first tile, if any.
    pub fn first(self) -> Option<Tile> {
        self.iter().next()
    }

    /// So many tiles, each equally likely; all of them if there are fewer.
    pub fn sample<R: Rng + ?Sized>(self, count: usize, rng: &mut R) -> TileSet {
        let mut left = self;
        let mut drawn = TileSet::EMPTY;
        for _ in 0..count.min(self.len()) {
            let place = rng.random_range(0..left.len());
            if let Some(tile) = left.iter().nth(place) {
                left.take(tile);
                drawn.add(tile);
            }
        }
        drawn
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, |set, tile| set.with(TileSet::one(tile)))
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|tile| tile.to_string())).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileSet, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The most territories a map can have at once: every tile of the box adds one less than it has areas, the first all of them.
pub const MOST_LANDS: usize = 72;

/// Some territories by their numbers on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LandSet(u128);

impl LandSet {
    /// No territory.
    pub const EMPTY: LandSet = LandSet(0);

    /// Just this territory.
    #[inline]
    pub const fn one(land: usize) -> LandSet {
        LandSet(1 << land)
    }

    /// How many territories.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the territory is among them.
    #[inline]
    pub const fn has(self, land: usize) -> bool {
        self.0 >> land & 1 != 0
    }

    /// Adds a territory.
    #[inline]
    pub fn add(&mut self, land: usize) {
        self.0 |= 1 << land;
    }

    /// Takes a territory out.
    #[inline]
    pub fn take(&mut self, land: usize) {
        self.0 &= !(1 << land);
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn with(self, other: LandSet) -> LandSet {
        LandSet(self.0 | other.0)
    }

    /// What is left without the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: LandSet) -> LandSet {
        LandSet(self.0 & !other.0)
    }

    /// What both sets have.
    #[inline]
    #[must_use]
    pub const fn and(self, other: LandSet) -> LandSet {
        LandSet(self.0 & other.0)
    }

    /// The territories by rising number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(place)
        })
    }

    /// The first territory, if any.
    #[inline]
    pub const fn first(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }
}

impl FromIterator<usize> for LandSet {
    fn from_iter<I: IntoIterator<Item = usize>>(lands: I) -> LandSet {
        lands.into_iter().fold(LandSet::EMPTY, |set, land| set.with(LandSet::one(land)))
    }
}

impl fmt::Debug for LandSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for LandSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for LandSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LandSet, D::Error> {
        let lands = Vec::<usize>::deserialize(deserializer)?;
        match lands.iter().find(|land| **land >= MOST_LANDS) {
            Some(land) => Err(serde::de::Error::custom(format!("there is no territory number {land}"))),
            None => Ok(lands.into_iter().collect()),
        }
    }
}
