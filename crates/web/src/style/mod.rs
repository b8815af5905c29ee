//! The page on which we look at our own look: colours, symbols, emblems and controls, side by side.

use boards::{emblems, symbols};
use maud::{Markup, html};
use table::Seat;

/// What stands on the style page; the frame of the site goes around it.
pub(crate) fn page(games: &[shelf::Entry]) -> Markup {
    html! {
        h1 { "Crownlands" }
        p.lead { "Calm and warm like a well-printed map: paper, ink, and a few printed colours." }
        section.sheet {
            h2 { "Symbols" }
            ul.style-grid {
                @for name in symbols::names() { li { (symbols::symbol(name)) span { (name) } } }
            }
        }
        section.sheet {
            h2 { "Seats" }
            ul.style-grid {
                @for seat in Seat::all(8) {
                    li {
                        (emblems::chip(seat))
                        svg.style-swatch viewBox="0 0 64 24" aria-hidden="true" { rect width="64" height="24" fill={ "url(#p-" (seat) ")" } {} }
                        span { (seat) " " (emblems::emblem(seat).name) }
                    }
                }
            }
        }
        ul.cards {
            @for entry in games {
                li.game-card {
                    div.game-art aria-hidden="true" { ((entry.picture)()) }
                    h3 { (entry.id()) }
                    p { "Words about the game that make somebody want to sit down." }
                    div.actions { button.primary { "Play now" } button { "Details" } }
                }
            }
        }
        section.sheet {
            h2 { "Controls" }
            p.actions {
                button.primary { "Play now" }
                button { "Details" }
                button.danger { "Leave" }
                button.quiet { "Undo" }
                button disabled { "Not now" }
                span.badge { "Round 2 of 4" }
                span.badge.is-turn { "Your turn" }
                span.badge.is-live { "Running" }
                a.clause href="#" { "BB-4.3" }
            }
            p.notice { "A notice." }
            p.notice.is-good { "Done." }
            p.notice.is-warn { "Somebody acted before you." }
            p.notice.is-bad { "That is not allowed." }
        }
    }
}

#[cfg(test)]
mod contrast;
#[cfg(test)]
mod sheet;
