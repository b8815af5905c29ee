//! A table in memory: the match as the log tells it, who sits where, and what was told.

use super::churn::Churn;
use super::minds::Minds;
use super::robot::Robot;
use super::work::Advice;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::{Duration, Instant};
use store::{Holder, Kind, Loaded, Logged, PersonId, SeatHeld, Status, TableId};
use table::record::{Entry, Proof, Record, What};
use table::seat::MOST_SEATS;
use table::{AnyMatch, Complaint, Event, Heard, Message, Pending, Seat, SeatSet, Seed, Setup, Viewer};
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
    pub(super) seed: Seed,
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
    /// When it was read; whoever has not been seen since counts as seen then. Clocks on walls may jump, so none of these is one.
    loaded: Instant,
    seen: Mutex<HashMap<PersonId, Instant>>,
}

/// What changes at a table.
#[derive(Debug)]
pub(crate) struct Now {
    /// How many entries the log has.
    pub(crate) version: u64,
    /// How far the table is.
    pub(crate) status: Status,
    /// Who sits where.
    pub(crate) seats: Vec<SeatHeld>,
    /// What may be changed during play.
    pub(crate) options: TableOptions,
    /// The game as it stands.
    pub(crate) game: Box<dyn AnyMatch>,
    /// What happened.
    pub(crate) rows: Vec<Row>,
    /// The version at which each seat was asked what it is asked now. A submission made against an earlier one is stale.
    pub(crate) asked: [u64; MOST_SEATS],
    /// When that was, or when the table was read if that was later.
    asked_at: [Instant; MOST_SEATS],
    /// How much was taken back.
    pub(super) churn: Churn,
    /// Who came and went during play, with the version of the log.
    pub(crate) notes: Vec<(u64, Seat, Message)>,
    /// Who left each seat during play and may come back.
    left: [Option<PersonId>; MOST_SEATS],
}

/// One line of what happened in the game.
#[derive(Debug)]
pub(crate) struct Row {
    /// Its number in the log.
    pub(crate) version: u64,
    /// What it says, with the fingerprint of the table afterwards: that depends on secrets and never leaves before the game is over.
    pub(crate) entry: Entry,
    /// What was told of it.
    pub(super) events: Vec<Event>,
}

impl Row {
    /// What this viewer heard of it.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Vec<Heard> {
        heard(&self.entry.what, &self.events, viewer)
    }

    /// Who did it; `None` for chance.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match &self.entry.what {
            What::Act { seat, .. } | What::Undo { undo: seat } => Some(*seat),
            What::Chance { .. } => None,
        }
    }
}

/// What the log says of somebody who left because the others did not want to wait any more.
pub(super) const AWAY: &str = "away";

/// What a viewer hears of an entry.
pub(crate) fn heard(what: &What, events: &[Event], viewer: Viewer) -> Vec<Heard> {
    match what {
        What::Undo { undo } => {
            vec![Heard { clause: "TABLE-2".into(), say: Message::new("told-undo").with("seat", *undo) }]
        }
        What::Act { .. } | What::Chance { .. } => events.iter().filter_map(|event| event.heard_by(viewer)).collect(),
    }
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    /// As fast as they think.
    Instant,
    /// With a short pause, so that one can follow.
    #[default]
    Calm,
    /// With a long pause.
    Slow,
}

impl Speed {
    /// All of them, fastest first.
    pub(crate) const ALL: [Speed; 3] = [Speed::Instant, Speed::Calm, Speed::Slow];

    /// The name used in forms and in the dictionaries.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Speed::Instant => "instant",
            Speed::Calm => "calm",
            Speed::Slow => "slow",
        }
    }

    /// The speed of this name.
    pub(crate) fn read(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }
}

/// What may be changed at a table during play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableOptions {
    /// How fast bots play.
    #[serde(default)]
    pub(crate) speed: Speed,
    /// Whether players may ask a bot what it would do.
    #[serde(default = "yes")]
    pub(crate) advice: bool,
    /// The rematch, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<TableId>,
}

