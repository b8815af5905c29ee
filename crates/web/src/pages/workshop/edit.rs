//! An edition as a form: every value of one part of it, beside the pictures of its pieces; or the whole text. What comes out is another edition, so that nothing that
//! somebody plays with changes under their hands.

mod draft;
mod values;

use self::draft::{Draft, drafted};
use super::super::board::plain_onlooker;
use super::super::form::Asked;
use super::super::frame::Page;
use super::{edition, fields, sentence};
use crate::app::App;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use crate::workshop::{Edition, Faulty, read};
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boards::symbols::{sprite_for, sprite_of};
use maud::{Markup, html};
use serde::Deserialize;
use shelf::fields::Guide;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::components::changes;
use table::file::{Leaf, leaves};
use table::{Dictionary, EditionChoice, Message, Setup, Viewer};

/// The part of a page that is the whole text.
const TEXT: &str = "text";

/// Which part of the edition is shown.
#[derive(Debug, Deserialize)]
pub(crate) struct Shown {
    #[serde(default)]
    part: Option<String>,
}

/// `GET /edition/{key}/edit`.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    Asked(shown): Asked<Shown>,
) -> Result<Response, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    let bench = Bench::of(&app, &visit, &edition, shown.part.as_deref())?;
    Ok(bench.page(&Draft::of(&edition.text), &edition.choice, html! {}))
}

/// `POST /edition/{key}/edit`: what was typed becomes another edition. A script asks for the verdict alone, while one types.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    form: Multipart,
) -> Result<Response, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    let typed = fields(form).await?;
    let part = typed.get("part").cloned();
    let bench = Bench::of(&app, &visit, &edition, part.as_deref())?;
    let (games, entry) = (app.host.games(), edition.entry);
    let (before, guide) = (edition.text.clone(), bench.guide.clone());
    let checked = tokio::task::spawn_blocking(move || -> Result<_, Problem> {
        let (draft, complaint) = drafted(&guide, &before, &typed)?;
        let checked = match complaint {
            Some(complaint) => Err(Faulty { entry: Some(entry), complaint }),
            None => read(games, Some(entry), &draft.text),
        };
        Ok((draft, checked))
    });
    let (draft, checked) = checked.await.map_err(|_| Problem::Broken)??;
    if visit.wants == Wants::Part {
        return Ok(bench.verdict(&checked)?.into_response());
    }
    match checked {
        Ok(new) if !draft.unfinished => {
            let Guest { person, cookie } = app.guest(&visit, None).await?;
            let key = app.workshop.keep_edition(app.host.store.as_ref(), new, person.id).await?;
            Ok(super::go(&format!("/edition/{key}/edit?part={}", bench.part), cookie))
        }
        checked => {
            let choice = checked.as_ref().map_or(&edition.choice, |new| &new.choice);
            let mut response = bench.page(&draft, choice, bench.verdict(&checked)?);
            if !draft.unfinished {
                *response.status_mut() = StatusCode::BAD_REQUEST;
            }
            Ok(response)
        }
    }
}

/// A part of an edition that is being changed.
struct Bench<'a> {
    app: &'a App,
    visit: &'a Visit,
    edition: &'a Edition,
    words: &'a Dictionary,
    guide: Guide,
    parts: Vec<String>,
    part: String,
}

/// What a leaf is called within its part: the row it stands in, and the rest of its path.
fn row_of(leaf: &Leaf) -> (Option<usize>, &str) {
    let rest = leaf.path.split_once('.').map_or("", |(_, rest)| rest);
    match rest.split_once('.') {
        Some((row, rest)) if row.parse::<usize>().is_ok() => (row.parse().ok(), rest),
        _ => (rest.parse().ok(), rest),
    }
}

fn part_of(leaf: &Leaf) -> &str {
    leaf.path.split('.').next().unwrap_or_default()
}

