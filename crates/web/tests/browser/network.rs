//! A network that fails, fingers that are impatient, many tables at once: nothing is lost and nothing stands still.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use std::time::{Duration, Instant};

crate::trials! {
    Browser: a_look_that_was_lost_is_taken_again,
    Browser: a_move_that_was_lost_is_sent_again_and_the_notice_goes,
    Browser: the_words_of_a_proxy_are_not_shown,
    Browser: seven_tables_of_one_browser_all_play,
    Browser: no_click_is_lost_to_motion,
    Browser: nothing_glides_that_has_not_moved,
    Browser: on_a_phone_the_board_stays_where_it_is,
    Browser: a_phone_shows_the_whole_result,
}

/// Opens a table of this game with bots without a pause.
async fn set_up(browser: &Browser, game: &str, players: usize) {
    browser.go(&format!("/new/{game}?players={players}")).await;
    browser.sit_down().await;
    my_turn(browser).await;
}

async fn my_turn(browser: &Browser) {
    browser.until("my turn", async || browser.has("#table[data-turn=yes] #decision .choices button").await).await;
}

/// Clicks the first choice and waits until it is my turn again, at another tick.
async fn play(browser: &Browser) {
    let before = browser.tick().await;
    browser.click("#decision .choices button").await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    my_turn(browser).await;
}

/// The next requests with this method fail, as many as said.
async fn fail(browser: &Browser, method: &str, times: usize) {
    let script = format!(
        "const real = window.fetch; let left = {times}; window.failed = 0;
         window.fetch = (url, options = {{}}) => (options.method ?? 'GET') === '{method}' && left-- > 0
             ? (window.failed++, Promise.reject(new TypeError('lost'))) : real(url, options);"
    );
    browser.js(&script).await;
}

async fn a_look_that_was_lost_is_taken_again() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "two-heirs", 2).await;
    fail(&browser, "GET", 3).await;
    let begun = Instant::now();
    // Until a bot has moved after a move of mine; that is heard of, and looked at in vain.
    while browser.js("return window.failed").await != 3 {
        play(&browser).await;
        assert!(begun.elapsed() < Duration::from_secs(60), "no look was lost");
    }
    play(&browser).await;
    browser.close().await;
}

async fn a_move_that_was_lost_is_sent_again_and_the_notice_goes() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "two-heirs", 2).await;
    fail(&browser, "POST", 4).await;
    let before = browser.tick().await;
    browser.click("#decision .choices button").await;
    assert!(browser.has("body[data-busy=sending]").await, "that it was heard is shown at once");
    browser.until("the connection counts as lost", async || browser.has("[data-offline]:not([hidden])").await).await;
    browser.until("the move is made", async || browser.tick().await != before).await;
    assert_eq!(browser.js("return window.failed").await, 4);
    assert!(browser.has("[data-offline][hidden]").await, "what works again is not called lost");
    browser.close().await;
}

async fn the_words_of_a_proxy_are_not_shown() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    browser
        .js("window.fetch = async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }); \
             document.querySelector('#board a.why, #hand a.why')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) \
             ?? explain(location.pathname + '/why?act=x')")
        .await;
    browser.find("dialog.told[open]").await;
    let told = browser.says("dialog.told").await;
    assert!(told.contains("did not answer") && !told.contains("502"), "{told}");
    browser.click("dialog.told .told-close").await;
    assert!(!browser.has("dialog.told[open]").await);
    browser.close().await;
}

async fn seven_tables_of_one_browser_all_play() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "two-heirs", 2).await;
    for _ in 1..7 {
        let tab = browser.driver.new_tab().await.expect("there is room for a tab");
        browser.driver.switch_to_window(tab).await.expect("the tab is there");
        set_up(&browser, "two-heirs", 2).await;
    }
    for tab in browser.driver.windows().await.expect("tabs can be counted") {
        browser.driver.switch_to_window(tab).await.expect("the tab is there");
        play(&browser).await;
    }
    browser.close().await;
}

