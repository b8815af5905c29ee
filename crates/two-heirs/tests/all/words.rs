//! Everything that is said can be said in every language, and the rules are told and tested clause by clause.

use rand::RngExt;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use table::prelude::*;
use table::testing::{citations_are_defined, clauses_are_covered, page_is_current, words_are_complete};
use table::{Dictionary, Event, Lang, Match, Message, Pending, Seat, Seed, Setup, Viewer, rules};
use two_heirs::{Building, Terrain, TileSet, TwoHeirs, Unit};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_says_everything() {
    words_are_complete::<TwoHeirs>(&here().join("src"));
}

#[test]
fn every_clause_is_in_the_code() {
    clauses_are_covered::<TwoHeirs>(here());
}

#[test]
fn every_ruling_that_is_cited_is_defined() {
    citations_are_defined::<TwoHeirs>(here());
}

#[test]
fn the_rules_page_is_current() {
    let page = rules::page(TwoHeirs::words(Lang::En)).expect("the dictionary is sound");
    page_is_current(&here().join("../../docs/rules/two-heirs.md"), &page);
}

#[test]
fn every_piece_has_a_name() {
    for lang in Lang::ALL {
        let words = dictionary(lang);
        let pieces = Building::ALL.iter().flat_map(|kind| [format!("building-{kind}"), format!("effect-{kind}")]);
        let pieces = pieces.chain(TileSet::ALL.iter().map(|set| format!("set-{set}")));
        let pieces = pieces.chain(Terrain::ALL.iter().flat_map(|t| [format!("terrain-{t}"), format!("resource-{t}")]));
        let pieces = pieces.chain(Unit::ALL.iter().map(|unit| format!("unit-{unit}")));
        let nameless: Vec<String> = pieces.filter(|key| !words.has(key)).collect();
        assert!(nameless.is_empty(), "{lang}: {nameless:?}");
    }
}

/// Plays random games and says everything that is told, asked, offered, refused and counted, in every language.
#[test]
fn nothing_is_left_unsaid_in_random_games() {
    let variants: [(usize, &[(&str, &str)]); 4] = [
        (2, &[("random_sets", "on")]),
        (2, &[("random_sets", "on"), ("closed_hands", "on"), ("siege_trigger", "on_any_adjacency")]),
        (1, &[("random_sets", "on"), ("henry_level", "relentless")]),
        (1, &[("sets", "warfare+dominion+guard"), ("henry_siege", "always")]),
    ];
    let words = Lang::ALL.map(dictionary);
    for (players, options) in variants {
        let options: BTreeMap<String, String> =
            options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let setup = Setup::new(TwoHeirs::about(), players, &options, None).expect("the setup is allowed");
        let game = Arc::new(TwoHeirs::open(&setup).expect("the rules open"));
        for seed in 0..6 {
            play(&game, seed, &words);
        }
    }
}

fn dictionary(lang: Lang) -> Dictionary {
    Dictionary::new(lang, TwoHeirs::words(lang).iter().copied()).expect("the dictionary is sound")
}

fn play(game: &Arc<TwoHeirs>, seed: u64, words: &[Dictionary]) {
    let mut rng = Seed::from_number(seed).dice(0);
    let mut table = Match::new(Arc::clone(game));
    loop {
        let state = table.state().clone();
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&state, viewer);
            say(words, &game.prompt(&view));
            game.sheet(&view).rows.iter().for_each(|row| say(words, &row.label));
        }
        let anything = game.anything(&state, &mut rng);
        if let Some(refusal) = game.refusal(&state, Seat::new(0), &anything) {
            say(words, &refusal.why);
        }
        let events = match table.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = game.roll(&state, &mut rng);
                table.settle(&chance).expect("chance fits")
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                let offers = table.offers(seat);
                let view = game.view(&state, Viewer::Seat(seat));
                offers.iter().for_each(|offer| say(words, &game.label(&view, offer)));
                table.act(seat, &offers[rng.random_range(0..offers.len())]).expect("an offer applies")
            }
        };
        hear(words, &events, game.players());
    }
}

fn hear(words: &[Dictionary], events: &[Event], players: usize) {
    for event in events {
        for viewer in Viewer::all(players) {
            if let Some(heard) = event.heard_by(viewer) {
                say(words, &heard.say);
            }
        }
    }
}

fn say(words: &[Dictionary], message: &Message) {
    for dictionary in words {
        let text = dictionary.say(message, &|seat| format!("<{seat}>"));
        assert!(!text.contains('⟨'), "{}: {text}", dictionary.lang());
    }
}
