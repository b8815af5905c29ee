//! The server: opens the store, resumes the tables, listens, and closes in good order.

use crate::app::App;
use crate::guard;
use crate::host::{BotOptions, Host, Secrets};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::pages;
use crate::words::Words;
use axum::serve::ListenerExt;
use std::fmt;
use std::future::IntoFuture;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, TableId};
use table::Message;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

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
            signals: true,
        }
    }
}

/// Why the server could not start, or stopped.
#[derive(Debug)]
pub enum ServeError {
    /// The store could not be opened or closed.
    Store(store::Error),
    /// No port was free, or the network failed.
    Network(std::io::Error),
    /// A dictionary is broken.
    Words(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => error.fmt(f),
            ServeError::Network(error) => write!(f, "the server cannot listen: {error}"),
            ServeError::Words(error) => write!(f, "a dictionary is broken: {error}"),
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

/// How often the memory is tidied.
const TIDY: Duration = Duration::from_secs(60);

/// After how long a table whose game never began is deleted.
const ABANDONED: Duration = Duration::from_secs(7 * 24 * 3600);

/// Starts the server: every table goes on where it was, and the address is known when this returns.
pub async fn serve(options: ServeOptions) -> Result<Serving, ServeError> {
    let words = Words::read(options.games).map_err(ServeError::Words)?;
    let store = store::open(&options.database, store::Options::default()).await?;
    let (listener, address) = listen(options.bind, options.ports).await?;
    let secrets = Secrets::of(store.as_ref()).await?;
    let host = Arc::new(Host::new(store, options.games, options.bots, Arc::new(Metrics::new()), secrets)?);
    let (stop, stopped) = watch::channel(false);
    let app = Arc::new(App::new(Arc::clone(&host), words, options.limits, stopped.clone()));
    let stranded = host.stranded().await?;
    for (table, why) in &stranded {
        tracing::warn!(%table, why = %why.key, "this table cannot be carried on");
    }
    host.resume().await?;
    if options.signals {
        tokio::spawn(stop_on_signal(stop.clone()));
    }
    tokio::spawn(tidy(Arc::clone(&host), stopped.clone()));
    let task = tokio::spawn(run(listener, app, host, stopped));
    Ok(Serving { address, stranded, stop, task })
}

async fn run(
    listener: TcpListener,
    app: Arc<App>,
    host: Arc<Host>,
    stopped: watch::Receiver<bool>,
) -> Result<(), ServeError> {
    let router = pages::router(Arc::clone(&app)).layer(axum::middleware::from_fn_with_state(app, guard::guard));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    // A move is one small packet each way; waiting to fill packets would only delay it.
    let listener = listener.tap_io(|connection| {
        let _ = connection.set_nodelay(true);
    });
    let server = axum::serve(listener, service).with_graceful_shutdown(until_stopped(stopped.clone())).into_future();
    let closing = async {
        until_stopped(stopped).await;
        host.close();
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        result = server => result?,
        () = closing => tracing::warn!("some requests did not end in time"),
    }
    host.close();
    host.store.close().await?;
    Ok(())
}

/// Listens at the address, or at the next free port after it.
async fn listen(bind: SocketAddr, ports: u16) -> Result<(TcpListener, SocketAddr), ServeError> {
    let mut failed = None;
    for step in 0..=ports {
        let Some(port) = bind.port().checked_add(step) else { break };
        match TcpListener::bind(SocketAddr::new(bind.ip(), port)).await {
            Ok(listener) => {
                let address = listener.local_addr()?;
                return Ok((listener, address));
            }
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => failed = Some(error),
            Err(error) => return Err(error.into()),
        }
    }
    Err(failed.unwrap_or_else(|| std::io::ErrorKind::AddrInUse.into()).into())
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
    let mut rounds: u32 = 0;
    while tokio::time::timeout(TIDY, stopped.wait_for(|stopped| *stopped)).await.is_err() {
        host.tidy();
        if rounds.is_multiple_of(60) {
            sweep(host.store.as_ref()).await;
        }
        rounds = rounds.wrapping_add(1);
    }
}

async fn sweep(store: &dyn Store) {
    if let Err(error) = store.sweep(store::Time::now().minus(ABANDONED)).await {
        tracing::warn!(%error, "abandoned tables could not be deleted");
    }
}
