//! How strong the levels are in one game, as measured.

use crate::Level;

/// The rating of each level on the scale of one game, weakest first. The level fair has [`FAIR`]; 400 more are ten times the chance of each
/// of the others to win.
pub type Ratings = [u16; Level::ALL.len()];

/// The rating of the level fair in every game.
pub const FAIR: u16 = 1000;
