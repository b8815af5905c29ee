//! How much visitors may ask for: buckets that fill steadily and empty with every request, one for each person and one for each
//! address. People cost nothing to make, so an address has limits of its own for all people who come from there.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// A steady rate with room for short bursts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many requests a second are allowed in the long run.
    pub per_second: f64,
    /// How many may come at once.
    pub burst: f64,
}

/// What visitors may do. An address is an IPv4 address or the first 64 bits of an IPv6 address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Pages and pieces of pages, for one person.
    pub reads: Rate,
    /// The same for all who come from one address together, those who are not known among them.
    pub address_reads: Rate,
    /// Requests that change something, for one person.
    pub writes: Rate,
    /// The same for one address.
    pub address_writes: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// The same for one address.
    pub address_tables: Rate,
    /// Attempts from one address to come in with a name, words or a code.
    pub address_attempts: Rate,
    /// The same for one name.
    pub attempts: Rate,
    /// Live connections of one person at a time.
    pub streams: usize,
    /// The same for one address.
    pub address_streams: usize,
    /// Connections of all together at a time.
    pub connections: usize,
    /// Connections of one address at a time; those of a trusted proxy are not counted.
    pub address_connections: usize,
    /// How long a visitor may take to send the head of a request, and how long a connection may lie idle.
    pub head: Duration,
    /// How long a connection of a trusted proxy may lie idle.
    pub proxy_idle: Duration,
    /// How long a visitor may take to send a form.
    pub form: Duration,
    /// How long a visitor may take to send a record.
    pub upload: Duration,
    /// How long a visitor may take nothing of an answer.
    pub write: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            reads: Rate { per_second: 40.0, burst: 200.0 },
            address_reads: Rate { per_second: 160.0, burst: 800.0 },
            writes: Rate { per_second: 5.0, burst: 40.0 },
            address_writes: Rate { per_second: 20.0, burst: 160.0 },
            guests: Rate { per_second: 0.5, burst: 30.0 },
            tables: Rate { per_second: 0.1, burst: 20.0 },
            address_tables: Rate { per_second: 0.3, burst: 60.0 },
            address_attempts: Rate { per_second: 0.1, burst: 20.0 },
            attempts: Rate { per_second: 0.05, burst: 20.0 },
            streams: 24,
            address_streams: 120,
            connections: 4000,
            address_connections: 250,
            head: Duration::from_secs(20),
            proxy_idle: Duration::from_secs(90),
            form: Duration::from_secs(15),
            upload: Duration::from_secs(60),
            write: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// No limits but those of time, for measuring.
    pub fn none() -> Limits {
        let rate = Rate { per_second: 1e9, burst: 1e9 };
        Limits {
            reads: rate,
            address_reads: rate,
            writes: rate,
            address_writes: rate,
            guests: rate,
            tables: rate,
            address_tables: rate,
            address_attempts: rate,
            attempts: rate,
            streams: usize::MAX,
            address_streams: usize::MAX,
            connections: usize::MAX,
            address_connections: usize::MAX,
            ..Limits::default()
        }
    }

    /// The same where no more than so many files may be open at once: some are for the store, and no address has more than a quarter of
    /// the others.
    #[must_use]
    pub fn within(self, files: usize) -> Limits {
        const OWN: usize = 64;
        let connections = self.connections.min(files.saturating_sub(OWN).max(OWN));
        Limits { connections, address_connections: self.address_connections.min(connections / 4), ..self }
    }
}

/// When this many are known, the fuller half of the buckets is forgotten.
const MANY: usize = 10_000;

/// One bucket for each.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    levels: Mutex<HashMap<K, Level>>,
}

/// How full a bucket is.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Level {
    left: f64,
    at: Instant,
    /// How much was taken from it here since it was full, or since other servers were told.
    untold: u32,
}

