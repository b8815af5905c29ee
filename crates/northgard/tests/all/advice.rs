//! A player that follows the advice plays sensibly.

use crate::common::{self, rules};
use northgard::{Action, Northgard, State};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::prelude::*;
use table::{Advice, Pending, Seat, Teller, Viewer};

fn settle(game: &Northgard, state: &mut State, rng: &mut SmallRng) {
    while game.pending(state) == Pending::Chance {
        let chance = game.roll(state, rng);
        game.settle(state, &chance, &mut Teller::silent());
    }
}

/// The best that the seat's own next decisions make of a state.
fn outlook(game: &Northgard, mut state: State, seat: Seat, depth: usize, rng: &mut SmallRng) -> f64 {
    settle(game, &mut state, rng);
    if depth == 0 || game.pending(&state) != Pending::Seats(table::SeatSet::one(seat)) {
        return game.worth(&state, seat);
    }
    let mut offers = Vec::new();
    game.offers(&state, seat, &mut offers);
    let mut best = f64::MIN;
    for offer in offers {
        let mut next = state.clone();
        game.act(&mut next, seat, &offer, &mut Teller::silent());
        best = best.max(outlook(game, next, seat, depth - 1, rng));
    }
    best
}

/// Looks at an imagined table and one decision further.
fn advised(game: &Northgard, state: &State, seat: Seat, offers: &[Action], rng: &mut SmallRng) -> Action {
    let world = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
    let mut best = (offers[0], f64::MIN);
    for offer in offers {
        let mut next = world.clone();
        game.act(&mut next, seat, offer, &mut Teller::silent());
        let found = outlook(game, next, seat, 1, rng);
        assert!((0.0..=1.0).contains(&found));
        if found > best.1 {
            best = (*offer, found);
        }
    }
    best.0
}

/// Plays a game in which one seat follows the advice and the others do anything; says how it ended.
fn play(game: &Northgard, number: u64, wise: Seat) -> State {
    let mut rng = SmallRng::seed_from_u64(number);
    let mut state = game.begin();
    let mut offers = Vec::new();
    loop {
        settle(game, &mut state, &mut rng);
        let Pending::Seats(seats) = game.pending(&state) else { return state };
        let seat = seats.first().expect("somebody decides");
        offers.clear();
        game.offers(&state, seat, &mut offers);
        let action = if seat == wise && offers.len() > 1 {
            advised(game, &state, seat, &offers, &mut rng)
        } else {
            offers[rng.random_range(0..offers.len())]
        };
        game.act(&mut state, seat, &action, &mut Teller::silent());
    }
}

#[test]
fn whoever_follows_the_advice_beats_chance() {
    for (players, options) in [(2, &[][..]), (3, &[("creatures", "on")][..])] {
        let game = rules(players, options);
        let games = 6;
        let won = (0..games)
            .filter(|number| {
                let wise = Seat::new(*number as usize % players);
                let last = play(&game, *number, wise);
                game.outcome(&last).expect("over").winners.has(wise)
            })
            .count();
        assert!(won >= 5, "{won} of {games} games won with {players} players");
    }
}

/// A position is worth something between nothing and all, whoever looks.
#[test]
fn a_worth_is_a_share() {
    let game = rules(4, &[("teams", "on")]);
    common::play(&game, 3, |state, _| {
        if game.pending(state) == Pending::Over {
            return true;
        }
        let mut together = [0.0; 4];
        game.chances(state, &mut together);
        for (seat, worth) in Seat::all(4).zip(together) {
            assert!((0.0..=1.0).contains(&worth));
            assert_eq!(worth, game.worth(state, seat) as f32, "judged with all others or alone");
        }
        true
    });
}
