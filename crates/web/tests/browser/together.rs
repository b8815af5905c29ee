//! Several people in several browsers, who agree on something: going back, and another person on a seat.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;

crate::trials! {
    Browser: two_browsers_take_the_game_back_and_a_third_sees_it_live,
    Browser: a_step_of_a_game_that_is_over_becomes_a_table_of_ones_own,
    Browser: a_seat_changes_hands_between_three_browsers,
    Audit: pages_about_agreeing_are_accessible_and_fit_a_phone,
}

/// Two people at a table of The Two Heirs, by turns.
async fn seated(base: &str, windows: [Window; 2]) -> (Browser, Browser, String) {
    let [first, second] = windows;
    let anna = Browser::open(base, first).await;
    anna.go("/new/two-heirs?players=2").await;
    anna.js("document.querySelector('[name=seat-b]').value = 'open'").await;
    anna.click("input[name=pace][value=turns]").await;
    anna.sit_down().await;
    let table = anna.path().await;
    let ben = Browser::open(base, second).await;
    ben.go(&table).await;
    ben.until("there is a seat", async || ben.has("form[action$='/join'] button").await).await;
    ben.type_in("form[action$='/join'] input[name=name]", "Ben").await;
    ben.click("form[action$='/join'] button").await;
    ben.until("he sits", async || ben.has(".player.is-mine").await).await;
    anna.until("the game begins", async || anna.has(".player.is-mine").await).await;
    (anna, ben, table)
}

/// Plays for whoever must decide until both have acted; returns how many steps there are then.
async fn both_act(anna: &Browser, ben: &Browser) -> u64 {
    let (mut first, mut second) = (false, false);
    while !(first && second) {
        let (player, acted) = if anna.has("#table[data-turn=yes] #decision .choices button").await {
            (anna, &mut first)
        } else if ben.has("#table[data-turn=yes] #decision .choices button").await {
            (ben, &mut second)
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            continue;
        };
        let before = player.tick().await;
        player.click("#decision .choices button").await;
        player.until("it is done", async || player.tick().await != before).await;
        *acted = true;
    }
    anna.until("both see the same", async || steps(anna).await == steps(ben).await).await;
    steps(anna).await
}

async fn steps(browser: &Browser) -> u64 {
    let steps = browser.js("return document.getElementById('table')?.dataset.steps ?? '0'").await;
    steps.as_str().and_then(|steps| steps.parse().ok()).expect("a number of steps")
}

async fn open_all(browser: &Browser) {
    browser.js("document.querySelectorAll('details').forEach((one) => { one.open = true; })").await;
}

async fn close(browsers: impl IntoIterator<Item = Browser>) {
    for browser in browsers {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
        browser.close().await;
    }
}

async fn two_browsers_take_the_game_back_and_a_third_sees_it_live() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let (anna, ben, table) = seated(&base, [Window::default(), Window::default()]).await;
    let begun = steps(&anna).await;
    let played = both_act(&anna, &ben).await;
    assert!(played > begun);
    let watcher = Browser::open(&base, Window::default()).await;
    watcher.go(&table).await;
    watcher.until("somebody watches", async || watcher.has("#decision").await).await;
    // Anna looks at the first step and asks to go back to it.
    anna.go(&format!("{table}/replay/{begun}")).await;
    anna.until("she may ask", async || anna.has("form.take-back button").await).await;
    anna.click("form.take-back button").await;
    anna.until("it is asked", async || anna.says("#decision").await.contains("asks to take the game back")).await;
    for other in [&ben, &watcher] {
        other
            .until("everybody sees it", async || other.says("#decision").await.contains("asks to take the game back"))
            .await;
    }
    assert!(!watcher.has("form.proposal button").await, "whoever watches is not asked");
    ben.click("form.proposal button[value=no]").await;
    anna.until("refused", async || !anna.has("form.proposal").await).await;
    assert_eq!(steps(&anna).await, played, "nothing has changed");
    anna.go(&format!("{table}/replay/{begun}")).await;
    anna.until("she asks again", async || anna.has("form.take-back button").await).await;
    anna.click("form.take-back button").await;
    ben.until("he is asked again", async || ben.has("form.proposal button[value=yes]").await).await;
    ben.click("form.proposal button[value=yes]").await;
    for browser in [&anna, &ben, &watcher] {
        browser.until("the log tells it", async || browser.says("#log").await.contains("Everybody agreed")).await;
        assert!(!browser.has("form.proposal").await);
    }
    assert_eq!(steps(&anna).await, played + 1, "what was taken back stays in the log");
    // And the game goes on from there.
    both_act(&anna, &ben).await;
    close([anna, ben, watcher]).await;
}

