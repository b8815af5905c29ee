//! The land itself, from below: sea and surf, grounds with their textures, the bands of whoever holds them, walls around what is closed,
//! borders and cliffs, and fog over every side that is still open.

use super::Table;
use super::ground::Ground;
use super::shape::{CELL, Line, Point, Shape, Wobble, corner, spot, tenth};
use crate::drawing::drawing;
use maud::{Markup, PreEscaped, html};
use northgard::map::{DIRECTIONS, Land, Placed};
use northgard::pieces::{Cell, Site};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Points along a cliff.
const CLIFF: u8 = 9;

/// How deep a cliff falls.
const FALL: f32 = 10.0;

/// The shape of every territory, as a path.
pub(super) fn outlines(table: &Table<'_>) -> BTreeMap<Land, String> {
    let mut paths: BTreeMap<Land, String> = BTreeMap::new();
    for (placed, shape) in &table.tiles {
        for area in 0..table.rules.tile_info(placed.tile).areas.len() {
            if let Some(land) = table.view.open.map.land_of(Site::new(placed.tile, area)) {
                paths.entry(land).or_default().push_str(&shape.area(area, spot(placed)));
            }
        }
    }
    paths
}

/// What the layers are painted with: textures, light and fog. They stand in the drawing itself because winter has other colours.
pub(super) fn define() -> Markup {
    html! {
        defs {
            @for ground in Ground::ALL {
                (ground.texture().pattern(&format!("ng-t-{}", ground.name())))
            }
            (drawing!("northgard/texture-sea").pattern("ng-waves"))
            (PreEscaped(GRADIENTS))
            g id="ng-fog" { (fog_bank()) }
        }
    }
}

/// What the layers have in common: the coast, and the shape of every territory, which is drawn several times.
pub(super) fn shape(table: &Table<'_>, shapes: &BTreeMap<Land, String>) -> Markup {
    html! {
        defs {
            path id="ng-tiles" d=(squares(table)) {}
            path id="ng-coast" d=(coast(table)) {}
            @for (land, path) in shapes {
                path id={ "ng-s" (land.index()) } d=(path) {}
                clipPath id={ "ng-l" (land.index()) } { use href={ "#ng-s" (land.index()) } {} }
            }
        }
    }
}

/// The colours of the stops stand in the style sheet.
const GRADIENTS: &str = concat!(
    r#"<radialGradient id="ng-puff"><stop class="ng-stop-fog" stop-opacity=".95"/><stop offset=".55" class="ng-stop-fog" stop-opacity=".6"/><stop offset="1" class="ng-stop-fog" stop-opacity="0"/></radialGradient>"#,
    r#"<radialGradient id="ng-deep" cx=".5" cy=".5" r=".5"><stop class="ng-stop-sea"/><stop offset="1" class="ng-stop-deep"/></radialGradient>"#,
    r#"<linearGradient id="ng-light" x2="1" y2="1"><stop class="ng-stop-light"/><stop offset="1" class="ng-stop-shade"/></linearGradient>"#,
    r#"<radialGradient id="ng-glow"><stop class="ng-stop-glow" stop-opacity=".55"/><stop offset=".7" class="ng-stop-glow" stop-opacity=".22"/><stop offset="1" class="ng-stop-glow" stop-opacity=".05"/></radialGradient>"#,
);

/// Fog along a side that runs to the right, half over the land below it; it is turned for the other sides.
fn fog_bank() -> Markup {
    let mut wobble = Wobble::new(7);
    let puffs = (0..11_u8)
        .map(|at| (f32::from(at) * 12.0 + wobble.next(5.0), -9.0 + wobble.next(6.0), 20.0 + wobble.next(6.0), 0.88));
    let mut puffs: Vec<_> = puffs.collect();
    puffs
        .extend((0..6_u8).map(|at| {
            (f32::from(at) * 23.0 + wobble.next(8.0), 5.0 + wobble.next(5.0), 15.0 + wobble.next(5.0), 0.45)
        }));
    html! {
        @for (x, y, radius, strength) in puffs {
            circle fill="url(#ng-puff)" cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius)) opacity=(strength) {}
        }
    }
}

