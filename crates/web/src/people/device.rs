//! What somebody calls the browser they look with.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// Browsers by what they say of themselves; those that say the names of others, too, come first.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Systems likewise.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
];

/// Browser and system as their makers call them, such as `Firefox · Linux`; empty if nothing of it is known.
pub(crate) fn device_of(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let name =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| said.contains(sign)).map(|(_, name)| *name);
    [name(&BROWSERS), name(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn browsers_are_called_by_their_names() {
        let device =
            |said: &'static str| device_of(&HeaderMap::from_iter([(USER_AGENT, HeaderValue::from_static(said))]));
        assert_eq!(device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), "Firefox · Linux");
        assert_eq!(
            device(
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1"
            ),
            "Safari · iPhone"
        );
        assert_eq!(device("curl/8"), "");
    }
}
