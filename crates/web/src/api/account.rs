//! What belongs to the account of the owner of a token: the name, where it is logged in, everything that is kept about it. Passwords, passkeys, tokens
//! and the end of an account are left to the pages: whoever has a token should never be able to become its owner, or to make the owner disappear.

use super::body::{Sent, at_most};
use super::shapes::Row;
use crate::app::App;
use crate::names::tidy_name;
use crate::pages::{befriend, data_of, finished_of, person_at};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::Session;
use utoipa::ToSchema;

/// The longest name that is looked at.
const LONGEST_NAME: usize = 200;

/// A browser that is recognised as the owner of the token.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SessionShape {
    /// Its name in addresses; nobody can log in with it.
    session: String,
    /// What device it is on.
    device: String,
    /// Since when, in milliseconds since 1970.
    created: i64,
    /// When it was last used, to the hour or so.
    seen: i64,
    /// When it ends if it is not used before.
    expires: i64,
}

impl From<Session> for SessionShape {
    fn from(session: Session) -> SessionShape {
        SessionShape {
            session: session.id.to_string(),
            device: session.device,
            created: session.created.0,
            seen: session.seen.0,
            expires: session.expires.0,
        }
    }
}

/// Where the owner of the token is logged in.
#[utoipa::path(get, path = "/me/sessions", tag = "account", security(("token" = ["account"])), responses((status = 200, description = "The sessions.", body = [SessionShape])))]
pub(super) async fn sessions(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Vec<SessionShape>>, Problem> {
    let person = visit.may(Scope::Account)?.id;
    let sessions = app.people().sessions(person).await?;
    Ok(Json(sessions.into_iter().map(SessionShape::from).collect()))
}

/// Logs the owner of the token out everywhere. Tokens stay as they are.
#[utoipa::path(delete, path = "/me/sessions", tag = "account", security(("token" = ["account"])), responses((status = 204, description = "Done.")))]
pub(super) async fn log_out(State(app): State<Arc<App>>, visit: Visit) -> Result<StatusCode, Problem> {
    let person = visit.may(Scope::Account)?.id;
    app.people().close_sessions(person, None).await?;
    app.forget_sessions(person);
    Ok(StatusCode::NO_CONTENT)
}

/// Logs the owner of the token out in one place.
#[utoipa::path(
    delete, path = "/me/sessions/{session}", tag = "account", security(("token" = ["account"])),
    params(("session" = String, Path, description = "The name of a session.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn close(
    State(app): State<Arc<App>>,
    Path(session): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    let person = visit.may(Scope::Account)?.id;
    let session = session.parse().map_err(|_| Problem::NotFound)?;
    if !app.people().close_session(person, session).await? {
        return Err(Problem::NotFound);
    }
    app.forget_sessions(person);
    Ok(StatusCode::NO_CONTENT)
}

/// A name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    /// What to be called; what is not seen is left out, and what is too long is cut.
    #[schema(min_length = 1, max_length = 200)]
    name: String,
}

/// What somebody is called now.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Called {
    name: String,
}

/// Gives the owner of the token another name.
#[utoipa::path(
    put, path = "/me/name", tag = "account", security(("token" = ["account"])), request_body = Name,
    responses((status = 200, description = "The name as others see it.", body = Called))
)]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(wanted): Sent<Name>,
) -> Result<Json<Called>, Problem> {
    let person = visit.may(Scope::Account)?;
    let name = tidy_name(at_most(&wanted.name, LONGEST_NAME)?);
    let name = name.ok_or_else(|| Problem::unreadable("people-problem-name"))?;
    let person = if name == person.name { person.clone() } else { app.rename(person, name).await? };
    Ok(Json(Called { name: person.name }))
}

/// Everything that is kept about the owner of the token, as one file.
#[utoipa::path(get, path = "/me/data", tag = "account", security(("token" = ["account"])), responses((status = 200, description = "The file.", body = Object)))]
pub(super) async fn data(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Value>, Problem> {
    Ok(Json(data_of(&app, visit.may(Scope::Account)?).await?))
}

/// Asks somebody with an account to be a friend, by name.
#[utoipa::path(
    post, path = "/me/friends", tag = "people", security(("token" = ["people"])), request_body = Name,
    responses((status = 204, description = "They are asked."))
)]
pub(super) async fn ask_friend(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(wanted): Sent<Name>,
) -> Result<StatusCode, Problem> {
    let person = visit.may(Scope::People)?.id;
    befriend(&app, visit.net, person, at_most(&wanted.name, LONGEST_NAME)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The finished games of somebody that others may find, newest first; of the owner of the token all of them.
#[utoipa::path(
    get, path = "/people/{person}/games", tag = "people", security((), ("token" = ["read"])),
    params(("person" = i64, Path, description = "The number of a person.")),
    responses((status = 200, description = "The games.", body = [Row]))
)]
pub(super) async fn games(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Json<Vec<Row>>, Problem> {
    let visit = visit.looking()?;
    let me = visit.person.as_ref().map(|person| person.id);
    let finished = finished_of(&app, person_at(&app, &id).await?.id, me).await?;
    Ok(Json(finished.iter().map(|table| Row::of(table, &visit)).collect()))
}
