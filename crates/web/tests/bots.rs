//! Bots for people: advice, the look back at a finished game, seats that bots take over and give back, programs as players.

mod common;

use common::browser::{Browser, TURN, Window, site_with};
use common::{Scratch, TOYS, Visitor, serve, serve_bots, until, version};
use std::time::Duration;
use web::BotOptions;

/// Opens a table of The Two Heirs with these fields chosen, bots without a pause.
async fn set_up(browser: &Browser, chosen: &[&str]) {
    browser.go("/new/two-heirs?players=2").await;
    for field in chosen {
        browser.click(field).await;
    }
    browser.sit_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_what_it_would_do_and_can_be_stopped() {
    let _turn = TURN.lock().await;
    let scratch = Scratch::new();
    let (_serving, base) =
        site_with(&scratch, BotOptions { advice: Duration::from_millis(2400), ..BotOptions::default() }).await;
    let Some(browser) = Browser::open(&base, Window::default()).await else { return };
    set_up(&browser, &["#seat-b option[value=bot-easy]"]).await;
    let ask = "#advice button[value=ask]";
    let tick = {
        browser.find(ask).await;
        browser.tick().await
    };
    browser.click(ask).await;
    browser.find("#advice progress").await;
    browser
        .until("it goes on", async || {
            browser.js("return document.querySelector('#advice progress')?.value > 1").await == true
        })
        .await;
    browser.click("#advice button[value=stop]").await;
    browser.find(ask).await;
    assert!(!browser.has("[data-hinted]").await, "what was stopped says nothing");
    browser.click(ask).await;
    browser.find("#advice.is-found tbody tr").await;
    assert!(browser.count("#advice tbody tr").await > 1);
    let said = browser.says("#advice tbody").await;
    assert!(said.contains('%'), "shares and results are told: {said}");
    assert!(browser.has("#board [data-hinted], #hand [data-hinted]").await, "the move is marked on the table");
    assert_eq!(browser.tick().await, tick, "thinking changes nothing at the table");
    assert!(browser.audit().await.is_empty(), "{:#?}", browser.audit().await);
    browser.click("#advice tbody tr:first-child button").await;
    browser.until("it is done", async || browser.tick().await != tick).await;
    assert!(!browser.has("#advice.is-found").await, "advice is for one decision only");
    // A table may do without.
    set_up(&browser, &["input[name=advice][value=off]"]).await;
    browser.find("#decision .choices").await;
    assert!(!browser.has("#advice").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_back_at() {
    let _turn = TURN.lock().await;
    let scratch = Scratch::new();
    let (_serving, base) = site_with(&scratch, BotOptions { review: 250, ..BotOptions::default() }).await;
    let Some(browser) = Browser::open(&base, Window::default()).await else { return };
    set_up(&browser, &["#seat-b option[value=bot-easy]"]).await;
    // The quickest way to the end: a bot plays on this seat, too.
    browser.js("for (const panel of document.querySelectorAll('details')) panel.open = true").await;
    browser.click("form[action$='/leave'] option[value=random]").await;
    browser.click("form[action$='/leave'] button").await;
    browser.find("#decision .result").await;
    let table = browser.path().await;
    browser.click(".result a[href$='/analysis']").await;
    browser.click("#analysis button[value=start]").await;
    browser.find("#analysis progress").await;
    browser.click("#analysis button[value=stop]").await;
    browser.find("#analysis button[value=start]").await;
    browser.click("#analysis button[value=start]").await;
    browser.find("#analysis .curve").await;
    assert_eq!(browser.count(".curve .curve-line").await, 2, "one line for each seat");
    assert!(browser.has(".curve a.curve-swing").await && browser.has(".findings .finding").await);
    for theme in ["dark", "light"] {
        browser.click(&format!(".bar-settings button[name=theme][value={theme}]")).await;
        browser.find(&format!("html[data-theme={theme}] #analysis .curve")).await;
        let found = browser.audit().await;
        assert!(found.is_empty(), "{found:#?}");
    }
    assert!(!browser.scrolls_sideways().await);
    browser.click(".findings .finding a").await;
    browser.until("the replay", async || browser.path().await.starts_with(&format!("{table}/replay/"))).await;
    // What was found is kept.
    browser.go(&format!("{table}/analysis")).await;
    assert!(browser.has("#analysis .curve").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_a_seat_and_its_person_takes_it_back() {
    let _turn = TURN.lock().await;
    let scratch = Scratch::new();
    let (_serving, base) =
        site_with(&scratch, BotOptions { away: Duration::from_secs(2), ..BotOptions::default() }).await;
    let Some(anna) = Browser::open(&base, Window::default()).await else { return };
    let Some(boris) = Browser::open(&base, Window::default()).await else { return };
    set_up(
        &anna,
        &["#seat-b option[value=open]", "details.panel > summary", "#option-start_player option[value=white]"],
    )
    .await;
    let table = anna.path().await;
    boris.go(&table).await;
    boris.click("form[action$='/join'] button").await;
    anna.find("#decision .choices").await;
    // Anna wants a bot to play; it plays its turn, and Boris is told.
    anna.js("for (const panel of document.querySelectorAll('details')) panel.open = true").await;
    anna.click("form[action$='/leave'] button").await;
    boris.find("#decision .choices").await;
    assert!(boris.says("#log").await.contains("lets a bot play"));
    assert!(!anna.has("#hand").await, "whoever left sees what spectators see");
    // She comes back, and it is hers again.
    anna.click(".come-back button").await;
    anna.find("#hand").await;
    boris.until("Boris is told", async || boris.says("#log").await.contains("is back")).await;
    // Boris stays away while it is his turn; after a while Anna lets a bot play for him.
    boris.go("/rules").await;
    anna.click("form[action$='/replace'] button").await;
    anna.find("#decision .choices").await;
    boris.go(&table).await;
    assert!(boris.has(".come-back button").await, "the way back is the first thing he sees");
    boris.click(".come-back button").await;
    boris.find("#hand").await;
    for browser in [&anna, &boris] {
        assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    }
    anna.close().await;
    boris.close().await;
}

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
    let told = std::fs::read_to_string(told).expect("it was told something");
    let lines: Vec<serde_json::Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&lines[0]["type"], &lines[0]["game"]), (&"hello".into(), &"pebbles".into()));
    assert!(lines.len() > 2);
    for line in &lines[1..] {
        assert_eq!((&line["type"], &line["seat"]), (&"decide".into(), &"b".into()));
        let mut keys: Vec<&String> = line.as_object().expect("an object").keys().collect();
        keys.sort();
        assert_eq!(keys, ["milliseconds", "offers", "seat", "type", "view"], "a view, and nothing else of the game");
    }
    assert!(anna.get("/metrics").await.body.contains("crownlands_bot_fallbacks_total 0"));
    // One that fails costs its seat nothing but the choice.
    let table = anna.open(&with("bot-program:Broken")).await;
    let state = until(&mut anna, &table, |state| state["seat"] == "a").await;
    anna.act(&table, "a", version(&state), "take 1").await;
    until(&mut anna, &table, |state| state["seat"] == "a").await;
    assert!(!anna.get("/metrics").await.body.contains("crownlands_bot_fallbacks_total 0"));
}
