//! What stands between the network and the handlers: who asks, whether they may, and what every answer carries.

use crate::api;
use crate::app::App;
use crate::edge::{Caller, rebase};
use crate::pages::{problem_response, room_for};
use crate::problem::Problem;
use crate::reader;
use crate::visit::{Permission, Visit, Wants};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{SessionId, Token};

/// Nothing but what this server itself sends may run, show or be sent to.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How much of a request that is refused is read, so that whoever sent it reads the answer.
const DRAINED: usize = 64 * 1024;

/// How long that may take.
const DRAINING: Duration = Duration::from_secs(2);

/// Lets a request through, or answers it with the reason why not.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let (mut parts, body) = request.into_parts();
    let caller = app.edge.caller(peer.ip(), &parts.headers);
    let here = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let mut visit = Visit::new(&parts.headers, &here, caller.net(), None);
    let (method, path) = (parts.method.clone(), parts.uri.path().to_owned());
    let (mut response, unread) = match admit(&app, &mut visit, &parts, &caller).await {
        Ok(()) => match read(&app, &path, body).await {
            Ok(body) => {
                parts.extensions.insert(Arc::new(visit.clone()));
                parts.extensions.insert(caller);
                (next.run(Request::from_parts(parts, Body::from(body))).await, false)
            }
            Err(problem) => (problem.into_response(), true),
        },
        Err(problem) => (problem.into_response(), !drain(body).await),
    };
    if let Some(problem) = response.extensions().get::<Problem>().cloned() {
        app.metrics.refused(problem.name());
        response = problem_response(&app, &visit, &problem);
    }
    if unread {
        // What is left of the request would be taken for the next one.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    protect(&app, &caller, response.headers_mut());
    if !app.edge.base().is_empty() {
        response = rebase(app.edge.base(), response).await;
    }
    let status = response.status();
    let is_problem = status.is_client_error() || status.is_server_error();
    app.metrics.request(is_write(&method), is_problem, begun.elapsed());
    tracing::info!(
        target: "crownlands::request",
        %method,
        path = told_path(&path),
        status = status.as_u16(),
        milliseconds = begun.elapsed().as_secs_f64() * 1000.0,
        address = %caller.address,
        person = visit.person.as_ref().map(|person| person.id.0),
        "request"
    );
    response
}

/// A path as it is written down: what follows on these is a secret.
fn told_path(path: &str) -> &str {
    let secret = ["/keep/", "/off/", "/confirm/"].into_iter().find(|place| path.starts_with(place));
    let seat = || path.starts_with("/t/").then(|| path.find("/seat/")).flatten();
    secret.or_else(|| path.get(..seat()? + "/seat/".len())).unwrap_or(path)
}

fn is_write(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
}

async fn admit(app: &Arc<App>, visit: &mut Visit, parts: &Parts, caller: &Caller) -> Result<(), Problem> {
    if !app.edge.is_own_host(caller, &parts.headers) {
        return Err(Problem::Host);
    }
    if parts.uri.path().starts_with("/assets/") {
        return Ok(());
    }
    let is_write = is_write(&parts.method);
    if parts.uri.path().starts_with(api::BASE) {
        return admit_program(app, visit, &parts.headers, is_write).await;
    }
    // Mail programs switch messages off without a page of ours (RFC 8058); the address itself is the secret.
    let is_open = parts.uri.path().starts_with("/off/");
    if is_write && !is_open && !is_from_here(app, &parts.headers) {
        return Err(Problem::Foreign);
    }
    // Guessing tokens costs as much as any other request.
    app.allow_address(visit.net, is_write)?;
    let token = reader::cookie(&parts.headers, reader::SESSION).and_then(|token| token.parse::<Token>().ok());
    if let Some(token) = token {
        visit.person = app.recognise(&token, &visit.device).await?;
        visit.session = visit.person.as_ref().map(|_| SessionId::from(&token));
    }
    admit_person(app, visit, is_write)
}

fn admit_person(app: &App, visit: &Visit, is_write: bool) -> Result<(), Problem> {
    if let Some(person) = &visit.person {
        app.host.seen_at(person.id, visit.net);
        app.allow_person(person.id, is_write)?;
        if is_write && person.banned {
            return Err(Problem::forbidden("ui-problem-banned"));
        }
    }
    Ok(())
}

