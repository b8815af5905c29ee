//! Crescent Moon in one minute.

use super::{Table, hand, map};
use crate::minute::{Minute, boxes, columns, number, staged};
use maud::{Markup, html};
use table::{Complaint, Dictionary};

/// The game in one minute.
pub const MINUTE: Minute = Minute { clauses: ["CM-14.1", "CM-5.1", "CM-2.10", "CM-14.6"], parts: 3, draw };

/// Points of everybody at the end: those they began with, objectives of the first year, objectives of all years.
const POINTS: [[u32; 3]; 5] = [[5, 3, 22], [5, 4, 18], [5, 3, 24], [5, 4, 19], [5, 2, 17]];

fn draw(dictionary: &Dictionary) -> Result<[Markup; 4], Complaint> {
    staged(5, include_str!("../../assets/crescent-moon/minute.toml"), dictionary, |scene| {
        let table = Table::of(scene);
        let actions = html! { div.minute-actions { @if let Some(own) = table.own() { (hand::actions(&table, own)) } } };
        [land(&table), actions, years(), columns(&POINTS)]
    })
}

/// Some of the land.
fn land(table: &Table<'_>) -> Markup {
    html! {
        svg.board.board-crescent-moon.cm-svg.is-narrow viewBox="-230 -200 480 412" preserveAspectRatio="xMidYMid slice" { (map::inside(table)) }
    }
}

/// Three years: income, four actions, scoring.
fn years() -> Markup {
    html! {
        svg.minute-rows viewBox="0 0 320 270" {
            @for year in 0..3 {
                @let y = 66.0 + 70.0 * year as f32;
                (number(y, year + 1))
                (boxes(y, &[&["coin"], &["influence", "fort", "sword", "hand"], &["point"]]))
            }
        }
    }
}
