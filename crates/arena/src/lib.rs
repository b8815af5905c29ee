//! Many games at once: simulations, tournaments with ratings, benchmarks.
#![forbid(unsafe_code)]

mod any;
pub mod bench;
mod contestant;
mod error;
pub mod report;
pub mod simulate;
pub mod stats;
pub mod tournament;

pub use any::{AnyArena, ArenaOf, Ring};
pub use bench::Bench;
pub use contestant::Contestant;
pub use error::Error;
pub use simulate::Simulation;
