//! Where hexes lie on the drawing. They stand on a corner; the middle of the hex `0,0` is the origin.

use crescent_moon::hex::{At, Direction};

/// From the middle of a hex to its corners.
pub(super) const RADIUS: f32 = 100.0;

/// From the middle of a hex to the middles of its sides.
pub(super) const HALF: f32 = 86.6;

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// The middle of a hex.
pub(super) fn middle(at: At) -> Point {
    let (q, r) = (f32::from(at.q), f32::from(at.r));
    (round(2.0 * HALF * (q + r / 2.0)), round(1.5 * RADIUS * r))
}

/// `transform` that moves a drawing to a hex.
pub(super) fn to(at: At) -> String {
    let (x, y) = middle(at);
    format!("translate({x} {y})")
}

/// `transform` that moves a drawing a little below a hex, to where its shadow falls.
pub(super) fn to_lower(at: At) -> String {
    let (x, y) = middle(at);
    format!("translate({x} {})", y + 9.0)
}

/// A corner of a hex around its middle, clockwise from the top; counts on beyond six.
pub(super) const fn corner(number: usize) -> Point {
    match number % 6 {
        0 => (0.0, -100.0),
        1 => (HALF, -50.0),
        2 => (HALF, 50.0),
        3 => (0.0, 100.0),
        4 => (-HALF, 50.0),
        _ => (-HALF, -50.0),
    }
}

/// The two corners of an edge, clockwise.
pub(super) const fn ends(edge: Direction) -> (usize, usize) {
    match edge {
        Direction::Ne => (0, 1),
        Direction::E => (1, 2),
        Direction::Se => (2, 3),
        Direction::Sw => (3, 4),
        Direction::W => (4, 5),
        Direction::Nw => (5, 0),
    }
}

/// The outline of a hex, so much smaller or larger than a whole one, as the points of a polygon.
pub(super) fn outline(scale: f32) -> String {
    let points: Vec<String> = (0..6)
        .map(|number| {
            let (x, y) = corner(number);
            format!("{},{}", round(scale * x), round(scale * y))
        })
        .collect();
    points.join(" ")
}

/// To a tenth, so that drawings stay short.
pub(super) fn round(length: f32) -> f32 {
    (length * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at: At, number: usize) -> (i32, i32) {
        let ((x, y), (right, down)) = (middle(at), corner(number));
        ((x + right).round() as i32, (y + down).round() as i32)
    }

    #[test]
    fn hexes_that_share_an_edge_share_its_corners() {
        for edge in Direction::ALL {
            let here = At::new(1, -2);
            let there = here.step(edge);
            let (one, other) = ends(edge);
            let (end, begin) = ends(edge.opposite());
            assert!(point(here, one).0.abs_diff(point(there, begin).0) <= 1, "{edge:?}");
            assert_eq!(point(here, one).1, point(there, begin).1, "{edge:?}");
            assert!(point(here, other).0.abs_diff(point(there, end).0) <= 1, "{edge:?}");
            assert_eq!(point(here, other).1, point(there, end).1, "{edge:?}");
        }
    }
}
