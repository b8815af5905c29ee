//! Invariants of the list in `docs/rulings/northgard.md` that need more than one state.

use crate::common::rules;
use northgard::card::Pile;
use northgard::decision::Phase;
use northgard::{Frame, Northgard, Position, State};
use std::collections::BTreeSet;
use table::prelude::*;
use table::testing::{any, imagined_views_agree, offers, place, play, seat, take};
use table::{Pending, Seat, Teller, Viewer};

fn turning(state: &State) -> bool {
    matches!(state.open.flow.first(), Some(Frame::PhaseStep(step)) if step.phase == Phase::Actions)
}

/// INV 19: turning the whole map changes nothing but coordinates.
#[test]
fn a_turned_map_is_the_same_map() {
    let game = rules(3, &[]);
    for seed in 0..6 {
        let last = play(&game, seed, |_, _| true);
        let placed = last.open.map.tiles.iter();
        let turned: Vec<String> =
            placed.map(|p| format!("\"{} {},{} r{}\"", p.tile, -p.y, p.x, (p.turn + 1) % 4)).collect();
        let text = format!("map = [{}]\nflow = {{ phase = \"winter\", stop_after = true }}", turned.join(", "));
        let other = place(&game, &text);
        assert_eq!(last.lands(), other.lands());
        for land in last.lands().iter() {
            let (one, two) = (last.land(land), other.land(land));
            assert_eq!((one.site, one.tiles, one.rim, one.icons), (two.site, two.tiles, two.rim, two.icons));
            assert_eq!((one.near, one.regular, one.slots), (two.near, two.regular, two.slots));
        }
    }
}

/// The same position with seats a and b exchanged.
fn exchanged(value: &serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    let swap = |text: &str| match text {
        "a" => "b".to_owned(),
        "b" => "a".to_owned(),
        other => other.to_owned(),
    };
    match value {
        Value::String(text) => Value::String(swap(text)),
        Value::Array(list) => Value::Array(list.iter().map(exchanged).collect()),
        Value::Object(table) => Value::Object(table.iter().map(|(key, value)| (swap(key), exchanged(value))).collect()),
        other => other.clone(),
    }
}

/// INV 32: with the seats of two players exchanged, the same is offered and the same comes of it.
#[test]
fn the_rules_do_not_know_seats() {
    let game = rules(2, &[("creatures", "on")]);
    let mut compared = 0;
    for seed in 0..8 {
        play(&game, seed, |state, rng| {
            let (Pending::Seats(seats), true) = (game.pending(state), turning(state)) else { return true };
            let seat = seats.first().expect("somebody");
            let other_seat = seat.next(2);
            let mut value = serde_json::to_value(game.position(state)).expect("plain data");
            // The phase counts seats by number.
            if let Some(at) = value.pointer_mut("/flow/frames/0/phase/at") {
                *at = serde_json::json!(1 - at.as_u64().unwrap_or(0) % 2);
            }
            let position: Position = serde_json::from_value(exchanged(&value)).expect("a position");
            let mut other = game.place(&position, &mut Teller::silent()).expect("possible");
            let (here, there) = (offers(&game, state, seat), offers(&game, &other, other_seat));
            let swap = |text: String| match text.as_str() {
                "target a" => "target b".to_owned(),
                "target b" => "target a".to_owned(),
                _ => text,
            };
            let one: BTreeSet<String> = here.iter().map(|action| game.write_action(action)).collect();
            let two: BTreeSet<String> = there.iter().map(|action| swap(game.write_action(action))).collect();
            assert_eq!(one, two);
            let action = here[any(state, seat, &here, rng)];
            let mirrored = game.read_action(&swap(game.write_action(&action))).expect("an action");
            let mut next = state.clone();
            game.act(&mut next, seat, &action, &mut Teller::silent());
            game.act(&mut other, other_seat, &mirrored, &mut Teller::silent());
            for one in Seat::all(2) {
                assert_eq!(next.player(one).stock, other.player(one.next(2)).stock);
                assert_eq!(game.fame_total(&next, one), game.fame_total(&other, one.next(2)));
            }
            compared += 1;
            true
        });
    }
    assert!(compared > 300, "{compared}");
}

