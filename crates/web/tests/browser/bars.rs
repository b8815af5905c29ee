//! What stays in sight on a phone: where the game is, and the ways through the site.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::{GAMES, Page};
use serde_json::json;

crate::trials! {
    Browser: a_phone_says_all_the_time_where_the_game_is,
    Browser: the_ways_through_the_site_lie_under_the_thumb,
}

const PHONE: (u32, u32) = (390, 844);

/// Whether this can be seen.
async fn shows(browser: &Browser, css: &str) -> bool {
    browser.js(&format!("return document.querySelector({css:?})?.checkVisibility() ?? false")).await == true
}

async fn a_phone_says_all_the_time_where_the_game_is() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for (width, height) in [PHONE, (PHONE.1, PHONE.0)] {
        let browser = Browser::open(&base, Window { width, height, ..Window::default() }).await;
        for (game, players) in GAMES {
            browser.play_against_bots(game, players).await;
            let [_, top, wide, high] = browser.place(".t-where").await;
            assert!(top >= 0.0 && top + high <= 60.0, "{game} at {width}: one line at the top, {top} and {high}");
            assert!(high >= 44.0 && wide >= 150.0, "{game} at {width}: a finger finds it");
            let line = browser.says(".t-turn small").await;
            assert!(line.matches(" · ").count() >= 2, "where it is, what ends it, what it is about: {line}");
            assert!(!shows(&browser, ".t-now").await, "{game} at {width}: all of it is told when it is asked for");
            browser.click(".t-where > summary").await;
            browser.until("all of it is told", async || shows(&browser, ".t-now").await).await;
            let whole = browser.says(".t-now").await;
            assert!(line.split(" · ").all(|part| whole.contains(part)), "{line} in {whole}");
            let [left, top, wide, high] = browser.place(".t-now").await;
            let (right, bottom) = (left + wide, top + high);
            assert!(left >= 0.0 && right <= f64::from(width) && bottom <= f64::from(height), "{game} at {width}");
            browser.click(".t-where > summary").await;
            browser.until("it is closed again", async || !shows(&browser, ".t-now").await).await;
            assert!(
                shows(&browser, ".t-home").await && shows(&browser, ".t-menu > summary").await,
                "there are ways out"
            );
            browser.click(".t-menu > summary").await;
            browser.sees(".t-menu [name=sound]").await;
            browser.click(".t-menu > summary").await;
            assert!(!shows(&browser, ".bar").await, "{game} at {width}: the bar of the site gives way");
        }
        browser.close().await;
    }
}

/// What of the bars is too small for a finger, and what the lower one covers at the end of the page.
const BARS: &str = "const box = (thing) => thing.getBoundingClientRect();
    const touched = [...document.querySelectorAll('.brand, .bar-settings button, .bar-links a, .foot-links a')].filter((thing) => thing.checkVisibility());
    const small = touched.filter((thing) => box(thing).height < 44 || box(thing).width < 44 && !thing.closest('.foot')).map((thing) => thing.textContent);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const edge = box(document.querySelector('.bar-links')).top;
    return [small, [...document.querySelectorAll('.foot p')].some((line) => box(line).bottom > edge)];";

async fn the_ways_through_the_site_lie_under_the_thumb() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::PHONE).await;
    // Whoever has a table has the most ways.
    browser.play_against_bots("two-heirs", 2).await;
    for language in ["en", "cs", "pl"] {
        browser.go("/settings").await;
        browser.click(&format!(".bar-settings [value={language}]")).await;
        let chosen = format!("html[lang={language}]");
        browser.until("the language", async || browser.has(&chosen).await).await;
        for page in ["/", "/learn", "/rules", "/me", "/new/brian-boru", "/minute/two-heirs"] {
            browser.go(page).await;
            let ([_, top, _, high], ways) = (browser.place(".bar").await, browser.place(".bar-links").await);
            assert!(top == 0.0 && high <= 60.0, "{page} in {language}: one row above, {high} high");
            assert!((ways[1] + ways[3] - f64::from(PHONE.1)).abs() <= 1.0, "{page} in {language}: {ways:?}");
            assert_eq!(browser.js(BARS).await, json!([[], false]), "{page} in {language}");
            assert!(!browser.scrolls_sideways().await, "{page} in {language}");
        }
    }
    browser.go("/").await;
    assert!(browser.has(".bar-hall[aria-current=page]").await, "where one is is marked");
    browser.click(".bar-links .bar-rules").await;
    browser.until("the rules", async || browser.path().await == "/rules").await;
    browser.close().await;
}
