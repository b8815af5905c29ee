//! Territories: their numbers, sets of them, and what is known of each.

use crate::pieces::{Building, Creature, CreatureSet, Site, Tile, TileSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use table::{Seat, set};

/// The most territories a map can have at once: every tile of the box adds one less than it has areas, the first all of them.
pub const MOST_LANDS: usize = 72;

/// A territory by its number on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Land(u8);

impl Land {
    /// The territory with this number.
    #[inline]
    pub const fn new(number: usize) -> Land {
        Land(number as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Land, D::Error> {
        let number = usize::deserialize(deserializer)?;
        if number < MOST_LANDS {
            Ok(Land::new(number))
        } else {
            Err(D::Error::custom(format!("there is no territory number {number}")))
        }
    }
}

set! {
    /// Some territories.
    pub struct LandSet(u128) of Land by Land::new
}

/// A fight still to be fought in a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// None.
    #[default]
    None,
    /// Between players.
    Players,
    /// Against this creature.
    Creature(Creature),
}

/// A territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Territory {
    /// The area it began with; it gives the territory its name.
    pub site: Site,
    /// The tiles it covers; their number is its size.
    pub tiles: TileSet,
    /// Open sides; none when it is closed.
    pub rim: u8,
    /// Printed icons: food, wood, lore.
    pub icons: [u8; 3],
    /// Free slots: small, stone, large.
    pub free: [u8; 3],
    /// All slots: small, stone, large.
    pub slots: [u8; 3],
    /// Lair signs.
    pub lairs: u8,
    /// Buildings by type.
    pub buildings: [u8; 8],
    /// Small buildings that stand on no slot, by type.
    pub slotless: [u8; 5],
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Regular units by seat.
    pub units: [u8; 5],
    /// Creatures.
    pub beasts: CreatureSet,
    /// Territories it borders, over any border.
    pub near: LandSet,
    /// Territories it borders over a regular border.
    pub regular: LandSet,
    /// Whether one of its borders has this territory on both sides.
    pub knot: bool,
    /// Figures placed here by the running Recruit.
    pub fresh: u8,
    /// Regular units that entered beside a hostile creature in the running Move and must stay.
    pub pinned: u8,
    /// Already used by the running retreat.
    pub used: bool,
    /// A fight still to come in the running action.
    pub due: Due,
    /// Whether there was a fight here this turn; kept only where the options ask for it.
    pub fought: bool,
}

impl Territory {
    /// What is left where a number is not in use: nothing.
    pub(crate) const GONE: Territory = Territory::new(Site::new(Tile::START, 0));

    pub(super) const fn new(site: Site) -> Territory {
        Territory {
            site,
            tiles: TileSet::EMPTY,
            rim: 0,
            icons: [0; 3],
            free: [0; 3],
            slots: [0; 3],
            lairs: 0,
            buildings: [0; 8],
            slotless: [0; 5],
            owner: None,
            units: [0; 5],
            beasts: CreatureSet::EMPTY,
            near: LandSet::EMPTY,
            regular: LandSet::EMPTY,
            knot: false,
            fresh: 0,
            pinned: 0,
            used: false,
            due: Due::None,
            fought: false,
        }
    }

    /// The number of tiles it covers.
    #[inline]
    pub const fn size(&self) -> usize {
        self.tiles.len()
    }

    /// Whether it is closed: nothing of it lies at the rim of the map.
    #[inline]
    pub const fn is_closed(&self) -> bool {
        self.rim == 0
    }

    /// Whether a Wolf creature is here.
    #[inline]
    pub const fn has_wolf(&self) -> bool {
        self.beasts.meets(CreatureSet::WOLVES)
    }

    /// Whether a Brown Bear is here.
    #[inline]
    pub const fn has_bear(&self) -> bool {
        self.beasts.meets(CreatureSet::BEARS)
    }

    /// How many buildings of a type.
    #[inline]
    pub const fn count(&self, building: Building) -> u8 {
        self.buildings[building.index()]
    }

    /// How many large buildings.
    pub fn large(&self) -> u8 {
        self.buildings[Building::SMALL..].iter().sum()
    }

    /// Small buildings count 1, large ones 3 (NG-28.4).
    pub fn building_points(&self) -> u8 {
        self.buildings[..Building::SMALL].iter().sum::<u8>() + 3 * self.large()
    }

    /// What its buildings produce: food, wood, lore.
    pub fn works(&self) -> [u8; 3] {
        [self.count(Building::FoodSilo), self.count(Building::WoodcutterLodge), self.count(Building::CarvedStone)]
    }

    /// Icons and producing buildings together, creatures not regarded.
    pub fn wealth(&self) -> [u8; 3] {
        let works = self.works();
        std::array::from_fn(|resource| self.icons[resource] + works[resource])
    }

    /// What a harvest brings, open or closed (NG-12.3, NG-12.5), and what a Wolf leaves of it (NG-12.6, NG-29.1).
    pub fn harvest(&self) -> [u8; 3] {
        if self.has_wolf() { self.works() } else { self.wealth() }
    }

    /// Regular units of all players.
    pub fn all_units(&self) -> u8 {
        self.units.iter().sum()
    }
}
