//! The page around the board on screens of every size and on paper: what is in view, what stays where it is, what covers nothing.

use crate::browser::{Browser, Window, in_chromium, site};
use crate::common::Scratch;
use crate::page::{GAMES, Page};
use serde_json::json;
use std::collections::BTreeSet;

crate::trials! {
    Browser: the_tools_of_the_board_cover_nothing,
    Browser: what_can_be_played_is_in_view_on_a_low_screen,
    Browser: tabs_are_links_where_there_is_no_script,
    Browser(Window::DESKTOP): on_a_desktop_the_hand_stays_and_the_log_is_in_view,
    Browser(Window::DESKTOP): wide_and_middling_screens_use_their_room,
    Browser(Window::DESKTOP): paper_shows_the_table_and_not_the_question,
    Browser: chosen_colours_and_more_contrast_are_heeded,
}

const PHONE: (u32, u32) = (390, 844);

/// Hides the hints of a first game; those that are hidden once are hidden everywhere.
async fn hide_hints(page: &impl Page) {
    if page.has(".hints").await {
        page.click(".hints button").await;
        page.until("the hints are gone", async || !page.has(".hints").await).await;
        page.my_turn().await;
    }
}

/// Upright and lying phones, a tablet, a desktop and a low one.
const SCREENS: [(u32, u32); 5] = [PHONE, (PHONE.1, PHONE.0), (820, 1180), (1400, 900), (1280, 720)];

/// How many tools the board shows, how many of them are out of view, and what they cover of what can be pressed or read.
const UNDER_TOOLS: &str = "const box = (thing) => thing.getBoundingClientRect();
    const tools = [...document.querySelectorAll('.board-tools button')].filter((tool) => tool.checkVisibility()).map(box);
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const parts = [...document.querySelectorAll('.board-box, .news, .relive, .t-tabs, .player, #decision, #hand, .log')].filter((part) => part.checkVisibility());
    return [tools.length, tools.filter((tool) => tool.bottom > innerHeight || tool.right > innerWidth).length,
        parts.filter((part) => tools.some((tool) => meet(tool, box(part)))).map((part) => part.className)]";

async fn the_tools_of_the_board_cover_nothing() {
    in_chromium(Window { height: 900, ..Window::DESKTOP }, async |page: &Browser| {
        for (game, players) in GAMES {
            the_tools_stand_beside_the_board(page, game, players).await;
        }
        // With five players the land of Northgard is the largest.
        the_tools_stand_beside_the_board(page, "northgard", 5).await;
    })
    .await;
}

/// On no screen the tools of the board are out of view or cover anything.
pub async fn the_tools_stand_beside_the_board(page: &impl Page, game: &str, players: usize) {
    page.play_against_bots(game, players).await;
    hide_hints(page).await;
    for size in SCREENS {
        page.resize(size).await;
        // A phone has room for the tool that would do something; whoever has come nearer needs them all.
        let far = if size == PHONE { 1 } else { 3 };
        assert_eq!(page.js(UNDER_TOOLS).await, json!([far, 0, []]), "{game} of {players} on {size:?}");
        page.click("[data-zoom=in]").await;
        assert_eq!(page.js(UNDER_TOOLS).await, json!([3, 0, []]), "{game} of {players} on {size:?}, nearer");
        page.click("[data-zoom=fit]").await;
    }
    page.resize((1400, 900)).await;
}

async fn what_can_be_played_is_in_view_on_a_low_screen() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { width: 1366, height: 768, ..Window::default() }).await;
    browser.go("/").await;
    for size in [(1366, 768), (1280, 720)] {
        browser.resize(size).await;
        let below = "return [...document.querySelectorAll('.game-card button.primary')].filter((button) => button.getBoundingClientRect().bottom > innerHeight).length";
        assert_eq!(browser.js(below).await, 0, "a game begins below the fold of {size:?}");
    }
    browser.close().await;
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
        browser.sees(inside).await;
    }
    browser.close().await;
}

