//! Brian Boru in one minute.

use super::cards::{Face, face};
use super::map::MAP;
use super::{Table, board};
use crate::emblems;
use crate::minute::{Minute, boxes, columns, number, staged};
use brian_boru::pieces::{Card, Region};
use maud::{Markup, html};
use table::{Complaint, Dictionary, Seat};

/// The game in one minute.
pub const MINUTE: Minute = Minute { clauses: ["BB-17.4", "BB-5.9", "BB-3.1", "BB-20.1"], parts: 4, draw };

/// The cards of a trick for a red town: who plays which.
const TRICK: [(usize, &str); 4] = [(1, "11"), (2, "9"), (3, "7"), (0, "15")];

/// Points of everybody at the end: tokens, on the way, regions, the rest.
const POINTS: [[u32; 4]; 4] = [[17, 13, 7, 2], [10, 14, 5, 3], [12, 11, 5, 1], [5, 12, 3, 3]];

fn draw(dictionary: &Dictionary) -> Result<[Markup; 4], Complaint> {
    staged(4, include_str!("../../assets/brian-boru/minute.toml"), dictionary, |scene| {
        let table = Table { scene, view: scene.view, rules: scene.rules, moves: Vec::new() };
        [land(&table), trick(&table), rounds(), columns(&POINTS)]
    })
}

/// A region with the towns around it.
fn land(table: &Table<'_>) -> Markup {
    let (x, y) = MAP.plaque(Region::S);
    html! {
        svg.board.board-brian-boru viewBox={ (x - 200) " " (y - 150) " 400 340" } preserveAspectRatio="xMidYMid slice" { (board::inside(table)) }
    }
}

/// The cards of a trick, the winner's last.
fn trick(table: &Table<'_>) -> Markup {
    html! {
        ol.minute-trick {
            @for (seat, card) in TRICK {
                @if let Ok(card) = card.parse::<Card>() {
                    li.is-winning[seat == 0] { (face(table, card, Face::default())) (emblems::chip(Seat::new(seat))) }
                }
            }
        }
    }
}

/// Four rounds: the draft, five tricks, the upkeep.
fn rounds() -> Markup {
    html! {
        svg.minute-rows viewBox="0 0 320 270" {
            @for round in 0..4 {
                @let y = 54.0 + 54.0 * round as f32;
                (number(y, round + 1))
                (boxes(y, &[&["hand"], &["ring", "axe", "cross", "claim"]]))
                @for trick in 0..5 {
                    @let suit = ["red", "blue", "yellow"][(round + 2 * trick) % 3];
                    g.{ "suit-" (suit) } { rect x=(92 + 20 * trick) y=(y - 13.0) width="16" height="26" rx="3" {} }
                }
            }
        }
    }
}