async fn no_click_is_lost_to_motion() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    set_up(&browser, "brian-boru", 3).await;
    for _ in 0..8 {
        // What lies under the finger on the first choice, at each frame of the half second after a swap.
        let lost = browser
            .driver
            .execute_async(
                "const done = arguments[0];
                 const choice = () => document.querySelector('#table[data-turn=yes] #decision .choices button');
                 const tick = () => document.getElementById('table').dataset.tick;
                 const before = tick();
                 choice().click();
                 let since = 0, lost = 0;
                 const look = (now) => {
                     if (!since && tick() !== before && choice()) since = now;
                     const button = since && choice();
                     if (button) {
                         const { x, y, width, height } = button.getBoundingClientRect();
                         const hit = document.elementFromPoint(x + width / 2, y + height / 2);
                         if (hit && !button.contains(hit)) lost++;
                     }
                     if (since && now - since > 500) done(lost); else requestAnimationFrame(look);
                 };
                 requestAnimationFrame(look);",
                vec![],
            )
            .await
            .expect("the script runs")
            .json()
            .clone();
        assert_eq!(lost, 0, "frames in which a click would have been lost");
        my_turn(&browser).await;
    }
    browser.close().await;
}

async fn nothing_glides_that_has_not_moved() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for game in ["two-heirs", "brian-boru"] {
        let browser = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
        set_up(&browser, game, if game == "two-heirs" { 2 } else { 3 }).await;
        while !browser.has("[data-vt]").await {
            play(&browser).await;
        }
        // The page grows above the board and shrinks again with the swap; on the board nothing has moved, unless a bot was quick. What still
        // travels from the move before may go on from where it is, so it is let arrive first.
        let script = "const done = arguments[0], glided = [];
            if ([...document.querySelectorAll('[data-vt]')].some((piece) => piece.getAnimations().some((motion) => !(motion instanceof CSSAnimation)))) return done([glided, 0, false]);
            const tick = () => document.getElementById('table').dataset.tick;
            const before = tick();
            const spacer = document.createElement('div');
            spacer.style.height = '120px';
            document.querySelector('.decide').prepend(spacer);
            document.querySelector('.t-head').before(spacer.cloneNode());
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames) { if (frames.translate) glided.push(this.dataset.vt + ' ' + frames.translate[0]); };
            load(location.pathname).then(() => {
                Element.prototype.animate = animate;
                done([glided, document.querySelectorAll('[data-vt]').length, before === tick()]);
            });";
        let glided = loop {
            let found = browser.driver.execute_async(script, vec![]).await.expect("the script runs").json().clone();
            if found[2] == true {
                break found;
            }
        };
        assert_eq!(glided[0], serde_json::json!([]), "in {game}");
        assert!(glided[1].as_u64().is_some_and(|pieces| pieces > 0), "there are pieces that could have");
        browser.close().await;
    }
}

async fn on_a_phone_the_board_stays_where_it_is() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for (game, players) in [("brian-boru", 3), ("two-heirs", 2), ("northgard", 3), ("crescent-moon", 4)] {
        let browser = Browser::open(&base, Window { width: 390, height: 844, ..Window::default() }).await;
        set_up(&browser, game, players).await;
        let place = async || {
            browser.js("const { y, height } = document.querySelector('.board-box').getBoundingClientRect(); return [Math.round(y + scrollY), Math.round(height)]").await
        };
        let first = place().await;
        let height = first[1].as_f64().expect("a height");
        assert!(height <= 0.56 * 844.0, "the board of {game} is {height} pixels high");
        for _ in 0..4 {
            play(&browser).await;
            assert_eq!(place().await[0], first[0], "the board of {game} has moved");
        }
        let before = place().await;
        for _ in 0..3 {
            browser.click("[data-zoom=in]").await;
        }
        assert_eq!(place().await, before, "zoom stays inside its box in {game}");
        assert!(!browser.scrolls_sideways().await);
        browser.close().await;
    }
}

async fn a_phone_shows_the_whole_result() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { width: 390, height: 844, ..Window::default() }).await;
    set_up(&browser, "two-heirs", 2).await;
    // The quickest way to the end: a bot plays on this seat, too.
    browser.click(".t-tabs [data-tab=more]").await;
    browser.js("for (const panel of document.querySelectorAll('details')) panel.open = true").await;
    browser.click("form[action$='/leave'] option[value=random]").await;
    browser.click("form[action$='/leave'] button").await;
    browser.find("#decision .result").await;
    let hidden =
        browser.js("const box = document.getElementById('decision'); return box.scrollHeight - box.clientHeight").await;
    assert!(hidden.as_f64().is_some_and(|hidden| hidden <= 1.0), "{hidden} pixels of the result are hidden");
    assert_eq!(browser.js("return getComputedStyle(document.getElementById('decision')).position").await, "static");
    browser.close().await;
}
