//! A load test of the whole server over real connections: many tables of scripted legal play with live listeners.
//!
//! It sends traffic only to this machine, for a stated time, and then stops by itself.
#![forbid(unsafe_code)]

mod bots;
mod client;
mod report;

pub use bots::{BotLoadOptions, load_bots};
pub use report::{BotReport, LoadReport};

use client::{Connection, Fault};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use report::Tally;
use serde::Deserialize;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use web::{BotOptions, Limits, ServeError, ServeOptions, Serving, serve};

/// How the load test is run.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// A server on this machine; `None` starts one of our own for the test.
    pub address: Option<SocketAddr>,
    /// The folder in which our own server keeps its data file, and where the disk's plain commit rate is measured. The file is
    /// removed afterwards.
    pub folder: PathBuf,
    /// The game that is played.
    pub game: String,
    /// How many tables are played at once.
    pub tables: usize,
    /// How many live listeners each table has.
    pub listeners: usize,
    /// For how long moves are counted.
    pub span: Duration,
    /// How many moves a second all tables together are to make; `None` for as many as the server takes.
    pub rate: Option<f64>,
    /// The same seed plays the same moves.
    pub seed: u64,
}

impl Default for LoadOptions {
    fn default() -> LoadOptions {
        LoadOptions {
            address: None,
            folder: PathBuf::from("."),
            game: "brian-boru".to_owned(),
            tables: 50,
            listeners: 1,
            span: Duration::from_secs(10),
            rate: None,
            seed: 1,
        }
    }
}

