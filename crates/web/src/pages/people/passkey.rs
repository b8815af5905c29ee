//! Passkeys on the pages: adding one, coming in with one, taking one away.

use super::admission;
use crate::app::App;
use crate::edge::Caller;
use crate::names::looks;
use crate::pages::form::Posted;
use crate::pages::moments::ago;
use crate::people::{Owner, Passkeys, Place, Registration, account_name};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Json};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use store::{NewAccount, Passkey};
use table::Dictionary;
use table::hex::{from_hex, to_hex};

/// The script that speaks with the device.
pub(super) fn script(app: &App) -> Markup {
    html! { script src=(app.assets.address("passkey.js")) defer {} }
}

/// The most passkeys somebody may have.
const MOST: usize = 20;

/// The site as keys know it, for whoever asks.
pub(super) fn place(app: &App, caller: &Caller, headers: &HeaderMap) -> Result<Place, Problem> {
    Place::of(&app.edge.site(caller, headers)).ok_or_else(|| Problem::forbidden("people-problem-passkey-place"))
}

fn options(text: String) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// `POST /me/passkeys/begin`: what the browser needs to make a key. A guest gets an account by it.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Response, Problem> {
    let person = visit.someone()?;
    let place = place(&app, &caller, &headers)?;
    if app.account(&visit).await?.is_none() {
        may_register(&app, &person.name).await?;
    }
    let keys = app.people().passkeys(person.id).await?;
    if keys.len() >= MOST {
        return Err(Problem::forbidden("people-problem-many"));
    }
    let owner = Owner { person: person.id, name: &person.name, keys: &keys };
    Ok(options(app.passkeys.begin(&place, &owner)?))
}

/// Whether a guest of this name may have an account without a word more.
async fn may_register(app: &App, name: &str) -> Result<(), Problem> {
    match admission(app).await? {
        Registration::Open => app.free_name(&account_name(name)?, None).await,
        Registration::Invitation => Err(Problem::forbidden("people-problem-invitation")),
        Registration::Closed => Err(Problem::forbidden("people-register-closed")),
    }
}

/// `POST /me/passkeys/finish`: the key that the browser has made.
pub(crate) async fn finish(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    visit: Visit,
    said: String,
) -> Result<Response, Problem> {
    let person = visit.someone()?;
    app.allow_attempt(visit.net, None)?;
    let place = place(&app, &caller, &headers)?;
    let key = app.passkeys.finish(&place, person.id, &visit.device, &said)?;
    if app.account(&visit).await?.is_none() {
        may_register(&app, &person.name).await?;
        let name = account_name(&person.name)?;
        let account = NewAccount {
            person: person.id,
            looks: looks(&name),
            name,
            password: None,
            recoveries: Vec::new(),
            invitation: None,
        };
        app.people().register(account).await?;
        app.forget_sessions(person.id);
    }
    app.people().add_passkey(key).await?;
    Ok(Json(json!({ "done": true })).into_response())
}

/// `POST /login/passkey/begin`: what the browser needs to use a key.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(options(app.passkeys.ask(&place(&app, &caller, &headers)?)?))
}

/// `POST /login/passkey/finish`: comes in with a key.
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    visit: Visit,
    said: String,
) -> Result<Response, Problem> {
    app.allow_attempt(visit.net, None)?;
    let place = place(&app, &caller, &headers)?;
    let key = app.people().passkey(Passkeys::named(&said)?).await?;
    let key = key.ok_or_else(|| Problem::forbidden("people-problem-passkey"))?;
    let changed = app.passkeys.enter(&place, &key, &said)?;
    let person = app.people().person(key.person).await?;
    app.people().use_passkey(key.id, changed).await?;
    let cookie = app.settle(&visit, &person).await?;
    let mut response = Json(json!({ "done": true })).into_response();
    response.headers_mut().append(SET_COOKIE, cookie);
    Ok(response)
}

/// Which key is to be taken away.
#[derive(Deserialize)]
pub(crate) struct Which {
    key: String,
}

/// `POST /me/passkeys/remove`: a key is good no longer. The last way in stays.
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(which): Posted<Which>,
) -> Result<Response, Problem> {
    let account = app.own_account(&visit).await?;
    let keys = app.people().passkeys(account.person.id).await?;
    if account.password.is_none() && keys.len() <= 1 {
        return Err(Problem::forbidden("people-problem-last-key"));
    }
    let key = keys.into_iter().find(|key| name_of(key) == which.key).ok_or(Problem::NotFound)?;
    app.people().remove_passkey(account.person.id, key.id).await?;
    Ok(Redirect::to("/me?done=passkey-removed").into_response())
}

/// A key by a short name of its own.
fn name_of(key: &Passkey) -> String {
    let digest: [u8; 32] = from_hex(&table::sha256_hex(&key.id)).unwrap_or_default();
    to_hex(&digest[..8])
}

/// The keys of somebody, with the way to add one.
pub(super) fn rows(words: &Dictionary, keys: &[Passkey]) -> Markup {
    html! {
        section.keep aria-labelledby="keep-passkey" {
            span.keep-sign aria-hidden="true" { (symbol("shield")) }
            div {
                h2 #keep-passkey { (words.word("people-passkey")) " " span.badge.is-live { (words.word("people-safest")) } }
                p { (words.word("people-passkey-help")) }
                ul.plain-rows {
                    @for key in keys {
                        li {
                            span {
                                b { @if key.label.is_empty() { (words.word("people-passkey")) } @else { (key.label) } }
                                " " span.small.muted { (words.word("people-seen")) " " (ago(words, key.used.unwrap_or(key.created))) }
                            }
                            form method="post" action="/me/passkeys/remove" {
                                input type="hidden" name="key" value=(name_of(key));
                                button.small { (words.word("people-passkey-remove")) }
                            }
                        }
                    }
                }
                button type="button" hidden data-passkey="/me/passkeys" data-passkey-to="/me?done=passkey" { (words.word("people-passkey-add")) }
                p.notice.is-bad role="alert" hidden data-passkey-problem=(words.word("people-problem-passkey")) {}
                p.hint.unscripted { (words.word("people-passkey-script")) }
            }
        }
    }
}

/// The way in with a key.
pub(super) fn door(words: &Dictionary) -> Markup {
    html! {
        div.sheet.narrow {
            h2 { (words.word("people-login-passkey")) }
            p { (words.word("people-passkey-help")) }
            button.primary type="button" hidden data-passkey="/login/passkey" data-passkey-to="/me?done=welcome" { (words.word("people-login")) }
            p.notice.is-bad role="alert" hidden data-passkey-problem=(words.word("people-problem-passkey")) {}
            p.hint.unscripted { (words.word("people-passkey-script")) }
        }
    }
}
