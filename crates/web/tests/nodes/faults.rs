//! Whatever may befall servers and their database, by chance, while people play: servers are killed, hang and come back, the database is
//! restarted, lost for good and replaced, its disk is slow, clocks jump, the line between them is slow, torn, silent or cut, and so is the one
//! between people and servers. Afterwards everything must be as if nothing had happened.

use crate::history::History;
use crate::node::Node;
use crate::notices::{self, Hooks};
use crate::player::Player;
use crate::proxy::{Proxy, Weather};
use crate::titles::TITLES;
use crate::{check, trial};
use futures_util::FutureExt;
use libtest_mimic::Trial;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use spare_postgres::Server;
use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Every test here.
pub fn trials() -> Vec<Trial> {
    vec![trial("faults_of_every_kind_lose_nothing", faults_of_every_kind_lose_nothing)]
}

/// How much longer than wanted a slow machine may take until enough has happened.
const LATE: Duration = Duration::from_secs(600);

/// How many people play the toy; beside them each title is played.
const PLAYERS: u64 = 8;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// What may befall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Kill,
    Hang,
    Restart,
    DatabaseHangs,
    FailOver,
    SlowDisk,
    ClockJumps,
    /// Between the servers and their database.
    Line(Weather),
    /// Between people and a server.
    Front(Weather),
}

const FAULTS: [Fault; 14] = [
    Fault::Kill,
    Fault::Hang,
    Fault::Restart,
    Fault::DatabaseHangs,
    Fault::FailOver,
    Fault::SlowDisk,
    Fault::ClockJumps,
    Fault::Line(Weather::Slow),
    Fault::Line(Weather::Torn),
    Fault::Line(Weather::Silent),
    Fault::Line(Weather::Cut),
    Fault::Front(Weather::Slow),
    Fault::Front(Weather::Torn),
    Fault::Front(Weather::Cut),
];

impl Fault {
    /// Its name in `CROWNLANDS_FAULTS`.
    fn name(self) -> &'static str {
        match self {
            Fault::Kill => "kill",
            Fault::Hang => "hang",
            Fault::Restart => "restart",
            Fault::DatabaseHangs => "database-hangs",
            Fault::FailOver => "fail-over",
            Fault::SlowDisk => "slow-disk",
            Fault::ClockJumps => "clock-jumps",
            Fault::Line(_) => "line",
            Fault::Front(_) => "front",
        }
    }
}

/// The faults that are wanted: all, or those that `CROWNLANDS_FAULTS` names, such as `kill,line`.
fn wanted() -> Vec<Fault> {
    let Ok(names) = std::env::var("CROWNLANDS_FAULTS") else { return FAULTS.to_vec() };
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    for name in &names {
        assert!(FAULTS.iter().any(|fault| fault.name() == *name), "there is no fault `{name}`");
    }
    FAULTS.into_iter().filter(|fault| names.contains(&fault.name())).collect()
}

/// The site, the lines between its servers and the database, and those between people and its servers.
struct Site {
    nodes: Vec<Node>,
    lines: Vec<Proxy>,
    fronts: Vec<Proxy>,
    /// The database that answers, and the one that takes over when it is gone.
    database: Server,
    standby: Option<Server>,
    name: String,
}

impl Site {
    async fn open(servers: usize) -> Site {
        // It waits for the disk, or there would be no slow one.
        let database = Server::start(true);
        let name = database.fresh_name();
        let (mut nodes, mut lines, mut fronts) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..servers {
            // Each server has a line of its own.
            let line = Proxy::to(database.port()).await;
            let through = format!("postgres://crownlands@127.0.0.1:{}/{name}", line.port());
            let node = tokio::task::block_in_place(|| Node::start(&through));
            fronts.push(Proxy::to(node.port()).await);
            nodes.push(node);
            lines.push(line);
        }
        let standby = Some(tokio::task::block_in_place(|| database.standby()));
        Site { nodes, lines, fronts, database, standby, name }
    }

    /// The database without a line in between.
    fn url(&self) -> String {
        self.database.url(&self.name)
    }

    /// Where people find the servers.
    fn bases(&self) -> Vec<String> {
        self.fronts.iter().map(|front| format!("http://127.0.0.1:{}", front.port())).collect()
    }
}

async fn faults_of_every_kind_lose_nothing() {
    let span = Duration::from_secs(number("CROWNLANDS_FAULT_SECONDS").unwrap_or(45));
    let seed = number("CROWNLANDS_FAULT_SEED").unwrap_or_else(rand::random);
    println!("CROWNLANDS_FAULT_SEED={seed}");
    let history = History::new();
    let run = AssertUnwindSafe(befall(span, seed, history.clone())).catch_unwind().await;
    if let Err(failed) = run {
        let path = history.write(seed);
        println!("seed {seed}; what happened is written in {}", path.display());
        std::panic::resume_unwind(failed);
    }
}

