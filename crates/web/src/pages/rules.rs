//! The rules as they are played here, clause by clause.

use super::form::Asked;
use super::frame::Page;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::Dictionary;

/// `GET /rules`.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.rules-index {
            h1 { (words.word("ui-rules")) }
            ul {
                @for entry in app.host.games() {
                    @let words = app.say(entry.id(), visit.reader.lang);
                    li { a href={ "/rules/" (entry.id()) } { (words.word("game-name")) } " – " (words.word("game-pitch")) }
                }
            }
        }
    };
    Page { title: words.word("ui-rules"), kind: "rules", body, visit: &visit }.dress(&app).into_response()
}

/// One clause may be asked for, to be shown where it was spoken of.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    #[serde(default)]
    clause: Option<String>,
}

/// `GET /rules/{game}`, and a single clause for the script: `?clause=…`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
    Asked(question): Asked<Question>,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    if let (Wants::Part, Some(clause)) = (visit.wants, &question.clause) {
        return Ok(one_clause(words, entry.id(), clause).ok_or(Problem::NotFound)?.into_response());
    }
    let chapters = table::rules::chapters(entry.game.words(visit.reader.lang), words);
    let title = words.word("game-name");
    let body = html! {
        article.rules {
            h1 { (title) }
            p.pitch { (words.word("game-pitch")) }
            p { (words.word("rules-unofficial")) }
            nav.chapters aria-label=(words.word("ui-chapters")) {
                ol { @for chapter in &chapters { li { a href={ "#" (chapter.number) } { (chapter.title) } } } }
            }
            @for chapter in &chapters {
                section id=(chapter.number) {
                    h2 { span.clause { (chapter.number) } " " (chapter.title) }
                    dl {
                        @for clause in &chapter.clauses {
                            div id=(clause.number) {
                                dt { a.clause href={ "#" (clause.number) } { (clause.number) } }
                                dd { (clause.text) }
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(Page { title, kind: "rules", body, visit: &visit }.dress(&app).into_response())
}

/// A clause by itself, with the way to all of them.
fn one_clause(words: &Dictionary, game: &str, clause: &str) -> Option<Markup> {
    let key = table::rules::key(clause);
    words.has(&key).then(|| {
        html! {
            h2 { span.clause { (clause) } }
            p { (words.word(&key)) }
            p.small { a href={ "/rules/" (game) "#" (clause) } target="_blank" { (words.word("ui-rules-all")) } }
        }
    })
}
