//! Hints for those who have not finished a game yet: the ones that fit the moment, until they are hidden.

use super::sight::Sight;
use crate::app::App;
use crate::host::Live;
use crate::problem::Problem;
use boards::Drawn;
use boards::symbols::symbol;
use maud::{Markup, html};
use store::{PersonId, Status, Which};

/// How many finished games of a person are looked through for one of this game.
const LOOKED_AT: u32 = 100;

impl App {
    /// Whether this person has not finished a game like the one at this table. Asked once for each table; what is over stays over.
    pub(crate) async fn is_newcomer(&self, person: PersonId, live: &Live) -> Result<bool, Problem> {
        if let Some(known) = self.known_newcomer(person, &live.id) {
            return Ok(known);
        }
        let over = self.host.store.list(Which::OverOf(person), store::Page::first(LOOKED_AT)).await?;
        let new = !over.tables.iter().any(|table| table.game == live.entry.id() && table.id != live.id);
        self.remember_newcomer(person, &live.id, new);
        Ok(new)
    }
}

/// The strip with the hints that fit now: one at once, the others behind it.
pub(super) fn strip(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let keys = fitting(sight, drawn);
    let Some((first, others)) = keys.split_first().filter(|_| shown(sight)) else { return html! {} };
    html! {
        aside.hints aria-label=(sight.word("ui-hints")) {
            (symbol("info"))
            div.hints-words {
                p { b { (sight.word("ui-hints")) ": " } (sight.word(first)) }
                @if !others.is_empty() {
                    details data-panel="hints" {
                        summary { (sight.word("ui-hints-more")) }
                        ul { @for key in others { li { (sight.word(key)) } } }
                    }
                }
            }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(sight.at(""));
                button.small.quiet name="hints" value="off" title=(sight.word("ui-hints-hide-help")) { (sight.word("ui-hints-hide")) }
            }
        }
    }
}

/// Whether this reader sees hints here.
pub(super) fn shown(sight: &Sight<'_>) -> bool {
    sight.newcomer && sight.now.status == Status::Playing && sight.stand.own().is_some()
}

/// What fits the moment: first what belongs to the question, then what the board finds.
fn fitting(sight: &Sight<'_>, drawn: &Drawn) -> Vec<String> {
    let question = sight.stand.deciding(sight.now).map(|_| sight.now.game.prompt(sight.stand.viewer));
    drawn.fitting_hints(question.as_ref(), sight.words)
}
