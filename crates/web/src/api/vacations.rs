//! Vacation: when the clocks of the owner of a token rest.

use super::body::Sent;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{PersonId, Time};
use utoipa::ToSchema;

/// A vacation.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VacationShape {
    /// Its first moment, in milliseconds since 1970.
    begins: i64,
    /// The first moment after it.
    ends: i64,
}

/// The vacations of somebody.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VacationsShape {
    /// Those that are not over.
    vacations: Vec<VacationShape>,
    /// How many days are left this year.
    left: i64,
}

async fn shape(app: &App, person: PersonId) -> Result<Json<VacationsShape>, Problem> {
    let (vacations, left) = app.host.vacations_of(person).await?;
    let shape = |vacation: store::Vacation| VacationShape { begins: vacation.begins.0, ends: vacation.ends.0 };
    Ok(Json(VacationsShape { vacations: vacations.into_iter().map(shape).collect(), left }))
}

/// The vacations of the owner of the token.
#[utoipa::path(get, path = "/me/vacations", tag = "people", security(("token" = ["people"])), responses((status = 200, description = "The vacations.", body = VacationsShape)))]
pub(super) async fn list(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<VacationsShape>, Problem> {
    let person = visit.may(Scope::People)?.id;
    shape(&app, person).await
}

/// A wish for vacation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewVacation {
    /// When it begins, in milliseconds since 1970; now where nothing is said.
    #[serde(default)]
    from: Option<i64>,
    /// How many days it lasts.
    #[schema(minimum = 1, maximum = 30)]
    days: i64,
}

/// Goes on vacation: meanwhile no clock runs at tables that are played by turns.
#[utoipa::path(post, path = "/me/vacations", tag = "people", security(("token" = ["people"])), request_body = NewVacation, responses((status = 200, description = "The vacations.", body = VacationsShape)))]
pub(super) async fn take(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(new): Sent<NewVacation>,
) -> Result<Json<VacationsShape>, Problem> {
    let person = visit.may(Scope::People)?.id;
    app.host.take_vacation(person, new.from.map(Time), new.days).await?;
    shape(&app, person).await
}

/// The vacation that is meant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Begins {
    /// Its first moment, in milliseconds since 1970.
    begins: i64,
}

/// Ends a vacation now, or cancels one that has not begun.
#[utoipa::path(post, path = "/me/vacations/end", tag = "people", security(("token" = ["people"])), request_body = Begins, responses((status = 200, description = "The vacations.", body = VacationsShape)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(begins): Sent<Begins>,
) -> Result<Json<VacationsShape>, Problem> {
    let person = visit.may(Scope::People)?.id;
    app.host.end_vacation(person, Time(begins.begins)).await?;
    shape(&app, person).await
}
