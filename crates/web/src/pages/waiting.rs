//! What keeps a bot from moving, or from thinking as much as usual: too many want to think at once.

use super::sight::Sight;
use super::stand::Stand;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use table::{Dictionary, Message, Seat};

/// A bot that has waited for less than this is not worth a word.
pub(super) const WORTH_TELLING: Duration = Duration::from_secs(1);

/// `GET /t/{id}/wait`: how long the bot whose turn it is has been waiting; the script asks for it. Without script it is part of the
/// table.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    if visit.wants != Wants::Part {
        return Ok(Redirect::to(&format!("/t/{}", live.id)).into_response());
    }
    let now = live.now();
    let viewer = Stand::of(&now, &visit).viewer;
    let bots_are_due = now.game.waiting(viewer).iter().any(|seat| now.bot_on(seat).is_some());
    let waits = live.waiting_bot(&now, viewer);
    let names = now.names();
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let words = app.say(live.entry.id(), visit.reader.lang);
    let part = if bots_are_due {
        line(words, &live.id, waits, &name)
    } else {
        html! { p #bot-wait hidden {} }
    };
    Ok(part.into_response())
}

/// The bot that waits for its turn to think. The script looks again for as long as a bot is due.
fn line(words: &Dictionary, table: &TableId, waits: Option<(Seat, Duration)>, name: &dyn Fn(Seat) -> String) -> Markup {
    let said = waits.filter(|(_, waited)| *waited >= WORTH_TELLING).map(|(seat, waited)| {
        words.say(&Message::new("ui-bot-waits").with("seat", seat).with("n", seconds(waited)), name)
    });
    html! {
        p.muted #bot-wait hidden[said.is_none()] data-poll={ "/t/" (table) "/wait" } data-every="1500" { (said.unwrap_or_default()) }
    }
}

/// The bot that waits for its turn to think, if one is due as far as the viewer knows.
pub(super) fn bots(sight: &Sight<'_>) -> Markup {
    let viewer = sight.stand.viewer;
    let due = sight.now.game.waiting(viewer).iter().any(|seat| sight.now.bot_on(seat).is_some());
    let waits = sight.live.waiting_bot(sight.now, viewer);
    html! { @if due { (line(sight.words, &sight.live.id, waits, &|seat| sight.name(seat))) } }
}

/// The bots that thought less than usual about their last move.
pub(super) fn eased(sight: &Sight<'_>) -> Markup {
    let bots = sight.live.eased_bots(sight.now).iter().filter(|seat| sight.now.bot_on(*seat).is_some());
    let seats: Vec<Seat> = bots.collect();
    html! {
        @if !seats.is_empty() {
            p.muted.small.eased { (sight.say(&Message::new("ui-bot-eased").with("seats", seats))) }
        }
    }
}

/// Whole seconds.
pub(super) fn seconds(span: Duration) -> i64 {
    i64::try_from(span.as_secs()).unwrap_or(i64::MAX)
}
