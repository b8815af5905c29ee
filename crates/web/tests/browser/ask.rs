//! Touch and ask in a real browser: what cannot be done says why, everything explains itself, actions are typed in words.

use crate::browser::{Browser, Window, in_chromium, site};
use crate::common::Scratch;
use crate::page::Page;
use serde_json::json;

crate::trials! {
    Browser: every_town_card_territory_and_tile_that_is_not_offered_says_why,
    Browser(Window::DESKTOP): whatever_has_words_opens_them_by_tap_long_press_and_keyboard_and_clauses_open_in_place,
    Browser(Window::DESKTOP): actions_are_typed_in_words_with_completion,
    Browser(Window::DESKTOP): a_button_that_is_pointed_at_shows_its_place_on_the_board,
    Audit: what_opens_at_a_table_is_accessible_in_both_themes,
}

/// Opens a table of a game: the person on the first seat, quick bots on the others.
async fn set_up(browser: &impl Page, game: &str, players: usize) {
    browser.go(&format!("/new/{game}?players={players}")).await;
    for seat in &["b", "c", "d", "e"][..players - 1] {
        browser.choose(&format!("#seat-{seat}"), "bot-easy").await;
    }
    browser.sit_down().await;
}

/// What is a move.
const CHOICES: &str = "#decision .choices button, #board a[data-act], #hand a[data-act]";

/// Waits for the next decision of this browser: nobody else moves meanwhile, so that the page shows what the server knows.
async fn my_turn(browser: &impl Page) {
    browser.until("it is my turn", async || browser.has(CHOICES).await).await;
}

/// Waits for the next decision of this browser, and takes the answer of this number.
async fn play(browser: &impl Page, number: usize) {
    my_turn(browser).await;
    let before = browser.tick().await;
    browser.js(&format!("const all = [...document.querySelectorAll('{CHOICES}')]; const one = all[{number} % all.length]; one.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))")).await;
    browser.until("the table has moved on", async || browser.tick().await != before).await;
}

/// What the dialog and its button are called, and whether it is dressed like the site and says nothing that only notation does.
const TOLD: &str = "const told = document.getElementById('told'), style = getComputedStyle(told);
    const sheet = getComputedStyle(document.getElementById('decision')).backgroundColor;
    return [document.getElementById(told.getAttribute('aria-labelledby'))?.textContent ?? '', told.querySelector('.told-close').textContent,
        style.backgroundColor === sheet && parseFloat(style.borderTopWidth) < 3 && !/[a-z]_[a-z]/.test(told.textContent)]";

/// Asks about everything that is not offered, and lists what gets no proper answer: a reason in words, with its clause.
const ASK_ALL: &str = "const asked = [...document.querySelectorAll('#board a.why, #hand a.why, .side a.why, #hand a.th-cannot')];
    return Promise.all(asked.map(async (thing) => {
        const address = thing.href.baseVal ?? thing.href;
        const answer = await fetch(address, { headers: { 'X-Part': '1' } });
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const good = answer.ok && page.querySelector('h2') && page.querySelector('.why-says')?.textContent.trim() && page.querySelector('.clause');
        return good ? null : address + ' ' + page.body.textContent.slice(0, 200);
    })).then((all) => [asked.length, all.filter((bad) => bad).slice(0, 5)])";

async fn every_town_card_territory_and_tile_that_is_not_offered_says_why() {
    in_chromium(Window::DESKTOP, async |page: &Browser| everything_says_why(page, 6).await).await;
}

