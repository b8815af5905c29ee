//! Northgard in one minute.

use super::shape::CELL;
use super::{Table, cards, drawings, map};
use crate::minute::{Minute, columns, staged};
use crate::symbols;
use maud::{Markup, html};
use northgard::pieces::Building;
use table::{Complaint, Dictionary};

/// The game in one minute.
pub const MINUTE: Minute = Minute { clauses: ["NG-9.11", "NG-5.4", "NG-14.1", "NG-15.2"], parts: 3, draw };

/// Fame of everybody at the end: closing, harvests, cards and what is left.
const POINTS: [[u32; 3]; 3] = [[11, 21, 9], [9, 14, 12], [12, 8, 6]];

/// The buildings of three strongholds, and where they are drawn.
const STRONGHOLDS: [(Building, f32); 3] =
    [(Building::Fortress, 64.0), (Building::Forge, 144.0), (Building::AltarOfKings, 224.0)];

fn draw(dictionary: &Dictionary) -> Result<[Markup; 4], Complaint> {
    staged(2, include_str!("../../assets/northgard/minute.toml"), dictionary, |scene| {
        let table = Table::of(scene);
        [land(&table), hand(&table), end(), columns(&POINTS)]
    })
}

/// Some of the land.
fn land(table: &Table<'_>) -> Markup {
    let (left, top) = (-0.75 * CELL, -0.62 * CELL);
    html! {
        svg.board.board-northgard.ng-svg viewBox={ (left) " " (top) " " (2.75 * CELL) " " (2.36 * CELL) } preserveAspectRatio="xMidYMid slice" {
            (map::inside(table, map::frame(table)))
        }
    }
}

/// The cards of a turn.
fn hand(table: &Table<'_>) -> Markup {
    let held = table.me().and_then(|me| table.view.deck(me).hand).unwrap_or_default();
    html! { ul.minute-hand { @for card in held.iter() { li { (cards::face(table, card)) } } } }
}

/// Three strongholds win at once; otherwise seven years pass, each with its winter.
fn end() -> Markup {
    html! {
        svg.minute-rows.ng-svg viewBox="0 0 320 270" {
            @for (building, x) in STRONGHOLDS {
                rect.minute-box x=(x - 34.0) y="34" width="68" height="68" rx="10" {}
                (drawings::placed(drawings::building(building), (x, 68.0), (56.0, 56.0)))
            }
            (symbols::placed("crown", 288.0, 68.0, 40.0))
            path.minute-ground d="M28 178H292" {}
            @for year in 1..=7_u8 {
                @let x = 28.0 + 44.0 * f32::from(year - 1);
                circle.minute-box cx=(x) cy="178" r="17" {}
                text.minute-number x=(x) y="186" { (year) }
                (symbols::placed("snow", x, 218.0, 20.0))
            }
        }
    }
}
