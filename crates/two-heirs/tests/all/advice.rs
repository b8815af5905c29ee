//! A player that follows the advice plays sensibly.

use crate::common::{open, random_game};
use table::prelude::*;
use table::testing::{advice_is_sound, any, best, net_agrees, offers, play_by, rules, settle};
use table::{Pending, Seat, Seed, Teller};
use two_heirs::{Action, Side, State, TwoHeirs};

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

#[test]
fn advice_is_sound_for_two_and_for_one() {
    for (players, options) in [(2, &[("random_sets", "on")][..]), (2, &[("closed_hands", "on")]), (1, &[])] {
        advice_is_sound(&open(players, options), 11);
    }
}

/// What the end of the last turn is worth to a seat after these steps, tiles beyond the hand limit dropped; `None` where it is not the end.
fn end_after(game: &TwoHeirs, state: &State, seat: Seat, steps: &[Action]) -> Option<f32> {
    let mut next = state.clone();
    for step in steps {
        if !offers(game, &next, seat).contains(step) {
            return None;
        }
        game.act(&mut next, seat, step, &mut Teller::silent());
    }
    while let [drop @ Action::Discard(_), ..] = offers(game, &next, seat)[..] {
        game.act(&mut next, seat, &drop, &mut Teller::silent());
    }
    game.outcome(&next).map(|outcome| outcome.worth(seat))
}

#[test]
fn the_last_turn_does_not_end_while_one_step_betters_the_result() {
    for (players, options) in [(2, &[("random_sets", "on")][..]), (1, &[])] {
        let game = open(players, options);
        let (mut gone, mut kept_to_the_end, mut last_steps) = (0, 0, 0);
        for state in (0..40).flat_map(|number| random_game(&game, number)) {
            let Pending::Seats(seats) = game.pending(&state) else { continue };
            let seat = seats.first().expect("somebody decides");
            let all = offers(&game, &state, seat);
            let mut kept = all.clone();
            game.prune(&state, seat, &mut kept);
            let Some(now) = end_after(&game, &state, seat, &[Action::End]) else {
                assert_eq!(kept, all, "somebody may still answer");
                continue;
            };
            let ends = |offer: &Action| end_after(&game, &state, seat, &[*offer, Action::End]);
            let better = all.iter().filter_map(ends).any(|later| later > now);
            assert_eq!(kept.contains(&Action::End), !better, "{all:?}");
            gone += usize::from(better);
            kept_to_the_end += usize::from(!better);
            for offer in all.iter().filter(|offer| !kept.contains(offer) && **offer != Action::End) {
                last_steps += 1;
                let best = kept.iter().map(|other| ends(other).unwrap_or(now)).fold(f32::MIN, f32::max);
                assert!(ends(offer).is_some_and(|end| end < best), "{offer:?} is as good as {kept:?}");
            }
        }
        assert!(gone > 5 && kept_to_the_end > 5 && last_steps > 5, "{gone}, {kept_to_the_end}, {last_steps}");
    }
}

/// The net in the binary says of fixed positions what the training said of them; tables it was not made for are judged by hand.
#[test]
fn the_net_agrees_with_its_training() {
    let game: TwoHeirs = rules(2, &[]);
    let net = game.net().expect("it was made for this table");
    net_agrees(net, include_bytes!("../../nets/check.safetensors"));
    let other: TwoHeirs = rules(2, &[("closed_hands", "on")]);
    assert!(other.net().is_none(), "nothing was learnt for this table");
}
