//! A site that lies below a path of its host. The pages know nothing of it: their addresses begin at the root, and on the way out the
//! path is put before each.

use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, LOCATION, SET_COOKIE};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::Response;

/// The attributes that hold addresses of ours. Quotation marks in the text of a page are written otherwise, so none of these can
/// stand in a page but as an attribute.
const ATTRIBUTES: [&str; 10] = [
    " href=\"/",
    " src=\"/",
    " action=\"/",
    " formaction=\"/",
    " data-events=\"/",
    " data-poll=\"/",
    " data-replay=\"/",
    " data-passkey=\"/",
    " data-passkey-to=\"/",
    " readonly value=\"/",
];

/// The longest page.
const LONGEST: usize = 64 * 1024 * 1024;

/// The address as the pages know it: without the path below which the site lies. A proxy may have taken it off already.
pub(crate) fn without(base: &str, address: &Uri) -> Option<Uri> {
    let whole = address.path_and_query().map_or("/", PathAndQuery::as_str);
    let rest = whole.strip_prefix(base).filter(|rest| rest.is_empty() || rest.starts_with(['/', '?']))?;
    let rest = if rest.starts_with('/') { rest.to_owned() } else { format!("/{rest}") };
    rest.parse().ok()
}

/// Puts the path before every address in an answer.
pub(crate) async fn rebase(base: &str, response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    head(base, &mut parts.headers);
    let is_page = parts
        .headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.to_str().is_ok_and(|kind| kind.starts_with("text/html")));
    if !is_page {
        return Response::from_parts(parts, body);
    }
    let Ok(bytes) = to_bytes(body, LONGEST).await else { return Response::from_parts(parts, Body::empty()) };
    let mut page = String::from_utf8_lossy(&bytes).into_owned();
    for attribute in ATTRIBUTES {
        if let Some(name) = attribute.strip_suffix('/') {
            page = page.replace(attribute, &format!("{name}{base}/"));
        }
    }
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(page))
}

/// Where the answer leads, and for which pages its cookies are.
fn head(base: &str, headers: &mut HeaderMap) {
    let moved = |value: &HeaderValue, mark: &str| {
        let text = value.to_str().ok()?;
        let at = text.find(mark)? + mark.len();
        let rest = text.get(at..).filter(|rest| rest.starts_with('/'))?;
        HeaderValue::from_str(&format!("{}{base}{rest}", &text[..at])).ok()
    };
    if let Some(location) = headers.get(LOCATION).and_then(|value| moved(value, "")) {
        headers.insert(LOCATION, location);
    }
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let cookie = moved(&cookie, "Path=").unwrap_or(cookie);
        headers.append(SET_COOKIE, cookie);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::response::IntoResponse;

    #[test]
    fn the_path_is_taken_off_once_and_only_where_it_stands() {
        let taken =
            |address: &str| without("/games", &address.parse().expect("an address")).map(|rest| rest.to_string());
        assert_eq!(taken("/games/t/x?log=all").as_deref(), Some("/t/x?log=all"));
        assert_eq!(taken("/games").as_deref(), Some("/"));
        assert_eq!(taken("/games?x=1").as_deref(), Some("/?x=1"));
        assert_eq!(taken("/gamesome"), None);
        assert_eq!(taken("/t/x"), None);
    }

    #[tokio::test]
    async fn addresses_in_pages_redirects_and_cookies_begin_with_the_path() {
        let page = maud::html! { a href="/t/x" title="see href=\"/t/x\"" { "href=\"/t/x\"" } use href="#e-a" {} input readonly value="/t/x"; };
        let headers = [(LOCATION, "/t/x"), (SET_COOKIE, "a=b; Path=/; HttpOnly")];
        let response = rebase("/games", (headers, page).into_response()).await;
        assert_eq!(response.headers()[LOCATION], "/games/t/x");
        assert_eq!(response.headers()[SET_COOKIE], "a=b; Path=/games/; HttpOnly");
        let body = to_bytes(response.into_body(), 10_000).await.expect("a body");
        assert_eq!(
            String::from_utf8_lossy(&body),
            "<a href=\"/games/t/x\" title=\"see href=&quot;/t/x&quot;\">href=&quot;/t/x&quot;</a><use href=\"#e-a\"></use>\
             <input readonly value=\"/games/t/x\">"
        );
    }
}
