//! An edition: what it is, where its values come from, what differs from the one that comes with the game, and what can be done with it.

use super::super::frame::Page;
use super::super::promise::promise;
use super::super::sight::Sight;
use super::{counted, download};
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use crate::workshop::Edition;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use table::components::{Cell, Change, What, changes};
use table::{Dictionary, EditionChoice, EditionReport, Seat};

/// The most differences that a page lists.
const MOST_LISTED: usize = 400;

/// `GET /edition/{key}`.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    let words = app.say(edition.entry.id(), visit.reader.lang);
    let id = edition.entry.id();
    let body = html! {
        article.workshop {
            p.crumb { a href="/workshop" { (words.word("ui-workshop")) } " · " (words.word("game-name")) }
            h1 { (edition.report.title) }
            div.actions {
                a.button.primary href={ "/new/" (id) "?edition=" (edition.key) } { (words.word("ui-edition-play")) }
                (try_it(&app, words, &edition))
                @if edition.entry.study.is_some() { a.button href={ "/edition/" (edition.key) "/balance" } { (words.word("ui-balance")) } }
                a.button href={ "/edition/" (edition.key) "/edit" } { (words.word("ui-edition-change")) }
                a.button.quiet href={ "/edition/" (edition.key) "/file" } { (words.word("ui-edition-file")) }
            }
            (about(words, &edition.report))
            (differences(edition.entry, words, &edition.choice, &edition.text)?)
        }
    };
    Ok(Page { title: edition.report.title.clone(), kind: "workshop", body, visit: &visit }.dress(&app).into_response())
}

/// A table at which bots play it, to look on.
fn try_it(app: &App, words: &Dictionary, edition: &Edition) -> Markup {
    let players = edition.entry.game.about().usual;
    let (commitment, promised) = promise(&app.host.promises);
    html! {
        form method="post" action="/tables" data-stir=(commitment) {
            (promised)
            input type="hidden" name="game" value=(edition.entry.id());
            input type="hidden" name="players" value=(players);
            input type="hidden" name="edition" value=(edition.key);
            @for seat in Seat::all(players) { input type="hidden" name={ "seat-" (seat) } value={ "bot-" (crate::host::USUAL_BOT) }; }
            button { (words.word("ui-edition-try")) }
        }
    }
}

/// Its names, its digest, and where its values come from.
fn about(words: &Dictionary, report: &EditionReport) -> Markup {
    html! {
        dl.agreed {
            dt { (words.word("ui-edition-id")) } dd { code { (report.tag.id) } }
            dt { (words.word("ui-edition-digest")) } dd { code.digest { (report.tag.hash) } }
            dt { (words.word("ui-edition-origins")) }
            dd {
                ul.origins {
                    @for (origin, count) in &report.provenance {
                        li { (words.word(&format!("origin-{origin}"))) ": " (count) }
                    }
                }
            }
        }
    }
}

/// What differs from the edition that comes with the game.
fn differences(
    entry: &shelf::Entry,
    words: &Dictionary,
    choice: &EditionChoice,
    text: &str,
) -> Result<Markup, Problem> {
    if matches!(choice, EditionChoice::Builtin(_)) {
        return Ok(html! { p { (words.word("ui-edition-is-shipped")) } });
    }
    let game = entry.game;
    let changes = changes(game.components(), game.about(), text, words).map_err(|complaint| {
        tracing::error!(?complaint, "an edition that was read cannot be told");
        Problem::Broken
    })?;
    Ok(listed(words, &changes))
}

/// The differences as a table.
pub(super) fn listed(words: &Dictionary, changes: &[Change]) -> Markup {
    html! {
        section.differences aria-labelledby="differences-title" {
            h2 #differences-title { (counted(words, "ui-edition-differs", changes.len())) }
            @if !changes.is_empty() {
                div.rules-scroll tabindex="0" role="group" aria-labelledby="differences-title" {
                    table.rules-table {
                        thead {
                            tr {
                                th scope="col" { (words.word("ui-diff-what")) }
                                th scope="col" { (words.word("ui-diff-before")) }
                                th scope="col" { (words.word("ui-diff-after")) }
                                th scope="col" { (words.word("column-from")) }
                            }
                        }
                        tbody { @for change in changes.iter().take(MOST_LISTED) { (row(words, change)) } }
                    }
                }
                @if changes.len() > MOST_LISTED { p.notice { (counted(words, "ui-diff-more", changes.len() - MOST_LISTED)) } }
            }
        }
    }
}

fn row(words: &Dictionary, change: &Change) -> Markup {
    let Change { part, piece, what, from, claims } = change;
    html! {
        tr {
            @match what {
                What::Value { head, before, after } => {
                    th scope="row" { (part) " · " (piece) " · " (head) }
                    td { (cell(before)) }
                    td { (cell(after)) }
                }
                What::Added => { th scope="row" { (part) " · " (piece) } td { "–" } td { (words.word("ui-diff-added")) } }
                What::Removed => { th scope="row" { (part) " · " (piece) } td { (words.word("ui-diff-removed")) } td { "–" } }
            }
            td {
                @if from.is_empty() { "–" } @else { (from) }
                @if *claims { " " span.badge.is-turn { (words.word("ui-diff-claims")) } }
            }
        }
    }
}

fn cell(cell: &Cell) -> Markup {
    html! {
        @if cell.text.is_empty() { "–" }
        @else if cell.exact { code { (cell.text) } }
        @else { (cell.text) }
    }
}

/// `GET /edition/{key}/file`.
pub(crate) async fn file(State(app): State<Arc<App>>, Path(key): Path<String>) -> Result<Response, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    download(&format!("{}-{}", edition.entry.id(), edition.report.tag.id), edition.text.clone())
}

/// `GET /t/{id}/edition`: the edition of a table, for everybody who can see the table.
pub(crate) async fn of_table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let about_game = live.entry.game.about();
    let broken = |_| Problem::Broken;
    let text = live.setup.edition_text(about_game).map_err(broken)?;
    let report = live.entry.game.check_edition(text).map_err(broken)?;
    let words = app.say(live.entry.id(), visit.reader.lang);
    // Whoever likes what they play can take it along: it is kept for others as long as it is asked for.
    let own = matches!(live.setup.edition, EditionChoice::Own(_));
    let body = html! {
        article.workshop {
            p.crumb { a href={ "/t/" (live.id) } { (words.word("ui-back-to-table")) } }
            h1 { (report.title) }
            (about(words, &report))
            @if own {
                form method="post" action="/workshop/editions" enctype="multipart/form-data" {
                    input type="hidden" name="text" value=(text);
                    button { (words.word("ui-edition-take")) }
                }
            }
            (differences(live.entry, words, &live.setup.edition, text)?)
        }
    };
    Ok(Page { title: report.title.clone(), kind: "workshop", body, visit: &visit }.dress(&app).into_response())
}

/// What everybody at a table sees of an edition that does not come with the game, and of a game that did not begin at its beginning.
pub(in super::super) fn badge(sight: &Sight<'_>) -> Markup {
    let setup = &sight.live.setup;
    html! {
        @if matches!(setup.edition, EditionChoice::Own(_)) {
            a.badge.is-turn.t-edition href=(sight.at("/edition")) title=(sight.word("ui-edition-other")) {
                (sight.word("ui-edition")) ": " (sight.now.game.edition().id)
            }
        }
        @if setup.position.is_some() { span.badge.t-edition title=(sight.word("ui-position-table-help")) { (sight.word("ui-position-table")) } }
    }
}
