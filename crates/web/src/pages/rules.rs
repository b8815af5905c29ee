//! The rules as they are played here: every clause, and every component of the edition in use.

mod components;
mod example;
mod search;

pub(crate) use example::page as example;

use super::form::Asked;
use super::frame::{Page, with_sprites};
use crate::app::App;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use search::Search;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::rules::{Chapter, Told};
use table::{Dictionary, Message, Setup};

/// `GET /rules`.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.rules-index {
            h1 { (words.word("ui-rules")) }
            ul {
                @for entry in app.host.games() {
                    @let words = app.say(entry.id(), visit.reader.lang);
                    li { a href={ "/rules/" (entry.id()) } { (words.word("game-name")) } " – " (words.word("game-pitch")) }
                }
            }
        }
    };
    Page { title: words.word("ui-rules"), kind: "rules", body, visit: &visit }.dress(&app).into_response()
}

/// What may be asked of the rules.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    /// One clause, to be shown where it was spoken of.
    #[serde(default)]
    clause: Option<String>,
    /// Only what has these words in it.
    #[serde(default)]
    q: Option<String>,
    /// With the edition and the options of this table.
    #[serde(default)]
    table: Option<String>,
}

/// `GET /rules/{game}`, with `?q=…` only what has these words in it, with `?table=…` as that table plays; and a single clause for the
/// script: `?clause=…`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
    Asked(question): Asked<Question>,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    if let (Wants::Part, Some(clause)) = (visit.wants, &question.clause) {
        return Ok(one_clause(words, entry.id(), clause).ok_or(Problem::NotFound)?.into_response());
    }
    let setup = match &question.table {
        None => None,
        Some(id) => {
            let live = app.host.table(id).await?;
            let setup = live.now().game.setup().clone();
            Some(setup).filter(|setup| setup.game == entry.id())
        }
    };
    let learn = super::learn::links(words, entry, &app.learnt(&visit).await?);
    let rules = Rules { entry, words, learn, search: Search::new(question.q.as_deref()), setup: setup.as_ref() };
    let inside = rules.draw(question.table.as_deref())?;
    let title = words.word("game-name");
    let body = with_sprites(entry, &inside);
    let script = html! { script src=(app.assets.address("rules.js")) defer {} };
    Ok(Page { title, kind: "rules", body, visit: &visit }.dress_with(&app, &script).into_response())
}

/// A page of rules before it is drawn.
struct Rules<'a> {
    entry: &'static shelf::Entry,
    words: &'a Dictionary,
    /// The ways to learn the game.
    learn: Markup,
    search: Search,
    /// What a table agreed on, where its rules are asked for.
    setup: Option<&'a Setup>,
}

impl Rules<'_> {
    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| seat.to_string())
    }

    fn draw(&self, table: Option<&str>) -> Result<Markup, Problem> {
        let chapters = table::rules::chapters(self.entry.game.words(self.words.lang()), self.words);
        let parts = components::read(self)?;
        let examples = example::by_chapter(self.entry);
        let found = chapters.iter().flat_map(|chapter| &chapter.clauses).any(|clause| self.finds(clause))
            || parts.as_ref().is_some_and(|parts| parts.found(self));
        Ok(html! {
            article.rules {
                h1 { (self.word("game-name")) }
                p.pitch { (self.word("game-pitch")) }
                p.actions { (self.learn) }
                p { (self.word("rules-unofficial")) }
                @if self.words.has("rules-sources") { p { (self.word("rules-sources")) } }
                (self.search.form(self, table))
                @if let Some(setup) = self.setup { (self.options(setup)) }
                (self.contents(&chapters, parts.as_ref()))
                p.notice #rules-none hidden[found] { (self.word("ui-rules-none")) }
                @for chapter in &chapters { (self.chapter(chapter, &examples)) }
                @if let Some(parts) = &parts { (parts.draw(self)) }
            }
        })
    }

    fn contents(&self, chapters: &[Chapter], parts: Option<&components::Parts>) -> Markup {
        html! {
            nav.chapters aria-label=(self.word("ui-chapters")) {
                ol { @for chapter in chapters { li { a href={ "#" (chapter.number) } { (chapter.title) } } } }
                @if let Some(parts) = parts {
                    h2 { (self.word("rules-components")) }
                    ul { @for table in &parts.tables { li { a href={ "#part-" (table.id) } { (table.title) } } } }
                }
            }
        }
    }

    fn finds(&self, clause: &Told) -> bool {
        self.search.finds([clause.number.as_str(), clause.text.as_str(), clause.differs.as_deref().unwrap_or_default()])
    }

    fn chapter(&self, chapter: &Chapter, examples: &BTreeMap<String, Vec<(usize, Message)>>) -> Markup {
        let any = chapter.clauses.iter().any(|clause| self.finds(clause));
        html! {
            section id=(chapter.number) data-group="" hidden[!any] {
                h2 { span.clause { (chapter.number) } " " (chapter.title) }
                dl {
                    @for clause in &chapter.clauses {
                        div id=(clause.number) data-find="" hidden[!self.finds(clause)] {
                            dt { a.clause href={ "#" (clause.number) } { (clause.number) } }
                            dd { (clause.text) (self.marks(clause)) }
                        }
                    }
                }
                @if let Some(numbers) = examples.get(&chapter.number) {
                    h3 { (self.word("rules-examples")) }
                    ul.rules-examples {
                        @for (number, title) in numbers {
                            li { a href={ "/rules/" (self.entry.id()) "/examples/" (number) } { (self.say(title)) } }
                        }
                    }
                }
            }
        }
    }

    /// What is said beside a clause: that it is a ruling of ours, that editions differ.
    fn marks(&self, clause: &Told) -> Markup {
        let rulings = table::rules::rulings(self.entry.game.rulings(), &clause.number);
        html! {
            @if let Some(differs) = &clause.differs { " " span.rules-differs { (differs) } }
            @if !rulings.is_empty() { " " span.rules-mark { (self.word("rules-ruling")) " " (rulings.join(", ")) } }
        }
    }

    /// What a table chose.
    fn options(&self, setup: &Setup) -> Markup {
        let value = |id: &str, value: &str| {
            let key = format!("option-{id}-{value}");
            if self.words.has(&key) { self.word(&key) } else { value.to_owned() }
        };
        html! {
            details.rules-options {
                summary { (self.word("ui-rules-table")) }
                dl {
                    @for spec in self.entry.game.about().options {
                        div {
                            dt { a.clause href={ "#" (spec.clause) } { (spec.clause) } }
                            dd { (self.word(&format!("option-{}", spec.id))) ": " b { (value(spec.id, setup.option(spec.id))) } }
                        }
                    }
                }
            }
        }
    }
}

/// A clause by itself, with the way to all of them.
fn one_clause(words: &Dictionary, game: &str, clause: &str) -> Option<Markup> {
    let key = table::rules::key(clause);
    words.has(&key).then(|| {
        html! {
            h2 { span.clause { (clause) } }
            p { (words.word(&key)) }
            p.small { a href={ "/rules/" (game) "#" (clause) } target="_blank" { (words.word("ui-rules-all")) } }
        }
    })
}
