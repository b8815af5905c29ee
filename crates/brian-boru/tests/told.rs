//! The account of a game is complete: what is told adds up to what happened.

mod common;

use brian_boru::state::Player;
use common::{rules, seat};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use table::{Arg, Event, Game, Message, Pending, Seat, Teller, Viewer};

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
            "told-buys" => entry[0] -= number(say, "coins"),
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
                match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance => {
                        let chance = game.roll(&state, &mut rng);
                        game.settle(&mut state, &chance, &mut teller);
                    }
                    Pending::Seats(seats) => {
                        let who = seats.first().expect("somebody");
                        let mut offers = Vec::new();
                        game.offers(&state, who, &mut offers);
                        let action = offers[rng.random_range(0..offers.len())];
                        game.act(&mut state, who, &action, &mut teller);
                    }
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

/// The preview of the upkeep says what would happen now and changes nothing.
#[test]
fn the_upkeep_can_be_previewed() {
    let game = rules(3, &[]);
    let text = "marker = \"b\"\nbattle = 5\nmarriage_card = \"brigid\"\nflow.step = \"lead_town\"\n\
        players.a = { towns = [\"N1\"], raiders = 2, track = 3, hand = [1, 2] }\n\
        players.b = { towns = [\"U1\"], raiders = 1, church = 2, hand = [3, 4] }\n\
        players.c = { towns = [\"B1\", \"B2\"], hand = [5, 6] }";
    let state = game.place(&toml::from_str(text).expect("a position")).expect("a sound position");
    let view = game.view(&state, Viewer::Seat(seat("c")));
    let upkeep = game.upkeep_preview(&view);
    let keys = |events: &[Event]| events.iter().map(|event| event.say.key.to_string()).collect::<Vec<_>>();
    assert_eq!(keys(&upkeep.marriage), ["told-step-marriage", "told-marries", "told-points", "told-back-to-start"]);
    assert_eq!(keys(&upkeep.battle), ["told-step-battle", "told-incursion"]);
    assert!(keys(&upkeep.church).contains(&"told-monastery".to_owned()));
    assert!(keys(&upkeep.claims).contains(&"told-claim-taken".to_owned()));
    assert_eq!(game.view(&state, Viewer::Seat(seat("c"))), view);
    let c = seat("c");
    assert_eq!((game.resting_space(&state.open, c, 3), game.resting_space(&state.open, c, 4)), (2, 4));
}
