//! The page around the board: what is in view on a phone and on a desktop, what stays where it is, what is told of the others' moves.

use crate::browser::{Browser, Window, in_chromium, site};
use crate::common::Scratch;
use crate::page::{GAMES, Page};
use serde_json::json;
use std::collections::BTreeSet;

crate::trials! {
    Browser(Window::PHONE): a_phone_shows_status_board_news_question_and_tabs_at_once,
    Browser(Window::PHONE): what_a_phone_shows_can_be_read,
    Browser(Window::PHONE): towns_to_choose_among_bear_their_names_on_a_phone,
    Browser: two_fingers_bring_the_board_nearer_where_they_are,
    Browser: a_finger_beside_a_town_means_that_town,
    Browser: what_opens_on_the_page_of_a_new_table_is_no_wider_than_a_phone,
    Browser: few_choices_are_all_in_sight_on_a_phone,
    Browser: nobody_stands_on_what_can_be_chosen_on_a_phone,
    Browser(Window::LYING): a_phone_on_its_side_shows_the_whole_board_beside_the_question,
    Browser: the_tools_of_the_board_cover_nothing,
    Browser: what_can_be_played_is_in_view_on_a_low_screen,
    Browser: tabs_are_links_where_there_is_no_script,
    Browser(Window::DESKTOP): on_a_desktop_the_hand_stays_and_the_log_is_in_view,
    Browser(Window::DESKTOP): wide_and_middling_screens_use_their_room,
    Browser(Window::DESKTOP): paper_shows_the_table_and_not_the_question,
    Browser: chosen_colours_and_more_contrast_are_heeded,
    Browser: what_the_others_did_is_told_and_shown_again,
    Browser(Window::DESKTOP): moves_are_announced_once_even_in_the_same_words,
    Browser: what_is_looked_at_is_said_by_the_one_who_says_everything,
    Browser(Window::DESKTOP): keys_lead_everywhere_and_are_listed,
}

const PHONE: (u32, u32) = (390, 844);

async fn window(base: &str, (width, height): (u32, u32)) -> Browser {
    Browser::open(base, Window { width, height, ..Window::default() }).await
}

/// Hides the hints of a first game; those that are hidden once are hidden everywhere.
async fn hide_hints(page: &impl Page) {
    if page.has(".hints").await {
        page.click(".hints button").await;
        page.until("the hints are gone", async || !page.has(".hints").await).await;
        page.my_turn().await;
    }
}

pub async fn a_phone_shows_status_board_news_question_and_tabs_at_once(page: &impl Page) {
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        let parts = async || {
            let mut all = Vec::new();
            for part in [".t-head", ".t-board", ".t-news", ".t-sheet", ".t-tabs"] {
                all.push(page.place(part).await);
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
        let scrolls = page.js("return document.documentElement.scrollHeight > innerHeight + 1").await;
        assert_eq!(scrolls, false, "the page of {game} itself does not scroll");
        let small = page
            .js("return [...document.querySelectorAll('.t-home, .t-menu > summary, .t-tabs a, .choices button, .undo-row button, .relive, .board-tools button')] \
                 .filter((part) => part.checkVisibility()).map((part) => [part.className || part.textContent, part.getBoundingClientRect()]) \
                 .filter(([, { width, height }]) => width < 44 || height < 44).map(([name]) => name)")
            .await;
        assert_eq!(small, json!([]), "everything that is touched in {game} is large enough");
        for _ in 0..3 {
            page.play().await;
            assert_eq!(parts().await, first, "nothing of {game} has moved");
            let news = page.says(".news").await;
            assert!(!news.contains("has the turn"), "whose turn it is says the head of {game}: {news}");
        }
        page.click(".t-tabs [data-tab=log]").await;
        assert!(page.js("return document.querySelector('.log').checkVisibility()").await == true);
        let open = parts().await;
        assert!(open[1][3] >= 200.0, "the board stays in view above an open tab: {open:?}");
        play_with_an_open_tab(page).await;
        assert_eq!(page.js("return document.getElementById('table').dataset.tab").await, "log", "it stays open");
        page.click(".t-tabs [data-tab=log]").await;
        assert_eq!(parts().await, first, "closed again everything is back");
        assert!(!page.scrolls_sideways().await);
    }
}

/// What is written so small on the board or in the hand that it cannot be read, with how many pixels it is high. Drawings are shown at another
/// size than they are drawn at.
const TOO_SMALL: &str = "return [...document.querySelectorAll('#board text, #hand text')]
    .filter((text) => text.checkVisibility({ opacityProperty: true }) && text.getBoundingClientRect().width > 0)
    .map((text) => { const { a, b } = text.getScreenCTM(); return [Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize), text.textContent]; })
    .filter(([size]) => size < 9.95).map(([size, words]) => words + ': ' + size.toFixed(1))";

