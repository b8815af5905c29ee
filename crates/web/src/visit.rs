//! A request as the handlers see it: who asks, in which language, and what form of answer they want.

mod scope;

pub(crate) use scope::{Permission, Scope};

use crate::net::Net;
use crate::people::device_of;
use crate::problem::Problem;
use crate::reader::{self, Reader};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use std::sync::Arc;
use store::{Person, SessionId};

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

/// The header by which our script says that its page has every symbol.
const SYMBOLS: &str = "x-symbols";

/// The header in which our script lists what its page has of what lasts.
const KEPT: &str = "x-kept";

/// The header in which our script says that nobody looks at its page at the moment.
const HIDDEN: &str = "x-hidden";

/// The longest such list that is looked at.
const MOST_KEPT: usize = 400;

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
    /// By which session they are.
    pub(crate) session: Option<SessionId>,
    /// What they let the program do that asks for them, if one does.
    pub(crate) permission: Option<Permission>,
    /// What they look with, as the makers of it call it.
    pub(crate) device: String,
    /// What form of answer they want.
    pub(crate) wants: Wants,
    /// Where they come from.
    pub(crate) net: Net,
    /// Which of several own seats holds the device, as the cookie says. Never trusted further than that.
    pub(crate) hand: Option<String>,
    /// Whether nobody looks at the page that asks for a part.
    pub(crate) hidden: bool,
    /// Whether the page that asks for a part has every symbol already.
    pub(crate) has_symbols: bool,
    /// What the page that asks for a part has already of what lasts on a board.
    pub(crate) kept: String,
}

impl Visit {
    /// The visit of whoever sent these headers.
    pub(crate) fn new(headers: &HeaderMap, here: &str, net: Net, person: Option<Person>) -> Visit {
        let wants = Wants::of(headers);
        let said = |name: &str| headers.get(name).filter(|_| wants == Wants::Part).and_then(|said| said.to_str().ok());
        Visit {
            reader: Reader::of(headers, here),
            person,
            session: None,
            permission: None,
            device: device_of(headers),
            wants,
            net,
            hand: reader::cookie(headers, reader::HAND).map(str::to_owned),
            hidden: said(HIDDEN).is_some(),
            has_symbols: said(SYMBOLS).is_some(),
            kept: said(KEPT).filter(|kept| kept.len() <= MOST_KEPT).unwrap_or_default().to_owned(),
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
