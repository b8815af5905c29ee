//! The workshop: editions and positions that people bring, change, share and play with.

mod bench;
mod edit;
mod edition;
mod position;
mod study;

pub(crate) use bench::{change as bench_change, edit as bench_edit, fresh as bench_fresh};
pub(crate) use edit::{change, form as edit_form};
pub(super) use edition::badge;
pub(crate) use edition::{file, of_table, show};
pub(crate) use position::{
    advise as position_advice, at_step, bring as bring_position, deciding_at, file as position_file, show as position,
    take_position,
};

pub(crate) use study::{begin as study, chart as study_chart, page as study_page};

use super::frame::Page;
use crate::app::App;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::visit::Visit;
use crate::workshop::{Edition, Faulty, read};
use axum::extract::{Multipart, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::PersonId;
use table::{Dictionary, Message};

/// The longest form: a file of the greatest length and what else a form sends.
pub(crate) const BYTES: usize = table::brought::MOST_BYTES + 32 * 1024;

/// `GET /workshop`.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    page(&app, &visit, None).await
}

async fn page(app: &App, visit: &Visit, problem: Option<&str>) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let me = visit.person.as_ref().map(|person| person.id);
    let store = app.host.store.as_ref();
    let editions = app.workshop.editions_for(store, me).await?;
    let positions = match me {
        Some(me) => app.workshop.positions_of(store, me).await?,
        None => Vec::new(),
    };
    let body = html! {
        section.workshop {
            h1 { (words.word("ui-workshop")) }
            p.lead { (words.word("ui-workshop-lead")) }
            @if let Some(problem) = problem { p.notice.is-bad role="alert" { (problem) } }
            section aria-labelledby="editions-title" {
                h2 #editions-title { (words.word("ui-editions")) }
                p { (words.word("ui-editions-help")) }
                ul.workshop-list {
                    @for entry in app.host.games() {
                        li {
                            a href={ "/edition/" (entry.id()) } { (app.say(entry.id(), visit.reader.lang).word("game-name")) }
                            " " span.muted { (words.word("ui-edition-shipped")) }
                        }
                    }
                    @for edition in &editions { (edition_line(app, visit, edition)) }
                }
                (bring(words, "/workshop/editions", "edition", "ui-edition-bring"))
            }
            section aria-labelledby="positions-title" {
                h2 #positions-title { (words.word("ui-positions")) }
                p { (words.word("ui-positions-help")) }
                ul.workshop-list { @for (key, entry, title) in &positions { (position_line(app, visit, key, entry, title)) } }
                (bench::ways(app, visit))
                (bring(words, "/workshop/positions", "position", "ui-position-bring"))
            }
        }
    };
    Ok(Page { title: words.word("ui-workshop"), kind: "workshop", body, visit }.dress(app).into_response())
}

fn edition_line(app: &App, visit: &Visit, edition: &Edition) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    let whose = if edition.owner.is_some() { "ui-edition-mine" } else { "ui-edition-served" };
    html! {
        li {
            a href={ "/edition/" (edition.key) } { (edition.report.title) }
            " " span.muted { (app.say(edition.entry.id(), visit.reader.lang).word("game-name")) " · " (words.word(whose)) }
        }
    }
}

fn position_line(app: &App, visit: &Visit, key: &str, entry: &shelf::Entry, title: &str) -> Markup {
    html! {
        li {
            a href={ "/position/" (key) } { (title) }
            " " span.muted { (app.say(entry.id(), visit.reader.lang).word("game-name")) }
        }
    }
}

/// A form that takes a file, or its text.
fn bring(words: &Dictionary, action: &str, name: &str, key: &str) -> Markup {
    let text = format!("{name}-text");
    html! {
        form.workshop-bring.sheet method="post" action=(action) enctype="multipart/form-data" {
            h3 { (words.word(key)) }
            label for=(name) { (words.word("ui-workshop-file")) }
            input id=(name) type="file" name="file" accept=".toml,application/toml,text/plain";
            label for=(text) { (words.word("ui-workshop-text")) }
            textarea id=(text) name="text" rows="5" spellcheck="false" maxlength=(table::brought::MOST_BYTES) {}
            button.primary { (words.word("ui-workshop-bring-go")) }
        }
    }
}

/// Everything that was typed into a form, in its order.
#[derive(Debug)]
struct Typed(Vec<(String, String)>);

