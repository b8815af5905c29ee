//! Where a tile may be placed (NG-9.2 to NG-9.6).

use super::{Gap, LandSet, Map};
use crate::book::Book;
use crate::pieces::Tile;
use arrayvec::ArrayVec;

/// Areas of a new tile that would become one territory, with the territories they would join.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Group {
    /// Areas of the tile as bits.
    pub areas: u8,
    /// Territories on the map.
    pub lands: LandSet,
}

impl Map {
    /// The territories a gap looks at from each direction.
    pub(crate) fn beside(&self, gap: &Gap) -> [LandSet; 4] {
        gap.faces.map(|face| face.map_or(LandSet::EMPTY, |face| LandSet::one(self.at(face))))
    }

    /// The territories that a tile would make in a gap beside these.
    pub(crate) fn groups(book: &Book, beside: &[LandSet; 4], tile: Tile, turn: u8) -> ArrayVec<Group, 4> {
        let info = book.tile(tile);
        let mut touched = [LandSet::EMPTY; 4];
        for (area, lands) in info.owner[turn as usize].iter().zip(beside) {
            touched[*area as usize] |= *lands;
        }
        let mut groups: ArrayVec<Group, 4> = ArrayVec::new();
        for (area, lands) in touched.into_iter().enumerate().take(info.areas.len()) {
            let mut group = Group { areas: 1 << area, lands };
            // The groups so far have nothing in common, so one that joins never meets another that was passed over.
            let mut place = 0;
            while place < groups.len() {
                if groups[place].lands.meets(lands) {
                    let joined = groups.swap_remove(place);
                    group.areas |= joined.areas;
                    group.lands |= joined.lands;
                } else {
                    place += 1;
                }
            }
            groups.push(group);
        }
        groups
    }

    /// NG-9.4 with the corner rule: at no point between four tiles does a single border end.
    #[inline]
    pub(crate) fn continues(book: &Book, gap: &Gap, tile: Tile, turn: u8) -> bool {
        let ends = book.tile(tile).ends[turn as usize];
        ends & gap.must == gap.must && ends & gap.must_not == 0
    }

    /// NG-9.4 with the separating rule: every border keeps two territories apart.
    pub(crate) fn separates(&self, book: &Book, tile: Tile, groups: &[Group]) -> bool {
        let apart = |group: &Group| {
            let inside =
                |border: &crate::edition::Border| group.areas >> border.a & 1 != 0 && group.areas >> border.b & 1 != 0;
            !book.tile(tile).borders.iter().any(inside)
                && group.lands.iter().all(|land| !self[land].near.meets(group.lands))
        };
        groups.iter().all(apart) && self.live.iter().all(|land| !self[land].knot)
    }

    /// Whether anybody controls one of these territories.
    pub(crate) fn is_held(&self, lands: LandSet) -> bool {
        self.held.iter().any(|held| held.meets(lands))
    }

    /// Whether at most one player controls any of these territories.
    pub(crate) fn is_one_players(&self, lands: LandSet) -> bool {
        self.held.iter().filter(|held| held.meets(lands)).count() <= 1
    }

    /// NG-9.5: no territory would hold units of two players.
    pub(crate) fn keeps_apart(&self, groups: &[Group]) -> bool {
        groups.iter().all(|group| self.is_one_players(group.lands))
    }

    /// Whether a hostile creature is in one of these territories.
    pub(crate) fn is_haunted(&self, book: &Book, lands: LandSet) -> bool {
        lands.iter().any(|land| self[land].beasts.meets(book.hostile))
    }

    /// NG-9.6: no hostile creature would newly meet units.
    pub(crate) fn keeps_peace(&self, book: &Book, groups: &[Group]) -> bool {
        groups.iter().all(|group| {
            group
                .lands
                .iter()
                .filter(|land| self[*land].beasts.meets(book.hostile))
                .all(|land| !self.is_held(group.lands.without(land)))
        })
    }

    /// Whether a single border ends at one of the corners of a cell, counted tile by tile.
    pub(crate) fn has_loose_end(&self, book: &Book, x: i8, y: i8) -> bool {
        // The point at a corner, seen from the four cells around it: their offsets and their own corners (NE, SE, SW, NW).
        let around = [[(0, 0), (0, -1), (1, -1), (1, 0)], [(0, 0), (1, 0), (1, 1), (0, 1)]];
        let around =
            around.into_iter().chain([[(0, 0), (0, 1), (-1, 1), (-1, 0)], [(0, 0), (-1, 0), (-1, -1), (0, -1)]]);
        around.enumerate().any(|(corner, cells)| {
            let mut ends = 0;
            for (step, (dx, dy)) in cells.into_iter().enumerate() {
                let Some(placed) = self.tile_at(x + dx, y + dy) else { return false };
                ends += book.tile(placed.tile).ends[placed.turn as usize] >> ((corner + step) % 4) & 1;
            }
            ends == 1
        })
    }
}
