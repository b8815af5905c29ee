//! Every card has a scenario of its own, whose name begins with that of the card.

use crescent_moon::CrescentMoon;
use std::path::{Path, PathBuf};
use table::testing::{files, rules};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[test]
fn every_card_has_a_scenario_of_its_own() {
    let all: Vec<(String, String)> = files(&folder(), "toml")
        .iter()
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), std::fs::read_to_string(path).ok()?)))
        .collect();
    let shows = |id: &str, (name, text): &(String, String)| {
        let named = name.starts_with(&format!("{}-", id.replace('_', "-")));
        named && text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').any(|word| word == id)
    };
    let game: CrescentMoon = rules(5, &[]);
    let cards = &game.components().cards;
    assert_eq!(cards.iter().map(|card| usize::from(card.copies)).sum::<usize>(), 69, "68 cards and Conquest");
    let without: Vec<&str> =
        cards.iter().map(|card| &*card.id).filter(|id| !all.iter().any(|one| shows(id, one))).collect();
    println!("cards without a scenario of their own: {}", without.len());
    assert!(without.is_empty(), "cards without a scenario of their own: {without:?}");
}
