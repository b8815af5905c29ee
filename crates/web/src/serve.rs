//! The server: opens the store, resumes the tables, listens, and closes in good order.

use crate::app::App;
use crate::clock::Steady;
use crate::edge::{Edge, Gate, PublicUrl, carry};
use crate::host::{BotOptions, Host, Secrets, WallClock};
use crate::limits::Limits;
use crate::luck::Luck;
use crate::metrics::Metrics;
use crate::notices::{Desk, MailFault, NoticeOptions, ROUND};
use crate::pages;
use crate::people::Registration;
use crate::problem::Problem;
use crate::words::{BrokenDictionary, Words};
use crate::workshop::{FaultyEdition, Workshop};
use crate::{compress, guard, languages};
use axum::Router;
use axum::response::IntoResponse;
use ipnet::IpNet;
use std::any::Any;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{News, TableId, Time};
use table::Message;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tower_http::catch_panic::CatchPanicLayer;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// Where to listen.
    pub bind: SocketAddr,
    /// How many following ports to try when that one is taken.
    pub ports: u16,
    /// The data file, as `sqlite://FILE`.
    pub database: String,
    /// The games to offer.
    pub games: &'static [shelf::Entry],
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// How bots are run.
    pub bots: BotOptions,
    /// Under which address people know the site, if that is another than where it listens.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose word about who asks is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// Where numbers for the operator are served as well; nobody else should reach this address.
    pub metrics: Option<SocketAddr>,
    /// A folder with edition files that everybody can choose.
    pub editions: Option<PathBuf>,
    /// A folder with languages, which are read again whenever a file in it changes; whoever starts the server has read them once.
    pub words: Option<PathBuf>,
    /// Whether visitors may translate sentences into those languages; what they write is saved in the folder.
    pub translate: bool,
    /// Who may make an account; `None` leaves it to the operator, and everybody may until the operator says otherwise.
    pub registration: Option<Registration>,
    /// How people who are not here are told that it is their turn.
    pub notices: NoticeOptions,
    /// What time it is; tests put it forward.
    pub clock: WallClock,
    /// Where chance comes from; tests repeat it.
    pub luck: Luck,
    /// Whether the server closes when the system asks the process to end (Ctrl-C, SIGTERM).
    pub signals: bool,
}

impl Default for ServeOptions {
    fn default() -> ServeOptions {
        ServeOptions {
            bind: SocketAddr::from(([127, 0, 0, 1], 8080)),
            ports: 20,
            database: "sqlite://crownlands.sqlite".to_owned(),
            games: shelf::all_games(),
            limits: Limits::default(),
            bots: BotOptions::default(),
            public_url: None,
            trusted_proxies: Vec::new(),
            metrics: None,
            editions: None,
            words: None,
            translate: false,
            registration: None,
            notices: NoticeOptions::default(),
            clock: WallClock::default(),
            luck: Luck::default(),
            signals: true,
        }
    }
}

/// Why the server could not start, or stopped.
#[derive(Debug)]
pub enum ServeError {
    /// The store could not be opened or closed.
    Store(store::Error),
    /// Something else listens there already.
    InUse(SocketAddr),
    /// The network failed.
    Network(std::io::Error),
    /// A dictionary is broken.
    Words(BrokenDictionary),
    /// An edition of the server is not sound.
    Edition(FaultyEdition),
    /// Mail cannot leave the house: this is not understood.
    Mail(MailFault),
    /// A program that should take seats cannot play.
    Program {
        /// What it is called.
        name: String,
        /// What should start it.
        command: String,
        /// What is wrong with it.
        fault: bots::ProgramFault,
    },
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => error.fmt(f),
            ServeError::InUse(address) => {
                write!(f, "something else already listens at {address}; end it, or choose another port with --bind")
            }
            ServeError::Network(error) => write!(f, "the server cannot listen: {error}"),
            ServeError::Edition(error) => write!(f, "an edition cannot be used: {error}"),
            ServeError::Mail(what) => write!(
                f,
                "{what} is not understood; a server looks like smtps://name:password@mail.example, a sender like games@mail.example"
            ),
            ServeError::Words(error) => write!(f, "a dictionary is broken: {error}"),
            ServeError::Program { name, command, fault } => {
                write!(f, "the program `{name}` (`{command}`) cannot play: {fault}")
            }
        }
    }
}

