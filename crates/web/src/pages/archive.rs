//! Tables that this program cannot carry on: what is known of them, from the log alone, with a plain sentence why.

use super::frame::{Page, plainly};
use super::moments::result_words;
use crate::app::App;
use crate::host::Archive;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::response::{IntoResponse, Response};
use boards::emblems::chip;
use maud::{Markup, html};
use store::Status;
use table::log::{Entry, What};
use table::{Dictionary, Message, Seat};

/// The table as far as it can be shown.
pub(super) async fn show(app: &App, id: &str, visit: &Visit, why: &Message) -> Result<Response, Problem> {
    let archive = app.host.archive(id).await?;
    let words = app.say(&archive.loaded.table.game, visit.reader.lang);
    let problem = Problem::Stranded(why.clone());
    let sentence = plainly(words, &problem.say());
    let lines = lines(&archive, visit);
    if visit.wants == Wants::Json {
        return Ok(Json(json(&archive, &sentence, &lines)).into_response());
    }
    let part = part(words, &archive, &sentence, &lines);
    if visit.wants == Wants::Part {
        return Ok(part.into_response());
    }
    let page = Page { title: title(words, &archive), kind: "archive", body: part, visit };
    Ok(page.dress(app).into_response())
}

/// What may be shown: everything once the game is over, before that only what the reader did.
fn lines<'a>(archive: &'a Archive, visit: &Visit) -> Vec<(u64, &'a Entry)> {
    let over = archive.loaded.table.status == Status::Over;
    let me = visit.person.as_ref().map(|person| person.id);
    let mine = |what: &What, by| me.is_some() && by == me && matches!(what, What::Act { .. } | What::Undo { .. });
    let log = archive.loaded.log.iter().filter(|logged| logged.entry.what.is_step());
    let shown = log.filter(|logged| over || mine(&logged.entry.what, logged.by));
    shown.map(|logged| (logged.version, &logged.entry)).collect()
}

fn title(words: &Dictionary, archive: &Archive) -> String {
    if words.has("game-name") { words.word("game-name") } else { archive.loaded.table.game.clone() }
}

fn json(archive: &Archive, sentence: &str, lines: &[(u64, &Entry)]) -> serde_json::Value {
    let table = &archive.loaded.table;
    let names: Vec<&str> = table.seats.iter().map(|held| held.name.as_str()).collect();
    let entries: Vec<serde_json::Value> =
        lines.iter().map(|(version, entry)| serde_json::json!({ "version": version, "entry": told(entry) })).collect();
    serde_json::json!({
        "table": table.id.as_str(),
        "game": table.game,
        "version": table.version,
        "status": table.status,
        "names": names,
        "stranded": sentence,
        "entries": entries,
    })
}

/// The step in the notation of the game.
fn told(entry: &Entry) -> String {
    match &entry.what {
        What::Act { seat, act } => format!("{seat}: {act}"),
        What::Chance { chance } => format!("~ {chance}"),
        What::Undo { undo } => format!("undo {undo}"),
        What::Back { back, .. } => format!("back {back}"),
        _ => String::new(),
    }
}

fn part(words: &Dictionary, archive: &Archive, sentence: &str, lines: &[(u64, &Entry)]) -> Markup {
    let table = &archive.loaded.table;
    let over = table.status == Status::Over;
    html! {
        section.archive #table {
            h1 { (title(words, archive)) }
            p.notice.is-warn role="status" { (sentence) }
            ul.plain {
                @for held in &table.seats {
                    li { (chip(held.seat)) " " (held.name) }
                }
            }
            @if over { p { (result_words(words, table)) } }
            p { (words.word(if over { "ui-archive-over" } else { "ui-archive-open" })) }
            @if over && archive.record.is_some() {
                p.actions { a.button href={ "/t/" (table.id) "/record.json" } download { (words.word("ui-record")) } }
            }
            @if !lines.is_empty() {
                h2 { (words.word(if over { "ui-archive-log" } else { "ui-archive-mine" })) }
                ol.archive-log {
                    @for (version, entry) in lines {
                        li value=(version) { (line(words, table, entry)) }
                    }
                }
            }
        }
    }
}

fn line(words: &Dictionary, table: &store::Table, entry: &Entry) -> Markup {
    let name = |seat: Seat| table.seats.get(seat.index()).map_or_else(|| seat.to_string(), |held| held.name.clone());
    html! {
        @match &entry.what {
            What::Act { seat, act } => { (chip(*seat)) " " (name(*seat)) ": " code { (act) } }
            What::Chance { chance } => { (words.word("ui-archive-chance")) " " code { (chance) } }
            What::Undo { undo } => { (chip(*undo)) " " (words.say(&Message::new("told-undo").with("seat", *undo), &name)) }
            What::Back { back, by, .. } => (words.say(&Message::new("told-back").with("seat", *by).with("n", *back as i64), &name)),
            _ => {}
        }
    }
}
