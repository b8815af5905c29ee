//! The store in a PostgreSQL database that any number of servers share.
//!
//! Each server has one task that writes, as over SQLite: it takes everything that waits and commits it in one transaction. Which of two
//! servers came first the database decides: the rows of the tables are locked, and the version is compared within the transaction.
//! Servers hear of each other's commits (`LISTEN`/`NOTIFY`), and share what one of them at a time does by leases with tokens.

mod carry;
mod desk;
mod dialect;
mod schema;
mod wire;

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

pub(crate) use carry::{be_alone, finish_copy, open_for_copy};
pub use office::Office;
pub use wire::commit_rate;

use crate::counters::{Tally, add};
use crate::{Error, Lease, Leased, News, Options, fresh_key};
use dialect::finish;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgSslMode};
use sqlx::{ConnectOptions, PgConnection, PgPool};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use writer::{Job, Writer};

use Postgres as Backend;

/// What a database is called.
type Place = String;

/// How long a database that does not answer is waited for before somebody is told so.
const LEAST_PATIENCE: Duration = Duration::from_secs(5);

/// How many news of others wait to be heard; of one more only that there was something is known.
const MOST_NEWS: usize = 10_000;

/// A [`Store`](crate::Store) in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    readers: PgPool,
    queue: mpsc::Sender<Job>,
    tally: Arc<Tally>,
    patience: Duration,
    /// The name of this server, drawn when it starts.
    holder: String,
    news: mpsc::UnboundedSender<News>,
    heard: Mutex<Option<mpsc::Receiver<News>>>,
    /// Taken by whoever closes the store first.
    running: Mutex<Option<Running>>,
}

/// What ends when the store is closed.
#[derive(Debug)]
struct Running {
    /// The word that stops the writer.
    stop: oneshot::Sender<()>,
    writer: JoinHandle<()>,
    /// Those that tell and listen.
    messengers: [JoinHandle<()>; 2],
}

impl Postgres {
    /// Other servers may be there.
    const SHARED: bool = true;

    /// Opens the database, fills it if it is empty, and brings its schema up to date.
    pub async fn open(url: &str, options: Options) -> Result<Postgres, Error> {
        let patience = options.patience.max(LEAST_PATIENCE);
        let connect = connect_options(url)?;
        let writes = connect.clone().options(ROW_BY_ROW);
        let mut db = open(&writes).await?;
        schema::prepare(&mut db).await?;
        let readers = PgPoolOptions::new()
            .max_connections(options.readers.max(2))
            .acquire_timeout(patience)
            .max_lifetime(None)
            .connect_lazy_with(connect.clone());
        let (queue, jobs) = mpsc::channel(options.queue.max(1));
        let (stop, stopped) = oneshot::channel();
        let (tally, holder) = (Arc::new(Tally::default()), fresh_key());
        let (news, to_tell) = mpsc::unbounded_channel();
        let (ears, heard) = mpsc::channel(MOST_NEWS);
        let listening = wire::subscribe(connect.clone()).await?;
        let messengers = [
            tokio::spawn(wire::tell(connect.clone(), holder.clone(), to_tell)),
            tokio::spawn(wire::listen(listening, holder.clone(), ears)),
        ];
        let writer = Writer {
            connect: writes,
            db: Some(db),
            most: options.group,
            tally: Arc::clone(&tally),
            patience: Some(patience),
            news: Some(news.clone()),
            holder: holder.clone(),
        };
        let running = Running { stop, writer: tokio::spawn(writer.run(jobs, stopped)), messengers };
        let (heard, running) = (Mutex::new(Some(heard)), Mutex::new(Some(running)));
        Ok(Postgres { readers, queue, tally, patience, holder, news, heard, running })
    }

    /// Waits until the database answers, but not for ever.
    async fn in_time<T>(&self, work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        add(&self.tally.reads, 1);
        let answer = tokio::time::timeout(self.patience, work).await;
        answer.unwrap_or_else(|_| Err(Error::Lost("it does not answer".to_owned())))
    }

    fn heard(&self) -> Option<mpsc::Receiver<News>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn spread(&self, news: News) {
        // Nobody tells any more when the store is being closed.
        let _ = self.news.send(news);
    }

