//! Crescent Moon in a real browser: whole games with real clicks, against bots and with four people at one device, and the audit of the
//! table.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

crate::trials! {
    Browser: four_people_at_one_device_hire_sell_deal_fight_and_contend_to_the_end,
    Browser: one_person_plays_to_the_end_against_four_bots,
    Audit: the_table_is_accessible_in_both_themes_and_fits_a_phone,
}

/// What a game is to show.
const WANTED: [&str; 5] = ["hire", "sale", "deal", "combat", "contest"];

/// Opens a table of so many players, each with the character of the seat. These seats play at this device, bots play the others
/// without a pause.
async fn set_up(browser: &Browser, players: usize, here: &[&str]) {
    browser.go(&format!("/new/crescent-moon?players={players}")).await;
    for seat in here {
        browser.click(&format!("#seat-{seat} option[value=here]")).await;
    }
    browser.click("#option-characters option[value=seated]").await;
    browser.sit_down().await;
}

/// The page at one glance.
struct Glance {
    /// How far the table was.
    tick: String,
    /// The answers with the words on their buttons.
    offers: Vec<(String, String)>,
    /// Whether the device waits to be handed over.
    hand_over: bool,
    /// Whether the game is over.
    over: bool,
    /// The words of the panel about the running conflict, and of the one about negotiation.
    conflict: String,
    bargain: String,
}

impl Glance {
    async fn at(browser: &Browser) -> Glance {
        let script = "const text = (css) => document.querySelector(css)?.textContent ?? '';
            return {
                tick: document.getElementById('table')?.dataset.tick,
                offers: [...document.querySelectorAll('#decision .choices button')].map((button) => [button.value, button.textContent]),
                hand_over: !!document.querySelector('.handover button'),
                over: !!document.querySelector('#decision .result'),
                conflict: text('.cm-conflict-head'),
                bargain: text('.panel-bargain .panel-body'),
            }";
        let seen = browser.js(script).await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let offers = seen["offers"].as_array().map_or(&[][..], Vec::as_slice);
        Glance {
            tick: text(&seen["tick"]),
            offers: offers.iter().map(|offer| (text(&offer[0]), text(&offer[1]))).collect(),
            hand_over: seen["hand_over"] == true,
            over: seen["over"] == true,
            conflict: text(&seen["conflict"]),
            bargain: text(&seen["bargain"]),
        }
    }

    /// Looks until somebody at this device must do something, or the game is over.
    async fn wait(browser: &Browser) -> Glance {
        let begun = Instant::now();
        loop {
            let glance = Glance::at(browser).await;
            if !glance.offers.is_empty() || glance.hand_over || glance.over {
                return glance;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "for a minute nothing has happened");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// The answer that is exactly this.
    fn exact(&self, act: &str) -> Option<&str> {
        self.offers.iter().map(|(offer, _)| offer.as_str()).find(|offer| *offer == act)
    }

    /// The first answer that begins with this word.
    fn first(&self, verb: &str) -> Option<&str> {
        let begins = |offer: &&str| offer.strip_prefix(verb).is_some_and(|rest| rest.starts_with(' '));
        self.offers.iter().map(|(offer, _)| offer.as_str()).find(begins)
    }

    /// An answer that names a hex: one over which a contest would begin if there is one.
    fn hex(&self) -> Option<&str> {
        let contest = self.offers.iter().find(|(offer, words)| offer.starts_with("at ") && words.contains("contest"));
        contest
            .map(|(offer, _)| offer.as_str())
            .or_else(|| ["at", "from", "to"].into_iter().find_map(|verb| self.first(verb)))
    }
}

/// Somebody who plays on quickly, but seeks what a game is to show.
struct Player {
    /// What has happened so far.
    seen: BTreeSet<&'static str>,
    /// The action begun last.
    begun: String,
    moves: usize,
}

impl Player {
    fn new() -> Player {
        Player { seen: BTreeSet::new(), begun: String::new(), moves: 0 }
    }

    fn wants(&self, what: &str) -> bool {
        !self.seen.contains(what)
    }

    /// Which action to take.
    fn action(&self, glance: &Glance) -> String {
        let (fights, contends) = (self.wants("combat"), self.wants("contest") || self.wants("deal"));
        let wishes = [
            ("hire", self.wants("hire")),
            ("ask", self.wants("sale")),
            ("uprising", fights),
            ("assault", fights),
            ("muster", fights),
            ("influence", contends),
            ("recruit", fights),
            ("move", fights),
        ];
        let wish = wishes.into_iter().find(|(verb, wanted)| *wanted && glance.exact(verb).is_some());
        wish.map_or("collect", |(verb, _)| verb).to_owned()
    }

    /// What to answer.
    fn answer(&mut self, glance: &Glance) -> String {
        if glance.exact("collect").is_some() {
            self.begun = self.action(glance);
            return self.begun.clone();
        }
        let plain = ["accept", "done", "stop"].into_iter().find_map(|act| glance.exact(act));
        let points = if self.wants("deal") { "offer 2" } else { "offer 0" };
        let answer = plain
            .or_else(|| glance.first("deal"))
            .or_else(|| glance.exact(points))
            .or_else(|| glance.exact("offer 0"))
            .or_else(|| glance.exact("pay 1"))
            .or_else(|| glance.hex())
            .or_else(|| ["side", "card", "count"].into_iter().find_map(|verb| glance.first(verb)))
            .or_else(|| glance.offers.last().map(|(offer, _)| offer.as_str()));
        answer.unwrap_or_default().to_owned()
    }

    /// Remembers what this answer will have shown.
    fn remember(&mut self, glance: &Glance, act: &str) {
        if glance.conflict.starts_with("Combat") {
            self.seen.insert("combat");
        }
        if glance.conflict.starts_with("Influence contest") {
            self.seen.insert("contest");
        }
        if act.starts_with("deal ") {
            self.seen.insert("deal");
        }
        if act == "accept" && glance.bargain.contains("Sultan’s market") {
            self.seen.insert("sale");
        }
        if self.begun == "hire" && (act.starts_with("at ") || act.starts_with("count ")) && glance.bargain.is_empty() {
            self.seen.insert("hire");
        }
    }

    /// One click and what follows from it; `false` once the game is over. By turns in the list, and on the map or in the hand where the
    /// answer has its place there.
    async fn step(&mut self, browser: &Browser) -> bool {
        let glance = Glance::wait(browser).await;
        if glance.over {
            return false;
        }
        if glance.hand_over {
            browser.click(".handover button").await;
            browser.until("the device is handed over", async || !browser.has(".handover").await).await;
            return true;
        }
        let act = self.answer(&glance);
        let place = format!("#board a[data-act=\"{act}\"], #hand a[data-act=\"{act}\"], .side a[data-act=\"{act}\"]");
        // On a phone what stands beside the map lies behind a tab.
        let seen = format!("return document.querySelector({place:?})?.checkVisibility() ?? false");
        let on_table = self.moves % 2 == 1 && browser.js(&seen).await == true;
        let button = format!("#decision button[value=\"{act}\"]");
        // A bot's answer may arrive before one's own has: what was seen then is looked at again.
        if browser.clicks(if on_table { &place } else { &button }).await {
            self.remember(&glance, &act);
            self.moves += 1;
            let moved = async || browser.tick().await != glance.tick;
            browser.until(&format!("the table has moved on after {act}"), moved).await;
        }
        true
    }

    /// Plays to the end.
    async fn play(&mut self, browser: &Browser) {
        let begun = Instant::now();
        while self.step(browser).await {
            assert!(begun.elapsed() < Duration::from_secs(400), "the game does not end");
        }
    }
}

/// The account of every player at the end, and a clean console.
async fn ended_well(browser: &Browser, players: usize) {
    assert_eq!(browser.count(".result .podium li").await, players);
    assert_eq!(browser.count(".result .cm-account").await, players);
    assert_eq!(browser.count(".result .cm-account:first-child thead th").await, 1 + 3 + 1, "three years and their sum");
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
}

/// The whole log as text.
async fn log(browser: &Browser) -> String {
    let table = browser.path().await;
    browser.go(&format!("{table}?log=all")).await;
    browser.says(".log").await
}

async fn four_people_at_one_device_hire_sell_deal_fight_and_contend_to_the_end() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 4, &["b", "c", "d"]).await;
    let mut player = Player::new();
    player.play(&browser).await;
    ended_well(&browser, 4).await;
    for what in WANTED {
        assert!(player.seen.contains(what), "no {what} in {} moves", player.moves);
    }
    let log = log(&browser).await;
    for words in ["hires", "agree:", "A deal:", "Strength", "begins a contest", "Scoring of year 3"] {
        assert!(log.contains(words), "the log does not tell: {words}");
    }
    browser.close().await;
}

