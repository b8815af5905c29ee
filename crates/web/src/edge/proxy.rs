//! Who is behind a connection: the peer itself, or somebody for whom a proxy that we trust speaks.

use crate::net::Net;
use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName, VIA};
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const X_REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");

/// Whoever sent a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    /// Their address.
    pub(crate) address: IpAddr,
    /// Whether somebody in between says so, trusted or not.
    pub(crate) is_forwarded: bool,
    /// Whether they came encrypted, as far as a proxy that we trust says.
    pub(crate) is_encrypted: bool,
}

impl Caller {
    /// The network they come from.
    pub(crate) fn net(&self) -> Net {
        Net::of(self.address)
    }

    /// Whether they are at this very machine, with nobody in between.
    pub(crate) fn is_here(&self) -> bool {
        self.address.is_loopback() && !self.is_forwarded
    }
}

/// The proxies whose word we take.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<IpNet>);

impl Proxies {
    /// These.
    pub(super) fn new(networks: Vec<IpNet>) -> Proxies {
        Proxies(networks)
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether we take the word of this address.
    pub(super) fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Who sent a request with these headers over a connection of this peer.
    ///
    /// A proxy adds the address it was called from at the end of the list, so the list is read from its end for as long as it
    /// names proxies that we trust. There are two ways to write the list. A proxy usually writes one of them and lets the other pass as the
    /// visitor wrote it; where both are there neither is believed, and the request is counted as the proxy's own.
    pub(super) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let peer = peer.to_canonical();
        let signs = [X_FORWARDED_FOR, FORWARDED, X_REAL_IP, VIA];
        let is_forwarded = signs.iter().any(|name| headers.contains_key(name));
        if !self.trust(peer) {
            return Caller { address: peer, is_forwarded, is_encrypted: false };
        }
        let hops = match (headers.contains_key(X_FORWARDED_FOR), headers.contains_key(FORWARDED)) {
            (true, false) => list(headers, &X_FORWARDED_FOR).map(read_address).collect(),
            (false, true) => list(headers, &FORWARDED).map(forwarded_for).collect(),
            _ => Vec::new(),
        };
        let mut address = peer;
        for hop in hops.into_iter().rev() {
            let Some(hop) = hop else { break };
            address = hop;
            if !self.trust(hop) {
                break;
            }
        }
        let is_encrypted = list(headers, &X_FORWARDED_PROTO).next_back().is_some_and(|scheme| scheme == "https");
        Caller { address, is_forwarded, is_encrypted }
    }
}

/// The parts of a list that may stand in several headers.
fn list<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl DoubleEndedIterator<Item = &'a str> {
    let texts = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or_default());
    texts.flat_map(|text| text.split(',')).map(str::trim).collect::<Vec<_>>().into_iter()
}

/// An address, perhaps with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse::<IpAddr>().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address| address.to_canonical())
}

/// The address in one part of a `Forwarded` header: `for=192.0.2.1;proto=https`.
fn forwarded_for(part: &str) -> Option<IpAddr> {
    let value = part.split(';').find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        name.eq_ignore_ascii_case("for").then_some(value)
    })?;
    read_address(value.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn called(peer: &str, lines: &[(&'static str, &'static str)]) -> String {
        let proxies =
            Proxies::new(vec!["127.0.0.1/32".parse().expect("a network"), "10.0.0.0/8".parse().expect("a network")]);
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        proxies.caller(peer.parse().expect("an address"), &headers).address.to_string()
    }

    #[test]
    fn h7_a_trusted_proxy_says_who_asks_and_nobody_else_does() {
        assert_eq!(called("127.0.0.1", &[("x-forwarded-for", "203.0.113.9")]), "203.0.113.9");
        assert_eq!(called("198.51.100.4", &[("x-forwarded-for", "203.0.113.9")]), "198.51.100.4");
        assert_eq!(called("127.0.0.1", &[("x-forwarded-for", "1.1.1.1, 203.0.113.9, 10.2.3.4")]), "203.0.113.9");
        assert_eq!(
            called("127.0.0.1", &[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "203.0.113.9")]),
            "203.0.113.9"
        );
        assert_eq!(called("::ffff:10.0.0.1", &[("x-forwarded-for", "[2001:db8::1]:4711")]), "2001:db8::1");
        assert_eq!(called("127.0.0.1", &[("x-forwarded-for", "1.1.1.1, nonsense")]), "127.0.0.1");
        assert_eq!(called("127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn h7_the_newer_header_is_understood_and_two_accounts_are_not_believed() {
        assert_eq!(
            called("10.0.0.1", &[("forwarded", "for=192.0.2.43, for=\"[2001:db8:cafe::17]:47011\";proto=https")]),
            "2001:db8:cafe::17"
        );
        assert_eq!(called("10.0.0.1", &[("forwarded", "For=203.0.113.9;by=10.0.0.1")]), "203.0.113.9");
        assert_eq!(called("10.0.0.1", &[("forwarded", "for=1.1.1.1"), ("x-forwarded-for", "203.0.113.9")]), "10.0.0.1");
    }
}
