//! The style sheet, the scripts and the icon, embedded in the program.

use crate::compress::Pressed;

/// The style sheet of the site, before what the games add to it.
const SITE: &str = include_str!("../assets/crownlands.css");

/// How explanations look that open beside what they explain.
const ASK: &str = include_str!("../assets/ask.css");

/// Something served as it is.
#[derive(Debug)]
pub(crate) struct Asset {
    name: &'static str,
    /// What kind of text it is, for the header.
    pub(crate) kind: &'static str,
    /// The text.
    pub(crate) body: Pressed,
}

/// Everything served as it is.
#[derive(Debug)]
pub(crate) struct Assets {
    all: [Asset; 6],
    /// The first digits of a digest over all of them: a new program has new addresses, so caches never serve old ones.
    stamp: String,
}

impl Assets {
    /// The assets of a site with these games: their style sheets follow that of the site.
    pub(crate) fn of(games: &[shelf::Entry]) -> Assets {
        let sheet = [SITE, ASK].into_iter().chain(games.iter().map(|entry| entry.style)).collect::<Vec<_>>().join("\n");
        let script = include_str!("../assets/crownlands.js").to_owned();
        let ask = include_str!("../assets/ask.js").to_owned();
        let stream = include_str!("../assets/stream.js").to_owned();
        let manifest = include_str!("../assets/crownlands.webmanifest").to_owned();
        let icon = include_str!("../assets/icon.svg").to_owned();
        let all = [
            Asset { name: "crownlands.css", kind: "text/css; charset=utf-8", body: Pressed::new(sheet) },
            Asset { name: "crownlands.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(script) },
            Asset { name: "ask.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(ask) },
            Asset { name: "stream.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(stream) },
            Asset { name: "crownlands.webmanifest", kind: "application/manifest+json", body: Pressed::new(manifest) },
            Asset { name: "icon.svg", kind: "image/svg+xml", body: Pressed::new(icon) },
        ];
        let bodies: String = all.iter().map(|asset| asset.body.plain()).collect();
        Assets { all, stamp: table::sha256_hex(bodies.as_bytes()).chars().take(12).collect() }
    }

    /// The address of an asset.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.stamp)
    }

    /// The asset at this address.
    pub(crate) fn find(&self, stamp: &str, name: &str) -> Option<&Asset> {
        self.all.iter().find(|asset| asset.name == name).filter(|_| stamp == self.stamp)
    }
}
