//! What every request shares.

mod notices;
mod people;

use crate::assets::Assets;
use crate::edge::Edge;
use crate::host::Host;
use crate::limits::{Buckets, Limits, Rate};
use crate::metrics::Metrics;
use crate::net::Net;
use crate::notices::Desk;
use crate::people::{GUEST_LASTS, Passkeys, Passwords, Registration};
use crate::problem::Problem;
use crate::studies::Studies;
use crate::uploads::Uploads;
use crate::visit::Visit;
use crate::words::Words;
use crate::workshop::Workshop;
use rand::RngExt;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Deed, DeedKind, News, Person, PersonChange, PersonId, TableId, Token};
use table::{Dictionary, Lang, Message};
use tokio::sync::watch;

/// How many sessions are remembered without asking the store.
const SESSIONS: usize = 10_000;

/// For how long they are: one that ends elsewhere ends here no later.
const SESSION_KEPT: Duration = Duration::from_secs(60);

/// How often it is written down that a session is used.
const SESSION_USED: Duration = Duration::from_secs(3600);

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
    /// Editions and positions that people brought.
    pub(crate) workshop: Workshop,
    /// Studies of how balanced editions are.
    pub(crate) studies: Studies,
    /// The folder in which visitors may translate sentences, if whoever runs the server lets them.
    pub(crate) translating: Option<PathBuf>,
    /// Held by the one who writes there.
    pub(crate) translators: Mutex<()>,
    /// Becomes true when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
    /// Where the server meets the network.
    pub(crate) edge: Edge,
    /// Tells people who are not here that it is their turn.
    pub(crate) desk: Desk,
    /// Something is to be told at once.
    pub(crate) called: tokio::sync::Notify,
    limits: Limits,
    reads: Shares,
    writes: Shares,
    tables: Shares,
    guests: Buckets<Net>,
    address_attempts: Buckets<Net>,
    attempts: Buckets<u64>,
    /// Who may make an account, if the server was told so.
    pub(crate) fixed_registration: Option<Registration>,
    /// Hashes passwords.
    pub(crate) passwords: Passwords,
    /// Knows what is going on with passkeys.
    pub(crate) passkeys: Passkeys,
    sessions: Mutex<HashMap<String, Known>>,
    streams: Mutex<HashMap<Who, usize>>,
    /// Whom somebody has blocked, and when that was looked up.
    blocked: Mutex<HashMap<PersonId, Blocked>>,
    /// Who wants to be told things while away, and when that was looked up.
    channels: Mutex<HashMap<PersonId, (Instant, bool)>>,
    newcomers: Mutex<HashMap<(PersonId, TableId), bool>>,
    levels: Mutex<HashMap<TableId, String>>,
    /// When it was last tried whether anything can be written, and what came of it.
    tried: tokio::sync::Mutex<Option<(Instant, Result<(), Problem>)>>,
}

/// Whom somebody has blocked, and when that was looked up.
type Blocked = (Instant, Arc<[PersonId]>);

