//! The map of Ireland: our own drawing in a box of 1000 × 1130, made once from the sketch of the towns.
//!
//! Regions are soft cells around their towns, cut by the coast; towns stand where their names stand in the world, as far as the
//! roads and the space between them allow. Everything is read from `assets/brian-boru/ireland.svg`, where each part has an id:
//! `coast`, `land-N`, `town-N1`, `road-N1-N3`, and `plaque-N` for the middle of the plaque of a region.

use crate::drawing::{Drawing, drawing};
use brian_boru::pieces::{Region, Town};
use maud::html;
use std::sync::LazyLock;

/// The drawing.
const IRELAND: Drawing = drawing!("brian-boru/ireland");

/// The outlines of towns: an eight-sided fort, an arched chapel, a round dwelling.
const TOWNS: Drawing = drawing!("brian-boru/towns");

/// Width and height of the drawing.
pub(super) const SIZE: (i32, i32) = (1000, 1130);

/// How the ids of roads begin; both towns follow.
const ROAD: &str = "road-";

/// A place on the drawing.
type Point = (i32, i32);

/// A road: both towns, and the line between them.
pub(super) struct Road {
    pub(super) towns: [Town; 2],
    pub(super) line: &'static str,
}

/// The parts of the drawing.
pub(super) struct Map {
    /// The coast.
    pub(super) coast: &'static str,
    /// The small islands.
    pub(super) isles: &'static str,
    /// The great lakes.
    pub(super) lakes: &'static str,
    /// The borders between regions.
    pub(super) borders: &'static str,
    /// The land of each region, in the order of the claim step.
    pub(super) lands: Vec<&'static str>,
    /// Where the plaque of each region has its middle, in the same order.
    plaques: Vec<Point>,
    /// Where the towns stand, in the order of their ids.
    towns: Vec<Point>,
    /// The roads.
    pub(super) roads: Vec<Road>,
}

/// The map. A test holds that every part is there.
pub(super) static MAP: LazyLock<Map> = LazyLock::new(|| {
    let part = |id: &str| IRELAND.outline(id).unwrap_or_default();
    let place = |id: String| IRELAND.middle(&id).unwrap_or_default();
    Map {
        coast: part("coast"),
        isles: part("isles"),
        lakes: part("lakes"),
        borders: part("borders"),
        lands: Region::ALL.iter().map(|region| part(&format!("land-{region}"))).collect(),
        plaques: Region::ALL.iter().map(|region| place(format!("plaque-{region}"))).collect(),
        towns: Town::all().map(|town| place(format!("town-{town}"))).collect(),
        roads: IRELAND.ids(ROAD).filter_map(road).collect(),
    }
});

/// What never changes: the land, the lakes, the roads. A step of the game names them.
static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let parts = [("coast", MAP.coast), ("isles", MAP.isles), ("lakes", MAP.lakes), ("borders", MAP.borders)];
    html! {
        @for (id, line) in parts { path id={ "ie-" (id) } d=(line) {} }
        @for (region, land) in Region::ALL.into_iter().zip(&MAP.lands) { path id={ "ie-" (region) } d=(land) {} }
        @for colour in ["red", "blue", "yellow"] { path id={ "ie-town-" (colour) } d=[TOWNS.outline(colour)] {} }
        path id="ie-roads" d=(MAP.roads.iter().map(|road| road.line).collect::<String>()) {}
        clipPath id="ie-land" { use href="#ie-coast" {} }
        (drawing!("brian-boru/texture-sea").pattern("ie-waves"))
    }
    .into_string()
});

/// The definitions that the drawing of the table names; they stand once on every page on which this game is drawn.
pub fn sprite() -> &'static str {
    &SPRITE
}

/// The road with this id.
fn road(id: &'static str) -> Option<Road> {
    let (from, to) = id.strip_prefix(ROAD)?.split_once('-')?;
    Some(Road { towns: [from.parse().ok()?, to.parse().ok()?], line: IRELAND.outline(id)? })
}

impl Map {
    /// Where a town stands.
    pub(super) fn town(&self, town: Town) -> Point {
        self.towns[town.index()]
    }

    /// The middle of the plaque of a region.
    pub(super) fn plaque(&self, region: Region) -> Point {
        self.plaques[region.index()]
    }
}