/// In every game, in so many positions, everything that is not offered says why, and the dialog with that is one.
pub async fn everything_says_why(page: &impl Page, positions: usize) {
    let silent = [
        ("brian-boru", 3, ".towns > g, #hand span.card-link"),
        ("two-heirs", 2, ".th-ring > g[role=img] > .th-tile"),
        ("northgard", 2, ".ng-hits > g, #hand li > .ng-card"),
        ("crescent-moon", 4, ".cm-market .cm-row .cm-tag:not(.offer, .why), #hand div.cm-card"),
    ];
    for (game, players, mute) in silent {
        set_up(page, game, players).await;
        let mut questions = 0;
        for number in 0..positions {
            play(page, number).await;
            my_turn(page).await;
            assert_eq!(page.count(mute).await, 0, "{game}: something cannot be asked about");
            let found = page.js(ASK_ALL).await;
            let (asked, bad): (usize, Vec<String>) = serde_json::from_value(found).expect("a number and sentences");
            assert!(bad.is_empty(), "{game}: no answer: {bad:?}");
            questions += asked;
        }
        assert!(questions > 3 * positions, "{game}: only {questions} questions");
        page.until("something can be asked", async || page.has("#board a.why, #hand a.why").await).await;
        page.js("document.querySelector('#board a.why, #hand a.why').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
        page.appears("dialog#told[open] .why-says").await;
        let told: (String, String, bool) = serde_json::from_value(page.js(TOLD).await).expect("a dialog");
        assert!(
            !told.0.trim().is_empty() && !told.1.trim().is_empty(),
            "{game}: dialog and button have names: {told:?}"
        );
        assert!(told.2, "{game}: the dialog is dressed like the site, and speaks in words");
        page.click("dialog#told .told-close").await;
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
}

/// Whether the words beside a thing are open, and what they say.
async fn words(browser: &impl Page) -> String {
    browser.appears("#asked:popover-open").await;
    browser.says("#asked").await
}

pub async fn whatever_has_words_opens_them_by_tap_long_press_and_keyboard_and_clauses_open_in_place(page: &impl Page) {
    set_up(page, "brian-boru", 3).await;
    play(page, 0).await;
    page.until("the log has clauses", async || page.has("#log a.clause").await).await;
    let path = page.path().await;
    page.js("document.querySelector('#board .plaque rect').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    assert!(words(page).await.len() > 20, "a region explains itself");
    page.js("document.querySelector('#log a.clause').click()").await;
    page.until("the clause is told", async || page.says("#asked .clause").await.starts_with("BB-")).await;
    assert_eq!(page.path().await, path, "the table is not left");
    page.until("it is my turn", async || page.has("#board a.offer, #hand a.offer").await).await;
    page
        .js("window.sent = 0; const ask = window.fetch; window.fetch = (to, how) => { if (how?.method === 'POST') window.sent++; return ask(to, how); };
            document.getElementById('asked').hidePopover();
            const offer = document.querySelector('#board a.offer, #hand a.offer');
            const thing = offer.title ? offer : offer.querySelector('title').parentElement; const at = thing.getBoundingClientRect();
            thing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: at.x + 5, clientY: at.y + 5 }));
            setTimeout(() => {
                thing.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: at.x + 5, clientY: at.y + 5 }));
                thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
                window.lifted = true;
            }, 700)")
        .await;
    assert!(words(page).await.len() > 10, "what is offered explains itself to whoever holds it");
    page.until("it is released", async || page.js("return window.lifted ?? false").await == true).await;
    assert_eq!(page.js("return window.sent").await, 0, "a long press asks and does nothing else");
    page.js("document.getElementById('asked').hidePopover(); document.querySelector('#board a').focus({ focusVisible: true }); \
        for (const key of ['ArrowRight', 'ArrowDown', 'e']) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))").await;
    assert!(words(page).await.len() > 10, "the keyboard asks as well");
    assert_eq!(page.complaints().await, Vec::<String>::new());
}

pub async fn actions_are_typed_in_words_with_completion(page: &impl Page) {
    set_up(page, "brian-boru", 3).await;
    page.until("it is my turn", async || page.has("#decision .choices button").await).await;
    page.click(".typed summary").await;
    page.click("#typed-act").await;
    page.focus("#typed-act").await;
    let (offers, known) = (page.count("#decision .choices .offer").await, page.count("#typed-acts option").await);
    assert_eq!(offers, known, "every button can be completed");
    let name = page.js("return document.querySelector('#board a.offer .town-name').textContent.toUpperCase()").await;
    let before = page.tick().await;
    let typed = format!("place {}", name.as_str().expect("a town has a name"));
    page.strike(&typed).await;
    page.click(".typed form button:not(.quiet)").await;
    page.until("the table has moved on", async || page.tick().await != before).await;
}

pub async fn a_button_that_is_pointed_at_shows_its_place_on_the_board(page: &impl Page) {
    set_up(page, "brian-boru", 3).await;
    my_turn(page).await;
    let shown = "return [...document.querySelectorAll('[data-pointed]')].map((thing) => [thing.closest('#board, #decision').id, thing.dataset.act ?? thing.value])";
    let second = "#decision .choices li:nth-child(2) button";
    let act = page.js(&format!("return document.querySelector('{second}').value")).await;
    page.point_at(second).await;
    assert_eq!(page.js(shown).await, json!([["board", act]]), "the town of the button");
    page.point_at("h1").await;
    assert_eq!(page.js(shown).await, json!([]), "and no longer than it is pointed at");
    page.focus(second).await;
    assert_eq!(page.js(shown).await, json!([["board", act]]), "the keyboard points as well");
    page.focus(&format!("#board [data-act={act}]")).await;
    assert_eq!(page.js(shown).await, json!([["decision", act]]), "a town shows its button");
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
