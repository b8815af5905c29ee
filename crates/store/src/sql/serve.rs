//! The one who keeps: every method of [`Store`], whichever database is behind it.
//!
//! A new method is a line here and a function in `read.rs`, `write.rs` or a file of its own beside them; both databases have it then.

use super::dialect::{Db, SNAPSHOT};
use super::writer::{self, Job};
use super::{Backend, list, read, snapshots, write};
use crate::counters::add;
use crate::{
    Answer, Appended, Counters, Deed, Error, Later, Learnt, Lease, Leased, Listing, Loaded, NewPerson, NewTable, News,
    Notes, Outbox, Page, People, Permits, Person, PersonChange, PersonId, Plans, Ratings, Said, Say, Store, Submission,
    Table, TableId, Time, Token, Tournaments, Vacations, Versions, Which, Works,
};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

impl Backend {
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
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Db) -> Answer<'c, T> + Send + 'static,
    ) -> Result<T, Error> {
        let (job, reply) = writer::chore(work);
        self.enqueue(job)?;
        reply.await.map_err(|_| Error::Closed)?
    }
}

impl Store for Backend {
    fn welcome(&self, person: NewPerson) -> Answer<'_, (Person, Token)> {
        Box::pin(self.write(|db| Box::pin(write::welcome(db, person))))
    }

    fn recognise<'a>(&'a self, token: &'a Token) -> Answer<'a, Option<Person>> {
        Box::pin(self.in_time(async move { read::recognise(&mut *self.readers.acquire().await?, token).await }))
    }

    fn change_person(&self, id: PersonId, change: PersonChange) -> Answer<'_, Person> {
        Box::pin(self.write(move |db| Box::pin(write::change_person(db, id, change))))
    }

    fn learnt(&self, person: PersonId) -> Answer<'_, Vec<Learnt>> {
        Box::pin(self.in_time(async move { read::learnt(&mut *self.readers.acquire().await?, person).await }))
    }

    fn keep_learnt(&self, person: PersonId, learnt: Learnt) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(write::keep_learnt(db, person, learnt))))
    }

    fn people(&self) -> &dyn People {
        self
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    fn notes(&self) -> &dyn Notes {
        self
    }

    fn works(&self) -> &dyn Works {
        self
    }

    fn plans(&self) -> &dyn Plans {
        self
    }

    fn vacations(&self) -> &dyn Vacations {
        self
    }

    fn outbox(&self) -> &dyn Outbox {
        self
    }

    fn permits(&self) -> &dyn Permits {
        self
    }

    fn tournaments(&self) -> &dyn Tournaments {
        self
    }

    fn open_table(&self, table: NewTable) -> Answer<'_, Table> {
        Box::pin(self.write(|db| Box::pin(write::open_table(db, table))))
    }

    fn setup<'a>(&'a self, id: &'a TableId) -> Answer<'a, String> {
        Box::pin(self.in_time(async move { read::setup(&mut *self.readers.acquire().await?, id).await }))
    }

    fn load<'a>(&'a self, id: &'a TableId) -> Answer<'a, Loaded> {
        Box::pin(self.in_time(async move { read::load(&mut *self.readers.begin_with(SNAPSHOT).await?, id).await }))
    }

    fn resume<'a>(&'a self, id: &'a TableId) -> Answer<'a, Loaded> {
        Box::pin(
            self.in_time(async move { snapshots::resume(&mut *self.readers.begin_with(SNAPSHOT).await?, id).await }),
        )
    }

    fn keep_snapshot(&self, id: TableId, version: u64, stood: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(async move { snapshots::keep(db, &id, version, &stood).await })))
    }

    fn drop_snapshot(&self, id: TableId, version: u64) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(async move { snapshots::drop(db, &id, version).await })))
    }

    fn later<'a>(&'a self, id: &'a TableId, after: u64) -> Answer<'a, Later> {
        Box::pin(
            self.in_time(async move { read::later(&mut *self.readers.begin_with(SNAPSHOT).await?, id, after).await }),
        )
    }

    fn version<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<u64>> {
        Box::pin(self.in_time(async move { read::version(&mut *self.readers.acquire().await?, id).await }))
    }

    fn versions<'a>(&'a self, ids: &'a [TableId]) -> Answer<'a, Vec<(TableId, u64)>> {
        Box::pin(self.in_time(async move { read::versions_of(&mut *self.readers.acquire().await?, ids).await }))
    }

    fn list(&self, which: Which, page: Page) -> Answer<'_, Listing> {
        Box::pin(self.in_time(async move { list::list(&mut *self.readers.acquire().await?, which, page).await }))
    }

    fn awaiting_bots(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.in_time(async move { list::awaiting_bots(&mut *self.readers.acquire().await?).await }))
    }

    fn unfinished(&self) -> Answer<'_, Vec<(Table, String)>> {
        Box::pin(self.in_time(async move { list::unfinished(&mut *self.readers.acquire().await?).await }))
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

    fn kept<'a>(&'a self, table: &'a TableId, key: &'a str) -> Answer<'a, Option<Versions>> {
        Box::pin(self.in_time(async move { read::kept(&mut *self.readers.acquire().await?, table, key).await }))
    }

    fn say(&self, say: Say) -> Answer<'_, Said> {
        Box::pin(self.write(|db| Box::pin(write::say(db, say))))
    }

    fn chat<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<Said>> {
        Box::pin(self.in_time(async move { read::chat(&mut *self.readers.acquire().await?, table, after, most).await }))
    }

    fn secret(&self, name: &'static str) -> Answer<'_, [u8; 32]> {
        Box::pin(self.write(move |db| Box::pin(write::secret(db, name))))
    }

    fn deeds(&self, after: u64) -> Answer<'_, Vec<Deed>> {
        Box::pin(self.in_time(async move { read::deeds(&mut *self.readers.acquire().await?, after).await }))
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.write(|db| Box::pin(write::probe(db))))
    }

    fn time(&self) -> Answer<'_, Time> {
        Box::pin(self.in_time(async move { read::time(&mut *self.readers.acquire().await?).await }))
    }

    fn counters(&self) -> Counters {
        self.tally.read((self.queue.max_capacity() - self.queue.capacity()) as u64)
    }

    fn is_shared(&self) -> bool {
        Backend::SHARED
    }

    fn hear(&self) -> Option<mpsc::Receiver<News>> {
        self.heard()
    }

    fn tell(&self, news: News) {
        self.spread(news);
    }

    fn lease<'a>(&'a self, name: &'a str, span: Duration) -> Answer<'a, Leased> {
        Box::pin(self.in_time(self.take_lease(name, span)))
    }

    fn release(&self, lease: Lease) -> Answer<'_, ()> {
        Box::pin(self.in_time(self.give_back(lease)))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(self.shut())
    }
}
