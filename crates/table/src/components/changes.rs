//! What differs between two editions, told by the tables that players read.

use super::{Cell, Part, Row, Shown, named, shown};
use crate::{About, Complaint, Dictionary};

/// How a file says that a value stands in the rulebook.
const RULEBOOK: &str = "rulebook";

/// One thing that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The table it stands in.
    pub part: String,
    /// The piece.
    pub piece: String,
    /// What of it.
    pub what: What,
    /// Where it comes from, as the edition says; empty where it does not.
    pub from: String,
    /// Whether it says that it comes from the rulebook although the edition of the game says something else.
    pub claims: bool,
}

/// What differs of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A value: under which heading it stands, what it was, and what it is.
    Value {
        /// The heading.
        head: String,
        /// What it was.
        before: Cell,
        /// What it is.
        after: Cell,
    },
    /// The piece is new.
    Added,
    /// The piece is gone.
    Removed,
}

/// What differs in an edition from the first that comes with the game; nothing, if it is that one.
pub fn changes(parts: &[Part], about: &About, edition: &str, words: &Dictionary) -> Result<Vec<Change>, Complaint> {
    match about.editions.first() {
        Some(first) => between(parts, about, (first.text, edition), words),
        None => Ok(Vec::new()),
    }
}

/// What differs in the second of two editions from the first.
pub fn between(
    parts: &[Part],
    about: &About,
    (before, after): (&str, &str),
    words: &Dictionary,
) -> Result<Vec<Change>, Complaint> {
    let (before, after) = (shown(parts, about, before, words)?, shown(parts, about, after, words)?);
    Ok(before.iter().zip(&after).flat_map(|(before, after)| of_part(before, after, words)).collect())
}

fn of_part(before: &Shown, after: &Shown, words: &Dictionary) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut gone: Vec<&Row> = before.rows.iter().collect();
    for row in &after.rows {
        let change = |what: What, from: String, claims: bool| Change {
            part: after.title.clone(),
            piece: first_of(row),
            what,
            from,
            claims,
        };
        let Some(at) = gone.iter().position(|other| other.id == row.id) else {
            let from = row.cells.last().map(|cell| cell.text.clone()).unwrap_or_default();
            changes.push(change(What::Added, from, false));
            continue;
        };
        let old = gone.remove(at);
        for (at, (was, is)) in old.cells.iter().zip(&row.cells).enumerate() {
            if was != is {
                let head = after.heads.get(at).cloned().unwrap_or_default();
                let origin = row.origins.get(at).map_or("", String::as_str);
                let what = What::Value { head, before: was.clone(), after: is.clone() };
                changes.push(change(what, named(words, "origin-", origin), origin == RULEBOOK));
            }
        }
    }
    let removed = |row: &Row| Change {
        part: after.title.clone(),
        piece: first_of(row),
        what: What::Removed,
        from: String::new(),
        claims: false,
    };
    changes.extend(gone.into_iter().map(removed));
    changes
}

/// What a row is called.
fn first_of(row: &Row) -> String {
    row.cells.first().map(|cell| cell.text.clone()).unwrap_or_default()
}
