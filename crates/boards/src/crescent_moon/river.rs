//! The river: one ribbon along the edges of its tiles, through the crossing, and out over the rim of the land.

use super::geometry::{self, Point, corner, ends, middle};
use crescent_moon::hex::{At, Direction, Edges};
use crescent_moon::land::Tile;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// A hex as far as the river knows it.
pub(super) type Reach = (At, Tile, Edges);

/// A corner of hexes as whole numbers that are the same seen from every hex it belongs to.
type Corner = (i32, i32);

/// How far above the middle of the crossing the river swings, so that pieces stand south of it.
const SWING: f32 = 24.0;

/// What the river is painted with, from below.
const COATS: [&str; 6] = ["cm-bank-ink", "cm-bank", "cm-deep", "cm-water", "cm-ripple", "cm-ripple-2"];

/// The river of the whole map, and the ford where it runs through the crossing.
pub(super) fn draw(land: &[Reach]) -> Markup {
    let course = course(land);
    if course.len() < 2 {
        return html! {};
    }
    let d = ribbon(&course);
    html! {
        g.cm-river aria-hidden="true" {
            @for coat in COATS { path.(coat) d=(d) {} }
            @if let Some(((at, ..), [one, other])) = mouths(land) { (ford(*at, corner(one), corner(other))) }
        }
    }
}

/// The bed of a river along these edges of a hex, so much inside its outline, as a path around the middle.
pub(super) fn bed(rivers: Edges, scale: f32) -> String {
    let mut path = String::new();
    let mut last = None;
    for edge in clockwise(rivers) {
        let (from, to) = ends(edge);
        let point = |number| {
            let (x, y): Point = corner(number);
            format!("{} {}", geometry::round(x * scale), geometry::round(y * scale))
        };
        if last != Some(from) {
            path += &format!("M{}", point(from));
        }
        path += &format!("L{}", point(to));
        last = Some(to);
    }
    path
}

/// The edges of a set so that those which meet follow each other clockwise.
fn clockwise(rivers: Edges) -> Vec<Direction> {
    let mut edges: Vec<_> = rivers.iter().collect();
    edges.sort_by_key(|edge| ends(*edge).0);
    let begins = edges.iter().position(|edge| !edges.iter().any(|other| ends(*other).1 == ends(*edge).0));
    edges.rotate_left(begins.unwrap_or(0));
    edges
}

/// Where a corner lies.
fn spot(at: At, number: usize) -> Point {
    let ((x, y), (right, down)) = (middle(at), corner(number));
    (x + right, y + down)
}

fn key((x, y): Point) -> Corner {
    ((x / 10.0).round() as i32, (y / 10.0).round() as i32)
}

/// The crossing, and the two of its corners between which the river runs through it.
fn mouths(land: &[Reach]) -> Option<(&Reach, [usize; 2])> {
    let crossing = land.iter().find(|(_, tile, _)| *tile == Tile::Crossing)?;
    let mut met: BTreeMap<Corner, u8> = BTreeMap::new();
    for (place, _, rivers) in land {
        for edge in rivers.iter() {
            let (from, to) = ends(edge);
            *met.entry(key(spot(*place, from))).or_default() += 1;
            *met.entry(key(spot(*place, to))).or_default() += 1;
        }
    }
    let open: Vec<usize> = (0..6).filter(|number| met.get(&key(spot(crossing.0, *number))) == Some(&1)).collect();
    // On a map that is being built the second mouth lies opposite the first; with none yet they lie where the rules put them.
    Some((
        crossing,
        match open.as_slice() {
            [one, other, ..] => [*one, *other],
            [one] => [*one, (one + 3) % 6],
            [] => [1, 4],
        },
    ))
}

