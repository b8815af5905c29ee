//! Games between bots for learners: how positions looked, and how the games ended.
//!
//! Samples are written as safetensors files of a few games each, which numpy reads without this crate: a header in JSON, then plain numbers.
//! `features` holds for every sample and seat what [`Advice::features`] says of a table that the player to decide imagined; `results` holds
//! everybody's part of the victory, `points` the final scores, `rests` how much had come to rest. The same seed plays the same games, and files that are there already are not
//! played again.

use crate::any::{AnyArena, Ring};
use crate::contestant::Contestant;
use crate::error::Error;
use crate::play::play_watched;
use bots::{Bot, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensorError, serialize};
use std::path::{Path, PathBuf};
use std::{fmt, fs};
use table::learn::Rest;
use table::{Advice, Notes, Seat, Setup, Viewer};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game and what was agreed.
    pub setup: Setup,
    /// Who plays; the line-up moves on by one seat from game to game.
    pub seats: Vec<Contestant>,
    /// How many games.
    pub games: usize,
    /// The same seed plays the same games.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// What is kept.
    pub sampling: Sampling,
}

/// Which positions are met and kept.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampling {
    /// One decision in so many is kept, on average; those where everything has come to rest are always kept.
    pub every: u32,
    /// How often a player takes anything, so that positions are met which good players avoid.
    pub slips: f64,
}

/// How many games stand in a file.
const GAMES_IN_FILE: usize = 4;

/// What a learner may learn from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    /// How many there are.
    pub count: usize,
    /// By sample, seat and feature.
    pub features: Vec<f32>,
    /// By sample and seat: the part of the victory.
    pub results: Vec<f32>,
    /// By sample and seat: the final score.
    pub points: Vec<f32>,
    /// By sample: the game it comes from.
    pub games: Vec<f32>,
    /// By sample: how much had come to rest, 0 for nothing, 1 for a part, 2 for the whole.
    pub rests: Vec<f32>,
}

impl Samples {
    fn append(&mut self, more: Samples, game: usize) {
        self.games.extend(std::iter::repeat_n(game as f32, more.count));
        self.count += more.count;
        self.features.extend(more.features);
        self.results.extend(more.results);
        self.points.extend(more.points);
        self.rests.extend(more.rests);
    }

    /// The file that holds them.
    fn bytes(&self, ring: &dyn Ring, players: usize) -> Result<Vec<u8>, SafeTensorError> {
        let plain = |values: &[f32]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
        let tensors = [
            (
                "features",
                &self.features,
                vec![self.count, players, self.features.len() / (self.count * players).max(1)],
            ),
            ("results", &self.results, vec![self.count, players]),
            ("points", &self.points, vec![self.count, players]),
            ("games", &self.games, vec![self.count]),
            ("rests", &self.rests, vec![self.count]),
        ]
        .map(|(name, values, shape)| (name, plain(values), shape));
        let views = tensors
            .iter()
            .map(|(name, bytes, shape)| TensorView::new(Dtype::F32, shape.clone(), bytes).map(|view| (*name, view)));
        let views: Vec<_> = views.collect::<Result<_, _>>()?;
        let mut facts = ring.made_for();
        facts.insert("players".to_owned(), players.to_string());
        serialize(views, Some(facts))
    }
}

/// A player that now and then takes anything.
struct Slipping<G> {
    steady: Box<dyn Bot<G>>,
    rng: ChaCha8Rng,
    slips: f64,
}

impl<G: Advice> Bot<G> for Slipping<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if self.rng.random_bool(self.slips) {
            return self.rng.random_range(0..seen.offers.len());
        }
        self.steady.choose(seen)
    }

    fn fault(&self) -> Option<&str> {
        self.steady.fault()
    }
}

/// Plays one game and keeps some of its positions, each as the player to decide imagined it.
pub(crate) fn sample<G: Advice>(game: &G, bots: &mut Vec<Box<dyn Bot<G>>>, seed: u64, sampling: Sampling) -> Samples {
    let own = |number: u64| ChaCha8Rng::seed_from_u64(seed ^ (number.wrapping_add(1) << 40));
    if sampling.slips > 0.0 {
        let steady = std::mem::take(bots).into_iter().zip(0..);
        let slipping = |(steady, seat)| Slipping { steady, rng: own(seat), slips: sampling.slips };
        *bots = steady.map(|player| Box::new(slipping(player)) as Box<dyn Bot<G>>).collect();
    }
    let mut rng = own(bots.len() as u64);
    let mut samples = Samples::default();
    let (_, outcome, _) = play_watched(game, bots, seed, |state, seat, _| {
        let rest = game.rest(state);
        if rest == Rest::Whole || rng.random_ratio(1, sampling.every.max(1)) {
            samples.rests.push(f32::from(rest as u8));
            let imagined = game.imagine(&game.view(state, Viewer::Seat(seat)), &mut rng);
            samples.features.extend(Notes::of(game, &imagined).values);
            samples.count += 1;
        }
    });
    for _ in 0..samples.count {
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        let part = |seat| if outcome.winners.has(seat) { share } else { 0.0 };
        samples.results.extend(Seat::all(game.players()).map(part));
        samples.points.extend(outcome.scores.iter().map(|score| *score as f32));
    }
    samples
}

