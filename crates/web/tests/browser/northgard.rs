//! Northgard in a real browser: whole games by clicking against bots, with two players, with five and creatures, and in teams; both
//! themes, and a phone.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use crate::site::no_complaints;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

crate::trials! {
    Browser: two_players_play_to_the_end,
    Browser: five_players_play_to_the_end_among_creatures,
    Browser: two_teams_play_to_the_end,
    Browser: a_tile_is_turned_moved_and_laid_on_the_map,
    Browser(Window::DESKTOP): no_page_says_what_only_notation_calls_tiles_and_territories,
    Audit: a_running_table_is_accessible_on_a_screen_and_on_a_phone,
}

/// What on the board, in the hand and in the panels is a move.
const LINKS: &str = "#board a[data-act], #hand a[data-act], .side a[data-act]";

/// A move in the list of those to choose from.
const MOVES: &str = "#decision .choices button";

/// Opens a table with the form of the game: the person on the first seat, quick bots on the others.
async fn set_up(browser: &impl Page, players: usize, options: &[(&str, &str)]) {
    browser.go(&format!("/new/northgard?players={players}")).await;
    for seat in &["b", "c", "d", "e"][..players - 1] {
        browser.choose(&format!("#seat-{seat}"), "bot-easy").await;
    }
    for (option, value) in options {
        browser.choose(&format!("#option-{option}"), value).await;
    }
    browser.sit_down().await;
}

/// Waits until this browser must decide or the game is over; says whether it must decide. Bots may need a while in a loaded house.
async fn my_turn(browser: &impl Page) -> bool {
    let begun = Instant::now();
    while !browser.has("#decision .choices button, #decision .choices a, #decision .result").await {
        assert!(begun.elapsed() < Duration::from_secs(90), "the bots do not come to an end");
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    !browser.has("#decision .result").await
}

/// Clicks a move on the table itself. A territory may lie around another, so that its middle is not its own; then the list is clicked.
/// Says whether a move was made.
async fn play_on_table(browser: &Browser, seen: &mut Seen) -> bool {
    let before = browser.tick().await;
    let links = browser.driver.find_all(By::Css(LINKS)).await.expect("the page can be searched");
    let Some(link) = links.get(seen.moves % links.len().max(1)) else { return false };
    let Ok(Some(act)) = link.attr("data-act").await else { return false };
    if link.scroll_into_view().await.is_ok() && link.click().await.is_ok() {
        seen.on_table += 1;
    } else {
        let button = format!("#decision button[value={act:?}]");
        if !browser.has(&button).await {
            return false;
        }
        browser.click(&button).await;
    }
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    true
}

/// What was seen while a game was played.
#[derive(Debug, Default)]
struct Seen {
    moves: usize,
    on_table: usize,
    ghosts: usize,
    odds: usize,
    asked: usize,
}

impl Seen {
    /// Whether ghosts of tiles were shown, and odds of fights beside the map and in the question.
    fn shows(&self) -> bool {
        self.ghosts > 0 && self.odds > 0 && self.asked > 0
    }
}

/// Plays the person's side to the end of the game: on the board, in the hand and in the list; after a few turns of a year it passes.
async fn play_to_the_end(browser: &Browser, seen: &mut Seen) {
    let begun = Instant::now();
    let mut turns = 0;
    while my_turn(browser).await {
        assert!(begun.elapsed() < Duration::from_secs(400), "the game does not end: {seen:?}");
        seen.ghosts += usize::from(browser.has("#board .ng-lying").await);
        seen.odds += usize::from(browser.has(".side .ng-odds").await);
        seen.asked += usize::from(browser.has("#decision .strife .ng-odds").await);
        let own_turn = browser.has("#decision button[value=pass]").await;
        turns += usize::from(own_turn);
        if own_turn && turns % 4 == 0 {
            browser.make_move("#decision button[value=pass]", 0).await;
        } else if !play_any(browser, seen).await {
            continue;
        }
        seen.moves += 1;
    }
}

/// Makes a move on the table or from the list, or opens a list; says whether a move was made.
async fn play_any(browser: &Browser, seen: &mut Seen) -> bool {
    if seen.moves % 5 != 4 && browser.has(LINKS).await && play_on_table(browser, seen).await {
        return true;
    }
    if browser.has(MOVES).await {
        browser.make_move(MOVES, seen.moves).await;
        return true;
    }
    // Only offers that begin alike are left: the first of them leads to its list, unless the page has just been exchanged.
    if let Ok(list) = browser.driver.find(By::Css("#decision .choices a[data-choose]:not([data-choose=''])")).await {
        let _ = list.click().await;
        return false;
    }
    play_on_table(browser, seen).await
}

/// The page is accessible in both themes and not wider than the window.
async fn inspect(browser: &Browser, page: &str) {
    for theme in ["light", "dark"] {
        browser.go("/settings").await;
        browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
        let worn = format!("html[data-theme={theme}]");
        browser.until("the theme", async || browser.has(&worn).await).await;
        browser.go(page).await;
        browser.find("#board svg.board").await;
        let found = browser.audit().await;
        assert!(found.is_empty(), "{page} in {theme}: {found:#?}");
        assert!(!browser.scrolls_sideways().await, "{page} in {theme} is wider than the window");
    }
}

/// How many games are played at most until everything has been seen: not every game has a question about a fight.
const GAMES: usize = 6;

/// A whole game, and what its end shows.
async fn whole_game(players: usize, options: &[(&str, &str)]) {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    let mut seen = Seen::default();
    for _ in 0..GAMES {
        set_up(&browser, players, options).await;
        play_to_the_end(&browser, &mut seen).await;
        println!("{players} players: {seen:?}");
        assert!(seen.moves > 30, "a whole game has many moves: {seen:?}");
        assert!(seen.on_table > 10, "most of them can be made on the table itself: {seen:?}");
        if seen.shows() {
            break;
        }
    }
    assert!(seen.shows(), "ghosts of tiles and odds of fights are shown: {seen:?}");
    let table = browser.path().await;
    // Those who play together stand on one step.
    let steps = if options.contains(&("teams", "on")) { 2 } else { players };
    assert_eq!(browser.count(".result .podium li").await, steps);
    assert!(browser.has(".score-sheet tfoot").await && browser.has("#board .ng-ground").await);
    assert!(!browser.says(".score-sheet").await.contains('?'), "the whole account is open at the end");
    no_complaints(&browser).await;
    inspect(&browser, &table).await;
    browser.close().await;
}

async fn two_players_play_to_the_end() {
    whole_game(2, &[]).await;
}

async fn five_players_play_to_the_end_among_creatures() {
    whole_game(5, &[("creatures", "on")]).await;
}

async fn two_teams_play_to_the_end() {
    whole_game(4, &[("teams", "on")]).await;
}

/// On a phone a finger finds what turns and lays the tile, from afar and from near.
async fn the_buttons_are_large_on_a_phone(browser: &Browser) {
    browser.resize((390, 844)).await;
    let small =
        "return [...document.querySelectorAll('#board .ng-button circle')].map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44).map(({ width, height }) => [width, height])";
    assert_eq!(browser.js(small).await, serde_json::json!([]), "from afar");
    browser.click("[data-zoom=in]").await;
    assert_eq!(browser.js(small).await, serde_json::json!([]), "from near");
    browser.click("[data-zoom=fit]").await;
    let Window { width, height, .. } = Window::default();
    browser.resize((width, height)).await;
}

/// The tile lies on the map before it is laid: a tap turns it, and one tap lays it.
async fn a_tile_is_turned_moved_and_laid_on_the_map() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 3, &[]).await;
    let lying = "#board .ng-lying";
    let mut at = 0;
    while !browser.has(lying).await {
        assert!(my_turn(&browser).await && at < 40, "no tile is to be laid");
        if !browser.has(lying).await {
            browser.make_move(MOVES, 0).await;
        }
        at += 1;
    }
    the_buttons_are_large_on_a_phone(&browser).await;
    let (before, shown) = (browser.tick().await, browser.says("#board").await);
    if browser.has("#board .ng-turnable").await {
        let drawn = browser.js("return document.querySelector('#board .ng-lying').innerHTML").await;
        browser.js("document.querySelector('#board .ng-turnable').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
        let again = async || browser.js("return document.querySelector('#board .ng-lying')?.innerHTML ?? ''").await;
        browser.until("it is turned", async || again().await != drawn && again().await != "").await;
        assert_eq!(browser.tick().await, before, "turning it lays nothing");
    }
    browser.click("#board .ng-button.is-go").await;
    browser.until("it is laid", async || browser.tick().await != before).await;
    browser.until("the map has grown", async || browser.says("#board").await != shown).await;
    assert!(!browser.has(lying).await, "cell and way were one gesture");
    no_complaints(&browser).await;
    browser.close().await;
}

