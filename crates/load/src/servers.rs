//! The servers that a load test asks: processes of its own, so that what they cost can be told apart from what the test costs, or, where
//! no program is named, servers in this process.

use crate::LoadError;
use axum::Router;
use axum::routing::get;
use std::io::Read;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdin, Command};
use web::{BotOptions, Limits, ServeOptions, Serving, serve};

/// What a server of plain pages is called where a database would be named.
const PLAIN: &str = "plain";

/// One server of the test.
pub(crate) enum Server {
    /// A process, which ends when its input does.
    Process { child: Child, input: Option<ChildStdin>, address: SocketAddr },
    /// A part of this process.
    Here(Serving),
    /// The same that serves nothing but one page.
    Page(SocketAddr, tokio::task::JoinHandle<()>),
}

impl Server {
    /// Starts a server without limits over this database.
    pub(crate) async fn start(program: Option<&Path>, database: &str) -> Result<Server, LoadError> {
        match program {
            Some(program) => Server::process(program, database).await,
            None => Ok(Server::Here(own_server(database, BotOptions { threads: 1, ..BotOptions::default() }).await?)),
        }
    }

    /// Starts a server of one plain page, as little as a server can do.
    pub(crate) async fn plain(program: Option<&Path>) -> Result<Server, LoadError> {
        match program {
            Some(program) => Server::process(program, PLAIN).await,
            None => {
                let (address, task) = plain_page().await?;
                Ok(Server::Page(address, task))
            }
        }
    }

    async fn process(program: &Path, database: &str) -> Result<Server, LoadError> {
        let failed = |why: String| LoadError::Connection(format!("a server of the test: {why}"));
        let mut child = Command::new(program)
            .args(["load", "--be-server", database])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let output = child.stdout.take().ok_or_else(|| failed("it has no output".to_owned()))?;
        let line = BufReader::new(output).lines().next_line().await.ok().flatten().unwrap_or_default();
        let address = line.parse().map_err(|_| failed(format!("it did not start: {line}")))?;
        let input = child.stdin.take();
        Ok(Server::Process { child, input, address })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        match self {
            Server::Process { address, .. } | Server::Page(address, _) => *address,
            Server::Here(serving) => serving.address(),
        }
    }

    /// How much of a processor it has used so far, in seconds; `None` where it is a part of this process.
    pub(crate) fn processor(&self) -> Option<f64> {
        match self {
            Server::Process { child, .. } => processor(&child.id()?.to_string()),
            Server::Here(_) | Server::Page(..) => None,
        }
    }

    /// Ends it.
    pub(crate) async fn stop(self) -> Result<(), LoadError> {
        match self {
            Server::Process { mut child, input, .. } => {
                drop(input);
                let ended = child.wait().await.map_err(|error| LoadError::Connection(error.to_string()))?;
                if ended.success() {
                    Ok(())
                } else {
                    Err(LoadError::Connection(format!("a server of the test: {ended}")))
                }
            }
            Server::Here(serving) => {
                serving.stop();
                serving.finished().await.map_err(LoadError::Serve)
            }
            Server::Page(_, task) => {
                task.abort();
                Ok(())
            }
        }
    }
}

/// How much of a processor a process has used so far, in seconds.
pub(crate) fn processor(process: &str) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in parentheses, may hold anything.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    // Linux counts them in hundredths of a second wherever programs can see them.
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// A server without limits for the test alone.
pub(crate) async fn own_server(database: &str, bots: BotOptions) -> Result<Serving, LoadError> {
    let own = ServeOptions {
        bind: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.to_owned(),
        limits: Limits::none(),
        bots,
        signals: false,
        ..ServeOptions::default()
    };
    serve(own).await.map_err(LoadError::Serve)
}

async fn plain_page() -> Result<(SocketAddr, tokio::task::JoinHandle<()>), LoadError> {
    let failed = |error: std::io::Error| LoadError::Connection(error.to_string());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let site = Router::new().route("/", get(|| async { "A plain page." }));
    let task = tokio::spawn(async move {
        // It serves until it is ended.
        let _ = axum::serve(listener, site).await;
    });
    Ok((address, task))
}

/// Is a server of a load test: says where it listens, and serves until its input ends.
pub async fn be_server(database: &str) -> Result<(), LoadError> {
    let server = if database == PLAIN {
        Server::plain(None).await?
    } else {
        Server::Here(own_server(database, BotOptions { threads: 1, ..BotOptions::default() }).await?)
    };
    println!("{}", server.address());
    let ended = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new())).await;
    // However its input ended, it did.
    drop(ended);
    server.stop().await
}

/// The program that can be a server of a load test.
pub fn this_program() -> Option<PathBuf> {
    std::env::current_exe().ok()
}
