//! Which hints for a first game fit the moment.

use super::Table;
use two_heirs::state::Phase;
use two_heirs::{Building, Frame, Side};

/// Turns of one's own after which the beginning is over.
const FIRST_TURNS: u8 = 2;

/// The hints that fit now, the most helpful first.
pub(super) fn fitting(table: &Table<'_>) -> Vec<&'static str> {
    let view = &table.view;
    let Some(side) = view.side() else { return Vec::new() };
    let own = &view.sides[side];
    let mine = view.flow.turn == side && view.frame() == Some(Frame::Turn);
    let turns = view.flow.turns[side];
    let held = usize::from(own.holds.total());
    let stands =
        |kind: Building, of: Side| table.land.iter().any(|laid| laid.owner == Some(of) && laid.building == Some(kind));
    let joined = table.account().is_some_and(|account| account.roads.iter().any(|road| road.tiles.len() > 1));
    let fits = [
        ("hint-siege", stands(Building::SiegeTower, side.other()) && view.henry.is_none()),
        ("hint-end", view.flow.phase != Phase::Normal),
        ("hint-hand", mine && held > 3),
        ("hint-camp", mine && !view.take_due && stands(Building::Camp, side)),
        ("hint-goal", turns == 0 && view.take_due),
        ("hint-take", mine && view.take_due && turns < FIRST_TURNS),
        ("hint-reach", mine && view.take_due && turns < FIRST_TURNS),
        ("hint-build", mine && held > 0 && turns < FIRST_TURNS),
        ("hint-resources", mine && held > 0),
        ("hint-extend", mine && held > 1),
        ("hint-units", mine && turns >= 1),
        ("hint-order", mine && turns >= FIRST_TURNS),
        ("hint-henry", view.henry.is_some() && turns >= 1),
        ("hint-treasures", view.henry.as_ref().is_some_and(|henry| !henry.treasures.is_empty())),
        ("hint-roads", joined && table.rules.options().score_roads),
    ];
    fits.into_iter().filter(|(_, fits)| *fits).map(|(key, _)| key).collect()
}
