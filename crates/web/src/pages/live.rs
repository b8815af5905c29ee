//! Live updates: a stream of version numbers. What is new, everybody fetches with their own eyes.

use super::form::Asked;
use crate::app::App;
use crate::host::{Live, Tick};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt, StreamMap};

/// How often a silent connection shows that it lives.
const ALIVE: Duration = Duration::from_secs(20);

/// The most tables that one stream tells of.
const MOST_TABLES: usize = 64;

/// Which tables a stream tells of.
#[derive(Debug, Deserialize)]
pub(crate) struct Watched {
    /// Their ids, with commas between them.
    tables: String,
}

/// `GET /t/{id}/events`: how far one table is.
pub(crate) async fn one(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.glance(&id).await?;
    let counted = (app.allow_stream(&visit)?, live.watch(visit.person.as_ref()));
    Ok(told(&app, ticks(&live).map(|tick| tick.map(written)), counted))
}

/// `GET /events?tables=…`: how far several tables are, each tick with its table before it. A browser needs one such stream for all its
/// pages. Tables that are gone are passed over.
pub(crate) async fn many(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(watched): Asked<Watched>,
) -> Result<Response, Problem> {
    let (mut all, mut watching) = (StreamMap::new(), Vec::new());
    for id in watched.tables.split(',').take(MOST_TABLES) {
        match app.host.glance(id).await {
            Ok(live) => {
                watching.push(live.watch(visit.person.as_ref()));
                all.insert(live.id.clone(), Box::pin(ticks(&live)));
            }
            Err(Problem::NotFound) => {}
            Err(problem) => return Err(problem),
        }
    }
    if all.is_empty() {
        return Err(Problem::NotFound);
    }
    let counted = (app.allow_stream(&visit)?, watching);
    Ok(told(&app, all.map(|(id, tick)| tick.map(|tick| format!("{id} {}", written(tick)))), counted))
}

/// The ticks of a table. They end, with a `None`, when the table is read anew from the log.
fn ticks(live: &Live) -> impl Stream<Item = Option<Tick>> + use<> {
    WatchStream::new(live.listen()).map(Some).chain(tokio_stream::once(None))
}

fn written(tick: Tick) -> String {
    format!("{}.{}", tick.version, tick.said)
}

/// The ticks as events, until there is a `None` or the server closes; then the connection ends and the browser comes back by itself.
/// What is `counted` lives as long as the stream.
fn told<C: Send + 'static>(
    app: &App,
    ticks: impl Stream<Item = Option<String>> + Send + 'static,
    counted: C,
) -> Response {
    let closing = WatchStream::new(app.closing.clone()).filter(|closing| *closing).map(|_| None);
    let events = ticks.merge(closing).take_while(Option::is_some).filter_map(|tick| tick).map(move |tick| {
        let _lives = &counted;
        Ok::<_, Infallible>(Event::default().event("tick").data(tick))
    });
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("yes"));
    let mut response = Sse::new(events).keep_alive(alive).into_response();
    // Proxies must not hold ticks back.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response
}
