//! Many games between bots, on all cores.

use crate::any::AnyArena;
use crate::contestant::Contestant;
use crate::error::Error;
use crate::house::PATIENCE;
use crate::play::Ended;
use crate::stats::wilson;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use table::{Record, Seat, Setup};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game and what was agreed.
    pub setup: Setup,
    /// Who plays; the line-up moves on by one seat from game to game, so that every kind sits everywhere.
    pub seats: Vec<Contestant>,
    /// How many games.
    pub games: usize,
    /// The same seed plays the same games.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// What is kept, and how long programs may take.
    pub keep: Keep,
}

/// What is kept of games beside their results, and how long programs may take.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keep {
    /// The folder for the records of all games.
    pub records: Option<PathBuf>,
    /// How long programs may take for a decision; [`PATIENCE`] where nothing is said.
    pub patience: Option<Duration>,
}

impl Keep {
    /// Writes the record of a game, if it was kept.
    pub(crate) fn write(&self, name: &str, record: Option<&Record>) -> Result<(), Error> {
        let (Some(folder), Some(record)) = (&self.records, record) else { return Ok(()) };
        let file = folder.join(name);
        std::fs::write(&file, record.write()).map_err(|problem| Error::Log { file, problem })
    }
}

/// The result of one kind of bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// The kind.
    pub bot: String,
    /// How many times it sat at a table.
    pub games: usize,
    /// How many times it won, alone or with others.
    pub wins: usize,
    /// How many of these it shared.
    pub shared: usize,
    /// Wins for each time it sat at a table.
    pub win_rate: f64,
    /// Lower end of the 95 % interval of the win rate.
    pub ci_low: f64,
    /// Upper end.
    pub ci_high: f64,
    /// Mean score.
    pub mean_score: f64,
    /// How many games it lost because it failed.
    pub faults: usize,
}

/// The result of many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game.
    pub game: String,
    /// How many played.
    pub players: usize,
    /// How many games.
    pub games: usize,
    /// Decisions in a game, on average.
    pub mean_decisions: f64,
    /// The fewest decisions a game took.
    pub least_decisions: usize,
    /// The most decisions a game took.
    pub most_decisions: usize,
    /// Games in a second, on all threads together.
    pub games_per_second: f64,
    /// One line for each kind of bot.
    pub bots: Vec<Line>,
    /// What went wrong with programs, the same only once.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub faults: BTreeSet<String>,
}

/// Plays the match in the arena of its game; `progress` is called after every game.
pub fn simulate(arena: &dyn AnyArena, plan: &Match, progress: impl Fn() + Sync) -> Result<Simulation, Error> {
    let ring = arena.open_for(&plan.setup, plan.keep.patience.unwrap_or(PATIENCE))?;
    let players = plan.setup.players;
    let started = Instant::now();
    let one = |number: usize| -> Result<_, Error> {
        let shift = number % players;
        // Games that differ only in the line-up share their dice.
        let seed = plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add((number / players) as u64);
        let seated: Vec<Contestant> = (0..players).map(|seat| plan.seats[(seat + shift) % players].clone()).collect();
        let own = |seat: usize| seed.wrapping_add(1 + (number * players + seat) as u64);
        let seeded: Vec<(&Contestant, u64)> = seated.iter().enumerate().map(|(seat, who)| (who, own(seat))).collect();
        let ended = ring.play(&seeded, seed, plan.keep.records.is_some())?;
        plan.keep.write(&format!("game-{number:06}.json"), ended.record.as_ref())?;
        progress();
        Ok((seated, ended))
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let games: Vec<_> = pool.install(|| (0..plan.games).into_par_iter().map(one).collect::<Result<_, Error>>())?;
    Ok(summary(plan, &games, started.elapsed().as_secs_f64()))
}

fn summary(plan: &Match, games: &[(Vec<Contestant>, Ended)], seconds: f64) -> Simulation {
    #[derive(Default)]
    struct Sum {
        games: usize,
        wins: usize,
        shared: usize,
        score: i64,
        faults: usize,
    }
    let mut sums: BTreeMap<&Contestant, Sum> = BTreeMap::new();
    for (kinds, Ended { outcome, faults, .. }) in games {
        for (seat, kind) in Seat::all(kinds.len()).zip(kinds) {
            let sum = sums.entry(kind).or_default();
            let won = outcome.winners.has(seat);
            sum.games += 1;
            sum.wins += usize::from(won);
            sum.shared += usize::from(won && outcome.winners.len() > 1);
            sum.score += i64::from(outcome.scores[seat.index()]);
            sum.faults += usize::from(faults.iter().any(|(faulty, _)| *faulty == seat));
        }
    }
    let bots = sums
        .into_iter()
        .map(|(kind, sum)| {
            let (ci_low, ci_high) = wilson(sum.wins as f64, sum.games as f64);
            Line {
                bot: kind.to_string(),
                games: sum.games,
                wins: sum.wins,
                shared: sum.shared,
                win_rate: sum.wins as f64 / sum.games as f64,
                ci_low,
                ci_high,
                mean_score: sum.score as f64 / sum.games as f64,
                faults: sum.faults,
            }
        })
        .collect();
    let decisions = || games.iter().map(|(_, ended)| ended.decisions);
    Simulation {
        game: plan.setup.game.clone(),
        players: plan.setup.players,
        games: games.len(),
        mean_decisions: decisions().sum::<usize>() as f64 / games.len().max(1) as f64,
        least_decisions: decisions().min().unwrap_or(0),
        most_decisions: decisions().max().unwrap_or(0),
        games_per_second: games.len() as f64 / seconds,
        bots,
        faults: games.iter().flat_map(|(_, ended)| &ended.faults).map(|(_, why)| why.clone()).collect(),
    }
}
