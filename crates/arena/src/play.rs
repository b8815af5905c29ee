//! One game between bots.

use bots::{Bot, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::record::{Entry, Parts, Record, What};
use table::{Advice, AnyMatch, Match, Outcome, Pending, Seat, SeatSet, Seed, Step, Teller, Viewer};

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// How it ended. Whoever failed has no part in the victory and the last place.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: usize,
    /// Who failed, and why.
    pub faults: Vec<(Seat, String)>,
    /// The record, if it was to be kept.
    pub record: Option<Record>,
}

/// Plays one game between bots and says how it ended and how many decisions it took.
pub fn play<G: Advice>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> (Outcome, usize) {
    let (_, outcome, decisions) = play_watched(game, bots, seed, |_, _, _| {});
    (outcome, decisions)
}

/// Plays one game between bots, showing each move to `watch` before it is made; the last state, how it ended and how many
/// decisions it took.
pub fn play_watched<G: Advice>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    mut watch: impl FnMut(&G::State, Seat, &G::Action),
) -> (G::State, Outcome, usize) {
    let mut decisions = 0;
    let (state, outcome) = run(game, bots, seed, |state, step| {
        if let Step::Act(seat, action) = step {
            watch(state, *seat, action);
            decisions += 1;
        }
    });
    (state, outcome, decisions)
}

/// Plays one game between bots that may fail; keeps its record if it is `kept` under these names.
pub(crate) fn play_on<G: Advice>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    kept: Option<Vec<String>>,
) -> Ended {
    let (mut decisions, mut steps) = (0, Vec::new());
    let (_, outcome) = run(game, bots, seed, |_, step| {
        decisions += usize::from(matches!(step, Step::Act(..)));
        if kept.is_some() {
            steps.push(step.clone());
        }
    });
    let faults = bots.iter().map(|bot| bot.fault().map(str::to_owned));
    let faults = Seat::all(game.players()).zip(faults).filter_map(|(seat, fault)| Some((seat, fault?)));
    let faults: Vec<(Seat, String)> = faults.collect();
    let faulty: SeatSet = faults.iter().map(|(seat, _)| *seat).collect();
    let record = kept.map(|names| record(game, names, seed, &steps));
    Ended { outcome: forfeited(outcome, faulty), decisions, faults, record }
}

/// Plays one game between bots, showing each step before it is taken. Whoever listens hears what happens, and everybody how it ended.
pub(crate) fn run<G: Advice>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    mut watch: impl FnMut(&G::State, &Step<G>),
) -> (G::State, Outcome) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.begin();
    let listening = bots.iter().any(|bot| bot.listens());
    let mut offers = Vec::new();
    loop {
        let mut teller = if listening { Teller::listening() } else { Teller::silent() };
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let step = Step::Chance(game.roll(&state, &mut dice));
                watch(&state, &step);
                if let Step::Chance(chance) = &step {
                    game.settle(&mut state, chance, &mut teller);
                }
            }
            Pending::Seats(seats) => {
                let seat = seats.first().unwrap_or_default();
                offers.clear();
                game.offers(&state, seat, &mut offers);
                let view = game.view(&state, Viewer::Seat(seat));
                let seen = Seen { game, view: &view, seat, offers: &offers };
                let index = bots[seat.index()].choose(&seen);
                watch(&state, &Step::Act(seat, offers[index].clone()));
                game.act(&mut state, seat, &offers[index], &mut teller);
            }
        }
        if listening {
            let events = teller.into_events();
            let seats = Seat::all(game.players()).zip(bots.iter_mut());
            seats.filter(|(_, bot)| bot.listens()).for_each(|(seat, bot)| bot.hear(seat, &events));
        }
    }
    let nobody = || Outcome { winners: Default::default(), places: vec![], scores: vec![0; game.players()] };
    let outcome = game.outcome(&state).unwrap_or_else(nobody);
    Seat::all(game.players()).zip(bots.iter_mut()).for_each(|(seat, bot)| bot.end(seat, &outcome));
    (state, outcome)
}

/// The outcome, if these seats have failed: they have lost, and the others are ranked among themselves.
fn forfeited(outcome: Outcome, faulty: SeatSet) -> Outcome {
    if faulty.is_empty() || outcome.places.is_empty() {
        return outcome;
    }
    let Outcome { winners, places, scores } = outcome;
    let players = places.len();
    let sound = |seat: &Seat| !faulty.has(*seat);
    let place = |seat: Seat| places[seat.index()];
    let better = |seat: Seat| Seat::all(players).filter(sound).filter(|other| place(*other) < place(seat)).count();
    let ranked: Vec<u8> = Seat::all(players)
        .map(|seat| if faulty.has(seat) { players } else { better(seat) + 1 })
        .map(|place| u8::try_from(place).unwrap_or(u8::MAX))
        .collect();
    let left: SeatSet = winners.iter().filter(sound).collect();
    let first = || Seat::all(players).filter(sound).filter(|seat| ranked[seat.index()] == 1).collect();
    Outcome { winners: if left.is_empty() { first() } else { left }, places: ranked, scores }
}

/// The record of a game. Its dice come from no seed that anybody was bound to, so it proves the moves and not the chance.
fn record<G: Advice>(game: &G, names: Vec<String>, seed: u64, steps: &[Step<G>]) -> Record {
    let mut played = Match::new(std::sync::Arc::new(game.clone()));
    let mut entries = Vec::new();
    for step in steps {
        // Every step was just taken in the game itself.
        let (what, taken) = match step {
            Step::Act(seat, action) => {
                (What::Act { seat: *seat, act: game.write_action(action) }, played.act(*seat, action).is_ok())
            }
            Step::Chance(chance) => (What::Chance { chance: game.write_chance(chance) }, played.settle(chance).is_ok()),
        };
        debug_assert!(taken, "what was taken once can be taken again");
        entries.push(Entry::after(what, &played));
    }
    Record::from(Parts {
        setup: game.setup().clone(),
        edition: game.edition().clone(),
        names,
        commitment: Seed::from_number(seed).commitment(),
        seed: None,
        entries,
        outcome: AnyMatch::outcome(&played),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(winner: usize, places: [u8; 4]) -> Outcome {
        Outcome { winners: SeatSet::one(Seat::new(winner)), places: places.to_vec(), scores: vec![9, 7, 5, 3] }
    }

    #[test]
    fn who_fails_has_lost_and_the_others_move_up() {
        let faulty = SeatSet::one(Seat::new(0));
        let after = forfeited(outcome(0, [1, 2, 2, 4]), faulty);
        assert_eq!(after.winners.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(after.places, [4, 1, 1, 3]);
        let after = forfeited(outcome(1, [3, 1, 2, 4]), faulty);
        assert_eq!((after.winners, after.places), (SeatSet::one(Seat::new(1)), vec![4, 1, 2, 3]));
        assert_eq!(forfeited(outcome(1, [3, 1, 2, 4]), SeatSet::EMPTY), outcome(1, [3, 1, 2, 4]));
    }
}
