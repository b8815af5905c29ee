//! Touch and ask in a real browser: what cannot be done says why, everything explains itself, actions are typed in words.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use serde_json::json;

crate::trials! {
    Browser: every_town_card_territory_and_tile_that_is_not_offered_says_why,
    Browser: whatever_has_words_opens_them_by_tap_long_press_and_keyboard_and_clauses_open_in_place,
    Browser: actions_are_typed_in_words_with_completion,
    Browser: a_button_that_is_pointed_at_shows_its_place_on_the_board,
    Audit: what_opens_at_a_table_is_accessible_in_both_themes,
}

/// Opens a table of a game: the person on the first seat, quick bots on the others.
async fn set_up(browser: &Browser, game: &str, players: usize) {
    browser.go(&format!("/new/{game}?players={players}")).await;
    for seat in &["b", "c", "d", "e"][..players - 1] {
        browser.click(&format!("#seat-{seat} option[value=bot-easy]")).await;
    }
    browser.sit_down().await;
}

/// What is a move.
const CHOICES: &str = "#decision .choices button, #board a[data-act], #hand a[data-act]";

/// Waits for the next decision of this browser: nobody else moves meanwhile, so that the page shows what the server knows.
async fn my_turn(browser: &Browser) {
    browser.until("it is my turn", async || browser.has(CHOICES).await).await;
}

/// Waits for the next decision of this browser, and takes the answer of this number.
async fn play(browser: &Browser, number: usize) {
    my_turn(browser).await;
    let before = browser.tick().await;
    browser.js(&format!("const all = [...document.querySelectorAll('{CHOICES}')]; const one = all[{number} % all.length]; one.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))")).await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
}

/// Asks about everything that is not offered, and lists what gets no proper answer: a reason in words, with its clause.
const ASK_ALL: &str = "const done = arguments[0];
    const asked = [...document.querySelectorAll('#board a.why, #hand a.why, .side a.why, #hand a.th-cannot')];
    Promise.all(asked.map(async (thing) => {
        const address = thing.href.baseVal ?? thing.href;
        const answer = await fetch(address, { headers: { 'X-Part': '1' } });
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const good = answer.ok && page.querySelector('h2') && page.querySelector('.why-says')?.textContent.trim() && page.querySelector('.clause');
        return good ? null : address + ' ' + page.body.textContent.slice(0, 200);
    })).then((all) => done([asked.length, all.filter((bad) => bad).slice(0, 5)]));";

async fn every_town_card_territory_and_tile_that_is_not_offered_says_why() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    let silent = [
        ("brian-boru", 3, ".towns > g, #hand span.card-link"),
        ("two-heirs", 2, ".th-ring > g[role=img] > .th-tile"),
        ("northgard", 2, ".ng-hits > g, #hand li > .ng-card"),
        ("crescent-moon", 4, ".cm-market .cm-row .cm-tag:not(.offer, .why), #hand div.cm-card"),
    ];
    for (game, players, mute) in silent {
        set_up(&browser, game, players).await;
        let mut questions = 0;
        for number in 0..6 {
            play(&browser, number).await;
            my_turn(&browser).await;
            assert_eq!(browser.count(mute).await, 0, "{game}: something cannot be asked about");
            let found = browser.driver.execute_async(ASK_ALL, vec![]).await.expect("everything is asked");
            let (asked, bad): (usize, Vec<String>) = found.convert().expect("a number and sentences");
            assert!(bad.is_empty(), "{game}: no answer: {bad:?}");
            questions += asked;
        }
        assert!(questions > 20, "{game}: only {questions} questions");
        browser.until("something can be asked", async || browser.has("#board a.why, #hand a.why").await).await;
        browser.js("document.querySelector('#board a.why, #hand a.why').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
        browser.find("dialog#told[open] .why-says").await;
        browser.click("dialog#told .told-close").await;
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

/// Whether the words beside a thing are open, and what they say.
async fn words(browser: &Browser) -> String {
    browser.find("#asked:popover-open").await;
    browser.says("#asked").await
}

async fn whatever_has_words_opens_them_by_tap_long_press_and_keyboard_and_clauses_open_in_place() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    play(&browser, 0).await;
    browser.until("the log has clauses", async || browser.has("#log a.clause").await).await;
    let path = browser.path().await;
    browser.js("document.querySelector('#board .plaque rect').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    assert!(words(&browser).await.len() > 20, "a region explains itself");
    browser.js("document.querySelector('#log a.clause').click()").await;
    browser.until("the clause is told", async || browser.says("#asked .clause").await.starts_with("BB-")).await;
    assert_eq!(browser.path().await, path, "the table is not left");
    browser.until("it is my turn", async || browser.has("#board a.offer, #hand a.offer").await).await;
    browser
        .js("window.sent = 0; const ask = window.fetch; window.fetch = (to, how) => { if (how?.method === 'POST') window.sent++; return ask(to, how); };
            document.getElementById('asked').hidePopover();
            const offer = document.querySelector('#board a.offer, #hand a.offer');
            const thing = offer.title ? offer : offer.querySelector('title').parentElement; const at = thing.getBoundingClientRect();
            thing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: at.x + 5, clientY: at.y + 5 }));
            setTimeout(() => {
                thing.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: at.x + 5, clientY: at.y + 5 }));
                thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
                window.released = true;
            }, 700)")
        .await;
    assert!(words(&browser).await.len() > 10, "what is offered explains itself to whoever holds it");
    browser.until("it is released", async || browser.js("return window.released ?? false").await == true).await;
    assert_eq!(browser.js("return window.sent").await, 0, "a long press asks and does nothing else");
    browser.js("document.getElementById('asked').hidePopover(); document.querySelector('#board a').focus({ focusVisible: true }); \
        for (const key of ['ArrowRight', 'ArrowDown', 'e']) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))").await;
    assert!(words(&browser).await.len() > 10, "the keyboard asks as well");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

