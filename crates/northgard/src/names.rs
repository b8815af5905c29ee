//! The names of the pieces: clans, resources, buildings, dice, creatures, tiles, territories.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The text names nothing of this kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}` here", self.0)
    }
}

impl std::error::Error for Unknown {}

/// Declares a small set of named things that are written and read by name.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$inner])* #[serde(rename = $text)] $variant,)+ }

        impl $name {
            /// All of them, in the order of the component list.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name used in files, notation and dictionaries.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            /// The position in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize { self as usize }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str(self.name()) }
        }

        impl FromStr for $name {
            type Err = Unknown;
            fn from_str(text: &str) -> Result<$name, Unknown> {
                $name::ALL.iter().copied().find(|one| one.name() == text).ok_or_else(|| Unknown(text.to_owned()))
            }
        }
    };
}
pub(crate) use named;

named! {
    /// A clan (NG-16).
    Clan {
        /// Kaija the armoured bear fights for it.
        Bear = "bear",
        /// Learns from the wild.
        Boar = "boar",
        /// Builds for food.
        Goat = "goat",
        /// Collects what it closes.
        Raven = "raven",
        /// Scorches the earth.
        Snake = "snake",
        /// Lives for fame.
        Stag = "stag",
        /// Eats after a won attack.
        Wolf = "wolf",
    }
}

named! {
    /// A resource.
    Resource {
        /// Feeds fighters and winters.
        Food = "food",
        /// Builds.
        Wood = "wood",
        /// Pays for turn actions.
        Lore = "lore",
    }
}

named! {
    /// A building; the first five are small, the last three large (NG-7).
    Building {
        /// One food each harvest.
        FoodSilo = "food_silo",
        /// One wood each harvest.
        WoodcutterLodge = "woodcutter_lodge",
        /// One skull for the defender.
        DefenseTower = "defense_tower",
        /// One more unit when recruiting here.
        TrainingCamp = "training_camp",
        /// One lore each harvest; needs a stone slot.
        CarvedStone = "carved_stone",
        /// Two axes for the defender.
        Fortress = "fortress",
        /// One more card each year.
        Forge = "forge",
        /// Three fame each harvest.
        AltarOfKings = "altar_of_kings",
    }
}

impl Building {
    /// How many of them are small.
    pub const SMALL: usize = 5;

    /// Whether it is a large building.
    pub const fn is_large(self) -> bool {
        self.index() >= Building::SMALL
    }

    /// What it gives in a harvest, if anything.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Building::FoodSilo => Some(Resource::Food),
            Building::WoodcutterLodge => Some(Resource::Wood),
            Building::CarvedStone => Some(Resource::Lore),
            _ => None,
        }
    }

    /// The building with this position in the list.
    pub(crate) fn at(index: usize) -> Building {
        Building::ALL[index]
    }
}

named! {
    /// A place for a building.
    Slot {
        /// For small buildings except the Carved Stone.
        Small = "small",
        /// For any small building.
        Stone = "stone",
        /// For large buildings.
        Large = "large",
    }
}

named! {
    /// A face of the combat die.
    Face {
        /// Two axes.
        TwoAxes = "2A",
        /// Three axes.
        ThreeAxes = "3A",
        /// An axe or a skull, as the roller likes.
        Choice = "C",
        /// Two axes and a skull.
        TwoAxesSkull = "2A1S",
        /// Two skulls.
        TwoSkulls = "2S",
        /// An axe and a skull.
        AxeSkull = "1A1S",
    }
}

named! {
    /// A kind of creature (NG-29).
    Kind {
        /// Takes the harvest.
        Wolf = "creature_wolf",
        /// Takes a unit.
        Draugr = "creature_draugr",
        /// Holds everybody where they are.
        Bear = "creature_bear",
        /// Attacks.
        Valkyrie = "creature_valkyrie",
    }
}

named! {
    /// One of the nine creatures; the colour tells equals apart.
    Creature {
        /// The beige Wolf.
        WolfBeige = "creature_wolf_beige",
        /// The brown Wolf.
        WolfBrown = "creature_wolf_brown",
        /// The dark brown Wolf.
        WolfDark = "creature_wolf_dark",
        /// The beige Draugr.
        DraugrBeige = "creature_draugr_beige",
        /// The brown Draugr.
        DraugrBrown = "creature_draugr_brown",
        /// The beige Brown Bear.
        BearBeige = "creature_bear_beige",
        /// The brown Brown Bear.
        BearBrown = "creature_bear_brown",
        /// The beige Fallen Valkyrie.
        ValkyrieBeige = "creature_valkyrie_beige",
        /// The brown Fallen Valkyrie.
        ValkyrieBrown = "creature_valkyrie_brown",
    }
}

impl Creature {
    /// Its kind.
    pub const fn kind(self) -> Kind {
        match self {
            Creature::WolfBeige | Creature::WolfBrown | Creature::WolfDark => Kind::Wolf,
            Creature::DraugrBeige | Creature::DraugrBrown => Kind::Draugr,
            Creature::BearBeige | Creature::BearBrown => Kind::Bear,
            Creature::ValkyrieBeige | Creature::ValkyrieBrown => Kind::Valkyrie,
        }
    }

