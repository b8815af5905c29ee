//! Everything is said in every language, and every rule is told, coded and tested.

use crate::common::rules;
use brian_boru::{BrianBoru, Step};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::path::Path;
use table::prelude::*;
use table::testing::{citations_are_defined, clauses_are_covered, page_is_current, words_are_complete};
use table::{Dictionary, Lang, Message, Pending, Seat, Teller, Viewer};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_says_everything() {
    words_are_complete::<BrianBoru>(&folder().join("src"));
}

#[test]
fn every_clause_is_told_and_coded() {
    clauses_are_covered::<BrianBoru>(folder());
}

#[test]
fn every_ruling_and_invariant_cited_is_defined() {
    citations_are_defined::<BrianBoru>(folder());
}

#[test]
fn the_rules_page_is_current() {
    let page = table::rules::page(BrianBoru::words(Lang::En)).expect("the dictionary is sound");
    page_is_current(&folder().join("../../docs/rules/brian-boru.md"), &page);
}

/// Everything a player reads in whole games, in every language: events, prompts, labels, refusals, score sheets.
#[test]
fn whole_games_can_be_told_in_every_language() {
    let dictionaries = Lang::ALL
        .map(|lang| Dictionary::new(lang, BrianBoru::words(lang).iter().copied()).expect("the dictionary is sound"));
    let say = |message: &Message| {
        for dictionary in &dictionaries {
            let text = dictionary.say(message, &|seat: Seat| seat.to_string());
            assert!(!text.contains('⟨') && !text.contains('{'), "{}: {message:?}: {text}", dictionary.lang());
        }
    };
    for step in Step::ALL {
        say(&Message::new(format!("step-{}", step.name().replace('_', "-"))));
    }
    for (seed, options) in [(1, &[][..]), (2, &[("reveal_last_card", "on"), ("expand_into_active_town", "allow")][..])]
    {
        for players in 3..=5 {
            tell_game(&rules(players, options), seed, &say);
        }
    }
}

fn tell_game(game: &BrianBoru, seed: u64, say: &dyn Fn(&Message)) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    loop {
        let mut teller = Teller::listening();
        for viewer in Viewer::all(game.players()) {
            say(&game.prompt(&game.view(&state, viewer)));
        }
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let chance = game.roll(&state, &mut rng);
                game.settle(&mut state, &chance, &mut teller);
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody");
                let view = game.view(&state, Viewer::Seat(seat));
                let mut offers = Vec::new();
                game.offers(&state, seat, &mut offers);
                offers.iter().for_each(|offer| say(&game.label(&view, offer)));
                let tried = game.anything(&state, &mut rng);
                game.refusal(&state, seat, &tried).iter().for_each(|refusal| say(&refusal.why));
                let action = offers[rng.random_range(0..offers.len())];
                game.act(&mut state, seat, &action, &mut teller);
            }
        }
        for event in teller.into_events() {
            for viewer in Viewer::all(game.players()) {
                event.heard_by(viewer).iter().for_each(|heard| say(&heard.say));
            }
        }
    }
    game.sheet(&game.view(&state, Viewer::Spectator)).rows.iter().for_each(|row| say(&row.label));
}
