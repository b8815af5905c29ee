//! By which programs act for somebody: personal tokens that say what they are good for.

use crate::{Answer, Person, PersonId, Time, Token};
use serde::Serialize;
use std::fmt::Debug;

/// What somebody lets a program do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Permit {
    /// Its name; who knows it can do nothing with it.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// What its owner calls it.
    pub label: String,
    /// What it is good for, as the caller writes it.
    pub scopes: String,
    /// Since when.
    pub created: Time,
    /// When it was last used, to the hour or so.
    pub used: Option<Time>,
}

/// Keeps what people let programs do.
pub trait Permits: Debug + Send + Sync {
    /// Lets whoever has the returned token act for somebody. The token is never shown again.
    fn permit(&self, person: PersonId, label: String, scopes: String) -> Answer<'_, (Permit, Token)>;

    /// What somebody lets programs do, newest first.
    fn permits_of(&self, person: PersonId) -> Answer<'_, Vec<Permit>>;

    /// For whom whoever has this token acts, and what they may do.
    fn permitted<'a>(&'a self, token: &'a Token) -> Answer<'a, Option<(Person, Permit)>>;

    /// Notes that a permit was used.
    fn use_permit(&self, id: String) -> Answer<'_, ()>;

    /// Takes a permit back; says whether there was one.
    fn revoke(&self, person: PersonId, id: String) -> Answer<'_, bool>;
}
