//! Players that are not people. Each sees only a view; the types give it nothing else.
//!
//! ```
//! use bots::{Bot, Budget, Search, Seen};
//! use std::sync::Arc;
//! use table::prelude::*;
//! use table::{Match, Seed, Setup, Viewer};
//! use two_heirs::TwoHeirs;
//!
//! let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
//! let mut game = Match::new(Arc::new(TwoHeirs::open(&setup).expect("the edition is sound")));
//! while let Some(chance) = game.roll(&Seed::from_number(7)) {
//!     game.settle(&chance).expect("what was rolled is possible");
//! }
//! let seat = game.deciding().first().expect("somebody must decide");
//! let view = game.game().view(game.state(), Viewer::Seat(seat));
//! let seen = Seen { game: &**game.game(), view: &view, seat, offers: &game.offers(seat) };
//! let mut bot = Search::new(Budget::Iterations(50), 1, 7);
//! let offer = bot.choose(&seen);
//! assert!(offer < seen.offers.len());
//! assert_eq!(bot.think(&seen).0.iter().map(|thought| thought.visits).sum::<u32>(), 50, "each try is spent on some offer");
//! ```
#![forbid(unsafe_code)]

mod any;
mod effort;
mod greedy;
mod process;
mod program;
mod search;
mod tree;

pub use any::{AnyBots, BotsOf, Candidate, Choice, Kind, Level};
pub use effort::{Effort, Stop};
pub use greedy::Greedy;
pub use process::reap_orphans;
pub use program::{LONGEST_LINE, Leash, MOST_UNASKED, PROTOCOL, Program, ProgramFault};
pub use search::{Budget, Search, Thought};

use rand::{Rng, RngExt};
use table::{Game, Seat};

/// Everything a bot is given when it must decide.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    /// The rules: what is printed in the box, known to all.
    pub game: &'a G,
    /// What this seat may know.
    pub view: &'a G::View,
    /// The seat that must decide.
    pub seat: Seat,
    /// What it may do; never empty.
    pub offers: &'a [G::Action],
}

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// The index of the offer it takes.
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize;

    /// What went wrong with it, if anything did; its game does not count then.
    fn fault(&self) -> Option<&str> {
        None
    }
}

/// Takes any offer, each as likely as the other.
#[derive(Clone, Debug)]
pub struct Random<R>(pub R);

impl<G: Game, R: Rng + Send> Bot<G> for Random<R> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.0.random_range(0..seen.offers.len())
    }
}
