//! The Two Heirs in one minute.

use super::{Table, map, ring, tile};
use crate::minute::{Minute, columns, staged};
use crate::{emblems, symbols};
use maud::{Markup, html};
use table::{Complaint, Dictionary, Seat};
use two_heirs::Terrain;

/// The game in one minute.
pub const MINUTE: Minute = Minute { clauses: ["TH-13.1", "TH-2.2", "TH-12.3", "TH-13.4"], parts: 3, draw };

/// Points of both at the end: buildings, what units double, roads.
const POINTS: [[u32; 3]; 2] = [[21, 11, 4], [24, 5, 2]];

/// How far the tiles of the pile lie apart, and which land they show.
const PILE: [(u32, Terrain); 4] =
    [(0, Terrain::Green), (46, Terrain::Grey), (84, Terrain::Yellow), (114, Terrain::Green)];

fn draw(dictionary: &Dictionary) -> Result<[Markup; 4], Complaint> {
    staged(2, include_str!("../../assets/two-heirs/minute.toml"), dictionary, |scene| {
        let table = Table::of(scene);
        let offer = html! { div.minute-ring { (ring::ring(&table)) } };
        [land(&table), offer, end(&table), columns(&POINTS)]
    })
}

/// The landscape of both.
fn land(table: &Table<'_>) -> Markup {
    html! {
        svg.board.board-two-heirs.th-svg viewBox="-112 -134 324 324" preserveAspectRatio="xMidYMid slice" { (map::landscape(table)) }
    }
}

/// The pile runs out, then everybody has one more turn.
fn end(table: &Table<'_>) -> Markup {
    html! {
        svg.minute-rows.th-svg viewBox="0 0 320 270" {
            @for (x, terrain) in PILE { g transform={ "translate(" (44 + x) " 30)" } { (tile::down(table, terrain)) } }
            g transform="rotate(90 160 160)" { (symbols::placed("arrow", 160.0, 160.0, 30.0)) }
            @for (seat, x) in [(0, 112.0), (1, 208.0)] {
                (emblems::disc(Seat::new(seat), x, 216.0, 26.0))
                text.minute-number x=(x + 38.0) y="246" { "×1" }
            }
        }
    }
}
