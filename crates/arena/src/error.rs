//! Why games could not be played, or what came of them not be kept.

use std::io;
use std::path::PathBuf;
use table::Complaint;

/// Why games could not be played, or what came of them not be kept.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The game cannot be opened like this.
    #[error("the setup is refused: {0:?}")]
    Setup(Complaint),
    /// A program that takes part could not be started, or failed.
    #[error("{0}")]
    Player(String),
    /// There are no threads to play on.
    #[error("games cannot be played at once: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The log of the games cannot be read or written.
    #[error("{}: {problem}", file.display())]
    Log {
        /// The log.
        file: PathBuf,
        /// What is wrong with it.
        #[source]
        problem: io::Error,
    },
    /// The log holds the games of another plan.
    #[error("{}: these are the games of another plan", file.display())]
    OtherPlan {
        /// The log.
        file: PathBuf,
    },
    /// The game says nothing to a learner.
    #[error("this game tells a learner nothing")]
    NothingToLearn,
    /// Samples cannot be written.
    #[error("{}: {problem}", file.display())]
    Samples {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// A chart cannot be drawn.
    #[error("the chart cannot be drawn: {0}")]
    Chart(String),
}

impl From<Complaint> for Error {
    fn from(complaint: Complaint) -> Error {
        Error::Setup(complaint)
    }
}
