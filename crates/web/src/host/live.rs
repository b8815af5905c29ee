//! A table in memory: the match as the log tells it, who sits where, and what was told.

use super::churn::Churn;
use super::minds::Minds;
use super::robot::Robot;
use super::stranded::{Stranded, agreed, of_the_game};
use super::work::Advice;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::{Duration, Instant};
use store::{Holder, Loaded, Logged, PersonId, SeatHeld, Status, Table, TableId, Time};
use table::log::{Entry, Sitter, What};
use table::proof::salts;
use table::record::{Parts, Record};
use table::{
    AnyMatch, Complaint, Event, Heard, MOST_SEATS, Message, Pending, Proof, Salt, Seat, SeatSet, Seed, Setup, Signer,
    Viewer,
};
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
    /// What the dice come from: the seed, and what players added to it when the game began.
    pub(super) dice: Seed,
    /// What happened in the game.
    pub(crate) rows: Vec<Row>,
    /// What happened around it, with the version of the log.
    around: Vec<(u64, Entry)>,
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
        self.entry.what.seat()
    }
}

/// What a viewer hears of an entry.
pub(crate) fn heard(what: &What, events: &[Event], viewer: Viewer) -> Vec<Heard> {
    match what {
        What::Undo { undo } => {
            vec![Heard { clause: "TABLE-2".into(), say: Message::new("told-undo").with("seat", *undo) }]
        }
        _ => events.iter().filter_map(|event| event.heard_by(viewer)).collect(),
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
    /// Builds the table from the store by replaying its log, or says why it cannot be carried on.
    pub(super) fn load(
        entry: &'static shelf::Entry,
        loaded: &Loaded,
        said: u64,
        signer: Arc<Signer>,
    ) -> Result<Live, Stranded> {
        let table = &loaded.table;
        if let Some(version) = loaded.broken_at {
            return Err(Stranded::Chain(version));
        }
        let setup = agreed(entry, table, &loaded.setup)?;
        if !table.seats.iter().map(|held| held.seat).eq(Seat::all(setup.players)) {
            return Err(Stranded::Setup);
        }
        let seed: Seed = loaded.seed.reveal().parse().map_err(|_| Stranded::Seed)?;
        if seed.commitment() != table.commitment {
            return Err(Stranded::Seed);
        }
        let game = entry.game.begin(&setup).map_err(Stranded::Rules)?;
        let mut now = Now::new(table, game, seed);
        for logged in &loaded.log {
            now.replay(logged).map_err(|why| {
                tracing::error!(table = %table.id, entry = logged.version, why, "a table cannot be replayed");
                Stranded::Entry(logged.version)
            })?;
        }
        let (ticks, _) = watch::channel(Tick { version: now.version, said });
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
        if now.status != Status::Over {
            return None;
        }
        let parts = Parts {
            setup: self.setup.clone(),
            edition: now.game.edition().clone(),
            names: now.names(),
            commitment: self.commitment.clone(),
            seed: Some(self.seed),
            entries: now.log(),
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
    /// The table before anything happened at it.
    fn new(table: &Table, game: Box<dyn AnyMatch>, seed: Seed) -> Now {
        Now {
            version: 0,
            status: table.status,
            seats: table.seats.clone(),
            options: serde_json::from_str(&table.options).unwrap_or_default(),
            game,
            dice: seed,
            rows: Vec::new(),
            around: Vec::new(),
            asked: [0; MOST_SEATS],
            asked_at: [Instant::now(); MOST_SEATS],
            churn: Churn::default(),
            notes: Vec::new(),
            left: [None; MOST_SEATS],
        }
    }

    /// Applies an entry that was read from the log.
    fn replay(&mut self, logged: &Logged) -> Result<(), String> {
        let Logged { version, by, entry } = logged;
        if !entry.what.is_step() {
            self.note(*version, entry, *by);
            return Ok(());
        }
        let mut game = self.game.fork();
        let events = entry.what.apply(game.as_mut()).map_err(|rejected| format!("{:?}", rejected.why()))?;
        if entry.fits(game.as_ref()) == Some(false) {
            return Err("the table is not as the log says".to_owned());
        }
        self.advance(game, Row { version: *version, entry: entry.clone(), events });
        Ok(())
    }

    /// How many people sit here, or sat here when the game began, and what they added to chance.
    pub(crate) fn stirring(&self) -> (usize, Vec<Salt>) {
        let begun = self.around.iter().find_map(|(_, entry)| match &entry.what {
            What::Begin { begin } => Some(begin.clone()),
            _ => None,
        });
        let held = || {
            let taken = self.seats.iter().filter(|held| held.holder != Holder::Open);
            taken.map(SeatHeld::sitter).collect::<Vec<Sitter>>()
        };
        let sitters = begun.unwrap_or_else(held);
        let people = sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
        (people, sitters.iter().filter_map(|sitter| sitter.salt).collect())
    }

    /// The moment to be written down for what happens now. A clock that is set back does not make the log go back.
    pub(super) fn moment(&self) -> Time {
        let last = self.rows.last().map(|row| &row.entry).into_iter().chain(self.around.last().map(|(_, entry)| entry));
        last.filter_map(|entry| entry.at).map(Time).fold(Time::now(), Time::max)
    }

    /// Everything that happened up to the end of the game, in order, as the log has it.
    fn log(&self) -> Vec<Entry> {
        let mut all: Vec<(u64, &Entry)> = self.around.iter().map(|(version, entry)| (*version, entry)).collect();
        all.extend(self.rows.iter().map(|row| (row.version, &row.entry)));
        all.sort_by_key(|(version, _)| *version);
        of_the_game(all.into_iter().map(|(_, entry)| entry.clone()).collect())
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

    /// Takes over something that happened around the game: who came and went, which during play everybody is told, and what the
    /// dice come from once it begins.
    pub(super) fn note(&mut self, version: u64, entry: &Entry, by: Option<PersonId>) {
        self.version = version;
        self.around.push((version, entry.clone()));
        match &entry.what {
            What::Begin { begin } => self.dice = self.dice.stirred(salts(begin)),
            What::Join { join, .. } => {
                let was_left = self.left[join.index()].take().is_some();
                if was_left {
                    self.tell(*join, "ui-told-back");
                }
            }
            What::Leave { leave, away, .. } => {
                self.left[leave.index()] = by;
                self.tell(*leave, if *away { "ui-told-away" } else { "ui-told-left" });
            }
            _ => {}
        }
    }

    /// Tells everybody at the table something about a seat, once the game is on.
    fn tell(&mut self, seat: Seat, key: &'static str) {
        if !self.rows.is_empty() {
            self.notes.push((self.version, seat, Message::new(key).with("seat", seat)));
        }
    }

    /// The seats this person left to a bot and may take back.
    pub(crate) fn may_return(&self, person: PersonId) -> SeatSet {
        let left =
            |held: &&SeatHeld| matches!(held.holder, Holder::Bot(_)) && self.left[held.seat.index()] == Some(person);
        self.seats.iter().filter(left).map(|held| held.seat).collect()
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
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).map(|held| held.name.clone()).unwrap_or_default()
    }

    /// The names of the seats, from `a` on.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|held| held.name.clone()).collect()
    }

    /// The seats this person holds.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        let mine = self.seats.iter().filter(|held| held.holder == Holder::Person(person));
        mine.map(|held| held.seat).collect()
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
