//! Small maps in one piece.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// A small map: its entries in the order of their keys, in one piece of memory. It is made at once and read often, and written as a map.
///
/// ```
/// use table::Keyed;
///
/// let map: Keyed<u8, &str> = [(2, "two"), (1, "one")].into_iter().collect();
/// assert_eq!(map.keys().collect::<Vec<_>>(), [&1, &2]);
/// assert_eq!((map.get(&2), map.get(&3), map.len()), (Some(&"two"), None, 2));
/// assert_eq!(serde_json::to_string(&map).expect("plain data"), r#"{"1":"one","2":"two"}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Keyed<K, V>(Vec<(K, V)>);

impl<K, V> Default for Keyed<K, V> {
    fn default() -> Keyed<K, V> {
        Keyed(Vec::new())
    }
}

impl<K: Ord, V> Keyed<K, V> {
    /// What stands under a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        let place = self.0.binary_search_by(|(here, _)| here.cmp(key)).ok()?;
        self.0.get(place).map(|(_, value)| value)
    }

    /// Whether anything stands under a key.
    pub fn contains_key(&self, key: &K) -> bool {
        self.get(key).is_some()
    }
}

impl<K, V> Keyed<K, V> {
    /// How many entries there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The keys in their order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator + Clone {
        self.0.iter().map(|(key, _)| key)
    }

    /// What stands under them.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator + Clone {
        self.0.iter().map(|(_, value)| value)
    }

    /// Every key with what stands under it.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + ExactSizeIterator + Clone {
        self.0.iter().map(parted)
    }
}

fn parted<K, V>((key, value): &(K, V)) -> (&K, &V) {
    (key, value)
}

/// Of entries with the same key the first counts.
impl<K: Ord, V> FromIterator<(K, V)> for Keyed<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Keyed<K, V> {
        let mut entries: Vec<(K, V)> = entries.into_iter().collect();
        if !entries.is_sorted_by(|(one, _), (other, _)| one < other) {
            entries.sort_by(|(one, _), (other, _)| one.cmp(other));
            entries.dedup_by(|(one, _), (other, _)| one == other);
        }
        Keyed(entries)
    }
}

impl<'a, K, V> IntoIterator for &'a Keyed<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = std::iter::Map<std::slice::Iter<'a, (K, V)>, fn(&'a (K, V)) -> (&'a K, &'a V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(parted)
    }
}

impl<K: Serialize, V: Serialize> Serialize for Keyed<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self)
    }
}

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Deserialize<'de> for Keyed<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Keyed<K, V>, D::Error> {
        Ok(Keyed(BTreeMap::deserialize(deserializer)?.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::Keyed;
    use crate::Seat;

    #[test]
    fn a_small_map_is_written_as_a_map_and_read_again() {
        let seats = [2, 0, 1].map(|seat| (Seat::new(seat), seat));
        let map: Keyed<Seat, usize> = seats.into_iter().collect();
        let text = serde_json::to_string(&map).expect("plain data");
        assert_eq!(text, r#"{"a":0,"b":1,"c":2}"#);
        assert_eq!(serde_json::from_str::<Keyed<Seat, usize>>(&text).expect("just written"), map);
        assert!(
            map.values().eq([0, 1, 2].iter()) && map.contains_key(&Seat::new(1)) && !map.contains_key(&Seat::new(3))
        );
    }

    #[test]
    fn of_entries_with_the_same_key_the_first_counts() {
        let map: Keyed<u8, char> = [(3, 'c'), (1, 'a'), (3, 'd'), (1, 'b')].into_iter().collect();
        assert!(map.iter().eq([(&1, &'a'), (&3, &'c')]));
        assert_eq!((&map).into_iter().len(), 2);
        assert!(Keyed::<u8, u8>::default().is_empty());
    }
}
