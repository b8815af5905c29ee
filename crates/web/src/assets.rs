//! The style sheet, the script and the icon, embedded in the program.

use crate::app::App;
use crate::compress::Pressed;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The style sheet of the site, before what the games add to it.
const SITE: &str = include_str!("../assets/crownlands.css");

/// Something served as it is.
#[derive(Debug)]
struct Asset {
    name: &'static str,
    kind: &'static str,
    body: Pressed,
}

/// Everything served as it is.
#[derive(Debug)]
pub(crate) struct Assets {
    all: [Asset; 3],
    /// The first digits of a digest over all of them: a new program has new addresses, so caches never serve old ones.
    stamp: String,
}

impl Assets {
    /// The assets of a site with these games: their style sheets follow that of the site.
    pub(crate) fn of(games: &[shelf::Entry]) -> Assets {
        let sheet = std::iter::once(SITE).chain(games.iter().map(|entry| entry.style)).collect::<Vec<_>>().join("\n");
        let script = include_str!("../assets/crownlands.js").to_owned();
        let icon = include_str!("../assets/icon.svg").to_owned();
        let all = [
            Asset { name: "crownlands.css", kind: "text/css; charset=utf-8", body: Pressed::new(sheet) },
            Asset { name: "crownlands.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(script) },
            Asset { name: "icon.svg", kind: "image/svg+xml", body: Pressed::new(icon) },
        ];
        let bodies: String = all.iter().map(|asset| asset.body.plain()).collect();
        Assets { all, stamp: table::sha256_hex(bodies.as_bytes()).chars().take(12).collect() }
    }

    /// The address of an asset.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.stamp)
    }

    fn find(&self, stamp: &str, name: &str) -> Option<&Asset> {
        self.all.iter().find(|asset| asset.name == name).filter(|_| stamp == self.stamp)
    }
}

/// Serves an asset. Its address changes with its text, so it may be kept for ever.
pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path((stamp, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(found) = app.assets.find(&stamp, &name) else {
        return Problem::NotFound.into_response();
    };
    let (body, form) = found.body.for_headers(&headers);
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(found.kind)),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let mut response = (headers, body.to_vec()).into_response();
    if let Some(form) = form {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(form));
    }
    response
}
