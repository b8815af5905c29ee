//! A table in memory: how it is reached, who looks at it, and who is told that it has changed.

use super::minds::Minds;
use super::now::Now;
use super::pace::WallClock;
use super::row::Row;
use super::stranded::{Stranded, Unplayable};
use super::watch::Audience;
use super::work::Advice;
use crate::problem::Problem;
use parking_lot::{RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use store::{Later, Loaded, PersonId, Status, TableId, Time, Vacation};
use table::record::{Parts, Record};
use table::{AnyMatch, Complaint, Event, MOST_SEATS, Proof, Seat, Seed, Setup, Signer};
use tokio::sync::watch;

/// A table in memory. What matters in it was read from the log or committed to it; a restart forgets only what bots were just
/// thinking for people, and who was here a moment ago.
#[derive(Debug)]
pub(crate) struct Live {
    /// Its name in addresses.
    pub(crate) id: TableId,
    /// The game.
    pub(crate) entry: &'static shelf::Entry,
    /// What was agreed.
    pub(crate) setup: Setup,
    /// What binds the seed before it is shown.
    pub(crate) commitment: String,
    /// The secret of chance.
    seed: Seed,
    /// Signs the record.
    signer: Arc<Signer>,
    /// One submission at a time passes from check to commit.
    pub(super) gate: tokio::sync::Mutex<()>,
    /// Whether somebody is already seeing to the bots of this table.
    pub(super) driven: AtomicBool,
    /// What its bots are about.
    pub(super) minds: Minds,
    /// Who opened the table; on their account its bots think.
    pub(super) opened_by: Option<PersonId>,
    now: RwLock<Now>,
    ticks: watch::Sender<Tick>,
    used: AtomicU64,
    proof: OnceLock<Result<Proof, Complaint>>,
    advice: Mutex<[Option<Arc<Advice>>; MOST_SEATS]>,
    /// What time it is.
    pub(crate) clock: WallClock,
    /// When it was read; whoever has not been seen since counts as seen then. Clocks on walls may jump, so none of these is one.
    loaded: Instant,
    seen: Mutex<HashMap<PersonId, Instant>>,
    /// The version at which it was last looked whether somebody has a plan.
    pub(super) planned: AtomicU64,
    /// Up to which version somebody has looked at the table.
    looked: Mutex<HashMap<PersonId, u64>>,
    /// Set once every line of what happened is in memory.
    pub(super) whole: tokio::sync::OnceCell<()>,
    /// The version of the newest snapshot of it.
    pub(super) snapped: AtomicU64,
    /// Those who follow it live.
    pub(super) audience: Audience,
}

/// How often other servers are told that somebody is here.
const HERE: Duration = Duration::from_secs(30);

/// What live listeners are told: that something is new, never what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tick {
    /// The version of the log.
    pub(crate) version: u64,
    /// The number of the last thing said at the table.
    pub(crate) said: u64,
}

impl Live {
    /// Builds the table from the store by replaying its log, or says why it cannot be carried on.
    pub(super) fn load(
        entry: &'static shelf::Entry,
        (loaded, away): (&Loaded, &[Vacation]),
        said: u64,
        signer: Arc<Signer>,
        clock: WallClock,
    ) -> Result<Live, Stranded> {
        let table = &loaded.table;
        let (now, setup, seed) = Now::read(entry, loaded, away)?;
        let (ticks, _) = watch::channel(Tick { version: now.version, said });
        let whole = now.rows.iter().all(|row| row.told().is_some());
        Ok(Live {
            id: table.id.clone(),
            entry,
            setup,
            commitment: table.commitment.clone(),
            seed,
            signer,
            gate: tokio::sync::Mutex::new(()),
            driven: AtomicBool::new(false),
            minds: Minds::default(),
            opened_by: table.host,
            now: RwLock::new(now),
            ticks,
            used: AtomicU64::new(0),
            proof: OnceLock::new(),
            advice: Mutex::default(),
            clock,
            loaded: Instant::now(),
            seen: Mutex::default(),
            planned: AtomicU64::new(0),
            looked: Mutex::default(),
            whole: tokio::sync::OnceCell::new_with(whole.then_some(())),
            snapped: AtomicU64::new(loaded.snapshot.as_ref().map_or(0, |snapshot| snapshot.version)),
            audience: Audience::default(),
        })
    }

    /// Who opened the table.
    pub(crate) fn opened_by(&self) -> Option<PersonId> {
        self.opened_by
    }

