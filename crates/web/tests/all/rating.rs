//! Games that count: among people with accounts, by the standard rules, each once.

use crate::common::{Scratch, TOYS, Visitor, account, serve};
use serde_json::Value;
use std::time::Duration;

const RATED: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("seat-b", "open"),
    ("listed", "on"),
    ("speed", "instant"),
    ("rated", "on"),
];

/// Plays a game to its end, each taking the first offer.
async fn play(players: &mut [Visitor; 2], table: &str) -> Value {
    for _ in 0..500 {
        for player in players.iter_mut() {
            let state = player.look(table).await;
            if state["status"] == "over" {
                return state;
            }
            if let (Some(seat), Some(act)) = (state["seat"].as_str(), state["offers"][0].as_str()) {
                let version = state["version"].as_u64().unwrap();
                assert_eq!(player.act(table, seat, version, act).await.status, 200);
            }
        }
    }
    panic!("the game does not end");
}

/// The leaders as soon as there are this many; games are counted a moment after they end.
async fn leaders(visitor: &mut Visitor, count: usize) -> String {
    for _ in 0..200 {
        let page = visitor.get("/leaders/pebbles").await.body;
        if page.matches("href=\"/p/").count() == count {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("there are never {count}: {}", visitor.get("/leaders/pebbles").await.body);
}

#[tokio::test]
async fn a_rated_game_moves_the_ratings_of_both_and_a_friendly_one_does_not() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut players = [account(&serving, "Anna").await, account(&serving, "Ben").await];
    let friendly: Vec<_> = RATED.iter().copied().filter(|field| field.0 != "rated").collect();
    let table = players[0].open(&friendly).await;
    players[1].post(&format!("{table}/join"), &[("seat", "b")]).await;
    play(&mut players, &table).await;
    assert!(players[0].get("/leaders/pebbles").await.body.contains("Nobody has played this game for the rating yet."));
    let next = players[0].post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    assert!(players[1].get(&table).await.body.contains(&next), "the other one is asked to it");
    assert_eq!(players[1].post(&format!("{table}/rematch"), &[]).await.location(), next, "there is one rematch");
    assert_eq!(players[1].post(&format!("{next}/join"), &[("seat", "b")]).await.status, 303);
    assert_eq!(players[1].look(&next).await["status"], "playing");

    let table = players[0].open(RATED).await;
    assert_eq!(players[1].post(&format!("{table}/join"), &[("seat", "b")]).await.status, 303);
    assert!(players[0].get(&table).await.body.contains("counts for the rating"));
    play(&mut players, &table).await;
    let page = leaders(&mut players[0], 2).await;
    assert!(page.contains("provisional"), "{page}");
    assert_eq!(players[0].get("/leaders").await.location(), "/leaders/pebbles");
    let profile = page.split("href=\"/p/").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    let profile = players[0].get(&format!("/p/{profile}")).await.body;
    assert!(profile.contains("from 1 game") && profile.contains(&table), "{profile}");
    let hall = players[0].get("/").await.body;
    assert!(hall.contains("own-ratings") && hall.contains("class=\"gained"), "the hall shows it, too: {hall}");
    let data = players[0].get("/me/data").await.json();
    assert_eq!((&data["ratings"][0]["game"], &data["ratings"][0]["games"]), (&"pebbles".into(), &1.into()));
    assert!(table.ends_with(data["rating_steps"][0]["table"].as_str().expect("a table")), "{data}");

    let table = players[0].open(RATED).await;
    players[1].post(&format!("{table}/join"), &[("seat", "b")]).await;
    assert_eq!(players[1].post(&format!("{table}/end"), &[("how", "concede-b")]).await.status, 303);
    for _ in 0..200 {
        if leaders(&mut players[0], 2).await.contains("<td>2</td></tr>") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("giving up counts as losing: {}", leaders(&mut players[0], 2).await);
}

#[tokio::test]
async fn only_accounts_and_standard_rules_count() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut guest) = (account(&serving, "Anna").await, Visitor::new(&serving));
    assert_eq!(guest.post("/tables", RATED).await.status, 403, "a guest has no rating");
    for wrong in [("seat-b", "bot-easy"), ("seat-b", "here")] {
        let fields: Vec<_> = RATED.iter().map(|field| if field.0 == wrong.0 { wrong } else { *field }).collect();
        assert_eq!(anna.post("/tables", &fields).await.status, 400, "{wrong:?}");
    }
    let table = anna.open(RATED).await;
    assert_eq!(guest.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Eve")]).await.status, 403);
    assert_eq!(anna.post(&format!("{table}/join"), &[("seat", "b")]).await.status, 403, "not against oneself");
    assert_eq!(anna.post(&format!("{table}/fill"), &[]).await.status, 403, "not against bots");
}
