//! Tables with one entry per seat or per region, written as maps: `{ a = …, b = … }`, `{ N = …, U = … }`.

use crate::pieces::{REGIONS, Region};
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};
use table::Seat;

/// The most players.
pub const MOST_PLAYERS: usize = 5;

/// One entry for each seat of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T> {
    players: u8,
    entries: [T; MOST_PLAYERS],
}

impl<T: Copy + Default> BySeat<T> {
    /// The usual entry for each of so many players.
    pub fn new(players: usize) -> BySeat<T> {
        BySeat { players: players.min(MOST_PLAYERS) as u8, entries: [T::default(); MOST_PLAYERS] }
    }
}

impl<T: Copy> BySeat<T> {
    /// The number of seats.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The seats in clockwise order from `a`.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.players())
    }

    /// The entries in the order of the seats.
    pub fn values(&self) -> &[T] {
        &self.entries[..self.players()]
    }

    /// The entries in the order of the seats, to change.
    pub fn values_mut(&mut self) -> &mut [T] {
        let players = self.players();
        &mut self.entries[..players]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.entries[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.entries[seat.index()]
    }
}

impl<T: Copy + Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.players()))?;
        for seat in self.seats() {
            map.serialize_entry(&seat.to_string(), &self[seat])?;
        }
        map.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let entries = BTreeMap::<String, T>::deserialize(deserializer)?;
        if entries.len() > MOST_PLAYERS {
            return Err(D::Error::custom("more entries than seats"));
        }
        let mut table = BySeat::new(entries.len());
        for (place, (letter, entry)) in entries.into_iter().enumerate() {
            let seat: Seat = letter.parse().map_err(D::Error::custom)?;
            if seat.index() != place {
                return Err(D::Error::custom(format!("seat `{letter}` sits at no place of the table")));
            }
            table[seat] = entry;
        }
        Ok(table)
    }
}

/// One entry for each region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByRegion<T>(pub [T; REGIONS]);

impl<T> Index<Region> for ByRegion<T> {
    type Output = T;

    fn index(&self, region: Region) -> &T {
        &self.0[region as usize]
    }
}

impl<T> IndexMut<Region> for ByRegion<T> {
    fn index_mut(&mut self, region: Region) -> &mut T {
        &mut self.0[region as usize]
    }
}

impl<T: Serialize> Serialize for ByRegion<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Region::ALL.iter().map(|region| (region.id(), &self[*region])))
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for ByRegion<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByRegion<T>, D::Error> {
        let mut table = ByRegion::default();
        for (code, entry) in BTreeMap::<String, T>::deserialize(deserializer)? {
            table[code.parse().map_err(D::Error::custom)?] = entry;
        }
        Ok(table)
    }
}
