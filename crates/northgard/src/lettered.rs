//! Players written by the letters of their seats.

use arrayvec::ArrayVec;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::collections::BTreeMap;
use table::Seat;

/// Writes a list by seat as a table with the keys `a`, `b`, ….
pub(crate) fn serialize<S: Serializer, T: Serialize>(list: &ArrayVec<T, 5>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(list.iter().enumerate().map(|(seat, value)| (Seat::new(seat).to_string(), value)))
}

/// Reads a table with the keys `a`, `b`, … without a gap as a list by seat.
pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: DeserializeOwned>(d: D) -> Result<ArrayVec<T, 5>, D::Error> {
    let table = BTreeMap::<Seat, T>::deserialize(d)?;
    let gap = table.keys().enumerate().any(|(place, seat)| seat.index() != place);
    if gap || table.len() > 5 {
        return Err(D::Error::custom("the seats a, b, c … must stand here without a gap"));
    }
    Ok(table.into_values().collect())
}
