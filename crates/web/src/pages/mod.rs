//! The pages of the site, one file for each, and the addresses under which they stand.

mod act;
mod advice;
mod advise;
mod analysis;
mod archive;
mod board;
mod company;
mod decision;
mod fairness;
mod form;
mod frame;
mod hints;
mod keys;
mod live;
mod lobby;
mod log;
mod news;
mod opening;
mod problem;
mod replay;
mod room;
mod rules;
mod seats;
mod settings;
mod sheet;
mod sight;
mod stand;
mod stats;
mod table;
mod tabs;
mod typed;
mod uploads;
mod waiting;
mod why;

pub(crate) use problem::problem_response;

use crate::app::App;
use crate::edge::Caller;
use crate::limits::Limits;
use crate::problem::Problem;
use crate::style;
use crate::visit::Visit;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use frame::Page;
use std::sync::Arc;
use std::time::Duration;

/// The longest form.
const FORM_BYTES: usize = 16 * 1024;

/// Where records are uploaded.
const UPLOAD: &str = "/replay";

/// The longest record that may be uploaded.
const RECORD_BYTES: usize = 4 * 1024 * 1024;

/// Every address of the site.
pub(crate) fn router(app: Arc<App>) -> Router {
    let upload = Router::new()
        .route(UPLOAD, get(uploads::form).post(uploads::upload))
        .layer(DefaultBodyLimit::max(RECORD_BYTES));
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/finished", get(lobby::finished))
        .route("/next", get(lobby::next_turn))
        .route("/new/{game}", get(opening::page))
        .route("/tables", post(opening::open))
        .route("/settings", get(settings::page).post(settings::change))
        .route("/keys", get(keys::page))
        .route("/rules", get(rules::index))
        .route("/rules/{game}", get(rules::page))
        .route("/stats/{game}", get(stats::page))
        .route("/t/{id}", get(table::page))
        .route("/events", get(live::many))
        .route("/t/{id}/events", get(live::one))
        .route("/t/{id}/why", get(why::page))
        .route("/t/{id}/wait", get(waiting::page))
        .route("/t/{id}/act", post(act::act))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/hand", post(seats::hand))
        .route("/t/{id}/join", post(seats::join))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/replace", post(seats::replace))
        .route("/t/{id}/advice", get(advise::page).post(advise::ask))
        .route("/t/{id}/analysis", get(analysis::page).post(analysis::ask))
        .route("/t/{id}/fill", post(seats::fill))
        .route("/t/{id}/speed", post(seats::speed))
        .route("/t/{id}/chat", post(seats::chat))
        .route("/t/{id}/rematch", post(seats::rematch))
        .route("/t/{id}/record.json", get(replay::record))
        .route("/t/{id}/replay", get(replay::jump))
        .route("/t/{id}/replay/{step}", get(replay::table))
        .route("/replay/{digest}", get(replay::jump_upload))
        .route("/replay/{digest}/{step}", get(replay::upload))
        .route("/style", get(style_page))
        .route("/key", get(key))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .route("/assets/{stamp}/{name}", get(asset))
        .layer(DefaultBodyLimit::max(FORM_BYTES))
        .merge(upload)
        .fallback(|| async { Problem::NotFound })
        .method_not_allowed_fallback(|| async { Problem::Method })
        .with_state(app)
}

/// The key by which the signatures of this server are checked.
async fn key(State(app): State<Arc<App>>) -> String {
    format!("{}\n", app.host.signer.public())
}

/// Whether the server is alive.
async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    if *app.closing.borrow() { Err(Problem::Busy) } else { Ok("ok\n") }
}

/// Whether the server can do its work: something was written, and is on the disk.
async fn readyz(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    if *app.closing.borrow() {
        return Err(Problem::Busy);
    }
    app.ready().await?;
    Ok("ready\n")
}

/// Numbers for the operator: for those at the same machine who come past no proxy. See [`operator`] for all others.
async fn metrics(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Result<String, Problem> {
    if !app.edge.is_operator(&caller, &headers) {
        return Err(Problem::NotFound);
    }
    Ok(app.metrics.write(&app.host.counts()))
}

/// What an address of its own, which nobody but the operator should reach, is for.
pub(crate) fn operator(app: Arc<App>) -> Router {
    let numbers = |State(app): State<Arc<App>>| async move { app.metrics.write(&app.host.counts()) };
    Router::new()
        .route("/metrics", get(numbers))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .with_state(app)
}

/// How long the body of a request to this address may be, and how long it may take to arrive.
pub(crate) fn room_for(path: &str, limits: &Limits) -> (usize, Duration) {
    if path == UPLOAD { (RECORD_BYTES, limits.upload) } else { (FORM_BYTES, limits.form) }
}

/// Everything the pages are made of, for looking at.
async fn style_page(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let page =
        Page { title: words.word("ui-style"), kind: "style", body: style::page(app.host.games()), visit: &visit };
    page.dress(&app).into_response()
}

/// Text as part of the query of an address.
pub(crate) fn encode(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Serves an asset. Its address changes with its text, so it may be kept for ever.
async fn asset(
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
