//! The style sheet, the script and the icon, embedded in the program.

use axum::extract::Path;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;

use crate::problem::Problem;

/// Something served as it is.
struct Asset {
    name: &'static str,
    kind: &'static str,
    body: &'static str,
}

static ASSETS: &[Asset] = &[
    Asset {
        name: "crownlands.css",
        kind: "text/css; charset=utf-8",
        body: concat!(
            include_str!("../assets/crownlands.css"),
            include_str!("../assets/northgard.css"),
            include_str!("../assets/crescent-moon.css")
        ),
    },
    Asset {
        name: "crownlands.js",
        kind: "text/javascript; charset=utf-8",
        body: include_str!("../assets/crownlands.js"),
    },
    Asset { name: "icon.svg", kind: "image/svg+xml", body: include_str!("../assets/icon.svg") },
];

/// The first digits of a digest over all assets: a new program has new addresses, so caches never serve old ones.
static STAMP: LazyLock<String> = LazyLock::new(|| {
    let all: String = ASSETS.iter().map(|asset| asset.body).collect();
    table::sha256_hex(all.as_bytes()).chars().take(12).collect()
});

/// The address of an asset.
pub(crate) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", *STAMP)
}

/// Serves an asset. Its address changes with its text, so it may be kept for ever.
pub(crate) async fn asset(Path((stamp, name)): Path<(String, String)>) -> Response {
    let Some(found) = ASSETS.iter().find(|asset| asset.name == name).filter(|_| stamp == *STAMP) else {
        return Problem::NotFound.into_response();
    };
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(found.kind)),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    (headers, found.body).into_response()
}
