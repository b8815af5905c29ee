//! What becomes of an edition in a form: values that were typed, rows that were added and taken out.

use super::TEXT;
use crate::problem::Problem;
use shelf::fields::Guide;
use shelf::rows::{Edit, apply, open_lists};
use std::collections::BTreeMap;
use table::Complaint;
use table::brought::MOST_BYTES;
use table::file::exchange;

/// The most that is done to rows before it is kept.
const MOST_EDITS: usize = 200;

/// A text that is being changed, and what was done to its rows on the way. A form sends all values of its part, but rows that came and went only by this list.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) text: String,
    pub(super) done: Vec<Edit>,
    /// Whether a row was asked for, which is looked at before anything is kept.
    pub(super) unfinished: bool,
    /// What was typed, if it cannot stand in the text: it is shown again, so that it can be put right.
    pub(super) typed: Typed,
}

impl Draft {
    /// A text as it lies in the workshop.
    pub(super) fn of(text: &str) -> Draft {
        Draft { text: text.to_owned(), done: Vec::new(), unfinished: false, typed: Typed::new() }
    }

    /// What was done to its rows, as a form keeps it.
    pub(super) fn written(&self) -> String {
        self.done.iter().map(Edit::to_string).collect::<Vec<_>>().join("\n")
    }

    /// Puts every value in its place; in lists whose values may come and go, those that were emptied go, and what stands in the field behind them comes.
    fn fill(&mut self, guide: &Guide, typed: &Typed) -> Result<Result<(), Complaint>, Problem> {
        let mut values = values(typed);
        let lists = open_lists(guide, &self.text, typed.get("part").map(String::as_str).unwrap_or_default());
        let emptied = emptied(&lists, &mut values);
        match exchange(&self.text, &values) {
            Ok(text) => self.text = text,
            Err(complaint) => return Ok(Err(complaint)),
        }
        for row in &emptied {
            self.edit(guide, Edit::Drop(row.clone()))?;
        }
        for (list, many) in lists {
            let Some(new) = typed.get(&format!("new.{list}")) else { continue };
            let gone = emptied.iter().filter(|row| row.rsplit_once('.').is_some_and(|(own, _)| own == list)).count();
            self.edit(guide, Edit::Put(list.clone()))?;
            match exchange(&self.text, &[(format!("{list}.{}", many - gone), lines(new))].into()) {
                Ok(text) => self.text = text,
                Err(complaint) => return Ok(Err(complaint)),
            }
        }
        Ok(Ok(()))
    }

    fn edit(&mut self, guide: &Guide, edit: Edit) -> Result<(), Problem> {
        let forged = |_| Problem::unreadable("ui-problem-form");
        self.text = apply(guide, &self.text, &edit).map_err(forged)?;
        self.done.push(edit);
        // Rows that double are told at once, not when memory is full.
        if self.done.len() > MOST_EDITS || self.text.len() > 2 * MOST_BYTES { Err(Problem::TooLarge) } else { Ok(()) }
    }
}

/// What somebody typed, by the names of the fields of the form.
type Typed = BTreeMap<String, String>;

/// The text after everything that was typed and asked for; or, with what was typed beside it, why a value cannot stand where it was typed.
pub(super) fn drafted(guide: &Guide, before: &str, typed: &Typed) -> Result<(Draft, Option<Complaint>), Problem> {
    let whole = typed.get(TEXT).map(|text| lines(text));
    let mut draft = Draft::of(whole.as_deref().unwrap_or(before));
    if whole.is_some() {
        return Ok((draft, None));
    }
    for edit in typed.get("rows").map(|rows| lines(rows)).unwrap_or_default().lines() {
        draft.edit(guide, edit.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?)?;
    }
    let (text, done) = (draft.text.clone(), draft.done.clone());
    if let Err(complaint) = draft.fill(guide, typed)? {
        return Ok((Draft { text, done, unfinished: false, typed: typed.clone() }, Some(complaint)));
    }
    if let Some(row) = typed.get("row") {
        draft.edit(guide, row.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?)?;
        draft.unfinished = true;
    }
    Ok((draft, None))
}

/// Browsers send the lines of a text as forms have them.
fn lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}

/// The values at their places.
fn values(typed: &Typed) -> BTreeMap<String, String> {
    let of_form = |name: &String| name.strip_prefix("at.").map(str::to_owned);
    let mut values: BTreeMap<String, String> =
        typed.iter().filter_map(|(name, value)| Some((of_form(name)?, lines(value)))).collect();
    // A text may be empty; a form says so by a name without a value.
    if let Some(shown) = typed.get("shown") {
        for path in shown.split(' ').filter(|path| !path.is_empty()) {
            values.entry(path.to_owned()).or_default();
        }
    }
    values
}

/// Takes those out of the values that were emptied in a list whose values may go: the last one first, so that each is still where it was.
fn emptied(lists: &[(String, usize)], values: &mut BTreeMap<String, String>) -> Vec<String> {
    let place = |path: &str| {
        let (list, at) = path.rsplit_once('.')?;
        lists.iter().any(|(open, _)| open == list).then_some((list.to_owned(), at.parse::<usize>().ok()?))
    };
    let mut gone: Vec<(String, usize)> =
        values.iter().filter(|(_, value)| value.is_empty()).filter_map(|(path, _)| place(path)).collect();
    gone.sort_by(|one, other| other.cmp(one));
    let gone: Vec<String> = gone.into_iter().map(|(list, at)| format!("{list}.{at}")).collect();
    gone.iter().for_each(|path| drop(values.remove(path)));
    gone
}