/// INV 10: each year every player gains exactly one card of the row.
#[test]
fn one_card_a_year() {
    let game = rules(4, &[]);
    for seed in 0..5 {
        let mut years = BTreeSet::new();
        play(&game, seed, |state, _| {
            if turning(state) && state.open.players.iter().all(|player| !player.passed) && years.insert(state.open.year)
            {
                for seat in Seat::all(4) {
                    let player = state.player(seat);
                    let all = state.owned(seat) | player.removed;
                    let gained =
                        all.kinds().filter(|card| card.is_early() || card.is_advanced() || card.is_achievement());
                    let sight = usize::from(player.picked);
                    assert_eq!(gained.count(), usize::from(state.open.year) - 1 + sight);
                }
            }
            true
        });
    }
}

/// INV 27: closing fame is the size of what the explorer closed and controls. INV 16: at least two tiles.
#[test]
fn closing_pays_by_size() {
    let game = rules(2, &[("clan_a", "goat"), ("clan_b", "wolf")]);
    let mut closed = 0;
    for seed in 0..25 {
        let mut before: Option<State> = None;
        play(&game, seed, |state, _| {
            if let Some(old) = &before
                && turning(old)
                && turning(state)
                && state.open.map.tiles.len() > old.open.map.tiles.len()
                && old.open.year == state.open.year
            {
                let new = (state.lands() - state.open.map.open).iter().filter(|land| {
                    let areas: Vec<_> = state.open.map.areas(*land).collect();
                    areas.iter().any(|area| old.open.map.land_of(*area).is_none_or(|land| old.open.map.open.has(land)))
                });
                let Some(Frame::Explore(explore)) = old.open.flow.last() else { return true };
                let due: usize = new
                    .filter(|land| state.land(*land).owner == Some(explore.seat))
                    .map(|land| state.land(land).size())
                    .sum();
                let gained = state.player(explore.seat).fame - old.player(explore.seat).fame;
                assert_eq!(usize::from(gained), due);
                closed += due;
            }
            before = Some(state.clone());
            true
        });
    }
    assert!(closed > 0, "no territory was closed in these games");
}

/// INV 33: without the module no creature ever appears.
#[test]
fn without_the_module_lairs_mean_nothing() {
    let game = rules(3, &[]);
    play(&game, 4, |state, _| {
        assert!(state.open.line.is_empty() && state.open.creature_deck.is_empty());
        assert!(state.lands().iter().all(|land| state.land(land).beasts.is_empty()));
        true
    });
}

/// INV 29: a year ends; nobody takes more turns than the stated bound.
#[test]
fn games_stay_below_the_stated_bound() {
    let mut longest = 0;
    for seed in 0..10 {
        let mut steps = 0;
        play(&rules(5, &[("years", "10"), ("creatures", "on"), ("more_creatures", "on")]), seed, |_, _| {
            steps += 1;
            true
        });
        longest = longest.max(steps);
    }
    assert!(longest * 8 < Northgard::about().longest, "{longest}");
}

/// INV 31: what a viewer cannot know changes nothing for it; imagined tables differ, views do not.
#[test]
fn imagined_tables_look_the_same() {
    imagined_views_agree(&rules(3, &[("clan_a", "snake")]), 9);
}

/// NG-3.2: a reshuffle with an empty hand in doubt: everybody knows the cards that are not in the new pile, and imagined hands keep them.
#[test]
fn a_reshuffle_is_remembered() {
    let game = rules(2, &[]);
    let text = r#"
players.a = { draw = ["start_move"], discard = ["start_build", "start_explore", "start_recruit"], removed = ["start_feast", "start_feast"] }
lands.start-n = { units = { a = 1 } }
lands.start-s = { units = { b = 1 } }
flow = { frames = ["halt", { assign = { seat = "a", keep = 1, discard = 0, top = 1 } }, { deal = { seat = "a", cards = 2, to_hand = false } }] }
"#;
    let mut state = place(&game, text);
    take(&game, &mut state, &["cards start_build"]);
    let view = game.view(&state, Viewer::Seat(seat("b")));
    let mut rng: rand::rngs::SmallRng = rand::SeedableRng::seed_from_u64(3);
    for _ in 0..50 {
        let world = game.imagine(&view, &mut rng);
        assert!(world.hidden.decks[0].drawn.has(northgard::Card::START_MOVE), "it cannot be in the new pile");
        assert_eq!(world.hidden.decks[0].drawn.len(), 2);
        assert!(world.hidden.decks[0].rest.is_within(Pile::STARTING));
    }
}
