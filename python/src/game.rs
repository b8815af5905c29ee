//! The games, by their ids.

use crate::fault::{complaint, unreadable};
use crate::table::Table;
use lanes::number;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Entry;
use std::collections::BTreeMap;
use table::{EditionChoice, Lang, OptionValues, Setup};

/// A game: what it is, its options, editions and rules. `Game.open` sits down to play it.
#[pyclass(module = "crownlands", frozen)]
pub(crate) struct Game {
    pub(crate) entry: &'static Entry,
}

/// The game with this id.
#[pyfunction]
pub(crate) fn game(py: Python<'_>, id: &str) -> PyResult<Game> {
    Ok(Game { entry: find(py, id)? })
}

/// All games.
#[pyfunction]
pub(crate) fn games() -> Vec<Game> {
    shelf::all_games().iter().map(|entry| Game { entry }).collect()
}

/// The stable number of an action written in the notation of its game: the same in every position.
#[pyfunction]
pub(crate) fn action_number(notation: &str) -> u32 {
    number(notation)
}

pub(crate) fn find(py: Python<'_>, id: &str) -> PyResult<&'static Entry> {
    shelf::find(id).ok_or_else(|| {
        let known: Vec<&str> = shelf::all_games().iter().map(Entry::id).collect();
        unreadable(py, &format!("`{id}` is no game; there are: {}", known.join(", ")))
    })
}

#[pymethods]
impl Game {
    /// The id, such as `two-heirs`.
    #[getter]
    fn id(&self) -> &'static str {
        self.entry.id()
    }

    /// The name in a language.
    #[pyo3(signature = (lang = "en"))]
    fn name(&self, py: Python<'_>, lang: &str) -> PyResult<String> {
        Ok(self.entry.dictionary(crate::plain::lang(py, lang)?).word("game-name"))
    }

    /// The numbers of players it can be played with.
    #[getter]
    fn players(&self) -> Vec<usize> {
        self.entry.game.about().players.clone().collect()
    }

    /// The number of players where nothing is said.
    #[getter]
    fn usual_players(&self) -> usize {
        self.entry.game.about().usual
    }

    /// The version of the rules that new games are played with.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.entry.game.about().rules_version
    }

    /// The most steps (acts and chance together) a game can take.
    #[getter]
    fn longest(&self) -> usize {
        self.entry.game.about().longest
    }

    /// The options: for each its values, default, clause and words.
    #[pyo3(signature = (lang = "en"))]
    fn options<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyDict>> {
        let dictionary = self.entry.dictionary(crate::plain::lang(py, lang)?);
        let options = PyDict::new(py);
        for spec in self.entry.game.about().options {
            let option = PyDict::new(py);
            option.set_item("name", dictionary.word(&format!("option-{}", spec.id)))?;
            match &spec.values {
                OptionValues::Choice(values) => option.set_item("values", values.to_vec())?,
                OptionValues::Number(least, most) => option.set_item("range", (*least, *most))?,
                OptionValues::Several(count, values) => {
                    option.set_item("count", count)?;
                    option.set_item("values", values.to_vec())?;
                }
            }
            option.set_item("default", spec.default)?;
            option.set_item("clause", spec.clause)?;
            option.set_item("advanced", spec.advanced)?;
            options.set_item(spec.id, option)?;
        }
        Ok(options)
    }

    /// The ids of the editions that come with the game; the first is the default.
    #[getter]
    fn editions(&self) -> Vec<&'static str> {
        self.entry.game.about().editions.iter().map(|edition| edition.id).collect()
    }

    /// The text (TOML) of an edition that comes with the game.
    #[pyo3(signature = (id = None))]
    fn edition_text(&self, py: Python<'_>, id: Option<&str>) -> PyResult<&'static str> {
        let editions = self.entry.game.about().editions;
        let found = editions.iter().find(|edition| id.is_none_or(|id| id == edition.id));
        found.map(|edition| edition.text).ok_or_else(|| {
            unreadable(py, &format!("there is no edition of this name; there are: {}", self.editions().join(", ")))
        })
    }

    /// Reads an edition of one's own and says its id, hash, title and where its values come from; raises `Unreadable`, with the line, where it is not sound.
    fn check_edition<'py>(&self, py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
        let report = self.entry.game.check_edition(text).map_err(|why| complaint(py, self.entry, &why))?;
        crate::plain::written(py, serde_json::to_value(report))
    }

    /// The rules as told to players: chapters with their clauses.
    #[pyo3(signature = (lang = "en"))]
    fn rules<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let lang = crate::plain::lang(py, lang)?;
        let told = table::rules::chapters(self.entry.game.words(lang), self.entry.dictionary(lang));
        let chapter = |chapter: table::rules::Chapter| -> PyResult<Bound<'py, PyDict>> {
            let dict = PyDict::new(py);
            dict.set_item("number", chapter.number)?;
            dict.set_item("title", chapter.title)?;
            let clauses = PyDict::new(py);
            for told in chapter.clauses {
                clauses.set_item(told.number, told.text)?;
            }
            dict.set_item("clauses", clauses)?;
            Ok(dict)
        };
        told.into_iter().map(chapter).collect()
    }

    /// What a clause of the rules says, such as `BB-4.3`.
    #[pyo3(signature = (number, lang = "en"))]
    fn clause(&self, py: Python<'_>, number: &str, lang: &str) -> PyResult<String> {
        let key = table::rules::key(number);
        let dictionary = self.entry.dictionary(crate::plain::lang(py, lang)?);
        if !dictionary.has(&key) {
            return Err(unreadable(py, &format!("`{number}` is no clause of {}", self.entry.id())));
        }
        Ok(dictionary.word(&key))
    }

    /// Opens the rules for so many players, these options, and an edition: the id of one that comes with the game, or the text of one of your own.
    #[pyo3(signature = (players = None, *, edition = None, **options))]
    fn open(
        &self,
        py: Python<'_>,
        players: Option<usize>,
        edition: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Table> {
        let about = self.entry.game.about();
        let mut chosen = BTreeMap::new();
        if let Some(options) = options {
            for (id, value) in options {
                chosen.insert(id.extract()?, option_text(&value)?);
            }
        }
        let edition = edition.map(|text| match about.editions.iter().any(|builtin| builtin.id == text) {
            true => EditionChoice::Builtin(text),
            false if text.contains('\n') => EditionChoice::Own(text),
            false => EditionChoice::Builtin(text),
        });
        let setup = Setup::new(about, players.unwrap_or(about.usual), &chosen, edition);
        let setup = setup.map_err(|why| complaint(py, self.entry, &why))?;
        Table::open(py, self.entry, &setup)
    }

    fn __repr__(&self) -> String {
        let about = self.entry.game.about();
        let name = self.entry.dictionary(Lang::En).word("game-name");
        format!("<Game {}: {name}, {} to {} players>", about.id, about.players.start(), about.players.end())
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.entry.id() == other.entry.id()
    }

    fn __hash__(&self) -> u64 {
        u64::from(number(self.entry.id()))
    }
}

/// The value of an option, which may be written as Python has it: `True` is `on`.
fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(on) = value.extract::<bool>() {
        return Ok(if on { "on" } else { "off" }.to_owned());
    }
    Ok(value.str()?.to_string())
}