async fn befall(span: Duration, seed: u64, history: History) {
    let (faults, begun_at) = (wanted(), store::Time::now());
    let mut site = Site::open(number("CROWNLANDS_FAULT_SERVERS").unwrap_or(3) as usize).await;
    let (bases, hooks) = (site.bases(), Hooks::open().await);
    let go_on = Arc::new(AtomicBool::new(true));
    let player = |number| Player::new(number, &bases, seed, &history, &hooks);
    let of_titles = (PLAYERS..).zip(TITLES).map(|(number, title)| player(number).of(title));
    let players: Vec<_> =
        (0..PLAYERS).map(player).chain(of_titles).map(|player| tokio::spawn(player.play(Arc::clone(&go_on)))).collect();
    let mut rng = SmallRng::seed_from_u64(seed);
    let (begun, mut befallen, mut before) = (Instant::now(), BTreeMap::<&str, u32>::new(), check::Logs::new());
    // Each kind comes up once before chance decides.
    let mut first = faults.clone();
    let (least, latest) = (span.as_secs() / 8, span + LATE);
    // The time that is wanted, and on a slow machine as much longer as it takes for enough to happen.
    let is_enough = |faults: u32| u64::from(faults) > least && history.games_ended() >= PLAYERS;
    while (begun.elapsed() < span || !is_enough(befallen.values().sum()) && begun.elapsed() < latest)
        && players.iter().all(|player| !player.is_finished())
    {
        tokio::time::sleep(Duration::from_millis(rng.random_range(200..1200))).await;
        let fault = first.pop().unwrap_or_else(|| *faults.choose(&mut rng).expect("there are faults"));
        let (whom, pause) = (rng.random_range(0..site.nodes.len()), Duration::from_millis(rng.random_range(100..2500)));
        history.note(format!("{fault:?} of server {whom} for {pause:?}"));
        *befallen.entry(fault.name()).or_default() += 1;
        notices::hurry(&site.url()).await;
        strike(fault, whom, pause, &mut site, &mut rng).await;
        // What stands in the logs at any moment never changes later.
        if befallen.values().sum::<u32>().is_multiple_of(8)
            && let Ok(store) = store::open(&site.url(), store::Options::default()).await
        {
            if let Some(now) = check::logs(&*store, &history).await {
                check::only_grown(&before, &now);
                before = now;
            }
            store.close().await.expect("it closes");
        }
    }
    history.note("all is well again");
    go_on.store(false, Ordering::Relaxed);
    let mut ended = Vec::new();
    for player in players {
        let player = player.await.expect("a player does not panic");
        assert_eq!(player.faults, Vec::<String>::new());
        ended.extend(player.finished);
    }
    let found = check::everything(&site.url(), &bases, &history, &ended, &before, begun_at, &hooks).await;
    let faults: u32 = befallen.values().sum();
    println!("{faults} faults in {:?} {befallen:?}: {found}", begun.elapsed());
    assert!(u64::from(faults) > least, "only {faults} faults");
    assert!(history.games_ended() >= PLAYERS, "only {} games", history.games_ended());
    for title in TITLES {
        assert!(found.moves(title.game) > 0, "{} was not played", title.game);
    }
}

/// Lets something happen, and puts it right again.
async fn strike(fault: Fault, whom: usize, pause: Duration, site: &mut Site, rng: &mut SmallRng) {
    match fault {
        Fault::Kill => {
            site.nodes[whom].kill();
            tokio::time::sleep(pause / 2).await;
            // It may need the database, which answers by now.
            while !tokio::task::block_in_place(|| site.nodes[whom].begin()) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        Fault::Hang => {
            site.nodes[whom].pause(true);
            // Long enough, now and then, for its leases to be taken over.
            tokio::time::sleep(pause * 3).await;
            site.nodes[whom].pause(false);
        }
        Fault::Restart => tokio::task::block_in_place(|| site.database.restart()),
        Fault::DatabaseHangs => {
            tokio::task::block_in_place(|| site.database.pause());
            tokio::time::sleep(pause).await;
            tokio::task::block_in_place(|| site.database.resume());
        }
        Fault::FailOver => fail_over(site),
        Fault::SlowDisk => {
            tokio::task::block_in_place(|| site.database.slow_down(Duration::from_millis(100)));
            tokio::time::sleep(pause * 2).await;
            tokio::task::block_in_place(|| site.database.slow_down(Duration::ZERO));
        }
        Fault::ClockJumps => site.nodes[whom].set_clock(rng.random_range(-3..=3) * 86_400 + 1),
        Fault::Line(weather) => {
            site.lines[whom].set(weather);
            tokio::time::sleep(pause * 2).await;
            site.lines[whom].set(Weather::Fair);
        }
        Fault::Front(weather) => {
            site.fronts[whom].set(weather);
            tokio::time::sleep(pause * 2).await;
            site.fronts[whom].set(Weather::Fair);
        }
    }
}

/// The database is gone for good, its standby takes over, and gets one of its own.
fn fail_over(site: &mut Site) {
    tokio::task::block_in_place(|| {
        let standby = site.standby.take().expect("there is always a standby");
        let gone = std::mem::replace(&mut site.database, standby);
        gone.fail_over(&site.database);
        for line in &site.lines {
            line.lead_to(site.database.port());
        }
        site.standby = Some(site.database.standby());
    });
}
