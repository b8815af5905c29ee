//! What every request shares.

use crate::assets::Assets;
use crate::edge::Edge;
use crate::host::Host;
use crate::limits::{Buckets, Limits, Rate};
use crate::metrics::Metrics;
use crate::net::Net;
use crate::problem::Problem;
use crate::uploads::Uploads;
use crate::visit::Visit;
use crate::words::Words;
use rand::RngExt;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Deed, DeedKind, Person, PersonChange, PersonId, TableId};
use table::{Dictionary, Lang, Message};
use tokio::sync::watch;

/// How many sessions are remembered without asking the store.
const SESSIONS: usize = 10_000;

/// For how long it is believed that something can, or cannot, be written.
const PROBE_KEPT: Duration = Duration::from_secs(1);

/// How long writing may take before the server counts as too busy.
const PROBE_PATIENCE: Duration = Duration::from_secs(5);

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
    /// Where the server meets the network.
    pub(crate) edge: Edge,
    limits: Limits,
    reads: Shares,
    writes: Shares,
    tables: Shares,
    guests: Buckets<Net>,
    sessions: Mutex<HashMap<String, Person>>,
    streams: Mutex<HashMap<Who, usize>>,
    newcomers: Mutex<HashMap<(PersonId, TableId), bool>>,
    levels: Mutex<HashMap<TableId, String>>,
    /// When it was last tried whether anything can be written, and what came of it.
    tried: tokio::sync::Mutex<Option<(Instant, Result<(), Problem>)>>,
}

/// Somebody whose live connections are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Who {
    Person(PersonId),
    Net(Net),
}

/// What people may ask for, each for themselves and all of one address together.
#[derive(Debug)]
struct Shares {
    people: Buckets<PersonId>,
    nets: Buckets<Net>,
}

impl Shares {
    fn new(own: Rate, address: Rate) -> Shares {
        Shares { people: Buckets::new(own), nets: Buckets::new(address) }
    }
}

fn too_many(wait: u64) -> Problem {
    Problem::TooMany { wait }
}

impl App {
    /// The site over this host.
    pub(crate) fn new(
        host: Arc<Host>,
        words: Words,
        limits: Limits,
        edge: Edge,
        closing: watch::Receiver<bool>,
    ) -> App {
        App {
            metrics: Arc::clone(&host.metrics),
            assets: Assets::of(host.games()),
            host,
            words,
            uploads: Uploads::default(),
            closing,
            edge,
            limits,
            reads: Shares::new(limits.reads, limits.address_reads),
            writes: Shares::new(limits.writes, limits.address_writes),
            tables: Shares::new(limits.tables, limits.address_tables),
            guests: Buckets::new(limits.guests),
            sessions: Mutex::default(),
            streams: Mutex::default(),
            newcomers: Mutex::default(),
            levels: Mutex::default(),
            tried: tokio::sync::Mutex::default(),
        }
    }

    /// Whether something can be written, found out by writing something. Who asks again within a second gets the same answer, so that
    /// asking often costs nothing.
    pub(crate) async fn ready(&self) -> Result<(), Problem> {
        let mut tried = self.tried.lock().await;
        if let Some((at, result)) = &*tried
            && at.elapsed() < PROBE_KEPT
        {
            return result.clone();
        }
        let probe = tokio::time::timeout(PROBE_PATIENCE, self.host.store.probe()).await;
        let result = probe.map_or(Err(Problem::Busy), |written| written.map_err(Problem::from));
        *tried = Some((Instant::now(), result.clone()));
        result
    }

    /// Takes over what the operator has done to the data file.
    pub(crate) fn heed(&self, deed: &Deed) {
        tracing::info!(deed = deed.deed.as_str(), subject = deed.subject, why = deed.why, "the operator did something");
        match deed.deed {
            DeedKind::Close | DeedKind::Delete => {
                if let Ok(table) = deed.subject.parse() {
                    self.host.reread(&table);
                }
            }
            DeedKind::Mute | DeedKind::Unmute | DeedKind::Ban | DeedKind::Unban => {
                crate::lock(&self.sessions).retain(|_, person| person.id.to_string() != deed.subject);
            }
            DeedKind::Import | DeedKind::Restore => {}
        }
    }

    /// The words for this game in this language.
    pub(crate) fn say(&self, game: &str, lang: Lang) -> &Dictionary {
        self.words.of(game, lang)
    }

    /// How much visitors may ask for.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Counts a request against the limit of the address it comes from.
    pub(crate) fn allow_address(&self, net: Net, is_write: bool) -> Result<(), Problem> {
        let shares = if is_write { &self.writes } else { &self.reads };
        shares.nets.take(net, Instant::now()).map_err(too_many)
    }

    /// Counts a request against the limit of the person who makes it.
    pub(crate) fn allow_person(&self, person: PersonId, is_write: bool) -> Result<(), Problem> {
        let shares = if is_write { &self.writes } else { &self.reads };
        shares.people.take(person, Instant::now()).map_err(too_many)
    }

    /// Counts a new guest against the limit of the address.
    pub(crate) fn allow_guest(&self, net: Net) -> Result<(), Problem> {
        self.guests.take(net, Instant::now()).map_err(too_many)
    }

    /// Counts a new table against the limits of the person and the address.
    pub(crate) fn allow_table(&self, person: PersonId, net: Net) -> Result<(), Problem> {
        self.tables.nets.take(net, Instant::now()).map_err(too_many)?;
        self.tables.people.take(person, Instant::now()).map_err(too_many)
    }

    /// Counts a live connection; it is given back when the returned value is dropped.
    pub(crate) fn allow_stream(self: &Arc<App>, visit: &Visit) -> Result<Stream, Problem> {
        let person = visit.person.as_ref().map(|person| (Who::Person(person.id), self.limits.streams));
        let whose: Vec<(Who, usize)> =
            [(Who::Net(visit.net), self.limits.address_streams)].into_iter().chain(person).collect();
        let mut streams = crate::lock(&self.streams);
        if whose.iter().any(|(who, most)| streams.get(who).is_some_and(|count| count >= most)) {
            return Err(Problem::TooMany { wait: 5 });
        }
        for (who, _) in &whose {
            *streams.entry(*who).or_default() += 1;
        }
        drop(streams);
        self.metrics.stream_opened();
        Ok(Stream { app: Arc::clone(self), whose: whose.into_iter().map(|(who, _)| who).collect() })
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
    whose: Vec<Who>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.app.metrics.stream_closed();
        let mut streams = crate::lock(&self.app.streams);
        for who in &self.whose {
            if let Some(count) = streams.get_mut(who) {
                *count -= 1;
                if *count == 0 {
                    streams.remove(who);
                }
            }
        }
    }
}
