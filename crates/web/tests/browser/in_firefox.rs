//! The table in Firefox: boards are clicked, nothing is lost to a bad network, to motion or to many tabs, and a phone stays calm. What other
//! modules test in Chromium is tested here as well; one Firefox serves for several of these tests.

use crate::browser::{Window, site};
use crate::common::Scratch;
use crate::firefox::Firefox;
use crate::network::{
    CLICKS_LOST_TO_MOTION, HITS, a_lost_look_is_made_good, every_click_was_heard, nothing_glides, the_board_stays,
    the_board_stays_for_twenty_seconds,
};
use crate::page::{GAMES, Page};
use crate::site::survives_a_restart;
use crate::{ask, findings, herald, layout, lessons, network, northgard, opening, people, phone, told, two_heirs};
use serde_json::json;

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
    Firefox(Window::PHONE): a_phone_is_laid_out_read_and_shows_the_whole_result,
    Firefox(Window::DESKTOP): screens_of_every_size_and_paper_are_used,
    Firefox(Window::DESKTOP): what_cannot_be_done_and_what_things_mean_is_asked,
    Firefox(Window::DESKTOP): what_happens_is_told_and_said,
    Firefox(Window::LIVELY): what_moves_glides_and_is_shown_again,
    Firefox(Window::DESKTOP): a_bad_line_loses_nothing,
    Firefox(Window::DESKTOP): northgard_speaks_in_names_of_places_and_teams,
    Firefox(Window::DESKTOP): tables_are_set_up_learnt_joined_and_found_again,
    Firefox(Window::DESKTOP): pages_are_short_small_and_quiet,
    Firefox: an_open_page_survives_a_restart_of_the_server,
    Firefox: chosen_colours_and_more_contrast_are_heeded,
    FirefoxAudit(Window::DESKTOP): tables_and_results_are_accessible,
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
    let firefox = Firefox::open(&base, Window::PHONE).await;
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
    let firefox = Firefox::open(&base, Window { motion: true, ..Window::PHONE }).await;
    the_board_stays_for_twenty_seconds(&firefox).await;
}

async fn on_a_phone_the_board_stays_and_zoom_stays_inside_it() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window::PHONE).await;
    for (game, players) in GAMES {
        the_board_stays(&firefox, game, players).await;
    }
}

async fn a_phone_is_laid_out_read_and_shows_the_whole_result(page: &Firefox) {
    phone::a_phone_shows_status_board_news_question_and_tabs_at_once(page).await;
    phone::what_a_phone_shows_can_be_read(page).await;
    phone::towns_to_choose_among_bear_their_names_on_a_phone(page).await;
    network::a_phone_shows_the_whole_result(page).await;
    page.resize((844, 390)).await;
    phone::a_phone_on_its_side_shows_the_whole_board_beside_the_question(page).await;
}

async fn screens_of_every_size_and_paper_are_used(page: &Firefox) {
    layout::on_a_desktop_the_hand_stays_and_the_log_is_in_view(page).await;
    layout::the_tools_stand_beside_the_board(page, "northgard", 5).await;
    layout::wide_and_middling_screens_use_their_room(page).await;
    page.resize((1400, 1000)).await;
    layout::paper_shows_the_table_and_not_the_question(page).await;
}

async fn what_cannot_be_done_and_what_things_mean_is_asked(page: &Firefox) {
    ask::everything_says_why(page, 2).await;
    ask::whatever_has_words_opens_them_by_tap_long_press_and_keyboard_and_clauses_open_in_place(page).await;
    ask::actions_are_typed_in_words_with_completion(page).await;
    ask::a_button_that_is_pointed_at_shows_its_place_on_the_board(page).await;
}

async fn what_happens_is_told_and_said(page: &Firefox) {
    told::a_victory_by_strongholds_is_told_as_one(page).await;
    told::points_of_a_game_that_is_on_say_that_they_are_those_of_an_end_now(page).await;
    told::headings_and_captions(page, 1).await;
    told::an_action_of_crescent_moon_is_offered_once(page).await;
    herald::moves_are_announced_once_even_in_the_same_words(page).await;
    herald::keys_lead_everywhere_and_are_listed(page).await;
    two_heirs::henry_moves_one_step_after_the_other_at_the_pace_of_the_table(page).await;
    findings::henry_stands_among_the_players_and_wins_by_name(page).await;
}

