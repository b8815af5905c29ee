//! Rates and means, with how sure we are of them.

use arena::report::Bar;
use arena::stats::wilson;
use std::fmt;

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Count {
    /// How often it did; a shared win counts in part.
    pub hits: f64,
    /// How often it could have.
    pub tries: f64,
}

impl Count {
    /// It could have happened, and did to this part (0 to 1).
    pub fn add(&mut self, part: f64) {
        self.hits += part;
        self.tries += 1.0;
    }

    /// Both together.
    pub fn merge(&mut self, other: Count) {
        self.hits += other.hits;
        self.tries += other.tries;
    }

    /// From 0 to 1; 0 if it could never have happened.
    pub fn rate(&self) -> f64 {
        if self.tries > 0.0 { self.hits / self.tries } else { 0.0 }
    }

    /// The 95 % interval of the rate.
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.hits, self.tries)
    }

    /// As a bar of a chart.
    pub fn bar(&self, label: impl Into<String>) -> Bar {
        let (low, high) = self.interval();
        Bar { label: label.into(), value: self.rate(), low, high }
    }
}

impl fmt::Display for Count {
    /// As in `48.3 % (46.1 – 50.5)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} % ({:.1} – {:.1})", 100.0 * self.rate(), 100.0 * low, 100.0 * high)
    }
}

/// A mean and how much the values spread.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    sum: f64,
    squares: f64,
    count: f64,
}

impl Mean {
    /// One more value.
    pub fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.count += 1.0;
    }

    /// Both together.
    pub fn merge(&mut self, other: Mean) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.count += other.count;
    }

    /// How many values there were.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// The standard deviation of the values.
    pub fn deviation(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / self.count) / (self.count - 1.0);
        variance.max(0.0).sqrt()
    }
}

impl Mean {
    /// The standard error of the mean; 0 without two values.
    pub fn error(&self) -> f64 {
        if self.count < 2.0 { 0.0 } else { self.deviation() / self.count.sqrt() }
    }
}

impl fmt::Display for Mean {
    /// As in `31.2 ± 5.0`, mean and standard deviation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ± {:.1}", self.mean(), self.deviation())
    }
}

#[cfg(test)]
mod tests {
    use super::{Count, Mean};

    #[test]
    fn rates_and_means_are_those_of_the_values() {
        let mut count = Count::default();
        [1.0, 0.0, 0.5, 0.5].into_iter().for_each(|part| count.add(part));
        assert_eq!(count.rate(), 0.5);
        assert_eq!(Count::default().rate(), 0.0);
        let mut mean = Mean::default();
        [2.0, 4.0, 6.0].into_iter().for_each(|value| mean.add(value));
        assert_eq!((mean.mean(), mean.deviation()), (4.0, 2.0));
        let mut more = Mean::default();
        more.add(8.0);
        more.merge(mean);
        assert_eq!((more.mean(), more.count()), (5.0, 4.0));
    }
}
