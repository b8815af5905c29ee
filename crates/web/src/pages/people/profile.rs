//! Somebody as others see them: their finished games, how they did in them, and what one can say about them.

use super::{person_at, report};
use crate::app::App;
use crate::pages::form::Asked;
use crate::pages::frame::{Page, plainly};
use crate::pages::lobby::table_line;
use crate::pages::moments::ago;
use crate::pages::rating;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{PersonId, Status, Table, Tie, Which};
use table::{Dictionary, Message, Outcome};

/// How many finished games are looked at.
const LOOKED_AT: u32 = 200;

/// How many of them are shown.
const SHOWN: usize = 20;

/// How somebody did in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    played: usize,
    won: usize,
}

/// The last finished games of somebody, as far as this visitor may find them.
pub(crate) async fn finished_of(app: &App, person: PersonId, me: Option<PersonId>) -> Result<Vec<Table>, Problem> {
    let listing = app.host.store.list(Which::OverOf(person), store::Page::first(LOOKED_AT)).await?;
    let seen = |table: &Table| table.seats_person(person) && (table.listed || me == Some(person));
    Ok(listing.tables.into_iter().filter(seen).collect())
}

/// Whether something was just told to the operator.
#[derive(Debug, Deserialize)]
pub(crate) struct Told {
    #[serde(default)]
    told: Option<String>,
}

impl Told {
    fn is_told(&self) -> bool {
        self.told.is_some()
    }
}

/// `GET /p/{id}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(told): Asked<Told>,
) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let person = person_at(&app, &id).await?;
    let me = visit.person.as_ref().map(|me| me.id);
    let finished = finished_of(&app, person.id, me).await?;
    let account = app.people().account(person.id).await?;
    let ties = match me {
        Some(me) if me != person.id => app.people().ties(me).await?,
        _ => Vec::new(),
    };
    let tie = ties.into_iter().find(|tied| tied.other.id == person.id);
    let mine = tie.as_ref().and_then(|tied| tied.mine);
    let body = html! {
        section.people {
            h1 { (person.name) }
            p.lead {
                (words.word(if account.is_some() { "people-with-account" } else { "people-guest" })) " · "
                (words.word("people-since")) " " (ago(words, person.created))
            }
            @if told.is_told() { p.notice.is-good role="status" { (words.word("report-sent")) } }
            @if me.is_some_and(|me| me != person.id) { (tie_forms(words, person.id, mine)) (report::form(words, person.id)) }
            (rating::of(&app, &visit, person.id).await?)
            section aria-labelledby="results-title" {
                h2 #results-title { (words.word("people-results")) }
                @if finished.is_empty() { p.muted { (words.word("people-results-none")) } }
                (tallies(&app, &visit, person.id, &finished))
            }
            @if !finished.is_empty() {
                section aria-labelledby="history-title" {
                    h2 #history-title { (words.word("people-history")) }
                    ul.tables { @for table in finished.iter().take(SHOWN) { (table_line(&app, &visit, table)) } }
                }
            }
        }
    };
    Ok(Page { title: person.name.clone(), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// How often somebody played each game, and won it.
fn tallies(app: &App, visit: &Visit, person: PersonId, finished: &[Table]) -> Markup {
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for table in finished.iter().filter(|table| table.status == Status::Over) {
        let outcome: Option<Outcome> = table.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        let Some(outcome) = outcome else { continue };
        let tally = tallies.entry(&table.game).or_default();
        tally.played += 1;
        tally.won += usize::from(table.seats_of(person).any(|seat| outcome.winners.has(seat)));
    }
    html! {
        ul.plain-rows {
            @for (game, tally) in tallies {
                @let words = app.say(game, visit.reader.lang);
                @let won = Message::new("people-won-of").with("won", tally.won).with("n", tally.played);
                li { b { (words.word("game-name")) } span { (plainly(words, &won)) } }
            }
        }
    }
}

/// What one can say about somebody.
pub(super) fn tie_forms(words: &Dictionary, other: PersonId, mine: Option<Tie>) -> Markup {
    let choices: &[(&str, &str)] = match mine {
        None => &[("friend", "people-befriend"), ("block", "people-block")],
        Some(Tie::Friend) => &[("none", "people-unfriend"), ("block", "people-block")],
        Some(Tie::Block) => &[("none", "people-unblock")],
    };
    html! {
        form.actions method="post" action={ "/p/" (other) "/tie" } {
            @for (tie, key) in choices { button.small name="tie" value=(tie) { (words.word(key)) } }
        }
    }
}
