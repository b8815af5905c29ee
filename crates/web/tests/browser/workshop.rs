//! The designer's bench in a real browser: editions brought, changed, tried and studied; positions laid out by hand, asked about, kept and run.

use crate::browser::{Browser, Window, site, site_with};
use crate::common::Scratch;
use crate::page::Page;
use std::time::Duration;
use table::scenario::Scenario;
use web::BotOptions;

crate::trials! {
    Browser: a_changed_edition_is_brought_and_played_with_somebody_who_sees_what_differs,
    Browser: a_hostile_edition_is_refused_with_a_sentence,
    Browser: a_card_is_changed_tried_by_bots_and_studied,
    Browser: a_card_is_added_by_form_seen_in_the_diff_and_tried_by_bots,
    Browser: a_position_is_laid_out_by_hand_asked_about_kept_and_run,
    Browser: every_game_has_a_board_on_which_pieces_are_put,
    Audit: the_workshop_is_accessible_in_both_themes_and_fits_a_phone,
}

/// An edition of Brian Boru with more coins.
fn rich() -> String {
    let about = shelf::find("brian-boru").expect("a game").game.about();
    let text = about.editions[0].text.replacen("coins = 3", "coins = 42", 1);
    let (id, title) = table::components::title(&text).expect("an edition");
    let text = text.replacen(&format!("id = \"{id}\""), "id = \"rich\"", 1);
    text.replacen(&format!("\"{title}\""), "\"For the rich\"", 1)
}

/// Writes a text into a field at once; typing thousands of letters takes minutes.
async fn fill(browser: &Browser, css: &str, text: &str) {
    let script = format!(
        "const field = document.querySelector({css:?}); field.value = {}; field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        serde_json::to_string(text).expect("text")
    );
    browser.find(css).await;
    browser.js(&script).await;
}

/// Brings an edition and says where it is found.
async fn bring(browser: &Browser, text: &str) -> String {
    browser.go("/workshop").await;
    fill(browser, "#edition-text", text).await;
    browser.click("form[action='/workshop/editions'] button.primary").await;
    browser.until("the edition is there", async || browser.path().await.starts_with("/edition/")).await;
    browser.path().await
}

async fn a_changed_edition_is_brought_and_played_with_somebody_who_sees_what_differs() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let (ann, bo) = (Browser::open(&base, Window::default()).await, Browser::open(&base, Window::default()).await);
    bring(&ann, &rich()).await;
    assert!(ann.says(".differences table").await.contains("42"));
    ann.click(".workshop .actions a.button.primary").await;
    ann.until("a table is set up", async || ann.path().await == "/new/brian-boru").await;
    ann.js("document.querySelector('[name=seat-b]').value = 'open'").await;
    ann.click("form[action='/tables'] button.primary").await;
    ann.until("there is a table", async || ann.path().await.starts_with("/t/")).await;
    let table = ann.path().await;
    bo.go(&table).await;
    bo.until("the badge is seen before sitting down", async || bo.has(&format!("a[href='{table}/edition']")).await)
        .await;
    bo.click(&format!("form[action='{table}/join'] button")).await;
    for person in [&ann, &bo] {
        person.until("everybody sees the badge", async || person.says(".t-edition").await.contains("rich")).await;
    }
    bo.go(&format!("{table}/edition")).await;
    assert!(bo.says("h1").await.contains("For the rich") && bo.says(".differences table").await.contains("42"));
    ann.close().await;
    bo.close().await;
}

async fn a_hostile_edition_is_refused_with_a_sentence() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    let pretends = rich().replacen("id = \"rich\"", "id = \"default\"", 1);
    let hostile = [
        pretends,
        rich().replacen("coins = 42", "coins = 99999", 1),
        rich().replacen("For the rich", "<script>alert(1)</script>", 1),
    ];
    for text in hostile {
        browser.go("/workshop").await;
        fill(&browser, "#edition-text", &text).await;
        browser.click("form[action='/workshop/editions'] button.primary").await;
        browser.until("it is refused", async || browser.has(".notice.is-bad").await).await;
        assert!(browser.says(".notice.is-bad").await.contains("Line "), "with its line");
    }
    bring(&browser, &rich()).await;
    browser.close().await;
}

