//! What holds for every position: symmetries of the table, ranges of the score, the length of a game, fair chance.

use crate::common::{open, random_game};
use std::collections::BTreeSet;
use table::prelude::*;
use table::testing::{offers, place, take};
use table::{Pending, Seat, Seed, Setup, Teller};
use two_heirs::position::PlayerPosition;
use two_heirs::{Action, Building, Chance, Frame, Position, Side, Spot, State, TwoHeirs, Unit};

/// The same table, every position changed.
fn moved(position: &Position, change: &dyn Fn(Spot) -> Spot) -> Position {
    let text = |text: &str| -> String {
        let words: Vec<String> = text
            .split(' ')
            .map(|word| {
                let (bare, mark) = word.strip_suffix('*').map_or((word, ""), |bare| (bare, "*"));
                bare.parse::<Spot>().map_or_else(|_| word.to_owned(), |spot| format!("{}{mark}", change(spot)))
            })
            .collect();
        words.join(" ")
    };
    let mut position = position.clone();
    position.board.iter_mut().for_each(|laid| *laid = text(laid));
    for player in [&mut position.players.a, &mut position.players.b] {
        player.units.values_mut().for_each(|unit| *unit = text(unit));
    }
    let henry = &mut position.henry;
    henry.treasures = henry.treasures.iter().map(|(at, id)| (change(*at), id.clone())).collect();
    henry.scaffold = henry.scaffold.map(change);
    if let Some(last) = &mut henry.last {
        last.at = last.at.map(change);
    }
    position
}

/// The same table seen from the other side: half a turn, and the players change places.
fn turned(position: &Position) -> Position {
    let mut position = moved(position, &|spot| Spot::new(-spot.x, -spot.y));
    let other = |text: &str| -> String {
        let words = text.split(' ').map(|word| match word {
            "a" => "b",
            "b" => "a",
            word => word,
        });
        words.collect::<Vec<_>>().join(" ")
    };
    position.board.iter_mut().for_each(|laid| *laid = other(laid));
    for frame in &mut position.flow.stack {
        if let Frame::Siege(siege) = frame {
            siege.by = siege.by.other();
        }
    }
    position.flow.turn = position.flow.turn.other();
    position.flow.first = position.flow.first.other();
    position.offer.crown = position.offer.crown.map(Side::other);
    let flow = &mut position.flow;
    std::mem::swap(&mut flow.turns.a, &mut flow.turns.b);
    std::mem::swap(&mut flow.camps.a, &mut flow.camps.b);
    let players = &mut position.players;
    std::mem::swap::<PlayerPosition>(&mut players.a, &mut players.b);
    position
}

fn moved_action(action: Action, change: &dyn Fn(Spot) -> Spot) -> Action {
    match action {
        Action::Build(tile, at) => Action::Build(tile, change(at)),
        Action::Extend(tile, at) => Action::Extend(tile, change(at)),
        Action::Move(unit, at) => Action::Move(unit, change(at)),
        Action::Call(unit, at) => Action::Call(unit, change(at)),
        Action::Camp(at) => Action::Camp(change(at)),
        Action::Destroy(at) => Action::Destroy(change(at)),
        other => other,
    }
}

fn offered(game: &TwoHeirs, state: &State, side: Side, change: &dyn Fn(Spot) -> Spot) -> BTreeSet<String> {
    let offers = game.seat_of(side).map(|seat| offers(game, state, seat));
    offers.into_iter().flatten().map(|action| game.write_action(&moved_action(action, change))).collect()
}

fn laid_out(states: &[State]) -> impl Iterator<Item = &State> {
    states.iter().filter(|state| !state.open.board.is_empty())
}

#[test]
fn half_a_turn_of_the_table_swaps_offers_and_scores() {
    let game = open(2, &[("random_sets", "on")]);
    let half = |spot: Spot| Spot::new(-spot.x, -spot.y);
    for number in 0..25 {
        for state in laid_out(&random_game(&game, number)) {
            let mirror =
                game.place(&turned(&game.position(state)), &mut Teller::silent()).expect("the mirror is a position");
            let (here, there) = (game.tally(&state.open), game.tally(&mirror.open));
            for side in Side::ALL {
                assert_eq!(here.total(side), there.total(side.other()));
                assert_eq!(offered(&game, state, side, &half), offered(&game, &mirror, side.other(), &|spot| spot));
                assert_eq!(game.supply(&state.open, side), game.supply(&mirror.open, side.other()));
            }
        }
    }
}

#[test]
fn shifting_the_landscape_changes_nothing() {
    for players in 1..=2 {
        let game = open(players, &[("random_sets", "on")]);
        let shift = |spot: Spot| Spot::new(spot.x + 3, spot.y - 2);
        for number in 0..20 {
            for state in laid_out(&random_game(&game, number)) {
                let moved = game
                    .place(&moved(&game.position(state), &shift), &mut Teller::silent())
                    .expect("the shifted table is a position");
                assert_eq!(game.tally(&state.open).points, game.tally(&moved.open).points);
                assert_eq!(
                    offered(&game, state, Side::White, &shift),
                    offered(&game, &moved, Side::White, &|spot| spot)
                );
            }
        }
    }
}

