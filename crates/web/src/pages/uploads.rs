//! Where people bring records to look at. They are proved first.

use super::frame::Page;
use super::problem::sentence;
use crate::app::App;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::uploads::{OWN, Proved};
use crate::visit::Visit;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use std::sync::Arc;
use store::{Time, Work, WorkKind};
use table::Record;

/// `GET /replay`.
pub(crate) async fn form(State(app): State<Arc<App>>, visit: Visit) -> Response {
    page(&app, &visit, None)
}

fn page(app: &App, visit: &Visit, problem: Option<&Problem>) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.upload {
            h1 { (words.word("ui-replay-upload")) }
            p { (words.word("ui-upload-help")) }
            @if let Some(problem) = problem { p.notice.is-bad role="alert" { (sentence(app, visit, problem)) } }
            form method="post" action="/replay" enctype="multipart/form-data" {
                label for="record" { (words.word("ui-upload-label")) }
                input #record type="file" name="record" accept=".json,application/json" required;
                button.primary { (words.word("ui-upload-go")) }
            }
        }
    };
    Page { title: words.word("ui-replay-upload"), kind: "upload", body, visit }.dress(app).into_response()
}

/// `POST /replay`. Whoever brings a record is somebody from then on; it costs as much as a table.
pub(crate) async fn upload(State(app): State<Arc<App>>, visit: Visit, form: Multipart) -> Result<Response, Problem> {
    let text = read(form).await?;
    let proved = match proved(&app, text.clone()).await {
        Err(problem @ Problem::Unreadable(_)) => {
            let mut response = page(&app, &visit, Some(&problem));
            *response.status_mut() = problem.status();
            return Ok(response);
        }
        proved => proved?,
    };
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    app.allow_table(person.id, visit.net)?;
    let (key, game) = (proved.key(), proved.record.setup.game.clone());
    let address = format!("/replay/{key}/0");
    let work = Work { key, kind: WorkKind::Record, game, text, person: person.id, at: Time::now() };
    app.host.store.works().keep_work(work, OWN).await?;
    app.uploads.put(&proved);
    let mut response = Redirect::to(&address).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Reads and proves a record.
async fn proved(app: &App, text: String) -> Result<Arc<Proved>, Problem> {
    let host = Arc::clone(&app.host);
    let proved = tokio::task::spawn_blocking(move || {
        let unreadable = |complaint: table::Complaint| Problem::Unreadable(complaint.why);
        let record = Record::read(&text).map_err(unreadable)?;
        let entry = host.game(&record.setup.game).ok_or_else(|| Problem::unreadable("ui-problem-record-game"))?;
        if record.steps().count() > entry.game.about().longest * 4 {
            return Err(Problem::TooLarge);
        }
        let proof = record.verify(entry.game).map_err(unreadable)?;
        Ok(Arc::new(Proved { record, proof }))
    });
    proved.await.map_err(|_| Problem::Broken)?
}

/// The record that somebody brought, at whichever server.
pub(super) async fn find(app: &App, key: &str) -> Result<Arc<Proved>, Problem> {
    if let Some(found) = app.uploads.get(key) {
        return Ok(found);
    }
    let work = app.host.store.works().work(WorkKind::Record, key.to_owned()).await?.ok_or(Problem::NotFound)?;
    // A program that plays a game no more cannot show its records either.
    let proved = proved(app, work.text).await.map_err(|_| Problem::NotFound)?;
    app.uploads.put(&proved);
    Ok(proved)
}

async fn read(mut form: Multipart) -> Result<String, Problem> {
    let failed = |error: axum::extract::multipart::MultipartError| {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Problem::TooLarge
        } else {
            Problem::unreadable("ui-problem-form")
        }
    };
    while let Some(field) = form.next_field().await.map_err(failed)? {
        if field.name() == Some("record") {
            return field.text().await.map_err(failed);
        }
    }
    Err(Problem::unreadable("ui-problem-form"))
}
