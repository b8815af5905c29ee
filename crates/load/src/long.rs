//! Whether a table with a long log is as quick as a fresh one. Tables are played and looked at in pairs, side by side: at one of each pair people have
//! gone back and forth before, so that its log is long, while on the board both have come equally far.

use crate::client::Connection;
use crate::report::percentile;
use crate::servers::Server;
use crate::{LoadError, State, act_form, begin, data_file, look, opening, read, remove};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How tables with long logs are compared with fresh ones.
#[derive(Clone, Debug)]
pub struct LongOptions {
    /// The folder in which the server keeps its data file, which is removed afterwards.
    pub folder: PathBuf,
    /// The program whose process is the server; `None` for one in this process.
    pub program: Option<PathBuf>,
    /// The game that is played.
    pub game: String,
    /// How many pairs of tables there are.
    pub pairs: usize,
    /// How many entries a long log has before anything is measured.
    pub entries: u64,
    /// How many times the server is started anew, so that tables are read from their logs.
    pub restarts: usize,
    /// For how long moves are made at most; it ends earlier where all games do.
    pub span: Duration,
    /// The same seed plays the same moves.
    pub seed: u64,
}

impl Default for LongOptions {
    fn default() -> LongOptions {
        LongOptions {
            folder: PathBuf::from("."),
            program: None,
            game: "brian-boru".to_owned(),
            pairs: 16,
            entries: 2000,
            restarts: 4,
            span: Duration::from_secs(60),
            seed: 1,
        }
    }
}

/// How quick some tables were.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quick {
    /// How many moves were made.
    pub moves: u64,
    /// Half of the moves were acknowledged within this time.
    pub move_p50: Duration,
    /// All but one in a hundred were.
    pub move_p99: Duration,
    /// How many pages were looked at.
    pub pages: u64,
    /// Half of the pages came within this time.
    pub page_p50: Duration,
    /// All but one in a hundred did.
    pub page_p99: Duration,
    /// How many pages were the first of a server that had just been started.
    pub reads: u64,
    /// Half of these came within this time.
    pub read_p50: Duration,
    /// All but one in a hundred did.
    pub read_p99: Duration,
}

/// What a comparison of long logs with fresh ones found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LongReport {
    /// How many pairs of tables there were.
    pub pairs: usize,
    /// How many entries the shortest of the long logs had.
    pub entries: u64,
    /// How many the longest of the fresh ones had.
    pub fresh_entries: u64,
    /// Tables that were just opened.
    pub fresh: Quick,
    /// Tables with long logs.
    pub long: Quick,
}

fn ratio(long: Duration, fresh: Duration) -> f64 {
    long.as_secs_f64() / fresh.as_secs_f64().max(f64::MIN_POSITIVE)
}

impl LongReport {
    /// How many times as long a move takes, for all but one in a hundred.
    pub fn move_ratio(&self) -> f64 {
        ratio(self.long.move_p99, self.fresh.move_p99)
    }

    /// How many times as long a page takes, for all but one in a hundred.
    pub fn page_ratio(&self) -> f64 {
        ratio(self.long.page_p99, self.fresh.page_p99)
    }

    /// How many times as long the first page after a restart takes, for all but one in a hundred.
    pub fn read_ratio(&self) -> f64 {
        ratio(self.long.read_p99, self.fresh.read_p99)
    }
}

impl fmt::Display for LongReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        let mut row = |what: &str, count: u64, fresh: Duration, long: Duration| {
            let (one, other) = (milliseconds(fresh), milliseconds(long));
            writeln!(f, "{what:<22} {count:>8} {one:>9.2} ms {other:>9.2} ms {:>9.2}", ratio(long, fresh))
        };
        let (fresh, long) = (self.fresh, self.long);
        row("moves p50", long.moves, fresh.move_p50, long.move_p50)?;
        row("moves p99", long.moves, fresh.move_p99, long.move_p99)?;
        row("pages p50", long.pages, fresh.page_p50, long.page_p50)?;
        row("pages p99", long.pages, fresh.page_p99, long.page_p99)?;
        row("after a restart p50", long.reads, fresh.read_p50, long.read_p50)?;
        row("after a restart p99", long.reads, fresh.read_p99, long.read_p99)?;
        let (pairs, entries, before) = (self.pairs, self.entries, self.fresh_entries);
        write!(f, "{pairs} pairs of tables; fresh logs of at most {before} entries, long ones of at least {entries}")
    }
}

/// After so many moves somebody looks at the page of the table.
const LOOKED: usize = 4;

/// How often somebody goes back and forth at one place before the game goes on. The server allows two hundred times.
const IN_PLACE: usize = 190;

