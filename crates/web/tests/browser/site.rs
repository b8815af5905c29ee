//! The site in a real browser: clicking, keyboard, two people at once, one device for two, no script, small screens, accessibility.

use crate::browser::{Browser, Window, site};
use crate::common::{Scratch, serve_at};
use crate::page::Page;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use web::Serving;

crate::trials! {
    Browser: a_whole_game_is_played_by_clicking_against_bots,
    Browser: one_device_for_two_hides_hands_until_the_next_takes_over,
    Browser: two_browsers_see_each_other_live_and_a_spectator_sees_no_hand,
    Browser: h4_browsers_add_to_chance_by_themselves_and_find_what_they_added,
    Browser: undo_languages_and_explanations_work_in_place,
    Browser: a_name_that_nobody_chose_is_said_in_the_language_of_its_reader,
    Browser: an_open_page_survives_a_restart_of_the_server,
    Browser: a_turn_is_taken_with_the_keyboard_alone,
    Browser: one_key_leads_to_the_next_table_where_it_is_my_turn,
    Browser: everything_works_with_scripts_off,
    Audit: pages_are_accessible_in_both_themes_and_fit_a_phone,
}

/// Opens a table with the form of the game: these seats, bots without a pause.
async fn set_up(browser: &Browser, players: usize, seats: &[(&str, &str)]) {
    browser.go(&format!("/new/brian-boru?players={players}")).await;
    for (seat, value) in seats {
        browser.click(&format!("#seat-{seat} option[value={value}]")).await;
    }
    browser.sit_down().await;
}

/// Waits until this browser must decide or the game is over; says whether it must decide.
async fn my_turn(browser: &Browser) -> bool {
    browser
        .until("my turn or the end", async || browser.has("#decision .choices button, #decision .result").await)
        .await;
    !browser.has("#decision .result").await
}

pub async fn no_complaints(browser: &Browser) {
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
}

async fn a_whole_game_is_played_by_clicking_against_bots() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 3, &[]).await;
    let begun = Instant::now();
    let mut moves = 0;
    while my_turn(&browser).await {
        // By turns on the board or in the hand, and in the list, from different ends of it.
        let on_board = browser.count("#board a[data-act], #hand a[data-act]").await;
        match moves % 3 {
            0 if on_board > 0 => {
                browser.make_move("#board a[data-act], #hand a[data-act]", moves).await;
            }
            1 => browser.make_move("#decision .choices li:last-child button", 0).await,
            _ => browser.make_move("#decision .choices li:first-child button", 0).await,
        }
        moves += 1;
        assert!(begun.elapsed() < Duration::from_secs(400), "the game does not end");
    }
    assert!(moves > 20, "a whole game has many moves, not {moves}");
    assert!(browser.has(".result .podium li").await && browser.has(".score-sheet tfoot").await);
    let (result, board) = (browser.place("#decision").await, browser.place(".t-board").await);
    assert!(result[2] > board[2], "the account has more room than the board: {result:?} {board:?}");
    assert!(browser.has("form[action$='/rematch'] button").await);
    no_complaints(&browser).await;
    browser.click(".result a[href*='/replay/']").await;
    browser.find("[data-slider]").await;
    assert!(browser.path().await.ends_with("/replay/1"), "before the first step there is nothing to see");
    assert!(!browser.has("[data-to=ui-previous]").await);
    browser.click("[data-to=ui-following]").await;
    browser.until("the second step", async || browser.path().await.ends_with("/replay/2")).await;
    browser.js("document.activeElement.blur()").await;
    browser.press(Key::Right).await;
    browser.until("the third step", async || browser.path().await.ends_with("/replay/3")).await;
    browser.click("[data-autoplay]").await;
    browser
        .until("autoplay goes on", async || {
            browser.js("return Number(document.getElementById('table').dataset.step) > 4").await == true
        })
        .await;
    no_complaints(&browser).await;
    browser.close().await;
}

async fn one_device_for_two_hides_hands_until_the_next_takes_over() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 3, &[("b", "here"), ("c", "here")]).await;
    for _ in 0..6 {
        let next = browser.says(".handover h2").await;
        assert!(
            !browser.has("#hand").await && !browser.has("#decision .choices").await,
            "nothing is shown before {next}"
        );
        browser.click(".handover button").await;
        browser.find("#hand").await;
        let before = browser.tick().await;
        while browser.has("#decision .choices button").await && !browser.has(".handover").await {
            browser.make_move("#decision .choices button", 0).await;
        }
        assert_ne!(browser.tick().await, before);
    }
    no_complaints(&browser).await;
    browser.close().await;
}

