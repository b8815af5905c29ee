//! Other servers over the same tables: what they commit is taken over, what one of them at a time does is shared by leases.
//!
//! A table in memory may be behind the log. That is never believed where it matters: whoever looks at a table is shown at least what
//! the store has by then, and the version that is compared within the transaction decides what is kept. News of others only make it
//! quick; one that gets lost is made up for by comparing versions now and then.

use super::live::Live;
use super::stranded::Stranded;
use super::{Host, Problem};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Lease, Leased, News, PersonId, Status, TableId};
use table::log::What;

/// For how long a server sees to the bots of a table before it has to ask again. If it dies, another goes on after this time.
const SPAN: Duration = Duration::from_secs(5);

/// How often a submission is tried again because another server was faster.
pub(super) const TRIES: usize = 5;

/// Who does what, as far as it was asked: the lease that is held here, or `None` while another server has it, each until a moment.
#[derive(Debug, Default)]
pub(super) struct Turns(Mutex<HashMap<String, (Option<Lease>, Instant)>>);

impl Turns {
    /// What is known for at least this much longer.
    fn known(&self, name: &str, margin: Duration) -> Option<(Option<Lease>, Instant)> {
        let turns = crate::lock(&self.0);
        turns.get(name).filter(|(_, until)| *until > Instant::now() + margin).cloned()
    }

    fn remember(&self, name: &str, lease: Option<Lease>, until: Instant) {
        let mut turns = crate::lock(&self.0);
        turns.retain(|_, (_, until)| *until > Instant::now());
        turns.insert(name.to_owned(), (lease, until));
    }

    fn forget(&self, name: &str) -> Option<Lease> {
        crate::lock(&self.0).remove(name).and_then(|(lease, _)| lease)
    }
}

fn bots_of(table: &TableId) -> String {
    format!("bots/{table}")
}

impl Host {
    /// The right to see to the bots of a table, or for how long another server has it.
    pub(super) async fn attend(&self, table: &TableId) -> Result<Result<Lease, Duration>, store::Error> {
        self.turn(&bots_of(table)).await
    }

    /// Lets another server see to the bots of a table.
    pub(super) fn step_back(self: &Arc<Host>, table: &TableId) {
        if !self.store.is_shared() {
            return;
        }
        if let Some(lease) = self.turns.forget(&bots_of(table)) {
            let host = Arc::clone(self);
            // It ends by itself in any case.
            tokio::spawn(async move { drop(host.store.release(lease).await) });
        }
    }

    /// Whether this server is the one that does what goes by this name. Another one is, if this one does not ask again in time.
    pub(crate) async fn is_its_turn(&self, name: &str) -> bool {
        match self.turn(name).await {
            Ok(turn) => turn.is_ok(),
            Err(error) => {
                tracing::warn!(%error, name, "it is not known whose turn it is");
                false
            }
        }
    }

    async fn turn(&self, name: &str) -> Result<Result<Lease, Duration>, store::Error> {
        match self.turns.known(name, Duration::ZERO) {
            Some((None, until)) => return Ok(Err(until.saturating_duration_since(Instant::now()))),
            Some((Some(lease), until)) if until > Instant::now() + SPAN / 2 => return Ok(Ok(lease)),
            _ => {}
        }
        // Counted from before the question, so that it never ends later here than there.
        let asked = Instant::now();
        match self.store.lease(name, SPAN).await? {
            Leased::Held(lease) => {
                if self.store.is_shared() {
                    self.turns.remember(name, Some(lease.clone()), asked + SPAN);
                }
                Ok(Ok(lease))
            }
            Leased::Taken(left) => {
                self.turns.remember(name, None, asked + left);
                Ok(Err(left))
            }
        }
    }

    /// What was submitted under the lease of a table was not kept: another server has it.
    pub(super) fn lost_its_turn(&self, table: &TableId) {
        self.turns.forget(&bots_of(table));
    }

    /// Takes over what other servers have done at a table, if they have.
    pub(crate) async fn freshen(self: &Arc<Host>, live: &Arc<Live>) -> Result<(), Problem> {
        if !self.store.is_shared() {
            return Ok(());
        }
        match self.store.version(&live.id).await? {
            Some(version) if version <= live.version() => Ok(()),
            Some(_) => {
                let _gate = live.gate.lock().await;
                self.catch_up(live).await.map(|_| ())
            }
            None => {
                self.reread(&live.id);
                Err(Problem::NotFound)
            }
        }
    }

