//! What everybody is after: all objective sheets with what each line would bring now.

use super::{Table, setup};
use crate::symbols;
use crescent_moon::edition::When;
use crescent_moon::view::{ObjectiveView, PlayerView};
use maud::{Markup, html};
use table::{Message, Seat};

/// All sheets in turn order.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        div.cm-sheets { @for (seat, who, player) in table.people() {
            section.cm-sheet.{ "seat-" (seat) }.is-mine[table.view.viewer.is(seat)] {
                h3 { (symbols::symbol(setup::sign(who))) (table.person(seat)) (expected(table, player)) }
                ul { @for line in &player.objectives { (one(table, seat, line)) } }
            }
        } }
        p.small.muted { (table.word("cm-sheets-help")) }
    }
}

/// What the year would bring if it ended now.
fn expected(table: &Table<'_>, player: &PlayerView) -> Markup {
    let sum: u16 = player.objectives.iter().filter(|line| counts(table, line)).map(|line| u16::from(line.now)).sum();
    html! { span.unseen { ": " } b.cm-now title=(table.word("cm-sheet-now")) { "+" (sum) span.unseen { " " (table.word("cm-sheet-now")) } } }
}

/// Whether a line scores at the end of this year.
fn counts(table: &Table<'_>, line: &ObjectiveView) -> bool {
    match line.when {
        When::Year | When::Tribute => true,
        When::First => table.view.year <= 1,
        When::Casualty | When::Sack => false,
    }
}

/// A line: what it is, how far it is, what it has brought.
fn one(table: &Table<'_>, seat: Seat, line: &ObjectiveView) -> Markup {
    let at_once = matches!(line.when, When::Casualty | When::Sack);
    let over = line.when == When::First && table.view.year > 1;
    let gains = table.shows_gains(seat) && (line.scored > 0 || at_once);
    html! {
        li.is-over[over].is-met[!over && !at_once && line.now > 0] {
            span.cm-line-words { (table.word(&format!("score-{}", line.id))) @if at_once { span.unseen { "," } " " span.cm-at-once { (table.word("cm-at-once")) } } @if gains || !(at_once || over) { span.unseen { ":" } } }
            @if !at_once && !over {
                span.cm-line-now { (line.now) @if let Some(most) = line.most { span.muted { "/" (most) } } }
            }
            @if gains {
                @if !at_once && !over { span.unseen { ", " } }
                span.cm-scored title=(table.word("cm-scored")) { (symbols::symbol("point")) (line.scored) span.unseen { " " (table.say(&Message::new("cm-scored"))) } }
            }
        }
    }
}
