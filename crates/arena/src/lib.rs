//! Many games at once: simulations, tournaments with ratings, benchmarks.
#![forbid(unsafe_code)]

pub mod bench;
mod contestant;
pub mod report;
pub mod simulate;
pub mod stats;
pub mod tournament;

pub use bench::Bench;
pub use contestant::Contestant;
pub use simulate::Simulation;
