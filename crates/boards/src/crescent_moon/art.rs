//! The picture of the game for its card in the lobby: a piece of the land under the crescent moon.

use super::geometry::{self, outline};
use super::{drawings, pieces, river};
use crescent_moon::hex::{At, Direction, Edges};
use crescent_moon::land::Tile;
use maud::{Markup, html};
use table::Seat;

/// The land of the picture: place, tile, and the first of two river edges.
const LAND: [(i8, i8, Tile, Option<Direction>); 17] = [
    (-1, -1, Tile::Mountain, None),
    (0, -1, Tile::Wilderness, None),
    (1, -1, Tile::Holy, None),
    (2, -1, Tile::Desert, None),
    (3, -1, Tile::Mountain, None),
    (-2, 0, Tile::Desert, None),
    (-1, 0, Tile::River, Some(Direction::E)),
    (0, 0, Tile::Crossing, None),
    (1, 0, Tile::River, Some(Direction::W)),
    (2, 0, Tile::Quarry, None),
    (3, 0, Tile::Wilderness, None),
    (-2, 1, Tile::Wilderness, None),
    (-1, 1, Tile::Quarry, None),
    (0, 1, Tile::Fertile, None),
    (1, 1, Tile::River, Some(Direction::W)),
    (2, 1, Tile::Desert, None),
    (-3, 1, Tile::Mountain, None),
];

/// What stands in the picture: place, seat, building or kind of units, how far to the right.
const PIECES: [(i8, i8, usize, &str, f32); 10] = [
    (0, 0, 0, "foot", 0.0),
    (1, 0, 2, "city", -32.0),
    (1, 0, 1, "fort", 34.0),
    (0, 1, 3, "castle", -32.0),
    (0, 1, 3, "palace", 34.0),
    (-1, 0, 1, "crescent", 0.0),
    (2, 0, 4, "camel", 0.0),
    (-1, 1, 3, "foot", 0.0),
    (1, 1, 2, "town", 0.0),
    (0, -1, 0, "crescent", 0.0),
];

/// The picture of the game for the lobby.
pub fn picture() -> Markup {
    let land: Vec<(At, Tile, Edges)> = LAND
        .iter()
        .map(|(q, r, tile, edge)| (At::new(*q, *r), *tile, edge.map_or(Edges::EMPTY, Edges::pair)))
        .collect();
    html! {
        svg.art.art-crescent-moon.cm-svg viewBox="-230 -120 600 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            defs { (drawings::land()) }
            rect.cm-cloth x="-900" y="-600" width="1800" height="1200" {}
            g.cm-shadow { @for (at, ..) in &land { polygon points=(outline(1.0)) transform=(geometry::to_lower(*at)) {} } }
            @for (at, tile, _) in &land { g transform=(geometry::to(*at)) { (drawings::ground(*tile)) } }
            (river::draw(&land))
            @for (q, r, seat, name, right) in PIECES {
                @let seat = Seat::new(seat);
                g.{ "seat-" (seat) } transform=(geometry::to(At::new(q, r))) {
                    @match name {
                        "crescent" => g transform={ "translate(" (right) " 0) scale(1.3)" } { (pieces::crescent(Some(seat))) },
                        unit @ ("foot" | "camel") => (pieces::units(unit, 2, (right, 34.0, 1.3))),
                        building => (drawings::piece(building, right, 34.0, 1.3)),
                    }
                }
            }
        }
    }
}
