//! Places on the grid and the directions between them (TH-0.1, TH-0.2).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Arg, Complaint, message};

/// A position of the grid: x grows east, y grows north, the start tile lies on (0, 0) (TH-0.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
}

/// The eight neighbour directions, clockwise from the north (TH-0.2). Even ones are sides, odd ones corners.
pub const AROUND: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The names of the directions in [`AROUND`].
pub const COMPASS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// The four side directions as positions in [`AROUND`].
pub const SIDES: [usize; 4] = [0, 2, 4, 6];

impl Spot {
    /// The position with these coordinates.
    pub const fn new(x: i8, y: i8) -> Spot {
        Spot { x, y }
    }

    /// The neighbour in this direction of [`AROUND`].
    #[must_use]
    pub const fn towards(self, direction: usize) -> Spot {
        let (x, y) = AROUND[direction];
        Spot { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y) }
    }

    /// Steps of a king between two positions.
    pub const fn distance(self, other: Spot) -> u8 {
        let (x, y) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if x > y { x } else { y }
    }

    /// The direction of [`AROUND`] in which a neighbour lies; `None` for anything else.
    pub fn direction_to(self, other: Spot) -> Option<usize> {
        /// Directions by (dy + 1) * 3 + dx + 1.
        const BY_OFFSET: [usize; 9] = [5, 4, 3, 6, 8, 2, 7, 0, 1];
        if self.distance(other) != 1 {
            return None;
        }
        let (x, y) = (other.x - self.x, other.y - self.y);
        Some(BY_OFFSET[((y + 1) * 3 + x + 1) as usize])
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

impl From<Spot> for Arg {
    fn from(spot: Spot) -> Arg {
        Arg::Text(spot.to_string())
    }
}

impl FromStr for Spot {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Spot, Complaint> {
        let wrong = || Complaint::new(message!("complaint-th-spot", text));
        let (x, y) = text
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'))
            .ok_or_else(wrong)?
            .split_once(',')
            .ok_or_else(wrong)?;
        let spot = Spot::new(x.trim().parse().map_err(|_| wrong())?, y.trim().parse().map_err(|_| wrong())?);
        if spot.x.unsigned_abs() > 60 || spot.y.unsigned_abs() > 60 { Err(wrong()) } else { Ok(spot) }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom(format!("`{text}` is not a position such as (1,-2)")))
    }
}
