//! Who takes part: one of our bots, or anybody's program.

use crate::error::Error;
use bots::{Bot, Kind, Program};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use table::Advice;

/// How long a program may take for one decision.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who takes part, written as a kind of bot or as `program:COMMAND`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contestant {
    /// One of our bots.
    Bot(Kind),
    /// A program that speaks the bot protocol.
    Program(String),
}

impl Contestant {
    /// A player for one game.
    pub fn player<G: Advice>(&self, seed: u64) -> Result<Box<dyn Bot<G>>, Error> {
        match self {
            Contestant::Bot(kind) => Ok(kind.bot::<G>(seed)),
            Contestant::Program(command) => match Program::start(command, PATIENCE) {
                Ok(program) => Ok(Box::new(program)),
                Err(why) => Err(Error::Player(format!("the program `{command}` cannot play: {why}"))),
            },
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(kind) => kind.fmt(f),
            Contestant::Program(command) => write!(f, "program:{command}"),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        match text.strip_prefix("program:") {
            Some(command) => Ok(Contestant::Program(command.to_owned())),
            None => text.parse().map(Contestant::Bot),
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
