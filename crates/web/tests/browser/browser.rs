//! A real Chromium, driven through chromedriver.

use crate::common::{Scratch, serve_bots};
use crate::needs;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;
use web::{BotOptions, Serving};

/// A server of every game, and its address.
pub async fn site(scratch: &Scratch) -> (Serving, String) {
    site_with(scratch, BotOptions::default()).await
}

/// The same with bots of this kind.
pub async fn site_with(scratch: &Scratch, bots: BotOptions) -> (Serving, String) {
    let serving = serve_bots(scratch, shelf::all_games(), bots).await;
    let base = format!("http://{}", serving.address());
    (serving, base)
}

/// How a browser is opened.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub width: u32,
    pub height: u32,
    /// Whether scripts run.
    pub script: bool,
    /// Whether motion is shown.
    pub motion: bool,
}

impl Default for Window {
    fn default() -> Window {
        Window { width: 1400, height: 1000, script: true, motion: false }
    }
}

/// A browser and its driver, both gone when it is dropped.
pub struct Browser {
    pub driver: WebDriver,
    base: String,
    process: Child,
}

impl Browser {
    /// Opens a browser on the site at this address.
    pub async fn open(base: &str, window: Window) -> Browser {
        let port =
            TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).expect("a port is free").port();
        let process = Command::new(needs::driver())
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut caps = DesiredCapabilities::chrome();
        let size = format!("--window-size={},{}", window.width, window.height);
        let mut args =
            vec!["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en", &size];
        if !window.motion {
            args.push("--force-prefers-reduced-motion");
        }
        for arg in args {
            caps.add_arg(arg).expect("an argument is text");
        }
        if !window.script {
            let off = json!({ "profile.managed_default_content_settings.javascript": 2 });
            caps.add_experimental_option("prefs", off).expect("preferences are plain data");
        }
        // A window cannot be narrower than a few hundred pixels, a phone can.
        if window.width < 600 {
            let metrics = json!({ "deviceMetrics": { "width": window.width, "height": window.height, "pixelRatio": 2.0, "touch": true } });
            caps.add_experimental_option("mobileEmulation", metrics).expect("preferences are plain data");
        }
        caps.set_logging_prefs("browser", LoggingPrefsLogLevel::All).expect("the log can be asked for");
        let begun = Instant::now();
        let driver = loop {
            match WebDriver::new(format!("http://127.0.0.1:{port}"), caps.clone()).await {
                Ok(driver) => break driver,
                Err(error) if begun.elapsed() > Duration::from_secs(30) => {
                    panic!("no browser after 30 seconds: {error}")
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        };
        Browser { driver, base: base.to_owned(), process }
    }

    pub async fn go(&self, path: &str) {
        self.driver.goto(format!("{}{path}", self.base)).await.expect("the page opens");
    }

    /// Opens the table that the form of a game describes, with bots that make no pause where there are any.
    pub async fn sit_down(&self) {
        self.find("form[action='/tables'] button.primary").await;
        if self.has("input[name=speed][value=instant]").await {
            self.click("input[name=speed][value=instant]").await;
        }
        self.click("form[action='/tables'] button.primary").await;
        self.find("#table").await;
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        self.driver.current_url().await.expect("there is a page").path().to_owned()
    }

    pub async fn js(&self, script: &str) -> Value {
        self.driver.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// How many elements fit the selector.
    pub async fn count(&self, css: &str) -> usize {
        self.driver.find_all(By::Css(css)).await.expect("the page can be searched").len()
    }

    pub async fn has(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    pub async fn find(&self, css: &str) -> WebElement {
        self.until(&format!("{css} is there"), async || self.has(css).await).await;
        self.driver.find(By::Css(css)).await.expect("it was there just now")
    }

    /// Clicks the first that fits. A live page may exchange it at any moment; then the new one is clicked.
    pub async fn click(&self, css: &str) {
        self.click_nth(css, 0).await;
    }

    /// Clicks one of those that fit, counted round and round.
    pub async fn click_nth(&self, css: &str, index: usize) {
        let begun = Instant::now();
        loop {
            self.find(css).await;
            let found = self.driver.find_all(By::Css(css)).await.expect("the page can be searched");
            let Some(element) = found.get(index % found.len().max(1)) else { continue };
            let clicked = match element.scroll_into_view().await {
                Ok(()) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) if begun.elapsed() > Duration::from_secs(10) => panic!("{css} cannot be clicked: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Waits until something holds.
    pub async fn until(&self, what: &str, holds: impl AsyncFn() -> bool) {
        let begun = Instant::now();
        while !holds().await {
            assert!(begun.elapsed() < Duration::from_secs(20), "after 20 seconds still not: {what}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What the script knows of the table: its tick and whether it is this browser's turn.
    pub async fn tick(&self) -> String {
        self.js("return document.getElementById('table')?.dataset.tick ?? ''")
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// The text of what fits, as the page has it now.
    pub async fn says(&self, css: &str) -> String {
        let script = format!("return document.querySelector({css:?})?.textContent ?? ''");
        self.js(&script).await.as_str().unwrap_or_default().to_owned()
    }

    /// Everything bad the browser has written to its console.
    pub async fn complaints(&self) -> Vec<String> {
        let entries = self.driver.browser_log().await.expect("the log can be read");
        entries
            .into_iter()
            .filter(|entry| entry.level != "INFO" && entry.level != "DEBUG")
            .map(|entry| entry.message)
            .collect()
    }

    /// Runs the accessibility audit and lists every finding. Letters and numbers inside a drawing are signs, not the label of the
    /// link they stand in; its name tells in words what they mean, so they need not be part of it (WCAG 2.5.3, symbolic text).
    pub async fn audit(&self) -> Vec<String> {
        self.js(needs::audit()).await;
        let script = "const done = arguments[0];
            const drawn = (node) => document.querySelector(node.target[0])?.ownerSVGElement;
            const labels = 'label-content-name-mismatch';
            axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations
                .map((found) => ({ ...found, nodes: found.nodes.filter((node) => found.id !== labels || !drawn(node)) }))
                .filter((found) => found.nodes.length)
                .map((found) => found.id + ': ' + found.nodes.slice(0, 4).map((node) => node.html.slice(0, 160) + ' — ' + node.any.map((a) => a.message).join(' ')).join(' | '))));";
        let found = self.driver.execute_async(script, vec![]).await.expect("the audit runs");
        found.convert::<Vec<String>>().expect("findings are sentences")
    }

    /// Whether the page is wider than the window.
    pub async fn scrolls_sideways(&self) -> bool {
        self.js("return document.documentElement.scrollWidth > innerWidth + 1").await == true
    }

    pub async fn close(self) {
        // A browser that is gone already needs no closing.
        let _ = self.driver.clone().quit().await;
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