/// What only notation calls tiles and territories, such as `t07`, `t07-n` or `start-w`, wherever it is read or heard.
const IDS: &str = "const said = document.body.cloneNode(true);
    for (const unsaid of said.querySelectorAll('script, style')) unsaid.remove();
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const heard = [...said.querySelectorAll('*')].flatMap((thing) => names.map((name) => thing.getAttribute(name) ?? ''));
    return [said.textContent, ...heard].join(' ').match(/\\b(t\\d\\d|start)-[a-z]\\b|\\bt\\d\\d\\b/g) ?? []";

pub async fn no_page_says_what_only_notation_calls_tiles_and_territories(page: &impl Page) {
    set_up(page, 2, &[("creatures", "on")]).await;
    let table = page.path().await;
    for at in 0..12 {
        assert!(my_turn(page).await, "a game does not end so soon");
        page.make_move(MOVES, at).await;
    }
    assert!(my_turn(page).await);
    let why = page.js("return document.querySelector('#board a.why')?.getAttribute('href')").await;
    let tabs = ["log=all", "tab=table", "tab=score", "tab=more"].map(|tab| format!("{table}?{tab}"));
    let pages = [
        "/minute/northgard",
        "/learn/northgard",
        "/learn/northgard/first-step",
        "/rules/northgard",
        "/rules/northgard/examples/1",
        "/puzzle/northgard/1",
        "/puzzle/northgard/1?solve=yes",
        "/new/northgard",
        "/position/new?game=northgard&players=3&steps=60",
    ];
    let pages = pages.map(str::to_owned).into_iter().chain(tabs).chain([format!("{table}/replay/9")]);
    let pages: Vec<String> = pages.chain(why.as_str().map(str::to_owned)).collect();
    for lang in ["en", "cs", "pl"] {
        page.go("/settings").await;
        page.click(&format!(".settings button[name=language][value={lang}]")).await;
        page.appears(&format!("html[lang={lang}]")).await;
        for path in &pages {
            page.go(path).await;
            assert_eq!(page.js(IDS).await, serde_json::json!([]), "{path} in {lang}");
        }
    }
}

async fn a_running_table_is_accessible_on_a_screen_and_on_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let browser = Browser::open(&base, window).await;
        set_up(&browser, 3, &[("creatures", "on")]).await;
        let table = browser.path().await;
        for page in 0..2 {
            for at in 0..9 {
                assert!(my_turn(&browser).await, "a game does not end so soon");
                browser.make_move("#decision .choices button", page + at).await;
            }
            assert!(my_turn(&browser).await);
            inspect(&browser, &table).await;
        }
        no_complaints(&browser).await;
        browser.close().await;
    }
}
