//! Accounts: making one, coming back with it, and leaving.

use super::me::{Shown, show};
use super::passkey;
use super::{Field, admission, name_field, new_password_field, password_field};
use crate::app::App;
use crate::guests::Guest;
use crate::names::looks;
use crate::pages::form::{Asked, Posted};
use crate::pages::frame::Page;
use crate::people::{CODES, Registration, account_name, draw_code, is_good_password, read_code};
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, Code, NewAccount};
use table::Dictionary;

/// `GET /login`.
pub(crate) async fn login_page(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.people {
            h1 { (words.word("people-login")) }
            @if visit.person.is_some() { p.hint { (words.word("people-login-moves")) } }
            form.sheet.narrow method="post" action="/login" {
                h2 { (words.word("people-login-password")) }
                (name_field(words, "username"))
                (password_field(words))
                button.primary { (words.word("people-login")) }
            }
            (passkey::door(words))
            form.sheet.narrow method="post" action="/keep" {
                h2 { (words.word("people-login-words")) }
                (Field { id: "words", label: "people-words-label", kind: "text", autocomplete: "off", hint: Some("people-words-help") }.draw(words))
                button { (words.word("people-login")) }
            }
            (forgotten(words))
            p { a href="/register" { (words.word("people-register")) } }
        }
    };
    let page = Page { title: words.word("people-login"), kind: "people", body, visit: &visit };
    Ok(page.dress_with(&app, &passkey::script(&app)).into_response())
}

/// For those who have lost their password.
fn forgotten(words: &Dictionary) -> Markup {
    html! {
        details.sheet.narrow {
            summary { (words.word("people-forgotten")) }
            form method="post" action="/login/recover" {
                p { (words.word("people-forgotten-help")) }
                div.field {
                    label for="recover-name" { (words.word("people-name")) }
                    input #recover-name name="name" type="text" autocomplete="username" maxlength="200" required;
                }
                (Field { id: "code", label: "people-code", kind: "text", autocomplete: "off", hint: None }.draw(words))
                (new_password_field(words))
                button { (words.word("people-forgotten-go")) }
            }
        }
    }
}

/// What comes with the form that logs in.
#[derive(Deserialize)]
pub(crate) struct Login {
    name: String,
    password: String,
}

/// The account of this name, if the attempt is allowed.
async fn named(app: &App, visit: &Visit, name: &str) -> Result<Option<Account>, Problem> {
    let looks = looks(name);
    app.allow_attempt(visit.net, Some(&looks.small))?;
    Ok(app.people().account_like(looks).await?)
}

/// `POST /login`.
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(login): Posted<Login>,
) -> Result<Response, Problem> {
    let account = named(&app, &visit, &login.name).await?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = app.passwords.matches(login.password, kept).await?;
    let account = account.filter(|_| right).ok_or_else(|| Problem::forbidden("people-problem-login"))?;
    welcome_back(&app, &visit, &account).await
}

async fn welcome_back(app: &App, visit: &Visit, account: &Account) -> Result<Response, Problem> {
    let cookie = app.settle(visit, &account.person).await?;
    let mut response = Redirect::to("/me?done=welcome").into_response();
    response.headers_mut().append(SET_COOKIE, cookie);
    Ok(response)
}

/// What comes with a recovery code.
#[derive(Deserialize)]
pub(crate) struct Recovery {
    name: String,
    code: String,
    #[serde(rename = "new-password")]
    new_password: String,
}

/// `POST /login/recover`: a recovery code is good for one new password. Whoever was logged in is logged out.
pub(crate) async fn recover(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<Recovery>,
) -> Result<Response, Problem> {
    let wrong = || Problem::forbidden("people-problem-code");
    let account = named(&app, &visit, &form.name).await?.ok_or_else(wrong)?;
    let person = account.person.id;
    let hash = hashed(&app, form.new_password, &account.person.name).await?;
    let code = read_code(&form.code).ok_or_else(wrong)?;
    if !app.people().recover(person, Code::new(code)).await? {
        return Err(wrong());
    }
    app.people().set_password(person, hash).await?;
    app.people().close_sessions(person, None).await?;
    app.forget_sessions(person);
    // Whoever was here as this very person is here no longer.
    let visit = Visit { person: visit.person.clone().filter(|here| here.id != person), ..visit };
    welcome_back(&app, &visit, &account).await
}

/// What the store keeps of a new password.
async fn hashed(app: &App, password: String, name: &str) -> Result<store::Secret, Problem> {
    if !is_good_password(&password, name) {
        return Err(Problem::unreadable("people-problem-password"));
    }
    app.passwords.hash(password).await
}

/// What an address that invites somebody says.
#[derive(Deserialize)]
pub(crate) struct Invited {
    #[serde(default)]
    invitation: Option<String>,
}

