//! How fast a game is on one thread: uniform-random playouts with a hash of their results, and search.

use bots::{Budget, Search, Seen};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Advice, Complaint, Game, Outcome, Pending, Seat, Setup, Teller, Viewer, sha256_hex};

/// The figures of one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// The game.
    pub game: String,
    /// Whole random games in a second.
    pub playouts_per_second: f64,
    /// Decisions in a second: offers listed, one taken, nothing told.
    pub decisions_per_second: f64,
    /// Decisions in a game, on average.
    pub mean_decisions: f64,
    /// Offers at a decision, on average.
    pub mean_offers: f64,
    /// The most offers at a decision.
    pub max_offers: usize,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// Nanoseconds to make a view.
    pub view_ns: f64,
    /// Nanoseconds to imagine a state from a view.
    pub imagine_ns: f64,
    /// Nanoseconds to score the table at the end of a game.
    pub score_ns: f64,
    /// Iterations of search in a second, at decisions in the middle of a game.
    pub search_per_second: f64,
    /// A hash over the results of fixed games: equal as long as the rules are.
    pub result_hash: String,
}

/// What a playout has counted.
#[derive(Default)]
struct Count {
    decisions: u64,
    offers: u64,
    most: usize,
}

/// Random games of one setup.
struct Playouts<G: Game> {
    game: G,
    offers: Vec<G::Action>,
}

impl<G: Game> Playouts<G> {
    /// Plays one random game; `look` sees every state in which somebody decides.
    fn play(&mut self, rng: &mut SmallRng, count: &mut Count, mut look: impl FnMut(&G, &G::State, Seat)) -> G::State {
        let game = &self.game;
        let mut silent = Teller::silent();
        let mut state = game.begin();
        loop {
            match game.pending(&state) {
                Pending::Over => return state,
                Pending::Chance => {
                    let chance = game.roll(&state, rng);
                    game.settle(&mut state, &chance, &mut silent);
                }
                Pending::Seats(seats) => {
                    let seat = seats.first().unwrap_or_default();
                    look(game, &state, seat);
                    self.offers.clear();
                    game.offers(&state, seat, &mut self.offers);
                    count.decisions += 1;
                    count.offers += self.offers.len() as u64;
                    count.most = count.most.max(self.offers.len());
                    let index = rng.random_range(0..self.offers.len());
                    game.act(&mut state, seat, &self.offers[index], &mut silent);
                }
            }
        }
    }
}

impl<G: Advice> Playouts<G> {
    /// Searches at a decision with a choice in the middle of a random game; how many iterations in how long.
    fn search(&mut self, rng: &mut SmallRng, budget: Budget) -> (u64, Duration) {
        let mut met = Vec::new();
        self.play(rng, &mut Count::default(), |game, state, seat| {
            let mut offers = Vec::new();
            game.offers(state, seat, &mut offers);
            if offers.len() > 1 {
                met.push((state.clone(), seat, offers));
            }
        });
        let middle = met.len() / 2;
        let Some((state, seat, offers)) = met.into_iter().nth(middle) else { return (0, Duration::ZERO) };
        let view = self.game.view(&state, Viewer::Seat(seat));
        let seen = Seen { game: &self.game, view: &view, seat, offers: &offers };
        let started = Instant::now();
        let (_, iterations) = Search::new(budget, 1, 1).think(&seen);
        (iterations, started.elapsed())
    }
}

/// A table for each number of players.
fn tables<G: Advice>() -> Result<Vec<Playouts<G>>, Complaint> {
    let table = |players| {
        let setup = Setup::new(G::about(), players, &Default::default(), None)?;
        Ok(Playouts { game: G::open(&setup)?, offers: Vec::new() })
    };
    G::about().players.clone().map(table).collect()
}

/// The same work every time, for counting instructions: random games, and search in the middle of a game.
pub fn fixed<G: Advice>() -> Result<(), Complaint> {
    let mut rng = SmallRng::seed_from_u64(5);
    for table in &mut tables::<G>()? {
        for _ in 0..20 {
            black_box(table.play(&mut rng, &mut Count::default(), |_, _, _| {}));
        }
        black_box(table.search(&mut rng, Budget::Iterations(200)));
    }
    Ok(())
}

