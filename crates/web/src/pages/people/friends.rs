//! Friends, those who want to be, and those with whom one wants to have nothing to do.

use super::person_at;
use super::profile::tie_forms;
use crate::app::App;
use crate::names::looks;
use crate::net::Net;
use crate::pages::form::Posted;
use crate::pages::frame::Page;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{News, Tie, Tied};
use table::Dictionary;

/// The most ties somebody may have.
const MOST: usize = 500;

/// `GET /friends`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let ties = match &visit.person {
        Some(person) => app.people().ties(person.id).await?,
        None => Vec::new(),
    };
    let friend = Some(Tie::Friend);
    let part = |is: &dyn Fn(&Tied) -> bool| ties.iter().filter(|tied| is(tied)).cloned().collect::<Vec<Tied>>();
    let both = part(&|tied| tied.mine == friend && tied.theirs == friend);
    let asked = part(&|tied| tied.mine == friend && tied.theirs != friend);
    let asking = part(&|tied| tied.mine.is_none() && tied.theirs == friend);
    let apart = part(&|tied| tied.mine == Some(Tie::Block));
    let body = html! {
        section.people {
            h1 { (words.word("people-friends")) }
            (group(words, "people-asking", &asking))
            @if both.is_empty() { p.muted { (words.word("people-friends-none")) } }
            (group(words, "people-friends-both", &both))
            (group(words, "people-asked", &asked))
            (group(words, "people-blocked", &apart))
            @if visit.person.is_some() {
                form.sheet.narrow method="post" action="/friends" {
                    h2 { (words.word("people-befriend-name")) }
                    p.hint { (words.word("people-befriend-help")) }
                    div.copy {
                        label.unseen for="friend-name" { (words.word("people-name")) }
                        input #friend-name name="name" type="text" maxlength="200" required autocomplete="off";
                        button { (words.word("people-befriend")) }
                    }
                }
            }
        }
    };
    Ok(Page { title: words.word("people-friends"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

fn group(words: &Dictionary, title: &str, ties: &[Tied]) -> Markup {
    html! {
        @if !ties.is_empty() {
            section {
                h2 { (words.word(title)) }
                ul.plain-rows {
                    @for tied in ties {
                        li {
                            span { (symbol("person")) " " a href={ "/p/" (tied.other.id) } { (tied.other.name) } }
                            (tie_forms(words, tied.other.id, tied.mine))
                        }
                    }
                }
            }
        }
    }
}

/// A friend by name.
#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// `POST /friends`: asks somebody with an account, by name.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(named): Posted<Named>,
) -> Result<Response, Problem> {
    befriend(&app, visit.net, visit.someone()?.id, &named.name).await?;
    Ok(Redirect::to("/friends").into_response())
}

/// Makes somebody with an account a friend, by name. Names are not to be guessed one after the other.
pub(crate) async fn befriend(app: &App, net: Net, person: store::PersonId, name: &str) -> Result<(), Problem> {
    app.allow_attempt(net, None)?;
    let found = app.people().account_like(looks(name)).await?;
    let found = found.filter(|found| found.person.id != person);
    let other = found.ok_or_else(|| Problem::forbidden("people-problem-nobody"))?.person.id;
    set_tie(app, person, other, Some(Tie::Friend)).await
}

/// Makes somebody a friend, blocks them, or neither.
pub(crate) async fn set_tie(
    app: &App,
    person: store::PersonId,
    other: store::PersonId,
    tie: Option<Tie>,
) -> Result<(), Problem> {
    let people = app.people();
    // Whoever is tied already may become something else, however many there are.
    let others = people.ties(person).await?.into_iter().filter(|tied| tied.mine.is_some() && tied.other.id != other);
    if tie.is_some() && others.count() >= MOST {
        return Err(Problem::forbidden("people-problem-many"));
    }
    people.tie(person, other, tie).await?;
    app.remember_blocked(person, None);
    app.host.store.tell(News::Person(person));
    Ok(())
}

/// What somebody is to be.
#[derive(Deserialize)]
pub(crate) struct TieForm {
    tie: String,
}

/// `POST /p/{id}/tie`.
pub(crate) async fn tie(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<TieForm>,
) -> Result<Response, Problem> {
    let person = visit.someone()?;
    let other = person_at(&app, &id).await?;
    let tie = match form.tie.as_str() {
        "friend" => Some(Tie::Friend),
        "block" => Some(Tie::Block),
        "none" => None,
        _ => return Err(Problem::unreadable("ui-problem-form")),
    };
    if other.id == person.id {
        return Err(Problem::unreadable("ui-problem-form"));
    }
    set_tie(&app, person.id, other.id, tie).await?;
    Ok(Redirect::to("/friends").into_response())
}
