//! The account of a game is complete: what is told adds up to what happened.

use crate::common::rules;
use brian_boru::Action;
use brian_boru::pieces::Card;
use brian_boru::state::Player;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::BTreeMap;
use table::prelude::*;
use table::testing::{any, place, seat, step};
use table::{Arg, Event, Message, Seat, Teller, Viewer};

/// Changes of coins, points, renown, towns of one seat, as told.
type Told = BTreeMap<Seat, [i64; 4]>;

fn number(message: &Message, name: &str) -> i64 {
    let found = message.args.iter().find(|(key, _)| key == name);
    match found {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{message:?} has no number {name}: {other:?}"),
    }
}

fn add_up(events: &[Event]) -> Told {
    let mut told = Told::new();
    for event in events {
        let say = &event.say;
        let who = say.args.iter().find_map(|(key, arg)| match arg {
            Arg::Seat(seat) if key == "seat" => Some(*seat),
            _ => None,
        });
        let Some(who) = who else { continue };
        let entry = told.entry(who).or_default();
        match say.key.as_ref() {
            "told-coins" => entry[0] += number(say, "n"),
            "told-pays-coin" => entry[0] -= 1,
            key if key.starts_with("told-buys-") => entry[0] -= number(say, "coins"),
            "told-points" => entry[1] += number(say, "n"),
            "told-loses-points" => entry[1] -= number(say, "n"),
            "told-renown" => entry[2] += number(say, "n"),
            "told-expands" => {
                entry[0] -= 5;
                entry[3] += 1;
            }
            "told-takes-town" | "told-marriage-town" | "told-track-town" | "told-start-town" => entry[3] += 1,
            _ => {}
        }
    }
    told
}

fn stocks(player: &Player) -> [i64; 4] {
    [player.coins.into(), player.vp.into(), player.renown.into(), player.towns.len() as i64]
}

/// INV-32: every coin, point, renown and disc that moves is told, with its clause.
#[test]
fn what_is_told_adds_up() {
    for players in 3..=5 {
        let game = rules(players, &[]);
        for seed in 0..40 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut state = game.begin();
            loop {
                let before = state;
                let mut teller = Teller::listening();
                if !step(&game, &mut state, &mut rng, &mut teller, any) {
                    break;
                }
                let events = teller.into_events();
                assert!(events.iter().all(|event| event.clause.as_str().starts_with("BB-")));
                let told = add_up(&events);
                for who in Seat::all(players) {
                    let (was, is) = (stocks(&before.open.players[who]), stocks(&state.open.players[who]));
                    let change: Vec<i64> = is.iter().zip(was).map(|(is, was)| is - was).collect();
                    assert_eq!(change, told.get(&who).copied().unwrap_or_default(), "{who}: {events:?}");
                }
            }
        }
    }
}

/// BB-9.4: where a disc comes to rest, as pages preview it.
#[test]
fn a_page_can_say_where_a_disc_comes_to_rest() {
    let game = rules(3, &[]);
    let state = place(&game, "players.a.track = 3\nplayers.b.track = 2\nflow.step = \"scoring\"");
    let rests = |space| game.resting_space(&state.open, seat("c"), space);
    assert_eq!([rests(4), rests(3), rests(2), rests(1), rests(0)], [4, 1, 1, 1, 0]);
}

/// BB-7.4: whoever chooses a card or an action is told before what it costs to have no coin for it.
#[test]
fn a_choice_says_what_missing_coins_cost() {
    let game = rules(3, &[]);
    let at = |coins: u8, vp: u8| {
        place(
            &game,
            &format!(
                "marker = \"a\"\nplayers.a = {{ coins = {coins}, vp = {vp}, hand = [4, 9, 22] }}\nplayers.b.hand = [1, 2, 3]\nplayers.c.hand = [5, 6, 7]\nflow.step = \"lead_card\"\nflow.trick = {{ town = \"M7\" }}"
            ),
        )
    };
    let lost = |state: &_, card: u8| {
        let view = game.view(state, Viewer::Seat(seat("a")));
        number(&game.label(&view, &Action::Lead(Card::new(card).expect("a card"))), "lost")
    };
    assert_eq!([lost(&at(0, 10), 22), lost(&at(1, 10), 22), lost(&at(2, 10), 22)], [4, 2, 0]);
    assert_eq!(
        [lost(&at(0, 3), 22), lost(&at(0, 10), 9)],
        [3, 0],
        "no more than there is, and nothing where nothing is paid"
    );
}

/// BB-5.9: a card that cannot win says nothing of what winning with it would cost.
#[test]
fn only_a_card_that_can_win_says_what_winning_costs() {
    let game = rules(3, &[]);
    let state = place(
        &game,
        "marker = \"b\"\nplayers.a = { coins = 0, vp = 10, hand = [17, 19, 22] }\nplayers.b.hand = [1, 2, 4]\nplayers.c.hand = [5, 6, 7]\nflow.step = \"follow\"\nflow.trick = { town = \"M7\", leader = \"b\", cards = { b = 20, c = 3 } }",
    );
    let view = game.view(&state, Viewer::Seat(seat("a")));
    let lost = |card: u8| number(&game.label(&view, &Action::Follow(Card::new(card).expect("a card"))), "lost");
    assert_eq!([lost(17), lost(19), lost(22)], [0, 0, 4], "another colour, too low, high enough");
}

/// BB-5.4: whoever has one card that fits is told so.
#[test]
fn the_only_card_that_fits_is_named() {
    let game = rules(3, &[]);
    let state = place(
        &game,
        "marker = \"a\"\nplayers.a.hand = [4, 9, 17]\nplayers.b.hand = [1, 2, 3]\nplayers.c.hand = [5, 6, 7]\nflow.step = \"lead_card\"\nflow.trick = { town = \"M7\" }",
    );
    let view = game.view(&state, Viewer::Seat(seat("a")));
    assert_eq!(game.prompt(&view).key, "ask-lead-card-only");
}
