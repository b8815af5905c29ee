//! What people call places: areas and territories have names, tiles are called after their largest area, empty cells after what they lie
//! beside. Ids and coordinates are for the notation only, which takes the names as well.

use crate::Northgard;
use crate::map::{Gap, Map};
use crate::pieces::{Cell, Site, Tile, TileSet};
use std::sync::LazyLock;
use table::typed::{Names, dictionaries};
use table::{Arg, Message, message};

/// An empty cell is called by the direction in which it lies from an area: the opposite of where it sees the area, N, E, S, W.
const BESIDE: [&str; 4] = ["place-south", "place-west", "place-north", "place-east"];

impl Northgard {
    /// A tile is called after the area with the most sides, the first of equals.
    pub fn tile_name(&self, tile: Tile) -> Arg {
        let sides = |area: usize| self.book.tile(tile).areas[area].sides.count_ones();
        let largest = (0..tile.areas().len()).rev().max_by_key(|area| sides(*area)).unwrap_or(0);
        Site::new(tile, largest).into()
    }

    /// The names of tiles as a list.
    pub(crate) fn tile_names(&self, tiles: TileSet) -> Arg {
        Arg::List(tiles.iter().map(|tile| self.tile_name(tile)).collect())
    }
}

/// Where an empty cell lies, such as "west of Raven Fen".
pub(crate) fn of(map: &Map, Cell { x, y }: Cell) -> Message {
    match map.gap_at(x, y) {
        Some(gap) => beside(map, &map.gaps[gap]),
        None => message!("place-nowhere"),
    }
}

/// Where a gap lies. An area that gives its territory the name is spoken of first: that name stands on the map.
pub(crate) fn beside(map: &Map, gap: &Gap) -> Message {
    let faces = || gap.faces.iter().enumerate().filter_map(|(side, face)| Some((side, (*face)?)));
    let named = faces().find(|(_, site)| map.named(*site).is_some());
    match named.or_else(|| faces().next()) {
        Some((side, site)) => message!(BESIDE[side], land = site),
        None => message!("place-nowhere"),
    }
}

/// The names of the territories around a gap, before a tile is laid into it.
pub(crate) fn around(map: &Map, gap: &Gap) -> [Option<Site>; 4] {
    gap.faces.map(|face| face.and_then(|site| map.land_of(site)).map(|land| map[land].site))
}

/// The names that were given up because territories joined, each with the name that stayed.
pub(crate) fn joined(map: &Map, before: &[Option<Site>; 4]) -> impl Iterator<Item = (Site, Site)> {
    let first = |place: usize| !before[..place].contains(&before[place]);
    let gone = (0..4).filter(move |place| first(*place)).filter_map(|place| before[place]);
    gone.filter(|site| map.named(*site).is_none()).filter_map(|site| Some((map[map.land_of(site)?].site, site)))
}

/// Every name in every language.
static NAMES: LazyLock<Names<Site>> = LazyLock::new(|| {
    let sites = Tile::all().flat_map(|tile| (0..tile.areas().len()).map(move |area| Site::new(tile, area)));
    Names::new(&dictionaries::<Northgard>(), sites.map(|site| (Message::new(format!("area-{site}")), site)))
});

/// What is typed with names of places, with their ids instead. Names may be in any language and without accents.
pub(crate) fn with_ids(text: &str) -> Option<String> {
    let of_tile = matches!(text.split_whitespace().next(), Some("tile" | "under"));
    NAMES.replaced(text, |site| Some(if of_tile { site.tile().to_string() } else { site.to_string() }))
}
