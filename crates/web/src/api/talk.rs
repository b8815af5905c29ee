//! Talking at tables, and notes.

use super::at_table::AtTable;
use super::body::{Sent, at_most};
use crate::pages::{heard_chat, keep_note as kept_note, talk};
use crate::problem::Problem;
use crate::visit::Scope;
use axum::Json;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest text, as the document says.
const LONGEST: usize = 4000;

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SaidThere {
    /// Its number; later ones are higher.
    id: u64,
    /// The seat it was said from; none where somebody said it who watches.
    seat: Option<String>,
    /// Who said it.
    name: Option<String>,
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// What was said at a table, as far as the owner of the token hears it: those who play hear each other while the game is on, those who watch hear those who watch.
#[utoipa::path(
    get, path = "/tables/{table}/chat", tag = "talk", security(("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "What was said, oldest first.", body = [SaidThere]))
)]
pub(super) async fn chat(at: AtTable) -> Result<Json<Vec<SaidThere>>, Problem> {
    let (_, live) = at.may(Scope::Read).await?;
    let said = heard_chat(&at.app, &live, &at.visit).await?.unwrap_or_default();
    let shape = |said: store::Said| SaidThere {
        id: said.id,
        name: said.seat.map(|seat| live.now().name(seat)).or(said.name),
        seat: said.seat.map(|seat| seat.to_string()),
        text: said.text,
        at: said.at.0,
    };
    Ok(Json(said.into_iter().map(shape).collect()))
}

/// Something to be said or written down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    /// What.
    #[schema(max_length = 4000)]
    text: String,
}

/// Says something at a table.
#[utoipa::path(
    post, path = "/tables/{table}/chat", tag = "talk", security(("token" = ["talk"])), request_body = Text,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 204, description = "It was said."))
)]
pub(super) async fn say(at: AtTable, Sent(text): Sent<Text>) -> Result<StatusCode, Problem> {
    let (_, live) = at.may(Scope::Talk).await?;
    talk(&at.app, &at.visit, &live, at_most(&text.text, LONGEST)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A note.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Note {
    text: String,
}

/// What the owner of the token wrote down at a table.
#[utoipa::path(
    get, path = "/tables/{table}/note", tag = "talk", security(("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The note.", body = Note))
)]
pub(super) async fn note(at: AtTable) -> Result<Json<Note>, Problem> {
    let (person, live) = at.may(Scope::Read).await?;
    let text = at.app.host.store.notes().note(person.id, &live.id).await?.unwrap_or_default();
    Ok(Json(Note { text }))
}

/// Writes something down at a table, for oneself.
#[utoipa::path(
    put, path = "/tables/{table}/note", tag = "talk", security(("token" = ["talk"])), request_body = Text,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 204, description = "It is kept."))
)]
pub(super) async fn keep_note(at: AtTable, Sent(text): Sent<Text>) -> Result<StatusCode, Problem> {
    let (person, live) = at.may(Scope::Talk).await?;
    kept_note(&at.app, person.id, &live, at_most(&text.text, LONGEST)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
