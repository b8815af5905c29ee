//! Killed at any moment, the store loses nothing it has acknowledged.
//!
//! This program starts itself as a child that plays at many tables at once and writes a line to its standard output before
//! each submission and after each acknowledgement. The parent kills it at a random moment (SIGKILL), opens the data file
//! and compares; the next child goes on with the same file.

mod house;

use house::{Folder, acted, new_table, reopen, seat, seats};
use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use store::sqlite::Sqlite;
use store::{Appended, Logged, NewSeat, Options, Page, Store, Submission, TableId, Which, fresh_key};
use table::log::What;

/// How often the child is killed: a few times, or as often as `CROWNLANDS_KILLS` says.
fn kills() -> usize {
    std::env::var("CROWNLANDS_KILLS").map_or(25, |kills| kills.parse().expect("CROWNLANDS_KILLS is a number"))
}

/// How many tables it plays at once.
const TABLES: usize = 20;

/// The variable that makes this program the child: the data file.
const CHILD: &str = "CROWNLANDS_CRASH_FILE";

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    match std::env::var_os(CHILD) {
        Some(file) => runtime.block_on(play_until_killed(Path::new(&file))),
        None => runtime.block_on(kill_and_compare()),
    }
}

// --- the child ---

/// The submission a key stands for: one to three entries that can be told apart.
fn submission(table: &TableId, expected: u64, key: &str) -> Submission {
    let entries = 1 + expected % 3;
    let entry = |part| acted(0, format!("{key}/{part}/{entries}"));
    Submission::new(table, expected, key).entries((0..entries).map(entry)).waiting(seats([1])).begins()
}

/// Writes a line in one piece, so that a kill tears at most the last one.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).and_then(|()| out.flush()).unwrap();
}

async fn play_until_killed(file: &Path) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(file, Options::default()).await.unwrap());
    let mut tables = Vec::new();
    for which in [Which::Open, Which::Playing] {
        tables.extend(store.list(which, Page::first(Page::MOST)).await.unwrap().tables);
    }
    // Among them may be one whose opening was committed just before the last child could say so.
    for table in &tables {
        say(&format!("opened {}", table.id));
    }
    while tables.len() < TABLES {
        let table = store.open_table(new_table(vec![NewSeat::open(seat(0))])).await.unwrap();
        say(&format!("opened {}", table.id));
        tables.push(table);
    }
    let mut players = tokio::task::JoinSet::new();
    for table in tables {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let mut version = table.version;
            loop {
                let key = fresh_key();
                say(&format!("try {} {version} {key}", table.id));
                let appended = store.append(submission(&table.id, version, &key)).await.unwrap();
                let Appended::Committed(versions) = appended else { panic!("nobody else plays here") };
                say(&format!("kept {} {} {key}", table.id, versions.end()));
                version = *versions.end();
            }
        });
    }
    players.join_all().await;
}

// --- the parent ---

/// What the child said.
#[derive(Default)]
struct Told {
    opened: HashSet<TableId>,
    /// Table, version it was sent for.
    tried: HashMap<String, (TableId, u64)>,
    /// Table, last version it got.
    kept: HashMap<String, (TableId, u64)>,
}

impl Told {
    fn hear(&mut self, output: &str) {
        // What follows the last line break was torn by the kill.
        let whole = output.rfind('\n').map_or("", |end| &output[..end]);
        for line in whole.lines() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["opened", table] => {
                    self.opened.insert(table.parse().unwrap());
                }
                ["try", table, version, key] => {
                    self.tried.insert(key.into(), (table.parse().unwrap(), version.parse().unwrap()));
                }
                ["kept", table, version, key] => {
                    self.kept.insert(key.into(), (table.parse().unwrap(), version.parse().unwrap()));
                }
                _ => panic!("the child failed: {output}"),
            }
        }
    }
}

async fn kill_and_compare() {
    let rounds = kills();
    m1_killed_during_its_very_first_start_the_store_starts_again(rounds).await;
    let folder = Folder::new();
    let mut told = Told::default();
    let mut unanswered = 0;
    for round in 0..rounds {
        let delay = Duration::from_millis(rand::random_range(1..200));
        // Half of them early, when the file is being made or opened; half of them in full play.
        told.hear(&run_and_kill(&folder.file(), round % 2 == 1, delay).await);
        unanswered += compare(&folder, &mut told).await;
        println!("kill {}, after {delay:?}: {} acknowledged so far", round + 1, told.kept.len());
    }
    assert!(told.kept.len() > rounds, "the child hardly played");
    println!("{rounds} kills, {} acknowledged submissions, all there; {unanswered} were under way", told.kept.len());
}

