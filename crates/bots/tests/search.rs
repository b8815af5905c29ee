//! Search: the same seed thinks the same, what was learnt is used again, threads add up.

use bots::{Bot, Budget, Greedy, Search, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
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
    let mut state = game.begin();
    let seat = play_until(&game, &mut state, |_, offers| offers.len() > 8).expect("somebody has a choice");
    let once = |seed| think(&game, &state, seat, &mut Search::new(Budget::Iterations(200), 1, seed));
    assert_eq!(once(1), once(1));
    assert_ne!(once(1), once(2));
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
