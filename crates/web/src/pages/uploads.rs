//! Where people bring records to look at. They are proved first.

use super::frame::Page;
use super::problem::sentence;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use std::sync::Arc;
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

/// `POST /replay`.
pub(crate) async fn upload(State(app): State<Arc<App>>, visit: Visit, form: Multipart) -> Result<Response, Problem> {
    let text = read(form).await?;
    let host = Arc::clone(&app.host);
    let proved = tokio::task::spawn_blocking(move || {
        let unreadable = |complaint: table::Complaint| Problem::Unreadable(complaint.why);
        let record = Record::read(&text).map_err(unreadable)?;
        let entry = host.game(&record.setup.game).ok_or_else(|| Problem::unreadable("ui-problem-record-game"))?;
        if record.steps().count() > entry.game.about().longest * 4 {
            return Err(Problem::TooLarge);
        }
        let proof = record.verify(entry.game).map_err(unreadable)?;
        Ok((record, proof))
    });
    match proved.await.map_err(|_| Problem::Broken)? {
        Ok((record, proof)) => {
            let digest = app.uploads.keep(record, proof);
            Ok(Redirect::to(&format!("/replay/{digest}/0")).into_response())
        }
        Err(problem @ Problem::Unreadable(_)) => {
            let mut response = page(&app, &visit, Some(&problem));
            *response.status_mut() = problem.status();
            Ok(response)
        }
        Err(problem) => Err(problem),
    }
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
