//! What every address of a table begins and ends with: whose token is good for it, the table, and how it stands afterwards.

use super::shapes::TableShape;
use crate::app::App;
use crate::host::{Done, Live};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;
use store::Person;
use utoipa::ToSchema;

/// A request about the one table that its address names.
pub(super) struct AtTable {
    pub(super) app: Arc<App>,
    /// The table, as the address names it.
    pub(super) id: String,
    pub(super) visit: Visit,
}

impl AtTable {
    /// Whoever asks, if their token is good for this, and the table as it is now.
    pub(super) async fn may(&self, scope: Scope) -> Result<(&Person, Arc<Live>), Problem> {
        let person = self.visit.may(scope)?;
        Ok((person, self.app.host.table(&self.id).await?))
    }

    /// Whoever plays, and the table at hand, for what they are about to submit.
    pub(super) async fn submits(&self) -> Result<(&Person, Arc<Live>), Problem> {
        let person = self.visit.may(Scope::Play)?;
        Ok((person, self.app.host.at_hand(&self.id).await?))
    }

    /// What became of it, and the table afterwards as this seat sees it.
    pub(super) async fn did(&self, done: Done, seat: Option<&str>) -> Result<Json<Did>, Problem> {
        // The table may have been read anew meanwhile.
        let live = self.app.host.at_hand(&self.id).await?;
        let table = TableShape::of(&self.app, &live, &self.visit, seat, false);
        Ok(Json(Did { done: done.version(), again: matches!(done, Done::Before(_)), table }))
    }
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Response> {
        let Path(id) = Path::<String>::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let visit = Visit::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        Ok(AtTable { app: Arc::clone(app), id, visit })
    }
}

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
