//! What people write down for themselves, and what they tell the operator about each other.

use crate::{Answer, DeedKind, Person, PersonId, TableId, Time};

/// Something that somebody told the operator about somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its name.
    pub id: String,
    /// Who told it, if they are still known.
    pub author: Option<Person>,
    /// About whom.
    pub subject: Person,
    /// What.
    pub text: String,
    /// When.
    pub at: Time,
}

/// Keeps notes and reports.
pub trait Notes: Send + Sync {
    /// What somebody has written down for themselves at a table.
    fn note<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, Option<String>>;

    /// Keeps it; nothing is kept of an empty text.
    fn keep_note(&self, person: PersonId, table: TableId, text: String) -> Answer<'_, ()>;

    /// Every note of somebody, by table.
    fn notes_of(&self, person: PersonId) -> Answer<'_, Vec<(TableId, String)>>;

    /// Tells the operator something about somebody.
    fn report(&self, author: PersonId, subject: PersonId, text: String) -> Answer<'_, ()>;

    /// What was told and is not settled yet, oldest first.
    fn reports(&self, most: u32) -> Answer<'_, Vec<Told>>;

    /// How much of that came from this person.
    fn reports_by(&self, author: PersonId) -> Answer<'_, u64>;

    /// Everything that somebody told, settled or not, oldest first.
    fn told_by(&self, author: PersonId) -> Answer<'_, Vec<Told>>;

    /// Forbids somebody to speak or to do anything but look, or allows it again, and writes down why. `false` if that is no such deed.
    fn restrain(&self, person: PersonId, deed: DeedKind, why: String) -> Answer<'_, bool>;

    /// Puts something that was told aside; says whether there was anything.
    fn settle(&self, id: String) -> Answer<'_, bool>;
}
