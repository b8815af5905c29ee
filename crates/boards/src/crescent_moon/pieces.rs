//! What stands in a hex: the pieces in the middle, and below them who has influence and who controls it.

use super::drawings::piece;
use super::{Table, emblems};
use crate::symbols;
use crescent_moon::Character;
use crescent_moon::pieces::Group;
use crescent_moon::view::HexView;
use maud::{Markup, html};
use table::Seat;

/// How far pieces stand apart.
const STEP: f32 = 37.0;

/// The most pieces side by side.
const ABREAST: usize = 4;

/// One thing that stands in a hex.
enum Thing {
    /// So many ordinary units.
    Ordinary(u8),
    /// So many mercenaries.
    Mercenary(u8),
    /// A building by its name.
    Building(&'static str),
}

/// The pieces of a hex, owner by owner; the influence token stands apart.
fn things(pieces: &Group) -> Vec<Thing> {
    let buildings = [
        (pieces.city, "city"),
        (pieces.town, "town"),
        (pieces.palace, "palace"),
        (pieces.castle, "castle"),
        (pieces.fort, "fort"),
    ];
    let mut things: Vec<Thing> =
        buildings.into_iter().filter(|(there, _)| *there).map(|(_, name)| Thing::Building(name)).collect();
    things.extend((pieces.units.o > 0).then_some(Thing::Ordinary(pieces.units.o)));
    things.extend((pieces.units.m > 0).then_some(Thing::Mercenary(pieces.units.m)));
    things
}

/// Everything that stands in a hex, around its middle.
pub(super) fn draw(table: &Table<'_>, hex: &HexView) -> Markup {
    let mut all: Vec<(Character, Thing)> = Vec::new();
    for pieces in &hex.pieces {
        all.extend(things(&pieces.group).into_iter().map(|thing| (pieces.group.owner, thing)));
    }
    let rows = all.len().div_ceil(ABREAST).max(1);
    let abreast = all.len().div_ceil(rows).max(1);
    let top = -8.0 - 18.0 * (rows as f32 - 1.0);
    html! {
        (present(table, hex))
        @for (number, row) in all.chunks(abreast).enumerate() {
            @for (place, (owner, thing)) in row.iter().enumerate() {
                @let x = STEP * (place as f32 - (row.len() as f32 - 1.0) / 2.0);
                @let y = top + 37.0 * number as f32;
                g.piece.(class(table, *owner)) { (one(table, *owner, thing, x, y)) }
            }
        }
        @if let Some(who) = hex.influence { g.piece.(class(table, who)) { (token(table.seat(who), -34.0, 56.0, 17.0)) } }
        @if let Some(who) = hex.control {
            @let strength = hex.pieces.iter().find(|pieces| pieces.group.owner == who).map_or(0, |pieces| pieces.strength);
            g.cm-control.(class(table, who)) { (piece("shield", 34.0, 56.0, 35.0)) text.cm-strength x="34" y="62" { (strength) } }
        }
    }
}

/// The class with the colours of whoever plays a character.
pub(super) fn class(table: &Table<'_>, who: Character) -> String {
    table.seat(who).map_or_else(|| "seat-nobody".to_owned(), emblems::class)
}

fn one(table: &Table<'_>, owner: Character, thing: &Thing, x: f32, y: f32) -> Markup {
    html! {
        @match thing {
            Thing::Building(name) => (piece(name, x, y, 36.0)),
            Thing::Ordinary(count) => (units(table.seat(owner), "disc", *count, x, y)),
            Thing::Mercenary(count) => (units(table.seat(owner), "mercenary", *count, x, y)),
        }
    }
}

/// Units as one counted disc; mercenaries have corners and a camel.
pub(super) fn units(seat: Option<Seat>, shape: &str, count: u8, x: f32, y: f32) -> Markup {
    html! {
        (piece(shape, x, y, 37.0))
        @if shape == "mercenary" { g.cm-emblem { (symbols::placed("caravan", x, y - 2.0, 18.0)) } }
        @else if let Some(seat) = seat { use.cm-emblem href={ "#e-" (seat) } x=(x - 8.5) y=(y - 9.5) width="17" height="17" {} }
        g.cm-count { rect x=(x + 1.0) y=(y + 3.0) width="19" height="19" rx="9.5" {} text x=(x + 10.5) y=(y + 18.0) { (count) } }
    }
}

/// An influence token with the emblem of its owner.
pub(super) fn token(seat: Option<Seat>, x: f32, y: f32, radius: f32) -> Markup {
    html! {
        g.cm-token {
            (piece("token", x, y, 2.0 * radius))
            @if let Some(seat) = seat {
                use.cm-emblem href={ "#e-" (seat) } x=(x - radius * 0.5) y=(y - radius * 0.5) width=(radius) height=(radius) {}
            }
        }
    }
}

/// The emblems of those who are present, in a row below the letter.
fn present(table: &Table<'_>, hex: &HexView) -> Markup {
    let seats: Vec<Seat> = hex.presence.iter().filter_map(|who| table.seat(who)).collect();
    let first = -8.5 * (seats.len() as f32 - 1.0);
    html! {
        @if !seats.is_empty() {
            g.cm-presence aria-hidden="true" {
                @for (place, seat) in seats.iter().enumerate() { (emblems::disc(*seat, first + 17.0 * place as f32, -55.0, 8.0)) }
            }
        }
    }
}
