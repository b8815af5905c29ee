//! "Translate this sentence": whoever runs a server for translators finds a sentence as they read it at the table, says it in another language, and reads it there at once.

use super::encode;
use super::form::{Asked, Posted};
use super::frame::Page;
use crate::app::App;
use crate::languages::read_languages;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::path::PathBuf;
use std::sync::Arc;
use table::words::Tongue;
use table::words::tongue::{objection, retold, told};
use table::{Dictionary, Lang, Message};

/// The most sentences that are listed.
const LISTED: usize = 60;

/// The longest sentence that is kept, in bytes.
const LONGEST: usize = 8 * 1024;

/// A message in English, and where it is said.
struct Sentence {
    book: &'static str,
    key: String,
    english: String,
}

/// Everything that can be said, book by book.
fn sentences(games: &'static [shelf::Entry]) -> Vec<Sentence> {
    let of = |book: &'static str, texts: Vec<&'static str>| {
        told(&texts).into_iter().map(move |(key, english)| Sentence { book, key, english })
    };
    let mut all: Vec<Sentence> = of("web", crate::page_words(Lang::En).to_vec()).collect();
    all.extend(of("table", table::words::common_words(Lang::En).to_vec()));
    all.extend(of("boards", boards::words(Lang::En).to_vec()));
    for entry in games {
        all.extend(of(entry.id(), [entry.game.words(Lang::En), (entry.board_words)(Lang::En)].concat()));
    }
    all
}

/// What is looked for: words of a sentence, or a message by its name.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    find: String,
    #[serde(default)]
    book: String,
    #[serde(default)]
    key: String,
}

/// A sentence as somebody translates it.
#[derive(Debug, Deserialize)]
pub(crate) struct Translated {
    book: String,
    key: String,
    text: String,
}

/// The folder in which translators write, and the language they write.
fn desk(app: &App, code: &str) -> Result<(PathBuf, Tongue), Problem> {
    let folder = app.translating.clone().ok_or(Problem::NotFound)?;
    match code.parse() {
        Ok(Lang::Read(tongue)) => Ok((folder, tongue)),
        _ => Err(Problem::NotFound),
    }
}

/// `GET /translate`: the languages that can be written.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    app.translating.as_ref().ok_or(Problem::NotFound)?;
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.workshop {
            h1 { (words.word("ui-translate")) }
            p.lead { (words.word("ui-translate-lead")) }
            ul.workshop-list {
                @for lang in Lang::spoken().into_iter().filter(|lang| matches!(lang, Lang::Read(_))) {
                    li { a href={ "/translate/" (lang) } lang=(lang) { (lang.name()) } }
                }
            }
        }
    };
    Ok(Page { title: words.word("ui-translate"), kind: "workshop", body, visit: &visit }.dress(&app).into_response())
}

/// `GET /translate/{lang}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visit: Visit,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Problem> {
    let (_, tongue) = desk(&app, &code)?;
    Ok(show(&app, &visit, tongue, &wanted, None))
}

/// `POST /translate/{lang}`: says a message anew, in its file.
pub(crate) async fn save(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visit: Visit,
    Posted(form): Posted<Translated>,
) -> Result<Response, Problem> {
    let (folder, tongue) = desk(&app, &code)?;
    let Translated { book, key, text } = form;
    let text = text.replace("\r\n", "\n").trim().to_owned();
    let known = sentences(app.host.games()).into_iter().find(|known| known.book == book && known.key == key);
    let known = known.ok_or(Problem::NotFound)?;
    if text.len() > LONGEST {
        return Err(Problem::TooLarge);
    }
    if let Some(why) = objection(&key, &known.english, &text) {
        let wanted = Wanted { find: String::new(), book, key };
        let mut response = show(&app, &visit, tongue, &wanted, Some((&text, &why)));
        *response.status_mut() = StatusCode::BAD_REQUEST;
        return Ok(response);
    }
    let (own, file) = (Arc::clone(&app), folder.join(tongue.code()).join(format!("{}.ftl", known.book)));
    let said = key.clone();
    let written = tokio::task::spawn_blocking(move || -> std::io::Result<()> {
        // One translator at a time: the file is read, changed and put in its place whole.
        let _turn = crate::lock(&own.translators);
        let before = std::fs::read_to_string(&file).unwrap_or_default();
        let draft = file.with_extension("ftl.new");
        std::fs::write(&draft, retold(&before, &said, &text))?;
        std::fs::rename(&draft, &file)?;
        read_languages(&folder)?;
        own.words.refresh(own.host.games());
        Ok(())
    });
    written.await.map_err(|_| Problem::Broken)?.map_err(|error| {
        tracing::error!(%error, "a translation cannot be written");
        Problem::Broken
    })?;
    Ok(Redirect::to(&format!("/translate/{code}?book={}&key={}&find=", encode(&book), encode(&key))).into_response())
}

