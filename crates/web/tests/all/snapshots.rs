//! A table with a long log is taken up from a snapshot: the same to everybody who looks, and never trusted further than the log.

use crate::common::{Scratch, TOYS, Visitor, serve, serve_at, version};
use crate::pace::serve_by;
use crate::upgrades::{closed, tamper};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::fmt::Write;
use std::time::{Duration, Instant};
use table::log::{first_link, link_line};
use table::record::Record;
use web::{Serving, WallClock};

const NAMES: [&str; 5] = ["Anna", "Boris", "Cecil", "Dora", "Emil"];

/// Opens a table of this game at which so many people share a browser.
async fn open(player: &mut Visitor, (game, players): (&str, usize), more: &[(&str, &str)]) -> String {
    let letters: Vec<String> = "abcde".chars().take(players).map(String::from).collect();
    let (seats, names): (Vec<String>, Vec<String>) =
        letters.iter().map(|letter| (format!("seat-{letter}"), format!("name-{letter}"))).unzip();
    let count = players.to_string();
    let mut fields = [&[("game", game), ("players", &*count), ("speed", "instant")], more].concat();
    for ((seat, name), called) in seats.iter().zip(&names).zip(NAMES) {
        fields.extend([(&**seat, "here"), (&**name, called)]);
    }
    player.open(&fields).await
}

/// Draws numbers, the same ones every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// Goes back and forth, and on now and then, until the log has so many entries or the game is over.
async fn go_on(player: &mut Visitor, table: &str, players: usize, entries: u64, dice: &mut Dice) {
    for _ in 0..3000 {
        let mut state = player.look(table).await;
        for letter in "abcde".chars().take(players) {
            if state["seat"].is_string() || state["status"] == "over" {
                break;
            }
            player.set_cookie("hand", &letter.to_string());
            state = player.look(table).await;
        }
        let (Some(seat), Some(offers)) = (state["seat"].as_str(), state["offers"].as_array()) else { return };
        if version(&state) >= entries {
            return;
        }
        let act = offers[dice.below(offers.len())].as_str().expect("an offer is text");
        let acted = player.act(table, seat, version(&state), act).await;
        assert_eq!(acted.status, 200, "{act}: {}", acted.body);
        if dice.below(10) < 6 {
            let at = acted.json()["version"].as_u64().expect("a version").to_string();
            let key = format!("back-{at}");
            // Whether it may be taken back is another question.
            player.post(&format!("{table}/undo"), &[("seat", seat), ("version", &at), ("key", &key)]).await;
        }
    }
    panic!("the log does not grow");
}

async fn number(scratch: &Scratch, sql: &str) -> Option<i64> {
    let mut db = SqliteConnection::connect(&scratch.url()).await.expect("the data file opens");
    let found = sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut db).await.expect("it is read");
    db.close().await.expect("it closes");
    found
}