/// All tiles as squares.
fn squares(table: &Table<'_>) -> String {
    let mut path = String::new();
    for (placed, _) in &table.tiles {
        let (x, y) = spot(placed);
        let _ = write!(path, "M{x} {y}h{CELL}v{CELL}h-{CELL}z");
    }
    path
}

/// The sides of tiles beyond which nothing lies yet.
fn open_sides<'t>(table: &'t Table<'_>) -> impl Iterator<Item = (&'t Placed, usize)> {
    table.tiles.iter().flat_map(move |(placed, _)| {
        let beyond = move |direction: &usize| {
            let (dx, dy) = DIRECTIONS[*direction];
            table.view.open.map.tile_at(placed.x + dx, placed.y + dy).is_none()
        };
        (0..4).filter(beyond).map(move |direction| (placed, direction))
    })
}

/// All tiles with a ragged rim.
fn coast(table: &Table<'_>) -> String {
    let mut path = squares(table);
    for (placed, direction) in open_sides(table) {
        let [from, to] = Shape::side_ends(direction, spot(placed));
        let mut wobble = Wobble::new(placed.tile.index() * 4 + direction);
        let (dx, dy) = DIRECTIONS[direction];
        let rim = (1..6_u8).map(|step| {
            let (share, out) = (f32::from(step) / 6.0, 8.0 + wobble.next(7.0));
            let along = |from: f32, to: f32, towards: i8| from + (to - from) * share + out * f32::from(towards);
            (along(from.0, to.0, dx), along(from.1, to.1, dy))
        });
        trace(&mut path, [from].into_iter().chain(rim).chain([to]));
        path.push('z');
    }
    path
}

/// The sea and the surf around the land.
pub(super) fn sea([left, top, width, height]: [f32; 4]) -> Markup {
    html! {
        rect fill="url(#ng-deep)" x=(left) y=(top) width=(width) height=(height) {}
        // The box of the board may be wider or higher than the map; the sea goes on to its edge.
        rect fill="url(#ng-waves)" x=(left - width) y=(top - height) width=(3.0 * width) height=(3.0 * height) {}
        g.ng-surf { @for ring in ["far", "far-in", "mid", "mid-in", "near", "near-in", "foam", "beach"] { use.{ "is-" (ring) } href="#ng-coast" {} } }
    }
}

/// The ground of every territory, and the light over all of it.
pub(super) fn grounds(table: &Table<'_>, shapes: &BTreeMap<Land, String>) -> Markup {
    html! {
        @for land in shapes.keys() {
            @let territory = table.state.land(*land);
            @let ground = Ground::of(territory.site).name();
            @let shape = format!("#ng-s{}", land.index());
            use.ng-ground.{ "is-" (ground) } href=(shape) {}
            use.ng-texture.{ "is-" (ground) } href=(shape) {}
        }
        use.ng-lit href="#ng-tiles" {}
        path.ng-seam d=(seams(table)) {}
    }
}

/// The colour of whoever holds a territory, thin over its ground.
pub(super) fn washes(table: &Table<'_>, shapes: &BTreeMap<Land, String>) -> Markup {
    html! {
        @for land in shapes.keys() {
            @if let Some(owner) = table.state.land(*land).owner { use.ng-wash.{ "seat-" (owner) } href={ "#ng-s" (land.index()) } {} }
        }
    }
}

/// The seams between tiles.
fn seams(table: &Table<'_>) -> String {
    let mut path = String::new();
    for (placed, _) in &table.tiles {
        for direction in [1, 2] {
            let (dx, dy) = DIRECTIONS[direction];
            if table.view.open.map.tile_at(placed.x + dx, placed.y + dy).is_some() {
                path.push_str(&Shape::side(direction, spot(placed)));
            }
        }
    }
    path
}

/// The borders between different territories: where the tile lies, the line, and what lies on both sides.
fn borders<'t>(table: &'t Table<'_>) -> impl Iterator<Item = (Point, &'t Line, [Land; 2])> {
    table.tiles.iter().flat_map(move |(placed, shape)| {
        shape.lines.iter().filter_map(move |line| {
            let [one, other] =
                line.areas.map(|area| table.view.open.map.land_of(Site::new(placed.tile, area as usize)));
            let (one, other) = (one?, other?);
            (one != other).then_some((spot(placed), line, [one, other]))
        })
    })
}

