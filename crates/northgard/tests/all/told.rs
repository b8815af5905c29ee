//! What is told cites the rule that decides, and names everybody and everything it is about.

use crate::common::rules;
use northgard::Northgard;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::BTreeSet;
use table::prelude::*;
use table::testing::{any, dictionary, step};
use table::{Arg, Event, Lang, Message, Teller};

/// Everything that is told in a whole game played at random.
fn told(players: usize, seed: u64, options: &[(&str, &str)]) -> Vec<Event> {
    let game = rules(players, options);
    let (mut state, mut rng, mut teller) = (game.begin(), SmallRng::seed_from_u64(seed), Teller::listening());
    while step(&game, &mut state, &mut rng, &mut teller, any) {}
    teller.into_events()
}

fn arg<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

/// NG-4.1, NG-3.6: the rule of a reshuffle stands at reshuffles alone; a draw cites the card or the moment that makes one draw.
#[test]
fn a_draw_cites_what_makes_one_draw() {
    let mut causes = BTreeSet::new();
    for seed in 0..4 {
        for event in told(3, seed, &[]) {
            match &*event.say.key {
                "told-drew" | "told-drew-secret" => {
                    causes.insert(event.clause.as_str().to_owned());
                }
                "told-reshuffle" => assert_eq!(event.clause.as_str(), "NG-3.2"),
                _ => {}
            }
        }
    }
    assert!(causes.contains("NG-4.1") && causes.len() > 3 && !causes.contains("NG-3.2"), "{causes:?}");
}

/// NG-2.11, NG-2.12: two groups come in set-up, each by its own rule.
#[test]
fn the_second_group_of_set_up_cites_the_second_rule() {
    let clans = [("clan_a", "boar"), ("clan_b", "goat"), ("clan_c", "stag")];
    let settled: Vec<String> = told(3, 7, &clans)
        .iter()
        .filter(|event| event.say.key == "told-settled")
        .take(6)
        .map(|event| event.clause.as_str().to_owned())
        .collect();
    assert_eq!(settled, ["NG-2.11", "NG-2.11", "NG-2.11", "NG-2.12", "NG-2.12", "NG-2.12"]);
}

/// NG-16.8, NG-13.1: from whom and where the Snake takes is told; whoever cannot pay at all pays no list of nothing.
#[test]
fn what_the_snake_takes_and_what_winter_lacks_is_told_whole() {
    let (mut taken, mut short) = (0, 0);
    for seed in 0..30 {
        for event in told(2, seed, &[("clan_a", "snake")]) {
            let say = &event.say;
            match &*say.key {
                "told-tithe" => {
                    assert!(arg(say, "land").is_some() && arg(say, "of") != arg(say, "seat"), "{say:?}");
                    taken += 1;
                }
                "told-winter-short" => assert!(matches!(arg(say, "goods"), Some(Arg::List(_))), "{say:?}"),
                "told-winter-nothing" => short += 1,
                _ => {}
            }
        }
    }
    assert!(taken > 0 && short > 0, "{taken} times the Snake took, {short} times nothing could be paid");
}

/// The heading of the page counts strongholds: whoever asks for the word is told what it means.
#[test]
fn a_stronghold_is_explained_in_every_language() {
    for (lang, one, several) in [
        (Lang::En, "stronghold", "strongholds"),
        (Lang::Cs, "pevné území", "pevná území"),
        (Lang::Pl, "warownia", "warownie"),
    ] {
        let words = dictionary::<Northgard>(lang);
        assert_eq!([words.word("name-stronghold"), words.word("name-strongholds")], [one, several]);
        assert!(words.has("name-stronghold-text") && words.has("name-strongholds-text"), "{lang}");
    }
}
