//! Acting and taking back.

use super::form::Posted;
use super::problem::notice;
use super::sight::Look;
use super::stand::Stand;
use super::table::{show, table_json};
use crate::app::App;
use crate::host::{Deed, Doer, Done, Live, Wish};
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::sync::Arc;
use table::Seat;

/// What every form of a decision carries.
#[derive(Debug, Deserialize)]
pub(crate) struct Decided {
    seat: String,
    version: u64,
    key: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    how: String,
}

/// `POST /t/{id}/act`.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<Decided>,
) -> Result<Response, Problem> {
    let deed = Deed::Act(form.act.trim().to_owned());
    decide(&app, &id, &visit, form, deed).await
}

/// `POST /t/{id}/undo`.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<Decided>,
) -> Result<Response, Problem> {
    let deed = if form.how == "all" { Deed::StartOver } else { Deed::Undo };
    decide(&app, &id, &visit, form, deed).await
}

/// The seat comes from the form only as a choice among the person's own seats; that it is theirs the session says.
async fn decide(app: &Arc<App>, id: &str, visit: &Visit, form: Decided, deed: Deed) -> Result<Response, Problem> {
    let live = app.host.table(id).await?;
    let person = visit.someone()?.id;
    let seat: Seat = form.seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    let wish = Wish { doer: Doer::Person(person), seat, version: form.version, key: form.key, deed };
    let result = app.host.wish(&live, wish).await;
    // The table may have been read anew meanwhile.
    let live = app.host.table(id).await?;
    answer(app, &live, visit, seat, result).await
}

async fn answer(
    app: &Arc<App>,
    live: &Live,
    visit: &Visit,
    seat: Seat,
    result: Result<Done, Problem>,
) -> Result<Response, Problem> {
    match (visit.wants, result) {
        (Wants::Json, Ok(done)) => Ok(Json(done_json(live, visit, seat, done)).into_response()),
        (Wants::Json, Err(problem)) => Err(problem),
        (Wants::Page, Ok(_)) => Ok(Redirect::to(&format!("/t/{}", live.id)).into_response()),
        (_, Ok(_)) => show(app, live, visit, &Look::default(), None).await,
        // What was refused is told above the newest state of the table, so that the person can go on from there.
        (_, Err(problem @ (Problem::Stale { .. } | Problem::Refused { .. } | Problem::Forbidden(_)))) => {
            let notice = notice(app, visit, &problem);
            let mut response = show(app, live, visit, &Look::default(), Some(notice)).await?;
            *response.status_mut() = problem.status();
            Ok(response)
        }
        (_, Err(problem)) => Err(problem),
    }
}

/// What a program is told: what was done, and what its seats may do next.
fn done_json(live: &Live, visit: &Visit, seat: Seat, done: Done) -> serde_json::Value {
    let now = live.now();
    let mine = Stand::of(&now, visit).mine;
    let next = now.deciding().iter().find(|seat| mine.has(*seat));
    let due = Visit { hand: Some(next.unwrap_or(seat).to_string()), ..visit.clone() };
    let mut answer = table_json(live, &now, &Stand::of(&now, &due), false);
    answer["done"] = done.version().into();
    answer["again"] = matches!(done, Done::Before(_)).into();
    answer
}
