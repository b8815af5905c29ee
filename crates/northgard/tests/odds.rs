//! The exact odds of a fight: the table of the ledger, and what the rules themselves roll.

mod common;

use common::{place, rules, seat};
use northgard::flow::{Stage, Victor};
use northgard::names::Face;
use northgard::{Action, Bout, Chance, Frame, Northgard, State};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::{Game, Pending, Teller, Viewer};

/// The table of section 9.5; NG-11.5, NG-11.7, NG-11.8.
#[test]
fn the_chances_of_the_ledger() {
    let game = rules(2, &[]);
    let rows = [
        ([1, 1], [1, 1], 0, 9),
        ([2, 2], [2, 2], 0, 13),
        ([3, 3], [3, 3], 0, 13),
        ([2, 1], [2, 1], 0, 29),
        ([1, 2], [1, 2], 0, 2),
        ([3, 2], [3, 2], 0, 28),
        ([4, 2], [4, 2], 0, 34),
        ([4, 3], [4, 3], 0, 23),
        ([5, 3], [5, 3], 0, 31),
        ([3, 2], [3, 2], 1, 22),
        ([5, 2], [5, 4], 1, 28),
    ];
    for (figures, base, towers, wins) in rows {
        let bout = Bout { figures, base, towers, ..Bout::default() };
        let odds = game.odds(&bout);
        assert_eq!(odds.attacker, wins, "{bout:?}");
        assert_eq!(odds.attacker + odds.defender + odds.nobody, 36);
        assert_eq!(odds.endings.iter().map(|ending| u32::from(ending.ways)).sum::<u32>(), 36);
        for side in 0..2 {
            assert_eq!(odds.losses[side].iter().map(|ways| u32::from(*ways)).sum::<u32>(), 36);
        }
    }
}

/// The worst the defender can do to the attacker from here, or the best the attacker can: how many of the endings that the dice
/// can still bring (each of six faces equally often) the attacker wins, found by trying everything with the rules themselves.
fn chance_to_win(game: &Northgard, state: &State) -> f64 {
    let Some(fight) = state.flow.iter().rev().find_map(|frame| match frame {
        Frame::Fight(fight) => Some(*fight),
        _ => None,
    }) else {
        return 0.0;
    };
    if let Some(victor) = fight.victor {
        return f64::from(u8::from(victor == Victor::Attacker));
    }
    match game.pending(state) {
        Pending::Chance => {
            let mut sum = 0.0;
            for face in Face::ALL {
                let mut next = state.clone();
                settle_until_decided(game, &mut next, Chance::Die(*face));
                sum += won_or_go_on(game, &next, &fight.site.to_string());
            }
            sum / 6.0
        }
        Pending::Seats(seats) => {
            let who = seats.first().expect("somebody");
            let attacker = matches!(fight.stage, Stage::ChoiceAttacker | Stage::Throw);
            let values = [Action::Axe, Action::Skull].map(|action| {
                let mut next = state.clone();
                game.act(&mut next, who, &action, &mut Teller::silent());
                won_or_go_on(game, &next, &fight.site.to_string())
            });
            if attacker { values[0].max(values[1]) } else { values[0].min(values[1]) }
        }
        Pending::Over => 0.0,
    }
}

fn settle_until_decided(game: &Northgard, state: &mut State, chance: Chance) {
    game.settle(state, &chance, &mut Teller::silent());
}

/// Whether the attacker holds the territory, once the fight is over; otherwise what can still come.
fn won_or_go_on(game: &Northgard, state: &State, site: &str) -> f64 {
    let fighting = state.flow.iter().any(|frame| matches!(frame, Frame::Fight(fight) if fight.victor.is_none()));
    if fighting {
        return chance_to_win(game, state);
    }
    let land = state.map.land_of(site.parse().expect("a site")).expect("on the map");
    f64::from(u8::from(state.map.lands[land].owner == Some(seat("a"))))
}

const MAP: &str = r#"map = ["start 0,0 r0", "t33 0,1 r0", "t15 -1,0 r1", "t13 0,-1 r2", "t31 1,0 r2", "t12 -1,1 r1", "t25 -1,-1 r0"]"#;

struct Case {
    state: State,
    bout: Bout,
}