pub async fn on_a_desktop_the_hand_stays_and_the_log_is_in_view(page: &impl Page) {
    page.resize((1400, 900)).await;
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        hide_hints(page).await;
        page.my_turn().await;
        let mut tops = BTreeSet::new();
        for _ in 0..6 {
            tops.insert(page.place("#hand").await[1].round() as i64);
            page.play().await;
        }
        assert_eq!(tops.len(), 1, "the hand of {game} has jumped: {tops:?}");
        let log = page.place(".log").await;
        assert!(log[3] > 150.0 && log[1] + log[3] < 800.0, "the log of {game} is in view: {log:?}");
        let board = page.place(".board-box").await;
        assert!(board[1] + board[3] < 910.0, "the board of {game} ends in view: {board:?}");
    }
}

pub async fn wide_and_middling_screens_use_their_room(page: &impl Page) {
    page.resize((2300, 1200)).await;
    page.play_against_bots("crescent-moon", 4).await;
    let (board, log) = (page.place(".t-board").await, page.place(".t-log").await);
    let chat = page.place(".t-chat").await;
    assert!(board[2] > 0.4 * 2300.0, "the board of a wide screen: {board:?}");
    assert!(
        log[0] > 0.75 * 2300.0 && chat[0] == log[0] && chat[1] > log[1] + log[3],
        "log above chat in the last column: {log:?} {chat:?}"
    );
    page.play_against_bots("brian-boru", 3).await;
    hide_hints(page).await;
    // A tablet, and a small desktop at half as large again.
    for (size, highest) in [((820, 1180), 320.0), ((933, 600), 310.0)] {
        page.resize(size).await;
        let (board, question) = (page.place(".t-board").await, page.place("#decision").await);
        assert!(
            question[0] > board[0] + board[2] && question[1] < board[1] + board[3],
            "side by side on {size:?}: {board:?} {question:?}"
        );
        assert!(board[1] < highest, "the board begins at {} on {size:?}", board[1]);
        assert!(!page.scrolls_sideways().await);
    }
}

pub async fn paper_shows_the_table_and_not_the_question(page: &impl Page) {
    page.play_against_bots("northgard", 3).await;
    page.print().await;
    // Narrow and wide paper.
    for size in [(820, 1100), (1400, 1000)] {
        page.resize(size).await;
        let seen = "const seen = (css) => document.querySelector(css)?.checkVisibility() ?? false;
            return [['.players', '.board-box svg.board', '.log'].every(seen), ['.decide', '.t-news', '.t-tabs', '.board-tools'].some(seen)]";
        assert_eq!(page.js(seen).await, json!([true, false]), "on {size:?}");
        let (log, panel) = (page.place(".log").await, page.place(".panel-log").await);
        assert!(log[1] + log[3] <= panel[1] + panel[3] + 1.0, "the log lies in its panel: {log:?} {panel:?}");
    }
    // The names of cards are printed like any other text: paper has no coloured ground under them.
    let pale = "const ink = getComputedStyle(document.querySelector('.table-page')).color;
        return ['card-tag suit-red', 'ng-card-head kind-build', 'ng-card-tag kind-build'].filter((name) => {
            const tag = document.querySelector('.table-page').appendChild(document.createElement('b'));
            tag.className = name;
            const { color, backgroundColor, borderTopStyle } = getComputedStyle(tag);
            tag.remove();
            return color !== ink || backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopStyle !== 'solid';
        })";
    assert_eq!(page.js(pale).await, json!([]));
}

/// What is chosen and whose turn it is, as far as it has an outline, and how thick a button is framed.
pub const LOOK: &str = "const style = (css) => getComputedStyle(document.querySelector(css));
        return [style('.bar-settings [aria-pressed=true]').outlineStyle, style('.player.is-due').outlineStyle, style('#decision .choices button').borderTopWidth]";

async fn chosen_colours_and_more_contrast_are_heeded() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::DESKTOP).await;
    browser.play_against_bots("brian-boru", 3).await;
    for (feature, value, expected) in [
        ("forced-colors", "none", json!(["none", "none", "1px"])),
        ("forced-colors", "active", json!(["solid", "solid", "1px"])),
        ("prefers-contrast", "more", json!(["none", "none", "2px"])),
    ] {
        let media = json!({ "features": [{ "name": feature, "value": value }] });
        browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.expect("a reader can be played");
        assert_eq!(browser.js(LOOK).await, expected, "{feature}: {value}");
    }
    browser.close().await;
}
