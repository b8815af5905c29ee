//! The page about the language of cards explains every word, and its examples stand on real cards.

use crescent_moon::CrescentMoon;
use std::collections::BTreeSet;
use table::prelude::*;
use toml::{Table, Value};

const PAGE: &str = include_str!("../../../../docs/editions/crescent-moon-cards.md");
const READER: &str = include_str!("../../src/cards/lower.rs");

fn edition() -> Table {
    CrescentMoon::about().editions[0].text.parse().expect("the edition that comes with the game")
}

/// Every text in the language: what it is called, by id and by name, and what it says.
fn texts() -> Vec<(Vec<String>, String)> {
    let edition = edition();
    let mut texts = Vec::new();
    for (list, fields) in [
        ("cards", &["combat", "contest", "action", "anytime"][..]),
        ("objectives", &["vp"][..]),
        ("reserves", &["value"][..]),
    ] {
        for row in edition[list].as_array().expect("a list") {
            let names = ["id", "name", "character"].iter().filter_map(|key| row.get(key)).filter_map(Value::as_str);
            let names: Vec<String> = names.map(str::to_owned).collect();
            let said = fields.iter().filter_map(|field| row.get(field)).filter_map(Value::as_str);
            texts.extend(said.map(|text| (names.clone(), text.to_owned())));
        }
    }
    texts
}

fn words(text: &str) -> BTreeSet<&str> {
    let word = |part: &&str| part.starts_with(|c: char| c.is_ascii_alphabetic());
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(word).collect()
}

/// What stands on the page between backticks.
fn code() -> Vec<&'static str> {
    PAGE.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_word_of_every_card_and_objective_is_explained() {
    let explained: BTreeSet<&str> = code().into_iter().flat_map(words).collect();
    let ids: BTreeSet<String> = texts().into_iter().flat_map(|(names, _)| names).collect();
    for (names, text) in texts() {
        for word in words(&text) {
            assert!(explained.contains(word) || ids.contains(word), "{names:?}: nobody explains `{word}`");
        }
    }
}

#[test]
fn every_word_that_is_read_has_an_entry() {
    // The lines of the reader are `("strength", [of, k]) => …`.
    let read: BTreeSet<&str> = READER
        .split("(\"")
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .filter(|(_, after)| after.starts_with(", ["))
        .map(|(word, _)| word)
        .collect();
    assert!(read.len() > 35, "only {} words were found: {read:?}", read.len());
    let entries: Vec<&str> = PAGE.lines().filter(|line| line.starts_with("| `")).collect();
    for word in read {
        let opens = |line: &&&str| line.split(" | ").next().is_some_and(|entry| words(entry).contains(word));
        assert!(entries.iter().find(opens).is_some(), "`{word}` has no entry");
    }
}

#[test]
fn every_example_stands_on_the_card_it_names() {
    let texts = texts();
    let mut examples = 0;
    for line in PAGE.lines().filter(|line| line.starts_with("| ")) {
        let Some((name, rest)) = line.rsplit(" | ").next().and_then(|cell| cell.split_once(": `")) else { continue };
        let example = rest.trim_end_matches(" |").trim_end_matches('`').replace("\\|", "|");
        let on = |(names, text): &(Vec<String>, String)| names.iter().any(|own| own == name) && text.contains(&example);
        assert!(texts.iter().any(on), "{name} does not say `{example}`");
        examples += 1;
    }
    assert!(examples > 45, "only {examples} examples");
}

#[test]
fn the_card_that_the_page_adds_can_be_played() {
    let added = PAGE.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let own = CrescentMoon::about().editions[0].text.replacen("id = \"house-1\"", "id = \"dragon\"", 1);
    let text = format!("{}\n{added}", own.replacen("House edition 1", "With a dragon", 1));
    let brought = table::brought::edition(&table::Boxed::<CrescentMoon>::new(), &text).expect("a sound edition");
    assert_eq!(brought.report.tag.id, "dragon");
}

#[test]
fn a_word_that_means_nothing_is_answered_with_those_that_do() {
    let shipped = CrescentMoon::about().editions[0].text.replacen("id = \"house-1\"", "id = \"wrong\"", 1);
    let shipped = shipped.replacen("House edition 1", "Wrong", 1);
    let (_, said) = texts().into_iter().find(|(_, text)| text.starts_with("strength(")).expect("a card for a fight");
    for (wrong, known) in [
        ("strenght(mine, 2)", "strength(side, number)"),
        ("strength(me, 2)", "mine, other"),
        ("strength(mine, 2 % 2)", ">= (){},;?:&|>+-*"),
        ("coins(me, cuont(me, unit, map))", "count(player, piece, place)"),
        ("assign(1, castle, 0)", "unit, ordinary, mercenary"),
    ] {
        let text = shipped.replacen(&format!("\"{said}\""), &format!("\"{wrong}\""), 1);
        let fault = table::brought::edition(&table::Boxed::<CrescentMoon>::new(), &text).expect_err("no such word");
        assert!(format!("{fault:?}").contains(known), "{wrong}: {fault:?}");
    }
}
