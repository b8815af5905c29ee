//! What the tests do with a page, in whatever browser it is open.

use crate::needs;
use serde_json::Value;
use std::time::{Duration, Instant};

/// How the players of a game are seated in most tests.
pub const GAMES: [(&str, usize); 4] = [("brian-boru", 3), ("two-heirs", 2), ("northgard", 3), ("crescent-moon", 4)];

/// How long is waited for anything. A machine with much else to do is slow; what holds is never waited for so long.
pub const LONGEST: Duration = Duration::from_secs(60);

/// Something to choose, when it is my turn.
const CHOICE: &str = "#table[data-turn=yes] #decision .choices :is(button, a)";

/// A page that is open in a browser.
pub trait Page {
    /// Opens the page at this path.
    async fn go(&self, path: &str);

    /// What a script returns, or what it promises.
    async fn js(&self, script: &str) -> Value;

    /// Clicks one of those that fit, counted round and round, as a person would. A live page may exchange it at any moment; then the new one
    /// is clicked.
    async fn click_nth(&self, css: &str, index: usize);

    /// Clicks the first that fits.
    async fn click(&self, css: &str) {
        self.click_nth(css, 0).await;
    }

    /// Clicks one of those that fit, each of them a move, and waits until the table has moved on.
    async fn make_move(&self, css: &str, index: usize) {
        let before = self.tick().await;
        self.click_nth(css, index).await;
        self.until("the table has moved on", async || self.tick().await != before).await;
    }

    /// The path of the page.
    async fn path(&self) -> String {
        self.js("return location.pathname").await.as_str().expect("a path is text").to_owned()
    }

    /// Makes the window as large as this, however small that is.
    async fn resize(&self, size: (u32, u32));

    /// Presses keys; they go to whatever has the focus in that moment.
    async fn strike(&self, keys: &str);

    /// Moves the pointer to the middle of the first that fits, which a live page may exchange at any moment.
    async fn point_at(&self, css: &str);

    /// Shows the page as it is on paper.
    async fn print(&self);

    /// Forgets who one is: a browser in which nobody has been yet.
    async fn forget(&self);

    /// Everything bad the browser has written to its console since this was last asked.
    async fn complaints(&self) -> Vec<String>;

    /// Waits until something fits.
    async fn appears(&self, css: &str) {
        self.until(&format!("there is {css}"), async || self.has(css).await).await;
    }

    /// Chooses in a list that opens.
    async fn choose(&self, css: &str, value: &str) {
        self.appears(css).await;
        let script = format!(
            "const list = document.querySelector({css:?}); list.value = {value:?}; list.dispatchEvent(new Event('change', {{ bubbles: true }})); return list.value"
        );
        assert_eq!(self.js(&script).await, value, "{css} has no such choice");
    }

    /// Gives the focus to the first that fits. The window of a browser without a screen may not have it, and then says nothing of it.
    async fn focus(&self, css: &str) {
        let script = format!(
            "const thing = document.querySelector({css:?});
             thing.focus({{ focusVisible: true }});
             if (!document.hasFocus()) thing.dispatchEvent(new FocusEvent('focusin', {{ bubbles: true }}))"
        );
        self.js(&script).await;
    }

