//! Why something is not offered: the reason, its rule, and what can be done instead.

use super::form::Asked;
use super::frame::Page;
use super::problem::clause_link;
use super::stand::Stand;
use super::{encode, typed};
use crate::app::App;
use crate::host::{Live, Now};
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::Status;
use table::{Dictionary, Message, Offer, Rejected, Seat, Viewer};

/// The most things that are named as possible instead.
const MOST_INSTEAD: usize = 4;

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
    let answer = {
        let now = live.now();
        let seat = Stand::of(&now, &visit).own().ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
        let act = typed::meant(&app, &live, &now, seat, question.act.trim());
        Answer::of(&now, words, seat, &act)
    };
    if visit.wants == Wants::Json {
        return Ok(Json(serde_json::json!({ "says": answer.says, "clause": answer.clause })).into_response());
    }
    if visit.wants == Wants::Part {
        return Ok(html! { h2 { (answer.title(words)) } (answer.shown(words, &live)) }.into_response());
    }
    let body = html! {
        section.why {
            h1 { (answer.title(words)) }
            (answer.shown(words, &live))
            p { a.button href={ "/t/" (live.id) } { (words.word("ui-back-to-table")) } }
        }
    };
    Ok(Page { title: words.word("ui-why"), kind: "why", body, visit: &visit }.dress(&app).into_response())
}

/// What is answered, in the reader's words.
struct Answer {
    /// What was asked about, as its button would say it; as it was typed if it is no action.
    about: String,
    /// The reason.
    says: String,
    clause: Option<String>,
    /// What the table waits for.
    now: String,
    /// What the seat may do instead: the action and its button. Things of the same kind come first.
    instead: Vec<(String, String)>,
    /// How much more it may do.
    more: usize,
}

impl Answer {
    fn of(now: &Now, words: &Dictionary, seat: Seat, act: &str) -> Answer {
        let name = |seat: Seat| now.name(seat);
        let about = now.game.label(seat, act).map_or_else(|_| act.to_owned(), |label| words.say(&label, &name));
        let (says, clause) = match now.game.check(seat, act) {
            Ok(()) => (words.word("ui-why-allowed"), None),
            Err(Rejected::Refused(refusal)) => {
                (words.say(&refusal.why, &name), Some(refusal.clause.as_str().to_owned()))
            }
            Err(Rejected::Unreadable(complaint)) => (words.complain(&complaint), None),
        };
        let offers = if now.deciding().has(seat) { now.game.offers(seat) } else { Vec::new() };
        let verb = |text: &str| text.split(' ').next().map(str::to_owned);
        let alike: Vec<&Offer> = offers.iter().filter(|offer| verb(&offer.text) == verb(act)).collect();
        let possible: Vec<&Offer> = if alike.is_empty() { offers.iter().collect() } else { alike };
        let said = |offer: &&Offer| (offer.text.clone(), words.say(&offer.label, &name));
        Answer {
            about,
            says,
            clause,
            now: if now.status == Status::Over {
                String::new()
            } else {
                words.say(&now.game.prompt(Viewer::Seat(seat)), &name)
            },
            more: possible.len().saturating_sub(MOST_INSTEAD),
            instead: possible.iter().take(MOST_INSTEAD).map(said).collect(),
        }
    }

    /// What it is about: the title of the page, or of the box above the table.
    fn title(&self, words: &Dictionary) -> String {
        words.say(&Message::new("ui-why-about").with("act", self.about.as_str()), &|seat| seat.to_string())
    }

    fn shown(&self, words: &Dictionary, live: &Live) -> Markup {
        let say = |message: Message| words.say(&message, &|seat| seat.to_string());
        let clause = self.clause.as_deref();
        html! {
            p.why-says { (self.says) @if let Some(clause) = clause { " " (clause_link(live.entry.id(), clause)) } }
            @if let Some(clause) = clause.filter(|clause| words.has(&table::rules::key(clause))) {
                blockquote.rule { (words.word(&table::rules::key(clause))) }
            }
            @if !self.now.is_empty() { p.why-now { b { (words.word("ui-why-now")) } " " (self.now) } }
            @if !self.instead.is_empty() {
                p.why-instead { (words.word("ui-why-instead")) }
                ul.choices {
                    @for (act, label) in &self.instead {
                        li { a.button.offer href={ "/t/" (live.id) "?choose=" (encode(act)) } data-act=(act) { (label) } }
                    }
                }
                @if self.more > 0 { p.muted.small { (say(Message::new("ui-why-more").with("n", self.more))) } }
            }
        }
    }
}
