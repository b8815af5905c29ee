//! What lists say of tables: how long ago something was, and how a game ended.

use store::{Table, Time};
use table::{Dictionary, Message, Outcome, Seat};

/// How long ago a moment was.
pub(super) fn ago(words: &Dictionary, moment: Time) -> String {
    let seconds = (Time::now().0 - moment.0).max(0) / 1000;
    let (key, number) = match seconds {
        0..60 => ("ui-ago-now", 0),
        60..3600 => ("ui-ago-minutes", seconds / 60),
        3600..86_400 => ("ui-ago-hours", seconds / 3600),
        _ => ("ui-ago-days", seconds / 86_400),
    };
    words.say(&Message::new(key).with("n", number), &|seat| seat.to_string())
}

/// Who won, or that nobody did.
pub(super) fn result_words(words: &Dictionary, table: &Table) -> String {
    let outcome: Option<Outcome> = table.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
    let Some(outcome) = outcome else { return words.word("ui-state-over") };
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    if winners.is_empty() && table.seats.len() == 1 && words.has("result-lost") {
        return words.word("result-lost");
    }
    let name = |seat: Seat| table.seats.get(seat.index()).map(|held| held.name.clone()).unwrap_or_default();
    words.say(&Message::new("ui-winners").with("n", winners.len()).with("seats", winners), &name)
}
