//! Why something is not offered, with its rule.

use super::form::Asked;
use super::frame::Page;
use super::problem::clause_link;
use super::stand::Stand;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Message, Rejected, Seat};

/// What is asked about.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    act: String,
}

/// `GET /t/{id}/why?act=…`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(question): Asked<Question>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let words = app.say(live.entry.id(), visit.reader.lang);
    let (answer, clause) = {
        let now = live.now();
        let name = |seat: Seat| now.seats.get(seat.index()).map(|held| held.name.clone()).unwrap_or_default();
        let seat = Stand::of(&now, &visit).viewer.seat().ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
        match now.game.check(seat, question.act.trim()) {
            Ok(()) => (words.word("ui-why-allowed"), None),
            Err(Rejected::Refused(refusal)) => (words.say(&refusal.why, &name), Some(refusal.clause)),
            Err(Rejected::Unreadable(complaint)) => (words.complain(&complaint), None),
        }
    };
    if visit.wants == Wants::Json {
        let clause = clause.as_ref().map(table::Clause::as_str);
        return Ok(Json(serde_json::json!({ "says": answer, "clause": clause })).into_response());
    }
    let body = explanation(words, live.entry.id(), &question.act, &answer, clause.as_ref().map(table::Clause::as_str));
    if visit.wants == Wants::Part {
        return Ok(body.into_response());
    }
    let body = html! {
        section.why { (body) p { a.button href={ "/t/" (live.id) } { (words.word("ui-back-to-table")) } } }
    };
    Ok(Page { title: words.word("ui-why"), kind: "why", body, visit: &visit }.dress(&app).into_response())
}

fn explanation(words: &table::Dictionary, game: &str, act: &str, answer: &str, clause: Option<&str>) -> Markup {
    let asked = Message::new("ui-why-about").with("act", act);
    html! {
        h2 { (words.say(&asked, &|seat| seat.to_string())) }
        p { (answer) @if let Some(clause) = clause { " " (clause_link(game, clause)) } }
        @if let Some(clause) = clause.filter(|clause| words.has(&table::rules::key(clause))) {
            blockquote.rule { (words.word(&table::rules::key(clause))) }
        }
    }
}
