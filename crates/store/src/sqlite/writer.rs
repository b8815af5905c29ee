//! The one task that writes.
//!
//! It takes everything that waits in the queue and commits it in one transaction. While the disk is busy with one group,
//! the next one gathers: the slower the disk, the larger the groups.

use super::append::{self, Verdict};
use super::write;
use crate::counters::{Tally, add};
use crate::{Answer, Appended, Error, Submission, Time};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::{mpsc, oneshot};

/// Where the answer to a write goes.
type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// Something to be written.
pub(super) enum Job {
    /// A submission. All that wait are checked and written together, in a handful of statements.
    Append(Submission, Reply<Appended>),
    /// Anything else, one by one.
    Chore(Box<dyn Chore>),
}

/// Work to be done inside the transaction of a group.
pub(super) trait Chore: Send {
    /// Does it, and says whether it succeeded; if not, what it wrote must be taken back.
    fn run<'c>(&'c mut self, db: &'c mut SqliteConnection) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>>;

    /// Tells the caller, given what became of the transaction.
    fn tell(self: Box<Self>, committed: Result<(), Error>);
}

/// A chore made of a function.
struct Errand<T, W> {
    work: Option<W>,
    result: Option<Result<T, Error>>,
    reply: Reply<T>,
}

impl<T, W> Chore for Errand<T, W>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> Answer<'c, T> + Send,
{
    fn run<'c>(&'c mut self, db: &'c mut SqliteConnection) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                self.result = Some(work(db).await);
            }
            matches!(self.result, Some(Ok(_)))
        })
    }

    fn tell(self: Box<Self>, committed: Result<(), Error>) {
        let result = self.result.unwrap_or(Err(Error::Closed));
        // A caller who went away needs no answer.
        let _ = self.reply.send(committed.and(result));
    }
}

/// A job for the writer, and where its result will arrive.
pub(super) fn chore<T: Send + 'static>(
    work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Answer<'c, T> + Send + 'static,
) -> (Job, oneshot::Receiver<Result<T, Error>>) {
    let (reply, answer) = oneshot::channel();
    (Job::Chore(Box::new(Errand { work: Some(work), result: None, reply })), answer)
}

/// Everything taken from the queue at once.
#[derive(Default)]
struct Group {
    submissions: Vec<Submission>,
    replies: Vec<Reply<Appended>>,
    chores: Vec<Box<dyn Chore>>,
}

impl Group {
    fn of(jobs: impl Iterator<Item = Job>) -> Group {
        let mut group = Group::default();
        for job in jobs {
            match job {
                Job::Append(submission, reply) => {
                    group.submissions.push(submission);
                    group.replies.push(reply);
                }
                Job::Chore(chore) => group.chores.push(chore),
            }
        }
        group
    }
}

/// The task that writes.
pub(super) struct Writer {
    connect: SqliteConnectOptions,
    /// `None` after a failure: the next group begins with a fresh connection.
    db: Option<SqliteConnection>,
    most: usize,
    tally: Arc<Tally>,
}

impl Writer {
    pub fn new(connect: SqliteConnectOptions, db: SqliteConnection, most: usize, tally: Arc<Tally>) -> Writer {
        Writer { connect, db: Some(db), most: most.max(1), tally }
    }

    /// Writes until it is stopped or nobody can ask any more, and then what still waits.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Job>, mut stop: oneshot::Receiver<()>) {
        let mut jobs = Vec::new();
        let mut stopping = false;
        loop {
            let taken = tokio::select! {
                biased;
                _ = &mut stop, if !stopping => {
                    queue.close();
                    stopping = true;
                    continue;
                }
                taken = queue.recv_many(&mut jobs, self.most) => taken,
            };
            if taken == 0 {
                break;
            }
            self.commit(Group::of(jobs.drain(..)), taken).await;
        }
        self.finish().await;
    }

    /// Commits a group, then tells everybody what became of it.
    async fn commit(&mut self, mut group: Group, size: usize) {
        match self.transact(&mut group).await {
            Ok(verdicts) => {
                add(&self.tally.commits, 1);
                add(&self.tally.writes, size);
                self.tally.largest_group.fetch_max(size as u64, Relaxed);
                self.tell(group, verdicts);
            }
            Err(error) => {
                tracing::error!(%error, writes = size, "a group of writes failed");
                add(&self.tally.failures, 1);
                if let Some(db) = self.db.take() {
                    // Closing gives up the transaction; a connection that cannot even close is gone anyway.
                    let _ = db.close().await;
                }
                fail(group, &error);
            }
        }
    }

    /// The transaction of a group. Nothing is told before it has returned.
    async fn transact(&mut self, group: &mut Group) -> Result<Vec<Verdict>, Error> {
        let db = match &mut self.db {
            Some(db) => db,
            None => self.db.insert(self.connect.clone().connect().await?),
        };
        let now = Time::now();
        begin(db).await?;
        let verdicts = match append::together(db, &group.submissions, now).await {
            Err(Error::Invalid(_)) => {
                // One of them names something that does not exist. It must not spoil the others.
                rollback(db).await?;
                begin(db).await?;
                append::one_by_one(db, &group.submissions, now).await?
            }
            others => others?,
        };
        for chore in &mut group.chores {
            apart(db, chore.as_mut()).await?;
        }
        sqlx::query("COMMIT").execute(&mut *db).await?;
        Ok(verdicts)
    }

    /// After the commit: answers to callers.
    fn tell(&self, group: Group, verdicts: Vec<Verdict>) {
        for (reply, verdict) in group.replies.into_iter().zip(verdicts) {
            self.count(&verdict);
            let _ = reply.send(verdict);
        }
        for chore in group.chores {
            chore.tell(Ok(()));
        }
    }

    fn count(&self, verdict: &Verdict) {
        match verdict {
            Ok(Appended::Committed(versions)) => {
                add(&self.tally.committed, 1);
                add(&self.tally.entries, (versions.end() - versions.start() + 1) as usize);
            }
            Ok(Appended::Duplicate(_)) => add(&self.tally.duplicates, 1),
            Ok(Appended::Stale { .. }) => add(&self.tally.stale, 1),
            Err(_) => {}
        }
    }

    /// Carries the write-ahead log into the data file, so that one file is all there is.
    async fn finish(self) {
        if let Some(mut db) = self.db {
            let done = write::serving(&mut db, false).await;
            let closed = db.close().await.map_err(Error::from);
            if let Err(error) = done.and(closed) {
                tracing::warn!(%error, "the data file was not closed cleanly; nothing is lost");
            }
        }
    }
}

/// Nothing of the group was kept.
fn fail(group: Group, error: &Error) {
    for reply in group.replies {
        let _ = reply.send(Err(error.clone()));
    }
    for chore in group.chores {
        chore.tell(Err(error.clone()));
    }
}

async fn begin(db: &mut SqliteConnection) -> Result<(), Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(db).await?;
    Ok(())
}

async fn rollback(db: &mut SqliteConnection) -> Result<(), Error> {
    sqlx::query("ROLLBACK").execute(db).await?;
    Ok(())
}

/// Does a chore so that its failure leaves no trace in the group. The error is one of the disk, not of the chore.
async fn apart(db: &mut SqliteConnection, chore: &mut dyn Chore) -> Result<(), Error> {
    sqlx::query("SAVEPOINT chore").execute(&mut *db).await?;
    if !chore.run(db).await {
        sqlx::query("ROLLBACK TO chore").execute(&mut *db).await?;
    }
    sqlx::query("RELEASE chore").execute(&mut *db).await?;
    Ok(())
}
