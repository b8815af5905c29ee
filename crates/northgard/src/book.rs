//! The component list as tables that the rules look things up in.

use crate::card::{CARDS, Card};
use crate::edition::{Area, Border, Edition, Prices};
use crate::effect::{Effect, Tally};
use crate::pieces::{Building, Creature, CreatureSet, Face, Kind, Priority, TILES, Tile};
use arrayvec::ArrayVec;
use table::Complaint;

/// A tile in all four turns.
#[derive(Clone, Debug, Default)]
pub struct TileInfo {
    /// Its areas.
    pub areas: ArrayVec<Area, 4>,
    /// The area that owns the side in a direction, by turn.
    pub owner: [[u8; 4]; 4],
    /// The corners (NE, SE, SW, NW as bits) at which a border ends, by turn.
    pub ends: [u8; 4],
    /// Its borders.
    pub borders: ArrayVec<Border, 6>,
    /// How many turns differ (RU-52).
    pub turns: u8,
    /// The area with the lair.
    pub lair: Option<u8>,
    /// All icons together.
    pub icons: [u8; 3],
}

/// What is printed on a card.
#[derive(Clone, Debug, Default)]
pub struct CardInfo {
    /// Whether it is a Flash card.
    pub flash: bool,
    /// Printed fame.
    pub fame: i8,
    /// Its instructions.
    pub effects: ArrayVec<Effect, 2>,
    /// What an Achievement counts, for how much each, and for large things.
    pub counts: Option<(Tally, u8, u8)>,
}

/// What is printed on a creature's card.
#[derive(Clone, Copy, Debug)]
pub struct KindInfo {
    /// Axes.
    pub strength: u8,
    /// Fame for beating it.
    pub fame: u8,
    /// What it looks for.
    pub priorities: [Priority; 3],
    /// Whether it tolerates nobody.
    pub hostile: bool,
}

/// A building in numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct BuildingInfo {
    /// Price in wood.
    pub wood: u8,
    /// Tokens in the box.
    pub copies: u8,
    /// The strength of what it does.
    pub gives: u8,
}

/// Everything the components say.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    pub tiles: Box<[TileInfo; TILES]>,
    pub cards: Box<[CardInfo; CARDS]>,
    pub buildings: [BuildingInfo; 8],
    pub kinds: [KindInfo; 4],
    /// The creatures that tolerate nobody.
    pub hostile: CreatureSet,
    /// Axes and skulls of each face.
    pub die: [(u8, u8); 6],
    /// Food and wood from so many units on.
    pub winter: ArrayVec<(u8, u8, u8), 15>,
    /// Start resources by place in turn order.
    pub start: [[u8; 3]; 5],
    pub prices: Prices,
}

impl Book {
    pub fn new(edition: &Edition) -> Result<Book, Complaint> {
        let mut tiles: Box<[TileInfo; TILES]> = Box::new(std::array::from_fn(|_| TileInfo::default()));
        for row in &edition.tile {
            let areas = row.areas()?;
            tiles[row.id.get_ref().index()] = tile_info(&areas, &row.borders()?);
        }
        let mut cards: Box<[CardInfo; CARDS]> = Box::new(std::array::from_fn(|_| CardInfo::default()));
        for row in &edition.card {
            cards[row.id.get_ref().index()] = CardInfo {
                flash: row.flash,
                fame: row.fame,
                effects: row.effect.iter().copied().take(2).collect(),
                counts: row.counts.map(|tally| (tally, row.each, row.large)),
            };
        }
        let mut buildings = [BuildingInfo::default(); 8];
        for row in &edition.building {
            buildings[row.id.get_ref().index()] = BuildingInfo { wood: row.wood, copies: row.copies, gives: row.gives };
        }
        let blank = KindInfo { strength: 0, fame: 0, priorities: [Priority::Units; 3], hostile: false };
        let mut kinds = [blank; 4];
        for row in &edition.creature {
            let info =
                KindInfo { strength: row.strength, fame: row.fame, priorities: row.priorities, hostile: row.hostile };
            kinds[row.kind.get_ref().index()] = info;
        }
        let hostile = Creature::ALL.into_iter().filter(|creature| kinds[creature.kind().index()].hostile).collect();
        let mut die = [(0, 0); 6];
        for row in &edition.die {
            die[row.face.get_ref().index()] = (row.axes, row.skulls);
        }
        let winter = edition.winter.iter().take(15).map(|row| (*row.units.get_ref(), row.food, row.wood)).collect();
        let mut places = edition
            .start
            .iter()
            .flat_map(|row| std::iter::repeat_n([row.food, row.wood, row.lore], row.places as usize));
        let start = std::array::from_fn(|_| places.next().unwrap_or_default());
        Ok(Book { tiles, cards, buildings, kinds, hostile, die, winter, start, prices: edition.prices.clone() })
    }

    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    #[inline]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    #[inline]
    pub fn building(&self, building: Building) -> BuildingInfo {
        self.buildings[building.index()]
    }

    #[inline]
    pub fn kind(&self, kind: Kind) -> KindInfo {
        self.kinds[kind.index()]
    }

    /// Axes and skulls of a face; the choice face is counted as it was chosen.
    pub fn face(&self, face: Face, skull: bool) -> (u8, u8) {
        match (face, skull) {
            (Face::Choice, false) => (1, 0),
            (Face::Choice, true) => (0, 1),
            (face, _) => self.die[face.index()],
        }
    }

    /// The food and wood a winter costs (NG-13.1).
    pub fn winter_cost(&self, units: u8) -> [u8; 2] {
        let row = self.winter.iter().rev().find(|(least, _, _)| *least <= units);
        row.map_or([0, 0], |(_, food, wood)| [*food, *wood])
    }
}

fn tile_info(areas: &[Area], borders: &[Border]) -> TileInfo {
    let printed = |side: usize| areas.iter().position(|area| area.sides >> side & 1 != 0).unwrap_or(0) as u8;
    let mut owner = [[0; 4]; 4];
    let mut ends = [0; 4];
    for turn in 0..4 {
        owner[turn] = std::array::from_fn(|direction| printed((direction + 4 - turn) % 4));
        for corner in 0..4 {
            if owner[turn][corner] != owner[turn][(corner + 1) % 4] {
                ends[turn] |= 1 << corner;
            }
        }
    }
    let mut icons = [0; 3];
    for area in areas {
        (0..3).for_each(|resource| icons[resource] += area.icons[resource]);
    }
    TileInfo {
        areas: areas.iter().copied().take(4).collect(),
        owner,
        ends,
        borders: borders.iter().copied().take(6).collect(),
        turns: if areas.len() == 1 { 1 } else { 4 },
        lair: areas.iter().position(|area| area.lair).map(|area| area as u8),
        icons,
    }
}
