//! Lists of tables, page by page.

use crate::{PersonId, Table, TableId};
use std::fmt;
use std::str::FromStr;

/// Which tables to list, and in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Listed tables that wait for players, newest first.
    Open,
    /// Listed tables at which a game is on, newest first.
    Playing,
    /// Listed tables whose game has ended, latest first.
    Over,
    /// Tables at which a person sits, or that this person opened, whose game has not ended: those that wait for this
    /// person first, then by last change.
    Of(PersonId),
    /// The same where the game has ended, latest first.
    OverOf(PersonId),
}

/// A part of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Where to go on; `None` begins at the top.
    pub after: Option<Cursor>,
    /// The most tables to return, 1 to 200.
    pub size: u32,
}

impl Page {
    /// The most tables on a page.
    pub const MOST: u32 = 200;

    /// The top of a list.
    pub fn first(size: u32) -> Page {
        Page { after: None, size }
    }

    /// The part after this cursor.
    pub fn after(cursor: Cursor, size: u32) -> Page {
        Page { after: Some(cursor), size }
    }
}

/// A place in a list, to be put into an address. It stays good when tables come and go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// Whether the last table shown waits for the person.
    pub(crate) turn: bool,
    /// The moment the list is ordered by.
    pub(crate) at: i64,
    /// The last table shown.
    pub(crate) id: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", u8::from(self.turn), self.at, self.id)
    }
}

/// The text is no place in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACursor(pub String);

impl fmt::Display for NotACursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no place in a list", self.0)
    }
}

impl std::error::Error for NotACursor {}

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Cursor, NotACursor> {
        let read = || {
            let (turn, rest) = text.split_once('.')?;
            let (at, id) = rest.split_once('.')?;
            let turn = match turn {
                "0" => false,
                "1" => true,
                _ => return None,
            };
            Some(Cursor { turn, at: at.parse().ok()?, id: id.parse().ok()? })
        };
        read().ok_or_else(|| NotACursor(text.to_owned()))
    }
}

/// Some tables of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The tables in the order of the list.
    pub tables: Vec<Table>,
    /// Where to go on; `None` at the end of the list.
    pub next: Option<Cursor>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_written_and_read_back_and_anything_else_is_refused() {
        let cursor = Cursor { turn: true, at: 1_700_000_000_000, id: TableId::draw() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for wrong in ["", "1", "1.2", "2.2.0123456789", "1.x.0123456789", "1.2.short"] {
            assert!(wrong.parse::<Cursor>().is_err(), "{wrong}");
        }
    }
}
