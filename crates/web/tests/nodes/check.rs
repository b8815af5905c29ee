//! What must hold when everything is over, whatever befell the servers.

use crate::common::Visitor;
use crate::history::{History, Sent};
use crate::notices::{self, Hooks};
use crate::player::Ended;
use crate::replay::Replay;
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use store::{Logged, Store, TableId, Time};
use table::log::What;

/// What was found when everything was checked.
#[derive(Debug)]
pub struct Found {
    acknowledged: usize,
    kept: usize,
    games: usize,
    draws: usize,
    bot_moves: usize,
    /// How many tables of each game there were, and how many moves were made there.
    played: BTreeMap<String, (usize, usize)>,
    called: notices::Found,
}

impl Found {
    /// How many moves of a game were replayed.
    pub fn moves(&self, game: &str) -> usize {
        self.played.get(game).map_or(0, |(_, moves)| *moves)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { acknowledged, kept, games, draws, bot_moves, played, called } = self;
        let played: Vec<String> =
            played.iter().map(|(game, (tables, moves))| format!("{game} {moves} at {tables} tables")).collect();
        write!(
            f,
            "{acknowledged} acknowledged, {kept} kept, {games} games finished, {draws} draws and {bot_moves} moves of bots replayed, moves: {}; {called}",
            played.join(", ")
        )
    }
}

/// Everything that must hold once all is well again, in the database and at every server.
pub async fn everything(
    url: &str,
    bases: &[String],
    history: &History,
    ended: &[Ended],
    before: &Logs,
    begun: Time,
    hooks: &Hooks,
) -> Found {
    let store = store::open(url, store::Options::default()).await.expect("the database is sound");
    let (acknowledged, kept) = submissions(&*store, url, history).await;
    let logs = logs(&*store, history).await.expect("the database answers");
    only_grown(before, &logs);
    in_their_time(&logs, begun);
    let bots = bot_keys(url).await;
    let (mut draws, mut bot_moves, mut replays, mut played) = (0, 0, BTreeMap::new(), BTreeMap::new());
    for end in ended {
        let loaded = store.load(&id(&end.table)).await.expect("the table is there");
        let replay = Replay::of(&loaded);
        assert_eq!(replay.is_over(), end.is_over, "{}: whether it is over", end.table);
        let (tables, moves): &mut (usize, usize) = played.entry(loaded.table.game.clone()).or_default();
        (*tables, *moves) = (*tables + 1, *moves + replay.moves);
        assert_eq!(
            replay.bot_moves,
            bots.get(id(&end.table).as_str()).copied().unwrap_or(0),
            "{}: moves of bots",
            end.table
        );
        draws += replay.draws;
        bot_moves += replay.bot_moves;
        shown_alike(bases, end, &replay).await;
        replays.insert(id(&end.table).to_string(), replay);
    }
    store.close().await.expect("it closes");
    let called = notices::check(url, &replays, hooks).await;
    let games = ended.iter().filter(|end| end.is_over).count();
    Found { acknowledged, kept, games, draws, bot_moves, played, called }
}

/// How many submissions of bots are kept at each table.
async fn bot_keys(url: &str) -> BTreeMap<String, usize> {
    let mut db = PgConnection::connect(url).await.expect("the database answers");
    let kept: Vec<(String, i64)> =
        sqlx::query_as("SELECT table_id, count(*) FROM log WHERE key LIKE 'bot.%' GROUP BY table_id")
            .fetch_all(&mut db)
            .await
            .expect("the database answers");
    kept.into_iter().map(|(table, count)| (table, count as usize)).collect()
}

/// Whatever the clocks of servers showed, the log says when things happened.
fn in_their_time(logs: &Logs, begun: Time) {
    const MINUTE: i64 = 60_000;
    let span = begun.0 - MINUTE..=Time::now().0 + MINUTE;
    for (table, log) in logs {
        for at in log.iter().filter_map(|logged| logged.entry.at) {
            assert!(span.contains(&at), "{table}: something was written down for {at}, not within {span:?}");
        }
    }
}

