//! The pages of the site, one file for each, and the addresses under which they stand.

mod act;
mod advice;
mod advise;
mod analysis;
mod api;
mod archive;
mod back;
mod board;
mod choices;
mod company;
mod decision;
mod fairness;
mod form;
mod frame;
mod hall;
mod hints;
mod keys;
mod learn;
mod lesson;
mod live;
mod lobby;
mod log;
mod minute;
mod moments;
mod news;
mod notes;
mod notices;
mod opening;
mod pace;
mod passing;
mod people;
mod plan;
mod problem;
mod promise;
mod puzzle;
mod rating;
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
mod tournament;
mod translate;
mod typed;
mod uploads;
mod waiting;
mod watch;
mod why;
mod workshop;

pub(crate) use form::Asked;
pub(crate) use lesson::{
    Done as LessonDone, as_left as lesson_as_left, find as find_lesson, happen as happen_at_lesson,
    names as learner_names,
};
pub(crate) use notes::keep_note;
pub(crate) use notices::{remind_late, silence, try_channel};
pub(crate) use opening::{Fields, open_table};
pub(crate) use pace::PaceForm;
pub(crate) use passing::{offer_to, take_offered};
pub(crate) use people::{befriend, data_of, finished_of, person_at, report_person, set_tie};
pub(crate) use problem::problem_response;
pub(crate) use puzzle::of_today as puzzle_of_today;
pub(crate) use rating::Quarter;
pub(crate) use seats::{sit_down, talk};
pub(crate) use stand::Stand;
pub(crate) use tournament::{Announced, announce, begin_held, call_off_held, enter_as, enter_bots_as, withdraw_own};
pub(crate) use typed::meant;
pub(crate) use watch::heard_chat;
pub(crate) use workshop::{bring_edition_text, bring_position_text, deciding_at, take_position};

pub(crate) use crate::host::heard as heard_lines;

use crate::app::App;
use crate::edge::Caller;
use crate::host::{Done, Live};
use crate::limits::Limits;
use crate::problem::Problem;
use crate::style;
use crate::visit::{Visit, Wants};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use frame::Page;
use sight::Look;
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
    Router::new()
        .merge(in_the_hall())
        .merge(to_learn())
        .merge(at_a_table())
        .merge(of_the_house())
        .merge(people::routes())
        .merge(notices::routes())
        .merge(tournament::routes())
        .nest(crate::api::BASE, crate::api::routes())
        .layer(DefaultBodyLimit::max(FORM_BYTES))
        .merge(to_upload())
        .merge(in_the_workshop())
        .fallback(|| async { Problem::NotFound })
        .method_not_allowed_fallback(|| async { Problem::Method })
        .with_state(app)
}

/// Where people find tables, and what is beside them.
fn in_the_hall() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/finished", get(lobby::finished))
        .route("/next", get(lobby::next_turn))
        .route("/sleeping", get(hall::sleeping))
        .route("/leaders", get(rating::first))
        .route("/leaders/{game}", get(rating::leaders))
        .route("/new/{game}", get(opening::page))
        .route("/tables", post(opening::open))
        .route("/settings", get(settings::page).post(settings::change))
        .route("/keys", get(keys::page))
        .route("/stats/{game}", get(stats::page))
        .route("/events", get(live::many))
        .route("/watch", get(watch::page))
        .route("/api", get(api::page))
        .route("/api/openapi.json", get(api::document))
        .route("/replay/{digest}", get(replay::jump_upload))
        .route("/replay/{digest}/{step}", get(replay::upload))
}

/// Rules, lessons and puzzles.
fn to_learn() -> Router<Arc<App>> {
    Router::new()
        .route("/minute/{game}", get(minute::page))
        .route("/learn", get(learn::index))
        .route("/learn/{game}", get(learn::list))
        .route("/learn/{game}/{lesson}", get(lesson::page))
        .route("/learn/{game}/{lesson}/act", post(lesson::change))
        .route("/learn/{game}/{lesson}/back", post(lesson::change))
        .route("/rules", get(rules::index))
        .route("/rules/{game}", get(rules::page))
        .route("/rules/{game}/examples/{number}", get(rules::example))
        .route("/puzzle/{game}/{number}", get(puzzle::page))
}

