//! Where the names of the towns one chooses among stand while the map is as small as a phone: under its town, above it or beside it, wherever
//! a name lies neither on a town, nor on a plaque, nor on another name.

use super::Table;
use super::map::{self, MAP};
use brian_boru::pieces::{Region, Town};
use std::collections::BTreeMap;

/// Up to so many towns that may be chosen bear their names even where those lie on each other.
const FEW: usize = 14;

/// How high a name is, and how wide each of its letters and the room around them.
const LETTERS: (f32, f32, f32) = (26.0, 12.9, 4.0);

/// From the middle of a town: how far the drawing of a town reaches, and where names under, above and beside it begin.
const TOWN: f32 = 27.0;
const BELOW: f32 = 28.0;
const BESIDE: f32 = 31.0;

/// How far a name that goes to one side still reaches under its town.
const UNDER: f32 = 20.0;

/// Half the width and height of a plaque.
const PLAQUE: (f32, f32) = (60.0, 37.0);

/// The ship and its raiders.
const SHIP: Place = Place { left: 630.0, top: 980.0, right: 980.0, bottom: 1080.0 };

/// The sea west of here is covered by the players.
const WEST: f32 = 40.0;

/// A part of the map.
#[derive(Clone, Copy)]
struct Place {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Place {
    fn around((x, y): (i32, i32), (wide, high): (f32, f32)) -> Place {
        let (x, y) = (x as f32, y as f32);
        Place { left: x - wide, top: y - high, right: x + wide, bottom: y + high }
    }

    fn meets(&self, other: &Place) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    fn is_on_the_map(&self) -> bool {
        let (width, height) = map::SIZE;
        self.left > WEST && self.right < width as f32 && self.top > 0.0 && self.bottom < height as f32
    }
}

/// Where a name may stand, as the style sheet calls it, the best first.
const SIDES: [&str; 8] = ["at-s", "at-n", "at-e", "at-w", "at-se", "at-ne", "at-sw", "at-nw"];

/// Where a name of so many letters lies on this side of its town.
fn place(town: Town, side: &str, letters: usize) -> Place {
    let (x, y) = MAP.town(town);
    let (x, y) = (x as f32, y as f32);
    let (high, letter, room) = LETTERS;
    let wide = letter * letters as f32 + room;
    let left = match side {
        "at-e" => x + BESIDE,
        "at-w" => x - BESIDE - wide,
        "at-se" | "at-ne" => x - UNDER,
        "at-sw" | "at-nw" => x + UNDER - wide,
        _ => x - wide / 2.0,
    };
    let top = match side {
        "at-e" | "at-w" => y - high / 2.0,
        "at-n" | "at-ne" | "at-nw" => y - BELOW - high,
        _ => y + BELOW,
    };
    Place { left, top, right: left + wide, bottom: top + high }
}

/// The towns that bear their names on a small map, and on which side of them those stand.
pub(super) fn sides(table: &Table<'_>) -> BTreeMap<Town, &'static str> {
    let Some(about) = table.asks_town() else { return BTreeMap::new() };
    let asked: Vec<Town> = Town::all().filter(|town| table.scene.offer(&about(*town)).is_some()).collect();
    let towns = Town::all().map(|town| Place::around(MAP.town(town), (TOWN, TOWN)));
    let plaques = Region::ALL.into_iter().map(|region| Place::around(MAP.plaque(region), PLAQUE));
    let drawn: Vec<Place> = towns.chain(plaques).chain([SHIP]).collect();
    let clear = |place: &Place, of: &[Place]| !of.iter().any(|other| place.meets(other));
    let mut free: Vec<(Town, Vec<(&str, Place)>)> = Vec::new();
    for town in &asked {
        let letters = table.town_name(*town).chars().count();
        let places = SIDES.map(|side| (side, place(*town, side, letters)));
        let fits = |(_, place): &(&str, Place)| place.is_on_the_map() && clear(place, &drawn);
        free.push((*town, places.into_iter().filter(fits).collect()));
    }
    // Names with few places choose first.
    free.sort_by_key(|(_, places)| places.len());
    let (mut written, mut sides) = (Vec::new(), BTreeMap::new());
    for (town, places) in free {
        match places.into_iter().find(|(_, place)| clear(place, &written)) {
            Some((side, place)) => {
                written.push(place);
                sides.insert(town, side);
            }
            None if asked.len() <= FEW => {
                sides.insert(town, SIDES[0]);
            }
            None => {}
        }
    }
    sides
}
