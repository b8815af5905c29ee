//! The store in one SQLite file.
//!
//! One task writes: it takes everything that waits and commits it in one transaction, so that a slow disk is
//! synchronised once for many moves. Reads go through connections of their own and never wait for it (write-ahead log).
//!
//! One server per data file: it holds a lock. The operator's [`Office`] works beside it, in short transactions of its own.

mod backup;
#[cfg(feature = "postgres")]
mod carry;
mod desk;
mod dialect;
mod file;
mod lock;
mod rate;
mod schema;

// What both databases say alike is compiled once for each of them.
#[path = "../sql/ahead.rs"]
mod ahead;
#[path = "../sql/append.rs"]
mod append;
#[path = "../sql/check.rs"]
mod check;
#[path = "../sql/export.rs"]
mod export;
#[path = "../sql/hall.rs"]
mod hall;
#[path = "../sql/list.rs"]
mod list;
#[path = "../sql/notes.rs"]
mod notes;
#[path = "../sql/office.rs"]
mod office;
#[path = "../sql/outbox.rs"]
mod outbox;
#[path = "../sql/people.rs"]
mod people;
#[path = "../sql/permits.rs"]
mod permits;
#[path = "../sql/ratings.rs"]
mod ratings;
#[path = "../sql/read.rs"]
mod read;
#[path = "../sql/rows.rs"]
mod rows;
#[path = "../sql/serve.rs"]
mod serve;
#[path = "../sql/snapshots.rs"]
mod snapshots;
#[path = "../sql/tournaments.rs"]
mod tournaments;
#[path = "../sql/vacations.rs"]
mod vacations;
#[path = "../sql/works.rs"]
mod works;
#[path = "../sql/write.rs"]
mod write;
#[path = "../sql/writer.rs"]
mod writer;

#[cfg(test)]
mod plans;

pub use backup::restore;
#[cfg(feature = "postgres")]
pub(crate) use backup::{put_in_place, remove};
#[cfg(feature = "postgres")]
pub(crate) use carry::{bring_up_to_date, finish_copy, make_for_copy, open_for_copy};
#[cfg(feature = "postgres")]
pub(crate) use lock::{Lock as FileLock, beside};
pub use office::Office;
pub use rate::commit_rate;

use crate::counters::{Tally, add};
use crate::{Error, Lease, Leased, News, Options};
use file::{finish, serving};
use lock::Lock;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Writer};

/// How many pages the write-ahead log may grow before it is carried into the data file. Rarer than usual: a group commit
/// of 500 tables writes more pages at once than the usual limit.
const CHECKPOINT_PAGES: &str = "8000";

/// Kibibytes (when negative) of pages the writer keeps in memory. The usual two megabytes are less than 500 tables touch in
/// one transaction, and pages would be written and read back within it.
const WRITER_CACHE: &str = "-65536";

use Sqlite as Backend;

/// Where a data file is.
type Place = PathBuf;

/// A [`Store`](crate::Store) in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    queue: mpsc::Sender<Job>,
    tally: Arc<Tally>,
    /// Taken by whoever closes the store first.
    running: Mutex<Option<Running>>,
}

/// What ends when the store is closed.
#[derive(Debug)]
struct Running {
    /// The word that stops the writer.
    stop: oneshot::Sender<()>,
    /// Tells when the writer has ended.
    writer: oneshot::Receiver<()>,
    /// Nobody else serves the file as long as it is held.
    lock: Lock,
}

impl Sqlite {
    /// One server has the file.
    const SHARED: bool = false;

    /// Opens the file, makes it if it is not there, and brings its schema up to date. [`Error::InUse`] if another server has it,
    /// [`Error::ReadOnly`] or [`Error::Full`] if nothing can be written.
    pub async fn open(path: impl AsRef<Path>, options: Options) -> Result<Sqlite, Error> {
        let path = path.as_ref();
        schema::inspect(path).await?;
        let lock = Lock::take(path)?;
        if file::is_bare_copy(path).await? {
            tracing::warn!(
                "`{}` was being served when it was copied, and its -wal file is not beside it: what was written last may be missing",
                path.display()
            );
        }
        Sqlite::start(connect_options(path, options.patience), options, lock).await
    }

    async fn start(connect: SqliteConnectOptions, options: Options, lock: Lock) -> Result<Sqlite, Error> {
        let write = connect.clone().pragma("cache_size", WRITER_CACHE);
        let mut db = write.connect().await?;
        schema::migrate(&mut db).await?;
        serving(&mut db, true).await?;
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
        let tally = Arc::new(Tally::default());
        let writer = Writer {
            connect: write,
            db: Some(db),
            most: options.group,
            tally: Arc::clone(&tally),
            patience: None,
            news: None,
            holder: String::new(),
        };
        let writer = on_its_own(writer.run(jobs, stopped))?;
        let running = Running { stop, writer, lock };
        Ok(Sqlite { readers, queue, tally, running: Mutex::new(Some(running)) })
    }

