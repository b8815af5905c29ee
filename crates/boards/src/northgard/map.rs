//! The map: tiles laid on a grid, territories tinted by who controls them, borders, and everything that stands there and may be done.

use super::pieces::{self, Piece};
use super::shape::{CELL, Room, Shape, corner, spot};
use super::{Table, ghost, land};
use crate::Offered;
use maud::{Markup, html};
use northgard::edition::Area;
use northgard::map::{DIRECTIONS, Land, Placed, Territory};
use northgard::pieces::{Building, Figure, Site, Standing};
use northgard::{Action, Northgard};
use std::collections::BTreeMap;

/// The fewest columns and rows that are shown, so that the first tiles do not fill the screen.
const FEWEST: (f32, f32) = (4.6, 4.6);

/// Room around the map, in cells.
const MARGIN: f32 = 0.3;

/// The drawing is never narrower than this, and never flatter than a square, so that the page does not jump when the map grows.
const NARROWEST: f32 = 0.8;

/// The part of the grid that is shown: left, top, width, height.
pub(super) fn frame(table: &Table<'_>) -> [f32; 4] {
    let cells = table.view.open.map.tiles.iter().map(|placed| (placed.x, placed.y));
    let cells = cells.chain(ghost::cells(table).map(<(i8, i8)>::from));
    let (mut west, mut east, mut north, mut south) = (0, 0, 0, 0);
    for (x, y) in cells {
        (west, east, north, south) = (west.min(x), east.max(x), north.min(y), south.max(y));
    }
    let (wide, high) = (f32::from(east - west) + 1.0, f32::from(south - north) + 1.0);
    let width = wide.max(FEWEST.0).max(high * NARROWEST) + 2.0 * MARGIN;
    let height = high.max(FEWEST.1).max(wide) + 2.0 * MARGIN;
    let (middle, level) = ((f32::from(west + east) + 1.0) / 2.0, (f32::from(north + south) + 1.0) / 2.0);
    [middle - width / 2.0, level - height / 2.0, width, height].map(|cells| cells * CELL)
}

/// The whole map.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let [left, top, width, height] = frame(table);
    let shapes = outlines(table);
    html! {
        svg.board.board-northgard.ng-svg viewBox={ (left) " " (top) " " (width) " " (height) } role="group" aria-label=(table.word("ng-board")) {
            defs {
                (define())
                @for (number, path) in &shapes { clipPath id={ "ng-l" (number.index()) } { path d=(path) {} } }
            }
            rect.ng-sea x=(left) y=(top) width=(width) height=(height) {}
            rect.ng-mist x=(left) y=(top) width=(width) height=(height) {}
            (shore(table))
            g.ng-lands { @for (number, path) in &shapes { (ground(table, *number, path)) } }
            (seams(table))
            g.ng-bands { @for number in shapes.keys() { (band(table, *number)) } }
            (rims(table))
            (borders(table))
            g.ng-all-pieces { @for (number, _) in table.lands() { (pieces_of(table, number)) } }
            g.ng-hits { @for (number, path) in &shapes { (hit(table, *number, path)) } }
            (kaija_links(table))
            (beast_links(table))
            (ghost::draw(table))
        }
    }
}

/// Patterns of the map.
fn define() -> Markup {
    html! {
        pattern id="ng-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" { path.ng-hatch-line d="M0 0V9" {} }
        pattern id="ng-dots" width="26" height="26" patternUnits="userSpaceOnUse" { path.ng-dot d="M6 7q3-3 6 0M18 20q3-3 6 0" {} }
    }
}

/// The shape of every territory.
fn outlines(table: &Table<'_>) -> BTreeMap<Land, String> {
    let mut paths: BTreeMap<Land, String> = BTreeMap::new();
    for (placed, shape) in &table.tiles {
        for area in 0..table.rules.tile_info(placed.tile).areas.len() {
            if let Some(number) = table.view.open.map.land_of(Site::new(placed.tile, area)) {
                paths.entry(number).or_default().push_str(&shape.area(area, spot(placed)));
            }
        }
    }
    paths
}

/// A shadow under all tiles, so that the map lies on the table.
fn shore(table: &Table<'_>) -> Markup {
    html! {
        g.ng-shore {
            @for placed in &table.view.open.map.tiles {
                @let (x, y) = corner(placed.x, placed.y);
                rect x=(x - 3.0) y=(y - 3.0) width=(CELL + 6.0) height=(CELL + 6.0) rx="5" {}
            }
        }
    }
}

