//! The threads on which bots think, apart from those that answer requests.
//!
//! There are two lanes. What takes milliseconds (a look one step ahead) never stands behind what takes seconds (a search): it has a
//! thread of its own. In each lane thoughts are taken fairly between addresses and people, and a long one is told when it begins how
//! long it may take, which is the less the more people wait. A thought that nobody waits for any more leaves the line, or is stopped
//! if it has begun.

mod line;

use crate::metrics::Metrics;
use crate::net::Net;
use bots::{Effort, Stop};
use line::{Line, Waiting};
use std::fmt;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock};
use std::task::{Context, Poll};
use std::thread;
use std::time::{Duration, Instant};
use store::PersonId;
use tokio::sync::oneshot;

/// For whom a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Client {
    /// Where they come from; `None` if that is not known.
    pub(crate) net: Option<Net>,
    /// Who they are; `None` if that is not known.
    pub(crate) person: Option<PersonId>,
}

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// Milliseconds.
    Quick,
    /// As long as one lets it.
    Long,
}

/// How much room there is for thoughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    /// How many threads take long thoughts; one more takes quick ones only.
    pub(crate) threads: usize,
    /// For how long it is bearable to wait in the line.
    pub(crate) bearable: Duration,
    /// The most time for one thought.
    pub(crate) longest: Duration,
    /// How much thinking a person may have had of late before others go first.
    pub(crate) person_quota: Duration,
    /// The same for all people of one address together.
    pub(crate) net_quota: Duration,
}

/// How many threads may be lost to thoughts that do not stop when told to, before no more are started in their place.
const MOST_LOST: u64 = 16;

/// Thinks, for at most so long; says whether the thread is still wanted afterwards.
type Job = Box<dyn FnOnce(Duration) -> bool + Send>;

/// A pool of threads that think.
pub(crate) struct Pool(Arc<Shared>);

struct Shared {
    line: Mutex<Line<Job>>,
    bell: Condvar,
    house: Stop,
    next: AtomicU64,
    lost: AtomicU64,
    metrics: Arc<Metrics>,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the threads of the bots")
    }
}

/// A thought that was asked for; as a future it gives the answer, or `None` if there is none. Dropping it stops the thought.
#[derive(Debug)]
pub(crate) struct Thinking<T> {
    shared: Arc<Shared>,
    state: Arc<ThoughtState>,
    stop: Stop,
    answer: oneshot::Receiver<T>,
}

/// How far a thought is, for those who show it.
#[derive(Debug)]
pub(crate) struct ThoughtState {
    number: u64,
    lane: Lane,
    asked: Instant,
    begun: OnceLock<Instant>,
    given_up: AtomicBool,
}

impl ThoughtState {
    /// For how long it has been waiting in the line; `None` once it has begun.
    pub(crate) fn waiting(&self) -> Option<Duration> {
        self.begun.get().is_none().then(|| self.asked.elapsed())
    }

    /// For how long it has been thought; `None` before it has begun.
    fn thinking(&self) -> Option<Duration> {
        self.begun.get().map(Instant::elapsed)
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the line of the bots")
    }
}

impl Pool {
    /// A pool with so much room.
    pub(crate) fn new(room: Room, metrics: Arc<Metrics>) -> std::io::Result<Pool> {
        let shared = Arc::new(Shared {
            line: Mutex::new(Line::new(room)),
            bell: Condvar::new(),
            house: Stop::new(),
            next: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            metrics,
        });
        for _ in 0..room.threads.max(1) {
            start(&shared, Lane::Long)?;
        }
        start(&shared, Lane::Quick)?;
        Ok(Pool(shared))
    }

    /// Thinks for a client when it is their turn. The thought is given how long it may take and how it is stopped.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        client: Client,
        lane: Lane,
        thought: impl FnOnce(&Effort) -> T + Send + 'static,
    ) -> Thinking<T> {
        let shared = Arc::clone(&self.0);
        let number = shared.next.fetch_add(1, Ordering::Relaxed);
        let asked = Instant::now();
        let given_up = AtomicBool::new(false);
        let state = Arc::new(ThoughtState { number, lane, asked, begun: OnceLock::new(), given_up });
        let stop = shared.house.below();
        let (sender, answer) = oneshot::channel();
        let (begins, stops) = (Arc::clone(&state), stop.clone());
        let job: Job = Box::new(move |most| {
            // Only the thread that took the job out of the line begins it.
            let _ = begins.begun.set(Instant::now());
            let found = thought(&Effort { most, stop: stops });
            // Whoever asked may be gone by now.
            let _ = sender.send(found);
            !begins.given_up.load(Ordering::Relaxed)
        });
        if !shared.house.is_raised() {
            crate::lock(&shared.line).push(Waiting { number, client, lane, since: asked, job });
            shared.bell.notify_all();
        }
        Thinking { shared, state, stop, answer }
    }

    /// How many thoughts wait in each lane: quick ones and long ones.
    pub(crate) fn waiting(&self) -> (usize, usize) {
        let line = crate::lock(&self.0.line);
        (line.length(Lane::Quick), line.length(Lane::Long))
    }

    /// Stops every thought and takes no new ones.
    pub(crate) fn close(&self) {
        self.0.house.raise();
        crate::lock(&self.0.line).clear();
        self.0.bell.notify_all();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

impl<T> Thinking<T> {
    /// How far it is.
    pub(crate) fn state(&self) -> Arc<ThoughtState> {
        Arc::clone(&self.state)
    }

    /// Whether it has not begun after this time in the line.
    pub(crate) fn is_kept_waiting(&self, bearable: Duration) -> bool {
        self.state.waiting().is_some_and(|waited| waited >= bearable)
    }

    /// Whether it has been thought for longer than this.
    pub(crate) fn is_overdue(&self, deadline: Duration) -> bool {
        self.state.thinking().is_some_and(|thought| thought > deadline)
    }

    /// Gives up a thought that does not stop when it is told to. Its thread is lost; another takes its place.
    pub(crate) fn give_up(self) {
        if self.shared.lost.fetch_add(1, Ordering::Relaxed) < MOST_LOST {
            tracing::error!("a bot does not stop thinking; its thread is given up");
            self.state.given_up.store(true, Ordering::Relaxed);
            if let Err(error) = start(&self.shared, self.state.lane) {
                tracing::error!(%error, "no other thread can be started");
            }
        }
    }
}

impl<T> Future for Thinking<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        Pin::new(&mut self.answer).poll(context).map(Result::ok)
    }
}

