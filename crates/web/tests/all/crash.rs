//! Killing the server at any moment loses no acknowledged move, and a restart resumes every table.

use crate::common::{Scratch, Visitor, version};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::TableId;
use table::Seat;
use table::log::What;

/// How often the server is killed: a few times, or as often as `CROWNLANDS_KILLS` says.
fn kills() -> usize {
    std::env::var("CROWNLANDS_KILLS").map_or(20, |kills| kills.parse().expect("CROWNLANDS_KILLS is a number"))
}

/// How many tables are played at once.
const TABLES: usize = 4;

/// Names the data file for the process that is to be killed.
const DATABASE: &str = "CROWNLANDS_TEST_DATABASE";

/// The other half of the test below: the server in a process of its own. Only that test sets the variable.
#[tokio::test(flavor = "multi_thread")]
async fn serve_until_killed() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let options = web::ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        database,
        limits: web::Limits::none(),
        signals: false,
        ..web::ServeOptions::default()
    };
    let serving = web::serve(options).await.expect("the server starts");
    println!("\nlistening on http://{}", serving.address());
    serving.finished().await.expect("nobody asks it to stop");
}

/// A server in a process of its own, killed without warning.
struct Doomed {
    child: Child,
    base: String,
}

impl Doomed {
    fn start(database: &str) -> Doomed {
        let program = std::env::current_exe().expect("a test knows its program");
        let mut child = Command::new(program)
            .args(["--exact", "crash::serve_until_killed", "--nocapture"])
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server can be started");
        let lines = BufReader::new(child.stdout.take().expect("the output is piped")).lines();
        let base = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening on ").map(str::to_owned))
            .expect("the server says where it listens");
        Doomed { child, base }
    }

    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

/// A move the server acknowledged: table, version, seat and action.
type Acknowledged = (String, u64, String, String);

/// One person who plays all seats of one table after another.
struct Player {
    cookie: Option<String>,
    table: Option<String>,
    rng: SmallRng,
}

impl Player {
    /// Plays until the server is gone; everything acknowledged is written down.
    async fn play(mut self, base: String, with_bots: bool) -> (Player, Vec<Acknowledged>) {
        let mut visitor = Visitor::at(&base);
        if let Some(cookie) = &self.cookie {
            visitor.set_cookie("crownlands", cookie);
        }
        let mut kept = Vec::new();
        while self.step(&mut visitor, with_bots, &mut kept).await.is_some() {}
        (self, kept)
    }

    async fn step(&mut self, visitor: &mut Visitor, with_bots: bool, kept: &mut Vec<Acknowledged>) -> Option<()> {
        let Some(table) = self.table.clone() else {
            let others = if with_bots { "bot-easy" } else { "here" };
            let seats = [("seat-a", "here"), ("seat-b", others), ("seat-c", others)];
            let game = [("game", "brian-boru"), ("players", "3"), ("speed", "instant")];
            let opened = visitor.try_post("/tables", &[&game[..], &seats].concat()).await?;
            self.cookie = visitor.cookie("crownlands").map(str::to_owned);
            self.table = Some(opened.location().to_owned());
            return Some(());
        };
        let mut due = None;
        for seat in ["a", "b", "c"] {
            visitor.set_cookie("hand", seat);
            let state = visitor.program().try_get(&table).await?.json();
            if state["status"] == "over" {
                self.table = None;
                return Some(());
            }
            if state["seat"] == seat {
                due = Some((seat, version(&state), state["offers"].clone()));
                break;
            }
        }
        let Some((seat, now, offers)) = due else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            return Some(());
        };
        let offers = offers.as_array().expect("offers are a list").clone();
        let act = offers[self.rng.random_range(0..offers.len())].as_str().expect("an offer is text").to_owned();
        let (number, key) = (now.to_string(), format!("t-{now}"));
        let fields = [("seat", seat), ("version", &*number), ("key", &*key), ("act", &*act)];
        let answer = visitor.program().try_post(&format!("{table}/act"), &fields).await?;
        if answer.status == 200 {
            kept.push((table, first_version(&answer.json()), seat.to_owned(), act));
        }
        Some(())
    }
}

