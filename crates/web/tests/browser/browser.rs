//! A real Chromium, driven through chromedriver.

use crate::common::{Scratch, serve_bots};
use crate::needs;
use crate::page::{LONGEST, Page};
use crate::process::Family;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::process::Command;
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

impl Window {
    pub const DESKTOP: Window = Window { width: 1400, height: 1000, script: true, motion: false };
    /// The same with motion.
    pub const LIVELY: Window = Window { motion: true, ..Window::DESKTOP };
    pub const PHONE: Window = Window { width: 390, height: 844, ..Window::DESKTOP };
    /// The phone on its side.
    pub const LYING: Window = Window { width: 844, height: 390, ..Window::DESKTOP };
}

impl Default for Window {
    fn default() -> Window {
        Window::DESKTOP
    }
}

/// Runs a test of a page in Chromium, on a server of its own.
pub async fn in_chromium(window: Window, test: impl AsyncFnOnce(&Browser)) {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, window).await;
    test(&browser).await;
    browser.close().await;
}

/// A browser and its driver, both gone when it is dropped.
pub struct Browser {
    pub driver: WebDriver,
    base: String,
    _processes: Family,
    /// What it keeps while it runs, gone after it.
    _home: Scratch,
}

impl Browser {
    /// Opens a browser on the site at this address.
    pub async fn open(base: &str, window: Window) -> Browser {
        let port =
            TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).expect("a port is free").port();
        let home = Scratch::new();
        let mut command = Command::new(needs::driver());
        let processes = Family::start(command.arg(format!("--port={port}")).env("TMPDIR", home.folder()));
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
        // A window cannot be narrower or lower than a few hundred pixels, a phone can.
        if window.width < 600 || window.height < 500 {
            let metrics = json!({ "deviceMetrics": { "width": window.width, "height": window.height, "pixelRatio": 2.0, "touch": true } });
            caps.add_experimental_option("mobileEmulation", metrics).expect("preferences are plain data");
        }
        caps.set_logging_prefs("browser", LoggingPrefsLogLevel::All).expect("the log can be asked for");
        let begun = Instant::now();
        let driver = loop {
            match WebDriver::new(format!("http://127.0.0.1:{port}"), caps.clone()).await {
                Ok(driver) => break driver,
                Err(error) if begun.elapsed() > LONGEST => {
                    panic!("no browser after {LONGEST:?}: {error}")
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        };
        Browser { driver, base: base.to_owned(), _processes: processes, _home: home }
    }

    /// Waits until something fits. A live page may exchange it at any moment, so it is looked for until it is held.
    pub async fn find(&self, css: &str) -> WebElement {
        let begun = Instant::now();
        loop {
            match self.driver.find(By::Css(css)).await {
                Ok(found) => return found,
                Err(error) if begun.elapsed() > LONGEST => panic!("after {LONGEST:?} there is no {css}: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    /// Clicks the first that fits if it is still there. Bots may have moved since the page was looked at, and then there may be something else
    /// to do; says whether it was clicked.
    pub async fn clicks(&self, css: &str) -> bool {
        let Ok(found) = self.driver.find(By::Css(css)).await else { return false };
        found.scroll_into_view().await.is_ok() && found.click().await.is_ok()
    }

    /// Waits until the first that fits can be seen.
    pub async fn sees(&self, css: &str) {
        let seen = async || self.find(css).await.is_displayed().await.unwrap_or(false);
        self.until(&format!("{css} can be seen"), seen).await;
    }

    /// Types into a field, which a live page may exchange at any moment.
    pub async fn type_in(&self, css: &str, text: impl Into<TypingData> + Clone) {
        let begun = Instant::now();
        while let Err(error) = self.find(css).await.send_keys(text.clone()).await {
            assert!(begun.elapsed() < LONGEST, "nothing can be typed into {css}: {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Clicks at this place of the window, whatever is there.
    pub async fn click_at(&self, [x, y]: [f64; 2]) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            let sent = self.driver.cdp().send_raw("Input.dispatchMouseEvent", event).await;
            sent.expect("a mouse can be clicked");
        }
    }

    /// Puts fingers on the window or moves those that are there; without any they are lifted.
    pub async fn touch(&self, kind: &str, fingers: &[[f64; 2]]) {
        let points: Vec<Value> =
            fingers.iter().enumerate().map(|(id, [x, y])| json!({ "x": x, "y": y, "id": id })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.driver.cdp().send_raw("Input.dispatchTouchEvent", event).await.expect("a window can be touched");
    }

    /// Presses keys; they go to whatever has the focus in that moment.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        self.driver.action_chain().send_keys(keys).perform().await.expect("keys can be pressed");
    }

    pub async fn close(self) {
        // A browser that is gone already needs no closing.
        let _ = self.driver.clone().quit().await;
    }
}

impl Page for Browser {
    async fn go(&self, path: &str) {
        self.driver.goto(format!("{}{path}", self.base)).await.expect("the page opens");
    }

    async fn js(&self, script: &str) -> Value {
        self.driver.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    async fn click_nth(&self, css: &str, index: usize) {
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
                Err(error) if begun.elapsed() > LONGEST => panic!("{css} cannot be clicked: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    async fn path(&self) -> String {
        self.driver.current_url().await.expect("there is a page").path().to_owned()
    }

    async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let resized = self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await;
        resized.expect("a window has a size");
    }

    async fn strike(&self, keys: &str) {
        self.press(keys).await;
    }

    async fn point_at(&self, css: &str) {
        let begun = Instant::now();
        loop {
            let found = self.find(css).await;
            match self.driver.action_chain().move_to_element_center(&found).perform().await {
                Ok(()) => return,
                Err(error) if begun.elapsed() > LONGEST => panic!("{css} cannot be pointed at: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    async fn print(&self) {
        let print = json!({ "media": "print" });
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", print).await.expect("a page can be printed");
    }

    async fn forget(&self) {
        self.driver.delete_all_cookies().await.expect("cookies can be forgotten");
    }

    async fn complaints(&self) -> Vec<String> {
        let entries = self.driver.browser_log().await.expect("the log can be read");
        entries
            .into_iter()
            .filter(|entry| entry.level != "INFO" && entry.level != "DEBUG")
            .map(|entry| entry.message)
            .collect()
    }

    // Counted by the driver, which waits for a page that is just being opened.
    async fn count(&self, css: &str) -> usize {
        self.driver.find_all(By::Css(css)).await.expect("the page can be searched").len()
    }
}
