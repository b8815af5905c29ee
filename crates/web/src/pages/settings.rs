//! Name, language, theme and the small settings; each change is a cookie, the name is kept with the person.

use super::form::{Posted, way_back};
use super::frame::{Page, on_off};
use crate::app::App;
use crate::problem::Problem;
use crate::reader::{self, Theme};
use crate::visit::Visit;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Dictionary, Lang};

/// What may be changed; whatever is not named stays.
#[derive(Debug, Deserialize)]
pub(crate) struct Change {
    #[serde(default)]
    back: Option<String>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    theme: Option<String>,
    #[serde(default)]
    confirm: Option<String>,
    #[serde(default)]
    sound: Option<String>,
    #[serde(default)]
    hints: Option<String>,
}

/// `POST /settings`.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(change): Posted<Change>,
) -> Result<Response, Problem> {
    let language = change.language.filter(|code| code.parse::<Lang>().is_ok());
    let lang = language.as_ref().and_then(|code| code.parse::<Lang>().ok());
    let theme = change.theme.filter(|name| Theme::read(name).is_some());
    let switch = |value: Option<String>| value.filter(|value| value == "on" || value == "off");
    let cookies = [
        (reader::LANGUAGE, language),
        (reader::THEME, theme),
        (reader::CONFIRM, switch(change.confirm)),
        (reader::SOUND, switch(change.sound)),
        (reader::HINTS, switch(change.hints)),
    ];
    let mut response = Redirect::to(way_back(change.back.as_deref())).into_response();
    for (name, value) in cookies {
        if let Some(cookie) = value.and_then(|value| reader::set_cookie(name, &value, "/")) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    let mut person = visit.person.clone();
    if change.name.is_some() {
        let guest = app.guest(&visit, change.name.as_deref()).await?;
        response.headers_mut().extend(guest.cookie.map(|cookie| (SET_COOKIE, cookie)));
        person = Some(guest.person);
    }
    if let (Some(person), Some(lang)) = (person, lang) {
        app.call_in(&person, lang).await?;
    }
    Ok(response)
}

/// `GET /settings`.
pub(crate) async fn page(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let name = visit.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let body = html! {
        section.settings {
            h1 { (words.word("ui-settings")) }

            form method="post" action="/settings" {
                input type="hidden" name="back" value="/settings";
                fieldset {
                    legend { label for="name" { (words.word("ui-name")) } }
                    div.copy {
                        input #name type="text" name="name" maxlength="24" value=(name) autocomplete="nickname";
                        button { (words.word("ui-save")) }
                    }
                }
                fieldset {
                    legend { (words.word("ui-language")) }
                    div.languages {
                        @for lang in Lang::spoken() {
                            button.quiet name="language" value=(lang) lang=(lang) aria-pressed=(lang == visit.reader.lang) { (lang.name()) }
                        }
                    }
                }
                fieldset {
                    legend { (words.word("ui-theme")) }
                    div.languages {
                        @for theme in Theme::ALL {
                            button.quiet name="theme" value=(theme.name()) aria-pressed=(theme == visit.reader.theme) {
                                (words.word(&format!("ui-theme-{}", theme.name())))
                            }
                        }
                    }
                }
                (switch(words, "confirm", visit.reader.confirm))
                (switch(words, "sound", visit.reader.sound))
                (switch(words, "hints", visit.reader.hints))
            }
        }
    };
    Page { title: words.word("ui-settings"), kind: "settings", body, visit: &visit }.dress(&app).into_response()
}

fn switch(words: &Dictionary, name: &str, now: bool) -> Markup {
    html! {
        fieldset {
            legend { (words.word(&format!("ui-{name}-setting"))) }
            div.languages {
                @for on in [false, true] {
                    button.quiet name=(name) value=(on_off(on)) aria-pressed=(on == now) {
                        (words.word(&format!("ui-{name}-{}", on_off(on))))
                    }
                }
            }
        }
    }
}