    /// The table as it is. Held only for as long as a page takes to be made, never across an await.
    /// Whoever looks may look again while somebody waits to write: two looks at once never wait for each other.
    pub(crate) fn now(&self) -> RwLockReadGuard<'_, Now> {
        self.now.read_recursive()
    }

    /// Whether every line of what happened is in memory.
    pub(crate) fn is_whole(&self) -> bool {
        self.whole.initialized()
    }

    /// How many entries of the log are in it.
    pub(super) fn version(&self) -> u64 {
        self.now().version
    }

    pub(super) fn now_mut(&self) -> RwLockWriteGuard<'_, Now> {
        self.now.write()
    }

    /// The whole game as a file; only once it is over, because it holds every secret, and where all of it is in memory. Whoever asks
    /// holds the table as it is already.
    pub(crate) fn record_when_over(&self, now: &Now) -> Option<Record> {
        if now.status != Status::Over {
            return None;
        }
        let parts = Parts {
            setup: self.setup.clone(),
            edition: now.game.edition().clone(),
            names: now.names(),
            commitment: self.commitment.clone(),
            seed: Some(self.seed),
            entries: now.log()?,
            outcome: now.game.outcome(),
        };
        Some(Record::from(parts).signed(&self.signer))
    }

    /// The record of a finished game with its proof, which is found once and kept.
    pub(crate) fn proof_when_over(&self, now: &Now) -> Option<(Record, Result<Proof, Complaint>)> {
        let record = self.record_when_over(now)?;
        let proof = self.proof.get_or_init(|| record.verify(self.entry.game));
        Some((record, proof.clone()))
    }

    /// What a bot was asked to think for this seat.
    pub(super) fn advice(&self, seat: Seat) -> Option<Arc<Advice>> {
        crate::lock(&self.advice).get(seat.index()).cloned().flatten()
    }

    /// Keeps what a bot thinks for this seat; returns what was kept before.
    pub(super) fn set_advice(&self, seat: Seat, advice: Option<Arc<Advice>>) -> Option<Arc<Advice>> {
        crate::lock(&self.advice).get_mut(seat.index()).and_then(|kept| std::mem::replace(kept, advice))
    }

    /// Remembers that this person is here; whether that is news.
    pub(super) fn saw(&self, person: PersonId) -> bool {
        let before = crate::lock(&self.seen).insert(person, Instant::now());
        before.is_none_or(|before| before.elapsed() >= HERE)
    }

    /// Remembers that this person looks at the table as it is; whether they had not before.
    pub(crate) fn is_first_look(&self, person: PersonId) -> bool {
        let version = self.version();
        crate::lock(&self.looked).insert(person, version).is_none_or(|before| before < version)
    }

    /// Takes over what another server has committed. If that fails the table must be read anew.
    pub(super) fn take_over(&self, later: &Later) -> Result<(), Unplayable> {
        let mut now = self.now_mut();
        for logged in &later.log {
            now.replay(logged)?;
            if let Some(person) = logged.by {
                self.saw(person);
            }
        }
        now.status = later.table.status;
        now.seats.clone_from(&later.table.seats);
        now.options = serde_json::from_str(&later.table.options).unwrap_or_default();
        Ok(())
    }

    /// Whether somebody follows the table live.
    pub(super) fn is_listened_to(&self) -> bool {
        self.ticks.receiver_count() > 0
    }

    /// For how long the table has waited for this seat while its person was not here; `None` if it does not wait for a person there.
    pub(crate) fn waited(&self, now: &Now, seat: Seat) -> Option<Duration> {
        let person = now.seats.get(seat.index()).and_then(|held| held.holder.person())?;
        if !now.deciding().has(seat) {
            return None;
        }
        let seen = crate::lock(&self.seen).get(&person).copied().unwrap_or(self.loaded);
        Some(seen.max(now.asked_at[seat.index()]).elapsed())
    }

    /// Whether the others need not wait for this seat any longer: its clock has run out, or, where everybody is supposed to be here, its
    /// person has been away for at least so long.
    pub(crate) fn is_overdue(&self, now: &Now, seat: Seat, most: Duration) -> bool {
        let away = self.waited(now, seat);
        away.is_some_and(|away| now.clocks.is_overdue(now.options.pace, seat, self.clock.now(), (away, most)))
    }

    /// The moment to be written down for what happens now. A clock that is set back does not make the log go back.
    pub(super) fn moment(&self) -> Time {
        let now = self.now();
        let last = now
            .rows
            .last()
            .and_then(Row::told)
            .map(|told| &told.entry)
            .into_iter()
            .chain(now.around.last().map(|(_, entry)| entry));
        last.filter_map(|entry| entry.at).map(Time).fold(self.clock.now(), Time::max)
    }

    /// Hears of everything new.
    pub(crate) fn listen(&self) -> watch::Receiver<Tick> {
        self.ticks.subscribe()
    }

    /// The same for the server itself, which is nobody who watches: it lets go as soon as something happens.
    pub(super) fn listen_quietly(&self) -> watch::Receiver<Tick> {
        let mut ticks = self.ticks.subscribe();
        ticks.mark_unchanged();
        ticks
    }

    /// The last tick.
    pub(crate) fn tick(&self) -> Tick {
        *self.ticks.borrow()
    }

    /// Tells listeners that the log has grown. Called after the commit.
    pub(super) fn publish(&self, version: u64) {
        self.ticks.send_modify(|tick| tick.version = tick.version.max(version));
    }

    /// Tells listeners that something was said. Called after the commit.
    pub(super) fn publish_said(&self, said: u64) {
        self.ticks.send_modify(|tick| tick.said = tick.said.max(said));
    }

    /// Remembers that the table was used at this moment.
    pub(super) fn touch(&self, moment: u64) {
        self.used.store(moment, Ordering::Relaxed);
    }

    /// Whether somebody listens, or has looked since this moment.
    pub(super) fn is_watched(&self, since: u64) -> bool {
        self.ticks.receiver_count() > 0 || self.used.load(Ordering::Relaxed) >= since
    }

    /// Whether the table may leave the memory: nobody listens, no bot is being waited for, and it is unused since `moment`, or since
    /// `over` if its game is over.
    pub(super) fn is_idle_since(&self, moment: u64, over: u64) -> bool {
        let since = if self.now().status == Status::Over { over } else { moment };
        self.ticks.receiver_count() == 0
            && !self.driven.load(Ordering::Relaxed)
            && self.used.load(Ordering::Relaxed) < since
    }

    /// The match after the first `count` steps, and what the last of them told.
    pub(crate) fn replayed(&self, count: usize) -> Result<(Box<dyn AnyMatch>, Vec<Event>), Problem> {
        let now = self.now();
        let mut game = self.entry.game.begin(&self.setup).map_err(|_| Problem::Broken)?;
        let mut last = Vec::new();
        for row in now.rows.iter().take(count) {
            let what = row.what().ok_or(Problem::Broken)?;
            last = what.apply(game.as_mut()).map_err(|_| Problem::Broken)?;
        }
        Ok((game, last))
    }
}
