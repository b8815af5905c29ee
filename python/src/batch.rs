//! Many games stepped together, into arrays of NumPy.

use crate::fault::{not_offered, unreadable};
use crate::plain::python;
use crate::table::{Table, kind};
use bots::Kind;
use lanes::{Lanes, Numbering, Out, Plan, SPACE, Wrong, ahead_size};
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The widest mask of places.
const WIDEST: usize = 4096;

/// The most bytes that the games and arrays of a batch may take. A machine that has less than somebody asks for would end the interpreter, and not say why.
const LARGEST: usize = 8 << 30;

/// What may be said about a batch.
pub(crate) struct Wanted {
    seed: u64,
    numbering: Numbering,
    /// How wide masks are; 0 for none.
    width: usize,
    observe: bool,
    /// Whether to look ahead at every offer.
    ahead: bool,
    bots: Vec<Option<Kind>>,
}

impl Wanted {
    /// Reads the keywords of `Table.batch`.
    pub(crate) fn read(py: Python<'_>, players: usize, wanted: Option<&Bound<'_, PyDict>>) -> PyResult<Wanted> {
        let mut read =
            Wanted { seed: 0, numbering: Numbering::Places, width: 256, observe: true, ahead: false, bots: Vec::new() };
        for (name, value) in wanted.into_iter().flatten() {
            match name.extract::<String>()?.as_str() {
                "seed" => read.seed = value.extract()?,
                "actions" => read.numbering = numbering(py, &value.extract::<String>()?)?,
                "width" => read.width = value.extract()?,
                "observe" => read.observe = value.extract()?,
                "ahead" => read.ahead = value.extract()?,
                "bots" => read.bots = bots(py, players, &value)?,
                other => return Err(PyTypeError::new_err(format!("batch() has no argument `{other}`"))),
            }
        }
        if read.width > WIDEST {
            return Err(unreadable(py, &format!("masks can be {WIDEST} wide at most")));
        }
        if read.ahead && (read.numbering == Numbering::Numbers || read.width == 0) {
            return Err(unreadable(py, "looking ahead goes by places, as many as masks are wide"));
        }
        if read.numbering == Numbering::Numbers && read.width > 0 {
            read.width = SPACE;
        }
        Ok(read)
    }
}

/// How actions are named.
fn numbering(py: Python<'_>, name: &str) -> PyResult<Numbering> {
    match name {
        "places" => Ok(Numbering::Places),
        "numbers" => Ok(Numbering::Numbers),
        other => Err(unreadable(py, &format!("actions are named by `places` or `numbers`, not `{other}`"))),
    }
}

/// Bots by seat; `None` for seats that are asked.
fn bots(py: Python<'_>, players: usize, value: &Bound<'_, PyAny>) -> PyResult<Vec<Option<Kind>>> {
    if value.is_none() {
        return Ok(Vec::new());
    }
    let names: Vec<Option<String>> = value.extract()?;
    if names.len() > players {
        return Err(unreadable(py, &format!("{} bots were named for {players} seats", names.len())));
    }
    names.iter().map(|name| name.as_deref().map(|name| kind(py, name)).transpose()).collect()
}

/// Many games that are stepped together. The arrays are made once and written to at every step; each begins anew where its game is over.
#[pyclass(module = "crownlands", frozen)]
pub(crate) struct Batch {
    entry: &'static Entry,
    lanes: Mutex<Box<dyn Lanes>>,
    count: usize,
    seats: Py<PyArray1<i32>>,
    counts: Py<PyArray1<i32>>,
    masks: Py<PyArray2<u8>>,
    observations: Py<PyArray2<f32>>,
    ahead: Py<PyArray3<f32>>,
    rewards: Py<PyArray2<f32>>,
    done: Py<PyArray1<u8>>,
    scores: Py<PyArray2<i32>>,
}

/// What goes wrong in a step.
fn wrong(py: Python<'_>, why: &Wrong) -> PyErr {
    match why {
        Wrong::NotOffered { .. } => not_offered(py, &why.to_string()),
        _ => unreadable(py, &why.to_string()),
    }
}