/// Each time a fresh file, killed at any moment while it is being made.
async fn m1_killed_during_its_very_first_start_the_store_starts_again(rounds: usize) {
    let mut unmade = 0;
    for round in 0..rounds {
        let folder = Folder::new();
        // A start takes a few milliseconds to a few dozen; every step of it is hit sooner or later.
        run_and_kill(&folder.file(), false, Duration::from_micros(rand::random_range(0..60_000))).await;
        unmade += usize::from(!folder.file().exists());
        let store = reopen(&folder, Options::default()).await;
        let opened = store.open_table(new_table(vec![NewSeat::open(seat(0))])).await;
        assert!(opened.is_ok(), "first start {round}: {opened:?}");
        store.close().await.unwrap();
    }
    println!("{rounds} first starts cut short, all made up for; {unmade} had not made a file yet");
}

/// Starts the child, lets it play, and kills it `delay` after its start or after its first acknowledgement. Returns what it
/// said.
async fn run_and_kill(file: &Path, from_first: bool, delay: Duration) -> String {
    let mut child =
        Command::new(std::env::current_exe().unwrap()).env(CHILD, file).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let (first, acknowledged) = tokio::sync::oneshot::channel();
    let reading = std::thread::spawn(move || {
        let (mut text, mut first) = (String::new(), Some(first));
        while output.read_line(&mut text).unwrap() > 0 {
            if first.is_some() && text.contains("kept") {
                first.take().map(|first| first.send(()));
            }
        }
        text
    });
    if from_first {
        tokio::time::timeout(Duration::from_secs(60), acknowledged).await.expect("the child plays").unwrap();
    }
    tokio::time::sleep(delay).await;
    kill(child);
    reading.join().unwrap()
}

/// `Child::kill` sends SIGKILL: the child cannot notice.
fn kill(mut child: Child) {
    assert!(child.try_wait().unwrap().is_none(), "the child ended by itself");
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Everything acknowledged must be there, everything under way whole or not at all. Returns how many were under way.
async fn compare(folder: &Folder, told: &mut Told) -> usize {
    let store = reopen(folder, Options::default()).await;
    let mut logs = HashMap::new();
    for table in &told.opened {
        let loaded = store.load(table).await.expect("an acknowledged table is there");
        assert_eq!(loaded.broken_at, None, "the chain holds");
        let (version, log) = (loaded.table.version, loaded.log);
        assert!(log.iter().map(|entry| entry.version).eq(1..=version), "no gaps");
        assert_whole(&log, told);
        logs.insert(table.clone(), log);
    }
    for (key, (table, last)) in &told.kept {
        let entry = logs[table].get(*last as usize - 1);
        assert!(entry.is_some_and(|entry| body(entry).starts_with(key.as_str())), "{key} was acknowledged and is lost");
    }
    let under_way = send_again(&*store, told).await;
    store.close().await.unwrap();
    under_way
}

/// What was under way is sent again: it is kept once, whether or not it had been committed before the kill.
async fn send_again(store: &dyn Store, told: &mut Told) -> usize {
    let unanswered = |key: &String| !told.kept.contains_key(key);
    let under_way: Vec<_> =
        told.tried.iter().filter(|(key, _)| unanswered(key)).map(|(k, t)| (k.clone(), t.clone())).collect();
    for (key, (table, expected)) in &under_way {
        let again = store.append(submission(table, *expected, key)).await.unwrap();
        let versions = again.versions().expect("nobody else plays here");
        assert_eq!(*versions.start(), expected + 1);
        told.kept.insert(key.clone(), (table.clone(), *versions.end()));
    }
    under_way.len()
}

/// Every submission in the log was tried, and all its entries are there, in order.
fn assert_whole(log: &[Logged], told: &Told) {
    let mut seen = HashSet::new();
    let mut rest = log;
    while let Some(first) = rest.first() {
        let (key, part) = body(first).split_once('/').unwrap();
        let entries: usize = part.strip_prefix("0/").expect("begins with its first entry").parse().unwrap();
        assert!(told.tried.contains_key(key) && seen.insert(key), "{key}");
        for (part, entry) in rest[..entries].iter().enumerate() {
            assert_eq!(body(entry), format!("{key}/{part}/{entries}"));
        }
        rest = &rest[entries..];
    }
}

/// What the child did.
fn body(logged: &Logged) -> &str {
    match &logged.entry.what {
        What::Act { act, .. } => act,
        other => panic!("the child only acts: {other:?}"),
    }
}
