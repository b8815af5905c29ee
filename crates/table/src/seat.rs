//! Seats, sets of seats, and who looks at the table.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The most seats a table can have.
pub const MOST_SEATS: usize = 8;

/// A place at the table. Seats are numbered clockwise from 0 and written `a`, `b`, `c` ….
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted clockwise from 0.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MOST_SEATS);
        Seat(index as u8)
    }

    /// Position in clockwise order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of `players`.
    pub const fn next(self, players: usize) -> Seat {
        Seat::new((self.index() + 1) % players)
    }

    /// The seat `steps` places clockwise.
    pub const fn clockwise(self, steps: usize, players: usize) -> Seat {
        Seat::new((self.index() + steps) % players)
    }

    /// All seats of a table in clockwise order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat::new)
    }

    /// All seats clockwise, beginning with this one.
    pub fn round(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| self.clockwise(step, players))
    }

    /// `a`, `b`, `c` … as a character.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The text was not one of the letters `a` to `h`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASeat(pub String);

impl fmt::Display for NotASeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a seat; seats are written a, b, c …", self.0)
    }
}

impl std::error::Error for NotASeat {}

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        match text.as_bytes() {
            [letter @ b'a'..=b'h'] => Ok(Seat(letter - b'a')),
            _ => Err(NotASeat(text.to_owned())),
        }
    }
}

impl TryFrom<usize> for Seat {
    type Error = NotASeat;

    /// The seat with this index, where it comes from outside.
    fn try_from(index: usize) -> Result<Seat, NotASeat> {
        if index < MOST_SEATS { Ok(Seat::new(index)) } else { Err(NotASeat(index.to_string())) }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

crate::set! {
    /// A set of seats, as small as a byte.
    pub struct SeatSet(u8) of Seat by Seat::new
}

impl SeatSet {
    /// Every seat of a table of `players`.
    pub const fn all(players: usize) -> SeatSet {
        SeatSet::first_of(players)
    }
}

/// Somebody who looks at the table: a seat sees its own secrets, a spectator none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot on this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// The seat, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this viewer sits here.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table of `players`: the seats, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Viewer, NotASeat> {
        if text == "spectator" { Ok(Viewer::Spectator) } else { text.parse().map(Viewer::Seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let seat = Seat::new(3);
        let round: Vec<char> = seat.round(5).map(Seat::letter).collect();
        assert_eq!(round, ['d', 'e', 'a', 'b', 'c']);
        assert_eq!(Seat::new(4).next(5), Seat::new(0));
    }

    #[test]
    fn seats_and_sets_survive_writing_and_reading() {
        let set: SeatSet = [Seat::new(0), Seat::new(2)].into_iter().collect();
        let text = serde_json::to_string(&set).expect("a set is plain data");
        assert_eq!(text, r#"["a","c"]"#);
        assert_eq!(serde_json::from_str::<SeatSet>(&text).expect("just written"), set);
        assert!("z".parse::<Seat>().is_err());
        assert_eq!("spectator".parse(), Ok(Viewer::Spectator));
    }
}