async fn actions_are_typed_in_words_with_completion() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    browser.until("it is my turn", async || browser.has("#decision .choices button").await).await;
    browser.click(".typed summary").await;
    browser.click("#typed-act").await;
    let (offers, known) = (browser.count("#decision .choices .offer").await, browser.count("#typed-acts option").await);
    assert_eq!(offers, known, "every button can be completed");
    let name = browser.js("return document.querySelector('#board a.offer .town-name').textContent.toUpperCase()").await;
    let before = browser.tick().await;
    let typed = format!("place {}", name.as_str().expect("a town has a name"));
    browser.type_in("#typed-act", typed).await;
    browser.click(".typed form button:not(.quiet)").await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    browser.close().await;
}

async fn a_button_that_is_pointed_at_shows_its_place_on_the_board() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    my_turn(&browser).await;
    let shown = "return [...document.querySelectorAll('[data-pointed]')].map((thing) => [thing.closest('#board, #decision').id, thing.dataset.act ?? thing.value])";
    let second = "#decision .choices li:nth-child(2) button";
    let act = browser.js(&format!("return document.querySelector('{second}').value")).await;
    browser.point_at(second).await;
    assert_eq!(browser.js(shown).await, json!([["board", act]]), "the town of the button");
    browser.point_at("h1").await;
    assert_eq!(browser.js(shown).await, json!([]), "and no longer than it is pointed at");
    browser.js(&format!("document.querySelector('{second}').focus()")).await;
    assert_eq!(browser.js(shown).await, json!([["board", act]]), "the keyboard points as well");
    browser.js(&format!("document.querySelector('#board [data-act={act}]').focus()")).await;
    assert_eq!(browser.js(shown).await, json!([["decision", act]]), "a town shows its button");
    browser.close().await;
}

async fn what_opens_at_a_table_is_accessible_in_both_themes() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, "brian-boru", 3).await;
    play(&browser, 0).await;
    my_turn(&browser).await;
    let open = |css: &str| {
        format!(
            "document.querySelector('{css}').dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))"
        )
    };
    for theme in ["light", "dark"] {
        browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        browser.until("something can be asked", async || browser.has("#board a.why, #hand a.why").await).await;
        browser.js(&open("#board a.why, #hand a.why")).await;
        browser.find("dialog#told[open] .why-says").await;
        assert_eq!(browser.audit().await, Vec::<String>::new(), "why not, in {theme}");
        browser.click("dialog#told .told-close").await;
        browser.js(&open("#board .plaque rect")).await;
        assert!(words(&browser).await.len() > 20, "a region explains itself");
        assert_eq!(browser.audit().await, Vec::<String>::new(), "words beside a region, in {theme}");
        browser.js("document.getElementById('asked').hidePopover()").await;
    }
    browser.close().await;
}
