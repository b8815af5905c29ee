//! People beyond a single browser: sessions, accounts, friends.

use crate::person::hash;
use crate::{Answer, Person, PersonId, Said, Secret, TableId, Time, Token};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use table::hex::{from_hex, to_hex};

/// A secret that somebody types or opens as a link. The store keeps only its SHA-256, so it must be long and random.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

impl Code {
    /// Hides the text.
    pub fn new(text: impl Into<String>) -> Code {
        Code(text.into())
    }

    /// What the store keeps.
    pub(crate) fn digest(&self) -> Vec<u8> {
        hash(self.0.as_bytes())
    }
}

impl fmt::Debug for Code {
    /// Never prints the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

/// The name of a session: what the store keeps of its token. Who knows it can end the session, and nothing else.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct SessionId(String);

impl SessionId {
    pub(crate) fn of(digest: &[u8]) -> SessionId {
        SessionId(to_hex(digest))
    }

    pub(crate) fn digest(&self) -> Vec<u8> {
        from_hex::<32>(&self.0).map(Vec::from).unwrap_or_default()
    }
}

impl From<&Token> for SessionId {
    fn from(token: &Token) -> SessionId {
        SessionId::of(&token.digest())
    }
}

impl fmt::Display for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text is no name of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASessionId;

impl fmt::Display for NotASessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a session is 64 hexadecimal digits")
    }
}

impl std::error::Error for NotASessionId {}

impl FromStr for SessionId {
    type Err = NotASessionId;

    fn from_str(text: &str) -> Result<SessionId, NotASessionId> {
        from_hex::<32>(text).map(|digest| SessionId::of(&digest)).ok_or(NotASessionId)
    }
}

/// A browser that is recognised as somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Session {
    /// Its name.
    pub id: SessionId,
    /// Since when.
    pub created: Time,
    /// When it was last used, to the hour or so.
    pub seen: Time,
    /// When it ends if it is not used before.
    pub expires: Time,
    /// What device it is on, as the caller describes it.
    pub device: String,
}

/// A name as others see it. Two names with one of these in common look alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looks {
    /// How it looks as it is written.
    pub written: String,
    /// How it looks in small letters.
    pub small: String,
}

/// Somebody with a name of their own, who comes back from any device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Who it is.
    pub person: Person,
    /// The hash of the password, if there is one.
    pub password: Option<Secret>,
    /// Whether this is an operator of the house.
    pub operator: bool,
    /// Since when there is an account.
    pub created: Time,
    /// How many recovery codes are left.
    pub recoveries: u32,
}

/// An account to be made for somebody who is known already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAccount {
    /// Who.
    pub person: PersonId,
    /// Their name from now on.
    pub name: String,
    /// How it looks.
    pub looks: Looks,
    /// The hash of the password, if there is to be one.
    pub password: Option<Secret>,
    /// The recovery codes.
    pub recoveries: Vec<Code>,
    /// The invitation that is used up, if one is needed.
    pub invitation: Option<Code>,
}

/// A key that a device keeps for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its name, as the device calls it.
    pub id: Vec<u8>,
    /// Whose it is.
    pub person: PersonId,
    /// What never changes, as the caller writes it.
    pub fixed: Vec<u8>,
    /// What changes with its use, as the caller writes it.
    pub changing: Vec<u8>,
    /// What its owner calls it.
    pub label: String,
    /// Since when.
    pub created: Time,
    /// When it was last used.
    pub used: Option<Time>,
}

/// An invitation to make an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Who was given it.
    pub created: Time,
    /// Who made an account with it, if somebody has.
    pub guest: Option<String>,
    /// Whether it is used up.
    pub used: bool,
}

/// What somebody is to somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// A friend.
    Friend,
    /// Somebody with whom they want to have nothing to do.
    Block,
}

impl Tie {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Tie::Friend => "friend",
            Tie::Block => "block",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Tie> {
        [Tie::Friend, Tie::Block].into_iter().find(|tie| tie.as_str() == text)
    }
}

/// Somebody to whom there is a tie, on one side or on both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tied {
    /// The other.
    pub other: Person,
    /// What the other is to them.
    pub mine: Option<Tie>,
    /// What they are to the other.
    pub theirs: Option<Tie>,
}

/// Keeps people beyond a single browser: sessions, accounts, friends.
///
/// What [`Store`](crate::Store) promises of its writes holds here as well. Who may do what is the caller's to check.
pub trait People: Send + Sync {
    // --- sessions ---

    /// Opens a session on this device; it ends when it is not used for so long.
    fn open_session(&self, person: PersonId, device: String, lasts: Duration) -> Answer<'_, Token>;

    /// Every session of somebody that has not ended, the last used first.
    fn sessions(&self, person: PersonId) -> Answer<'_, Vec<Session>>;

    /// Notes that a session was used on this device, and lets it last for so long from now on.
    fn use_session<'a>(&'a self, token: &'a Token, device: String, lasts: Duration) -> Answer<'a, ()>;

    /// Ends a session of somebody; says whether there was one.
    fn close_session(&self, person: PersonId, session: SessionId) -> Answer<'_, bool>;