/// Waits until the newest snapshot lies at most so many entries behind the log, and says how many those are.
async fn snapped(scratch: &Scratch) -> i64 {
    let begun = Instant::now();
    loop {
        let behind = number(
            scratch,
            "SELECT max(t.version - s.version) FROM snapshots AS s JOIN tables AS t ON t.id = s.table_id",
        );
        match behind.await {
            Some(behind) if behind < 64 => return behind,
            _ => assert!(begun.elapsed() < Duration::from_secs(60), "no snapshot is kept"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn restarted(scratch: &Scratch, serving: Serving, games: &'static [shelf::Entry]) -> Serving {
    let address = serving.address();
    closed(serving).await;
    serve_at(scratch, games, address).await
}

/// Everything that everybody sees of a table without looking further back.
async fn seen(serving: &Serving, player: &mut Visitor, table: &str, players: usize) -> String {
    let mut seen = String::new();
    for letter in "abcde".chars().take(players) {
        player.set_cookie("hand", &letter.to_string());
        for tab in ["", "?tab=log", "?tab=score", "?tab=more"] {
            let page = player.get(&format!("{table}{tab}")).await;
            assert_eq!(page.status, 200);
            writeln!(seen, "{letter} {tab}\n{}", page.body).expect("text grows");
        }
        let mut look = player.look(table).await;
        look["clocks"].take();
        writeln!(seen, "{look}").expect("text grows");
    }
    seen.push_str(&Visitor::new(serving).get(table).await.body);
    seen
}

/// Where two texts part, for whoever reads why a test fails.
fn parted<'t>(one: &'t str, other: &'t str) -> Option<(&'t str, &'t str)> {
    one.lines().zip(other.lines()).find(|(one, other)| one != other)
}

async fn is_the_same_to_everybody(games: &'static [shelf::Entry], game: &str, players: usize) {
    let scratch = Scratch::new();
    let mut serving = serve(&scratch, games).await;
    let mut player = Visitor::new(&serving);
    let table = open(&mut player, (game, players), &[]).await;
    let mut dice = Dice(11);
    for entries in [110, 150, 190] {
        go_on(&mut player, &table, players, entries, &mut dice).await;
        snapped(&scratch).await;
        serving = restarted(&scratch, serving, games).await;
        let short = seen(&serving, &mut player, &table, players).await;
        // The rest is read when somebody looks further back.
        let all = player.get(&format!("{table}?tab=log&log=all")).await;
        assert_eq!(all.status, 200);
        closed(serving).await;
        tamper(&scratch, "DELETE FROM snapshots").await;
        serving = serve(&scratch, games).await;
        player.move_to(&serving);
        let whole = seen(&serving, &mut player, &table, players).await;
        assert_eq!(parted(&short, &whole), None, "{game} at {entries}");
        assert!(short == whole, "{game} at {entries}");
        assert_eq!(player.get(&format!("{table}?tab=log&log=all")).await.body, all.body, "{game} at {entries}");
        snapped(&scratch).await;
        // The game goes on from a snapshot.
        serving = restarted(&scratch, serving, games).await;
    }
}

#[tokio::test]
async fn brian_boru_from_a_snapshot_is_the_same_to_everybody() {
    is_the_same_to_everybody(shelf::all_games(), "brian-boru", 3).await;
}

#[tokio::test]
async fn the_two_heirs_from_a_snapshot_are_the_same_to_everybody() {
    is_the_same_to_everybody(shelf::all_games(), "two-heirs", 2).await;
}

#[tokio::test]
async fn northgard_from_a_snapshot_is_the_same_to_everybody() {
    is_the_same_to_everybody(shelf::all_games(), "northgard", 2).await;
}

#[tokio::test]
async fn crescent_moon_from_a_snapshot_is_the_same_to_everybody() {
    is_the_same_to_everybody(shelf::all_games(), "crescent-moon", 4).await;
}

/// A table of pebbles at which two people have gone back and forth, and its server.
async fn trodden(scratch: &Scratch) -> (Serving, Visitor, String) {
    trodden_in_time(scratch, &WallClock::default(), &[]).await
}

/// The same, with a minute for each step.
async fn trodden_in_time(scratch: &Scratch, clock: &WallClock, pace: &[(&str, &str)]) -> (Serving, Visitor, String) {
    let serving = serve_by(scratch, clock, Duration::MAX).await;
    let mut anna = Visitor::new(&serving);
    let table = open(&mut anna, ("pebbles", 2), pace).await;
    let mut at = version(&anna.look(&table).await);
    while at < 140 {
        clock.forward(Duration::from_secs(60));
        let acted = anna.act(&table, "a", at, "take 1").await;
        assert_eq!(acted.status, 200, "{}", acted.body);
        at = acted.json()["version"].as_u64().expect("a version");
        let (version, key) = (at.to_string(), format!("back-{at}"));
        let fields = [("seat", "a"), ("version", &*version), ("key", &*key)];
        let back = anna.program().post(&format!("{table}/undo"), &fields).await;
        assert_eq!(back.status, 200, "{}", back.body);
        at += 1;
    }
    snapped(scratch).await;
    (serving, anna, table)
}

#[tokio::test]
async fn a_game_goes_on_from_its_snapshot_to_its_end_and_proves_itself() {
    let scratch = Scratch::new();
    let (serving, mut anna, table) = trodden(&scratch).await;
    let serving = restarted(&scratch, serving, TOYS).await;
    go_on(&mut anna, &table, 2, u64::MAX, &mut Dice(3)).await;
    let record = Record::read(&anna.get(&format!("{table}/record.json")).await.body).expect("it is whole");
    let proof = record.verify(TOYS[0].game).expect("it proves itself");
    assert!(proof.fair && proof.finished && record.steps().count() > 140);
    let page = anna.get(&format!("{table}?tab=more")).await.body;
    assert!(page.contains("class=\"fair\""), "{page}");
    assert_eq!(number(&scratch, "SELECT count(*) FROM snapshots").await, Some(0), "whoever looks now wants all of it");
    closed(serving).await;
}

#[tokio::test]
async fn clocks_go_on_from_a_snapshot_as_they_were_counted() {
    let (scratch, clock) = (Scratch::new(), WallClock::default());
    let (mut serving, mut anna, table) =
        trodden_in_time(&scratch, &clock, &[("pace", "turns"), ("clock-turns", "bank7")]).await;
    let mut left = Vec::new();
    for forget in [false, true] {
        closed(serving).await;
        if forget {
            tamper(&scratch, "DELETE FROM snapshots").await;
        }
        serving = serve_by(&scratch, &clock, Duration::MAX).await;
        anna.move_to(&serving);
        let clocks = anna.look(&table).await["clocks"].take();
        left.push(["a", "b"].map(|seat| clocks[seat].as_i64().expect("a clock runs")));
    }
    closed(serving).await;
    const MINUTE: i64 = 60_000;
    let bank = 7 * 24 * 60 * MINUTE;
    assert!(left[0][0] < bank - 30 * MINUTE && left[0][1] == bank, "it counted: {left:?}");
    // The tests themselves take a moment.
    assert!(left[0].iter().zip(left[1]).all(|(one, other)| (one - other).abs() < MINUTE), "{left:?}");
}

/// Writes the log of the only table anew after a change: every link, and the seal of the snapshot.
async fn chained_anew(scratch: &Scratch, change: &str) {
    tamper(scratch, change).await;
    let mut db = SqliteConnection::connect(&scratch.url()).await.expect("the data file opens");
    let (rules, setup, edition, commitment): (u32, String, String, String) = sqlx::query_as(
        "SELECT t.rules_version, a.setup, t.edition, t.commitment FROM tables AS t JOIN agreements AS a ON a.table_id = t.id",
    )
    .fetch_one(&mut db)
    .await
    .expect("there is one table");
    let (at, stood): (i64, String) =
        sqlx::query_as("SELECT version, stood FROM snapshots").fetch_one(&mut db).await.expect("there is a snapshot");
    let mut last = first_link(rules, &setup, &edition, &commitment);
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT version, entry FROM log ORDER BY version").fetch_all(&mut db).await.expect("a log");
    for (version, entry) in rows {
        last = link_line(&last, &entry);
        let links = sqlx::query("UPDATE log SET link = $1 WHERE version = $2").bind(&last).bind(version);
        links.execute(&mut db).await.expect("a link");
        if version == at {
            let seal = sqlx::query("UPDATE snapshots SET seal = $1").bind(link_line(&last, &stood));
            seal.execute(&mut db).await.expect("a seal");
        }
    }
    sqlx::query("UPDATE tables SET head = $1").bind(last).execute(&mut db).await.expect("a head");
    db.close().await.expect("it closes");
}

#[tokio::test]
async fn only_what_came_after_the_snapshot_is_replayed_until_somebody_looks_further_back() {
    let scratch = Scratch::new();
    let (serving, mut anna, table) = trodden(&scratch).await;
    closed(serving).await;
    // What nobody may do, long ago: whoever replayed it would stumble.
    chained_anew(&scratch, "UPDATE log SET entry = replace(entry, 'take 1', 'take 7') WHERE version = 5").await;
    let serving = serve(&scratch, TOYS).await;
    anna.move_to(&serving);
    anna.set_cookie("hand", "a");
    let page = anna.get(&table).await;
    assert!(page.status == 200 && page.body.contains("value=\"take 1\""), "it was not replayed: {}", page.body);
    let at = version(&anna.look(&table).await);
    assert_eq!(anna.act(&table, "a", at, "take 1").await.status, 200, "and neither was it for a move");
    let all = anna.get(&format!("{table}?tab=log&log=all")).await;
    assert!(all.body.contains("Entry 5 of its log"), "now it was, and the table stops in plain words: {}", all.body);
    assert_eq!(number(&scratch, "SELECT count(*) FROM snapshots").await, Some(0), "the snapshot is gone");
    let page = anna.get(&table).await;
    assert!(page.body.contains("Entry 5 of its log"), "{}", page.body);
}

/// How many snapshots say what ours say.
const SOUND: &str = concat!(
    "SELECT count(*) FROM snapshots WHERE stood LIKE '%\"program\":\"",
    env!("CARGO_PKG_VERSION"),
    " %' AND stood LIKE '%\"version\":%' AND stood LIKE '%\\\"heap\\\":9%'
      AND stood NOT LIKE '%\"movers\":\"--%'"
);

#[tokio::test]
async fn a_snapshot_that_does_not_fit_changes_nothing_and_another_takes_its_place() {
    let scratch = Scratch::new();
    let (serving, mut anna, table) = trodden(&scratch).await;
    closed(serving).await;
    for odd in [
        "UPDATE snapshots SET stood = 'otherwise'",
        "UPDATE snapshots SET stood = replace(stood, '\"version\":', '\"other\":')",
        "UPDATE snapshots SET stood = replace(stood, '\"program\":\"', '\"program\":\"another ')",
        "UPDATE snapshots SET stood = replace(stood, '\\\"heap\\\":', '\\\"heap\\\":1')",
        "UPDATE snapshots SET stood = replace(stood, '\"movers\":\"', '\"movers\":\"-')",
    ] {
        // With and without a seal that fits what it says now.
        for sealed in [false, true] {
            if sealed {
                chained_anew(&scratch, odd).await
            } else {
                tamper(&scratch, odd).await
            }
            let serving = serve(&scratch, TOYS).await;
            anna.move_to(&serving);
            let found = anna.look(&table).await;
            assert_eq!(found["view"]["heap"], 9, "{odd}");
            let begun = Instant::now();
            while number(&scratch, SOUND).await != Some(1) {
                assert!(begun.elapsed() < Duration::from_secs(60), "{odd}: no other is kept");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            closed(serving).await;
        }
    }
}

#[tokio::test]
async fn a_log_that_was_changed_before_its_snapshot_stops_the_table_at_the_first_look() {
    for (change, entry) in [
        ("UPDATE log SET entry = replace(entry, 'take 1', 'take 2') WHERE version = 5", "entry 5 on"),
        ("DELETE FROM log WHERE version = 7", "entry 7 on"),
        ("UPDATE log SET link = 'x' WHERE version = 9", "entry 9 on"),
    ] {
        let scratch = Scratch::new();
        let (serving, _, table) = trodden(&scratch).await;
        closed(serving).await;
        tamper(&scratch, change).await;
        let serving = serve(&scratch, TOYS).await;
        let page = Visitor::new(&serving).get(&table).await;
        assert!(page.body.contains("Somebody changed the log") && page.body.contains(entry), "{change}: {}", page.body);
    }
}
