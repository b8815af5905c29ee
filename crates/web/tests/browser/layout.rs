//! The page around the board: what is in view on a phone and on a desktop, what stays where it is, what is told of the others' moves.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use serde_json::json;
use std::collections::BTreeSet;

crate::trials! {
    Browser: a_phone_shows_status_board_news_question_and_tabs_at_once,
    Browser: tabs_are_links_where_there_is_no_script,
    Browser: on_a_desktop_the_hand_stays_and_the_log_is_in_view,
    Browser: wide_and_middling_screens_use_their_room,
    Browser: what_the_others_did_is_told_and_shown_again,
    Browser: moves_are_announced_once_even_in_the_same_words,
    Browser: keys_lead_everywhere_and_are_listed,
}

const PHONE: (u32, u32) = (390, 844);

/// How four players are seated, by game.
const GAMES: [(&str, usize); 4] = [("brian-boru", 3), ("two-heirs", 2), ("northgard", 3), ("crescent-moon", 4)];

async fn window(base: &str, (width, height): (u32, u32)) -> Browser {
    Browser::open(base, Window { width, height, ..Window::default() }).await
}

async fn set_up(browser: &Browser, game: &str, players: usize) {
    browser.go(&format!("/new/{game}?players={players}")).await;
    browser.sit_down().await;
    my_turn(browser).await;
}

async fn my_turn(browser: &Browser) {
    browser.until("my turn", async || browser.has("#table[data-turn=yes] #decision .choices button").await).await;
}

async fn play(browser: &Browser) {
    let before = browser.tick().await;
    browser.click("#decision .choices button").await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    my_turn(browser).await;
}

/// The place of what fits: left, top, width, height.
async fn place(browser: &Browser, css: &str) -> [f64; 4] {
    let script = format!(
        "const {{ x, y, width, height }} = document.querySelector({css:?}).getBoundingClientRect(); return [x, y, width, height]"
    );
    serde_json::from_value(browser.js(&script).await).expect("four numbers")
}

async fn a_phone_shows_status_board_news_question_and_tabs_at_once() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for (game, players) in GAMES {
        let browser = window(&base, PHONE).await;
        set_up(&browser, game, players).await;
        let parts = async || {
            let mut all = Vec::new();
            for part in [".t-head", ".t-board", ".t-news", ".t-sheet", ".t-tabs"] {
                all.push(place(&browser, part).await);
            }
            all
        };
        let first = parts().await;
        let (head, board, tabs) = (first[0], first[1], first[4]);
        assert!(head[1] == 0.0 && head[3] <= 52.0, "the status of {game}: {head:?}");
        assert!(board[3] <= 0.55 * 844.0, "the board of {game}: {board:?}");
        assert!((tabs[1] + tabs[3] - 844.0).abs() <= 1.0, "the tabs of {game}: {tabs:?}");
        assert!(
            first.windows(2).all(|two| (two[0][1] + two[0][3] - two[1][1]).abs() <= 1.0),
            "one below the other: {first:?}"
        );
        let scrolls = browser.js("return document.documentElement.scrollHeight > innerHeight + 1").await;
        assert_eq!(scrolls, false, "the page of {game} itself does not scroll");
        let small = browser
            .js("return [...document.querySelectorAll('.t-home, .t-menu > summary, .t-tabs a, .choices button, .undo-row button, .relive, .board-tools button')] \
                 .filter((part) => part.checkVisibility()).map((part) => [part.className || part.textContent, part.getBoundingClientRect()]) \
                 .filter(([, { width, height }]) => width < 44 || height < 38).map(([name]) => name)")
            .await;
        assert_eq!(small, json!([]), "everything that is touched in {game} is large enough");
        for _ in 0..3 {
            play(&browser).await;
            assert_eq!(parts().await, first, "nothing of {game} has moved");
        }
        browser.click(".t-tabs [data-tab=log]").await;
        assert!(browser.js("return document.querySelector('.log').checkVisibility()").await == true);
        let open = parts().await;
        assert!(open[1][3] >= 200.0, "the board stays in view above an open tab: {open:?}");
        play_with_an_open_tab(&browser).await;
        assert_eq!(browser.js("return document.getElementById('table').dataset.tab").await, "log", "it stays open");
        browser.click(".t-tabs [data-tab=log]").await;
        assert_eq!(parts().await, first, "closed again everything is back");
        assert!(!browser.scrolls_sideways().await);
        browser.close().await;
    }
}

