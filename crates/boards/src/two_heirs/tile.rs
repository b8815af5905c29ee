//! The face of a tile in a box of 100 × 100: ground, owner, roads, building, what counts for it, and what it costs.
//!
//! A tile lies with its base towards its owner, White's in the south and Blue's in the north; the base, the letter of the terrain, the
//! points and the roads turn with it. Buildings stay upright, so that nobody has to read them upside down.

use super::roads::{Tint, turned};
use super::{Table, drawings, marks};
use crate::drawing::{Drawing, drawing};
use maud::{Markup, PreEscaped, html};
use two_heirs::edition::{NO_ROAD, Tile};
use two_heirs::{Building, Goods, Side, Terrain};

/// How far from the middle a road goes around the building.
const SQUARE: f32 = 29.0;

/// The directions north, east, south and west.
const WAYS: [(f32, f32); 4] = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];

/// What the ground of each terrain is strewn with, in a box of 25 × 25.
const GROUNDS: [(Terrain, Drawing); 3] = [
    (Terrain::Green, drawing!("two-heirs/ground-green")),
    (Terrain::Grey, drawing!("two-heirs/ground-grey")),
    (Terrain::Yellow, drawing!("two-heirs/ground-yellow")),
];

/// Patterns that the grounds and the bases of tiles are filled with; they stand once on a page.
pub(super) fn define() -> Markup {
    html! {
        @for (terrain, motif) in GROUNDS {
            pattern.{ "terrain-" (terrain) } id={ "th-ground-" (terrain) } width="25" height="25" patternUnits="userSpaceOnUse" {
                (PreEscaped(motif.inside()))
            }
        }
        @for side in Side::ALL {
            pattern.{ "seat-" (side) } id={ "th-base-" (side) } width="8" height="8" patternUnits="userSpaceOnUse" {
                rect.tile-ground width="8" height="8" {}
                @match side {
                    Side::White => path.th-base-line d="M-2 2l4-4M0 8l8-8M6 10l4-4" {},
                    Side::Blue => path.th-base-line d="M0 2h8M0 6h8" {},
                }
            }
        }
    }
}

/// The ground of a tile.
fn ground(terrain: Terrain) -> Markup {
    html! {
        rect.th-ground.{ "terrain-" (terrain) } x="1" y="1" width="98" height="98" rx="7" {}
        g.{ "terrain-" (terrain) } { rect x="1" y="1" width="98" height="98" rx="7" fill={ "url(#th-ground-" (terrain) ")" } {} }
    }
}

/// The letter of a terrain, in the corner away from the base.
fn letter(table: &Table<'_>, terrain: Terrain, owner: Option<Side>) -> Markup {
    let place = if owner == Some(Side::Blue) { 87 } else { 13 };
    html! {
        g.th-letter.{ "terrain-" (terrain) } {
            circle cx=(place) cy=(place) r="9" {}
            text x=(place) y={ (place + 4) ".3" } { (table.word(&format!("th-letter-{terrain}"))) }
        }
    }
}

/// A building: as a print without owner, or as it lies on the board. `tints` says how the road on each side is drawn.
pub(super) fn face(table: &Table<'_>, tile: &Tile, owner: Option<Side>, tints: [Tint; 4]) -> Markup {
    let roads = owner.map_or(tile.roads, |owner| turned(tile.roads, owner));
    html! {
        (ground(tile.terrain))
        @if let Some(owner) = owner { (base(owner)) }
        (streets(roads, tints))
        circle.th-square.{ "terrain-" (tile.terrain) } cx="50" cy="50" r="26.5" {}
        use.th-building href=(drawings::name(tile.building)) x="27" y="23" width="46" height="46" {}
        (marks::draw(table, tile))
        (letter(table, tile.terrain, owner))
    }
}

/// The frame of an owner with the base at his edge.
fn base(owner: Side) -> Markup {
    let edge = match owner {
        Side::White => "M3.5 88h93v4.5a4 4 0 0 1-4 4h-85a4 4 0 0 1-4-4z",
        Side::Blue => "M3.5 12h93V7.5a4 4 0 0 0-4-4h-85a4 4 0 0 0-4 4z",
    };
    html! {
        g.th-owner.{ "seat-" (owner) } {
            rect.th-frame-edge x="3.5" y="3.5" width="93" height="93" rx="5" {}
            rect.th-frame x="3.5" y="3.5" width="93" height="93" rx="5" {}
            path.th-base d=(edge) fill={ "url(#th-base-" (owner) ")" } {}
        }
    }
}