impl<T> Drop for Thinking<T> {
    /// Nobody waits for it any more.
    fn drop(&mut self) {
        self.stop.raise();
        drop(crate::lock(&self.shared.line).leave(self.state.number));
    }
}

/// Starts a thread: for quick thoughts only, or for long ones and, where none of these wait, for quick ones, too.
fn start(shared: &Arc<Shared>, lane: Lane) -> std::io::Result<()> {
    let shared = Arc::clone(shared);
    let name = if lane == Lane::Quick { "bot-quick" } else { "bot" };
    thread::Builder::new().name(name.to_owned()).spawn(move || work(&shared, lane))?;
    Ok(())
}

fn work(shared: &Shared, lane: Lane) {
    let mut line = crate::lock(&shared.line);
    loop {
        if shared.house.is_raised() {
            return;
        }
        let now = Instant::now();
        let quick = line.next(Lane::Quick, now);
        let next = quick.or_else(|| if lane == Lane::Long { line.next(Lane::Long, now) } else { None });
        let Some((waiting, most)) = next else {
            line = shared.bell.wait(line).unwrap_or_else(std::sync::PoisonError::into_inner);
            continue;
        };
        drop(line);
        shared.metrics.bot_waited(waiting.since.elapsed());
        let begun = Instant::now();
        let job = waiting.job;
        // A bot that panics loses its turn to the next best; the thread must not be lost with it.
        let wanted = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(most))).unwrap_or_else(|_| {
            shared.metrics.panicked();
            tracing::error!("a bot panicked");
            true
        });
        shared.metrics.bot_thought(begun.elapsed());
        line = crate::lock(&shared.line);
        line.had(&waiting.client, begun.elapsed(), Instant::now());
        if !wanted {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(threads: usize) -> Pool {
        let room = Room {
            threads,
            bearable: Duration::from_secs(3),
            longest: Duration::from_secs(5),
            person_quota: Duration::from_secs(20),
            net_quota: Duration::from_secs(40),
        };
        Pool::new(room, Arc::default()).expect("threads can be started")
    }

    /// Thinks until it is stopped.
    fn endless(effort: &Effort) {
        while !effort.stop.is_raised() {
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[tokio::test]
    async fn a_panicking_thought_costs_no_thread_and_has_no_answer() {
        let pool = pool(1);
        let failing = pool.think(Client::default(), Lane::Long, |_| panic!("a bot that fails on purpose"));
        assert_eq!(failing.await, None::<u8>);
        assert_eq!(pool.think(Client::default(), Lane::Long, |_| 7).await, Some(7));
    }

    #[tokio::test]
    async fn h1_a_quick_thought_does_not_stand_behind_long_ones() {
        let pool = pool(1);
        let long: Vec<_> = (0..10).map(|_| pool.think(Client::default(), Lane::Long, endless)).collect();
        assert_eq!(pool.think(Client::default(), Lane::Quick, |_| 7).await, Some(7));
        drop(long);
    }

    #[tokio::test]
    async fn c1_a_thought_that_nobody_waits_for_is_stopped_or_leaves_the_line() {
        let pool = pool(1);
        let begun = pool.think(Client::default(), Lane::Long, endless);
        let waits = pool.think(Client::default(), Lane::Long, endless);
        while begun.state().waiting().is_some() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(waits.state().waiting().is_some() && pool.waiting() == (0, 1));
        drop(waits);
        assert_eq!(pool.waiting(), (0, 0), "it has left the line");
        drop(begun);
        let next = pool.think(Client::default(), Lane::Long, |_| 7);
        let answer = tokio::time::timeout(Duration::from_secs(10), next).await;
        assert_eq!(answer, Ok(Some(7)), "the thread is free again");
    }

    #[tokio::test]
    async fn a_thread_that_is_lost_is_replaced_and_a_closed_pool_answers_nobody() {
        let pool = pool(1);
        let stubborn = pool.think(Client::default(), Lane::Long, |_| thread::sleep(Duration::from_secs(3)));
        while !stubborn.is_overdue(Duration::from_millis(10)) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        stubborn.give_up();
        let next = pool.think(Client::default(), Lane::Long, |_| 7);
        assert_eq!(tokio::time::timeout(Duration::from_secs(2), next).await, Ok(Some(7)));
        let running = pool.think(Client::default(), Lane::Long, endless);
        while running.state().waiting().is_some() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        pool.close();
        assert_eq!(pool.think(Client::default(), Lane::Quick, |_| 7).await, None);
        // What ran is stopped by the house; it ends without anybody dropping it.
        assert_eq!(tokio::time::timeout(Duration::from_secs(2), running).await, Ok(Some(())));
    }
}
