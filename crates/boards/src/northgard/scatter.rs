//! What grows on the land: trees, corn, heather, rocks, reeds and flowers, scattered the same way every time a tile is drawn.

use super::Table;
use super::chart::{Chart, Spot};
use super::ground::Ground;
use super::layout::Layout;
use super::shape::{CELL, Point, Wobble, spot};
use maud::{Markup, html};

/// The distance between two places where something may grow.
const STEP: usize = 10;

/// How far from a border things grow.
const AWAY: f32 = 10.5;

/// What grows on a ground: how often a place is used, and what grows there, the common first, each with its share of a hundred.
const fn growth(ground: Ground) -> (f32, &'static [(&'static str, u8)]) {
    match ground {
        Ground::Woods => (0.8, &[("pine", 52), ("pine-s", 30), ("oak-s", 18)]),
        Ground::Fields => (0.42, &[("wheat", 44), ("wheat-s", 34), ("stook-s", 8), ("grass", 14)]),
        Ground::Heath => (0.44, &[("heather", 46), ("heather-s", 34), ("grass-s", 14), ("menhir-s", 6)]),
        Ground::Rock => (0.26, &[("crag", 34), ("crag-s", 38), ("peak-s", 16), ("pine-s", 12)]),
        Ground::Marsh => (0.3, &[("reed", 34), ("reed-s", 30), ("grass", 22), ("pool", 14)]),
        Ground::Meadow => (0.34, &[("grass", 34), ("flower", 28), ("grass-s", 18), ("oak-s", 12), ("hill", 8)]),
    }
}

/// Everything that grows, what stands further north first.
pub(super) fn draw(table: &Table<'_>, chart: &Chart<'_>, layout: &Layout) -> Markup {
    let mut grown: Vec<(Point, &'static str)> = Vec::new();
    for (placed, _) in &table.tiles {
        let (left, top) = spot(placed);
        let mut wobble = Wobble::new(placed.tile.index() + 1);
        for place in 0..(CELL as usize / STEP).pow(2) {
            let along = |place: usize| ((place * STEP) % CELL as usize + STEP / 2) as f32;
            let (column, row) = (along(place), along(place / (CELL as usize / STEP)));
            let (x, y) = (left + column + wobble.next(8.0), top + row + wobble.next(8.0));
            let (use_it, kind) = (wobble.next(1.0) + 0.5, wobble.next(100.0) + 50.0);
            if let Some(motif) = motif_at(table, chart, layout, (x, y), use_it, kind) {
                grown.push(((x, y), motif));
            }
        }
    }
    grown.sort_by(|(one, _), (other, _)| one.1.total_cmp(&other.1));
    html! { @for ((x, y), motif) in grown { use href={ "#ng-" (motif) } x=(x.round()) y=(y.round()) {} } }
}

/// What grows at a point, if there is room for it.
fn motif_at(
    table: &Table<'_>,
    chart: &Chart<'_>,
    layout: &Layout,
    (x, y): Point,
    use_it: f32,
    kind: f32,
) -> Option<&'static str> {
    let land = chart.land_at((x, y))?;
    let (often, motifs) = growth(Ground::of(table.state.site(land)));
    let room = Spot { middle: (x, y - 5.0), size: (11.0, 13.0) };
    if use_it > often || !chart.has_room(land, (x, y - 3.0), AWAY) || !layout.is_free(&room) {
        return None;
    }
    let mut left = kind;
    for (motif, share) in motifs {
        left -= f32::from(*share);
        if left < 0.0 {
            return Some(motif);
        }
    }
    motifs.first().map(|(motif, _)| *motif)
}
