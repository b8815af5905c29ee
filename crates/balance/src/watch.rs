//! Games that are watched from the first move to the last.

use crate::{Error, Plan, Players, Progress};
use arena::Contestant;
use arena::play::play_watched;
use bots::Bot;
use rayon::prelude::*;
use table::{Advice, Game, Outcome, Seat, Setup};

/// Looks on and counts. One is made for each game; they are merged in the order of the games, so a study comes out the same
/// however many threads play.
pub trait Watcher<G: Game>: Default + Send {
    /// A seat is about to do this.
    fn acts(&mut self, _game: &G, _state: &G::State, _seat: Seat, _action: &G::Action) {}

    /// The game is over.
    fn ended(&mut self, game: &G, state: &G::State, outcome: &Outcome);

    /// Takes over what another has counted.
    fn merge(&mut self, other: Self);
}

/// Games with one setup.
#[derive(Clone, Debug)]
pub struct Series {
    /// What was agreed.
    pub setup: Setup,
    /// Who plays, seat by seat; the line-up moves on by one seat from game to game.
    pub seats: Vec<Contestant>,
    /// How many games.
    pub games: usize,
    /// The same seed plays the same games.
    pub seed: u64,
}

impl Series {
    /// Equal bots on all seats.
    pub fn equal(setup: Setup, plan: &Plan, usual: usize) -> Series {
        let seats = vec![plan.bot.clone(); setup.players];
        Series { setup, seats, games: plan.games.unwrap_or(usual), seed: plan.seed }
    }
}

/// Plays a series on so many threads, watching every game.
pub fn watch<G: Advice, W: Watcher<G>>(
    series: &Series,
    player: Players<G>,
    threads: usize,
    progress: Progress<'_>,
) -> Result<W, Error> {
    let game = G::open(&series.setup)?;
    let players = series.setup.players;
    let one = |number: usize| -> Result<W, Error> {
        if (progress.stop)() {
            return Err(Error::Stopped);
        }
        let seed = series.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number as u64);
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(players);
        for seat in 0..players {
            let contestant = &series.seats[(seat + number) % players];
            bots.push(player(contestant, seed.wrapping_add(1 + (number * players + seat) as u64))?);
        }
        let mut watcher = W::default();
        let watching = |state: &G::State, seat: Seat, action: &G::Action| watcher.acts(&game, state, seat, action);
        let (state, outcome, _) = play_watched(&game, &mut bots, seed, watching);
        watcher.ended(&game, &state, &outcome);
        (progress.tick)();
        Ok(watcher)
    };
    (progress.expect)(series.games);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(arena::Error::from)?;
    let watchers: Vec<W> =
        pool.install(|| (0..series.games).into_par_iter().map(one).collect::<Result<Vec<W>, Error>>())?;
    let mut all = W::default();
    watchers.into_iter().for_each(|watcher| all.merge(watcher));
    Ok(all)
}
