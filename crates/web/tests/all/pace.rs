//! How fast a table is played, and what people decide about it: clocks, overdue seats, agreements, doors.

use crate::common::{Answer, Scratch, TOYS, Visitor, serve, until};
use std::time::Duration;
use web::{BotOptions, Limits, ServeOptions, Serving, WallClock};

const HOUR: Duration = Duration::from_secs(3600);

/// A table for two people.
const TWO: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("name-a", "Anna"),
    ("seat-b", "open"),
    ("speed", "instant"),
];

/// The same by turns, so many hours for each move.
fn by_turns(clock: &str) -> Vec<(&str, &str)> {
    [TWO, &[("pace", "turns"), ("clock-turns", clock)]].concat()
}

pub(crate) async fn serve_by(scratch: &Scratch, clock: &WallClock, away: Duration) -> Serving {
    let options = ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        ports: 0,
        database: scratch.url(),
        games: TOYS,
        limits: Limits::none(),
        bots: BotOptions { away, ..BotOptions::default() },
        clock: clock.clone(),
        signals: false,
        ..ServeOptions::default()
    };
    web::serve(options).await.expect("the server starts")
}

/// Two people at a table; the first of them is the one it waits for.
async fn seated(serving: &Serving, fields: &[(&str, &str)]) -> (Visitor, Visitor, String) {
    let (mut anna, ben, table) = crate::common::seated(serving, fields).await;
    let state = anna.look(&table).await;
    assert_eq!(state["waiting"], serde_json::json!(["a"]), "{state}");
    (anna, ben, table)
}

async fn end(visitor: &mut Visitor, table: &str, how: &str) -> Answer {
    visitor.post(&format!("{table}/end"), &[("how", how)]).await
}

async fn answer(visitor: &mut Visitor, table: &str, answer: &str) -> Answer {
    visitor.post(&format!("{table}/answer"), &[("answer", answer)]).await
}

async fn replace(visitor: &mut Visitor, table: &str) -> u16 {
    visitor.post(&format!("{table}/replace"), &[("seat", "a")]).await.status
}

#[tokio::test]
async fn by_turns_the_clock_runs_across_a_restart_and_the_others_decide() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    // Whoever is away for a moment is away for too long, where everybody should be here.
    let serving = serve_by(&scratch, &clock, Duration::ZERO).await;
    let (mut anna, mut ben, table) = seated(&serving, &by_turns("12h")).await;
    assert!(ben.get(&table).await.body.contains("11 h 59 min left"), "the clock of a move is shown");
    clock.forward(11 * HOUR);
    assert_eq!(replace(&mut ben, &table).await, 403, "there is an hour left");
    let address = serving.address();
    serving.stop();
    serving.finished().await.unwrap();
    let serving = {
        let options = ServeOptions {
            bind: address,
            ports: 0,
            database: scratch.url(),
            games: TOYS,
            limits: Limits::none(),
            clock: clock.clone(),
            signals: false,
            ..ServeOptions::default()
        };
        web::serve(options).await.expect("the server starts again")
    };
    assert_eq!(replace(&mut ben, &table).await, 403);
    clock.forward(2 * HOUR);
    let page = ben.get(&table).await.body;
    assert!(page.contains("overdue: 1 h 0 min") && page.contains("/replace"), "{page}");
    assert_eq!(replace(&mut ben, &table).await, 303, "a bot plays on");
    until(&mut ben, &table, |table| table["waiting"] == serde_json::json!(["b"])).await;
    assert_eq!(anna.post(&format!("{table}/join"), &[("seat", "a")]).await.status, 303, "and gives the seat back");
    let version = ben.look(&table).await["version"].as_u64().unwrap();
    assert_eq!(ben.act(&table, "b", version, "take 1").await.status, 200);
    assert_eq!(replace(&mut ben, &table).await, 403, "the clock begins anew with the next question");
    drop(serving);
}

#[tokio::test]
async fn the_time_one_may_be_away_belongs_to_the_pace() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock, Duration::ZERO).await;
    let (_anna, mut ben, live) = seated(&serving, TWO).await;
    assert_eq!(replace(&mut ben, &live).await, 303, "live, those who are away are replaced");
    let (_anna, mut ben, days) = seated(&serving, &by_turns("none")).await;
    clock.forward(6 * 24 * HOUR);
    assert_eq!(replace(&mut ben, &days).await, 403);
    clock.forward(2 * 24 * HOUR);
    assert_eq!(replace(&mut ben, &days).await, 303, "a week of silence is enough");
}