/// One table: all its seats are played over one connection.
struct Played {
    id: String,
    connection: Connection,
    state: State,
    rng: SmallRng,
}

/// How long things took.
#[derive(Default)]
struct Times {
    moves: Vec<Duration>,
    pages: Vec<Duration>,
    reads: Vec<Duration>,
}

impl Times {
    fn add(&mut self, other: Times) {
        self.moves.extend(other.moves);
        self.pages.extend(other.pages);
        self.reads.extend(other.reads);
    }

    fn quick(mut self) -> Quick {
        Quick {
            moves: self.moves.len() as u64,
            move_p50: percentile(&mut self.moves, 0.5),
            move_p99: percentile(&mut self.moves, 0.99),
            pages: self.pages.len() as u64,
            page_p50: percentile(&mut self.pages, 0.5),
            page_p99: percentile(&mut self.pages, 0.99),
            reads: self.reads.len() as u64,
            read_p50: percentile(&mut self.reads, 0.5),
            read_p99: percentile(&mut self.reads, 0.99),
        }
    }
}

impl Played {
    async fn open(address: SocketAddr, game: &str, seed: u64) -> Result<Played, LoadError> {
        let mut connection = Connection::open(address).await?;
        let (id, state) = begin(&mut connection, &opening(game, false)).await?;
        Ok(Played { id, connection, state, rng: SmallRng::seed_from_u64(seed) })
    }

    fn goes_on(&self) -> bool {
        self.state.status == "playing"
    }

    /// Makes a random move and says how long it took, and for which seat it was.
    async fn act(&mut self) -> Result<(Duration, String), LoadError> {
        if self.state.seat.is_none() {
            self.state = look(&mut self.connection, &self.id).await?;
        }
        let ended = || LoadError::Answer("a game has ended before its log was long".to_owned());
        let seat = self.state.seat.clone().ok_or_else(ended)?;
        let act = &self.state.offers[self.rng.random_range(0..self.state.offers.len())];
        let form = act_form(&seat, self.state.version, act);
        let sent = Instant::now();
        let answer = self.connection.post(&format!("/t/{}/act", self.id), &form).await?;
        let took = sent.elapsed();
        self.state = read(&answer)?;
        Ok((took, seat))
    }

    /// Takes the last act of a seat back; whether that may be.
    async fn undo(&mut self, seat: &str) -> Result<bool, LoadError> {
        let version = self.state.version;
        let form = format!("seat={seat}&version={version}&key=back-{version}");
        // What the rules refuse is no fault of the connection: whether it stands the next act shows.
        let Ok(answer) = self.connection.post(&format!("/t/{}/undo", self.id), &form).await else { return Ok(false) };
        self.state = read(&answer)?;
        Ok(true)
    }

    /// Goes back and forth until the log has so many entries; says how many steps the game has gone forward.
    async fn grow(&mut self, entries: u64) -> Result<usize, LoadError> {
        let mut steps = 0;
        while self.state.version < entries {
            let (_, mut seat) = self.act().await?;
            steps += 1;
            for _ in 0..IN_PLACE {
                if self.state.version >= entries || !self.undo(&seat).await? {
                    break;
                }
                seat = self.act().await?.1;
            }
        }
        Ok(steps)
    }

    /// Looks at the page as a browser would, and says how long it took.
    async fn page(&mut self) -> Result<Duration, LoadError> {
        let sent = Instant::now();
        self.connection.get_page(&format!("/t/{}", self.id)).await?;
        Ok(sent.elapsed())
    }

    async fn measure(&mut self, round: usize, times: &mut Times) -> Result<(), LoadError> {
        times.moves.push(self.act().await?.0);
        if round.is_multiple_of(LOOKED) {
            times.pages.push(self.page().await?);
        }
        Ok(())
    }
}

/// A fresh table and one with a long log.
struct Pair {
    fresh: Played,
    long: Played,
}

impl Pair {
    async fn open(address: SocketAddr, options: LongOptions, number: u64) -> Result<Pair, LoadError> {
        let seed = options.seed.wrapping_add(2 * number);
        let mut long = Played::open(address, &options.game, seed).await?;
        let steps = long.grow(options.entries).await?;
        let mut fresh = Played::open(address, &options.game, seed.wrapping_add(1)).await?;
        for _ in 0..steps {
            fresh.act().await?;
        }
        Ok(Pair { fresh, long })
    }

