//! The rules of a game, opened for one setup.

use crate::lane::{Document, Going, Lane};
use crate::many::{Lanes, Many, Plan, Wrong};
use bots::Kind;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use table::{About, Advice, AnyMatch, Complaint, EditionTag, Features, Match, Outcome, Pending, Seed, Setup, Teller};

/// A game, for those who know it only by its id.
pub trait AnyLanes: Send + Sync + fmt::Debug {
    /// Opens the game for a setup, which is checked like one that was just agreed on.
    fn open(&self, setup: &Setup) -> Result<Arc<dyn Course>, Complaint>;
}

/// The rules of a game, opened for one setup.
pub trait Course: Send + Sync + fmt::Debug {
    /// What the game is.
    fn about(&self) -> &'static About;
    /// What was agreed.
    fn setup(&self) -> &Setup;
    /// The edition in use.
    fn edition(&self) -> &EditionTag;
    /// How many numbers a learner is given for each seat.
    fn features(&self) -> Features;
    /// Whether search judges here by what was learnt.
    fn is_learnt(&self) -> bool;
    /// The bytes of a state, without what it keeps elsewhere.
    fn state_bytes(&self) -> usize;
    /// A new game.
    fn begin(&self) -> Box<dyn Lane>;
    /// A game that begins in the position that a TOML document states under `position`.
    fn place(&self, document: &str) -> Result<Box<dyn Lane>, Complaint>;
    /// A game that goes on from where this one stands; `None` if it is one of another game. It begins there: its log is empty.
    fn take_over(&self, played: &dyn AnyMatch) -> Option<Box<dyn Lane>>;
    /// Many games at once.
    fn lanes(&self, plan: &Plan) -> Result<Box<dyn Lanes>, Wrong>;
    /// Plays a game between bots of these kinds, one for each seat, with the dice of this seed. The same seed plays the same, unless the
    /// budget of a bot is a time.
    fn play(&self, kinds: &[Kind], seed: u64) -> (Box<dyn Lane>, usize);
    /// Plays a game for each seed, on all cores; how they ended.
    fn play_many(&self, kinds: &[Kind], seeds: &[u64]) -> Vec<Option<Outcome>> {
        use rayon::prelude::*;
        seeds.par_iter().with_max_len(1).map(|seed| self.play(kinds, *seed).0.outcome()).collect()
    }
    /// Plays so many games at random, with nothing but the rules: the measure of everything that is built on them. Says how many decisions
    /// that took.
    fn race(&self, games: usize, seed: u64) -> u64;
}

/// The lanes of this game.
pub struct LanesOf<G>(PhantomData<G>);

impl<G> LanesOf<G> {
    /// The lanes of this game.
    pub const fn new() -> LanesOf<G> {
        LanesOf(PhantomData)
    }
}

impl<G> Default for LanesOf<G> {
    fn default() -> LanesOf<G> {
        LanesOf::new()
    }
}

impl<G: Advice> fmt::Debug for LanesOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the lanes of {}", G::about().id)
    }
}

impl<G: Advice> AnyLanes for LanesOf<G> {
    fn open(&self, setup: &Setup) -> Result<Arc<dyn Course>, Complaint> {
        let setup = setup.under(G::about(), setup.rules_version)?;
        Ok(Arc::new(Opened(Arc::new(G::open(&setup)?))))
    }
}

struct Opened<G>(Arc<G>);

impl<G: Advice> fmt::Debug for Opened<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", G::about().id, self.0.players())
    }
}

impl<G: Advice> Course for Opened<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn edition(&self) -> &EditionTag {
        self.0.edition()
    }

    fn features(&self) -> Features {
        G::FEATURES
    }

    fn is_learnt(&self) -> bool {
        self.0.net().is_some()
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn begin(&self) -> Box<dyn Lane> {
        Box::new(Going::new(Arc::clone(&self.0)))
    }

    fn place(&self, document: &str) -> Result<Box<dyn Lane>, Complaint> {
        let Document { position } = table::file::read::<Document<G::Position>>(document)?;
        Ok(Box::new(Going::placed(Arc::clone(&self.0), self.0.place(&position, &mut Teller::silent())?)))
    }

    fn take_over(&self, played: &dyn AnyMatch) -> Option<Box<dyn Lane>> {
        let played = played.as_any().downcast_ref::<Match<G>>()?;
        Some(Box::new(Going::placed(Arc::clone(&self.0), played.state().clone())))
    }

    fn lanes(&self, plan: &Plan) -> Result<Box<dyn Lanes>, Wrong> {
        Ok(Box::new(Many::new(Arc::clone(&self.0), plan)?))
    }

    fn play(&self, kinds: &[Kind], seed: u64) -> (Box<dyn Lane>, usize) {
        let mut bots: Vec<_> =
            kinds.iter().zip(1u64..).map(|(kind, seat)| kind.bot::<G>(seed ^ (seat << 32))).collect();
        let mut going = Going::new(Arc::clone(&self.0));
        let dice = Seed::from_number(seed);
        let mut decisions = 0;
        loop {
            going.advance(&dice);
            let Pending::Seats(seats) = going.pending() else { break };
            let seat = seats.first().unwrap_or_default();
            let index = going.seen(seat, |seen| bots[seat.index() % kinds.len()].choose(seen));
            if going.act_nth(seat, index).is_err() {
                break;
            }
            decisions += 1;
        }
        (Box::new(going), decisions)
    }

    fn race(&self, games: usize, seed: u64) -> u64 {
        use rayon::prelude::*;
        let game: &G = &self.0;
        let played = (0..games).into_par_iter().with_max_len(8);
        played.map_init(Vec::new, |offers, number| race_one(game, seed.wrapping_add(number as u64), offers)).sum()
    }
}

/// Plays one random game with nothing but the rules.
fn race_one<G: Advice>(game: &G, seed: u64, offers: &mut Vec<G::Action>) -> u64 {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    let mut silent = Teller::silent();
    let mut decisions = 0;
    loop {
        match game.pending(&state) {
            Pending::Over => return decisions,
            Pending::Chance => {
                let chance = game.roll(&state, &mut rng);
                game.settle(&mut state, &chance, &mut silent);
            }
            Pending::Seats(seats) => {
                let seat = seats.first().unwrap_or_default();
                offers.clear();
                game.offers(&state, seat, offers);
                let index = rng.random_range(0..offers.len());
                game.act(&mut state, seat, &offers[index], &mut silent);
                decisions += 1;
            }
        }
    }
}
