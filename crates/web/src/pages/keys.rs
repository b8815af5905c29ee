//! The list of keys.

use super::frame::Page;
use crate::app::App;
use crate::visit::{Visit, Wants};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::html;
use std::sync::Arc;

/// The keys that do something at a table, each with the end of the key of its words.
const KEYS: [(&str, &str); 11] = [
    ("1 – 9", "choice"),
    ("↑ ↓", "arrows"),
    ("P", "prompt"),
    ("Z", "undo"),
    ("R", "again"),
    ("M", "moves"),
    ("L", "log"),
    ("+ − 0", "zoom"),
    ("N", "next"),
    ("Esc", "close"),
    ("?", "keys"),
];

/// `GET /keys`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.keys {
            h1 { (words.word("ui-keys")) }
            dl { @for (key, word) in KEYS { div { dt { kbd.kbd { (key) } } dd { (words.word(&format!("ui-key-{word}"))) } } } }
        }
    };
    if visit.wants == Wants::Part {
        return body.into_response();
    }
    Page { title: words.word("ui-keys"), kind: "keys", body, visit: &visit }.dress(&app).into_response()
}
