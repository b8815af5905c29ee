//! What a load test found.

use std::fmt;
use std::time::Duration;

/// What one or several tables did.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// From sending a move to its acknowledgement.
    pub(crate) latencies: Vec<Duration>,
    /// Games played to their end.
    pub(crate) games: u64,
}

impl Tally {
    /// Adds what another table did.
    pub(crate) fn add(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.games += other.games;
    }

    /// The latency that this share of the moves did not exceed.
    pub(crate) fn percentile(&mut self, share: f64) -> Duration {
        self.latencies.sort_unstable();
        let last = self.latencies.len().saturating_sub(1);
        let index = (last as f64 * share).round() as usize;
        self.latencies.get(index).copied().unwrap_or_default()
    }
}

/// What a load test found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LoadReport {
    /// Tables played at once.
    pub tables: usize,
    /// Live listeners connected.
    pub listeners: usize,
    /// How long moves were counted.
    pub span: Duration,
    /// Moves acknowledged as durable.
    pub moves: u64,
    /// Games played to their end.
    pub games: u64,
    /// Ticks that live listeners heard.
    pub ticks: u64,
    /// Half of the moves were acknowledged within this time.
    pub p50: Duration,
    /// All but one in a hundred were.
    pub p99: Duration,
    /// All were.
    pub slowest: Duration,
    /// Memory the server took per table, in bytes; with a server of our own the test's own share is in it.
    pub memory_per_table: u64,
    /// Transactions the store committed.
    pub commits: u64,
    /// Writes these carried.
    pub writes: u64,
    /// Plain single-row commits per second of the same disk before the test.
    pub idle_rate: f64,
    /// The same in the middle of the test, while the server was busy.
    pub busy_rate: f64,
}

impl LoadReport {
    /// Moves acknowledged as durable, per second.
    pub fn moves_per_second(&self) -> f64 {
        self.moves as f64 / self.span.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        writeln!(f, "tables                 {:>10}", self.tables)?;
        writeln!(f, "live listeners         {:>10}", self.listeners)?;
        writeln!(f, "seconds                {:>10.1}", self.span.as_secs_f64())?;
        writeln!(f, "durable moves          {:>10}", self.moves)?;
        writeln!(f, "durable moves / s      {:>10.0}", self.moves_per_second())?;
        writeln!(f, "latency p50            {:>10.1} ms", milliseconds(self.p50))?;
        writeln!(f, "latency p99            {:>10.1} ms", milliseconds(self.p99))?;
        writeln!(f, "latency slowest        {:>10.1} ms", milliseconds(self.slowest))?;
        writeln!(f, "ticks heard            {:>10}", self.ticks)?;
        writeln!(f, "games finished         {:>10}", self.games)?;
        writeln!(f, "memory per table       {:>10} KiB", self.memory_per_table / 1024)?;
        writeln!(
            f,
            "transactions           {:>10} ({:.1} writes each)",
            self.commits,
            self.writes as f64 / self.commits.max(1) as f64
        )?;
        writeln!(f, "plain commits / s idle {:>10.0}", self.idle_rate)?;
        write!(f, "plain commits / s busy {:>10.0}", self.busy_rate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_latencies() {
        let latencies = (1..=100).rev().map(Duration::from_millis).collect();
        let mut tally = Tally { latencies, games: 0 };
        assert_eq!(tally.percentile(0.99), Duration::from_millis(99));
        assert_eq!(tally.percentile(1.0), Duration::from_millis(100));
        assert_eq!(Tally::default().percentile(0.5), Duration::ZERO);
    }
}
