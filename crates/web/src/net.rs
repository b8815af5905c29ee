//! Where somebody comes from: the address as limits see it.

use std::fmt;
use std::net::{AddrParseError, IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A network from which one household or one machine asks: an IPv4 address, or the 64 bits of an IPv6 address that a provider
/// hands out as one. Whoever has such a prefix has all addresses in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Net(IpAddr);

impl Net {
    /// The network of an address.
    pub(crate) fn of(address: IpAddr) -> Net {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Net(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
            address @ IpAddr::V4(_) => Net(address),
        }
    }
}

impl FromStr for Net {
    type Err = AddrParseError;

    fn from_str(text: &str) -> Result<Net, AddrParseError> {
        Ok(Net::of(text.trim_end_matches("/64").parse()?))
    }
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Net;

    #[test]
    fn h7_addresses_of_one_ipv6_prefix_are_one_network() {
        let net = |text: &str| Net::of(text.parse().expect("an address"));
        assert_eq!(net("2001:db8:1:2::1"), net("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(net("2001:db8:1:2::1"), net("2001:db8:1:3::1"));
        assert_ne!(net("192.0.2.1"), net("192.0.2.2"));
        assert_eq!(net("::ffff:192.0.2.1"), net("192.0.2.1"), "the same address, written the other way");
        assert_eq!(net("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
        for net in [net("2001:db8:1:2::1"), net("192.0.2.1")] {
            assert_eq!(net.to_string().parse(), Ok(net), "it is read back as it was written");
        }
    }
}
