//! Live updates: a stream of version numbers. What is new, everybody fetches with their own eyes.

use crate::app::App;
use crate::host::Tick;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// How often a silent connection shows that it lives.
const ALIVE: Duration = Duration::from_secs(20);

/// `GET /t/{id}/events`.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let counted = app.allow_stream(&visit)?;
    // The ticks end when the table is read anew from the log, the other stream when the server closes. Either ends the connection,
    // and the browser comes back by itself.
    let ticks = WatchStream::new(live.listen()).map(Some).chain(tokio_stream::once(None));
    let closing = WatchStream::new(app.closing.clone()).filter(|closing| *closing).map(|_| None);
    let stream = ticks.merge(closing);
    let mut response = Sse::new(told(stream, counted)).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
    // Proxies must not hold ticks back.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}

/// The ticks as events, until there is none. What is `counted` lives as long as the stream.
fn told<C>(ticks: impl Stream<Item = Option<Tick>>, counted: C) -> impl Stream<Item = Result<Event, Infallible>> {
    ticks.take_while(Option::is_some).filter_map(|tick| tick).map(move |tick| {
        let _lives = &counted;
        Ok(Event::default().event("tick").data(format!("{}.{}", tick.version, tick.said)))
    })
}
