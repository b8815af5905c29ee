//! Asking a bot what it would do, and how far it is with its thinking.

use super::advice::thinking;
use super::form::Posted;
use super::sight::Look;
use super::stand::Stand;
use super::table::show;
use crate::app::App;
use crate::host::Progress;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use std::sync::Arc;
use table::Seat;

/// What is asked: to think, or to stop.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    seat: String,
    #[serde(default)]
    how: String,
}

/// `POST /t/{id}/advice`.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<Asked>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let person = visit.someone()?.id;
    let seat: Seat = form.seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    if form.how == "stop" {
        app.host.stop_advice(&live, person, seat)?;
    } else {
        app.host.advise(&live, person, seat)?;
    }
    match visit.wants {
        Wants::Part => show(&app, &live, &visit, &Look::default(), None).await,
        Wants::Page | Wants::Json => Ok(Redirect::to(&format!("/t/{}", live.id)).into_response()),
    }
}

/// `GET /t/{id}/advice`: how far the thinking is; the script asks for it. Without script it is part of the table.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    if visit.wants != Wants::Part {
        return Ok(Redirect::to(&format!("/t/{}", live.id)).into_response());
    }
    let words = app.say(live.entry.id(), visit.reader.lang);
    let now = live.now();
    let seat = Stand::of(&now, &visit).deciding(&now);
    let advice = seat.and_then(|seat| Some((seat, now.advice_for(&live, seat)?)));
    let box_ = match &advice {
        Some((seat, advice)) => match advice.work.look() {
            Progress::Thinking(done, of) => thinking(words, live.id.as_str(), *seat, advice, (done, of)),
            Progress::Stopped | Progress::Found(_) => html! { div #advice {} },
        },
        None => html! { div #advice {} },
    };
    Ok(box_.into_response())
}
