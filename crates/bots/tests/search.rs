//! Search: the same seed thinks the same, what was learnt is used again, threads add up.

use bots::{AnyBots, Bot, BotsOf, Budget, Effort, Greedy, Judgement, Kind, Level, Search, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::prelude::*;
use table::{Advice, Pending, Seat, Setup, Teller, Viewer};
use two_heirs::TwoHeirs;

fn rules() -> TwoHeirs {
    TwoHeirs::open(&Setup::new(TwoHeirs::about(), 2, &BTreeMap::new(), None).expect("the defaults are sound"))
        .expect("opens")
}

/// Plays on with greedy players until `wanted` says stop; who decides there.
fn play_until<G: Advice>(
    game: &G,
    state: &mut G::State,
    mut wanted: impl FnMut(Seat, &[G::Action]) -> bool,
) -> Option<Seat> {
    let mut dice = ChaCha8Rng::seed_from_u64(4);
    let mut player = Greedy::new(ChaCha8Rng::seed_from_u64(5));
    loop {
        match game.pending(state) {
            Pending::Over => return None,
            Pending::Chance => {
                let chance = game.roll(state, &mut dice);
                game.settle(state, &chance, &mut Teller::silent());
            }
            Pending::Seats(seats) => {
                let seat = seats.first()?;
                let mut offers = Vec::new();
                game.offers(state, seat, &mut offers);
                if wanted(seat, &offers) {
                    return Some(seat);
                }
                let view = game.view(state, Viewer::Seat(seat));
                let index = player.choose(&Seen { game, view: &view, seat, offers: &offers });
                game.act(state, seat, &offers[index], &mut Teller::silent());
            }
        }
    }
}

/// Thinks about the decision of this seat; the visits of each offer, most first, and the iterations.
fn think<G: Advice>(game: &G, state: &G::State, seat: Seat, search: &mut Search<G>) -> (Vec<(usize, u32)>, u64) {
    let mut offers = Vec::new();
    game.offers(state, seat, &mut offers);
    let view = game.view(state, Viewer::Seat(seat));
    let (thoughts, iterations) = search.think(&Seen { game, view: &view, seat, offers: &offers });
    (thoughts.iter().map(|thought| (thought.offer, thought.visits)).collect(), iterations)
}

#[test]
fn the_same_seed_thinks_the_same_and_another_differently() {
    let game = rules();
    let mut differently = 0;
    for most in 9..19 {
        let mut state = game.begin();
        let Some(seat) = play_until(&game, &mut state, |_, offers| offers.len() >= most) else { break };
        let once = |seed| think(&game, &state, seat, &mut Search::new(Budget::Iterations(200), 1, seed));
        assert_eq!(once(1), once(1));
        differently += usize::from(once(1) != once(2));
    }
    assert!(differently > 0, "every thought was the same under another seed");
}

#[test]
fn every_thread_spends_its_budget() {
    let game = rules();
    let mut state = game.begin();
    let seat = play_until(&game, &mut state, |_, offers| offers.len() > 8).expect("somebody has a choice");
    let (thoughts, iterations) = think(&game, &state, seat, &mut Search::new(Budget::Iterations(50), 3, 1));
    assert_eq!(iterations, 150);
    assert_eq!(thoughts.iter().map(|(_, visits)| visits).sum::<u32>(), 150);
}

#[test]
fn what_was_learnt_is_used_for_the_next_small_decision_only() {
    let game = rules();
    let mut state = game.begin();
    let (mut again, mut anew) = (0, 0);
    while let Some(seat) = play_until(&game, &mut state, |_, offers| offers.len() > 1) {
        let mut search = Search::new(Budget::Iterations(60), 1, 1);
        let (thoughts, _) = think(&game, &state, seat, &mut search);
        let mut offers = Vec::new();
        game.offers(&state, seat, &mut offers);
        game.act(&mut state, seat, &offers[thoughts[0].0], &mut Teller::silent());
        let follows = game.pending(&state) == Pending::Seats(table::SeatSet::one(seat));
        let Some(next) = play_until(&game, &mut state, |_, offers| offers.len() > 1) else { break };
        let (thoughts, iterations) = think(&game, &state, next, &mut search);
        let visits: u32 = thoughts.iter().map(|(_, visits)| visits).sum();
        if follows && next == seat && u64::from(visits) > iterations {
            again += 1;
        } else {
            assert!(u64::from(visits) == iterations, "{visits} visits after {iterations} iterations");
            anew += 1;
        }
        if again >= 3 && anew >= 3 {
            return;
        }
    }
    panic!("the tree was kept {again} times and begun anew {anew} times");
}

#[test]
fn a_player_stops_thinking_only_where_nothing_can_change_its_choice() {
    let game = rules();
    let mut state = game.begin();
    let (mut spent, mut budget) = (0, 0);
    for seed in 0..40 {
        let Some(seat) = play_until(&game, &mut state, |_, offers| offers.len() > 1) else { break };
        let fresh = || Search::new(Budget::Iterations(150), 1, seed);
        let (thoughts, whole) = think(&game, &state, seat, &mut fresh());
        let mut offers = Vec::new();
        game.offers(&state, seat, &mut offers);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut player = fresh();
        let chosen = player.choose(&Seen { game: &game, view: &view, seat, offers: &offers });
        assert_eq!(chosen, thoughts[0].0, "with seed {seed}");
        game.act(&mut state, seat, &offers[chosen], &mut Teller::silent());
        spent += player.spent();
        budget += whole;
    }
    assert!(spent * 5 < budget * 4, "it thought {spent} of {budget} iterations: stopping early should save a fifth");
}

/// A decision with many offers, as servers know it.
fn any_decision() -> (Box<dyn table::AnyMatch>, Seat) {
    use table::AnyGame;
    let rules = table::Boxed::<TwoHeirs>::new();
    let setup = Setup::new(TwoHeirs::about(), 2, &BTreeMap::new(), None).expect("the defaults are sound");
    let mut game = rules.begin(&setup).expect("it begins");
    let seed = "7".parse().expect("a seed");
    let bots = BotsOf::<TwoHeirs>::new();
    loop {
        if let Some(chance) = game.roll(&seed) {
            game.settle(&chance).expect("chance is lawful");
            continue;
        }
        let Pending::Seats(seats) = game.pending() else { panic!("the game is over without a choice") };
        let seat = seats.first().expect("somebody decides");
        if game.offer_texts(seat).len() > 8 {
            return (game, seat);
        }
        let choice = bots.choose(Kind::Greedy, game.as_ref(), seat, 1, &Effort::whole()).expect("it chooses");
        game.act(seat, &choice.act).expect("what a bot does is lawful");
    }
}

#[test]
fn c1_a_thought_is_stopped_at_once_and_says_nothing() {
    let (game, seat) = any_decision();
    let effort = Effort::whole();
    let stop = effort.stop.clone();
    let begun = Instant::now();
    let thinking = std::thread::spawn(move || {
        let bots = BotsOf::<TwoHeirs>::new();
        let long = Kind::Search(Budget::Time(Duration::from_secs(600)));
        let many = Budget::Iterations(10_000_000);
        let chosen = bots.choose(long, game.as_ref(), seat, 1, &effort);
        (chosen, bots.think(many, game.as_ref(), seat, 1, &effort))
    });
    std::thread::sleep(Duration::from_millis(50));
    stop.raise();
    assert_eq!(thinking.join().expect("it ends"), (None, None));
    assert!(begun.elapsed() < Duration::from_secs(5), "it went on for {:?}", begun.elapsed());
}

#[test]
fn h1_with_little_time_a_bot_thinks_less_and_never_takes_just_anything() {
    let (game, seat) = any_decision();
    let bots = BotsOf::<TwoHeirs>::new();
    let choose = |kind: Kind, most: u64| {
        let effort = Effort::within(Duration::from_millis(most));
        let begun = Instant::now();
        let choice = bots.choose(kind, game.as_ref(), seat, 1, &effort).expect("it chooses");
        (choice, begun.elapsed())
    };
    let expert = Kind::Level(Level::Expert);
    for long in
        [expert, Kind::Search(Budget::Iterations(10_000_000)), Kind::Search(Budget::Time(Duration::from_secs(600)))]
    {
        let (choice, took) = choose(long, 40);
        assert!(choice.eased && took < Duration::from_secs(2), "{long}: {choice:?} after {took:?}");
    }
    let (greedy, _) = choose(Kind::Greedy, 0);
    assert_eq!((greedy.act, greedy.eased), (choose(expert, 0).0.act, false), "without time it looks one step ahead");
    assert!(!choose(Kind::Search(Budget::Iterations(5)), 60_000).0.eased, "it had all the time it wanted");
}

/// The last turn of a game: a tile is to be taken, two units are at court.
const LAST_TURN: &str = r#"
board = ["(0,0) free gn", "(1,0) a tc_cath_gn", "(0,1) free gy", "(-1,1) free ye"]
flow = { turn = "a", phase = "final 1" }
offer = { tiles = ["do_mill", "tc_quarry"] }
"#;

#[test]
fn a_last_turn_is_counted_to_its_end_without_a_search_but_not_by_hand() {
    let game = rules();
    let first = table::testing::place(&game, LAST_TURN);
    let play = |judgement: Judgement| {
        let mut player = Search::new(Budget::Iterations(200), 1, 3).judging(judgement);
        let mut state = first.clone();
        while let Pending::Seats(seats) = game.pending(&state) {
            let seat = seats.single().expect("one at a time");
            let offers = table::testing::offers(&game, &state, seat);
            let view = game.view(&state, Viewer::Seat(seat));
            let index = player.choose(&Seen { game: &game, view: &view, seat, offers: &offers });
            game.act(&mut state, seat, &offers[index], &mut Teller::silent());
        }
        (player.spent(), game.outcome(&state).expect("it is over").scores[0])
    };
    let (spent, points) = play(Judgement::Own);
    assert_eq!(spent, 0, "it searched where it could count");
    let (searched, by_hand) = play(Judgement::Hand);
    assert!(searched > 0 && by_hand <= points, "{by_hand} points by hand, {points} counted");
}