/// The table moves on while something else than the moves is looked at.
async fn play_with_an_open_tab(browser: &Browser) {
    let before = browser.tick().await;
    browser.js("document.querySelector('#decision .choices button').click()").await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    my_turn(browser).await;
}

async fn tabs_are_links_where_there_is_no_script() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { script: false, ..Window::default() }).await;
    browser.go("/new/brian-boru?players=3").await;
    browser.click("#seat-b option[value=here]").await;
    browser.click("#seat-c option[value=here]").await;
    browser.sit_down().await;
    browser.click(".handover button").await;
    for (tab, inside) in
        [("score", ".score-sheet"), ("chat", "#chat-text"), ("more", "#panel-about"), ("table", ".side .panel")]
    {
        browser.click(&format!(".t-tabs [data-tab={tab}]")).await;
        browser.find(&format!("#table[data-tab={tab}] .t-tabs [aria-current]")).await;
        let shown = browser.find(inside).await.is_displayed().await.expect("it is known");
        assert!(shown, "{inside} lies behind {tab}");
    }
    browser.close().await;
}

async fn on_a_desktop_the_hand_stays_and_the_log_is_in_view() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for (game, players) in GAMES {
        let browser = window(&base, (1400, 900)).await;
        set_up(&browser, game, players).await;
        browser.click(".hints button").await;
        my_turn(&browser).await;
        let mut tops = BTreeSet::new();
        for _ in 0..6 {
            tops.insert(place(&browser, "#hand").await[1].round() as i64);
            play(&browser).await;
        }
        assert_eq!(tops.len(), 1, "the hand of {game} has jumped: {tops:?}");
        let log = place(&browser, ".log").await;
        assert!(log[3] > 150.0 && log[1] + log[3] < 800.0, "the log of {game} is in view: {log:?}");
        let board = place(&browser, ".board-box").await;
        assert!(board[1] + board[3] < 910.0, "the board of {game} ends in view: {board:?}");
        browser.close().await;
    }
}

async fn wide_and_middling_screens_use_their_room() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let wide = window(&base, (2300, 1200)).await;
    set_up(&wide, "crescent-moon", 4).await;
    let (board, log, chat) =
        (place(&wide, ".t-board").await, place(&wide, ".t-log").await, place(&wide, ".t-chat").await);
    assert!(board[2] > 0.4 * 2300.0, "the board of a wide screen: {board:?}");
    assert!(
        log[0] > 0.75 * 2300.0 && chat[0] == log[0] && chat[1] > log[1] + log[3],
        "log above chat in the last column: {log:?} {chat:?}"
    );
    wide.close().await;
    let tablet = window(&base, (820, 1180)).await;
    set_up(&tablet, "brian-boru", 3).await;
    let (board, question) = (place(&tablet, ".t-board").await, place(&tablet, "#decision").await);
    assert!(
        question[0] > board[0] + board[2] && question[1] < board[1] + board[3],
        "side by side: {board:?} {question:?}"
    );
    assert!(!tablet.scrolls_sideways().await);
    tablet.close().await;
}