/// The ground of a territory: tinted by its controller, hatched where it is closed.
fn ground(table: &Table<'_>, number: Land, path: &str) -> Markup {
    let land = table.state.land(number);
    let seat = land.owner.map(|owner| format!("is-held seat-{owner}")).unwrap_or_default();
    html! {
        path.ng-land.is-closed[land.is_closed()].is-new[table.is_new(land.site)].(seat) d=(path) {}
        @if land.is_closed() {
            @match land.owner {
                Some(owner) => path.ng-hatch.is-held fill={ "url(#p-" (owner) ")" } d=(path) {},
                None => path.ng-hatch d=(path) {},
            }
        }
    }
}

/// The seams between tiles.
fn seams(table: &Table<'_>) -> Markup {
    let mut path = String::new();
    for (placed, _) in &table.tiles {
        for direction in [1, 2] {
            let (dx, dy) = DIRECTIONS[direction];
            if table.view.open.map.tile_at(placed.x + dx, placed.y + dy).is_some() {
                path.push_str(&Shape::side(direction, spot(placed)));
            }
        }
    }
    html! { path.ng-seam d=(path) {} }
}

/// A coloured band along the inner side of the borders of a territory, as on old maps.
fn band(table: &Table<'_>, number: Land) -> Markup {
    let Some(owner) = table.state.land(number).owner else { return html! {} };
    let mut path = String::new();
    for (placed, shape) in &table.tiles {
        for line in &shape.lines {
            let [one, other] =
                line.areas.map(|area| table.view.open.map.land_of(Site::new(placed.tile, area as usize)));
            if one != other && (one == Some(number) || other == Some(number)) {
                path.push_str(&line.path(spot(placed)));
            }
        }
    }
    html! { g clip-path={ "url(#ng-l" (number.index()) ")" } { path.ng-band.{ "seat-" (owner) } d=(path) {} } }
}

/// The open sides of territories: here the map can grow.
fn rims(table: &Table<'_>) -> Markup {
    let mut path = String::new();
    for (placed, _) in &table.tiles {
        for (direction, (dx, dy)) in DIRECTIONS.iter().enumerate() {
            if table.view.open.map.tile_at(placed.x + dx, placed.y + dy).is_none() {
                path.push_str(&Shape::side(direction, spot(placed)));
            }
        }
    }
    html! { path.ng-rim d=(path) {} }
}

/// Regular borders as dotted lines, rough ones as cliffs; borders inside one territory are faint.
fn borders(table: &Table<'_>) -> Markup {
    let (mut regular, mut cliffs, mut faint) = (String::new(), String::new(), String::new());
    for (placed, shape) in &table.tiles {
        for line in &shape.lines {
            let [one, other] =
                line.areas.map(|area| table.view.open.map.land_of(Site::new(placed.tile, area as usize)));
            let path = if one == other {
                &mut faint
            } else if line.rough {
                &mut cliffs
            } else {
                &mut regular
            };
            path.push_str(&line.path(spot(placed)));
        }
    }
    html! {
        path.ng-border.is-faint d=(faint) {}
        path.ng-border-edge d=(regular) {}
        path.ng-border d=(regular) {}
        (pieces::rough(&cliffs))
    }
}

/// Where the units and tokens of a territory stand.
pub(super) struct Home {
    /// The tile and area, where they stand in one; otherwise they stand between two.
    pub(super) area: Option<(usize, usize)>,
    /// The room for them on the map.
    pub(super) room: Room,
}

/// Where the units and tokens of a territory stand: in the area with the most room, or between two empty triangles.
pub(super) fn home(table: &Table<'_>, number: Land) -> Option<Home> {
    let mut best: Option<(f32, Home)> = None;
    for (at, (placed, shape)) in table.tiles.iter().enumerate() {
        for (area, printed) in table.rules.tile_info(placed.tile).areas.iter().enumerate() {
            if table.view.open.map.land_of(Site::new(placed.tile, area)) != Some(number) {
                continue;
            }
            let room = shape.room(area).moved(spot(placed));
            let free = room.space() - 700.0 * f32::from(things(printed));
            if best.as_ref().is_none_or(|(most, _)| free > *most) {
                best = Some((free, Home { area: Some((at, area)), room }));
            }
            if let Some(room) = between(table, placed, shape, area)
                .filter(|room| best.as_ref().is_none_or(|(most, _)| room.space() > *most))
            {
                best = Some((room.space(), Home { area: None, room }));
            }
        }
    }
    best.map(|(_, home)| home)
}

/// How many things are printed on an area.
fn things(area: &Area) -> u8 {
    area.icons.iter().sum::<u8>() + u8::from(area.slot.is_some()) + u8::from(area.lair)
}

