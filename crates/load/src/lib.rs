//! A load test of the whole server over real connections: many tables of scripted legal play with live listeners.
//!
//! It sends traffic only to this machine, for a stated time, and then stops by itself.
//!
//! ```no_run
//! use load::{LoadOptions, load};
//! use std::time::Duration;
//!
//! # async fn measure() -> Result<(), load::LoadError> {
//! let report = load(LoadOptions { tables: 100, span: Duration::from_secs(30), ..LoadOptions::default() }).await?;
//! println!("{report}");
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod bots;
mod client;
mod long;
mod report;
mod servers;
mod site;

pub use bots::{BotLoadOptions, load_bots};
pub use long::{LongOptions, LongReport, Quick, load_long};
pub use report::{BotReport, LoadReport};
pub use servers::{be_server, this_program};

use client::{Connection, Fault};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use report::{Tally, percentile};
use serde::Deserialize;
use servers::Server;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use web::ServeError;

/// How the load test is run.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// Servers of one site on this machine, with the tables spread over them; none starts servers of our own for the test.
    pub addresses: Vec<SocketAddr>,
    /// How many servers of our own are started, where the database can carry several.
    pub servers: usize,
    /// The database of our own servers; `None` is a data file in the folder.
    pub database: Option<String>,
    /// The folder in which our own server keeps its data file, and where the disk's plain commit rate is measured. The file is
    /// removed afterwards.
    pub folder: PathBuf,
    /// The games that are played, one after the other at each table.
    pub games: Vec<String>,
    /// Whether people do everything else that they do at a site: talk, look into the lobby and at games that have ended, and play with bots.
    pub mixed: bool,
    /// How many tables are opened before, at which nothing happens any more.
    pub idle: usize,
    /// The program whose processes are the servers; `None` for servers in this process.
    pub program: Option<PathBuf>,
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
            addresses: Vec::new(),
            servers: 1,
            database: None,
            folder: PathBuf::from("."),
            games: vec!["brian-boru".to_owned()],
            mixed: false,
            idle: 0,
            program: None,
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
    if let Some(address) = options.addresses.iter().find(|address| !address.ip().is_loopback()) {
        return Err(LoadError::NotLocal(*address));
    }
    let idle_rate = commit_rate(&options.folder, options.database.as_deref()).await?;
    let plain_rate = plain_rate(options.program.as_deref(), options.tables.min(64)).await?;
    if !options.addresses.is_empty() {
        return drive(&options, &options.addresses, &[], (idle_rate, plain_rate)).await;
    }
    let file = data_file(&options.folder);
    let database = options.database.clone().unwrap_or_else(|| format!("sqlite://{}", file.display()));
    let mut servers = Vec::new();
    for _ in 0..options.servers.max(1) {
        servers.push(Server::start(options.program.as_deref(), &database).await?);
    }
    let addresses: Vec<SocketAddr> = servers.iter().map(Server::address).collect();
    let result = drive(&options, &addresses, &servers, (idle_rate, plain_rate)).await;
    let mut closed = Ok(());
    for server in servers {
        closed = closed.and(server.stop().await);
    }
    remove(&file);
    closed.and(result)
}

/// How many times a second a plain page is sent over so many connections: what this machine can do at all.
async fn plain_rate(program: Option<&Path>, connections: usize) -> Result<f64, LoadError> {
    let server = Server::plain(program).await?;
    let (begun, until) = (Instant::now(), Instant::now() + RATE_SPAN);
    let asking = (0..connections.max(1)).map(|_| {
        let address = server.address();
        tokio::spawn(async move {
            let mut connection = Connection::open(address).await?;
            let mut sent = 0_u64;
            while Instant::now() < until {
                connection.get("/").await?;
                sent += 1;
            }
            Ok::<u64, Fault>(sent)
        })
    });
    let mut sent = 0;
    for asking in asking.collect::<Vec<_>>() {
        sent += asking.await.map_err(|error| LoadError::Connection(error.to_string()))??;
    }
    let rate = sent as f64 / begun.elapsed().as_secs_f64();
    server.stop().await?;
    Ok(rate)
}

