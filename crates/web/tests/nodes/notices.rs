//! People who are not here, and are called when it is their turn: friends of those who play. Each of their turns is told once, however
//! often servers die in the middle of telling it.

use crate::common::Visitor;
use crate::replay::Replay;
use axum::body::Bytes;
use axum::http::{StatusCode, Uri};
use serde_json::Value;
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::Seat;
use tokio::net::TcpListener;

/// How often the receiver says that it has no time: every so many calls, so that something is told a second time.
const TURNED_AWAY: usize = 12;

/// How long everything may take to be told once all is well: as long as what a dead server has taken is nobody else's, and then some.
const PATIENCE: Duration = Duration::from_secs(300);

/// The seat of whoever is not here.
pub const FRIEND: Seat = Seat::new(1);

/// Whom a call was for, at which table, and what was told.
type Call = (String, String, String);

/// How often something was told, and how often it was turned away.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    taken: usize,
    away: usize,
}

/// The address at which everybody is called.
#[derive(Clone)]
pub struct Hooks {
    address: String,
    calls: Arc<Mutex<BTreeMap<Call, Told>>>,
}

impl Hooks {
    pub async fn open() -> Hooks {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = format!("http://{}", listener.local_addr().expect("it has an address"));
        let hooks = Hooks { address, calls: Arc::default() };
        let here = hooks.clone();
        let take = move |uri: Uri, body: Bytes| {
            let answer = here.take(uri.path(), &body);
            async move { answer }
        };
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(take)).await });
        hooks
    }

    fn take(&self, whom: &str, body: &[u8]) -> StatusCode {
        let said: Value = serde_json::from_slice(body).expect("what is told is JSON");
        let text = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
        let mut calls = self.calls.lock().expect("nobody panics while counting");
        let number: usize = calls.values().map(|told| told.taken + told.away).sum();
        let told = calls.entry((whom.to_owned(), text("table"), text("event"))).or_default();
        if number % TURNED_AWAY == TURNED_AWAY - 1 {
            told.away += 1;
            StatusCode::SERVICE_UNAVAILABLE
        } else {
            told.taken += 1;
            StatusCode::NO_CONTENT
        }
    }

    /// Where somebody of this name is called.
    pub fn of(&self, name: &str) -> String {
        format!("{}/{}", self.address, name.replace(' ', "-"))
    }

    /// How often somebody was told that it is their turn at a table.
    pub fn turns(&self, name: &str, table: &str) -> usize {
        let call =
            (format!("/{}", name.replace(' ', "-")), table.trim_start_matches("/t/").to_owned(), "turn".to_owned());
        self.calls.lock().expect("nobody panics while counting").get(&call).map_or(0, |told| told.taken)
    }

    fn told(&self, (address, table, kind): &Call) -> Told {
        let whom = address.trim_start_matches(&self.address).to_owned();
        let call = (whom, table.clone(), kind.clone());
        self.calls.lock().expect("nobody panics while counting").get(&call).copied().unwrap_or_default()
    }
}

/// Lets a browser be called there; whether that is known by now. Asking for it again changes nothing.
pub async fn subscribe(browser: &mut Visitor, address: &str) -> bool {
    let form = [("kind", "hook"), ("address", address)];
    browser.try_post("/me/notices/add", &form).await.is_some_and(|answer| answer.status == 303)
}

/// What is to be told for the first time is told now: nobody waits here for as long as people are given to look by themselves. Where the
/// database does not answer, nothing is changed.
pub async fn hurry(url: &str) {
    let hurried = async {
        let mut db = PgConnection::connect(url).await.ok()?;
        sqlx::query("UPDATE notices SET due = created WHERE state = 'waiting' AND tries = 0")
            .execute(&mut db)
            .await
            .ok()
    };
    let _ = tokio::time::timeout(Duration::from_secs(2), hurried).await;
}

/// What was found about those who were called.
#[derive(Debug)]
pub struct Found {
    turns: usize,
    told: usize,
    twice: usize,
    moot: usize,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { turns, told, twice, moot } = self;
        write!(
            f,
            "{turns} turns of people who are not here: {told} notices told, {twice} tried more than once, {moot} needless by then"
        )
    }
}

