//! Which hints for a first game fit the moment.

use super::Table;
use crescent_moon::Action;
use crescent_moon::Character;
use crescent_moon::decision::{Frame, Stage, Step};
use crescent_moon::{Act, ActStep};

/// Two hints for the first actions of each character, and one for later.
const fn of_character(who: Character) -> [&'static str; 3] {
    match who {
        Character::Warlord => ["hint-warlord-1", "hint-warlord-2", "hint-warlord-3"],
        Character::Murshid => ["hint-murshid-1", "hint-murshid-2", "hint-murshid-3"],
        Character::Sultan => ["hint-sultan-1", "hint-sultan-2", "hint-sultan-3"],
        Character::Caliph => ["hint-caliph-1", "hint-caliph-2", "hint-caliph-3"],
        Character::Nomad => ["hint-nomad-1", "hint-nomad-2", "hint-nomad-3"],
    }
}

/// The hints that fit now, the most helpful first.
pub(super) fn fitting(table: &Table<'_>) -> Vec<&'static str> {
    let view = &table.view;
    let Some(own) = table.own() else { return Vec::new() };
    let Some(who) = own.character else { return Vec::new() };
    let mine = view.turn == view.viewer.seat() && view.viewer.seat().is_some();
    let choosing =
        mine && matches!(view.open.stage, Stage::Act(Act { step: ActStep::Choose, .. })) && view.bargain.is_none();
    let [first, second, later] = of_character(who);
    let selecting = matches!(table.asked(), Some(Frame::Conflict(Step::Select))) && !table.scene.offers.is_empty();
    let combat = view.conflict.as_ref().is_some_and(|conflict| conflict.combat);
    let anytime = table.offers(|action| matches!(action, Action::Play(_)));
    let fits = [
        ("hint-map", matches!(view.open.stage, Stage::Tiles(_) | Stage::Groups(_))),
        ("hint-anytime", anytime),
        ("hint-combat", selecting && combat),
        ("hint-contest", selecting && !combat),
        ("hint-bargain", view.bargain.is_some()),
        (first, choosing && view.year == 1 && view.round <= 2),
        (second, choosing && view.year == 1 && view.round >= 2),
        (later, choosing && view.year >= 2),
        ("hint-layers", choosing && view.year == 1),
        ("hint-market", choosing && own.hand.len() < 2),
        ("hint-last-year", choosing && view.year == view.years),
    ];
    fits.into_iter().filter(|(_, fits)| *fits).map(|(key, _)| key).collect()
}
