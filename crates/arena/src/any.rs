//! Many games of any game, by its id.

use crate::bench::{self, Bench};
use crate::contestant::Contestant;
use crate::error::Error;
use crate::house::{House, PATIENCE};
use crate::judge::{self, Judged};
use crate::last_turn::{self, LastTurn};
use crate::play::{Ended, play_on};
use crate::samples::{Samples, Sampling, sample};
use bots::{Bot, Company};
use std::collections::HashMap;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;
use table::{Advice, Complaint, Setup};

/// The place where many games of one game are played, for those who know it only by its id.
pub trait AnyArena: Send + Sync + fmt::Debug {
    /// Opens the game once, for as many games as are wanted.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Ring>, Complaint> {
        self.open_for(setup, PATIENCE)
    }

    /// Opens the game once; programs may take so long for a decision.
    fn open_for(&self, setup: &Setup, patience: Duration) -> Result<Box<dyn Ring>, Complaint>;

    /// Measures the game for about so many seconds.
    fn bench(&self, seconds: f64) -> Result<Bench, Complaint>;

    /// Does the same work every time, for counting instructions.
    fn fixed_work(&self) -> Result<(), Complaint>;
}

/// A game that was opened and in which contestants can meet.
pub trait Ring: Send + Sync {
    /// Plays one game between these contestants, each with a seed of its own; keeps its record if that is wanted. A program that fails loses
    /// its game; one that cannot even be started is an error.
    fn play(&self, seated: &[(&Contestant, u64)], seed: u64, keep: bool) -> Result<Ended, Error>;

    /// Plays one game and keeps what a learner may learn from it.
    fn sample(&self, seated: &[(&Contestant, u64)], seed: u64, sampling: Sampling) -> Result<Samples, Error>;

    /// Plays one game and judges every decision by a longer search.
    fn judge(&self, seated: &[(&Contestant, u64)], seed: u64) -> Result<Vec<Judged>, Error>;

    /// Plays one game and counts what could be had in the last turn of each seat, looking at no more than so many positions of a turn.
    fn last_turns(&self, seated: &[(&Contestant, u64)], seed: u64, positions: usize) -> Result<Vec<LastTurn>, Error>;

    /// Whether search judges here by what was learnt; elsewhere it judges by hand.
    fn is_learnt(&self) -> bool;

    /// What nets for this game are made for: its id, rules, edition and features, by their names in files.
    fn made_for(&self) -> HashMap<String, String>;
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
    fn open_for(&self, setup: &Setup, patience: Duration) -> Result<Box<dyn Ring>, Complaint> {
        Ok(Box::new(Opened { game: G::open(setup)?, house: House::new(patience) }))
    }

    fn bench(&self, seconds: f64) -> Result<Bench, Complaint> {
        bench::bench::<G>(seconds)
    }

    fn fixed_work(&self) -> Result<(), Complaint> {
        bench::fixed::<G>()
    }
}

struct Opened<G> {
    game: G,
    house: Arc<House>,
}

impl<G: Advice> Opened<G> {
    fn players(&self, seated: &[(&Contestant, u64)]) -> Result<Vec<Box<dyn Bot<G>>>, Error> {
        let names: Vec<String> = seated.iter().map(|(who, _)| who.to_string()).collect();
        let player = |(who, own): &(&Contestant, u64)| {
            let mut player = who.player_of(*own, &self.house)?;
            player.meet(Company::new(names.clone(), *own));
            Ok(player)
        };
        seated.iter().map(player).collect()
    }
}

impl<G: Advice> Ring for Opened<G> {
    fn play(&self, seated: &[(&Contestant, u64)], seed: u64, keep: bool) -> Result<Ended, Error> {
        let mut bots = self.players(seated)?;
        let names = keep.then(|| seated.iter().map(|(who, _)| who.to_string()).collect());
        Ok(play_on(&self.game, &mut bots, seed, names))
    }

    fn sample(&self, seated: &[(&Contestant, u64)], seed: u64, sampling: Sampling) -> Result<Samples, Error> {
        if G::FEATURES.count == 0 {
            return Err(Error::NothingToLearn);
        }
        let mut bots = self.players(seated)?;
        let samples = sample(&self.game, &mut bots, seed, sampling);
        faultless(&bots, samples)
    }

    fn judge(&self, seated: &[(&Contestant, u64)], seed: u64) -> Result<Vec<Judged>, Error> {
        let mut bots = self.players(seated)?;
        let judges: Vec<_> = seated.iter().map(|(who, _)| judge::judge_of(who)).collect();
        let judged = judge::judge(&self.game, &mut bots, &judges, seed);
        faultless(&bots, judged)
    }

    fn last_turns(&self, seated: &[(&Contestant, u64)], seed: u64, positions: usize) -> Result<Vec<LastTurn>, Error> {
        let mut bots = self.players(seated)?;
        let turns = last_turn::of_game(&self.game, &mut bots, seed, positions);
        faultless(&bots, turns)
    }

    fn is_learnt(&self) -> bool {
        self.game.net().is_some()
    }

    fn made_for(&self) -> HashMap<String, String> {
        let facts = [
            ("game", G::about().id.to_owned()),
            ("rules", self.game.setup().rules_version.to_string()),
            ("edition", self.game.edition().hash.clone()),
            ("features", G::FEATURES.version.to_string()),
        ];
        facts.map(|(name, value)| (name.to_owned(), value)).into()
    }
}

/// What came of a game, if nothing went wrong with any player.
fn faultless<G: Advice, T>(bots: &[Box<dyn Bot<G>>], played: T) -> Result<T, Error> {
    match bots.iter().find_map(|bot| bot.fault()) {
        Some(fault) => Err(Error::Player(fault.to_owned())),
        None => Ok(played),
    }
}
