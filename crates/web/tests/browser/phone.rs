//! What a phone shows at once, how much of it can be read, what fingers find, and how it lies on its side.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::{GAMES, Page};
use serde_json::json;

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

/// The table moves on while something else than the moves is looked at.
async fn play_with_an_open_tab(browser: &impl Page) {
    let before = browser.tick().await;
    browser.js("document.querySelector('#decision .choices button').click()").await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    browser.my_turn().await;
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
    let browser = Browser::open(&base, Window::PHONE).await;
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
    let browser = Browser::open(&base, Window::PHONE).await;
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
    let browser = Browser::open(&base, Window::PHONE).await;
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
    let browser = Browser::open(&base, Window::PHONE).await;
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
    let browser = Browser::open(&base, Window::PHONE).await;
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
