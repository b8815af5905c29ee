//! A small HTTP client for the load test: one connection, one session.

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{ACCEPT, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::net::TcpSocket;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Why a connection failed.
#[derive(Debug)]
pub(crate) struct Fault(pub(crate) String);

fn fault(error: impl Display) -> Fault {
    Fault(error.to_string())
}

/// A connection that keeps its session.
#[derive(Debug)]
pub(crate) struct Connection {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
    session: String,
    hand: String,
    part: bool,
    accept: &'static str,
}

/// What a program asks for.
const PROGRAM: &str = "application/json";

impl Connection {
    /// Connects.
    pub(crate) async fn open(address: SocketAddr) -> Result<Connection, Fault> {
        Connection::open_from(None, address).await
    }

    /// Connects from an address of this machine, where the machine has it.
    pub(crate) async fn open_from(from: Option<IpAddr>, address: SocketAddr) -> Result<Connection, Fault> {
        let socket = TcpSocket::new_v4().map_err(fault)?;
        if let Some(from) = from {
            // Where there is only one address everybody comes from it.
            let _ = socket.bind(SocketAddr::new(from, 0));
        }
        let stream = socket.connect(address).await.map_err(fault)?;
        stream.set_nodelay(true).map_err(fault)?;
        let (sender, driver) = handshake(TokioIo::new(stream)).await.map_err(fault)?;
        tokio::spawn(driver);
        Ok(Connection { address, sender, session: String::new(), hand: String::new(), part: false, accept: PROGRAM })
    }

    /// Goes on with the same session at another address.
    pub(crate) async fn move_to(&mut self, address: SocketAddr) -> Result<(), Fault> {
        let there = Connection::open(address).await?;
        let (session, hand) = (std::mem::take(&mut self.session), std::mem::take(&mut self.hand));
        *self = Connection { session, hand, ..there };
        Ok(())
    }

    /// Says which seat holds the device.
    pub(crate) fn set_hand(&mut self, seat: char) {
        self.hand = format!("hand={seat}");
    }

    /// Listens to the ticks of a table and counts them.
    pub(crate) async fn listen(
        address: SocketAddr,
        path: &str,
        ticks: Arc<AtomicU64>,
    ) -> Result<JoinHandle<()>, Fault> {
        let mut connection = Connection::open(address).await?;
        let response = connection.send("GET", path, String::new()).await?;
        Ok(tokio::spawn(async move {
            let mut body = response.into_body();
            while let Some(Ok(frame)) = body.frame().await {
                let heard = frame
                    .data_ref()
                    .map_or(0, |data| data.split(|byte| *byte == b'\n').filter(|l| l.starts_with(b"data:")).count());
                ticks.fetch_add(heard as u64, Relaxed);
            }
            drop(connection);
        }))
    }

    /// Listens to the ticks of a table; how many there were is seen by whoever holds the other end. Ends when nobody does.
    pub(crate) async fn follow(
        from: Option<IpAddr>,
        address: SocketAddr,
        path: &str,
    ) -> Result<watch::Receiver<u64>, Fault> {
        let mut connection = Connection::open_from(from, address).await?;
        let response = connection.send("GET", path, String::new()).await?;
        let (heard, ticks) = watch::channel(0);
        tokio::spawn(async move {
            let mut body = response.into_body();
            loop {
                let frame = tokio::select! {
                    frame = body.frame() => frame,
                    () = heard.closed() => None,
                };
                let Some(Ok(_)) = frame else { break };
                heard.send_modify(|count| *count += 1);
            }
            drop(connection);
        });
        Ok(ticks)
    }

    /// Gets a whole page, as a browser would.
    pub(crate) async fn get_page(&mut self, path: &str) -> Result<String, Fault> {
        self.accept = "text/html";
        let response = self.send("GET", path, String::new()).await;
        self.accept = PROGRAM;
        text(response?).await
    }

    /// Gets a piece of a page, as the script would.
    pub(crate) async fn get_part(&mut self, path: &str) -> Result<String, Fault> {
        self.part = true;
        let response = self.send("GET", path, String::new()).await;
        self.part = false;
        text(response?).await
    }

    /// Gets what is there.
    pub(crate) async fn get(&mut self, path: &str) -> Result<String, Fault> {
        let response = self.send("GET", path, String::new()).await?;
        text(response).await
    }

    /// Posts a form.
    pub(crate) async fn post(&mut self, path: &str, form: &str) -> Result<String, Fault> {
        let response = self.send("POST", path, form.to_owned()).await?;
        if let Some(cookie) = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            self.session = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        text(response).await
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> Result<Response<Incoming>, Fault> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(ORIGIN, format!("http://{}", self.address))
            .header(ACCEPT, self.accept)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(COOKIE, format!("{}; {}", self.session, self.hand));
        let request = if self.part { request.header("x-part", "1") } else { request };
        let request = request.body(Full::new(Bytes::from(body))).map_err(fault)?;
        self.sender.ready().await.map_err(fault)?;
        self.sender.send_request(request).await.map_err(fault)
    }
}

async fn text(response: Response<Incoming>) -> Result<String, Fault> {
    let status = response.status();
    let bytes = response.into_body().collect().await.map_err(fault)?.to_bytes();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    // Pages that lead elsewhere are answers, too: what was said is kept, and a list of games begins with the first.
    if status.is_success() || status.is_redirection() { Ok(text) } else { Err(Fault(format!("{status}: {text}"))) }
}
