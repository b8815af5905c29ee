//! Games between bots for learners: how positions looked, and how the games ended.
//!
//! Samples are written as safetensors files of a few games each, which numpy reads without this crate: a header in JSON, then plain numbers.
//! `features` holds for every sample and seat what [`Advice::features`](table::Advice::features) says of a table that the player to decide imagined; `results` holds
//! everybody's part of the victory, `points` the final scores, `rests` how much had come to rest. The same seed plays the same games, and files that are there already are not
//! played again.

use crate::any::{AnyArena, Ring};
use crate::contestant::Contestant;
use crate::error::Error;
use rayon::prelude::*;
use safetensors::SafeTensorError;
use std::path::{Path, PathBuf};
use std::{fmt, fs};
use table::{Seat, Setup};

pub use crate::samples::{Samples, Sampling};

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

/// How many games stand in a file.
const GAMES_IN_FILE: usize = 4;

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
            return write(&path, samples.bytes(ring.made_for(), plan.setup.players));
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
    use table::{Advice, Rules};
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
