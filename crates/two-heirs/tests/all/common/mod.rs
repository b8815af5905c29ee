//! Random games for tests.

use rand::RngExt;
use std::collections::BTreeMap;
use table::prelude::*;
use table::{Pending, Seed, Setup, Teller};
use two_heirs::{Action, State, TwoHeirs};

/// The rules for so many players with these options.
pub fn open(players: usize, options: &[(&str, &str)]) -> TwoHeirs {
    let options: BTreeMap<String, String> =
        options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::new(TwoHeirs::about(), players, &options, None).expect("the setup is allowed");
    TwoHeirs::open(&setup).expect("the rules open")
}

/// Every state of a game in which everything is decided by lot, except that a tile that can be built is built two times in three.
pub fn random_game(game: &TwoHeirs, number: u64) -> Vec<State> {
    let seed = Seed::from_number(number);
    let mut choices = seed.dice(u64::MAX);
    let mut state = game.begin();
    let mut states = vec![state.clone()];
    let mut chance = 0;
    let mut offers: Vec<Action> = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return states,
            Pending::Chance => {
                let outcome = game.roll(&state, &mut seed.dice(chance));
                chance += 1;
                game.settle(&mut state, &outcome, &mut Teller::silent());
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                offers.clear();
                game.offers(&state, seat, &mut offers);
                let builds: Vec<Action> =
                    offers.iter().copied().filter(|offer| matches!(offer, Action::Build(..))).collect();
                let among = if !builds.is_empty() && choices.random_range(0..3) > 0 { &builds } else { &offers };
                let action = among[choices.random_range(0..among.len())];
                game.act(&mut state, seat, &action, &mut Teller::silent());
            }
        }
        states.push(state.clone());
    }
}
