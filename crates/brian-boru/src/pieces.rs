//! The names of the pieces: cards, towns, regions, and small sets of them. What they are worth stands in the edition.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// The number of action cards; their values run from 1 to this.
pub const CARDS: u8 = 25;

/// The number of regions.
pub const REGIONS: usize = 8;

/// The ids of all towns, region by region in the order of the claim step (BB-17.10).
pub const TOWN_IDS: [&str; 53] = [
    "N1", "N2", "N3", "N4", "N5", "N6", "N7", "U1", "U2", "U3", "U4", "U5", "B1", "B2", "B3", "B4", "C1", "C2", "C3",
    "C4", "C5", "C6", "C7", "C8", "C9", "S1", "S2", "S3", "S4", "S5", "S6", "D1", "D2", "D3", "L1", "L2", "L3", "L4",
    "L5", "L6", "L7", "L8", "L9", "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10",
];

/// The number of towns.
pub const TOWNS: usize = TOWN_IDS.len();

/// The text names no piece of this kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchPiece(pub String);

impl fmt::Display for NoSuchPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}`", self.0)
    }
}

impl std::error::Error for NoSuchPiece {}

/// An enum of pieces that are written as one word each.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$item_doc])* $item),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$item),*];

            /// The word it is written as.
            pub const fn id(self) -> &'static str {
                match self { $($name::$item => $text),* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::pieces::NoSuchPiece;

            fn from_str(text: &str) -> Result<$name, $crate::pieces::NoSuchPiece> {
                match text {
                    $($text => Ok($name::$item),)*
                    _ => Err($crate::pieces::NoSuchPiece(text.to_owned())),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use named;

named! {
    /// The colour of a card or a town. Towns are never white; a white card counts as having every colour (BB-5.9).
    Suit {
        /// Battle.
        Red = "red",
        /// Church.
        Blue = "blue",
        /// Courtship.
        Yellow = "yellow",
        /// Royal: wild.
        White = "white",
    }
}

named! {
    /// A region of Ireland, in the order in which the claim step goes through them (BB-17.10).
    Region {
        /// Northern Uí Néill.
        N = "N",
        /// Ulaid.
        U = "U",
        /// Bréifne.
        B = "B",
        /// Connaught.
        C = "C",
        /// Southern Uí Néill.
        S = "S",
        /// Dubhlinn.
        D = "D",
        /// Leinster.
        L = "L",
        /// Munster.
        M = "M",
    }
}

named! {
    /// A marriage card.
    MarriageCard {
        /// Aodhán.
        Aodhan = "aodhan",
        /// Aoife.
        Aoife = "aoife",
        /// Brigid.
        Brigid = "brigid",
        /// Conall.
        Conall = "conall",
        /// Cormac.
        Cormac = "cormac",
        /// Niall.
        Niall = "niall",
        /// Orlaith.
        Orlaith = "orlaith",
        /// Estrid, Princess of Denmark.
        Princess = "princess",
    }
}

named! {
    /// What the winner of the princess chose (BB-12).
    Princess {
        /// Viking-held towns count as his for claim tokens.
        Military = "military",
        /// Viking-held towns count as his for the number of regions.
        Trade = "trade",
        /// Discarded for points.
        Spurn = "spurn",
    }
}

named! {
    /// One action of a card: the winner's, or one of the two lines for losers.
    Which {
        /// The winner's action.
        Primary = "primary",
        /// The upper secondary action.
        A = "a",
        /// The lower secondary action.
        B = "b",
    }
}

/// An action card, known by its value from 1 to 25.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this value, if there is one.
    pub const fn new(value: u8) -> Option<Card> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= CARDS => Some(Card(value)),
            _ => None,
        }
    }

    /// Its value.
    pub const fn value(self) -> u8 {
        self.0.get()
    }

    /// Its value, for tables.
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = Card> {
        Cards::ALL.iter()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

impl FromStr for Card {
    type Err = NoSuchPiece;

    fn from_str(text: &str) -> Result<Card, NoSuchPiece> {
        let plain = !text.starts_with(['0', '+']);
        let value = text.parse().ok().filter(|_| plain);
        value.and_then(Card::new).ok_or_else(|| NoSuchPiece(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.value())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let value = u8::deserialize(deserializer)?;
        Card::new(value).ok_or_else(|| D::Error::custom(format!("there is no card {value}")))
    }
}

/// A town, known by its place in [`TOWN_IDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Town(u8);

