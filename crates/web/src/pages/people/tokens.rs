//! Personal tokens: what somebody lets programs do.

use crate::app::App;
use crate::names::tidy_name;
use crate::pages::form::Posted;
use crate::pages::frame::Page;
use crate::pages::moments::ago;
use crate::problem::Problem;
use crate::visit::{Permission, Scope, Visit};
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::Permit;
use table::Dictionary;

/// How many tokens one person may have.
const MOST: usize = 20;

/// `GET /me/tokens`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    show(&app, &visit, None).await
}

async fn show(app: &App, visit: &Visit, made: Option<&str>) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let account = app.account(visit).await?;
    let permits = match &account {
        Some(account) => app.host.store.permits().permits_of(account.person.id).await?,
        None => Vec::new(),
    };
    let body = html! {
        section.people {
            h1 { (words.word("programs-tokens")) }
            p.lead { (words.word("programs-tokens-lead")) " " a href="/api" { (words.word("programs-api")) } }
            @if let Some(made) = made { (shown(words, made)) }
            @match &account {
                Some(_) => { (rows(words, &permits)) (form(words)) }
                None => p { (words.word("programs-account")) " " a href="/register" { (words.word("people-register")) } }
            }
        }
    };
    Ok(Page { title: words.word("programs-tokens"), kind: "people", body, visit }.dress(app).into_response())
}

fn shown(words: &Dictionary, made: &str) -> Markup {
    html! {
        div.notice.is-good role="status" {
            p { (words.word("programs-made")) }
            div.copy {
                label.unseen for="token" { (words.word("programs-token")) }
                input #token readonly value=(made);
                button type="button" hidden data-copy="token" data-copied=(words.word("ui-copied")) { (words.word("ui-copy")) }
            }
            p.hint { (words.word("people-once")) }
        }
    }
}

fn rows(words: &Dictionary, permits: &[Permit]) -> Markup {
    html! {
        section.keep aria-labelledby="tokens-title" {
            span.keep-sign aria-hidden="true" { (symbol("link")) }
            div {
                h2 #tokens-title { (words.word("programs-own")) }
                @if permits.is_empty() { p.muted { (words.word("programs-none")) } }
                ul.plain-rows {
                    @for permit in permits {
                        li {
                            span {
                                b { (permit.label) } " "
                                @for scope in Permission::read(&permit.scopes).names() { span.badge { (words.word(&format!("programs-scope-{scope}"))) } " " }
                                span.small.muted {
                                    @match permit.used {
                                        Some(used) => { (words.word("programs-used")) " " (ago(words, used)) }
                                        None => (words.word("programs-unused")),
                                    }
                                }
                            }
                            form method="post" action="/me/tokens/revoke" {
                                button.small name="token" value=(permit.id) { (words.word("programs-revoke")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn form(words: &Dictionary) -> Markup {
    html! {
        section.keep aria-labelledby="token-new" {
            span.keep-sign aria-hidden="true" { (symbol("bot")) }
            div {
                h2 #token-new { (words.word("programs-new")) }
                form method="post" action="/me/tokens" {
                    div.field {
                        label for="label" { (words.word("programs-label")) }
                        input #label name="label" type="text" maxlength="24" required autocomplete="off";
                    }
                    fieldset {
                        legend { (words.word("programs-scopes")) }
                        @for scope in Scope::ALL {
                            p { label.switch {
                                input type="checkbox" name="scopes" value=(scope.name()) checked[matches!(scope, Scope::Read | Scope::Play)];
                                " " (words.word(&format!("programs-scope-{}-help", scope.name())))
                            } }
                        }
                    }
                    p { button.primary { (words.word("programs-make")) } }
                }
            }
        }
    }
}

/// `POST /me/tokens`: a token, shown once.
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(fields): Posted<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let person = app.own_account(&visit).await?.person.id;
    let values =
        |name: &'static str| fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str());
    let label =
        values("label").next().and_then(tidy_name).ok_or_else(|| Problem::unreadable("programs-problem-label"))?;
    let wanted = values("scopes").collect::<Vec<&str>>().join(" ");
    let scopes = Permission::read(&wanted).names().join(" ");
    if scopes.is_empty() {
        return Err(Problem::unreadable("programs-problem-scopes"));
    }
    let permits = app.host.store.permits();
    if permits.permits_of(person).await?.len() >= MOST {
        return Err(Problem::forbidden("programs-problem-many"));
    }
    let (_, token) = permits.permit(person, label, scopes).await?;
    show(&app, &visit, Some(&Permission::shown(&token))).await
}

/// Which token.
#[derive(Deserialize)]
pub(crate) struct Revoked {
    token: String,
}

/// `POST /me/tokens/revoke`.
pub(crate) async fn revoke(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(revoked): Posted<Revoked>,
) -> Result<Response, Problem> {
    app.host.store.permits().revoke(visit.someone()?.id, revoked.token).await?;
    Ok(Redirect::to("/me/tokens").into_response())
}
