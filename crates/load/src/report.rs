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
    /// How long pages took that people looked at beside their moves.
    pub(crate) pages: Vec<Duration>,
    /// How long it took until something that was said was kept.
    pub(crate) talk: Vec<Duration>,
}

impl Tally {
    /// Adds what another table did.
    pub(crate) fn add(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.games += other.games;
        self.pages.extend(other.pages);
        self.talk.extend(other.talk);
    }

    /// The latency that this share of the moves did not exceed.
    pub(crate) fn percentile(&mut self, share: f64) -> Duration {
        percentile(&mut self.latencies, share)
    }
}

/// What this share of the times did not exceed.
pub(crate) fn percentile(times: &mut [Duration], share: f64) -> Duration {
    times.sort_unstable();
    let last = times.len().saturating_sub(1);
    let index = (last as f64 * share).round() as usize;
    times.get(index).copied().unwrap_or_default()
}

/// What a load test found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LoadReport {
    /// Servers that were asked.
    pub servers: usize,
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
    /// Pages that people looked at beside their moves.
    pub pages: u64,
    /// All but one in a hundred of them came within this time.
    pub pages_p99: Duration,
    /// Things that people said.
    pub talk: u64,
    /// All but one in a hundred of them were kept within this time.
    pub talk_p99: Duration,
    /// Memory the servers took per table that was played, in bytes; with servers in this process the test's own share is in it.
    pub memory_per_table: u64,
    /// The same per table at which nothing happened, if there were any.
    pub memory_per_idle_table: Option<u64>,
    /// Transactions the store committed.
    pub commits: u64,
    /// Writes these carried.
    pub writes: u64,
    /// Plain single-row commits per second of the same disk before the test.
    pub idle_rate: f64,
    /// The same in the middle of the test, while the server was busy.
    pub busy_rate: f64,
    /// How many times a second a server of one plain page sent it, before the test.
    pub plain_rate: f64,
    /// How many processors the servers kept busy, where they are processes of their own.
    pub servers_share: Option<f64>,
    /// How many processors this test kept busy, and servers that are a part of it.
    pub own_share: f64,
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
        writeln!(f, "servers                {:>10}", self.servers)?;
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
        if self.pages > 0 {
            writeln!(f, "pages looked at        {:>10} (p99 {:.1} ms)", self.pages, milliseconds(self.pages_p99))?;
            writeln!(f, "things said            {:>10} (p99 {:.1} ms)", self.talk, milliseconds(self.talk_p99))?;
        }
        writeln!(f, "memory per table       {:>10} KiB", self.memory_per_table / 1024)?;
        if let Some(idle) = self.memory_per_idle_table {
            writeln!(f, "memory per idle table  {:>10} KiB", idle / 1024)?;
        }
        if let Some(share) = self.servers_share {
            writeln!(f, "processors, servers    {share:>10.2}")?;
        }
        writeln!(f, "processors, this test  {:>10.2}", self.own_share)?;
        writeln!(
            f,
            "transactions           {:>10} ({:.1} writes each)",
            self.commits,
            self.writes as f64 / self.commits.max(1) as f64
        )?;
        writeln!(f, "plain commits / s idle {:>10.0}", self.idle_rate)?;
        writeln!(f, "plain commits / s busy {:>10.0}", self.busy_rate)?;
        write!(f, "plain pages / s        {:>10.0}", self.plain_rate)
    }
}

/// What people who play against bots found.
#[derive(Clone, PartialEq, Debug)]
pub struct BotReport {
    /// People who played, each at a table of their own.
    pub people: usize,
    /// The kind of bot opposite them.
    pub robot: String,
    /// Tables of experts beside them.
    pub attack: usize,
    /// For how long they played.
    pub span: Duration,
    /// How often somebody waited for bots until it was their turn again.
    pub turns: u64,
    /// Games played to their end.
    pub games: u64,
    /// Half of the waits took no longer.
    pub p50: Duration,
    /// All but one in twenty took no longer.
    pub p95: Duration,
    /// None took longer.
    pub slowest: Duration,
    /// How often a person who waited was told for how long the bot had been waiting for its turn to think.
    pub told: u64,
    /// How often a bot thought, the experts beside them included.
    pub thoughts: u64,
    /// How often a bot thought less than usual.
    pub eased: u64,
    /// How often a bot failed, so that another moved in its place.
    pub failed: u64,
}

impl fmt::Display for BotReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |time: Duration| time.as_secs_f64();
        writeln!(f, "people against {:<8} {:>10}", self.robot, self.people)?;
        writeln!(f, "tables of experts beside {:>8}", self.attack)?;
        writeln!(f, "seconds                {:>10.1}", seconds(self.span))?;
        writeln!(f, "turns                  {:>10}", self.turns)?;
        writeln!(f, "games finished         {:>10}", self.games)?;
        writeln!(f, "wait for bots p50      {:>10.2} s", seconds(self.p50))?;
        writeln!(f, "wait for bots p95      {:>10.2} s", seconds(self.p95))?;
        writeln!(f, "wait for bots slowest  {:>10.2} s", seconds(self.slowest))?;
        writeln!(f, "told that a bot waits  {:>10}", self.told)?;
        writeln!(f, "thoughts of bots       {:>10}", self.thoughts)?;
        writeln!(f, "with less thought      {:>10}", self.eased)?;
        write!(f, "bots that failed       {:>10}", self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_latencies() {
        let latencies = (1..=100).rev().map(Duration::from_millis).collect();
        let mut tally = Tally { latencies, ..Tally::default() };
        assert_eq!(tally.percentile(0.99), Duration::from_millis(99));
        assert_eq!(tally.percentile(1.0), Duration::from_millis(100));
        assert_eq!(Tally::default().percentile(0.5), Duration::ZERO);
    }
}