const fn yes() -> bool {
    true
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions { speed: Speed::default(), advice: yes(), rematch: None }
    }
}

/// What live listeners are told: that something is new, never what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tick {
    /// The version of the log.
    pub(crate) version: u64,
    /// The number of the last thing said at the table.
    pub(crate) said: u64,
}

impl Live {
    /// Builds the table from the store by replaying its log.
    pub(super) fn load(entry: &'static shelf::Entry, loaded: &Loaded, said: u64) -> Result<Live, Problem> {
        let table = &loaded.table;
        let broken = |why: &str| {
            tracing::error!(table = %table.id, why, "a table cannot be loaded");
            Problem::Broken
        };
        if table.rules_version != entry.game.about().rules_version {
            return Err(Problem::forbidden("ui-problem-rules-version"));
        }
        let setup: Setup = serde_json::from_str(&loaded.setup).map_err(|_| broken("setup"))?;
        let seed: Seed = loaded.seed.reveal().parse().map_err(|_| broken("seed"))?;
        let game = entry.game.begin(&setup).map_err(|_| broken("begin"))?;
        let mut now = Now {
            version: 0,
            status: table.status,
            seats: table.seats.clone(),
            options: serde_json::from_str(&table.options).unwrap_or_default(),
            game,
            rows: Vec::new(),
            asked: [0; MOST_SEATS],
            asked_at: [Instant::now(); MOST_SEATS],
            churn: Churn::default(),
            notes: Vec::new(),
            left: [None; MOST_SEATS],
        };
        for logged in &loaded.log {
            now.replay(logged).map_err(|why| broken(&format!("entry {}: {why}", logged.version)))?;
        }
        let (ticks, _) = watch::channel(Tick { version: now.version, said });
        Ok(Live {
            id: table.id.clone(),
            entry,
            setup,
            commitment: table.commitment.clone(),
            seed,
            gate: tokio::sync::Mutex::new(()),
            driven: AtomicBool::new(false),
            minds: Minds::default(),
            opened_by: table.host,
            now: RwLock::new(now),
            ticks,
            used: AtomicU64::new(0),
            proof: OnceLock::new(),
            advice: Mutex::default(),
            loaded: Instant::now(),
            seen: Mutex::default(),
        })
    }

    /// The table as it is. Held only for as long as a page takes to be made, never across an await.
    pub(crate) fn now(&self) -> RwLockReadGuard<'_, Now> {
        self.now.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn now_mut(&self) -> RwLockWriteGuard<'_, Now> {
        self.now.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// The whole game as a file; only once it is over, because it holds every secret. Whoever asks holds the table as it is already:
    /// reading it twice at once would wait for ever when somebody wants to write in between.
    pub(crate) fn record_when_over(&self, now: &Now) -> Option<Record> {
        now.game.outcome()?;
        let names = now.names();
        let entries = now.rows.iter().map(|row| row.entry.clone()).collect();
        Some(Record::new(now.game.as_ref(), names, &self.seed, entries))
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

    /// Remembers that this person is here.
    pub(crate) fn saw(&self, person: PersonId) {
        crate::lock(&self.seen).insert(person, Instant::now());
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

    /// Hears of everything new.
    pub(crate) fn listen(&self) -> watch::Receiver<Tick> {
        self.ticks.subscribe()
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
            last = row.entry.what.apply(game.as_mut()).map_err(|_| Problem::Broken)?;
        }
        Ok((game, last))
    }
}

impl Now {
    /// Applies an entry that was read from the log.
    fn replay(&mut self, logged: &Logged) -> Result<(), String> {
        let seat = logged.seat.map(|seat| Seat::new(usize::from(seat)));
        let what = match (logged.kind, seat) {
            (Kind::Act, Some(seat)) => What::Act { seat, act: logged.body.clone() },
            (Kind::Chance, _) => What::Chance { chance: logged.body.clone() },
            (Kind::Undo, Some(undo)) => What::Undo { undo },
            (kind, _) => {
                self.version = logged.version;
                self.note_coming_and_going(kind, logged.seat, logged.person, &logged.body);
                return Ok(());
            }
        };
        let mut game = self.game.fork();
        let events = what.apply(game.as_mut()).map_err(|rejected| format!("{:?}", rejected.why()))?;
        let entry = Entry { what, hash: logged.hash.clone(), layout: logged.layout };
        if entry.fits(game.as_ref()) == Some(false) {
            return Err("the table is not as the log says".to_owned());
        }
        self.advance(game, Row { version: logged.version, entry, events });
        Ok(())
    }

