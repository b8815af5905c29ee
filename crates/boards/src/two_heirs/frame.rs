//! The part of the landscape that is shown, and where places lie on the drawing.

use super::Table;
use two_heirs::Spot;

/// The width and height of a tile.
pub(super) const CELL: f32 = 100.0;

/// Room for the numbers of rows and columns.
const MARGIN: f32 = 30.0;

/// The fewest columns and rows that are shown, so that the first tiles do not fill the screen.
const FEWEST: (f32, f32) = (5.0, 4.4);

/// The drawing is never narrower or flatter than this, so that the page does not jump when the landscape grows.
const RATIO: f32 = 0.8;

/// The upper left corner of a place.
pub(super) fn corner(at: Spot) -> (i32, i32) {
    (100 * i32::from(at.x), -100 * i32::from(at.y))
}

/// `transform` that moves a drawing to a place.
pub(super) fn to(at: Spot) -> String {
    let (x, y) = corner(at);
    format!("translate({x} {y})")
}

/// What is shown: the landscape, and the places where units let something be laid.
pub(super) struct Frame {
    pub(super) columns: std::ops::RangeInclusive<i8>,
    pub(super) rows: std::ops::RangeInclusive<i8>,
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Frame {
    pub(super) fn of(table: &Table<'_>) -> Frame {
        let (mut west, mut east, mut south, mut north) = (0, 0, 0, 0);
        for laid in &table.land {
            let around = i8::from(table.standing(laid.at).any(|(side, _)| !table.rules.is_henry(side)));
            (west, east) = (west.min(laid.at.x - around), east.max(laid.at.x + around));
            (south, north) = (south.min(laid.at.y - around), north.max(laid.at.y + around));
        }
        let (wide, high) = (f32::from(east - west) + 1.0, f32::from(north - south) + 1.0);
        let width = wide.max(FEWEST.0).max(high * RATIO) * CELL + 2.0 * MARGIN;
        let height = high.max(FEWEST.1).max(wide * RATIO) * CELL + 2.0 * MARGIN;
        let middle = (f32::from(west) + f32::from(east) + 1.0) / 2.0;
        let level = (1.0 - f32::from(south) - f32::from(north)) / 2.0;
        Frame {
            columns: west..=east,
            rows: south..=north,
            left: middle * CELL - width / 2.0,
            top: level * CELL - height / 2.0,
            width,
            height,
        }
    }

    /// Whether a place can be seen.
    pub(super) fn shows(&self, at: Spot) -> bool {
        self.columns.contains(&at.x) && self.rows.contains(&at.y)
    }
}
