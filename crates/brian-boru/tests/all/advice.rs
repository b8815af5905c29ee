//! Whoever follows the advice plays clearly better than chance.

use crate::common::{self, rules};
use brian_boru::{Action, BrianBoru, State};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::prelude::*;
use table::{Pending, Seat, Teller, Viewer};

/// The offer after which the position is worth most, in one imagined world.
fn best(game: &BrianBoru, state: &State, seat: Seat, offers: &[Action], rng: &mut SmallRng) -> usize {
    let world = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
    let worth = |action: &Action| {
        let mut next = world;
        game.act(&mut next, seat, action, &mut Teller::silent());
        game.worth(&next, seat)
    };
    let values: Vec<f64> = offers.iter().map(worth).collect();
    assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
    (0..offers.len()).max_by(|one, other| values[*one].total_cmp(&values[*other])).expect("an offer")
}

/// One game in which `clever` follows the advice and all others play by chance; whether it wins.
fn wins(game: &BrianBoru, clever: Seat, seed: u64) -> bool {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    loop {
        match game.pending(&state) {
            Pending::Over => return game.outcome(&state).is_some_and(|outcome| outcome.winners.has(clever)),
            Pending::Chance => {
                let chance = game.roll(&state, &mut rng);
                game.settle(&mut state, &chance, &mut Teller::silent());
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody");
                let mut offers = Vec::new();
                game.offers(&state, seat, &mut offers);
                let at = if seat == clever {
                    best(game, &state, seat, &offers, &mut rng)
                } else {
                    rng.random_range(0..offers.len())
                };
                game.act(&mut state, seat, &offers[at], &mut Teller::silent());
            }
        }
    }
}

#[test]
fn one_step_of_advice_beats_chance() {
    for players in 3..=5 {
        let game = rules(players, &[]);
        let won = (0..60).filter(|seed| wins(&game, Seat::new(*seed as usize % players), *seed)).count();
        assert!(won >= 45, "{players} players: {won} of 60 games won");
    }
}

#[test]
fn the_quick_policy_takes_an_offer() {
    let game = rules(4, &[]);
    for seed in 0..10 {
        common::play(&game, seed, |state, rng| {
            if let Pending::Seats(seats) = game.pending(state) {
                let seat = seats.first().expect("somebody");
                let mut offers = Vec::new();
                game.offers(state, seat, &mut offers);
                assert!(game.quick(state, seat, &offers, rng) < offers.len());
            }
            true
        });
    }
}
