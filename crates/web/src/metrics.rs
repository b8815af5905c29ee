//! What the server has done, in numbers.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use store::Counters;

/// Counters since the server began.
#[derive(Debug)]
pub(crate) struct Metrics {
    started: Instant,
    reads: Histogram,
    writes: Histogram,
    kept: Histogram,
    bot_waits: Histogram,
    bot_thoughts: Histogram,
    problems: AtomicU64,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
    acts: AtomicU64,
    others: AtomicU64,
    eased: AtomicU64,
    fallbacks: AtomicU64,
    panics: AtomicU64,
    streams: AtomicU64,
    connections: AtomicU64,
    turned_away: AtomicU64,
}

/// What the host and the store count themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct House {
    /// Tables in memory.
    pub(crate) tables: usize,
    /// Thoughts that wait: quick ones and long ones.
    pub(crate) waiting: (usize, usize),
    /// Programs that run.
    pub(crate) programs: usize,
    /// What the store did.
    pub(crate) store: Counters,
}

impl Default for Metrics {
    /// All at zero.
    fn default() -> Metrics {
        Metrics {
            started: Instant::now(),
            reads: Histogram::default(),
            writes: Histogram::default(),
            kept: Histogram::default(),
            bot_waits: Histogram::default(),
            bot_thoughts: Histogram::default(),
            problems: AtomicU64::default(),
            refusals: Mutex::default(),
            acts: AtomicU64::default(),
            others: AtomicU64::default(),
            eased: AtomicU64::default(),
            fallbacks: AtomicU64::default(),
            panics: AtomicU64::default(),
            streams: AtomicU64::default(),
            connections: AtomicU64::default(),
            turned_away: AtomicU64::default(),
        }
    }
}

impl Metrics {
    /// A request was answered after this time.
    pub(crate) fn request(&self, is_write: bool, is_problem: bool, took: Duration) {
        if is_write { &self.writes } else { &self.reads }.add(took);
        self.problems.fetch_add(u64::from(is_problem), Relaxed);
    }

    /// A request was refused for this reason.
    pub(crate) fn refused(&self, why: &'static str) {
        *crate::lock(&self.refusals).entry(why).or_default() += 1;
    }

    /// An entry was committed.
    pub(crate) fn entry(&self, is_act: bool) {
        if is_act { &self.acts } else { &self.others }.fetch_add(1, Relaxed);
    }

    /// A submission was on the disk after this time.
    pub(crate) fn kept(&self, took: Duration) {
        self.kept.add(took);
    }

    /// A thought of a bot began after waiting for so long.
    pub(crate) fn bot_waited(&self, waited: Duration) {
        self.bot_waits.add(waited);
    }

    /// A bot has thought for so long.
    pub(crate) fn bot_thought(&self, took: Duration) {
        self.bot_thoughts.add(took);
    }

    /// A bot moved with less thought than usual.
    pub(crate) fn bot_eased(&self) {
        self.eased.fetch_add(1, Relaxed);
    }

    /// A bot failed, so that the next best moved in its place.
    pub(crate) fn bot_fallback(&self) {
        self.fallbacks.fetch_add(1, Relaxed);
    }