/// A random fight about the start tile, just before the attacker rolls.
fn case(game: &Northgard, rng: &mut SmallRng) -> Option<Case> {
    let cards = [
        "start_move",
        "dev_bodyguard",
        "dev_warriors",
        "dev_grizzled_warriors",
        "dev_axe_throwers",
        "dev_shieldbearers",
    ];
    let card = cards[rng.random_range(0..cards.len())];
    let (attackers, defenders) = (rng.random_range(1..7), rng.random_range(1..6));
    let (food_a, food_b) = (rng.random_range(0..4), rng.random_range(0..4));
    let mut buildings = Vec::new();
    if rng.random_range(0..2) == 0 {
        buildings.push("\"fortress\"");
    }
    if rng.random_range(0..2) == 0 {
        buildings.push("\"defense_tower\"");
    }
    let clans = [("goat", "bear"), ("snake", "bear"), ("bear", "snake"), ("wolf", "stag")];
    let (clan_a, clan_b) = clans[rng.random_range(0..clans.len())];
    let kaija_b = clan_b == "bear" && rng.random_range(0..2) == 0;
    let scorched = if rng.random_range(0..2) == 0 { "scorched = \"start-w\"" } else { "" };
    let text = format!(
        r#"{scorched}
{MAP}
players.a = {{ clan = "{clan_a}", hand = ["{card}"], food = {food_a} }}
players.b = {{ clan = "{clan_b}", food = {food_b} }}
lands.start-e = {{ units = {{ a = {attackers} }} }}
lands.start-w = {{ units = {{ b = {defenders} }}, kaija = {kaija_b}, buildings = [{}] }}
flow = {{ stop_after = true }}
"#,
        buildings.join(", ")
    );
    let mut state = place(game, &text);
    let act = |state: &mut State, who: &str, text: &str| {
        let action = game.read_action(text).expect("an action");
        if game.refusal(state, seat(who), &action).is_none() {
            game.act(state, seat(who), &action, &mut Teller::silent());
        }
    };
    for step in [
        format!("play {card}"),
        "from start-e".into(),
        "to start-w".into(),
        format!("units {attackers}"),
        "stop".into(),
    ] {
        act(&mut state, "a", &step);
    }
    let mut offers = Vec::new();
    while let (Pending::Seats(seats), Some(Frame::Fight(_))) = (game.pending(&state), state.flow.last()) {
        let who = seats.first()?;
        offers.clear();
        game.offers(&state, who, &mut offers);
        let action = offers[rng.random_range(0..offers.len())];
        game.act(&mut state, who, &action, &mut Teller::silent());
    }
    let (_, bout) = game.running_fight(&game.view(&state, Viewer::Spectator))?;
    Some(Case { state, bout })
}

/// 500 random fights: the shown odds are those that the rules themselves give when everything is tried.
#[test]
fn the_odds_are_what_the_rules_give() {
    let game = rules(2, &[]);
    let mut rng = SmallRng::seed_from_u64(11);
    for number in 0..500 {
        let case = case(&game, &mut rng).expect("a fight");
        let exact = chance_to_win(&game, &case.state);
        let shown = game.odds(&case.bout).attack();
        assert!((exact - shown).abs() < 1e-9, "fight {number}: {shown} shown, {exact} found: {:?}", case.bout);
    }
}

/// The same for a sample of rolls: within four standard errors.
#[test]
fn the_odds_are_what_chance_rolls() {
    let game = rules(2, &[]);
    let mut rng = SmallRng::seed_from_u64(12);
    for number in 0..500 {
        let case = case(&game, &mut rng).expect("a fight");
        let shown = game.odds(&case.bout).attack();
        let rolls = 60;
        let mut won = 0.0;
        for _ in 0..rolls {
            let mut state = case.state.clone();
            while state.flow.iter().any(|frame| matches!(frame, Frame::Fight(fight) if fight.victor.is_none())) {
                match game.pending(&state) {
                    Pending::Chance => {
                        let chance = game.roll(&state, &mut rng);
                        game.settle(&mut state, &chance, &mut Teller::silent());
                    }
                    Pending::Seats(seats) => {
                        let who = seats.first().expect("somebody");
                        let fight = state.flow.iter().rev().find_map(|frame| match frame {
                            Frame::Fight(fight) => Some(*fight),
                            _ => None,
                        });
                        let attacker = fight.is_some_and(|f| matches!(f.stage, Stage::ChoiceAttacker | Stage::Throw));
                        let values = [Action::Axe, Action::Skull].map(|action| {
                            let mut next = state.clone();
                            game.act(&mut next, who, &action, &mut Teller::silent());
                            won_or_go_on(&game, &next, "start-w")
                        });
                        let skull = if attacker { values[1] > values[0] } else { values[1] < values[0] };
                        let action = if skull { Action::Skull } else { Action::Axe };
                        game.act(&mut state, who, &action, &mut Teller::silent());
                    }
                    Pending::Over => break,
                }
            }
            won += won_or_go_on(&game, &state, "start-w");
        }
        let error = (shown * (1.0 - shown) / f64::from(rolls)).sqrt().max(1e-9);
        let found = won / f64::from(rolls);
        assert!((found - shown).abs() <= 4.5 * error + 1e-9, "fight {number}: {shown} shown, {found} rolled");
    }
}

/// NG-27.6, NG-27.7: against creatures skulls do nothing and every choice is an axe.
#[test]
fn odds_against_creatures() {
    let game = rules(2, &[("creatures", "on")]);
    let attack = Bout { figures: [3, 0], base: [4, 4], creature: [false, true], ..Bout::default() };
    let odds = game.odds(&attack);
    // The player needs a higher die than the creature's; axes of the six faces: 2, 3, 1, 2, 0, 1. No roll has three skulls.
    assert_eq!((odds.attacker, odds.nobody), (14, 0));
    let alone = Bout { figures: [1, 0], ..attack };
    // A single unit falls to three of the six faces.
    assert_eq!(game.odds(&alone).losses[0][1], 18);
}
