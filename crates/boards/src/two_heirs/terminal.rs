//! The Two Heirs with letters: the landscape as a grid, each tile with its building, its roads and who stands there.

use super::Table;
use super::roads::turned;
use crate::Scene;
use crate::letters::pad;
use std::fmt::Write;
use table::message;
use two_heirs::TwoHeirs;
use two_heirs::edition::NO_ROAD;
use two_heirs::pieces::Side;
use two_heirs::spot::Spot;
use two_heirs::view::TileView;
use unicode_width::UnicodeWidthStr;

/// What stands for the four sides of a tile, from north on.
const ARROWS: [char; 4] = ['↑', '→', '↓', '←'];

/// How many letters a line of the landscape may have, so that every terminal shows it whole.
const WIDEST: usize = 78;

/// The board as this view shows it. Everything beside it (offer, resources, hand, Henry) stands in the panels.
pub fn terminal(scene: &Scene<'_, TwoHeirs>) -> String {
    let drawing = Drawing { table: Table::of(scene) };
    format!("{}\n{}\n\n{}", drawing.heading(), scene.word("th-text-legend"), drawing.map())
}

/// A text of at most so many letters.
fn shortened(text: &str, most: usize) -> String {
    if text.width() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

struct Drawing<'a> {
    table: Table<'a>,
}

impl Drawing<'_> {
    fn heading(&self) -> String {
        let (view, pile) = (&self.table.view, &self.table.view.pile);
        let top = pile.top.map_or_else(|| "–".to_owned(), |top| self.table.word(&format!("terrain-{}", top.name())));
        let told = message!("th-text-heading", left = pile.left, top, discount = view.flow.discount);
        self.table.say(&told)
    }

    /// Three lines a tile: terrain, owner and building; its roads; the units that stand there.
    fn map(&self) -> String {
        let board = &self.table.view.board;
        let (west, east) =
            (board.keys().map(|at| at.x).min().unwrap_or(0), board.keys().map(|at| at.x).max().unwrap_or(0));
        let (south, north) =
            (board.keys().map(|at| at.y).min().unwrap_or(0), board.keys().map(|at| at.y).max().unwrap_or(0));
        let drawn = |at: Spot| board.get(&at).map_or_else(<[String; 3]>::default, |tile| self.tile(at, tile));
        let rows: Vec<i8> = (south..=north).rev().collect();
        // Each column is as wide as what stands in it; where all of them do not fit, names are cut off.
        let columns = (west..=east).map(|x| (x, rows.iter().map(|y| drawn(Spot::new(x, *y))).collect::<Vec<_>>()));
        let columns: Vec<(i8, Vec<[String; 3]>)> = columns.collect();
        let widest =
            |column: &[[String; 3]]| column.iter().flatten().map(|line| line.width()).max().unwrap_or(0).max(3);
        let all: usize = columns.iter().map(|(_, column)| widest(column) + 2).sum();
        let cap = if all + 5 <= WIDEST { WIDEST } else { ((WIDEST - 5) / columns.len()).saturating_sub(2).max(4) };
        let mut lines = vec![" ".repeat(5)];
        lines.extend(rows.iter().flat_map(|y| [format!("{y:>4} "), " ".repeat(5), " ".repeat(5)]));
        for (x, column) in &columns {
            let width = widest(column).min(cap) + 2;
            let parts = column.iter().flatten().map(|part| shortened(part, cap));
            for (line, part) in lines.iter_mut().zip(std::iter::once(x.to_string()).chain(parts)) {
                line.push_str(&pad(&part, width));
            }
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n").trim_end().to_owned()
    }

    fn tile(&self, at: Spot, tile: &TileView) -> [String; 3] {
        let owner = tile.owner.map_or("·", Side::name);
        let name = tile.building.map_or_else(String::new, |building| self.table.word(&format!("building-{building}")));
        let letter = self.table.word(&format!("th-letter-{}", tile.terrain));
        let mut units = String::new();
        for (side, unit) in self.table.standing(at) {
            let moved = if unit.moved { "*" } else { "" };
            let _ = write!(units, "{}:{}{moved} ", side.name(), unit.unit.name());
        }
        [format!("{letter}{owner} {name}").trim_end().to_owned(), self.roads(tile), units.trim_end().to_owned()]
    }

    /// The sides on which roads leave a building; those that are joined stand together.
    fn roads(&self, tile: &TileView) -> String {
        let (Some(owner), Some(face)) = (tile.owner, tile.tile.as_ref().and_then(|id| self.table.tile(id))) else {
            return String::new();
        };
        let roads = turned(face.roads, owner);
        let mut groups: Vec<String> = Vec::new();
        for (side, road) in roads.iter().enumerate().filter(|(_, road)| **road != NO_ROAD) {
            if roads[..side].contains(road) {
                continue;
            }
            groups.push(ARROWS.iter().zip(roads).filter(|(_, other)| other == road).map(|(arrow, _)| arrow).collect());
        }
        groups.join(" ")
    }
}
