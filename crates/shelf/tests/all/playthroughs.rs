//! Golden playthroughs: one whole game of each kind, kept word by word. A changed rule, view or sentence shows here first.
//! `CROWNLANDS_WRITE=1` writes them anew.

use std::collections::BTreeMap;
use std::path::Path;
use table::playthrough::playthrough;
use table::testing::page_is_current;
use table::{Lang, Seed, Setup};

/// Game, name of the file, players, options.
type Golden = (&'static str, &'static str, usize, &'static [(&'static str, &'static str)]);

const GOLDEN: &[Golden] = &[
    ("brian-boru", "3-players", 3, &[]),
    ("brian-boru", "4-players", 4, &[]),
    ("brian-boru", "5-players", 5, &[]),
    ("brian-boru", "5-players-full-hand", 5, &[("five_player_full_hand", "on"), ("reveal_last_card", "on")]),
    ("two-heirs", "2-players", 2, &[]),
    ("two-heirs", "2-players-closed-hands", 2, &[("closed_hands", "on"), ("sets", "warfare+guard+crafts")]),
    ("two-heirs", "1-player", 1, &[]),
    ("two-heirs", "1-player-brave", 1, &[("henry_level", "brave"), ("sets", "journeys+warfare+guard")]),
    ("two-heirs", "1-player-relentless", 1, &[("henry_level", "relentless"), ("sets", "dominion+trade_church+crafts")]),
    ("northgard", "2-players", 2, &[]),
    ("northgard", "3-players", 3, &[]),
    ("northgard", "4-players", 4, &[("clan_choice", "draft")]),
    ("northgard", "5-players", 5, &[("clan_choice", "random")]),
    ("northgard", "3-players-creatures", 3, &[("creatures", "on"), ("more_creatures", "on"), ("clan_a", "bear")]),
    ("northgard", "4-players-teams", 4, &[("teams", "on"), ("clan_b", "snake")]),
    ("northgard", "2-players-long", 2, &[("years", "10"), ("fame_display", "public")]),
    ("crescent-moon", "4-players", 4, &[]),
    ("crescent-moon", "5-players", 5, &[("map", "open_plains")]),
    ("crescent-moon", "4-players-variable", 4, &[("map", "variable"), ("years", "4")]),
    (
        "crescent-moon",
        "5-players-variable",
        5,
        &[("map", "variable"), ("characters", "draw"), ("private_deals", "on"), ("late_deals", "on")],
    ),
];

#[test]
fn golden_playthroughs_are_as_they_were() {
    for (game, name, players, options) in GOLDEN {
        let entry = shelf::find(game).expect("the game is on the shelf");
        let options: BTreeMap<String, String> =
            options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let setup = Setup::new(entry.game.about(), *players, &options, None).expect("the setup is allowed");
        let seed = Seed::from_number(1);
        let played = playthrough(entry.game, &setup, &seed, entry.dictionary(Lang::En)).expect("the game is played");
        let proof = played.record.verify(entry.game).expect("the record proves itself");
        assert!(proof.fair && proof.finished);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/playthroughs/{name}.txt"));
        page_is_current(&path, &played.text);
    }
}

#[test]
fn every_game_has_a_golden_playthrough_for_each_player_count() {
    for entry in shelf::all_games() {
        for players in entry.game.about().players.clone() {
            let found = GOLDEN.iter().any(|(game, _, count, _)| *game == entry.id() && *count == players);
            assert!(found, "{} has no golden playthrough for {players} players", entry.id());
        }
    }
}