/// Where in the log the acknowledged act stands at the latest; what chance added after it may follow.
fn first_version(answer: &serde_json::Value) -> u64 {
    answer["done"].as_u64().expect("an acknowledgement names a version")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_and_every_table_goes_on() {
    let scratch = Scratch::new();
    let url = scratch.url();
    let seed: u64 = rand::rng().random();
    println!("seed {seed}");
    let mut rng = SmallRng::seed_from_u64(seed);
    let new = |n| Player { cookie: None, table: None, rng: SmallRng::seed_from_u64(seed.wrapping_add(n)) };
    let mut players: Vec<Player> = (0..TABLES as u64).map(new).collect();
    let (mut moves, mut together) = (0, 0);
    let kills = kills();
    for kill in 0..kills {
        let doomed = Doomed::start(&url);
        let playing: Vec<_> = players
            .drain(..)
            .enumerate()
            .map(|(n, player)| tokio::spawn(player.play(doomed.base.clone(), n == 0)))
            .collect();
        tokio::time::sleep(Duration::from_millis(rng.random_range(30..350))).await;
        doomed.kill();
        let mut kept = Vec::new();
        for player in playing {
            let (player, mut acknowledged) = player.await.expect("a player does not panic");
            players.push(player);
            kept.append(&mut acknowledged);
        }
        moves += kept.len();
        together += check(&url, &kept, kill).await;
    }
    assert!(moves > kills * 2, "only {moves} moves were made; the kills prove little");
    // So many kills fall into such a choice sooner or later; a few need not.
    assert!(together > 0 || kills < 50, "no kill fell into a choice of several seats at once");
    println!("{moves} acknowledged moves, {kills} kills, {together} of them with several seats deciding");
    resume(&url, &players).await;
}

/// Every acknowledged act is in the log, once. Counts the tables at which several seats were deciding.
async fn check(url: &str, kept: &[Acknowledged], kill: usize) -> usize {
    let store = store::open(url, store::Options::default()).await.expect("the data file is sound");
    let mut logs: BTreeMap<&str, Vec<store::Logged>> = BTreeMap::new();
    let mut together = 0;
    for (table, version, seat, act) in kept {
        let id: TableId = table.trim_start_matches("/t/").parse().expect("a table has an id");
        if !logs.contains_key(table.as_str()) {
            let loaded = store.load(&id).await.expect("an acknowledged table is there");
            assert_eq!(loaded.broken_at, None, "kill {kill}: the chain of {table} holds");
            together += usize::from(loaded.table.waiting.len() > 1);
            logs.insert(table, loaded.log);
        }
        let seat: Seat = seat.parse().expect("a seat has a letter");
        let log = &logs[table.as_str()];
        let upto = log.iter().take_while(|row| row.version <= *version);
        let acts = upto.filter_map(|row| match &row.entry.what {
            What::Act { seat: who, act } if *who == seat => Some(act),
            _ => None,
        });
        assert_eq!(acts.last(), Some(act), "kill {kill}: a move at {table}, version {version} was lost");
    }
    store.close().await.expect("the data file closes");
    together
}

/// Every table is there after the last restart and can be played on.
async fn resume(url: &str, players: &[Player]) {
    let doomed = Doomed::start(url);
    for player in players {
        let (Some(cookie), Some(table)) = (&player.cookie, &player.table) else { continue };
        let mut visitor = Visitor::at(&doomed.base);
        visitor.set_cookie("crownlands", cookie);
        for seat in ["a", "b", "c"] {
            visitor.set_cookie("hand", seat);
            let state = visitor.look(table).await;
            if state["seat"] == seat {
                let act = state["offers"][0].as_str().expect("an offer is text").to_owned();
                let answer = visitor.act(table, seat, version(&state), &act).await;
                assert_eq!(answer.status, 200, "{}", answer.body);
                break;
            }
        }
    }
    doomed.kill();
}
