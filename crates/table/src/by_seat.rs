//! Tables with one entry for each seat.

use crate::Seat;
use crate::seat::MOST_SEATS;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

/// One entry for each seat of the table, written as a map: `{ a = …, b = … }`. `MOST` is the most players of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const MOST: usize = MOST_SEATS> {
    players: u8,
    entries: [T; MOST],
}

impl<T: Copy + Default, const MOST: usize> BySeat<T, MOST> {
    /// The usual entry for each of so many players.
    pub fn new(players: usize) -> BySeat<T, MOST> {
        BySeat { players: players.min(MOST) as u8, entries: [T::default(); MOST] }
    }
}

impl<T, const MOST: usize> BySeat<T, MOST> {
    /// The number of seats.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The seats in clockwise order from `a`.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T, MOST> {
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

    /// Every seat with its entry.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.values())
    }
}

impl<T, const MOST: usize> Index<Seat> for BySeat<T, MOST> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.entries[seat.index()]
    }
}

impl<T, const MOST: usize> IndexMut<Seat> for BySeat<T, MOST> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.entries[seat.index()]
    }
}

impl<T: Serialize, const MOST: usize> Serialize for BySeat<T, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        lettered::serialize(self.values(), serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const MOST: usize> Deserialize<'de> for BySeat<T, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T, MOST>, D::Error> {
        let entries: ArrayVec<T, MOST> = lettered::deserialize(deserializer)?;
        let mut table = BySeat::new(entries.len());
        table.values_mut().copy_from_slice(&entries);
        Ok(table)
    }
}

/// Lists by seat in which no place is kept for players that are not there, written like [`BySeat`]: `#[serde(with = "table::lettered")]`.
pub mod lettered {
    use super::{ArrayVec, BTreeMap, Deserialize, Deserializer, Seat, Serialize, Serializer};
    use serde::de::Error;

    /// Writes a list by seat as a table with the keys `a`, `b`, ….
    pub fn serialize<S: Serializer, T: Serialize>(list: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Seat::all(list.len()).zip(list))
    }

    /// Reads a table with the keys `a`, `b`, … without a gap as a list by seat.
    pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const MOST: usize>(
        deserializer: D,
    ) -> Result<ArrayVec<T, MOST>, D::Error> {
        let entries = BTreeMap::<Seat, T>::deserialize(deserializer)?;
        let gap = entries.keys().enumerate().any(|(place, seat)| seat.index() != place);
        if gap || entries.len() > MOST {
            return Err(D::Error::custom("the seats a, b, c … must stand here without a gap"));
        }
        Ok(entries.into_values().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_by_seat_is_written_by_letters_and_read_again() {
        let mut coins: BySeat<u8, 5> = BySeat::new(3);
        coins[Seat::new(1)] = 7;
        let text = serde_json::to_string(&coins).expect("plain data");
        assert_eq!(text, r#"{"a":0,"b":7,"c":0}"#);
        assert_eq!(serde_json::from_str::<BySeat<u8, 5>>(&text).expect("just written"), coins);
        assert!(serde_json::from_str::<BySeat<u8, 5>>(r#"{"a":0,"c":7}"#).is_err());
        assert!(serde_json::from_str::<BySeat<u8, 2>>(&text).is_err());
    }
}
