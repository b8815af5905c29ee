//! Doing something in a game: acting, taking back, answering as a bot does, showing a hand.

use super::body::Sent;
use super::follow::{Answered, QuestionShape, question_of};
use super::shapes::{TableShape, seat, stand};
use crate::app::App;
use crate::host::{Deed, Doer, Done, Wish};
use crate::pages::meant;
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// What became of something that was done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Did {
    /// The version of the table under which it is kept.
    done: u64,
    /// Whether it had been done before: the same request was sent again.
    again: bool,
    /// The table afterwards.
    table: TableShape,
}

pub(super) async fn did(
    app: &Arc<App>,
    visit: &Visit,
    id: &str,
    done: Done,
    seat: Option<&str>,
) -> Result<Json<Did>, Problem> {
    // The table may have been read anew meanwhile.
    let live = app.host.at_hand(id).await?;
    let table = TableShape::of(app, &live, visit, seat, false);
    Ok(Json(Did { done: done.version(), again: matches!(done, Done::Before(_)), table }))
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSeat {
    /// Its letter.
    #[schema(pattern = "^[a-h]$")]
    pub(super) seat: String,
}

/// An action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// The seat that acts.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The version of the table it was decided at.
    version: u64,
    /// Makes it safe to send again: letters, digits and hyphens.
    #[schema(pattern = "^[A-Za-z0-9-]{1,64}$")]
    key: String,
    /// What is done, in the notation of the game or in words.
    #[schema(max_length = 400)]
    act: String,
}

/// Acts.
#[utoipa::path(
    post, path = "/tables/{table}/act", tag = "play", security(("token" = ["play"])), request_body = Act,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(act): Sent<Act>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.at_hand(&id).await?;
    let acting = seat(&act.seat)?;
    let deed = Deed::Act(meant(&app, &live, &live.now(), acting, act.act.trim()));
    let wish = Wish { doer: Doer::Person(person), seat: acting, version: act.version, key: act.key, deed, lease: None };
    let done = app.host.wish(&live, wish).await?;
    did(&app, &visit, &id, done, None).await
}

/// What is taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The seat that takes back.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The version of the table it was decided at.
    version: u64,
    /// Makes it safe to send again: letters, digits and hyphens.
    #[schema(pattern = "^[A-Za-z0-9-]{1,64}$")]
    key: String,
    /// Whether everything is that may be, and not only the last act.
    #[serde(default)]
    all: bool,
}

/// Takes the last act of a seat back.
#[utoipa::path(
    post, path = "/tables/{table}/undo", tag = "play", security(("token" = ["play"])), request_body = Undo,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(undo): Sent<Undo>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.at_hand(&id).await?;
    let deed = if undo.all { Deed::StartOver } else { Deed::Undo };
    let wish = Wish {
        doer: Doer::Person(person),
        seat: seat(&undo.seat)?,
        version: undo.version,
        key: undo.key,
        deed,
        lease: None,
    };
    let done = app.host.wish(&live, wish).await?;
    did(&app, &visit, &id, done, Some(&undo.seat)).await
}

/// The question to a seat of the owner of the token, as the bot protocol puts it; `type` is `none` where none must decide.
#[utoipa::path(
    get, path = "/tables/{table}/decide", tag = "bots", security(("token" = ["play"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The question.", body = QuestionShape))
)]
pub(super) async fn question(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Json<QuestionShape>, Problem> {
    visit.may(Scope::Play)?;
    let live = app.host.table(&id).await?;
    let now = live.now();
    let stand = stand(&now, &visit, None);
    Ok(Json(stand.deciding(&now).map_or_else(QuestionShape::none, |seat| question_of(&live, &now, seat))))
}

/// Answers a question as the bot protocol does: with the place of an offer, or with an offer.
#[utoipa::path(
    post, path = "/tables/{table}/decide", tag = "bots", security(("token" = ["play"])), request_body = Answered,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn decide(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(answer): Sent<Answered>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.at_hand(&id).await?;
    let deciding = seat(&answer.seat)?;
    let act = answer.chosen(&live.now(), deciding)?;
    let key = format!("decide-{}", answer.version);
    let wish = Wish {
        doer: Doer::Person(person),
        seat: deciding,
        version: answer.version,
        key,
        deed: Deed::Act(act),
        lease: None,
    };
    let done = app.host.wish(&live, wish).await?;
    did(&app, &visit, &id, done, None).await
}

/// Whether a hand is shown.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shown {
    /// The seat.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// Whether those who watch see what it sees.
    show: bool,
}

/// Shows the hand of an own seat to those who watch, or hides it again.
#[utoipa::path(
    post, path = "/tables/{table}/show", tag = "play", security(("token" = ["play"])), request_body = Shown,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn show_hand(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(shown): Sent<Shown>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = app.host.show_hand(&live, person, seat(&shown.seat)?, shown.show).await?;
    did(&app, &visit, &id, done, None).await
}
