//! The score, item by item.

use super::problem::clause_link;
use super::sight::Sight;
use boards::emblems::chip;
use maud::{Markup, html};
use table::{Dictionary, Seat, Sheet};

/// The score of the table as this viewer may know it: as the board draws it, or as the rules tell it.
pub(super) fn panel(sight: &Sight<'_>, drawn: Option<&Markup>) -> Markup {
    if let Some(drawn) = drawn {
        return framed(sight.words, drawn);
    }
    let sheet = sight.now.game.sheet(sight.stand.viewer);
    let names: Vec<String> = Seat::all(sight.now.seats.len()).map(|seat| sight.name(seat)).collect();
    score(sight.words, sight.live.entry.id(), &names, &sheet)
}

/// A score sheet as a panel.
pub(super) fn framed(words: &Dictionary, body: &Markup) -> Markup {
    html! {
        details.panel.panel-score #panel-score open data-panel="score" {
            summary { h2 { (words.word("board-score")) } }
            div.panel-body.scroll-x tabindex="0" role="region" aria-label=(words.word("board-score")) { (body) }
        }
    }
}

/// A score sheet as a table.
pub(super) fn score(words: &Dictionary, game: &str, names: &[String], sheet: &Sheet) -> Markup {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    if sheet.totals.is_empty() {
        return html! {};
    }
    framed(
        words,
        &html! {
                        table.score-sheet {
                            caption.unseen { (words.word("board-score")) }
                            thead { tr {
                                th scope="col" { (words.word("board-score-item")) }
                                @for seat in Seat::all(names.len()) { th scope="col" title=(name(seat)) { (chip(seat)) span.unseen { (name(seat)) } } }
                            } }
                            tbody {
                                @for row in &sheet.rows {
                                    tr {
                                        th scope="row" { (words.say(&row.label, &name)) " " (clause_link(game, row.clause.as_str())) }
                                        @for points in &row.points { td { (number(*points)) } }
                                    }
                                }
                            }
                            tfoot { tr {
                                th scope="row" { (words.word("board-score-total")) }
                                @for total in &sheet.totals { td { b { (number(*total)) } } }
                            } }
                        }
        },
    )
}

fn number(points: Option<i32>) -> String {
    points.map_or_else(|| "?".to_owned(), |points| points.to_string())
}
