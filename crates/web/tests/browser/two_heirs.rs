//! The Two Heirs in a real browser: whole games by clicking on the table – two on one device, against a bot, alone on every level –
//! picking without script, hints, results, small screens, accessibility.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use std::time::{Duration, Instant};

crate::trials! {
    Browser: two_play_a_whole_game_on_one_device,
    Browser: one_plays_a_whole_game_against_a_bot,
    Browser: one_plays_alone_on_every_level_and_sees_the_results,
    Browser(Window::DESKTOP): henry_moves_one_step_after_the_other_at_the_pace_of_the_table,
    Browser: picking_works_with_scripts_off_and_can_be_undone,
    Browser: hints_are_hidden_by_one_button,
    Audit: the_table_is_accessible_in_both_themes_and_fits_a_phone,
}

/// The longest a game may take.
const LONGEST: Duration = Duration::from_secs(400);

/// Opens a table with the form of the game: these fields chosen, bots without a pause.
async fn set_up(browser: &Browser, players: usize, chosen: &[(&str, &str)]) {
    browser.go(&format!("/new/two-heirs?players={players}")).await;
    for (field, value) in chosen {
        browser.click(&format!("#{field} option[value={value}]")).await;
    }
    browser.sit_down().await;
}

/// Waits until this browser must decide, must be handed over, or the game is over; says whether it goes on.
async fn goes_on(browser: &impl Page) -> bool {
    let due = "#decision .choices button, #decision .choices a, #decision .handover button, #decision .result";
    browser.until("somebody's turn or the end", async || browser.has(due).await).await;
    !browser.has("#decision .result").await
}

/// Picks something and then one of the places for it; `false` where there is nothing to pick.
async fn pick_and_act(browser: &impl Page, pick: &str, place: &str, index: usize) -> bool {
    if !browser.has(pick).await {
        return false;
    }
    browser.click_nth(pick, index).await;
    browser.appears(place).await;
    browser.make_move(place, index).await;
    true
}

/// Decides once, on the landscape, in the offer or in the hand wherever that is possible.
async fn decide(browser: &impl Page, step: usize) {
    for at_once in ["#hand a[data-act^='discard']", "#board a[data-act^='destroy']", "#hand a[data-act^='take']"] {
        if browser.has(at_once).await {
            return browser.make_move(at_once, step).await;
        }
    }
    let done = match step % 4 {
        0 => pick_and_act(browser, "#hand a[data-choose^='build']", "#board a.th-ghost", step / 4).await,
        1 => {
            pick_and_act(
                browser,
                "#board a.th-grip[data-choose^='move']",
                "#board a.th-target, #board a.th-withdraw",
                step,
            )
            .await
        }
        2 => pick_and_act(browser, "#hand a.th-grip[data-choose^='call']", "#board a.th-target", step).await,
        _ => false,
    };
    if !done {
        let end = "#decision button[value=end]";
        browser.make_move(if browser.has(end).await { end } else { "#decision .choices button" }, 0).await;
    }
}

/// Plays to the end; says how many decisions that took.
async fn play_to_the_end(browser: &Browser) -> usize {
    let begun = Instant::now();
    let mut steps = 0;
    while goes_on(browser).await {
        if browser.has("#decision .handover button").await {
            browser.click("#decision .handover button").await;
            browser.find("#hand").await;
            continue;
        }
        decide(browser, steps).await;
        steps += 1;
        assert!(begun.elapsed() < LONGEST, "the game does not end");
    }
    steps
}

/// What every end shows.
async fn the_end_is_told(browser: &Browser) {
    assert!(browser.has(".result .podium li").await && browser.has(".result .th-sheet tfoot").await);
    assert!(browser.has("form[action$='/rematch'] button").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
}

async fn two_play_a_whole_game_on_one_device() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 2, &[("seat-b", "here")]).await;
    let steps = play_to_the_end(&browser).await;
    assert!(steps > 40, "a whole game has many decisions, not {steps}");
    the_end_is_told(&browser).await;
    browser.close().await;
}

async fn one_plays_a_whole_game_against_a_bot() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::PHONE).await;
    set_up(&browser, 2, &[("seat-b", "bot-easy")]).await;
    let steps = play_to_the_end(&browser).await;
    assert!(steps > 20, "a whole game has many decisions, not {steps}");
    the_end_is_told(&browser).await;
    browser.close().await;
}