#[test]
fn free_terrain_never_hurts_and_helps_only_those_who_count_tiles() {
    use Building::{
        BasketWorkshop, CooperWorkshop, Inn, Market, Mill, Pigsty, PotteryWorkshop, Stonemason, Watchtower,
    };
    let growing = [Inn, Market, Mill, Stonemason, Pigsty, Watchtower, BasketWorkshop, PotteryWorkshop, CooperWorkshop];
    let game = open(2, &[("random_sets", "on")]);
    for number in 0..60 {
        let last = random_game(&game, number).pop().expect("a game has states");
        let mut position = game.position(&last);
        position.pile = Default::default();
        position.offer.tiles.clear();
        position.players.a.hand.clear();
        position.players.b.hand.clear();
        position.removed.clear();
        let bare = game.place(&position, &mut Teller::silent()).expect("the landscape alone is a position");
        for (index, site) in game.sites(&bare.open, Side::White).into_iter().enumerate() {
            let mut grown = position.clone();
            grown.board.push(format!("{site} free {}", ["gn", "gy", "ye"][index % 3]));
            let grown = game.place(&grown, &mut Teller::silent()).expect("one more tile fits");
            let (before, after) = (game.tally(&bare.open), game.tally(&grown.open));
            assert_eq!(before.road, after.road);
            for (index, laid) in bare.open.board.tiles().iter().enumerate() {
                let building = game.face(laid.tile).building;
                if laid.owner.is_some() && building.is_some_and(|kind| growing.contains(&kind)) {
                    assert!(before.points[index] <= after.points[index]);
                } else {
                    assert_eq!(before.points[index], after.points[index]);
                }
            }
        }
    }
}

#[test]
fn every_building_stays_in_its_range() {
    let game = open(2, &[("random_sets", "on")]);
    for number in 0..400 {
        let last = random_game(&game, number).pop().expect("a game has states");
        for item in game.account(&last.open).buildings.values() {
            let fits = match item.building {
                Building::Inn => (1..=7).contains(&item.points),
                Building::Market => (1..=5).contains(&item.points),
                Building::RobberKeep => [2, 4, 6, 8, 10].contains(&item.points),
                Building::PilgrimageSite => item.points >= 1,
                Building::Mill | Building::Stonemason | Building::Pigsty => (1..=10).contains(&item.points),
                Building::Bakery | Building::Smithy | Building::GamekeeperLodge => (1..=9).contains(&item.points),
                Building::Camp => item.points == 2,
                Building::TradingPost => [0, 3, 6].contains(&item.points),
                Building::Cathedral => item.points == 5,
                Building::Fortress | Building::Watchtower => (1..=9).contains(&item.points),
                Building::Guardhouse => (2..=14).contains(&item.points) && item.points % 2 == 0,
                Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => {
                    [0, 3, 6, 4, 8].contains(&item.points)
                }
                Building::Farm | Building::Sawmill | Building::Quarry => item.points == 0,
                Building::SiegeTower | Building::GuildHouse => item.points == 0,
            };
            assert!(fits, "{item:?}");
            assert_eq!(item.value, if item.doubled { 2 * item.points } else { item.points });
        }
    }
}

/// TH-12.7: 22 turns less one for each take through a camp while the pile lasted; the starting player has the odd one.
#[test]
fn a_game_has_22_turns_less_one_for_each_camp_used_in_time() {
    let game = open(2, &[("sets", "journeys+dominion+warfare")]);
    let mut shortened = 0;
    for number in 0..300 {
        let states = random_game(&game, number);
        let mut in_time = 0;
        for step in states.windows(2) {
            let [before, after] = [&step[0].open, &step[1].open];
            let took = after.flow.takes > before.flow.takes && before.flow.takes > 0;
            in_time += usize::from(took && before.pile.left > 0);
        }
        let last = &states.last().expect("a game has states").open;
        let (white, blue) = (last.flow.turns.a, last.flow.turns.b);
        assert_eq!(usize::from(white + blue), 22 - in_time, "game {number}");
        let (first, second) = if last.flow.first == Side::White { (white, blue) } else { (blue, white) };
        assert_eq!(usize::from(first - second), in_time % 2, "game {number}");
        assert!(!last.offer.is_empty(), "game {number}: no tile is left in the offer");
        shortened += usize::from(in_time > 0);
    }
    assert!(shortened > 30, "camps were used in {shortened} games");
}

/// TH-1.2: the recommended sets are the usual ones.
#[test]
fn the_first_game_is_played_with_the_recommended_sets() {
    let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("the defaults are allowed");
    assert_eq!(setup.option("sets"), "journeys+dominion+trade_church");
}