pub async fn what_a_phone_shows_can_be_read(page: &impl Page) {
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        // A land that grows is drawn smaller with every tile: what is written on that of Northgard grows with it, and zoom is for the rest.
        let looks = match game {
            "two-heirs" => 1,
            "northgard" => 6,
            _ => 3,
        };
        for moves in 0..looks {
            assert_eq!(page.js(TOO_SMALL).await, json!([]), "in {game} after {moves} moves");
            page.play().await;
        }
    }
}

/// The names of towns that are shown: how many are of towns that can be chosen, how many of others, which of them lie on each other, and
/// which are hidden by something or out of the map. A name is as high as its letters, not as its line.
const NAMES: &str = "const board = document.querySelector('#board svg.board').getBoundingClientRect();
    const shown = [...document.querySelectorAll('.towns .town-name')].filter((name) => name.checkVisibility()).map((name) => {
        const { left, right, top, height } = name.getBoundingClientRect();
        return { name: name.textContent, offered: name.closest('a.offer') !== null, left: left + 1, right: right - 1, top: top + 0.27 * height, bottom: top + 0.73 * height };
    });
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const people = [...document.querySelectorAll('.t-head .players .player')].filter((name) => name.checkVisibility()).map((name) => name.getBoundingClientRect());
    const lost = (name) => name.left < board.left || name.right > board.right || name.top < board.top || name.bottom > board.bottom || people.some((one) => meet(one, name));
    return [shown.filter((name) => name.offered).length, shown.filter((name) => !name.offered).length,
        shown.filter((name, at) => shown.slice(at + 1).some((other) => meet(name, other))).map((name) => name.name), shown.filter(lost).map((name) => name.name)]";

pub async fn towns_to_choose_among_bear_their_names_on_a_phone(page: &impl Page) {
    page.play_against_bots("brian-boru", 3).await;
    while page.count(".towns a.offer").await <= 30 {
        page.play().await;
    }
    let offered = page.count(".towns a.offer").await;
    let (named, others, overlap, lost): (usize, usize, Vec<String>, Vec<String>) =
        serde_json::from_value(page.js(NAMES).await).expect("names");
    assert!(named * 4 >= offered * 3, "only {named} of {offered} towns bear their names");
    assert!(named <= offered && others == 0, "{others} towns that cannot be chosen bear theirs");
    assert_eq!((overlap, lost), (vec![], vec![]), "every name can be read");
    assert_eq!(page.js(TOO_SMALL).await, json!([]), "names are large enough");
    // Among few towns each has its name.
    for moves in 0.. {
        let offered = page.count(".towns a.offer").await;
        if (1..=14).contains(&offered) {
            let named = "return [...document.querySelectorAll('.towns a.offer .town-name')].every((name) => name.checkVisibility())";
            assert_eq!(page.js(named).await, true, "{offered} towns bear their names");
            break;
        }
        assert!(moves < 80, "no town is asked about");
        page.play().await;
    }
    assert_eq!(page.js(TOO_SMALL).await, json!([]), "names can be read");
}

