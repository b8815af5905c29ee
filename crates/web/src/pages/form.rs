//! Forms as they come in.

use crate::problem::Problem;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

/// A form that was posted. What is wrong with it is told on a page of ours.
pub(crate) struct Posted<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Posted<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Posted<T>, Problem> {
        match axum::Form::<T>::from_request(request, state).await {
            Ok(axum::Form(form)) => Ok(Posted(form)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLarge),
            Err(_) => Err(Problem::unreadable("ui-problem-form")),
        }
    }
}

/// Something in the query of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> axum::extract::FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, state: &S) -> Result<Asked<T>, Problem> {
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Asked(query)),
            Err(_) => Err(Problem::unreadable("ui-problem-form")),
        }
    }
}

/// An address on this site to go back to. Anything else becomes the lobby, so that no link of ours leads elsewhere; an address is
/// written in plain letters and signs without spaces.
pub(crate) fn way_back(address: Option<&str>) -> &str {
    let is_plain = |path: &str| path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    match address {
        Some(path) if path.starts_with('/') && !path.starts_with("//") && is_plain(path) => path,
        _ => "/",
    }
}

#[cfg(test)]
mod tests {
    use super::way_back;

    #[test]
    fn the_way_back_never_leaves_the_site() {
        assert_eq!(way_back(Some("/t/abc?log=all")), "/t/abc?log=all");
        for elsewhere in
            ["//evil.example", "https://evil.example", "/\\evil.example", "", "t/abc", "/\0", "/t/ä", "/a b", "/\r\nx"]
        {
            assert_eq!(way_back(Some(elsewhere)), "/", "{elsewhere}");
        }
        assert_eq!(way_back(None), "/");
    }
}
