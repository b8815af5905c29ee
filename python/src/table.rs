//! The rules of a game, opened for one setup.

use crate::batch::{Batch, Wanted};
use crate::fault::{complaint, unreadable};
use crate::game::find;
use crate::plain::written;
use crate::state::{State, outcome};
use bots::Kind;
use lanes::Course;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Entry;
use std::sync::Arc;
use table::{EditionChoice, Setup};

/// A game opened for so many players, options and an edition. `Table.begin` begins a game.
#[pyclass(module = "crownlands", frozen)]
pub(crate) struct Table {
    pub(crate) entry: &'static Entry,
    pub(crate) course: Arc<dyn Course>,
}

impl Table {
    pub(crate) fn open(py: Python<'_>, entry: &'static Entry, setup: &Setup) -> PyResult<Table> {
        let course = py.detach(|| entry.lanes.open(setup)).map_err(|why| complaint(py, entry, &why))?;
        Ok(Table { entry, course })
    }

    pub(crate) fn players(&self) -> usize {
        self.course.setup().players
    }
}

/// What opens a table again, and what it is called with.
type Pickled<'py> = (Bound<'py, PyAny>, (String, u32));

/// A kind of bot by its name.
pub(crate) fn kind(py: Python<'_>, name: &str) -> PyResult<Kind> {
    name.parse().map_err(|why: bots::NotAKind| unreadable(py, &why.to_string()))
}

#[pymethods]
impl Table {
    /// Opens a setup as records write it (JSON), under this version of the rules, or the newest.
    #[staticmethod]
    #[pyo3(signature = (setup, rules_version = None))]
    fn from_setup(py: Python<'_>, setup: &str, rules_version: Option<u32>) -> PyResult<Table> {
        let setup: Setup = serde_json::from_str(setup).map_err(|why| unreadable(py, &why.to_string()))?;
        let entry = find(py, &setup.game)?;
        let rules_version = rules_version.unwrap_or(entry.game.about().rules_version);
        Table::open(py, entry, &Setup { rules_version, ..setup })
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.entry.id()
    }

    /// How many play.
    #[getter(players)]
    fn number_of_players(&self) -> usize {
        self.players()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (id, value) in &self.course.setup().options {
            options.set_item(id, value)?;
        }
        Ok(options)
    }

    /// The edition: its id, and SHA-256 over its text.
    #[getter]
    fn edition(&self) -> (String, String) {
        let tag = self.course.edition();
        (tag.id.clone(), tag.hash.clone())
    }

    /// The setup as plain data; `json.dumps` of it is what records write.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, serde_json::to_value(self.course.setup()))
    }

    /// The version of the rules it is played with; it is written beside the setup, not in it.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.course.setup().rules_version
    }

    /// How many numbers a learner is given for each seat.
    #[getter]
    fn feature_count(&self) -> usize {
        self.course.features().count
    }

    /// Raised whenever any feature means something else.
    #[getter]
    fn feature_version(&self) -> u32 {
        self.course.features().version
    }

    /// How many numbers a seat observes: the features of all seats, its own first.
    #[getter]
    fn observation_size(&self) -> usize {
        self.course.features().count * self.players()
    }

    /// Whether searching bots judge here by what was learnt; elsewhere they judge by hand.
    #[getter]
    fn is_learnt(&self) -> bool {
        self.course.is_learnt()
    }

    /// The bytes that the state of one game takes.
    #[getter]
    fn state_bytes(&self) -> usize {
        self.course.state_bytes()
    }

    /// A new game. With a seed it rolls its own dice whenever it is chance's turn; without, chance is yours: `State.roll` and `State.settle`.
    #[pyo3(signature = (seed = None))]
    fn begin(&self, seed: Option<u64>) -> State {
        State::new(self.entry, Arc::clone(&self.course), self.course.begin(), seed)
    }

    /// A game that begins in the position that a TOML document states under `position`.
    #[pyo3(signature = (document, seed = None))]
    fn place(&self, py: Python<'_>, document: &str, seed: Option<u64>) -> PyResult<State> {
        let lane = py.detach(|| self.course.place(document)).map_err(|why| complaint(py, self.entry, &why))?;
        Ok(State::new(self.entry, Arc::clone(&self.course), lane, seed))
    }

    /// Plays a game between bots, one kind for each seat, and returns its last state and how many decisions it took. The same seed plays the same, unless the budget of a bot is a time.
    fn play(&self, py: Python<'_>, bots: Vec<String>, seed: u64) -> PyResult<(State, usize)> {
        if bots.len() != self.players() {
            return Err(unreadable(py, &format!("{} bots were named for {} seats", bots.len(), self.players())));
        }
        let kinds = bots.iter().map(|name| kind(py, name)).collect::<PyResult<Vec<_>>>()?;
        let (lane, decisions) = py.detach(|| self.course.play(&kinds, seed));
        Ok((State::new(self.entry, Arc::clone(&self.course), lane, Some(seed)), decisions))
    }

    /// Plays several games between bots, game number n with seed n, on all cores; for each game what `Outcome` says.
    fn play_many<'py>(&self, py: Python<'py>, bots: Vec<String>, seeds: Vec<u64>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        if bots.len() != self.players() {
            return Err(unreadable(py, &format!("{} bots were named for {} seats", bots.len(), self.players())));
        }
        let kinds = bots.iter().map(|name| kind(py, name)).collect::<PyResult<Vec<_>>>()?;
        let ends = py.detach(|| self.course.play_many(&kinds, &seeds));
        ends.iter().map(|end| outcome(py, end)).collect()
    }

    /// Plays so many games at random inside, with nothing but the rules, and says how many decisions that took: the measure of everything else.
    #[pyo3(signature = (games, seed = 0))]
    fn race(&self, py: Python<'_>, games: usize, seed: u64) -> u64 {
        py.detach(|| self.course.race(games, seed))
    }

    /// So many games that are stepped together, on all cores. What else may be said stands in the type stub: `seed`, `actions`, `width`, `observe`, `ahead` and `bots`.
    #[pyo3(signature = (lanes, **wanted))]
    fn batch(&self, py: Python<'_>, lanes: usize, wanted: Option<&Bound<'_, PyDict>>) -> PyResult<Batch> {
        Batch::new(py, self, lanes, Wanted::read(py, self.players(), wanted)?)
    }

    fn __repr__(&self) -> String {
        let edition = match &self.course.setup().edition {
            EditionChoice::Builtin(id) => id.clone(),
            EditionChoice::Own(_) => format!("own edition {}", self.course.edition().id),
        };
        format!("<Table {} for {}, {edition}>", self.entry.id(), self.players())
    }

    fn __eq__(&self, other: &Table) -> bool {
        self.course.setup() == other.course.setup() && self.course.edition() == other.course.edition()
    }

    fn __hash__(&self) -> u64 {
        u64::from(lanes::number(&self.course.edition().hash)) ^ self.players() as u64
    }

    /// How to open it again elsewhere.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Pickled<'py>> {
        let setup = serde_json::to_string(self.course.setup()).map_err(|why| unreadable(py, &why.to_string()))?;
        Ok((py.get_type::<Table>().getattr("from_setup")?, (setup, self.rules_version())))
    }
}
