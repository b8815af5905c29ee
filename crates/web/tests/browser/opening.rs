//! Setting up a table, and joining one by its link.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use serde_json::json;

crate::trials! {
    Browser: three_sets_can_be_chosen_and_no_fourth,
    Browser: a_changed_house_rule_is_marked,
    Browser: the_bar_of_a_thinking_bot_fills,
    Browser: whoever_joins_by_link_is_greeted_by_name,
}

async fn three_sets_can_be_chosen_and_no_fourth() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/new/two-heirs?players=2").await;
    let boxes = "return [...document.querySelectorAll('[name=option-sets]')].filter((box) => !box.checked).map((box) => box.disabled)";
    let full = browser.js(boxes).await;
    assert!(full.as_array().is_some_and(|boxes| !boxes.is_empty() && boxes.iter().all(|off| *off == true)), "{full}");
    browser.js("document.querySelector('[name=option-sets]:checked').click()").await;
    let free = browser.js(boxes).await;
    assert!(free.as_array().is_some_and(|boxes| boxes.iter().all(|off| *off == false)), "{free}");
    browser.close().await;
}

async fn a_changed_house_rule_is_marked() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/new/brian-boru").await;
    let shown = "return ['.is-standard', '.is-changed'].map((mark) => document.querySelector('.house ' + mark).checkVisibility())";
    assert_eq!(browser.js(shown).await, json!([true, false]));
    browser.click(".house > summary").await;
    browser.click(".house select option:not([data-standard])").await;
    assert_eq!(browser.js(shown).await, json!([false, true]));
    browser.close().await;
}

async fn the_bar_of_a_thinking_bot_fills() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/new/two-heirs?players=2").await;
    browser.click("#seat-b option[value=bot-expert]").await;
    browser.click("input[name=speed][value=slow]").await;
    browser.click("form[action='/tables'] button.primary").await;
    // Whoever begins, sooner or later it is the turn of the bot; a thought that ends before it is seen is followed by another.
    let thought = "document.querySelector('#decision .choices button')?.click();
        const bar = document.querySelector('progress.thought'); return bar && [bar.max, bar.value > 200]";
    browser
        .until("a bot thinks, and its bar moves", async || {
            let seen = browser.js(thought).await;
            assert!(seen.is_null() || seen[0] == 4000.0, "as long as it may: {seen}");
            seen[1] == true
        })
        .await;
    browser.close().await;
}

async fn whoever_joins_by_link_is_greeted_by_name() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let anna = Browser::open(&base, Window::default()).await;
    anna.go("/new/two-heirs?players=2").await;
    anna.click("#seat-b option[value=open]").await;
    anna.sit_down().await;
    let boris = Browser::open(&base, Window::default()).await;
    boris.go(&anna.path().await).await;
    boris.type_in("form[action$='/join'] input[name=name]", "Boris").await;
    boris.click("form[action$='/join'] button").await;
    boris.until("the table", async || boris.has(".t-board").await).await;
    assert_eq!(boris.says(".bar-name").await.trim(), "Boris");
    assert!(boris.has(".bar-links a[href^='/next']").await);
    anna.close().await;
    boris.close().await;
}
