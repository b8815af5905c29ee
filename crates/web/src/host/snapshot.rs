//! How a table stood, kept in the store beside its log: a table with a long log is taken up from there, and replays only what came after.
//!
//! A snapshot is a cache. The store gives one only where the whole chain of the log holds and it belongs to that chain; here it must have been
//! written by a program that writes the same, and lead to the fingerprint that the log has. Otherwise, and wherever anything else is odd,
//! it is dropped and the log is replayed from its beginning, which says what is wrong if something is.

use super::churn::Churn;
use super::live::Live;
use super::now::Now;
use super::pace::Running;
use super::row::{Row, Told};
use super::stranded::Stranded;
use super::{Host, since, vacation};
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Logged, Snapshot, Status};
use table::log::What;
use table::proof::salts;
use table::{AnyMatch, MOST_SEATS, Message, Seat, Viewer};

/// Raised whenever what is kept changes its meaning: snapshots of other forms are not read.
const FORM: u32 = 1;

/// How many entries are replayed at most, where the log is not very long.
const FEW: u64 = 64;

/// Of a very long log, one in so many of its entries, so that keeping snapshots costs the same for each move however long it is.
const SHARE: u64 = 32;

/// How many of the newest lines of what happened are kept as a whole: as many as a page looks at.
const NEWEST: usize = 80;

/// Everything about a table that follows from its log and not from anything else in the store.
#[derive(Serialize, Deserialize)]
struct Kept {
    program: String,
    game: String,
    version: u64,
    /// Who took each step, a letter for each, `-` for chance.
    movers: String,
    /// The lines that pages tell of, with their places.
    told: Vec<(usize, Told)>,
    asked: [u64; MOST_SEATS],
    clocks: Running,
    churn: Churn,
    notes: Vec<(u64, Seat, Message)>,
}

/// What writes snapshots: another program may mean something else by the same words.
fn program(game: &dyn AnyMatch) -> String {
    format!("{} {FORM} {}", env!("CARGO_PKG_VERSION"), game.about().layout)
}

impl Now {
    /// How the table stands, without the match, which is written outside of the lock; `None` unless it is played and stands as its log says.
    fn kept(&self) -> Option<(Kept, Box<dyn AnyMatch>)> {
        let last = self.rows.last()?.told()?;
        if self.status != Status::Playing || last.entry.fits(self.game.as_ref()) != Some(true) {
            return None;
        }
        let mover = |row: &Row| row.seat().map_or('-', Seat::letter);
        let told = self.told_first().into_iter().filter_map(|at| Some((at, self.rows[at].told()?.clone())));
        let kept = Kept {
            program: program(self.game.as_ref()),
            game: String::new(),
            version: self.version,
            movers: self.rows.iter().map(mover).collect(),
            told: told.collect(),
            asked: self.asked,
            clocks: self.clocks.running(),
            churn: self.churn.clone(),
            notes: self.notes.clone(),
        };
        Some((kept, self.game.fork()))
    }

