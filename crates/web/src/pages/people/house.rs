//! The operator's office on the web: who may make an account, and invitations.

use super::report;
use crate::app::App;
use crate::edge::Caller;
use crate::pages::form::Posted;
use crate::pages::frame::{Page, plainly};
use crate::pages::moments::ago;
use crate::people::{Registration, draw_code};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, Code, Invitation};
use table::{Dictionary, Message};

/// `GET /office`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let operator = app.operator(&visit).await?;
    show(&app, &visit, &operator, None).await
}

async fn show(app: &App, visit: &Visit, operator: &Account, link: Option<&str>) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let people = app.people();
    let count = Message::new("people-accounts").with("n", i64::try_from(people.accounts().await?).unwrap_or(i64::MAX));
    let invitations = people.invitations(operator.person.id).await?;
    let body = html! {
        section.people {
            h1 { (words.word("people-office")) }
            p.lead { (plainly(words, &count)) }
            (registration_form(app, words, app.registration().await?))
            (invitation_rows(words, &invitations, link))
            (report::rows(words, &report::cases(app).await?))
        }
    };
    Ok(Page { title: words.word("people-office"), kind: "people", body, visit }.dress(app).into_response())
}

fn registration_form(app: &App, words: &Dictionary, now: Registration) -> Markup {
    html! {
        section.keep aria-labelledby="office-registration" {
            span.keep-sign aria-hidden="true" { (symbol("person")) }
            div {
                h2 #office-registration { (words.word("people-registration")) }
                @if app.fixed_registration.is_some() {
                    p { (words.word(&format!("people-registration-{}", now.name()))) }
                    p.hint { (words.word("people-problem-registration-fixed")) }
                } @else {
                    form method="post" action="/office" {
                        div.choice-cards {
                            @for registration in Registration::ALL {
                                label {
                                    input type="radio" name="registration" value=(registration.name()) checked[registration == now];
                                    (words.word(&format!("people-registration-{}", registration.name())))
                                }
                            }
                        }
                        p { button { (words.word("ui-save")) } }
                    }
                }
            }
        }
    }
}

fn invitation_rows(words: &Dictionary, invitations: &[Invitation], link: Option<&str>) -> Markup {
    html! {
        section.keep aria-labelledby="office-invitations" {
            span.keep-sign aria-hidden="true" { (symbol("link")) }
            div {
                h2 #office-invitations { (words.word("people-invitations")) }
                p { (words.word("people-invitations-help")) }
                @if let Some(link) = link {
                    div.copy {
                        label.unseen for="invitation-link" { (words.word("people-invitation")) }
                        input #invitation-link readonly value=(link);
                        button type="button" hidden data-copy="invitation-link" data-copied=(words.word("ui-copied")) { (words.word("ui-copy")) }
                    }
                    p.hint { (words.word("people-once")) }
                }
                form method="post" action="/office/invite" { button { (words.word("people-invite")) } }
                ul.plain-rows {
                    @for invitation in invitations {
                        li {
                            span { (ago(words, invitation.created)) }
                            span.badge.is-live[!invitation.used] {
                                @match (&invitation.guest, invitation.used) {
                                    (Some(guest), _) => (guest),
                                    (None, true) => (words.word("people-invitation-used")),
                                    (None, false) => (words.word("people-invitation-free")),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who may make an account from now on.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    registration: String,
}

/// `POST /office`.
pub(crate) async fn registration(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(chosen): Posted<Chosen>,
) -> Result<Response, Problem> {
    app.operator(&visit).await?;
    let registration = chosen.registration.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    app.set_registration(registration).await?;
    Ok(Redirect::to("/office").into_response())
}

/// `POST /office/invite`: an invitation for one account, shown once.
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Response, Problem> {
    let operator = app.operator(&visit).await?;
    let code = draw_code();
    app.people().invite(operator.person.id, Code::new(code.as_str())).await?;
    let link = format!("{}/register?invitation={code}", app.edge.site(&caller, &headers));
    show(&app, &visit, &operator, Some(&link)).await
}
