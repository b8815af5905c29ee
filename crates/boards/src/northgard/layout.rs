//! Where everything stands: plots, lairs, units, yields and the plates with the names, so that nothing covers anything else.
//!
//! Places are found one after the other by a small search: every place in the territory is tried, and the best is taken. What is printed
//! and where units would stand comes first and depends on the tiles alone, so that the land does not change when somebody moves.

use super::chart::{Chart, Spot};
use super::pieces::{Guest, LAIR, PILL, PLATE, plot_size};
use super::shape::{CELL, Point, corner, spot};
use super::{Table, ghost};
use northgard::map::Land;
use northgard::pieces::{Building, Resource, Site};
use std::collections::BTreeMap;

/// How large a group of units is drawn.
pub(super) const UNITS: Point = (40.0, 32.0);

/// Where everything stands.
#[derive(Default)]
pub(super) struct Layout {
    /// The slot of each area.
    pub(super) plots: BTreeMap<Site, Spot>,
    /// The lair of each area.
    pub(super) lairs: BTreeMap<Site, Spot>,
    /// The units of each territory.
    pub(super) units: BTreeMap<Land, Spot>,
    /// What each territory yields.
    pub(super) pills: Vec<(Land, Resource, u8, Spot)>,
    /// The name of each territory.
    pub(super) plates: BTreeMap<Land, Spot>,
    /// What comes and goes.
    pub(super) guests: Vec<(Land, Guest, Spot)>,
    taken: Vec<Spot>,
    /// How many of the taken places are taken for good.
    lasting: usize,
}

/// What matters for the place of something.
struct Wish {
    land: Land,
    size: Point,
    near: Point,
    /// What it costs if a point of it lies outside of its territory.
    outside: f32,
    /// How much more it costs to cover something than to stand aside.
    cover: f32,
}

impl Layout {
    pub(super) fn of(table: &Table<'_>, chart: &Chart<'_>) -> Layout {
        let mut layout = Layout::default();
        layout.printed(table, chart);
        for (land, _) in table.lands() {
            layout.unit_room(table, chart, land);
        }
        for (land, _) in table.lands() {
            layout.yields(table, chart, land);
        }
        // Names keep away from the tile that is about to be laid.
        layout.taken.extend(ghost::lies(table).map(|lay| {
            let (x, y) = corner(lay.cell.x, lay.cell.y);
            Spot { middle: (x + CELL / 2.0, y + CELL / 2.0), size: (CELL, CELL) }
        }));
        layout.names(table, chart);
        layout.lasting = layout.taken.len();
        for (land, _) in table.lands() {
            layout.guests(table, chart, land);
        }
        layout
    }

    /// Whether nothing stands there but what comes and goes: there something may grow.
    pub(super) fn is_free(&self, spot: &Spot) -> bool {
        self.taken[..self.lasting].iter().all(|taken| taken.overlap(spot) == 0.0)
    }

    /// The best of these places.
    fn find(&mut self, chart: &Chart<'_>, points: impl Iterator<Item = Point>, wish: &Wish) -> Spot {
        let cost = |spot: &Spot| {
            let (dx, dy) = (spot.middle.0 - wish.near.0, spot.middle.1 - wish.near.1);
            let covered: f32 = self.taken.iter().map(|taken| taken.overlap(spot)).sum();
            spot.outside(chart, wish.land) as f32 * wish.outside + covered * wish.cover + dx.hypot(dy) * 0.35
        };
        let tried = points.map(|middle| Spot { middle, size: wish.size }).map(|spot| (cost(&spot), spot));
        let best = tried.reduce(|best, other| if other.0 < best.0 { other } else { best });
        let spot = best.map_or(Spot { middle: wish.near, size: wish.size }, |(_, spot)| spot);
        self.taken.push(spot);
        spot
    }

    /// Plots and lairs, each in its own area.
    fn printed(&mut self, table: &Table<'_>, chart: &Chart<'_>) {
        for (placed, shape) in &table.tiles {
            for (area, printed) in table.rules.tile_info(placed.tile).areas.iter().enumerate() {
                let site = Site::new(placed.tile, area);
                let Some(land) = table.view.open.map.land_of(site) else { continue };
                let near = shape.room(area).moved(spot(placed)).middle;
                let points = || chart.points(|other| other == site).into_iter();
                if let Some(slot) = printed.slot {
                    let wish = Wish { land, size: plot_size(slot), near, outside: 60.0, cover: 1.5 };
                    let plot = self.find(chart, points(), &wish);
                    self.plots.insert(site, plot);
                }
                if printed.lair {
                    let lair = self.find(chart, points(), &Wish { land, size: LAIR, near, outside: 60.0, cover: 1.5 });
                    self.lairs.insert(site, lair);
                }
            }
        }
    }

