//! Our own drawings of this game: what grows on the land, buildings and plots, lairs and beasts, warriors, the rose and the ship.
//!
//! They are defined once on a page, outside of what is drawn anew with every step; a step only names them. The classes `nk-…` are the
//! few printing colours of the game (see the style sheet), `nu-…` those of a seat. What is marked `nk-snow` shows in winter only.

use super::shape::tenth;
use crate::drawing::{Drawing, drawing, drawings};
use maud::{Markup, html};
use northgard::pieces::{Building, Kind, Slot};
use std::fmt::Write;
use std::sync::LazyLock;
use table::Seat;

/// What grows: the name, the drawing, where its foot stands and how large it is drawn. A second, smaller one of each is called `…-s`.
const MOTIFS: &[(&str, Drawing)] = drawings!["northgard/":
    "pine" "oak" "peak" "crag" "reed" "pool" "wheat" "stook" "heather" "menhir" "grass" "flower" "hill"
];

/// Buildings, each in a box of 48 × 48.
const BUILDINGS: &[(&str, Drawing)] =
    drawings!["northgard/": "fortress" "forge" "altar" "silo" "lodge" "tower" "camp" "carved"];

/// Everything else.
const THINGS: &[(&str, Drawing)] = drawings!["northgard/":
    "plot-small" "plot-large" "plot-stone" "lair" "wolf" "draugr" "bear" "valkyrie" "kaija" "scorched" "rose" "ship"
];

/// The most players.
const SEATS: usize = 5;

/// The definitions of all drawings of this game.
static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let mut sprite = String::with_capacity(32 * 1024);
    for (name, drawing) in MOTIFS {
        let [_, _, width, height] = view_box(*drawing);
        for (size, scale) in [("", 0.85), ("-s", 0.66)] {
            let _ = write!(
                sprite,
                r#"<g id="ng-{name}{size}" class="ng-art is-motif"><g transform="scale({scale}) translate({} {})">{}</g></g>"#,
                -width / 2.0,
                1.5 - height,
                drawing.inside()
            );
        }
    }
    for (kind, list) in [("is-building", BUILDINGS), ("is-thing", THINGS)] {
        for (name, drawing) in list {
            drawing.define(&format!("ng-{name}"), Some(&format!("ng-art {kind}")), &mut sprite);
        }
    }
    let warrior = drawing!("northgard/warrior");
    for seat in Seat::all(SEATS) {
        let _ = write!(
            sprite,
            concat!(
                r#"<symbol id="ng-warrior-{seat}" class="ng-art is-warrior seat-{seat}" viewBox="{bounds}">{inside}"#,
                r##"<use class="nu-emblem" href="#e-{seat}" x="4.1" y="23.1" width="7.4" height="7.4"/></symbol>"##
            ),
            seat = seat,
            bounds = warrior.view_box(),
            inside = warrior.inside(),
        );
    }
    sprite
});

/// The definitions of all drawings; they stand once on every page on which this game is drawn.
pub fn sprite() -> &'static str {
    &SPRITE
}

fn view_box(drawing: Drawing) -> [f32; 4] {
    let mut numbers = drawing.view_box().split_whitespace().filter_map(|number| number.parse().ok());
    std::array::from_fn(|_| numbers.next().unwrap_or_default())
}

/// The drawing of a building.
pub(super) const fn building(building: Building) -> &'static str {
    match building {
        Building::FoodSilo => "silo",
        Building::WoodcutterLodge => "lodge",
        Building::DefenseTower => "tower",
        Building::TrainingCamp => "camp",
        Building::CarvedStone => "carved",
        Building::Fortress => "fortress",
        Building::Forge => "forge",
        Building::AltarOfKings => "altar",
    }
}

/// The drawing of a place where something may be built.
pub(super) const fn plot(slot: Slot) -> &'static str {
    match slot {
        Slot::Small => "plot-small",
        Slot::Stone => "plot-stone",
        Slot::Large => "plot-large",
    }
}

/// The drawing of a kind of creature.
pub(super) const fn beast(kind: Kind) -> &'static str {
    match kind {
        Kind::Wolf => "wolf",
        Kind::Draugr => "draugr",
        Kind::Bear => "bear",
        Kind::Valkyrie => "valkyrie",
    }
}

/// A drawing with its middle at a point, as large as this.
pub(super) fn placed(name: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    html! { use href={ "#ng-" (name) } x=(tenth(x - width / 2.0)) y=(tenth(y - height / 2.0)) width=(width) height=(height) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_defined_once_and_none_needs_an_inline_style() {
        let names = MOTIFS.iter().chain(BUILDINGS).chain(THINGS).map(|(name, _)| (*name).to_owned());
        let warriors = Seat::all(SEATS).map(|seat| format!("warrior-{seat}"));
        for name in names.chain(warriors) {
            assert_eq!(sprite().matches(&format!("id=\"ng-{name}\"")).count(), 1, "{name}");
        }
        assert!(!sprite().contains("style="));
    }

    #[test]
    fn every_piece_has_a_drawing() {
        let buildings = Building::ALL.map(building);
        let plots = Slot::ALL.map(plot);
        let beasts = Kind::ALL.map(beast);
        for name in buildings.iter().chain(&plots).chain(&beasts) {
            assert!(sprite().contains(&format!("id=\"ng-{name}\"")), "{name}");
        }
    }
}
