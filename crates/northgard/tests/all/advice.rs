//! A player that follows the advice plays sensibly.

use crate::common::rules;
use northgard::{Action, Frame, Northgard, State};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::prelude::*;
use table::testing::{advice_is_sound, any, best, net_agrees, offers, play, play_by, settle};
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

/// What bots and learners are told holds together, and a trade that gives back what it takes is never looked at.
#[test]
fn advice_is_sound_and_no_trade_only_pays() {
    advice_is_sound(&rules(3, &[]), 5);
    let game = rules(2, &[]);
    let (mut met, mut dominated) = (0, 0);
    for seed in 0..6 {
        play(&game, seed, |state, _| {
            if let (Some(Frame::Trade(trade)), Pending::Seats(_)) = (state.frame(), game.pending(state)) {
                let mut kept = offers(&game, state, trade.seat);
                let pays_only = |offer: &Action| matches!(offer, Action::Trade { pay, get } if pay[get.index()] > 0);
                dominated += kept.iter().filter(|offer| pays_only(offer)).count();
                game.prune(state, trade.seat, &mut kept);
                assert!(!kept.iter().any(pays_only) && kept.contains(&Action::Stop), "{kept:?}");
                met += 1;
            }
            true
        });
    }
    assert!(met > 3 && dominated > 3, "{met} trades, {dominated} offers that only pay");
}

/// The net in the binary says of fixed positions what the training said of them; tables it was not made for are judged by hand.
#[test]
fn the_net_agrees_with_its_training() {
    let game: Northgard = rules(3, &[]);
    let net = game.net().expect("it was made for this table");
    net_agrees(net, include_bytes!("../../nets/check.safetensors"));
    let other: Northgard = rules(4, &[("teams", "on")]);
    assert!(other.net().is_none(), "nothing was learnt for this table");
}