/// How wide the board is drawn, and where on the screen that point of it is which lay under the fingers.
const UNDER_FINGERS: &str =
    "const svg = document.querySelector('#board svg.board'), { x, y } = point.matrixTransform(svg.getScreenCTM());
    return [svg.getBoundingClientRect().width, x, y, visualViewport.scale]";

async fn two_fingers_bring_the_board_nearer_where_they_are() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = window(&base, PHONE).await;
    for (game, players) in GAMES {
        browser.play_against_bots(game, players).await;
        let [left, top, width, height] = browser.place(".board-box").await;
        let (x, y) = (left + 0.45 * width, top + 0.4 * height);
        let keep = format!(
            "window.point = new DOMPoint({x}, {y}).matrixTransform(document.querySelector('#board svg.board').getScreenCTM().inverse());"
        );
        let before: [f64; 4] =
            serde_json::from_value(browser.js(&format!("{keep} {UNDER_FINGERS}")).await).expect("numbers");
        // One finger after the other; the second goes further away than the first.
        let fingers = |step: f64| [[x - 20.0 - 3.0 * step, y], [x + 20.0 + 5.0 * step, y + step]];
        browser.touch("touchStart", &fingers(0.0)[..1]).await;
        browser.touch("touchStart", &fingers(0.0)).await;
        for step in 1..=10 {
            browser.touch("touchMove", &fingers(f64::from(step))).await;
        }
        let last = fingers(10.0);
        browser.touch("touchEnd", &[]).await;
        let after: [f64; 4] = serde_json::from_value(browser.js(UNDER_FINGERS).await).expect("numbers");
        assert!(after[0] > 1.6 * before[0], "the board of {game} has come nearer: {before:?} {after:?}");
        let off = (after[1] - (last[0][0] + last[1][0]) / 2.0).hypot(after[2] - (last[0][1] + last[1][1]) / 2.0);
        assert!(off < 6.0, "what the fingers hold in {game} stays between them, not {off} away: {after:?}");
        assert!((after[3] - 1.0).abs() < 0.01, "the page itself stays as it is in {game}");
        assert!(browser.has(".t-board[data-near]").await);
        browser.js("document.querySelector('[data-zoom=fit]').click()").await;
    }
    browser.close().await;
}

/// A point of the board that is 18 pixels from the middle of a place to choose, on nothing that can be touched by itself.
const BESIDE: &str = "for (const town of document.querySelectorAll('.towns a.offer')) {
        const { x, y, width, height } = town.getBoundingClientRect();
        for (let turn = 0; turn < 12; turn++) {
            const at = [x + width / 2 + 18 * Math.cos(turn * Math.PI / 6), y + height / 2 + 18 * Math.sin(turn * Math.PI / 6)];
            const hit = document.elementFromPoint(...at);
            if (hit?.closest('#board svg.board') && !hit.closest('a')) return at;
        }
    }
    return null";

async fn a_finger_beside_a_town_means_that_town() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = window(&base, PHONE).await;
    browser.play_against_bots("brian-boru", 3).await;
    let beside: [f64; 2] = loop {
        if let Ok(at) = serde_json::from_value(browser.js(BESIDE).await) {
            break at;
        }
        browser.play().await;
    };
    let before = browser.tick().await;
    browser.touch("touchStart", &[beside]).await;
    browser.touch("touchEnd", &[]).await;
    browser.until("the town is taken", async || browser.tick().await != before).await;
    browser.close().await;
}

async fn what_opens_on_the_page_of_a_new_table_is_no_wider_than_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = window(&base, PHONE).await;
    for (game, _) in GAMES {
        browser.go(&format!("/new/{game}")).await;
        browser.js("for (const part of document.querySelectorAll('main details')) part.open = true").await;
        browser.sees("details[open] code").await;
        let [left, _, width, _] = browser.place("details[open] code").await;
        assert!(left + width <= 390.0, "the promise on the page of a new table of {game}: {left} and {width}");
        assert!(!browser.scrolls_sideways().await, "the page of a new table of {game}");
    }
    browser.close().await;
}

