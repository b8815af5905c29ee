//! Random games for tests.

use rand::{Rng, RngExt};
use table::prelude::*;
use table::testing::{any, rules, step};
use table::{Seat, Seed, Teller};
use two_heirs::{Action, State, TwoHeirs};

/// The rules for so many players with these options.
pub fn open(players: usize, options: &[(&str, &str)]) -> TwoHeirs {
    rules(players, options)
}

/// Every state of a game in which everything is decided by lot, except that a tile that can be built is built two times in three.
pub fn random_game(game: &TwoHeirs, number: u64) -> Vec<State> {
    let mut dice = Seed::from_number(number).dice(0);
    let mut state = game.begin();
    let mut states = vec![state.clone()];
    while step(game, &mut state, &mut dice, &mut Teller::silent(), built_rather) {
        states.push(state.clone());
    }
    states
}

fn built_rather(state: &State, seat: Seat, offers: &[Action], dice: &mut impl Rng) -> usize {
    let builds = (0..offers.len()).filter(|index| matches!(offers[*index], Action::Build(..)));
    let builds: Vec<usize> = builds.collect();
    if builds.is_empty() || dice.random_range(0..3) == 0 {
        return any(state, seat, offers, dice);
    }
    builds[dice.random_range(0..builds.len())]
}
