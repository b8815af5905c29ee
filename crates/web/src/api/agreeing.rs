//! What people at a table agree on: how fast it is played, how it ends, and what comes after it.

use super::at_table::{AtTable, Did};
use super::body::Sent;
use super::seating::PaceShape;
use crate::host::{Speed, Stir, Wanted};
use crate::pages::{Fields, PaceForm, take_position};
use crate::problem::Problem;
use crate::visit::Scope;
use axum::Json;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How fast bots are to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SpeedShape {
    /// `instant`, `calm` or `slow`.
    speed: String,
}

/// Changes how fast bots play.
#[utoipa::path(
    post, path = "/tables/{table}/speed", tag = "play", security(("token" = ["play"])), request_body = SpeedShape,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn speed(at: AtTable, Sent(wanted): Sent<SpeedShape>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let speed = Speed::named(&wanted.speed).ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
    let done = at.app.host.set_speed(&live, person.id, speed).await?;
    at.did(done, None).await
}

/// Proposes another pace.
#[utoipa::path(
    post, path = "/tables/{table}/pace", tag = "play", security(("token" = ["play"])), request_body = PaceShape,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn pace(at: AtTable, Sent(pace): Sent<PaceShape>) -> Result<Json<Did>, Problem> {
    let person = at.visit.may(Scope::Play)?.id;
    let fields = Fields(pace.fields()?);
    let wanted = Wanted::Pace(PaceForm::of(&|name| fields.get(name).map(str::to_owned)).read()?);
    let live = at.app.host.table(&at.id).await?;
    let done = at.app.host.propose(&live, person, wanted).await?;
    at.did(done, None).await
}

/// How a game is to end.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum How {
    /// By agreement of everybody, without a result.
    Agree,
    /// By leaving a table of bots.
    Abandon,
    /// By giving up, where two play: the other one wins. Where more play nobody can.
    Concede,
}

/// How a game is to end.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    how: How,
}

/// Ends a game before its end, or proposes to; one of two players can give up.
#[utoipa::path(
    post, path = "/tables/{table}/end", tag = "play", security(("token" = ["play"])), request_body = End,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn end(at: AtTable, Sent(end): Sent<End>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = match end.how {
        How::Agree => at.app.host.propose(&live, person.id, Wanted::End).await?,
        How::Abandon => at.app.host.abandon(&live, person.id).await?,
        How::Concede => {
            let own = live.now().seats_of(person.id).first().ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
            at.app.host.concede(&live, person.id, own).await?
        }
    };
    at.did(done, None).await
}

/// Whether one agrees.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Consent {
    agree: bool,
}

/// Agrees to what was proposed, or does not.
#[utoipa::path(
    post, path = "/tables/{table}/answer", tag = "play", security(("token" = ["play"])), request_body = Consent,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn answer(at: AtTable, Sent(consent): Sent<Consent>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = at.app.host.answer(&live, person.id, consent.agree).await?;
    at.did(done, None).await
}

/// The name of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Named {
    table: String,
}

/// The rematch of a finished game: opened by the first who asks, the same for everybody after.
#[utoipa::path(
    post, path = "/tables/{table}/rematch", tag = "play", security(("token" = ["play"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The table of the rematch.", body = Named))
)]
pub(super) async fn rematch(at: AtTable) -> Result<Json<Named>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let next = at.app.host.rematch(&live, person, Stir::default()).await?;
    Ok(Json(Named { table: next.to_string() }))
}

/// From where to play on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    /// After how many steps of a finished game. Left out, the position of a running game as one's own seat may imagine it.
    #[serde(default)]
    step: Option<u32>,
}

/// A position of the workshop.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Forked {
    /// Its name: `position` of a table to be opened.
    position: String,
    /// The seat through which it was taken, where it was taken from a running game.
    seat: Option<String>,
}

/// Takes a position out of a game, to be played on at a table of one's own.
#[utoipa::path(
    post, path = "/tables/{table}/fork", tag = "play", security(("token" = ["play"])), request_body = Fork,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The position.", body = Forked))
)]
pub(super) async fn fork(at: AtTable, Sent(fork): Sent<Fork>) -> Result<Json<Forked>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let step = fork.step.map(|step| step as usize);
    let (position, seat) = take_position(&at.app, &at.visit, &live, person.id, step).await?;
    Ok(Json(Forked { position, seat: seat.map(|seat| seat.to_string()) }))
}
