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
mod budget;
mod effort;
mod ending;
mod greedy;
mod process;
mod program;
mod protocol;
mod rated;
mod search;
mod tree;

pub use any::{AnyBots, BotsOf, Candidate, Choice, Kind, Level, NotAKind};
pub use budget::{Budget, Judgement, NotABudget};
pub use effort::{Effort, Stop};
pub use greedy::Greedy;
pub use process::reap_orphans;
pub use program::{LONGEST_LINE, Leash, MOST_UNASKED, Program, ProgramFault};
pub use protocol::{Company, NEWEST_PROTOCOL, PROTOCOL, Question, Terms, Told};
pub use rated::{FAIR, Ratings};
pub use search::{Search, Thought};

use rand::{Rng, RngExt};
use table::{Advice, Event, Game, Outcome, Seat};

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

impl<G: Advice> Seen<'_, G> {
    /// The numbers of the offers that are not strictly dominated.
    pub fn sensible<R: Rng>(&self, rng: &mut R) -> Vec<usize> {
        let mut kept = self.offers.to_vec();
        if kept.len() > 1 {
            self.game.prune(&self.game.imagine(self.view, rng), self.seat, &mut kept);
        }
        (0..self.offers.len()).filter(|index| kept.contains(&self.offers[*index])).collect()
    }
}

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// The index of the offer it takes.
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize;

    /// What went wrong with it, if anything did; it has lost its game then.
    fn fault(&self) -> Option<&str> {
        None
    }

    /// A game begins among these.
    fn meet(&mut self, _company: Company) {}

    /// Whether it wants to hear what happens.
    fn listens(&self) -> bool {
        false
    }

    /// This happened; it hears of it what its seat may know.
    fn hear(&mut self, _seat: Seat, _events: &[Event]) {}

    /// The game is over.
    fn end(&mut self, _seat: Seat, _outcome: &Outcome) {}
}

/// Takes any offer, each as likely as the other.
#[derive(Clone, Debug)]
pub struct Random<R>(pub R);

impl<G: Game, R: Rng + Send> Bot<G> for Random<R> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.0.random_range(0..seen.offers.len())
    }
}
