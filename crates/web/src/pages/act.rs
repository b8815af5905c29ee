//! Acting and taking back.

use super::form::Posted;
use super::problem::notice;
use super::sight::Look;
use super::stand::Stand;
use super::table::{show, table_json};
use super::typed;
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

/// The most actions one form may carry.
const MOST_ACTS: usize = 4;

/// `POST /t/{id}/act`. A form may carry several actions, one after the other, that are one thing to whoever does them.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<Decided>,
) -> Result<Response, Problem> {
    let live = app.host.at_hand(&id).await?;
    let deeds = {
        let (now, seat) = (live.now(), form.seat.parse().ok());
        let meant = |act: &str| seat.map_or_else(|| act.to_owned(), |seat| typed::meant(&app, &live, &now, seat, act));
        form.act.split(boards::Deed::AND.trim()).take(MOST_ACTS).map(|act| Deed::Act(meant(act.trim()))).collect()
    };
    decide(&app, &id, &visit, form, deeds).await
}

/// `POST /t/{id}/undo`.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<Decided>,
) -> Result<Response, Problem> {
    let deed = if form.how == "all" { Deed::StartOver } else { Deed::Undo };
    decide(&app, &id, &visit, form, vec![deed]).await
}

/// The seat comes from the form only as a choice among the person's own seats; that it is theirs the session says.
/// Each of several deeds follows the version that the one before it made, under a key of its own, so that sending all of them again
/// does none of them twice.
async fn decide(app: &Arc<App>, id: &str, visit: &Visit, form: Decided, deeds: Vec<Deed>) -> Result<Response, Problem> {
    let live = app.host.at_hand(id).await?;
    let person = visit.someone()?.id;
    let seat: Seat = form.seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    let mut result = Ok(Done::Before(form.version));
    for (at, deed) in deeds.into_iter().enumerate() {
        let Ok(before) = result else { break };
        let key = if at == 0 { form.key.clone() } else { format!("{}-{at}", form.key) };
        let wish = Wish { doer: Doer::Person(person), seat, version: before.version(), key, deed, lease: None };
        result = app.host.wish(&live, wish).await;
    }
    // The table may have been read anew meanwhile.
    let live = app.host.at_hand(id).await?;
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
