//! What the operator does beside a running server is noticed there, and what the server says about its own health is true.

use crate::common::{Scratch, TOYS, Visitor, serve, until, version};
use std::time::Duration;
use store::sqlite::Office;
use store::{PersonId, TableId};

const ALONE: &[(&str, &str)] =
    &[("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "here"), ("speed", "instant")];

async fn office(scratch: &Scratch) -> Office {
    Office::open(scratch.folder().join("crownlands.sqlite")).await.expect("the office opens beside the server")
}

/// Tries until it is so, or for five seconds.
async fn soon(mut so: impl AsyncFnMut() -> bool) -> bool {
    for _ in 0..50 {
        if so().await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    false
}

#[tokio::test]
async fn a_table_that_is_closed_is_over_for_everybody_who_looks_and_its_record_says_why() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(ALONE).await;
    let now = version(&anna.look(&table).await);
    let id: TableId = table[3..].parse().expect("a table has an id");
    office(&scratch).await.close_table(&id, "both asked for it").await.expect("it is closed");
    let over = until(&mut anna, &table, |state| state["status"] == "over").await;
    assert_eq!(version(&over), now + 1);
    assert_eq!(anna.act(&table, "a", now, "take 1").await.status, 403);
    let record = table::Record::read(&anna.get(&format!("{table}/record.json")).await.body).expect("it is whole");
    assert!(record.write().contains("both asked for it"));
    let proof = record.verify(TOYS[0].game).expect("what was played is proven");
    assert!(!proof.finished && proof.fair);
}

#[tokio::test]
async fn a_table_that_is_deleted_is_gone_and_one_that_is_taken_in_is_there() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(ALONE).await;
    let id: TableId = table[3..].parse().expect("a table has an id");
    let mut office = office(&scratch).await;
    let export = office.export(&id, true).await.expect("it is exported");
    office.delete_table(&id, "a test").await.expect("it is deleted");
    assert!(soon(async || anna.get(&table).await.status == 404).await);
    let again = office.import(&export, "a test").await.expect("it is taken in");
    let page = anna.get(&format!("/t/{again}")).await;
    assert_eq!(page.status, 200);
    let joined = anna.post(&format!("/t/{again}/join"), &[("seat", "a")]).await;
    assert_eq!(joined.status, 303, "a free seat can be taken while the game is on: {}", joined.body);
}

#[tokio::test]
async fn somebody_who_is_muted_does_not_speak_and_somebody_who_is_banned_only_looks_on() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(ALONE).await;
    let mut office = office(&scratch).await;
    let anna_id = PersonId(office.people("", 9).await.expect("people").first().expect("Anna").person.id.0);
    let chat = format!("{table}/chat");
    assert_eq!(anna.post(&chat, &[("text", "Hello")]).await.status, 303);
    office.mute(anna_id, true, "a test").await.expect("she is muted");
    assert!(soon(async || anna.post(&chat, &[("text", "Hello?")]).await.status == 403).await);
    let now = version(&anna.look(&table).await);
    assert_eq!(anna.act(&table, "a", now, "take 1").await.status, 200, "she plays on");
    office.ban(anna_id, true, "a test").await.expect("she is banned");
    let speed = format!("{table}/speed");
    assert!(soon(async || anna.post(&speed, &[("speed", "calm")]).await.status == 403).await);
    assert_eq!(anna.get(&table).await.status, 200, "she looks on");
    office.ban(anna_id, false, "a test").await.expect("she is let back in");
    office.mute(anna_id, false, "a test").await.expect("she is let speak");
    assert!(soon(async || anna.post(&chat, &[("text", "Thank you")]).await.status == 303).await);
}

#[tokio::test]
async fn m2_ready_means_that_something_was_written() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut operator = Visitor::new(&serving);
    assert_eq!((operator.get("/healthz").await.body.as_str(), operator.get("/readyz").await.status), ("ok\n", 200));
    // Somebody holds the file: the server is alive, but nothing can be written.
    use sqlx::Connection;
    let mut holder = sqlx::SqliteConnection::connect(&scratch.url()).await.expect("the file opens");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut holder).await.expect("it is held");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(operator.get("/readyz").await.status, 503);
    assert_eq!(operator.get("/healthz").await.status, 200);
    sqlx::query("ROLLBACK").execute(&mut holder).await.expect("it is let go");
    assert!(soon(async || operator.get("/readyz").await.status == 200).await);
}

#[tokio::test]
async fn m4_a_second_server_on_the_same_file_does_not_start() {
    let scratch = Scratch::new();
    let _serving = serve(&scratch, TOYS).await;
    let second = web::ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        database: scratch.url(),
        games: TOYS,
        signals: false,
        ..web::ServeOptions::default()
    };
    let refused = web::serve(second).await.expect_err("the file has a server");
    assert!(refused.to_string().contains("another Crownlands server"), "{refused}");
}
