//! Who I am here: how I come back on other devices, my account, where I am logged in.

use super::{new_password_field, passkey, password_field};
use crate::app::App;
use crate::pages::form::Asked;
use crate::pages::frame::{Page, plainly};
use crate::pages::moments::ago;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use boards::symbols::symbol;
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, Session, Time};
use table::{Dictionary, Message};

/// What was just done, by the name its words have.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Told {
    #[serde(default)]
    done: Option<String>,
}

/// Everything that can have been done.
const DONE: [&str; 6] = ["password", "closed", "closed-all", "welcome", "passkey", "passkey-removed"];

/// Something that is shown once and never again.
pub(super) enum Shown {
    /// A personal link, whole.
    Link(String, String),
    /// Recovery codes.
    Codes(Vec<String>),
}

/// `GET /me`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(told): Asked<Told>,
) -> Result<Response, Problem> {
    let done = told.done.as_deref().and_then(|done| DONE.into_iter().find(|known| *known == done));
    show(&app, &visit, None, done).await
}

/// The page, with something that is shown once.
pub(super) async fn show(
    app: &App,
    visit: &Visit,
    shown: Option<Shown>,
    done: Option<&str>,
) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let people = app.people();
    let account = app.account(visit).await?;
    let body = match &visit.person {
        None => html! {
            section.people { h1 { (words.word("people-me")) } p.lead { (words.word("people-nobody")) } (doors(words)) }
        },
        Some(person) => {
            let (kept, sessions) = (people.kept_since(person.id).await?, people.sessions(person.id).await?);
            let keys = people.passkeys(person.id).await?;
            html! {
                section.people {
                    h1 { (person.name) }
                    @if let Some(done) = done { p.notice.is-good role="status" { (words.word(&format!("people-done-{done}"))) } }
                    p.lead { (lead(words, person.name.as_str(), account.as_ref(), kept)) }
                    nav.actions aria-label=(words.word("people-me")) {
                        a.button href={ "/p/" (person.id) } { (symbol("trophy")) (words.word("people-profile")) }
                        a.button href="/friends" { (symbol("person")) (words.word("people-friends")) }
                        a.button href="/me/notices" { (symbol("horn")) (words.word("notice-title")) }
                        a.button href="/me/vacation" { (symbol("clock")) (words.word("vacation")) }
                        a.button href="/settings" { (words.word("ui-settings")) }
                        a.button href="/me/tokens" { (symbol("bot")) (words.word("programs-tokens")) }
                        @if account.as_ref().is_some_and(|account| account.operator) {
                            a.button href="/office" { (symbol("crown")) (words.word("people-office")) }
                        }
                    }
                    (link_row(words, shown.as_ref(), kept))
                    (passkey::rows(words, &keys))
                    @match &account {
                        Some(account) => (account_rows(words, account, shown.as_ref())),
                        None => (account_offer(words)),
                    }
                    (session_rows(words, visit, &sessions))
                    (own_data(words))
                }
            }
        }
    };
    let page = Page { title: words.word("people-me"), kind: "people", body, visit };
    Ok(page.dress_with(app, &passkey::script(app)).into_response())
}

fn lead(words: &Dictionary, name: &str, account: Option<&Account>, kept: Option<Time>) -> String {
    let key = match (account, kept) {
        (Some(_), _) => "people-lead-account",
        (None, Some(_)) => "people-lead-kept",
        (None, None) => "people-lead-guest",
    };
    plainly(words, &Message::new(key).with("name", name))
}

/// The ways in for those who are not known here.
fn doors(words: &Dictionary) -> Markup {
    html! {
        div.actions {
            a.button.primary href="/login" { (words.word("people-login")) }
            a.button href="/register" { (words.word("people-register")) }
        }
    }
}

/// The personal link.
fn link_row(words: &Dictionary, shown: Option<&Shown>, kept: Option<Time>) -> Markup {
    let link = if let Some(Shown::Link(address, spoken)) = shown { Some((address, spoken)) } else { None };
    html! {
        section.keep aria-labelledby="keep-link" {
            span.keep-sign aria-hidden="true" { (symbol("link")) }
            div {
                h2 #keep-link { (words.word("people-link")) }
                p { (words.word("people-link-help")) }
                @match link {
                    Some((address, spoken)) => {
                        div.copy {
                            label.unseen for="personal-link" { (words.word("people-link")) }
                            input #personal-link readonly value=(address);
                            button type="button" hidden data-copy="personal-link" data-copied=(words.word("ui-copied")) { (words.word("ui-copy")) }
                        }
                        p { (words.word("people-words")) " " b.keep-words translate="no" { (spoken.replace('-', " ")) } }
                        @if let Some(square) = square(address) {
                            details { summary { (words.word("people-square")) } div.square { (square) } }
                        }
                        p.hint { (words.word("people-once")) }
                    }
                    None => {
                        @if let Some(kept) = kept { p.hint { (words.word("people-link-made")) " " (ago(words, kept)) } }
                        form method="post" action="/me/link" {
                            button { (words.word(if kept.is_some() { "people-link-again" } else { "people-link-make" })) }
                        }
                    }
                }
            }
        }
    }
}