impl std::error::Error for ServeError {}

impl From<store::Error> for ServeError {
    fn from(error: store::Error) -> ServeError {
        ServeError::Store(error)
    }
}

impl From<std::io::Error> for ServeError {
    fn from(error: std::io::Error) -> ServeError {
        ServeError::Network(error)
    }
}

/// A running server.
#[derive(Debug)]
pub struct Serving {
    address: SocketAddr,
    stranded: Vec<(TableId, Message)>,
    metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    task: JoinHandle<Result<(), ServeError>>,
}

impl Serving {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The tables whose game is not over and cannot be carried on by this program, each with the reason.
    pub fn stranded(&self) -> &[(TableId, Message)] {
        &self.stranded
    }

    /// Where it serves numbers for the operator, beside the address of the site.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Asks it to close; [`Serving::finished`] waits for that.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until it has closed: no request is left half done and everything acknowledged is on the disk.
    pub async fn finished(self) -> Result<(), ServeError> {
        self.task.await.unwrap_or_else(|panic| Err(ServeError::Network(std::io::Error::other(panic))))
    }
}

/// How long open requests may take to end when the server closes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the server looks for what the operator did.
const FOLLOW: Duration = Duration::from_secs(1);

/// How often tables are compared with the store, where other servers work with them, too.
const COMPARE: Duration = Duration::from_secs(2);

/// How often other servers are told what people have asked for here.
const SHARE: Duration = Duration::from_millis(200);

/// How often the memory is tidied.
const TIDY: Duration = Duration::from_secs(60);

/// After how long a table whose game never began, and at which nothing happened while the server was running, is deleted.
const ABANDONED: Duration = Duration::from_secs(7 * 24 * 3600);

/// For how long it is remembered what was told, in milliseconds.
const TOLD_KEPT: i64 = 30 * 24 * 3_600_000;

/// The name of the secret by which push services know this house.
const VAPID: &str = "vapid";

/// Starts the server: every table goes on where it was, and the address is known when this returns.
pub async fn serve(options: ServeOptions) -> Result<Serving, ServeError> {
    let words = Words::read(options.games).map_err(ServeError::Words)?;
    let workshop = Workshop::of(options.games, options.editions.as_deref()).map_err(ServeError::Edition)?;
    try_programs(&options.bots).await?;
    let store = store::open(&options.database, store::Options::default()).await?;
    let (listener, address) = listen(options.bind, options.ports).await?;
    let metrics = match options.metrics {
        Some(address) => Some(listen(address, 0).await?),
        None => None,
    };
    let secrets = Secrets::of(store.as_ref()).await?;
    let place = options.public_url.as_ref().map_or_else(|| format!("http://{address}"), ToString::to_string);
    let desk = Desk::new(&options.notices, store.secret(VAPID).await?, &place).map_err(ServeError::Mail)?;
    let deeds = store.deeds(0).await?.last().map_or(0, |deed| deed.id);
    let host = Host::new(store, options.games, options.bots, Arc::new(Metrics::default()), secrets)?;
    let host = Arc::new(host.by(options.clock, options.luck));
    host.set_clock().await?;
    let (stop, stopped) = watch::channel(false);
    let edge = Edge::new(options.public_url, options.trusted_proxies);
    let gate = Arc::new(Gate::new(options.limits, &edge, Arc::clone(&host.metrics)));
    let app = App::new(Arc::clone(&host), words, workshop, options.limits, edge, desk, stopped.clone());
    let translators = options.words.clone().filter(|_| options.translate);
    let app = Arc::new(app.with_registration(options.registration).with_translators(translators));
    let stranded = host.stranded().await?;
    for (table, why) in &stranded {
        tracing::warn!(%table, why = %why.key, "this table cannot be carried on");
    }
    host.resume().await?;
    host.resume_plans().await?;
    if options.signals {
        tokio::spawn(stop_on_signal(stop.clone()));
    }
    tokio::spawn(rate(Arc::clone(&host), stopped.clone()));
    tokio::spawn(tell(Arc::clone(&app), stopped.clone()));
    tokio::spawn(tidy(Arc::clone(&host), stopped.clone()));
    tokio::spawn(follow(Arc::clone(&app), deeds, stopped.clone()));
    if let Some(folder) = options.words {
        tokio::spawn(listen_to_translators(Arc::clone(&app), folder, stopped.clone()));
    }
    if let Some(news) = host.store.hear() {
        tokio::spawn(hear(Arc::clone(&app), news, stopped.clone()));
        tokio::spawn(look_after(Arc::clone(&host), stopped.clone()));
        tokio::spawn(share_limits(Arc::clone(&app), stopped.clone()));
    }
    let (numbers, at) = metrics.unzip();
    if let Some(numbers) = numbers {
        let few = Arc::new(Gate::new(options.limits, &Edge::default(), Arc::clone(&host.metrics)));
        tokio::spawn(carry(numbers, pages::operator(Arc::clone(&app)), few, stopped.clone()));
    }
    let task = tokio::spawn(run(listener, site(app), gate, host, stopped));
    Ok(Serving { address, stranded, metrics: at, stop, task })
}

