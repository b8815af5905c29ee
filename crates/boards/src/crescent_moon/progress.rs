//! Where the game is: the year, the round, and why it ended.

use super::Table;
use crate::Progress;
use crescent_moon::view::Phase;
use table::message;

/// One line that is always there while the game is on.
pub(super) fn line(table: &Table<'_>) -> Option<Progress> {
    let (year, years, round) = (table.view.year, table.view.years, table.view.round);
    let rounds = table.rules.components().numbers.rounds;
    let now = match table.view.phase {
        Phase::Over => return None,
        Phase::Setup => message!("cm-now-setup", years),
        Phase::Action if round > 0 => message!("cm-now-round", year, years, round, rounds),
        Phase::Preparation | Phase::Action | Phase::Scoring => message!("cm-now-year", year, years),
    };
    let left = years.saturating_sub(year.max(1));
    let end = match left {
        _ if table.view.phase == Phase::Setup => message!("cm-end-setup"),
        0 => message!("cm-end-last"),
        _ => message!("cm-end-left", n = left),
    };
    Some(Progress { now: table.scene.say(&now), end: table.scene.say(&end), goal: table.scene.word("cm-goal") })
}

/// Why the game is over.
pub(super) fn ended(table: &Table<'_>) -> Option<String> {
    (table.view.phase == Phase::Over).then(|| table.scene.say(&message!("cm-ended", years = table.view.years)))
}