async fn two_browsers_see_each_other_live_and_a_spectator_sees_no_hand() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let anna = Browser::open(&base, Window::default()).await;
    let boris = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    set_up(&anna, 3, &[("b", "open")]).await;
    let table = anna.path().await;
    boris.go(&table).await;
    boris.type_in("form[action$='/join'] input[name=name]", "Boris").await;
    boris.click("form[action$='/join'] button").await;
    anna.until("the game begins for Anna without a reload", async || anna.has(".t-board").await).await;
    boris.until("and for Boris", async || boris.has(".t-board").await).await;
    for _ in 0..6 {
        anna.until("somebody's turn", async || {
            anna.has("#decision .choices").await || boris.has("#decision .choices").await
        })
        .await;
        let (mover, other) = if anna.has("#decision .choices").await { (&anna, &boris) } else { (&boris, &anna) };
        let before = other.tick().await;
        mover.make_move("#decision .choices button", 0).await;
        other.until("the other sees it", async || other.tick().await != before).await;
    }
    let watcher = Browser::open(&base, Window::default()).await;
    watcher.go(&table).await;
    watcher.find(".t-board").await;
    assert!(!watcher.has("#hand").await && !watcher.has("#decision .choices").await);
    anna.click(".t-tabs [data-tab=chat]").await;
    anna.type_in("#chat-text", "Good luck").await;
    anna.click(".chat-form button").await;
    boris.until("Boris reads it", async || boris.says("#chat").await.contains("Good luck")).await;
    watcher.go(&table).await;
    watcher.find(".t-board").await;
    let source = watcher.driver.source().await.expect("a page has a source");
    assert!(!source.contains("Good luck"), "those who watch talk apart");
    for browser in [anna, boris, watcher] {
        no_complaints(&browser).await;
        browser.close().await;
    }
}

async fn h4_browsers_add_to_chance_by_themselves_and_find_what_they_added() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let anna = Browser::open(&base, Window::default()).await;
    let boris = Browser::open(&base, Window::default()).await;
    set_up(&anna, 3, &[("b", "open")]).await;
    boris.go(&anna.path().await).await;
    boris.click("form[action$='/join'] button").await;
    for browser in [anna, boris] {
        browser.until("the game begins", async || browser.has(".t-board").await).await;
        browser.click(".t-tabs [data-tab=more]").await;
        browser.find("[data-stirred]").await;
        let stirred = browser.js("return document.querySelector('[data-stirred]').dataset.stirred").await;
        let salts: Vec<&str> = stirred.as_str().expect("it is told").split(' ').collect();
        assert!(salts.len() == 2 && salts.iter().all(|salt| salt.len() == 64) && salts[0] != salts[1], "{salts:?}");
        let told = browser.js("return document.querySelector('[data-stirred]').textContent").await.to_string();
        assert!(told.contains("that this browser added is among them"), "{told}");
        no_complaints(&browser).await;
        browser.close().await;
    }
}

async fn undo_languages_and_explanations_work_in_place() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 3, &[("b", "here"), ("c", "here")]).await;
    browser.click(".handover button").await;
    browser.find("#decision .choices button").await;
    let question = browser.says("#decision-title").await;
    // Whoever acts on a shared device sees the next hand-over; the one who acted may still take it back.
    let mut undone = false;
    for _ in 0..40 {
        if browser.has(".handover button").await {
            browser.click(".handover button").await;
            browser.find("#decision .choices button").await;
        }
        browser.make_move("#decision .choices button", 0).await;
        if browser.has("form[action$='/undo'] button[value=step]").await {
            browser.make_move("form[action$='/undo'] button[value=step]", 0).await;
            assert!(browser.says("#log").await.contains("took back"), "undo leaves a trace in the log");
            undone = true;
            break;
        }
    }
    assert!(undone, "something could be taken back, beginning with: {question}");
    browser.click("button[name=language][value=cs]").await;
    browser.until("Czech", async || browser.js("return document.documentElement.lang").await == "cs").await;
    browser.go("/").await;
    assert_eq!(browser.js("return document.documentElement.lang").await, "cs", "the language is remembered");
    browser.driver.back().await.expect("back to the table");
    browser.find("#decision").await;
    if browser.has(".handover button").await {
        browser.click(".handover button").await;
    }
    // A page one comes back to looks for itself how far the table is, and may be exchanged for that.
    browser.until("words can be typed", async || {
        browser.js("const box = document.querySelector('.typed'); if (box) box.open = true; return document.getElementById('typed-act')?.checkVisibility() ?? false").await == true
    })
    .await;
    browser.type_in("#typed-act", "fly to the moon").await;
    browser.click(".typed button[formmethod=get]").await;
    browser.find("dialog#told[open]").await;
    browser.click("dialog#told button").await;
    no_complaints(&browser).await;
    browser.close().await;
}