    /// Ends every session of somebody but this one. Says how many.
    fn close_sessions(&self, person: PersonId, but: Option<SessionId>) -> Answer<'_, u64>;

    /// Forgets the sessions that have ended. Says how many.
    fn sweep_sessions(&self) -> Answer<'_, u64>;

    // --- keepsakes ---

    /// Keeps the code by which somebody is recognised on other devices; an older one is forgotten.
    fn keep(&self, person: PersonId, code: Code) -> Answer<'_, ()>;

    /// Since when somebody has such a code.
    fn kept_since(&self, person: PersonId) -> Answer<'_, Option<Time>>;

    /// Who has this code.
    fn keeper(&self, code: Code) -> Answer<'_, Option<Person>>;

    // --- accounts ---

    /// Makes an account. [`Error::NameTaken`](crate::Error::NameTaken) if somebody has a name that looks like it,
    /// [`Error::NotInvited`](crate::Error::NotInvited) if the invitation is none or used up.
    fn register(&self, account: NewAccount) -> Answer<'_, Account>;

    /// The account of somebody.
    fn account(&self, person: PersonId) -> Answer<'_, Option<Account>>;

    /// The account whose name looks like this.
    fn account_like(&self, looks: Looks) -> Answer<'_, Option<Account>>;

    /// How many accounts there are.
    fn accounts(&self) -> Answer<'_, u64>;

    /// Gives the holder of an account another name; fails like [`People::register`].
    fn rename_account(&self, person: PersonId, name: String, looks: Looks) -> Answer<'_, Person>;

    /// Changes the password of an account.
    fn set_password(&self, person: PersonId, password: Secret) -> Answer<'_, ()>;

    /// Replaces all recovery codes of an account.
    fn set_recoveries(&self, person: PersonId, codes: Vec<Code>) -> Answer<'_, ()>;

    /// Uses a recovery code up; says whether it was one.
    fn recover(&self, person: PersonId, code: Code) -> Answer<'_, bool>;

    /// The person with this number.
    fn person(&self, person: PersonId) -> Answer<'_, Person>;

    /// Everything a guest has becomes that of somebody else: seats, tables, what was said and learnt. The guest is forgotten. Says at which
    /// tables seats have changed hands.
    fn move_guest(&self, guest: PersonId, to: PersonId) -> Answer<'_, Vec<TableId>>;

    /// Forgets somebody: account, sessions, friends, what was said. At finished games their seats have no name any more; the logs of
    /// games stay as they were written.
    fn forget_person(&self, person: PersonId) -> Answer<'_, ()>;

    /// Everything somebody has said, oldest first.
    fn said_by(&self, person: PersonId) -> Answer<'_, Vec<(TableId, Said)>>;

    // --- passkeys ---

    /// Keeps a new passkey. [`Error::NameTaken`](crate::Error::NameTaken) if there is one of the same name.
    fn add_passkey(&self, passkey: Passkey) -> Answer<'_, ()>;

    /// The passkeys of somebody, oldest first.
    fn passkeys(&self, person: PersonId) -> Answer<'_, Vec<Passkey>>;

    /// The passkey of this name.
    fn passkey(&self, id: Vec<u8>) -> Answer<'_, Option<Passkey>>;

    /// Notes that a passkey was used, and what changed by that.
    fn use_passkey(&self, id: Vec<u8>, changing: Vec<u8>) -> Answer<'_, ()>;

    /// Forgets a passkey of somebody; says whether there was one.
    fn remove_passkey(&self, person: PersonId, id: Vec<u8>) -> Answer<'_, bool>;

    // --- friends and others ---

    /// Says what somebody is to somebody else from now on; `None` is nothing.
    fn tie(&self, person: PersonId, other: PersonId, tie: Option<Tie>) -> Answer<'_, ()>;

    /// Everybody to whom there is a tie on their side, or who calls them a friend; by name.
    fn ties(&self, person: PersonId) -> Answer<'_, Vec<Tied>>;

    // --- the house ---

    /// Keeps an invitation.
    fn invite(&self, host: PersonId, code: Code) -> Answer<'_, ()>;

    /// The invitations of somebody, newest first.
    fn invitations(&self, host: PersonId) -> Answer<'_, Vec<Invitation>>;

    /// What was chosen for the house under this name.
    fn choice(&self, name: &'static str) -> Answer<'_, Option<String>>;

    /// Chooses something for the house.
    fn choose(&self, name: &'static str, value: String) -> Answer<'_, ()>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_named_by_what_is_kept_of_its_token() {
        let token = Token::draw();
        let id = SessionId::from(&token);
        assert_eq!(id.digest(), token.digest());
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(id.to_string(), token.to_string());
        assert_eq!("12".parse::<SessionId>(), Err(NotASessionId));
    }

    #[test]
    fn a_code_is_never_printed_by_debug() {
        assert_eq!(format!("{:?}", Code::new("raven")), "Code(…)");
        assert_eq!(Tie::read("block"), Some(Tie::Block));
        assert_eq!(Tie::read("foe"), None);
    }
}