/// The room between an empty triangle and the empty triangle beyond the side of the tile.
fn between(table: &Table<'_>, placed: &Placed, shape: &Shape, area: usize) -> Option<Room> {
    let direction = (0..4).find(|direction| shape.is_triangle(area, *direction))?;
    let (dx, dy) = DIRECTIONS[direction];
    let (beyond, other) = table.tiles.iter().find(|(tile, _)| (tile.x, tile.y) == (placed.x + dx, placed.y + dy))?;
    let opposite = (direction + 2) % 4;
    let empty = |tile: &Placed, area: usize| things(&table.rules.tile_info(tile.tile).areas[area]) == 0;
    let joined = other.is_triangle(other.owner(opposite), opposite);
    (joined && empty(placed, area) && empty(beyond, other.owner(opposite)))
        .then(|| Room::between(direction, spot(placed)))
}

/// Everything that stands in a territory.
fn pieces_of(table: &Table<'_>, number: Land) -> Markup {
    let Some(home) = home(table, number) else { return html! {} };
    html! {
        @for (at, (placed, shape)) in table.tiles.iter().enumerate() {
            @for (area, printed) in table.rules.tile_info(placed.tile).areas.iter().enumerate() {
                @let site = Site::new(placed.tile, area);
                @if table.view.open.map.land_of(site) == Some(number) {
                    @let moved = if home.area == Some((at, area)) { standing(table, number) } else { Vec::new() };
                    @let pieces = [moved, Piece::printed(printed, table.view.open.map.building_at(site))].concat();
                    @if !pieces.is_empty() { (pieces::lay_out(&pieces, shape.room(area).moved(spot(placed)))) }
                }
            }
        }
        @if home.area.is_none() { (pieces::lay_out(&standing(table, number), home.room)) }
    }
}

/// Units, creatures, tokens and the name of a territory.
fn standing(table: &Table<'_>, number: Land) -> Vec<Piece> {
    let land = table.state.land(number);
    let mut pieces = Vec::new();
    for seat in table.seats() {
        let units = land.units[seat.index()];
        if units > 0 {
            pieces.push(Piece::Units(seat, units));
        }
        if table.state.has_kaija(number, seat) {
            pieces.push(Piece::Kaija(seat));
        }
    }
    for creature in land.beasts.iter() {
        pieces.push(Piece::Creature(creature, table.rules.kind_info(creature.kind()).strength));
    }
    if table.view.open.scorched == Some(land.site) {
        pieces.push(Piece::Scorched);
    }
    for building in &Building::ALL[..Building::SMALL] {
        pieces.extend((0..land.slotless[building.index()]).map(|_| Piece::Building(*building)));
    }
    pieces.push(Piece::Name(land.site.to_string()));
    pieces
}

/// The place an action names.
pub(super) fn place_of(table: &Table<'_>, action: &Action) -> Option<Site> {
    match *action {
        Action::Settle(site)
        | Action::Build(site)
        | Action::From(site)
        | Action::To(site)
        | Action::Fight(site)
        | Action::Retreat(site)
        | Action::Scorch(site)
        | Action::Roam(site)
        | Action::Nest(site)
        | Action::Recruit(Standing { site, .. })
        | Action::Camp(Standing { site, .. })
        | Action::Push(Standing { site, .. })
        | Action::Strike(Standing { site, .. })
        | Action::Add(Standing { site, .. })
        | Action::Pull(Standing { site, .. })
        | Action::Swap { site, .. } => Some(site),
        Action::Attack(creature) => table.lair(creature),
        _ => None,
    }
}

/// Whether an action is about Kaija.
fn with_kaija(action: &Action) -> bool {
    matches!(
        action,
        Action::Recruit(Standing { figure: Figure::Kaija, .. })
            | Action::Camp(Standing { figure: Figure::Kaija, .. })
            | Action::Push(Standing { figure: Figure::Kaija, .. })
            | Action::Strike(Standing { figure: Figure::Kaija, .. })
            | Action::Add(Standing { figure: Figure::Kaija, .. })
            | Action::Pull(Standing { figure: Figure::Kaija, .. })
    )
}

/// What a click on a territory does.
fn offer_at<'t>(table: &Table<'t>, land: &Territory) -> Option<&'t Offered<Northgard>> {
    let here = |action: &Action| place_of(table, action) == Some(land.site) && !matches!(action, Action::Attack(_));
    table.acts().iter().filter(|offer| here(&offer.action)).min_by_key(|offer| with_kaija(&offer.action))
}

