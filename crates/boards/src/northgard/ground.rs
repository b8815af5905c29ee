//! What grows in the areas of the map. Each area has one ground that fits its name; a territory is painted as the area that names it.

use northgard::pieces::{Site, TILES};

/// What the land looks like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Ground {
    /// Trees; most often where wood is printed.
    Woods,
    /// Corn; most often where food is printed.
    Fields,
    /// Heather and standing stones; where lore is printed, or a stone may be carved.
    Heath,
    /// Bare rock; most often around lairs.
    Rock,
    /// Reeds and pools.
    Marsh,
    /// Grass and flowers.
    Meadow,
}

/// The ground of each area by its first letter (B for marsh, which is boggy), tile by tile in the order of the component list.
const GROUNDS: [&str; TILES] = [
    "MBFW", "BMWF", "FMBR", "BF", "RHMF", "MRH", "HR", "BFHW", "HFR", "MBF", "FHB", "FMB", "WM", "BWM", "W", "BWF",
    "RFH", "FBH", "RM", "HMW", "MHB", "FH", "FR", "MRHH", "HBR", "RFB", "MRF", "FBW", "MWR", "RW", "WMB", "MWFR",
    "RBH", "FWB", "HMR",
];

impl Ground {
    /// All of them.
    pub(super) const ALL: [Ground; 6] =
        [Ground::Woods, Ground::Fields, Ground::Heath, Ground::Rock, Ground::Marsh, Ground::Meadow];

    /// The ground of an area.
    pub(super) fn of(site: Site) -> Ground {
        match GROUNDS[site.tile().index()].as_bytes().get(site.area()) {
            Some(b'W') => Ground::Woods,
            Some(b'F') => Ground::Fields,
            Some(b'H') => Ground::Heath,
            Some(b'R') => Ground::Rock,
            Some(b'B') => Ground::Marsh,
            _ => Ground::Meadow,
        }
    }

    /// Its name in classes and ids.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Ground::Woods => "woods",
            Ground::Fields => "fields",
            Ground::Heath => "heath",
            Ground::Rock => "rock",
            Ground::Marsh => "marsh",
            Ground::Meadow => "meadow",
        }
    }

    /// The lines that give it texture: the side of the square they fill, and the path in it.
    pub(super) const fn texture(self) -> (u8, &'static str) {
        match self {
            Ground::Woods => (18, "M3 6l1.5-3L6 6M12 14l1.5-3 1.5 3M10 4.5l1-2 1 2M2 14l1-2 1 2"),
            Ground::Fields => (14, "M0 3.5q3.5-2 7 0t7 0M0 10.5q3.5-2 7 0t7 0"),
            Ground::Heath => (16, "M2 5h3M9 3h2.5M6 11h3M12 13h2.5M1 13.5h2M12.5 8h2"),
            Ground::Rock => (20, "M2 6l3-2 3 3M12 4l2.5-1.5L17 5M5 15l3-2.5 2 2M14 14l2-2 2.5 2.5"),
            Ground::Marsh => (18, "M2 5h5M11 9h5M4 14h6M12.5 3h3M13 15.5h3"),
            Ground::Meadow => (17, "M3 6l.6-2M4.6 6l.8-1.6M12 12l.6-2M13.6 12l.8-1.6M10 4l.4-1.4M4 14.5l.5-1.6"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use northgard::pieces::Tile;

    #[test]
    fn every_area_of_every_tile_has_a_ground_of_its_own_letter() {
        for tile in Tile::all() {
            let letters = GROUNDS[tile.index()];
            assert_eq!(letters.len(), tile.areas().len(), "{tile}");
            for area in 0..letters.len() {
                let ground = Ground::of(Site::new(tile, area));
                let letter = if ground == Ground::Marsh { "b" } else { &ground.name()[..1] };
                assert_eq!(letters[area..=area].to_lowercase(), letter, "{tile}");
            }
        }
    }
}