/// A table, and everything that is done at it.
fn at_a_table() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}", get(table::page))
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
        .route("/t/{id}/pace", post(pace::change))
        .route("/t/{id}/end", post(pace::end))
        .route("/t/{id}/answer", post(pace::answer))
        .route("/t/{id}/back", post(back::back))
        .route("/t/{id}/offer", post(passing::give))
        .route("/t/{id}/seat/{code}", get(passing::page))
        .route("/t/{id}/take", post(passing::take))
        .route("/t/{id}/note", post(notes::keep))
        .route("/t/{id}/plan", get(plan::page).post(plan::arm))
        .route("/t/{id}/plan/withdraw", post(plan::withdraw))
        .route("/t/{id}/quiet", post(notices::quiet))
        .route("/t/{id}/remind", post(notices::remind))
        .route("/t/{id}/chat", post(seats::chat))
        .route("/t/{id}/show", post(watch::show_hand))
        .route("/t/{id}/rematch", post(seats::rematch))
        .route("/t/{id}/record.json", get(replay::record))
        .route("/t/{id}/replay", get(replay::jump))
        .route("/t/{id}/replay/{step}", get(replay::table))
}

/// What the server says of itself, and what its pages are made of.
fn of_the_house() -> Router<Arc<App>> {
    Router::new()
        .route("/style", get(style_page))
        .route("/key", get(key))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .route("/assets/{stamp}/{name}", get(asset))
}

/// Where records are brought.
fn to_upload() -> Router<Arc<App>> {
    Router::new().route(UPLOAD, get(uploads::form).post(uploads::upload)).layer(DefaultBodyLimit::max(RECORD_BYTES))
}

/// The workshop, which takes files.
fn in_the_workshop() -> Router<Arc<App>> {
    Router::new()
        .route("/workshop", get(workshop::index))
        .route("/workshop/editions", post(workshop::bring_edition))
        .route("/workshop/positions", post(workshop::bring_position))
        .route("/edition/{key}", get(workshop::show))
        .route("/edition/{key}/file", get(workshop::file))
        .route("/edition/{key}/edit", get(workshop::edit_form).post(workshop::change))
        .route("/edition/{key}/balance", get(workshop::study_page).post(workshop::study))
        .route("/edition/{key}/balance/{chart}", get(workshop::study_chart))
        .route("/translate", get(translate::index))
        .route("/translate/{lang}", get(translate::page).post(translate::save))
        .route("/workshop/bench", post(workshop::bench_change))
        .route("/position/new", get(workshop::bench_fresh))
        .route("/position/{key}/edit", get(workshop::bench_edit))
        .route("/position/{key}/advice", post(workshop::position_advice))
        .route("/position/{key}", get(workshop::position))
        .route("/position/{key}/file", get(workshop::position_file))
        .route("/t/{id}/edition", get(workshop::of_table))
        .route("/t/{id}/position", post(workshop::at_step))
        .layer(DefaultBodyLimit::max(workshop::BYTES))
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
    let bench = path.starts_with("/workshop/") || (path.starts_with("/edition/") && path.ends_with("/edit"));
    match path {
        UPLOAD => (RECORD_BYTES, limits.upload),
        _ if bench => (workshop::BYTES, limits.upload),
        _ if crate::api::takes_files(path) => (crate::api::FILE_BYTES, limits.upload),
        _ => (FORM_BYTES, limits.form),
    }
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

/// The table after something was done to it: the whole page again, or its part for the script.
async fn after(app: &App, live: &Live, visit: &Visit, result: Result<Done, Problem>) -> Result<Response, Problem> {
    match (visit.wants, result) {
        (Wants::Page | Wants::Json, Ok(_)) => Ok(Redirect::to(&format!("/t/{}", live.id)).into_response()),
        (_, Ok(_)) => table::show(app, live, visit, &Look::default(), None).await,
        (Wants::Json, Err(problem)) => Err(problem),
        (_, Err(problem @ (Problem::Stale { .. } | Problem::Forbidden(_)))) => {
            let told = problem::notice(app, visit, &problem);
            let mut response = table::show(app, live, visit, &Look::default(), Some(told)).await?;
            *response.status_mut() = problem.status();
            Ok(response)
        }
        (_, Err(problem)) => Err(problem),
    }
}
