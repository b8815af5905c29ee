//! The host of all tables: keeps those in use in memory, lets people and bots act, and never tells what is not committed.

mod agree;
mod churn;
mod deed;
mod drive;
mod live;
mod minds;
mod now;
mod options;
mod others;
mod pace;
mod passing;
mod plan;
mod ponder;
mod promise;
mod rating;
mod review;
mod robot;
mod row;
mod seats;
mod since;
mod snapshot;
mod stranded;
mod tournament;
mod vacation;
mod watch;
mod work;

pub(crate) use agree::{Ask, Closed, Wanted};
pub(crate) use deed::{Deed, Doer, Wish};
pub(crate) use live::{Live, Tick};
pub(crate) use now::Now;
pub(crate) use options::{Door, Speed, TableOptions};
pub use pace::WallClock;
pub(crate) use pace::{Clock, Pace, Rest, Span};
pub(crate) use passing::Offered;
pub(crate) use plan::{Hold, Programmed, Question, condition};
pub(crate) use promise::{Promise, Promises};
pub(crate) use rating::PROVISIONAL;
pub(crate) use review::{Better, Review, Swing};
pub(crate) use robot::{Programs, Robot};
pub(crate) use row::heard;
pub use seats::BOT_NAMES;
pub(crate) use seats::{Opening, Sitting, Stir, USUAL_BOT};
pub(crate) use since::news;
pub(crate) use stranded::Archive;
pub(crate) use tournament::{Form, Plan, Standing, WIN, plan, played};
pub(crate) use vacation::DAYS as VACATION_DAYS;
pub(crate) use watch::Watchers;
pub(crate) use work::{Advice, Progress};

use crate::luck::Luck;
use crate::metrics::{House, Metrics};
use crate::net::Net;
use crate::pool::{Pool, Room};
use crate::problem::Problem;
use review::Reviews;
use robot::Most;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Loaded, News, PersonId, Said, Say, Status, Store, TableId};
use stranded::Stranded;
use table::Signer;
use tokio::sync::OnceCell;

/// What became of a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It was done just now; the table has this version.
    Now(u64),
    /// It had been done before, with this version; nothing was done again.
    Before(u64),
}

impl Done {
    /// The version under which it is kept.
    pub(crate) fn version(self) -> u64 {
        match self {
            Done::Now(version) | Done::Before(version) => version,
        }
    }
}

/// How bots are run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotOptions {
    /// How many threads take long thoughts. One more takes quick ones only.
    pub threads: usize,
    /// How long a bot or a program may think about one move, counted from when it begins to, before it is given up.
    pub deadline: Duration,
    /// How long it is bearable to wait for a bot that has not begun to think. The more people wait, the less each bot thinks, so that
    /// this holds; one that waits for longer looks one step ahead instead.
    pub bearable: Duration,
    /// How much thinking one person may have had within the last minute or so before the bots of others go first.
    pub person_quota: Duration,
    /// The same for all people of one address together.
    pub address_quota: Duration,
    /// How long a bot thinks when a person asks what it would do.
    pub advice: Duration,
    /// How many iterations a bot searches at each decision of a finished game.
    pub review: u32,
    /// Programs that may take seats: each a name, and the command that starts it.
    pub programs: BTreeMap<String, String>,
    /// How many processes of each program may run.
    pub program_processes: usize,
    /// How many processes of programs may run at the tables of one person.
    pub person_processes: usize,
    /// For how long somebody must be away before the others may let a bot play for them.
    pub away: Duration,
}

impl Default for BotOptions {
    fn default() -> BotOptions {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = cores.saturating_sub(1).max(1);
        BotOptions {
            threads,
            deadline: Duration::from_secs(10),
            bearable: Duration::from_secs(3),
            person_quota: Duration::from_secs(20),
            address_quota: Duration::from_secs(40),
            advice: Duration::from_secs(3),
            review: 150,
            programs: BTreeMap::new(),
            program_processes: 8,
            person_processes: 4,
            away: Duration::from_secs(10 * 60),
        }
    }
}

/// How long a table that nobody uses stays in memory.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// How long one whose game is over does.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(30);

/// How many people are remembered with where they come from.
const WHEREABOUTS: usize = 10_000;

/// What only this house knows.
#[derive(Debug)]
pub(crate) struct Secrets {
    /// Signs records.
    pub(crate) signer: Signer,
    /// Knows the seeds of tables that are not opened yet.
    pub(crate) promises: Promises,
    /// Makes the names by which passkeys know people.
    passkeys: [u8; 32],
}

/// The name of the secret that signs records.
pub const SIGNING: &str = "signing";

/// The name of the secret that promises seeds.
const PROMISES: &str = "promises";

/// The name of the secret of passkeys.
const PASSKEYS: &str = "passkeys";

impl Secrets {
    /// The secrets of the house with this store.
    pub(crate) async fn of(store: &dyn Store) -> Result<Secrets, store::Error> {
        let signer = Signer::from_secret(&store.secret(SIGNING).await?);
        let promises = Promises::of(store.secret(PROMISES).await?);
        Ok(Secrets { signer, promises, passkeys: store.secret(PASSKEYS).await? })
    }
}

