//! A player that follows the advice plays sensibly.

use crate::common::{open, random_game};
use std::collections::HashMap;
use table::prelude::*;
use table::testing::{advice_is_sound, any, best, net_agrees, offers, play_by, rules, settle};
use table::{Pending, Seat, Seed, Teller};
use two_heirs::state::Phase;
use two_heirs::{Action, Side, State, TwoHeirs, Unit};

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

/// What is known of positions of a last turn when every way through it was played, in every order.
struct EveryWay<'a> {
    game: &'a TwoHeirs,
    seat: Seat,
    known: HashMap<State, f32>,
}

impl EveryWay<'_> {
    const MOST: usize = 10_000;

    /// The most that the end can be worth; `None` where there are too many positions or somebody else decides.
    fn most(&mut self, state: &State) -> Option<f32> {
        match self.game.pending(state) {
            Pending::Over => return self.game.outcome(state).map(|outcome| outcome.worth(self.seat)),
            Pending::Seats(seats) if seats.single() == Some(self.seat) => {}
            Pending::Seats(_) | Pending::Chance => return None,
        }
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        if self.known.len() >= Self::MOST {
            return None;
        }
        let mut best = f32::MIN;
        for offer in offers(self.game, state, self.seat) {
            let mut next = state.clone();
            self.game.act(&mut next, self.seat, &offer, &mut Teller::silent());
            best = best.max(self.most(&next)?);
        }
        let ceiling = self.game.ceiling(state, self.seat);
        assert!(ceiling.is_none_or(|most| most >= best), "{ceiling:?} below {best}: {state:?}");
        self.known.insert(state.clone(), best);
        Some(best)
    }
}

/// The most that the end can be worth where orders that do not matter are left out, and how many steps that took.
fn most_in_one_order(game: &TwoHeirs, state: &State, seat: Seat, last: Option<(&State, &Action)>) -> (f32, usize) {
    if let Some(outcome) = game.outcome(state) {
        return (outcome.worth(seat), 0);
    }
    let mut left = offers(game, state, seat);
    if let Some((before, step)) = last {
        game.prune_orders(before, step, state, seat, &mut left);
    }
    let (mut best, mut steps) = (f32::MIN, 0);
    for offer in left {
        let mut next = state.clone();
        game.act(&mut next, seat, &offer, &mut Teller::silent());
        let (found, more) = most_in_one_order(game, &next, seat, Some((state, &offer)));
        (best, steps) = (best.max(found), steps + 1 + more);
    }
    (best, steps)
}

/// The beginning of a last turn with so few tiles in hand and units to move that every way through it can be played.
fn small_last_turn(state: &State, tiles: usize, moved: &[Unit]) -> State {
    let mut small = state.clone();
    let side = small.open.flow.turn;
    let dropped: Vec<_> = small.hand(side).iter().skip(tiles).collect();
    for tile in dropped {
        small.hidden.hands[side].remove(tile);
    }
    moved.iter().for_each(|unit| small.open.moved.add(*unit));
    small
}

#[test]
fn leaving_out_orders_loses_no_end_and_no_ceiling_is_too_low() {
    let sizes = [(0, &[Unit::Elite][..]), (0, &[Unit::Second]), (1, &[Unit::Elite, Unit::First])];
    let (mut compared, mut positions, mut steps) = (0, 0, 0);
    for (players, stacking) in [(2, "on"), (2, "off"), (1, "on")] {
        let game = open(players, &[("discount_stacking", stacking), ("random_sets", "on")]);
        // Alone, the last turn is that of a person, though Henry's may follow.
        let last = |state: &&State| match state.open.flow.phase {
            Phase::FinalOne => true,
            phase => phase == Phase::FinalTwo && players == 1,
        };
        for number in 0..3 {
            let states = random_game(&game, number);
            let mut turns = states.iter().filter(|state| game.seat_of(state.open.flow.turn).is_some());
            let begun = turns.find(last).expect("a last turn");
            let seat = game.seat_of(begun.open.flow.turn).expect("somebody sits there");
            for (tiles, moved) in sizes {
                let state = small_last_turn(begun, tiles, moved);
                let mut every = EveryWay { game: &game, seat, known: HashMap::new() };
                let Some(most) = every.most(&state) else { continue };
                let (found, taken) = most_in_one_order(&game, &state, seat, None);
                assert_eq!(found, most, "game {number}: {state:?}");
                compared += 1;
                (positions, steps) = (positions + every.known.len(), steps + taken);
            }
        }
    }
    assert!(compared >= 6, "only {compared} turns were compared");
    assert!(steps < 6 * positions, "{steps} steps through {positions} positions: most orders are left out");
}

#[test]
fn points_stand_on_the_table_as_the_sheet_tells_them() {
    let game = open(2, &[("random_sets", "on")]);
    for state in random_game(&game, 3) {
        let sheet = game.sheet(&game.view(&state, table::Viewer::Spectator));
        let told: Option<Vec<i32>> = sheet.totals.into_iter().collect();
        assert_eq!(game.points(&state), told);
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
