//! People in real browsers: coming back on another device, passkeys, and pages that everybody can use.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use serde_json::json;

crate::trials! {
    Browser: a_guest_keeps_the_seat_in_another_browser,
    Browser: a_name_and_a_password_open_the_seat_in_another_browser,
    Browser: words_that_are_typed_open_the_seat_in_another_browser,
    Browser: a_passkey_makes_an_account_and_opens_it_elsewhere,
    Audit: pages_about_people_are_accessible_in_both_themes_and_fit_a_phone,
}

async fn a_guest_keeps_the_seat_in_another_browser() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let desk = Browser::open(&base, Window::default()).await;
    desk.go("/new/two-heirs?players=2").await;
    desk.sit_down().await;
    let table = desk.path().await;
    desk.go("/").await;
    desk.click(".loose a.button").await;
    desk.click("form[action='/me/link'] button").await;
    desk.find("#personal-link").await;
    let link = desk.js("return document.getElementById('personal-link').value").await;
    let link = link.as_str().expect("a link is text");
    let phone = Browser::open(&base, Window::PHONE).await;
    phone.go(link.strip_prefix(&base).expect("a link to this site")).await;
    phone.click("form[action^='/keep/'] button.primary").await;
    phone.until("the phone is welcome", async || phone.has(".notice.is-good").await).await;
    phone.go(&table).await;
    phone.until("the seat is here", async || phone.has(".player.is-mine").await).await;
    desk.close().await;
    phone.close().await;
}

/// Whoever has come back is welcome, finds the table in the hall, and sits there.
async fn finds_the_seat(browser: &impl Page, table: &str) {
    browser.until("welcome back", async || browser.path().await == "/me" && browser.has(".notice.is-good").await).await;
    browser.go("/").await;
    let listed = format!("a[href='{table}']");
    browser.until("the table is listed", async || browser.has(&listed).await).await;
    browser.click(&listed).await;
    browser.until("the seat is here", async || browser.has(".player.is-mine").await).await;
    assert_eq!(browser.path().await, table);
}

async fn a_name_and_a_password_open_the_seat_in_another_browser() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let desk = Browser::open(&base, Window::default()).await;
    desk.go("/new/two-heirs?players=2").await;
    desk.sit_down().await;
    let table = desk.path().await;
    // The guest becomes somebody with an account, and the table goes along.
    desk.go("/register").await;
    desk.type_in("#name", "Niamh").await;
    desk.type_in("#new-password", "correct horse").await;
    desk.click("form[action='/register'] button").await;
    desk.until("the codes are shown", async || desk.has(".codes").await).await;
    let phone = Browser::open(&base, Window::PHONE).await;
    phone.go(&table).await;
    phone.until("a spectator looks", async || phone.has("#decision").await).await;
    assert!(!phone.has(".player.is-mine").await, "nobody sits here without logging in");
    phone.go("/login").await;
    phone.type_in("form[action='/login'] #name", "Niamh").await;
    phone.type_in("form[action='/login'] #password", "correct horse").await;
    phone.click("form[action='/login'] button").await;
    finds_the_seat(&phone, &table).await;
    desk.go(&table).await;
    desk.until("and the seat is still at the desk", async || desk.has(".player.is-mine").await).await;
    desk.close().await;
    phone.close().await;
}

async fn words_that_are_typed_open_the_seat_in_another_browser() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let desk = Browser::open(&base, Window::default()).await;
    let (table, words) = words_for_later(&desk).await;
    let phone = Browser::open(&base, Window::PHONE).await;
    words_open_the_seat(&phone, &table, &words).await;
    desk.close().await;
    phone.close().await;
}

/// Sits down at a table; which one, and the words that lead back to the seat.
pub async fn words_for_later(desk: &impl Page) -> (String, String) {
    desk.go("/new/two-heirs?players=2").await;
    desk.sit_down().await;
    let table = desk.path().await;
    desk.go("/me").await;
    desk.click("form[action='/me/link'] button").await;
    desk.appears(".keep-words").await;
    let words = desk.says(".keep-words").await;
    assert!(words.split_whitespace().count() >= 4 && !words.contains('-'), "words as one says them: {words}");
    (table, words)
}

/// Comes back to this table in a browser in which nobody has been yet.
pub async fn words_open_the_seat(phone: &impl Page, table: &str, words: &str) {
    phone.go("/login").await;
    phone.click("#words").await;
    phone.strike(words.trim()).await;
    phone.click("form[action='/keep'] button").await;
    finds_the_seat(phone, table).await;
}

/// A device that keeps keys and always says yes.
async fn with_keys(browser: &Browser) {
    let tools = browser.driver.cdp();
    tools.send_raw("WebAuthn.enable", json!({})).await.expect("keys can be played");
    let device = json!({ "options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true, "isUserVerified": true,
        "automaticPresenceSimulation": true,
    } });
    tools.send_raw("WebAuthn.addVirtualAuthenticator", device).await.expect("there is a device");
}

async fn a_passkey_makes_an_account_and_opens_it_elsewhere() {
    let scratch = Scratch::new();
    let (serving, _) = site(&scratch).await;
    // Keys belong to names, so the site is called by one.
    let base = format!("http://localhost:{}", serving.address().port());
    let browser = Browser::open(&base, Window::default()).await;
    with_keys(&browser).await;
    browser.go("/new/two-heirs?players=2").await;
    browser.sit_down().await;
    let table = browser.path().await;
    browser.go("/me").await;
    let guest = browser.says("h1").await;
    browser.click("[data-passkey]").await;
    browser.until("the key is kept", async || browser.has(".notice.is-good").await).await;
    assert_eq!(browser.says("h1").await, guest, "the guest has an account now");
    // Whoever logs out is nobody here; the key opens the account again.
    browser.click("form[action='/logout'] button").await;
    browser.until("logged out", async || browser.path().await == "/").await;
    browser.go(&table).await;
    browser.until("a spectator looks", async || !browser.has(".player.is-mine").await).await;
    browser.go("/login").await;
    browser.click("[data-passkey]").await;
    browser.until("welcome back", async || browser.path().await == "/me").await;
    assert_eq!(browser.says("h1").await, guest);
    browser.go(&table).await;
    browser.until("the seat is back", async || browser.has(".player.is-mine").await).await;
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await;
}

async fn pages_about_people_are_accessible_in_both_themes_and_fit_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for (number, window) in [Window::default(), Window::PHONE].into_iter().enumerate() {
        let browser = Browser::open(&base, window).await;
        browser.go("/register").await;
        browser.type_in("#name", &format!("Niamh {number}")).await;
        browser.type_in("#new-password", "correct horse").await;
        browser.click("form[action='/register'] button").await;
        browser.until("the codes are shown", async || browser.has(".codes").await).await;
        let shown = browser.audit().await;
        assert!(shown.is_empty(), "{shown:#?}");
        browser.go("/new/two-heirs?players=2").await;
        browser.click("input[name=pace][value=turns]").await;
        browser.sit_down().await;
        let table = browser.path().await;
        let me = browser
            .js("return fetch('/me').then((page) => page.text()).then((page) => page.match(/\\/p\\/\\d+/)[0])")
            .await;
        let profile = me.as_str().expect("an address is text").to_owned();
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            let more = format!("{table}?tab=more");
            let all =
                ["/", "/me", "/friends", &profile, "/me/delete", "/login", "/register", "/sleeping", &table, &more];
            for page in all.into_iter().chain((number == 0).then_some("/office")) {
                browser.go(page).await;
                browser.js("document.querySelectorAll('details').forEach((one) => { one.open = true; })").await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
        browser.close().await;
    }
}
