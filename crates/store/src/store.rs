//! The boundary between those who keep tables and those who serve them.

use crate::{
    Appended, Counters, Error, Export, Listener, Listing, Loaded, Logged, NewPerson, NewTable, Page, Person,
    PersonChange, PersonId, Said, Say, Snapshot, Submission, Table, TableId, Time, Token, Versions, Which,
};
use std::fmt::Debug;
use std::pin::Pin;

/// What a method of [`Store`] gives: a future that may be sent between threads.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// Keeps people, tables and the append-only log.
///
/// # Guarantees
///
/// * A write is acknowledged only after it is on the disk, and news of it go out only after that.
/// * A [`Submission`] is kept whole or not at all, once, and only on top of the version it names: of two for the same
///   version exactly one is kept.
/// * After a crash everything acknowledged is there.
/// * A future that is dropped may or may not have had its effect; sending the same submission again tells.
/// * What was acknowledged is seen by every read that begins later.
///
/// # Limits
///
/// The store knows nothing of games: who may do what is the caller's to check, before appending.
pub trait Store: Debug + Send + Sync {
    // --- people ---

    /// Makes somebody known and opens their first session.
    fn welcome(&self, person: NewPerson) -> Answer<'_, (Person, Token)>;

    /// Who holds this token; `None` if nobody does.
    fn recognise<'a>(&'a self, token: &'a Token) -> Answer<'a, Option<Person>>;

    /// A person.
    fn person(&self, id: PersonId) -> Answer<'_, Person>;

    /// Changes a person's name, language or theme.
    fn change_person(&self, id: PersonId, change: PersonChange) -> Answer<'_, Person>;

    /// Opens one more session of a person, for another device.
    fn add_session(&self, person: PersonId) -> Answer<'_, Token>;

    /// Ends a session. One that does not exist has ended already.
    fn end_session<'a>(&'a self, token: &'a Token) -> Answer<'a, ()>;

    // --- tables ---

    /// Opens a table.
    fn open_table(&self, table: NewTable) -> Answer<'_, Table>;

    /// A table.
    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Table>;

    /// What was agreed at a table, as JSON.
    fn setup<'a>(&'a self, id: &'a TableId) -> Answer<'a, String>;

    /// Everything needed to go on with a table, read at one moment.
    fn load<'a>(&'a self, id: &'a TableId) -> Answer<'a, Loaded>;

    /// A part of a list of tables.
    fn list(&self, which: Which, page: Page) -> Answer<'_, Listing>;

    /// All tables at which a bot must decide: what a server that starts goes on with.
    fn awaiting_bots(&self) -> Answer<'_, Vec<TableId>>;

    /// Deletes a table whose game has not begun; [`Error::Begun`] otherwise.
    fn delete_table<'a>(&'a self, id: &'a TableId) -> Answer<'a, ()>;

    /// Deletes abandoned tables: their game has not begun, and their log has not grown since `before`. Says how many.
    fn sweep(&self, before: Time) -> Answer<'_, u64>;

    // --- the log ---

    /// Appends a submission. [`Error::Busy`] when too many are waiting already.
    fn append(&self, submission: Submission) -> Answer<'_, Appended>;

    /// The entries with these versions, as far as they exist.
    fn log<'a>(&'a self, table: &'a TableId, versions: Versions) -> Answer<'a, Vec<Logged>>;

    /// The newest snapshot of a table that shows no later version than this; `None` if there is none.
    fn snapshot<'a>(&'a self, table: &'a TableId, at_most: u64) -> Answer<'a, Option<Snapshot>>;

    /// Forgets the snapshots of a table, or all. Harmless: they are a cache.
    fn drop_snapshots<'a>(&'a self, table: Option<&'a TableId>) -> Answer<'a, ()>;

    // --- around the table ---

    /// Says something at a table.
    fn say(&self, say: Say) -> Answer<'_, Said>;

    /// The newest `most` things said at a table after number `after` (0 for any), oldest first.
    fn chat<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<Said>>;

    /// Up to which version a person has seen a table; 0 if not at all.
    fn seen<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, u64>;

    /// Remembers that a person has seen a table up to this version. It never goes back. Unknown people and tables are ignored.
    fn mark_seen<'a>(&'a self, person: PersonId, table: &'a TableId, version: u64) -> Answer<'a, ()>;

    // --- records ---

    /// A table with its whole log. The seed is in it once the game is over.
    fn export<'a>(&'a self, table: &'a TableId) -> Answer<'a, Export>;

    /// Keeps an exported table as a new one, with an id of its own.
    fn import(&self, export: Export) -> Answer<'_, Table>;

    // --- live ---

    /// Hears everything committed at this table from now on.
    fn listen(&self, table: &TableId) -> Listener;

    /// Hears everything committed at any table from now on.
    fn listen_all(&self) -> Listener;

    // --- the house ---

    /// What the store has done since it was opened.
    fn counters(&self) -> Counters;

    /// Takes nothing new, commits and acknowledges everything that waits, lets listeners hear the end, closes the data file.
    fn close(&self) -> Answer<'_, ()>;
}