    /// Its bit in sets of creatures.
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The creatures in a set of bits, in the order of the component list.
    pub fn of_bits(bits: u16) -> impl Iterator<Item = Creature> {
        Creature::ALL.iter().copied().filter(move |creature| bits & creature.bit() != 0)
    }
}

/// The creatures that are Wolves, as bits.
pub(crate) const WOLVES: u16 = 0b0_0000_0111;
/// The creatures that are Brown Bears, as bits.
pub(crate) const BEARS: u16 = 0b0_0110_0000;

named! {
    /// One of the four actions every starting deck has (NG-18.2).
    Basic {
        /// Place a unit.
        Recruit = "recruit",
        /// Make a step.
        Move = "move",
        /// Add a tile.
        Explore = "explore",
        /// Build.
        Build = "build",
    }
}

named! {
    /// What creatures look for when they move (NG-28.4).
    Priority {
        /// Small buildings count 1, large ones 3.
        BuildingPoints = "building_points",
        /// Figures.
        Units = "units",
        /// Icons and producing buildings.
        Resources = "resources",
    }
}

/// How many tiles there are.
pub const TILES: usize = 35;

/// The areas of each tile, by letter, in the order of the component list.
const AREAS: [&str; TILES] = [
    "nesw", "nesw", "nesw", "ns", "nesw", "nes", "ns", "nesw", "nms", "nms", "nes", "nes", "ns", "nms", "a", "nms",
    "nes", "nes", "ns", "nes", "nes", "ns", "ns", "nesw", "nes", "nes", "nes", "nes", "nes", "ns", "new", "nesw",
    "nes", "nes", "nms",
];

/// A map tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The start tile.
    pub const START: Tile = Tile(0);
    /// The start tile of five players.
    pub const START5: Tile = Tile(1);

    /// The tile with this index.
    pub(crate) const fn new(index: usize) -> Tile {
        Tile(index as u8)
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The position in the component list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letters of its areas.
    pub const fn areas(self) -> &'static str {
        AREAS[self.0 as usize]
    }

    /// Whether it is one of the two start tiles.
    pub const fn is_start(self) -> bool {
        self.0 < 2
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("start"),
            1 => f.write_str("start5"),
            number => write!(f, "t{:02}", number - 1),
        }
    }
}

impl FromStr for Tile {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Tile, Unknown> {
        let unknown = || Unknown(text.to_owned());
        match text {
            "start" => Ok(Tile(0)),
            "start5" => Ok(Tile(1)),
            _ => {
                let digits = text.strip_prefix('t').filter(|digits| digits.len() == 2).ok_or_else(unknown)?;
                let number: u8 = digits.parse().map_err(|_| unknown())?;
                if (1..=33).contains(&number) { Ok(Tile(number + 1)) } else { Err(unknown()) }
            }
        }
    }
}

/// An area of a tile. A territory is named by the area it began with, such as `t15-n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(u8);

impl Site {
    /// The area with this index on the tile.
    #[inline]
    pub const fn new(tile: Tile, area: usize) -> Site {
        Site(tile.0 * 4 + area as u8)
    }

    /// The tile.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile(self.0 / 4)
    }

    /// The index of the area on its tile.
    #[inline]
    pub const fn area(self) -> usize {
        (self.0 % 4) as usize
    }

    /// Whether the tile has such an area.
    pub fn exists(self) -> bool {
        self.tile().index() < TILES && self.area() < self.tile().areas().len()
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.tile().areas().as_bytes().get(self.area()).copied().unwrap_or(b'?');
        write!(f, "{}-{}", self.tile(), letter as char)
    }
}

impl FromStr for Site {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Site, Unknown> {
        let unknown = || Unknown(text.to_owned());
        let (tile, letter) = text.split_once('-').ok_or_else(unknown)?;
        let tile: Tile = tile.parse().map_err(|_| unknown())?;
        let area = tile.areas().find(letter).filter(|_| letter.len() == 1).ok_or_else(unknown)?;
        Ok(Site::new(tile, area))
    }
}

/// Serde by the written name.
macro_rules! serde_by_name {
    ($($name:ty),+) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )+ };
}
pub(crate) use serde_by_name;
serde_by_name!(Tile, Site);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_and_sites_are_written_and_read_back() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            for area in 0..tile.areas().len() {
                let site = Site::new(tile, area);
                assert_eq!(site.to_string().parse(), Ok(site));
            }
        }
        assert!("t34".parse::<Tile>().is_err());
        assert!("t13-n".parse::<Site>().is_err());
    }

    #[test]
    fn the_areas_of_all_tiles_are_103() {
        assert_eq!(Tile::all().map(|tile| tile.areas().len()).sum::<usize>(), 103);
    }

    #[test]
    fn kinds_of_creatures_match_their_bits() {
        let bits = |kind| Creature::ALL.iter().filter(|c| c.kind() == kind).fold(0, |bits, c| bits | c.bit());
        assert_eq!(bits(Kind::Wolf), WOLVES);
        assert_eq!(bits(Kind::Bear), BEARS);
    }
}