/// The places of the choices: left, right and height of each.
const CHOICES: &str = "return [...document.querySelectorAll('#decision .choices :is(button, a)')]
    .map((choice) => choice.getBoundingClientRect()).map(({ left, right, height }) => [left, right, height])";

async fn few_choices_are_all_in_sight_on_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = window(&base, PHONE).await;
    for (game, players) in GAMES {
        browser.play_against_bots(game, players).await;
        let mut seen = 0;
        for moves in 0.. {
            let places: Vec<[f64; 3]> = serde_json::from_value(browser.js(CHOICES).await).expect("places");
            if (2..=3).contains(&places.len()) {
                let in_sight = |[left, right, height]: &[f64; 3]| *left >= 0.0 && *right <= 390.0 && *height >= 44.0;
                assert!(places.iter().all(in_sight), "in {game} after {moves} moves: {places:?}");
                seen += 1;
            }
            if seen == 2 {
                break;
            }
            // Whoever always does the first thing may never come to such a question.
            assert!(moves < 200, "there is always much to choose from in {game}");
            browser.play_choice(moves).await;
        }
    }
    browser.close().await;
}

/// What can be chosen on the board, or asked about, and is covered by the names of players.
const COVERED: &str = "const names = [...document.querySelectorAll('.t-head .players .player')].filter((name) => name.checkVisibility()).map((name) => name.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return [names.length, [...document.querySelectorAll(PLACES)].filter((place) => names.some((name) => meet(name, place.getBoundingClientRect()))).map((place) => place.textContent)]";

async fn nobody_stands_on_what_can_be_chosen_on_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = window(&base, PHONE).await;
    let places = [
        ("brian-boru", ".towns .town-shape"),
        ("northgard", "#board .ng-hits *"),
        ("crescent-moon", "#board .cm-place"),
    ];
    for (game, place) in places {
        browser.play_against_bots(game, 5).await;
        while !browser.has(place).await {
            browser.play().await;
        }
        let covered = browser.js(&COVERED.replace("PLACES", &format!("{place:?}"))).await;
        assert_eq!(covered, json!([4, []]), "in {game}");
    }
    browser.close().await;
}

pub async fn a_phone_on_its_side_shows_the_whole_board_beside_the_question(page: &impl Page) {
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        let [left, top, width, height] = page.place(".board-box").await;
        let (right, bottom) = (left + width, top + height);
        assert!(top >= 0.0 && bottom <= 391.0, "the board of {game} is in view: {top} to {bottom}");
        let question = page.place("#decision").await;
        assert!(question[0] >= right - 1.0 && question[1] < 200.0, "the question of {game} is beside it: {question:?}");
        let drawn = page.place("#board svg.board").await;
        assert!(drawn[1] + drawn[3] <= bottom + 1.0, "all of the board of {game} is shown: {drawn:?}");
        assert!(!page.scrolls_sideways().await);
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
    let browser = window(&base, (1366, 768)).await;
    browser.go("/").await;
    for size in [(1366, 768), (1280, 720)] {
        browser.resize(size).await;
        let below = "return [...document.querySelectorAll('.game-card button.primary')].filter((button) => button.getBoundingClientRect().bottom > innerHeight).length";
        assert_eq!(browser.js(below).await, 0, "a game begins below the fold of {size:?}");
    }
    browser.close().await;
}

/// The table moves on while something else than the moves is looked at.
async fn play_with_an_open_tab(browser: &impl Page) {
    let before = browser.tick().await;
    browser.js("document.querySelector('#decision .choices button').click()").await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    browser.my_turn().await;
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
    let browser = window(&base, (1400, 1000)).await;
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
    let browser = window(&base, (1400, 1000)).await;
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
