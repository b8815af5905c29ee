//! The table in Firefox: boards are clicked, nothing is lost to a bad network, to motion or to many tabs, and a phone stays calm.

use crate::browser::{Window, site};
use crate::common::Scratch;
use crate::firefox::Firefox;
use crate::network::{
    CLICKS_LOST_TO_MOTION, HITS, a_lost_look_is_made_good, every_click_was_heard, nothing_glides, the_board_stays,
    the_board_stays_for_twenty_seconds,
};
use crate::page::{GAMES, Page};

crate::trials! {
    Firefox: a_move_is_made_on_each_board,
    Firefox: a_look_that_was_lost_is_made_good_within_five_seconds,
    Firefox: seven_tables_of_one_browser_all_play,
    Firefox: impatient_clicking_loses_no_click,
    Firefox: nothing_glides_that_has_not_moved,
    Firefox: a_tile_of_northgard_is_laid_by_one_tap,
    Firefox: what_is_not_offered_says_why_when_it_is_clicked,
    Firefox: on_a_phone_the_board_stays_and_zoom_stays_inside_it,
    Firefox: on_a_phone_the_board_stays_for_twenty_seconds,
}

/// What on the table itself is a move, and what is picked to see where it could go.
const MOVE: &str = "#board a[data-act], #hand a[data-act]";
const PICK: &str = "#hand a[data-choose]:not([data-choose='']), #board a[data-choose]:not([data-choose=''])";

/// Makes a move on the table itself; says whether there was one to make.
async fn move_on_the_table(firefox: &Firefox) -> bool {
    if firefox.spot(MOVE).await.is_none() {
        let Some(spot) = firefox.spot(PICK).await else { return false };
        firefox.click_at(spot, 1, 0).await;
        firefox.until("there is a place for it", async || firefox.has(MOVE).await).await;
    }
    let before = firefox.tick().await;
    firefox.click(MOVE).await;
    firefox.until("the move is made", async || firefox.tick().await != before).await;
    true
}

async fn a_move_is_made_on_each_board() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window::default()).await;
    for (game, players) in GAMES {
        firefox.play_against_bots(game, players).await;
        let mut tries = 0;
        while !move_on_the_table(&firefox).await {
            assert!(tries < 20, "nothing on the board of {game} is a move");
            firefox.play().await;
            tries += 1;
        }
    }
}

async fn a_look_that_was_lost_is_made_good_within_five_seconds() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window::default()).await;
    firefox.play_against_bots("brian-boru", 3).await;
    firefox.fail(1).await;
    a_lost_look_is_made_good(&firefox, async || firefox.failed() == 1).await;
    firefox.play().await;
}

async fn seven_tables_of_one_browser_all_play() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window::default()).await;
    firefox.play_against_bots("two-heirs", 2).await;
    for _ in 1..7 {
        firefox.new_tab().await;
        firefox.play_against_bots("two-heirs", 2).await;
    }
    let tabs = firefox.tabs().await;
    assert_eq!(tabs.len(), 7);
    for tab in tabs {
        firefox.turn_to(&tab).await;
        firefox.play().await;
    }
}

async fn impatient_clicking_loses_no_click() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window { motion: true, ..Window::default() }).await;
    firefox.play_against_bots("brian-boru", 3).await;
    for _ in 0..3 {
        assert_eq!(firefox.js(CLICKS_LOST_TO_MOTION).await, 0, "frames in which a click would have been lost");
        firefox.my_turn().await;
    }
    firefox.js(HITS).await;
    for _ in 0..4 {
        let before = firefox.tick().await;
        let spot = firefox.spot("#decision .choices button").await.expect("there is a choice");
        firefox.click_at(spot, 12, 50).await;
        firefox.until("the table has moved on", async || firefox.tick().await != before).await;
        firefox.my_turn().await;
    }
    every_click_was_heard(&firefox, 48).await;
}

async fn nothing_glides_that_has_not_moved() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window { motion: true, ..Window::default() }).await;
    for (game, players) in GAMES {
        nothing_glides(&firefox, game, players).await;
    }
}

async fn a_tile_of_northgard_is_laid_by_one_tap() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window { width: 390, height: 844, ..Window::default() }).await;
    firefox.play_against_bots("northgard", 3).await;
    let lying = "#board .ng-lying";
    for moves in 0.. {
        if firefox.has(lying).await {
            break;
        }
        assert!(moves < 40, "no tile is to be laid");
        firefox.play().await;
    }
    let before = firefox.tick().await;
    firefox.click("#board .ng-button.is-go").await;
    firefox.until("it is laid", async || firefox.tick().await != before).await;
    assert!(!firefox.has(lying).await, "place and way were one gesture");
}

async fn what_is_not_offered_says_why_when_it_is_clicked() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window::default()).await;
    for (game, players) in GAMES {
        firefox.play_against_bots(game, players).await;
        let refused = "#board a.why, #hand a.why";
        for moves in 0.. {
            if firefox.spot(refused).await.is_some() {
                break;
            }
            assert!(moves < 20, "everything can be done in {game}");
            firefox.play().await;
        }
        firefox.click(refused).await;
        firefox.until("it says why", async || firefox.has("dialog#told[open] .why-says").await).await;
        let told = firefox.says("dialog#told .why-says").await;
        assert!(told.trim().len() > 10 && firefox.has("dialog#told .clause").await, "{game}: {told}");
        firefox.click("dialog#told .told-close").await;
    }
}

async fn on_a_phone_the_board_stays_for_twenty_seconds() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window { width: 390, height: 844, motion: true, ..Window::default() }).await;
    the_board_stays_for_twenty_seconds(&firefox).await;
}

async fn on_a_phone_the_board_stays_and_zoom_stays_inside_it() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window { width: 390, height: 844, ..Window::default() }).await;
    for (game, players) in GAMES {
        the_board_stays(&firefox, game, players).await;
    }
}
