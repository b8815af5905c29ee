//! Bots for people: advice, the look back at a finished game, seats that bots take over and give back.

use crate::browser::{Browser, Window, site_with};
use crate::common::Scratch;
use crate::page::Page;
use std::time::Duration;
use web::BotOptions;

crate::trials! {
    Audit: a_bot_says_what_it_would_do_and_can_be_stopped,
    Audit: a_finished_game_is_looked_back_at,
    Browser: a_bot_takes_over_a_seat_and_its_person_takes_it_back,
}

/// Opens a table of The Two Heirs with these fields chosen, bots without a pause.
async fn set_up(browser: &Browser, chosen: &[&str]) {
    browser.go("/new/two-heirs?players=2").await;
    for field in chosen {
        browser.click(field).await;
    }
    browser.sit_down().await;
}

async fn a_bot_says_what_it_would_do_and_can_be_stopped() {
    let scratch = Scratch::new();
    let (_serving, base) =
        site_with(&scratch, BotOptions { advice: Duration::from_millis(2400), ..BotOptions::default() }).await;
    let browser = Browser::open(&base, Window::default()).await;
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

async fn a_finished_game_is_looked_back_at() {
    let scratch = Scratch::new();
    // Long enough for somebody to stop it.
    let (_serving, base) = site_with(&scratch, BotOptions { review: 2000, ..BotOptions::default() }).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, &["#seat-b option[value=bot-easy]"]).await;
    // The quickest way to the end: a bot plays on this seat, too.
    browser.click(".t-tabs [data-tab=more]").await;
    browser.find("form[action$='/leave']").await;
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

async fn a_bot_takes_over_a_seat_and_its_person_takes_it_back() {
    let scratch = Scratch::new();
    let (_serving, base) =
        site_with(&scratch, BotOptions { away: Duration::from_secs(2), ..BotOptions::default() }).await;
    let anna = Browser::open(&base, Window::default()).await;
    let boris = Browser::open(&base, Window::default()).await;
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
    anna.click(".t-tabs [data-tab=more]").await;
    anna.find("form[action$='/leave']").await;
    anna.js("for (const panel of document.querySelectorAll('details')) panel.open = true").await;
    anna.click("form[action$='/leave'] button").await;
    boris.find("#decision .choices").await;
    assert!(boris.says("#log").await.contains("lets a bot play"));
    anna.until("whoever left sees what spectators see", async || !anna.has("#hand").await).await;
    // She comes back, and it is hers again.
    anna.click(".come-back button").await;
    anna.find("#hand").await;
    boris.until("Boris is told", async || boris.says("#log").await.contains("is back")).await;
    // Boris stays away while it is his turn; after a while Anna lets a bot play for him.
    boris.go("/rules").await;
    anna.click("form[action$='/replace'] button").await;
    anna.find("#decision .choices").await;
    // The way back is the first thing he sees.
    boris.go(&table).await;
    boris.sees(".come-back button").await;
    boris.click(".come-back button").await;
    boris.find("#hand").await;
    for browser in [&anna, &boris] {
        assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    }
    anna.close().await;
    boris.close().await;
}