/// Everything a request passes on its way to a handler and back: counted, guarded, and compressed.
fn site(app: Arc<App>) -> Router {
    let metrics = Arc::clone(&app.metrics);
    let broken = move |_: Box<dyn Any + Send>| {
        metrics.panicked();
        tracing::error!("a page could not be made: something panicked");
        Problem::Broken.into_response()
    };
    pages::router(Arc::clone(&app))
        .layer(CatchPanicLayer::custom(broken))
        .layer(axum::middleware::from_fn_with_state(app, guard::guard))
        .layer(compress::brotli_layer())
        .layer(compress::gzip_layer())
        .layer(axum::middleware::map_response(compress::blur))
}

/// Tries out every program that may take seats, after those that an earlier server left behind were ended.
async fn try_programs(bots: &BotOptions) -> Result<(), ServeError> {
    let programs = bots.programs.clone();
    let tried = tokio::task::spawn_blocking(move || {
        let orphans = bots::reap_orphans();
        if orphans > 0 {
            tracing::warn!(orphans, "programs that an earlier server had left behind were ended");
        }
        for (name, command) in programs {
            if let Err(fault) = bots::Program::check(&command) {
                return Err(ServeError::Program { name, command, fault });
            }
        }
        Ok(())
    });
    tried.await.unwrap_or_else(|panic| Err(ServeError::Network(std::io::Error::other(panic))))
}

async fn run(
    listener: TcpListener,
    site: Router,
    gate: Arc<Gate>,
    host: Arc<Host>,
    stopped: watch::Receiver<bool>,
) -> Result<(), ServeError> {
    let server = carry(listener, site, gate, stopped.clone());
    let closing = async {
        until_stopped(stopped).await;
        host.close();
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        () = server => {}
        () = closing => tracing::warn!("some requests did not end in time"),
    }
    host.close();
    host.store.close().await?;
    Ok(())
}

/// Listens at the address, or at the next free port after it.
async fn listen(bind: SocketAddr, ports: u16) -> Result<(TcpListener, SocketAddr), ServeError> {
    for step in 0..=ports {
        let Some(port) = bind.port().checked_add(step) else { break };
        match TcpListener::bind(SocketAddr::new(bind.ip(), port)).await {
            Ok(listener) => {
                let address = listener.local_addr()?;
                return Ok((listener, address));
            }
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ServeError::InUse(bind))
}

async fn until_stopped(mut stopped: watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn stop_on_signal(stop: watch::Sender<bool>) {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut ended) => {
                tokio::select! { _ = interrupted => {}, _ = ended.recv() => {} }
            }
            Err(_) => {
                let _ = interrupted.await;
            }
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
    stop.send_replace(true);
}

/// Counts games that have ended for the ratings, as soon as they have, and goes on with tournaments; what was left when a server stopped is made up for.
async fn rate(host: Arc<Host>, mut stopped: watch::Receiver<bool>) {
    loop {
        if let Err(error) = host.rate_all().await {
            tracing::warn!(%error, "games could not be counted for the ratings");
        }
        if let Err(problem) = host.hold_tournaments().await {
            tracing::warn!(?problem, "tournaments could not go on");
        }
        tokio::select! {
            _ = stopped.wait_for(|stopped| *stopped) => return,
            () = host.ended.notified() => {}
            () = tokio::time::sleep(TIDY) => {}
        }
    }
}

/// Tells people who are not here what is to be told.
async fn tell(app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            _ = stopped.wait_for(|stopped| *stopped) => return,
            () = app.called.notified() => {}
            () = tokio::time::sleep(ROUND) => {}
        }
        if let Err(error) = app.tell_due().await {
            tracing::warn!(%error, "the outbox cannot be worked");
        }
    }
}

