//! A network that fails, fingers that are impatient, many tables at once: nothing is lost and nothing stands still.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::{GAMES, LONGEST, Page};
use serde_json::json;
use std::time::{Duration, Instant};

crate::trials! {
    Browser: a_look_that_was_lost_is_taken_again,
    Browser(Window::DESKTOP): a_move_that_was_lost_is_sent_again_and_the_notice_goes,
    Browser(Window::DESKTOP): the_words_of_a_proxy_are_not_shown,
    Browser(Window::DESKTOP): whoever_has_lost_the_seat_sees_what_spectators_see,
    Browser: seven_tables_of_one_browser_all_play,
    Browser: no_click_is_lost_to_motion,
    Browser: nothing_glides_that_has_not_moved,
    Browser(Window::LIVELY): what_has_moved_glides_from_where_it_was,
    Browser: on_a_phone_the_board_stays_where_it_is,
    Browser: on_a_phone_the_board_stays_for_twenty_seconds,
    Browser(Window::PHONE): a_phone_shows_the_whole_result,
}

/// The next requests with this method fail, as many as said.
async fn fail(browser: &impl Page, method: &str, times: usize) {
    let script = format!(
        "const real = window.fetch; let left = {times}; window.failed = 0;
         window.fetch = (url, options = {{}}) => (options.method ?? 'GET') === '{method}' && left-- > 0
             ? (window.failed++, Promise.reject(new TypeError('lost'))) : real(url, options);"
    );
    browser.js(&script).await;
}

/// A look that is lost after a move of mine, when a bot has moved and that was heard of, is made good before anybody worries.
pub async fn a_lost_look_is_made_good(page: &impl Page, lost: impl AsyncFn() -> bool) {
    let (before, begun) = (page.tick().await, Instant::now());
    page.click("#decision .choices button").await;
    while !lost().await {
        assert!(begun.elapsed() < LONGEST, "no look was lost");
        if page.has("#table[data-turn=yes] #decision .choices button").await {
            page.click("#decision .choices button").await;
        }
    }
    let lost = Instant::now();
    let current = "return !document.body.dataset.busy && !newer(wanted, document.getElementById('table').dataset.tick)";
    page.until("the page is as far as the table", async || page.js(current).await == true).await;
    assert!(lost.elapsed() < Duration::from_secs(5), "it took {:?}", lost.elapsed());
    assert_ne!(page.tick().await, before);
    page.my_turn().await;
}

async fn a_look_that_was_lost_is_taken_again() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.play_against_bots("two-heirs", 2).await;
    fail(&browser, "GET", 1).await;
    a_lost_look_is_made_good(&browser, async || browser.js("return window.failed").await == 1).await;
    fail(&browser, "GET", 3).await;
    let begun = Instant::now();
    // Until a bot has moved after a move of mine; that is heard of, and looked at in vain.
    while browser.js("return window.failed").await != 3 {
        browser.play().await;
        assert!(begun.elapsed() < LONGEST, "no look was lost");
    }
    browser.play().await;
    browser.close().await;
}

pub async fn a_move_that_was_lost_is_sent_again_and_the_notice_goes(page: &impl Page) {
    page.play_against_bots("two-heirs", 2).await;
    fail(page, "POST", 4).await;
    page.js("window.said = []; new MutationObserver(() => said.push(herald.textContent)).observe(herald, { childList: true })").await;
    let before = page.tick().await;
    page.click("#decision .choices button").await;
    assert!(page.has("body[data-busy=sending]").await, "that it was heard is shown at once");
    page.until("the connection counts as lost", async || page.has("[data-offline]:not([hidden])").await).await;
    page.until("the move is made", async || page.tick().await != before).await;
    assert_eq!(page.js("return window.failed").await, 4);
    assert!(page.has("[data-offline][hidden]").await, "what works again is not called lost");
    let heard =
        "return said.filter((words) => words === document.querySelector('[data-offline]').textContent.trim()).length";
    assert_eq!(page.js(heard).await, 1, "whoever does not see the notice has heard it");
}

