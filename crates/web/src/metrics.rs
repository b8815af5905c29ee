//! What the server has done, in numbers.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;
use store::Counters;

/// Counters since the server began.
#[derive(Debug)]
pub(crate) struct Metrics {
    started: Instant,
    requests: AtomicU64,
    problems: AtomicU64,
    acts: AtomicU64,
    others: AtomicU64,
    fallbacks: AtomicU64,
    streams: AtomicU64,
}

impl Metrics {
    /// All at zero.
    pub(crate) fn new() -> Metrics {
        Metrics {
            started: Instant::now(),
            requests: AtomicU64::new(0),
            problems: AtomicU64::new(0),
            acts: AtomicU64::new(0),
            others: AtomicU64::new(0),
            fallbacks: AtomicU64::new(0),
            streams: AtomicU64::new(0),
        }
    }

    /// A request was answered.
    pub(crate) fn request(&self, is_problem: bool) {
        self.requests.fetch_add(1, Relaxed);
        self.problems.fetch_add(u64::from(is_problem), Relaxed);
    }

    /// An entry was committed.
    pub(crate) fn entry(&self, is_act: bool) {
        if is_act { &self.acts } else { &self.others }.fetch_add(1, Relaxed);
    }

    /// A bot took too long or failed, and any offer was taken for it.
    pub(crate) fn bot_fallback(&self) {
        self.fallbacks.fetch_add(1, Relaxed);
    }

    /// A live listener came.
    pub(crate) fn stream_opened(&self) {
        self.streams.fetch_add(1, Relaxed);
    }

    /// A live listener left.
    pub(crate) fn stream_closed(&self) {
        self.streams.fetch_sub(1, Relaxed);
    }

    /// The numbers as plain text in the usual form.
    pub(crate) fn write(&self, tables: usize, store: &Counters) -> String {
        let mut text = String::new();
        let mut line = |name: &str, value: u64| {
            let _ = writeln!(text, "crownlands_{name} {value}");
        };
        line("uptime_seconds", self.started.elapsed().as_secs());
        line("requests_total", self.requests.load(Relaxed));
        line("problems_total", self.problems.load(Relaxed));
        line("acts_total", self.acts.load(Relaxed));
        line("other_entries_total", self.others.load(Relaxed));
        line("bot_fallbacks_total", self.fallbacks.load(Relaxed));
        line("live_streams", self.streams.load(Relaxed));
        line("tables_in_memory", tables as u64);
        line("store_commits_total", store.commits);
        line("store_writes_total", store.writes);
        line("store_largest_group", store.largest_group);
        line("store_duplicates_total", store.duplicates);
        line("store_stale_total", store.stale);
        line("store_busy_total", store.busy);
        line("store_failures_total", store.failures);
        line("store_waiting", store.waiting);
        line("resident_bytes", resident_bytes().unwrap_or(0));
        text
    }
}

/// How much memory this process holds, where the system tells.
pub(crate) fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
