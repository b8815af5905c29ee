//! A player that follows the advice plays sensibly.

use crate::common::rules;
use northgard::{Northgard, State};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::prelude::*;
use table::testing::{any, best, offers, play, play_by, settle};
use table::{Pending, Seat, SeatSet, Teller, Viewer};

/// The best that the seat's own next decisions make of a state.
fn outlook(game: &Northgard, mut state: State, seat: Seat, depth: usize, rng: &mut SmallRng) -> f64 {
    settle(game, &mut state, rng);
    if depth == 0 || game.pending(&state) != Pending::Seats(SeatSet::one(seat)) {
        return game.worth(&state, seat);
    }
    let mut best = f64::MIN;
    for offer in offers(game, &state, seat) {
        let mut next = state.clone();
        game.act(&mut next, seat, &offer, &mut Teller::silent());
        best = best.max(outlook(game, next, seat, depth - 1, rng));
    }
    best
}

/// Plays a game in which one seat follows the advice, one decision beyond an imagined table, and the others do anything; says how it ended.
fn play_wisely(game: &Northgard, number: u64, wise: Seat) -> State {
    play_by(game, &mut SmallRng::seed_from_u64(number), |state, seat, offers, rng| {
        if seat != wise || offers.len() == 1 {
            return any(state, seat, offers, rng);
        }
        let world = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
        best(game, &world, seat, offers, |next| outlook(game, next, seat, 1, rng))
    })
}

#[test]
fn whoever_follows_the_advice_beats_chance() {
    for (players, options) in [(2, &[][..]), (3, &[("creatures", "on")][..])] {
        let game = rules(players, options);
        let games = 6;
        let won = (0..games)
            .filter(|number| {
                let wise = Seat::new(*number as usize % players);
                let last = play_wisely(&game, *number, wise);
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
    play(&game, 3, |state, _| {
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
