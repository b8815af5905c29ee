//! Players that are not people: our own bots, and programs that the operator has named.

use bots::{Kind, Program};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::TableId;
use table::{AnyMatch, Seat, Viewer};

/// Who plays on a seat that no person holds; written as a kind of bot, or as `program:NAME`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Robot {
    /// One of our bots.
    Bot(Kind),
    /// The program of this name.
    Program(String),
}

const PROGRAM: &str = "program:";

impl fmt::Display for Robot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Robot::Bot(kind) => kind.fmt(f),
            Robot::Program(name) => write!(f, "{PROGRAM}{name}"),
        }
    }
}

impl FromStr for Robot {
    type Err = String;

    fn from_str(text: &str) -> Result<Robot, String> {
        match text.strip_prefix(PROGRAM) {
            Some(name) => Ok(Robot::Program(name.to_owned())),
            None => text.parse().map(Robot::Bot),
        }
    }
}

/// A program at a seat, once it was started.
type Started = Arc<Mutex<Option<Program>>>;

/// The programs that may take seats, and those that sit somewhere now.
#[derive(Debug)]
pub(crate) struct Programs {
    commands: BTreeMap<String, String>,
    seated: Mutex<HashMap<(TableId, Seat), Started>>,
}

impl Programs {
    /// The programs of these names.
    pub(super) fn new(commands: BTreeMap<String, String>) -> Programs {
        Programs { commands, seated: Mutex::default() }
    }

    /// Their names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.commands.keys().map(String::as_str)
    }

    /// Whether there is one of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.commands.contains_key(name)
    }

    /// What the program of this name does on the seat. It is started when it is asked first, is shown what the seat may know and
    /// nothing else, and is started anew after a fault. Takes as long as the program does.
    pub(super) fn choose(
        &self,
        name: &str,
        table: &TableId,
        game: &dyn AnyMatch,
        seat: Seat,
        patience: Duration,
    ) -> Result<String, String> {
        let command = self.commands.get(name).ok_or_else(|| format!("there is no program `{name}`"))?;
        let started = Arc::clone(crate::lock(&self.seated).entry((table.clone(), seat)).or_default());
        let mut started = crate::lock(&started);
        let program = match started.as_mut() {
            Some(program) => program,
            None => started.insert(Program::start(command, patience)?),
        };
        let offers = game.offer_texts(seat);
        let answer = program.decide(game.setup(), seat, game.view(Viewer::Seat(seat)), &offers);
        if answer.is_err() {
            *started = None;
        }
        answer.map(|index| offers[index].clone())
    }

    /// Lets the programs of a table go, or of one seat.
    pub(super) fn dismiss(&self, table: &TableId, seat: Option<Seat>) {
        let gone: Vec<Started> = {
            let mut seated = crate::lock(&self.seated);
            let keys = seated.keys().filter(|(id, at)| id == table && seat.is_none_or(|seat| *at == seat));
            let keys: Vec<_> = keys.cloned().collect();
            keys.iter().filter_map(|key| seated.remove(key)).collect()
        };
        if !gone.is_empty() {
            // A program is given a moment to end by itself.
            std::thread::spawn(move || drop(gone));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_robot_is_written_and_read_back() {
        for robot in [Robot::Bot(Kind::Greedy), Robot::Program("my bot".to_owned())] {
            assert_eq!(robot.to_string().parse(), Ok(robot));
        }
        assert!("grandmaster".parse::<Robot>().is_err());
    }
}
