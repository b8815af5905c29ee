//! What grows in the areas of the map. Each area has one ground that fits its name; a territory is painted as the area that names it.

use crate::drawing::{Drawing, drawing};
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

    /// The lines that give it texture, in the square that they fill again and again.
    pub(super) const fn texture(self) -> Drawing {
        match self {
            Ground::Woods => drawing!("northgard/texture-woods"),
            Ground::Fields => drawing!("northgard/texture-fields"),
            Ground::Heath => drawing!("northgard/texture-heath"),
            Ground::Rock => drawing!("northgard/texture-rock"),
            Ground::Marsh => drawing!("northgard/texture-marsh"),
            Ground::Meadow => drawing!("northgard/texture-meadow"),
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
