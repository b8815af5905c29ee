//! Many games at once: simulations, tournaments with ratings, self-play for learners, benchmarks.
//!
//! ```
//! use arena::ArenaOf;
//! use arena::simulate::{Match, simulate};
//! use table::{Rules, Setup};
//! use two_heirs::TwoHeirs;
//!
//! let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
//! let seats = ["greedy", "random"].map(|kind| kind.parse().expect("a kind of bot")).to_vec();
//! let plan = Match { setup, seats, games: 2, seed: 1, threads: 1, keep: Default::default() };
//! let result = simulate(&ArenaOf::<TwoHeirs>::new(), &plan, || {}).expect("the games are played");
//! assert_eq!(result.games, 2);
//! assert!(result.bots.iter().all(|line| line.games == 2));
//! ```
#![forbid(unsafe_code)]

mod any;
pub mod bench;
pub mod blunders;
mod contestant;
mod error;
mod house;
mod judge;
mod last_turn;
pub mod last_turns;
pub mod play;
pub mod report;
mod samples;
pub mod schema;
pub mod selfplay;
pub mod simulate;
pub mod stats;
pub mod tournament;

pub use any::{AnyArena, ArenaOf, Ring};
pub use bench::Bench;
pub use contestant::{Contestant, NotAContestant};
pub use error::Error;
pub use house::{House, PATIENCE};
pub use play::Ended;
pub use simulate::Simulation;
