//! What stands in the areas of the map: resources, places for buildings, buildings, units, creatures and tokens.

use super::shape::Room;
use super::{Table, building_symbol, kind_symbol, resource_symbol};
use crate::symbols;
use maud::{Markup, html};
use northgard::edition::Area;
use northgard::pieces::{Building, Creature, Resource, Slot};
use table::{Message, Seat};

/// One thing in an area.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    /// A printed resource.
    Icon(Resource),
    /// A place for a building, and what stands there.
    Slot(Slot, Option<Building>),
    /// A building that needed no place.
    Building(Building),
    /// A printed lair.
    Lair,
    /// So many units of a seat.
    Units(Seat, u8),
    /// Kaija.
    Kaija(Seat),
    /// A creature, with its strength.
    Creature(Creature, u8),
    /// The token of the Snake.
    Scorched,
    /// The name of the territory.
    Name(String),
}

impl Piece {
    /// The pieces printed on an area, with what was built there.
    pub(super) fn printed(area: &Area, built: Option<Building>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for resource in Resource::ALL {
            pieces.extend((0..area.icons[resource.index()]).map(|_| Piece::Icon(resource)));
        }
        pieces.extend(area.slot.map(|slot| Piece::Slot(slot, built)));
        if area.lair {
            pieces.push(Piece::Lair);
        }
        pieces
    }

    /// How wide and high it is.
    fn size(&self) -> (f32, f32) {
        match self {
            Piece::Icon(_) | Piece::Lair => (21.0, 21.0),
            Piece::Slot(Slot::Large, _) => (30.0, 30.0),
            Piece::Building(building) if building.is_large() => (30.0, 30.0),
            Piece::Slot(..) | Piece::Building(_) | Piece::Scorched => (24.0, 24.0),
            Piece::Units(..) => (44.0, 28.0),
            Piece::Kaija(_) => (28.0, 28.0),
            Piece::Creature(..) => (34.0, 30.0),
            Piece::Name(name) => (name.len() as f32 * 5.4 + 4.0, 11.0),
        }
    }

    /// The piece, its middle at the origin.
    fn draw(&self) -> Markup {
        html! {
            @match self {
                Piece::Icon(resource) => {
                    circle.ng-icon.{ "is-" (resource) } r="10.5" {}
                    g.ng-icon-mark.{ "is-" (resource) } { (symbols::placed(resource_symbol(*resource), 0.0, 0.0, 14.0)) }
                }
                Piece::Slot(slot, None) => (free_slot(*slot)),
                Piece::Slot(_, Some(building)) | Piece::Building(building) => (built(*building)),
                Piece::Lair => g.ng-lair { (symbols::placed("paw", 0.0, 0.0, 18.0)) },
                Piece::Units(seat, count) => (units(*seat, *count)),
                Piece::Kaija(seat) => {
                    g.{ "seat-" (seat) } {
                        circle.ng-kaija r="13.5" {}
                        g.ng-on-seat { (symbols::placed("bear", 0.0, 0.0, 20.0)) }
                    }
                }
                Piece::Creature(creature, strength) => {
                    path.ng-beast.{ "is-" (tone(*creature)) } d="M-11-14h19a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-19a6 6 0 0 1-6-6v-16a6 6 0 0 1 6-6z" {}
                    g.ng-beast-mark.{ "is-" (tone(*creature)) } { (symbols::placed(kind_symbol(creature.kind()), -4.0, 0.0, 20.0)) }
                    circle.ng-beast-strength cx="12" cy="8" r="8.5" {}
                    text.ng-strength x="12" y="12" { (strength) }
                }
                Piece::Scorched => {
                    circle.ng-scorched r="11.5" {}
                    g.ng-scorched-mark { (symbols::placed("flame", 0.0, -0.5, 17.0)) }
                }
                Piece::Name(name) => text.ng-name y="3.5" { (name) },
            }
        }
    }
}

/// A place that is free.
fn free_slot(slot: Slot) -> Markup {
    html! {
        @match slot {
            Slot::Small => rect.ng-slot x="-9.5" y="-9.5" width="19" height="19" rx="4" {},
            Slot::Stone => {
                rect.ng-slot x="-9.5" y="-9.5" width="19" height="19" rx="4" {}
                g.ng-slot-mark { (symbols::placed("lore", 0.0, 0.0, 12.0)) }
            }
            Slot::Large => {
                rect.ng-slot.is-large x="-13" y="-13" width="26" height="26" rx="5" {}
                g.ng-slot-mark { (symbols::placed("fort", 0.0, 0.0, 15.0)) }
            }
        }
    }
}

/// A building.
fn built(building: Building) -> Markup {
    let half = if building.is_large() { 14.0 } else { 11.0 };
    html! {
        rect.ng-built.is-large[building.is_large()] x=(-half) y=(-half) width=(2.0 * half) height=(2.0 * half) rx="4" {}
        g.ng-built-mark { (symbols::placed(building_symbol(building), 0.0, 0.0, half * 1.55)) }
    }
}

/// Units: their disc, and how many they are.
fn units(seat: Seat, count: u8) -> Markup {
    html! {
        g.{ "seat-" (seat) } {
            rect.ng-count x="-6" y="-10.5" width="28" height="21" rx="10.5" {}
            (crate::emblems::disc(seat, -8.0, 0.0, 13.5))
            text.ng-units x="12.5" y="6" { (count) }
        }
    }
}

