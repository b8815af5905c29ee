//! What people say at a table.

use crate::{PersonId, TableId, Time};
use serde::Serialize;
use table::Seat;

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Said {
    /// Its number; later ones are higher.
    pub id: u64,
    /// The seat it was said from.
    pub seat: Option<Seat>,
    /// Who said it.
    pub person: Option<PersonId>,
    /// What whoever said it is called now.
    pub name: Option<String>,
    /// What was said.
    pub text: String,
    /// When.
    pub at: Time,
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// Where.
    pub table: TableId,
    /// The seat it is said from.
    pub seat: Option<Seat>,
    /// Who says it.
    pub person: Option<PersonId>,
    /// What is said.
    pub text: String,
}
