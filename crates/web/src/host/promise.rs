//! Seeds that are promised before a table is opened.
//!
//! Whoever opens a table adds randomness of their own in the same request. So that the server cannot choose the seed after it has seen
//! that, the form itself carries a promise: it names the seed without telling it, and the page shows its commitment.

use table::Seed;
use table::hex::{from_hex, to_hex};

/// A promise: random bits from which only this house can tell the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Promise([u8; 16]);

impl Promise {
    /// A fresh promise.
    pub(crate) fn draw() -> Promise {
        Promise(rand::random())
    }

    /// The promise that is written so.
    pub(crate) fn read(text: &str) -> Option<Promise> {
        from_hex(text).map(Promise)
    }
}

impl std::fmt::Display for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// The secret of the house that turns promises into seeds.
pub(crate) struct Promises([u8; 32]);

impl std::fmt::Debug for Promises {
    /// Never prints the secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Promises(…)")
    }
}

impl Promises {
    /// The promises of a house with this secret.
    pub(crate) fn of(secret: [u8; 32]) -> Promises {
        Promises(secret)
    }

    /// The seed that is promised.
    pub(crate) fn seed(&self, promise: Promise) -> Seed {
        Seed::from_text(&format!("crownlands-promise-1\n{}\n{promise}", to_hex(&self.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_names_one_seed_and_only_in_its_house() {
        let (here, there) = (Promises::of([1; 32]), Promises::of([2; 32]));
        let (one, other) = (Promise::draw(), Promise::draw());
        assert_eq!(here.seed(one), here.seed(one));
        assert_ne!(here.seed(one), here.seed(other));
        assert_ne!(here.seed(one), there.seed(one));
        assert_eq!(Promise::read(&one.to_string()), Some(one));
        assert_eq!(Promise::read("x"), None);
        assert!(!format!("{here:?}").contains('1'));
    }
}