fn show(app: &App, visit: &Visit, tongue: Tongue, wanted: &Wanted, wrong: Option<(&str, &str)>) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let all = sentences(app.host.games());
    let chosen = all.iter().find(|known| known.book == wanted.book && known.key == wanted.key);
    let missing: Vec<&Sentence> = all.iter().filter(|known| tongue.said(known.book, &known.key).is_none()).collect();
    let looked = table::words::plain(&wanted.find);
    let fits = |known: &&Sentence| {
        let own = tongue.said(known.book, &known.key).unwrap_or_default();
        known.key == wanted.find
            || [&known.english, &own].into_iter().any(|text| table::words::plain(text).contains(&looked))
    };
    let found: Vec<&Sentence> = match looked.is_empty() {
        true => missing.iter().take(LISTED).copied().collect(),
        false => all.iter().filter(fits).take(LISTED).collect(),
    };
    let left = Message::new("ui-translate-missing").with("n", missing.len()).with("of", all.len());
    let body = html! {
        section.workshop {
            p.crumb { a href="/translate" { (words.word("ui-translate")) } }
            h1 { (words.word("ui-translate")) ": " (tongue.name()) }
            p { (words.say(&left, &|seat| seat.to_string())) }
            @if let Some(chosen) = chosen { (form(words, tongue, chosen, wrong)) }
            form.actions method="get" action={ "/translate/" (tongue.code()) } {
                label for="translate-find" { (words.word("ui-translate-find")) }
                input #translate-find type="search" name="find" value=(wanted.find) maxlength="200" autocomplete="off";
                button { (words.word("ui-translate-look")) }
            }
            h2 { (words.word(if looked.is_empty() { "ui-translate-next" } else { "ui-translate-found" })) }
            ul.workshop-list { @for known in &found { (line(tongue, known)) } }
        }
    };
    Page { title: words.word("ui-translate"), kind: "workshop", body, visit }.dress(app).into_response()
}

fn line(tongue: Tongue, known: &Sentence) -> Markup {
    let (_, english) = known.english.split_once('=').unwrap_or_default();
    html! {
        li {
            a href={ "/translate/" (tongue.code()) "?book=" (encode(known.book)) "&key=" (encode(&known.key)) } lang="en" { (english.trim()) }
            " " span.muted { (known.book) " · " (known.key) }
        }
    }
}

fn form(words: &Dictionary, tongue: Tongue, chosen: &Sentence, wrong: Option<(&str, &str)>) -> Markup {
    let own = tongue.said(chosen.book, &chosen.key);
    let said = own.is_some();
    let text = wrong.map(|(text, _)| text.to_owned()).or(own).unwrap_or_else(|| chosen.english.clone());
    html! {
        form.workshop-bring.sheet method="post" action={ "/translate/" (tongue.code()) } {
            h2 { code { (chosen.key) } }
            @match wrong {
                Some((_, why)) => p.notice.is-bad role="alert" { (why) },
                None => @if said { p.notice.is-good role="status" { (words.word("ui-translate-said")) } },
            }
            input type="hidden" name="book" value=(chosen.book);
            input type="hidden" name="key" value=(chosen.key);
            p { (words.word("ui-translate-english")) }
            pre lang="en" { (chosen.english) }
            label for="translate-text" { (tongue.name()) }
            textarea #translate-text name="text" rows="6" lang=(tongue.code()) spellcheck="true" maxlength=(LONGEST) { (text) }
            button.primary { (words.word("ui-translate-save")) }
        }
    }
}
