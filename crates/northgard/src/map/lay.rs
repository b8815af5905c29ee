//! Laying tiles: areas join into territories, which close, and the cells around them learn of it.

use super::{DIRECTIONS, Gap, Laid, Land, Map, Placed, Territory};
use crate::book::Book;
use crate::pieces::{Site, Tile};

impl Map {
    /// Lays the first tile.
    pub(crate) fn begin(&mut self, book: &Book, tile: Tile, x: i8, y: i8, turn: u8) -> Laid {
        self.gaps.push(Gap { x, y, faces: [None; 4], must: 0, must_not: 0 });
        self.lay(book, tile, self.gaps.len() - 1, turn)
    }

    /// Lays a tile into a gap: joins areas, counts what they bring, closes territories Legality is not looked at.
    pub(crate) fn lay(&mut self, book: &Book, tile: Tile, gap: usize, turn: u8) -> Laid {
        let info = book.tile(tile);
        let gap = self.gaps.remove(gap);
        self.tiles.push(Placed { tile, x: gap.x, y: gap.y, turn });
        for area in 0..info.areas.len() {
            self.add_area(book, tile, area, turn, &gap);
        }
        for border in &info.borders {
            let [a, b] = [border.a, border.b].map(|area| self.at(Site::new(tile, area.into())));
            self.add_border(a, b, border.rough);
        }
        let mut laid = Laid { lair: info.lair.map(|area| self.at(Site::new(tile, area as usize))), ..Laid::default() };
        for area in 0..info.areas.len() {
            let land = self.at(Site::new(tile, area));
            laid.on_tile.add(land);
            if self[land].is_closed() {
                laid.closed.add(land);
                self.open.remove(land);
            }
        }
        self.widen(book, &gap);
        laid
    }

    /// One area of the new tile: it joins what it touches, or begins a territory.
    fn add_area(&mut self, book: &Book, tile: Tile, area: usize, turn: u8, gap: &Gap) {
        let info = book.tile(tile);
        let site = Site::new(tile, area);
        let mut land = None;
        let mut rim = 0;
        for direction in 0..4 {
            if info.owner[turn as usize][direction] as usize != area {
                continue;
            }
            let Some(face) = gap.faces[direction] else {
                rim += 1;
                continue;
            };
            let touched = self.at(face);
            self[touched].rim -= 1;
            land = Some(match land {
                None => touched,
                Some(before) if before == touched => before,
                Some(before) => self.merge(before, touched),
            });
        }
        let land = land.unwrap_or_else(|| {
            let new = Land::new(self.lands.len());
            self.lands.push(Territory::new(site));
            self.live.add(new);
            self.open.add(new);
            new
        });
        self.home[tile.index()][area] = land.index() as u8;
        let printed = &info.areas[area];
        let land = &mut self[land];
        land.tiles.add(tile);
        land.rim += rim;
        (0..3).for_each(|resource| land.icons[resource] += printed.icons[resource]);
        if let Some(slot) = printed.slot {
            land.slots[slot.index()] += 1;
            land.free[slot.index()] += 1;
        }
        land.lairs += u8::from(printed.lair);
    }

    /// Makes two territories one; the older keeps its number (NG-9.10).
    fn merge(&mut self, one: Land, other: Land) -> Land {
        let (keep, gone) = (one.min(other), one.max(other));
        let lost = std::mem::replace(&mut self[gone], Territory::GONE);
        for homes in &mut self.home {
            homes.iter_mut().filter(|home| **home as usize == gone.index()).for_each(|home| *home = keep.index() as u8);
        }
        for near in lost.near.iter() {
            self[near].near.remove(gone);
            self[near].regular.remove(gone);
        }
        let inner = lost.near.has(keep);
        for near in lost.near.iter().filter(|near| *near != keep) {
            self.add_border(keep, near, !lost.regular.has(near));
        }
        self.live.remove(gone);
        self.open.remove(gone);
        let owner = self[keep].owner.or(lost.owner);
        if let Some(before) = lost.owner {
            self.held[before.index()].remove(gone);
        }
        self.set_owner(keep, owner);
        let land = &mut self[keep];
        land.knot |= lost.knot | inner;
        land.tiles |= lost.tiles;
        land.rim += lost.rim;
        land.lairs += lost.lairs;
        land.beasts |= lost.beasts;
        land.fought |= lost.fought;
        for place in 0..3 {
            land.icons[place] += lost.icons[place];
            land.free[place] += lost.free[place];
            land.slots[place] += lost.slots[place];
        }
        (0..8).for_each(|place| land.buildings[place] += lost.buildings[place]);
        (0..5).for_each(|place| land.slotless[place] += lost.slotless[place]);
        (0..5).for_each(|place| land.units[place] += lost.units[place]);
        while self.lands.last() == Some(&Territory::GONE) {
            self.lands.pop();
        }
        keep
    }

    fn add_border(&mut self, a: Land, b: Land, rough: bool) {
        if a == b {
            self[a].knot = true;
            return;
        }
        for (from, to) in [(a, b), (b, a)] {
            self[from].near.add(to);
            if !rough {
                self[from].regular.add(to);
            }
        }
    }

    /// The cells around a new tile learn of it.
    fn widen(&mut self, book: &Book, gap: &Gap) {
        for (dx, dy) in DIRECTIONS {
            let (x, y) = (gap.x + dx, gap.y + dy);
            if self.gap_at(x, y).is_none() && self.tile_at(x, y).is_none() {
                let place = self.gaps.iter().take_while(|other| (other.y, other.x) < (y, x)).count();
                self.gaps.insert(place, Gap { x, y, faces: [None; 4], must: 0, must_not: 0 });
            }
        }
        for place in 0..self.gaps.len() {
            let near = &self.gaps[place];
            if near.x.abs_diff(gap.x) <= 1 && near.y.abs_diff(gap.y) <= 1 {
                self.gaps[place] = self.survey(book, near.x, near.y);
            }
        }
    }

    /// What an empty cell sees around it.
    fn survey(&self, book: &Book, x: i8, y: i8) -> Gap {
        let beside: [Option<Placed>; 4] =
            std::array::from_fn(|side| self.tile_at(x + DIRECTIONS[side].0, y + DIRECTIONS[side].1));
        let faces = std::array::from_fn(|side| {
            beside[side].map(|placed| {
                let area = book.tile(placed.tile).owner[placed.turn as usize][(side + 2) % 4];
                Site::new(placed.tile, area as usize)
            })
        });
        let (mut must, mut must_not) = (0, 0);
        for corner in 0..4 {
            let next = (corner + 1) % 4;
            let (Some(first), Some(second)) = (beside[corner], beside[next]) else { continue };
            let (dx, dy) = (DIRECTIONS[corner].0 + DIRECTIONS[next].0, DIRECTIONS[corner].1 + DIRECTIONS[next].1);
            let Some(across) = self.tile_at(x + dx, y + dy) else { continue };
            let ends = |placed: Placed, corner: usize| {
                u32::from(book.tile(placed.tile).ends[placed.turn as usize] >> (corner % 4) & 1)
            };
            match ends(first, corner + 1) + ends(second, corner + 3) + ends(across, corner + 2) {
                0 => must_not |= 1 << corner,
                1 => must |= 1 << corner,
                _ => {}
            }
        }
        Gap { x, y, faces, must, must_not }
    }
}
