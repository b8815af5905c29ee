//! Plain data and small arguments, both ways.

use crate::fault::unreadable;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;
use table::{Lang, Seat, Viewer};

/// JSON as Python has it.
pub(crate) fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(so) => so.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().unwrap_or_default().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(all) => {
            let list = PyList::empty(py);
            for one in all {
                list.append(python(py, one)?)?;
            }
            list.into_any()
        }
        Value::Object(all) => {
            let dict = PyDict::new(py);
            for (name, one) in all {
                dict.set_item(name, python(py, one)?)?;
            }
            dict.into_any()
        }
    })
}

/// Anything that can be written as JSON, as Python has it.
pub(crate) fn written<'py>(py: Python<'py>, value: serde_json::Result<Value>) -> PyResult<Bound<'py, PyAny>> {
    python(py, &value.map_err(|error| unreadable(py, &error.to_string()))?)
}

/// A seat as people name it: by its number from 0, or by its letter.
#[derive(FromPyObject)]
pub(crate) enum SeatName {
    /// From 0, clockwise.
    #[pyo3(transparent, annotation = "int")]
    Number(i64),
    /// `a`, `b`, `c` …
    #[pyo3(transparent, annotation = "str")]
    Letter(String),
}

impl SeatName {
    /// The seat at a table of so many.
    pub(crate) fn seat(&self, py: Python<'_>, players: usize) -> PyResult<Seat> {
        let found = match self {
            SeatName::Number(number) => usize::try_from(*number).ok().and_then(|index| Seat::try_from(index).ok()),
            SeatName::Letter(letter) => letter.parse().ok(),
        };
        found.filter(|seat| seat.index() < players).ok_or_else(|| {
            let named = match self {
                SeatName::Number(number) => number.to_string(),
                SeatName::Letter(letter) => format!("`{letter}`"),
            };
            unreadable(py, &format!("{named} is no seat; there are 0 to {} (or letters from a on)", players - 1))
        })
    }
}

/// Who looks: a seat, or a spectator where nothing is said.
pub(crate) fn viewer(py: Python<'_>, seat: Option<SeatName>, players: usize) -> PyResult<Viewer> {
    seat.map_or(Ok(Viewer::Spectator), |seat| seat.seat(py, players).map(Viewer::Seat))
}

/// A language by its code.
pub(crate) fn lang(py: Python<'_>, code: &str) -> PyResult<Lang> {
    code.parse().map_err(|error: table::words::UnknownLang| unreadable(py, &error.to_string()))
}

/// An action as people name it: by its place among the offers, or in the notation of the game.
#[derive(FromPyObject)]
pub(crate) enum ActionName {
    /// From 0, in the order of the offers.
    #[pyo3(transparent, annotation = "int")]
    Place(i64),
    /// In the notation of the game.
    #[pyo3(transparent, annotation = "str")]
    Text(String),
}
