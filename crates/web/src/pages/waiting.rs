//! What keeps a bot from moving, or from thinking as much as usual: too many want to think at once.

use super::sight::Sight;
use super::stand::Stand;
use crate::app::App;
use crate::host::{Now, Robot};
use crate::names::name_of;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;
use store::{Status, TableId};
use table::{Dictionary, Message, Seat, Viewer};

/// A bot that has waited for less than this is not worth a word.
pub(super) const WORTH_TELLING: Duration = Duration::from_secs(1);

/// `GET /t/{id}/wait`: how long the bot whose turn it is has been waiting; the script asks for it. Without script it is part of the
/// table.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.glance(&id).await?;
    if visit.wants != Wants::Part {
        return Ok(Redirect::to(&format!("/t/{}", live.id)).into_response());
    }
    let now = live.now();
    let viewer = Stand::of(&now, &visit).viewer;
    let bots_are_due = now.game.waiting(viewer).iter().any(|seat| now.bot_on(seat).is_some());
    let waits = live.waiting_bot(&now, viewer);
    let names = now.names();
    let name = |seat: Seat| name_of(&names, seat);
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
    html! {
        @if due {
            (progress(sight))
            p.unscripted { a href=(sight.at("")) { (sight.word("ui-look-again")) } }
            (line(sight.words, &sight.live.id, waits, &|seat| sight.name(seat)))
        }
    }
}

/// Whether the table waits for bots alone, as far as the viewer knows. Without script the page looks again by itself then.
pub(super) fn for_bots(now: &Now, viewer: Viewer) -> bool {
    let due = now.game.waiting(viewer);
    now.status == Status::Playing && !due.is_empty() && due.iter().all(|seat| now.bot_on(seat).is_some())
}

/// How far the slowest of the bots is that are due: a bar up to the end of its pause and its thought, which the script moves. Where the end
/// is not a matter of time, a bar without one.
fn progress(sight: &Sight<'_>) -> Markup {
    let due = sight.now.game.waiting(sight.stand.viewer);
    let limits = due.iter().filter_map(|seat| sight.now.bot_on(seat)).map(|robot| match robot {
        Robot::Bot(kind) if kind.is_quick() => Some(Duration::ZERO),
        Robot::Bot(kind) => kind.longest(),
        Robot::Program(_) => None,
    });
    let longest: Option<Duration> = limits.into_iter().try_fold(Duration::ZERO, |most, limit| Some(most.max(limit?)));
    let limit =
        longest.map(|longest| (longest + sight.now.options.speed.pause()).as_millis()).filter(|limit| *limit > 0);
    html! {
        @match limit {
            Some(limit) => progress.thought max=(limit) value="0" data-runs="" aria-label=(sight.word("ui-thinking")) {},
            None if longest.is_none() => progress.thought aria-label=(sight.word("ui-thinking")) {},
            None => {}
        }
    }
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
