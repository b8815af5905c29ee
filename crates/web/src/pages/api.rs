//! What programs can do here: the OpenAPI document, and a page that tells the same to people.

use super::frame::Page;
use crate::api;
use crate::app::App;
use crate::visit::Visit;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{OpenApi, Server};

/// `GET /api/openapi.json`.
pub(crate) async fn document(State(app): State<Arc<App>>) -> Json<OpenApi> {
    let mut document = api::document().clone();
    document.servers = Some(vec![Server::new(format!("{}{}", app.edge.base(), api::BASE))]);
    Json(document)
}

/// An operation with its method and address.
type Told<'a> = (&'static str, &'a str, &'a Operation);

fn operations<'a>(path: &'a str, item: &'a PathItem) -> impl Iterator<Item = Told<'a>> {
    let all = [("GET", &item.get), ("POST", &item.post), ("PUT", &item.put), ("DELETE", &item.delete)];
    all.into_iter().filter_map(move |(method, operation)| Some((method, path, operation.as_ref()?)))
}

/// Everything that can be done, by what it is about.
fn by_tag(document: &OpenApi) -> BTreeMap<&str, Vec<Told<'_>>> {
    let mut all: BTreeMap<&str, Vec<Told<'_>>> = BTreeMap::new();
    for (path, item) in &document.paths.paths {
        for told in operations(path, item) {
            let tag = told.2.tags.as_ref().and_then(|tags| tags.first()).map_or("", String::as_str);
            all.entry(tag).or_default().push(told);
        }
    }
    all
}

/// `GET /api`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        article.rules.api {
            h1 { (words.word("programs-api")) }
            p.lead { (words.word("programs-api-lead")) }
            p.actions {
                a.button.primary href="/me/tokens" { (words.word("programs-tokens")) }
                a.button href="/api/openapi.json" { (words.word("programs-document")) }
            }
            h2 { (words.word("programs-begin")) }
            p { (words.word("programs-begin-help")) }
            pre tabindex="0" { code { "curl -H \"Authorization: Bearer $TOKEN\" " (api::BASE) "/me" } }
            p { (words.word("programs-stream-help")) }
            pre tabindex="0" { code { "curl -N -H \"Authorization: Bearer $TOKEN\" " (api::BASE) "/play" } }
            p { (words.word("programs-limits")) }
            // What the program says about itself is English, as the document is.
            div lang="en" { @for (tag, all) in by_tag(api::document()) { (group(tag, &all)) } }
        }
    };
    Page { title: words.word("programs-api"), kind: "rules", body, visit: &visit }.dress(&app).into_response()
}

fn group(tag: &str, all: &[Told<'_>]) -> Markup {
    html! {
        section id={ "tag-" (tag) } {
            h2 { (tag) }
            dl.api-operations {
                @for (method, path, operation) in all {
                    div {
                        dt { code { b { (method) } " " (api::BASE) (path) } }
                        dd {
                            @if let Some(summary) = &operation.summary { (summary) }
                            @for parameter in operation.parameters.iter().flatten() {
                                @if let Some(about) = &parameter.description { p.small.muted { code { (parameter.name) } ": " (about) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
