//! How the server keeps house: bots that fail, the pace of play, numbers for the operator, ports.

use crate::common::{self, Scratch, TOYS, Visitor, serve, until, version};
use web::Limits;

#[tokio::test]
async fn health_and_numbers_are_there_for_the_operator() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut operator = Visitor::new(&serving);
    operator.open(&[("game", "pebbles")]).await;
    assert_eq!(operator.get("/healthz").await.body, "ok\n");
    let numbers = operator.get("/metrics").await.body;
    assert!(numbers.contains("crownlands_tables_in_memory 1") && numbers.contains("crownlands_store_commits_total"));
}

/// Bots that sleep for long on one seat, whatever they are told, and panic on another.
#[derive(Debug)]
struct Hopeless;

impl bots::AnyBots for Hopeless {
    fn choose(
        &self,
        _: bots::Kind,
        _: &dyn table::AnyMatch,
        seat: table::Seat,
        _: u64,
        _: &bots::Effort,
    ) -> Option<bots::Choice> {
        if seat.index() == 1 {
            std::thread::sleep(std::time::Duration::from_secs(60));
        }
        panic!("a bot that fails on purpose");
    }

    fn think(
        &self,
        _: bots::Budget,
        _: &dyn table::AnyMatch,
        _: table::Seat,
        _: u64,
        _: &bots::Effort,
    ) -> Option<Vec<bots::Candidate>> {
        None
    }

    fn standing(&self, _: &dyn table::AnyMatch) -> Option<Vec<f64>> {
        None
    }
}

static HOPELESS: &[shelf::Entry] = &[shelf::Entry { bots: &Hopeless, ..shelf::Entry::plain::<common::Pebbles>() }];

#[tokio::test]
async fn a_bot_that_takes_too_long_or_fails_does_not_stop_the_table() {
    let scratch = Scratch::new();
    let options = web::ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        database: scratch.url(),
        games: HOPELESS,
        limits: Limits::none(),
        bots: web::BotOptions {
            threads: 2,
            deadline: std::time::Duration::from_millis(100),
            ..web::BotOptions::default()
        },
        signals: false,
        ..web::ServeOptions::default()
    };
    let serving = web::serve(options).await.expect("the server starts");
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles"), ("players", "3"), ("speed", "instant")]).await;
    for _ in 0..2 {
        let state = until(&mut player, &table, |state| state["seat"] == "a").await;
        player.act(&table, "a", version(&state), "take 1").await;
    }
    until(&mut player, &table, |state| state["seat"] == "a").await;
    let mut numbers = player.get("/metrics").await.body;
    // Whoever waits for a bot that panics hears of it a moment before it is counted.
    for _ in 0..100 {
        if numbers.contains("crownlands_panics_total 4\n") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        numbers = player.get("/metrics").await.body;
    }
    assert!(numbers.contains("crownlands_bot_fallbacks_total 4\n"), "{numbers}");
    assert!(numbers.contains("crownlands_panics_total 4\n"), "{numbers}");
}

/// A board that cannot be drawn at all.
#[derive(Debug)]
struct Torn;

impl boards::AnyBoard for Torn {
    fn draw(&self, _: &dyn table::AnyMatch, _: &boards::Onlooker<'_>) -> Result<boards::Drawn, boards::Undrawable> {
        panic!("a board that fails on purpose");
    }
}

static TORN: &[shelf::Entry] = &[shelf::Entry { board: &Torn, ..shelf::Entry::plain::<common::Pebbles>() }];

#[tokio::test]
async fn a_page_that_cannot_be_made_is_answered_and_counted_and_the_game_goes_on() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TORN).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles"), ("players", "2"), ("speed", "instant")]).await;
    let page = player.get(&table).await;
    assert!(page.status == 500 && page.body.contains("<main"), "{}: {}", page.status, page.body);
    let state = until(&mut player, &table, |state| state["seat"] == "a").await;
    assert_eq!(player.act(&table, "a", version(&state), "take 1").await.status, 200);
    let numbers = player.get("/metrics").await.body;
    assert!(numbers.contains("crownlands_panics_total 1\n"), "{numbers}");
    assert!(numbers.contains("crownlands_refusals_total{why=\"broken\"} 1\n"), "{numbers}");
}

#[tokio::test]
async fn the_pace_of_bots_can_be_changed_by_those_who_sit() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles")]).await;
    assert_eq!(player.post(&format!("{table}/speed"), &[("speed", "slow")]).await.status, 303);
    assert!(player.get(&table).await.body.contains("value=\"slow\" aria-pressed=\"true\""));
    assert_eq!(player.post(&format!("{table}/speed"), &[("speed", "warp")]).await.status, 400);
    let mut stranger = Visitor::new(&serving);
    stranger.open(&[("game", "pebbles")]).await;
    assert_eq!(stranger.post(&format!("{table}/speed"), &[("speed", "slow")]).await.status, 403);
}

#[tokio::test]
async fn the_next_free_port_is_taken() {
    let (one, other) = (Scratch::new(), Scratch::new());
    let first = serve(&one, TOYS).await;
    let options = web::ServeOptions {
        bind: first.address(),
        database: other.url(),
        games: TOYS,
        signals: false,
        ..web::ServeOptions::default()
    };
    let second = web::serve(options).await.expect("another port is free");
    assert!(second.address().port() > first.address().port());
}