async fn a_card_is_changed_tried_by_bots_and_studied() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/edition/brian-boru/edit?part=cards").await;
    let action = "[name='at.cards.0.a']";
    fill(&browser, action, "Q").await;
    browser.until("it is told while one types", async || browser.says("#verdict .is-bad").await.contains("“Q”")).await;
    fill(&browser, "#edition-id", "odd").await;
    fill(&browser, "#edition-title", "Odd cards").await;
    fill(&browser, action, "+ + +").await;
    browser.until("it is sound", async || browser.has("#verdict .is-good").await).await;
    browser.until("what differs is listed", async || browser.has("#verdict .differences td").await).await;
    browser.click(".workshop-form button.primary").await;
    browser.until("it is kept", async || !browser.path().await.contains("brian-boru")).await;
    browser.click(".crumb a:last-child").await;
    let edition = {
        browser.until("the edition", async || browser.has(".workshop .agreed").await).await;
        browser.path().await
    };
    browser.click("form[action='/tables'] button").await;
    browser.until("bots try it", async || browser.says(".t-edition").await.contains("odd")).await;
    browser.go(&format!("{edition}/balance")).await;
    browser.click("[name=beside]").await;
    browser.click("form button.primary").await;
    browser.until("it is played", async || browser.has("#study progress, #found").await).await;
    browser.until("the study is done", async || browser.has("#found tbody tr").await).await;
    assert!(
        browser.says("#found thead").await.contains("odd") && browser.says("#found thead").await.contains("default")
    );
    let drawn = "return Promise.all([...document.querySelectorAll('.workshop-chart img')].map((img) => { img.loading = 'eager'; return img.decode().then(() => img.naturalWidth); }))";
    let widths = browser.js(drawn).await;
    assert!(
        widths.as_array().is_some_and(|all| all.len() == 10 && all.iter().all(|width| width.as_u64() > Some(0))),
        "{widths}"
    );
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await;
}

async fn a_card_is_added_by_form_seen_in_the_diff_and_tried_by_bots() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::PHONE).await;
    browser.go("/edition/crescent-moon/edit?part=cards").await;
    let row = browser.js("return [...document.querySelectorAll('.workshop-row')].findIndex((row) => row.querySelector('input')?.value === 'plunderers')").await;
    let row = row.as_u64().expect("a card");
    fill(&browser, "#edition-id", "khan").await;
    fill(&browser, "#edition-title", "With a khan").await;
    browser.click(&format!("button[value='add cards.{row}']")).await;
    let new = row + 1;
    let id = format!("[name='at.cards.{new}.id']");
    let there = format!("return document.querySelector(\"{id}\")?.value");
    browser.until("the card is there", async || browser.js(&there).await == "plunderers_2").await;
    assert_eq!(browser.js("return document.querySelector('#edition-id').value").await, "khan", "nothing is lost");
    assert!(browser.js(&format!("const row = document.getElementById('row-cards.{new}').getBoundingClientRect(); return row.top < innerHeight && row.bottom > 0")).await == true, "it is in sight");
    fill(&browser, &id, "khan").await;
    fill(&browser, &format!("[name='at.cards.{new}.name']"), "Khan").await;
    fill(&browser, &format!("[name='at.cards.{new}.combat']"), "strength(").await;
    browser
        .until("it is told while one types", async || browser.says("#verdict .is-bad").await.contains("Line "))
        .await;
    fill(&browser, &format!("[name='at.cards.{new}.combat']"), "strength(mine, +3)").await;
    browser.until("it is sound", async || browser.says("#verdict .differences").await.contains("khan")).await;
    assert!(!browser.scrolls_sideways().await, "it fits a phone");
    browser.click(".workshop-form button.primary").await;
    browser.until("it is kept", async || !browser.path().await.contains("crescent-moon")).await;
    browser.click(".crumb a:last-child").await;
    browser.until("the difference", async || browser.says(".differences table").await.contains("khan")).await;
    assert!(browser.says(".differences table").await.contains("new"));
    browser.click("form[action='/tables'] button").await;
    browser.until("bots try it", async || browser.says(".t-edition").await.contains("khan")).await;
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await;
}

/// Chooses in a field of the bench.
async fn choose(browser: &Browser, css: &str, value: &str) {
    browser.find(css).await;
    browser.js(&format!("document.querySelector({css:?}).value = {value:?}")).await;
}

