//! Many games of any game, by its id.

use crate::bench::{self, Bench};
use crate::contestant::Contestant;
use crate::error::Error;
use crate::play::play;
use bots::Bot;
use std::fmt;
use std::marker::PhantomData;
use table::{Advice, Complaint, Outcome, Setup};

/// The place where many games of one game are played, for those who know it only by its id.
pub trait AnyArena: Send + Sync + fmt::Debug {
    /// Opens the game once, for as many games as are wanted.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Ring>, Complaint>;

    /// Measures the game for about so many seconds.
    fn bench(&self, seconds: f64) -> Result<Bench, Complaint>;

    /// Does the same work every time, for counting instructions.
    fn fixed_work(&self) -> Result<(), Complaint>;
}

/// A game that was opened and in which contestants can meet.
pub trait Ring: Send + Sync {
    /// Plays one game between these contestants, each with a seed of its own; how it ended and how many decisions it took.
    fn play(&self, seated: &[(&Contestant, u64)], seed: u64) -> Result<(Outcome, usize), Error>;
}

/// The arena of this game.
pub struct ArenaOf<G>(PhantomData<G>);

impl<G> ArenaOf<G> {
    /// The arena of this game.
    pub const fn new() -> ArenaOf<G> {
        ArenaOf(PhantomData)
    }
}

impl<G> Default for ArenaOf<G> {
    fn default() -> ArenaOf<G> {
        ArenaOf::new()
    }
}

impl<G: Advice> fmt::Debug for ArenaOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the arena of {}", G::about().id)
    }
}

impl<G: Advice> AnyArena for ArenaOf<G> {
    fn open(&self, setup: &Setup) -> Result<Box<dyn Ring>, Complaint> {
        Ok(Box::new(Opened(G::open(setup)?)))
    }

    fn bench(&self, seconds: f64) -> Result<Bench, Complaint> {
        bench::bench::<G>(seconds)
    }

    fn fixed_work(&self) -> Result<(), Complaint> {
        bench::fixed::<G>()
    }
}

struct Opened<G>(G);

impl<G: Advice> Ring for Opened<G> {
    fn play(&self, seated: &[(&Contestant, u64)], seed: u64) -> Result<(Outcome, usize), Error> {
        let player = |(who, own): &(&Contestant, u64)| who.player(*own);
        let mut bots: Vec<Box<dyn Bot<G>>> = seated.iter().map(player).collect::<Result<_, _>>()?;
        let played = play(&self.0, &mut bots, seed);
        match bots.iter().find_map(|bot| bot.fault()) {
            Some(fault) => Err(Error::Player(fault.to_owned())),
            None => Ok(played),
        }
    }
}
