//! Being told about one table: whether one is, and reminding those who are late.

use super::super::after;
use super::super::form::Posted;
use crate::app::App;
use crate::host::{Done, Live};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use store::{PersonId, Status};
use table::Seat;

impl App {
    /// Whether somebody is told at a table that it is their turn; `None` where they do not play, or want to be told nothing at all.
    pub(in crate::pages) async fn told_at(&self, live: &Live, person: PersonId) -> Result<Option<bool>, Problem> {
        let plays = {
            let now = live.now();
            now.status == Status::Playing && !now.seats_of(person).is_empty() && !now.is_alone(person)
        };
        if !plays || !self.has_channels(person).await? {
            return Ok(None);
        }
        Ok(Some(!self.host.store.outbox().is_quiet(person, &live.id).await?))
    }
}

/// Whether a table is to be quiet.
#[derive(Debug, Deserialize)]
pub(crate) struct QuietForm {
    quiet: String,
}

/// `POST /t/{id}/quiet`.
pub(crate) async fn quiet(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<QuietForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    silence(&app, &live, visit.someone()?.id, form.quiet == "on").await?;
    let done = Done::Before(live.now().version);
    after(&app, &live, &visit, Ok(done)).await
}

/// Tells somebody nothing about a table at which they play, or does so again.
pub(crate) async fn silence(app: &App, live: &Live, person: PersonId, quiet: bool) -> Result<(), Problem> {
    if live.now().seats_of(person).is_empty() {
        return Err(Problem::forbidden("ui-problem-seat"));
    }
    Ok(app.host.store.outbox().set_quiet(person, live.id.clone(), quiet).await?)
}

/// Who is to be reminded.
#[derive(Debug, Deserialize)]
pub(crate) struct RemindForm {
    seat: String,
}

/// `POST /t/{id}/remind`: somebody who is overdue is told so once more.
pub(crate) async fn remind(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<RemindForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let me = visit.someone()?.id;
    let seat: Seat = form.seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    let result = match remind_late(&app, &live, me, seat).await {
        Ok(()) => Ok(Done::Before(live.now().version)),
        Err(problem @ Problem::Forbidden(_)) if problem == unreached() => Err(problem),
        Err(problem) => return Err(problem),
    };
    after(&app, &live, &visit, result).await
}

/// There is no way on which somebody could be reminded.
fn unreached() -> Problem {
    Problem::forbidden("notice-problem-unreached")
}

/// Reminds whoever is overdue on a seat; the others may do it once.
pub(crate) async fn remind_late(app: &App, live: &Live, me: PersonId, seat: Seat) -> Result<(), Problem> {
    let late = {
        let now = live.now();
        let holder = now.seats.get(seat.index()).and_then(|held| held.holder.person());
        let overdue = live.is_overdue(&now, seat, app.host.bots.away);
        holder.filter(|other| *other != me && overdue && !now.seats_of(me).is_empty())
    };
    let late = late.ok_or_else(|| Problem::forbidden("ui-problem-not-away"))?;
    let reached = app.host.store.outbox().remind(live.id.clone(), late, app.host.clock.now()).await?;
    app.called.notify_one();
    if reached > 0 { Ok(()) } else { Err(unreached()) }
}
