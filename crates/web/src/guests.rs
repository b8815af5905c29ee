//! Who people are: those who come back with their token, and those who sit down for the first time.

use crate::app::App;
use crate::names::tidy_name;
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::http::HeaderValue;
use store::{NewPerson, Person, Token};
use table::Lang;

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
    pub(crate) async fn recognise(&self, parsed: &Token, device: &str) -> Result<Option<Person>, Problem> {
        let token = &*parsed.to_string();
        if let Some(person) = self.known(token) {
            return Ok(Some(person));
        }
        let person = self.host.store.recognise(parsed).await?;
        if let Some(person) = &person {
            self.remember(token, person);
            self.used(parsed, device).await?;
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
        if let Some(name) = &name {
            self.free_name(name, None).await?;
        }
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

    /// The person reads another language now: a name of ours is said in it. A name they chose, or keep with an account, stays.
    pub(crate) async fn call_in(&self, person: &Person, lang: Lang) -> Result<(), Problem> {
        let number: String = person.name.chars().filter(char::is_ascii_digit).collect();
        let ours = Lang::spoken().into_iter().any(|lang| self.guest_called(&number, lang) == person.name);
        let name = self.guest_called(&number, lang);
        if number.is_empty() || !ours || name == person.name {
            return Ok(());
        }
        let kept = self.host.store.people().account(person.id).await?.is_some();
        if !kept && self.free_name(&name, Some(person.id)).await.is_ok() {
            self.rename(person, name).await?;
        }
        Ok(())
    }
}