async fn a_position_is_laid_out_by_hand_asked_about_kept_and_run() {
    let scratch = Scratch::new();
    let advice = BotOptions { advice: Duration::from_millis(300), ..BotOptions::default() };
    let (_serving, base) = site_with(&scratch, advice).await;
    let browser = Browser::open(&base, Window::default()).await;
    browser.go("/workshop").await;
    choose(&browser, "#bench-game", "brian-boru").await;
    browser.click("form[action='/position/new'] button.primary").await;
    browser.until("it can be played", async || browser.has(".workshop-bench .notice.is-good").await).await;
    browser.whole().await;
    // A town is pressed on the board, and gets a disc.
    browser
        .js("[...document.querySelectorAll('#board title')].find((title) => title.textContent.startsWith('Clontarf')).parentNode.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        .await;
    browser
        .until("the town is chosen", async || {
            browser.js("return document.querySelector('#bench-place').value").await == "D2"
        })
        .await;
    choose(&browser, "[name='v.disc']", "b").await;
    browser.click(".workshop-bench .actions button.primary").await;
    browser
        .until("the disc is there", async || {
            browser.says("#board").await.contains("Clontarf")
                && browser.js("return document.querySelector(\"[name='v.disc']\")?.value").await == "b"
        })
        .await;
    // A card goes into a hand.
    browser.click(".workshop-bench .tabs button[value=a]").await;
    browser.until("the hand is shown", async || browser.has("[name='v.players.a.hand']").await).await;
    let before = browser.count("[name='v.players.a.hand']").await;
    browser.js("const lines = document.querySelectorAll(\"[name='v.players.a.hand']\"); lines[lines.length - 1].value = '25'").await;
    browser.click(".workshop-bench .actions button.primary").await;
    browser.until("the card is there", async || browser.count("[name='v.players.a.hand']").await == before + 1).await;
    // What is impossible is told, and can be put right.
    browser.js("document.querySelector(\"[name='v.players.a.hand']\").value = ''").await;
    fill(&browser, "#bench-name", "My end game").await;
    browser.click(".workshop-bench [name=keep]").await;
    browser
        .until("it is kept", async || {
            browser.path().await.starts_with("/position/") && browser.has("#position-title").await
        })
        .await;
    assert!(browser.says("h1").await.contains("My end game"));
    let position = browser.path().await;
    browser.click(&format!("form[action='{position}/advice'] button")).await;
    browser.until("a bot answers", async || browser.has("#advice tbody tr").await).await;
    let file = browser.js(&format!("return fetch('{position}/file').then((file) => file.text())")).await;
    let scenario = Scenario::read(file.as_str().expect("text")).expect("a scenario");
    scenario.run(shelf::find("brian-boru").expect("a game").game).expect("it holds");
    browser.go(&position).await;
    browser.click("form[action='/tables'] button.primary").await;
    browser.until("it is played", async || browser.has("#table .t-edition").await).await;
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await;
}

async fn every_game_has_a_board_on_which_pieces_are_put() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    for (game, players, field, value) in [
        ("brian-boru", 4, "v.disc", "c"),
        ("two-heirs", 2, "v.tile", "free gn"),
        ("northgard", 3, "v.units.b", "3"),
        ("crescent-moon", 5, "v.nomad.i", "1"),
    ] {
        browser.go(&format!("/position/new?game={game}&players={players}")).await;
        choose(&browser, &format!("[name='{field}']"), value).await;
        browser.click(".workshop-bench .actions button.primary").await;
        browser.whole().await;
        let now = browser.js(&format!("return document.querySelector(\"[name='{field}']\").value")).await;
        assert_eq!(now, value, "{game}");
        let good = async || browser.has(".workshop-bench .notice.is-good").await;
        browser.until(&format!("{game} can be played"), good).await;
        browser.go(&format!("/position/new?game={game}&players={players}&steps=60")).await;
        browser.until(&format!("{game} some steps on"), good).await;
    }
    browser.close().await;
}

async fn the_workshop_is_accessible_in_both_themes_and_fits_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let browser = Browser::open(&base, window).await;
        let edition = bring(&browser, &rich()).await;
        let balance = format!("{edition}/balance");
        browser.go(&balance).await;
        browser.click("form button.primary").await;
        browser.until("the study is done", async || browser.has("#found tbody tr").await).await;
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            let benches = [
                "brian-boru&players=3",
                "two-heirs&players=2",
                "northgard&players=3&steps=60",
                "crescent-moon&players=5",
            ];
            let benches = benches.map(|game| format!("/position/new?game={game}"));
            let edits = [
                "/edition/crescent-moon/edit?part=cards",
                "/edition/northgard/edit?part=tile",
                "/edition/brian-boru/edit?part=roads",
            ];
            for page in
                ["/workshop", &edition, &balance].into_iter().chain(edits).chain(benches.iter().map(String::as_str))
            {
                browser.go(page).await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        browser.close().await;
    }
}
