//! Sends something to an address that somebody gave us. Such an address may name anything, so nothing is ever sent into networks that
//! only this machine reaches, unless the operator says that it may be.

use axum::body::Bytes;
use axum::http::header::{CONTENT_LENGTH, HOST, HeaderName, HeaderValue, USER_AGENT};
use axum::http::{Method, Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest address.
pub(crate) const LONGEST: usize = 1000;

/// Networks in which nobody but this machine and its neighbours is, or nobody at all.
const INNER: &[&str] = &[
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
    "::/96",
    "64:ff9b:1::/48",
    "100::/64",
    "2001::/23",
    "2001:db8::/32",
    "3fff::/20",
    "5f00::/16",
    "fc00::/7",
    "fe80::/10",
    "fec0::/10",
    "ff00::/8",
    "2001:10::/28",
];

/// Whether an address is one of the open internet.
pub(crate) fn is_public(address: IpAddr) -> bool {
    let inner = |address: IpAddr| INNER.iter().any(|net| net.parse::<IpNet>().is_ok_and(|net| net.contains(&address)));
    let address = address.to_canonical();
    if inner(address) {
        return false;
    }
    // Some addresses of the one kind carry one of the other in them.
    let IpAddr::V6(six) = address else { return true };
    let [_, _, a, b, c, d, .., w, x, y, z] = six.octets();
    let carried = match six.segments() {
        [0x2002, ..] => Some(Ipv4Addr::new(a, b, c, d)),
        [0x0064, 0xff9b, 0, 0, 0, 0, ..] => Some(Ipv4Addr::new(w, x, y, z)),
        _ => None,
    };
    carried.is_none_or(|four| !inner(four.into()))
}

/// Why something did not arrive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Miss {
    /// This is no address to which anything is sent.
    Address,
    /// It lies in a network that only this machine reaches.
    Inner,
    /// Nobody answers there.
    Silent,
    /// The answer took too long.
    Slow,
    /// The answer was no.
    Answer(u16),
    /// The mail server does not take it.
    Mail(String),
}

impl Miss {
    /// As the data file keeps it.
    pub(crate) fn text(&self) -> String {
        match self {
            Miss::Address => "address".to_owned(),
            Miss::Inner => "inner".to_owned(),
            Miss::Silent => "silent".to_owned(),
            Miss::Slow => "slow".to_owned(),
            Miss::Answer(status) => format!("answer {status}"),
            Miss::Mail(why) => format!("mail {why}"),
        }
    }

    /// Whether it may be otherwise later.
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Miss::Silent | Miss::Slow => true,
            Miss::Answer(status) => matches!(status, 408 | 425 | 429 | 500..),
            // A mail server answers with 4xx where it should be tried again.
            Miss::Mail(why) => !why.starts_with('5'),
            Miss::Address | Miss::Inner => false,
        }
    }
}

/// An address to which something can be sent, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    secure: bool,
    host: String,
    port: u16,
    path: String,
}

impl Target {
    /// Reads an address; whatever nothing is sent to is none.
    pub(crate) fn read(text: &str, plain: bool) -> Result<Target, Miss> {
        let read = || {
            let address: Uri = text.parse().ok()?;
            let secure = match address.scheme_str()? {
                "https" => true,
                "http" if plain => false,
                _ => return None,
            };
            let authority = address.authority()?;
            if text.len() > LONGEST || authority.as_str().contains('@') {
                return None;
            }
            let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
            let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
            let path = address.path_and_query().map_or("/", |path| path.as_str()).to_owned();
            (!host.is_empty()).then_some(Target { secure, host, port, path })
        };
        read().ok_or(Miss::Address)
    }

    /// Whose address it is, as tokens for it name it.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.named())
    }

    /// The host with its port, where that does not go without saying.
    fn named(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }
}

/// Sends things to addresses that people gave us.
#[derive(Clone)]
pub(crate) struct Reach {
    /// Whether networks that only this machine reaches are fine, too.
    inner: bool,
    tls: TlsConnector,
}

