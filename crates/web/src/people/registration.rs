//! Who may make an account.

use std::fmt;
use std::str::FromStr;

/// Who may make an account. Playing as a guest is possible in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Those with an invitation, and whoever is the first of all.
    Invitation,
    /// Nobody.
    Closed,
}

impl Registration {
    /// All of them.
    pub const ALL: [Registration; 3] = [Registration::Open, Registration::Invitation, Registration::Closed];

    /// The name used in forms, options and the dictionaries.
    pub const fn name(self) -> &'static str {
        match self {
            Registration::Open => "open",
            Registration::Invitation => "invitation",
            Registration::Closed => "closed",
        }
    }
}

/// The text does not say who may make an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotARegistration(String);

impl fmt::Display for NotARegistration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` does not say who may make an account; it should be open, invitation or closed", self.0)
    }
}

impl std::error::Error for NotARegistration {}

impl FromStr for Registration {
    type Err = NotARegistration;

    fn from_str(text: &str) -> Result<Registration, NotARegistration> {
        let known = Registration::ALL.into_iter().find(|registration| registration.name() == text);
        known.ok_or_else(|| NotARegistration(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_read_back() {
        for registration in Registration::ALL {
            assert_eq!(registration.name().parse(), Ok(registration));
        }
        assert!("maybe".parse::<Registration>().is_err_and(|error| error.to_string().contains("`maybe`")));
    }
}
