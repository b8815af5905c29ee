//! What went wrong, as programs are told it.

use crate::problem::Problem;
use serde::Serialize;
use utoipa::ToSchema;

/// What went wrong.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    /// What kind of problem it is, the same word every time.
    problem: String,
    /// What is wrong, in the reader's language.
    says: String,
    /// The version of the table, where it has moved on.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<String>,
    /// For how many seconds to wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    wait: Option<u64>,
}

impl Said {
    /// A problem, and the sentence that tells it.
    pub(crate) fn of(problem: &Problem, says: String) -> Said {
        let (mut version, mut clause, mut wait) = (None, None, None);
        match problem {
            Problem::Stale { version: now } => version = Some(*now),
            Problem::Refused { clause: rule, .. } => clause = Some(rule.to_string()),
            Problem::TooMany { wait: seconds } => wait = Some(*seconds),
            _ => {}
        }
        Said { problem: problem.name().to_owned(), says, version, clause, wait }
    }
}
