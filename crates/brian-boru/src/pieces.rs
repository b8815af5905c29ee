//! The names of the pieces: cards, towns, regions, and small sets of them. What they are worth stands in the edition.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZeroU8;
use std::ops::{Index, IndexMut};
use std::str::FromStr;
use table::{Arg, Unknown, named, set};

/// The most players.
pub const MOST_PLAYERS: usize = 5;

/// One entry for each seat of the table.
pub type BySeat<T> = table::BySeat<T, MOST_PLAYERS>;

/// The number of action cards; their values run from 1 to this.
pub const CARDS: usize = 25;

/// What the towns are written as, region by region in the order of the claim step (BB-17.10).
const TOWN_NAMES: [&str; 53] = [
    "N1", "N2", "N3", "N4", "N5", "N6", "N7", "U1", "U2", "U3", "U4", "U5", "B1", "B2", "B3", "B4", "C1", "C2", "C3",
    "C4", "C5", "C6", "C7", "C8", "C9", "S1", "S2", "S3", "S4", "S5", "S6", "D1", "D2", "D3", "L1", "L2", "L3", "L4",
    "L5", "L6", "L7", "L8", "L9", "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10",
];

/// The number of towns.
pub const TOWNS: usize = TOWN_NAMES.len();

named! {
    /// The colour of a card or a town. Towns are never white; a white card counts as having every colour (BB-5.9).
    pub enum Suit as "suit" {
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
    pub enum Region as "region" {
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
    pub enum MarriageCard as "marriage" {
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
    pub enum Princess as "princess" {
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
    #[derive(Default)]
    pub enum Which {
        /// The winner's action.
        #[default]
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
    /// The highest.
    pub(crate) const MAX: Card = Card::from_index(CARDS - 1);

    /// The card with this value, if there is one.
    pub const fn new(value: u8) -> Option<Card> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() as usize <= CARDS => Some(Card(value)),
            _ => None,
        }
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0.get()
    }

    /// Its place among all cards, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    const fn from_index(index: usize) -> Card {
        Card(NonZeroU8::MIN.saturating_add(index as u8))
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
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Card, Unknown> {
        let plain = !text.starts_with(['0', '+']);
        let value = text.parse().ok().filter(|_| plain);
        value.and_then(Card::new).ok_or_else(|| Unknown(text.to_owned()))
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

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::term(format!("card-{card}"))
    }
}

/// A town, written as the letter of its region and a number: `C6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Town(u8);

impl Town {
    /// The first of the list.
    pub(crate) const FIRST: Town = Town(0);

    /// Its place among all towns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn from_index(index: usize) -> Town {
        Town(index as u8)
    }

    /// What all of them are written as.
    pub const NAMES: &[&str] = &TOWN_NAMES;

    /// What it is written as, such as `C6`.
    pub const fn name(self) -> &'static str {
        TOWN_NAMES[self.0 as usize]
    }

    /// The region it lies in: the letter of its name.
    pub const fn region(self) -> Region {
        match self.name().as_bytes()[0] {
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
        f.write_str(self.name())
    }
}

impl FromStr for Town {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Town, Unknown> {
        Town::all().find(|town| town.name() == text).ok_or_else(|| Unknown(text.to_owned()))
    }
}

table::written!(Town: one_of TOWN_NAMES);

impl From<Town> for Arg {
    fn from(town: Town) -> Arg {
        Arg::term(format!("town-{town}"))
    }
}

set! {
    /// A set of action cards.
    pub struct Cards(u32) of Card by Card::from_index
}

impl Cards {
    /// The whole deck.
    pub const ALL: Cards = Cards::first_of(CARDS);
}

set! {
    /// A set of towns.
    pub struct Towns(u64) of Town by Town::from_index
}

impl Towns {
    /// The whole island.
    pub const ALL: Towns = Towns::first_of(TOWNS);
}

set! {
    /// A set of marriage cards.
    pub struct Marriages(u8) of MarriageCard by MarriageCard::from_index
}

impl Marriages {
    /// All but the princess.
    pub const ORDINARY: Marriages = Marriages::first_of(MarriageCard::Princess.index());
}

/// One entry for each region, written as a map: `{ N = …, U = … }`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByRegion<T>(pub [T; Region::COUNT]);

impl<T> Index<Region> for ByRegion<T> {
    type Output = T;

    #[inline]
    fn index(&self, region: Region) -> &T {
        &self.0[region.index()]
    }
}

impl<T> IndexMut<Region> for ByRegion<T> {
    #[inline]
    fn index_mut(&mut self, region: Region) -> &mut T {
        &mut self.0[region.index()]
    }
}

impl<T: Serialize> Serialize for ByRegion<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Region::ALL.into_iter().zip(&self.0))
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for ByRegion<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByRegion<T>, D::Error> {
        let mut table = ByRegion::default();
        for (region, entry) in BTreeMap::<Region, T>::deserialize(deserializer)? {
            table[region] = entry;
        }
        Ok(table)
    }
}