impl Typed {
    async fn of(mut form: Multipart) -> Result<Typed, Problem> {
        let failed = |error: axum::extract::multipart::MultipartError| {
            if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::TooLarge
            } else {
                Problem::unreadable("ui-problem-form")
            }
        };
        let mut typed = Vec::new();
        while let Some(field) = form.next_field().await.map_err(failed)? {
            let Some(name) = field.name().map(str::to_owned) else { continue };
            typed.push((name, field.text().await.map_err(failed)?));
        }
        Ok(Typed(typed))
    }

    /// All values under a name.
    fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(own, _)| own == name).map(|(_, value)| value.clone()).collect()
    }

    /// The last value under a name.
    fn last(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

/// The fields of a form with a file; an empty one counts as not filled in.
async fn fields(form: Multipart) -> Result<BTreeMap<String, String>, Problem> {
    let Typed(typed) = Typed::of(form).await?;
    Ok(typed.into_iter().filter(|(_, text)| !text.trim().is_empty()).collect())
}

/// The file of a form, or the text that stands for it. Browsers send the lines of a text as forms have them.
fn brought(fields: &BTreeMap<String, String>) -> Result<String, Problem> {
    let text = fields.get("file").or_else(|| fields.get("text"));
    text.map(|text| text.replace("\r\n", "\n")).ok_or_else(|| Problem::unreadable("ui-workshop-nothing"))
}

/// What is wrong with something, in the reader's language.
fn sentence(app: &App, visit: &Visit, faulty: &Faulty) -> String {
    let of_game = |entry: &'static shelf::Entry| app.say(entry.id(), visit.reader.lang).complain(&faulty.complaint);
    faulty.say(of_game, app.words.plain(visit.reader.lang))
}

/// The workshop, with what is wrong with what was brought.
async fn refused(app: &App, visit: &Visit, sentence: &str) -> Result<Response, Problem> {
    let mut response = page(app, visit, Some(sentence)).await?;
    *response.status_mut() = StatusCode::BAD_REQUEST;
    Ok(response)
}

/// Goes somewhere, with the cookie of a new guest.
fn go(address: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(address).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// `POST /workshop/editions`.
pub(crate) async fn bring_edition(
    State(app): State<Arc<App>>,
    visit: Visit,
    form: Multipart,
) -> Result<Response, Problem> {
    let text = brought(&fields(form).await?)?;
    match checked(&app, text).await? {
        Ok(edition) => {
            let Guest { person, cookie } = app.guest(&visit, None).await?;
            let key = app.workshop.keep_edition(app.host.store.as_ref(), edition, person.id).await?;
            Ok(go(&format!("/edition/{key}"), cookie))
        }
        Err(faulty) => refused(&app, &visit, &sentence(&app, &visit, &faulty)).await,
    }
}

/// Reads an edition that somebody brought, on a thread that may take its time.
async fn checked(app: &App, text: String) -> Result<Result<Edition, Faulty>, Problem> {
    let games = app.host.games();
    tokio::task::spawn_blocking(move || read(games, None, &text)).await.map_err(|_| Problem::Broken)
}

/// What is wrong with a file, for programs.
fn useless(says: String) -> Problem {
    Problem::Unreadable(Message::new("programs-problem-file").with("why", says))
}

/// Keeps an edition that a program brings for somebody, and says under which key.
pub(crate) async fn bring_edition_text(
    app: &App,
    visit: &Visit,
    person: PersonId,
    text: String,
) -> Result<String, Problem> {
    let edition = checked(app, text).await?.map_err(|faulty| useless(sentence(app, visit, &faulty)))?;
    app.workshop.keep_edition(app.host.store.as_ref(), edition, person).await
}

/// Keeps a position that a program brings for somebody, and says under which key.
pub(crate) async fn bring_position_text(
    app: &App,
    visit: &Visit,
    person: PersonId,
    text: String,
) -> Result<String, Problem> {
    let laid = position::lay_out(app, text).await?;
    let position = laid.map_err(|faulty| useless(sentence(app, visit, &faulty)))?;
    app.workshop.keep_position(app.host.store.as_ref(), position, person).await
}

/// A file to take home.
fn download(name: &str, text: String) -> Result<Response, Problem> {
    use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
    let name = format!("attachment; filename=\"{name}.toml\"");
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("application/toml; charset=utf-8")),
        (CONTENT_DISPOSITION, HeaderValue::from_str(&name).map_err(|_| Problem::Broken)?),
    ];
    Ok((headers, text).into_response())
}

/// A sentence that counts.
fn counted(words: &Dictionary, key: &'static str, n: usize) -> String {
    words.say(&Message::new(key).with("n", n), &|seat| seat.to_string())
}
