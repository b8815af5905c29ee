//! Every scenario file of the game holds, and every card has one of its own.

use northgard::{Card, Northgard};
use std::path::Path;
use table::Boxed;
use table::testing::{files, scenarios_hold};

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[test]
fn every_scenario_holds() {
    scenarios_hold(&Boxed::<Northgard>::new(), &folder());
}

#[test]
fn every_card_has_a_scenario_of_its_own() {
    let names: Vec<String> =
        files(&folder(), "toml").iter().filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    let without: Vec<&str> =
        Card::all().map(Card::name).filter(|card| !names.contains(&format!("card-{card}"))).collect();
    println!("cards without a scenario of their own: {}", without.len());
    assert!(without.is_empty(), "cards without a scenario of their own: {without:?}");
}
