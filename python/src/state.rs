//! A game that is being played.

use crate::fault::{not_offered, rejected, unreadable, unsaved};
use crate::game::find;
use crate::plain::{ActionName, SeatName, python, viewer};
use crate::record::Record;
use crate::table::{Table, kind};
use crate::{draw, record};
use bots::{Budget, Effort};
use lanes::{Course, Lane, Saved, ahead_size};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use shelf::Entry;
use std::sync::Arc;
use table::{Event, Outcome, Pending, Seat, Seed};

/// A game that is being played: what lies on the table, and how it came about.
#[pyclass(module = "crownlands")]
pub(crate) struct State {
    pub(crate) entry: &'static Entry,
    pub(crate) course: Arc<dyn Course>,
    pub(crate) lane: Box<dyn Lane>,
    /// The seed of its dice, where it rolls them itself.
    pub(crate) seed: Option<u64>,
}

/// How a game ended, as `crownlands.Outcome`; `None` while it goes on.
pub(crate) fn outcome<'py>(py: Python<'py>, outcome: &Option<Outcome>) -> PyResult<Bound<'py, PyAny>> {
    let Some(outcome) = outcome else { return Ok(py.None().into_bound(py)) };
    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    let places: Vec<u32> = outcome.places.iter().map(|place| u32::from(*place)).collect();
    py.import("crownlands.outcome")?.getattr("Outcome")?.call1((winners, places, outcome.scores.clone()))
}

impl State {
    pub(crate) fn new(
        entry: &'static Entry,
        course: Arc<dyn Course>,
        mut lane: Box<dyn Lane>,
        seed: Option<u64>,
    ) -> State {
        if let Some(seed) = seed {
            lane.advance(&Seed::from_number(seed));
        }
        State { entry, course, lane, seed }
    }

    fn players(&self) -> usize {
        self.course.setup().players
    }

    /// The seat that is meant, or the first that must decide.
    fn seat_or_first(&self, py: Python<'_>, seat: Option<SeatName>) -> PyResult<Seat> {
        match (seat, self.lane.pending()) {
            (Some(seat), _) => seat.seat(py, self.players()),
            (None, Pending::Seats(seats)) => Ok(seats.first().unwrap_or_default()),
            (None, Pending::Chance) => Err(not_offered(py, "it is chance's turn: use roll and settle")),
            (None, Pending::Over) => Err(not_offered(py, "the game is over")),
        }
    }

    /// Rolls the dice while it is chance's turn, if it has some of its own.
    fn roll_on(&mut self) {
        if let Some(seed) = self.seed {
            self.lane.advance(&Seed::from_number(seed));
        }
    }

    /// What a viewer hears of events: clause and sentence.
    fn told(&self, events: &[Event], viewer: table::Viewer, lang: table::Lang) -> Vec<(String, String)> {
        let dictionary = self.entry.dictionary(lang);
        let said = |event: &Event| {
            let heard = event.heard_by(viewer)?;
            Some((heard.clause.to_string(), dictionary.say(&heard.say, &|seat| seat.to_string())))
        };
        events.iter().filter_map(said).collect()
    }
}

