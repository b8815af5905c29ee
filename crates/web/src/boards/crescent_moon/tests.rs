//! Whole games are drawn, for every viewer, in every language.

use super::words;
use crate::boards::testing::{self, Play, text};
use crescent_moon::CrescentMoon;
use std::collections::BTreeSet;
use table::{Boxed, Dictionary, Lang, Seat, Viewer};

static GAME: Boxed<CrescentMoon> = Boxed::new();

fn dictionary(lang: Lang) -> Dictionary {
    testing::dictionary(&GAME, lang)
}

fn begin(players: usize, seed: u8, options: &[(&str, &str)]) -> Play {
    Play::begin(&GAME, players, seed, options)
}

#[test]
fn the_board_says_the_same_in_every_language() {
    assert_eq!(table::words::differences(|lang| words(lang).to_vec()), Vec::<String>::new());
}