/// A notice as the database keeps it: the address, the table, the kind, the version, the state, how often it was tried.
type Row = (String, String, String, i64, String, i64);

async fn rows(db: &mut PgConnection) -> Vec<Row> {
    sqlx::query_as(
        "SELECT c.address, n.table_id, n.kind, n.version, n.state, n.tries FROM notices AS n
         JOIN channels AS c ON c.id = n.channel WHERE n.kind IN ('turn', 'over')",
    )
    .fetch_all(db)
    .await
    .expect("the database answers")
}

/// Waits until nothing is left to tell. What a dead server has taken, and what was turned away, is not waited for as long as it lasts.
async fn all_told(url: &str) -> Vec<Row> {
    let mut db = PgConnection::connect(url).await.expect("the database answers");
    let begun = Instant::now();
    loop {
        let rows = rows(&mut db).await;
        if rows.iter().all(|(.., state, _)| state != "waiting") {
            return rows;
        }
        assert!(begun.elapsed() < PATIENCE, "something is never told: {rows:?}");
        // Longer than one attempt may take, so that nothing is told by two servers at once for this.
        let sooner = "UPDATE notices SET due = created WHERE state = 'waiting' AND (tries = 0 OR $1)";
        let is_late = begun.elapsed() > Duration::from_secs(12);
        sqlx::query(sooner).bind(is_late).execute(&mut db).await.expect("the database answers");
        tokio::time::sleep(Duration::from_secs(if is_late { 13 } else { 1 })).await;
    }
}

/// Each turn of those who are not here has one notice, the end of a game has one for whom did not end it, and nothing else has any; none is
/// lost, none given up; and each was told as often as it was tried at most, and once at least if it counts as told.
pub async fn check(url: &str, replays: &BTreeMap<String, Replay>, hooks: &Hooks) -> Found {
    let rows = all_told(url).await;
    let mut found = Found { turns: 0, told: 0, twice: 0, moot: 0 };
    let mut called: BTreeMap<Call, Vec<&Row>> = BTreeMap::new();
    for row in &rows {
        let (address, table, kind, version, state, tries) = row;
        assert!(matches!(&**state, "sent" | "seen" | "moot"), "{table}: what stands at {version} is {state}");
        found.told += usize::from(state == "sent");
        found.twice += usize::from(*tries > 1);
        found.moot += usize::from(state != "sent");
        called.entry((address.clone(), table.clone(), kind.clone())).or_default().push(row);
    }
    for (call, notices) in &called {
        let Told { taken, away } = hooks.told(call);
        let sent = notices.iter().filter(|(.., state, _)| state == "sent").count();
        let tries: i64 = notices.iter().map(|(.., tries)| tries).sum();
        assert!(taken >= sent, "{call:?}: {sent} count as told, and {taken} came");
        assert!(
            taken + away <= tries as usize,
            "{call:?}: {tries} attempts, and {taken} came and {away} were turned away"
        );
    }
    let friends: BTreeSet<&String> = called.keys().map(|(_, table, _)| table).collect();
    for table in friends {
        let Some(replay) = replays.get(table) else { continue };
        let versions = |what: &str| -> Vec<u64> {
            let of_it = rows.iter().filter(|(_, at, kind, ..)| at == table && kind == what);
            let mut versions: Vec<u64> = of_it.map(|(_, _, _, version, ..)| *version as u64).collect();
            versions.sort_unstable();
            versions
        };
        // Whoever came last let the game begin, and is here.
        let turns: Vec<u64> = versions("turn").into_iter().filter(|version| *version >= replay.begun).collect();
        let due: Vec<u64> = replay.calls(FRIEND).collect();
        assert_eq!(turns, due, "{table}: each turn is told once");
        assert_eq!(versions("over").len(), usize::from(replay.last != Some(FRIEND)), "{table}: so is the end");
        found.turns += due.len();
    }
    found
}