    /// Runs the accessibility audit and lists every finding. Letters and numbers inside a drawing are signs, not the label of the
    /// link they stand in; its name tells in words what they mean, so they need not be part of it (WCAG 2.5.3, symbolic text).
    async fn audit(&self) -> Vec<String> {
        self.js(needs::audit()).await;
        let script = "const drawn = (node) => document.querySelector(node.target[0])?.ownerSVGElement;
            const labels = 'label-content-name-mismatch';
            return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
                .map((found) => ({ ...found, nodes: found.nodes.filter((node) => found.id !== labels || !drawn(node)) }))
                .filter((found) => found.nodes.length)
                .map((found) => found.id + ': ' + found.nodes.slice(0, 4).map((node) => node.html.slice(0, 160) + ' — ' + node.any.map((a) => a.message).join(' ')).join(' | ')));";
        serde_json::from_value(self.js(script).await).expect("findings are sentences")
    }

    /// Waits until the page has everything, its script among it: before that a click is a plain link or form, which leads to another page.
    async fn whole(&self) {
        self.until("the page is whole", async || self.js("return document.readyState").await == "complete").await;
    }

    /// How many elements fit the selector.
    async fn count(&self, css: &str) -> usize {
        let found = self.js(&format!("return document.querySelectorAll({css:?}).length")).await;
        found.as_u64().and_then(|found| usize::try_from(found).ok()).expect("a number")
    }

    async fn has(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// Waits until something holds. Where it never does, what the page says by then is part of the complaint.
    async fn until(&self, what: &str, holds: impl AsyncFn() -> bool) {
        let begun = Instant::now();
        while !holds().await {
            if begun.elapsed() >= LONGEST {
                let page = self.js("return location.pathname + ' ' + document.body?.innerText.slice(0, 1500)").await;
                panic!("after {LONGEST:?} still not: {what}; the page: {page}");
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What the script knows of the table: how far it is.
    async fn tick(&self) -> String {
        let tick = self.js("return document.getElementById('table')?.dataset.tick ?? ''").await;
        tick.as_str().unwrap_or_default().to_owned()
    }

    /// The text of what fits, as the page has it now.
    async fn says(&self, css: &str) -> String {
        let text = self.js(&format!("return document.querySelector({css:?})?.textContent ?? ''")).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// The place of what fits: left, top, width, height.
    async fn place(&self, css: &str) -> [f64; 4] {
        let script = format!(
            "const {{ x, y, width, height }} = document.querySelector({css:?}).getBoundingClientRect(); return [x, y, width, height]"
        );
        serde_json::from_value(self.js(&script).await).expect("four numbers")
    }

    /// Whether the page is wider than the window.
    async fn scrolls_sideways(&self) -> bool {
        self.js("return document.documentElement.scrollWidth > innerWidth + 1").await == true
    }

    /// Opens the table that the form of a game describes, with bots that make no pause where there are any.
    async fn sit_down(&self) {
        let open = "form[action='/tables'] button.primary";
        self.until("there is a form", async || self.has(open).await).await;
        if self.has("input[name=speed][value=instant]").await {
            self.click("input[name=speed][value=instant]").await;
        }
        self.click(open).await;
        self.until("there is a table", async || self.has("#table").await).await;
        self.whole().await;
    }

    /// Opens a table of this game, the person on the first seat, and waits for the first turn.
    async fn play_against_bots(&self, game: &str, players: usize) {
        self.go(&format!("/new/{game}?players={players}")).await;
        self.js("sessionStorage.opened = location.pathname + location.search").await;
        self.sit_down().await;
        self.my_turn().await;
    }

    async fn my_turn(&self) {
        self.until("my turn", async || self.has(CHOICE).await).await;
    }

    /// Clicks the first choice, or the first of those that begin alike, and waits until it is my turn again, at another tick. Games end
    /// after a number of moves that nobody knows beforehand; then another one like it is begun.
    async fn play(&self) {
        self.play_choice(0).await;
    }

    /// Presses one of those that fit, counted from 0 and begun anew after the last one: the first as a person would.
    async fn press(&self, css: &str, at: usize) {
        if at == 0 {
            return self.click(css).await;
        }
        self.js(&format!("const all = document.querySelectorAll({css:?}); all[{at} % all.length].click()")).await;
    }

    /// The same with another choice, counted from 0 and begun anew after the last one.
    async fn play_choice(&self, at: usize) {
        let before = self.tick().await;
        let (answer, beginning) =
            ("#decision .choices button", "#decision .choices a[data-choose]:not([data-choose=''])");
        if !self.has(answer).await {
            self.press(beginning, at).await;
            self.until("there is an answer to choose", async || self.has(answer).await).await;
        }
        self.press(answer, at).await;
        self.until("the table has moved on", async || self.tick().await != before).await;
        self.until("my turn, or the end", async || self.has(CHOICE).await || self.has("#decision .result").await).await;
        if self.has("#decision .result").await {
            let opened = self.js("return sessionStorage.opened").await;
            self.go(opened.as_str().expect("the table was opened by its form")).await;
            self.sit_down().await;
            self.my_turn().await;
        }
    }
}
