//! Who people are: those who come back with their token, and those who sit down for the first time.

use crate::app::App;
use crate::names::tidy_name;
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::http::HeaderValue;
use store::{NewPerson, Person, Token};

/// Somebody who sits down: known before, or welcomed just now with a cookie to set.
#[derive(Debug)]
pub(crate) struct Guest {
    /// Who it is.
    pub(crate) person: Person,
    /// The cookie to set, if they are new.
    pub(crate) cookie: Option<HeaderValue>,
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
        self.allow_guest(visit.net)?;
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
