//! A request as the handlers see it: who asks, in which language, and what form of answer they want.

use crate::app::App;
use crate::problem::Problem;
use crate::reader::{self, Reader};
use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::net::IpAddr;
use std::sync::Arc;
use store::{NewPerson, Person, Token};

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
    pub(crate) address: IpAddr,
    /// Which of several own seats holds the device, as the cookie says. Never trusted further than that.
    pub(crate) hand: Option<String>,
}

impl Visit {
    /// The visit of whoever sent these headers.
    pub(crate) fn new(headers: &HeaderMap, here: &str, address: IpAddr, person: Option<Person>) -> Visit {
        Visit {
            reader: Reader::of(headers, here),
            person,
            wants: Wants::of(headers),
            address,
            hand: reader::cookie(headers, reader::HAND).map(str::to_owned),
        }
    }

    /// Whom limits are counted for.
    pub(crate) fn visitor(&self) -> String {
        self.person.as_ref().map_or_else(|| self.address.to_string(), |person| format!("person {}", person.id))
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

/// Somebody who sits down: known before, or welcomed just now with a cookie to set.
#[derive(Debug)]
pub(crate) struct Guest {
    /// Who it is.
    pub(crate) person: Person,
    /// The cookie to set, if they are new.
    pub(crate) cookie: Option<HeaderValue>,
}

/// The longest name.
const LONGEST_NAME: usize = 24;

/// A name as it is shown: without control characters and doubled spaces, not too long. `None` if nothing is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()).collect();
    let joined = words.join(" ");
    // Marks that turn the direction of writing around could make one name look like another.
    let clean = joined
        .chars()
        .filter(|c| !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'));
    let name: String = clean.take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

impl App {
    /// Who holds this token, from memory or from the store.
    pub(crate) async fn recognise(&self, token: &str) -> Result<Option<Person>, Problem> {
        let Ok(parsed) = token.parse::<Token>() else { return Ok(None) };
        if let Some(person) = self.known(token) {
            return Ok(Some(person));
        }
        let person = self.host.store.recognise(&parsed).await?;
        if let Some(person) = &person {
            self.remember(token, person);
        }
        Ok(person)
    }

    /// The visitor as somebody who can sit down. A new guest gets the given name, or one of ours.
    pub(crate) async fn guest(&self, visit: &Visit, name: Option<&str>) -> Result<Guest, Problem> {
        let name = name.and_then(tidy_name);
        if let Some(person) = &visit.person {
            let person = match name {
                Some(name) if name != person.name => self.rename(person, name).await?,
                _ => person.clone(),
            };
            return Ok(Guest { person, cookie: None });
        }
        self.allow_guest(visit.address)?;
        let new = NewPerson {
            name: name.unwrap_or_else(|| self.guest_name(visit.reader.lang)),
            lang: visit.reader.lang.code().to_owned(),
            theme: visit.reader.theme.name().to_owned(),
        };
        let (person, token) = self.host.store.welcome(new).await?;
        let token = token.to_string();
        self.remember(&token, &person);
        Ok(Guest { person, cookie: reader::set_cookie(reader::SESSION, &token, "/") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_empty_ones_are_none() {
        assert_eq!(tidy_name("  Anna \n  Marie\u{7} ").as_deref(), Some("Anna Marie"));
        assert_eq!(tidy_name(" \t\u{202e}\u{200b} "), None);
        assert_eq!(tidy_name(&"é".repeat(40)).map(|name| name.chars().count()), Some(LONGEST_NAME));
    }
}