impl Batch {
    pub(crate) fn new(py: Python<'_>, table: &Table, lanes: usize, wanted: Wanted) -> PyResult<Batch> {
        let Wanted { seed, numbering, width, observe, ahead, bots } = wanted;
        let (players, seen) = (table.players(), table.course.features().count * table.players());
        let observed = if observe { seen } else { 0 };
        let ahead = if ahead { [lanes, width, ahead_size(seen, players)] } else { [lanes, 0, 0] };
        let arrays = width.saturating_add(4 * observed).saturating_add(4 * ahead[1] * ahead[2]);
        let all = lanes.saturating_mul(arrays.saturating_add(table.course.state_bytes()));
        if all > LARGEST {
            let why = format!("this batch would take {} GiB; {} at most", all >> 30, LARGEST >> 30);
            return Err(unreadable(py, &why));
        }
        let plan = Plan { lanes, seed, numbering, bots };
        let made = py.detach(|| table.course.lanes(&plan)).map_err(|why| wrong(py, &why))?;
        let batch = Batch {
            entry: table.entry,
            lanes: Mutex::new(made),
            count: lanes,
            seats: PyArray1::zeros(py, lanes, false).unbind(),
            counts: PyArray1::zeros(py, lanes, false).unbind(),
            masks: PyArray2::zeros(py, [lanes, width], false).unbind(),
            observations: PyArray2::zeros(py, [lanes, observed], false).unbind(),
            ahead: PyArray3::zeros(py, ahead, false).unbind(),
            rewards: PyArray2::zeros(py, [lanes, players], false).unbind(),
            done: PyArray1::zeros(py, lanes, false).unbind(),
            scores: PyArray2::zeros(py, [lanes, players], false).unbind(),
        };
        batch.reset(py)?;
        Ok(batch)
    }

    /// The lanes. A step that panicked has left games as they were or further; what is written next is of them as they are.
    fn lanes(&self) -> MutexGuard<'_, Box<dyn Lanes>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the lanes write to the arrays, while other threads of Python run.
    fn write<T: Send>(
        &self,
        py: Python<'_>,
        step: impl FnOnce(&mut dyn Lanes, Out<'_>) -> Result<T, Wrong> + Send,
    ) -> PyResult<T> {
        let busy = |error: numpy::BorrowError| unreadable(py, &format!("the arrays are in use: {error}"));
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut counts = self.counts.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut ahead = self.ahead.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(busy)?;
        let mut scores = self.scores.bind(py).try_readwrite().map_err(busy)?;
        let out = Out {
            seats: seats.as_slice_mut()?,
            counts: counts.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            observations: observations.as_slice_mut()?,
            ahead: ahead.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
        };
        py.detach(|| step(self.lanes().as_mut(), out)).map_err(|why| wrong(py, &why))
    }

    fn lane(&self, lane: usize) -> PyResult<usize> {
        if lane < self.count { Ok(lane) } else { Err(PyIndexError::new_err(format!("there is no lane {lane}"))) }
    }
}

#[pymethods]
impl Batch {
    /// Begins every game anew, from the first.
    fn reset(&self, py: Python<'_>) -> PyResult<()> {
        self.write(py, |lanes, out| lanes.reset(out))
    }

    /// Takes one action in each lane. If any is not offered nothing is changed and `Refused` is raised.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.write(py, |lanes, out| lanes.step(actions, out))
    }

    /// Takes so many steps with actions drawn at random inside, and says how many games have ended.
    fn wander(&self, py: Python<'_>, steps: usize) -> PyResult<u64> {
        self.write(py, |lanes, out| lanes.wander(steps, out))
    }

    /// The seat to decide in each lane.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.seats.clone_ref(py)
    }

    /// How many actions each is offered.
    #[getter]
    fn counts(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.counts.clone_ref(py)
    }

    /// What of the actions is offered, by lane and place or number: 1, else 0.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.masks.clone_ref(py)
    }

    /// What the seat to decide observes, by lane.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.observations.clone_ref(py)
    }

    /// What the seat to decide would observe after each of its offers, by lane and place; everybody's part of the victory stands behind, where an
    /// offer ends the game. Empty unless `ahead=True`.
    #[getter]
    fn ahead(&self, py: Python<'_>) -> Py<PyArray3<f32>> {
        self.ahead.clone_ref(py)
    }

    /// By lane and seat: the part of the victory where a game has just ended, else 0.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// Whether a game has just ended in this lane: 1, else 0. Everything else is then of the next game.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.done.clone_ref(py)
    }

    /// By lane and seat: the points of the game that ended last.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.scores.clone_ref(py)
    }

    /// What is offered in a lane, in the notation of the game.
    fn offers(&self, lane: usize) -> PyResult<Vec<String>> {
        let lane = self.lane(lane)?;
        Ok(self.lanes().offers(lane))
    }

    /// What the seat to decide may know in a lane, as plain data.
    fn view<'py>(&self, py: Python<'py>, lane: usize) -> PyResult<Bound<'py, PyAny>> {
        let lane = self.lane(lane)?;
        let view = self.lanes().view(lane).unwrap_or_default();
        python(py, &view)
    }

    /// The fingerprint of what lies on the table of a lane.
    fn hash(&self, lane: usize) -> PyResult<String> {
        let lane = self.lane(lane)?;
        Ok(self.lanes().hash(lane))
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games of {}>", self.count, self.entry.id())
    }
}
