//! The store in one SQLite file.
//!
//! One task writes: it takes everything that waits and commits it in one transaction, so that a slow disk is
//! synchronised once for many moves. Reads go through connections of their own and never wait for it (write-ahead log).
//!
//! One server per data file: other programs may read it, and may even write, but listeners here do not hear of that.

mod append;
mod failure;
mod list;
mod rate;
mod read;
mod schema;
mod transfer;
mod write;
mod writer;

pub use rate::commit_rate;

use crate::counters::{Tally, add};
use crate::news::Hub;
use crate::{
    Answer, Appended, Counters, Error, Export, Listener, Listing, Loaded, Logged, NewPerson, NewTable, Options, Page,
    Person, PersonChange, PersonId, Said, Say, Snapshot, Store, Submission, Table, TableId, Time, Token, Versions,
    Which,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use writer::{Finished, Job, Writer};

/// How many pages the write-ahead log may grow before it is carried into the data file. Rarer than usual: a group commit
/// of 500 tables writes more pages at once than the usual limit.
const CHECKPOINT_PAGES: &str = "8000";

/// Kibibytes (when negative) of pages the writer keeps in memory. The usual two megabytes are less than 500 tables touch in
/// one transaction, and pages would be written and read back within it.
const WRITER_CACHE: &str = "-65536";

/// A [`Store`] in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    queue: mpsc::Sender<Job>,
    hub: Arc<Hub>,
    tally: Arc<Tally>,
    /// The running writer and the word that stops it; taken by the first [`Store::close`].
    running: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings its schema up to date.
    pub async fn open(path: impl AsRef<Path>, options: Options) -> Result<Sqlite, Error> {
        schema::inspect(path.as_ref()).await?;
        Sqlite::start(connect_options(path.as_ref(), options.patience), options).await
    }

    async fn start(connect: SqliteConnectOptions, options: Options) -> Result<Sqlite, Error> {
        let write = connect.clone().pragma("cache_size", WRITER_CACHE);
        let mut db = write.connect().await?;
        schema::migrate(&mut db).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(options.readers.max(1))
            .acquire_timeout(options.patience.max(Duration::from_secs(1)))
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(connect.create_if_missing(false).pragma("query_only", "ON"))
            .await?;
        let (queue, jobs) = mpsc::channel(options.queue.max(1));
        let (stop, stopped) = oneshot::channel();
        let (hub, tally) = (Arc::new(Hub::new()), Arc::new(Tally::default()));
        let writer = Writer::new(write, db, options.group, Arc::clone(&hub), Arc::clone(&tally));
        let task = tokio::spawn(writer.run(jobs, stopped));
        Ok(Sqlite { readers, queue, hub, tally, running: Mutex::new(Some((stop, task))) })
    }

    /// Puts a job into the queue; never waits for room.
    fn enqueue(&self, job: Job) -> Result<(), Error> {
        self.queue.try_send(job).map_err(|refused| match refused {
            mpsc::error::TrySendError::Full(_) => {
                add(&self.tally.busy, 1);
                Error::Busy
            }
            mpsc::error::TrySendError::Closed(_) => Error::Closed,
        })
    }

    /// Lets the writer do a piece of work, and waits until it is committed.
    async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Answer<'c, Finished<T>> + Send + 'static,
    ) -> Result<T, Error> {
        let (job, reply) = writer::chore(work);
        self.enqueue(job)?;
        reply.await.map_err(|_| Error::Closed)?
    }
}

/// Every write is on the disk before the commit returns: write-ahead log, synchronised at each commit.
fn connect_options(path: &Path, patience: Duration) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(patience)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .row_buffer_size(1024)
        .disable_statement_logging()
}