async fn tidy(host: Arc<Host>, mut stopped: watch::Receiver<bool>) {
    let clock = Steady::new();
    let mut rounds: u32 = 0;
    while tokio::time::timeout(TIDY, stopped.wait_for(|stopped| *stopped)).await.is_err() {
        host.tidy();
        clock.look();
        if rounds.is_multiple_of(60)
            && let Some(before) = clock.safely_before(ABANDONED)
        {
            sweep(&host, before).await;
        }
        if rounds.is_multiple_of(60)
            && let Err(error) = host.store.people().sweep_sessions().await
        {
            tracing::warn!(%error, "sessions that have ended could not be forgotten");
        }
        if rounds.is_multiple_of(60)
            && let Err(error) = host.store.outbox().sweep_notices(Time(Time::now().0 - TOLD_KEPT)).await
        {
            tracing::warn!(%error, "notices of long ago could not be forgotten");
        }
        rounds = rounds.wrapping_add(1);
    }
}

/// Takes over what the operator does to the data file beside the server, after the deed with this number.
async fn follow(app: Arc<App>, mut last: u64, mut stopped: watch::Receiver<bool>) {
    while tokio::time::timeout(FOLLOW, stopped.wait_for(|stopped| *stopped)).await.is_err() {
        match app.host.store.deeds(last).await {
            Ok(deeds) => {
                for deed in deeds {
                    app.heed(&deed);
                    last = deed.id;
                }
            }
            Err(error) => tracing::warn!(%error, "what the operator did cannot be read"),
        }
    }
}

/// Reads languages again whenever somebody saves one.
async fn listen_to_translators(app: Arc<App>, folder: PathBuf, mut stopped: watch::Receiver<bool>) {
    let mut known = languages::stamp(&folder);
    while tokio::time::timeout(FOLLOW, stopped.wait_for(|stopped| *stopped)).await.is_err() {
        let (folder, app) = (folder.clone(), Arc::clone(&app));
        let before = known.clone();
        let read = tokio::task::spawn_blocking(move || {
            let now = languages::stamp(&folder);
            if now != before {
                match languages::read_languages(&folder) {
                    Ok(faults) => faults.iter().for_each(|(file, fault)| {
                        tracing::warn!(file = %file.display(), line = fault.line, key = fault.key, problem = fault.problem, "said in English");
                    }),
                    Err(error) => tracing::warn!(%error, "the languages cannot be read"),
                }
                app.words.refresh(app.host.games());
            }
            now
        });
        known = read.await.unwrap_or(known);
    }
}

/// Hears what other servers do.
async fn hear(app: Arc<App>, mut news: mpsc::Receiver<News>, mut stopped: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            _ = stopped.wait_for(|stopped| *stopped) => break,
            heard = news.recv() => match heard {
                Some(News::Person(person)) => app.forget_person(&person.to_string()),
                Some(News::Spent(what, who, times)) => app.heed_spent(&what, &who, times),
                Some(other) => app.host.hear(other),
                None => break,
            },
        }
    }
}

/// Tells other servers what people have spent here of what they may ask for.
async fn share_limits(app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    while tokio::time::timeout(SHARE, stopped.wait_for(|stopped| *stopped)).await.is_err() {
        app.tell_spent();
    }
}

/// Makes up for news that got lost, and goes on with what another server has left behind.
async fn look_after(host: Arc<Host>, mut stopped: watch::Receiver<bool>) {
    while tokio::time::timeout(COMPARE, stopped.wait_for(|stopped| *stopped)).await.is_err() {
        host.compare_watched().await;
        if let Err(error) = host.set_clock().await {
            tracing::warn!(%error, "the clock cannot be compared with that of the database");
        }
        host.adopt().await;
    }
}

async fn sweep(host: &Host, before: store::Time) {
    if !host.is_its_turn("sweep").await {
        return;
    }
    match host.store.sweep(before).await {
        Ok(0) => {}
        Ok(_) => host.forget_open(),
        Err(error) => tracing::warn!(%error, "abandoned tables could not be deleted"),
    }
}
