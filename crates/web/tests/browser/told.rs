//! What tables tell in words and in order: why a game was won, what a number means, headings and captions, and every choice once.

use crate::browser::{Browser, Window, in_chromium};
use crate::page::{GAMES, Page};

crate::trials! {
    Browser(Window::DESKTOP): a_victory_by_strongholds_is_told_as_one,
    Browser(Window::DESKTOP): points_of_a_game_that_is_on_say_that_they_are_those_of_an_end_now,
    Browser: headings_stand_under_what_they_belong_to_and_tables_have_captions,
    Browser(Window::DESKTOP): an_action_of_crescent_moon_is_offered_once,
}

/// A position in which a victory by strongholds is certain, although somebody else has more fame.
const STRONGHOLDS: &str =
    include_str!("../../../northgard/scenarios/14-end-of-year/three-strongholds-win-in-any-year.toml");

pub async fn a_victory_by_strongholds_is_told_as_one(page: &impl Page) {
    page.go("/workshop").await;
    page.appears("#position-text").await;
    let text = serde_json::to_string(STRONGHOLDS).expect("text");
    page.js(&format!("document.querySelector('#position-text').value = {text}")).await;
    page.click("form[action='/workshop/positions'] button").await;
    page.click("form[action='/tables'] button.primary").await;
    page.until("the game is over", async || page.has("#decision .result .podium").await).await;
    let ended = page.says(".result .ended").await;
    assert!(ended.contains("year 4") && ended.contains("strongholds in"), "when and by which: {ended}");
    let decided = page.says(".result .decided").await;
    assert!(decided.contains("3 strongholds"), "by how many: {decided}");
    let first = page.says(".podium li:first-child .player-score").await;
    assert!(!first.is_empty() && !first.contains(char::is_numeric), "no points beside the first: {first}");
    assert_eq!(page.says(".podium li:nth-child(2) .player-score").await, "40", "who has more fame is second");
    let fame = page.says(".score-sheet caption").await;
    assert!(fame.contains("did not decide"), "{fame}");
    assert_eq!(page.count("#board .ng-won > *").await, 3, "the three are marked on the map");
}

pub async fn points_of_a_game_that_is_on_say_that_they_are_those_of_an_end_now(page: &impl Page) {
    page.play_against_bots("brian-boru", 3).await;
    assert_eq!(page.count(".players .player-score").await, 3);
    for at in 1..=3 {
        let points = page.says(&format!(".players li:nth-child({at}) .player-score")).await;
        assert!(points.contains("if the game ended now"), "{points}");
    }
    let stocks = page.says(".stocks thead").await;
    assert!(stocks.contains("Points so far"), "the other number says which points it counts: {stocks}");
}

/// Headings of the third rank that hang under the question without being part of it, panels and tables without a title, and things on
/// the table that say their name twice.
const FAULTS: &str = "const faults = [];
    let above = null;
    for (const heading of document.querySelectorAll('#table :is(h2, h3)')) {
        if (heading.tagName === 'H2') above = heading;
        else if (above?.closest('#decision') && !heading.closest('#decision')) faults.push('under the question: ' + heading.textContent);
    }
    for (const panel of document.querySelectorAll('#table .panel > summary:not(:has(h2))')) faults.push('no heading: ' + panel.textContent);
    for (const table of document.querySelectorAll('#table table:not(:has(> caption))')) faults.push('no caption: ' + table.className);
    for (const thing of document.querySelectorAll('#table .board [aria-label], #hand [aria-label]')) {
        const told = thing.querySelector(':scope > title')?.textContent ?? thing.getAttribute('title');
        if (told?.trim() === thing.getAttribute('aria-label').trim()) faults.push('twice: ' + told);
    }
    for (const number of document.querySelectorAll('#table .players :is(.player-score, .team-score):not(:has(.unseen))')) faults.push('no label: ' + number.textContent);
    return faults";

async fn headings_stand_under_what_they_belong_to_and_tables_have_captions() {
    in_chromium(Window::DESKTOP, async |page: &Browser| headings_and_captions(page, 8).await).await;
}

/// Nothing is wrong with headings, captions and names in every game, in so many positions.
pub async fn headings_and_captions(page: &impl Page, positions: usize) {
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        for step in 0..positions {
            let faults = page.js(FAULTS).await;
            assert_eq!(faults, serde_json::json!([]), "{game} after {step} moves");
            page.play().await;
        }
    }
}

pub async fn an_action_of_crescent_moon_is_offered_once(page: &impl Page) {
    page.play_against_bots("crescent-moon", 4).await;
    let collect = "#decision .choices button[value=collect]";
    for _ in 0..40 {
        if page.has(collect).await {
            break;
        }
        page.play().await;
    }
    assert!(page.has(&format!("{collect}[title] .sym")).await, "the question says what an action is");
    let twice = "const offered = [...document.querySelectorAll('#decision .choices button')].map((button) => button.value);
        return [...document.querySelectorAll('#table [data-act]')].filter((link) => offered.includes(link.dataset.act)).map((link) => link.outerHTML)";
    assert_eq!(page.js(twice).await, serde_json::json!([]), "what the question offers stands nowhere else");
}
