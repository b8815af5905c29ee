//! The tables of components on a page of rules, with the pictures that the board of the game draws of them.

use super::super::board::plain_onlooker;
use super::Rules;
use crate::problem::Problem;
use maud::{Markup, html};
use table::components::{Cell, Row, Shown};
use table::{Complaint, Message, Setup};

/// Tables with more columns than this are lists: a piece with what is known of it below its picture.
const WIDEST: usize = 7;

/// The components of the edition in use.
pub(super) struct Parts {
    pub(super) tables: Vec<Shown>,
    /// The picture of each part as a whole, then of each of its rows.
    pictures: Vec<Vec<Option<Markup>>>,
    edition: (String, String),
    /// Whether it is another edition than the one that comes with the game.
    other: bool,
}

/// The components that a page of rules shows; nothing for a game that lists none.
pub(super) fn read(rules: &Rules<'_>) -> Result<Option<Parts>, Problem> {
    let (game, about) = (rules.entry.game, rules.entry.game.about());
    if game.components().is_empty() {
        return Ok(None);
    }
    let usual = Setup::new(about, *about.players.start(), &Default::default(), None).map_err(broken)?;
    let setup = rules.setup.unwrap_or(&usual);
    let text = setup.edition_text(about).map_err(broken)?;
    let tables = table::components::shown(game.components(), about, text, rules.words).map_err(broken)?;
    let edition = table::components::title(text).map_err(broken)?;
    let other = about.editions.first().is_none_or(|first| first.text != text);
    let pictures = pictures(rules, setup, &tables)?;
    Ok(Some(Parts { tables, pictures, edition, other }))
}

/// An edition was read and checked when its table was opened, so that this cannot happen; if it does, the log tells.
pub(super) fn broken(complaint: Complaint) -> Problem {
    tracing::error!(?complaint, "the rules of a game cannot be told");
    Problem::Broken
}

fn pictures(rules: &Rules<'_>, setup: &Setup, tables: &[Shown]) -> Result<Vec<Vec<Option<Markup>>>, Problem> {
    let begun = rules.entry.game.begin(setup).map_err(broken)?;
    let wanted: Vec<Vec<(&str, &str)>> = tables
        .iter()
        .map(|table| {
            std::iter::once("").chain(table.rows.iter().map(|row| row.id.as_str())).map(|id| (table.id, id)).collect()
        })
        .collect();
    let names: Vec<String> = (0..setup.players).map(|seat| ((b'A' + seat as u8) as char).to_string()).collect();
    let flat: Vec<(&str, &str)> = wanted.iter().flatten().copied().collect();
    let onlooker = plain_onlooker(rules.words, &names, table::Viewer::Spectator);
    let mut drawn = match rules.entry.board.components(begun.as_ref(), &onlooker, &flat) {
        Ok(drawn) => drawn.into_iter(),
        Err(undrawable) => {
            tracing::error!("{undrawable}");
            Vec::new().into_iter()
        }
    };
    Ok(wanted.iter().map(|part| part.iter().map(|_| drawn.next().flatten()).collect()).collect())
}

impl Parts {
    /// Whether anything of what is looked for stands in them.
    pub(super) fn found(&self, rules: &Rules<'_>) -> bool {
        self.tables.iter().any(|table| table.rows.iter().any(|row| finds(rules, table, row)))
    }

    pub(super) fn draw(&self, rules: &Rules<'_>) -> Markup {
        let (id, title) = &self.edition;
        let edition = Message::new("rules-edition").with("id", id.as_str()).with("title", title.as_str());
        html! {
            section #components {
                h2 { (rules.word("rules-components")) }
                p { (rules.say(&edition)) " " (rules.word("rules-house")) }
                @if self.other { p.notice { (rules.word("rules-other-edition")) } }
            }
            @for (table, pictures) in self.tables.iter().zip(&self.pictures) { (part(rules, table, pictures)) }
        }
    }
}

fn finds(rules: &Rules<'_>, table: &Shown, row: &Row) -> bool {
    let texts = row.cells.iter().map(|cell| cell.text.as_str());
    rules.search.finds(texts.chain([table.title.as_str(), table.clause]))
}

fn part(rules: &Rules<'_>, table: &Shown, pictures: &[Option<Markup>]) -> Markup {
    let any = table.rows.iter().any(|row| finds(rules, table, row));
    let whole = pictures.first().and_then(Option::as_ref);
    let each = pictures.get(1..).unwrap_or_default();
    html! {
        section.rules-part id={ "part-" (table.id) } data-group="" hidden[!any] {
            h3 { (table.title) " " a.clause href={ "#" (table.clause) } { (table.clause) } }
            @if let Some(intro) = &table.intro { p { (intro) } }
            @if let Some(whole) = whole { div.rules-whole { (whole) } }
            @if table.heads.len() > WIDEST { (list(rules, table, each)) } @else { (sheet(rules, table, each)) }
        }
    }
}

/// A table.
fn sheet(rules: &Rules<'_>, table: &Shown, pictures: &[Option<Markup>]) -> Markup {
    html! {
        div.rules-scroll tabindex="0" role="region" aria-label=(table.title) {
            table.rules-table {
                thead { tr { @for head in &table.heads { th scope="col" { (head) } } } }
                tbody {
                    @for (at, row) in table.rows.iter().enumerate() {
                        tr data-find="" .is-house[row.house] hidden[!finds(rules, table, row)] {
                            @for (column, text) in row.cells.iter().enumerate() {
                                @if column == 0 {
                                    th scope="row" {
                                        @if let Some(Some(picture)) = pictures.get(at) { span.rules-picture { (picture) } }
                                        (cell(text))
                                    }
                                } @else { td { (cell(text)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A piece after the other, each with what is known of it.
fn list(rules: &Rules<'_>, table: &Shown, pictures: &[Option<Markup>]) -> Markup {
    html! {
        ul.rules-pieces {
            @for (at, row) in table.rows.iter().enumerate() {
                li data-find="" .is-house[row.house] hidden[!finds(rules, table, row)] {
                    @if let Some(name) = row.cells.first() { h4 { (name.text) } }
                    @if let Some(Some(picture)) = pictures.get(at) { div.rules-picture { (picture) } }
                    dl {
                        @for (head, text) in table.heads.iter().zip(&row.cells).skip(1).filter(|(_, text)| !text.text.is_empty()) {
                            div { dt { (head) } dd { (cell(text)) } }
                        }
                    }
                }
            }
        }
    }
}

fn cell(cell: &Cell) -> Markup {
    html! { @if cell.exact { code { (cell.text) } } @else { (cell.text) } }
}
