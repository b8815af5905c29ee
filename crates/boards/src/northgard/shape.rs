//! How a tile looks: where its areas lie, how the borders between them run, and where there is room for what stands in an area.
//!
//! The rules know only which area owns which side. Here every area gets a shape: borders run from the corners at which the owners of
//! two sides differ, and meet inside the tile. Everything is computed for the tile as it is turned, so that writing stays upright.

use northgard::TileInfo;
use northgard::map::Placed;
use std::fmt::Write;

/// The width and height of a tile.
pub(super) const CELL: f32 = 120.0;

const HALF: f32 = CELL / 2.0;

/// A point.
pub(super) type Point = (f32, f32);

/// A curved line from one point to another.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Curve {
    from: Point,
    bends: [Point; 2],
    to: Point,
}

impl Curve {
    fn reversed(self) -> Curve {
        Curve { from: self.to, bends: [self.bends[1], self.bends[0]], to: self.from }
    }

    fn write(self, path: &mut String, (dx, dy): Point) {
        let [(a, b), (c, d)] = self.bends;
        let (x, y) = self.to;
        let _ = write!(path, "C{} {} {} {} {} {}", a + dx, b + dy, c + dx, d + dy, x + dx, y + dy);
    }
}

/// A border between two areas of a tile.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Line {
    /// The areas it separates.
    pub(super) areas: [u8; 2],
    /// Whether it is rough.
    pub(super) rough: bool,
    curve: Curve,
}

impl Line {
    /// The line as a path, moved to where the tile lies.
    pub(super) fn path(&self, at: Point) -> String {
        let mut path = format!("M{} {}", self.curve.from.0 + at.0, self.curve.from.1 + at.1);
        self.curve.write(&mut path, at);
        path
    }
}

/// Room for what stands in an area.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// Its middle, seen from the upper left corner of the tile.
    pub(super) middle: Point,
    /// How wide and high it is.
    pub(super) size: Point,
}

impl Room {
    /// The same room of a tile that lies there.
    pub(super) fn moved(self, (x, y): Point) -> Room {
        Room { middle: (self.middle.0 + x, self.middle.1 + y), ..self }
    }

    /// The room in the middle of two triangles that share the side of a tile in this direction.
    pub(super) fn between(direction: usize, (x, y): Point) -> Room {
        let (right, down) = TOWARDS[direction % 4];
        Room { middle: (x + HALF + HALF * right, y + HALF + HALF * down), size: (62.0, 62.0) }
    }

    /// How much space there is.
    pub(super) fn space(&self) -> f32 {
        self.size.0 * self.size.1
    }
}

/// A turned tile.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// The area that owns the side in each direction.
    owner: [u8; 4],
    /// Its borders.
    pub(super) lines: Vec<Line>,
    /// For each corner at which a border ends: the way from there to the next such corner of the area that lies to the right.
    ways: [Vec<Curve>; 4],
    /// Whether borders run from corner to corner and leave bays, rather than meet inside and leave triangles.
    bays: bool,
}

/// The corners NE, SE, SW, NW; the side in direction `i` leads from corner `i - 1` to corner `i`.
const CORNERS: [Point; 4] = [(CELL, 0.0), (CELL, CELL), (0.0, CELL), (0.0, 0.0)];

/// Where the directions N, E, S, W lead.
const TOWARDS: [Point; 4] = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];

/// How deep a border that cuts off one side bends into the tile.
const DEPTH: f32 = 57.0;

/// How far from the middle two junctions of a tile with four areas lie.
const APART: f32 = 14.0;

