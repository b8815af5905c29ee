//! Doing something in a game: acting, taking back, answering as a bot does, showing a hand.

use super::at_table::{AtTable, Did};
use super::body::Sent;
use super::follow::{Answered, QuestionShape, question_of};
use super::shapes::{seat, stand};
use crate::host::{Deed, Doer, Wish};
use crate::pages::meant;
use crate::problem::Problem;
use crate::visit::Scope;
use axum::Json;
use serde::Deserialize;
use utoipa::ToSchema;

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
pub(super) async fn act(at: AtTable, Sent(act): Sent<Act>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.submits().await?;
    let acting = seat(&act.seat)?;
    let deed = Deed::Act(meant(&at.app, &live, &live.now(), acting, act.act.trim()));
    let wish =
        Wish { doer: Doer::Person(person.id), seat: acting, version: act.version, key: act.key, deed, lease: None };
    let done = at.app.host.wish(&live, wish).await?;
    at.did(done, None).await
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
pub(super) async fn undo(at: AtTable, Sent(undo): Sent<Undo>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.submits().await?;
    let deed = if undo.all { Deed::StartOver } else { Deed::Undo };
    let wish = Wish {
        doer: Doer::Person(person.id),
        seat: seat(&undo.seat)?,
        version: undo.version,
        key: undo.key,
        deed,
        lease: None,
    };
    let done = at.app.host.wish(&live, wish).await?;
    at.did(done, Some(&undo.seat)).await
}

/// The question to a seat of the owner of the token, as the bot protocol puts it; `type` is `none` where none must decide.
#[utoipa::path(
    get, path = "/tables/{table}/decide", tag = "bots", security(("token" = ["play"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The question.", body = QuestionShape))
)]
pub(super) async fn question(at: AtTable) -> Result<Json<QuestionShape>, Problem> {
    let (_, live) = at.may(Scope::Play).await?;
    let now = live.now();
    let stand = stand(&now, &at.visit, None);
    Ok(Json(stand.deciding(&now).map_or_else(QuestionShape::none, |seat| question_of(&live, &now, seat))))
}

/// Answers a question as the bot protocol does: with the place of an offer, or with an offer.
#[utoipa::path(
    post, path = "/tables/{table}/decide", tag = "bots", security(("token" = ["play"])), request_body = Answered,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn decide(at: AtTable, Sent(answer): Sent<Answered>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.submits().await?;
    let deciding = seat(&answer.seat)?;
    let act = answer.chosen(&live.now(), deciding)?;
    let key = format!("decide-{}", answer.version);
    let wish = Wish {
        doer: Doer::Person(person.id),
        seat: deciding,
        version: answer.version,
        key,
        deed: Deed::Act(act),
        lease: None,
    };
    let done = at.app.host.wish(&live, wish).await?;
    at.did(done, None).await
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
pub(super) async fn show_hand(at: AtTable, Sent(shown): Sent<Shown>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = at.app.host.show_hand(&live, person.id, seat(&shown.seat)?, shown.show).await?;
    at.did(done, None).await
}
