//! The board of a game on a page, with its tools and its side panels.

use boards::{Drawn, Onlooker, Panel};
use maud::{Markup, html};
use table::{AnyMatch, Dictionary, Viewer};

/// The board with its tools beside it, where they cover nothing; zoom and pan are the script's, without it the board simply fits.
pub(super) fn board(words: &Dictionary, drawn: &Markup) -> Markup {
    html! {
        section.t-board #board aria-label=(words.word("ui-board")) {
            div.board-box data-pan="" { (drawn) }
            div.board-tools hidden data-zoom-tools="" {
                button type="button" data-zoom="in" title=(words.word("ui-zoom-in")) aria-label=(words.word("ui-zoom-in")) { "+" }
                button type="button" data-zoom="out" title=(words.word("ui-zoom-out")) aria-label=(words.word("ui-zoom-out")) { "−" }
                button type="button" data-zoom="fit" title=(words.word("ui-zoom-fit")) aria-label=(words.word("ui-zoom-fit")) { "⤢" }
            }
        }
    }
}

/// The side panels a game brings: those that matter all the time, or those to look something up.
pub(super) fn panels(panels: &[Panel], open: bool) -> Markup {
    html! {
        @for panel in panels.iter().filter(|panel| panel.open == open) {
            details.panel.{ "panel-" (panel.id) } id={ "panel-" (panel.id) } open[panel.open] data-panel=(panel.id) {
                summary { h2 { (panel.title) } }
                div.panel-body { (panel.body) }
            }
        }
    }
}

/// Somebody who looks at a table that nobody plays at: there is nothing to follow, and nothing happened before.
pub(super) fn plain_onlooker<'a>(words: &'a Dictionary, names: &'a [String], viewer: Viewer) -> Onlooker<'a> {
    Onlooker {
        viewer,
        deciding: None,
        dictionary: words,
        names,
        chosen: None,
        link: &|_| "#".to_owned(),
        explain: None,
        last: &[],
        since: &[],
        lit: None,
        kept: "",
    }
}

/// Draws a match with the board of its game. What cannot be drawn is said where the board would be, and logged.
pub(super) fn draw(entry: &shelf::Entry, game: &dyn AnyMatch, onlooker: &Onlooker<'_>) -> Drawn {
    entry.board.draw(game, onlooker).unwrap_or_else(|undrawable| {
        tracing::error!(%undrawable, "a table is not drawn");
        let why = onlooker.dictionary.say(&undrawable.why(), &|seat| seat.to_string());
        Drawn { board: html! { p.notice.is-bad role="alert" { (why) } }, ..Drawn::default() }
    })
}