/// How many plain commits a second the database carries, or the disk of the folder.
async fn commit_rate(folder: &Path, database: Option<&str>) -> Result<f64, LoadError> {
    let rate = match database {
        #[cfg(feature = "postgres")]
        Some(url) if url.starts_with("postgres") => store::postgres::commit_rate(url, RATE_SPAN).await,
        _ => store::commit_rate(folder, RATE_SPAN).await,
    };
    rate.map_err(LoadError::Store)
}

fn data_file(folder: &Path) -> PathBuf {
    folder.join(format!("crownlands-load-{}.sqlite", std::process::id()))
}

fn remove(file: &Path) {
    for suffix in ["", "-wal", "-shm", "-lock"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        // What is not there needs no removal.
        let _ = std::fs::remove_file(name);
    }
}

/// What the processor has done so far: for the servers, and for this test.
fn processors(servers: &[Server]) -> (Option<f64>, f64) {
    let used = servers.iter().map(Server::processor).sum::<Option<f64>>();
    (used.filter(|_| !servers.is_empty()), servers::processor("self").unwrap_or_default())
}

/// The same disk at the same time: what one plain commit after another is worth while the server is busy.
fn rate_halfway(options: &LoadOptions) -> tokio::task::JoinHandle<Result<f64, LoadError>> {
    let (folder, database, halfway) = (options.folder.clone(), options.database.clone(), options.span / 2);
    tokio::spawn(async move {
        tokio::time::sleep(halfway).await;
        commit_rate(&folder, database.as_deref()).await
    })
}

async fn drive(
    options: &LoadOptions,
    addresses: &[SocketAddr],
    servers: &[Server],
    (idle_rate, plain_rate): (f64, f64),
) -> Result<LoadReport, LoadError> {
    let memory_per_idle_table = open_idle(options, addresses).await?;
    let before = memory(addresses).await?;
    let tables = open_all(addresses, options).await?;
    let (ticks, listeners) = listen(options, addresses, &tables).await?;
    let commits_before = sum(addresses, "store_commits_total").await?;
    let entries_before = sum(addresses, "store_writes_total").await?;
    let (used_before, begun) = (processors(servers), Instant::now());
    let until = begun + options.span;
    let pace = options.rate.map(|rate| Duration::from_secs_f64(options.tables as f64 / rate));
    let players = tables.into_iter().enumerate().map(|(number, table)| {
        let first = begun + pace.map_or(Duration::ZERO, |pace| pace.mul_f64(number as f64 / options.tables as f64));
        tokio::spawn(table.play(first, until, pace))
    });
    let players: Vec<_> = players.collect();
    let busy_rate = rate_halfway(options);
    let mut tally = Tally::default();
    for player in players {
        let played = player.await.map_err(|error| LoadError::Connection(error.to_string()))??;
        tally.add(played);
    }
    let span = begun.elapsed();
    let (used, share) = (processors(servers), |seconds: f64| seconds / span.as_secs_f64().max(f64::MIN_POSITIVE));
    let busy_rate = busy_rate.await.map_err(|error| LoadError::Connection(error.to_string()))??;
    let after = memory(addresses).await?;
    listeners.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(LoadReport {
        servers: addresses.len(),
        tables: options.tables,
        listeners: options.tables * options.listeners,
        span,
        moves: tally.latencies.len() as u64,
        games: tally.games,
        ticks: ticks.load(Relaxed),
        p50: tally.percentile(0.50),
        p99: tally.percentile(0.99),
        slowest: tally.percentile(1.0),
        pages: tally.pages.len() as u64,
        pages_p99: percentile(&mut tally.pages, 0.99),
        talk: tally.talk.len() as u64,
        talk_p99: percentile(&mut tally.talk, 0.99),
        memory_per_table: after.saturating_sub(before) / options.tables.max(1) as u64,
        memory_per_idle_table,
        commits: sum(addresses, "store_commits_total").await?.saturating_sub(commits_before),
        writes: sum(addresses, "store_writes_total").await?.saturating_sub(entries_before),
        idle_rate,
        busy_rate,
        plain_rate,
        servers_share: used.0.zip(used_before.0).map(|(after, before)| share(after - before)),
        own_share: share(used.1 - used_before.1),
    })
}

