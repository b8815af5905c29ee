//! Where the game is: the round, the trick, and how far the end is.

use super::Table;
use super::board::in_trick;
use crate::Progress;
use brian_boru::Step;
use table::message;

/// How many rounds are played: one for each marriage card (BB-18.1).
fn rounds(table: &Table<'_>) -> u8 {
    table.open().round + table.open().marriage_deck.len()
}

/// The trick that is played and how many there are in this round (BB-5.1), while tricks are played.
fn trick(table: &Table<'_>) -> Option<(usize, usize)> {
    let open = table.open();
    let played = || table.seats().map(|seat| open.players[seat].played.len());
    let all =
        table.seats().map(|seat| open.players[seat].played.len() + usize::from(table.view.cards[seat].hand)).max()?;
    let begun = table.seats().any(|seat| open.flow.trick.cards[seat].is_some());
    let now = if begun { played().max()? } else { played().max()? + 1 };
    let playing = in_trick(open.flow.step) || open.flow.step == Step::LeadTown;
    playing.then(|| (now, all.saturating_sub(usize::from(!table.rules.options().full_hand))))
}

/// One line that is always there while the game is on.
pub(super) fn line(table: &Table<'_>) -> Option<Progress> {
    let (round, rounds) = (table.open().round, rounds(table));
    if table.open().flow.step == Step::Over {
        return None;
    }
    let now = match (round, trick(table)) {
        (0, _) => message!("bb-now-start"),
        (_, Some((trick, tricks))) => message!("bb-now-trick", round, rounds, trick, tricks),
        _ => message!("bb-now-round", round, rounds),
    };
    let left = rounds - round;
    let end = if left == 0 { message!("bb-end-last") } else { message!("bb-end-left", n = left) };
    Some(Progress { now: table.say(now), end: table.say(end), goal: table.word("bb-goal") })
}

/// Why the game is over.
pub(super) fn ended(table: &Table<'_>) -> Option<String> {
    (table.open().flow.step == Step::Over).then(|| table.say(message!("bb-ended", rounds = table.open().round)))
}
