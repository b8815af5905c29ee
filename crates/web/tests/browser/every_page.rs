//! Pages that no other test opens in a browser, audited in both themes, by day on a desktop and at night on a phone.

use crate::browser::{Browser, Window};
use crate::common::{Scratch, Visitor};
use crate::page::Page;
use crate::walk::{Audit, Stop, TRANSLATING, Who, World, new_language, site_of};
use serde_json::json;

pub mod apart {
    use super::pages_for_translators_are_accessible_and_fit_a_phone;

    crate::trials! {
        Audit: pages_for_translators_are_accessible_and_fit_a_phone,
    }
}

crate::trials! {
    Audit: pages_that_are_seldom_seen_are_accessible_and_fit_a_phone,
}

/// How the pages are looked at: on a desktop by day and on a phone at night. Colours depend on the theme and room on the window, so that two looks find what
/// four would.
const VIEWS: [(Window, &str); 2] = [(Window::DESKTOP, "light"), (Window::PHONE, "dark")];

/// Lets the browser be somebody, or nobody as long as it never was anybody, with this theme.
async fn be(browser: &Browser, visitor: Option<&Visitor>, theme: &str) {
    let site = browser.js("return location.origin").await;
    let session = visitor.and_then(|visitor| visitor.cookie("crownlands"));
    for (name, value) in [("crownlands", session), ("theme", Some(theme)), ("language", Some("en"))] {
        let Some(value) = value else { continue };
        let cookie = json!({ "name": name, "value": value, "url": site });
        browser.driver.cdp().send_raw("Network.setCookie", cookie).await.expect("a cookie can be set");
    }
}

/// What is wrong with the page that is open.
async fn faults(browser: &Browser, what: &str) -> Vec<String> {
    browser.whole().await;
    browser.js("document.querySelectorAll('details').forEach((one) => { one.open = true; })").await;
    let mut found: Vec<String> = browser.audit().await.into_iter().map(|fault| format!("{what}: {fault}")).collect();
    if browser.scrolls_sideways().await {
        found.push(format!("{what} is wider than the window"));
    }
    found
}

/// What is wrong with these pages in this theme, for this visitor.
async fn walk(browser: &Browser, visitor: Option<&Visitor>, stops: &[&Stop], theme: &str) -> Vec<String> {
    let mut found = Vec::new();
    browser.go("/keys").await;
    be(browser, visitor, theme).await;
    for stop in stops {
        browser.go(&stop.path).await;
        assert!(browser.has(&format!("html[data-theme={theme}]")).await, "{} in {theme}", stop.path);
        if stop.route == "/position/{key}" {
            browser.click("form[action^='/position/'][action$='/advice'] button").await;
            browser.until("a bot has answered", async || browser.has("#advice.is-found").await).await;
        }
        found.extend(faults(browser, &format!("{} ({}) in {theme}", stop.path, stop.route)).await);
    }
    found
}

async fn pages_that_are_seldom_seen_are_accessible_and_fit_a_phone() {
    let scratch = Scratch::new();
    let world = World::new(&scratch).await;
    let base = format!("http://{}", world.serving.address());
    let here = |who: Who| -> Vec<&Stop> {
        world.stops.iter().filter(|stop| stop.audit == Audit::Here && stop.who == who).collect()
    };
    let mut found = Vec::new();
    for (window, theme) in VIEWS {
        let browser = Browser::open(&base, window).await;
        let mut all = walk(&browser, None, &here(Who::Nobody), theme).await;
        all.extend(walk(&browser, Some(&world.anna), &here(Who::Anna), theme).await);
        all.extend(browser.complaints().await);
        found.extend(all.into_iter().map(|fault| format!("at {}: {fault}", window.width)));
        browser.close().await;
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Once a language was read it stands on every page of this process, so this is done when all others are done.
async fn pages_for_translators_are_accessible_and_fit_a_phone() {
    let scratch = Scratch::new();
    let serving = site_of(&scratch, Some(new_language(&scratch))).await;
    let base = format!("http://{}", serving.address());
    let pages: Vec<Stop> = TRANSLATING
        .iter()
        .map(|(route, path)| Stop { route, path: (*path).to_owned(), who: Who::Nobody, audit: Audit::Here })
        .collect();
    let mut found = Vec::new();
    for (window, theme) in VIEWS {
        let browser = Browser::open(&base, window).await;
        found.extend(walk(&browser, None, &pages.iter().collect::<Vec<_>>(), theme).await);
        found.extend(browser.complaints().await);
        browser.close().await;
    }
    assert!(found.is_empty(), "{found:#?}");
}
