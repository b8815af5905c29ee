//! Records: a whole game as a file.

use crate::fault::{complaint, complaint_in, unreadable};
use crate::game::find;
use crate::plain::written;
use crate::state::{State, outcome};
use crate::table::Table;
use pyo3::prelude::*;
use shelf::Entry;
use table::record::{self, What};
use table::scenario::StepText;
use table::{Dictionary, Lang, Seed};

/// A game written down, from the setup to its last entry, that anybody can check.
#[pyclass(module = "crownlands", frozen)]
pub(crate) struct Record {
    entry: &'static Entry,
    record: record::Record,
}

/// The record of a game.
pub(crate) fn of(py: Python<'_>, state: &State, names: Option<Vec<String>>) -> PyResult<Record> {
    let Some(seed) = state.seed else {
        return Err(unreadable(py, "a record needs dice that can be proven; begin the game with a seed"));
    };
    if state.lane.first_position().is_some() {
        return Err(unreadable(py, "this game did not begin at the beginning, so there is no record of it"));
    }
    let players = state.course.setup().players;
    let names = names.unwrap_or_else(|| table::Seat::all(players).map(|seat| seat.to_string()).collect());
    if names.len() != players {
        return Err(unreadable(py, &format!("{} names were given for {players} seats", names.len())));
    }
    let wrong = |why: &table::Complaint| complaint(py, state.entry, why);
    let mut played = state.entry.game.begin(state.course.setup()).map_err(|why| wrong(&why))?;
    let mut entries = Vec::new();
    for step in state.lane.steps() {
        let what = match StepText::read(&step).map_err(|why| wrong(&why))? {
            StepText::Act(seat, act) => What::Act { seat, act: act.to_owned() },
            StepText::Chance(chance) => What::Chance { chance: chance.to_owned() },
            StepText::Refuse(..) | StepText::Misfit(..) | StepText::Undo(_) => continue,
        };
        what.apply(played.as_mut()).map_err(|why| crate::fault::rejected(py, state.entry, &why))?;
        entries.push(record::Entry::after(what, played.as_ref()));
    }
    let record = record::Record::new(played.as_ref(), names, &Seed::from_number(seed), entries);
    Ok(Record { entry: state.entry, record })
}

#[pymethods]
impl Record {
    /// Reads a record and checks its form, byte by byte.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Record> {
        let read = record::Record::read(text).map_err(|why| match Dictionary::new(Lang::En, []) {
            Ok(dictionary) => complaint_in(py, &dictionary, &why),
            Err(faulty) => unreadable(py, &faulty.to_string()),
        })?;
        Ok(Record { entry: find(py, &read.setup.game)?, record: read })
    }

    /// The record as text; equal records have equal bytes.
    fn write(&self) -> String {
        self.record.write()
    }

    /// Proves it against the rules, and its chance against the seed; says what it proves, or raises `Unreadable`.
    fn verify<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let proof = py.detach(|| self.record.verify(self.entry.game)).map_err(|why| complaint(py, self.entry, &why))?;
        written(py, serde_json::to_value(proof))
    }

    /// The game after so many steps; after all of them, where nothing is said.
    #[pyo3(signature = (steps = None))]
    fn replay(&self, py: Python<'_>, steps: Option<usize>) -> PyResult<State> {
        let setup = self.record.setup.under(self.entry.game.about(), self.record.rules_version);
        let table = Table::open(py, self.entry, &setup.map_err(|why| complaint(py, self.entry, &why))?)?;
        let upto = steps.unwrap_or(usize::MAX);
        if self.record.steps().any(|entry| matches!(entry.what, What::Undo { .. })) {
            // What was taken back is no part of a log that can go on, so this begins where it stands.
            let played = self.record.replay(self.entry.game, upto, |_, _, _, _| {});
            let played = played.map_err(|why| complaint(py, self.entry, &why))?;
            let lane = table.course.take_over(played.as_ref()).unwrap_or_else(|| table.course.begin());
            return Ok(State::new(self.entry, table.course, lane, None));
        }
        let mut lane = table.course.begin();
        for step in self.record.steps().take(upto) {
            let taken = match &step.what {
                What::Act { seat, act } => lane.act(*seat, act, false),
                What::Chance { chance } => lane.settle(chance, false),
                _ => continue,
            };
            taken.map_err(|why| crate::fault::rejected(py, self.entry, &why))?;
        }
        Ok(State::new(self.entry, table.course, lane, None))
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.entry.id()
    }

    /// The names of the seats.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.record.names.clone()
    }

    /// How it ended, if it has.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        outcome(py, &self.record.outcome)
    }

    fn __len__(&self) -> usize {
        self.record.steps().count()
    }

    fn __eq__(&self, other: &Record) -> bool {
        self.record == other.record
    }

    fn __hash__(&self) -> u64 {
        u64::from(lanes::number(&self.record.digest))
    }

    fn __repr__(&self) -> String {
        let end = if self.record.outcome.is_some() { "finished" } else { "unfinished" };
        format!("<Record {}, {} steps, {end}, {}>", self.entry.id(), self.__len__(), self.record.names.join(", "))
    }
}
