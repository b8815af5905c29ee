//! What every request shares.

use crate::assets::Assets;
use crate::host::Host;
use crate::limits::{Buckets, Limits};
use crate::metrics::Metrics;
use crate::pages::uploads::Uploads;
use crate::problem::Problem;
use crate::words::Words;
use rand::RngExt;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use store::{Person, PersonChange, PersonId, TableId};
use table::{Dictionary, Lang, Message};
use tokio::sync::watch;

/// How many sessions are remembered without asking the store.
const SESSIONS: usize = 10_000;

/// What every request shares.
#[derive(Debug)]
pub(crate) struct App {
    /// The tables.
    pub(crate) host: Arc<Host>,
    /// The words.
    pub(crate) words: Words,
    /// The style sheet, the script and the icon.
    pub(crate) assets: Assets,
    /// The numbers.
    pub(crate) metrics: Arc<Metrics>,
    /// Records that people uploaded to look at.
    pub(crate) uploads: Uploads,
    /// Becomes true when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
    limits: Limits,
    reads: Buckets,
    writes: Buckets,
    guests: Buckets,
    sessions: Mutex<HashMap<String, Person>>,
    streams: Mutex<HashMap<String, usize>>,
    newcomers: Mutex<HashMap<(PersonId, TableId), bool>>,
    levels: Mutex<HashMap<TableId, String>>,
}

impl App {
    /// The site over this host.
    pub(crate) fn new(host: Arc<Host>, words: Words, limits: Limits, closing: watch::Receiver<bool>) -> App {
        App {
            metrics: Arc::clone(&host.metrics),
            assets: Assets::of(host.games()),
            host,
            words,
            uploads: Uploads::default(),
            closing,
            limits,
            reads: Buckets::new(limits.reads),
            writes: Buckets::new(limits.writes),
            guests: Buckets::new(limits.guests),
            sessions: Mutex::default(),
            streams: Mutex::default(),
            newcomers: Mutex::default(),
            levels: Mutex::default(),
        }
    }

    /// The words for this game in this language.
    pub(crate) fn say(&self, game: &str, lang: Lang) -> &Dictionary {
        self.words.of(game, lang)
    }

    /// Counts a request against its limit.
    pub(crate) fn allow(&self, visitor: &str, is_write: bool) -> Result<(), Problem> {
        let buckets = if is_write { &self.writes } else { &self.reads };
        buckets.take(visitor, Instant::now()).map_err(|wait| Problem::TooMany { wait })
    }

    /// Counts a new guest against the limit of the address.
    pub(crate) fn allow_guest(&self, address: IpAddr) -> Result<(), Problem> {
        self.guests.take(&address.to_string(), Instant::now()).map_err(|wait| Problem::TooMany { wait })
    }

    /// Counts a live connection; it is given back when the returned value is dropped.
    pub(crate) fn allow_stream(self: &Arc<App>, visitor: String) -> Result<Stream, Problem> {
        let mut streams = crate::lock(&self.streams);
        let count = streams.entry(visitor.clone()).or_default();
        if *count >= self.limits.streams {
            return Err(Problem::TooMany { wait: 5 });
        }
        *count += 1;
        drop(streams);
        self.metrics.stream_opened();
        Ok(Stream { app: Arc::clone(self), visitor })
    }

    /// Who holds this token, if it was asked before.
    pub(crate) fn known(&self, token: &str) -> Option<Person> {
        crate::lock(&self.sessions).get(token).cloned()
    }

    /// Remembers who holds this token.
    pub(crate) fn remember(&self, token: &str, person: &Person) {
        let mut sessions = crate::lock(&self.sessions);
        if sessions.len() >= SESSIONS {
            sessions.clear();
        }
        sessions.insert(token.to_owned(), person.clone());
    }

    /// Whether this person is new to the game at this table, if it was asked before.
    pub(crate) fn known_newcomer(&self, person: PersonId, table: &TableId) -> Option<bool> {
        crate::lock(&self.newcomers).get(&(person, table.clone())).copied()
    }

    /// Remembers whether this person is new to the game at this table.
    pub(crate) fn remember_newcomer(&self, person: PersonId, table: &TableId, new: bool) {
        let mut newcomers = crate::lock(&self.newcomers);
        if newcomers.len() >= SESSIONS {
            newcomers.clear();
        }
        newcomers.insert((person, table.clone()), new);
    }

    /// The level a game was played on alone, if it was asked before.
    pub(crate) fn known_level(&self, table: &TableId) -> Option<String> {
        crate::lock(&self.levels).get(table).cloned()
    }

    /// Remembers the level a game was played on alone.
    pub(crate) fn remember_level(&self, table: &TableId, level: &str) {
        let mut levels = crate::lock(&self.levels);
        if levels.len() >= SESSIONS {
            levels.clear();
        }
        levels.insert(table.clone(), level.to_owned());
    }

    /// Gives a person another name.
    pub(crate) async fn rename(&self, person: &Person, name: String) -> Result<Person, Problem> {
        let change = PersonChange { name: Some(name), ..PersonChange::default() };
        let person = self.host.store.change_person(person.id, change).await?;
        for known in crate::lock(&self.sessions).values_mut().filter(|known| known.id == person.id) {
            known.clone_from(&person);
        }
        Ok(person)
    }

    /// A name for somebody who gave none.
    pub(crate) fn guest_name(&self, lang: Lang) -> String {
        let number: i64 = rand::rng().random_range(100..1000);
        let guest = Message::new("ui-guest-name").with("n", number.to_string());
        self.words.plain(lang).say(&guest, &|seat| seat.to_string())
    }
}

/// A live connection that is counted.
#[derive(Debug)]
pub(crate) struct Stream {
    app: Arc<App>,
    visitor: String,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.app.metrics.stream_closed();
        let mut streams = crate::lock(&self.app.streams);
        if let Some(count) = streams.get_mut(&self.visitor) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.visitor);
            }
        }
    }
}