/// A question why not, when something between the page and the server answers, and when nothing does.
pub async fn the_words_of_a_proxy_are_not_shown(page: &impl Page) {
    page.play_against_bots("brian-boru", 3).await;
    page.js("window.unheard = 0; addEventListener('unhandledrejection', () => unheard++)").await;
    for fetched in
        ["new Response('<h1>502 Bad Gateway</h1>', { status: 502 })", "Promise.reject(new TypeError('lost'))"]
    {
        let script = format!(
            "window.fetch = async () => {fetched};
             document.querySelector('#board a.why, #hand a.why')?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))
                 ?? explain(location.pathname + '/why?act=x')"
        );
        page.js(&script).await;
        page.appears("dialog.told[open]").await;
        let told = page.says("dialog.told").await;
        assert!(told.contains("did not answer") && !told.contains("502"), "{told}");
        page.click("dialog.told .told-close").await;
        assert!(!page.has("dialog.told[open]").await);
    }
    assert_eq!(page.js("return unheard").await, 0, "nothing fails unseen");
}

pub async fn whoever_has_lost_the_seat_sees_what_spectators_see(page: &impl Page) {
    page.play_against_bots("two-heirs", 2).await;
    page.forget().await;
    page.click("#decision .choices button").await;
    page.appears("dialog#told[open]").await;
    page.until("nothing is offered any more", async || !page.has("#decision .choices, #hand").await).await;
}

async fn seven_tables_of_one_browser_all_play() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.play_against_bots("two-heirs", 2).await;
    for _ in 1..7 {
        let tab = browser.driver.new_tab().await.expect("there is room for a tab");
        browser.driver.switch_to_window(tab).await.expect("the tab is there");
        browser.play_against_bots("two-heirs", 2).await;
    }
    for tab in browser.driver.windows().await.expect("tabs can be counted") {
        browser.driver.switch_to_window(tab).await.expect("the tab is there");
        browser.play().await;
    }
    browser.close().await;
}

/// Makes a move and counts the frames of the half second after the swap in which something else than the first choice lies under a finger
/// on it.
pub const CLICKS_LOST_TO_MOTION: &str = "return new Promise((done) => {
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
    requestAnimationFrame(look);
})";

/// Notes what is clicked.
pub const HITS: &str =
    "window.hits = []; document.addEventListener('click', (event) => hits.push(event.target.localName), true)";

/// As many clicks were heard, and none fell through the page.
pub async fn every_click_was_heard(page: &impl Page, clicks: usize) {
    let hits: Vec<String> = serde_json::from_value(page.js("return hits").await).expect("names");
    assert_eq!(hits.len(), clicks, "every click was heard");
    assert!(!hits.contains(&"html".to_owned()), "and none fell through the page: {hits:?}");
}

async fn no_click_is_lost_to_motion() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    browser.play_against_bots("brian-boru", 3).await;
    for _ in 0..8 {
        assert_eq!(browser.js(CLICKS_LOST_TO_MOTION).await, 0, "frames in which a click would have been lost");
        browser.my_turn().await;
    }
    // The same with fingers: whoever clicks on and on is heard each time, and never falls through the page.
    browser.js(HITS).await;
    for _ in 0..3 {
        let before = browser.tick().await;
        let [x, y, width, height] = browser.place("#decision .choices button").await;
        for _ in 0..12 {
            browser.click_at([x + width / 2.0, y + height / 2.0]).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        browser.until("the table has moved on", async || browser.tick().await != before).await;
        browser.my_turn().await;
    }
    every_click_was_heard(&browser, 36).await;
    browser.close().await;
}

/// The page grows above the board and shrinks again with the swap; on the board nothing has moved, unless a bot was quick. What still travels
/// from the move before may go on from where it is, so it is let arrive first. Says what glided, how many pieces there are, and whether it
/// was the same table all the time.
const GLIDES: &str = "return new Promise((done) => {
    const glided = [], tick = () => document.getElementById('table').dataset.tick;
    if ([...document.querySelectorAll('[data-vt]')].some((piece) => piece.getAnimations().some((motion) => !(motion instanceof CSSAnimation)))) return done([glided, 0, false]);
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
    });
})";

