//! How far people have come in the lessons of a game.

use serde::Serialize;

/// How far somebody has come in a lesson. What its table looks like follows from what was done there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Learnt {
    /// The game, as the caller calls it.
    pub game: String,
    /// The lesson, as the caller calls it.
    pub lesson: String,
    /// What they did there so far, in order.
    pub acts: Vec<String>,
    /// Whether they have reached its goal, now or before.
    pub done: bool,
}
