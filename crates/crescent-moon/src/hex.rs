//! Hexes: where they lie, sets of them, and the directions between them.

use std::fmt;
use std::str::FromStr;
use table::Unknown;

/// The most hexes a map can have.
pub const MOST_HEXES: usize = 16;

/// A place on the table in axial coordinates, written `q,r`. The hexes stand on a corner; `r` counts rows downwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct At {
    /// Along the row, to the east.
    pub q: i8,
    /// The row, to the south-east.
    pub r: i8,
}

impl At {
    /// The place with these coordinates.
    pub const fn new(q: i8, r: i8) -> At {
        At { q, r }
    }

    /// The place next to this one in a direction. Far from the middle it stays where it is.
    pub const fn step(self, direction: Direction) -> At {
        let (q, r) = direction.offset();
        At { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }

    /// The direction from this place to another that shares an edge with it.
    pub fn towards(self, other: At) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.step(*direction) == other)
    }

    /// The order in which hexes are listed: row by row, from west to east.
    pub const fn order(self) -> (i8, i8) {
        (self.r, self.q)
    }
}

impl Ord for At {
    fn cmp(&self, other: &At) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for At {
    fn partial_cmp(&self, other: &At) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for At {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<At, Unknown> {
        let refused = || Unknown(text.to_owned());
        let (q, r) = text.split_once(',').ok_or_else(refused)?;
        let at = At { q: q.parse().map_err(|_| refused())?, r: r.parse().map_err(|_| refused())? };
        if at.to_string() == text { Ok(at) } else { Err(refused()) }
    }
}

table::written!(At: like "value-hex", Edges: like "value-edges");

table::named! {
    /// One of the six edges of a hex.
    pub enum Direction {
        /// East.
        E = "e",
        /// North-east.
        Ne = "ne",
        /// North-west.
        Nw = "nw",
        /// West.
        W = "w",
        /// South-west.
        Sw = "sw",
        /// South-east.
        Se = "se",
    }
}

impl Direction {
    /// The direction at this place of the round; counts on beyond six.
    pub const fn round(index: usize) -> Direction {
        Direction::ALL[index % 6]
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Direction::round(self.index() + 3)
    }

    /// What one step changes in the coordinates.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::E => (1, 0),
            Direction::Ne => (1, -1),
            Direction::Nw => (0, -1),
            Direction::W => (-1, 0),
            Direction::Sw => (-1, 1),
            Direction::Se => (0, 1),
        }
    }
}

table::set! {
    /// A set of edges of one hex, written `e+ne`.
    pub struct Edges(u8) of Direction by Direction::from_index as text
}

impl Edges {
    /// The two edges from the first in the round of directions: those of a river tile turned this way.
    pub const fn pair(first: Direction) -> Edges {
        Edges::one(first).with(Direction::round(first.index() + 1))
    }

    /// The first edge of a [pair](Edges::pair) of neighbours.
    pub fn first_of_pair(self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|first| Edges::pair(*first) == self)
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, direction) in self.iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            f.write_str(direction.name())?;
        }
        Ok(())
    }
}

impl FromStr for Edges {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Edges, Unknown> {
        let parts = text.split('+').filter(|part| !part.is_empty());
        parts
            .map(|part| Direction::named(part).ok_or_else(|| Unknown(text.to_owned())))
            .try_fold(Edges::EMPTY, |edges, direction| Ok(edges.with(direction?)))
    }
}

table::numbered! {
    /// A hex of the map by its number: its place in the list of hexes, row by row from west to east.
    pub struct Hex
}

impl Hex {
    /// The set of just this hex.
    pub const fn alone(self) -> HexSet {
        HexSet::one(self)
    }
}

table::set! {
    /// A set of hexes, as small as two bytes.
    pub struct HexSet(u16) of Hex by Hex::new
}

/// A corner between three hexes, three times as fine as their coordinates so that it is exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Corner(i16, i16);

impl Corner {
    /// The corner of the hex between the edge at this place of the round and the next.
    pub fn of(at: At, after: usize) -> Corner {
        let (one, two) = (Direction::round(after).offset(), Direction::round(after + 1).offset());
        let sum = |coordinate: i8, one: i8, two: i8| 3 * i16::from(coordinate) + i16::from(one) + i16::from(two);
        Corner(sum(at.q, one.0, two.0), sum(at.r, one.1, two.1))
    }

    /// The places of the three hexes that meet here, beginning with the given one.
    pub fn around(at: At, after: usize) -> [At; 3] {
        [at, at.step(Direction::round(after)), at.step(Direction::round(after + 1))]
    }
}
