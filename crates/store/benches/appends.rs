//! Durable appends per second, beside what the disk carries without group commit.
//!
//! `cargo bench -p store` prints, for the machine as it is and with every core busy with something else: the plain
//! commit rate (one row, one transaction, one after another), and for 1, 50 and 500 writers, each at a table of its own and
//! each waiting for its acknowledgement before the next move, the acknowledged moves per second, their latency, and the size
//! of the groups. Every third move is followed by an outcome of
//! chance. Where PostgreSQL is installed the same is done with one, on the same disk, with one server and with several.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use store::sqlite::Sqlite;
use store::{NewSeat, NewTable, Options, Secret, Store, Submission, TableId, commit_rate, fresh_key};
use table::log::{Entry, What};
use table::{Seat, SeatSet};
use tokio::task::JoinSet;

/// How long each measurement takes.
const SPAN: Duration = Duration::from_secs(4);

fn main() {
    // `cargo test --benches` only asks whether it builds.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(fresh_key());
    std::fs::create_dir_all(&folder).expect("the folder for measurements can be made");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    println!("cores: {}", cores());
    println!("the machine as it is:");
    runtime.block_on(measure_all(&folder));
    println!("with {} threads busy elsewhere:", cores());
    let busy = Busy::start();
    runtime.block_on(measure_all(&folder));
    busy.stop();
    match spare_postgres::missing() {
        Some(why) => println!("no figures of PostgreSQL: {why}"),
        None => runtime.block_on(measure_postgres()).expect("PostgreSQL works"),
    }
    std::fs::remove_dir_all(&folder).expect("the folder for measurements can be removed");
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// Threads that do nothing but take time.
struct Busy(Arc<AtomicBool>, Vec<std::thread::JoinHandle<()>>);

impl Busy {
    fn start() -> Busy {
        let stop = Arc::new(AtomicBool::new(false));
        let spin = |_| {
            let stop = Arc::clone(&stop);
            std::thread::spawn(move || {
                while !stop.load(Relaxed) {
                    std::hint::spin_loop();
                }
            })
        };
        let threads = (0..cores()).map(spin).collect();
        Busy(stop, threads)
    }

    fn stop(self) {
        self.0.store(true, Relaxed);
        for thread in self.1 {
            thread.join().expect("a spinning thread ends");
        }
    }
}

async fn measure_all(folder: &Path) {
    for writers in [1, 50, 500] {
        let plain = commit_rate(folder, SPAN / 4).await.expect("the disk can be measured");
        println!("  plain commits: {plain:>6.0}/s");
        measure(folder, writers).await.expect("the store works");
    }
}

async fn measure(folder: &Path, writers: usize) -> Result<(), store::Error> {
    let store = Sqlite::open(folder.join(format!("{}.sqlite", fresh_key())), Options::default()).await?;
    measure_stores(&[Arc::new(store)], writers).await
}

/// One database that waits for the disk at each commit, and one to four servers over it.
async fn measure_postgres() -> Result<(), store::Error> {
    let database = spare_postgres::Server::start(true);
    for (servers, writers) in [(1, 1), (1, 50), (1, 500), (2, 500), (4, 500)] {
        let url = database.fresh();
        let mut stores = Vec::new();
        for _ in 0..servers {
            stores.push(store::open(&url, Options::default()).await?);
        }
        let plain = store::postgres::commit_rate(&url, SPAN / 4).await?;
        println!("  PostgreSQL, servers: {servers}; plain commits: {plain:>6.0}/s");
        measure_stores(&stores, writers).await?;
    }
    Ok(())
}

/// Lets writers play at tables of their own, through one store after another.
async fn measure_stores(stores: &[Arc<dyn Store>], writers: usize) -> Result<(), store::Error> {
    let mut tables = JoinSet::new();
    for _ in 0..writers {
        let store = Arc::clone(&stores[0]);
        tables.spawn(async move { store.open_table(new_table()).await });
    }
    let tables: Vec<TableId> =
        tables.join_all().await.into_iter().map(|table| table.map(|t| t.id)).collect::<Result<_, _>>()?;
    let commits = || stores.iter().map(|store| store.counters().commits).sum::<u64>();
    let before = commits();
    let begun = Instant::now();
    let mut players = JoinSet::new();
    for (table, store) in tables.into_iter().zip(stores.iter().cycle()) {
        players.spawn(play(Arc::clone(store), table, begun + SPAN));
    }
    let mut latencies = Vec::new();
    for player in players.join_all().await {
        latencies.extend(player?);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let after = commits();
    latencies.sort_unstable();
    let moves = latencies.len();
    let commits = after - before;
    println!(
        "  {writers:>3} writers: {:>6.0} moves/s, p50 {:>6.2} ms, p99 {:>6.2} ms; {:>5.0} commits/s of {:.1} moves",
        moves as f64 / seconds,
        millis(latencies[moves / 2]),
        millis(latencies[moves * 99 / 100]),
        commits as f64 / seconds,
        moves as f64 / commits as f64,
    );
    for store in stores {
        store.close().await?;
    }
    Ok(())
}

/// Plays at one table until the time is up.
async fn play(store: Arc<dyn Store>, table: TableId, until: Instant) -> Result<Vec<Duration>, store::Error> {
    let mut latencies = Vec::new();
    let mut version = 0;
    while Instant::now() < until {
        let sent = Instant::now();
        let number = latencies.len();
        let mut submission = Submission::new(&table, version, fresh_key())
            .entry(entry(What::Act { seat: Seat::new(0), act: "expand C7 C9".to_owned() }))
            .waiting(SeatSet::one(Seat::new(number % 3)));
        if number.is_multiple_of(3) {
            submission = submission.entry(entry(What::Chance { chance: "draw 12 14 3".to_owned() }));
        }
        let appended = store.append(submission).await?;
        latencies.push(sent.elapsed());
        version = appended.versions().map_or(version, |versions| *versions.end());
    }
    Ok(latencies)
}

fn entry(what: What) -> Entry {
    Entry { hash: "93ab5c1f04d2e67793ab5c1f04d2e677".to_owned(), ..Entry::new(what) }
}

fn millis(latency: Duration) -> f64 {
    latency.as_secs_f64() * 1000.0
}

fn new_table() -> NewTable {
    NewTable {
        game: "brian-boru".into(),
        setup: "{}".into(),
        rules_version: 1,
        edition: "first".into(),
        seed: Secret::new("seed"),
        commitment: fresh_key(),
        promised: true,
        options: "{}".into(),
        casual: true,
        listed: true,
        host: None,
        rematch_of: None,
        seats: Seat::all(3).map(NewSeat::open).collect(),
    }
}