async fn what_the_others_did_is_told_and_shown_again() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    set_up(&browser, "northgard", 2).await;
    for moves in 0.. {
        if browser.says(".news").await.contains("Berta") {
            break;
        }
        assert!(moves < 30, "nothing is told of the moves of the other");
        play(&browser).await;
    }
    let (before, steps) =
        (browser.tick().await, browser.js("return document.querySelector('[data-relive]').dataset.relive").await);
    assert!(!steps.as_str().expect("steps").is_empty());
    let choices = browser.says("#decision .choices").await;
    // While it is shown again the question can be answered; here it is let run to its end.
    browser.js("window.scenes = new Set(); new MutationObserver(() => scenes.add(document.querySelector('.t-news').textContent)) \
                .observe(document.querySelector('.t-news'), { childList: true })").await;
    browser.click("[data-relive]").await;
    browser.find("body[data-reliving]").await;
    browser.until("it has been shown", async || !browser.has("body[data-reliving]").await).await;
    browser.until("the table is back", async || browser.has(".t-news [data-relive]").await).await;
    let told = browser.js("return [...scenes].some((scene) => scene.includes('Berta'))").await;
    assert_eq!(told, true, "each step is told while it is shown");
    assert_eq!(browser.tick().await, before, "nothing has happened meanwhile");
    assert_eq!(browser.says("#decision .choices").await, choices);
    // A tap ends it.
    browser.click("[data-relive]").await;
    browser.find("body[data-reliving]").await;
    play(&browser).await;
    assert!(!browser.has("body[data-reliving]").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    browser.close().await;
}

async fn moves_are_announced_once_even_in_the_same_words() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    assert_eq!(browser.count("[aria-live], [role=alert], [role=log]").await, 0, "there is one live region");
    browser
        .js("window.said = []; new MutationObserver(() => herald.textContent && said.push(herald.textContent)) \
                .observe(herald, { childList: true })")
        .await;
    for _ in 0..3 {
        play(&browser).await;
    }
    browser.until("it is said", async || browser.js("return said.length").await != 0).await;
    let said: Vec<String> = serde_json::from_value(browser.js("return said").await).expect("sentences");
    let all = said.join(" | ");
    assert!(all.contains("Berta") && all.contains("Cyril"), "what the others did is said: {all}");
    // The same words once more are said once more; the same table is not.
    browser.js("announce('Your turn'); setTimeout(() => announce('Your turn'), 300)").await;
    let twice = "return said.filter((text) => text === 'Your turn').length";
    browser.until("it is said twice", async || browser.js(twice).await == 2).await;
    let before = browser.js("return said.length").await;
    browser
        .driver
        .execute_async("load(location.pathname).then(() => setTimeout(arguments[0], 300))", vec![])
        .await
        .expect("it loads");
    assert_eq!(browser.js("return said.length").await, before, "a look at the same table says nothing");
    browser.close().await;
}

async fn keys_lead_everywhere_and_are_listed() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    let press = async |keys: &str| {
        browser.driver.action_chain().send_keys(keys).perform().await.expect("keys can be sent");
    };
    press("?").await;
    browser.find("dialog.told[open] .keys kbd").await;
    press("\u{e00c}").await;
    browser.until("Escape closes it", async || !browser.has("dialog.told[open]").await).await;
    // The bots still draft: a table that is exchanged in the same moment may take the focus along.
    let asked = "return document.activeElement.matches('#decision .choices button')";
    browser
        .until("a key leads to the question", async || {
            press("p").await;
            browser.js(asked).await == true
        })
        .await;
    let before = browser.tick().await;
    press("1").await;
    browser.until("a number takes a choice", async || browser.tick().await != before).await;
    my_turn(&browser).await;
    // The log is one stop; its entries are reached with arrows.
    let stops = "return [...document.querySelectorAll('.log, .log *')].filter((part) => part.tabIndex >= 0).length";
    assert_eq!(browser.js(stops).await, 1);
    press("l").await;
    press("\u{e015}").await;
    assert!(browser.js("return document.activeElement.matches('.log-row')").await == true);
    press("\u{e014}").await;
    assert!(browser.js("return document.activeElement.matches('.log-row a')").await == true);
    browser.close().await;
}
