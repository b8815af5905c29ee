//! Our own drawings of the twenty-four buildings and of the other pieces, each in a box of 48 × 48 that stands on its lower edge.
//!
//! The classes `ta-…` are the few printing colours of the game (see the style sheet): `w` plaster, `r` tiles, `s` stone, `t` dark stone,
//! `o` wood, `p` dark wood, `g` straw and gold, `l` leaves, `x` cloth, `f` fire, `k` skin, `d` ink, `n` line only.

use crate::drawing::{Drawing, drawings};
use maud::{Markup, PreEscaped};
use two_heirs::Building;

/// The drawings of the buildings, in the order of [`Building::ALL`].
pub(super) const BUILDINGS: &[(&str, Drawing); Building::COUNT] = drawings!["two-heirs/":
    "inn" "market" "pilgrimage-site" "robber-keep" "mill" "stonemason" "pigsty" "bakery" "smithy" "gamekeeper-lodge" "camp" "farm"
    "sawmill" "quarry" "trading-post" "cathedral" "siege-tower" "fortress" "watchtower" "guardhouse" "basket-workshop"
    "pottery-workshop" "cooper-workshop" "guild-house"];

/// Pieces that are no buildings: their names and drawings.
const PIECES: &[(&str, Drawing)] = drawings!["two-heirs/": "chest" "scaffold" "crown" "trees" "rocks" "sheaves"];

/// The name of the drawing of a building, for `use`.
pub(super) fn name(building: Building) -> String {
    format!("#th-{}", building.name())
}

/// Definitions of these buildings and of all other pieces; they stand once on a page, in the drawing of the landscape.
pub(super) fn define(buildings: &[Building]) -> Markup {
    let mut inside = String::with_capacity(12 * 1024);
    let named = buildings.iter().map(|kind| (kind.name(), BUILDINGS[kind.index()].1)).chain(PIECES.iter().copied());
    for (name, drawing) in named {
        drawing.define(&format!("th-{name}"), Some("th-art"), &mut inside);
    }
    PreEscaped(inside)
}
