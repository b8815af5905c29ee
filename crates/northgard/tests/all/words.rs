//! Everything is said in every language, and every rule is told, coded and tested.

use northgard::pieces::{Basic, Building, Clan, Creature, Face, Kind, Resource, Site, Slot, Tile};
use northgard::{Card, Northgard};
use std::collections::BTreeSet;
use std::path::Path;
use table::prelude::*;
use table::testing::{citations_are_defined, clauses_are_covered, files, page_is_current, words_are_complete};
use table::{Dictionary, Lang};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn english() -> Dictionary {
    Dictionary::new(Lang::En, Northgard::words(Lang::En).iter().copied()).expect("the dictionary is sound")
}

#[test]
fn every_language_says_everything() {
    words_are_complete::<Northgard>(&folder().join("src"));
}

/// Keys of refusals, events, prompts and labels are also given to helpers, not only to messages.
#[test]
fn every_key_in_the_sources_has_words() {
    let words = english();
    let mut missing = Vec::new();
    for path in files(&folder().join("src"), "rs") {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        for part in text.split('"').skip(1).step_by(2) {
            let key = ["no-", "told-", "ask-", "do-", "score-", "complaint-", "amount-"]
                .iter()
                .any(|start| part.starts_with(start));
            let plain = part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            if key && plain && part.len() > 5 && !part.ends_with('-') && !words.has(part) {
                missing.push(part.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "no words for: {missing:?}");
}

#[test]
fn every_piece_has_a_name() {
    let words = english();
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Card::all().flat_map(|card| [format!("card-{card}"), format!("card-{card}-text")]));
    keys.extend(Clan::ALL.iter().flat_map(|clan| [format!("clan-{clan}"), format!("power-{clan}")]));
    keys.extend(Building::ALL.iter().flat_map(|one| [format!("building-{one}"), format!("building-{one}-text")]));
    keys.extend(Kind::ALL.iter().flat_map(|kind| [format!("kind-{kind}"), format!("kind-{kind}-text")]));
    keys.extend(Creature::ALL.iter().map(|creature| format!("name-{creature}")));
    keys.extend(Resource::ALL.iter().flat_map(|one| [format!("resource-{one}"), format!("amount-{one}")]));
    keys.extend(Basic::ALL.iter().map(|basic| format!("basic-{basic}")));
    keys.extend(Slot::ALL.iter().map(|slot| format!("slot-{slot}")));
    keys.extend(Face::ALL.iter().map(|face| format!("face-{face}")));
    let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "no words for: {missing:?}");
}

/// No two areas share a name, and every name is short enough for its plate on the map.
#[test]
fn every_area_has_a_name_of_its_own_in_every_language() {
    let sites = || Tile::all().flat_map(|tile| (0..tile.areas().len()).map(move |area| Site::new(tile, area)));
    for lang in Lang::ALL {
        let words = Dictionary::new(lang, Northgard::words(lang).iter().copied()).expect("the dictionary is sound");
        let names: BTreeSet<String> = sites().map(|site| words.word(&format!("area-{site}"))).collect();
        assert_eq!(names.len(), 103, "{lang}");
        let long: Vec<&String> = names.iter().filter(|name| name.chars().count() > 17).collect();
        assert!(long.is_empty(), "{lang}: {long:?}");
    }
}

#[test]
fn every_clause_is_told_and_coded() {
    clauses_are_covered::<Northgard>(folder());
}

/// Every ruling and invariant that is cited can be read in `docs/rulings`.
#[test]
fn every_citation_is_defined() {
    citations_are_defined::<Northgard>(folder());
}

#[test]
fn the_rules_page_is_current() {
    let page = table::rules::page(Northgard::words(Lang::En)).expect("the dictionary is sound");
    page_is_current(&folder().join("../../docs/rules/northgard.md"), &page);
}