/// Along the inside of its borders every territory shows who holds it, and a wall where it is closed.
pub(super) fn bands(table: &Table<'_>) -> Markup {
    let mut edges: BTreeMap<Land, String> = BTreeMap::new();
    for (at, line, lands) in borders(table) {
        for land in lands {
            let territory = table.state.land(land);
            if territory.owner.is_some() || territory.is_closed() {
                edges.entry(land).or_default().push_str(&line.path(at));
            }
        }
    }
    html! {
        @for (land, path) in edges {
            @let territory = table.state.land(land);
            @let edge = format!("#ng-b{}", land.index());
            @let seat = territory.owner.map(|owner| format!("seat-{owner}")).unwrap_or_default();
            g.ng-edge.is-closed[territory.is_closed()].(seat) clip-path={ "url(#ng-l" (land.index()) ")" } {
                defs { path id=(&edge[1..]) d=(path) {} }
                @if territory.owner.is_some() { @for layer in ["edge", "band", "mark", "core"] { use.{ "is-" (layer) } href=(edge) {} } }
                @if territory.is_closed() { @for layer in ["wall-shade", "wall-joint", "wall"] { use.{ "is-" (layer) } href=(edge) {} } }
            }
        }
    }
}

/// Regular borders, turrets where walls meet, and cliffs.
pub(super) fn lines(table: &Table<'_>) -> Markup {
    let (mut regular, mut turrets, mut cliffs) = (String::new(), BTreeSet::new(), Cliffs::default());
    for (at, line, lands) in borders(table) {
        if line.rough {
            cliffs.add(line, at);
        } else {
            regular.push_str(&line.path(at));
        }
        if lands.iter().any(|land| table.state.land(*land).is_closed()) {
            turrets.extend(line.ends(at).map(|(x, y)| ((x * 10.0).round() as i32, (y * 10.0).round() as i32)));
        }
    }
    html! {
        path.ng-border-edge d=(regular) {}
        path.ng-border d=(regular) {}
        g.ng-turrets {
            @for (x, y) in turrets {
                @let (x, y) = (x as f32 / 10.0, y as f32 / 10.0);
                circle cx=(x) cy=(y) r="4.6" {} circle.is-inner cx=(x) cy=(y) r="2.2" {}
            }
        }
        (cliffs.draw())
    }
}

/// Rough borders: a cliff with a light upper edge, which falls to the south.
#[derive(Default)]
pub(super) struct Cliffs {
    face: String,
    hatch: String,
    top: String,
}

impl Cliffs {
    /// A short cliff, for a list of signs.
    pub(super) fn sign() -> Cliffs {
        let mut cliffs = Cliffs::default();
        cliffs.fall((0..=6_u8).map(|step| (f32::from(step) * 5.6 - 17.0, -4.0)).collect());
        cliffs
    }

    /// Adds the cliff along a line.
    pub(super) fn add(&mut self, line: &Line, at: Point) {
        self.fall(line.points(CLIFF, at));
    }

    /// Adds the cliff along some points.
    fn fall(&mut self, points: Vec<Point>) {
        let (Some(from), Some(to)) = (points.first().copied(), points.last().copied()) else { return };
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        // Downhill is the side that looks more to the south; to the east where both look the same.
        let down =
            if dx > 0.0 || (dx == 0.0 && dy < 0.0) { (-dy / length, dx / length) } else { (dy / length, -dx / length) };
        let mut wobble = Wobble::new((from.0 * 3.0 + from.1 * 7.0 + to.0) as i32 as usize);
        let mut jag = |point: &Point| ((point.0 + wobble.next(3.4)).round(), (point.1 + wobble.next(3.4)).round());
        let top: Vec<Point> = points.iter().map(&mut jag).collect();
        let low: Vec<Point> = lowered(&top, down, FALL).iter().map(&mut jag).collect();
        trace(&mut self.face, top.iter().chain(low.iter().rev()).copied());
        self.face.push('z');
        for (one, other) in top.iter().zip(&low) {
            let _ = write!(self.hatch, "M{} {}l{} {}", one.0, one.1, other.0 - one.0, other.1 - one.1);
        }
        trace(&mut self.top, top.iter().copied());
    }

