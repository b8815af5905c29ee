//! What can go wrong, each with a sentence for people.

use crate::{PersonId, TableId};
use std::fmt;

/// Why the store did not do what it was asked. Nothing was changed, unless the variant says otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// Too many writes are waiting. Try again in a moment; a web server answers 503.
    Busy,
    /// The store is closed or closing.
    Closed,
    /// There is no such table.
    NoTable(TableId),
    /// There is no such person.
    NoPerson(PersonId),
    /// What was handed in makes no sense: a mistake of the caller, told in words.
    Invalid(String),
    /// The idempotency key was used before at this table, for something else.
    KeyReused,
    /// Another table was opened with this commitment.
    Committed,
    /// Somebody has a name that looks like this one.
    NameTaken,
    /// The invitation is none, or was used before.
    NotInvited,
    /// Another server has the data file.
    InUse(String),
    /// The data file was written by a newer program.
    Newer {
        /// The schema version of the file.
        found: i64,
        /// The newest schema version this program knows.
        known: i64,
    },
    /// The file is a database, but not one of ours.
    Foreign(String),
    /// The data file is damaged or is no database at all.
    Corrupt(String),
    /// Another program holds the data file.
    Locked,
    /// The data file or its folder may not be written.
    ReadOnly(String),
    /// The disk is full.
    Full,
    /// The data file cannot be opened or made.
    CannotOpen(String),
    /// The disk failed. Whether a submission under way was kept is not known; sending it again with the same key is safe.
    Disk(String),
    /// The connection to the database was lost. Whether something under way was kept is not known; sending a submission again with the
    /// same key is safe.
    Lost(String),
    /// No store is built in for addresses that begin like this.
    Unsupported(String),
    /// Something nobody foresaw.
    Unexpected(String),
}

impl Error {
    /// Whether trying the same again a little later may well succeed.
    pub fn is_passing(&self) -> bool {
        matches!(self, Error::Busy | Error::Locked | Error::Lost(_))
    }

    /// Whether the caller asked for something that is not there.
    pub fn is_missing(&self) -> bool {
        matches!(self, Error::NoTable(_) | Error::NoPerson(_))
    }

    pub(crate) fn invalid(why: impl Into<String>) -> Error {
        Error::Invalid(why.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Busy => f.write_str("too much is being written at once; please try again in a moment"),
            Error::Closed => f.write_str("the store is closed"),
            Error::NoTable(id) => write!(f, "there is no table `{id}`"),
            Error::NoPerson(id) => write!(f, "there is no person {id}"),
            Error::Invalid(why) => write!(f, "this cannot be stored: {why}"),
            Error::KeyReused => f.write_str("this idempotency key was already used at this table for something else"),
            Error::Committed => f.write_str("another table was opened with this commitment"),
            Error::NameTaken => f.write_str("somebody has a name that looks like this one"),
            Error::NotInvited => f.write_str("this is no invitation, or it was used before"),
            Error::InUse(path) => write!(
                f,
                "another Crownlands server has `{path}`; stop it, or give this one a place of its own (--database)"
            ),
            Error::Newer { found, known } => write!(
                f,
                "the data file was written by a newer program (schema {found}; this program knows up to {known}); \
                 use that program or another data file"
            ),
            Error::Foreign(path) => write!(f, "`{path}` is a database of another program; nothing in it was changed"),
            Error::Corrupt(what) => write!(
                f,
                "the data file is damaged or is not a database ({what}); restore a backup, or name another file"
            ),
            Error::Locked => f.write_str("another program holds the data file; close it, or try again in a moment"),
            Error::ReadOnly(what) => write!(f, "the data file or its folder may not be written ({what})"),
            Error::Full => f.write_str("the disk is full; make room and try again"),
            Error::CannotOpen(what) => write!(f, "the data file cannot be opened ({what})"),
            Error::Disk(what) => write!(f, "the disk failed ({what})"),
            Error::Lost(what) => write!(f, "the connection to the database was lost ({what})"),
            Error::Unsupported(scheme) => {
                write!(
                    f,
                    "there is no store for addresses that begin with `{scheme}`; use sqlite://FILE or postgres://…"
                )
            }
            Error::Unexpected(what) => write!(f, "the store failed unexpectedly ({what})"),
        }
    }
}

impl std::error::Error for Error {}
