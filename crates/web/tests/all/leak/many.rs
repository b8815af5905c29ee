//! Many pairs of worlds of every game, on as many cores as there are and in as many parts as somebody likes.
//!
//! - `CROWNLANDS_PAIRS`: how many pairs of each game, 100 where nothing is said;
//! - `CROWNLANDS_PAIRS_FIRST`: the number of the first, so that several machines can share the work. A number always makes the same pair;
//! - `CROWNLANDS_PAIRS_GAMES`: only these games, with commas between them;
//! - `CROWNLANDS_PAIRS_THREADS`: how many are compared side by side, one for each core where nothing is said.
//!
//! Data files lie in `TMPDIR`; in memory they are quicker than on a disk. The program needs nothing of the sources when it runs.

use super::asks::Difference;
use super::sides::Sides;
use super::worlds::Pair;
use super::{Compared, Much, agreed, compare_pair};
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// About how many pairs two servers are asked about at most.
const BATCH: u64 = 100;

/// How many steps of each pair are compared, and how many things are asked at each beside the table itself.
const STEPS: usize = 1;
const ASKED: usize = 2;

/// How many games may hide nothing for each pair that is found, and before the first.
const BARREN: u64 = 40;
const BARREN_AT_FIRST: u64 = 400;

/// How many differences are printed, and after how long it is said how far it has come.
const PRINTED: usize = 20;
const QUIET: Duration = Duration::from_secs(10);

/// A number that somebody may set.
fn number<T: FromStr>(name: &str, otherwise: T) -> T {
    let read = |text: String| text.parse().unwrap_or_else(|_| panic!("{name} is a number, not `{text}`"));
    std::env::var(name).map_or(otherwise, read)
}

/// Which pairs of each game are compared.
#[derive(Clone, Copy)]
struct Wanted {
    first: u64,
    count: u64,
    threads: u64,
}

impl Wanted {
    fn read() -> Wanted {
        let cores = available_parallelism().map_or(2, |cores| cores.get() as u64);
        Wanted {
            first: number("CROWNLANDS_PAIRS_FIRST", 0),
            count: number("CROWNLANDS_PAIRS", 100),
            threads: number("CROWNLANDS_PAIRS_THREADS", cores).max(1),
        }
    }

    /// How many two servers are asked about, so that every thread has something to do.
    fn batch(self) -> u64 {
        self.count.div_ceil(self.threads).clamp(1, BATCH)
    }
}

/// The games that somebody wants to see compared.
fn games() -> Vec<&'static shelf::Entry> {
    let Ok(wanted) = std::env::var("CROWNLANDS_PAIRS_GAMES") else { return shelf::all_games().iter().collect() };
    let find = |id: &str| shelf::find(id).unwrap_or_else(|| panic!("CROWNLANDS_PAIRS_GAMES: there is no game `{id}`"));
    wanted.split(',').map(str::trim).filter(|id| !id.is_empty()).map(find).collect()
}

/// What came of many pairs.
#[derive(Debug, Default)]
struct Tally {
    pairs: u64,
    barren: u64,
    compared: Compared,
    differing: Vec<(u64, Difference)>,
}

impl Tally {
    fn add(&mut self, more: Tally) {
        self.pairs += more.pairs;
        self.barren += more.barren;
        self.count(more.compared);
        self.differing.extend(more.differing);
    }

    fn count(&mut self, more: Compared) {
        let Compared { steps, answers, streams, bytes } = &mut self.compared;
        (*steps, *answers) = (*steps + more.steps, *answers + more.answers);
        (*streams, *bytes) = (*streams + more.streams, *bytes + more.bytes);
    }

    /// How many bytes differ.
    fn differing(&self) -> usize {
        self.differing.iter().map(|(_, found)| found.bytes).sum()
    }
}

/// The pair of this number, and how many games before it hid nothing.
fn find(entry: &'static shelf::Entry, number: u64) -> (Pair, u64) {
    let counts: Vec<usize> = entry.game.about().players.clone().filter(|players| *players > 1).collect();
    for barren in 0..BARREN_AT_FIRST {
        let setup = agreed(entry, counts[(number + barren) as usize % counts.len()]);
        // Nothing hidden may come up, or nothing that could be exchanged.
        if let Some(pair) = Pair::find(entry.game, &setup, (number << 20) + barren + 1) {
            let number = number as usize;
            return (Pair { number, asked: number * (STEPS + 1) * ASKED, ..pair }, barren);
        }
    }
    panic!("{}, pair {number}: {BARREN_AT_FIRST} games hid nothing", entry.id());
}