    pub(super) fn draw(&self) -> Markup {
        html! {
            @if !self.face.is_empty() {
                path.ng-cliff.is-shade transform="translate(1.2 3.6)" d=(self.face) {}
                path.ng-cliff.is-face d=(self.face) {}
                path.ng-cliff.is-hatch d=(self.hatch) {}
                path.ng-cliff.is-top d=(self.top) {}
            }
        }
    }
}

/// Points moved downhill, less so at both ends.
fn lowered(points: &[Point], down: Point, deep: f32) -> Vec<Point> {
    let last = points.len().saturating_sub(1);
    let fall = |at: usize| deep * if at == 0 || at == last { 0.45 } else { 1.0 };
    let moved = points.iter().enumerate().map(|(at, (x, y))| (x + down.0 * fall(at), y + down.1 * fall(at)));
    moved.collect()
}

/// Adds points to a path, as one line from each to the next.
fn trace(path: &mut String, points: impl Iterator<Item = Point>) {
    let mut before = None;
    for (x, y) in points.map(|(x, y)| (x.round(), y.round())) {
        let _ = match before.replace((x, y)) {
            Some((from_x, from_y)) => write!(path, "l{} {}", x - from_x, y - from_y),
            None => write!(path, "M{x} {y}"),
        };
    }
}

/// Fog over every open side, but not where a tile is about to be laid.
pub(super) fn fog(table: &Table<'_>, laid: Option<Cell>) -> Markup {
    html! {
        g.ng-fog {
            @for (placed, direction) in open_sides(table) {
                @let (dx, dy) = DIRECTIONS[direction];
                @if laid != Some(Cell { x: placed.x + dx, y: placed.y + dy }) {
                    @let [(x, y), _] = Shape::side_ends(direction, spot(placed));
                    use href="#ng-fog" transform={ "translate(" (x) " " (y) ") rotate(" (direction * 90) ")" } {}
                }
            }
        }
    }
}

/// A rose and a ship where the sea is widest.
pub(super) fn ornaments(table: &Table<'_>, cells: &[Cell], [left, top, width, height]: [f32; 4]) -> Markup {
    let land: Vec<Point> = table
        .tiles
        .iter()
        .map(|(placed, _)| spot(placed))
        .chain(cells.iter().map(|cell| corner(cell.x, cell.y)))
        .collect();
    let clear = |x: f32, y: f32| {
        let far = |(left, top): &Point| {
            let gap = |at: f32, from: f32| (from - at).max(at - from - CELL).max(0.0);
            gap(x, *left).hypot(gap(y, *top))
        };
        let rim = (x - left).min(left + width - x).min(y - top).min(top + height - y);
        land.iter().map(far).fold(rim, f32::min)
    };
    let tries = || {
        (0..40).flat_map(move |row| {
            (0..40).map(move |column| (left + width * column as f32 / 39.0, top + height * row as f32 / 39.0))
        })
    };
    let widest = |avoid: Option<Point>| {
        let room = |(x, y): Point| clear(x, y).min(avoid.map_or(f32::MAX, |(a, b)| (x - a).hypot(y - b) - 62.0));
        tries().map(|point| (room(point), point)).reduce(|best, other| if other.0 > best.0 { other } else { best })
    };
    let rose = widest(None).filter(|(room, _)| *room > 46.0).map(|(_, point)| point);
    let ship = widest(rose).filter(|(room, _)| *room > 40.0 && rose.is_some()).map(|(_, point)| point);
    html! {
        @if let Some(point) = rose { g.ng-rose { (super::drawings::placed("rose", point, (84.0, 87.5))) } }
        @if let Some(point) = ship { g.ng-ship { (super::drawings::placed("ship", point, (68.0, 60.0))) } }
    }
}