async fn one_plays_alone_on_every_level_and_sees_the_results() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    for (level, treasures) in [("poor", 6), ("brave", 8), ("relentless", 10)] {
        set_up(&browser, 1, &[("option-henry_level", level)]).await;
        goes_on(&browser).await;
        // Hints help newcomers; whoever has finished a game knows it.
        assert_eq!(browser.has(".hints").await, level == "poor", "hints in a game of Henry, {level}");
        assert!(browser.says(".th-henry").await.contains(&format!("{treasures} treasures left")), "{level}");
        play_to_the_end(&browser).await;
        assert!(browser.says(".result h2").await.contains("Henry"), "{}", browser.says(".result h2").await);
        assert!(!browser.has(".hints").await, "nothing is to be learned for this game any more");
        the_end_is_told(&browser).await;
    }
    browser.click(".result a[href='/stats/two-heirs']").await;
    browser.find(".stats-sheet").await;
    let played = "return [...document.querySelectorAll('.stats-sheet')[0].querySelectorAll('tbody td:nth-child(2)')].map((cell) => cell.textContent).join()";
    assert_eq!(browser.js(played).await, "1,1,1", "one game on each level");
    assert_eq!(browser.count(".stats .table-row").await, 3);
    let henry = browser.says(".stats .table-row").await;
    assert!(henry.contains("Henry: "), "what Henry had stands beside it: {henry}");
    assert_eq!(browser.count(".stats-sheet:not(:has(caption))").await, 0, "every table has its title");
    browser.resize((390, 844)).await;
    let cut = "return [...document.querySelectorAll('.stats .scroll-x')].filter((box) => box.scrollWidth > box.clientWidth).length";
    assert_eq!(browser.js(cut).await, 0, "on a phone every column is seen");
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    browser.close().await;
}

pub async fn henry_moves_one_step_after_the_other_at_the_pace_of_the_table(page: &impl Page) {
    page.go("/new/two-heirs?players=1").await;
    page.click("form[action='/tables'] button.primary").await;
    for step in 0.. {
        assert!(goes_on(page).await && step < 20, "Henry has not moved");
        // When the board was exchanged, and what was told of it, before the page goes on.
        page
            .js("window.scenes = [];
                const told = (now) => scenes.push([now, document.querySelector('.t-news').textContent]);
                new MutationObserver(() => requestAnimationFrame(told.bind(null, performance.now()))).observe(document.querySelector('.board-box'), { childList: true })")
            .await;
        decide(page, step).await;
        let scenes: Vec<(f64, String)> = serde_json::from_value(page.js("return scenes").await).expect("scenes");
        if scenes.len() < 2 {
            continue;
        }
        assert!(scenes.windows(2).all(|two| two[1].0 - two[0].0 > 800.0), "one after the other: {scenes:?}");
        assert!(scenes.iter().any(|(_, told)| told.contains("Henry")), "each is told: {scenes:?}");
        break;
    }
    page.until("the ring of Henry stays", async || page.has(".seat-b > .th-last").await).await;
}

async fn picking_works_with_scripts_off_and_can_be_undone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { script: false, ..Window::default() }).await;
    set_up(&browser, 1, &[]).await;
    // A tile of the offer is chosen on the table and confirmed on the next page.
    browser.click("#hand a[data-act^='take']").await;
    browser.click("#decision .confirm button").await;
    browser.find("#hand .th-card").await;
    // A place is picked first: then the hand says what can be laid there.
    browser.click("#board a.th-site").await;
    browser.click("#hand a[data-act^='extend']").await;
    browser.click("#decision .confirm button").await;
    browser.until("two tiles lie", async || browser.count("#board .th-tiles > a").await == 2).await;
    browser.click("form[action$='/undo'] button[value=step]").await;
    browser.until("one tile lies", async || browser.count("#board .th-tiles > a").await == 1).await;
    // The tile is picked first: then the landscape shows every place, and the list only these.
    browser.click("#hand a[data-choose^='extend']").await;
    assert_eq!(browser.count("#board a.th-ghost").await, 8);
    assert_eq!(browser.count("#decision .choices button").await, 8);
    assert!(browser.has("#hand .th-card.is-picked").await);
    browser.click(".th-note a").await;
    assert!(!browser.has("#board a.th-ghost").await);
    // Looking at a tile explains it; what is not offered explains itself.
    browser.click("#board a.th-look").await;
    assert!(browser.says(".th-note").await.contains("Free terrain"));
    browser.close().await;
}

async fn hints_are_hidden_by_one_button() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 1, &[]).await;
    browser.click(".hints form button").await;
    browser.until("the hints are gone", async || !browser.has(".hints").await).await;
    browser.find("#decision .choices").await;
    browser.close().await;
}

async fn the_table_is_accessible_in_both_themes_and_fits_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let browser = Browser::open(&base, window).await;
        set_up(&browser, 1, &[]).await;
        let table = browser.path().await;
        for step in 0..16 {
            goes_on(&browser).await;
            decide(&browser, step).await;
        }
        goes_on(&browser).await;
        let picked = browser
            .js("return document.querySelector('#hand a[data-choose], #board a.th-grip')?.getAttribute('href')")
            .await;
        let picked = picked.as_str().unwrap_or(&table).to_owned();
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            let pages = [
                table.clone(),
                picked.clone(),
                format!("{table}?choose=(0,0)"),
                format!("{table}/replay/9"),
                "/new/two-heirs".to_owned(),
                "/stats/two-heirs".to_owned(),
                "/rules/two-heirs".to_owned(),
            ];
            for page in pages {
                browser.go(&page).await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
        browser.close().await;
    }
}
