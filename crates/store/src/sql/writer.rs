//! The one task that writes.
//!
//! It takes everything that waits in the queue and commits it in one transaction. While the disk is busy with one group,
//! the next one gathers: the slower the disk, the larger the groups.

use super::append::{self, Verdict};
use super::dialect::{BEGIN, Connect, Db};
use crate::counters::{Tally, add};
use crate::{Answer, Appended, Error, News, Submission, Time};
use sqlx::{ConnectOptions, Connection};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
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
    fn run<'c>(&'c mut self, db: &'c mut Db) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>>;

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
    W: for<'c> FnOnce(&'c mut Db) -> Answer<'c, T> + Send,
{
    fn run<'c>(&'c mut self, db: &'c mut Db) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>> {
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
    work: impl for<'c> FnOnce(&'c mut Db) -> Answer<'c, T> + Send + 'static,
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
    pub connect: Connect,
    /// `None` after a failure: the next group begins with a fresh connection.
    pub db: Option<Db>,
    /// The most writes in one transaction.
    pub most: usize,
    pub tally: Arc<Tally>,
    /// How long a database that does not answer is waited for, and submissions are tried again after the connection was lost.
    pub patience: Option<Duration>,
    /// Whoever tells other servers what was committed.
    pub news: Option<mpsc::UnboundedSender<News>>,
    /// Under which name leases are held.
    pub holder: String,
}

/// How long to wait before a lost connection is made anew.
const AGAIN: Duration = Duration::from_millis(100);

impl Writer {
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
                taken = queue.recv_many(&mut jobs, self.most.max(1)) => taken,
            };
            if taken == 0 {
                break;
            }
            self.commit(Group::of(jobs.drain(..)), taken).await;
        }
        self.finish().await;
    }

    /// Commits a group, then tells everybody what became of it.
    ///
    /// Where the connection was lost, submissions are tried again: their keys say whether they were kept. Chores cannot say that.
    async fn commit(&mut self, mut group: Group, size: usize) {
        let begun = Instant::now();
        loop {
            let error = match self.transact_in_time(&mut group).await {
                Ok(verdicts) => {
                    add(&self.tally.commits, 1);
                    add(&self.tally.writes, size);
                    self.tally.largest_group.fetch_max(size as u64, Relaxed);
                    return self.tell(group, verdicts);
                }
                Err(error) => error,
            };
            tracing::error!(%error, writes = size, "a group of writes failed");
            add(&self.tally.failures, 1);
            self.hang_up().await;
            for chore in group.chores.drain(..) {
                chore.tell(Err(error.clone()));
            }
            let goes_on = matches!(error, Error::Lost(_)) && !group.submissions.is_empty();
            if !goes_on || self.patience.is_none_or(|patience| begun.elapsed() >= patience) {
                return fail(group, &error);
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Closing gives up the transaction; a connection that cannot even close is gone anyway.
    async fn hang_up(&mut self) {
        if let Some(db) = self.db.take() {
            let _ = tokio::time::timeout(AGAIN, db.close()).await;
        }
    }

    /// The transaction of a group, given up when the database does not answer.
    async fn transact_in_time(&mut self, group: &mut Group) -> Result<Vec<Verdict>, Error> {
        match self.patience {
            Some(patience) => tokio::time::timeout(patience, self.transact(group))
                .await
                .unwrap_or_else(|_| Err(Error::Lost("it does not answer".to_owned()))),
            None => self.transact(group).await,
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
        for ((reply, submission), verdict) in group.replies.into_iter().zip(group.submissions).zip(verdicts) {
            self.count(&verdict);
            if let (Some(news), Ok(Appended::Committed(versions))) = (&self.news, &verdict) {
                // Nobody tells any more when the store is being closed.
                let _ = news.send(News::Grown(submission.table, *versions.end()));
            }
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

    /// Leaves everything in good order.
    async fn finish(self) {
        if let Some(mut db) = self.db {
            let done = super::finish(&mut db, &self.holder).await;
            let closed = db.close().await.map_err(Error::from);
            if let Err(error) = done.and(closed) {
                tracing::warn!(%error, "the store was not closed cleanly; nothing is lost");
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

async fn begin(db: &mut Db) -> Result<(), Error> {
    sqlx::query(BEGIN).execute(db).await?;
    Ok(())
}

async fn rollback(db: &mut Db) -> Result<(), Error> {
    sqlx::query("ROLLBACK").execute(db).await?;
    Ok(())
}

/// Does a chore so that its failure leaves no trace in the group. The error is one of the disk, not of the chore.
async fn apart(db: &mut Db, chore: &mut dyn Chore) -> Result<(), Error> {
    sqlx::query("SAVEPOINT chore").execute(&mut *db).await?;
    if !chore.run(db).await {
        sqlx::query("ROLLBACK TO chore").execute(&mut *db).await?;
    }
    sqlx::query("RELEASE chore").execute(&mut *db).await?;
    Ok(())
}
