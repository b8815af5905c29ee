//! Telling the operator about somebody, and what the operator is told.

use super::person_at;
use crate::app::App;
use crate::pages::form::Posted;
use crate::pages::moments::ago;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{DeedKind, Person, PersonId, Said, TableId, Told};
use table::Dictionary;

/// The longest report, in characters.
const LONGEST: usize = 1000;

/// How many reports of one person may wait.
const MOST: u64 = 10;

/// How many are shown at a time.
const SHOWN: u32 = 100;

/// How many of the last things that somebody said are shown with a report.
const LAST_SAID: usize = 5;

/// The form on the profile of somebody.
pub(super) fn form(words: &Dictionary, subject: PersonId) -> Markup {
    html! {
        details.sheet.narrow {
            summary { (words.word("report")) }
            form method="post" action={ "/p/" (subject) "/report" } {
                div.field {
                    label for="report-text" { (words.word("report-help")) }
                    textarea #report-text name="text" rows="4" maxlength=(LONGEST) required {}
                }
                button { (words.word("report-send")) }
            }
        }
    }
}

/// What somebody tells.
#[derive(Deserialize)]
pub(crate) struct Report {
    text: String,
}

/// `POST /p/{id}/report`.
pub(crate) async fn tell(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(report): Posted<Report>,
) -> Result<Response, Problem> {
    let author = visit.someone()?.id;
    let subject = person_at(&app, &id).await?.id;
    report_person(&app, author, subject, &report.text).await?;
    Ok(Redirect::to(&format!("/p/{subject}?told=yes")).into_response())
}

/// Tells the operator about somebody.
pub(crate) async fn report_person(app: &App, author: PersonId, subject: PersonId, text: &str) -> Result<(), Problem> {
    let text: String = text.trim().chars().filter(|c| !c.is_control() || *c == '\n').take(LONGEST).collect();
    if text.is_empty() || subject == author {
        return Err(Problem::unreadable("ui-problem-form"));
    }
    if app.host.store.notes().reports_by(author).await? >= MOST {
        return Err(Problem::forbidden("report-problem-many"));
    }
    Ok(app.host.store.notes().report(author, subject, text).await?)
}

/// A report with what its subject said last, and where.
pub(super) struct Case {
    told: Told,
    said: Vec<(TableId, Said)>,
}

/// What the operator is told, with what is needed to judge it.
pub(super) async fn cases(app: &App) -> Result<Vec<Case>, Problem> {
    let mut cases = Vec::new();
    for told in app.host.store.notes().reports(SHOWN).await? {
        let mut said = app.people().said_by(told.subject.id).await?;
        let older = said.len().saturating_sub(LAST_SAID);
        cases.push(Case { told, said: said.split_off(older) });
    }
    Ok(cases)
}

/// What the operator can do about somebody.
fn restraints(words: &Dictionary, subject: &Person) -> Markup {
    let mute = if subject.muted { DeedKind::Unmute } else { DeedKind::Mute };
    let ban = if subject.banned { DeedKind::Unban } else { DeedKind::Ban };
    html! {
        form.actions method="post" action="/office/restrain" {
            input type="hidden" name="person" value=(subject.id);
            @for deed in [mute, ban] { button.small name="deed" value=(deed.as_str()) { (words.word(&format!("report-{}", deed.as_str()))) } }
        }
    }
}

/// What the operator is told, and what can be done about it.
pub(super) fn rows(words: &Dictionary, cases: &[Case]) -> Markup {
    html! {
        section.keep aria-labelledby="office-reports" {
            span.keep-sign aria-hidden="true" { (symbol("horn")) }
            div {
                h2 #office-reports { (words.word("report-all")) }
                @if cases.is_empty() { p.muted { (words.word("report-none")) } }
                @else { p.hint { (words.word("report-all-help")) } }
                ul.plain-rows {
                    @for Case { told, said } in cases {
                        li {
                            div {
                                p {
                                    @if let Some(author) = &told.author { a href={ "/p/" (author.id) } { (author.name) } " → " }
                                    a href={ "/p/" (told.subject.id) } { (told.subject.name) } " (" (told.subject.id) ") "
                                    span.small.muted { (ago(words, told.at)) }
                                }
                                p.said { (told.text) }
                                @if !said.is_empty() {
                                    details.small {
                                        summary { (words.word("report-said")) }
                                        ul { @for (table, line) in said { li { a href={ "/t/" (table) } { (ago(words, line.at)) } ": " (line.text) } } }
                                    }
                                }
                                (restraints(words, &told.subject))
                            }
                            form method="post" action="/office/settle" {
                                button.small name="report" value=(told.id) { (words.word("report-settle")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is to be done about whom.
#[derive(Deserialize)]
pub(crate) struct Restraint {
    person: i64,
    deed: String,
}

/// `POST /office/restrain`: the operator silences somebody, or lets them do nothing but look, or allows it again.
pub(crate) async fn restrain(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(restraint): Posted<Restraint>,
) -> Result<Response, Problem> {
    let operator = app.operator(&visit).await?;
    let deeds = [DeedKind::Mute, DeedKind::Unmute, DeedKind::Ban, DeedKind::Unban];
    let deed = deeds.into_iter().find(|deed| deed.as_str() == restraint.deed);
    let deed = deed.ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
    let subject = PersonId(restraint.person);
    // Whoever keeps the house cannot lock themselves out of it.
    if subject == operator.person.id {
        return Err(Problem::forbidden("report-problem-self"));
    }
    app.host.store.notes().restrain(subject, deed, format!("{} on the web", operator.person.name)).await?;
    app.forget_sessions(subject);
    Ok(Redirect::to("/office").into_response())
}

/// Which report is settled.
#[derive(Deserialize)]
pub(crate) struct Settled {
    report: String,
}

/// `POST /office/settle`.
pub(crate) async fn settle(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(settled): Posted<Settled>,
) -> Result<Response, Problem> {
    app.operator(&visit).await?;
    app.host.store.notes().settle(settled.report).await?;
    Ok(Redirect::to("/office").into_response())
}