    /// Something panicked and was caught.
    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Relaxed);
    }

    /// A live listener came.
    pub(crate) fn stream_opened(&self) {
        self.streams.fetch_add(1, Relaxed);
    }

    /// A live listener left.
    pub(crate) fn stream_closed(&self) {
        self.streams.fetch_sub(1, Relaxed);
    }

    /// A connection was opened.
    pub(crate) fn connected(&self) {
        self.connections.fetch_add(1, Relaxed);
    }

    /// A connection was closed.
    pub(crate) fn disconnected(&self) {
        self.connections.fetch_sub(1, Relaxed);
    }

    /// A connection was not taken because there are too many.
    pub(crate) fn turned_away(&self) {
        self.turned_away.fetch_add(1, Relaxed);
    }

    /// The numbers as plain text, in the form that Prometheus reads.
    pub(crate) fn write(&self, house: &House) -> String {
        let mut page = Exposition(String::new());
        page.gauge("uptime_seconds", self.started.elapsed().as_secs());
        page.counter("requests_total", self.reads.count() + self.writes.count());
        page.counter("problems_total", self.problems.load(Relaxed));
        page.begin("refusals_total", "counter");
        for (why, count) in crate::lock(&self.refusals).iter() {
            page.line(&format!("refusals_total{{why=\"{why}\"}}"), count);
        }
        page.begin("request_seconds", "histogram");
        self.reads.write(&mut page, "request_seconds", "kind=\"read\"");
        self.writes.write(&mut page, "request_seconds", "kind=\"write\"");
        page.gauge("connections", self.connections.load(Relaxed));
        page.counter("connections_turned_away_total", self.turned_away.load(Relaxed));
        page.gauge("live_streams", self.streams.load(Relaxed));
        page.counter("panics_total", self.panics.load(Relaxed));
        page.counter("acts_total", self.acts.load(Relaxed));
        page.counter("other_entries_total", self.others.load(Relaxed));
        page.begin("commit_seconds", "histogram");
        self.kept.write(&mut page, "commit_seconds", "");
        self.write_bots(&mut page, house);
        page.gauge("tables_in_memory", house.tables);
        let store = &house.store;
        page.counter("store_commits_total", store.commits);
        page.counter("store_writes_total", store.writes);
        page.gauge("store_largest_group", store.largest_group);
        page.counter("store_duplicates_total", store.duplicates);
        page.counter("store_stale_total", store.stale);
        page.counter("store_busy_total", store.busy);
        page.counter("store_failures_total", store.failures);
        page.counter("store_reads_total", store.reads);
        page.gauge("store_waiting", store.waiting);
        page.gauge("resident_bytes", resident_bytes().unwrap_or(0));
        page.0
    }

    fn write_bots(&self, page: &mut Exposition, house: &House) {
        page.begin("bot_queue", "gauge");
        page.line("bot_queue{lane=\"quick\"}", house.waiting.0);
        page.line("bot_queue{lane=\"long\"}", house.waiting.1);
        page.begin("bot_wait_seconds", "histogram");
        self.bot_waits.write(page, "bot_wait_seconds", "");
        page.begin("bot_think_seconds", "histogram");
        self.bot_thoughts.write(page, "bot_think_seconds", "");
        page.counter("bot_eased_total", self.eased.load(Relaxed));
        page.counter("bot_fallbacks_total", self.fallbacks.load(Relaxed));
        page.gauge("bot_programs", house.programs);
    }
}

/// How long things took, counted by bounds.
#[derive(Debug, Default)]
struct Histogram {
    counts: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

/// The upper bounds in milliseconds; what took longer counts as more than the last.
const BOUNDS: [u64; 13] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

impl Histogram {
    fn add(&self, took: Duration) {
        let bucket = BOUNDS.iter().position(|bound| took <= Duration::from_millis(*bound)).unwrap_or(BOUNDS.len());
        self.counts[bucket].fetch_add(1, Relaxed);
        self.microseconds.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
    }

    fn count(&self) -> u64 {
        self.counts.iter().map(|count| count.load(Relaxed)).sum()
    }

    fn write(&self, page: &mut Exposition, name: &str, label: &str) {
        let comma = if label.is_empty() { "" } else { "," };
        let mut below = 0;
        for (count, bound) in self.counts.iter().zip(BOUNDS) {
            below += count.load(Relaxed);
            page.line(&format!("{name}_bucket{{{label}{comma}le=\"{}\"}}", bound as f64 / 1000.0), below);
        }
        let labels = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
        page.line(&format!("{name}_bucket{{{label}{comma}le=\"+Inf\"}}"), self.count());
        page.line(&format!("{name}_sum{labels}"), self.microseconds.load(Relaxed) as f64 / 1e6);
        page.line(&format!("{name}_count{labels}"), self.count());
    }
}

/// A page of numbers while it is written.
struct Exposition(String);

impl Exposition {
    fn begin(&mut self, name: &str, kind: &str) {
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "# TYPE crownlands_{name} {kind}");
    }

    fn line(&mut self, name: &str, value: impl Display) {
        let _ = writeln!(self.0, "crownlands_{name} {value}");
    }

    fn counter(&mut self, name: &str, value: u64) {
        self.begin(name, "counter");
        self.line(name, value);
    }

    fn gauge(&mut self, name: &str, value: impl Display) {
        self.begin(name, "gauge");
        self.line(name, value);
    }
}

/// How much memory this process holds, where the system tells.
pub(crate) fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_what_took_no_longer_than_each_bound() {
        let histogram = Histogram::default();
        for milliseconds in [1, 3, 3, 700, 60_000] {
            histogram.add(Duration::from_millis(milliseconds));
        }
        let mut page = Exposition(String::new());
        histogram.write(&mut page, "wait_seconds", "kind=\"read\"");
        for line in [
            "crownlands_wait_seconds_bucket{kind=\"read\",le=\"0.001\"} 1\n",
            "crownlands_wait_seconds_bucket{kind=\"read\",le=\"0.005\"} 3\n",
            "crownlands_wait_seconds_bucket{kind=\"read\",le=\"1\"} 4\n",
            "crownlands_wait_seconds_bucket{kind=\"read\",le=\"+Inf\"} 5\n",
            "crownlands_wait_seconds_sum{kind=\"read\"} 60.707\n",
            "crownlands_wait_seconds_count{kind=\"read\"} 5\n",
        ] {
            assert!(page.0.contains(line), "{line} in {}", page.0);
        }
    }
}
