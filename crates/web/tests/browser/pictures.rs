//! Pictures of every game for `docs/images`: on a desktop and on a phone, by day and at night, at the first move and in the middle of a game.
//! They are made by `CROWNLANDS_PICTURES=docs/images cargo test -p web --test browser`, which then tests nothing.

use crate::browser::{Browser, Window, site_with};
use crate::common::Scratch;
use crate::page::Page;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thirtyfour::cdp::domains::page::{CaptureScreenshot, ImageFormat};
use web::BotOptions;

/// Every game: its id, how many play, and after how many of my moves it is in its middle.
const GAMES: [(&str, usize, usize); 4] =
    [("brian-boru", 4, 26), ("two-heirs", 2, 30), ("northgard", 3, 44), ("crescent-moon", 5, 26)];

const SCREENS: [(&str, Window); 2] = [("desktop", Window::DESKTOP), ("phone", Window::PHONE)];

/// How well the pictures are kept, of 100.
const QUALITY: u32 = 82;

/// Where the pictures are wanted; `None` where tests are.
pub fn wanted() -> Option<PathBuf> {
    // Tests run in the folder of their crate, people in that of the project.
    std::env::var_os("CROWNLANDS_PICTURES")
        .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder))
}

/// Makes all pictures.
pub async fn make(folder: &Path) {
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let scratch = Scratch::new();
    let bots = BotOptions { advice: Duration::from_millis(300), ..BotOptions::default() };
    let (_serving, base) = site_with(&scratch, bots).await;
    for (screen, window) in SCREENS {
        let browser = Browser::open(&base, window).await;
        browser.go("/").await;
        by_day_and_night(&browser, folder, &format!("lobby-{screen}")).await;
        for (game, players, middle) in GAMES {
            browser.go(&format!("/new/{game}?players={players}")).await;
            browser.sit_down().await;
            my_turn(&browser).await;
            by_day_and_night(&browser, folder, &format!("{game}-{screen}-first")).await;
            for _ in 0..middle {
                if !advised(&browser).await {
                    break;
                }
            }
            by_day_and_night(&browser, folder, &format!("{game}-{screen}-middle")).await;
            println!("{game} on a {screen}");
        }
        browser.close().await;
    }
}

async fn my_turn(browser: &Browser) {
    let mine = "#table[data-turn=yes] #decision .choices button, .result";
    browser.until("my turn", async || browser.has(mine).await).await;
}

/// Does what a bot would do; `false` when the game is over.
async fn advised(browser: &Browser) -> bool {
    my_turn(browser).await;
    let before = browser.tick().await;
    // On a phone some of it lies behind a tab, so the script clicks.
    let click = async |css: &str| browser.js(&format!("document.querySelector('{css}').click()")).await;
    if browser.has("#advice button[value=ask]").await {
        click("#advice button[value=ask]").await;
        browser.until("a bot has thought", async || browser.has("#advice.is-found tbody tr button").await).await;
        click("#advice tbody tr button").await;
    } else if browser.has("#decision .choices button").await {
        click("#decision .choices button").await;
    } else {
        return false;
    }
    browser.until("the table has moved on", async || browser.tick().await != before).await;
    true
}

async fn by_day_and_night(browser: &Browser, folder: &Path, name: &str) {
    browser.js("document.querySelector('.hints button')?.click(); scrollTo(0, 0)").await;
    for theme in ["light", "dark"] {
        browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        // What fades from one theme to the other has time to do so.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let shot = CaptureScreenshot { format: Some(ImageFormat::Webp), quality: Some(QUALITY), ..Default::default() };
        let shot = browser.driver.cdp().send(shot).await.expect("a picture is taken");
        let bytes = BASE64_STANDARD.decode(shot.data).expect("it comes in letters");
        std::fs::write(folder.join(format!("{name}-{theme}.webp")), bytes).expect("it can be kept");
    }
}
