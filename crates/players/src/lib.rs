//! The bots, the arena and the lanes of each game, compiled for speed.
//!
//! [`bots`], [`arena`] and [`lanes`] are written for any game; what they are for a game of ours becomes machine code here and nowhere else. So the
//! little code that plays millions of games is optimised as far as it goes, and everything around it is quick to build.
//!
//! ```
//! use arena::AnyArena;
//! use table::Setup;
//! use table::prelude::*;
//!
//! let setup = Setup::new(two_heirs::TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
//! let ring = players::TwoHeirs.open(&setup).expect("the edition is sound");
//! assert!(ring.is_learnt());
//! ```
#![forbid(unsafe_code)]

use arena::{AnyArena, ArenaOf, Bench, Ring};
use bots::{AnyBots, BotsOf, Budget, Candidate, Choice, Effort, Kind, Level, Ratings};
use lanes::{AnyLanes, Course, LanesOf};
use std::sync::Arc;
use std::time::Duration;
use table::{AnyMatch, Complaint, Seat, Setup};

/// Those who play a game. The functions are plain ones, so they are compiled with this crate and not where they are called.
macro_rules! players {
    ($($(#[$about:meta])* $name:ident: $game:ty, $feature:literal, $ratings:expr;)*) => {$(
        $(#[$about])*
        #[cfg(feature = $feature)]
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        #[cfg(feature = $feature)]
        impl AnyBots for $name {
            fn choose(&self, kind: Kind, game: &dyn AnyMatch, seat: Seat, seed: u64, effort: &Effort) -> Option<Choice> {
                BotsOf::<$game>::new().choose(kind, game, seat, seed, effort)
            }

            fn think(&self, budget: Budget, game: &dyn AnyMatch, seat: Seat, seed: u64, effort: &Effort) -> Option<Vec<Candidate>> {
                BotsOf::<$game>::new().think(budget, game, seat, seed, effort)
            }

            fn standing(&self, game: &dyn AnyMatch) -> Option<Vec<f64>> {
                BotsOf::<$game>::new().standing(game)
            }

            fn rated(&self, level: Level) -> Option<u16> {
                const RATINGS: Ratings = $ratings;
                Level::ALL.into_iter().zip(RATINGS).find(|(one, _)| *one == level).map(|(_, rating)| rating)
            }
        }

        #[cfg(feature = $feature)]
        impl AnyArena for $name {
            fn open_for(&self, setup: &Setup, patience: Duration) -> Result<Box<dyn Ring>, Complaint> {
                ArenaOf::<$game>::new().open_for(setup, patience)
            }

            fn bench(&self, seconds: f64) -> Result<Bench, Complaint> {
                ArenaOf::<$game>::new().bench(seconds)
            }

            fn fixed_work(&self) -> Result<(), Complaint> {
                ArenaOf::<$game>::new().fixed_work()
            }
        }

        #[cfg(feature = $feature)]
        impl AnyLanes for $name {
            fn open(&self, setup: &Setup) -> Result<Arc<dyn Course>, Complaint> {
                LanesOf::<$game>::new().open(setup)
            }
        }
    )*};
}

// What was measured of the levels at the usual table of each game: a rating for each, weakest first.
// `docs/strength.md` says how; whoever changes how strong a level plays measures it again and writes it here.
players! {
    /// Who plays Brian Boru.
    BrianBoru: brian_boru::BrianBoru, "brian-boru", [554, 1000, 1373, 1701];
    /// Who plays The Two Heirs.
    TwoHeirs: two_heirs::TwoHeirs, "two-heirs", [300, 1000, 1282, 1592];
    /// Who plays Northgard.
    Northgard: northgard::Northgard, "northgard", [600, 1000, 1361, 1602];
    /// Who plays Crescent Moon.
    CrescentMoon: crescent_moon::CrescentMoon, "crescent-moon", [689, 1000, 1179, 1360];
}
