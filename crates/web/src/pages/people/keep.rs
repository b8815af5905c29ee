//! The personal link: six words by which somebody without a password sits down on another device.

use super::me::{Shown, show};
use crate::app::App;
use crate::edge::Caller;
use crate::pages::form::Posted;
use crate::pages::frame::{Page, plainly};
use crate::people::{draw_words, read_words};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use std::sync::Arc;
use store::{Code, Person};
use table::Message;

/// `POST /me/link`: a new link; one that was made before is good no longer.
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Response, Problem> {
    let person = visit.someone()?;
    let words = draw_words();
    app.people().keep(person.id, Code::new(words.as_str())).await?;
    let address = format!("{}/keep/{words}", app.edge.site(&caller, &headers));
    show(&app, &visit, Some(Shown::Link(address, words)), None).await
}

/// Whose words these are. Guessing is counted.
async fn keeper(app: &App, visit: &Visit, words: &str) -> Result<(Person, String), Problem> {
    app.allow_attempt(visit.net, None)?;
    let wrong = || Problem::forbidden("people-problem-words");
    let words = read_words(words).ok_or_else(wrong)?;
    let person = app.people().keeper(Code::new(words.as_str())).await?.ok_or_else(wrong)?;
    Ok((person, words))
}

/// Words that were typed.
#[derive(Deserialize)]
pub(crate) struct Typed {
    words: String,
}

/// `POST /keep`: the words were typed instead of opened as a link.
pub(crate) async fn typed(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(typed): Posted<Typed>,
) -> Result<Response, Problem> {
    let (person, _) = keeper(&app, &visit, &typed.words).await?;
    seat(&app, &visit, &person).await
}

/// `GET /keep/{words}`: asks before anything changes on this device.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(words): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let (person, words) = keeper(&app, &visit, &words).await?;
    if visit.person.as_ref().is_some_and(|here| here.id == person.id) {
        return Ok(Redirect::to("/").into_response());
    }
    let say = app.words.plain(visit.reader.lang);
    let sentence = |key: &'static str, name: &str| plainly(say, &Message::new(key).with("name", name));
    let body = html! {
        section.people {
            h1 { (sentence("people-keep-title", &person.name)) }
            p.lead { (say.word("people-keep-lead")) }
            @if let Some(here) = &visit.person { p.notice { (sentence("people-keep-moves", &here.name)) } }
            form.actions method="post" action={ "/keep/" (words) } {
                button.primary { (sentence("people-keep-go", &person.name)) }
                a.button.quiet href="/" { (say.word("ui-back-to-lobby")) }
            }
        }
    };
    let title = say.word("people-link");
    Ok(Page { title, kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// `POST /keep/{words}`: sits down on this device.
pub(crate) async fn sit_down(
    State(app): State<Arc<App>>,
    Path(words): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let (person, _) = keeper(&app, &visit, &words).await?;
    seat(&app, &visit, &person).await
}

async fn seat(app: &App, visit: &Visit, person: &Person) -> Result<Response, Problem> {
    let cookie = app.settle(visit, person).await?;
    let mut response = Redirect::to("/me?done=welcome").into_response();
    response.headers_mut().append(SET_COOKIE, cookie);
    Ok(response)
}