    /// Takes a lease that is free, or asks for more time under one that is held. The clock is that of the database; a first token is the
    /// moment, so that it is higher than any before it also where the row of an old lease was forgotten.
    async fn take_lease(&self, name: &str, span: Duration) -> Result<Leased, Error> {
        let span = i64::try_from(span.as_millis()).unwrap_or(i64::MAX / 2);
        let mut db = self.readers.acquire().await?;
        let token: Option<i64> = sqlx::query_scalar(
            "INSERT INTO leases AS l (name, holder, token, until) VALUES ($1, $2, milliseconds(), milliseconds() + $3)
             ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
                 token = CASE WHEN l.holder = excluded.holder THEN l.token ELSE l.token + 1 END
             WHERE l.holder = excluded.holder OR l.until <= milliseconds()
             RETURNING token",
        )
        .bind(name)
        .bind(&self.holder)
        .bind(span)
        .fetch_optional(&mut *db)
        .await?;
        if let Some(token) = token {
            let lease = Lease { name: name.to_owned(), holder: self.holder.clone(), token: token as u64 };
            return Ok(Leased::Held(lease));
        }
        let left: Option<i64> = sqlx::query_scalar("SELECT until - milliseconds() FROM leases WHERE name = $1")
            .bind(name)
            .fetch_optional(&mut *db)
            .await?;
        Ok(Leased::Taken(Duration::from_millis(u64::try_from(left.unwrap_or_default()).unwrap_or_default())))
    }

    async fn give_back(&self, lease: Lease) -> Result<(), Error> {
        sqlx::query("UPDATE leases SET until = 0 WHERE name = $1 AND holder = $2 AND token = $3")
            .bind(lease.name)
            .bind(lease.holder)
            .bind(lease.token as i64)
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    async fn shut(&self) -> Result<(), Error> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Running { stop, writer, messengers }) = running {
            // The writer may have ended already, by a panic; then there is nobody to tell.
            let _ = stop.send(());
            writer.await.map_err(|error| Error::Unexpected(error.to_string()))?;
            // What was committed last the others find by version, at the latest.
            tokio::time::sleep(wire::GATHER).await;
            for messenger in messengers {
                messenger.abort();
            }
            let _ = tokio::time::timeout(self.patience, self.readers.close()).await;
        }
        Ok(())
    }
}

impl Drop for Postgres {
    /// Nobody is left to tell or to listen for.
    fn drop(&mut self) {
        if let Some(running) = self.running.get_mut().unwrap_or_else(PoisonError::into_inner) {
            for messenger in &running.messengers {
                messenger.abort();
            }
        }
    }
}

/// How the one who writes plans. A group names every row it wants; the planner does not know how few these are, and would rather read all
/// tables than look each up in its index.
const ROW_BY_ROW: [(&str, &str); 2] = [("enable_hashjoin", "off"), ("enable_mergejoin", "off")];

/// How every connection is made: each write is on the disk before the commit returns, and a server that hangs in the middle of a
/// transaction does not hold the others up for long.
fn connect_options(url: &str) -> Result<PgConnectOptions, Error> {
    // The message of a faulty address may repeat the password in it.
    let wrong =
        |_| Error::invalid("the address of the database is not understood; it is like postgres://NAME@HOST/DATABASE");
    let connect = PgConnectOptions::from_str(url).map_err(wrong)?;
    if matches!(connect.get_ssl_mode(), PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull) {
        return Err(Error::invalid(
            "this program speaks to PostgreSQL without TLS: use a socket, a network of your own or a tunnel, and no sslmode in the address",
        ));
    }
    let settings = [
        ("synchronous_commit", "on"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("lock_timeout", "4s"),
        ("statement_timeout", "60s"),
    ];
    Ok(connect.application_name("crownlands").options(settings).disable_statement_logging())
}

/// A connection; [`Error::CannotOpen`] says why there is none.
async fn open(connect: &PgConnectOptions) -> Result<PgConnection, Error> {
    let made = tokio::time::timeout(LEAST_PATIENCE, connect.connect()).await;
    let made = made.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut));
    made.map_err(|error| match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => {
            let place = connect.get_socket().map_or_else(
                || format!("{}:{}", connect.get_host(), connect.get_port()),
                |socket| socket.display().to_string(),
            );
            Error::CannotOpen(format!("no PostgreSQL answers at {place}"))
        }
        other => other.into(),
    })
}
