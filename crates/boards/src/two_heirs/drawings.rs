//! Our own drawings of the twenty-four buildings and of the other pieces, each in a box of 48 × 48 that stands on its lower edge.
//!
//! The classes `ta-…` are the few printing colours of the game (see the style sheet): `w` plaster, `r` tiles, `s` stone, `t` dark stone,
//! `o` wood, `p` dark wood, `g` straw and gold, `l` leaves, `x` cloth, `f` fire, `k` skin, `d` ink, `n` line only.

use crate::drawing::{Drawing, drawing, drawings};
use maud::{Markup, PreEscaped};
use two_heirs::Building;

/// The drawing of a building.
pub(super) fn building(building: Building) -> Drawing {
    match building {
        Building::Inn => drawing!("two-heirs/inn"),
        Building::Market => drawing!("two-heirs/market"),
        Building::PilgrimageSite => drawing!("two-heirs/pilgrimage-site"),
        Building::RobberKeep => drawing!("two-heirs/robber-keep"),
        Building::Mill => drawing!("two-heirs/mill"),
        Building::Stonemason => drawing!("two-heirs/stonemason"),
        Building::Pigsty => drawing!("two-heirs/pigsty"),
        Building::Bakery => drawing!("two-heirs/bakery"),
        Building::Smithy => drawing!("two-heirs/smithy"),
        Building::GamekeeperLodge => drawing!("two-heirs/gamekeeper-lodge"),
        Building::Camp => drawing!("two-heirs/camp"),
        Building::Farm => drawing!("two-heirs/farm"),
        Building::Sawmill => drawing!("two-heirs/sawmill"),
        Building::Quarry => drawing!("two-heirs/quarry"),
        Building::TradingPost => drawing!("two-heirs/trading-post"),
        Building::Cathedral => drawing!("two-heirs/cathedral"),
        Building::SiegeTower => drawing!("two-heirs/siege-tower"),
        Building::Fortress => drawing!("two-heirs/fortress"),
        Building::Watchtower => drawing!("two-heirs/watchtower"),
        Building::Guardhouse => drawing!("two-heirs/guardhouse"),
        Building::BasketWorkshop => drawing!("two-heirs/basket-workshop"),
        Building::PotteryWorkshop => drawing!("two-heirs/pottery-workshop"),
        Building::CooperWorkshop => drawing!("two-heirs/cooper-workshop"),
        Building::GuildHouse => drawing!("two-heirs/guild-house"),
    }
}

/// Pieces that are no buildings: their names and drawings.
const PIECES: &[(&str, Drawing)] = drawings!["two-heirs/": "chest" "scaffold" "crown" "trees" "rocks" "sheaves"];

/// The name of the drawing of a building, for `use`.
pub(super) fn name(building: Building) -> String {
    format!("#th-{}", building.name())
}

/// Definitions of these buildings and of all other pieces; they stand once on a page, in the drawing of the landscape.
pub(super) fn define(buildings: &[Building]) -> Markup {
    let mut inside = String::with_capacity(12 * 1024);
    let named = buildings.iter().map(|kind| (kind.name(), building(*kind))).chain(PIECES.iter().copied());
    for (name, drawing) in named {
        drawing.define(&format!("th-{name}"), Some("th-art"), &mut inside);
    }
    PreEscaped(inside)
}