/// Lets somebody listen at each table.
async fn listen(
    options: &LoadOptions,
    addresses: &[SocketAddr],
    tables: &[Table],
) -> Result<(Arc<AtomicU64>, Vec<tokio::task::JoinHandle<()>>), LoadError> {
    let ticks = Arc::new(AtomicU64::new(0));
    let mut listeners = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        for listener in 0..options.listeners {
            // At another server than the one that takes the moves, where there is one.
            let address = addresses[(at + 1 + listener) % addresses.len()];
            let stream = Connection::listen(address, &format!("/t/{}/events", table.id), Arc::clone(&ticks)).await?;
            listeners.push(stream);
        }
    }
    Ok((ticks, listeners))
}

/// Opens tables at which nothing happens after they were looked at once, over one connection for each server, and says how much memory each
/// of them takes.
async fn open_idle(options: &LoadOptions, addresses: &[SocketAddr]) -> Result<Option<u64>, LoadError> {
    if options.idle == 0 {
        return Ok(None);
    }
    let mut connections = Vec::new();
    for address in addresses {
        connections.push(Connection::open(*address).await?);
    }
    // What is made when it is first asked for is no part of any table.
    for (number, game) in options.games.iter().enumerate() {
        begin(&mut connections[number % addresses.len()], &opening(game, false)).await?;
    }
    let before = memory(addresses).await?;
    for number in 0..options.idle {
        let game = &options.games[number % options.games.len()];
        begin(&mut connections[number % addresses.len()], &opening(game, false)).await?;
    }
    Ok(Some(memory(addresses).await?.saturating_sub(before) / options.idle as u64))
}

/// The form that opens a table of this game.
fn opening(game: &str, with_bot: bool) -> String {
    format!("game={game}&speed=instant{}", site::seats(with_bot))
}

/// Opens every table, many at a time.
async fn open_all(addresses: &[SocketAddr], options: &LoadOptions) -> Result<Vec<Table>, LoadError> {
    let mut tables = Vec::with_capacity(options.tables);
    for first in (0..options.tables).step_by(OPENED_AT_ONCE) {
        let numbers = first..(first + OPENED_AT_ONCE).min(options.tables);
        let opening: Vec<_> = numbers
            .map(|number| {
                let (options, address) = (options.clone(), addresses[number % addresses.len()]);
                tokio::spawn(async move { Table::open(address, &options, number).await })
            })
            .collect();
        for table in opening {
            tables.push(table.await.map_err(|error| LoadError::Connection(error.to_string()))??);
        }
    }
    Ok(tables)
}

/// The memory of the servers; those in one process count it several times.
async fn memory(addresses: &[SocketAddr]) -> Result<u64, LoadError> {
    sum(addresses, "resident_bytes").await
}

/// What the servers tell about themselves, added up.
async fn sum(addresses: &[SocketAddr], name: &str) -> Result<u64, LoadError> {
    let mut sum = 0;
    for address in addresses {
        sum += number(*address, name).await?;
    }
    Ok(sum)
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
    openings: Vec<String>,
    rng: SmallRng,
    mixed: bool,
}

/// How long a bot is waited for before it is looked again whether it has moved.
const BOT_MOVES: Duration = Duration::from_millis(20);

