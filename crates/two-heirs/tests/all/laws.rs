//! The laws every game keeps, for each way this one can be played.

use table::laws::assert_lawful;
use two_heirs::TwoHeirs;

#[test]
fn two_players_keep_every_law() {
    assert_lawful::<TwoHeirs>(2, &[("random_sets", "on")], 300);
}

#[test]
fn the_solo_game_keeps_every_law_on_each_level() {
    for level in ["poor", "brave", "relentless"] {
        assert_lawful::<TwoHeirs>(1, &[("random_sets", "on"), ("henry_level", level)], 300);
    }
}

#[test]
fn closed_hands_keep_every_law() {
    for players in 1..=2 {
        assert_lawful::<TwoHeirs>(players, &[("random_sets", "on"), ("closed_hands", "on")], 100);
    }
}

#[test]
fn every_ruling_may_be_read_the_other_way() {
    let other = [
        ("random_sets", "on"),
        ("inn_line", "within_3_spaces"),
        ("watch_line", "contiguous"),
        ("craft_pairs", "any_two"),
        ("discount_stacking", "off"),
        ("siege_trigger", "on_any_adjacency"),
        ("pilgrimage_length", "longest_path"),
        ("henry_siege", "always"),
        ("equal_turns", "on"),
        ("open_scores", "off"),
        ("score_roads", "off"),
    ];
    for players in 1..=2 {
        assert_lawful::<TwoHeirs>(players, &other, 25);
    }
}

#[test]
fn towers_and_camps_together_keep_every_law() {
    let sets = [("sets", "dominion+warfare+journeys"), ("siege_trigger", "on_any_adjacency"), ("start_player", "blue")];
    assert_lawful::<TwoHeirs>(2, &sets, 40);
}
