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

    /// Goes on along the curve, moved to where the tile lies, from where it begins.
    fn write(self, path: &mut String, at: Point) {
        let from = moved(self.from, at);
        let [(a, b), (c, d), (x, y)] = [self.bends[0], self.bends[1], self.to]
            .map(|point| moved(point, at))
            .map(|(x, y)| (x - from.0, y - from.1));
        let _ = write!(path, "c{a} {b} {c} {d} {x} {y}");
    }

    /// The point after this share of the way.
    fn at(self, share: f32) -> Point {
        let rest = 1.0 - share;
        let weights =
            [rest * rest * rest, 3.0 * rest * rest * share, 3.0 * rest * share * share, share * share * share];
        let points = [self.from, self.bends[0], self.bends[1], self.to];
        points
            .iter()
            .zip(weights)
            .fold((0.0, 0.0), |sum, (point, weight)| (sum.0 + point.0 * weight, sum.1 + point.1 * weight))
    }

    /// So many points along the way, without the last.
    fn points(self, count: u8) -> impl Iterator<Item = Point> {
        (0..count).map(move |step| self.at(f32::from(step) / f32::from(count)))
    }
}

/// A part of the way around an area.
enum Step {
    /// Straight to a corner of the tile.
    To(Point),
    /// Along a border.
    Along(Curve),
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
        let (x, y) = moved(self.curve.from, at);
        let mut path = format!("M{x} {y}");
        self.curve.write(&mut path, at);
        path
    }
}

impl Line {
    /// Where it ends, moved to where the tile lies.
    pub(super) fn ends(&self, at: Point) -> [Point; 2] {
        [self.curve.from, self.curve.to].map(|(x, y)| (x + at.0, y + at.1))
    }

    /// Points along it, so many and the last, moved to where the tile lies.
    pub(super) fn points(&self, count: u8, at: Point) -> Vec<Point> {
        let all = self.curve.points(count).chain([self.curve.to]);
        all.map(|(x, y)| (x + at.0, y + at.1)).collect()
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

/// Points on each curve of an outline.
const OUTLINE: u8 = 8;

/// Squares along the side of a tile, for asking what lies where.
pub(super) const SQUARES: usize = 24;

/// The width of such a square.
pub(super) const SQUARE: f32 = CELL / SQUARES as f32;

/// The areas of a tile, square by square.
pub(super) type Raster = [[u8; SQUARES]; SQUARES];

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

    /// The way around an area, from corner to corner and along its borders; the first step is where it begins.
    fn around(&self, area: usize) -> Vec<Step> {
        let mine = |side: usize| self.owner[side % 4] as usize == area;
        let begin = (0..4).find(|side| mine(*side) && !mine(side + 3)).or_else(|| (0..4).find(|side| mine(*side)));
        let Some(begin) = begin else { return Vec::new() };
        let mut steps = vec![Step::To(CORNERS[(begin + 3) % 4])];
        let mut side = begin;
        for _ in 0..4 {
            let corner = side % 4;
            steps.push(Step::To(CORNERS[corner]));
            steps.extend(self.ways[corner].iter().map(|curve| Step::Along(*curve)));
            let reached =
                self.ways[corner].last().and_then(|last| CORNERS.iter().position(|corner| *corner == last.to));
            side = (reached.unwrap_or(corner) + 1) % 4;
            if side == begin {
                break;
            }
        }
        steps
    }

    /// The shape of an area as a closed path, moved to where the tile lies.
    pub(super) fn area(&self, area: usize, at: Point) -> String {
        let mut path = String::new();
        for step in self.around(area) {
            match step {
                Step::To(point) => {
                    let letter = if path.is_empty() { 'M' } else { 'L' };
                    let (x, y) = moved(point, at);
                    let _ = write!(path, "{letter}{x} {y}");
                }
                Step::Along(curve) => curve.write(&mut path, at),
            }
        }
        path.push('Z');
        path
    }

    /// The outline of an area as points, on its own tile.
    fn outline(&self, area: usize) -> Vec<Point> {
        let steps = self.around(area).into_iter();
        let points = steps.flat_map(|step| match step {
            Step::To(corner) => vec![corner],
            Step::Along(curve) => curve.points(OUTLINE).chain([curve.to]).collect(),
        });
        points.collect()
    }

    /// Which area lies in each square of the tile, row by row.
    pub(super) fn raster(&self) -> Raster {
        let areas = self.owner.iter().max().map_or(0, |last| usize::from(*last) + 1);
        let outlines: Vec<Vec<Point>> = (0..areas).map(|area| self.outline(area)).collect();
        std::array::from_fn(|row| {
            std::array::from_fn(|column| {
                let middle = ((column as f32 + 0.5) * SQUARE, (row as f32 + 0.5) * SQUARE);
                outlines.iter().position(|outline| is_inside(outline, middle)).unwrap_or(0) as u8
            })
        })
    }

    /// Where the side of the tile in a direction begins and ends, clockwise.
    pub(super) fn side_ends(direction: usize, at: Point) -> [Point; 2] {
        [CORNERS[(direction + 3) % 4], CORNERS[direction % 4]].map(|(x, y)| (x + at.0, y + at.1))
    }

    /// The side of the tile in a direction, as a path.
    pub(super) fn side(direction: usize, at: Point) -> String {
        let [from, to] = Shape::side_ends(direction, at);
        format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)
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
pub(super) struct Wobble(u32);

impl Wobble {
    /// The bends that belong to a number.
    pub(super) fn new(seed: usize) -> Wobble {
        Wobble((seed as u32).wrapping_mul(2_654_435_761).wrapping_add(97) | 1)
    }

    /// A number between minus and plus half of this; none at all for lines that must be straight.
    pub(super) fn next(&mut self, most: f32) -> f32 {
        if self.0 == 0 {
            return 0.0;
        }
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) | 1;
        ((self.0 >> 16) as f32 / 65_536.0 - 0.5) * most
    }
}

/// Whether a point lies inside a closed line.
fn is_inside(outline: &[Point], (x, y): Point) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crossed = edges.filter(|(a, b)| (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0);
    crossed.count() % 2 == 1
}

/// A point of a tile that lies there, whole, so that drawings stay short.
fn moved((x, y): Point, at: Point) -> Point {
    ((x + at.0).round(), (y + at.1).round())
}

/// To a tenth, so that drawings stay short.
pub(super) fn tenth(number: f32) -> f32 {
    // Adding nothing turns a negative zero into a plain one.
    (number * 10.0).round() / 10.0 + 0.0
}

/// The upper left corner of a cell.
pub(super) fn corner(x: i8, y: i8) -> Point {
    (f32::from(x) * CELL, f32::from(y) * CELL)
}

/// The upper left corner of a tile on the map.
pub(super) fn spot(placed: &Placed) -> Point {
    corner(placed.x, placed.y)
}
