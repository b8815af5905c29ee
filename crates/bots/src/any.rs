//! Bots for any game by its id.

use crate::{Bot, Greedy, Random, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use table::{Advice, AnyMatch, Match, Seat, Viewer};

/// A kind of bot that a person can seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Plays anything.
    Random,
    /// Looks one step ahead.
    Greedy,
}

impl Kind {
    /// All of them, weakest first.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// The name used on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// A bot of this kind; the same seed plays the same.
    pub fn bot<G: Advice>(self, seed: u64) -> Box<dyn Bot<G>> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        match self {
            Kind::Random => Box::new(Random(rng)),
            Kind::Greedy => Box::new(Greedy::new(rng)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            let known: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
            format!("`{text}` is not a kind of bot; there are: {}", known.join(", "))
        })
    }
}

/// The bots of one game, for those who know it only by its id.
pub trait AnyBots: Send + Sync + fmt::Debug {
    /// What a bot of this kind does on this seat, in the notation of the game; `None` if the seat has nothing to
    /// decide or the match is of another game. The bot itself is given the seat's view and nothing else.
    fn choose(&self, kind: Kind, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<String>;
}

/// The bots of this game.
pub struct BotsOf<G>(PhantomData<G>);

impl<G> BotsOf<G> {
    /// The bots of this game.
    pub const fn new() -> BotsOf<G> {
        BotsOf(PhantomData)
    }
}

impl<G> Default for BotsOf<G> {
    fn default() -> BotsOf<G> {
        BotsOf::new()
    }
}

impl<G: Advice> fmt::Debug for BotsOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bots of {}", G::about().id)
    }
}

impl<G: Advice> AnyBots for BotsOf<G> {
    fn choose(&self, kind: Kind, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<String> {
        let played = game.as_any().downcast_ref::<Match<G>>()?;
        let offers = played.offers(seat);
        if offers.is_empty() {
            return None;
        }
        let rules: &G = played.game();
        let view = rules.view(played.state(), Viewer::Seat(seat));
        let seen = Seen { game: rules, view: &view, seat, offers: &offers };
        let index = kind.bot::<G>(seed).choose(&seen);
        Some(rules.write_action(&offers[index]))
    }
}