async fn a_name_that_nobody_chose_is_said_in_the_language_of_its_reader() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.play_against_bots("two-heirs", 2).await;
    let called = async |name: &str| {
        let script = "return document.querySelector('.settings #name')?.value ?? ''";
        let as_expected = async || browser.js(script).await.as_str().is_some_and(|called| called == name);
        browser.until(&format!("the name is {name}"), as_expected).await;
    };
    browser.go("/settings").await;
    let first = browser.js("return document.querySelector('.settings #name').value").await;
    let number = first.as_str().and_then(|name| name.strip_prefix("Guest ")).expect("a name of ours").to_owned();
    for (language, name) in [("cs", "Host"), ("pl", "Gość"), ("en", "Guest")] {
        browser.click(&format!(".settings button[value={language}]")).await;
        called(&format!("{name} {number}")).await;
    }
    browser.js("document.querySelector('.settings #name').value = 'Anna 209'").await;
    browser.click(".settings button[value=cs]").await;
    called("Anna 209").await;
    browser.click(".settings button[value=pl]").await;
    browser.until("it is Polish", async || browser.has("html[lang=pl] .settings #name").await).await;
    called("Anna 209").await;
    browser.close().await;
}

async fn an_open_page_survives_a_restart_of_the_server() {
    let scratch = Scratch::new();
    let (serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    survives_a_restart(&browser, &scratch, serving).await;
    browser.close().await;
}

/// An open page waits while its server is away. Who clicks meanwhile sees that it was heard, and loses nothing.
pub async fn survives_a_restart(page: &impl Page, scratch: &Scratch, serving: Serving) {
    page.play_against_bots("brian-boru", 3).await;
    let (table, before, address) = (page.path().await, page.tick().await, serving.address());
    serving.stop();
    serving.finished().await.expect("it closes in good order");
    page.click("#decision .choices button").await;
    assert!(page.has("body[data-busy=sending]").await, "that it was heard is shown at once");
    page.until("the page says that the connection is lost", async || page.has("[data-offline]:not([hidden])").await)
        .await;
    let again = serve_at(scratch, shelf::all_games(), address).await;
    page.until("the page is back", async || page.has("[data-offline][hidden]").await).await;
    page.until("the click is made good", async || page.tick().await != before).await;
    page.my_turn().await;
    page.play().await;
    assert_eq!(page.path().await, table, "the page was never left");
    again.stop();
    again.finished().await.expect("it closes in good order");
}

async fn a_turn_is_taken_with_the_keyboard_alone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/").await;
    press_until(&browser, "form[action='/tables'] button.primary").await;
    browser.press(Key::Enter).await;
    browser.until("the table", async || browser.path().await.starts_with("/t/")).await;
    assert!(my_turn(&browser).await);
    press_until(&browser, "#decision .choices button").await;
    let before = browser.tick().await;
    browser.press(Key::Enter).await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    assert!(my_turn(&browser).await);
    press_until(&browser, "#decision .choices button, #decision").await;
    let before = browser.tick().await;
    browser.press("1").await;
    browser.until("a digit takes the first offer", async || browser.tick().await != before).await;
    no_complaints(&browser).await;
    browser.close().await;
}

/// Presses N once. A driver that is to do so may do it again on the page that the first one led to.
async fn press_n(browser: &Browser) {
    browser
        .js("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }))")
        .await;
}

