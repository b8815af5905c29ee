//! Everything is said in every language, and every rule is told, coded and tested.

use brian_boru::BrianBoru;
use std::path::Path;
use table::testing::{clauses_are_covered, page_is_current, words_are_complete};
use table::{Game, Lang};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_says_everything() {
    words_are_complete::<BrianBoru>(&folder().join("src"));
}

#[test]
fn every_clause_is_told_coded_and_tested() {
    clauses_are_covered::<BrianBoru>(folder());
}

#[test]
fn the_rules_page_is_current() {
    let page = table::rules::page(BrianBoru::words(Lang::En)).expect("the dictionary is sound");
    page_is_current(&folder().join("../../docs/rules/brian-boru.md"), &page);
}
