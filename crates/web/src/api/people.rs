//! People: who one is, who others are, friends.

use super::body::{Sent, at_most};
use crate::app::App;
use crate::pages::{person_at, report_person, set_tie};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::Tie;
use utoipa::ToSchema;

/// A rating.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Rated {
    game: String,
    rating: i64,
    /// How many games count.
    games: i64,
}

/// Somebody.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PersonShape {
    /// Their number.
    id: i64,
    name: String,
    /// Whether they have an account.
    account: bool,
    ratings: Vec<Rated>,
}

async fn shape(app: &App, person: &store::Person) -> Result<PersonShape, Problem> {
    let ratings = app.host.store.ratings().ratings(person.id).await?;
    Ok(PersonShape {
        id: person.id.0,
        name: person.name.clone(),
        account: app.people().account(person.id).await?.is_some(),
        ratings: ratings
            .into_iter()
            .map(|(game, rating)| Rated { game, rating: rating.shown, games: rating.games })
            .collect(),
    })
}

/// The owner of a token.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Me {
    person: PersonShape,
    /// What the token is good for.
    scopes: Vec<String>,
}

/// For whom the token acts, and what it is good for.
#[utoipa::path(get, path = "/me", tag = "people", security(("token" = ["read"])), responses((status = 200, description = "The owner of the token.", body = Me)))]
pub(super) async fn me(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Me>, Problem> {
    let person = shape(&app, visit.may(Scope::Read)?).await?;
    let scopes = visit.permission.as_ref().map(|permission| permission.names()).unwrap_or_default();
    Ok(Json(Me { person, scopes: scopes.into_iter().map(str::to_owned).collect() }))
}

/// Somebody as others see them.
#[utoipa::path(
    get, path = "/people/{person}", tag = "people", security((), ("token" = ["read"])),
    params(("person" = i64, Path, description = "The number of a person.")),
    responses((status = 200, description = "The person.", body = PersonShape))
)]
pub(super) async fn person(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<PersonShape>, Problem> {
    Ok(Json(shape(&app, &person_at(&app, &id).await?).await?))
}

/// Somebody to whom there is a tie.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TiedShape {
    /// The number of the person.
    person: i64,
    name: String,
    /// What they are to the owner of the token.
    mine: Option<TieShape>,
    /// Whether they call the owner of the token a friend.
    friend: bool,
}

/// What somebody is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum TieShape {
    /// A friend.
    Friend,
    /// Somebody with whom one wants to have nothing to do.
    Block,
    /// Neither.
    None,
}

/// Friends of the owner of the token, and whom they have blocked.
#[utoipa::path(get, path = "/me/friends", tag = "people", security(("token" = ["read"])), responses((status = 200, description = "The ties.", body = [TiedShape])))]
pub(super) async fn friends(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Vec<TiedShape>>, Problem> {
    let ties = app.people().ties(visit.may(Scope::Read)?.id).await?;
    let mine = |tie: Tie| match tie {
        Tie::Friend => TieShape::Friend,
        Tie::Block => TieShape::Block,
    };
    // Whoever is blocked is not told so.
    let told = ties.into_iter().filter(|tied| tied.mine.is_some() || tied.theirs == Some(Tie::Friend));
    let shape = |tied: store::Tied| TiedShape {
        person: tied.other.id.0,
        name: tied.other.name,
        mine: tied.mine.map(mine),
        friend: tied.theirs == Some(Tie::Friend),
    };
    Ok(Json(told.map(shape).collect()))
}

/// What somebody is to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTie {
    tie: TieShape,
}

/// Makes somebody a friend, blocks them, or neither.
#[utoipa::path(
    put, path = "/people/{person}/tie", tag = "people", security(("token" = ["people"])), request_body = NewTie,
    params(("person" = i64, Path, description = "The number of a person.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn tie(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(new): Sent<NewTie>,
) -> Result<StatusCode, Problem> {
    let me = visit.may(Scope::People)?.id;
    let other = person_at(&app, &id).await?.id;
    let tie = match new.tie {
        TieShape::Friend => Some(Tie::Friend),
        TieShape::Block => Some(Tie::Block),
        TieShape::None => None,
    };
    if other == me {
        return Err(Problem::unreadable("ui-problem-form"));
    }
    set_tie(&app, me, other, tie).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What is told about somebody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Report {
    /// What happened.
    #[schema(max_length = 1000)]
    text: String,
}

/// Tells the operator about somebody.
#[utoipa::path(
    post, path = "/people/{person}/report", tag = "people", security(("token" = ["people"])), request_body = Report,
    params(("person" = i64, Path, description = "The number of a person.")),
    responses((status = 204, description = "The operator will see it."))
)]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(report): Sent<Report>,
) -> Result<StatusCode, Problem> {
    let me = visit.may(Scope::People)?.id;
    let subject = person_at(&app, &id).await?.id;
    report_person(&app, me, subject, at_most(&report.text, 1000)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