/// The points the river runs along, from one end to the other.
fn course(land: &[Reach]) -> Vec<Point> {
    let mut steps: Vec<(Point, Point, Option<Point>)> = Vec::new();
    for (at, _, rivers) in land {
        steps.extend(rivers.iter().map(ends).map(|(from, to)| (spot(*at, from), spot(*at, to), None)));
    }
    if let Some(((at, ..), [one, other])) = mouths(land) {
        let (x, y) = middle(*at);
        steps.push((spot(*at, one), spot(*at, other), Some((x, y - SWING))));
    }
    let count =
        |point: Point| steps.iter().flat_map(|(a, b, _)| [*a, *b]).filter(|end| key(*end) == key(point)).count();
    let Some(begin) = steps.iter().flat_map(|(a, b, _)| [*a, *b]).find(|end| count(*end) == 1) else {
        return Vec::new();
    };
    let mut points = vec![begin];
    let mut left = steps.clone();
    while let Some(found) =
        left.iter().position(|(a, b, _)| points.last().is_some_and(|last| [key(*a), key(*b)].contains(&key(*last))))
    {
        let (a, b, through) = left.swap_remove(found);
        let from_a = points.last().is_some_and(|last| key(*last) == key(a));
        points.extend(through);
        points.push(if from_a { b } else { a });
    }
    run_out(land, &mut points);
    points
}

/// Lets both ends run on over the rim as far as no land lies in their way; the frame of the drawing cuts them off.
fn run_out(land: &[Reach], points: &mut Vec<Point>) {
    for _ in 0..2 {
        points.reverse();
        let [.., before, last] = points.as_slice() else { return };
        let on = |far: f32| (last.0 + (last.0 - before.0) * far, last.1 + (last.1 - before.1) * far);
        let is_dry = |(x, y): &Point| {
            land.iter().map(|(at, ..)| middle(*at)).all(|(cx, cy)| (x - cx).hypot(y - cy) > geometry::HALF + 12.0)
        };
        // The first step begins on a corner, which touches land.
        let free = (1..=8).map(|step| on(0.5 * step as f32)).take_while(is_dry).last();
        points.extend(free);
    }
}

/// A smooth line: corners are what it bends around, the middles between them what it runs through.
fn ribbon(points: &[Point]) -> String {
    let write = |(x, y): Point| format!("{} {}", geometry::round(x), geometry::round(y));
    let between = |a: Point, b: Point| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    let mut path = format!("M{}", write(points[0]));
    for pair in points.windows(2).skip(1) {
        path += &format!("Q{} {}", write(pair[0]), write(between(pair[0], pair[1])));
    }
    path + &points.last().map(|last| format!("L{}", write(*last))).unwrap_or_default()
}

/// A sand bar, stepping stones and the track that leads over them.
fn ford(at: At, (ax, ay): Point, (bx, by): Point) -> Markup {
    let (x, y) = middle(at);
    // The smoothed line passes halfway between the middle of the mouths and the point it swings to.
    let (cx, cy) = (x + (ax + bx) / 4.0, y + (ay + by) / 4.0 - SWING / 2.0);
    let turn = geometry::round((by - ay).atan2(bx - ax).to_degrees());
    html! {
        g.cm-ford transform={ "translate(" (geometry::round(cx)) " " (geometry::round(cy)) ") rotate(" (turn) ")" } {
            path.cm-track d="M4-40C-4-30 6-24 0-15M0 15C-6 24 4 28 0 36" {}
            ellipse.cm-sandbar rx="21" ry="6.5" {}
            @for (x, y, r) in [(-2, -9, 4), (3, -3, 5), (-3, 4, 4), (2, 10, 5)] { ellipse.cm-stone cx=(x) cy=(y) rx=(r) ry="3.4" {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Land;
    use super::*;
    use crate::testing::Play;
    use crescent_moon::CrescentMoon;

    #[test]
    fn every_layout_has_one_river_from_rim_to_rim_through_its_crossing() {
        let play: Play<CrescentMoon, Land> = Play::begin(Land, 5, 1, &[]);
        for layout in &play.game.game().components().layouts {
            for players in [4, 5] {
                let land: Vec<Reach> = layout.playing(players).map(|hex| (hex.at, hex.tile, hex.rivers)).collect();
                let edges: usize = land.iter().map(|(.., rivers)| rivers.len()).sum();
                let points = course(&land);
                // Each edge adds a point; the crossing two; and there is one at the beginning.
                assert!(points.len() >= edges + 3, "{}: {} points of {edges} edges", layout.id, points.len());
                assert!(!ribbon(&points).contains("NaN"));
            }
        }
    }

    #[test]
    fn a_lone_crossing_is_crossed() {
        let land = [(At::default(), Tile::Crossing, Edges::EMPTY)];
        assert!(course(&land).len() >= 3);
        assert!(draw(&land).0.contains("cm-ford"));
    }
}
