//! The server: opens the store, resumes the tables, listens, and closes in good order.

use crate::app::App;
use crate::clock::Steady;
use crate::edge::{Edge, Gate, PublicUrl, carry};
use crate::host::{BotOptions, Host, Secrets};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::pages;
use crate::problem::Problem;
use crate::words::{BrokenDictionary, Words};
use crate::{compress, guard};
use axum::Router;
use axum::response::IntoResponse;
use ipnet::IpNet;
use std::any::Any;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use table::Message;
use tokio::net::TcpListener;
use tokio::sync::watch;
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

/// How often the memory is tidied.
const TIDY: Duration = Duration::from_secs(60);

/// After how long a table whose game never began, and at which nothing happened while the server was running, is deleted.
const ABANDONED: Duration = Duration::from_secs(7 * 24 * 3600);

/// Starts the server: every table goes on where it was, and the address is known when this returns.
pub async fn serve(options: ServeOptions) -> Result<Serving, ServeError> {
    let words = Words::read(options.games).map_err(ServeError::Words)?;
    try_programs(&options.bots).await?;
    let store = store::open(&options.database, store::Options::default()).await?;
    let (listener, address) = listen(options.bind, options.ports).await?;
    let metrics = match options.metrics {
        Some(address) => Some(listen(address, 0).await?),
        None => None,
    };
    let secrets = Secrets::of(store.as_ref()).await?;
    let deeds = store.deeds(0).await?.last().map_or(0, |deed| deed.id);
    let host = Arc::new(Host::new(store, options.games, options.bots, Arc::new(Metrics::default()), secrets)?);
    let (stop, stopped) = watch::channel(false);
    let edge = Edge::new(options.public_url, options.trusted_proxies);
    let gate = Arc::new(Gate::new(options.limits, &edge, Arc::clone(&host.metrics)));
    let app = Arc::new(App::new(Arc::clone(&host), words, options.limits, edge, stopped.clone()));
    let stranded = host.stranded().await?;
    for (table, why) in &stranded {
        tracing::warn!(%table, why = %why.key, "this table cannot be carried on");
    }
    host.resume().await?;
    if options.signals {
        tokio::spawn(stop_on_signal(stop.clone()));
    }
    tokio::spawn(tidy(Arc::clone(&host), stopped.clone()));
    tokio::spawn(follow(Arc::clone(&app), deeds, stopped.clone()));
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

async fn sweep(host: &Host, before: store::Time) {
    match host.store.sweep(before).await {
        Ok(0) => {}
        Ok(_) => host.forget_open(),
        Err(error) => tracing::warn!(%error, "abandoned tables could not be deleted"),
    }
}
