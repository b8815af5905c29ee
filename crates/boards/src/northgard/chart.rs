//! The map as a surface: which territory lies at a point, and where on it there is room for something.

use super::Table;
use super::shape::{CELL, Point, Raster, SQUARE, SQUARES};
use northgard::map::Land;
use northgard::pieces::Site;
use std::collections::BTreeMap;

/// Directions in which a neighbourhood is looked at.
const AROUND: [Point; 8] =
    [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7)];

/// What lies where on the map.
pub(super) struct Chart<'t> {
    table: &'t Table<'t>,
    /// The place of the tile in each cell among the tiles of the table.
    cells: BTreeMap<(i8, i8), usize>,
    rasters: Vec<Raster>,
}

impl<'t> Chart<'t> {
    pub(super) fn of(table: &'t Table<'t>) -> Chart<'t> {
        let cells = table.tiles.iter().enumerate().map(|(at, (placed, _))| ((placed.x, placed.y), at)).collect();
        Chart { table, cells, rasters: table.tiles.iter().map(|(_, shape)| shape.raster()).collect() }
    }

    /// The area at a point; `None` at sea.
    pub(super) fn site_at(&self, (x, y): Point) -> Option<Site> {
        let (column, row) = ((x / CELL).floor(), (y / CELL).floor());
        let at = *self.cells.get(&(column as i8, row as i8))?;
        let square = |along: f32| ((along / SQUARE) as usize).min(SQUARES - 1);
        let area = self.rasters[at][square(y - row * CELL)][square(x - column * CELL)];
        Some(Site::new(self.table.tiles[at].0.tile, area as usize))
    }

    /// The territory at a point; `None` at sea.
    pub(super) fn land_at(&self, point: Point) -> Option<Land> {
        self.table.view.open.map.land_of(self.site_at(point)?)
    }

    /// Whether everything so far around a point belongs to a territory.
    pub(super) fn has_room(&self, land: Land, (x, y): Point, far: f32) -> bool {
        AROUND.iter().all(|(dx, dy)| self.land_at((x + dx * far, y + dy * far)) == Some(land))
    }

    /// Points spread over some areas, every other square.
    pub(super) fn points(&self, within: impl Fn(Site) -> bool) -> Vec<Point> {
        let mut found = Vec::new();
        for (at, (placed, _)) in self.table.tiles.iter().enumerate() {
            let (left, top) = super::shape::spot(placed);
            for row in (1..SQUARES).step_by(2) {
                for column in (1..SQUARES).step_by(2) {
                    if within(Site::new(placed.tile, self.rasters[at][row][column] as usize)) {
                        found.push((left + column as f32 * SQUARE, top + row as f32 * SQUARE));
                    }
                }
            }
        }
        found
    }
}

/// A box on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) middle: Point,
    pub(super) size: Point,
}

impl Spot {
    /// How much of it another covers.
    pub(super) fn overlap(&self, other: &Spot) -> f32 {
        let along = |a: f32, b: f32, wide: f32, broad: f32| ((wide + broad) / 2.0 - (a - b).abs()).min(wide).min(broad);
        let wide = along(self.middle.0, other.middle.0, self.size.0, other.size.0);
        let high = along(self.middle.1, other.middle.1, self.size.1, other.size.1);
        if wide > 0.0 && high > 0.0 { wide * high } else { 0.0 }
    }

    /// The same box, so much wider on every side.
    pub(super) fn grown(&self, more: f32) -> Spot {
        Spot { size: (self.size.0 + 2.0 * more, self.size.1 + 2.0 * more), ..*self }
    }

    /// Its corners, the middles of its sides and its middle.
    fn samples(&self) -> impl Iterator<Item = Point> {
        let (x, y) = self.middle;
        let (wide, high) = (self.size.0 / 2.0 - 1.5, self.size.1 / 2.0 - 1.5);
        let steps = [
            (-1.0, -1.0),
            (0.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (0.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (0.0, 1.0),
            (1.0, 1.0),
        ];
        steps.into_iter().map(move |(dx, dy): Point| (x + dx * wide, y + dy * high))
    }

    /// How many of its nine points lie outside of a territory.
    pub(super) fn outside(&self, chart: &Chart<'_>, land: Land) -> usize {
        self.samples().filter(|point| chart.land_at(*point) != Some(land)).count()
    }
}
