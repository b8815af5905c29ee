//! JSON as it comes in.

use crate::problem::Problem;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use table::Message;

/// A text of at most so many characters. What is longer is refused, not cut: a program that sends it should know.
pub(super) fn at_most(text: &str, most: usize) -> Result<&str, Problem> {
    if text.chars().count() > most { Err(Problem::TooLarge) } else { Ok(text) }
}

/// What a program has sent. What is wrong with it is told with its place.
pub(super) struct Sent<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Problem> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
            return Err(Problem::unreadable("programs-problem-kind"));
        }
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::TooLarge
            } else {
                Problem::unreadable("ui-problem-form")
            }
        })?;
        let read = if bytes.trim_ascii_start().starts_with(b"{") {
            serde_json::from_slice(&bytes)
        } else {
            Err(serde::de::Error::custom("an object is expected"))
        };
        read.map(Sent).map_err(|error: serde_json::Error| {
            Problem::Unreadable(Message::new("programs-problem-json").with("why", error.to_string()))
        })
    }
}

/// A part of what was sent that is an object. A list of its values, without their names, would be read otherwise.
pub(super) fn object<'de, D: Deserializer<'de>, T: DeserializeOwned>(part: D) -> Result<Option<T>, D::Error> {
    let fields = Option::<serde_json::Map<String, serde_json::Value>>::deserialize(part)?;
    fields.map(|fields| serde_json::from_value(fields.into()).map_err(serde::de::Error::custom)).transpose()
}
