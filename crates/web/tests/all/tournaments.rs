//! Tournaments: announced, entered, begun, and played round after round.

use crate::common::{Scratch, TOYS, Visitor, account, serve, serve_edge, version};
use serde_json::Value;
use std::time::{Duration, Instant};
use store::{NewSeat, NewTable, Secret};
use table::{Seat, Seed, Setup};
use web::{Limits, ServeOptions, Serving, WallClock};

async fn announced(host: &mut Visitor, form: &str, more: &[(&str, &str)]) -> String {
    let fields = [&[("name", "Autumn"), ("game", "pebbles"), ("players", "2"), ("form", form)], more].concat();
    let answer = host.post("/tournaments", &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

/// The results over the interface for programs, as soon as they are as they should be.
async fn results(visitor: &mut Visitor, tournament: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let address = format!("/api/v1/tournaments/{}", tournament.trim_start_matches("/tournament/"));
    for _ in 0..600 {
        let results = visitor.get(&address).await.json();
        if holds(&results) {
            return results;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never came to that: {}", visitor.get(&address).await.body);
}

fn is_over(results: &Value) -> bool {
    results["tournament"]["status"] == "over"
}

#[tokio::test]
async fn four_bots_play_a_tournament_of_each_form_to_its_end() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut host = account(&serving, "Host").await;
    for (form, games) in [("robin", 6), ("swiss", 4), ("knockout", 3)] {
        let tournament = announced(&mut host, form, &[("bots", "on")]).await;
        assert_eq!(host.post(&format!("{tournament}/bots"), &[("robot", "easy"), ("count", "4")]).await.status, 303);
        assert_eq!(host.post(&format!("{tournament}/begin"), &[]).await.status, 303);
        let results = results(&mut host, &tournament, is_over).await;
        let played: Vec<&Value> = results["pairings"].as_array().expect("pairings").iter().collect();
        assert_eq!(played.len(), games, "{form}: {results}");
        let standings = results["standings"].as_array().expect("standings");
        assert_eq!((standings.len(), &standings[0]["place"]), (4, &Value::from(1)), "{form}");
        let page = host.get(&tournament).await.body;
        for standing in standings {
            assert!(page.contains(standing["name"].as_str().expect("a name")), "{form}");
        }
        assert!(page.matches("href=\"/t/").count() >= 2 * games, "{form}: every game can be looked at");
        let first = played[0]["table"].as_str().expect("a table");
        assert!(
            host.get(&format!("/t/{first}")).await.body.contains(&format!("href=\"{tournament}\"")),
            "{form}: the way back"
        );
    }
    assert_eq!(host.get("/tournaments").await.body.matches("href=\"/tournament/").count(), 3);
}

#[tokio::test]
async fn people_enter_leave_and_meet_at_tables_of_their_own() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut host = account(&serving, "Host").await;
    let tournament = announced(&mut host, "robin", &[]).await;
    let mut people = [account(&serving, "Anna").await, account(&serving, "Ben").await, Visitor::new(&serving)];
    for person in &mut people {
        assert_eq!(person.post(&format!("{tournament}/enter"), &[]).await.status, 303);
    }
    assert_eq!(people[0].post(&format!("{tournament}/enter"), &[]).await.status, 303, "twice is once");
    assert_eq!(people[0].get("/me/data").await.json()["tournaments"][0]["name"], "Anna");
    assert_eq!(people[0].post(&format!("{tournament}/begin"), &[]).await.status, 403, "it is not theirs to begin");
    assert_eq!(people[0].post(&format!("{tournament}/withdraw"), &[("number", "2")]).await.status, 403);
    assert_eq!(people[2].post(&format!("{tournament}/withdraw"), &[("number", "3")]).await.status, 303);
    assert_eq!(host.post(&format!("{tournament}/bots"), &[("robot", "easy")]).await.status, 403, "no bots here");
    assert_eq!(host.post(&format!("{tournament}/begin"), &[]).await.status, 303);
    assert_eq!(people[2].post(&format!("{tournament}/enter"), &[]).await.status, 403, "it has begun");
    let on = results(&mut host, &tournament, |results| results["pairings"][0]["table"].is_string()).await;
    let table = format!("/t/{}", on["pairings"][0]["table"].as_str().expect("a table"));
    assert!(people[0].get("/").await.body.contains(&format!("href=\"{table}\"")), "it is among their tables");
    // Two play twice, once from each side; whoever gives up loses.
    assert_eq!(people[1].post(&format!("{table}/end"), &[("how", "concede-b")]).await.status, 303);
    let on = results(&mut host, &tournament, |results| results["pairings"][1]["table"].is_string()).await;
    assert_eq!(on["pairings"][0]["seats"][0], on["pairings"][1]["seats"][1], "they change sides");
    let table = format!("/t/{}", on["pairings"][1]["table"].as_str().expect("a table"));
    assert_eq!(people[1].post(&format!("{table}/end"), &[("how", "concede-a")]).await.status, 303);
    let over = results(&mut host, &tournament, is_over).await;
    assert_eq!(over["standings"][0]["name"], "Anna", "{over}");
    assert_eq!(
        (over["standings"][0]["points"].clone(), over["standings"][1]["points"].clone()),
        (2.0.into(), 0.0.into())
    );
}

/// A server whose days pass as the test says.
async fn serve_by(scratch: &Scratch, clock: &WallClock) -> Serving {
    let options = ServeOptions { clock: clock.clone(), limits: Limits::none(), ..ServeOptions::default() };
    serve_edge(scratch, TOYS, options).await
}

/// Whoever must decide does so; says who it was, or nobody once the game is over.
async fn move_on(people: &mut [Visitor], table: &str) -> Option<usize> {
    for (number, person) in people.iter_mut().enumerate() {
        let state = person.look(table).await;
        if let (Some(seat), Some(act)) = (state["seat"].as_str(), state["offers"][0].as_str()) {
            let done = person.act(table, seat, version(&state), act).await;
            assert_eq!(done.status, 200, "{}", done.body);
            return Some(number);
        }
    }
    None
}

/// The table of a pairing, as soon as there is one.
async fn table_of(visitor: &mut Visitor, tournament: &str, pairing: usize) -> String {
    let on = results(visitor, tournament, |results| results["pairings"][pairing]["table"].is_string()).await;
    format!("/t/{}", on["pairings"][pairing]["table"].as_str().expect("a table"))
}

#[tokio::test]
async fn a_tournament_by_turns_takes_days_survives_a_restart_and_goes_on_without_whoever_is_late() {
    const HOUR: Duration = Duration::from_secs(3600);
    let (scratch, clock) = (Scratch::new(), WallClock::default());
    let serving = serve_by(&scratch, &clock).await;
    let mut host = account(&serving, "Host").await;
    let tournament = announced(&mut host, "robin", &[("pace", "turns"), ("clock-turns", "3d")]).await;
    assert!(host.get(&tournament).await.body.contains("three days for each move"), "everybody reads how it is played");
    let mut people = [account(&serving, "Anna").await, account(&serving, "Ben").await];
    for person in &mut people {
        assert_eq!(person.post(&format!("{tournament}/enter"), &[]).await.status, 303);
    }
    assert_eq!(host.post(&format!("{tournament}/begin"), &[]).await.status, 303);
    // The first game: a move every other day, and a restart in the middle.
    let table = table_of(&mut host, &tournament, 0).await;
    for _ in 0..3 {
        assert!(move_on(&mut people, &table).await.is_some(), "the game is on");
        clock.forward(48 * HOUR);
    }
    serving.stop();
    serving.finished().await.expect("it ends");
    let serving = serve_by(&scratch, &clock).await;
    host.move_to(&serving);
    people.iter_mut().for_each(|person| person.move_to(&serving));
    while move_on(&mut people, &table).await.is_some() {
        clock.forward(48 * HOUR);
    }
    assert_eq!(people[0].look(&table).await["status"], "over", "it was played to its end");
    // The second game: one of them is late, and the other lets a bot play on.
    let table = table_of(&mut host, &tournament, 1).await;
    let late = usize::from(people[0].look(&table).await["offers"][0].is_null());
    let (early, seat) = (1 - late, people[late].look(&table).await["seat"].clone());
    let (replace, seat) = (format!("{table}/replace"), [("seat", seat.as_str().expect("a seat"))]);
    clock.forward(71 * HOUR);
    assert_eq!(people[early].post(&replace, &seat).await.status, 403, "there is an hour left");
    clock.forward(2 * HOUR);
    assert_eq!(people[early].post(&replace, &seat).await.status, 303, "a bot plays on");
    let begun = Instant::now();
    while people[early].look(&table).await["status"] != "over" {
        assert!(begun.elapsed() < Duration::from_secs(60), "the game does not end");
        if move_on(&mut people[early..=early], &table).await.is_none() {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    let over = results(&mut host, &tournament, is_over).await;
    let points: f64 = (0..2).filter_map(|at| over["standings"][at]["points"].as_f64()).sum();
    assert_eq!((over["pairings"].as_array().map(Vec::len), points), (Some(2), 2.0), "{over}");
}

#[tokio::test]
async fn a_tournament_goes_on_after_a_restart() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut host = account(&serving, "Host").await;
    let tournament = announced(&mut host, "swiss", &[("bots", "on"), ("rounds", "3")]).await;
    assert_eq!(host.post(&format!("{tournament}/bots"), &[("robot", "easy"), ("count", "5")]).await.status, 303);
    assert_eq!(host.post(&format!("{tournament}/begin"), &[]).await.status, 303);
    serving.stop();
    serving.finished().await.expect("it ends");
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let over = results(&mut visitor, &tournament, is_over).await;
    assert_eq!(over["tournament"]["round"], 3, "{over}");
    assert_eq!(over["pairings"].as_array().map(Vec::len), Some(9), "two games and a rest in each round");
}

#[tokio::test]
async fn a_table_that_was_opened_right_before_a_server_died_is_played_and_is_the_only_one() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut host = account(&serving, "Host").await;
    let tournament = announced(&mut host, "knockout", &[("bots", "on")]).await;
    assert_eq!(host.post(&format!("{tournament}/bots"), &[("robot", "easy"), ("count", "2")]).await.status, 303);
    serving.stop();
    serving.finished().await.expect("it ends");
    // The table is in the store, and nobody has looked at it.
    let store = store::open(&scratch.url(), store::Options::default()).await.expect("the data file opens");
    let id = tournament.trim_start_matches("/tournament/").to_owned();
    let whole = store.tournaments().tournament(&id).await.expect("it is read").expect("it is there");
    let setup: Setup = serde_json::from_str(&whole.tournament.setup).expect("a setup");
    let setup = Setup { rules_version: TOYS[0].game.about().rules_version, ..setup };
    let (begun, seed) = (TOYS[0].game.begin(&setup).expect("it can be played"), Seed::from_number(1));
    let table = NewTable {
        game: setup.game.clone(),
        rules_version: setup.rules_version,
        edition: serde_json::to_string(begun.edition()).expect("a tag is plain data"),
        setup: serde_json::to_string(&setup).expect("a setup is plain data"),
        seed: Secret::new(seed.to_string()),
        commitment: seed.commitment(),
        promised: false,
        options: whole.tournament.options.clone(),
        casual: true,
        listed: true,
        host: None,
        rematch_of: None,
        seats: Seat::all(2).map(|seat| NewSeat::bot(seat, "easy", format!("Bot {seat}"))).collect(),
    };
    assert_eq!(store.tournaments().begin_round(id.clone(), 0, vec![vec![1, 2]]).await, Ok(true));
    let opened = store.tournaments().open_pairing(id, 1, 1, table).await.expect("it is kept").expect("they had none");
    store.close().await.expect("the data file closes");
    let serving = serve(&scratch, TOYS).await;
    let over = results(&mut Visitor::new(&serving), &tournament, is_over).await;
    assert_eq!(over["pairings"][0]["table"], opened.id.as_str(), "{over}");
    assert_eq!(over["pairings"].as_array().map(Vec::len), Some(1), "{over}");
}

#[tokio::test]
async fn what_cannot_be_held_is_not_announced() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut guest = Visitor::new(&serving);
    guest.open(&[("game", "pebbles")]).await;
    let fields = [("name", "X"), ("game", "pebbles"), ("players", "2"), ("form", "swiss")];
    assert_eq!(guest.post("/tournaments", &fields).await.status, 403, "whoever holds one has an account");
    let mut host = account(&serving, "Host").await;
    for wrong in [("name", " "), ("game", "chess"), ("players", "99"), ("form", "lottery")] {
        let fields: Vec<_> = fields.iter().map(|field| if field.0 == wrong.0 { wrong } else { *field }).collect();
        assert_eq!(host.post("/tournaments", &fields).await.status, 400, "{wrong:?}");
    }
    let tournament = announced(&mut host, "knockout", &[("bots", "on")]).await;
    assert_eq!(host.post(&format!("{tournament}/begin"), &[]).await.status, 403, "nobody takes part");
    assert_eq!(host.post(&format!("{tournament}/bots"), &[("robot", "search:99999")]).await.status, 400);
    assert_eq!(host.post(&format!("{tournament}/call-off"), &[]).await.status, 303);
    assert_eq!(host.get(&tournament).await.status, 404);
    for _ in 0..5 {
        announced(&mut host, "swiss", &[]).await;
    }
    assert_eq!(host.post("/tournaments", &fields).await.status, 403, "there are limits");
}