async fn a_step_of_a_game_that_is_over_becomes_a_table_of_ones_own() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let (anna, ben, table) = seated(&base, [Window::default(), Window::default()]).await;
    let begun = steps(&anna).await;
    both_act(&anna, &ben).await;
    let replay = format!("{table}/replay/{begun}");
    let take = "form[action$='/position'] button";
    anna.go(&replay).await;
    anna.until("the step is shown", async || anna.has("[data-slider]").await).await;
    assert!(!anna.has(take).await, "nobody takes what others hide while the game is on");
    anna.go(&format!("{table}?tab=more")).await;
    open_all(&anna).await;
    anna.click("form[action$='/end'] button[value^=concede-]").await;
    anna.until("the game is over", async || anna.has("#decision .result").await).await;
    // Somebody who looked on plays on from that step.
    let cleo = Browser::open(&base, Window::default()).await;
    cleo.go(&table).await;
    cleo.click(".result a[href*='/replay/']").await;
    cleo.until("the replay is open", async || cleo.has("[data-slider]").await).await;
    cleo.go(&replay).await;
    cleo.click(take).await;
    cleo.until("the position lies there", async || cleo.path().await.starts_with("/position/")).await;
    cleo.click(".workshop-position form[action='/tables'] button.primary").await;
    cleo.until("a table of one's own", async || cleo.path().await.starts_with("/t/")).await;
    assert_ne!(cleo.path().await, table);
    cleo.whole().await;
    cleo.my_turn().await;
    let before = cleo.tick().await;
    cleo.click("#decision .choices button").await;
    cleo.until("a step was played there", async || cleo.tick().await != before).await;
    assert!(cleo.has(".player.is-mine").await);
    anna.go(&table).await;
    assert!(anna.has("#decision .result").await, "the game that is over stays as it was");
    close([anna, ben, cleo]).await;
}

async fn a_seat_changes_hands_between_three_browsers() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let (anna, ben, table) = seated(&base, [Window::default(), Window::default()]).await;
    both_act(&anna, &ben).await;
    anna.go(&format!("{table}?tab=more")).await;
    open_all(&anna).await;
    anna.click("form[action$='/offer'] button").await;
    anna.until("there is a link", async || anna.has("#seat-link").await).await;
    let link = anna.js("return document.getElementById('seat-link').value").await;
    let link = link.as_str().expect("a link is text").to_owned();
    let cleo = Browser::open(&base, Window::PHONE).await;
    cleo.go(link.strip_prefix(&base).unwrap_or(&link)).await;
    cleo.type_in("#name", "Cleo").await;
    cleo.click("form[action$='/take'] button").await;
    cleo.until("the others are asked", async || cleo.says("#decision").await.contains("hands the seat over to Cleo"))
        .await;
    ben.until("Ben is asked", async || ben.has("form.proposal button[value=yes]").await).await;
    ben.click("form.proposal button[value=yes]").await;
    cleo.until("the seat is hers", async || cleo.has(".player.is-mine").await).await;
    anna.until("Anna watches", async || !anna.has(".player.is-mine").await).await;
    ben.until("Ben sees her name", async || ben.says(".players").await.contains("Cleo")).await;
    both_act(&cleo, &ben).await;
    close([anna, ben, cleo]).await;
}

async fn pages_about_agreeing_are_accessible_and_fit_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let (anna, ben, table) = seated(&base, [window, window]).await;
        both_act(&anna, &ben).await;
        anna.go(&format!("{table}?tab=more")).await;
        open_all(&anna).await;
        anna.click("form[action$='/offer'] button").await;
        anna.until("there is a link", async || anna.has("#seat-link").await).await;
        let link = anna.js("return new URL(document.getElementById('seat-link').value, location).pathname").await;
        let link = link.as_str().expect("a link is text").to_owned();
        anna.go(&format!("{table}/replay/1")).await;
        anna.until("she may ask", async || anna.has("form.take-back button").await).await;
        anna.click("form.take-back button").await;
        ben.until("he is asked", async || ben.has("form.proposal").await).await;
        ben.go("/me/vacation").await;
        ben.click("form[action='/me/vacation'] button").await;
        ben.until("he is on vacation", async || ben.has("form[action='/me/vacation/end']").await).await;
        for theme in ["light", "dark"] {
            for browser in [&anna, &ben] {
                browser.go("/settings").await;
                browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
                let worn = format!("html[data-theme={theme}]");
                browser.until("the theme", async || browser.has(&worn).await).await;
            }
            let more = format!("{table}?tab=more");
            for (browser, page) in
                [(&anna, &table), (&anna, &more), (&ben, &table), (&ben, &link), (&ben, &"/me/vacation".to_owned())]
            {
                browser.go(page).await;
                open_all(browser).await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        close([anna, ben]).await;
    }
}