/// A program shows its token in a header that no browser sends by itself, and nothing else says who it is: so it does not matter from where it asks.
async fn admit_program(app: &App, visit: &mut Visit, headers: &HeaderMap, is_write: bool) -> Result<(), Problem> {
    visit.wants = Wants::Json;
    visit.hand = None;
    // Guessing tokens costs as much as any other request.
    app.allow_address(visit.net, is_write)?;
    if let Some(shown) = headers.get(header::AUTHORIZATION) {
        let token = shown.to_str().ok().and_then(Permission::token).ok_or(Problem::Token)?;
        let permits = app.host.store.permits();
        let (person, permit) = permits.permitted(&token).await?.ok_or(Problem::Token)?;
        let hour_ago = store::Time::now().0 - 3_600_000;
        if permit.used.is_none_or(|used| used.0 < hour_ago) {
            permits.use_permit(permit.id).await?;
        }
        visit.permission = Some(Permission::read(&permit.scopes));
        visit.person = Some(person);
    }
    admit_person(app, visit, is_write)
}

/// The whole body of a request, as long as the address takes and no later than that allows.
async fn read(app: &App, path: &str, body: Body) -> Result<Bytes, Problem> {
    let (most, patience) = room_for(path, app.limits());
    match tokio::time::timeout(patience, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) if is_too_long(&error) => Err(Problem::TooLarge),
        Ok(Err(_)) => Err(Problem::unreadable("ui-problem-form")),
        Err(_) => Err(Problem::Slow),
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<http_body_util::LengthLimitError>())
}

/// Reads what is left of a refused request; `false` if that is too much or takes too long.
async fn drain(body: Body) -> bool {
    matches!(tokio::time::timeout(DRAINING, to_bytes(body, DRAINED)).await, Ok(Ok(_)))
}

/// Whether a request that changes something was made by a page of this site. Browsers always say where such a request comes
/// from; one that does not say is refused.
fn is_from_here(app: &App, headers: &HeaderMap) -> bool {
    comes_from(headers, &|address| app.edge.is_own_page(address, headers))
}

fn comes_from(headers: &HeaderMap, is_own: &dyn Fn(&str) -> bool) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    match (text(header::ORIGIN), text(header::REFERER)) {
        (Some(origin), _) => is_own(origin),
        (None, Some(referer)) => is_own(referer),
        (None, None) => site.is_some(),
    }
}

/// What every answer carries.
fn protect(app: &App, caller: &Caller, headers: &mut HeaderMap) {
    let always = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.edge.is_public_and_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if app.edge.is_secure(caller) {
        keep_encrypted(headers);
    }
}

/// Cookies are never sent but encrypted.
fn keep_encrypted(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().cloned().collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        let secure = cookie.to_str().ok().and_then(|text| HeaderValue::from_str(&format!("{text}; Secure")).ok());
        headers.append(header::SET_COOKIE, secure.unwrap_or(cookie));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edge::Edge;

    fn came_from(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs.iter().chain(&[("host", "127.0.0.1:8080")]);
        let headers: HeaderMap =
            pairs.map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect();
        comes_from(&headers, &|address| Edge::default().is_own_page(address, &headers))
    }

    #[test]
    fn secrets_in_addresses_are_not_written_down() {
        for (path, told) in [
            ("/keep/word-word", "/keep/"),
            ("/off/0123", "/off/"),
            ("/t/abc/seat/0123", "/t/abc/seat/"),
            ("/t/abc/replay/3", "/t/abc/replay/3"),
        ] {
            assert_eq!(told_path(path), told);
        }
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        assert!(came_from(&[("origin", "http://127.0.0.1:8080")]));
        assert!(came_from(&[("origin", "http://127.0.0.1:8080"), ("sec-fetch-site", "same-origin")]));
        assert!(came_from(&[("referer", "http://127.0.0.1:8080/t/x")]));
        for foreign in [
            &[("origin", "http://evil.example")][..],
            &[("origin", "null")],
            &[("origin", "http://127.0.0.1:8081")],
            &[("referer", "http://evil.example/http://127.0.0.1:8080/")],
            &[("referer", "http://127.0.0.1:8080.evil.example/")],
            &[("origin", "http://127.0.0.1:8080"), ("sec-fetch-site", "cross-site")],
            &[("sec-fetch-site", "same-site")],
            &[],
        ] {
            assert!(!came_from(foreign), "{foreign:?}");
        }
    }
}
