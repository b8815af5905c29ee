//! Why a study could not be made.

use table::Complaint;
use table::words::FaultyWords;

/// Why a study could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Its games could not be played, or what came of them not be drawn.
    #[error(transparent)]
    Games(#[from] arena::Error),
    /// The game cannot be told.
    #[error(transparent)]
    Words(#[from] FaultyWords),
    /// Nobody wanted to know any more.
    #[error("the study was stopped")]
    Stopped,
}

impl From<Complaint> for Error {
    fn from(complaint: Complaint) -> Error {
        Error::Games(complaint.into())
    }
}