/// Every server shows everybody the table that its log tells: those who played there, each seat, and somebody who looks on.
async fn shown_alike(bases: &[String], end: &Ended, replay: &Replay) {
    for base in bases {
        let onlooker = Visitor::at(base).look(&end.table).await;
        assert_eq!(onlooker["view"], replay.view(None), "{}: what the log tells is shown at {base}", end.table);
        assert_eq!(onlooker["status"], if end.is_over { "over" } else { "playing" });
        // While a game is on some clock runs.
        if end.is_over {
            assert_eq!(onlooker["clocks"], replay.clocks(), "{}: clocks are those of the log at {base}", end.table);
        }
        for seat in &end.seats {
            let mut player = Visitor::at(base);
            player.set_cookie("crownlands", &end.cookie);
            player.set_cookie("hand", &seat.to_string());
            let seen = player.look(&end.table).await;
            assert_eq!(seen["version"], onlooker["version"]);
            // Who has all seats at one device is shown one of them, or the table as it lies open.
            let open = (end.seats.len() > 1).then(|| replay.view(None));
            let mut views = end.seats.iter().map(|seat| replay.view(Some(*seat))).chain(open);
            assert!(views.any(|view| view == seen["view"]), "{}: {seat} sees {seen}", end.table);
        }
    }
}

/// Logs as they were at a moment.
pub type Logs = BTreeMap<String, Vec<Logged>>;

/// The logs of all tables that were named so far.
pub async fn logs(store: &dyn Store, history: &History) -> Option<Logs> {
    let mut logs = Logs::new();
    let tables: BTreeSet<String> = history.all_sent().into_iter().map(|sent| sent.table).collect();
    for table in tables {
        let loaded = store.load(&id(&table)).await.ok()?;
        assert_eq!(loaded.broken_at, None, "{table}: the chain holds");
        logs.insert(table, loaded.log);
    }
    Some(logs)
}

fn id(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().expect("a table has an id")
}

/// The key under which a submission is kept.
fn whole_key(sent: &Sent) -> String {
    let mut digest = table::sha256_hex(sent.act.as_bytes());
    digest.truncate(24);
    format!("{}.{}.{digest}", sent.key, sent.seat)
}

/// Acknowledged is durable, at most once, and nobody did what nobody asked for.
async fn submissions(store: &dyn Store, url: &str, history: &History) -> (usize, usize) {
    let all = history.all_sent();
    let mut acknowledged = 0;
    for sent in &all {
        let kept = store.kept(&id(&sent.table), &whole_key(sent)).await.expect("the database answers");
        if let Some(done) = sent.done {
            acknowledged += 1;
            let versions = kept.unwrap_or_else(|| panic!("{sent:?} was acknowledged and is not there"));
            assert_eq!(*versions.end(), done, "{sent:?} stands elsewhere");
        }
    }
    let asked: BTreeSet<(String, String)> =
        all.iter().map(|sent| (id(&sent.table).to_string(), whole_key(sent))).collect();
    let mut db = PgConnection::connect(url).await.expect("the database answers");
    let kept: Vec<(String, String)> = sqlx::query_as("SELECT table_id, key FROM log WHERE key LIKE 'k%'")
        .fetch_all(&mut db)
        .await
        .expect("the database answers");
    for submission in &kept {
        assert!(asked.contains(submission), "{submission:?} is kept, and nobody has sent it");
    }
    (acknowledged, kept.len())
}

/// Nothing that once stood in a log has changed, versions follow each other without a gap, time does not go back, and a game begins once.
/// That no bot answered one question twice is seen when the log is replayed.
pub fn only_grown(before: &Logs, after: &Logs) {
    for (table, log) in before {
        assert!(after[table].starts_with(log), "{table}: what was written has changed");
    }
    for (table, log) in after {
        let versions: Vec<u64> = log.iter().map(|logged| logged.version).collect();
        assert!(versions.iter().copied().eq(1..=log.len() as u64), "{table}: {versions:?}");
        let moments: Vec<Option<i64>> = log.iter().map(|logged| logged.entry.at).collect();
        assert!(moments.is_sorted(), "{table}: time went back");
        let begins = log.iter().filter(|logged| matches!(logged.entry.what, What::Begin { .. })).count();
        assert!(begins <= 1, "{table} began {begins} times");
    }
}
