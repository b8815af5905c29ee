//! How balanced the games are: many games between equal bots are watched, counted, compared with targets and drawn.
//!
//! A study plays [`Series`] of games and looks at them with a [`Watcher`]; what it found becomes a [`Report`]. A game
//! that is studied adds a module with its [`Study`], which its entry on the shelf names.
//!
//! What is counted is compared with what is wanted by its interval, so that few games decide nothing:
//!
//! ```
//! use balance::{Count, Target, Verdict};
//!
//! let percent = |rate: f64| format!("{:.0} %", 100.0 * rate);
//! let mut first = Count::default();
//! (0..20).for_each(|game| first.add(f64::from(game % 2))); // who begins wins every other game
//! let fair = |count: &Count| Target::within("1", "who begins wins", count, (0.45, 0.55), percent).holds;
//! assert_eq!(fair(&first), Verdict::Undecided, "after 20 games nobody knows");
//! (0..2_000).for_each(|game| first.add(f64::from(game % 2)));
//! assert_eq!(fair(&first), Verdict::Yes);
//! ```
#![forbid(unsafe_code)]

#[cfg(feature = "brian-boru")]
pub mod brian_boru;
mod count;
#[cfg(feature = "crescent-moon")]
pub mod crescent_moon;
mod error;
mod known;
#[cfg(feature = "northgard")]
pub mod northgard;
mod report;
#[cfg(feature = "two-heirs")]
pub mod two_heirs;
mod watch;

pub use count::{Count, Mean};
pub use error::Error;
pub use known::{Known, Verdict};
pub use report::{Chart, Report, Section, Target};
pub use watch::{Series, Watcher, watch};

use arena::Contestant;
use bots::Bot;
use table::{About, EditionChoice, Setup};

/// How a study is to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Games of each series; the study's own number if none is given.
    pub games: Option<usize>,
    /// Who plays, on every seat.
    pub bot: Contestant,
    /// The same seed plays the same games.
    pub seed: u64,
    /// How many threads; 0 for all cores.
    pub threads: usize,
    /// The edition to look at; the game's own if none is given.
    pub edition: Option<EditionChoice>,
}

impl Plan {
    /// Whether the edition that comes with the game is looked at: what was tuned by hand was tuned for it.
    pub fn is_of_the_game(&self, about: &About) -> bool {
        match (&self.edition, about.editions.first()) {
            (Some(EditionChoice::Builtin(id)), Some(first)) => id == first.id,
            (Some(_), _) => false,
            (None, _) => true,
        }
    }

    /// A game of this study: so many players, these options.
    pub fn setup(&self, about: &'static About, players: usize, options: &[(&str, &str)]) -> Result<Setup, Error> {
        let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        Ok(Setup::new(about, players, &options, self.edition.clone())?)
    }
}

/// Hears how far a study has come.
#[derive(Clone, Copy)]
pub struct Progress<'a> {
    /// So many more games will be played.
    pub expect: &'a (dyn Fn(usize) + Sync),
    /// One game was played.
    pub tick: &'a (dyn Fn() + Sync),
    /// Whether nobody wants to know any more.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl std::fmt::Debug for Progress<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Progress").finish_non_exhaustive()
    }
}

/// Makes a player of a game from a seed. The shelf gives it to the studies, so that the bots of a game are compiled once.
pub type Players<G> = fn(&Contestant, u64) -> Result<Box<dyn Bot<G>>, arena::Error>;

/// A study of one game: plays what it needs and says what it found.
pub type Study = fn(&Plan, Progress<'_>) -> Result<Report, Error>;