/// The word that tells creatures of one kind apart.
fn tone(creature: Creature) -> &'static str {
    creature.name().rsplit('_').next().unwrap_or_default()
}

/// The space between two pieces.
const GAP: f32 = 3.0;

/// How much larger than usual pieces are drawn where there is room.
const LARGEST: f32 = 1.3;

/// Puts pieces into a room, in rows, as large as they fit.
pub(super) fn lay_out(pieces: &[Piece], room: Room) -> Markup {
    let (scale, rows) = fit(pieces, room);
    let (x, y) = room.middle;
    html! {
        g.ng-pieces transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            @for (piece, (x, y)) in pieces.iter().zip(places(pieces, &rows)) {
                g transform={ "translate(" (x) " " (y) ")" } { (piece.draw()) }
            }
        }
    }
}

/// The middle of every piece, seen from the middle of all rows.
fn places(pieces: &[Piece], rows: &[Row]) -> Vec<(f32, f32)> {
    let gaps = GAP * rows.len().saturating_sub(1) as f32;
    let mut top = -(rows.iter().map(|row| row_size(pieces, row).1).sum::<f32>() + gaps) / 2.0;
    let mut places = Vec::with_capacity(pieces.len());
    for row in rows {
        let (width, tall) = row_size(pieces, row);
        let mut left = -width / 2.0;
        for piece in &pieces[row.clone()] {
            places.push((left + piece.size().0 / 2.0, top + tall / 2.0));
            left += piece.size().0 + GAP;
        }
        top += tall + GAP;
    }
    places
}

type Row = std::ops::Range<usize>;

fn row_size(pieces: &[Piece], row: &Row) -> (f32, f32) {
    let sizes = pieces[row.clone()].iter().map(Piece::size);
    let wide: f32 = sizes.clone().map(|size| size.0).sum();
    (wide + GAP * row.len().saturating_sub(1) as f32, sizes.map(|size| size.1).fold(0.0, f32::max))
}

/// The rows that let the pieces be largest, and how large.
fn fit(pieces: &[Piece], room: Room) -> (f32, Vec<Row>) {
    let widths = [1.0_f32, 1.25, 1.6, 2.1].map(|more| room.size.0 * more);
    let tries = widths.into_iter().map(|width| {
        let rows = rows(pieces, width);
        let sizes: Vec<(f32, f32)> = rows.iter().map(|row| row_size(pieces, row)).collect();
        let wide = sizes.iter().map(|size| size.0).fold(1.0, f32::max);
        let high = sizes.iter().map(|size| size.1 + GAP).sum::<f32>().max(1.0);
        ((room.size.0 / wide).min(room.size.1 / high).min(LARGEST), rows)
    });
    tries.reduce(|best, other| if other.0 > best.0 + 0.01 { other } else { best }).unwrap_or_default()
}

/// Pieces in rows that are not wider than this, unless one piece is.
fn rows(pieces: &[Piece], most: f32) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for at in 0..pieces.len() {
        match rows.last_mut() {
            Some(row) if row_size(pieces, &(row.start..at + 1)).0 <= most => row.end = at + 1,
            _ => rows.push(at..at + 1),
        }
    }
    rows
}

/// What every building does, what it costs, and how many tokens are left; and the signs of the map.
pub(super) fn legend(table: &Table<'_>) -> Markup {
    let (me, stock) = (table.me(), |seat: Seat| table.state.player(seat).stock[Resource::Wood.index()]);
    let line = |body: Markup, words: String| html! { li { svg.ng-svg.ng-sign viewBox="-16 -16 32 32" aria-hidden="true" { (body) } span { (words) } } };
    html! {
        ul.ng-legend {
            @for building in Building::ALL {
                @let info = table.rules.building_info(building);
                @let left = table.view.open.supply[building.index()];
                li.is-short[me.is_some_and(|me| stock(me) < u16::from(info.wood))] {
                    svg.ng-svg.ng-sign viewBox="-16 -16 32 32" aria-hidden="true" { (built(building)) }
                    span {
                        b { (table.word(&format!("building-{building}"))) } ": " (table.word(&format!("building-{building}-text"))) ". "
                        span.muted { (table.say(&Message::new("ng-building-cost").with("n", info.wood).with("left", left))) }
                    }
                }
            }
        }
        h3.ng-sub { (table.word("ng-signs")) }
        ul.ng-legend {
            (line(free_slot(Slot::Small), table.word("slot-small")))
            (line(free_slot(Slot::Stone), table.word("slot-stone")))
            (line(free_slot(Slot::Large), table.word("slot-large")))
            (line(Piece::Lair.draw(), table.word("name-lair")))
            (line(html! { path.ng-border d="M-15 0H15" {} }, table.word("ng-sign-regular")))
            (line(html! { (rough("M-15 0H15")) }, table.word("ng-sign-rough")))
            (line(html! { path.ng-rim d="M-15 0H15" {} }, table.word("ng-sign-open")))
            (line(html! { rect.ng-land.is-closed x="-14" y="-11" width="28" height="22" rx="3" {} rect.ng-hatch x="-14" y="-11" width="28" height="22" rx="3" {} }, table.word("ng-sign-closed")))
        }
    }
}

/// A rough border: a cliff.
pub(super) fn rough(path: &str) -> Markup {
    html! { path.ng-cliff-edge d=(path) {} path.ng-cliff d=(path) {} path.ng-cliff-line d=(path) {} }
}
