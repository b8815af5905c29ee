//! The ground: what each kind of tile looks like, the river along its edges, the ford through the crossing.

use super::geometry::{self, Point, corner, ends, middle, outline};
use crate::drawing::{Drawing, drawing, drawings};
use crescent_moon::hex::{At, Edges};
use crescent_moon::land::Tile;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;

/// What grows or lies on each kind of terrain, around the middle of a hex; drawn in two tones.
const MOTIFS: &[(&str, Drawing)] =
    drawings!["crescent-moon/ground-": "fertile" "wilderness" "mountain" "quarry" "desert"];

/// The holy site: a star of two squares with rays, behind whatever stands there.
const HOLY: Drawing = drawing!("crescent-moon/holy");

/// The definitions of the grounds.
pub(super) fn define() -> Markup {
    let whole = outline(1.0);
    html! {
        @for (name, motif) in MOTIFS { g id={ "cm-ground-" (name) } { polygon.cm-hex points=(whole) {} (PreEscaped(motif.inside())) } }
        g #cm-holy { (PreEscaped(HOLY.inside())) }
    }
}

/// The ground of a hex around the origin.
pub(super) fn face(tile: Tile) -> Markup {
    let terrain = tile.terrain().name();
    html! {
        g.{ "cm-terrain-" (terrain) } {
            use href={ "#cm-ground-" (terrain) } {}
            @if tile == Tile::Holy { use href="#cm-holy" {} }
        }
    }
}

/// The name of a hex in its lower corner.
pub(super) fn name(name: &str) -> Markup {
    html! { text.cm-name y="70" { (name) } }
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
fn clockwise(rivers: Edges) -> Vec<crescent_moon::hex::Direction> {
    let mut edges: Vec<_> = rivers.iter().collect();
    edges.sort_by_key(|edge| ends(*edge).0);
    let begins = edges.iter().position(|edge| !edges.iter().any(|other| ends(*other).1 == ends(*edge).0));
    edges.rotate_left(begins.unwrap_or(0));
    edges
}

/// The river of the whole map, and the ford where it runs through the crossing.
pub(super) fn river(land: &[(At, Tile, Edges)]) -> Markup {
    let hexes = || land.iter().filter(|(.., rivers)| !rivers.is_empty());
    let ford = ford(land);
    html! {
        g.cm-river aria-hidden="true" {
            @for class in ["cm-bank", "cm-water", "cm-ripple"] {
                g.(class) {
                    @for (at, _, rivers) in hexes() { path transform=(geometry::to(*at)) d=(bed(*rivers, 1.0)) {} }
                    @if let Some((at, d)) = &ford { path.cm-ford transform=(geometry::to(*at)) d=(d) {} }
                }
            }
        }
    }
}

/// Where the river runs through the crossing: between the two corners at which it goes on.
fn ford(land: &[(At, Tile, Edges)]) -> Option<(At, String)> {
    let (at, ..) = land.iter().find(|(_, tile, _)| *tile == Tile::Crossing)?;
    let mut met: BTreeMap<(i32, i32), u8> = BTreeMap::new();
    for (place, _, rivers) in land {
        for edge in rivers.iter() {
            let (from, to) = ends(edge);
            *met.entry(point(*place, from)).or_default() += 1;
            *met.entry(point(*place, to)).or_default() += 1;
        }
    }
    let mouths: Vec<usize> = (0..6).filter(|number| met.get(&point(*at, *number)) == Some(&1)).collect();
    // On a map that is being built the second mouth lies opposite the first; with none yet they lie where the rules put them.
    let (one, other) = match mouths.as_slice() {
        [one, other, ..] => (*one, *other),
        [one] => (*one, one + 3),
        [] => (1, 4),
    };
    let ((x, y), (right, down)) = (corner(one), corner(other));
    let (a, b) = (geometry::round(x * 0.35), geometry::round(y * 0.35));
    let (c, d) = (geometry::round(right * 0.35), geometry::round(down * 0.35));
    Some((*at, format!("M{x} {y}C{a} {b} {c} {d} {right} {down}")))
}

/// A corner of a hex as whole numbers that are the same seen from every hex it belongs to.
fn point(at: At, number: usize) -> (i32, i32) {
    let ((x, y), (right, down)) = (middle(at), corner(number));
    (((x + right) / 10.0).round() as i32, ((y + down) / 10.0).round() as i32)
}

/// The stones of the ford.
pub(super) fn stones(tile: Tile) -> Markup {
    html! {
        @if tile == Tile::Crossing {
            g.cm-stones aria-hidden="true" {
                @for (x, y, r) in [(-34.0, 62.0, 6.0), (-20.0, 68.0, 5.0), (22.0, 66.0, 5.5), (36.0, 60.0, 4.5)] { circle cx=(x) cy=(y) r=(r) {} }
            }
        }
    }
}
