//! The component list as tables that the rules look things up in.

use crate::card::Card;
use crate::edition::{Area, Border, BuildingRow, CardRow, CreatureRow, Edition, Prices, TileRow};
use crate::pieces::{Building, Creature, CreatureSet, Face, Kind, Tile};
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

/// Everything the components say.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    edition: Edition,
    tiles: Vec<TileInfo>,
    /// The creatures that tolerate nobody.
    pub hostile: CreatureSet,
}

impl Book {
    pub fn new(edition: Edition) -> Result<Book, Complaint> {
        let tile = |row: &TileRow| Ok(tile_info(&row.areas()?, &row.borders()?));
        let hostile = |creature: &Creature| edition.creature[creature.kind().index()].hostile;
        Ok(Book {
            tiles: edition.tile.iter().map(tile).collect::<Result<_, Complaint>>()?,
            hostile: Creature::ALL.into_iter().filter(hostile).collect(),
            edition,
        })
    }

    /// Start resources by place in turn order.
    pub fn start(&self, place: usize) -> [u8; 3] {
        let mut first = 0;
        let row = self.edition.start.iter().find(|row| {
            first += row.places as usize;
            place < first
        });
        row.map_or([0; 3], |row| [row.food, row.wood, row.lore])
    }

    #[inline]
    pub fn prices(&self) -> &Prices {
        &self.edition.prices
    }

    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    #[inline]
    pub fn card(&self, card: Card) -> &CardRow {
        &self.edition.card[card.index()]
    }

    #[inline]
    pub fn building(&self, building: Building) -> &BuildingRow {
        &self.edition.building[building.index()]
    }

    #[inline]
    pub fn kind(&self, kind: Kind) -> &CreatureRow {
        &self.edition.creature[kind.index()]
    }

    /// Axes and skulls of a face; the choice face is counted as it was chosen.
    pub fn face(&self, face: Face, skull: bool) -> (u8, u8) {
        match (face, skull) {
            (Face::Choice, false) => (1, 0),
            (Face::Choice, true) => (0, 1),
            (face, _) => {
                let die = &self.edition.die[face.index()];
                (die.axes, die.skulls)
            }
        }
    }

    /// The food and wood a winter costs (NG-13.1).
    pub fn winter_cost(&self, units: u8) -> [u8; 2] {
        let row = self.edition.winter.iter().rev().find(|row| *row.units.get_ref() <= units);
        row.map_or([0, 0], |row| [row.food, row.wood])
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
