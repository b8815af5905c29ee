//! The names of the pieces: clans, resources, buildings, dice, creatures, tiles, territories.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::{Arg, Unknown, named, set};

named! {
    /// A clan (NG-16).
    pub enum Clan as "clan" {
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
    pub enum Resource as "resource" {
        /// Feeds fighters and winters.
        Food = "food",
        /// Builds.
        Wood = "wood",
        /// Pays for turn actions.
        Lore = "lore",
    }
}

impl Resource {
    /// One of it, and nothing else: food, wood, lore.
    pub(crate) const fn one(self) -> [u8; 3] {
        let mut goods = [0; 3];
        goods[self.index()] = 1;
        goods
    }
}

named! {
    /// A building; the first five are small, the last three large (NG-7).
    pub enum Building as "building" {
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
}

named! {
    /// A place for a building.
    pub enum Slot as "slot" {
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
    pub enum Face as "face" {
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
    pub enum Kind as "kind" {
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
    #[allow(missing_docs)]
    pub enum Creature as "name" {
        WolfBeige = "creature_wolf_beige",
        WolfBrown = "creature_wolf_brown",
        WolfDark = "creature_wolf_dark",
        DraugrBeige = "creature_draugr_beige",
        DraugrBrown = "creature_draugr_brown",
        BearBeige = "creature_bear_beige",
        BearBrown = "creature_bear_brown",
        ValkyrieBeige = "creature_valkyrie_beige",
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
}

set! {
    /// Some creatures.
    pub struct CreatureSet(u16) of Creature by Creature::from_index
}

impl CreatureSet {
    /// The Wolves.
    pub(crate) const WOLVES: CreatureSet = CreatureSet::from_bits(0b0_0000_0111);
    /// The Brown Bears.
    pub(crate) const BEARS: CreatureSet = CreatureSet::from_bits(0b0_0110_0000);
}

named! {
    /// One of the four actions every starting deck has (NG-18.2).
    pub enum Basic as "basic" {
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
    pub enum Priority {
        /// Small buildings count 1, large ones 3.
        BuildingPoints = "building_points",
        /// Figures.
        Units = "units",
        /// Icons and producing buildings.
        Resources = "resources",
    }
}

/// Regular units of each player (NG-1.1).
pub const UNITS: u8 = 14;

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
    pub(crate) const fn is_start(self) -> bool {
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

set! {
    /// Some tiles.
    pub struct TileSet(u64) of Tile by Tile::new
}

/// An area of a tile. A territory is named by the area it began with, such as `t15-n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
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

table::written!(Tile: like "value-northgard-tile", Site: like "value-northgard-area");

/// People read the name of an area; its id is for the notation.
impl From<Site> for Arg {
    fn from(site: Site) -> Arg {
        Arg::term(format!("area-{site}"))
    }
}

named! {
    /// One figure of a player.
    pub enum Figure {
        /// A regular unit.
        Unit = "unit",
        /// The armoured bear, who counts as a unit (NG-16.1).
        Kaija = "kaija",
    }
}

/// A group of figures of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Figures {
    /// Regular units.
    pub units: u8,
    /// Whether Kaija is among them.
    pub kaija: bool,
}

impl Figures {
    /// A group of regular units.
    #[inline]
    pub const fn units(units: u8) -> Figures {
        Figures { units, kaija: false }
    }

    /// How many figures.
    #[inline]
    pub const fn count(self) -> u8 {
        self.units.saturating_add(self.kaija as u8)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.units == 0 && !self.kaija
    }

    /// Whether all of them are in the other group.
    pub const fn is_within(self, other: Figures) -> bool {
        self.units <= other.units && (!self.kaija || other.kaija)
    }

    /// The figures one by one: which kinds there are.
    pub fn kinds(self) -> impl Iterator<Item = Figure> + Clone {
        let there = [(self.units > 0, Figure::Unit), (self.kaija, Figure::Kaija)];
        there.into_iter().filter(|(there, _)| *there).map(|(_, figure)| figure)
    }
}

impl From<Figure> for Figures {
    fn from(figure: Figure) -> Figures {
        Figures { units: u8::from(figure == Figure::Unit), kaija: figure == Figure::Kaija }
    }
}

/// One figure in a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// The territory.
    pub site: Site,
    /// The figure.
    pub figure: Figure,
}

impl Standing {
    /// The figure as a group of one.
    pub fn group(self) -> Figures {
        self.figure.into()
    }
}

/// A cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Cell {
    /// Column, growing to the east.
    pub x: i8,
    /// Row, growing to the south.
    pub y: i8,
}

impl From<(i8, i8)> for Cell {
    fn from((x, y): (i8, i8)) -> Cell {
        Cell { x, y }
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> (i8, i8) {
        (cell.x, cell.y)
    }
}