    /// The places of a territory, and the middle of its widest area.
    fn whole(table: &Table<'_>, chart: &Chart<'_>, land: Land) -> (Vec<Point>, Point) {
        let map = &table.view.open.map;
        let rooms = table.tiles.iter().flat_map(|(placed, shape)| {
            let areas = 0..table.rules.tile_info(placed.tile).areas.len();
            let mine = areas.filter(|area| map.land_of(Site::new(placed.tile, *area)) == Some(land));
            mine.map(|area| shape.room(area).moved(spot(placed)))
        });
        let widest = rooms.reduce(|best, room| if room.space() > best.space() { room } else { best });
        let points = chart.points(|site| map.land_of(site) == Some(land));
        (points, widest.map_or((0.0, 0.0), |room| room.middle))
    }

    fn unit_room(&mut self, table: &Table<'_>, chart: &Chart<'_>, land: Land) {
        let (points, near) = Layout::whole(table, chart, land);
        let wish = Wish { land, size: UNITS, near: (near.0, near.1 + 8.0), outside: 45.0, cover: 1.5 };
        let room = self.find(chart, points.into_iter(), &wish);
        self.units.insert(land, room);
    }

    fn yields(&mut self, table: &Table<'_>, chart: &Chart<'_>, land: Land) {
        let icons = table.state.land(land).icons;
        if icons == [0; 3] {
            return;
        }
        let (points, near) = Layout::whole(table, chart, land);
        for resource in Resource::ALL.into_iter().filter(|resource| icons[resource.index()] > 0) {
            let wish = Wish { land, size: PILL, near: (near.0 + 20.0, near.1 - 16.0), outside: 40.0, cover: 2.0 };
            let pill = self.find(chart, points.iter().copied(), &wish);
            self.pills.push((land, resource, icons[resource.index()], pill));
        }
    }

    /// Plates may reach over borders and into the fog, but never over another plate. Those with the least choice come first.
    fn names(&mut self, table: &Table<'_>, chart: &Chart<'_>) {
        let mut lands: Vec<(usize, Land, Vec<Point>)> = Vec::new();
        for (land, _) in table.lands() {
            let (points, _) = Layout::whole(table, chart, land);
            lands.push((points.len(), land, points));
        }
        lands.sort_by_key(|(room, land, _)| (*room, *land));
        for (_, land, points) in lands {
            let territory = table.state.land(land);
            let size = (plate_width(&table.place(territory.site), territory.owner.is_some()), PLATE);
            let Some(units) = self.units.get(&land) else { continue };
            let near = (units.middle.0, units.middle.1 - 25.0);
            let aside = [(0.0, 0.0), (-24.0, 0.0), (24.0, 0.0), (0.0, -14.0), (0.0, 14.0), (0.0, -34.0), (0.0, 34.0)];
            let spread = points.iter().flat_map(|(x, y)| aside.map(|(dx, dy)| (x + dx, y + dy)));
            let plates: Vec<Spot> = self.plates.values().map(|plate| plate.grown(2.0)).collect();
            let clear = |middle: &Point| {
                let plate = Spot { middle: *middle, size };
                plates.iter().all(|other| other.overlap(&plate) == 0.0)
            };
            let free: Vec<Point> = spread.filter(clear).collect();
            let wish = Wish { land, size, near, outside: 7.0, cover: 0.55 };
            let plate = self.find(chart, free.into_iter(), &wish);
            self.plates.insert(land, plate);
        }
    }

    fn guests(&mut self, table: &Table<'_>, chart: &Chart<'_>, land: Land) {
        let territory = table.state.land(land);
        let mut guests = Vec::new();
        guests.extend(table.seats().into_iter().filter(|seat| table.state.has_kaija(land, *seat)).map(Guest::Kaija));
        guests.extend(territory.beasts.iter().map(Guest::Beast));
        guests.extend((table.view.open.scorched == Some(territory.site)).then_some(Guest::Scorched));
        for building in &Building::ALL[..Building::SMALL] {
            guests.extend((0..territory.slotless[building.index()]).map(|_| Guest::Building(*building)));
        }
        let Some(units) = self.units.get(&land).copied() else { return };
        if guests.is_empty() {
            return;
        }
        let empty = territory.owner.is_none();
        let (points, _) = Layout::whole(table, chart, land);
        for (at, guest) in guests.into_iter().enumerate() {
            // Where nobody stands, the first of them stands there.
            let found = match guest {
                Guest::Beast(_) if empty && at == 0 => Spot { middle: units.middle, size: guest.size() },
                _ => {
                    let wish = Wish { land, size: guest.size(), near: units.middle, outside: 30.0, cover: 1.2 };
                    self.find(chart, points.iter().copied(), &wish)
                }
            };
            self.guests.push((land, guest, found));
        }
    }
}

/// About how wide a name is written on a plate, with its ends and the pennant of whoever holds the land.
pub(super) fn plate_width(name: &str, held: bool) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'l' | 'j' | 't' | 'f' | 'I' | 'í' | 'ł' | 'ť' | '’' => 3.6,
        'm' | 'w' | 'M' | 'W' => 8.9,
        ' ' => 2.8,
        capital if capital.is_uppercase() => 7.6,
        _ => 5.7,
    };
    let text: f32 = name.chars().map(letter).sum();
    text + if held { 28.0 } else { 15.0 }
}
