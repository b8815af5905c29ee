//! The picture of the game for the lobby: a corner of the landscape, with both heirs in it.

use super::{drawings, piece, roads::Tint, tile};
use maud::{Markup, html};
use two_heirs::view::UnitView;
use two_heirs::{Building, Side, Spot, Terrain, Unit};

/// A tile of the picture: column, row, terrain, owner and building, and its roads to the north, east, south and west.
type Pictured = (i32, i32, Terrain, Option<(Side, Building)>, [bool; 4]);

const TILES: [Pictured; 15] = [
    (0, 0, Terrain::Green, None, [false; 4]),
    (1, 0, Terrain::Grey, Some((Side::Blue, Building::RobberKeep)), [false; 4]),
    (2, 0, Terrain::Yellow, Some((Side::Blue, Building::Mill)), [false, true, true, false]),
    (3, 0, Terrain::Green, Some((Side::Blue, Building::Inn)), [false, true, false, true]),
    (4, 0, Terrain::Grey, Some((Side::Blue, Building::Cathedral)), [false, false, true, true]),
    (5, 0, Terrain::Yellow, None, [false; 4]),
    (0, 1, Terrain::Yellow, Some((Side::White, Building::Bakery)), [false, true, false, false]),
    (1, 1, Terrain::Green, Some((Side::White, Building::Market)), [false, true, false, true]),
    (2, 1, Terrain::Grey, Some((Side::White, Building::Fortress)), [true, false, true, true]),
    (3, 1, Terrain::Yellow, None, [false; 4]),
    (4, 1, Terrain::Green, Some((Side::White, Building::Camp)), [true, false, false, false]),
    (1, 2, Terrain::Yellow, None, [false; 4]),
    (2, 2, Terrain::Green, Some((Side::White, Building::Watchtower)), [true, true, false, false]),
    (3, 2, Terrain::Grey, Some((Side::White, Building::TradingPost)), [false, true, false, true]),
    (4, 2, Terrain::Yellow, Some((Side::White, Building::Farm)), [false, false, false, true]),
];

/// Units of the picture.
const UNITS: [(i32, i32, Side, Unit); 4] = [
    (2, 1, Side::White, Unit::Elite),
    (1, 1, Side::White, Unit::First),
    (4, 0, Side::Blue, Unit::Elite),
    (3, 0, Side::Blue, Unit::Second),
];

/// The picture of the game for the lobby.
pub fn picture() -> Markup {
    let kinds: Vec<Building> = TILES.iter().filter_map(|(.., owned, _)| owned.map(|(_, building)| building)).collect();
    html! {
        svg.art.art-two-heirs.th-svg viewBox="30 4 490 274" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            defs { (tile::define()) (drawings::define(&kinds)) }
            rect.th-cloth x="-200" y="-200" width="1000" height="800" {}
            g transform="rotate(-5 300 150)" {
                @for (x, y, terrain, owned, roads) in TILES {
                    g transform={ "translate(" (100 * x) " " (100 * y) ")" } { (tile::sketch(terrain, owned, roads, tint(owned))) }
                }
                @for (x, y, side, unit) in UNITS {
                    @let (right, down) = piece::stand(side);
                    g transform={ "translate(" (100 * x + right) " " (100 * y + down) ") scale(1.2)" } {
                        (piece::unit(side, &UnitView { unit, at: Some(Spot::default()), court: false, moved: false }))
                    }
                }
            }
        }
    }
}

fn tint(owned: Option<(Side, Building)>) -> Tint {
    owned.map_or(Tint::Alone, |(side, _)| Tint::Led(side))
}