async fn one_key_leads_to_the_next_table_where_it_is_my_turn() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    let mut due = Vec::new();
    for _ in 0..2 {
        set_up(&browser, 3, &[]).await;
        assert!(my_turn(&browser).await);
        due.push(browser.path().await);
    }
    // At the last one somebody is missing, so that it is nobody's turn.
    set_up(&browser, 3, &[("b", "open")]).await;
    let waiting = browser.path().await;
    assert!(!due.contains(&waiting));
    let mut here = waiting.clone();
    let mut seen = Vec::new();
    for _ in 0..4 {
        press_n(&browser).await;
        browser.until("another table", async || browser.path().await != here).await;
        browser.find("#table").await;
        browser.whole().await;
        here = browser.path().await;
        seen.push(here.clone());
    }
    assert!(due.contains(&seen[0]) && due.contains(&seen[1]) && seen[0] != seen[1], "{seen:?} of {due:?}");
    assert_eq!(seen[2..], seen[..2], "round and round, and never where somebody else is waited for");
    browser.go("/rules").await;
    browser.whole().await;
    press_n(&browser).await;
    browser.until("it leads there from any page", async || due.contains(&browser.path().await)).await;
    no_complaints(&browser).await;
    browser.close().await;
}

/// Presses Tab until something that fits has the focus.
async fn press_until(browser: &Browser, css: &str) {
    let fits = format!("return document.activeElement.matches({css:?})");
    for _ in 0..300 {
        if browser.js(&fits).await == true {
            return;
        }
        browser.press(Key::Tab).await;
    }
    panic!("{css} cannot be reached with the keyboard");
}

async fn everything_works_with_scripts_off() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { script: false, ..Window::default() }).await;
    set_up(&browser, 3, &[("b", "here"), ("c", "here")]).await;
    assert!(!browser.has("html[data-script]").await, "scripts are off");
    let mut chosen = 0;
    // How soon the board offers something depends on the cards.
    for step in 0.. {
        if step >= 9 && chosen > 0 {
            break;
        }
        assert!(step < 60, "nothing could be picked on the board");
        if browser.has(".handover button").await {
            browser.click(".handover button").await;
        }
        let before = browser.tick().await;
        if browser.has("#board a[data-act]").await {
            // A picked offer is confirmed on the next page.
            browser.click("#board a[data-act]").await;
            browser.click("#decision .confirm button").await;
            chosen += 1;
        } else {
            browser.click("#decision .choices button").await;
        }
        browser.until("the next page", async || browser.tick().await != before).await;
    }
    browser.click("button[name=theme]").await;
    browser.until("the dark theme", async || browser.has("html[data-theme=dark]").await).await;
    browser.click(".log-step").await;
    browser.click("[data-to=ui-first]").await;
    browser.until("the first step", async || browser.path().await.ends_with("/replay/1")).await;
    browser.close().await;
}

async fn pages_are_accessible_in_both_themes_and_fit_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let browser = Browser::open(&base, window).await;
        set_up(&browser, 4, &[("b", "here"), ("c", "here"), ("d", "here")]).await;
        let table = browser.path().await;
        for _ in 0..10 {
            if browser.has(".handover button").await {
                browser.click(".handover button").await;
                browser.find("#decision .choices button").await;
            }
            browser.make_move("#decision .choices button", 0).await;
        }
        if browser.has(".handover button").await {
            browser.click(".handover button").await;
            browser.find("#hand").await;
        }
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            let plain = [
                "/",
                "/finished",
                "/settings",
                "/keys",
                "/replay",
                "/rules",
                "/rules/brian-boru",
                "/rules/northgard/examples/1",
                "/puzzle/two-heirs/1",
                "/puzzle/northgard/1?solve=yes",
                "/new/brian-boru",
                "/new/two-heirs?players=1",
                "/stats/two-heirs",
                "/nothing-here",
            ];
            let tabs = ["log", "score", "chat", "more"].map(|tab| format!("{table}?tab={tab}"));
            let pages =
                [table.clone(), format!("{table}/replay/3")].into_iter().chain(tabs).chain(plain.map(str::to_owned));
            for page in pages {
                browser.go(&page).await;
                assert!(browser.has(&format!("html[data-theme={theme}]")).await);
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        let complaints = browser.complaints().await;
        // That there is nothing at an address is what a browser complains of by itself.
        let own: Vec<&String> = complaints.iter().filter(|line| !line.contains("/nothing-here")).collect();
        assert!(own.is_empty(), "the console is clean: {own:#?}");
        browser.close().await;
    }
}