async fn what_moves_glides_and_is_shown_again(page: &Firefox) {
    for (game, players) in GAMES {
        herald::what_the_others_did_is_shown_again(page, game, players).await;
    }
    network::what_has_moved_glides_from_where_it_was(page).await;
    findings::pieces_glide(page, true).await;
}

async fn a_bad_line_loses_nothing(page: &Firefox) {
    network::a_move_that_was_lost_is_sent_again_and_the_notice_goes(page).await;
    network::the_words_of_a_proxy_are_not_shown(page).await;
    findings::a_tap_on_a_bad_line_is_shown_at_once_and_sent_once(page).await;
    network::whoever_has_lost_the_seat_sees_what_spectators_see(page).await;
}

async fn northgard_speaks_in_names_of_places_and_teams(page: &Firefox) {
    northgard::no_page_says_what_only_notation_calls_tiles_and_territories(page).await;
    page.go("/settings").await;
    page.click(".settings button[name=language][value=en]").await;
    page.appears("html[lang=en]").await;
    findings::teams_stand_together_with_one_number(page).await;
    findings::five_players_among_creatures_end_on_a_page_one_can_look_through(page).await;
}

async fn tables_are_set_up_learnt_joined_and_found_again(page: &Firefox) {
    findings::the_lobby_says_against_whom_one_plays_and_three_bots_come_first(page).await;
    findings::open_hands_are_not_handed_over_at_one_device(page).await;
    opening::three_sets_can_be_chosen_and_no_fourth(page).await;
    opening::a_changed_house_rule_is_marked(page).await;
    opening::the_bar_of_a_thinking_bot_fills(page).await;
    for entry in shelf::all_games() {
        page.go(&format!("/learn/{}", entry.id())).await;
        page.click(".learn .actions a.primary").await;
        lessons::walk(page, entry, (entry.lessons)().first().expect("there is a lesson")).await;
    }
    let (table, words) = people::words_for_later(page).await;
    page.forget().await;
    people::words_open_the_seat(page, &table, &words).await;
    page.forget().await;
    opening::whoever_joins_by_link_is_greeted_by_name(page).await;
}

async fn pages_are_short_small_and_quiet(page: &Firefox) {
    findings::a_page_and_its_steps_travel_small(page).await;
    findings::what_is_looked_up_lies_behind_tabs(page).await;
    findings::what_is_drawn_stays_on_its_card_and_off_other_words(page).await;
    findings::the_lobby_wears_the_colours_of_a_table_and_a_replay_begins_with_a_step(page).await;
    findings::pieces_glide(page, false).await;
    findings::a_move_my_turn_and_the_end_are_heard_unless_sounds_are_off(page).await;
    assert_eq!(page.complaints().await, Vec::<String>::new(), "the console is clean");
}

async fn an_open_page_survives_a_restart_of_the_server() {
    let scratch = Scratch::new();
    let (serving, base) = site(&scratch).await;
    let firefox = Firefox::open(&base, Window::default()).await;
    survives_a_restart(&firefox, &scratch, serving).await;
}

async fn chosen_colours_and_more_contrast_are_heeded() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    // Colours of one's own come with as much contrast as they have: black on white here.
    let own_colours = ("browser.display.document_color_use", 2);
    let contrast = [("browser.display.document_color_use", 1), ("ui.useAccessibilityTheme", 1)];
    for (preferences, expected) in
        [(&[own_colours][..], json!(["solid", "solid", "2px"])), (&contrast, json!(["none", "none", "2px"]))]
    {
        let firefox = Firefox::open_with(&base, Window::default(), preferences).await;
        firefox.play_against_bots("brian-boru", 3).await;
        assert_eq!(firefox.js(layout::LOOK).await, expected, "{preferences:?}");
    }
}

async fn tables_and_results_are_accessible(page: &Firefox) {
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        page.play().await;
        assert_eq!(page.audit().await, Vec::<String>::new(), "the table of {game}");
        if game == "two-heirs" {
            let table = page.path().await;
            page.go(&format!("{table}/replay/3")).await;
            assert_eq!(page.audit().await, Vec::<String>::new(), "the replay of {game}");
            page.go(&table).await;
            page.my_turn().await;
            network::leave_to_a_bot(page).await;
            page.appears("#decision .result").await;
            assert_eq!(page.audit().await, Vec::<String>::new(), "the end of {game}");
        }
    }
    for path in ["/", "/finished", "/new/brian-boru", "/settings"] {
        page.go(path).await;
        assert_eq!(page.audit().await, Vec::<String>::new(), "{path}");
    }
}
