//! What the others did is told and shown again, what happens is said to those who do not see it, and keys lead everywhere.

use crate::browser::{Browser, Window, in_chromium, site};
use crate::common::Scratch;
use crate::page::{GAMES, Page};

crate::trials! {
    Browser: what_the_others_did_is_told_and_shown_again,
    Browser(Window::DESKTOP): moves_are_announced_once_even_in_the_same_words,
    Browser: what_is_looked_at_is_said_by_the_one_who_says_everything,
    Browser(Window::DESKTOP): keys_lead_everywhere_and_are_listed,
}

/// How the steps are told and shown while they are shown again: seven times as fast as people want it.
const WATCH: &str = "const plain = window.setTimeout;
    window.setTimeout = (does, time, ...with_it) => plain(does, time === 900 ? 130 : time, ...with_it);
    window.scenes = new Set(); window.boards = 0;
    const news = document.querySelector('.t-news'), box = document.querySelector('.board-box');
    new MutationObserver(() => scenes.add(news.textContent.trim())).observe(news, { childList: true });
    new MutationObserver(() => { boards++; }).observe(box, { childList: true })";

/// The names of the others that the line of news speaks of, once the last move of one of them bears a ring of their colour on the board.
const WHO: &str = "const rings = [...document.querySelectorAll('#board :is(.last-ring, .th-last, .ng-ring, .cm-last)')];
    if (!rings.some((ring) => !ring.closest('[class*=seat-]')?.classList.contains('seat-a'))) return [];
    const told = document.querySelector('.news')?.textContent ?? '';
    return [...document.querySelectorAll('.players .player:not(.is-mine) .player-name')].map((name) => name.textContent).filter((name) => told.includes(name))";

async fn what_the_others_did_is_told_and_shown_again() {
    in_chromium(Window::LIVELY, async |page: &Browser| {
        for (game, players) in GAMES {
            what_the_others_did_is_shown_again(page, game, players).await;
        }
    })
    .await;
}

/// What the others did since my last turn is told in a line, and shown step by step, until it is over or touched.
pub async fn what_the_others_did_is_shown_again(page: &impl Page, game: &str, players: usize) {
    page.play_against_bots(game, players).await;
    let mut others: Vec<String> = Vec::new();
    for moves in 0.. {
        others = serde_json::from_value(page.js(WHO).await).expect("names");
        if !others.is_empty() {
            break;
        }
        assert!(moves < 40, "the moves of the others are neither told nor marked in {game}");
        page.play_choice(moves).await;
    }
    let before = page.tick().await;
    let steps = page.js("return document.querySelector('[data-relive]').dataset.relive").await;
    let steps = steps.as_str().expect("steps").split(' ').count();
    let choices = page.says("#decision .choices").await;
    // While it is shown again the question can be answered; here it is let run to its end.
    page.js(WATCH).await;
    page.click("[data-relive]").await;
    page.appears("body[data-reliving]").await;
    page.until("it has been shown", async || !page.has("body[data-reliving]").await).await;
    page.until("the table is back", async || page.has(".t-news [data-relive]").await).await;
    assert_eq!(page.js("return boards").await, steps + 1, "each step is seen from the one before it in {game}");
    let scenes: Vec<String> = serde_json::from_value(page.js("return [...scenes]").await).expect("sentences");
    assert!(others.iter().any(|name| scenes.iter().any(|scene| scene.contains(name))), "{game}: {others:?} {scenes:?}");
    assert_eq!(page.tick().await, before, "nothing has happened in {game} meanwhile");
    assert_eq!(page.says("#decision .choices").await, choices);
    // A tap ends it.
    page.click("[data-relive]").await;
    page.appears("body[data-reliving]").await;
    page.play().await;
    assert!(!page.has("body[data-reliving]").await);
    assert_eq!(page.complaints().await, Vec::<String>::new(), "the console is clean after {game}");
}

/// The class of what speaks to those who do not see the page.
const HERALD: &str = "unseen";

/// The classes of everything that is read out when it changes.
async fn live_regions(browser: &impl Page) -> Vec<String> {
    let found = browser
        .js("return [...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer], output')].map((region) => region.className)")
        .await;
    serde_json::from_value(found).expect("classes")
}

async fn what_is_looked_at_is_said_by_the_one_who_says_everything() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::DESKTOP).await;
    browser.play_against_bots("crescent-moon", 4).await;
    while !browser.has("#board a.cm-look").await {
        browser.play().await;
    }
    browser.js("document.querySelector('#board a.cm-look').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    browser.until("the place is told", async || browser.has(".cm-note").await).await;
    let told = browser.says(".cm-note-words").await;
    assert!(!told.trim().is_empty());
    let said = format!("[role=status].{HERALD}");
    browser.until("it is said", async || browser.says(&said).await.trim() == told.trim()).await;
    assert_eq!(live_regions(&browser).await, [HERALD], "nobody else says it, too");
    browser.close().await;
}

pub async fn moves_are_announced_once_even_in_the_same_words(page: &impl Page) {
    for (game, players) in GAMES.into_iter().rev() {
        page.play_against_bots(game, players).await;
        assert_eq!(live_regions(page).await, [HERALD], "there is one live region in {game}");
    }
    page.js("window.said = []; new MutationObserver(() => herald.textContent && said.push(herald.textContent)) \
                .observe(herald, { childList: true })")
        .await;
    for _ in 0..3 {
        page.play().await;
    }
    page.until("it is said", async || page.js("return said.length").await != 0).await;
    let said: Vec<String> = serde_json::from_value(page.js("return said").await).expect("sentences");
    let all = said.join(" | ");
    assert!(all.contains("Berta") && all.contains("Cyril"), "what the others did is said: {all}");
    // The same words once more are said once more; the same table is not.
    page.js("announce('Your turn'); setTimeout(() => announce('Your turn'), 300)").await;
    let twice = "return said.filter((text) => text === 'Your turn').length";
    page.until("it is said twice", async || page.js(twice).await == 2).await;
    let before = page.js("return said.length").await;
    page.js("return load(location.pathname).then(() => new Promise((done) => setTimeout(done, 300)))").await;
    assert_eq!(page.js("return said.length").await, before, "a look at the same table says nothing");
}

pub async fn keys_lead_everywhere_and_are_listed(page: &impl Page) {
    page.play_against_bots("brian-boru", 3).await;
    page.strike("?").await;
    page.appears("dialog.told[open] .keys kbd").await;
    page.strike("\u{e00c}").await;
    page.until("Escape closes it", async || !page.has("dialog.told[open]").await).await;
    // The first key after that is heard, however soon it comes: the focus leaves a closed dialog only a moment later.
    page.strike("p").await;
    let asked = "return document.activeElement.matches('#decision .choices button')";
    assert_eq!(page.js(asked).await, true, "a key leads to the question");
    let before = page.tick().await;
    page.strike("1").await;
    page.until("a number takes a choice", async || page.tick().await != before).await;
    page.my_turn().await;
    // The log is one stop; its entries are reached with arrows.
    let stops = "return [...document.querySelectorAll('.log, .log *')].filter((part) => part.tabIndex >= 0).length";
    assert_eq!(page.js(stops).await, 1);
    page.strike("l").await;
    page.strike("\u{e015}").await;
    assert!(page.js("return document.activeElement.matches('.log-row')").await == true);
    page.strike("\u{e014}").await;
    assert!(page.js("return document.activeElement.matches('.log-row a')").await == true);
}