/// `GET /register`.
pub(crate) async fn register_page(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(invited): Asked<Invited>,
) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let admission = admission(&app).await?;
    let first = app.people().accounts().await? == 0;
    let body = html! {
        section.people {
            h1 { (words.word("people-register")) }
            @if app.account(&visit).await?.is_some() {
                p.notice { (words.word("people-register-already")) " " a href="/me" { (words.word("people-me")) } }
            } @else if admission == Registration::Closed {
                p.notice { (words.word("people-register-closed")) }
            } @else {
                p.lead { (words.word("people-register-lead")) }
                @if first { p.notice { (words.word("people-register-first")) } }
                form.sheet.narrow method="post" action="/register" {
                    (name_field(words, "username"))
                    (new_password_field(words))
                    @if admission == Registration::Invitation {
                        div.field {
                            label for="invitation" { (words.word("people-invitation")) }
                            input #invitation name="invitation" type="text" autocomplete="off" maxlength="200" required value=[invited.invitation.as_deref()];
                        }
                    }
                    button.primary { (words.word("people-register-go")) }
                }
                p { a href="/login" { (words.word("people-login")) } }
            }
        }
    };
    Ok(Page { title: words.word("people-register"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// What comes with the form that makes an account.
#[derive(Deserialize)]
pub(crate) struct Register {
    name: String,
    #[serde(rename = "new-password")]
    new_password: String,
    #[serde(default)]
    invitation: Option<String>,
}

/// `POST /register`: the guest who asks keeps everything and has an account from now on.
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Posted(form): Posted<Register>,
) -> Result<Response, Problem> {
    app.allow_attempt(visit.net, None)?;
    if app.account(&visit).await?.is_some() {
        return Err(Problem::forbidden("people-register-already"));
    }
    let invitation = match admission(&app).await? {
        Registration::Open => None,
        Registration::Closed => return Err(Problem::forbidden("people-register-closed")),
        Registration::Invitation => {
            let code = form.invitation.as_deref().and_then(read_code);
            Some(Code::new(code.ok_or_else(|| Problem::forbidden("people-problem-invitation"))?))
        }
    };
    let name = account_name(&form.name)?;
    app.free_name(&name, None).await?;
    let password = hashed(&app, form.new_password, &name).await?;
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    let codes: Vec<String> = (0..CODES).map(|_| draw_code()).collect();
    let account = NewAccount {
        person: person.id,
        looks: looks(&name),
        name,
        password: Some(password),
        recoveries: codes.iter().map(|code| Code::new(code.as_str())).collect(),
        invitation,
    };
    let account = app.people().register(account).await.map_err(|error| match error {
        store::Error::NameTaken => Problem::forbidden("people-problem-name-taken"),
        store::Error::NotInvited => Problem::forbidden("people-problem-invitation"),
        other => other.into(),
    })?;
    app.forget_sessions(person.id);
    visit.person = Some(account.person);
    let mut response = show(&app, &visit, Some(Shown::Codes(codes)), Some("registered")).await?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// What comes with the form that changes a password.
#[derive(Deserialize)]
pub(crate) struct Change {
    #[serde(default)]
    password: String,
    #[serde(rename = "new-password")]
    new_password: String,
}

/// Whoever asks, who has shown the password once more.
async fn proven(app: &App, visit: &Visit, password: String) -> Result<Account, Problem> {
    let account = app.own_account(visit).await?;
    app.allow_attempt(visit.net, Some(&looks(&account.person.name).small))?;
    // Who has no password comes in with a passkey, and has just done so.
    let right = match account.password.clone() {
        Some(kept) => app.passwords.matches(password, Some(kept)).await?,
        None => true,
    };
    if right { Ok(account) } else { Err(Problem::forbidden("people-problem-old-password")) }
}

/// `POST /me/password`: other devices are logged out.
pub(crate) async fn password(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<Change>,
) -> Result<Response, Problem> {
    let account = proven(&app, &visit, form.password).await?;
    let hash = hashed(&app, form.new_password, &account.person.name).await?;
    app.people().set_password(account.person.id, hash).await?;
    app.people().close_sessions(account.person.id, visit.session.clone()).await?;
    app.forget_sessions(account.person.id);
    Ok(Redirect::to("/me?done=password").into_response())
}

/// What comes with the form that asks for new recovery codes.
#[derive(Deserialize)]
pub(crate) struct Proof {
    #[serde(default)]
    password: String,
}

/// `POST /me/recovery`: new codes; the old ones are good no longer.
pub(crate) async fn recoveries(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<Proof>,
) -> Result<Response, Problem> {
    let account = proven(&app, &visit, form.password).await?;
    let codes: Vec<String> = (0..CODES).map(|_| draw_code()).collect();
    let kept = codes.iter().map(|code| Code::new(code.as_str())).collect();
    app.people().set_recoveries(account.person.id, kept).await?;
    show(&app, &visit, Some(Shown::Codes(codes)), None).await
}

/// Which session is to end: its name, or `others` for all but this one.
#[derive(Deserialize)]
pub(crate) struct Logout {
    session: String,
}

/// `POST /logout`.
pub(crate) async fn logout(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<Logout>,
) -> Result<Response, Problem> {
    let person = visit.someone()?.id;
    let people = app.people();
    if form.session == "others" {
        people.close_sessions(person, visit.session.clone()).await?;
        app.forget_sessions(person);
        return Ok(Redirect::to("/me?done=closed-all").into_response());
    }
    let session = form.session.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    let here = visit.session.as_ref() == Some(&session);
    people.close_session(person, session).await?;
    app.forget_sessions(person);
    if !here {
        return Ok(Redirect::to("/me?done=closed").into_response());
    }
    let mut response = Redirect::to("/").into_response();
    response.headers_mut().append(SET_COOKIE, reader::drop_cookie(reader::SESSION));
    Ok(response)
}