/// A session that was looked up.
#[derive(Clone, Debug)]
struct Known {
    person: Person,
    /// When it was looked up.
    read: Instant,
    /// When it was last written down that it is used, or first noticed.
    used: Instant,
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
        workshop: Workshop,
        limits: Limits,
        edge: Edge,
        desk: Desk,
        closing: watch::Receiver<bool>,
    ) -> App {
        App {
            metrics: Arc::clone(&host.metrics),
            assets: Assets::of(host.games()),
            passkeys: Passkeys::new(host.passkeys),
            host,
            words,
            uploads: Uploads::default(),
            workshop,
            studies: Studies::default(),
            translating: None,
            translators: Mutex::default(),
            closing,
            edge,
            desk,
            called: tokio::sync::Notify::new(),
            limits,
            reads: Shares::new(limits.reads, limits.address_reads),
            writes: Shares::new(limits.writes, limits.address_writes),
            tables: Shares::new(limits.tables, limits.address_tables),
            guests: Buckets::new(limits.guests),
            address_attempts: Buckets::new(limits.address_attempts),
            attempts: Buckets::new(limits.attempts),
            fixed_registration: None,
            passwords: Passwords::default(),
            sessions: Mutex::default(),
            streams: Mutex::default(),
            blocked: Mutex::default(),
            channels: Mutex::default(),
            newcomers: Mutex::default(),
            levels: Mutex::default(),
            tried: tokio::sync::Mutex::default(),
        }
    }

    /// The same site with its mind made up about who may make an account.
    #[must_use]
    pub(crate) fn with_registration(self, fixed: Option<Registration>) -> App {
        App { fixed_registration: fixed, ..self }
    }

    /// The same site, on which visitors may translate sentences into the languages of this folder.
    #[must_use]
    pub(crate) fn with_translators(self, folder: Option<PathBuf>) -> App {
        App { translating: folder, ..self }
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
                self.forget_person(&deed.subject);
            }
            DeedKind::Import | DeedKind::Restore | DeedKind::Move => {}
        }
    }

    /// Asks the store again who the person with this number is.
    pub(crate) fn forget_person(&self, number: &str) {
        crate::lock(&self.sessions).retain(|_, known| known.person.id.to_string() != number);
        crate::lock(&self.blocked).retain(|person, _| person.to_string() != number);
        crate::lock(&self.channels).retain(|person, _| person.to_string() != number);
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

    /// Counts an attempt to come in with a name, words or a code, against the limits of the address and of the name.
    pub(crate) fn allow_attempt(&self, net: Net, name: Option<&str>) -> Result<(), Problem> {
        self.address_attempts.take(net, Instant::now()).map_err(too_many)?;
        match name {
            Some(name) => self.attempts.take(self.digest(name), Instant::now()).map_err(too_many),
            None => Ok(()),
        }
    }

    /// Tells names apart, at all servers of a site alike and nowhere else.
    fn digest(&self, name: &str) -> u64 {
        let digest = table::sha256_hex(&[&self.host.passkeys[..], b"attempts", name.as_bytes()].concat());
        u64::from_str_radix(&digest[..16], 16).unwrap_or_default()
    }

    /// Counts a new table against the limits of the person and the address.
    pub(crate) fn allow_table(&self, person: PersonId, net: Net) -> Result<(), Problem> {
        self.tables.nets.take(net, Instant::now()).map_err(too_many)?;
        self.tables.people.take(person, Instant::now()).map_err(too_many)
    }

    /// What somebody has spent here of what all servers of a site allow together.
    pub(crate) fn tell_spent(&self) {
        let now = Instant::now();
        let tell = |what: &str, who: String, times: u32| self.host.store.tell(News::Spent(what.to_owned(), who, times));
        for (what, shares) in [("reads", &self.reads), ("writes", &self.writes), ("tables", &self.tables)] {
            for (person, times) in shares.people.to_tell(now) {
                tell(what, format!("p{person}"), times);
            }
            for (net, times) in shares.nets.to_tell(now) {
                tell(what, format!("n{net}"), times);
            }
        }
        for (what, buckets) in [("guests", &self.guests), ("attempts", &self.address_attempts)] {
            for (net, times) in buckets.to_tell(now) {
                tell(what, format!("n{net}"), times);
            }
        }
        for (name, times) in self.attempts.to_tell(now) {
            tell("names", name.to_string(), times);
        }
    }

    /// Takes over what somebody has spent at another server. What a newer program may say is passed over.
    pub(crate) fn heed_spent(&self, what: &str, who: &str, times: u32) {
        let now = Instant::now();
        let net = who.strip_prefix('n').and_then(|net| net.parse::<Net>().ok());
        let person = who.strip_prefix('p').and_then(|person| person.parse().ok()).map(PersonId);
        let shares = match what {
            "reads" => &self.reads,
            "writes" => &self.writes,
            "tables" => &self.tables,
            _ => {
                match (what, net, who.parse()) {
                    ("guests", Some(net), _) => self.guests.spend(net, times, now),
                    ("attempts", Some(net), _) => self.address_attempts.spend(net, times, now),
                    ("names", _, Ok(name)) => self.attempts.spend(name, times, now),
                    _ => {}
                }
                return;
            }
        };
        match (person, net) {
            (Some(person), _) => shares.people.spend(person, times, now),
            (None, Some(net)) => shares.nets.spend(net, times, now),
            (None, None) => {}
        }
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

    /// Who holds this token, if it was asked a moment ago.
    pub(crate) fn known(&self, token: &str) -> Option<Person> {
        let sessions = crate::lock(&self.sessions);
        sessions.get(token).filter(|known| known.read.elapsed() < SESSION_KEPT).map(|known| known.person.clone())
    }

    /// Remembers who holds this token.
    pub(crate) fn remember(&self, token: &str, person: &Person) {
        let mut sessions = crate::lock(&self.sessions);
        if sessions.len() >= SESSIONS {
            sessions.clear();
        }
        let now = Instant::now();
        let used = sessions.get(token).map_or(now, |known| known.used);
        sessions.insert(token.to_owned(), Known { person: person.clone(), read: now, used });
    }

    /// Forgets every session of somebody, so that the store is asked again, here and on other servers.
    pub(crate) fn forget_sessions(&self, person: PersonId) {
        self.forget_person(&person.to_string());
        self.host.store.tell(News::Person(person));
    }

    /// Writes down now and then that a session is used, so that it does not run out.
    pub(crate) async fn used(&self, token: &Token, device: &str) -> Result<(), Problem> {
        let people = self.host.store.people();
        let due = {
            let mut sessions = crate::lock(&self.sessions);
            let known = sessions.get_mut(&token.to_string()).filter(|known| known.used.elapsed() >= SESSION_USED);
            known.map(|known| {
                known.used = Instant::now();
                known.person.id
            })
        };
        let Some(person) = due else { return Ok(()) };
        let lasts = if people.account(person).await?.is_some() { crate::people::SESSION_LASTS } else { GUEST_LASTS };
        Ok(people.use_session(token, device.to_owned(), lasts).await?)
    }

    /// Whom somebody has blocked, if it was asked a moment ago.
    pub(crate) fn known_blocked(&self, person: PersonId) -> Option<Arc<[PersonId]>> {
        let blocked = crate::lock(&self.blocked);
        blocked.get(&person).filter(|(read, _)| read.elapsed() < SESSION_KEPT).map(|(_, known)| Arc::clone(known))
    }

    /// Remembers whom somebody has blocked; `None` forgets it.
    pub(crate) fn remember_blocked(&self, person: PersonId, known: Option<Arc<[PersonId]>>) {
        let mut blocked = crate::lock(&self.blocked);
        if blocked.len() >= SESSIONS {
            blocked.clear();
        }
        match known {
            Some(known) => drop(blocked.insert(person, (Instant::now(), known))),
            None => drop(blocked.remove(&person)),
        }
    }

    /// Whether somebody wants to be told things while away, if it was asked a moment ago.
    pub(crate) fn known_channels(&self, person: PersonId) -> Option<bool> {
        let channels = crate::lock(&self.channels);
        channels.get(&person).filter(|(read, _)| read.elapsed() < SESSION_KEPT).map(|(_, known)| *known)
    }

    /// Remembers whether somebody does.
    pub(crate) fn remember_channels(&self, person: PersonId, known: bool) {
        let mut channels = crate::lock(&self.channels);
        if channels.len() >= SESSIONS {
            channels.clear();
        }
        channels.insert(person, (Instant::now(), known));
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
        self.free_name(&name, Some(person.id)).await?;
        let people = self.host.store.people();
        let person = if people.account(person.id).await?.is_some() {
            let name = crate::people::account_name(&name)?;
            let looks = crate::names::looks(&name);
            people.rename_account(person.id, name, looks).await?
        } else {
            let change = PersonChange { name: Some(name), ..PersonChange::default() };
            self.host.store.change_person(person.id, change).await?
        };
        for known in crate::lock(&self.sessions).values_mut().filter(|known| known.person.id == person.id) {
            known.person.clone_from(&person);
        }
        self.host.store.tell(News::Person(person.id));
        Ok(person)
    }

    /// A name for somebody who gave none.
    pub(crate) fn guest_name(&self, lang: Lang) -> String {
        let number: i64 = rand::rng().random_range(100..1000);
        self.guest_called(&number.to_string(), lang)
    }

    /// What a guest of this number is called.
    pub(crate) fn guest_called(&self, number: &str, lang: Lang) -> String {
        let guest = Message::new("ui-guest-name").with("n", number);
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