/// An address as a square code for the camera of a phone.
fn square(address: &str) -> Option<Markup> {
    let code = QrCode::new(address).ok()?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
    // What stands before the drawing belongs to files only.
    drawn.find("<svg").map(|begin| PreEscaped(drawn[begin..].to_owned()))
}

/// For guests: an account.
fn account_offer(words: &Dictionary) -> Markup {
    html! {
        section.keep aria-labelledby="keep-account" {
            span.keep-sign aria-hidden="true" { (symbol("shield")) }
            div {
                h2 #keep-account { (words.word("people-account")) }
                p { (words.word("people-account-help")) }
                div.actions {
                    a.button href="/register" { (words.word("people-register")) }
                    a.button.quiet href="/login" { (words.word("people-login-other")) }
                }
            }
        }
    }
}

/// For those with an account: password and recovery codes.
fn account_rows(words: &Dictionary, account: &Account, shown: Option<&Shown>) -> Markup {
    let codes = if let Some(Shown::Codes(codes)) = shown { Some(codes) } else { None };
    let left = Message::new("people-recovery-left").with("n", i64::from(account.recoveries));
    html! {
        section.keep aria-labelledby="keep-recovery" {
            span.keep-sign aria-hidden="true" { (symbol("scroll")) }
            div {
                h2 #keep-recovery { (words.word("people-recovery")) }
                p { (words.word("people-recovery-help")) }
                @match codes {
                    Some(codes) => {
                        ol.codes translate="no" { @for code in codes { li { code { (code) } } } }
                        p.hint { (words.word("people-once")) }
                    }
                    None => {
                        p { (plainly(words, &left)) }
                        details {
                            summary { (words.word("people-recovery-again")) }
                            form.narrow method="post" action="/me/recovery" {
                                @if account.password.is_some() { (password_field(words)) }
                                button { (words.word("people-recovery-again")) }
                            }
                        }
                    }
                }
            }
        }
        section.keep aria-labelledby="keep-password" {
            span.keep-sign aria-hidden="true" { (symbol("shield")) }
            div {
                h2 #keep-password { (words.word("people-password")) }
                details {
                    summary { (words.word("people-password-change")) }
                    form.narrow method="post" action="/me/password" {
                        @if account.password.is_some() { (password_field_named(words, "old")) }
                        (new_password_field(words))
                        button { (words.word("people-password-change")) }
                    }
                }
            }
        }
    }
}

/// The password one has, where there is another field for it on the page.
fn password_field_named(words: &Dictionary, id: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (words.word("people-password-old")) }
            input id=(id) name="password" type="password" autocomplete="current-password" maxlength="200" required;
        }
    }
}

/// Where somebody is logged in.
fn session_rows(words: &Dictionary, visit: &Visit, sessions: &[Session]) -> Markup {
    html! {
        section.keep aria-labelledby="keep-sessions" {
            span.keep-sign aria-hidden="true" { (symbol("globe")) }
            div {
                h2 #keep-sessions { (words.word("people-sessions")) }
                ul.plain-rows {
                    @for session in sessions {
                        @let here = visit.session.as_ref() == Some(&session.id);
                        li {
                            span {
                                b { @if session.device.is_empty() { (words.word("people-device")) } @else { (session.device) } }
                                " " span.small.muted { (words.word("people-seen")) " " (ago(words, session.seen)) }
                            }
                            @if here { span.badge.is-live { (words.word("people-here")) } }
                            form method="post" action="/logout" {
                                input type="hidden" name="session" value=(session.id);
                                button.small { (words.word("people-logout")) }
                            }
                        }
                    }
                }
                p.hint { (words.word("people-sessions-help")) }
                @if sessions.len() > 1 {
                    form method="post" action="/logout" {
                        input type="hidden" name="session" value="others";
                        button { (words.word("people-logout-all")) }
                    }
                }
            }
        }
    }
}

fn own_data(words: &Dictionary) -> Markup {
    html! {
        section.keep aria-labelledby="keep-data" {
            span.keep-sign aria-hidden="true" { (symbol("download")) }
            div {
                h2 #keep-data { (words.word("people-data")) }
                p { (words.word("people-data-help")) }
                div.actions {
                    a.button href="/me/data" { (words.word("people-data-get")) }
                    a.button.danger href="/me/delete" { (words.word("people-delete")) }
                }
            }
        }
    }
}
