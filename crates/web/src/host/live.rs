//! A table in memory: the match as the log tells it, who sits where, and what was told.

use super::agree::{Ask, Closed};
use super::churn::Churn;
use super::minds::Minds;
use super::pace::{Clocks, Pace, Step, WallClock};
use super::passing::Offered;
use super::robot::Robot;
use super::row::Row;
use super::stranded::{Stranded, Unplayable, agreed, of_the_game};
use super::watch::Audience;
use super::work::Advice;
use crate::problem::Problem;
use bots::Told;
use parking_lot::{RwLock, RwLockReadGuard, RwLockWriteGuard};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use store::{Holder, Later, Loaded, Logged, PersonId, SeatHeld, Status, Table, TableId, Time, Vacation};
use table::log::{Entry, Sitter, What};
use table::proof::salts;
use table::record::{Parts, Record};
use table::{
    AnyMatch, Complaint, Dictionary, Event, MOST_SEATS, Message, Pending, Proof, Salt, Seat, SeatSet, Seed, Setup,
    Signer, Viewer,
};
use tokio::sync::watch;

/// How many of the last steps are looked at for what a program is told.
const TOLD: usize = 200;

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
    pub(super) around: Vec<(u64, Entry)>,
    /// The version at which each seat was asked what it is asked now. A submission made against an earlier one is stale.
    pub(crate) asked: [u64; MOST_SEATS],
    /// When that was, or when the table was read if that was later.
    asked_at: [Instant; MOST_SEATS],
    /// How much time everybody has used.
    pub(crate) clocks: Clocks,
    /// Why the game ended before its end, if it did.
    pub(crate) closed: Option<Closed>,
    /// How much was taken back.
    pub(super) churn: Churn,
    /// Who came and went during play, with the version of the log.
    pub(crate) notes: Vec<(u64, Seat, Message)>,
    /// Who left each seat during play and may come back.
    pub(super) left: [Option<PersonId>; MOST_SEATS],
}

table::named! {
    /// How fast bots play.
    #[derive(Default)]
    pub(crate) enum Speed {
        /// As fast as they think.
        Instant = "instant",
        /// With a short pause, so that one can follow.
        #[default]
        Calm = "calm",
        /// With a long pause.
        Slow = "slow",
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
    /// How fast people play.
    #[serde(default)]
    pub(crate) pace: Pace,
    /// Whether the game counts for the ratings of those who play.
    #[serde(default)]
    pub(crate) rated: bool,
    /// Who may sit down.
    #[serde(default)]
    pub(crate) door: Door,
    /// What somebody has proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ask: Option<Ask>,
    /// The seat that its player offers to somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) offered: Option<Offered>,
    /// The seats that show their hands to those who watch.
    #[serde(default, skip_serializing_if = "nobody")]
    pub(crate) shown: SeatSet,
    /// The tournament to which the game belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<String>,
}

/// Who may sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Door {
    /// Whoever finds it.
    #[default]
    Open,
    /// Friends of whoever opened it.
    Friends,
    /// Those who know the password of which this is the hash.
    Password(String),
}

fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

const fn yes() -> bool {
    true
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            speed: Speed::default(),
            advice: yes(),
            rematch: None,
            pace: Pace::default(),
            rated: false,
            door: Door::default(),
            ask: None,
            offered: None,
            shown: SeatSet::EMPTY,
            tournament: None,
        }
    }
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

