//! Connections: how many there may be, how long each may take, and how they end.

use super::base::without;
use super::{Edge, Proxies};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::net::Net;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::Service;

/// How long to wait when the system cannot give another connection.
const BREATHE: Duration = Duration::from_millis(100);

/// How much of a request's head is read at most.
const LONGEST_HEAD: usize = 32 * 1024;

/// Counts connections: those of an address, and all.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    proxies: Proxies,
    /// The path below which the site lies.
    base: String,
    open: Mutex<(usize, HashMap<Net, usize>)>,
    metrics: Arc<Metrics>,
}

/// A connection that is counted, until this is dropped.
#[derive(Debug)]
struct Ticket {
    gate: Arc<Gate>,
    net: Net,
}

impl Gate {
    /// Nobody is connected yet.
    pub(crate) fn new(limits: Limits, edge: &Edge, metrics: Arc<Metrics>) -> Gate {
        Gate { limits, proxies: edge.proxies(), base: edge.base().to_owned(), open: Mutex::default(), metrics }
    }

    /// Lets a connection in, unless there are too many. All people of a proxy share its address, so only the limit of all holds for it.
    fn admit(self: &Arc<Gate>, peer: IpAddr) -> Option<Ticket> {
        let net = Net::of(peer);
        let mut open = crate::lock(&self.open);
        let (all, nets) = &mut *open;
        let own = nets.get(&net).copied().unwrap_or(0);
        let is_full =
            *all >= self.limits.connections || (own >= self.limits.address_connections && !self.proxies.trust(peer));
        if is_full {
            self.metrics.turned_away();
            return None;
        }
        *all += 1;
        nets.insert(net, own + 1);
        self.metrics.connected();
        Some(Ticket { gate: Arc::clone(self), net })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.gate.metrics.disconnected();
        let mut open = crate::lock(&self.gate.open);
        open.0 -= 1;
        if let Some(own) = open.1.get_mut(&self.net) {
            *own -= 1;
            if *own == 0 {
                open.1.remove(&self.net);
            }
        }
    }
}

/// Carries every connection to the router until the server is stopped, and then those that are open to their end.
pub(crate) async fn carry(listener: TcpListener, router: Router, gate: Arc<Gate>, mut stopped: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.wait_for(|stopped| *stopped) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Without free files nobody can be let in; those who leave make room.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATHE).await;
                continue;
            }
        };
        let Some(ticket) = gate.admit(peer.ip()) else { continue };
        let connection = graceful.watch(serve(stream, peer, router.clone(), &gate));
        tokio::spawn(async move {
            // What goes wrong with a connection is the visitor's end of it.
            let _ = connection.await;
            drop(ticket);
        });
    }
    drop(listener);
    graceful.shutdown().await;
}

type Io = TokioIo<std::pin::Pin<Box<TimeoutStream<TcpStream>>>>;

/// Serves one connection. Whoever does not finish the head of a request, or does not take an answer, is not waited for.
fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    gate: &Gate,
) -> http1::Connection<
    Io,
    impl hyper::service::HttpService<Incoming, ResBody = axum::body::Body, Error = std::convert::Infallible, Future: Send>
    + use<>,
> {
    // A move is one small packet each way; waiting to fill packets would only delay it.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(gate.limits.write));
    let base = gate.base.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        if !base.is_empty()
            && let Some(rest) = without(&base, request.uri())
        {
            *request.uri_mut() = rest;
        }
        router.clone().call(request)
    });
    // A proxy keeps connections for its next visitor, and closing one just when it is used again would cost a request.
    let head = if gate.proxies.trust(peer.ip()) { gate.limits.proxy_idle } else { gate.limits.head };
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
}