/// Measures a game for about this long, its player counts in turn.
pub fn bench<G: Advice>(seconds: f64) -> Result<Bench, Complaint> {
    let mut tables = tables::<G>()?;
    let result_hash = result_hash(&mut tables);
    let (mut count, mut playouts) = (Count::default(), 0u64);
    let mut rng = SmallRng::seed_from_u64(1);
    let limit = Duration::from_secs_f64(seconds);
    let started = Instant::now();
    while started.elapsed() < limit {
        for table in &mut tables {
            black_box(table.play(&mut rng, &mut count, |_, _, _| {}));
            playouts += 1;
        }
    }
    let elapsed = started.elapsed().as_secs_f64();
    let (clone_ns, view_ns, imagine_ns) = copies(&mut tables, seconds / 4.0);
    let score_ns = scores(&mut tables, seconds / 8.0);
    let search_per_second = search(&mut tables, seconds / 2.0);
    Ok(Bench {
        game: G::about().id.to_owned(),
        playouts_per_second: playouts as f64 / elapsed,
        decisions_per_second: count.decisions as f64 / elapsed,
        mean_decisions: count.decisions as f64 / playouts as f64,
        mean_offers: count.offers as f64 / count.decisions as f64,
        max_offers: count.most,
        state_bytes: size_of::<G::State>(),
        clone_ns,
        view_ns,
        imagine_ns,
        score_ns,
        search_per_second,
        result_hash,
    })
}

/// The results of 60 fixed games of each table, as a hash.
fn result_hash<G: Game>(tables: &mut [Playouts<G>]) -> String {
    let mut results = String::new();
    for (index, table) in tables.iter_mut().enumerate() {
        let mut rng = SmallRng::seed_from_u64(1000 + index as u64);
        for _ in 0..60 {
            let mut count = Count::default();
            let state = table.play(&mut rng, &mut count, |_, _, _| {});
            let outcome = written(table.game.outcome(&state));
            results.push_str(&format!("{} {} {outcome}\n", count.decisions, count.offers));
        }
    }
    let mut hash = sha256_hex(results.as_bytes());
    hash.truncate(16);
    hash
}

/// An outcome in words that stay the same however types print themselves; hashes that were agreed on once depend on them.
fn written(outcome: Option<Outcome>) -> String {
    outcome.map_or_else(
        || "None".to_owned(),
        |Outcome { winners, places, scores }| {
            let winners = winners.bits();
            format!("Some(Outcome {{ winners: SeatSet({winners}), places: {places:?}, scores: {scores:?} }})")
        },
    )
}

/// Iterations of search in a second, over decisions in the middle of random games.
fn search<G: Advice>(tables: &mut [Playouts<G>], seconds: f64) -> f64 {
    const GAMES: usize = 4;
    let slice = Duration::from_secs_f64(seconds / (GAMES * tables.len()) as f64);
    let mut rng = SmallRng::seed_from_u64(3);
    let (mut iterations, mut spent) = (0, Duration::ZERO);
    for table in tables.iter_mut() {
        for _ in 0..GAMES {
            let (more, time) = table.search(&mut rng, Budget::Time(slice));
            iterations += more;
            spent += time;
        }
    }
    iterations as f64 / spent.as_secs_f64().max(1e-9)
}

/// Nanoseconds to clone, to view and to imagine, over states from random games.
fn copies<G: Game>(tables: &mut [Playouts<G>], seconds: f64) -> (f64, f64, f64) {
    let mut rng = SmallRng::seed_from_u64(2);
    let mut sums = [0.0; 3];
    for table in tables.iter_mut() {
        let mut states = Vec::new();
        let mut number = 0;
        for _ in 0..8 {
            table.play(&mut rng, &mut Count::default(), |_, state, seat| {
                number += 1;
                if number % 7 == 0 {
                    states.push((state.clone(), seat));
                }
            });
        }
        let game = &table.game;
        let views: Vec<_> = states.iter().map(|(state, seat)| game.view(state, Viewer::Seat(*seat))).collect();
        let slice = seconds / 3.0;
        sums[0] += time(slice, &states, |(state, _)| drop(black_box(state.clone())));
        sums[1] += time(slice, &states, |(state, seat)| drop(black_box(game.view(state, Viewer::Seat(*seat)))));
        sums[2] += time(slice, &views, |view| drop(black_box(game.imagine(view, &mut rng))));
    }
    let [clone, view, imagine] = sums.map(|sum| sum / tables.len() as f64);
    (clone, view, imagine)
}

/// Nanoseconds to score final tables of random games.
fn scores<G: Game>(tables: &mut [Playouts<G>], seconds: f64) -> f64 {
    let mut rng = SmallRng::seed_from_u64(3);
    let slice = seconds / tables.len() as f64;
    let of = |table: &mut Playouts<G>| {
        let ends: Vec<_> = (0..64).map(|_| table.play(&mut rng, &mut Count::default(), |_, _, _| {})).collect();
        time(slice, &ends, |state| drop(black_box(table.game.outcome(state))))
    };
    tables.iter_mut().map(of).sum::<f64>() / tables.len() as f64
}

/// Mean nanoseconds of `work` over the items, repeated for about `seconds`.
fn time<T>(seconds: f64, items: &[T], mut work: impl FnMut(&T)) -> f64 {
    let limit = Duration::from_secs_f64(seconds);
    let started = Instant::now();
    let mut done = 0u64;
    while started.elapsed() < limit {
        items.iter().for_each(&mut work);
        done += items.len() as u64;
    }
    started.elapsed().as_nanos() as f64 / done.max(1) as f64
}
