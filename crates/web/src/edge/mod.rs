//! Where the server meets the network: connections, who is behind them, and under which address people know the site.

mod base;
mod listener;
mod proxy;
mod public;

pub(crate) use base::rebase;
pub(crate) use listener::{Gate, carry};
pub(crate) use proxy::{Caller, Proxies};
pub use public::{NotAPublicUrl, PublicUrl};

use axum::http::HeaderMap;
use axum::http::header::HOST;
use ipnet::IpNet;
use std::net::IpAddr;

/// What the server knows of its place in the network.
#[derive(Clone, Debug, Default)]
pub(crate) struct Edge {
    public: Option<PublicUrl>,
    proxies: Proxies,
}

impl Edge {
    /// A server that people know under this address, behind these proxies.
    pub(crate) fn new(public: Option<PublicUrl>, proxies: Vec<IpNet>) -> Edge {
        Edge { public, proxies: Proxies::new(proxies) }
    }

    /// The proxies whose word is taken.
    fn proxies(&self) -> Proxies {
        self.proxies.clone()
    }

    /// Who sent a request with these headers over a connection of this peer.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        self.proxies.caller(peer, headers)
    }

    /// Whether the site is served under a name that is its own. A page of somebody else may point a name of theirs at this machine;
    /// then the browser takes our answers for theirs.
    pub(crate) fn is_own_host(&self, caller: &Caller, headers: &HeaderMap) -> bool {
        // Browsers always name a host; what looks after servers sometimes does not.
        let Some(host) = headers.get(HOST) else { return true };
        let Ok(host) = host.to_str() else { return false };
        match &self.public {
            // What a proxy calls us is between the two of them; people's browsers talk to the proxy.
            Some(public) => public.is_host(host) || (is_local_name(host) && (caller.is_forwarded || caller.is_here())),
            None => is_local_name(host),
        }
    }

    /// Whether this is the address of a page of this site, as browsers say where a request comes from.
    pub(crate) fn is_own_page(&self, address: &str, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let Some((scheme, rest)) = address.split_once("://") else { return false };
        let authority = rest.split('/').next().unwrap_or_default();
        let is_here = matches!(scheme, "http" | "https") && host == Some(authority);
        match &self.public {
            Some(public) if public.is_origin(scheme, authority) => true,
            // Somebody at the machine itself, past the proxy.
            Some(_) => is_here && is_local_name(authority),
            None => is_here,
        }
    }

    /// Whether what is sent to this caller travels encrypted for the last part of its way.
    pub(crate) fn is_secure(&self, caller: &Caller) -> bool {
        self.public.as_ref().is_some_and(PublicUrl::is_secure) || caller.is_encrypted
    }

    /// Whether people are told to come encrypted from now on.
    pub(crate) fn is_public_and_secure(&self) -> bool {
        self.public.as_ref().is_some_and(PublicUrl::is_secure)
    }

    /// The address of the site as this caller knows it, without a slash at its end.
    pub(crate) fn site(&self, caller: &Caller, headers: &HeaderMap) -> String {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        match &self.public {
            Some(public) => public.to_string().trim_end_matches('/').to_owned(),
            None => format!("{}://{host}", if caller.is_encrypted { "https" } else { "http" }),
        }
    }

    /// The path below which the site lies; empty if it has the whole host to itself.
    pub(crate) fn base(&self) -> &str {
        self.public.as_ref().map_or("", PublicUrl::base)
    }

    /// Whether somebody at this very machine asks, past any proxy. Numbers for the operator are for nobody else.
    pub(crate) fn is_operator(&self, caller: &Caller, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        self.public.is_none() && self.proxies.is_empty() && caller.is_here() && is_local_name(host)
    }
}

/// Whether a host is named so that nobody else can own the name: by its number, as this machine, or within the house.
fn is_local_name(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let within = |ending: &str| name.strip_suffix(ending).is_some_and(|rest| rest.ends_with('.'));
    let plain = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    name.parse::<IpAddr>().is_ok() || plain || ["localhost", "local", "lan", "home.arpa"].into_iter().any(within)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(host: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))])
    }

    fn edge(public: Option<&str>, proxies: &[&str]) -> Edge {
        let proxies = proxies.iter().map(|proxy| proxy.parse().expect("a network")).collect();
        Edge::new(public.map(|public| public.parse().expect("an address")), proxies)
    }

    #[test]
    fn l5_a_name_that_somebody_else_may_own_is_refused() {
        let edge = edge(None, &[]);
        let caller = edge.caller([127, 0, 0, 1].into(), &HeaderMap::new());
        for own in [
            "127.0.0.1:8080",
            "localhost:8080",
            "192.168.1.7",
            "[::1]:8080",
            "games",
            "games.local:8080",
            "a.localhost",
        ] {
            assert!(edge.is_own_host(&caller, &headers(own)), "{own}");
        }
        for foreign in
            ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "local", "", "a b", "evil.example."]
        {
            assert_eq!(edge.is_own_host(&caller, &headers(foreign)), foreign == "local", "{foreign}");
        }
        assert!(edge.is_own_host(&caller, &HeaderMap::new()), "no browser asks without a name");
    }

    #[test]
    fn a_public_site_has_one_name_for_people_and_its_number_for_the_operator() {
        let edge = edge(Some("https://games.example/table/"), &["10.0.0.0/8"]);
        let own = |peer: [u8; 4], forwarded: bool, host: &'static str| {
            let mut all = headers(host);
            if forwarded {
                all.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.9"));
            }
            edge.is_own_host(&edge.caller(peer.into(), &all), &all)
        };
        assert!(own([10, 0, 0, 1], true, "games.example") && own([10, 0, 0, 1], true, "games.example:443"));
        assert!(own([10, 0, 0, 1], true, "127.0.0.1:8080"), "as nginx names it unless it is told otherwise");
        assert!(own([127, 0, 0, 1], false, "127.0.0.1:8080"), "the operator");
        assert!(!own([10, 0, 0, 1], true, "evil.example"));
        assert!(!own([203, 0, 113, 9], false, "198.51.100.1"), "strangers come by the public name");
        let all = headers("127.0.0.1:8080");
        assert!(edge.is_own_page("https://games.example", &all) && edge.is_own_page("https://games.example/t/x", &all));
        assert!(!edge.is_own_page("http://games.example", &all) && !edge.is_own_page("https://evil.example", &all));
        assert!(!edge.is_own_page("https://games.example.evil.example/", &headers("games.example")));
    }

    #[test]
    fn h7_numbers_are_for_the_operator_and_never_go_through_a_proxy() {
        let here = [127, 0, 0, 1].into();
        let local = headers("127.0.0.1:8080");
        let plain = edge(None, &[]);
        assert!(plain.is_operator(&plain.caller(here, &local), &local));
        let mut forwarded = local.clone();
        forwarded.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.9"));
        assert!(!plain.is_operator(&plain.caller(here, &forwarded), &forwarded));
        assert!(!plain.is_operator(&plain.caller([192, 168, 1, 7].into(), &local), &local));
        for proxied in [edge(Some("https://games.example"), &[]), edge(None, &["127.0.0.1/32"])] {
            assert!(!proxied.is_operator(&proxied.caller(here, &local), &local));
        }
    }
}
