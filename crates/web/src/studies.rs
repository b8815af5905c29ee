//! Studies of how balanced an edition is, made in the background for whoever asks, and kept in memory for a while.

use crate::problem::Problem;
use crate::workshop::Edition;
use arena::Contestant;
use balance::{Plan, Progress, Report, Study};
use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use store::PersonId;
use table::EditionChoice;
use tokio::sync::watch;

/// How many studies are kept; the oldest make room for new ones.
const KEPT: usize = 64;

/// How many are made at the same time, each on one thread: bots that people play with need the others.
const AT_ONCE: usize = 2;

/// How many games of each series somebody may ask for.
pub(crate) const GAMES: [usize; 3] = [20, 100, 500];

/// The same seed plays the same games.
const SEED: u64 = 1;

/// What a study found: about the edition, and about that of the game if it was asked for.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) report: Report,
    pub(crate) beside: Option<Report>,
}

/// A study of an edition.
#[derive(Debug)]
pub(crate) struct Studied {
    /// Under which name the edition is found.
    key: String,
    /// Who asked for it.
    asker: PersonId,
    /// Games of each series.
    pub(crate) games: usize,
    done: AtomicUsize,
    all: AtomicUsize,
    stopped: AtomicBool,
    found: OnceLock<Result<Found, Unmade>>,
}

/// How far a study is.
#[derive(Debug)]
pub(crate) enum How<'a> {
    /// So many games of so many are played.
    Playing(usize, usize),
    /// It is done.
    Found(&'a Found),
    /// It was stopped.
    Stopped,
    /// Its games cannot be played.
    Failed,
}

/// Why a study found nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unmade {
    Stopped,
    Failed,
}

impl Studied {
    /// How far it is.
    pub(crate) fn how(&self) -> How<'_> {
        match self.found.get() {
            Some(Ok(found)) => How::Found(found),
            Some(Err(Unmade::Stopped)) => How::Stopped,
            Some(Err(Unmade::Failed)) => How::Failed,
            None if self.stopped.load(Ordering::Relaxed) => How::Stopped,
            None => How::Playing(self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed)),
        }
    }

    /// Whether this person asked for it.
    pub(crate) fn is_of(&self, person: PersonId) -> bool {
        self.asker == person
    }

    /// Stops it.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn is_running(&self) -> bool {
        matches!(self.how(), How::Playing(..))
    }
}

/// What somebody wants to know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub(crate) games: usize,
    /// Whether the edition of the game is looked at, too.
    pub(crate) beside: bool,
}

/// The studies, newest last, one for each edition.
#[derive(Debug, Default)]
pub(crate) struct Studies(Mutex<VecDeque<Arc<Studied>>>);

impl Studies {
    /// The study of an edition.
    pub(crate) fn of(&self, key: &str) -> Option<Arc<Studied>> {
        crate::lock(&self.0).iter().find(|studied| studied.key == key).cloned()
    }

    /// Begins a study. While one of the same edition is being made, asking again changes nothing; a person has one at a time.
    pub(crate) fn begin(
        &self,
        edition: &Edition,
        asker: PersonId,
        wanted: Wanted,
        closing: watch::Receiver<bool>,
    ) -> Result<(), Problem> {
        let study = edition.entry.study.ok_or(Problem::NotFound)?;
        let mut all = crate::lock(&self.0);
        if all.iter().any(|studied| studied.key == edition.key && studied.is_running()) {
            return Ok(());
        }
        let running = all.iter().filter(|studied| studied.is_running());
        if running.clone().count() >= AT_ONCE || running.into_iter().any(|studied| studied.is_of(asker)) {
            return Err(Problem::Busy);
        }
        let studied = Arc::new(Studied {
            key: edition.key.clone(),
            asker,
            games: wanted.games,
            done: AtomicUsize::new(0),
            all: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            found: OnceLock::new(),
        });
        let editions = named(edition, wanted.beside);
        let work = Arc::clone(&studied);
        std::thread::Builder::new()
            .name("study".to_owned())
            .spawn(move || finish(&work, study, editions, &closing))
            .map_err(|_| Problem::Busy)?;
        all.retain(|known| known.key != edition.key);
        if all.len() >= KEPT {
            all.pop_front();
        }
        all.push_back(studied);
        Ok(())
    }
}

/// An edition that is looked at, and what it is called.
type Named = (EditionChoice, (String, table::EditionTag));

/// The editions to look at: this one, and that of the game if it is another one and wanted.
fn named(edition: &Edition, beside: bool) -> Vec<Named> {
    let mut all = vec![(edition.choice.clone(), (edition.report.title.clone(), edition.report.tag.clone()))];
    let game = edition.entry.game;
    let first = game.about().editions.first().filter(|_| beside && matches!(edition.choice, EditionChoice::Own(_)));
    if let Some((first, report)) = first.and_then(|first| Some((first, game.check_edition(first.text).ok()?))) {
        all.push((EditionChoice::Builtin(first.id.to_owned()), (report.title, report.tag)));
    }
    all
}

/// Makes a study and keeps what it found. A fault in it must end it, too: one that is never over would keep others from beginning.
fn finish(work: &Studied, study: Study, editions: Vec<Named>, closing: &watch::Receiver<bool>) {
    let made = panic::catch_unwind(AssertUnwindSafe(|| make(work, study, editions, closing)));
    let made = made.unwrap_or_else(|_| {
        tracing::error!(key = work.key, "a study panicked");
        Err(Unmade::Failed)
    });
    // Only this thread finishes the study, and it does so once.
    let _ = work.found.set(made);
}

fn make(work: &Studied, study: Study, editions: Vec<Named>, closing: &watch::Receiver<bool>) -> Result<Found, Unmade> {
    let stop = || work.stopped.load(Ordering::Relaxed) || *closing.borrow();
    let mut reports = Vec::new();
    for (edition, name) in editions {
        let bot = Contestant::Bot(bots::Kind::Greedy);
        let plan = Plan { games: Some(work.games), bot, seed: SEED, threads: 1, edition: Some(edition) };
        let expect = |games: usize| {
            work.all.fetch_add(games, Ordering::Relaxed);
        };
        let tick = || {
            work.done.fetch_add(1, Ordering::Relaxed);
        };
        match study(&plan, Progress { expect: &expect, tick: &tick, stop: &stop }) {
            Ok(report) => reports.push(Report { edition: Some(name), ..report }),
            Err(error) => {
                tracing::info!(%error, key = work.key, "a study was not made");
                return Err(if stop() { Unmade::Stopped } else { Unmade::Failed });
            }
        }
    }
    let mut reports = reports.into_iter();
    let report = reports.next().ok_or(Unmade::Failed)?;
    Ok(Found { report, beside: reports.next() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun() -> Studied {
        Studied {
            key: "some".to_owned(),
            asker: PersonId(1),
            games: 20,
            done: AtomicUsize::new(0),
            all: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            found: OnceLock::new(),
        }
    }

    #[test]
    fn a_study_with_a_fault_ends_and_says_so() {
        let game = shelf::find("two-heirs").expect("a game").game;
        let report = game.check_edition(game.about().editions[0].text).expect("sound");
        let edition = (EditionChoice::Builtin(report.tag.id.clone()), (report.title, report.tag));
        let (_open, closing) = watch::channel(false);
        let work = begun();
        assert!(work.is_running());
        finish(&work, |_, _| panic!("a fault in a study"), vec![edition], &closing);
        assert!(matches!(work.how(), How::Failed) && !work.is_running());
    }
}
