//! A player that follows the advice plays sensibly.

use crate::common::{open, random_game};
use table::prelude::*;
use table::testing::{any, best, play_by, settle};
use table::{Seat, Seed};
use two_heirs::{Side, State, TwoHeirs};

/// Plays a game in which this side takes the step that leads to the most promising table and the other, if there is one, does anything.
fn play(game: &TwoHeirs, number: u64, wise: Side) -> State {
    play_by(game, &mut Seed::from_number(number).dice(0), |state, seat, offers, dice| {
        if game.seat_of(wise) != Some(seat) {
            return any(state, seat, offers, dice);
        }
        best(game, state, seat, offers, |mut next| {
            settle(game, &mut next, dice);
            game.worth(&next, seat)
        })
    })
}

fn leader(game: &TwoHeirs, last: &State) -> Option<Side> {
    game.leader(&last.open, &game.tally(&last.open))
}

#[test]
fn whoever_follows_the_advice_beats_chance() {
    let game = open(2, &[("random_sets", "on")]);
    let mut points = 0;
    for number in 0..20 {
        let wise = Side::ALL[number as usize % 2];
        let last = play(&game, number, wise);
        assert_eq!(leader(&game, &last), Some(wise), "game {number}");
        points += game.tally(&last.open).total(wise);
    }
    assert!(points > 20 * 35, "{points} points in twenty games");
}

#[test]
fn whoever_follows_the_advice_mostly_beats_henry_the_poor() {
    let game = open(1, &[("random_sets", "on")]);
    let wins = (0..20).filter(|number| leader(&game, &play(&game, *number, Side::White)) == Some(Side::White)).count();
    assert!(wins >= 10, "{wins} of 20 games won");
}

#[test]
fn a_decided_game_is_worth_what_it_brought() {
    let game = open(2, &[]);
    for number in 0..20 {
        let last = random_game(&game, number).pop().expect("a game has states");
        let [white, blue] = [0, 1].map(|seat| game.worth(&last, Seat::new(seat)));
        match leader(&game, &last) {
            Some(Side::White) => assert!(white > 0.94 && blue < 0.06),
            Some(Side::Blue) => assert!(blue > 0.94 && white < 0.06),
            None => assert!((0.4..0.6).contains(&white)),
        }
    }
}
