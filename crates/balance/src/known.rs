//! Numbers that games between bots have told, and how sure one can be of them.

use crate::{Count, Mean};
use std::fmt;

/// A number and its 95 % interval; the number itself where nobody knows one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Known {
    /// The number.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Whether a target is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Surely.
    Yes,
    /// Surely not.
    No,
    /// These games cannot tell.
    Undecided,
}

impl Verdict {
    /// The verdict on all of several things: no if one of them surely is not, yes if all of them surely are.
    pub fn of_all(verdicts: &[Verdict]) -> Verdict {
        if verdicts.contains(&Verdict::No) {
            Verdict::No
        } else if verdicts.contains(&Verdict::Undecided) {
            Verdict::Undecided
        } else {
            Verdict::Yes
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Yes => "yes",
            Verdict::No => "**no**",
            Verdict::Undecided => "not decided",
        })
    }
}

/// How much calculating may be off.
const ROUNDING: f64 = 1e-9;

impl Known {
    /// Whether it lies within bounds: all of the interval, none of it, or nobody knows.
    pub fn against(&self, bounds: (f64, f64)) -> Verdict {
        if self.low >= bounds.0 - ROUNDING && self.high <= bounds.1 + ROUNDING {
            Verdict::Yes
        } else if self.high < bounds.0 - ROUNDING || self.low > bounds.1 + ROUNDING {
            Verdict::No
        } else {
            Verdict::Undecided
        }
    }

    /// The number, and the interval where there is one.
    pub fn write(&self, write: impl Fn(f64) -> String) -> String {
        if self.low == self.high {
            return write(self.value);
        }
        format!("{} ({} – {})", write(self.value), write(self.low), write(self.high))
    }
}

impl From<f64> for Known {
    fn from(value: f64) -> Known {
        Known { value, low: value, high: value }
    }
}

impl From<&Count> for Known {
    fn from(count: &Count) -> Known {
        let (low, high) = count.interval();
        Known { value: count.rate(), low, high }
    }
}

impl From<&Mean> for Known {
    fn from(mean: &Mean) -> Known {
        let (value, off) = (mean.mean(), 1.96 * mean.error());
        Known { value, low: value - off, high: value + off }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_games_decide_less_than_ten_thousand() {
        let wins = |hits: f64, tries: f64| Known::from(&Count { hits, tries }).against((0.4, 0.6));
        assert_eq!(wins(7.0, 10.0), Verdict::Undecided);
        assert_eq!(wins(7_000.0, 10_000.0), Verdict::No);
        assert_eq!(wins(5_000.0, 10_000.0), Verdict::Yes);
        assert_eq!(Known::from(0.1 + 0.2).against((0.2, 0.3)), Verdict::Yes, "calculating is not held against it");
        let mut mean = Mean::default();
        [1.0, 3.0].into_iter().for_each(|value| mean.add(value));
        assert_eq!(Known::from(&mean).against((1.9, 2.1)), Verdict::Undecided);
        assert_eq!(Verdict::of_all(&[Verdict::Yes, Verdict::Undecided]), Verdict::Undecided);
        assert_eq!(Verdict::of_all(&[Verdict::Undecided, Verdict::No]), Verdict::No);
    }
}
