//! What stands in a hex: pieces in its lower half, the banner of whoever controls it and the crescent of whoever has influence above them.
//!
//! Three ideas, three silhouettes, three places. Pieces have names of their own, so that the page lets them travel.

use super::drawings::{piece, troop};
use super::{Table, emblems};
use crescent_moon::Character;
use crescent_moon::hex::At;
use crescent_moon::pieces::Group;
use crescent_moon::view::HexView;
use maud::{Markup, html};
use table::Seat;

/// The most pieces side by side.
const ABREAST: usize = 4;

/// The line on which pieces stand.
const GROUND: f32 = 38.0;

/// One thing that stands in a hex.
enum Thing {
    /// So many ordinary units.
    Ordinary(u8),
    /// So many mercenaries.
    Mercenary(u8),
    /// A building by its name.
    Building(&'static str),
}

impl Thing {
    /// What a piece of this kind is called, so that it can travel.
    fn name(&self) -> &'static str {
        match self {
            Thing::Ordinary(_) => "foot",
            Thing::Mercenary(_) => "camel",
            Thing::Building(name) => name,
        }
    }
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

/// Where so many pieces side by side stand, and how large they are.
fn stands(count: usize, rows: usize) -> (Vec<f32>, f32) {
    match (count, rows) {
        (1, 1) => (vec![0.0], 1.12),
        (2, 1) => (vec![-27.0, 29.0], 1.0),
        (3, 1) => (vec![-46.0, 1.0, 45.0], 0.86),
        _ => ((0..count).map(|place| 40.0 * (place as f32 - (count as f32 - 1.0) / 2.0)).collect(), 0.7),
    }
}

/// Everything that stands in a hex, around its middle.
pub(super) fn draw(table: &Table<'_>, at: At, hex: &HexView) -> Markup {
    let mut all: Vec<(Character, Thing)> = Vec::new();
    for pieces in &hex.pieces {
        all.extend(things(&pieces.group).into_iter().map(|thing| (pieces.group.owner, thing)));
    }
    let rows = all.len().div_ceil(ABREAST).max(1);
    let abreast = all.len().div_ceil(rows).max(1);
    html! {
        g.cm-things {
            @for (number, row) in all.chunks(abreast).enumerate() {
                @let (places, scale) = stands(row.len(), rows);
                @let y = GROUND - 30.0 * (rows - 1 - number) as f32;
                @for ((owner, thing), x) in row.iter().zip(places) { (one(table, at, *owner, thing, (x, y, scale))) }
            }
        }
        @if let Some(who) = hex.influence {
            g.piece.(class(table, who)) data-vt={ "i" (at) } transform="translate(56 -30)" { (crescent(table.seat(who))) }
        }
        @if let Some(who) = hex.control {
            @let strength = hex.pieces.iter().find(|pieces| pieces.group.owner == who).map_or(0, |pieces| pieces.strength);
            g.cm-control.(class(table, who)) transform="translate(-55 -53)" {
                use href="#cm-banner" {}
                @if let Some(seat) = table.seat(who) { use.cm-emblem href={ "#e-" (seat) } x="-9" y="8" width="18" height="18" {} }
                text.cm-strength y="42" { (strength) }
            }
        }
    }
}

/// The class with the colours of whoever plays a character.
pub(super) fn class(table: &Table<'_>, who: Character) -> String {
    table.seat(who).map_or_else(|| "seat-nobody".to_owned(), emblems::class)
}

/// A piece where it stands. The palace is the same wherever it is; units that have just come are the ones that set out.
fn one(table: &Table<'_>, at: At, owner: Character, thing: &Thing, place: (f32, f32, f32)) -> Markup {
    let initial = owner.name().chars().next().unwrap_or_default();
    let name = |at: At| match thing {
        Thing::Building("palace") => "palace".to_owned(),
        other => format!("{initial}{}{at}", other.name()),
    };
    let unit = matches!(thing, Thing::Ordinary(_) | Thing::Mercenary(_));
    let from = table
        .came()
        .filter(|came| unit && came.to == at && table.seat(owner) == Some(came.seat))
        .map(|came| name(came.from));
    html! {
        g.piece.(class(table, owner)) data-vt=(name(at)) data-from=[from] {
            @match thing {
                Thing::Building(name) => (piece(name, place.0, place.1, place.2)),
                Thing::Ordinary(count) => (units("foot", *count, place)),
                Thing::Mercenary(count) => (units("camel", *count, place)),
            }
        }
    }
}

/// Units as figures, with their number from two on.
pub(super) fn units(unit: &str, count: u8, (x, y, scale): (f32, f32, f32)) -> Markup {
    html! {
        (piece(&troop(unit, count), x, y, scale))
        @if count > 1 {
            g.cm-count transform={ "translate(" (x + 17.0 * scale) " " (y - 4.0) ")" } { circle r="10.5" {} text y="5" { (count) } }
        }
    }
}

/// An influence token with the emblem of its owner.
pub(super) fn crescent(seat: Option<Seat>) -> Markup {
    html! {
        use href="#cm-crescent" {}
        @if let Some(seat) = seat { use.cm-moon-emblem href={ "#e-" (seat) } x="-4" y="-12" width="16" height="16" {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stand_apart_and_inside_their_hex() {
        for count in 1..=ABREAST {
            let (places, scale) = stands(count, 1);
            assert_eq!(places.len(), count);
            for pair in places.windows(2) {
                assert!(pair[1] - pair[0] >= 46.0 * scale.min(0.86), "{count}: {pair:?}");
            }
            assert!(places.iter().all(|x| x.abs() + 26.0 * scale < 87.0), "{count}: {places:?}");
        }
    }
}
