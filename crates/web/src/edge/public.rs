//! The address under which people know the site.

use axum::http::Uri;
use std::fmt;
use std::str::FromStr;

/// The address under which people know the site, such as `https://games.example` or `https://example.org/games/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    secure: bool,
    authority: String,
    base: String,
}

/// The text is no address of a site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAPublicUrl(String);

impl fmt::Display for NotAPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not the address of a site; it should look like https://games.example or https://example.org/games/",
            self.0
        )
    }
}

impl std::error::Error for NotAPublicUrl {}

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let read = || {
            let address: Uri = text.parse().ok()?;
            let secure = match address.scheme_str()? {
                "https" => true,
                "http" => false,
                _ => return None,
            };
            let authority = address.authority()?.as_str();
            let base = address.path().trim_end_matches('/');
            let plain = base.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte));
            let sound = address.query().is_none() && !authority.contains('@') && plain && !base.contains("//");
            sound.then(|| PublicUrl { secure, authority: canonical(authority, secure), base: base.to_owned() })
        };
        read().ok_or_else(|| NotAPublicUrl(text.to_owned()))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}{}/", if self.secure { "https" } else { "http" }, self.authority, self.base)
    }
}

impl PublicUrl {
    /// Whether people come encrypted.
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// The path below which the site lies, without the slash at its end.
    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    /// Whether a browser that talks to this site names this host.
    pub(crate) fn is_host(&self, host: &str) -> bool {
        canonical(host, self.secure) == self.authority
    }

    /// Whether a page of this site names this origin.
    pub(crate) fn is_origin(&self, scheme: &str, authority: &str) -> bool {
        scheme == if self.secure { "https" } else { "http" } && self.is_host(authority)
    }
}

/// A host in small letters, without the port that goes without saying.
fn canonical(host: &str, secure: bool) -> String {
    let host = host.to_ascii_lowercase();
    let usual = if secure { ":443" } else { ":80" };
    host.strip_suffix(usual).map(str::to_owned).unwrap_or(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_with_its_path_and_nonsense_is_refused() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| (url.to_string(), url.base().to_owned()));
        assert_eq!(read("https://Games.Example:443"), Ok(("https://games.example/".to_owned(), String::new())));
        assert_eq!(
            read("http://example.org:8080/a/games/"),
            Ok(("http://example.org:8080/a/games/".to_owned(), "/a/games".to_owned()))
        );
        for wrong in
            ["", "games.example", "ftp://games.example", "https://", "https://a@b", "https://a/?x", "https://a/b\"c"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
