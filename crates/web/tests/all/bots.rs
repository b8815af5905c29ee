//! Bots for people, as programs meet them: seats that bots take over and give back, whom advice is for, programs as players.

use crate::common::{self, Scratch, TOYS, Visitor, serve, serve_bots, until, version};
use std::time::Duration;
use web::BotOptions;

#[tokio::test]
async fn a_seat_left_to_a_bot_can_be_taken_back_after_a_restart() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let mut boris = Visitor::new(&serving);
    let table = anna
        .open(&[("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open"), ("speed", "slow")])
        .await;
    assert_eq!(boris.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Boris")]).await.status, 303);
    let leave = format!("{table}/leave");
    assert_eq!(anna.post(&leave, &[("seat", "a"), ("robot", "grandmaster")]).await.status, 400);
    assert_eq!(anna.post(&leave, &[("seat", "a"), ("robot", "program:nobody")]).await.status, 400);
    assert_eq!(boris.post(&leave, &[("seat", "a")]).await.status, 403, "nobody gives away the seat of another");
    let replace = boris.post(&format!("{table}/replace"), &[("seat", "a")]).await;
    assert_eq!(replace.status, 403, "whoever is here is not replaced");
    assert_eq!(anna.post(&leave, &[("seat", "a"), ("robot", "random")]).await.status, 303);
    assert_eq!(boris.look(&table).await["mine"], serde_json::json!(["b"]));
    let address = serving.address();
    serving.stop();
    serving.finished().await.expect("it closes");
    let _serving = common::serve_at(&scratch, TOYS, address).await;
    assert_eq!(anna.look(&table).await["mine"], serde_json::json!([]));
    assert_eq!(boris.post(&format!("{table}/join"), &[("seat", "a")]).await.status, 403, "it is hers to take back");
    assert_eq!(anna.post(&format!("{table}/join"), &[("seat", "a")]).await.status, 303);
    assert_eq!(anna.look(&table).await["mine"], serde_json::json!(["a"]));
}

#[tokio::test]
async fn m7_nobody_is_away_for_the_time_in_which_the_server_did_not_run() {
    let scratch = Scratch::new();
    let away = Duration::from_secs(3);
    let options = BotOptions { away, ..BotOptions::default() };
    let serving = serve_bots(&scratch, TOYS, options.clone()).await;
    let (mut anna, mut boris) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(&[("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open")]).await;
    assert_eq!(boris.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Boris")]).await.status, 303);
    serving.stop();
    serving.finished().await.expect("it closes");
    // For the clock on the wall, and so for the log, she has been away for long enough.
    tokio::time::sleep(away).await;
    let serving = serve_bots(&scratch, TOYS, options).await;
    let mut again = Visitor::new(&serving);
    again.set_cookie("crownlands", boris.cookie("crownlands").expect("the session is a cookie"));
    let replace = format!("{table}/replace");
    assert_eq!(again.post(&replace, &[("seat", "a")]).await.status, 403, "she had no chance to come back");
    tokio::time::sleep(away).await;
    assert_eq!(again.post(&replace, &[("seat", "a")]).await.status, 303, "she did not come back");
}

#[tokio::test]
async fn nobody_is_advised_on_the_seat_of_another() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(&[("game", "pebbles"), ("players", "2"), ("speed", "slow")]).await;
    until(&mut anna, &table, |state| state["seat"] == "a").await;
    let mut stranger = Visitor::new(&serving);
    stranger.open(&[("game", "pebbles")]).await;
    let advice = format!("{table}/advice");
    assert_eq!(stranger.post(&advice, &[("seat", "a"), ("how", "ask")]).await.status, 403);
    assert_eq!(anna.post(&advice, &[("seat", "b"), ("how", "ask")]).await.status, 403);
    assert_eq!(anna.post(&advice, &[("seat", "a"), ("how", "ask")]).await.status, 303);
    assert_eq!(stranger.post(&advice, &[("seat", "a"), ("how", "stop")]).await.status, 403);
    assert_eq!(anna.get(&format!("{table}/analysis")).await.status, 403, "only a finished game is looked back at");
    assert_eq!(anna.post(&format!("{table}/analysis"), &[]).await.status, 403);
    let without = anna.open(&[("game", "pebbles"), ("players", "2"), ("speed", "slow"), ("advice", "off")]).await;
    until(&mut anna, &without, |state| state["seat"] == "a").await;
    assert_eq!(anna.post(&format!("{without}/advice"), &[("seat", "a"), ("how", "ask")]).await.status, 403);
}

/// Answers every decision with the first offer, and keeps what it was told in a file.
fn program(scratch: &Scratch) -> (String, std::path::PathBuf) {
    let (script, told) = (scratch.folder().join("bot.sh"), scratch.folder().join("told"));
    let text = format!(
        "while read -r line; do\n  printf '%s\\n' \"$line\" >> {}\n  printf '%s\\n' \"$line\" | sed -n 's/.*\"offers\":\\[\\(\"[^\"]*\"\\).*/{{\"act\":\\1}}/p'\ndone\n",
        told.display()
    );
    std::fs::write(&script, text).expect("the folder can be written");
    (format!("sh {}", script.display()), told)
}

