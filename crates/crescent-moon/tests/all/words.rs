//! Everything is said in every language, and every rule is told, coded and tested.

use crescent_moon::CrescentMoon;
use std::path::Path;
use table::prelude::*;
use table::testing::{clauses_are_covered, files, page_is_current, words_are_complete};
use table::{Dictionary, Lang};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_says_everything() {
    words_are_complete::<CrescentMoon>(&folder().join("src"));
}

/// Keys of refusals, events, prompts and labels are also given to helpers, not only to messages.
#[test]
fn every_key_in_the_sources_has_words() {
    let words = Dictionary::new(Lang::En, CrescentMoon::words(Lang::En).iter().copied()).expect("it is sound");
    let mut missing = Vec::new();
    for path in files(&folder().join("src"), "rs") {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        for part in text.split('"').skip(1).step_by(2) {
            let key = ["no-", "told-", "ask-", "do-", "score-", "complaint-", "plan-"]
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
fn every_clause_is_told_and_coded() {
    clauses_are_covered::<CrescentMoon>(folder());
}

#[test]
fn the_rules_page_is_current() {
    let page = table::rules::page(CrescentMoon::words(Lang::En)).expect("the dictionary is sound");
    page_is_current(&folder().join("../../docs/rules/crescent-moon.md"), &page);
}

/// Rulings and invariants that are cited stand in `docs/rulings/crescent-moon.md`.
#[test]
fn every_ruling_that_is_cited_is_defined() {
    table::testing::citations_are_defined::<CrescentMoon>(folder());
}
