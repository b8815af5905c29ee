//! A notepad at each table, and who sits there.

use super::after;
use super::form::Posted;
use super::sight::Sight;
use crate::app::App;
use crate::host::{Done, Live};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use boards::emblems::chip;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::PersonId;

/// The longest note, in characters.
const LONGEST: usize = 4000;

/// The notepad of whoever looks; nobody else ever sees it.
pub(super) fn pad(sight: &Sight<'_>) -> Markup {
    html! {
        @if sight.visit.person.is_some() {
            details.panel.panel-note data-panel="note" open[sight.note.is_some()] {
                summary { h2 { (sight.word("note")) } }
                form.panel-body.note method="post" action=(sight.at("/note")) data-part="" {
                    label.hint for="note-text" { (sight.word("note-help")) }
                    textarea #note-text name="text" rows="5" maxlength=(LONGEST) { (sight.note.unwrap_or_default()) }
                    button.small { (sight.word("ui-save")) }
                }
            }
        }
    }
}

/// Whether whoever plays here is told when it is their turn.
pub(super) fn told(sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some(told) = sight.told {
            form.small method="post" action=(sight.at("/quiet")) data-part="" {
                p.hint { (sight.word(if told { "notice-here-on" } else { "notice-here-off" })) " " a href="/me/notices" { (sight.word("notice-title")) } }
                button.small name="quiet" value=(if told { "on" } else { "off" }) { (sight.word(if told { "notice-quiet" } else { "notice-loud" })) }
            }
        }
    }
}

/// The people at the table, each with the way to what one can say about them.
pub(super) fn people(sight: &Sight<'_>) -> Markup {
    let me = sight.visit.person.as_ref().map(|person| person.id);
    let others: Vec<_> = sight
        .now
        .seats
        .iter()
        .filter_map(|held| Some((held, held.holder.person()?)))
        .filter(|(_, person)| Some(*person) != me)
        .collect();
    html! {
        @if me.is_some() && !others.is_empty() {
            ul.plain-rows { @for (held, person) in others { li { span { (chip(held.seat)) " " a href={ "/p/" (person) } { (held.name) } } } } }
        }
    }
}

/// A note.
#[derive(Debug, Deserialize)]
pub(crate) struct NoteForm {
    text: String,
}

/// `POST /t/{id}/note`.
pub(crate) async fn keep(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<NoteForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    keep_note(&app, visit.someone()?.id, &live, &form.text).await?;
    let done = Done::Before(live.now().version);
    after(&app, &live, &visit, Ok(done)).await
}

/// Keeps what somebody wrote down at a table.
pub(crate) async fn keep_note(app: &App, person: PersonId, live: &Live, text: &str) -> Result<(), Problem> {
    let seen = |letter: &char| !letter.is_control() || *letter == '\n';
    let text: String = text.trim().chars().filter(seen).take(LONGEST).collect();
    Ok(app.host.store.notes().keep_note(person, live.id.clone(), text).await?)
}
