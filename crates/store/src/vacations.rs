//! When people are on vacation, so that no clock runs against them meanwhile.

use crate::{Answer, PersonId, Time};
use serde::Serialize;

/// A vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Vacation {
    /// Whose it is.
    #[serde(skip)]
    pub person: PersonId,
    /// Its first moment.
    pub begins: Time,
    /// The first moment after it.
    pub ends: Time,
}

/// How much vacation somebody may have within a span of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// The first moment of the span. Vacations count where they begin.
    pub from: Time,
    /// The first moment after it.
    pub to: Time,
    /// How many milliseconds of vacation there are in it.
    pub most: i64,
}

/// What became of a wish for vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Granted {
    /// It is kept.
    Yes,
    /// It meets another one of the same person.
    Twice,
    /// There is not so much left.
    TooLong,
}

/// Keeps vacations.
pub trait Vacations: Send + Sync {
    /// Keeps a vacation, if it does not meet another one and there is so much left.
    fn take_vacation(&self, vacation: Vacation, allowance: Allowance) -> Answer<'_, Granted>;

    /// Every vacation of these people, the first one first.
    fn vacations(&self, people: Vec<PersonId>) -> Answer<'_, Vec<Vacation>>;

    /// The vacation that begins at one moment ends at the other; it is gone if it has not begun by then. Says whether there was one that
    /// had not ended.
    fn end_vacation(&self, person: PersonId, begins: Time, at: Time) -> Answer<'_, bool>;
}
