//! What the people at a table agree on beside pace and end: going back, and another person on a seat.

use super::at_table::{AtTable, Did};
use super::body::Sent;
use super::shapes::seat;
use crate::pages::{offer_to, take_offered};
use crate::problem::Problem;
use crate::visit::Scope;
use axum::Json;
use serde::Deserialize;
use utoipa::ToSchema;

/// Where the game is to go back to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    /// The number of the step after which the table is to be as it was then; before the last act of the owner of the token where none is named.
    #[serde(default)]
    step: Option<u64>,
}

/// Asks everybody to go back to how the table was after a step; it is done at once where only bots play along.
#[utoipa::path(
    post, path = "/tables/{table}/back", tag = "play", security(("token" = ["play"])), request_body = Back,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn back(at: AtTable, Sent(back): Sent<Back>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = at.app.host.ask_back(&live, person.id, back.step).await?;
    at.did(done, None).await
}

/// A seat that is to be handed over.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Offer {
    /// The letter of an own seat; the offer ends where none is named.
    #[serde(default)]
    #[schema(pattern = "^[a-h]$")]
    seat: Option<String>,
    /// The name of somebody with an account; whoever gets the link where none is named.
    #[serde(default)]
    to: Option<String>,
}

/// Offers an own seat to somebody else, or ends the offer. The link stands in `offered` of the table.
#[utoipa::path(
    post, path = "/tables/{table}/offer", tag = "play", security(("token" = ["play"])), request_body = Offer,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn offer(at: AtTable, Sent(offer): Sent<Offer>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = match &offer.seat {
        Some(letter) => offer_to(&at.app, &at.visit, &live, seat(letter)?, offer.to.as_deref()).await?,
        None => at.app.host.end_offer(&live, person.id).await?,
    };
    at.did(done, None).await
}

/// A seat that is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Take {
    /// What the link ends with; not needed where the seat is offered by name.
    #[serde(default)]
    code: Option<String>,
}

/// Takes a seat that is offered; it is handed over as soon as the others agree.
#[utoipa::path(
    post, path = "/tables/{table}/take", tag = "play", security(("token" = ["play"])), request_body = Take,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn take(at: AtTable, Sent(take): Sent<Take>) -> Result<Json<Did>, Problem> {
    let (_, live) = at.may(Scope::Play).await?;
    let done = take_offered(&at.app, &at.visit, &live, take.code.as_deref()).await?;
    at.did(done, None).await
}
