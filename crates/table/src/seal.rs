//! Signatures: how a server vouches for a record it hands out (Ed25519).

use crate::hex::{from_hex, to_hex};
use ed25519_dalek::{Signature as Raw, Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Who can sign: a server with its secret key.
#[derive(Clone)]
pub struct Signer(SigningKey);

impl Signer {
    /// The signer with this secret, 256 random bits.
    pub fn from_secret(secret: &[u8; 32]) -> Signer {
        Signer(SigningKey::from_bytes(secret))
    }

    /// What others need in order to check its signatures.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs a text.
    pub fn sign(&self, text: &str) -> Signature {
        Signature(self.0.sign(text.as_bytes()).to_bytes())
    }
}

impl fmt::Debug for Signer {
    /// Never prints the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.public())
    }
}

/// The key by which the signatures of a server are checked; no secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// Whether the owner of this key has signed this text so.
    pub fn has_signed(&self, text: &str, signature: &Signature) -> bool {
        VerifyingKey::from_bytes(&self.0)
            .is_ok_and(|key| key.verify_strict(text.as_bytes(), &Raw::from_bytes(&signature.0)).is_ok())
    }
}

/// A signature.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature([u8; 64]);

/// The text is not as many hexadecimal digits as a key or a signature has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAKey(pub String);

impl fmt::Display for NotAKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is neither a key (64 hexadecimal digits) nor a signature (128)", self.0)
    }
}

impl std::error::Error for NotAKey {}

macro_rules! written_in_hexadecimal {
    ($($name:ident),*) => { $(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&to_hex(&self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = NotAKey;

            fn from_str(text: &str) -> Result<$name, NotAKey> {
                from_hex(text).map($name).ok_or_else(|| NotAKey(text.to_owned()))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )* };
}
written_in_hexadecimal!(PublicKey, Signature);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_owner_of_the_key_can_have_signed() {
        let (one, other) = (Signer::from_secret(&[1; 32]), Signer::from_secret(&[2; 32]));
        let signature = one.sign("a record");
        assert!(one.public().has_signed("a record", &signature));
        assert!(!one.public().has_signed("another", &signature));
        assert!(!other.public().has_signed("a record", &signature));
        assert_eq!(signature.to_string().parse(), Ok(signature));
        assert_eq!(one.public().to_string().parse(), Ok(one.public()));
        assert!("x".parse::<PublicKey>().is_err());
        // Not every number is a key; a wrong one has signed nothing.
        assert!(!PublicKey([255; 32]).has_signed("a record", &signature));
    }

    #[test]
    fn a_signer_never_prints_its_secret() {
        assert!(!format!("{:?}", Signer::from_secret(&[7; 32])).contains("0707"));
    }
}