#[pymethods]
impl State {
    /// Reads what `State.to_bytes` wrote, from anywhere: every step is taken again under the rules.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, bytes: &[u8]) -> PyResult<State> {
        let saved = Saved::read(bytes).map_err(|why| unsaved(py, None, &why))?;
        let entry = find(py, &saved.setup.game)?;
        let table = Table::open(py, entry, &saved.setup)?;
        let lane = py.detach(|| saved.resume(&*table.course)).map_err(|why| unsaved(py, Some(entry), &why))?;
        Ok(State { entry, course: table.course, lane, seed: saved.seed })
    }

    /// The state as bytes: the setup and every step, so that it can be read anywhere.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, Saved::new(&*self.course, &*self.lane, self.seed).write().as_bytes())
    }

    /// The table it is played at.
    #[getter]
    fn table(&self) -> Table {
        Table { entry: self.entry, course: Arc::clone(&self.course) }
    }

    /// The seed of its dice; `None` where chance is yours.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Whom the table waits for: `seats`, `chance` or `over`.
    #[getter]
    fn pending(&self) -> &'static str {
        match self.lane.pending() {
            Pending::Seats(_) => "seats",
            Pending::Chance => "chance",
            Pending::Over => "over",
        }
    }

    /// The seats that must decide; several where the rules let them choose secretly at once.
    #[getter]
    fn deciding(&self) -> Vec<usize> {
        match self.lane.pending() {
            Pending::Seats(seats) => seats.iter().map(Seat::index).collect(),
            Pending::Chance | Pending::Over => Vec::new(),
        }
    }

    /// The first seat that must decide; `None` if none must.
    #[getter]
    fn seat(&self) -> Option<usize> {
        match self.lane.pending() {
            Pending::Seats(seats) => seats.first().map(Seat::index),
            Pending::Chance | Pending::Over => None,
        }
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.lane.pending() == Pending::Over
    }

    /// What the seat to decide (or this one) may do, in the notation of the game.
    #[pyo3(signature = (seat = None))]
    fn offers(&mut self, py: Python<'_>, seat: Option<SeatName>) -> PyResult<Vec<String>> {
        let seat = self.seat_or_first(py, seat)?;
        Ok(self.lane.offers(seat))
    }

    /// How many actions are offered.
    #[pyo3(signature = (seat = None))]
    fn count(&mut self, py: Python<'_>, seat: Option<SeatName>) -> PyResult<usize> {
        let seat = self.seat_or_first(py, seat)?;
        Ok(self.lane.count(seat))
    }

    /// The stable numbers of what is offered, in the same order.
    #[pyo3(signature = (seat = None))]
    fn numbers(&mut self, py: Python<'_>, seat: Option<SeatName>) -> PyResult<Vec<u32>> {
        let seat = self.seat_or_first(py, seat)?;
        Ok(self.lane.numbers(seat))
    }

    /// What is offered, each with its words for a person.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn labels(&mut self, py: Python<'_>, seat: Option<SeatName>, lang: &str) -> PyResult<Vec<(String, String)>> {
        let seat = self.seat_or_first(py, seat)?;
        let dictionary = self.entry.dictionary(crate::plain::lang(py, lang)?);
        let offers = self.lane.table().offers(seat);
        let said = |offer: table::Offer| (offer.text, dictionary.say(&offer.label, &|seat| seat.to_string()));
        Ok(offers.into_iter().map(said).collect())
    }

    /// Lets a seat act: by the place of the offer, or in notation. Raises `Refused`, with the clause, and changes nothing where it may not.
    #[pyo3(signature = (action, seat = None))]
    fn act(&mut self, py: Python<'_>, action: ActionName, seat: Option<SeatName>) -> PyResult<()> {
        let seat = self.seat_or_first(py, seat)?;
        match action {
            ActionName::Place(place) => {
                let offers = self.lane.count(seat);
                let done = usize::try_from(place).ok().and_then(|place| self.lane.act_nth(seat, place).ok());
                done.ok_or_else(|| {
                    let seat = seat.index();
                    not_offered(py, &format!("{place} is none of the {offers} actions offered to seat {seat} now"))
                })?;
            }
            ActionName::Text(text) => {
                self.lane.act(seat, &text, false).map_err(|why| rejected(py, self.entry, &why))?;
            }
        }
        self.roll_on();
        Ok(())
    }

    /// Lets a seat act and says what happened, as a viewer hears it: clauses and sentences. What chance decides after it is not told.
    #[pyo3(signature = (action, seat = None, *, viewer = None, lang = "en"))]
    fn tell(
        &mut self,
        py: Python<'_>,
        action: ActionName,
        seat: Option<SeatName>,
        viewer: Option<SeatName>,
        lang: &str,
    ) -> PyResult<Vec<(String, String)>> {
        let seat = self.seat_or_first(py, seat)?;
        let viewer = crate::plain::viewer(py, viewer, self.players())?;
        let lang = crate::plain::lang(py, lang)?;
        let text = match action {
            ActionName::Text(text) => text,
            ActionName::Place(place) => {
                let mut offers = self.lane.offers(seat).into_iter();
                let found = usize::try_from(place).ok().and_then(|place| offers.nth(place));
                found.ok_or_else(|| not_offered(py, &format!("{place} is none of the offers")))?
            }
        };
        let events = self.lane.act(seat, &text, true).map_err(|why| rejected(py, self.entry, &why))?;
        self.roll_on();
        Ok(self.told(&events, viewer, lang))
    }

    /// Why this may not be done now: the clause and a sentence; `None` if it may.
    #[pyo3(signature = (action, seat = None, lang = "en"))]
    fn why(
        &self,
        py: Python<'_>,
        action: &str,
        seat: Option<SeatName>,
        lang: &str,
    ) -> PyResult<Option<(String, String)>> {
        let seat = self.seat_or_first(py, seat)?;
        let dictionary = self.entry.dictionary(crate::plain::lang(py, lang)?);
        match self.lane.check(seat, action) {
            Ok(()) => Ok(None),
            Err(table::Rejected::Refused(refusal)) => {
                let why = dictionary.say(&refusal.why, &|seat| seat.to_string());
                Ok(Some((refusal.clause.to_string(), why)))
            }
            Err(why) => Err(rejected(py, self.entry, &why)),
        }
    }

    /// What chance would decide next with the dice of this seed, in notation; `None` if it is not chance's turn.
    fn roll(&self, seed: u64) -> Option<String> {
        self.lane.roll(&Seed::from_number(seed))
    }

    /// Applies an outcome of chance, written in notation.
    fn settle(&mut self, py: Python<'_>, chance: &str) -> PyResult<()> {
        self.lane.settle(chance, false).map_err(|why| rejected(py, self.entry, &why))?;
        self.roll_on();
        Ok(())
    }

    /// Lets chance decide, with the dice of this seed, until it is somebody's turn. Says how often it did.
    fn advance(&mut self, seed: u64) -> usize {
        self.lane.advance(&Seed::from_number(seed))
    }

    /// What a seat may know (nothing said: a spectator), as plain data.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<SeatName>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.lane.table().plain_view(viewer(py, seat, self.players())?))
    }

    /// A game that could be going on as far as a seat knows: search from here, never from the real one.
    #[pyo3(signature = (seat = None, seed = 0))]
    fn imagine(&self, py: Python<'_>, seat: Option<SeatName>, seed: u64) -> PyResult<State> {
        let viewer = viewer(py, seat, self.players())?;
        let (entry, course) = (self.entry, Arc::clone(&self.course));
        Ok(State { entry, course, lane: self.lane.imagine(viewer, seed), seed: None })
    }

    /// What a seat observes, as numbers: the learning features of a table it imagines with this seed, its own first. Zeros when the game is over.
    #[pyo3(signature = (seat = None, seed = 0))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<SeatName>, seed: u64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = match (seat, self.lane.pending()) {
            (None, Pending::Over) => Seat::default(),
            (seat, _) => self.seat_or_first(py, seat)?,
        };
        let array = PyArray1::zeros(py, self.course.features().count * self.players(), false);
        self.lane.observe(seat, seed, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// What the seat to decide (or this one) would observe after each of its offers, at a table it imagines with this seed: a row for each, with everybody's
    /// part of the victory behind, the own first, where an offer ends the game.
    #[pyo3(signature = (seat = None, seed = 0))]
    fn ahead<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<SeatName>,
        seed: u64,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let seat = self.seat_or_first(py, seat)?;
        let size = ahead_size(self.course.features().count * self.players(), self.players());
        let array = PyArray2::zeros(py, [self.lane.count(seat), size], false);
        self.lane.ahead(seat, seed, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// How the game ended: an `Outcome`; `None` while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        outcome(py, &self.lane.outcome())
    }

    /// What a viewer must decide now, or what the table waits for.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn prompt(&self, py: Python<'_>, seat: Option<SeatName>, lang: &str) -> PyResult<String> {
        let message = self.lane.table().prompt(viewer(py, seat, self.players())?);
        let dictionary = self.entry.dictionary(crate::plain::lang(py, lang)?);
        Ok(dictionary.say(&message, &|seat| seat.to_string()))
    }

    /// The score as a viewer may know it: label, clause and points of each seat; the last row is the sum.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn score<'py>(&self, py: Python<'py>, seat: Option<SeatName>, lang: &str) -> PyResult<Bound<'py, PyDict>> {
        let sheet = self.lane.table().sheet(viewer(py, seat, self.players())?);
        let dictionary = self.entry.dictionary(crate::plain::lang(py, lang)?);
        let rows: Vec<_> = sheet
            .rows
            .iter()
            .map(|row| {
                let label = dictionary.say(&row.label, &|seat| seat.to_string());
                (label, row.clause.to_string(), row.points.clone())
            })
            .collect();
        let score = PyDict::new(py);
        score.set_item("rows", rows)?;
        score.set_item("totals", sheet.totals)?;
        Ok(score)
    }

    /// What a bot of this kind does here: the place of the offer. It sees what the seat may know, and nothing else.
    #[pyo3(signature = (bot, seat = None, seed = 0))]
    fn choose(&self, py: Python<'_>, bot: &str, seat: Option<SeatName>, seed: u64) -> PyResult<usize> {
        let kind = kind(py, bot)?;
        let seat = self.seat_or_first(py, seat)?;
        let mut lane = self.lane.fork();
        let chosen = py.detach(|| lane.choose(kind, seat, seed));
        chosen.ok_or_else(|| not_offered(py, &format!("seat {} has nothing to decide", seat.index())))
    }

    /// What a searching bot thinks of every offer, best first: notation, visits, and the result expected from 0 to 1.
    #[pyo3(signature = (budget, seat = None, seed = 0))]
    fn think(
        &self,
        py: Python<'_>,
        budget: &str,
        seat: Option<SeatName>,
        seed: u64,
    ) -> PyResult<Vec<(String, u32, f64)>> {
        let wrong =
            |_| unreadable(py, &format!("`{budget}` is neither a time such as 500ms nor a number of iterations"));
        let budget: Budget = budget.parse().map_err(wrong)?;
        let seat = self.seat_or_first(py, seat)?;
        let (table, bots) = (self.lane.table(), self.entry.bots);
        let thoughts = py.detach(|| bots.think(budget, table.as_ref(), seat, seed, &Effort::whole()));
        let thoughts =
            thoughts.ok_or_else(|| not_offered(py, &format!("seat {} has nothing to decide", seat.index())))?;
        Ok(thoughts.into_iter().map(|one| (one.act, one.visits, one.expected)).collect())
    }

    /// The position in readable terms, as plain data. It tells everything, secrets too.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.lane.table().position())
    }

    /// The position as a TOML document that `Table.place` reads, for scenarios.
    fn position_document(&self) -> String {
        self.lane.position()
    }

    /// Everything a scenario may expect, as plain data. It tells everything, secrets too.
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.lane.table().facts())
    }

    /// How many steps were taken.
    fn __len__(&self) -> usize {
        self.lane.length()
    }

    /// The steps so far, as scenarios write them: `a: lead 11`, `~ viking 9`.
    #[getter]
    fn steps(&self) -> Vec<String> {
        self.lane.steps()
    }

    /// The steps as a scenario file.
    #[pyo3(signature = (title = "A game"))]
    fn scenario(&self, py: Python<'_>, title: &str) -> PyResult<String> {
        if self.lane.first_position().is_some() {
            return Err(unreadable(py, "this game did not begin at the beginning; see position_document"));
        }
        let (game, setup) = (self.entry.game, self.course.setup());
        Ok(table::scenario::write(title, game, setup, &self.lane.steps()))
    }

    /// The record of the game so far. It begins at the beginning and has dice of its own, so that chance can be proven.
    #[pyo3(signature = (names = None))]
    fn record(&self, py: Python<'_>, names: Option<Vec<String>>) -> PyResult<Record> {
        record::of(py, self, names)
    }

    /// The board as a viewer sees it, as SVG with everything it needs.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn svg(&self, py: Python<'_>, seat: Option<SeatName>, lang: &str) -> PyResult<String> {
        let viewer = viewer(py, seat, self.players())?;
        let lang = crate::plain::lang(py, lang)?;
        draw::svg(self.entry, self.lane.table().as_ref(), viewer, lang).map_err(|why| unreadable(py, &why.to_string()))
    }

    /// The table written with letters, as a viewer sees it.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn text(&self, py: Python<'_>, seat: Option<SeatName>, lang: &str) -> PyResult<String> {
        let viewer = viewer(py, seat, self.players())?;
        let lang = crate::plain::lang(py, lang)?;
        draw::letters(self.entry, self.lane.table().as_ref(), viewer, lang)
            .map_err(|why| unreadable(py, &why.to_string()))
    }

    /// The board as notebooks show it: open to everybody, so that no secret is on it.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, "en")
    }

    /// A copy that goes its own way.
    fn copy(&self) -> State {
        State { entry: self.entry, course: Arc::clone(&self.course), lane: self.lane.fork(), seed: self.seed }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let read = py.get_type::<State>().getattr("from_bytes")?;
        Ok((read, (self.to_bytes(py),)))
    }

    /// The fingerprint of what lies on the table, as records write it: the same on every machine.
    #[getter]
    fn hash(&self) -> String {
        self.lane.table().hash()
    }

    fn __richcmp__<'py>(&self, other: &Bound<'py, PyAny>, how: CompareOp) -> PyResult<Bound<'py, PyAny>> {
        let py = other.py();
        let Ok(other) = other.cast::<State>() else { return Ok(py.NotImplemented().into_bound(py)) };
        let like = self.lane.is_like(&*other.try_borrow()?.lane);
        match how {
            CompareOp::Eq => Ok(like.into_pyobject(py)?.to_owned().into_any()),
            CompareOp::Ne => Ok((!like).into_pyobject(py)?.to_owned().into_any()),
            CompareOp::Lt | CompareOp::Le | CompareOp::Gt | CompareOp::Ge => Ok(py.NotImplemented().into_bound(py)),
        }
    }

    fn __repr__(&self) -> String {
        let waits = match self.lane.pending() {
            Pending::Seats(seats) => {
                format!(
                    "seat {} to decide",
                    seats.iter().map(|seat| seat.index().to_string()).collect::<Vec<_>>().join(", ")
                )
            }
            Pending::Chance => "chance to decide".to_owned(),
            Pending::Over => match self.lane.outcome() {
                Some(end) => format!("over, scores {:?}", end.scores),
                None => "over".to_owned(),
            },
        };
        format!("<State {} for {}, step {}, {waits}>", self.entry.id(), self.players(), self.lane.length())
    }
}