/// The roads: those that are joined meet in the square around the building, separate ends stop before it.
fn streets(roads: [u8; 4], tints: [Tint; 4]) -> Markup {
    let joined = |side: usize| roads.iter().filter(|road| **road == roads[side]).count() > 1;
    let ends: Vec<usize> = (0..4).filter(|side| roads[*side] != NO_ROAD).collect();
    let all_one = ends.windows(2).all(|pair| roads[pair[0]] == roads[pair[1]]);
    let lines: Vec<(Tint, String)> = ends
        .iter()
        .map(|side| {
            let (x, y) = WAYS[*side];
            let to = if joined(*side) { SQUARE } else { 35.0 };
            (tints[*side], format!("M{} {}L{} {}", 50.0 + 50.0 * x, 50.0 + 50.0 * y, 50.0 + to * x, 50.0 + to * y))
        })
        .chain(arcs(roads, tints, all_one))
        .collect();
    html! {
        @if !lines.is_empty() {
            g.th-roads {
                @for (_, line) in &lines { path.th-road-bed d=(line) {} }
                @for (tint, line) in &lines { path.th-road.(tint.class()) d=(line) {} }
                @for side in ends.iter().filter(|side| !joined(**side)) {
                    @let (x, y) = WAYS[*side];
                    circle.th-road-end.(tints[*side].class()) cx=(50.0 + 34.0 * x) cy=(50.0 + 34.0 * y) r="4.2" {}
                }
            }
        }
    }
}

/// The parts of the square that join roads: all of it if there is one road only, else the way between its sides.
fn arcs(roads: [u8; 4], tints: [Tint; 4], all_one: bool) -> Vec<(Tint, String)> {
    let mut arcs = Vec::new();
    for (side, road) in roads.iter().enumerate().filter(|(_, road)| **road != NO_ROAD) {
        let partner = (side + 1..4).find(|other| roads[*other] == *road);
        let Some(partner) = partner else { continue };
        let far = |way: usize| (50.0 + SQUARE * WAYS[way].0, 50.0 + SQUARE * WAYS[way].1);
        if all_one {
            let (top, bottom) = (50.0 - SQUARE, 50.0 + SQUARE);
            let ring = format!("M50 {top}A{SQUARE} {SQUARE} 0 0 1 50 {bottom}A{SQUARE} {SQUARE} 0 0 1 50 {top}");
            return vec![(tints[side], ring)];
        }
        let ((x, y), (to_x, to_y)) = (far(side), far(partner));
        let clockwise = u8::from(partner - side != 3);
        arcs.push((tints[side], format!("M{x} {y}A{SQUARE} {SQUARE} 0 0 {clockwise} {to_x} {to_y}")));
    }
    arcs
}

/// A tile that lies face down, or the back of one.
pub(super) fn down(table: &Table<'_>, terrain: Terrain) -> Markup {
    html! { (free(terrain)) (letter(table, terrain, None)) }
}

/// Free terrain without its letter.
fn free(terrain: Terrain) -> Markup {
    let motif = match terrain {
        Terrain::Green => "trees",
        Terrain::Grey => "rocks",
        Terrain::Yellow => "sheaves",
    };
    html! {
        (ground(terrain))
        rect.th-free x="4" y="4" width="92" height="92" rx="5" {}
        use.th-building href={ "#th-" (motif) } x="26" y="25" width="48" height="48" {}
    }
}

/// A tile of a picture: nothing to read, and all its roads are one.
pub(super) fn sketch(terrain: Terrain, owned: Option<(Side, Building)>, roads: [bool; 4], tint: Tint) -> Markup {
    html! {
        @match owned {
            None => (free(terrain)),
            Some((owner, building)) => {
                (ground(terrain))
                (base(owner))
                (streets(roads.map(|road| if road { 0 } else { NO_ROAD }), [tint; 4]))
                circle.th-square.{ "terrain-" (terrain) } cx="50" cy="50" r="26.5" {}
                use.th-building href=(drawings::name(building)) x="25" y="23" width="50" height="50" {}
            }
        }
    }
}

/// What building a tile takes, as small squares in the corner; those that are missing are marked.
pub(super) fn cost(table: &Table<'_>, cost: &Goods, supply: Option<&Goods>) -> Markup {
    let mut squares = Vec::new();
    for terrain in Terrain::ALL {
        let have = supply.map_or(u8::MAX, |supply| supply.of(terrain));
        squares.extend((0..cost.of(terrain)).map(|n| (terrain, n >= have)));
    }
    let count = squares.len();
    html! {
        g.th-cost {
            @for (at, (terrain, missing)) in squares.into_iter().enumerate() {
                // From the lower right corner backwards, two in a row.
                @let back = count - 1 - at;
                @let x = 82 - 16 * (back % 2);
                @let y = 82 - 16 * (back / 2);
                g.th-pip.{ "terrain-" (terrain) }.is-missing[missing] {
                    rect x=(x) y=(y) width="15" height="15" rx="3" {}
                    text x={ (x + 7) ".5" } y={ (y + 11) ".6" } { (table.word(&format!("th-letter-{terrain}"))) }
                }
            }
        }
    }
}

/// What a building is worth now, at its base; in gold where it counts twice.
pub(super) fn points(owner: Side, value: u8, doubled: bool) -> Markup {
    let (x, y) = match owner {
        Side::White => (82, 88),
        Side::Blue => (18, 12),
    };
    html! {
        g.th-points.is-doubled[doubled].is-nil[value == 0] {
            rect x=(x - 14) y=(y - 9) width="28" height="18" rx="9" {}
            text x=(x) y={ (y + 5) ".3" } { (value) }
        }
    }
}
