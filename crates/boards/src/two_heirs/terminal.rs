//! The Two Heirs with letters: the landscape as a grid, each tile with its building, its roads and who stands there.

use super::Table;
use super::roads::{road_signs, turned};
use crate::Scene;
use crate::letters::pad;
use std::fmt::Write;
use table::message;
use two_heirs::TwoHeirs;
use two_heirs::pieces::Side;
use two_heirs::spot::Spot;
use two_heirs::view::TileView;
use unicode_width::UnicodeWidthStr;

/// How many letters a line of the landscape may have, so that every terminal shows it whole.
const WIDEST: usize = 78;

/// What stands before the tiles of a line: the number of the row.
const MARGIN: usize = 5;

/// The room between two columns.
const GAP: usize = 2;

/// How narrow a column may become.
const LEAST: usize = 4;

/// How many lines a tile has, and which of them goes on with a name that is broken.
const PARTS: usize = 4;
const BELOW: usize = 1;

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

    /// Some lines a tile: terrain, owner and building; its roads; the units that stand there. Where the landscape is too wide, names are
    /// broken into two lines, and cut off only if that is not enough.
    fn map(&self) -> String {
        let board = &self.table.view.board;
        let range =
            |of: fn(&Spot) -> i8| board.keys().map(of).min().unwrap_or(0)..=board.keys().map(of).max().unwrap_or(0);
        let (columns, rows): (Vec<i8>, Vec<i8>) = (range(|at| at.x).collect(), range(|at| at.y).rev().collect());
        let whole = self.grid(&columns, &rows, false);
        let fits = widths(&whole).iter().sum::<usize>() <= WIDEST - MARGIN;
        let grid = if fits { whole } else { self.grid(&columns, &rows, true) };
        let widths = narrowed(widths(&grid));
        let head = columns.iter().zip(&widths).map(|(x, width)| pad(&x.to_string(), *width)).collect::<String>();
        let mut lines = vec![format!("{}{head}", " ".repeat(MARGIN))];
        for (row, y) in rows.iter().enumerate() {
            for part in
                (0..PARTS).filter(|part| *part != BELOW || grid.iter().any(|column| !column[row][BELOW].is_empty()))
            {
                let before = if part == 0 { format!("{y:>4} ") } else { " ".repeat(MARGIN) };
                let cell = |(column, width): (&Vec<[String; PARTS]>, &usize)| {
                    pad(&shortened(&column[row][part], width - GAP), *width)
                };
                lines.push(format!("{before}{}", grid.iter().zip(&widths).map(cell).collect::<String>()));
            }
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n").trim_end().to_owned()
    }

    /// The tiles column by column, each from north to south.
    fn grid(&self, columns: &[i8], rows: &[i8], broken: bool) -> Vec<Vec<[String; PARTS]>> {
        let board = &self.table.view.board;
        let drawn = |at: Spot| board.get(&at).map_or_else(Default::default, |tile| self.tile(at, tile, broken));
        columns.iter().map(|x| rows.iter().map(|y| drawn(Spot::new(*x, *y))).collect()).collect()
    }

    fn tile(&self, at: Spot, tile: &TileView, broken: bool) -> [String; PARTS] {
        let owner = tile.owner.map_or("·", Side::name);
        let name = tile.building.map_or_else(String::new, |building| self.table.word(&format!("building-{building}")));
        let (name, below) = match name.split_once(' ').filter(|_| broken) {
            Some((first, rest)) => (first.to_owned(), format!("   {rest}")),
            None => (name, String::new()),
        };
        let letter = self.table.word(&format!("th-letter-{}", tile.terrain));
        let mut units = String::new();
        for (side, unit) in self.table.standing(at) {
            let moved = if unit.moved { "*" } else { "" };
            let _ = write!(units, "{}:{}{moved} ", side.name(), unit.unit.name());
        }
        let first = format!("{letter}{owner} {name}").trim_end().to_owned();
        [first, below, self.roads(tile), units.trim_end().to_owned()]
    }

    /// The roads of a building as they lie.
    fn roads(&self, tile: &TileView) -> String {
        let face = tile.tile.as_ref().and_then(|id| self.table.tile(id));
        tile.owner.zip(face).map(|(owner, face)| road_signs(turned(face.roads, owner))).unwrap_or_default()
    }
}

/// How wide each column is, with the room behind it.
fn widths(grid: &[Vec<[String; PARTS]>]) -> Vec<usize> {
    let widest = |column: &Vec<[String; PARTS]>| column.iter().flatten().map(|line| line.width()).max().unwrap_or(0);
    grid.iter().map(|column| widest(column).max(LEAST) + GAP).collect()
}

/// The widths of columns such that all fit if they can: the widest give way first.
fn narrowed(mut widths: Vec<usize>) -> Vec<usize> {
    while widths.iter().sum::<usize>() > WIDEST - MARGIN {
        let Some(widest) = widths.iter_mut().max().filter(|width| **width > LEAST + GAP) else { break };
        *widest -= 1;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widest_columns_give_way_first() {
        assert_eq!(narrowed(vec![10, 12, 8]), [10, 12, 8]);
        let narrow = narrowed(vec![30, 10, 40, 9]);
        assert_eq!((narrow.iter().sum::<usize>(), narrow[1], narrow[3]), (WIDEST - MARGIN, 10, 9));
        assert!(narrow[0].abs_diff(narrow[2]) <= 1, "{narrow:?}");
    }
}
