//! Whoever follows the advice plays clearly better than chance.

use crate::common::rules;
use brian_boru::{Action, BrianBoru, State};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::learn::Rest;
use table::prelude::*;
use table::testing::{advice_is_sound, any, best, net_agrees, offers, place, play_by, seat};
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

/// What bots and learners are told holds together, and nobody pays for a step that ends where no step ends.
#[test]
fn advice_is_sound_and_no_step_is_paid_for_nothing() {
    for players in 3..=5 {
        advice_is_sound(&rules(players, &[]), 7);
    }
    let game = rules(4, &[]);
    let mut state = place(
        &game,
        r#"
        marker = "N1"
        players.a = { coins = 6, track = 3 }
        players.b = { track = 3 }
        players.c = { track = 4 }
        players.d = { track = 6 }
        flow.step = "buy"
        flow.stop_after = "line"
        flow.line = { seat = "a", card = 7, which = "b", done = 2 }
        flow.trick = { town = "N1" }
        "#,
    );
    let kept = |state: &State| {
        let mut kept = offers(&game, state, seat("a"));
        game.prune(state, seat("a"), &mut kept);
        kept
    };
    // One step ends on 2, as none does; two end on 5, and so do three.
    assert_eq!(offers(&game, &state, seat("a")).len(), 4);
    assert_eq!(kept(&state), [Action::Buy(0), Action::Buy(2)]);
    state.open.players[seat("c")].track = 0;
    assert_eq!(kept(&state), [Action::Buy(0), Action::Buy(1), Action::Buy(2)]);
}

/// The net in the binary says of fixed positions what the training said of them; tables it was not made for are judged by hand.
#[test]
fn the_net_agrees_with_its_training() {
    let game = rules(4, &[]);
    let net = game.net().expect("it was made for this table");
    net_agrees(net, include_bytes!("../../nets/check.safetensors"));
    assert!(rules(3, &[]).net().is_none(), "nothing was learnt for this table");
}

/// Every round begins with everything at rest, and nobody has chosen or played a card where something is said to rest. What a player of a
/// playout sees there at a glance are points.
#[test]
fn rounds_and_tricks_come_to_rest() {
    let game = rules(4, &[]);
    let (mut rounds, mut tricks) = (Vec::new(), 0);
    play_by(&game, &mut SmallRng::seed_from_u64(3), |state, seat, offers, rng| {
        match game.rest(state) {
            Rest::Whole => {
                assert!(state.hidden.hands.values().iter().all(|hand| hand.is_empty()));
                rounds.push(state.open.round);
                let mut richer = *state;
                richer.open.players[seat].vp += 3;
                assert!((game.glance(&richer, seat) - game.glance(state, seat) - 3.0).abs() < 1e-9);
            }
            Rest::Part => {
                assert!(state.open.flow.trick.cards.values().iter().all(Option::is_none));
                tricks += 1;
            }
            Rest::Nothing => {}
        }
        any(state, seat, offers, rng)
    });
    assert_eq!(rounds, (1..=rounds.len() as u8).collect::<Vec<_>>(), "once in each round");
    assert!(rounds.len() >= 3 && tricks > rounds.len(), "{rounds:?} {tricks}");
}
