//! What several tests share.

use brian_boru::BrianBoru;
use brian_boru::pieces::{Card, Cards};

/// The rules for so many players, with these options.
pub fn rules(players: usize, options: &[(&str, &str)]) -> BrianBoru {
    table::testing::rules(players, options)
}

/// A set of cards by their values.
pub fn cards(values: &[u8]) -> Cards {
    values.iter().map(|value| Card::new(*value).expect("a card")).collect()
}