    /// Waits for as long as it takes: a file answers.
    async fn in_time<T>(&self, work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        add(&self.tally.reads, 1);
        work.await
    }

    /// Nobody else is there to be heard.
    fn heard(&self) -> Option<mpsc::Receiver<News>> {
        None
    }

    /// Nobody else is there to listen.
    fn spread(&self, _: News) {}

    async fn take_lease(&self, name: &str, _: Duration) -> Result<Leased, Error> {
        Ok(Leased::Held(Lease::alone(name)))
    }

    async fn give_back(&self, _: Lease) -> Result<(), Error> {
        Ok(())
    }

    async fn shut(&self) -> Result<(), Error> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Running { stop, writer, lock }) = running {
            // The writer may have ended already, by a panic; then there is nobody to tell.
            let _ = stop.send(());
            writer.await.map_err(|_| Error::Unexpected("the writer has failed".to_owned()))?;
            self.readers.close().await;
            drop(lock);
        }
        Ok(())
    }
}

/// Runs the writer in a thread of its own. Each of its statements waits for the file, and in a crowd of requests it would be a while until
/// somebody finds out that the answer is there.
fn on_its_own(writer: impl Future<Output = ()> + Send + 'static) -> Result<oneshot::Receiver<()>, Error> {
    let failed = |error: std::io::Error| Error::Unexpected(error.to_string());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
    let (ended, end) = oneshot::channel();
    let work = move || {
        runtime.block_on(writer);
        // Nobody waits where the store was dropped.
        let _ = ended.send(());
    };
    std::thread::Builder::new().name("writer".to_owned()).spawn(work).map_err(failed)?;
    Ok(end)
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

/// A connection for looking at a file without changing anything: it neither carries a write-ahead log in nor makes files beside it.
/// Only where a very first start was cut short, before there was a write-ahead log, it is let tidy up.
fn look_options(path: &Path) -> SqliteConnectOptions {
    let look = SqliteConnectOptions::new().filename(path).disable_statement_logging();
    let there = |ending| lock::beside(path, ending).exists();
    match (there("-journal"), there("-wal")) {
        (true, _) => look,
        (false, true) => look.read_only(true),
        // Nobody has it open, or there would be one: it is read as it lies there.
        (false, false) => look.read_only(true).immutable(true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Appended, NewSeat, NewTable, Secret, Store, Submission, Table, TableId, fresh_key};
    use sqlx::{AssertSqlSafe, Row};
    use std::path::PathBuf;
    use table::Seat;
    use table::log::{Entry, What};

    /// A data file that is removed with its companions.
    pub(super) struct File(pub PathBuf);

    impl File {
        pub fn new() -> File {
            File(std::env::temp_dir().join(format!("crownlands-store-{}.sqlite", fresh_key())))
        }
    }

    impl Drop for File {
        fn drop(&mut self) {
            for suffix in ["", "-wal", "-shm", "-lock"] {
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

    fn lock(file: &File) -> Lock {
        Lock::take(&file.0).unwrap()
    }

    async fn table(store: &Sqlite) -> Result<Table, Error> {
        let new = NewTable {
            game: "g".into(),
            setup: "{}".into(),
            rules_version: 1,
            edition: "e".into(),
            seed: Secret::new("s"),
            commitment: fresh_key(),
            promised: true,
            options: "{}".into(),
            casual: true,
            listed: true,
            host: None,
            rematch_of: None,
            seats: vec![NewSeat::open(Seat::new(0))],
        };
        store.open_table(new).await
    }

    fn act(table: &TableId, expected: u64, size: usize) -> Submission {
        let act = What::Act { seat: Seat::new(0), act: "x".repeat(size) };
        Submission::new(table, expected, fresh_key()).entry(Entry::new(act))
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
        let store = Sqlite::start(roomy.clone().pragma("max_page_count", "100"), Options::default(), lock(&file))
            .await
            .unwrap();
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
        assert_eq!(store.load(&table.id).await.unwrap().table.version, version);
        assert_eq!(store.append(act(&table.id, version, 10_000)).await, Err(Error::Full));
        assert_eq!(store.append(act(&table.id, version, 1)).await, Ok(Appended::Committed(version + 1..=version + 1)));
        store.close().await.unwrap();

        let store = Sqlite::start(roomy, Options::default(), lock(&file)).await.unwrap();
        assert_eq!(store.load(&table.id).await.unwrap().log.len() as u64, version + 1);
        assert!(store.append(act(&table.id, version + 1, 10_000)).await.is_ok());
    }

    #[tokio::test]
    async fn m8_what_is_written_stays_written() {
        let file = File::new();
        let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
        let table = table(&store).await.unwrap();
        let _ = store.append(act(&table.id, 0, 1).begins()).await.unwrap();
        let _ = store.append(act(&table.id, 1, 1)).await.unwrap();
        let before = store.load(&table.id).await.unwrap();
        let mut db = connect_options(&file.0, Duration::from_secs(5)).connect().await.unwrap();
        let entry = "SELECT table_id, version, entry, link";
        for sql in [
            "UPDATE log SET entry = 'y'".to_owned(),
            "UPDATE log SET link = 'y'".to_owned(),
            "UPDATE OR REPLACE log SET version = 1 WHERE version = 2".to_owned(),
            "DELETE FROM log".to_owned(),
            format!("INSERT OR REPLACE INTO log (table_id, version, entry, link) {entry} FROM log"),
            "INSERT OR REPLACE INTO log (table_id, version, entry, link, key)
             SELECT table_id, version + 2, entry, link, key FROM log WHERE version = 1"
                .to_owned(),
            "INSERT INTO log (table_id, version, entry, link) SELECT table_id, 9, entry, link FROM log LIMIT 1"
                .to_owned(),
            "UPDATE agreements SET seed = 'y'".to_owned(),
            "DELETE FROM agreements".to_owned(),
            "INSERT OR REPLACE INTO agreements SELECT table_id, setup, 'y' FROM agreements".to_owned(),
            "UPDATE tables SET commitment = 'y'".to_owned(),
            "UPDATE tables SET rules_version = 9".to_owned(),
            "INSERT OR REPLACE INTO tables SELECT * FROM tables".to_owned(),
            "DELETE FROM tables".to_owned(),
        ] {
            let refused = sqlx::query(AssertSqlSafe(sql.clone())).execute(&mut db).await.map_err(Error::from);
            assert!(matches!(refused, Err(Error::Invalid(_))), "{sql}: {refused:?}");
        }
        assert_eq!(store.load(&table.id).await.unwrap(), before);
    }

    #[tokio::test]
    async fn m8_whoever_changes_the_log_all_the_same_is_found_out() {
        for (sql, at) in [
            ("UPDATE log SET entry = replace(entry, 'xx', 'xy') WHERE version = 2", 2),
            ("DELETE FROM log WHERE version = 3", 3),
            ("DELETE FROM log WHERE version = 1", 1),
            ("UPDATE tables SET version = 2; DELETE FROM log WHERE version = 3", 3),
            ("UPDATE tables SET commitment = 'another'", 1),
            ("UPDATE agreements SET setup = '{\"players\":5}'", 1),
            ("UPDATE tables SET rules_version = 2", 1),
        ] {
            let file = File::new();
            let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
            let table = table(&store).await.unwrap();
            for version in 0..3 {
                let _ = store.append(act(&table.id, version, 2)).await.unwrap();
            }
            assert_eq!(store.load(&table.id).await.unwrap().broken_at, None);
            let mut db = connect_options(&file.0, Duration::from_secs(5)).connect().await.unwrap();
            let triggers: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
                .fetch_all(&mut db)
                .await
                .unwrap();
            for trigger in triggers {
                sqlx::raw_sql(AssertSqlSafe(format!("DROP TRIGGER {trigger}"))).execute(&mut db).await.unwrap();
            }
            sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
            assert_eq!(store.load(&table.id).await.unwrap().broken_at, Some(at), "{sql}");
        }
    }

    #[tokio::test]
    async fn m4_a_second_server_on_the_same_file_is_refused_until_the_first_has_ended() {
        let file = File::new();
        let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
        let refused = Sqlite::open(&file.0, Options::default()).await.unwrap_err();
        assert_eq!(refused, Error::InUse(file.0.display().to_string()));
        assert!(refused.to_string().contains("another Crownlands server"), "{refused}");
        table(&store).await.unwrap();
        store.close().await.unwrap();
        table(&Sqlite::open(&file.0, Options::default()).await.unwrap()).await.unwrap();
    }

    #[tokio::test]
    async fn m2_a_server_that_cannot_write_does_not_start_and_says_why() {
        let file = File::new();
        let fresh = connect_options(&file.0, Duration::ZERO).pragma("max_page_count", "5");
        let full = Sqlite::start(fresh, Options::default(), lock(&file)).await.unwrap_err();
        assert_eq!(full, Error::Full);
        assert!(full.to_string().contains("disk is full"), "{full}");
        Sqlite::open(&file.0, Options::default()).await.unwrap().close().await.unwrap();
        let unwritable = connect_options(&file.0, Duration::ZERO).read_only(true);
        let refused = Sqlite::start(unwritable, Options::default(), lock(&file)).await.unwrap_err();
        assert!(matches!(refused, Error::ReadOnly(_)), "{refused:?}");
        assert!(refused.to_string().contains("may not be written"), "{refused}");
        Sqlite::open(&file.0, Options::default()).await.unwrap();
    }
}