impl<'a> Bench<'a> {
    fn of(app: &'a App, visit: &'a Visit, edition: &'a Edition, part: Option<&str>) -> Result<Bench<'a>, Problem> {
        let words = app.say(edition.entry.id(), visit.reader.lang);
        let mut seen = BTreeSet::new();
        let leaves = leaves(&edition.text).map_err(|_| Problem::Broken)?;
        let named = leaves.iter().filter(|leaf| leaf.path.contains('.')).map(part_of);
        let parts: Vec<String> = named.filter(|part| seen.insert(*part)).map(str::to_owned).collect();
        let known = |part: &&str| *part == TEXT || parts.iter().any(|own| own == *part);
        let first = parts.first().cloned().unwrap_or_else(|| TEXT.to_owned());
        let part = match part {
            Some(part) => Some(part).filter(known).ok_or(Problem::NotFound)?.to_owned(),
            None => first,
        };
        let guide = shelf::fields::guide(edition.entry).map_err(|complaint| {
            tracing::error!(?complaint, "the guide to the edition files cannot be read");
            Problem::Broken
        })?;
        Ok(Bench { app, visit, edition, words, guide, parts, part })
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, message: Message) -> String {
        self.words.say(&message, &|seat| seat.to_string())
    }

    /// What a part is called: as its table on the page of rules, or as the file calls it.
    fn name(&self, part: &str) -> String {
        table::components::named(self.words, "part-", part)
    }

    fn page(&self, draft: &Draft, choice: &EditionChoice, verdict: Markup) -> Response {
        let (text, done) = (draft.text.as_str(), draft.written());
        let key = &self.edition.key;
        let inside = html! {
            article.workshop.workshop-edit {
                p.crumb {
                    a href="/workshop" { (self.word("ui-workshop")) } " · "
                    a href={ "/edition/" (key) } { (self.edition.report.title) }
                }
                h1 { (self.word("ui-edition-change")) }
                p { (self.word("ui-edition-change-help")) }
                nav.tabs aria-label=(self.word("ui-edition-parts")) {
                    @for part in &self.parts {
                        a href={ "/edition/" (key) "/edit?part=" (part) } aria-current=[(*part == self.part).then_some("true")] { (self.name(part)) }
                    }
                    a href={ "/edition/" (key) "/edit?part=" (TEXT) } aria-current=[(self.part == TEXT).then_some("true")] { (self.word("ui-edition-text")) }
                }
                form.workshop-form method="post" action={ "/edition/" (key) "/edit" } enctype="multipart/form-data" data-check="" {
                    input type="hidden" name="part" value=(self.part);
                    // Whoever presses Enter in a field wants to keep what was typed; browsers take the first button there is.
                    button.unseen tabindex="-1" aria-hidden="true" {}
                    @if self.part == TEXT {
                        label for="edition-text" { (self.word("ui-edition-text")) }
                        textarea #edition-text name=(TEXT) rows="30" spellcheck="false" maxlength=(table::brought::MOST_BYTES) { (text) }
                    } @else {
                        @if !done.is_empty() { textarea name="rows" hidden { (done) } }
                        (self.names(text))
                        @if self.guide_allows() { p.muted { (self.word("ui-edition-rows-help")) } }
                        (self.values(draft, choice))
                    }
                    div.actions { button.primary { (self.word("ui-edition-save")) } }
                    div #verdict aria-live="polite" { (verdict) }
                }
            }
        };
        // Pieces of every seat are defined here, with the emblems they bear.
        let inside = html! { (sprite_of((self.edition.entry.sprite)())) (inside) };
        let body = html! { (sprite_for(&inside)) (inside) };
        let script = html! { script src=(self.app.assets.address("workshop.js")) defer {} };
        let title = self.word("ui-edition-change");
        Page { title, kind: "workshop", body, visit: self.visit }.dress_with(self.app, &script).into_response()
    }

    /// The id and the title: an edition that is changed needs names of its own.
    fn names(&self, text: &str) -> Markup {
        let leaves = leaves(text).unwrap_or_default();
        let shipped = |id: &str| self.edition.entry.game.about().editions.iter().any(|edition| edition.id == id);
        let value = |path: &str| {
            leaves.iter().find(|leaf| leaf.path == path).map(|leaf| leaf.value.typed()).unwrap_or_default()
        };
        let (id, title) = match value("id") {
            id if shipped(&id) => (format!("my-{}", self.edition.entry.id()), self.word("ui-edition-own-title")),
            id => (id, value("title")),
        };
        html! {
            div.fields {
                div.field {
                    label for="edition-id" { (self.word("ui-edition-id")) }
                    input #edition-id name="at.id" value=(id) required maxlength=(table::brought::MOST_ID) pattern="[a-z0-9\\-]+" autocomplete="off";
                }
                div.field {
                    label for="edition-title" { (self.word("ui-edition-title")) }
                    input #edition-title name="at.title" value=(title) required maxlength=(table::brought::MOST_TITLE) autocomplete="off";
                }
            }
        }
    }

    /// Whether rows of the part that is shown may come and go.
    fn guide_allows(&self) -> bool {
        shelf::rows::free(&self.guide, &self.part).is_some()
    }

    /// The picture of the whole part, which may hold what those of its rows refer to, and the pictures of these rows, as the edition draws them.
    fn pictures(&self, ids: &[String], choice: &EditionChoice) -> (Option<Markup>, Vec<Option<Markup>>) {
        let (game, about) = (self.edition.entry.game, self.edition.entry.game.about());
        let setup = Setup::new(about, *about.players.start(), &BTreeMap::new(), Some(choice.clone()));
        let Ok(begun) = setup.and_then(|setup| game.begin(&setup)) else { return (None, Vec::new()) };
        let names: Vec<String> =
            (0..*about.players.start()).map(|seat| ((b'A' + seat as u8) as char).to_string()).collect();
        let wanted: Vec<(&str, &str)> =
            std::iter::once("").chain(ids.iter().map(String::as_str)).map(|id| (self.part.as_str(), id)).collect();
        let onlooker = plain_onlooker(self.words, &names, Viewer::Spectator);
        let drawn = self.edition.entry.board.components(begun.as_ref(), &onlooker, &wanted).unwrap_or_default();
        let mut drawn = drawn.into_iter();
        (drawn.next().flatten(), drawn.collect())
    }

    fn wrong(&self, faulty: &Faulty) -> Markup {
        html! { p.notice.is-bad role="alert" { (sentence(self.app, self.visit, faulty)) } }
    }

    /// Whether what was typed is sound, and what differs then.
    fn verdict(&self, checked: &Result<Edition, Faulty>) -> Result<Markup, Problem> {
        let new = match checked {
            Ok(new) => new,
            Err(faulty) => return Ok(self.wrong(faulty)),
        };
        let game = self.edition.entry.game;
        let changes = changes(game.components(), game.about(), &new.text, self.words).map_err(|_| Problem::Broken)?;
        Ok(html! {
            p.notice.is-good { (self.word("ui-edition-sound")) }
            (edition::listed(self.words, &changes))
        })
    }
}
