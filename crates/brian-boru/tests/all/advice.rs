//! Whoever follows the advice plays clearly better than chance.

use crate::common::rules;
use brian_boru::BrianBoru;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::prelude::*;
use table::testing::{any, best, play_by};
use table::{Seat, Viewer};

/// One game in which `clever` follows the advice, each time in one imagined world, and all others play by chance; whether it wins.
fn wins(game: &BrianBoru, clever: Seat, seed: u64) -> bool {
    let last = play_by(game, &mut SmallRng::seed_from_u64(seed), |state, seat, offers, rng| {
        if seat != clever {
            return any(state, seat, offers, rng);
        }
        let world = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
        best(game, &world, seat, offers, |next| game.worth(&next, seat))
    });
    game.outcome(&last).is_some_and(|outcome| outcome.winners.has(clever))
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
        play_by(&game, &mut SmallRng::seed_from_u64(seed), |state, seat, offers, rng| {
            assert!(game.quick(state, seat, offers, rng) < offers.len());
            any(state, seat, offers, rng)
        });
    }
}