impl Store for Sqlite {
    fn welcome(&self, person: NewPerson) -> Answer<'_, (Person, Token)> {
        Box::pin(self.write(|db| Box::pin(write::welcome(db, person))))
    }

    fn recognise<'a>(&'a self, token: &'a Token) -> Answer<'a, Option<Person>> {
        Box::pin(async move { read::recognise(&mut *self.readers.acquire().await?, token).await })
    }

    fn person(&self, id: PersonId) -> Answer<'_, Person> {
        Box::pin(async move { read::person(&mut *self.readers.acquire().await?, id).await })
    }

    fn change_person(&self, id: PersonId, change: PersonChange) -> Answer<'_, Person> {
        Box::pin(self.write(move |db| Box::pin(write::change_person(db, id, change))))
    }

    fn add_session(&self, person: PersonId) -> Answer<'_, Token> {
        Box::pin(self.write(move |db| Box::pin(write::add_session(db, person))))
    }

    fn end_session<'a>(&'a self, token: &'a Token) -> Answer<'a, ()> {
        let digest = token.digest();
        Box::pin(self.write(|db| Box::pin(write::end_session(db, digest))))
    }

    fn open_table(&self, table: NewTable) -> Answer<'_, Table> {
        Box::pin(self.write(|db| Box::pin(write::open_table(db, table))))
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Table> {
        Box::pin(async move { read::table(&mut *self.readers.acquire().await?, id).await })
    }

    fn setup<'a>(&'a self, id: &'a TableId) -> Answer<'a, String> {
        Box::pin(async move { read::setup(&mut *self.readers.acquire().await?, id).await })
    }

    fn load<'a>(&'a self, id: &'a TableId) -> Answer<'a, Loaded> {
        Box::pin(async move { read::load(&mut *self.readers.begin().await?, id).await })
    }

    fn list(&self, which: Which, page: Page) -> Answer<'_, Listing> {
        Box::pin(async move { list::list(&mut *self.readers.acquire().await?, which, page).await })
    }

    fn awaiting_bots(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move { list::awaiting_bots(&mut *self.readers.acquire().await?).await })
    }

    fn delete_table<'a>(&'a self, id: &'a TableId) -> Answer<'a, ()> {
        let id = id.clone();
        Box::pin(self.write(|db| Box::pin(write::delete_table(db, id))))
    }

    fn sweep(&self, before: Time) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| Box::pin(write::sweep(db, before))))
    }

    fn append(&self, submission: Submission) -> Answer<'_, Appended> {
        Box::pin(async move {
            submission.check()?;
            let (reply, answer) = oneshot::channel();
            self.enqueue(Job::Append(submission, reply))?;
            answer.await.map_err(|_| Error::Closed)?
        })
    }

    fn log<'a>(&'a self, table: &'a TableId, versions: Versions) -> Answer<'a, Vec<Logged>> {
        Box::pin(async move { read::log(&mut *self.readers.acquire().await?, table, versions).await })
    }

    fn snapshot<'a>(&'a self, table: &'a TableId, at_most: u64) -> Answer<'a, Option<Snapshot>> {
        Box::pin(async move { read::snapshot(&mut *self.readers.acquire().await?, table, at_most).await })
    }

    fn drop_snapshots<'a>(&'a self, table: Option<&'a TableId>) -> Answer<'a, ()> {
        let table = table.cloned();
        Box::pin(self.write(|db| Box::pin(write::drop_snapshots(db, table))))
    }

    fn say(&self, say: Say) -> Answer<'_, Said> {
        Box::pin(self.write(|db| Box::pin(write::say(db, say))))
    }

    fn chat<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<Said>> {
        Box::pin(async move { read::chat(&mut *self.readers.acquire().await?, table, after, most).await })
    }

    fn seen<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, u64> {
        Box::pin(async move { read::seen(&mut *self.readers.acquire().await?, person, table).await })
    }

    fn mark_seen<'a>(&'a self, person: PersonId, table: &'a TableId, version: u64) -> Answer<'a, ()> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.enqueue(Job::Seen((person, table.clone(), version), reply))?;
            answer.await.map_err(|_| Error::Closed)?
        })
    }

    fn export<'a>(&'a self, table: &'a TableId) -> Answer<'a, Export> {
        Box::pin(async move { transfer::export(&mut *self.readers.begin().await?, table).await })
    }

    fn import(&self, export: Export) -> Answer<'_, Table> {
        Box::pin(self.write(|db| Box::pin(transfer::import(db, export))))
    }

    fn listen(&self, table: &TableId) -> Listener {
        self.hub.listen(table)
    }

    fn listen_all(&self) -> Listener {
        self.hub.listen_all()
    }

    fn counters(&self) -> Counters {
        self.tally.read((self.queue.max_capacity() - self.queue.capacity()) as u64)
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some((stop, task)) = running {
                // The writer may have ended already, by a panic; then there is nobody to tell.
                let _ = stop.send(());
                task.await.map_err(|error| Error::Unexpected(error.to_string()))?;
                self.readers.close().await;
                self.hub.close();
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, NewSeat, Secret, fresh_key};
    use sqlx::{AssertSqlSafe, Row};
    use std::path::PathBuf;

    /// A data file that is removed with its companions.
    struct File(PathBuf);

    impl File {
        fn new() -> File {
            File(std::env::temp_dir().join(format!("crownlands-store-{}.sqlite", fresh_key())))
        }
    }

    impl Drop for File {
        fn drop(&mut self) {
            for suffix in ["", "-wal", "-shm"] {
                let mut name = self.0.clone().into_os_string();
                name.push(suffix);
                let _ = std::fs::remove_file(name);
            }
        }
    }

    /// How SQLite goes about a statement, a line per step.
    pub(super) async fn plan(sql: &str) -> String {
        let file = File::new();
        let mut db = connect_options(&file.0, Duration::ZERO).connect().await.unwrap();
        schema::migrate(&mut db).await.unwrap();
        let steps = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).fetch_all(&mut db).await.unwrap();
        steps.iter().map(|step| step.get::<String, _>("detail") + "\n").collect()
    }

    async fn table(store: &Sqlite) -> Result<Table, Error> {
        let new = NewTable {
            game: "g".into(),
            setup: "{}".into(),
            rules_version: 1,
            edition: "e".into(),
            seed: Secret::new("s"),
            commitment: "c".into(),
            options: "{}".into(),
            casual: true,
            listed: true,
            host: None,
            rematch_of: None,
            seats: vec![NewSeat::open(0)],
        };
        store.open_table(new).await
    }

    fn act(table: &TableId, expected: u64, size: usize) -> Submission {
        Submission::new(table, expected, fresh_key()).entry(Entry::act(0, "x".repeat(size), ""))
    }

    #[tokio::test]
    async fn every_connection_is_as_durable_as_can_be() {
        let file = File::new();
        let mut db = connect_options(&file.0, Duration::ZERO).connect().await.unwrap();
        for (pragma, value) in [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1")] {
            let row = sqlx::query(AssertSqlSafe(format!("SELECT CAST({pragma} AS TEXT) FROM pragma_{pragma}")));
            assert_eq!(row.fetch_one(&mut db).await.unwrap().get::<String, _>(0), value, "{pragma}");
        }
    }

    #[tokio::test]
    async fn migrating_again_changes_nothing() {
        let file = File::new();
        let mut db = connect_options(&file.0, Duration::ZERO).connect().await.unwrap();
        let schema = "SELECT group_concat(name || coalesce(sql, ''), ';') FROM sqlite_schema";
        schema::migrate(&mut db).await.unwrap();
        let first: String = sqlx::query_scalar(schema).fetch_one(&mut db).await.unwrap();
        schema::migrate(&mut db).await.unwrap();
        let second: String = sqlx::query_scalar(schema).fetch_one(&mut db).await.unwrap();
        assert_eq!(first, second);
    }

    #[tokio::test]
    async fn a_full_disk_loses_nothing_acknowledged_and_the_writer_goes_on_when_there_is_room() {
        let file = File::new();
        let roomy = connect_options(&file.0, Duration::from_secs(5));
        let store = Sqlite::start(roomy.clone().pragma("max_page_count", "80"), Options::default()).await.unwrap();
        let table = table(&store).await.unwrap();
        let mut version = 0;
        let failure = loop {
            match store.append(act(&table.id, version, 10_000)).await {
                Ok(appended) => version = *appended.versions().unwrap().end(),
                Err(error) => break error,
            }
        };
        assert_eq!(failure, Error::Full);
        assert!(version > 0);
        assert_eq!(store.table(&table.id).await.unwrap().version, version);
        assert_eq!(store.append(act(&table.id, version, 10_000)).await, Err(Error::Full));
        assert_eq!(store.append(act(&table.id, version, 1)).await, Ok(Appended::Committed(version + 1..=version + 1)));
        store.close().await.unwrap();

        let store = Sqlite::start(roomy, Options::default()).await.unwrap();
        assert_eq!(store.log(&table.id, 1..=u64::MAX).await.unwrap().len() as u64, version + 1);
        assert!(store.append(act(&table.id, version + 1, 10_000)).await.is_ok());
    }

    #[tokio::test]
    async fn an_entry_once_written_cannot_be_changed_and_a_begun_game_cannot_be_deleted() {
        let file = File::new();
        let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
        let table = table(&store).await.unwrap();
        let _ = store.append(act(&table.id, 0, 1).begins()).await.unwrap();
        let mut db = connect_options(&file.0, Duration::from_secs(5)).connect().await.unwrap();
        for sql in ["UPDATE log SET body = 'y'", "DELETE FROM tables"] {
            let refused = sqlx::query(sql).execute(&mut db).await.map_err(Error::from);
            assert!(matches!(refused, Err(Error::Invalid(_))), "{refused:?}");
        }
    }
}