impl Shape {
    /// The tile with this number, printed so and turned so.
    pub(super) fn new(number: usize, info: &TileInfo, turn: u8) -> Shape {
        let owner = info.owner[turn as usize % 4];
        let rough = |a: u8, b: u8| {
            info.borders.iter().any(|border| border.rough && [(a, b), (b, a)].contains(&(border.a, border.b)))
        };
        let joined = |a: u8, b: u8| info.borders.iter().any(|border| [(a, b), (b, a)].contains(&(border.a, border.b)));
        let mut shape = Shape { owner, lines: Vec::new(), ways: Default::default(), bays: false };
        let ends: Vec<usize> = (0..4).filter(|corner| owner[*corner] != owner[(corner + 1) % 4]).collect();
        let pair = |corner: usize| [owner[corner], owner[(corner + 1) % 4]];
        let mut wobble = Wobble(number as u32 * 7 + u32::from(turn) + 1);
        let mut straight: Vec<(usize, usize)> = Vec::new();
        match ends.as_slice() {
            [one, other] => straight.push((*one, *other)),
            [_, _, _, _] if owner[1] == owner[3] => straight.extend([(3, 0), (1, 2)]),
            [_, _, _, _] if owner[0] == owner[2] => straight.extend([(0, 1), (2, 3)]),
            _ => {}
        }
        if !straight.is_empty() || ends.is_empty() {
            shape.bays = true;
            for (from, to) in straight {
                let curve = across(from, to, &mut wobble);
                let areas = pair(from);
                shape.lines.push(Line { areas, rough: rough(areas[0], areas[1]), curve });
                shape.ways[from].push(curve);
                shape.ways[to].push(curve.reversed());
            }
            return shape;
        }
        let junctions = junctions(&ends, joined(owner[1], owner[3]), joined(owner[0], owner[2]));
        let spokes: Vec<(usize, Curve)> =
            ends.iter().map(|corner| (*corner, spoke(CORNERS[*corner], junctions[*corner], &mut wobble))).collect();
        for (corner, curve) in &spokes {
            let areas = pair(*corner);
            shape.lines.push(Line { areas, rough: rough(areas[0], areas[1]), curve: *curve });
        }
        if ends.len() == 4 && junctions[0] != junctions[2] {
            let middle = if junctions[0] == junctions[3] { [owner[1], owner[3]] } else { [owner[0], owner[2]] };
            let curve = spoke(junctions[0], junctions[2], &mut Wobble(0));
            shape.lines.push(Line { areas: middle, rough: rough(middle[0], middle[1]), curve });
        }
        for (at, (corner, curve)) in spokes.iter().enumerate() {
            let (before, back) = spokes[(at + spokes.len() - 1) % spokes.len()];
            let way = &mut shape.ways[*corner];
            way.push(*curve);
            if junctions[*corner] != junctions[before] {
                way.push(spoke(junctions[*corner], junctions[before], &mut Wobble(0)));
            }
            way.push(back.reversed());
        }
        shape
    }

    /// The shape of an area as a closed path, moved to where the tile lies.
    pub(super) fn area(&self, area: usize, at: Point) -> String {
        let mine = |side: usize| self.owner[side % 4] as usize == area;
        let mut path = String::new();
        let Some(begin) =
            (0..4).find(|side| mine(*side) && !mine(side + 3)).or_else(|| (0..4).find(|side| mine(*side)))
        else {
            return path;
        };
        let (x, y) = CORNERS[(begin + 3) % 4];
        let _ = write!(path, "M{} {}", x + at.0, y + at.1);
        let mut side = begin;
        for _ in 0..8 {
            let corner = side % 4;
            let _ = write!(path, "L{} {}", CORNERS[corner].0 + at.0, CORNERS[corner].1 + at.1);
            let mut next = (side + 1) % 4;
            if let Some(last) = self.ways[corner].last() {
                self.ways[corner].iter().for_each(|curve| curve.write(&mut path, at));
                let reached = CORNERS.iter().position(|corner| *corner == last.to).unwrap_or(corner);
                next = (reached + 1) % 4;
            }
            if next == begin {
                break;
            }
            side = next;
        }
        path.push('Z');
        path
    }

    /// The side of the tile in a direction, as a path.
    pub(super) fn side(direction: usize, at: Point) -> String {
        let (from, to) = (CORNERS[(direction + 3) % 4], CORNERS[direction % 4]);
        format!("M{} {}L{} {}", from.0 + at.0, from.1 + at.1, to.0 + at.0, to.1 + at.1)
    }

    /// Whether an area is a triangle on the side in this direction, and on no other.
    pub(super) fn is_triangle(&self, area: usize, direction: usize) -> bool {
        !self.bays && (0..4).all(|side| (self.owner[side] as usize == area) == (side == direction))
    }

    /// The area on the side in this direction.
    pub(super) fn owner(&self, direction: usize) -> usize {
        self.owner[direction % 4] as usize
    }

