//! What people have programmed for a seat of theirs. Nobody but them ever sees it.

use crate::{Answer, PersonId, TableId};
use table::Seat;

/// How far a plan is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanState {
    /// It waits for its question.
    Armed,
    /// It has done what it was for.
    Done,
    /// What it was made for is not so any more.
    Disarmed,
    /// Its owner does not want it any more.
    Withdrawn,
}

impl PlanState {
    const ALL: [PlanState; 4] = [PlanState::Armed, PlanState::Done, PlanState::Disarmed, PlanState::Withdrawn];

    /// The name it has in the data file and in the dictionaries.
    pub const fn as_str(self) -> &'static str {
        match self {
            PlanState::Armed => "armed",
            PlanState::Done => "done",
            PlanState::Disarmed => "disarmed",
            PlanState::Withdrawn => "withdrawn",
        }
    }

    /// The one of this name.
    pub(crate) fn read(name: &str) -> Option<PlanState> {
        PlanState::ALL.into_iter().find(|state| state.as_str() == name)
    }
}

/// Something that somebody has programmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its name.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// What is programmed, as the caller writes it.
    pub what: String,
    /// The version of the table at which it was made.
    pub since: u64,
    /// How far it is.
    pub state: PlanState,
    /// The versions under which it acted.
    pub acted: Vec<u64>,
    /// The version at which it ended.
    pub ended: Option<u64>,
    /// Why it was disarmed.
    pub why: Option<String>,
}

/// Keeps plans.
pub trait Plans: Send + Sync {
    /// Makes a plan for a seat; one that was armed for the same question (`what` begins alike up to the first line break) is replaced.
    fn arm(&self, person: PersonId, table: TableId, seat: Seat, since: u64, what: String) -> Answer<'_, Plan>;

    /// The plans of somebody at a table, newest first.
    fn plans<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, Vec<Plan>>;

    /// Everything that is armed at a table.
    fn armed<'a>(&'a self, table: &'a TableId) -> Answer<'a, Vec<Plan>>;

    /// Every table at which something is armed.
    fn planned_tables(&self) -> Answer<'_, Vec<TableId>>;

    /// A plan has acted under this version, and with that is `done` or goes on.
    fn acted(&self, id: String, version: u64, done: bool) -> Answer<'_, ()>;

    /// A plan that is armed ends at this version, for this reason; says whether there was one.
    fn end_plan(&self, id: String, state: PlanState, version: u64, why: Option<String>) -> Answer<'_, bool>;
}
