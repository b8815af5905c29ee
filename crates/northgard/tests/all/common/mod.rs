//! What several tests share.
#![allow(dead_code)]

use northgard::{Northgard, Position, State};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use table::prelude::*;
use table::{Pending, Seat, Setup, Teller};

/// The rules for so many players, with these options.
pub fn rules(players: usize, options: &[(&str, &str)]) -> Northgard {
    let chosen: BTreeMap<String, String> =
        options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::new(Northgard::about(), players, &chosen, None).expect("the setup is allowed");
    Northgard::open(&setup).expect("the built-in edition is sound")
}

/// The seat with this letter.
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

/// The position written in this TOML text.
pub fn place(game: &Northgard, text: &str) -> State {
    let position: Position = toml::from_str(text).expect("a position");
    game.place(&position).expect("a possible position")
}

/// Applies outcomes of chance and actions written as in scenario files.
pub fn take(game: &Northgard, state: &mut State, steps: &[&str]) {
    for step in steps {
        match step.split_once(": ") {
            None => {
                let chance = game.read_chance(step).expect("an outcome of chance");
                assert_eq!(game.misfit(state, &chance), None, "{step}");
                game.settle(state, &chance, &mut Teller::silent());
            }
            Some((who, action)) => {
                let action = game.read_action(action).expect("an action");
                assert_eq!(game.refusal(state, seat(who), &action), None, "{step}");
                game.act(state, seat(who), &action, &mut Teller::silent());
            }
        }
    }
}

/// Plays at random until `watch` says no or the game is over; it is called before every step.
pub fn play(game: &Northgard, seed: u64, mut watch: impl FnMut(&State, &mut SmallRng) -> bool) -> State {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    loop {
        if !watch(&state, &mut rng) {
            return state;
        }
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance => {
                let chance = game.roll(&state, &mut rng);
                game.settle(&mut state, &chance, &mut Teller::silent());
            }
            Pending::Seats(seats) => {
                let who = seats.first().expect("somebody");
                let mut offers = Vec::new();
                game.offers(&state, who, &mut offers);
                let action = offers[rng.random_range(0..offers.len())];
                game.act(&mut state, who, &action, &mut Teller::silent());
            }
        }
    }
}
