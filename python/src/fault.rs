//! What is wrong, as exceptions of Python. The classes stand in `crownlands/errors.py`.

use lanes::Unsaved;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Entry;
use table::{Complaint, Dictionary, Lang, Refusal, Rejected};

/// Makes an exception of `crownlands.errors`; if even that cannot be imported, it says so.
fn raised(py: Python<'_>, class: &str, text: &str, facts: &[(&str, Option<String>)]) -> PyErr {
    let made = || -> PyResult<Bound<'_, PyAny>> {
        let class = py.import("crownlands.errors")?.getattr(class)?;
        let named = PyDict::new(py);
        for (name, value) in facts {
            named.set_item(name, value)?;
        }
        class.call((text,), Some(&named))
    };
    made().map_or_else(|error| error, PyErr::from_value)
}

/// Something that was handed in cannot be understood.
pub(crate) fn unreadable(py: Python<'_>, text: &str) -> PyErr {
    raised(py, "Unreadable", text, &[])
}

/// A complaint of a game about something that was handed in.
pub(crate) fn complaint(py: Python<'_>, entry: &Entry, complaint: &Complaint) -> PyErr {
    complaint_in(py, entry.dictionary(Lang::En), complaint)
}

/// A complaint in the words of this dictionary.
pub(crate) fn complaint_in(py: Python<'_>, dictionary: &Dictionary, complaint: &Complaint) -> PyErr {
    let line = complaint.line.map(|line| line.to_string());
    raised(py, "Unreadable", &dictionary.complain(complaint), &[("line", line)])
}

/// The rules forbid it.
pub(crate) fn refused(py: Python<'_>, entry: &Entry, refusal: &Refusal) -> PyErr {
    let text = entry.dictionary(Lang::En).refuse(refusal, &|seat| seat.to_string());
    raised(py, "Refused", &text, &[("clause", Some(refusal.clause.to_string()))])
}

/// An action is none of those that are offered.
pub(crate) fn not_offered(py: Python<'_>, text: &str) -> PyErr {
    raised(py, "Refused", text, &[("clause", None)])
}

/// Something sent to a game was not done.
pub(crate) fn rejected(py: Python<'_>, entry: &Entry, why: &Rejected) -> PyErr {
    match why {
        Rejected::Unreadable(why) => complaint(py, entry, why),
        Rejected::Refused(refusal) => refused(py, entry, refusal),
    }
}

/// Bytes are no game that was written down.
pub(crate) fn unsaved(py: Python<'_>, entry: Option<&Entry>, why: &Unsaved) -> PyErr {
    match (why, entry) {
        (Unsaved::Unreadable(text), _) => unreadable(py, &format!("this is no state: {text}")),
        (Unsaved::OtherEdition(id), _) => {
            unreadable(py, &format!("this state was written with another edition `{id}` than there is now"))
        }
        (Unsaved::Complaint(why), Some(entry)) => complaint(py, entry, why),
        (Unsaved::Step(number, why), Some(entry)) => {
            let error = rejected(py, entry, why);
            // A note about where it stands; the exception says what is wrong without it.
            let _ = error.value(py).call_method1("add_note", (format!("in step {number} of the state"),));
            error
        }
        (Unsaved::Complaint(_) | Unsaved::Step(..), None) => unreadable(py, "this is no state of a game that is known"),
    }
}
