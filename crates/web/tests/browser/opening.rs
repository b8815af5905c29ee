//! Setting up a table, and joining one by its link.

use crate::browser::Window;
use crate::page::Page;
use serde_json::json;

crate::trials! {
    Browser(Window::DESKTOP): three_sets_can_be_chosen_and_no_fourth,
    Browser(Window::DESKTOP): a_changed_house_rule_is_marked,
    Browser(Window::DESKTOP): the_bar_of_a_thinking_bot_fills,
    Browser(Window::DESKTOP): whoever_joins_by_link_is_greeted_by_name,
}

pub async fn three_sets_can_be_chosen_and_no_fourth(page: &impl Page) {
    page.go("/new/two-heirs?players=2").await;
    let boxes = "return [...document.querySelectorAll('[name=option-sets]')].filter((box) => !box.checked).map((box) => box.disabled)";
    let full = page.js(boxes).await;
    assert!(full.as_array().is_some_and(|boxes| !boxes.is_empty() && boxes.iter().all(|off| *off == true)), "{full}");
    page.js("document.querySelector('[name=option-sets]:checked').click()").await;
    let free = page.js(boxes).await;
    assert!(free.as_array().is_some_and(|boxes| boxes.iter().all(|off| *off == false)), "{free}");
}

pub async fn a_changed_house_rule_is_marked(page: &impl Page) {
    page.go("/new/brian-boru").await;
    let shown = "return ['.is-standard', '.is-changed'].map((mark) => document.querySelector('.house ' + mark).checkVisibility())";
    assert_eq!(page.js(shown).await, json!([true, false]));
    page.click(".house > summary").await;
    page.js("const other = document.querySelector('.house select option:not([data-standard])'); other.selected = true; other.parentElement.dispatchEvent(new Event('change', { bubbles: true }))").await;
    assert_eq!(page.js(shown).await, json!([false, true]));
}

pub async fn the_bar_of_a_thinking_bot_fills(page: &impl Page) {
    page.go("/new/two-heirs?players=2").await;
    page.choose("#seat-b", "bot-expert").await;
    page.click("input[name=speed][value=slow]").await;
    page.click("form[action='/tables'] button.primary").await;
    // Whoever begins, sooner or later it is the turn of the bot; a thought that ends before it is seen is followed by another.
    let thought = "document.querySelector('#decision .choices button')?.click();
        const bar = document.querySelector('progress.thought'); return bar && [bar.max, bar.value > 200]";
    page.until("a bot thinks, and its bar moves", async || {
        let seen = page.js(thought).await;
        assert!(seen.is_null() || seen[0] == 4000.0, "as long as it may: {seen}");
        seen[1] == true
    })
    .await;
}

/// Whoever opens a table, and then somebody to whom its link was sent, in a browser in which nobody has been yet.
pub async fn whoever_joins_by_link_is_greeted_by_name(page: &impl Page) {
    page.go("/new/two-heirs?players=2").await;
    page.choose("#seat-b", "open").await;
    page.sit_down().await;
    let table = page.js("return location.pathname").await;
    page.forget().await;
    page.go(table.as_str().expect("a path")).await;
    page.click("form[action$='/join'] input[name=name]").await;
    page.strike("Boris").await;
    page.click("form[action$='/join'] button").await;
    page.until("the table", async || page.has(".t-board").await).await;
    assert_eq!(page.says(".bar-name").await.trim(), "Boris");
    assert!(page.has(".bar-links a[href^='/next']").await);
}
