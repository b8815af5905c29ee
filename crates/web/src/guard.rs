//! What stands between the network and the handlers: who asks, whether they may, and what every answer carries.

use crate::app::App;
use crate::net::Net;
use crate::pages::problem_response;
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

/// Nothing but what this server itself sends may run, show or be sent to.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Lets a request through, or answers it with the reason why not.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let (mut parts, body) = request.into_parts();
    let is_write = !matches!(parts.method, Method::GET | Method::HEAD);
    let here = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let mut visit = Visit::new(&parts.headers, &here, peer.ip(), None);
    let mut response = match admit(&app, &mut visit, &parts).await {
        Ok(()) => {
            parts.extensions.insert(Arc::new(visit.clone()));
            next.run(Request::from_parts(parts, body)).await
        }
        Err(problem) => problem.into_response(),
    };
    if let Some(problem) = response.extensions().get::<Problem>().cloned() {
        app.metrics.refused(problem.name());
        response = problem_response(&app, &visit, &problem);
    }
    let is_problem = response.status().is_client_error() || response.status().is_server_error();
    app.metrics.request(is_write, is_problem, begun.elapsed());
    protect(response.headers_mut());
    response
}

async fn admit(app: &Arc<App>, visit: &mut Visit, parts: &Parts) -> Result<(), Problem> {
    if parts.uri.path().starts_with("/assets/") {
        return Ok(());
    }
    let is_write = !matches!(parts.method, Method::GET | Method::HEAD);
    if is_write && !is_from_here(&parts.headers) {
        return Err(Problem::Foreign);
    }
    if let Some(token) = reader::cookie(&parts.headers, reader::SESSION) {
        if app.known(token).is_none() {
            // Guessing tokens costs as much as any other request.
            app.allow(&visit.address.to_string(), is_write)?;
        }
        visit.person = app.recognise(token).await?;
        if let Some(person) = &visit.person {
            app.host.seen_at(person.id, Net::of(visit.address));
        }
    }
    app.allow(&visit.visitor(), is_write)
}

/// Whether a request that changes something was made by a page of this site. Browsers always say where such a request comes
/// from; one that does not say is refused.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(host) = text(header::HOST) else { return false };
    let is_own = |address: &str| {
        let rest = address.strip_prefix("http://").or_else(|| address.strip_prefix("https://"));
        rest.is_some_and(|rest| rest.split('/').next() == Some(host))
    };
    match (text(header::ORIGIN), text(header::REFERER)) {
        (Some(origin), _) => is_own(origin),
        (None, Some(referer)) => is_own(referer),
        (None, None) => site.is_some(),
    }
}

/// What every answer carries.
fn protect(headers: &mut HeaderMap) {
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
}

#[cfg(test)]
mod tests {
    use super::*;

    fn came_from(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs.iter().chain(&[("host", "127.0.0.1:8080")]);
        is_from_here(
            &pairs.map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect(),
        )
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
