//! Scenarios: positions and expectations as data.

use crate::fault::{complaint, complaint_in, unreadable};
use crate::game::find;
use crate::state::State;
use crate::table::Table;
use pyo3::prelude::*;
use shelf::Entry;
use table::{Dictionary, Lang, scenario};

/// A position, steps, and what must be true of them.
#[pyclass(module = "crownlands", frozen)]
pub(crate) struct Scenario {
    entry: &'static Entry,
    scenario: scenario::Scenario,
}

#[pymethods]
impl Scenario {
    /// Reads a scenario file (TOML).
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Scenario> {
        let scenario = scenario::Scenario::read(text).map_err(|why| match Dictionary::new(Lang::En, []) {
            Ok(dictionary) => complaint_in(py, &dictionary, &why),
            Err(faulty) => unreadable(py, &faulty.to_string()),
        })?;
        Ok(Scenario { entry: find(py, &scenario.game)?, scenario })
    }

    /// Lays out the position, takes the steps and checks every expectation; raises `Unreadable`, with the line, at the first that does not hold.
    fn run(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.scenario.run(self.entry.game).map(drop)).map_err(|why| complaint(py, self.entry, &why))
    }

    /// The table before the first step, as a state to play on from.
    #[pyo3(signature = (seed = None))]
    fn state(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<State> {
        let wrong = |why: table::Complaint| complaint(py, self.entry, &why);
        let table = Table::open(py, self.entry, &self.scenario.setup(self.entry.game).map_err(wrong)?)?;
        let laid = self.scenario.laid_out(self.entry.game).map_err(wrong)?;
        let lane = table.course.take_over(laid.as_ref()).unwrap_or_else(|| table.course.begin());
        Ok(State::new(self.entry, table.course, lane, seed))
    }

    /// Its title.
    #[getter]
    fn title(&self) -> &str {
        &self.scenario.title
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.entry.id()
    }

    /// The clauses it is about.
    #[getter]
    fn clauses(&self) -> Vec<String> {
        self.scenario.clauses.clone()
    }

    fn __repr__(&self) -> String {
        format!("<Scenario {}: {}>", self.entry.id(), self.scenario.title)
    }
}
