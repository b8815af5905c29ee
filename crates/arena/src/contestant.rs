//! Who takes part: one of our bots, a search with a net that is still to prove itself, or anybody's program.

use crate::error::Error;
use crate::house::{House, PATIENCE};
use bots::{Bot, Budget, Judgement, Kind, Search};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use table::{Advice, Net};

/// Somebody who takes part, written as a kind of bot, as `net:FILE:BUDGET` (as in `net:new.safetensors:500ms`) or as `program:COMMAND`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contestant {
    /// One of our bots.
    Bot(Kind),
    /// A search that judges by the net in this file.
    Net(PathBuf, Budget),
    /// A program that speaks the bot protocol.
    Program(String),
}

impl Contestant {
    /// A player for one game; a program ends with it.
    pub fn player<G: Advice>(&self, seed: u64) -> Result<Box<dyn Bot<G>>, Error> {
        self.player_of(seed, &House::new(PATIENCE))
    }

    /// A player for one game; programs come from this house.
    pub(crate) fn player_of<G: Advice>(&self, seed: u64, house: &Arc<House>) -> Result<Box<dyn Bot<G>>, Error> {
        match self {
            Contestant::Bot(kind) => Ok(kind.bot::<G>(seed)),
            Contestant::Net(file, budget) => {
                Ok(Box::new(Search::<G>::new(*budget, 1, seed).judging(Judgement::Net(Arc::new(load(file)?)))))
            }
            Contestant::Program(command) => match house.lend(command) {
                Ok(program) => Ok(Box::new(program)),
                Err(why) => Err(Error::Player(format!("the program `{command}` cannot play: {why}"))),
            },
        }
    }
}

/// Reads a net.
fn load(file: &Path) -> Result<Net, Error> {
    let wrong = |problem: &dyn fmt::Display| Error::Player(format!("{}: {problem}", file.display()));
    let bytes = std::fs::read(file).map_err(|problem| wrong(&problem))?;
    Net::read(&bytes).map_err(|problem| wrong(&problem))
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(kind) => kind.fmt(f),
            Contestant::Net(file, budget) => write!(f, "net:{}:{budget}", file.display()),
            Contestant::Program(command) => write!(f, "program:{command}"),
        }
    }
}

/// The text names nobody who could take part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAContestant {
    /// A net without its file or its budget.
    #[error("a net is written net:FILE:BUDGET")]
    Net,
    /// Neither a time nor a number.
    #[error("`{0}` is neither a time nor a number")]
    Budget(String),
    /// No kind of bot.
    #[error(transparent)]
    Bot(#[from] bots::NotAKind),
}

impl FromStr for Contestant {
    type Err = NotAContestant;

    fn from_str(text: &str) -> Result<Contestant, NotAContestant> {
        match text.split_once(':') {
            Some(("program", command)) => Ok(Contestant::Program(command.to_owned())),
            Some(("net", rest)) => {
                let (file, budget) = rest.rsplit_once(':').ok_or(NotAContestant::Net)?;
                let budget = budget.parse().map_err(|_| NotAContestant::Budget(budget.to_owned()))?;
                Ok(Contestant::Net(PathBuf::from(file), budget))
            }
            _ => Ok(Contestant::Bot(text.parse()?)),
        }
    }
}

impl Serialize for Contestant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Contestant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Contestant, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
