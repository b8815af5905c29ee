//! Everything that clients did and were told, in order, to be read when something went wrong.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// A submission that a client has sent, once or several times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    pub table: String,
    pub seat: String,
    pub key: String,
    pub act: String,
    /// The version at which it was acknowledged.
    pub done: Option<u64>,
}

/// What happened so far.
#[derive(Clone)]
pub struct History {
    begun: Instant,
    lines: Arc<Mutex<Vec<String>>>,
    sent: Arc<Mutex<Vec<Sent>>>,
    ended: Arc<AtomicU64>,
}

impl History {
    pub fn new() -> History {
        History { begun: Instant::now(), lines: Arc::default(), sent: Arc::default(), ended: Arc::default() }
    }

    pub fn note(&self, line: impl fmt::Display) {
        let line = format!("{:9.3} {line}", self.begun.elapsed().as_secs_f64());
        self.lines.lock().expect("nobody panics while noting").push(line);
    }

    /// A game has ended.
    pub fn game_ended(&self) {
        self.ended.fetch_add(1, Ordering::Relaxed);
    }

    /// How many games have ended.
    pub fn games_ended(&self) -> u64 {
        self.ended.load(Ordering::Relaxed)
    }

    /// A submission is over: acknowledged, refused or given up.
    pub fn sent(&self, sent: Sent) {
        self.sent.lock().expect("nobody panics while noting").push(sent);
    }

    pub fn all_sent(&self) -> Vec<Sent> {
        self.sent.lock().expect("nobody panics while noting").clone()
    }

    /// Writes everything to a file, whose name is returned; in the folder that `CROWNLANDS_FAULT_HISTORY` names, or that cargo has for tests,
    /// or the temporary one where there is none.
    pub fn write(&self, seed: u64) -> PathBuf {
        let own = std::env::var_os("CROWNLANDS_FAULT_HISTORY").map(PathBuf::from);
        let folder = own.unwrap_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")));
        let folder = if folder.is_dir() { folder } else { std::env::temp_dir() };
        let path = folder.join(format!("history-{seed}.txt"));
        let mut file = std::fs::File::create(&path).expect("the folder for tests can be written");
        for line in self.lines.lock().expect("nobody panics while noting").iter() {
            writeln!(file, "{line}").expect("the folder for tests can be written");
        }
        path
    }
}
