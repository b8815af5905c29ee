//! A player that follows the advice plays sensibly.

use crate::common::{open, random_game};
use rand::RngExt;
use table::prelude::*;
use table::{Pending, Seat, Seed, Teller};
use two_heirs::{Action, Side, State, TwoHeirs};

/// Lets chance pass.
fn settle(game: &TwoHeirs, state: &mut State, dice: &mut impl rand::Rng) {
    while game.pending(state) == Pending::Chance {
        let outcome = game.roll(state, dice);
        game.settle(state, &outcome, &mut Teller::silent());
    }
}

/// Takes the step that leads to the most promising table.
fn advised(game: &TwoHeirs, state: &State, seat: Seat, offers: &[Action], dice: &mut impl rand::Rng) -> Action {
    let worth = |offer: &Action, dice: &mut dyn rand::Rng| {
        let mut next = state.clone();
        game.act(&mut next, seat, offer, &mut Teller::silent());
        settle(game, &mut next, &mut &mut *dice);
        game.worth(&next, seat)
    };
    let mut best = (offers[0], f64::MIN);
    for offer in offers {
        let found = worth(offer, dice);
        assert!((0.0..=1.0).contains(&found));
        if found > best.1 {
            best = (*offer, found);
        }
    }
    best.0
}

/// Plays a game in which this side follows the advice and the other, if there is one, does anything.
fn play(game: &TwoHeirs, number: u64, wise: Side) -> State {
    let mut dice = Seed::from_number(number).dice(0);
    let mut state = game.begin();
    let mut offers = Vec::new();
    loop {
        settle(game, &mut state, &mut dice);
        let Pending::Seats(seats) = game.pending(&state) else { return state };
        let seat = seats.first().expect("somebody decides");
        offers.clear();
        game.offers(&state, seat, &mut offers);
        let action = if game.seat_of(wise) == Some(seat) {
            advised(game, &state, seat, &offers, &mut dice)
        } else {
            offers[dice.random_range(0..offers.len())]
        };
        game.act(&mut state, seat, &action, &mut Teller::silent());
    }
}

#[test]
fn whoever_follows_the_advice_beats_chance() {
    let game = open(2, &[("random_sets", "on")]);
    let mut points = 0;
    for number in 0..20 {
        let wise = Side::ALL[number as usize % 2];
        let last = play(&game, number, wise);
        assert_eq!(game.leader(&last.open), Some(wise), "game {number}");
        points += game.tally(&last.open).total(wise);
    }
    assert!(points > 20 * 35, "{points} points in twenty games");
}

#[test]
fn whoever_follows_the_advice_mostly_beats_henry_the_poor() {
    let game = open(1, &[("random_sets", "on")]);
    let wins =
        (0..20).filter(|number| game.leader(&play(&game, *number, Side::White).open) == Some(Side::White)).count();
    assert!(wins >= 10, "{wins} of 20 games won");
}

#[test]
fn a_decided_game_is_worth_what_it_brought() {
    let game = open(2, &[]);
    for number in 0..20 {
        let last = random_game(&game, number).pop().expect("a game has states");
        let [white, blue] = [0, 1].map(|seat| game.worth(&last, Seat::new(seat)));
        match game.leader(&last.open) {
            Some(Side::White) => assert!(white > 0.94 && blue < 0.06),
            Some(Side::Blue) => assert!(blue > 0.94 && white < 0.06),
            None => assert!((0.4..0.6).contains(&white)),
        }
    }
}
