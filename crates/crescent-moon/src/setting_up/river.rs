//! How a river runs from tile to tile (CM-2.17, CM-2.19).
//!
//! The two river edges of a tile share a corner, so its river is a path of three corners. Consecutive tiles touch, and the end
//! of one path is the start of the next; no corner is used twice. The crossing has its two mouths at opposite corners.

use crate::hex::{At, Corner, Direction, Edges, MOST_HEXES};
use crate::land::{Land, Tile};
use arrayvec::ArrayVec;

/// One of the two ends of the river: a corner, and the tile the river comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct End {
    corner: Corner,
    tile: At,
}

/// A way to lengthen the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where the tile would lie.
    pub at: At,
    /// Its river edges.
    pub edges: Edges,
    end: usize,
}

/// The river as it lies, with room to plan further tiles.
#[derive(Clone, Debug)]
pub struct River {
    taken: ArrayVec<At, { MOST_HEXES + 8 }>,
    ends: [End; 2],
    used: ArrayVec<Corner, { 2 * MOST_HEXES }>,
}

impl River {
    /// The river of a map whose crossing lies with its mouths to the east-north-east and west-south-west: the variable map.
    pub fn of(land: &Land) -> Option<River> {
        River::trace(land, 0).map(|(river, _)| river)
    }

    /// Whether the river of this map is one path with the crossing in it, whichever way the crossing is turned.
    pub fn is_one_path(land: &Land) -> bool {
        let rivers = land.of_tile(Tile::River).len();
        (0..3).any(|turn| River::trace(land, turn).is_some_and(|(_, followed)| followed == rivers))
    }

    /// Follows the river from the crossing; says how many tiles it passes.
    fn trace(land: &Land, turn: usize) -> Option<(River, usize)> {
        let crossing = land.at(land.crossing().first()?);
        let mouth = |corner: usize| End { corner: Corner::of(crossing, corner), tile: crossing };
        let ends = [mouth(turn), mouth(turn + 3)];
        let used = ends.iter().map(|end| end.corner).collect();
        let taken = land.all().iter().map(|hex| land.at(hex)).collect();
        let mut river = River { taken, ends, used };
        let mut left = land.of_tile(Tile::River);
        let mut followed = 0;
        for end in 0..2 {
            while let Some(hex) = left.iter().find(|hex| river.follows(land.at(*hex), land.river(*hex), end)) {
                left.remove(hex);
                let reach = Reach { at: land.at(hex), edges: land.river(hex), end };
                if !river.extend(reach) {
                    return None;
                }
                followed += 1;
            }
        }
        Some((river, followed))
    }

    /// Whether a tile lying there carries the river on from this end.
    fn follows(&self, at: At, edges: Edges, end: usize) -> bool {
        let touches = self.ends[end].tile.towards(at).is_some();
        touches && path(at, edges).is_some_and(|[one, _, other]| [one, other].contains(&self.ends[end].corner))
    }

    /// The corners a tile adds to the river, the new end last; none if one of them is used already.
    fn new_corners(&self, reach: Reach) -> Option<[Corner; 2]> {
        let [one, middle, other] = path(reach.at, reach.edges)?;
        let end = if one == self.ends[reach.end].corner { other } else { one };
        let used = self.used.contains(&middle) || self.used.contains(&end);
        (!used).then_some([middle, end])
    }

    /// Carries the river on; says whether no corner is used twice.
    fn extend(&mut self, reach: Reach) -> bool {
        let Some([middle, end]) = self.new_corners(reach) else { return false };
        self.ends[reach.end] = End { corner: end, tile: reach.at };
        self.used.try_push(middle).is_ok() && self.used.try_push(end).is_ok()
    }

    /// Every way to lengthen the river by one tile.
    pub fn reaches(&self) -> ArrayVec<Reach, 8> {
        let mut found = ArrayVec::new();
        for (number, end) in self.ends.iter().enumerate() {
            for at in Direction::ALL.into_iter().map(|direction| end.tile.step(direction)) {
                let Some(corner) = (0..6).find(|corner| Corner::of(at, *corner) == end.corner) else { continue };
                if self.taken.contains(&at) {
                    continue;
                }
                for first in [corner + 1, corner + 5] {
                    let edges = Edges::pair(Direction::round(first));
                    let reach = Reach { at, edges, end: number };
                    if self.new_corners(reach).is_some() {
                        let _ = found.try_push(reach);
                    }
                }
            }
        }
        found
    }

    /// The river after this tile.
    #[must_use]
    pub fn with(&self, reach: Reach) -> River {
        let mut river = self.clone();
        river.extend(reach);
        let _ = river.taken.try_push(reach.at);
        river
    }

    /// The river with one more tile that is none of its own.
    #[must_use]
    pub fn beside(&self, at: At) -> River {
        let mut river = self.clone();
        let _ = river.taken.try_push(at);
        river
    }

    /// Whether so many further river tiles can still be laid, with both ends open before each of them (CM-2.19). Looking ahead to
    /// the last of them keeps every player able to place every tile.
    pub fn can_take(&self, tiles: u8) -> bool {
        self.course(tiles).is_some()
    }

    /// The places such a course of further river tiles needs to stay free, if there is one.
    pub fn course(&self, tiles: u8) -> Option<Course> {
        if tiles == 0 {
            return Some(Course::new());
        }
        let reaches = self.reaches();
        for reach in &reaches {
            let Some(other) = reaches.iter().find(|other| other.end != reach.end) else { continue };
            let Some(mut course) = self.with(*reach).course(tiles - 1) else { continue };
            let _ = course.try_extend_from_slice(&[reach.at, other.at]);
            return Some(course);
        }
        None
    }
}

/// Places that must stay free for the river.
pub type Course = ArrayVec<At, { 2 * MOST_HEXES + 2 }>;

/// The three corners a tile's river runs through.
fn path(at: At, edges: Edges) -> Option<[Corner; 3]> {
    let first = edges.first_of_pair()?.index();
    Some([Corner::of(at, first + 5), Corner::of(at, first), Corner::of(at, first + 1)])
}