/// The same in another territory, for an action that names one and is not about what stands there.
fn elsewhere(action: Action, site: Site) -> Option<Action> {
    let unit = Standing { site, figure: Figure::Unit };
    Some(match action {
        Action::Settle(_) => Action::Settle(site),
        Action::Build(_) => Action::Build(site),
        Action::From(_) => Action::From(site),
        Action::To(_) => Action::To(site),
        Action::Fight(_) => Action::Fight(site),
        Action::Retreat(_) => Action::Retreat(site),
        Action::Scorch(_) => Action::Scorch(site),
        Action::Roam(_) => Action::Roam(site),
        Action::Nest(_) => Action::Nest(site),
        Action::Recruit(_) => Action::Recruit(unit),
        Action::Camp(_) => Action::Camp(unit),
        Action::Push(_) => Action::Push(unit),
        Action::Strike(_) => Action::Strike(unit),
        Action::Add(_) => Action::Add(unit),
        Action::Pull(_) => Action::Pull(unit),
        _ => return None,
    })
}

/// The territory as something to choose, to ask about, or to look at.
fn hit(table: &Table<'_>, number: Land, path: &str) -> Markup {
    let land = table.state.land(number);
    let words = land::words(table, number);
    let asked = table.acts().iter().find_map(|offer| elsewhere(offer.action, land.site));
    html! {
        @match (offer_at(table, land), asked) {
            (Some(offer), _) => {
                @let label = table.say(&offer.label);
                @let cost = step_cost(table, &offer.action, land);
                a.offer.ng-target.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                    aria-label={ (label) ". " (words) } {
                    title { (label) "\n" (words) }
                    path.ng-hit d=(path) {}
                    g clip-path={ "url(#ng-l" (number.index()) ")" } { path.offer-ring d=(path) {} }
                    @if cost > 1 { (cost_tag(table, number, cost)) }
                }
            }
            (None, Some(action)) => {
                a.why.ng-look href=(table.scene.explain(&action)) tabindex="-1" aria-label=(words) {
                    title { (words) }
                    path.ng-hit.is-dim d=(path) {}
                }
            }
            (None, None) => g.ng-look role="img" aria-label=(words) { title { (words) } path.ng-hit d=(path) {} },
        }
    }
}

/// The steps a move into a territory takes: two where only rough borders lead there.
fn step_cost(table: &Table<'_>, action: &Action, land: &Territory) -> u8 {
    let (Action::To(_), Some(northgard::Frame::March(march))) = (action, table.view.frame()) else { return 0 };
    let from = march.from.and_then(|from| table.land(from));
    let near = from.and_then(|(_, from)| Some(from.regular.has(table.view.open.map.named(land.site)?)));
    if near == Some(false) && !march.bonus.flat { 2 } else { 1 }
}

/// How many steps a way takes.
fn cost_tag(table: &Table<'_>, number: Land, cost: u8) -> Markup {
    let Some(Home { room, .. }) = home(table, number) else { return html! {} };
    html! {
        g.ng-tag transform={ "translate(" (room.middle.0) " " (room.middle.1 - room.size.1 / 2.0 + 4.0) ")" } aria-hidden="true" {
            rect x="-16" y="-10" width="32" height="20" rx="10" {}
            g.ng-tag-mark { (crate::symbols::placed("boot", -6.0, 0.0, 14.0)) }
            text x="7" y="5.5" { (cost) }
        }
    }
}

/// Where Kaija could be chosen instead of a unit.
fn kaija_links(table: &Table<'_>) -> Markup {
    let chosen = table.acts().iter().filter(|offer| with_kaija(&offer.action));
    html! {
        @for offer in chosen {
            @if let Some((number, land)) = place_of(table, &offer.action).and_then(|site| table.land(site)) {
                @if offer_at(table, land).is_some_and(|first| first.action != offer.action) {
                    (token(table, number, offer, "bear", 0))
                }
            }
        }
    }
}

/// Creatures that could be attacked.
fn beast_links(table: &Table<'_>) -> Markup {
    let attacks = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Attack(creature) => Some((creature, offer)),
        _ => None,
    });
    html! {
        @for (at, (creature, offer)) in attacks.enumerate() {
            @if let Some((number, _)) = table.lair(creature).and_then(|site| table.land(site)) { (token(table, number, offer, "sword", at)) }
        }
    }
}

/// A round button in a territory.
fn token(table: &Table<'_>, number: Land, offer: &Offered<Northgard>, symbol: &str, at: usize) -> Markup {
    let Some(Home { room, .. }) = home(table, number) else { return html! {} };
    let label = table.say(&offer.label);
    html! {
        a.offer.ng-token href=(table.scene.link(offer)) data-act=(offer.text) aria-label=(label)
            transform={ "translate(" (room.middle.0 + room.size.0 / 2.0 - 6.0 - 30.0 * at as f32) " " (room.middle.1 - room.size.1 / 2.0) ")" } {
            title { (label) }
            circle.offer-ring r="14" {}
            g.ng-token-mark { (crate::symbols::placed(symbol, 0.0, 0.0, 18.0)) }
        }
    }
}
