//! Going back together: whoever wants to take back more than they may alone asks everybody at the table.

use super::after;
use super::form::Posted;
use super::sight::Sight;
use crate::app::App;
use crate::host::Now;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::Status;
use table::{Dictionary, Message, Seat, SeatSet};

/// Whether these seats may ask to go back.
fn may_ask(now: &Now, mine: SeatSet, step: Option<u64>) -> bool {
    now.status == Status::Playing && !mine.is_empty() && now.asked().is_none() && now.way_back(mine, step).is_ok()
}

/// The way to take back one's last act, where that is nobody's own business any more.
pub(super) fn offer(sight: &Sight<'_>) -> Markup {
    let mine = sight.stand.mine;
    let alone = mine.iter().any(|seat| sight.now.game.can_undo(seat));
    html! {
        @if may_ask(sight.now, mine, None) && !alone {
            details.small data-panel="back" {
                summary { (sight.word("back-ask")) }
                p.hint { (sight.word("back-help")) }
                form.actions method="post" action=(sight.at("/back")) data-part="" {
                    button { (symbol("undo")) (sight.word("back-ask-last")) }
                }
            }
        }
    }
}

/// The same at a step of a game that is on.
pub(super) fn from_here(words: &Dictionary, base: &str, step: u64) -> Markup {
    html! {
        form.take-back method="post" action={ (base) "/back" } {
            button.quiet name="n" value=(step) title=(words.word("back-help")) { (symbol("undo")) (words.word("back-here")) }
        }
    }
}

/// The step of a replay at which somebody may ask to go back, as the table counts it.
pub(super) fn step_of(now: &Now, mine: SeatSet, step: usize) -> Option<u64> {
    let step = step as u64;
    may_ask(now, mine, Some(step)).then_some(step)
}

/// What is asked when somebody wants to go back.
pub(super) fn wants(sight: &Sight<'_>, by: Seat, to: u64) -> Markup {
    let gone = sight.now.rows.len() as u64 - to.min(sight.now.rows.len() as u64);
    let asks = Message::new("back-asks").with("seat", by).with("step", to as i64).with("n", gone as i64);
    html! {
        p { (sight.say(&asks)) " " a href=(sight.at(&format!("/replay/{to}"))) { (sight.word("back-look")) } }
        p.hint { (sight.word("back-dice")) }
    }
}

/// A wish to go back: to how it was after this step, or before one's own last act.
#[derive(Debug, Deserialize)]
pub(crate) struct BackForm {
    #[serde(default)]
    n: Option<u64>,
}

/// `POST /t/{id}/back`.
pub(crate) async fn back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<BackForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let result = app.host.ask_back(&live, visit.someone()?.id, form.n).await;
    after(&app, &live, &visit, result).await
}
