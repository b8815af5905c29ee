//! Brian Boru: three to five players compete for majorities of towns in the eight regions of Ireland around the year 1000.
//!
//! ```
//! use brian_boru::BrianBoru;
//! use table::prelude::*;
//! use table::{Seat, Setup, Teller, Viewer};
//!
//! # fn main() -> Result<(), table::Complaint> {
//! let setup = Setup::new(BrianBoru::about(), 3, &Default::default(), None)?;
//! let game = BrianBoru::open(&setup)?;
//! let mut state = game.begin();
//! game.settle(&mut state, &game.read_chance("first a")?, &mut Teller::silent());
//!
//! let a = Seat::new(0);
//! let mut offers = Vec::new();
//! game.offers(&state, a, &mut offers);
//! assert_eq!(offers.len(), 53);
//! game.act(&mut state, a, &offers[0], &mut Teller::silent());
//!
//! let view = game.view(&state, Viewer::Spectator);
//! assert_eq!(view.open.players[a].towns.single(), Some("N1".parse().expect("a town")));
//! # Ok(())
//! # }
//! ```
//!
//! How to read the crate beside the rulebook: [`pieces`] names things, [`edition`] says what they are worth, [`state`] is what lies on
//! the table, and [`decision`] lists everything that is decided, by a seat or by chance. Then come the chapters. `start.rs`: who begins
//! where (BB-2). `round.rs`: every round Viking strength and a marriage card are revealed (BB-3). `draft.rs`: a hand is drafted (BB-4).
//! `trick`: tricks are played (BB-5). `action`: what a card does (BB-6 to BB-9). Four upkeep steps follow: `marriage` (BB-11 to BB-13),
//! `battle` (BB-14, BB-15), `church` (BB-16), `claims.rs` (BB-17). `score.rs`: after the last round everything is scored (BB-18 to BB-20).
//! In its chapter every decision says who is asked, what is offered, why something is refused, and what an answer does.
//!
//! The other rooms are those of every game: `rules.rs` finds the way from a state to the next, [`view`] and `imagine.rs` say who knows
//! what, `words.rs` speaks to players, `notation.rs` and `position.rs` write things down, `audit.rs` says what always holds, `advice.rs`
//! how good a position is. Clause numbers such as `BB-5.3` are those of the rules told to players.
#![forbid(unsafe_code)]

mod action;
mod advice;
mod audit;
mod battle;
mod bench;
mod church;
mod claims;
mod components;
pub mod decision;
mod draft;
pub mod edition;
mod imagine;
mod lessons;
mod marriage;
mod notation;
pub mod pieces;
mod position;
mod prelude;
mod round;
mod rules;
mod score;
mod setup;
mod start;
pub mod state;
mod trick;
pub mod view;
mod words;

pub use bench::BENCH;
pub use claims::Strengths;
pub use decision::{Action, Chance, Step};
pub use imagine::Note;
pub use lessons::lessons;
pub use position::Position;
pub use score::Score;
pub use setup::{Options, VikingTie};
pub use state::State;
pub use view::View;

use edition::{Counts, Edition};
use table::{EditionTag, Setup};

/// The rules of Brian Boru, opened for one setup.
#[derive(Clone, Debug)]
pub struct BrianBoru {
    setup: Setup,
    tag: EditionTag,
    components: Edition,
    options: Options,
}

impl BrianBoru {
    /// The components in use.
    pub fn components(&self) -> &Edition {
        &self.components
    }

    /// The options in use.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What depends on the number of players.
    pub fn counts(&self) -> Counts {
        self.components.counts(self.setup.players)
    }
}

/// The puzzles that come with the game; see [`table::puzzle`].
pub const PUZZLES: &str = include_str!("../puzzles/shipped.toml");

/// What the fields of an edition file mean, for whoever writes one.
pub const FIELDS: &str = include_str!("../editions/fields.toml");
