//! Passwords: hashed with Argon2id, a few at a time, on threads of their own.

use crate::problem::Problem;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use store::Secret;
use tokio::sync::Semaphore;

/// How many are hashed at a time; each takes about twenty megabytes.
const AT_ONCE: usize = 2;

/// How many wait for that; more are told to come later.
const WAITING: usize = 32;

/// The shortest and the longest password.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;

/// Whether a password may be used by somebody of this name.
pub(crate) fn is_good_password(password: &str, name: &str) -> bool {
    let different = |text: &str| text.to_lowercase() != name.to_lowercase();
    let varied = password.chars().any(|letter| !password.starts_with(letter));
    LENGTHS.contains(&password.chars().count()) && password.len() <= 4 * LENGTHS.end() && different(password) && varied
}

/// Hashes passwords and compares them.
#[derive(Debug)]
pub(crate) struct Passwords {
    room: Arc<Semaphore>,
    line: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { room: Arc::new(Semaphore::new(AT_ONCE)), line: Arc::new(Semaphore::new(AT_ONCE + WAITING)) }
    }
}

impl Passwords {
    /// What the store keeps of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<Secret, Problem> {
        self.work(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| Secret::new(hash.to_string()))
        })
        .await?
        .map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Problem::Broken
        })
    }

    /// Whether this is the password. It takes as long where there is none to compare with, so that nobody learns which names exist.
    pub(crate) async fn matches(&self, password: String, kept: Option<Secret>) -> Result<bool, Problem> {
        if password.chars().count() > *LENGTHS.end() {
            return Ok(false);
        }
        self.work(move || {
            let Some(kept) = kept else {
                // Only for the time it takes.
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            let hash = PasswordHash::new(kept.reveal());
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let _place = Arc::clone(&self.line).try_acquire_owned().map_err(|_| Problem::Busy)?;
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_| Problem::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(room);
            done
        });
        done.await.map_err(|_| Problem::Broken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_kept_as_a_hash_that_fits_it_alone() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(kept.reveal().starts_with("$argon2id$"), "{}", kept.reveal());
        assert_ne!(kept, passwords.hash("correct horse".to_owned()).await.unwrap(), "each has a salt of its own");
        assert_eq!(passwords.matches("correct horse".to_owned(), Some(kept.clone())).await, Ok(true));
        assert_eq!(passwords.matches("correct horsf".to_owned(), Some(kept)).await, Ok(false));
        assert_eq!(passwords.matches("correct horse".to_owned(), None).await, Ok(false));
        assert_eq!(passwords.matches("x".to_owned(), Some(Secret::new("no hash"))).await, Ok(false));
    }

    #[test]
    fn short_endless_and_obvious_passwords_are_refused() {
        assert!(is_good_password("correct horse", "Anna"));
        assert!(is_good_password("žluťoučký", "Anna"));
        for bad in ["", "short", "aaaaaaaaaa", "Wonderful Anna", &"x1".repeat(200)] {
            assert!(!is_good_password(bad, "wonderful anna"), "{bad}");
        }
    }
}
