//! Where the game is: the turns and tiles that are left, why it ended, and Henry among those who compete.

use super::{Table, ring, wearing};
use crate::{Party, Progress};
use table::{Seat, message};
use two_heirs::Side;
use two_heirs::state::Phase;

/// One line that is always there while the game is on.
pub(super) fn line(table: &Table<'_>) -> Option<Progress> {
    let view = &table.view;
    if view.is_over() {
        return None;
    }
    let now = match view.flow.phase {
        _ if view.is_setup() => table.word("th-now-setup"),
        Phase::Normal => {
            let (side, left) = (table.eyes(), view.sides[table.eyes()].turns_left);
            table.say(&message!("th-turns-left", who = table.who(side), n = left))
        }
        _ => ring::end_words(table),
    };
    let end = match view.pile.left {
        0 => table.word("th-end-pile"),
        left => table.say(&message!("th-end-left", n = left)),
    };
    Some(Progress { now, end, goal: table.word("th-goal") })
}

/// Why the game is over (TH-12).
pub(super) fn ended(table: &Table<'_>) -> Option<String> {
    table.view.is_over().then(|| table.word("th-ended"))
}

/// Both sides, where one of them is Henry's, who has no seat.
pub(super) fn parties(table: &Table<'_>) -> Vec<Party> {
    if table.view.henry.is_none() {
        return Vec::new();
    }
    let total = |side: Side| table.account().map(|account| account.sums[side].total);
    let one = |side: Side| Party {
        seats: table.view.sides[side].seat.into_iter().collect::<Vec<Seat>>(),
        name: table.name(side),
        wears: wearing(side),
        score: total(side).map(|total| total.to_string()),
        place: table.view.is_over().then(|| place(total(side), total(side.other()), table.rules.is_henry(side))),
    };
    Side::ALL.map(one).into()
}

/// Who has more is first; Henry is where both have the same.
fn place<T: PartialOrd>(mine: T, theirs: T, henry: bool) -> usize {
    let first = if henry { mine >= theirs } else { mine > theirs };
    if first { 1 } else { 2 }
}
