//! One game.

use crate::course;
use brian_boru::BrianBoru;
use lanes::{Lane, Saved, Unsaved, number};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::scenario::StepText;
use table::{Pending, Seat, Seed, Viewer};
use two_heirs::TwoHeirs;

/// Plays on at random for so many decisions.
fn wander(lane: &mut dyn Lane, seed: u64, decisions: usize) {
    let (mut rng, dice) = (SmallRng::seed_from_u64(seed), Seed::from_number(seed));
    for _ in 0..decisions {
        lane.advance(&dice);
        let Pending::Seats(seats) = lane.pending() else { return };
        let seat = seats.first().expect("somebody must decide");
        let place = rng.random_range(0..lane.count(seat));
        lane.act_nth(seat, place).expect("it is offered");
    }
}

#[test]
fn a_lane_and_a_match_that_take_the_same_steps_come_to_the_same_table() {
    let course = course::<BrianBoru>(3);
    let mut lane = course.begin();
    wander(lane.as_mut(), 5, 400);
    let mut replayed = course.begin().table();
    for step in lane.steps() {
        match StepText::read(&step).expect("a step as scenarios write it") {
            StepText::Act(seat, act) => replayed.act(seat, act).map(drop).expect("it was taken"),
            StepText::Chance(chance) => replayed.settle(chance).map(drop).expect("it was drawn"),
            other => panic!("{other:?} is no step of a game"),
        }
    }
    assert_eq!(replayed.hash(), lane.table().hash());
    assert!(lane.outcome().is_some() && lane.outcome() == replayed.outcome());
}

#[test]
fn what_is_written_is_read_back_also_in_the_middle_and_from_an_imagined_table() {
    let course = course::<TwoHeirs>(2);
    let mut lane = course.begin();
    wander(lane.as_mut(), 3, 25);
    let imagined = lane.imagine(Viewer::Seat(Seat::new(1)), 9);
    for lane in [lane, imagined] {
        let saved = Saved::read(Saved::new(&*course, &*lane, Some(3)).write().as_bytes()).expect("just written");
        let again = saved.resume(&*course).expect("every step was taken before");
        assert!(again.is_like(&*lane));
        assert_eq!(again.steps(), lane.steps());
    }
}

#[test]
fn foreign_bytes_are_refused() {
    let course = course::<TwoHeirs>(2);
    let mut lane = course.begin();
    wander(lane.as_mut(), 3, 25);
    let written = Saved::new(&*course, &*lane, None).write();
    assert!(matches!(Saved::read(b"\xff\x00nothing"), Err(Unsaved::Unreadable(_))));
    assert!(matches!(Saved::read(&written.as_bytes()[..written.len() / 2]), Err(Unsaved::Unreadable(_))));
    let last = lane.steps().pop().expect("steps were taken");
    let bent = written.replacen(&format!("\"{last}\"]"), "\"a: fly away\"]", 1);
    assert_ne!(bent, written);
    let resumed = Saved::read(bent.as_bytes()).expect("its form is right").resume(&*course);
    assert!(matches!(resumed, Err(Unsaved::Step(..) | Unsaved::Complaint(_))), "{resumed:?}");
    let other = written.replacen("\"hash\":\"", "\"hash\":\"00", 1);
    assert!(matches!(
        Saved::read(other.as_bytes()).expect("its form is right").resume(&*course),
        Err(Unsaved::OtherEdition(_))
    ));
}

#[test]
fn a_refused_place_changes_nothing() {
    let mut lane = course::<TwoHeirs>(2).begin();
    lane.advance(&Seed::from_number(1));
    let before = lane.fork();
    let count = lane.count(Seat::new(0));
    assert!(lane.act_nth(Seat::new(0), count).is_err());
    assert!(lane.is_like(&*before));
}

#[test]
fn numbers_follow_from_the_notation_and_differ_within_a_list() {
    // Written down once and for all: other numbers would make every policy that was trained worthless.
    assert_eq!([number("end"), number("take do_mill"), number("lead 11")], [7972, 8115, 5524]);
    let course = course::<TwoHeirs>(2);
    let (mut lane, mut met) = (course.begin(), 0);
    while lane.pending() != Pending::Over {
        wander(lane.as_mut(), 8, 1);
        let Pending::Seats(seats) = lane.pending() else { continue };
        let mut numbers = lane.numbers(seats.first().expect("somebody must decide"));
        numbers.sort_unstable();
        met += numbers.len();
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
        lane.advance(&Seed::from_number(8));
    }
    assert!(met > 100);
}

#[test]
fn an_observation_begins_with_the_observer_and_tells_no_secret() {
    let course = course::<BrianBoru>(3);
    let mut lane = course.begin();
    wander(lane.as_mut(), 2, 30);
    let count = course.features().count;
    let mut seen = vec![vec![0.0; 3 * count]; 3];
    for (seat, into) in Seat::all(3).zip(&mut seen) {
        lane.observe(seat, 7, into);
        assert!(into.iter().any(|value| *value != 0.0));
        // A table that looks the same to the seat is observed the same.
        let mut other = vec![0.0; 3 * count];
        lane.imagine(Viewer::Seat(seat), 99).observe(seat, 7, &mut other);
        assert_eq!(*into, other);
    }
    assert_ne!(seen[0], seen[1]);
}

#[test]
fn the_same_seed_plays_the_same_game_between_bots() {
    let course = course::<TwoHeirs>(2);
    let kinds = ["greedy", "random"].map(|kind| kind.parse().expect("a kind of bot"));
    let (one, decisions) = course.play(&kinds, 4);
    let (other, _) = course.play(&kinds, 4);
    assert!(one.is_like(&*other) && decisions > 20);
    assert!(!one.is_like(&*course.play(&kinds, 5).0));
    assert_eq!(course.play_many(&kinds, &[4, 5])[0], one.outcome());
}
