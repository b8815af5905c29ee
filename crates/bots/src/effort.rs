//! How hard a bot may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A flag that ends a thought. Whoever waits for the thought raises it; the thinker looks at it between any two steps.
/// Clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Flag>);

#[derive(Debug, Default)]
struct Flag {
    raised: AtomicBool,
    above: Option<Stop>,
}

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// A flag of its own that also counts as raised when this one is.
    #[must_use]
    pub fn below(&self) -> Stop {
        Stop(Arc::new(Flag { raised: AtomicBool::new(false), above: Some(self.clone()) }))
    }

    /// Raises it, for good.
    pub fn raise(&self) {
        self.0.raised.store(true, Ordering::Relaxed);
    }

    /// Whether it, or one above it, was raised.
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Relaxed) || self.0.above.as_ref().is_some_and(Stop::is_raised)
    }
}

/// How hard a bot may think about one decision.
#[derive(Clone, Debug)]
pub struct Effort {
    /// For how long at most, counted from when it begins to think, whatever its kind would take.
    pub most: Duration,
    /// Ends the thought at once. What was thought until then is of no use to anybody.
    pub stop: Stop,
}

impl Effort {
    /// Below this time search finds nothing that a look one step ahead does not find.
    pub const LEAST: Duration = Duration::from_millis(15);

    /// As hard as the bot likes.
    pub fn whole() -> Effort {
        Effort { most: Duration::MAX, stop: Stop::new() }
    }

    /// For at most this long.
    pub fn within(most: Duration) -> Effort {
        Effort { most, stop: Stop::new() }
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort::whole()
    }
}

#[cfg(test)]
mod tests {
    use super::Stop;

    #[test]
    fn a_flag_is_raised_with_the_one_above_it_and_not_with_its_neighbour() {
        let house = Stop::new();
        let (one, other) = (house.below(), house.below());
        one.raise();
        assert!(one.is_raised() && !other.is_raised() && !house.is_raised());
        house.raise();
        assert!(other.is_raised() && house.below().is_raised());
    }
}