/// Plays what is missing of the plan in the arena of its game and writes it into the folder; `progress` is told how many games are done.
/// Says how many files there are.
pub fn selfplay(
    arena: &dyn AnyArena,
    plan: &Plan,
    folder: &Path,
    progress: impl Fn(usize) + Sync,
) -> Result<usize, Error> {
    let ring = arena.open(&plan.setup)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let files = plan.games.div_ceil(GAMES_IN_FILE);
    let one = |number: usize| -> Result<(), Error> {
        let path = folder.join(format!("samples-{}-{number:05}.safetensors", plan.seed));
        let games = number * GAMES_IN_FILE..((number + 1) * GAMES_IN_FILE).min(plan.games);
        if !path.exists() {
            let mut samples = Samples::default();
            for game in games.clone() {
                samples.append(play_one(ring.as_ref(), plan, game)?, game);
                progress(1);
            }
            return write(&path, samples.bytes(ring.as_ref(), plan.setup.players));
        }
        progress(games.len());
        Ok(())
    };
    pool.install(|| (0..files).into_par_iter().with_max_len(1).try_for_each(one))?;
    Ok(files)
}

fn play_one(ring: &dyn Ring, plan: &Plan, game: usize) -> Result<Samples, Error> {
    let players = plan.setup.players;
    let seed = plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game as u64);
    let seated = Seat::all(players).map(|seat| {
        let who = &plan.seats[(seat.index() + game) % plan.seats.len()];
        (who, seed ^ ((seat.index() as u64 + 1) << 32))
    });
    ring.sample(&seated.collect::<Vec<_>>(), seed, plan.sampling)
}

/// Writes a file whole or not at all.
fn write(path: &Path, bytes: Result<Vec<u8>, SafeTensorError>) -> Result<(), Error> {
    let wrong = |problem: &dyn fmt::Display| Error::Samples { file: PathBuf::from(path), problem: problem.to_string() };
    let half = path.with_extension("part");
    let written = fs::write(&half, bytes.map_err(|problem| wrong(&problem))?).and_then(|()| fs::rename(&half, path));
    written.map_err(|problem| wrong(&problem))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArenaOf;
    use safetensors::SafeTensors;
    use table::Rules;
    use two_heirs::TwoHeirs;

    #[test]
    fn the_same_seed_writes_the_same_samples_and_what_is_there_is_not_played_again() {
        let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
        let seats = vec!["greedy".parse().expect("a kind of bot")];
        let sampling = Sampling { every: 4, slips: 0.1 };
        let plan = Plan { setup, seats, games: GAMES_IN_FILE + 1, seed: 3, threads: 1, sampling };
        let folder = std::env::temp_dir().join(format!("crownlands-selfplay-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let run = || selfplay(&ArenaOf::<TwoHeirs>::new(), &plan, &folder, |_| {}).expect("it is played");
        assert_eq!(run(), 2, "four games in a file");
        let [first, second] = [0, 1].map(|number| folder.join(format!("samples-3-{number:05}.safetensors")));
        let bytes = fs::read(&second).expect("it was written");
        fs::remove_file(&second).expect("it is there");
        fs::write(&first, "kept").expect("it can be written");
        run();
        assert_eq!(fs::read(&first).expect("it is there"), b"kept", "what is there is left alone");
        let again = fs::read(&second).expect("it was written again");
        let [tensors, same] = [&bytes, &again].map(|bytes| SafeTensors::deserialize(bytes).expect("it can be read"));
        // What is said of the whole file has no order.
        for (name, tensor) in tensors.iter() {
            let found = same.tensor(name).expect("it is whole");
            assert!(found.data() == tensor.data(), "the same seed plays the same: {name}");
        }
        let shape = |name: &str| tensors.tensor(name).expect("it is whole").shape().to_vec();
        let count = shape("games")[0];
        assert!(count > 5, "only {count} samples");
        assert_eq!(shape("features"), [count, 2, TwoHeirs::FEATURES.count]);
        assert_eq!((shape("results"), shape("points"), shape("rests")), (vec![count, 2], vec![count, 2], vec![count]));
        fs::remove_dir_all(&folder).expect("it can be cleared");
    }
}