    /// The places of the lines that pages tell of without being asked for more: the newest, and what others did since the last turn of each
    /// seat.
    fn told_first(&self) -> Vec<usize> {
        let (seats, alone) = (self.seats.len(), self.seats.len() == 1);
        let mut all: Vec<usize> = (self.rows.len().saturating_sub(NEWEST)..self.rows.len()).collect();
        for viewer in Viewer::all(seats) {
            all.extend(since::news(&self.rows, viewer.seat(), viewer, alone).into_iter().map(|(at, _)| at));
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Goes on from a snapshot, or says why that is none of ours. Never with its own words: it holds every secret.
    pub(super) fn take_up(&mut self, snapshot: &Snapshot) -> Result<(), &'static str> {
        let kept: Kept = serde_json::from_str(&snapshot.stood).map_err(|_| "it cannot be read")?;
        if kept.program != program(self.game.as_ref()) || kept.version != snapshot.version {
            return Err("another program wrote it");
        }
        let game = self.game.take_up(&kept.game).map_err(|_| "how its game stood cannot be read")?;
        if snapshot.step.fits(game.as_ref()) != Some(true) {
            return Err("it is not as the log says");
        }
        self.rows = rows(&kept, &snapshot.around)?;
        self.game = game;
        self.version = kept.version;
        self.asked = kept.asked;
        self.clocks.run_on(kept.clocks);
        self.churn = kept.churn;
        self.notes = kept.notes;
        for logged in &snapshot.around {
            self.recall(logged);
        }
        Ok(())
    }

    /// Takes over of something that happened around the game what is not kept in a snapshot: who is behind an entry only the store knows.
    fn recall(&mut self, Logged { version, by, entry }: &Logged) {
        match &entry.what {
            What::Begin { begin } => self.dice = self.dice.stirred(salts(begin)),
            What::Join { join, .. } => self.left[join.index()] = None,
            What::Leave { leave, .. } => self.left[leave.index()] = *by,
            _ => {}
        }
        self.around.push((*version, entry.clone()));
    }

    /// Takes over the lines that are not in memory from a table that was replayed from its beginning; whether they are of the same table.
    fn complete(&mut self, replayed: Now) -> bool {
        // What has happened meanwhile is in memory.
        let are_enough = self.rows.iter().skip(replayed.rows.len()).all(|row| row.told().is_some());
        let is_same = |(row, other): (&Row, &Row)| row.version == other.version && row.seat() == other.seat();
        if !are_enough || !self.rows.iter().zip(&replayed.rows).all(is_same) {
            return false;
        }
        for (row, whole) in self.rows.iter_mut().zip(replayed.rows) {
            if row.told().is_none() {
                *row = whole;
            }
        }
        true
    }
}

/// The lines of a snapshot: steps have the versions that nothing around the game has.
fn rows(kept: &Kept, around: &[Logged]) -> Result<Vec<Row>, &'static str> {
    let mut around = around.iter().map(|logged| logged.version).peekable();
    let versions = (1..=kept.version).filter(|version| around.next_if_eq(version).is_none());
    let mut rows = Vec::with_capacity(kept.movers.len());
    let mut movers = kept.movers.chars();
    for version in versions {
        let seat = match movers.next() {
            Some('-') => None,
            Some(letter) => Some(letter.to_string().parse().map_err(|_| "no seat has this letter")?),
            None => return Err("it has fewer steps than the log"),
        };
        rows.push(Row::absent(version, seat));
    }
    for (at, Told { entry, events }) in &kept.told {
        let row = rows.get_mut(*at).ok_or("it tells of a step that is not there")?;
        *row = Row::new(row.version, entry.clone(), events.clone());
    }
    match movers.next() {
        Some(_) => Err("it has more steps than the log"),
        None => Ok(rows),
    }
}

impl Host {
    /// Keeps how a table stands where its log has grown by enough since that was done last. Nobody waits for it.
    pub(super) fn keep_in_time(self: &Arc<Host>, live: &Arc<Live>) {
        let (version, playing) = {
            let now = live.now();
            (now.version, now.status == Status::Playing && !now.rows.is_empty())
        };
        let before = live.snapped.load(Ordering::Relaxed);
        let is_due = playing && version.saturating_sub(before) >= FEW.max(version / SHARE);
        let mine = || live.snapped.compare_exchange(before, version, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if self.is_closing() || !is_due || !mine() {
            return;
        }
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let table = Arc::clone(&live);
            let written = tokio::task::spawn_blocking(move || {
                let (mut kept, game) = table.now().kept()?;
                kept.game = game.kept()?;
                Some((kept.version, serde_json::to_string(&kept).ok()?))
            });
            let Ok(Some((version, stood))) = written.await else { return };
            if let Err(error) = host.store.keep_snapshot(live.id.clone(), version, stood).await {
                tracing::debug!(table = %live.id, %error, "how a table stands was not kept");
            }
        });
    }

    /// Sees to it that every line of what happened at a table is in memory. Whoever needs more than the newest ones waits for that once.
    pub(crate) async fn whole(&self, live: &Live) -> Result<(), Problem> {
        live.whole.get_or_try_init(|| self.complete(live)).await.map(|_| ())
    }

    async fn complete(&self, live: &Live) -> Result<(), Problem> {
        let loaded = self.store.load(&live.id).await?;
        let away = self.store.vacations().vacations(vacation::people_on(&loaded.table.seats)).await?;
        let entry = live.entry;
        let replayed = tokio::task::spawn_blocking(move || Now::read(entry, &loaded, &away)).await;
        let why = match replayed.map_err(|_| Problem::Broken)? {
            Ok((replayed, ..)) => {
                if live.now_mut().complete(replayed) {
                    return Ok(());
                }
                None
            }
            Err(why) => Some(why),
        };
        // The snapshot was not worth its trust. Whoever asks next is told what the log says.
        tracing::error!(table = %live.id, ?why, "a table is not as its snapshot said");
        self.store.drop_snapshot(live.id.clone(), live.snapped.load(Ordering::Relaxed)).await?;
        self.reread(&live.id);
        Err(why.map_or(Problem::Broken, |why: Stranded| Problem::Stranded(why.say())))
    }
}
