//! Crescent Moon with letters: the map row by row, and the markets with what each card costs and does.

use super::Table;
use crate::Scene;
use crate::letters::{columns, pad};
use crescent_moon::edition::RowName;
use crescent_moon::hex::At;
use crescent_moon::view::{HexView, PiecesView};
use crescent_moon::{Character, CrescentMoon};
use std::fmt::Write;
use table::Message;
use unicode_width::UnicodeWidthStr;

/// Half the width of a hex.
const HALF: usize = 9;

/// How wide half a hex may become, so that five of them fit beside each other.
const WIDEST_HALF: usize = 10;

/// The board as this view shows it. Everything beside it (people, objectives, conflict, hand) stands in the panels.
pub fn terminal(scene: &Scene<'_, CrescentMoon>) -> String {
    let drawing = Drawing { table: Table::of(scene) };
    [drawing.heading(), drawing.map(), drawing.markets()].join("\n")
}

struct Drawing<'a> {
    table: Table<'a>,
}

/// The letter of a character: the first of its name in notation.
fn letter(who: Character) -> char {
    who.name().chars().next().unwrap_or('?').to_ascii_uppercase()
}

/// Pieces as in scenario files, with the letter of their owner.
fn pieces(pieces: &PiecesView) -> String {
    let group = &pieces.group;
    let mut text = String::from(letter(group.owner));
    if !group.units.is_empty() {
        let _ = write!(text, "{}", group.units);
    }
    let marks = [(group.fort, 'F'), (group.castle, 'K'), (group.palace, 'P'), (group.town, 't'), (group.city, 'c')];
    for (_, mark) in marks.into_iter().chain([(group.influence, 'i')]).filter(|(there, _)| *there) {
        text.push(mark);
    }
    text
}

/// A text that fits into a width; what is cut off is marked.
fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}…")
}

impl Drawing<'_> {
    fn heading(&self) -> String {
        let marks: Vec<String> = Character::ALL
            .into_iter()
            .filter(|who| self.table.view.players.values().any(|player| player.character == Some(*who)))
            .map(|who| format!("{} {}", letter(who), self.table.word(who.term())))
            .collect();
        format!("{}\n{}\n", marks.join(" · "), self.table.word("cm-text-legend"))
    }

    /// Rows of hexes, each half a hex further in; three lines a hex: its name; its tile, rivers and who controls it; pieces.
    fn map(&self) -> String {
        let column = |at: &At| 2 * i32::from(at.q) + i32::from(at.r);
        let west = self.table.view.hexes.keys().map(column).min().unwrap_or(0);
        let mut rows: Vec<i8> = self.table.view.hexes.keys().map(|at| at.r).collect();
        rows.sort_unstable();
        rows.dedup();
        let drawn: Vec<(&At, [String; 3])> =
            self.table.view.hexes.iter().map(|(at, hex)| (at, self.hex(at, hex))).collect();
        // Half a hex is as wide as its longest line asks for, as far as there is room.
        let widest = drawn.iter().flat_map(|(_, parts)| parts).map(|part| part.width()).max().unwrap_or(0);
        let half = (widest + 1).div_ceil(2).clamp(HALF, WIDEST_HALF);
        let mut text = String::new();
        for r in rows {
            let mut lines = [const { String::new() }; 3];
            for (at, parts) in drawn.iter().filter(|(at, _)| at.r == r) {
                let start = (column(at) - west) as usize * half;
                for (line, part) in lines.iter_mut().zip(parts) {
                    *line = pad(line, start);
                    line.push_str(&cut(part, 2 * half - 1));
                }
            }
            for line in lines {
                let _ = writeln!(text, "{}", line.trim_end());
            }
        }
        text
    }

    fn hex(&self, at: &At, hex: &HexView) -> [String; 3] {
        let control = hex.control.map_or_else(String::new, |who| format!(" [{}]", letter(who)));
        let groups: Vec<String> = hex.pieces.iter().map(pieces).collect();
        let rivers = if hex.rivers.is_empty() { String::new() } else { format!(" ~{}", hex.rivers) };
        let name = Message::new("do-hex").with("hex", self.table.view.open.land.called_at(*at));
        let tile = self.table.word(hex.tile.term());
        [self.table.say(&name), format!("{tile}{rivers}{control}"), groups.join(" ")]
    }

    /// Every card that can be bought, with its price and what it does.
    fn markets(&self) -> String {
        let rows = self.table.view.market.iter().flatten().map(|stall| {
            let price = stall.to.map_or_else(
                || stall.price.to_string(),
                |to| format!("{} → {}", stall.price, self.table.scene.name(to)),
            );
            let name = self.table.card_name(&stall.card);
            (vec![self.table.word(stall.row.term()), price, name], self.table.card_text(&stall.card))
        });
        let wares = self.table.view.sultan_market.iter().flatten().map(|card| {
            let row = self.table.word(RowName::Sultan.term());
            (vec![row, String::new(), self.table.card_name(card)], self.table.card_text(card))
        });
        let (rows, texts): (Vec<Vec<String>>, Vec<String>) = rows.chain(wares).unzip();
        if rows.is_empty() {
            return String::new();
        }
        // What a card does stands below it: beside it there is too little room.
        let table = columns(&rows);
        let cards: Vec<String> = table.lines().zip(texts).map(|(line, text)| format!("{line}\n    {text}")).collect();
        format!("{}\n{}", self.table.word("cm-text-market"), cards.join("\n"))
    }
}
