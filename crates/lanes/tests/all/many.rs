//! Many games at once.

use crate::course;
use bots::Kind;
use brian_boru::BrianBoru;
use lanes::{Course, Lanes, Numbering, Out, Plan, SPACE, Wrong, ahead_size};
use two_heirs::TwoHeirs;

/// Everything that is written.
struct Arrays {
    seats: Vec<i32>,
    counts: Vec<i32>,
    masks: Vec<u8>,
    observations: Vec<f32>,
    ahead: Vec<f32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
    scores: Vec<i32>,
}

impl Arrays {
    fn new(lanes: &dyn Lanes, width: usize) -> Arrays {
        let shape = lanes.shape();
        Arrays {
            seats: vec![0; shape.lanes],
            counts: vec![0; shape.lanes],
            masks: vec![0; shape.lanes * width],
            observations: vec![0.0; shape.lanes * shape.observation],
            ahead: Vec::new(),
            rewards: vec![0.0; shape.lanes * shape.players],
            done: vec![0; shape.lanes],
            scores: vec![0; shape.lanes * shape.players],
        }
    }

    fn out(&mut self) -> Out<'_> {
        Out {
            seats: &mut self.seats,
            counts: &mut self.counts,
            masks: &mut self.masks,
            observations: &mut self.observations,
            ahead: &mut self.ahead,
            rewards: &mut self.rewards,
            done: &mut self.done,
            scores: &mut self.scores,
        }
    }
}

fn plan(lanes: usize, numbering: Numbering) -> Plan {
    Plan { lanes, seed: 1, numbering, bots: Vec::new() }
}

fn lanes(course: &dyn Course, plan: &Plan) -> Box<dyn Lanes> {
    course.lanes(plan).expect("somebody is asked")
}

#[test]
fn the_same_actions_play_the_same_games_however_many_lanes_there_are() {
    let course = course::<BrianBoru>(4);
    let (mut few, mut many) =
        (lanes(&*course, &plan(2, Numbering::Places)), lanes(&*course, &plan(40, Numbering::Places)));
    let (mut small, mut large) = (Arrays::new(&*few, 64), Arrays::new(&*many, 64));
    few.reset(small.out()).expect("it fits");
    many.reset(large.out()).expect("it fits");
    let mut ended = 0;
    for step in 0..600i64 {
        let choose = |counts: &[i32]| counts.iter().map(|count| step % i64::from(*count)).collect::<Vec<_>>();
        few.step(&choose(&small.counts), small.out()).expect("offered");
        many.step(&choose(&large.counts), large.out()).expect("offered");
        assert_eq!(small.counts[..], large.counts[..2]);
        assert_eq!(few.hash(1), many.hash(1));
        assert_eq!(small.observations[..], large.observations[..small.observations.len()]);
        ended += usize::from(large.done[1]);
        let rewards: f32 = large.rewards[4..8].iter().sum();
        assert!((rewards - f32::from(large.done[1])).abs() < 1e-6, "the victory is one, when the game ends");
    }
    assert!(ended > 0, "games begin anew");
}

#[test]
fn a_batch_that_begins_anew_knows_no_score() {
    let course = course::<TwoHeirs>(2);
    let mut many = lanes(&*course, &plan(4, Numbering::Places));
    let mut arrays = Arrays::new(&*many, 32);
    while many.wander(50, arrays.out()).expect("it fits") == 0 {}
    assert_ne!(arrays.scores, [0; 8], "games have ended");
    many.reset(arrays.out()).expect("it fits");
    assert_eq!(arrays.scores, [0; 8]);
}

#[test]
fn masks_show_exactly_what_can_be_taken() {
    let course = course::<TwoHeirs>(2);
    let mut many = lanes(&*course, &plan(20, Numbering::Numbers));
    let mut arrays = Arrays::new(&*many, SPACE);
    many.reset(arrays.out()).expect("it fits");
    for _ in 0..150 {
        let actions: Vec<i64> = arrays
            .masks
            .chunks(SPACE)
            .zip(&arrays.counts)
            .map(|(mask, count)| {
                assert_eq!(mask.iter().filter(|bit| **bit == 1).count(), *count as usize);
                mask.iter().rposition(|bit| *bit == 1).expect("something is offered") as i64
            })
            .collect();
        many.step(&actions, arrays.out()).expect("what the mask shows");
    }
}

