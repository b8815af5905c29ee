//! The ground: what each kind of tile looks like, the river along its edges, the ford through the crossing.

use super::Table;
use super::geometry::{self, Point, corner, ends, middle, outline};
use crescent_moon::hex::{At, Edges};
use crescent_moon::land::Tile;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;

/// What grows or lies on each kind of terrain, around the middle of a hex; drawn in two tones.
const MOTIFS: &[(&str, &str)] = &[
    (
        "fertile",
        r#"<path class="cm-motif-line" d="M-72-30q24-10 48 0t48 0 48 0M-78-8q26-10 52 0t52 0 52 0M-78 14q26-10 52 0t52 0 52 0M-72 36q24-10 48 0t48 0 48 0M-44 58q22-9 44 0t44 0M-44-52q22-9 44 0t44 0"/><path class="cm-motif" d="M-64-44l3-9 3 9zM-54-44l3-9 3 9zM56 48l3-9 3 9zM46 48l3-9 3 9zM-22 76l3-9 3 9zM-12 76l3-9 3 9zM22-70l3-9 3 9zM60 24l3-9 3 9z"/>"#,
    ),
    (
        "wilderness",
        r#"<path class="cm-motif" d="M-66-36a8 8 0 0 1 15-3 7 7 0 0 1 6 9h-24a6 6 0 0 1 3-6zM44-48a8 8 0 0 1 15-3 7 7 0 0 1 6 9H41a6 6 0 0 1 3-6zM-78 26a8 8 0 0 1 15-3 7 7 0 0 1 6 9h-24a6 6 0 0 1 3-6zM54 30a8 8 0 0 1 15-3 7 7 0 0 1 6 9H51a6 6 0 0 1 3-6zM-18 72a8 8 0 0 1 15-3 7 7 0 0 1 6 9h-24a6 6 0 0 1 3-6zM-14-66a7 7 0 0 1 13-3 6 6 0 0 1 5 8h-21a5 5 0 0 1 3-5z"/><path class="cm-motif-line" d="M-34 52l4-9 4 9 4-9 4 9M24 58l4-9 4 9 4-9 4 9M-74 0l3-8 3 8 3-8 3 8M62-6l3-8 3 8 3-8 3 8M8-46l3-8 3 8 3-8 3 8"/>"#,
    ),
    (
        "mountain",
        r#"<path class="cm-motif" d="M-84 10l22-46 14 22 10-16 24 40zM14 10l24-40 12 20 10-14 24 34zM-44 62l20-36 12 18 10-12 20 30zM-34-46l18-34 11 17 8-11 16 28z"/><path class="cm-snow" d="M-62-36l-8 17 8-4 6 5 4-8zM38-30l-8 13 8-3 6 4 4-7zM-24 26l-7 12 7-3 5 4 4-7zM-16-80l-6 12 6-3 5 3 4-6z"/>"#,
    ),
    (
        "quarry",
        r#"<path class="cm-motif" d="M-76-18h26v-18h-26zM-50-18h20v-11h-20zM48 6h28v-20H48zM26 6h22V-7H26zM-62 44h24V28h-24zM-38 44h28V31h-28zM14 66h26V52H14zM-14 66h28V56h-28zM-8-52h24v-15H-8z"/><path class="cm-motif-line" d="M-63-36v9M-50-29v11M62-14v10M48-7v13M-50 28v8M-38 31v13M28 52v8M4-67v8M-80-18h54M22 6h58M-66 44h60M-18 66h62M-14-52h34"/>"#,
    ),
    (
        "desert",
        r#"<path class="cm-motif-line" d="M-76-26q22-18 44-2 14 10 32 0M8-40q22-16 42-1 8 6 20 2M-80 16q24-18 48-2 16 10 34 0M22 4q20-14 40-1 8 5 18 2M-46 56q24-18 46-2 18 12 46-6M-26-68q16-12 30-1 8 6 20 0"/><path class="cm-motif" d="M-62 34a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM-48 40a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM58-20a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM46-14a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM30 74a2 2 0 1 1 4 0 2 2 0 0 1-4 0z"/>"#,
    ),
];

/// The holy site: a star of two squares with rays, behind whatever stands there.
const HOLY: &str = r#"<circle class="cm-holy-glow" r="58"/><path class="cm-holy" d="M0-54l15.8 15.800h22.400v22.400L54 0 38.2 15.800v22.400H15.800L0 54l-15.8-15.800h-22.400V15.800L-54 0l15.8-15.800v-22.400h22.400z"/><path class="cm-holy" d="M0-38l11 11h16v16L38 0 27 11v16H11L0 38l-11-11h-16V11L-38 0l11-11v-16h16z"/>"#;

/// The definitions of the grounds.
pub(super) fn define() -> Markup {
    let whole = outline(1.0);
    html! {
        @for (name, motif) in MOTIFS { g id={ "cm-ground-" (name) } { polygon.cm-hex points=(whole) {} (PreEscaped(motif)) } }
        g #cm-holy { (PreEscaped(HOLY)) }
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

/// The letter of a tile in the reader's language, in the top corner.
pub(super) fn letter(table: &Table<'_>, tile: Tile) -> Markup {
    html! {
        g.cm-letter.{ "cm-terrain-" (tile.terrain().name()) } aria-hidden="true" {
            circle cy="-79" r="12" {}
            text y="-73.5" { (table.word(&format!("cm-letter-{}", tile.name()))) }
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
