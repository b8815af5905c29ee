//! A request as the handlers see it: who asks, in which language, and what form of answer they want.

use crate::net::Net;
use crate::problem::Problem;
use crate::reader::{self, Reader};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use std::sync::Arc;
use store::Person;

/// What form of answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    /// A whole page.
    Page,
    /// Only the part of the page that changes; our own script asks for it.
    Part,
    /// JSON; programs ask for it.
    Json,
}

/// The header by which our script asks for a part of a page.
pub(crate) const PART: &str = "x-part";

impl Wants {
    fn of(headers: &HeaderMap) -> Wants {
        let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
        if headers.contains_key(PART) {
            Wants::Part
        } else if accept.contains("application/json") && !accept.contains("text/html") {
            Wants::Json
        } else {
            Wants::Page
        }
    }
}

/// A request as the handlers see it.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// How they read.
    pub(crate) reader: Reader,
    /// Who they are, if they are known.
    pub(crate) person: Option<Person>,
    /// What form of answer they want.
    pub(crate) wants: Wants,
    /// Where they come from.
    pub(crate) net: Net,
    /// Which of several own seats holds the device, as the cookie says. Never trusted further than that.
    pub(crate) hand: Option<String>,
}

impl Visit {
    /// The visit of whoever sent these headers.
    pub(crate) fn new(headers: &HeaderMap, here: &str, net: Net, person: Option<Person>) -> Visit {
        Visit {
            reader: Reader::of(headers, here),
            person,
            wants: Wants::of(headers),
            net,
            hand: reader::cookie(headers, reader::HAND).map(str::to_owned),
        }
    }

    /// The person; those who are not known yet are asked to sit down first.
    pub(crate) fn someone(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or_else(|| Problem::forbidden("ui-problem-nobody"))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visit, Problem> {
        parts.extensions.get::<Arc<Visit>>().map(|visit| Visit::clone(visit)).ok_or(Problem::Broken)
    }
}