#[tokio::test]
async fn no_clock_runs_at_night_and_a_bank_is_used_up_by_thinking() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock, Duration::from_secs(600)).await;
    // Rests for twenty-three hours a day: a day has one hour that counts.
    let night = [("rest", "on"), ("rest-from", "1"), ("rest-to", "0"), ("zone", "2")];
    let (_anna, mut ben, table) = seated(&serving, &[&by_turns("12h")[..], &night].concat()).await;
    clock.forward(10 * 24 * HOUR);
    assert_eq!(replace(&mut ben, &table).await, 403, "ten hours of it count");
    clock.forward(4 * 24 * HOUR);
    assert_eq!(replace(&mut ben, &table).await, 303);

    let bank = [TWO, &[("pace", "live"), ("clock-live", "5m10s")]].concat();
    let (mut anna, mut ben, table) = seated(&serving, &bank).await;
    clock.forward(Duration::from_secs(200));
    let version = anna.look(&table).await["version"].as_u64().unwrap();
    assert_eq!(anna.act(&table, "a", version, "take 1").await.status, 200);
    let version = ben.look(&table).await["version"].as_u64().unwrap();
    assert_eq!(ben.act(&table, "b", version, "take 1").await.status, 200);
    clock.forward(Duration::from_secs(100));
    assert_eq!(replace(&mut ben, &table).await, 403, "300 of 310 seconds are used");
    clock.forward(Duration::from_secs(20));
    assert_eq!(replace(&mut ben, &table).await, 303);
    for wrong in [("pace", "blitz"), ("clock-turns", "1s"), ("rest-from", "25"), ("zone", "99")] {
        let fields: Vec<_> = by_turns("12h").into_iter().filter(|field| field.0 != wrong.0).collect();
        let fields = [&fields[..], &[("rest", "on"), wrong]].concat();
        assert_eq!(anna.post("/tables", &fields).await.status, 400, "{wrong:?}");
    }
}

#[tokio::test]
async fn a_game_ends_early_when_all_agree_and_goes_on_when_one_does_not() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock, Duration::from_secs(600)).await;
    let (mut anna, mut ben, table) = seated(&serving, &by_turns("12h")).await;
    let mut stranger = Visitor::new(&serving);
    assert_eq!(end(&mut stranger, &table, "agree").await.status, 403);
    assert_eq!(end(&mut anna, &table, "agree").await.status, 303);
    assert_eq!(end(&mut ben, &table, "agree").await.status, 403, "one thing at a time");
    let asked = ben.get(&table).await.body;
    assert!(asked.contains("Anna proposes to end the game") && asked.contains("I agree"), "{asked}");
    assert_eq!(answer(&mut ben, &table, "no").await.status, 303);
    assert_eq!(ben.look(&table).await["status"], "playing");
    end(&mut anna, &table, "agree").await;
    assert_eq!(answer(&mut anna, &table, "no").await.status, 303, "withdrawn");
    assert!(!ben.get(&table).await.body.contains("proposes to end"));
    end(&mut ben, &table, "agree").await;
    assert_eq!(answer(&mut anna, &table, "yes").await.status, 303);
    assert_eq!(ben.look(&table).await["status"], "over");
    assert!(ben.get(&table).await.body.contains("The players agreed to end the game."));
    assert!(ben.get(&table).await.body.contains("/rematch"), "there is a rematch with the same people");
    assert_eq!(ben.get(&format!("{table}/record.json")).await.status, 200);

    let (_anna, mut ben, table) = seated(&serving, &by_turns("12h")).await;
    clock.forward(13 * HOUR);
    assert_eq!(end(&mut ben, &table, "agree").await.status, 303);
    assert_eq!(ben.look(&table).await["status"], "over", "whoever is overdue is not asked");
}

#[tokio::test]
async fn the_pace_changes_when_all_agree() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock, Duration::from_secs(600)).await;
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    let pace = [("pace", "turns"), ("clock-turns", "3d")];
    assert_eq!(anna.post(&format!("{table}/pace"), &pace).await.status, 303);
    assert!(ben.get(&table).await.body.contains("Anna proposes another pace. By turns: three days for each move"));
    assert!(!ben.get(&table).await.body.contains(" left</span>"), "nothing has changed yet");
    answer(&mut ben, &table, "yes").await;
    assert!(ben.get(&table).await.body.contains("2 days 23 h left"));
    serving.stop();
    serving.finished().await.unwrap();
    let serving = serve_by(&scratch, &clock, Duration::from_secs(600)).await;
    let mut watcher = Visitor::new(&serving);
    assert!(watcher.get(&table).await.body.contains("2 days 23 h left"), "also after a restart");
}

