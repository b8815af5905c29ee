//! Programs that take part: those that can play one game after the other wait here for the next.

use bots::{Bot, Company, Program, ProgramFault, Seen};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::{Event, Game, Outcome, Seat};

/// How long a program may take for one decision where nothing else is said.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// The programs of a match.
#[derive(Debug)]
pub struct House {
    patience: Duration,
    idle: Mutex<Vec<Program>>,
}

impl House {
    /// A house in which programs may take so long for a decision.
    pub fn new(patience: Duration) -> Arc<House> {
        Arc::new(House { patience, idle: Mutex::default() })
    }

    /// A program for one game: one that waits for it, or a new one.
    pub(crate) fn lend(self: &Arc<House>, command: &str) -> Result<Lent, ProgramFault> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = idle.iter().position(|program| program.command() == command).map(|place| idle.swap_remove(place));
        drop(idle);
        let program = waiting.map_or_else(|| Program::start(command, self.patience), Ok)?;
        Ok(Lent { program: Some(program), house: Arc::clone(self) })
    }
}

/// A program for one game. It goes back afterwards, if it can play another.
pub(crate) struct Lent {
    program: Option<Program>,
    house: Arc<House>,
}

impl<G: Game> Bot<G> for Lent {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.program.as_mut().map_or(0, |program| program.choose(seen))
    }

    fn fault(&self) -> Option<&str> {
        self.program.as_ref().and_then(|program| Bot::<G>::fault(program))
    }

    fn meet(&mut self, company: Company) {
        if let Some(program) = &mut self.program {
            program.meet(company);
        }
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, seat: Seat, events: &[Event]) {
        if let Some(program) = &mut self.program {
            Bot::<G>::hear(program, seat, events);
        }
    }

    fn end(&mut self, seat: Seat, outcome: &Outcome) {
        if let Some(program) = &mut self.program {
            Bot::<G>::end(program, seat, outcome);
        }
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(program) = self.program.take().filter(Program::can_play_again) {
            self.house.idle.lock().unwrap_or_else(PoisonError::into_inner).push(program);
        }
    }
}
