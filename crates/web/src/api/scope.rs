//! What whoever asks may do with the token they show.

use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use store::Person;
use table::Message;

/// How a token is shown, in the words of OpenAPI.
pub(super) const SCHEME: &str = "token";

impl Visit {
    /// The same visit, if it may look: whoever shows a token must be allowed to see with it; whoever shows none sees what everybody may.
    pub(super) fn looking(self) -> Result<Visit, Problem> {
        if self.person.is_some() {
            self.may(Scope::Read)?;
        }
        Ok(self)
    }

    /// The person for whom a program asks, if its token is good for this.
    pub(super) fn may(&self, scope: Scope) -> Result<&Person, Problem> {
        let person = self.person.as_ref().ok_or(Problem::Token)?;
        match &self.permission {
            Some(permission) if permission.holds(scope) => Ok(person),
            _ => Err(Problem::Forbidden(Message::new("programs-problem-scope").with("scope", scope.name()))),
        }
    }
}
