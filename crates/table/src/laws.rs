//! The laws every game keeps, tested over random games.
//!
//! 1. Same log, same state.
//! 2. Offered = accepted = not refused.
//! 3. Somebody can always act, and every game ends.
//! 4. Views do not leak.
//! 5. Nothing is lost or made.
//! 6. Round trips.
//! 7. Undo stops at new information.
//! 8. Bots see views only — kept by the types of the crate `bots`.
//!
//! A [finding](Finding) is shrunk to a short game and printed as a scenario file that shows it.

mod probe;
mod shrink;

use crate::testing::chosen;
use crate::{Game, Setup};
use probe::{Probe, Trace};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fmt;

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// 1. Same log, same state.
    SameLogSameState,
    /// 2. Offered = accepted = not refused.
    OfferedIsAccepted,
    /// 3. Somebody can always act, and every game ends.
    SomebodyCanAct,
    /// 4. Views do not leak.
    ViewsDoNotLeak,
    /// 5. Nothing is lost or made.
    NothingIsLost,
    /// 6. Round trips.
    RoundTrips,
    /// 7. Undo stops at new information.
    UndoStops,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::SameLogSameState => "law 1, same log, same state",
            Law::OfferedIsAccepted => "law 2, offered = accepted = not refused",
            Law::SomebodyCanAct => "law 3, somebody can always act, and every game ends",
            Law::ViewsDoNotLeak => "law 4, views do not leak",
            Law::NothingIsLost => "law 5, nothing is lost or made",
            Law::RoundTrips => "law 6, round trips",
            Law::UndoStops => "law 7, undo stops at new information",
        })
    }
}

/// A law that was broken, how, and the shortest game found that shows it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Which law.
    pub law: Law,
    /// How it was broken.
    pub why: String,
    /// The steps that lead there, as in a scenario file.
    pub steps: Vec<String>,
    /// The same as a scenario file, ready to run.
    pub scenario: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is broken: {}\nafter these steps:\n\n{}", self.law, self.why, self.scenario)
    }
}

/// What a run of the laws has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to the end.
    pub games: usize,
    /// Steps taken in them.
    pub steps: usize,
    /// The longest of them.
    pub longest: usize,
    /// Actions that were tried and refused.
    pub refusals: usize,
}

/// Plays `games` random games of this setup and checks every law along the way.
pub fn check<G: Game>(setup: &Setup, games: usize, seed: u64) -> Result<Tally, Box<Finding>> {
    let game = G::open(setup).map_err(|complaint| {
        let why = format!("the setup is refused: {complaint:?}");
        Box::new(Finding { law: Law::SomebodyCanAct, why, steps: Vec::new(), scenario: String::new() })
    })?;
    let probe = Probe::new(game);
    probe.editions().map_err(|broken| Box::new(shrink::finding(&probe, &broken, &Trace::default())))?;
    let mut tally = Tally::default();
    for number in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_add(number as u64));
        let mut trace = Trace::default();
        match probe.game(&mut trace, Some(&mut rng), number) {
            Ok(played) => {
                tally.games += 1;
                tally.steps += trace.len();
                tally.longest = tally.longest.max(trace.len());
                tally.refusals += played.refusals;
            }
            Err(broken) => return Err(Box::new(shrink::shrink(&probe, broken, trace, number))),
        }
    }
    Ok(tally)
}

/// How many games to play: `usual`, unless the environment variable `CROWNLANDS_LAW_GAMES` says otherwise.
pub fn games(usual: usize) -> usize {
    std::env::var("CROWNLANDS_LAW_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Checks the laws for this number of players and these options, for a test.
///
/// # Panics
///
/// With the finding, if there is one.
pub fn assert_lawful<G: Game>(players: usize, options: &[(&str, &str)], usual_games: usize) {
    let setup = Setup::new(G::about(), players, &chosen(options), None).expect("the setup is allowed");
    match check::<G>(&setup, games(usual_games), 1) {
        Ok(tally) => println!(
            "{} with {players} players: {} games, {} steps, the longest {}, {} refusals; every law holds",
            G::about().id,
            tally.games,
            tally.steps,
            tally.longest,
            tally.refusals
        ),
        Err(finding) => panic!("{finding}"),
    }
}