/// A look at a table that has not changed moves no piece of it.
pub async fn nothing_glides(page: &impl Page, game: &str, players: usize) {
    page.play_against_bots(game, players).await;
    while !page.has("[data-vt]").await {
        page.play().await;
    }
    let glided = loop {
        let found = page.js(GLIDES).await;
        if found[2] == true {
            break found;
        }
    };
    assert_eq!(glided[0], json!([]), "in {game}");
    assert!(glided[1].as_u64().is_some_and(|pieces| pieces > 0), "there are pieces that could have");
}

async fn nothing_glides_that_has_not_moved() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    for (game, players) in GAMES {
        nothing_glides(&browser, game, players).await;
    }
    browser.close().await;
}

/// Notes of every piece that glides after a swap how far from where it lay before its way begins, and how long the way is, in units of its own
/// drawing or in pixels of its part of the table. What still travels from before is let arrive first. The swap itself is the page's.
const TRAVELS: &str = "window.travels ??= (() => {
    const travels = [], plain = window.swap;
    const moving = (piece) => piece.getAnimations().filter((motion) => !(motion instanceof CSSAnimation) && !(motion instanceof CSSTransition));
    const where = (piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect(), middle = new DOMPoint(x + width / 2, y + height / 2);
        let drawing = piece.ownerSVGElement;
        while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
        if (drawing) return middle.matrixTransform(drawing.getScreenCTM().inverse());
        const box = piece.closest('#hand, .panel, #board, #decision').getBoundingClientRect();
        return new DOMPoint(middle.x - box.x, middle.y - box.y);
    };
    const seen = () => [...document.querySelectorAll('#table [data-vt]')].filter((piece) => piece.getBoundingClientRect().width);
    const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
    window.swap = (incoming) => {
        for (const piece of seen()) for (const motion of moving(piece)) motion.finish();
        const before = new Map(seen().map((piece) => [piece.dataset.vt, where(piece)]));
        plain(incoming);
        for (const piece of seen()) for (const motion of moving(piece)) {
            const from = before.get(piece.dataset.vt) ?? before.get(piece.dataset.from);
            if (!from || !motion.effect.getKeyframes()[0].translate) continue;
            motion.pause();
            motion.currentTime = 0;
            const begins = where(piece);
            motion.currentTime = motion.effect.getTiming().duration - 0.01;
            travels.push([piece.dataset.vt, far(begins, from), far(where(piece), from)]);
            motion.currentTime = 0;
            motion.play();
        }
    };
    return travels;
})();
return window.travels.splice(0)";

pub async fn what_has_moved_glides_from_where_it_was(page: &impl Page) {
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        let mut glided: Vec<(String, f64, f64)> = Vec::new();
        for moves in 0.. {
            let found = page.js(TRAVELS).await;
            glided.extend(serde_json::from_value::<Vec<(String, f64, f64)>>(found).expect("ways"));
            if !glided.is_empty() {
                break;
            }
            assert!(moves < 60, "nothing has glided in {game}");
            page.play_choice(moves).await;
        }
        for (piece, off, way) in glided {
            assert!(off < 1.0 && way > 1.0, "{piece} of {game} begins {off} away from where it was, and goes {way}");
        }
    }
}

/// Looks so many seconds long, frame by frame, where the board is, while bots move at their usual pace and the person answers now and then.
/// Says where it was, and how often the table was exchanged.
const WHERE_THE_BOARD_IS: &str = "return new Promise((done) => {
    const tops = new Set(), ticks = new Set(), begun = performance.now();
    let answered = begun;
    const look = (now) => {
        tops.add(document.querySelector('.board-box').getBoundingClientRect().y + scrollY);
        ticks.add(document.getElementById('table').dataset.tick);
        const choice = (kind) => document.querySelector(`#table[data-turn=yes] #decision .choices ${kind}`);
        const one = choice('button') ?? choice('a[data-choose]:not([data-choose=\"\"])');
        if (one && now - answered > 1200) { answered = now; one.click(); }
        if (now - begun > 1000 * SECONDS) done([[...tops], ticks.size]); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})";

