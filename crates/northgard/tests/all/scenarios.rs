//! Every card has a scenario of its own.

use northgard::Card;
use std::path::Path;
use table::scenario::Scenario;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

/// A file named after the card that names its clause, and in which the card lies somewhere or is played.
#[test]
fn every_card_has_a_scenario_of_its_own() {
    let all = table::testing::files(&folder(), "toml");
    let shows = |card: Card| {
        let name = format!("card-{card}.toml");
        let Some(path) = all.iter().find(|path| path.ends_with(&name)) else { return false };
        let Ok(text) = std::fs::read_to_string(path) else { return false };
        let scenario = Scenario::read(&text).expect("the scenario can be read");
        let names = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| *word == card.name());
        scenario.clauses.iter().any(|clause| clause == card.clause()) && names.count() > 0
    };
    let without: Vec<&str> = Card::all().filter(|card| !shows(*card)).map(Card::name).collect();
    println!("cards without a scenario of their own: {}", without.len());
    assert!(without.is_empty(), "cards without a scenario of their own: {without:?}");
}