impl std::fmt::Debug for Reach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reach").field("inner", &self.inner).finish_non_exhaustive()
    }
}

impl Reach {
    /// Sends to the open internet, or also to inner networks.
    pub(crate) fn new(inner: bool) -> Reach {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the library knows its own versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Reach { inner, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Reads an address to which this server would send something.
    pub(crate) fn target(&self, text: &str) -> Result<Target, Miss> {
        Target::read(text, self.inner)
    }

    /// Sends a text there; whoever takes it answers that all is well. Nothing else is followed, neither answers that lead elsewhere nor
    /// proxies.
    pub(crate) async fn send(
        &self,
        target: &Target,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
    ) -> Result<(), Miss> {
        let status = tokio::time::timeout(PATIENCE, self.exchange(target, headers, body)).await;
        match status.unwrap_or(Err(Miss::Slow))? {
            status if status.is_success() => Ok(()),
            status => Err(Miss::Answer(status.as_u16())),
        }
    }

    async fn exchange(
        &self,
        target: &Target,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
    ) -> Result<StatusCode, Miss> {
        let request = request(target, headers, body)?;
        let stream = self.connect(target).await?;
        if !target.secure {
            return talk(stream, request).await;
        }
        let name = ServerName::try_from(target.host.clone()).map_err(|_| Miss::Address)?;
        let stream = self.tls.connect(name, stream).await.map_err(|_| Miss::Silent)?;
        talk(stream, request).await
    }

    /// Connects to the very address that was looked at: a name may mean something else a moment later.
    async fn connect(&self, target: &Target) -> Result<TcpStream, Miss> {
        let found = tokio::net::lookup_host((target.host.as_str(), target.port)).await.map_err(|_| Miss::Silent)?;
        let found: Vec<SocketAddr> = found.collect();
        if !self.inner && found.iter().any(|address| !is_public(address.ip())) {
            return Err(Miss::Inner);
        }
        for address in found {
            if let Ok(stream) = TcpStream::connect(address).await {
                return Ok(stream);
            }
        }
        Err(Miss::Silent)
    }
}

fn request(
    target: &Target,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, Miss> {
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(target.path.as_str())
        .header(HOST, target.named())
        .header(USER_AGENT, "crownlands")
        .header(CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Full::new(Bytes::from(body))).map_err(|_| Miss::Address)
}

async fn talk<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, Miss>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Miss::Silent)?;
    let carried = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // What else the other side says is not read.
    carried.abort();
    answer.map(|answer| answer.status()).map_err(|_| Miss::Silent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_into_networks_that_only_this_machine_reaches() {
        for inner in [
            "127.0.0.1",
            "10.1.2.3",
            "172.31.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:0a00:0001::1",
            "2001:0:1::1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(inner.parse().unwrap()), "{inner}");
        }
        for public in ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450::1", "64:ff9b::101:101"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn addresses_are_read_and_others_are_refused() {
        let target = Target::read("https://Hooks.example/a?b=c", false).unwrap();
        assert_eq!((target.origin().as_str(), target.path.as_str()), ("https://hooks.example", "/a?b=c"));
        assert_eq!(Target::read("https://[2a00::1]:8443/x", false).unwrap().origin(), "https://[2a00::1]:8443");
        for wrong in
            ["", "hooks.example", "ftp://a/", "https://a@b/", "https://", "http://hooks.example/", "file:///etc"]
        {
            assert_eq!(Target::read(wrong, false), Err(Miss::Address), "{wrong}");
        }
        assert!(Target::read("http://127.0.0.1:9/", true).is_ok(), "where the operator allows it");
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_refused_before_anything_is_sent() {
        let reach = Reach::new(false);
        for address in ["https://localhost:1/x", "https://127.0.0.1/", "https://[::1]/"] {
            let target = reach.target(address).unwrap();
            assert_eq!(reach.send(&target, Vec::new(), Vec::new()).await, Err(Miss::Inner), "{address}");
        }
    }
}
