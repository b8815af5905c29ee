//! The boundary between those who keep tables and those who serve them.

use crate::{
    Answer, Appended, Counters, Deed, Later, Learnt, Lease, Leased, Listing, Loaded, NewPerson, NewTable, News, Notes,
    Outbox, Page, People, Permits, Person, PersonChange, PersonId, Plans, Ratings, Said, Say, Submission, Table,
    TableId, Time, Token, Tournaments, Vacations, Versions, Which, Works,
};
use std::fmt::Debug;
use std::time::Duration;
use tokio::sync::mpsc;

/// Keeps people, tables and the append-only log.
///
/// # Guarantees
///
/// * A write is acknowledged only after it is on the disk.
/// * A [`Submission`] is kept whole or not at all, once, and only on top of the version it names: of two for the same
///   version exactly one is kept.
/// * After a crash everything acknowledged is there.
/// * A future that is dropped may or may not have had its effect; sending the same submission again tells.
/// * What was acknowledged is seen by every read that begins later.
/// * Each entry hangs on the one before it by a hash; [`Store::load`] says whether the chain holds.
///
/// # Limits
///
/// The store knows nothing of the rules: who may do what is the caller's to check, before appending.
pub trait Store: Debug + Send + Sync {
    // --- people ---

    /// Makes somebody known and opens their session.
    fn welcome(&self, person: NewPerson) -> Answer<'_, (Person, Token)>;

    /// Who holds this token; `None` if nobody does.
    fn recognise<'a>(&'a self, token: &'a Token) -> Answer<'a, Option<Person>>;

    /// Changes a person's name, language or theme.
    fn change_person(&self, id: PersonId, change: PersonChange) -> Answer<'_, Person>;

    /// How far somebody has come in the lessons of all games.
    fn learnt(&self, person: PersonId) -> Answer<'_, Vec<Learnt>>;

    /// Keeps how far somebody has come in a lesson. What was done once stays done, whatever is kept later.
    fn keep_learnt(&self, person: PersonId, learnt: Learnt) -> Answer<'_, ()>;

    /// People beyond a single browser.
    fn people(&self) -> &dyn People;

    /// How strong they are.
    fn ratings(&self) -> &dyn Ratings;

    /// What they write down and tell.
    fn notes(&self) -> &dyn Notes;

    /// What they bring to play with.
    fn works(&self) -> &dyn Works;

    /// What they have programmed.
    fn plans(&self) -> &dyn Plans;

    /// When they are on vacation.
    fn vacations(&self) -> &dyn Vacations;

    /// What is told to people who are not here.
    fn outbox(&self) -> &dyn Outbox;

    /// By which programs act for them.
    fn permits(&self) -> &dyn Permits;

    /// Where they compete.
    fn tournaments(&self) -> &dyn Tournaments;

    // --- tables ---

    /// Opens a table. [`Error::Committed`](crate::Error::Committed) if its commitment was promised, and another table has it.
    fn open_table(&self, table: NewTable) -> Answer<'_, Table>;

    /// What was agreed at a table, as JSON.
    fn setup<'a>(&'a self, id: &'a TableId) -> Answer<'a, String>;

    /// Everything needed to go on with a table, read at one moment.
    fn load<'a>(&'a self, id: &'a TableId) -> Answer<'a, Loaded>;

    /// The same from a snapshot on, if there is one that belongs to this log: as quick for a long log as for a short one, but for the chain,
    /// which is checked as a whole. Where anything is wrong, the whole log is given instead.
    fn resume<'a>(&'a self, id: &'a TableId) -> Answer<'a, Loaded>;

    /// Keeps how a table stood after this entry of its log, for [`Store::resume`]. A cache: it may be lost, and nothing depends on it.
    fn keep_snapshot(&self, id: TableId, version: u64, stood: String) -> Answer<'_, ()>;

    /// Forgets how a table stood after this entry or before it; what was kept of it later stays.
    fn drop_snapshot(&self, id: TableId, version: u64) -> Answer<'_, ()>;

    /// What has happened at a table after this version, read at one moment.
    fn later<'a>(&'a self, id: &'a TableId, after: u64) -> Answer<'a, Later>;

    /// How many entries the log of a table has; `None` if there is no such table.
    fn version<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<u64>>;

    /// The same for several tables; those that are not there are left out.
    fn versions<'a>(&'a self, ids: &'a [TableId]) -> Answer<'a, Vec<(TableId, u64)>>;

    /// A part of a list of tables.
    fn list(&self, which: Which, page: Page) -> Answer<'_, Listing>;

    /// All tables at which a bot must decide and no server sees to it: what a server that starts goes on with.
    fn awaiting_bots(&self) -> Answer<'_, Vec<TableId>>;

    /// All tables whose game is not over, each with what was agreed there, as JSON.
    fn unfinished(&self) -> Answer<'_, Vec<(Table, String)>>;

    /// Deletes abandoned tables: their game has not begun, and their log has not grown since `before`. Says how many.
    fn sweep(&self, before: Time) -> Answer<'_, u64>;

    // --- the log ---

    /// Appends a submission. [`Error::Busy`](crate::Error::Busy) when too many are waiting already.
    fn append(&self, submission: Submission) -> Answer<'_, Appended>;

    /// The versions under which the submission with this key was kept at a table; `None` if there is none.
    fn kept<'a>(&'a self, table: &'a TableId, key: &'a str) -> Answer<'a, Option<Versions>>;

    // --- around the table ---

    /// Says something at a table.
    fn say(&self, say: Say) -> Answer<'_, Said>;

    /// The newest `most` things said at a table after number `after` (0 for any), oldest first.
    fn chat<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<Said>>;

    // --- the house ---

    /// A secret of this house, 256 random bits that are drawn when it is first asked for.
    fn secret(&self, name: &'static str) -> Answer<'_, [u8; 32]>;

    /// What the operator has done after the deed with this number, oldest first.
    fn deeds(&self, after: u64) -> Answer<'_, Vec<Deed>>;

    /// Writes something and waits until it is on the disk: whether the store can do its work.
    fn probe(&self) -> Answer<'_, ()>;

    /// What time it is, by the clock that all servers over the same tables share.
    fn time(&self) -> Answer<'_, Time>;

    /// What the store has done since it was opened.
    fn counters(&self) -> Counters;

    // --- several servers ---

    /// Whether other servers may work with the same tables at the same time.
    fn is_shared(&self) -> bool;

    /// What other servers do from now on; `None` where there are none, and for whoever asks a second time. What this server commits
    /// they hear of by themselves.
    fn hear(&self) -> Option<mpsc::Receiver<News>>;

    /// Tells the other servers something. It may get lost.
    fn tell(&self, news: News);

    /// Asks for the right to do something that one server at a time does, for so long; whoever has it asks again in time.
    fn lease<'a>(&'a self, name: &'a str, span: Duration) -> Answer<'a, Leased>;

    /// Gives a lease back before it ends.
    fn release(&self, lease: Lease) -> Answer<'_, ()>;

    /// Takes nothing new, commits and acknowledges everything that waits, gives every lease back, closes the data file.
    fn close(&self) -> Answer<'_, ()>;
}