#[test]
fn a_wrong_action_in_one_lane_changes_none() {
    let course = course::<TwoHeirs>(2);
    let mut many = lanes(&*course, &plan(3, Numbering::Places));
    let mut arrays = Arrays::new(&*many, 32);
    many.reset(arrays.out()).expect("it fits");
    let before: Vec<String> = (0..3).map(|lane| many.hash(lane)).collect();
    let wrong = many.step(&[0, 0, 9999], arrays.out());
    assert!(matches!(wrong, Err(Wrong::NotOffered { lane: 2, action: 9999, .. })), "{wrong:?}");
    assert!(matches!(many.step(&[0, -1, 0], arrays.out()), Err(Wrong::NotOffered { lane: 1, .. })));
    assert!(matches!(many.step(&[0], arrays.out()), Err(Wrong::Length { given: 1, lanes: 3 })));
    let mut short = Arrays { seats: vec![0; 2], ..Arrays::new(&*many, 32) };
    assert_eq!(many.step(&[0; 3], short.out()), Err(Wrong::Shape(3)));
    assert_eq!(before, (0..3).map(|lane| many.hash(lane)).collect::<Vec<_>>());
}

#[test]
fn bots_play_their_seats_within_a_step() {
    let course = course::<TwoHeirs>(2);
    let with_bot = Plan { bots: vec![None, Some(Kind::Greedy)], ..plan(4, Numbering::Places) };
    let mut many = lanes(&*course, &with_bot);
    let mut arrays = Arrays::new(&*many, 32);
    many.reset(arrays.out()).expect("it fits");
    for _ in 0..60 {
        assert_eq!(arrays.seats, [0; 4]);
        many.step(&[0; 4], arrays.out()).expect("there is always a first offer");
    }
    let all = Plan { bots: vec![Some(Kind::Greedy); 2], ..plan(4, Numbering::Places) };
    assert!(matches!(course.lanes(&all), Err(Wrong::NobodyLeft)));
    assert!(matches!(course.lanes(&plan(0, Numbering::Places)), Err(Wrong::Lanes(0))));
}

#[test]
fn wandering_counts_the_games_that_end() {
    let course = course::<BrianBoru>(3);
    let mut many = lanes(&*course, &plan(30, Numbering::Places));
    let mut arrays = Arrays::new(&*many, 0);
    let ended = many.wander(500, arrays.out()).expect("it fits");
    assert!(ended >= 30, "{ended}");
    assert!(course.race(3, 1) > 100);
}

#[test]
fn what_lies_ahead_of_every_offer_is_written_by_its_place() {
    const PLACES: usize = 40;
    let course = course::<TwoHeirs>(2);
    let mut many = lanes(&*course, &plan(6, Numbering::Places));
    let shape = many.shape();
    let size = ahead_size(shape.observation, shape.players);
    let mut arrays = Arrays { ahead: vec![9.0; 6 * PLACES * size], ..Arrays::new(&*many, 0) };
    many.reset(arrays.out()).expect("it fits");
    let (mut different, mut decided) = (0, 0);
    for step in 0..400i64 {
        for (lane, places) in arrays.ahead.chunks(PLACES * size).enumerate() {
            let offers = arrays.counts[lane] as usize;
            let (written, empty) = places.split_at(offers.min(PLACES) * size);
            assert!(empty.iter().all(|value| *value == 0.0), "there is no such offer");
            for row in written.chunks(size) {
                let parts: f32 = row[shape.observation..].iter().sum();
                assert_eq!(row[0] + parts, 1.0, "the game goes on, or somebody has won");
                decided += usize::from(parts > 0.0);
            }
            different += usize::from(offers > 1 && written[..size] != written[size..2 * size]);
        }
        let actions: Vec<i64> = arrays.counts.iter().map(|count| step % i64::from(*count)).collect();
        many.step(&actions, arrays.out()).expect("offered");
    }
    assert!(different > 600 && decided > 0, "{different} {decided}");
    let mut short = Arrays { ahead: vec![0.0; 6 * size - 1], ..Arrays::new(&*many, 0) };
    assert_eq!(many.reset(short.out()), Err(Wrong::Shape(6)));
}