async fn one_person_plays_to_the_end_against_four_bots() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    set_up(&browser, 5, &[]).await;
    let mut player = Player::new();
    player.play(&browser).await;
    ended_well(&browser, 5).await;
    let log = log(&browser).await;
    for words in ["proposes to", "Strength", "begins a contest", "Scoring of year 3"] {
        assert!(log.contains(words), "the log does not tell: {words}");
    }
    let answered = log.contains("agree:") || log.contains("declines.") || log.contains("answers");
    assert!(answered, "bots answer what is proposed to them");
    browser.close().await;
}

/// Words and numbers of the map are at least ten pixels high, places are called by their names, and pieces can travel.
async fn is_read(browser: &Browser) {
    let seen = browser
        .js("const map = document.querySelector('svg.board-crescent-moon'), scale = map.getScreenCTM().a;
            const shown = [...map.querySelectorAll('text')].filter((text) => getComputedStyle(text).display !== 'none');
            return {
                least: Math.min(...shown.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
                names: shown.filter((text) => text.classList.contains('cm-name')).length,
                places: map.querySelectorAll('.cm-place').length,
                coordinates: document.body.innerText.match(/(^|\\s|\\()-?\\d,-?\\d/)?.[0] ?? '',
                travelling: map.querySelectorAll('.piece[data-vt]').length,
            }")
        .await;
    assert!(seen["least"].as_f64().is_some_and(|least| least >= 10.0), "{seen}");
    assert_eq!(seen["names"], seen["places"], "{seen}");
    assert_eq!(seen["coordinates"], "", "{seen}");
    assert!(seen["travelling"].as_u64().is_some_and(|pieces| pieces >= 10), "{seen}");
}

async fn the_table_is_accessible_in_both_themes_and_fits_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let browser = Browser::open(&base, window).await;
        set_up(&browser, 4, &["b", "c", "d"]).await;
        let table = browser.path().await;
        let mut player = Player::new();
        // Until cards are selected for a conflict: then map, market, hand, calculator and negotiation are all there.
        loop {
            let glance = Glance::wait(&browser).await;
            if !glance.conflict.is_empty() && !glance.hand_over {
                break;
            }
            assert!(player.step(&browser).await, "no conflict in a whole game");
        }
        is_read(&browser).await;
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            for page in [table.clone(), format!("{table}/replay/9")] {
                browser.go(&page).await;
                browser.find("svg.board-crescent-moon").await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
        browser.close().await;
    }
}