/// Keeps the tables.
#[derive(Debug)]
pub(crate) struct Host {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    games: &'static [shelf::Entry],
    tables: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Live>>>>>,
    pool: Pool,
    pub(crate) bots: BotOptions,
    pub(crate) programs: Programs,
    reviews: Reviews,
    /// How often in a row a bot could not move at a table.
    stumbles: Mutex<HashMap<TableId, u32>>,
    nets: Mutex<HashMap<PersonId, Net>>,
    /// Signs records.
    pub(crate) signer: Arc<Signer>,
    /// Knows the seeds of tables that are not opened yet.
    pub(crate) promises: Promises,
    /// Makes the names by which passkeys know people.
    pub(crate) passkeys: [u8; 32],
    /// Somebody's game has ended.
    pub(crate) ended: tokio::sync::Notify,
    /// What time it is.
    pub(crate) clock: WallClock,
    /// Where chance comes from.
    luck: Luck,
    started: Instant,
    closing: AtomicBool,
    /// One tournament at a time goes on, so that nobody is seated twice.
    rounds: tokio::sync::Mutex<()>,
    /// What one server at a time does.
    turns: others::Turns,
}

impl Host {
    /// A host over this store.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        games: &'static [shelf::Entry],
        bots: BotOptions,
        metrics: Arc<Metrics>,
        secrets: Secrets,
    ) -> std::io::Result<Host> {
        let room = Room {
            threads: bots.threads,
            bearable: bots.bearable,
            longest: bots.deadline / 2,
            person_quota: bots.person_quota,
            net_quota: bots.address_quota,
        };
        let pool = Pool::new(room, Arc::clone(&metrics))?;
        let most = Most { each: bots.program_processes, person: bots.person_processes };
        let tables = Mutex::new(HashMap::new());
        Ok(Host {
            store,
            metrics,
            games,
            tables,
            pool,
            programs: Programs::new(bots.programs.clone(), most),
            bots,
            reviews: Reviews::default(),
            stumbles: Mutex::default(),
            nets: Mutex::default(),
            signer: Arc::new(secrets.signer),
            promises: secrets.promises,
            passkeys: secrets.passkeys,
            ended: tokio::sync::Notify::new(),
            clock: WallClock::default(),
            luck: Luck::default(),
            started: Instant::now(),
            closing: AtomicBool::new(false),
            rounds: tokio::sync::Mutex::default(),
            turns: others::Turns::default(),
        })
    }

    /// The same host by another clock and with another luck.
    #[must_use]
    pub(crate) fn by(self, clock: WallClock, luck: Luck) -> Host {
        Host { clock, luck, ..self }
    }

    /// Every game, in the order it is shown.
    pub(crate) fn games(&self) -> &'static [shelf::Entry] {
        self.games
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Option<&'static shelf::Entry> {
        self.games.iter().find(|entry| entry.id() == id)
    }

    /// The table with this id as it is now, from memory or from the log, with everything that has happened at it.
    pub(crate) async fn table(self: &Arc<Host>, id: &str) -> Result<Arc<Live>, Problem> {
        let live = self.glance(id).await?;
        self.whole(&live).await?;
        Ok(live)
    }

    /// The same for whoever needs only the newest of what has happened: however long the log of a table is that is not in memory, that is
    /// there at once.
    pub(crate) async fn glance(self: &Arc<Host>, id: &str) -> Result<Arc<Live>, Problem> {
        let live = self.at_hand(id).await?;
        self.freshen(&live).await?;
        Ok(live)
    }

    /// The table with this id, for whoever is about to submit something: it may be behind the log, and what is submitted is tried again
    /// then. A table that is in use costs no read.
    pub(crate) async fn at_hand(self: &Arc<Host>, id: &str) -> Result<Arc<Live>, Problem> {
        let id: TableId = id.parse().map_err(|_| Problem::NotFound)?;
        let live = self.cached(&id).await?;
        live.touch(self.moment());
        // Bots that nobody waited for go on as soon as somebody looks.
        self.nudge(&live);
        Ok(live)
    }

    async fn cached(self: &Arc<Host>, id: &TableId) -> Result<Arc<Live>, Problem> {
        let cell = Arc::clone(crate::lock(&self.tables).entry(id.clone()).or_default());
        match cell.get_or_try_init(|| self.read(id)).await {
            Ok(live) => Ok(Arc::clone(live)),
            Err(problem) => {
                self.forget(id);
                Err(problem)
            }
        }
    }

    async fn read(self: &Arc<Host>, id: &TableId) -> Result<Arc<Live>, Problem> {
        let loaded = self.store.resume(id).await?;
        let short = loaded.snapshot.as_ref().map(|snapshot| snapshot.version);
        let read = match (self.build(loaded).await, short) {
            (Err(Problem::Stranded(_)), Some(version)) => {
                // What is wrong, if anything is, the log itself says.
                self.store.drop_snapshot(id.clone(), version).await?;
                self.build(self.store.load(id).await?).await
            }
            (read, _) => read,
        };
        let live = Arc::new(read?);
        self.begin_if_full(&live).await?;
        self.nudge(&live);
        Ok(live)
    }

    /// Makes a table of what the store has of it.
    async fn build(&self, loaded: Loaded) -> Result<Live, Problem> {
        let id = &loaded.table.id;
        let said = self.store.chat(id, 0, 1).await?.last().map_or(0, |said| said.id);
        let stranded = |why: Stranded| Problem::Stranded(why.say());
        let entry = self.game(&loaded.table.game).ok_or_else(|| stranded(Stranded::Game))?;
        let away = self.store.vacations().vacations(vacation::people_on(&loaded.table.seats)).await?;
        let (signer, clock) = (Arc::clone(&self.signer), self.clock.clone());
        // Replaying a long log is work for a thread that may take its time.
        let read = tokio::task::spawn_blocking(move || Live::load(entry, (&loaded, &away), said, signer, clock)).await;
        read.map_err(|_| Problem::Broken)?.map_err(stranded)
    }

    /// Reads a table anew because somebody else has changed it, and tells those who look at it.
    pub(crate) fn reread(&self, id: &TableId) {
        let live = crate::lock(&self.tables).remove(id).and_then(|cell| cell.get().cloned());
        self.programs.dismiss(id, None);
        if let Some(live) = live {
            live.publish(live.tick().version + 1);
        }
    }

    /// Drops a table from memory; the next to ask reads it from the log again.
    fn forget(&self, id: &TableId) {
        crate::lock(&self.tables).remove(id);
    }

    /// A table in memory may be behind the log: it is read again. Where there are other servers it is compared in any case.
    fn doubt(&self, id: &TableId) {
        if !self.store.is_shared() {
            self.forget(id);
        }
    }

    /// Goes on with every table at which a bot must decide.
    pub(crate) async fn resume(self: &Arc<Host>) -> Result<usize, store::Error> {
        let ids = self.store.awaiting_bots().await?;
        for id in &ids {
            if let Err(problem) = self.glance(id.as_str()).await
                && !matches!(problem, Problem::Stranded(_))
            {
                tracing::warn!(table = %id, ?problem, "a table could not be resumed");
            }
        }
        Ok(ids.len())
    }

    /// Lets tables that nobody uses leave the memory.
    pub(crate) fn tidy(&self) {
        let before = self.moment().saturating_sub(IDLE.as_secs());
        let over = self.moment().saturating_sub(IDLE_WHEN_OVER.as_secs());
        let mut tables = crate::lock(&self.tables);
        let leaves = |cell: &Arc<OnceCell<Arc<Live>>>| cell.get().is_some_and(|live| live.is_idle_since(before, over));
        for (id, _) in tables.extract_if(|_, cell| leaves(cell)) {
            self.programs.dismiss(&id, None);
        }
        drop(tables);
        self.programs.dismiss_idle(IDLE);
    }

    /// What it counts itself.
    pub(crate) fn counts(&self) -> House {
        House {
            tables: crate::lock(&self.tables).len(),
            waiting: self.pool.waiting(),
            programs: self.programs.running(),
            store: self.store.counters(),
        }
    }

    /// Forgets tables whose game has not begun: some of them were just deleted.
    pub(crate) fn forget_open(&self) {
        let is_open =
            |cell: &Arc<OnceCell<Arc<Live>>>| cell.get().is_some_and(|live| live.now().status == Status::Open);
        crate::lock(&self.tables).retain(|_, cell| !is_open(cell));
    }

    /// Remembers where a person comes from.
    pub(crate) fn seen_at(&self, person: PersonId, net: Net) {
        let mut nets = crate::lock(&self.nets);
        if nets.len() >= WHEREABOUTS && !nets.contains_key(&person) {
            nets.clear();
        }
        nets.insert(person, net);
    }

    /// Where a person came from last; `None` if that is not known any more.
    fn whereabouts(&self, person: PersonId) -> Option<Net> {
        crate::lock(&self.nets).get(&person).copied()
    }

    /// Says something at a table: to those who play, or to those who watch.
    pub(crate) async fn say(&self, live: &Live, person: PersonId, text: String) -> Result<Said, Problem> {
        let seat = live.now().seats_of(person).first();
        // Before a game begins there is nothing to watch.
        if seat.is_none() && live.now().status == Status::Open {
            return Err(Problem::forbidden("ui-problem-chat"));
        }
        let say = Say { table: live.id.clone(), seat, person: Some(person), text };
        let said = self.store.say(say).await?;
        live.publish_said(said.id);
        self.store.tell(News::Said(live.id.clone(), said.id));
        Ok(said)
    }

    /// No bot moves any more: thoughts are stopped, programs are ended.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.pool.close();
        self.programs.close();
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Seconds since the host was made.
    fn moment(&self) -> u64 {
        self.started.elapsed().as_secs()
    }
}
