//! What the coming preparation would bring everybody if it came now: income and reserves.

use super::Table;
use crate::symbols;
use crescent_moon::view::PlayerView;
use maud::{Markup, html};
use table::Message;

/// The table of the forecast.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        table.cm-forecast {
            caption.unseen { (table.word("cm-panel-forecast")) }
            thead { tr {
                th scope="col" { (table.word("cm-forecast-who")) }
                th scope="col" { (table.word("name-income")) }
                th scope="col" { (table.word("cm-forecast-coins")) }
                th scope="col" { (table.word("name-reserve")) }
            } }
            tbody { @for (seat, _, player) in table.people() {
                tr {
                    th scope="row" { (table.person(seat)) }
                    td { b { "+" (player.income) } }
                    td { (player.coins + player.income) (symbols::symbol("coin")) }
                    td { (reserve(table, player)) }
                }
            } }
        }
        p.small.muted { (table.word(if table.view.year >= table.view.years && table.view.phase != crescent_moon::view::Phase::Setup { "cm-forecast-last" } else { "cm-forecast-help" })) }
    }
}

/// What the reserves card would get.
fn reserve(table: &Table<'_>, player: &PlayerView) -> Markup {
    html! {
        @match player.reserve {
            Some(now) => { (table.say(&Message::new("cm-forecast-reserve").with("n", now).with("more", player.reserve_due))) }
            None => "–",
        }
    }
}