    /// The room in an area.
    pub(super) fn room(&self, area: usize) -> Room {
        let sides: Vec<usize> = (0..4).filter(|side| self.owner[*side] as usize == area).collect();
        let from_middle = |far: f32| {
            let (x, y) =
                sides.iter().fold((0.0, 0.0), |sum, side| (sum.0 + TOWARDS[*side].0, sum.1 + TOWARDS[*side].1));
            (HALF + far * x, HALF + far * y)
        };
        match sides.as_slice() {
            [side] => {
                let (long, deep) = if self.bays { (86.0, 34.0) } else { (58.0, 30.0) };
                let size = if side % 2 == 0 { (long, deep) } else { (deep, long) };
                Room { middle: from_middle(HALF - deep / 2.0 - 4.0), size }
            }
            [one, other] if other - one == 2 => {
                let size = if one % 2 == 1 { (108.0, 34.0) } else { (34.0, 108.0) };
                Room { middle: (HALF, HALF), size }
            }
            [_, _] => Room { middle: from_middle(23.0), size: (64.0, 64.0) },
            [_, _, _] => Room {
                middle: from_middle(21.0),
                size: if sides == [0, 1, 2] || sides == [0, 2, 3] { (64.0, 104.0) } else { (104.0, 64.0) },
            },
            _ => Room { middle: (HALF, HALF), size: (104.0, 104.0) },
        }
    }
}

/// A line from corner to corner: a bay along one side, or a diagonal.
fn across(from: usize, to: usize, wobble: &mut Wobble) -> Curve {
    let (a, b) = (CORNERS[from], CORNERS[to]);
    if (from + 2) % 4 == to {
        let (bend, other) = (wobble.next(16.0) + 6.0, wobble.next(16.0) - 6.0);
        let along = |share: f32, aside: f32| {
            let (x, y) = (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
            (x + aside * (a.1 - b.1).signum(), y + aside * (b.0 - a.0).signum())
        };
        return Curve { from: a, bends: [along(0.35, bend), along(0.65, other)], to: b };
    }
    // The side between two neighbouring corners is that of the later one, counted clockwise.
    let side = if (from + 1) % 4 == to { to } else { from };
    let (x, y) = TOWARDS[side];
    let inward = |corner: Point, deep: f32, shift: f32| {
        let towards = (HALF - corner.0, HALF - corner.1);
        let along = if x == 0.0 { (towards.0.signum() * shift, 0.0) } else { (0.0, towards.1.signum() * shift) };
        (corner.0 - x * deep + along.0, corner.1 - y * deep + along.1)
    };
    let (one, other) = (DEPTH + wobble.next(7.0), DEPTH + wobble.next(7.0));
    Curve { from: a, bends: [inward(a, one, 24.0), inward(b, other, 24.0)], to: b }
}

/// Where the border that ends at each corner meets others.
fn junctions(ends: &[usize], east_west: bool, north_south: bool) -> [Point; 4] {
    let middle = (HALF, HALF);
    if ends.len() == 3 {
        let missing = (0..4).find(|corner| !ends.contains(corner)).unwrap_or(0);
        let away = CORNERS[missing];
        return [(HALF + (HALF - away.0) * 0.06, HALF + (HALF - away.1) * 0.06); 4];
    }
    match (east_west, north_south) {
        (true, _) => {
            let (north, south) = ((HALF, HALF - APART + 4.0), (HALF, HALF + APART - 4.0));
            [north, south, south, north]
        }
        (_, true) => {
            let (east, west) = ((HALF + APART - 4.0, HALF), (HALF - APART + 4.0, HALF));
            [east, east, west, west]
        }
        _ => [middle; 4],
    }
}

/// A line to a junction, a little bent.
fn spoke(from: Point, to: Point, wobble: &mut Wobble) -> Curve {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let aside =
        |share: f32, bend: f32| (from.0 + dx * share - dy / length * bend, from.1 + dy * share + dx / length * bend);
    Curve { from, bends: [aside(0.35, wobble.next(9.0)), aside(0.7, wobble.next(9.0))], to }
}

/// Small bends that are the same every time a tile is drawn.
struct Wobble(u32);

impl Wobble {
    /// A number between minus and plus half of this; none at all for lines that must be straight.
    fn next(&mut self, most: f32) -> f32 {
        if self.0 == 0 {
            return 0.0;
        }
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) | 1;
        ((self.0 >> 16) as f32 / 65_536.0 - 0.5) * most
    }
}

/// The upper left corner of a cell.
pub(super) fn corner(x: i8, y: i8) -> Point {
    (f32::from(x) * CELL, f32::from(y) * CELL)
}

/// The upper left corner of a tile on the map.
pub(super) fn spot(placed: &Placed) -> Point {
    corner(placed.x, placed.y)
}