/// On a phone the board stays where it is for so long, while others move: more often than this.
async fn the_board_stays_for(page: &impl Page, seconds: u32, (game, players): (&str, usize), moves: u64) {
    page.go(&format!("/new/{game}?players={players}")).await;
    page.click("form[action='/tables'] button.primary").await;
    page.until("there is a board", async || page.has(".board-box").await).await;
    page.whole().await;
    let found = page.js(&WHERE_THE_BOARD_IS.replace("SECONDS", &seconds.to_string())).await;
    assert_eq!(found[0].as_array().map(Vec::len), Some(1), "the board of {game} was at {}", found[0]);
    assert!(found[1].as_u64().is_some_and(|ticks| ticks > moves), "others have moved in {game}: {}", found[1]);
}

/// On a phone the board stays where it is for twenty seconds in which others move.
pub async fn the_board_stays_for_twenty_seconds(page: &impl Page) {
    the_board_stays_for(page, 20, ("crescent-moon", 5), 5).await;
}

async fn on_a_phone_the_board_stays_for_twenty_seconds() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { motion: true, ..Window::PHONE }).await;
    the_board_stays_for_twenty_seconds(&browser).await;
    // So do the other boards, for as long as it takes that somebody has moved.
    for seats in [("brian-boru", 5), ("two-heirs", 2), ("northgard", 5)] {
        the_board_stays_for(&browser, 7, seats, 1).await;
    }
    browser.close().await;
}

/// Plays a few moves on a phone: the board stays where it is, and zoom stays inside it.
pub async fn the_board_stays(page: &impl Page, game: &str, players: usize) {
    page.play_against_bots(game, players).await;
    let place = async || {
        page.js("const { y, height } = document.querySelector('.board-box').getBoundingClientRect(); return [Math.round(y + scrollY), Math.round(height)]").await
    };
    let first = place().await;
    let height = first[1].as_f64().expect("a height");
    assert!(height <= 0.56 * 844.0, "the board of {game} is {height} pixels high");
    for _ in 0..4 {
        page.play().await;
        assert_eq!(place().await[0], first[0], "the board of {game} has moved");
    }
    let before = place().await;
    for _ in 0..3 {
        page.click("[data-zoom=in]").await;
    }
    assert_eq!(place().await, before, "zoom stays inside its box in {game}");
    assert!(!page.scrolls_sideways().await);
    page.click("[data-zoom=fit]").await;
}

async fn on_a_phone_the_board_stays_where_it_is() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::PHONE).await;
    for (game, players) in GAMES {
        the_board_stays(&browser, game, players).await;
    }
    browser.close().await;
}

/// The quickest way to the end: a bot plays on this seat, too.
pub async fn leave_to_a_bot(page: &impl Page) {
    page.click(".t-tabs [data-tab=more]").await;
    page.appears("form[action$='/leave']").await;
    page.js("for (const panel of document.querySelectorAll('details')) panel.open = true").await;
    page.choose("form[action$='/leave'] select", "random").await;
    page.click("form[action$='/leave'] button").await;
}

pub async fn a_phone_shows_the_whole_result(page: &impl Page) {
    page.play_against_bots("two-heirs", 2).await;
    leave_to_a_bot(page).await;
    page.appears("#decision .result").await;
    let hidden =
        page.js("const box = document.getElementById('decision'); return box.scrollHeight - box.clientHeight").await;
    assert!(hidden.as_f64().is_some_and(|hidden| hidden <= 1.0), "{hidden} pixels of the result are hidden");
    assert_eq!(page.js("return getComputedStyle(document.getElementById('decision')).position").await, "static");
    // So does paper, in ink on white, whatever the theme; what only a screen can use stays there.
    page.js("document.documentElement.dataset.theme = 'dark'").await;
    page.print().await;
    let paper = "const seen = (css) => document.querySelector(css)?.checkVisibility() ?? false;
        return [['.result h2', '.result .podium', '.result .th-sheet', '.board-box svg.board'].every(seen),
            ['.bar', '.foot', '.t-tabs', '.board-tools', '.result .actions'].some(seen),
            getComputedStyle(document.documentElement).colorScheme]";
    assert_eq!(page.js(paper).await, json!([true, false, "light"]));
}
