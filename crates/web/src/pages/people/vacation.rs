//! The page on which somebody goes on vacation.

use crate::app::App;
use crate::calendar::{day_at, day_of};
use crate::host::VACATION_DAYS;
use crate::pages::form::Posted;
use crate::pages::frame::{Page, plainly};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use std::sync::Arc;
use store::Time;
use table::Message;

/// `GET /me/vacation`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let (vacations, left) = app.host.vacations_of(visit.someone()?.id).await?;
    let now = app.host.clock.now();
    let help = plainly(words, &Message::new("vacation-help").with("left", left));
    let body = html! {
        section.people {
            h1 { (words.word("vacation")) }
            p.lead { (help) }
            @if !vacations.is_empty() {
                ul.plain-rows {
                    @for vacation in &vacations {
                        @let begun = vacation.begins <= now;
                        @let listed = Message::new("vacation-listed").with("from", day_of(vacation.begins)).with("to", day_of(vacation.ends));
                        li {
                            span { (plainly(words, &listed)) }
                            form method="post" action="/me/vacation/end" {
                                input type="hidden" name="begins" value=(vacation.begins.0);
                                button.small { (words.word(if begun { "vacation-end" } else { "vacation-cancel" })) }
                            }
                        }
                    }
                }
            }
            @if left > 0 {
                form.narrow method="post" action="/me/vacation" {
                    div.field {
                        label for="from" { (words.word("vacation-from")) }
                        input #from name="from" type="date" value=(day_of(now)) min=(day_of(now)) required;
                    }
                    div.field {
                        label for="days" { (words.word("vacation-days")) }
                        input #days name="days" type="number" min="1" max=(VACATION_DAYS) value=(left.min(7)) required;
                    }
                    button.primary { (words.word("vacation-take")) }
                }
            } @else {
                p.muted { (words.word("vacation-none")) }
            }
        }
    };
    Ok(Page { title: words.word("vacation"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// A wish for vacation.
#[derive(Debug, Deserialize)]
pub(crate) struct VacationForm {
    #[serde(default)]
    from: Option<String>,
    days: i64,
}

/// `POST /me/vacation`.
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<VacationForm>,
) -> Result<Response, Problem> {
    let person = visit.someone()?.id;
    let from = match form.from.as_deref().map(str::trim).filter(|from| !from.is_empty()) {
        Some(text) => Some(day_at(text).ok_or_else(|| Problem::unreadable("ui-problem-form"))?),
        None => None,
    };
    app.host.take_vacation(person, from, form.days).await?;
    Ok(Redirect::to("/me/vacation").into_response())
}

/// The vacation that begins at a moment.
#[derive(Debug, Deserialize)]
pub(crate) struct EndForm {
    begins: i64,
}

/// `POST /me/vacation/end`.
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<EndForm>,
) -> Result<Response, Problem> {
    app.host.end_vacation(visit.someone()?.id, Time(form.begins)).await?;
    Ok(Redirect::to("/me/vacation").into_response())
}
