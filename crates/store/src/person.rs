//! People and how they are recognised again.

use crate::Time;
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use table::hex::{from_hex, to_hex};

/// The number of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Person {
    /// Their number.
    pub id: PersonId,
    /// The name shown to others.
    pub name: String,
    /// Their language, as the caller writes it.
    pub lang: String,
    /// Their theme, as the caller writes it.
    pub theme: String,
    /// Since when they are known.
    pub created: Time,
    /// Whether the operator has forbidden them to speak at tables.
    pub muted: bool,
    /// Whether the operator has forbidden them to do anything but look.
    pub banned: bool,
}

/// Somebody about to become known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// The name shown to others.
    pub name: String,
    /// Their language, as the caller writes it.
    pub lang: String,
    /// Their theme, as the caller writes it.
    pub theme: String,
}

/// What changes about a person; `None` stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonChange {
    /// The new name.
    pub name: Option<String>,
    /// The new language.
    pub lang: Option<String>,
    /// The new theme.
    pub theme: Option<String>,
}

/// The secret by which a browser is recognised: 256 random bits, written as 64 hexadecimal digits.
///
/// The store keeps only its SHA-256.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A fresh token from the operating system.
    pub(crate) fn draw() -> Token {
        Token(random())
    }

    /// What the store keeps.
    pub(crate) fn digest(&self) -> Vec<u8> {
        hash(&self.0)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Token {
    /// Never prints the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The text is not a session token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAToken;

impl fmt::Display for NotAToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a session token is 64 hexadecimal digits")
    }
}

impl std::error::Error for NotAToken {}

impl FromStr for Token {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Token, NotAToken> {
        from_hex(text).map(Token).ok_or(NotAToken)
    }
}

/// What the store keeps of a secret.
pub(crate) fn hash(secret: &[u8]) -> Vec<u8> {
    Sha256::digest(secret).to_vec()
}

/// A fresh idempotency key: 128 random bits as text. A page puts one into each form it renders.
pub fn fresh_key() -> String {
    to_hex(&random::<16>())
}

/// Bytes from the operating system. Without them nothing here is safe, so there is no way to go on.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_written_and_read_back_and_never_printed_by_debug() {
        let token = Token::draw();
        assert_eq!(token.to_string().parse(), Ok(token.clone()));
        assert!(!format!("{token:?}").contains(&token.to_string()));
        assert_ne!(token, Token::draw());
        for wrong in ["", "12", "x", &"é".repeat(32), &"+1".repeat(32)] {
            assert_eq!(wrong.parse::<Token>(), Err(NotAToken), "{wrong}");
        }
    }
}
