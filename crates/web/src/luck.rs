//! Where the server takes chance from: the operating system, or for tests a number that repeats itself.

use rand::RngExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Seat, Seed};

/// Where the seeds of tables and the dice of bots come from. What people are promised about a seed, and what their browsers add to it, does not
/// come from here.
#[derive(Clone, Debug, Default)]
pub struct Luck(Option<Arc<Repeated>>);

#[derive(Debug)]
struct Repeated {
    number: u64,
    /// How many tables have been opened.
    opened: AtomicU64,
}

impl Luck {
    /// The same luck in every run: the first table has always the same seed, and so has the second.
    #[must_use]
    pub fn repeated(number: u64) -> Luck {
        Luck(Some(Arc::new(Repeated { number, opened: AtomicU64::new(0) })))
    }

    /// The seed of another table.
    pub(crate) fn seed(&self) -> Seed {
        match &self.0 {
            Some(luck) => Seed::from_number(luck.number.wrapping_add(luck.opened.fetch_add(1, Ordering::Relaxed))),
            None => Seed::draw(&mut rand::rng()),
        }
    }

    /// What a bot on this seat dices with when a table has come so far.
    pub(crate) fn dice(&self, version: u64, seat: Seat) -> u64 {
        match &self.0 {
            Some(luck) => luck.number ^ (version << 8 | seat.index() as u64),
            None => rand::rng().random(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_repeats_itself_only_where_it_was_asked_to() {
        let (one, again) = (Luck::repeated(7), Luck::repeated(7));
        let seeds = [&one, &again].map(|luck| [luck.seed().commitment(), luck.seed().commitment()]);
        assert_eq!(seeds[0], seeds[1]);
        assert_ne!(seeds[0][0], seeds[0][1]);
        assert_eq!(one.dice(3, Seat::new(1)), again.dice(3, Seat::new(1)));
        let luck = Luck::default();
        assert_ne!(luck.seed().commitment(), luck.seed().commitment());
        assert_ne!(luck.dice(3, Seat::new(1)), luck.dice(3, Seat::new(1)));
    }
}
