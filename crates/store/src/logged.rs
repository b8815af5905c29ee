//! What stands in the log.

use crate::PersonId;
use serde::Serialize;
use table::log::Entry;

/// An entry of the log, with its place in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Logged {
    /// Its number at its table, from 1.
    pub version: u64,
    /// The person it is about. Stays in the house.
    pub by: Option<PersonId>,
    /// The entry.
    pub entry: Entry,
}
