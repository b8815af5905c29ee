//! The standard actions (CM-6).

mod build;
mod buy;
mod hire;
mod influence;
mod march;
mod play;
mod recruit;

pub use buy::Price;
pub(crate) use march::March;
