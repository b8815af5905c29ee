//! A player that follows the advice plays sensibly, whichever character it plays, and bargains come about.

use crescent_moon::BargainKind;
use crescent_moon::Character;
use crescent_moon::{Action, CrescentMoon, State};
use table::Seed;
use table::prelude::*;
use table::testing::{any, best, play_by, rules};

fn open(players: usize, map: &str) -> CrescentMoon {
    rules(players, &[("map", map), ("characters", "seated")])
}

/// Plays a game in which these characters take the step that leads to the most promising table and the others do anything. Says how it
/// ended, and how many bargains of each kind were struck.
fn play(game: &CrescentMoon, number: u64, wise: &[Character]) -> (State, [usize; 3]) {
    let mut struck = [0; 3];
    let last = play_by(game, &mut Seed::from_number(number).dice(0), |state, seat, offers, dice| {
        let who = state.open.character(seat).expect("characters are seated");
        let index = if wise.contains(&who) {
            best(game, state, seat, offers, |next| {
                let found = game.worth(&next, seat);
                assert_eq!(found.to_bits(), game.worth(&next, seat).to_bits(), "the same table is worth the same");
                found
            })
        } else {
            any(state, seat, offers, dice)
        };
        if let (Action::Accept, Some(bargain)) = (offers[index], &state.open.bargain) {
            struck[bargain.kind.index()] += 1;
        }
        index
    });
    (last, struck)
}

#[test]
fn every_character_beats_chance_by_following_the_advice() {
    let layouts = ["divided_land", "spring_thaw", "fertile_valley", "open_plains", "meeting_place"];
    for wise in Character::ALL {
        let won = (0..10).filter(|number| {
            let game = open(5, layouts[*number as usize % 5]);
            let (last, _) = play(&game, *number, &[wise]);
            game.outcome(&last).expect("it is over").winners.has(last.open.seat(wise))
        });
        let won = won.count();
        println!("{wise} won {won} of 10");
        assert!(won >= 8, "{wise} won {won} of 10 games against chance");
    }
}

#[test]
fn five_who_follow_the_advice_bargain_and_score() {
    let game = open(5, "open_plains");
    let (mut all, mut sum) = ([0; 3], 0);
    for number in 0..4 {
        let (last, struck) = play(&game, number, &Character::ALL);
        all = [0, 1, 2].map(|kind| all[kind] + struck[kind]);
        let scores = game.outcome(&last).expect("it is over").scores;
        assert!(scores.iter().all(|score| (10..=60).contains(score)), "{scores:?}");
        sum += scores.iter().sum::<i32>();
    }
    println!("{all:?} bargains and {} points on average", sum / 20);
    assert!(sum / 20 >= 24, "{} points on average", sum / 20);
    assert!(all[BargainKind::Hire.index()] >= 4, "hired {all:?}");
    assert!(all.iter().sum::<usize>() >= 10, "bargains struck: {all:?}");
}

#[test]
fn chances_share_one_win_and_grow_sure_towards_the_end() {
    let game = open(5, "divided_land");
    let chances = |state: &State| {
        let mut chances = [0.0; 5];
        game.chances(state, &mut chances);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
        chances
    };
    let first = chances(&game.begin());
    assert!(first.iter().all(|chance| (0.08..0.4).contains(chance)), "nobody has won before it began: {first:?}");
    let (last, _) = play(&game, 2, &[Character::Sultan]);
    let won = game.outcome(&last).expect("it is over").winners.first().expect("somebody won");
    let sure = chances(&last)[won.index()];
    assert!(sure > 0.95, "the winner is known, and has a chance of {sure}");
    // Everybody gains by points, and loses by the points of others.
    let mut richer = game.begin();
    let before = chances(&richer);
    richer.hidden.vp[Character::Caliph.index()] += 5;
    let (after, caliph) = (chances(&richer), richer.open.seat(Character::Caliph).index());
    for seat in 0..5 {
        assert_eq!(after[seat] > before[seat], seat == caliph, "{before:?} and then {after:?}");
    }
}