/// Why a load test could not be run.
#[derive(Debug)]
pub enum LoadError {
    /// The address is not on this machine.
    NotLocal(SocketAddr),
    /// The server of the test could not be started.
    Serve(ServeError),
    /// The disk's commit rate could not be measured.
    Store(store::Error),
    /// A connection failed.
    Connection(String),
    /// The server answered something that cannot be.
    Answer(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotLocal(address) => write!(f, "{address} is not on this machine; a load test stays at home"),
            LoadError::Serve(error) => error.fmt(f),
            LoadError::Store(error) => error.fmt(f),
            LoadError::Connection(why) => write!(f, "a connection failed: {why}"),
            LoadError::Answer(why) => write!(f, "the server gave an answer that cannot be: {why}"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<Fault> for LoadError {
    fn from(fault: Fault) -> LoadError {
        LoadError::Connection(fault.0)
    }
}

/// How many tables are opened at a time.
const OPENED_AT_ONCE: usize = 100;

/// How long the disk's plain commit rate is measured each time.
const RATE_SPAN: Duration = Duration::from_secs(1);

/// Runs a load test and reports what the server did.
pub async fn load(options: LoadOptions) -> Result<LoadReport, LoadError> {
    if let Some(address) = options.address
        && !address.ip().is_loopback()
    {
        return Err(LoadError::NotLocal(address));
    }
    let idle_rate = store::commit_rate(&options.folder, RATE_SPAN).await.map_err(LoadError::Store)?;
    let Some(address) = options.address else {
        let (serving, file) = own_server(&options.folder, BotOptions { threads: 1, ..BotOptions::default() }).await?;
        let result = drive(&options, serving.address(), idle_rate).await;
        serving.stop();
        let closed = serving.finished().await.map_err(LoadError::Serve);
        remove(&file);
        return closed.and(result);
    };
    drive(&options, address, idle_rate).await
}

/// A server without limits for the test alone, and its data file.
async fn own_server(folder: &Path, bots: BotOptions) -> Result<(Serving, PathBuf), LoadError> {
    let file = folder.join(format!("crownlands-load-{}.sqlite", std::process::id()));
    let own = ServeOptions {
        bind: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: format!("sqlite://{}", file.display()),
        limits: Limits::none(),
        bots,
        signals: false,
        ..ServeOptions::default()
    };
    Ok((serve(own).await.map_err(LoadError::Serve)?, file))
}

fn remove(file: &Path) {
    for suffix in ["", "-wal", "-shm", "-lock"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        // What is not there needs no removal.
        let _ = std::fs::remove_file(name);
    }
}

async fn drive(options: &LoadOptions, address: SocketAddr, idle_rate: f64) -> Result<LoadReport, LoadError> {
    let before = memory(address).await?;
    let tables = open_all(address, options).await?;
    let ticks = Arc::new(AtomicU64::new(0));
    let mut listeners = Vec::new();
    for table in &tables {
        for _ in 0..options.listeners {
            let stream = Connection::listen(address, &format!("/t/{}/events", table.id), Arc::clone(&ticks)).await?;
            listeners.push(stream);
        }
    }
    let commits_before = number(address, "store_commits_total").await?;
    let entries_before = number(address, "store_writes_total").await?;
    let begun = Instant::now();
    let until = begun + options.span;
    let pace = options.rate.map(|rate| Duration::from_secs_f64(options.tables as f64 / rate));
    let players = tables.into_iter().enumerate().map(|(number, table)| {
        let first = begun + pace.map_or(Duration::ZERO, |pace| pace.mul_f64(number as f64 / options.tables as f64));
        tokio::spawn(table.play(first, until, pace))
    });
    let players: Vec<_> = players.collect();
    // The same disk at the same time: what one plain commit after another is worth while the server is busy.
    let folder = options.folder.clone();
    let halfway = options.span / 2;
    let busy_rate = tokio::spawn(async move {
        tokio::time::sleep(halfway).await;
        store::commit_rate(&folder, RATE_SPAN).await
    });
    let mut tally = Tally::default();
    for player in players {
        let played = player.await.map_err(|error| LoadError::Connection(error.to_string()))??;
        tally.add(played);
    }
    let span = begun.elapsed();
    let busy_rate =
        busy_rate.await.map_err(|error| LoadError::Connection(error.to_string()))?.map_err(LoadError::Store)?;
    let after = memory(address).await?;
    listeners.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(LoadReport {
        tables: options.tables,
        listeners: options.tables * options.listeners,
        span,
        moves: tally.latencies.len() as u64,
        games: tally.games,
        ticks: ticks.load(Relaxed),
        p50: tally.percentile(0.50),
        p99: tally.percentile(0.99),
        slowest: tally.percentile(1.0),
        memory_per_table: after.saturating_sub(before) / options.tables.max(1) as u64,
        commits: number(address, "store_commits_total").await?.saturating_sub(commits_before),
        writes: number(address, "store_writes_total").await?.saturating_sub(entries_before),
        idle_rate,
        busy_rate,
    })
}

/// Opens every table, many at a time.
async fn open_all(address: SocketAddr, options: &LoadOptions) -> Result<Vec<Table>, LoadError> {
    let mut tables = Vec::with_capacity(options.tables);
    for first in (0..options.tables).step_by(OPENED_AT_ONCE) {
        let numbers = first..(first + OPENED_AT_ONCE).min(options.tables);
        let opening: Vec<_> = numbers
            .map(|number| {
                let options = options.clone();
                tokio::spawn(async move { Table::open(address, &options, number).await })
            })
            .collect();
        for table in opening {
            tables.push(table.await.map_err(|error| LoadError::Connection(error.to_string()))??);
        }
    }
    Ok(tables)
}

async fn memory(address: SocketAddr) -> Result<u64, LoadError> {
    number(address, "resident_bytes").await
}

/// A number the server tells about itself.
async fn number(address: SocketAddr, name: &str) -> Result<u64, LoadError> {
    let numbers = Connection::open(address).await?.get("/metrics").await?;
    let wanted = format!("crownlands_{name} ");
    let line = numbers.lines().find_map(|line| line.strip_prefix(&wanted));
    line.and_then(|value| value.parse().ok()).ok_or_else(|| LoadError::Answer(format!("no number {name}")))
}

/// What a table says of itself.
#[derive(Debug, Deserialize)]
struct State {
    version: u64,
    status: String,
    seat: Option<String>,
    offers: Vec<String>,
}

/// A table that was just opened.
#[derive(Debug, Deserialize)]
struct Opened {
    table: String,
}

/// One table: all its seats are played over one connection.
struct Table {
    id: String,
    connection: Connection,
    state: State,
    opening: String,
    rng: SmallRng,
}

impl Table {
    async fn open(address: SocketAddr, options: &LoadOptions, number: usize) -> Result<Table, LoadError> {
        let mut connection = Connection::open(address).await?;
        let seats: String = ('a'..='h').map(|seat| format!("&seat-{seat}=here")).collect();
        let opening = format!("game={}&speed=instant{seats}", options.game);
        let rng = SmallRng::seed_from_u64(options.seed.wrapping_add(number as u64));
        let (id, state) = begin(&mut connection, &opening).await?;
        Ok(Table { id, connection, state, opening, rng })
    }

    /// Plays random offers until the time is over, game after game.
    async fn play(mut self, first: Instant, until: Instant, pace: Option<Duration>) -> Result<Tally, LoadError> {
        let mut tally = Tally::default();
        let mut due = first;
        loop {
            if let Some(pace) = pace {
                tokio::time::sleep_until(due.into()).await;
                due += pace;
            }
            if Instant::now() >= until {
                return Ok(tally);
            }
            if self.state.status != "playing" {
                tally.games += 1;
                (self.id, self.state) = begin(&mut self.connection, &self.opening).await?;
                continue;
            }
            let Some(seat) = &self.state.seat else {
                return Err(LoadError::Answer(format!("table {} waits for nobody", self.id)));
            };
            let act = &self.state.offers[self.rng.random_range(0..self.state.offers.len())];
            let version = self.state.version;
            let form = act_form(seat, version, act);
            let sent = Instant::now();
            let answer = self.connection.post(&format!("/t/{}/act", self.id), &form).await?;
            tally.latencies.push(sent.elapsed());
            self.state = read(&answer)?;
        }
    }
}

/// The form by which a seat does this.
fn act_form(seat: &str, version: u64, act: &str) -> String {
    let act: String = form_urlencoded::byte_serialize(act.as_bytes()).collect();
    format!("seat={seat}&version={version}&key=load-{version}&act={act}")
}

/// Opens a table and looks at it as the seat that must decide.
async fn begin(connection: &mut Connection, opening: &str) -> Result<(String, State), LoadError> {
    let opened: Opened = read(&connection.post("/tables", opening).await?)?;
    let mut state: State = read(&connection.get(&format!("/t/{}", opened.table)).await?)?;
    if state.seat.is_none() {
        // One connection plays every seat, so it says that it has the device.
        for seat in 'a'..='h' {
            connection.set_hand(seat);
            state = read(&connection.get(&format!("/t/{}", opened.table)).await?)?;
            if state.seat.is_some() {
                break;
            }
        }
    }
    Ok((opened.table, state))
}

fn read<'a, T: Deserialize<'a>>(answer: &'a str) -> Result<T, LoadError> {
    serde_json::from_str(answer)
        .map_err(|error| LoadError::Answer(format!("{error}: {}", &answer[..answer.len().min(200)])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn people_beside_somebody_with_many_experts_are_answered_and_nothing_is_random() {
        let folder = std::env::temp_dir().join(format!("crownlands-load-{}", store::fresh_key()));
        std::fs::create_dir(&folder).expect("the temporary folder can be written");
        let options = BotLoadOptions {
            folder: folder.clone(),
            robot: "greedy".to_owned(),
            people: 2,
            attack: 6,
            span: Duration::from_secs(3),
            ..BotLoadOptions::default()
        };
        let report = load_bots(options).await.expect("it runs");
        assert!(report.turns > 5 && report.thoughts > report.turns, "{report}");
        assert!(report.failed == 0 && report.p50 <= report.p95 && report.p95 <= report.slowest, "{report}");
        assert!(report.to_string().contains("bots that failed"));
        assert_eq!(std::fs::read_dir(&folder).expect("it is there").count(), 0, "nothing is left");
        let _ = std::fs::remove_dir(&folder);
    }

    #[tokio::test]
    async fn a_load_test_stays_at_home() {
        let away = LoadOptions { address: Some(([192, 0, 2, 1], 80).into()), ..LoadOptions::default() };
        assert!(matches!(load(away).await, Err(LoadError::NotLocal(_))));
    }

    #[tokio::test]
    async fn a_load_test_keeps_its_rate_reports_what_it_saw_and_leaves_nothing_behind() {
        let folder = std::env::temp_dir().join(format!("crownlands-load-{}", store::fresh_key()));
        std::fs::create_dir(&folder).expect("the temporary folder can be written");
        let options = LoadOptions {
            folder: folder.clone(),
            tables: 4,
            span: Duration::from_millis(600),
            rate: Some(200.0),
            ..LoadOptions::default()
        };
        let report = load(options).await.expect("it runs");
        std::fs::remove_dir(folder).expect("the folder is empty again");
        assert!(report.moves > 10 && report.ticks > 10, "{report}");
        assert!(report.moves <= 130, "the rate is kept: {report}");
        assert!(report.to_string().contains("durable moves / s") && report.p50 <= report.p99);
    }
}