impl Town {
    /// The town at this place of [`TOWN_IDS`], if there is one.
    pub const fn new(index: usize) -> Option<Town> {
        if index < TOWNS { Some(Town(index as u8)) } else { None }
    }

    /// Its place in [`TOWN_IDS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id, such as `C6`.
    pub const fn id(self) -> &'static str {
        TOWN_IDS[self.0 as usize]
    }

    /// The region it lies in: the letter of its id.
    pub const fn region(self) -> Region {
        match self.id().as_bytes()[0] {
            b'N' => Region::N,
            b'U' => Region::U,
            b'B' => Region::B,
            b'C' => Region::C,
            b'S' => Region::S,
            b'D' => Region::D,
            b'L' => Region::L,
            _ => Region::M,
        }
    }

    /// Every town.
    pub fn all() -> impl Iterator<Item = Town> {
        Towns::ALL.iter()
    }
}

impl fmt::Display for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Town {
    type Err = NoSuchPiece;

    fn from_str(text: &str) -> Result<Town, NoSuchPiece> {
        TOWN_IDS.iter().position(|id| *id == text).and_then(Town::new).ok_or_else(|| NoSuchPiece(text.to_owned()))
    }
}

impl Serialize for Town {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Town {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Town, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A set of pieces, one bit each.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $item:ident, all $all:expr, bit $bit:expr, at $at:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set($bits);

        impl $set {
            /// None.
            pub const NONE: $set = $set(0);
            /// All there are.
            pub const ALL: $set = $set($all);

            /// Just this one.
            pub fn one(item: $item) -> $set {
                let bit: fn($item) -> u32 = $bit;
                $set(1 << bit(item))
            }

            /// Whether it is in the set.
            pub fn has(self, item: $item) -> bool {
                self.0 & $set::one(item).0 != 0
            }

            /// Adds one.
            pub fn add(&mut self, item: $item) {
                self.0 |= $set::one(item).0;
            }

            /// Takes one away.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !$set::one(item).0;
            }

            /// How many.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this one and not in the other.
            #[must_use]
            pub const fn less(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The first, if any.
            pub fn first(self) -> Option<$item> {
                let at: fn(u32) -> Option<$item> = $at;
                if self.0 == 0 { None } else { at(self.0.trailing_zeros()) }
            }

            /// The only one, if there is exactly one.
            pub fn single(self) -> Option<$item> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// Each, in order.
            pub fn iter(mut self) -> impl Iterator<Item = $item> + Clone {
                std::iter::from_fn(move || {
                    let first = self.first()?;
                    self.0 &= self.0 - 1;
                    Some(first)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::NONE;
                items.into_iter().for_each(|item| set.add(item));
                set
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

set! {
    /// A set of action cards.
    Cards(u32) of Card, all (1 << (CARDS + 1)) - 2, bit |card| card.value() as u32, at |bit| Card::new(bit as u8)
}

set! {
    /// A set of towns.
    Towns(u64) of Town, all (1 << TOWNS) - 1, bit |town| town.0 as u32, at |bit| Town::new(bit as usize)
}

set! {
    /// A set of marriage cards.
    Marriages(u8) of MarriageCard, all 0xff, bit |card| card as u32, at |bit| MarriageCard::ALL.get(bit as usize).copied()
}

impl Marriages {
    /// All but the princess.
    pub const ORDINARY: Marriages = Marriages(0x7f);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_written_and_read_back() {
        for town in Town::all() {
            assert_eq!(town.id().parse(), Ok(town));
            assert_eq!(town.region().id(), &town.id()[..1]);
        }
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::all().count(), 25);
        assert_eq!(Town::all().count(), 53);
        assert_eq!(Marriages::ORDINARY.len(), 7);
        assert!(!Marriages::ORDINARY.has(MarriageCard::Princess));
        for wrong in ["0", "26", "+3", "03", "", "x", "M11"] {
            assert!(wrong.parse::<Card>().is_err() && wrong.parse::<Town>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn sets_are_written_as_lists() {
        let towns: Towns = [Town(3), Town(52)].into_iter().collect();
        let text = serde_json::to_string(&towns).expect("plain data");
        assert_eq!(text, r#"["N4","M10"]"#);
        assert_eq!(serde_json::from_str::<Towns>(&text).expect("just written"), towns);
        assert_eq!(Cards::one(Card::new(7).expect("a card")).single().map(Card::value), Some(7));
        assert_eq!(Cards::ALL.single(), None);
        assert_eq!(Cards::NONE.first(), None);
    }
}