    /// Takes over what was committed to the log of a table since it was read; whether there was anything. The gate must be held.
    pub(super) async fn catch_up(self: &Arc<Host>, live: &Arc<Live>) -> Result<bool, Problem> {
        if !self.store.is_shared() {
            return Ok(false);
        }
        let later = match self.store.later(&live.id, live.version()).await {
            Err(error) if error.is_missing() => {
                self.reread(&live.id);
                return Err(Problem::NotFound);
            }
            later => later?,
        };
        if let Some(entry) = later.broken_at {
            self.reread(&live.id);
            return Err(Problem::Stranded(Stranded::Chain(entry).say()));
        }
        if later.log.is_empty() {
            return Ok(false);
        }
        if let Err(why) = live.take_over(&later) {
            tracing::error!(table = %live.id, %why, "what another server did cannot be replayed");
            self.reread(&live.id);
            return Err(Problem::Broken);
        }
        if later.log.iter().any(|logged| matches!(logged.entry.what, What::Join { .. })) {
            self.look_for_vacations(live).await;
        }
        if later.table.status == Status::Over {
            self.programs.end(&live.id, live.now().game.outcome());
        }
        live.publish(later.table.version);
        self.nudge(live);
        Ok(true)
    }

    /// Sets the clock by the one that all servers share.
    pub(crate) async fn set_clock(&self) -> Result<(), store::Error> {
        if self.store.is_shared() {
            let asked = Instant::now();
            let shown = self.store.time().await?;
            self.clock.set_by(shown, (asked, Instant::now()));
        }
        Ok(())
    }

    /// Hears what another server has done.
    pub(crate) fn hear(self: &Arc<Host>, news: News) {
        match news {
            News::Grown(table, version) => {
                if let Some(live) = self.in_memory(&table).filter(|live| live.version() < version) {
                    self.follow(live);
                }
            }
            News::Said(table, number) => {
                if let Some(live) = self.in_memory(&table) {
                    live.publish_said(number);
                }
            }
            News::Here(table, person) => {
                if let Some(live) = self.in_memory(&table) {
                    live.saw(person);
                }
            }
            News::Changed(table) => self.reread(&table),
            News::Anything => {
                let host = Arc::clone(self);
                tokio::spawn(async move { host.compare(|_| true).await });
            }
            News::Person(_) | News::Spent(..) => {}
        }
    }

    fn in_memory(&self, table: &TableId) -> Option<Arc<Live>> {
        crate::lock(&self.tables).get(table).and_then(|cell| cell.get().cloned())
    }

    /// Catches up in the background.
    fn follow(self: &Arc<Host>, live: Arc<Live>) {
        let host = Arc::clone(self);
        tokio::spawn(async move {
            let _gate = live.gate.lock().await;
            if let Err(problem) = host.catch_up(&live).await {
                tracing::warn!(table = %live.id, ?problem, "what another server did could not be taken over");
            }
        });
    }

    /// Makes up for news that got lost, at the tables that somebody follows.
    pub(crate) async fn compare_watched(self: &Arc<Host>) {
        self.compare(|live| live.is_listened_to() || live.driven.load(Ordering::Relaxed)).await;
    }

    /// Reads a table anew, here and at other servers: something has changed that its log does not tell.
    pub(crate) fn reread_everywhere(&self, table: &TableId) {
        self.reread(table);
        self.store.tell(News::Changed(table.clone()));
    }

    /// Compares the versions of tables in memory with those in the store.
    async fn compare(self: &Arc<Host>, wanted: impl Fn(&Live) -> bool) {
        let here: Vec<Arc<Live>> = crate::lock(&self.tables)
            .values()
            .filter_map(|cell| cell.get().cloned())
            .filter(|live| wanted(live))
            .collect();
        if here.is_empty() {
            return;
        }
        let ids: Vec<TableId> = here.iter().map(|live| live.id.clone()).collect();
        let versions: HashMap<TableId, u64> = match self.store.versions(&ids).await {
            Ok(versions) => versions.into_iter().collect(),
            Err(error) => return tracing::warn!(%error, "tables cannot be compared with the store"),
        };
        for live in here {
            match versions.get(&live.id) {
                Some(version) if *version > live.version() => self.follow(live),
                Some(_) => {}
                None => self.reread(&live.id),
            }
        }
    }

    /// Goes on with tables at which a bot must decide for people, and whose server is gone.
    pub(crate) async fn adopt(self: &Arc<Host>) {
        match self.store.awaiting_bots().await {
            Ok(tables) => {
                for id in tables {
                    match self.in_memory(&id) {
                        Some(live) => self.nudge(&live),
                        // Whoever asks next is told what is wrong with it.
                        None => drop(self.cached(&id).await),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "tables without a server cannot be found"),
        }
    }

    /// Remembers that this person is at a table, here and at other servers.
    pub(crate) fn saw(&self, live: &Live, person: PersonId) {
        if live.saw(person) && self.store.is_shared() {
            self.store.tell(News::Here(live.id.clone(), person));
        }
    }
}
