//! Many games at once: matches between bots, and benchmarks.
#![forbid(unsafe_code)]

pub mod bench;
pub mod simulate;
pub mod stats;

pub use bench::Bench;
pub use simulate::{Line, Match as Lineup, Simulation};