/// With both options a building may fall in the step in which it was laid, and its scaffolding stays (TH-20.5, TH-21.15).
#[test]
fn a_building_that_falls_at_once_keeps_the_scaffolding() {
    let options =
        [("sets", "journeys+trade_church+warfare"), ("siege_trigger", "on_any_adjacency"), ("henry_siege", "always")];
    let game = open(1, &options);
    let position = r#"
        board = ["(0,0) free gn", "(0,1) b wa_tower_gn1", "(2,1) b wa_tower_gy2", "(1,0) free gy"]
        offer.tiles = ["tc_farm", "tc_sawmill", "jo_market_gn"]
        players.a = { hand = ["tc_quarry"], units = { elite = "(0,0)", r1 = "court", r2 = "court" } }
    "#;
    let before = place(&game, position);
    let mut after = before.clone();
    take(&game, &mut after, &["a: build tc_quarry (1,1)"]);
    let fallen = after.open.board.find(Spot::new(1, 1)).expect("the tile lies");
    assert_eq!((after.open.board.tile(fallen).owner, after.open.henry.scaffold), (None, Some(fallen)));
    assert_eq!(game.audit(Some(&before), &after), Ok(()));
}

/// Two games from the same seed with changed starting player have the same tiles in the same order, whatever is played: a fair match.
#[test]
fn the_same_seed_draws_the_same_tiles_whoever_begins() {
    let drawn = |start: &str, habit: usize| -> Vec<String> {
        let game = open(2, &[("start_player", start)]);
        let seed = Seed::from_number(11);
        let mut state = game.begin();
        let mut drawn = Vec::new();
        loop {
            match game.pending(&state) {
                Pending::Over => return drawn,
                Pending::Chance => {
                    let outcome = game.roll(&state, &mut seed.dice(drawn.len() as u64));
                    drawn.push(game.write_chance(&outcome));
                    game.settle(&mut state, &outcome, &mut Teller::silent());
                }
                Pending::Seats(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let offers = offers(&game, &state, seat);
                    let plain = |offer: &&Action| matches!(offer, Action::Take(_) | Action::End | Action::Discard(_));
                    let plain: Vec<&Action> = offers.iter().filter(plain).collect();
                    game.act(&mut state, seat, plain[habit % plain.len()], &mut Teller::silent());
                }
            }
        }
    };
    let white = drawn("white", 0);
    assert_eq!(white, drawn("blue", 1));
    assert_eq!(white.len(), 21, "one deal and twenty refills");
}

/// Every tile is equally likely to be drawn first, and the terrain on top of the pile is the terrain that comes.
#[test]
fn draws_are_fair() {
    let game = open(2, &[("start_player", "white")]);
    let seed = Seed::from_number(5);
    let mut first_in_offer = [0u32; 27];
    let mut first_refill = [0u32; 27];
    const GAMES: u64 = 27_000;
    for number in 0..GAMES {
        let mut state = game.begin();
        let mut dice = seed.dice(number);
        let deal = game.roll(&state, &mut dice);
        assert!(game.misfit(&state, &deal).is_none());
        game.settle(&mut state, &deal, &mut Teller::silent());
        let Chance::Deal(tiles, _, top) = deal else { panic!("a game begins with a deal") };
        first_in_offer[tiles[0].index()] += 1;
        game.act(&mut state, Seat::new(0), &Action::Take(tiles[0]), &mut Teller::silent());
        let draw = game.roll(&state, &mut dice);
        let Chance::Draw(tile, Some(next)) = draw else { panic!("a take is followed by a refill") };
        assert_eq!(game.face(tile).terrain, top);
        assert!(game.pile_count(&state.open, next) > 0);
        first_refill[tile.index()] += 1;
    }
    for (tile, count) in first_in_offer.iter().chain(&first_refill).enumerate() {
        assert!((850..=1150).contains(count), "tile {} came {count} times in {GAMES} games", tile % 27);
    }
}

/// TH-9.13: two units at court that have not moved are alike, so that only the first is one to be called, wherever to.
#[test]
fn the_second_of_two_units_at_court_is_refused_by_the_clause_that_says_so() {
    let game = open(2, &[]);
    for state in random_game(&game, 7) {
        let seat = match game.pending(&state) {
            Pending::Seats(seats) => seats.iter().next().expect("somebody is asked"),
            _ => continue,
        };
        let calls = offers(&game, &state, seat).into_iter();
        for to in calls.filter_map(|offer| if let Action::Call(Unit::First, to) = offer { Some(to) } else { None }) {
            let refusal = game.refusal(&state, seat, &Action::Call(Unit::Second, to));
            if state.open.post(state.open.flow.turn, Unit::Second).is_none() && !state.open.moved.has(Unit::Second) {
                assert_eq!(refusal.expect("the first one goes").clause.to_string(), "TH-9.13");
                return;
            }
        }
    }
    panic!("no game in which both units wait at court");
}
