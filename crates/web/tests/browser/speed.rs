//! How long it takes from a click to the new board. Machines differ, so one game is measured against another in the same run.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;

crate::trials! {
    Browser: brian_boru_answers_about_as_fast_as_northgard,
}

/// How many moves of each game are measured at a time.
const MOVES: usize = 15;

/// The most that Brian Boru may take, as a part of what Northgard takes.
const MOST: f64 = 1.5;

/// How often it is measured anew, at new tables, before it counts as too slow: what else goes on at a machine may disturb one game alone.
const TRIES: usize = 3;

/// Clicks the first choice and says after how many milliseconds the new board is shown.
const CLICK: &str = "return new Promise((done) => {
    const tick = () => document.getElementById('table').dataset.tick;
    const before = tick(), begun = performance.now();
    document.querySelector('#decision .choices button').click();
    const look = () => requestAnimationFrame(tick() === before ? look : () => done(performance.now() - begun));
    look();
})";

/// How long Brian Boru takes, as a part of what Northgard takes. Both are played by turns, each in a browser of its own, so that both meet the
/// same machine; a quarter of the moves stay below the times that count, since everything else only makes them longer.
async fn compare(boru: &Browser, northgard: &Browser) -> f64 {
    boru.play_against_bots("brian-boru", 3).await;
    northgard.play_against_bots("northgard", 3).await;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..MOVES {
        for (browser, times) in [boru, northgard].into_iter().zip(&mut times) {
            // What the bots of the other table still do would count here.
            boru.my_turn().await;
            northgard.my_turn().await;
            times.push(browser.js(CLICK).await.as_f64().expect("a time"));
        }
    }
    let [boru, northgard] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[MOVES / 4]
    });
    let ratio = boru / northgard;
    println!("from click to board: Brian Boru {boru:.0} ms, Northgard {northgard:.0} ms, ratio {ratio:.2}");
    ratio
}

async fn brian_boru_answers_about_as_fast_as_northgard() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let boru = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    let northgard = Browser::open(&base, Window { motion: true, ..Window::default() }).await;
    let mut ratios = Vec::new();
    while ratios.len() < TRIES && ratios.last().is_none_or(|ratio| *ratio > MOST) {
        ratios.push(compare(&boru, &northgard).await);
    }
    assert!(
        ratios.iter().any(|ratio| *ratio <= MOST),
        "Brian Boru takes so many times as long as Northgard: {ratios:?}"
    );
    boru.close().await;
    northgard.close().await;
}
