//! Golden playthroughs: whole games kept word by word, for every number of players, with creatures, teams and the long game. A changed rule,
//! view or sentence shows here first. `CROWNLANDS_WRITE=1` writes them anew.

use northgard::Northgard;
use std::collections::BTreeMap;
use std::path::Path;
use table::playthrough::playthrough;
use table::testing::page_is_current;
use table::{AnyGame, Boxed, Dictionary, Game, Lang, Seed, Setup};

fn golden(name: &str, players: usize, options: &[(&str, &str)]) {
    let game = Boxed::<Northgard>::new();
    let words = Dictionary::new(Lang::En, Northgard::words(Lang::En).iter().copied()).expect("the dictionary is sound");
    let options: BTreeMap<String, String> =
        options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::new(game.about(), players, &options, None).expect("the setup is allowed");
    let played = playthrough(&game, &setup, &Seed::from_number(1), &words).expect("the game is played");
    let proof = played.record.verify(&game).expect("the record proves itself");
    assert!(proof.fair && proof.finished);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("playthroughs/{name}.txt"));
    page_is_current(&path, &played.text);
}

#[test]
fn two_players() {
    golden("2-players", 2, &[]);
}

#[test]
fn three_players() {
    golden("3-players", 3, &[]);
}

#[test]
fn four_players() {
    golden("4-players", 4, &[("clan_choice", "draft")]);
}

#[test]
fn five_players() {
    golden("5-players", 5, &[("clan_choice", "random")]);
}

#[test]
fn three_players_with_creatures() {
    golden("3-players-creatures", 3, &[("creatures", "on"), ("more_creatures", "on"), ("clan_a", "bear")]);
}

#[test]
fn two_teams() {
    golden("4-players-teams", 4, &[("teams", "on"), ("clan_b", "snake")]);
}

#[test]
fn the_long_game() {
    golden("2-players-long", 2, &[("years", "10"), ("fame_display", "public")]);
}