impl Table {
    async fn open(address: SocketAddr, options: &LoadOptions, number: usize) -> Result<Table, LoadError> {
        let mut connection = Connection::open(address).await?;
        let with_bot = options.mixed && number.is_multiple_of(site::BOT_AT);
        let mut openings: Vec<String> = options.games.iter().map(|game| opening(game, with_bot)).collect();
        let games = openings.len().max(1);
        openings.rotate_left(number % games);
        let rng = SmallRng::seed_from_u64(options.seed.wrapping_add(number as u64));
        let (id, state) = begin(&mut connection, openings.first().map_or("", String::as_str)).await?;
        Ok(Table { id, connection, state, openings, rng, mixed: options.mixed })
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
                self.next_game(&mut tally).await?;
                continue;
            }
            let Some(seat) = self.state.seat.clone() else {
                self.wait(until).await?;
                continue;
            };
            let act = &self.state.offers[self.rng.random_range(0..self.state.offers.len())];
            let form = act_form(&seat, self.state.version, act);
            let sent = Instant::now();
            let answer = self.connection.post(&format!("/t/{}/act", self.id), &form).await?;
            tally.latencies.push(sent.elapsed());
            self.state = read(&answer)?;
            if self.mixed {
                site::beside(&mut self.connection, &self.id, tally.latencies.len() as u64, &mut tally).await?;
            }
        }
    }

    /// Somebody looks at the game that has ended, and the next one begins.
    async fn next_game(&mut self, tally: &mut Tally) -> Result<(), LoadError> {
        tally.games += 1;
        if self.mixed {
            site::afterwards(&mut self.connection, &self.id, tally).await?;
        }
        self.openings.rotate_left(1);
        (self.id, self.state) = begin(&mut self.connection, self.openings.first().map_or("", String::as_str)).await?;
        Ok(())
    }

    /// Nobody here has to decide: another seat takes the device, or a bot is about to move.
    async fn wait(&mut self, until: Instant) -> Result<(), LoadError> {
        loop {
            self.state = look(&mut self.connection, &self.id).await?;
            if self.state.seat.is_some() || self.state.status != "playing" || Instant::now() >= until {
                return Ok(());
            }
            if !self.mixed {
                return Err(LoadError::Answer(format!("table {} waits for nobody", self.id)));
            }
            tokio::time::sleep(BOT_MOVES).await;
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
    let state = look(connection, &opened.table).await?;
    Ok((opened.table, state))
}

/// A table as the seat sees it that must decide, if it is one of ours.
async fn look(connection: &mut Connection, table: &str) -> Result<State, LoadError> {
    let mut state: State = read(&connection.get(&format!("/t/{table}")).await?)?;
    if state.seat.is_none() && state.status == "playing" {
        // One connection plays every seat, so it says that it has the device.
        for seat in 'a'..='h' {
            connection.set_hand(seat);
            state = read(&connection.get(&format!("/t/{table}")).await?)?;
            if state.seat.is_some() {
                break;
            }
        }
    }
    Ok(state)
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
        let away = LoadOptions { addresses: vec![([192, 0, 2, 1], 80).into()], ..LoadOptions::default() };
        assert!(matches!(load(away).await, Err(LoadError::NotLocal(_))));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_site_in_use_plays_every_game_with_bots_talk_and_visits_and_tells_what_idle_tables_take() {
        let folder = std::env::temp_dir().join(format!("crownlands-load-{}", store::fresh_key()));
        std::fs::create_dir(&folder).expect("the temporary folder can be written");
        let games = ["brian-boru", "two-heirs", "northgard", "crescent-moon"];
        let options = LoadOptions {
            folder: folder.clone(),
            games: games.map(str::to_owned).to_vec(),
            mixed: true,
            idle: 8,
            tables: 8,
            span: Duration::from_secs(3),
            ..LoadOptions::default()
        };
        let report = load(options).await.expect("it runs");
        std::fs::remove_dir(folder).expect("the folder is empty again");
        assert!(report.moves > 100 && report.pages > 4 && report.talk > 2, "{report}");
        assert!(report.memory_per_idle_table.is_some() && report.plain_rate > 100.0, "{report}");
        assert!(report.own_share > 0.0 && report.servers_share.is_none(), "all of it is one process here: {report}");
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