    /// Takes over the game after one more entry.
    pub(super) fn advance(&mut self, game: Box<dyn AnyMatch>, row: Row) {
        let before = deciding(self.game.as_ref());
        let after = deciding(game.as_ref());
        for seat in after.iter() {
            let goes_on = before.has(seat) && row.seat().is_some_and(|actor| actor != seat);
            if !goes_on || self.game.offer_texts(seat) != game.offer_texts(seat) {
                self.asked[seat.index()] = row.version;
                self.asked_at[seat.index()] = Instant::now();
            }
        }
        self.version = row.version;
        self.churn.note(&row.entry.what);
        self.game = game;
        self.rows.push(row);
    }

    /// Remembers who left a seat, until somebody sits there again; during play everybody is told.
    pub(super) fn note_coming_and_going(&mut self, kind: Kind, seat: Option<u8>, person: Option<PersonId>, body: &str) {
        let Some(left) = seat.and_then(|seat| self.left.get_mut(usize::from(seat))) else { return };
        let was_left = left.is_some();
        let told = match kind {
            Kind::Leave => {
                *left = person;
                if body == AWAY { "ui-told-away" } else { "ui-told-left" }
            }
            Kind::Join => {
                *left = None;
                "ui-told-back"
            }
            _ => return,
        };
        let seat = Seat::new(usize::from(seat.unwrap_or_default()));
        if !self.rows.is_empty() && (was_left || kind == Kind::Leave) {
            self.notes.push((self.version, seat, Message::new(told).with("seat", seat)));
        }
    }

    /// The seats this person left to a bot and may take back.
    pub(crate) fn may_return(&self, person: PersonId) -> SeatSet {
        let left = |held: &&SeatHeld| {
            matches!(held.holder, Holder::Bot(_)) && self.left.get(usize::from(held.seat)) == Some(&Some(person))
        };
        self.seats.iter().filter(left).map(|held| Seat::new(usize::from(held.seat))).collect()
    }

    /// The seats that must decide, in truth. A page shows [`AnyMatch::waiting`] instead.
    pub(crate) fn deciding(&self) -> SeatSet {
        if self.status == Status::Playing { deciding(self.game.as_ref()) } else { SeatSet::EMPTY }
    }

    /// The version of the last thing this seat did.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<u64> {
        self.rows.iter().rev().find(|row| row.seat() == Some(seat)).map(|row| row.version)
    }

    /// The names of the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|held| held.name.clone()).collect()
    }

    /// The seats this person holds.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        let mine = self.seats.iter().filter(|held| held.holder == Holder::Person(person));
        mine.map(|held| Seat::new(usize::from(held.seat))).collect()
    }

    /// Whether the bot on this seat plays for somebody who left it.
    pub(crate) fn is_deputy(&self, seat: Seat) -> bool {
        self.bot_on(seat).is_some() && self.left.get(seat.index()).copied().flatten().is_some()
    }

    /// Who plays on a seat that no person holds; `None` if a person does, or nobody.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<Robot> {
        self.seats.get(seat.index())?.holder.bot()?.parse().ok()
    }
}

/// The seats that must decide in this match.
pub(super) fn deciding(game: &dyn AnyMatch) -> SeatSet {
    match game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    }
}