/// Plays a game to its end; the program at the table is told who won.
async fn hears_how_it_ended(player: &mut Visitor, table: &str, log: &std::path::Path) {
    loop {
        let state = until(player, table, |state| state["seat"] == "a" || state["status"] == "over").await;
        if state["status"] == "over" {
            break;
        }
        let act = state["offers"][0].as_str().expect("an offer").to_owned();
        player.act(table, "a", version(&state), &act).await;
    }
    let record = player.get(&format!("{table}/record.json")).await.json();
    for _ in 0..200 {
        let told = std::fs::read_to_string(log).expect("it was told something");
        let last = told.lines().rev().find_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
        if let Some(bye) = last.filter(|line| line["type"] == "bye") {
            assert_eq!((&bye["seat"], &bye["scores"]), (&"b".into(), &record["outcome"]["scores"]), "{bye}");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("it is never told that the game is over");
}

#[tokio::test]
async fn a_program_takes_a_seat_and_is_shown_what_its_seat_may_see() {
    let scratch = Scratch::new();
    let (command, told) = program(&scratch);
    let broken = scratch.folder().join("broken.sh");
    std::fs::write(&broken, "read -r hello\n").expect("the folder can be written");
    let programs = [("Rock".to_owned(), command), ("Broken".to_owned(), format!("sh {}", broken.display()))].into();
    let serving = serve_bots(&scratch, TOYS, BotOptions { programs, ..BotOptions::default() }).await;
    let mut anna = Visitor::new(&serving);
    assert!(anna.get("/new/pebbles?players=2").await.body.contains("bot-program:Rock"), "it can be chosen");
    let fields = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("speed", "instant")];
    let with = |robot: &'static str| [fields.as_slice(), &[("seat-b", robot)]].concat();
    assert_eq!(anna.post("/tables", &with("bot-program:Nobody")).await.status, 400);
    let table = anna.open(&with("bot-program:Rock")).await;
    for _ in 0..2 {
        let state = until(&mut anna, &table, |state| state["seat"] == "a").await;
        anna.act(&table, "a", version(&state), "take 1").await;
    }
    until(&mut anna, &table, |state| state["seat"] == "a" || state["status"] == "over").await;
    let log = told;
    let told = std::fs::read_to_string(&log).expect("it was told something");
    let lines: Vec<serde_json::Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&lines[0]["type"], &lines[0]["game"]), (&"hello".into(), &"pebbles".into()));
    assert!(lines.len() > 2);
    for line in lines[1..].iter().filter(|line| line["type"] != "bye") {
        assert_eq!((&line["type"], &line["seat"]), (&"decide".into(), &"b".into()));
        let mut keys: Vec<&String> = line.as_object().expect("an object").keys().collect();
        keys.sort();
        let told =
            ["decision", "events", "labels", "milliseconds", "number", "offers", "prompt", "seat", "type", "view"];
        assert_eq!(keys, told, "a view and words about it, and nothing else of the game");
    }
    let names: Vec<&str> =
        lines[0]["names"].as_array().expect("names").iter().filter_map(|name| name.as_str()).collect();
    assert!(names.len() == 2 && names[1].contains("Rock"), "{names:?}");
    assert!(lines[0]["seed"].is_u64(), "{}", lines[0]);
    let questions: Vec<_> = lines.iter().filter(|line| line["type"] == "decide").collect();
    let heard = |question: &serde_json::Value| -> Vec<String> {
        let events = question["events"].as_array().expect("a list");
        events.iter().map(|event| event["text"].as_str().expect("a sentence").to_owned()).collect()
    };
    assert!(heard(questions[0]).iter().any(|text| text == "a took 1."), "{}", questions[0]);
    // Its own part, too, as in the arena, and nothing twice.
    let second = heard(questions[1]);
    assert!(second.iter().any(|text| text.starts_with("b took")), "{second:?}");
    assert_eq!(second.iter().filter(|text| *text == "a took 1.").count(), 1, "{second:?}");
    assert!(anna.get("/metrics").await.body.contains("crownlands_bot_fallbacks_total 0"));
    hears_how_it_ended(&mut anna, &table, &log).await;
    // One that fails costs its seat nothing but the choice.
    let table = anna.open(&with("bot-program:Broken")).await;
    let state = until(&mut anna, &table, |state| state["seat"] == "a").await;
    anna.act(&table, "a", version(&state), "take 1").await;
    until(&mut anna, &table, |state| state["seat"] == "a").await;
    assert!(!anna.get("/metrics").await.body.contains("crownlands_bot_fallbacks_total 0"));
}