impl Now {
    /// The table as the store has it: from its snapshot on, if it has one, or else by replaying the whole log. Or why it cannot be carried
    /// on.
    pub(super) fn read(
        entry: &'static shelf::Entry,
        loaded: &Loaded,
        away: &[Vacation],
    ) -> Result<(Now, Setup, Seed), Stranded> {
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
        now.rest(away);
        let cannot = |version: u64, why: Unplayable| {
            tracing::error!(table = %table.id, entry = version, %why, "a table cannot be replayed");
            Stranded::Entry(version)
        };
        if let Some(snapshot) = &loaded.snapshot {
            now.take_up(snapshot).map_err(|why| {
                tracing::info!(table = %table.id, entry = snapshot.version, why, "a snapshot is not used");
                Stranded::Entry(snapshot.version)
            })?;
        }
        for logged in &loaded.log {
            now.replay(logged).map_err(|why| cannot(logged.version, why))?;
        }
        Ok((now, setup, seed))
    }

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
            clocks: Clocks::default(),
            closed: None,
            churn: Churn::default(),
            notes: Vec::new(),
            left: [None; MOST_SEATS],
        }
    }

    /// Applies an entry that was read from the log.
    fn replay(&mut self, logged: &Logged) -> Result<(), Unplayable> {
        let Logged { version, by, entry } = logged;
        if !entry.what.is_step() {
            self.note(*version, entry, *by);
            return Ok(());
        }
        let mut game = self.game.fork();
        let events = entry.what.apply(game.as_mut()).map_err(Unplayable::Forbidden)?;
        if entry.fits(game.as_ref()) == Some(false) {
            return Err(Unplayable::Elsewhere);
        }
        self.advance(game, Row::new(*version, entry.clone(), events));
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

    /// Everything that happened up to the end of the game, in order, as the log has it; `None` unless all of it is in memory.
    fn log(&self) -> Option<Vec<Entry>> {
        let around = self.around.iter().map(|(version, entry)| Some((*version, entry)));
        let steps = self.rows.iter().map(|row| Some((row.version, &row.told()?.entry)));
        let mut all = around.chain(steps).collect::<Option<Vec<(u64, &Entry)>>>()?;
        all.sort_by_key(|(version, _)| *version);
        Some(of_the_game(all.into_iter().map(|(_, entry)| entry.clone()).collect()))
    }

    /// Takes over the game after one more entry.
    pub(super) fn advance(&mut self, game: Box<dyn AnyMatch>, row: Row) {
        let before = deciding(self.game.as_ref());
        let after = deciding(game.as_ref());
        let is_new = |seat: &Seat| {
            let goes_on = before.has(*seat) && row.seat().is_some_and(|actor| actor != *seat);
            !goes_on || self.game.offer_texts(*seat) != game.offer_texts(*seat)
        };
        let asked: SeatSet = after.iter().filter(is_new).collect();
        for seat in asked.iter() {
            self.asked[seat.index()] = row.version;
            self.asked_at[seat.index()] = Instant::now();
        }
        let told = row.told();
        if let Some(at) = told.and_then(|told| told.entry.at).map(Time) {
            self.clocks.step(self.options.pace, &Step { actor: row.seat(), before, after, asked, at });
        }
        self.version = row.version;
        if let Some(told) = told {
            self.churn.note(&told.entry.what);
        }
        self.game = game;
        self.rows.push(row);
    }

    /// Takes over something that happened around the game: who came and went, which during play everybody is told, and what the
    /// dice come from once it begins.
    pub(super) fn note(&mut self, version: u64, entry: &Entry, by: Option<PersonId>) {
        self.version = version;
        self.around.push((version, entry.clone()));
        let at = entry.at.map_or_else(Time::now, Time);
        match &entry.what {
            What::Begin { begin } => {
                self.dice = self.dice.stirred(salts(begin));
                self.clocks.reset(deciding(self.game.as_ref()), at);
            }
            What::Options { options } if options == "pace" => {
                self.clocks.reset(deciding(self.game.as_ref()), at);
            }
            What::Close { close } => self.closed = Some(Closed::read(close)),
            What::Join { join, .. } => self.came(*join, at),
            What::Leave { leave, away, .. } => {
                self.left[leave.index()] = by;
                self.tell(*leave, if *away { "ui-told-away" } else { "ui-told-left" });
            }
            _ => {}
        }
    }

    /// Somebody sat down: back on a seat that was left to a bot, or, once the game has begun, on one that was handed over.
    fn came(&mut self, seat: Seat, at: Time) {
        let was_left = self.left[seat.index()].take().is_some();
        let (now, before) = self.around.split_last().map_or((None, &[][..]), |(now, before)| (Some(now), before));
        let has_begun = before.iter().any(|(_, entry)| matches!(entry.what, What::Begin { .. }));
        if let Some((version, _)) = now.filter(|_| has_begun && !was_left) {
            let who = before.iter().rev().find_map(|(_, entry)| sitter(&entry.what, seat)).unwrap_or_default();
            let told = Message::new("passing-told").with("seat", seat).with("name", who);
            self.notes.push((*version, seat, told));
            self.clocks.pass_on(seat);
        }
        if deciding(self.game.as_ref()).has(seat) {
            self.clocks.restart(SeatSet::one(seat), at);
        }
        if was_left {
            self.tell(seat, "ui-told-back");
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

    /// What a seat heard since this version, its own part included, in English for a program; without a version, since the last thing it did.
    pub(crate) fn told_since(&self, seat: Seat, since: Option<u64>, words: &Dictionary) -> Vec<Told> {
        let first = since.map_or_else(|| self.last_of(seat).unwrap_or(0), |asked| asked + 1);
        let recent: Vec<_> = self.rows.iter().rev().take(TOLD).take_while(|row| row.version >= first).collect();
        let heard = recent.iter().rev().flat_map(|row| row.heard_by(Viewer::Seat(seat)));
        heard.map(|heard| Told::of(&heard, words)).collect()
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

/// Who sits on a seat after an entry that says so.
fn sitter(what: &What, seat: Seat) -> Option<String> {
    let who = match what {
        What::Begin { begin } => begin.get(seat.index()),
        What::Join { join, who } if *join == seat => Some(who),
        What::Leave { leave, who, .. } if *leave == seat => who.as_ref(),
        _ => None,
    };
    who.map(|who| who.name.clone())
}

/// The seats that must decide in this match.
pub(super) fn deciding(game: &dyn AnyMatch) -> SeatSet {
    match game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    }
}