#[tokio::test]
async fn one_of_two_gives_up_and_a_table_of_bots_is_left_for_good() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    assert_eq!(end(&mut anna, &table, "abandon").await.status, 403, "Ben plays here, too");
    assert_eq!(end(&mut anna, &table, "concede-b").await.status, 403, "not for somebody else");
    assert_eq!(end(&mut anna, &table, "explode").await.status, 400);
    assert_eq!(end(&mut anna, &table, "concede-a").await.status, 303);
    assert_eq!(ben.look(&table).await["status"], "over");
    assert!(ben.get(&table).await.body.contains("Anna gave up."));
    assert!(ben.get("/").await.body.contains("Ben wins"), "the result is kept");

    let alone = anna.open(&[("game", "pebbles"), ("speed", "instant")]).await;
    assert!(anna.get("/").await.body.contains(&alone));
    assert_eq!(end(&mut ben, &alone, "abandon").await.status, 403);
    assert_eq!(end(&mut anna, &alone, "abandon").await.status, 303);
    assert!(anna.get(&alone).await.body.contains("The game was not played to its end."));
    assert_eq!(end(&mut anna, &alone, "abandon").await.status, 403, "it is over already");
}

#[tokio::test]
async fn some_tables_are_for_friends_or_for_those_who_know_the_password() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    for (visitor, name) in [(&mut anna, "Anna"), (&mut ben, "Ben")] {
        visitor.post("/register", &[("name", name), ("new-password", "correct horse")]).await;
    }
    let table = anna.open(&[TWO, &[("door", "friends")]].concat()).await;
    let join = format!("{table}/join");
    assert_eq!(Visitor::new(&serving).post(&join, &[("seat", "b"), ("name", "Eve")]).await.status, 403);
    assert_eq!(ben.post(&join, &[("seat", "b")]).await.status, 403);
    anna.post("/friends", &[("name", "Ben")]).await;
    assert_eq!(ben.post(&join, &[("seat", "b")]).await.status, 303);

    assert_eq!(anna.post("/tables", &[TWO, &[("door", "password")]].concat()).await.status, 400);
    let door = [TWO, &[("door", "password"), ("door-password", "sesame")]].concat();
    let table = anna.open(&door).await;
    let join = format!("{table}/join");
    assert!(ben.get(&table).await.body.contains("name=\"password\""), "it is asked for");
    assert!(!ben.get(&table).await.body.contains("argon2"), "and never told");
    assert_eq!(ben.post(&join, &[("seat", "b"), ("password", "wrong")]).await.status, 403);
    assert_eq!(ben.post(&join, &[("seat", "b"), ("password", " sesame ")]).await.status, 303);
}

#[tokio::test]
async fn the_most_urgent_table_comes_first_and_sleeping_tables_leave_the_list() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock, Duration::from_secs(600)).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    let mut tables = Vec::new();
    for hours in ["3d", "12h", "1d"] {
        let table = anna.open(&by_turns(hours)).await;
        assert_eq!(ben.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Ben")]).await.status, 303);
        tables.push(table);
    }
    assert_eq!(anna.get("/next").await.location(), tables[1]);
    let after = tables[1].trim_start_matches("/t/").to_owned();
    assert_eq!(anna.get(&format!("/next?after={after}")).await.location(), tables[2]);
    let hall = anna.get("/").await.body;
    assert!(hall.contains("3 tables wait for you.") && hall.contains("runs out in 11 h"), "{hall}");
    assert!(ben.get("/").await.body.contains("Nobody waits for you."));
    clock.forward(31 * 24 * HOUR);
    assert!(!anna.get("/").await.body.contains(&tables[0]), "nothing has happened there for a month");
    assert!(anna.get("/sleeping").await.body.contains(&tables[0]));
    assert_eq!(anna.get("/next").await.location(), "/");
}

#[tokio::test]
async fn open_tables_are_looked_for_by_their_pace() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    let live = anna.open(&[TWO, &[("listed", "on")]].concat()).await;
    let slow = anna.open(&[TWO, &[("listed", "on"), ("pace", "turns"), ("clock-turns", "1d")]].concat()).await;
    for (wish, shown) in [("/", (true, true)), ("/?pace=live", (true, false)), ("/?pace=turns", (false, true))] {
        let page = ben.get(wish).await.body;
        let links = |table: &str| page.contains(&format!("href=\"{table}\""));
        assert_eq!((links(&live), links(&slow)), shown, "{wish}");
        assert!(page.contains("href=\"/?pace=turns\""), "{wish}");
    }
    assert_eq!(ben.get("/?pace=soon").await.status, 400, "there is no such pace");
}