    /// Looks at both tables of a server that has just been started. Whoever comes first pays for what is made once, so they take turns.
    async fn read(&mut self, address: SocketAddr, round: usize) -> Result<(Times, Times), LoadError> {
        self.fresh.connection.move_to(address).await?;
        self.long.connection.move_to(address).await?;
        let (fresh, long) = if round.is_multiple_of(2) {
            let fresh = self.fresh.page().await?;
            (fresh, self.long.page().await?)
        } else {
            let long = self.long.page().await?;
            (self.fresh.page().await?, long)
        };
        let reads = |took: Duration| Times { reads: vec![took], ..Times::default() };
        Ok((reads(fresh), reads(long)))
    }

    /// Plays at both tables in turn until one of the games is over, or the time is.
    async fn play(mut self, until: Instant) -> Result<(Times, Times), LoadError> {
        let (mut fresh, mut long) = (Times::default(), Times::default());
        let mut round = 0;
        while self.fresh.goes_on() && self.long.goes_on() && Instant::now() < until {
            round += 1;
            if round % 2 == 0 {
                self.fresh.measure(round, &mut fresh).await?;
                self.long.measure(round, &mut long).await?;
            } else {
                self.long.measure(round, &mut long).await?;
                self.fresh.measure(round, &mut fresh).await?;
            }
        }
        Ok((fresh, long))
    }
}

/// Compares tables with long logs with fresh ones, on a server of its own.
pub async fn load_long(options: LongOptions) -> Result<LongReport, LoadError> {
    let file = data_file(&options.folder);
    let database = format!("sqlite://{}", file.display());
    let result = compare(&options, &database).await;
    remove(&file);
    result
}

async fn compare(options: &LongOptions, database: &str) -> Result<LongReport, LoadError> {
    let failed = |error: tokio::task::JoinError| LoadError::Connection(error.to_string());
    let mut server = Server::start(options.program.as_deref(), database).await?;
    let address = server.address();
    let opening: Vec<_> =
        (0..options.pairs as u64).map(|number| tokio::spawn(Pair::open(address, options.clone(), number))).collect();
    let mut pairs = Vec::new();
    for pair in opening {
        pairs.push(pair.await.map_err(failed)??);
    }
    let entries = pairs.iter().map(|pair| pair.long.state.version).min().unwrap_or(0);
    let fresh_entries = pairs.iter().map(|pair| pair.fresh.state.version).max().unwrap_or(0);
    let (mut fresh, mut long) = (Times::default(), Times::default());
    for round in 0..options.restarts {
        server.stop().await?;
        server = Server::start(options.program.as_deref(), database).await?;
        // What a server makes when it is first asked for is no part of any table.
        Connection::open(server.address()).await?.get_page(&format!("/new/{}", options.game)).await?;
        for pair in &mut pairs {
            let (one, other) = pair.read(server.address(), round).await?;
            fresh.add(one);
            long.add(other);
        }
    }
    let until = Instant::now() + options.span;
    let playing: Vec<_> = pairs.into_iter().map(|pair| tokio::spawn(pair.play(until))).collect();
    for pair in playing {
        let (one, other) = pair.await.map_err(failed)??;
        fresh.add(one);
        long.add(other);
    }
    server.stop().await?;
    Ok(LongReport { pairs: options.pairs, entries, fresh_entries, fresh: fresh.quick(), long: long.quick() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often the comparison is tried: what else a machine does at the moment may slow down one half of it.
    const TRIES: u64 = 3;

    async fn compared(seed: u64) -> LongReport {
        let folder = std::env::temp_dir().join(format!("crownlands-load-{}", store::fresh_key()));
        std::fs::create_dir(&folder).expect("the temporary folder can be written");
        let options = LongOptions {
            folder: folder.clone(),
            pairs: 2,
            entries: 2000,
            restarts: 4,
            span: Duration::from_secs(5),
            seed,
            ..LongOptions::default()
        };
        let report = load_long(options).await.expect("it runs");
        std::fs::remove_dir(folder).expect("the folder is empty again");
        report
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_with_a_long_log_is_as_quick_as_a_fresh_one() {
        let mut slow = Vec::new();
        for seed in 0..TRIES {
            let report = compared(seed).await;
            assert!(report.entries >= 2000 && report.fresh_entries < 60, "{report}");
            assert!(report.long.moves > 20 && report.long.pages > 4 && report.long.reads == 8, "{report}");
            assert!(report.to_string().contains("moves p99"), "{report}");
            // Half of them, not the slowest: with few moves those tell of the machine.
            let (fresh, long) = (report.fresh, report.long);
            let plays = ratio(long.move_p50, fresh.move_p50) < 1.5 && ratio(long.page_p50, fresh.page_p50) < 1.5;
            // Whoever replays the whole log takes several times as long.
            if plays && ratio(long.read_p50, fresh.read_p50) < 3.0 {
                return;
            }
            slow.push(report.to_string());
        }
        panic!("the length of the log is felt:\n{}", slow.join("\n"));
    }
}
