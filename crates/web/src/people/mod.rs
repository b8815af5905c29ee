//! People beyond a single browser: how they come back, what they are called, and who may have an account.

mod codes;
mod device;
mod passkeys;
mod passwords;
mod registration;

pub(crate) use codes::{CODES, draw_code, draw_words, read_code, read_words};
pub(crate) use device::device_of;
pub(crate) use passkeys::{Owner, Passkeys, Place};
pub(crate) use passwords::{Passwords, is_good_password};
pub use registration::Registration;

use crate::names::tidy_name;
use crate::problem::Problem;
use std::time::Duration;

/// How long the session of somebody with an account lasts if nobody uses it.
pub(crate) const SESSION_LASTS: Duration = Duration::from_secs(90 * 24 * 3600);

/// How long that of a guest does: there is no other way back.
pub(crate) const GUEST_LASTS: Duration = Duration::from_secs(365 * 24 * 3600);

/// A name for an account: as it would be shown, and long enough to be told from others.
pub(crate) fn account_name(name: &str) -> Result<String, Problem> {
    let tidy = tidy_name(name).filter(|name| name.chars().count() >= 2);
    tidy.ok_or_else(|| Problem::unreadable("people-problem-name"))
}
