//! Who asks, whether they have an account, and who may have one.

use super::App;
use crate::names::looks;
use crate::people::{GUEST_LASTS, Registration, SESSION_LASTS};
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::http::HeaderValue;
use std::sync::Arc;
use store::{Account, People, Person, PersonId, Status, Tie};

/// The name under which the operator's choice about registration is kept.
const REGISTRATION: &str = "registration";

impl App {
    /// The store of people.
    pub(crate) fn people(&self) -> &dyn People {
        self.host.store.people()
    }

    /// The account of whoever asks; `None` for guests and strangers.
    pub(crate) async fn account(&self, visit: &Visit) -> Result<Option<Account>, Problem> {
        match &visit.person {
            Some(person) => Ok(self.people().account(person.id).await?),
            None => Ok(None),
        }
    }

    /// The account of whoever asks, who must have one.
    pub(crate) async fn own_account(&self, visit: &Visit) -> Result<Account, Problem> {
        self.account(visit).await?.ok_or_else(|| Problem::forbidden("people-problem-no-account"))
    }

    /// Whoever asks, who must be an operator.
    pub(crate) async fn operator(&self, visit: &Visit) -> Result<Account, Problem> {
        match self.account(visit).await? {
            Some(account) if account.operator => Ok(account),
            // Whether there is such a page is nobody else's business.
            _ => Err(Problem::NotFound),
        }
    }

    /// Who may make an account: what the server was told, or else what the operator chose.
    pub(crate) async fn registration(&self) -> Result<Registration, Problem> {
        match self.fixed_registration {
            Some(fixed) => Ok(fixed),
            None => {
                let chosen = self.people().choice(REGISTRATION).await?;
                Ok(chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or_default())
            }
        }
    }

    /// Chooses who may make an account.
    pub(crate) async fn set_registration(&self, registration: Registration) -> Result<(), Problem> {
        if self.fixed_registration.is_some() {
            return Err(Problem::forbidden("people-problem-registration-fixed"));
        }
        Ok(self.people().choose(REGISTRATION, registration.name().to_owned()).await?)
    }

    /// A name that somebody wants to have, as it would be shown. It must not look like that of somebody else's account.
    pub(crate) async fn free_name(&self, name: &str, person: Option<PersonId>) -> Result<(), Problem> {
        match self.people().account_like(looks(name)).await? {
            Some(account) if Some(account.person.id) != person => Err(Problem::forbidden("people-problem-name-taken")),
            _ => Ok(()),
        }
    }

    /// Lets somebody who has shown who they are sit down on this device: what a guest has here moves along, and the returned cookie opens
    /// a session.
    pub(crate) async fn settle(&self, visit: &Visit, person: &Person) -> Result<HeaderValue, Problem> {
        let people = self.people();
        if let Some(before) = visit.person.as_ref().filter(|before| before.id != person.id) {
            match people.account(before.id).await? {
                None => self.move_along(before.id, person.id).await?,
                Some(_) => {
                    if let Some(session) = &visit.session {
                        people.close_session(before.id, session.clone()).await?;
                    }
                }
            }
            self.forget_sessions(before.id);
        }
        let lasts = if people.account(person.id).await?.is_some() { SESSION_LASTS } else { GUEST_LASTS };
        let token = people.open_session(person.id, visit.device.clone(), lasts).await?;
        reader::set_cookie(reader::SESSION, &token.to_string(), "/").ok_or(Problem::Broken)
    }

    async fn move_along(&self, guest: PersonId, to: PersonId) -> Result<(), Problem> {
        for table in self.people().move_guest(guest, to).await? {
            self.host.reread_everywhere(&table);
            // Other servers look at a table again when its log has grown.
            let live = self.host.table(table.as_str()).await;
            if let Ok(live) = live
                && live.now().status != Status::Over
            {
                self.host.mark(&live, to).await?;
            }
        }
        Ok(())
    }

    /// Those with whom somebody wants to have nothing to do.
    pub(crate) async fn blocked_by(&self, person: PersonId) -> Result<Arc<[PersonId]>, Problem> {
        if let Some(known) = self.known_blocked(person) {
            return Ok(known);
        }
        let ties = self.people().ties(person).await?;
        let blocked = ties.iter().filter(|tied| tied.mine == Some(Tie::Block)).map(|tied| tied.other.id);
        let blocked: Arc<[PersonId]> = blocked.collect();
        self.remember_blocked(person, Some(Arc::clone(&blocked)));
        Ok(blocked)
    }

    /// Whether one of these two wants to have nothing to do with the other.
    pub(crate) async fn are_apart(&self, person: PersonId, others: &[PersonId]) -> Result<bool, Problem> {
        if others.is_empty() {
            return Ok(false);
        }
        let block = Some(Tie::Block);
        let ties = self.people().ties(person).await?;
        Ok(ties.iter().any(|tied| others.contains(&tied.other.id) && (tied.mine == block || tied.theirs == block)))
    }
}
