//! Golden playthroughs: whole games kept word by word, for two and alone on each level. A changed rule, view or sentence shows
//! here first. `CROWNLANDS_WRITE=1` writes them anew.

use std::collections::BTreeMap;
use std::path::Path;
use table::playthrough::playthrough;
use table::testing::page_is_current;
use table::{AnyGame, Boxed, Dictionary, Game, Lang, Seed, Setup};
use two_heirs::TwoHeirs;

fn golden(name: &str, players: usize, options: &[(&str, &str)]) {
    let game = Boxed::<TwoHeirs>::new();
    let words = Dictionary::new(Lang::En, TwoHeirs::words(Lang::En).iter().copied()).expect("the dictionary is sound");
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
fn two_players_with_closed_hands() {
    golden("2-players-closed-hands", 2, &[("closed_hands", "on"), ("sets", "warfare+guard+crafts")]);
}

#[test]
fn alone_against_henry_the_poor() {
    golden("1-player", 1, &[]);
}

#[test]
fn alone_against_henry_the_brave() {
    golden("1-player-brave", 1, &[("henry_level", "brave"), ("sets", "journeys+warfare+guard")]);
}

#[test]
fn alone_against_henry_the_relentless() {
    golden("1-player-relentless", 1, &[("henry_level", "relentless"), ("sets", "dominion+trade_church+crafts")]);
}