/// Compares the pairs of a game from this one on, and says what was compared.
async fn compare_batch(entry: &'static shelf::Entry, first: u64, count: u64) -> Tally {
    let mut tally = Tally::default();
    let mut pairs = Vec::new();
    for number in first..first + count {
        let (pair, barren) = find(entry, number);
        pairs.push(pair);
        tally.barren += barren;
    }
    let sides = Sides::open(shelf::all_games(), &pairs).await;
    for (pair, table) in pairs.iter_mut().zip(&sides.tables) {
        tally.pairs += 1;
        match compare_pair(&sides, pair, table, STEPS, Much::Some(ASKED)).await {
            Ok(compared) => tally.count(compared),
            Err(found) => tally.differing.push((pair.number as u64, found.at(&pair.parted()))),
        }
    }
    sides.close().await;
    tally
}

/// What is known so far of the pairs of a game.
struct Progress {
    entry: &'static shelf::Entry,
    begun: Instant,
    said: Instant,
    all: Tally,
}

impl Progress {
    fn add(&mut self, batch: Tally, wanted: Wanted) {
        for (number, found) in &batch.differing {
            println!("{}, pair {number}: {found}", self.entry.id());
        }
        self.all.add(batch);
        if self.said.elapsed() > QUIET {
            self.said = Instant::now();
            let (pairs, speed) = (self.all.pairs, self.speed());
            let left = (wanted.count - pairs) as f64 / speed / 60.0;
            println!(
                "{}: {pairs} of {} pairs so far, {} differing bytes, {speed:.1} pairs a second, {left:.0} minutes to go",
                self.entry.id(),
                wanted.count,
                self.all.differing()
            );
        }
    }

    fn speed(&self) -> f64 {
        self.all.pairs as f64 / self.begun.elapsed().as_secs_f64()
    }

    fn summary(&self) {
        let Tally { pairs, barren, compared, .. } = &self.all;
        let Compared { steps, answers, streams, bytes } = compared;
        println!(
            "{}: {pairs} pairs, {} differing bytes of {bytes}; {steps} positions, {answers} answers and {streams} live streams of each compared, {:.1} pairs a second; {barren} games hid nothing",
            self.entry.id(),
            self.all.differing(),
            self.speed()
        );
    }
}

/// Compares the pairs of a game on all cores.
fn compare_game(entry: &'static shelf::Entry, wanted: Wanted) -> Tally {
    let begun = Instant::now();
    let progress = Mutex::new(Progress { entry, begun, said: begun, all: Tally::default() });
    let next = AtomicU64::new(0);
    let work = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        loop {
            let before = next.fetch_add(wanted.batch(), Ordering::Relaxed);
            if before >= wanted.count {
                return;
            }
            let count = wanted.batch().min(wanted.count - before);
            let batch = runtime.block_on(compare_batch(entry, wanted.first + before, count));
            progress.lock().expect("nobody panics while counting").add(batch, wanted);
        }
    };
    let failed = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..wanted.threads).map(|_| scope.spawn(work)).collect();
        let ends: Vec<_> = threads.into_iter().map(std::thread::ScopedJoinHandle::join).collect();
        ends.into_iter().find_map(Result::err)
    });
    let progress = progress.into_inner().expect("nobody panics while counting");
    progress.summary();
    if let Some(failed) = failed {
        std::panic::resume_unwind(failed);
    }
    progress.all
}

#[test]
fn pairs_of_worlds_of_every_game_send_the_same_bytes() {
    let wanted = Wanted::read();
    for entry in games() {
        let Tally { pairs, barren, compared, differing } = compare_game(entry, wanted);
        let found: Vec<String> = differing
            .iter()
            .take(PRINTED)
            .map(|(number, found)| {
                let game = entry.id();
                format!("CROWNLANDS_PAIRS_GAMES={game} CROWNLANDS_PAIRS_FIRST={number} CROWNLANDS_PAIRS=1: {found}")
            })
            .collect();
        assert!(found.is_empty(), "{} pairs differ:\n{}", differing.len(), found.join("\n"));
        assert_eq!(pairs, wanted.count, "{}", entry.id());
        // Of a few it is a matter of luck.
        if wanted.count >= 100 {
            assert!(barren <= BARREN * wanted.count, "{}: {barren} games hid nothing", entry.id());
            let (steps, streams) = (compared.steps as u64, compared.streams as u64);
            assert!(steps > wanted.count && streams > wanted.count / 3, "{}: {compared:?}", entry.id());
        }
    }
}

#[test]
fn a_number_makes_the_same_pair_whoever_compares_it() {
    let entry = shelf::find("two-heirs").expect("it is on the shelf");
    for number in [7, 12_345] {
        let [(one, barren), (other, again)] = [find(entry, number), find(entry, number)];
        assert_eq!((one.seed.to_string(), barren), (other.seed.to_string(), again));
        for (here, there) in one.worlds.iter().zip(&other.worlds) {
            assert_eq!((&here.log, here.game.hash()), (&there.log, there.game.hash()));
        }
    }
}
