//! Watching, trying out, tournaments and tokens in real browsers.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;

crate::trials! {
    Browser: somebody_watches_talks_and_sees_a_hand_that_is_shown,
    Browser: a_running_game_is_forked_into_a_table_against_bots,
    Browser: four_bots_play_a_tournament_before_ones_eyes,
    Audit: pages_for_watching_tournaments_and_programs_are_accessible_and_fit_a_phone,
}

async fn register(browser: &Browser, name: &str) {
    browser.go("/register").await;
    browser.type_in("#name", name).await;
    browser.type_in("#new-password", "correct horse").await;
    browser.click("form[action='/register'] button").await;
    browser.until("the codes are shown", async || browser.has(".codes").await).await;
}

async fn somebody_watches_talks_and_sees_a_hand_that_is_shown() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let player = Browser::open(&base, Window::default()).await;
    player.go("/new/brian-boru?players=3").await;
    player.sit_down().await;
    let table = player.path().await;
    let watcher = Browser::open(&base, Window::default()).await;
    watcher.go(&table).await;
    watcher.until("the table is there", async || watcher.has("#chat-text").await).await;
    assert!(!watcher.has("#hand").await, "nothing hidden is seen");
    watcher.click(".t-tabs [data-tab=chat]").await;
    watcher.type_in("#chat-text", "Good luck").await;
    watcher.click(".chat-form button").await;
    watcher.until("it was said", async || watcher.says(".chat-lines").await.contains("Good luck")).await;
    watcher.click(".reactions button").await;
    watcher.until("and clapped", async || watcher.says(".chat-lines").await.contains('👏')).await;
    // Whoever plays reads who watches.
    let named = async || {
        player.go(&format!("{table}?tab=more")).await;
        player.has("#chat .t-watchers").await
    };
    player.until("who watches is named", named).await;
    player.js("document.querySelectorAll('details').forEach((one) => { one.open = true; })").await;
    player.click("form[action$='/show'] button").await;
    player.until("the player is reminded", async || player.says(".t-sheet").await.contains("Your hand is shown")).await;
    watcher.until("the watcher hears of it live", async || watcher.has("nav.eyes a").await).await;
    watcher.click("nav.eyes a").await;
    watcher.until("the hand is seen", async || watcher.has("#hand").await).await;
    assert!(!watcher.has("form[action$='/act']").await, "and nothing can be done with it");
    for browser in [player, watcher] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
        browser.close().await;
    }
}

async fn a_running_game_is_forked_into_a_table_against_bots() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/new/two-heirs?players=2").await;
    browser.sit_down().await;
    let table = browser.path().await;
    browser.until("it is my turn", async || browser.has("[data-turn=yes]").await).await;
    browser.go(&format!("{table}?tab=more")).await;
    browser.js("document.querySelectorAll('details').forEach((one) => { one.open = true; })").await;
    browser.click("form[action$='/position'] button").await;
    browser.until("the position lies there", async || browser.path().await.starts_with("/position/")).await;
    browser.click(".workshop-position form[action='/tables'] button.primary").await;
    browser.until("a table of my own", async || browser.path().await.starts_with("/t/")).await;
    assert_ne!(browser.path().await, table);
    browser.until("I play on from there", async || browser.has("[data-turn=yes]").await).await;
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await;
}

async fn four_bots_play_a_tournament_before_ones_eyes() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    register(&browser, "Host").await;
    browser.go("/tournaments/new").await;
    browser.type_in("#name", "Four").await;
    browser.js("document.getElementById('game').value = 'two-heirs'").await;
    browser.click("input[name=form][value=knockout]").await;
    browser.click("input[name=bots]").await;
    browser.click("form[action='/tournaments'] button.primary").await;
    browser.until("it is announced", async || browser.path().await.starts_with("/tournament/")).await;
    browser.js("document.getElementById('robot').value = 'random'; document.getElementById('count').value = 4").await;
    browser.click("form[action$='/bots'] button").await;
    browser
        .until("they take part", async || {
            browser.js("return document.querySelectorAll('.results tbody tr').length").await == 4
        })
        .await;
    browser.click("form[action$='/begin'] button").await;
    let address = browser.path().await;
    browser
        .until("it is over", async || {
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            browser.go(&address).await;
            browser.says(".tournament .lead").await.contains("Over")
        })
        .await;
    assert_eq!(browser.js("return document.querySelectorAll('.results tbody tr').length").await, 4);
    assert_eq!(browser.says(".results tbody tr td").await, "1");
    browser.click(".results a[href^='/t/']").await;
    browser.until("a game to look at", async || browser.has(".podium").await).await;
    browser.close().await;
}

async fn pages_for_watching_tournaments_and_programs_are_accessible_and_fit_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for (number, window) in [Window::default(), Window::PHONE].into_iter().enumerate() {
        let browser = Browser::open(&base, window).await;
        register(&browser, &format!("Niamh {number}")).await;
        browser.go("/tournaments/new").await;
        browser.type_in("#name", "Spring").await;
        browser.click("input[name=bots]").await;
        browser
            .js("document.getElementById('players').value = 3; document.getElementById('game').value = 'brian-boru'")
            .await;
        browser.click("form[action='/tournaments'] button.primary").await;
        browser.until("it is announced", async || browser.path().await.starts_with("/tournament/")).await;
        let tournament = browser.path().await;
        browser
            .js("document.getElementById('robot').value = 'random'; document.getElementById('count').value = 6")
            .await;
        browser.click("form[action$='/bots'] button").await;
        browser.until("they take part", async || browser.has(".results tbody tr").await).await;
        browser.click("form[action$='/begin'] button").await;
        browser.until("it is on", async || browser.has("a[href^='/t/']").await).await;
        let table = browser.js("return document.querySelector(\"a[href^='/t/']\").getAttribute('href')").await;
        let table = table.as_str().expect("an address is text").to_owned();
        browser.go("/me/tokens").await;
        browser.type_in("#label", "my bot").await;
        browser.click("form[action='/me/tokens'] button").await;
        browser.until("the token is shown", async || browser.has("#token").await).await;
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            let chat = format!("{table}?tab=chat");
            let leaders = "/leaders/two-heirs?season=2026-4";
            for page in
                ["/watch", "/tournaments", "/tournaments/new", &tournament, "/api", "/me/tokens", leaders, &chat]
            {
                browser.go(page).await;
                browser.js("document.querySelectorAll('details').forEach((one) => { one.open = true; })").await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
        browser.close().await;
    }
}
