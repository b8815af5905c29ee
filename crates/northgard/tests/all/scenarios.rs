//! Every card has a scenario of its own.

use northgard::{Card, Northgard};
use std::fs::read_to_string;
use std::path::Path;
use table::Lang;
use table::scenario::Scenario;
use table::testing::{dictionary, files};

/// One whose title names the card and which names its clause, and in which the card lies somewhere or is played.
#[test]
fn every_card_has_a_scenario_of_its_own() {
    let words = dictionary::<Northgard>(Lang::En);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let texts = files(&folder, "toml").into_iter().map(|path| read_to_string(path).expect("the file can be read"));
    let all: Vec<(Scenario, String)> =
        texts.map(|text| (Scenario::read(&text).expect("the scenario can be read"), text)).collect();
    let shows = |card: Card, (scenario, text): &(Scenario, String)| {
        let named = scenario.title.to_lowercase().contains(&words.word(&format!("card-{card}")).to_lowercase());
        let clause = scenario.clauses.iter().any(|clause| clause == card.clause());
        let mut ids = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        named && clause && ids.any(|id| id == card.name())
    };
    let without: Vec<&str> =
        Card::all().filter(|card| !all.iter().any(|one| shows(*card, one))).map(Card::name).collect();
    println!("cards without a scenario of their own: {}", without.len());
    assert!(without.is_empty(), "cards without a scenario of their own: {without:?}");
}