impl<K: Copy + Eq + Hash> Buckets<K> {
    /// Buckets of this rate, all full.
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, levels: Mutex::new(HashMap::new()) }
    }

    /// Takes one from somebody's bucket; `Err` says after how many seconds there will be one again.
    pub(crate) fn take(&self, who: K, now: Instant) -> Result<(), u64> {
        let mut levels = crate::lock(&self.levels);
        if levels.len() >= MANY && !levels.contains_key(&who) {
            self.make_room(&mut levels, now);
        }
        let (before, untold) =
            levels.get(&who).map_or((self.rate.burst, 0), |level| (self.level(*level, now), level.untold));
        let enough = before >= 1.0;
        // Whoever has a full bucket need not be spoken of.
        let untold = if before >= self.rate.burst { 0 } else { untold } + u32::from(enough);
        levels.insert(who, Level { left: if enough { before - 1.0 } else { before }, at: now, untold });
        if enough { Ok(()) } else { Err(((1.0 - before) / self.rate.per_second).ceil().max(1.0) as u64) }
    }

    /// Takes as much from somebody's bucket as they have spent at another server.
    pub(crate) fn spend(&self, who: K, times: u32, now: Instant) {
        let mut levels = crate::lock(&self.levels);
        if levels.len() >= MANY && !levels.contains_key(&who) {
            self.make_room(&mut levels, now);
        }
        let (before, untold) =
            levels.get(&who).map_or((self.rate.burst, 0), |level| (self.level(*level, now), level.untold));
        levels.insert(who, Level { left: (before - f64::from(times)).max(0.0), at: now, untold });
    }

    /// What other servers should know: who has used up half of what they may at once, and how much of it here.
    pub(crate) fn to_tell(&self, now: Instant) -> Vec<(K, u32)> {
        let mut told = Vec::new();
        for (who, level) in crate::lock(&self.levels).iter_mut().filter(|(_, level)| level.untold > 0) {
            if self.level(*level, now) < self.rate.burst / 2.0 {
                told.push((*who, std::mem::take(&mut level.untold)));
            }
        }
        told
    }

    /// Forgets the fuller half: those who asked for least lose nothing by it, and nobody new is refused.
    fn make_room(&self, levels: &mut HashMap<K, Level>, now: Instant) {
        let mut all: Vec<f64> = levels.values().map(|level| self.level(*level, now)).collect();
        let middle = all.len() / 2;
        let (_, median, _) = all.select_nth_unstable_by(middle, f64::total_cmp);
        let median = *median;
        levels.retain(|_, level| self.level(*level, now) < median);
        // Where all are equally empty there is no fuller half.
        if levels.len() >= MANY {
            levels.clear();
        }
    }

    fn level(&self, level: Level, now: Instant) -> f64 {
        let gained = now.saturating_duration_since(level.at).as_secs_f64() * self.rate.per_second;
        (level.left + gained).min(self.rate.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn what_somebody_spends_at_one_server_they_do_not_have_at_another() {
        let rate = Rate { per_second: 1.0, burst: 10.0 };
        let (here, there) = (Buckets::new(rate), Buckets::new(rate));
        let now = Instant::now();
        let spend = |times: usize| (0..times).filter(|_| here.take("one", now).is_ok()).count();
        assert_eq!((spend(4), here.to_tell(now)), (4, Vec::new()), "whoever asks for little is not spoken of");
        assert_eq!((spend(2), here.to_tell(now)), (2, vec![("one", 6)]), "all of it is told");
        assert_eq!(here.to_tell(now), Vec::new(), "once");
        there.spend("one", 6, now);
        assert_eq!((0..9).filter(|_| there.take("one", now).is_ok()).count(), 4);
        there.spend("one", 99, now);
        assert!(there.take("one", now + Duration::from_secs(1)).is_ok(), "nobody owes anything");
        let rested = now + Duration::from_secs(60);
        assert_eq!(
            (here.take("one", rested), here.to_tell(rested)),
            (Ok(()), Vec::new()),
            "what was long ago is forgotten"
        );
    }

    #[test]
    fn h7_with_very_many_visitors_nobody_new_is_refused_and_the_greedy_are_remembered() {
        let buckets = Buckets::new(Rate { per_second: 0.001, burst: 3.0 });
        let now = Instant::now();
        assert!((0..4).map(|_| buckets.take(0, now)).any(|taken| taken.is_err()));
        for visitor in 1..=3 * MANY {
            assert_eq!(buckets.take(visitor, now), Ok(()), "visitor {visitor}");
        }
        assert!(buckets.take(0, now).is_err(), "whoever asked for too much is still known");
        assert!(crate::lock(&buckets.levels).len() <= MANY);
    }

    #[test]
    fn h5_no_address_takes_more_than_a_quarter_of_what_the_system_gives() {
        let limits = Limits::default().within(256);
        assert_eq!((limits.connections, limits.address_connections), (192, 48));
        let limits = Limits::default().within(1_000_000);
        assert_eq!((limits.connections, limits.address_connections), (4000, 250));
    }
}
