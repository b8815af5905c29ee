//! How much one visitor may ask for: buckets that fill steadily and empty with every request.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

/// A steady rate with room for short bursts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many requests a second are allowed in the long run.
    pub per_second: f64,
    /// How many may come at once.
    pub burst: f64,
}

/// What one visitor may do; a visitor is a session, or an address where there is no session yet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Pages and pieces of pages.
    pub reads: Rate,
    /// Requests that change something.
    pub writes: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Live connections of one visitor at a time.
    pub streams: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            reads: Rate { per_second: 40.0, burst: 200.0 },
            writes: Rate { per_second: 5.0, burst: 40.0 },
            guests: Rate { per_second: 0.5, burst: 30.0 },
            streams: 24,
        }
    }
}

impl Limits {
    /// No limits, for measuring.
    pub fn none() -> Limits {
        let rate = Rate { per_second: 1e9, burst: 1e9 };
        Limits { reads: rate, writes: rate, guests: rate, streams: usize::MAX }
    }
}

/// When this many visitors are known, those with full buckets are forgotten.
const MANY: usize = 10_000;

/// One bucket per visitor.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    levels: Mutex<HashMap<String, (f64, Instant)>>,
}

impl Buckets {
    /// Buckets of this rate, all full.
    pub(crate) fn new(rate: Rate) -> Buckets {
        Buckets { rate, levels: Mutex::new(HashMap::new()) }
    }

    /// Takes one from the visitor's bucket; `Err` says after how many seconds there will be one again.
    pub(crate) fn take(&self, visitor: &str, now: Instant) -> Result<(), u64> {
        let mut levels = crate::lock(&self.levels);
        if levels.len() >= MANY {
            levels.retain(|_, level| self.level(*level, now) < self.rate.burst);
        }
        if levels.len() >= MANY && !levels.contains_key(visitor) {
            return Err(1);
        }
        let before = levels.get(visitor).map_or(self.rate.burst, |level| self.level(*level, now));
        let enough = before >= 1.0;
        levels.insert(visitor.to_owned(), (if enough { before - 1.0 } else { before }, now));
        if enough { Ok(()) } else { Err(((1.0 - before) / self.rate.per_second).ceil().max(1.0) as u64) }
    }

    fn level(&self, (level, then): (f64, Instant), now: Instant) -> f64 {
        let gained = now.saturating_duration_since(then).as_secs_f64() * self.rate.per_second;
        (level + gained).min(self.rate.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_is_let_through_then_the_steady_rate() {
        let buckets = Buckets::new(Rate { per_second: 2.0, burst: 3.0 });
        let start = Instant::now();
        assert!((0..3).all(|_| buckets.take("one", start).is_ok()));
        assert_eq!(buckets.take("one", start), Err(1));
        assert!(buckets.take("other", start).is_ok());
        assert!(buckets.take("one", start + Duration::from_millis(600)).is_ok());
        assert!(buckets.take("one", start + Duration::from_millis(600)).is_err());
    }
}
