//! The standard actions (CM-6).

mod build;
mod buy;
mod hire;
mod influence;
mod march;
mod play;
mod recruit;

pub use build::{Build, BuildHex};
pub use buy::{Buy, Price, Refill};
pub use hire::{FollowUp, Hire, HireSize};
pub use influence::Influence;
pub(crate) use march::March;
pub use march::{Assault, AssaultMix, AssaultTo, Move, MoveMix, MoveTo};
pub use play::Play;
pub use recruit::Recruit;
