//! The small mark under a building that says what counts for it: a line, places around it, colours, roads, other buildings.

use super::{Table, drawings};
use crate::symbols;
use maud::{Markup, html};
use table::{Arg, message};
use two_heirs::edition::Tile;
use two_heirs::pieces::Line;
use two_heirs::spot::{AROUND, COMPASS};
use two_heirs::{Building, Side, Terrain};

/// The middle of the mark.
const Y: f32 = 76.0;

/// An arrow that points both ways along a row.
pub(super) const ALONG: &str = "M-8.5 0l4.5-4v2.5h8V-4l4.5 4-4.5 4V1.5h-8V4z";

/// Sides and corners as bits of the eight directions.
const SIDES: u8 = 0b0101_0101;
const CORNERS: u8 = 0b1010_1010;

/// One sign of a mark.
enum Sign {
    /// A square in the colour of a terrain, with its letter.
    Colour(Terrain),
    /// Three squares of one colour that hang together.
    Group(Terrain),
    /// A house on a colour.
    House(Terrain),
    /// Places around the building.
    Places(u8, &'static str),
    /// Along a row or a column.
    Along(Line),
    /// A number or another short text.
    Text(&'static str),
    /// A symbol of the page.
    Symbol(&'static str),
    /// Another building.
    Kind(Building),
}

impl Sign {
    fn width(&self) -> f32 {
        match self {
            Sign::Colour(_) | Sign::Symbol(_) | Sign::Kind(_) | Sign::Text(_) => 13.0,
            Sign::House(_) | Sign::Places(..) => 14.0,
            Sign::Group(_) => 18.0,
            Sign::Along(_) => 19.0,
        }
    }
}

/// What counts for a building.
fn signs(tile: &Tile) -> Vec<Sign> {
    let along = || Sign::Along(tile.line.unwrap_or(Line::Row));
    match tile.building {
        Building::Inn => vec![along()],
        Building::Watchtower => vec![Sign::Colour(tile.terrain), along()],
        Building::Market => vec![Sign::Places(SIDES, "any")],
        Building::RobberKeep => vec![Sign::Places(SIDES, "enemy")],
        Building::Guardhouse => vec![Sign::Places(CORNERS, "any"), Sign::Kind(Building::Watchtower)],
        Building::PilgrimageSite => vec![Sign::Symbol("road")],
        Building::Mill => vec![Sign::Group(Terrain::Yellow)],
        Building::Stonemason => vec![Sign::Group(Terrain::Grey)],
        Building::Pigsty => vec![Sign::Group(Terrain::Green)],
        Building::Bakery => vec![Sign::House(Terrain::Yellow)],
        Building::Smithy => vec![Sign::House(Terrain::Grey)],
        Building::GamekeeperLodge => vec![Sign::House(Terrain::Green)],
        Building::Camp => vec![Sign::Symbol("hand"), Sign::Text("+1")],
        Building::Farm | Building::Sawmill | Building::Quarry => {
            vec![Sign::Text("+"), Sign::Colour(tile.building.product().unwrap_or(tile.terrain))]
        }
        Building::TradingPost => {
            tile.products.iter().filter_map(|product| product.product()).map(Sign::Colour).collect()
        }
        Building::Cathedral => vec![Sign::Text("5")],
        Building::SiegeTower => vec![Sign::Text("2×"), Sign::Symbol("axe")],
        Building::Fortress => vec![Sign::Kind(Building::SiegeTower), Sign::Kind(Building::Fortress)],
        Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => {
            let mut signs = vec![Sign::Places(tile.positions, "any")];
            if let Some((one, other)) = tile.building.pair() {
                signs.insert(0, Sign::Colour(one));
                signs.push(Sign::Colour(other));
            }
            signs
        }
        Building::GuildHouse => {
            tile.raises.map_or_else(Vec::new, |workshop| vec![Sign::Kind(workshop), Sign::Text("4")])
        }
    }
}

/// What the mark says in words where tiles of one building differ: the line, the places, the buildings. The places lie as they would for the
/// reader, because a tile is turned towards its owner.
pub(super) fn words(table: &Table<'_>, tile: &Tile) -> Option<String> {
    let named = |buildings: &[Building]| buildings.iter().map(|kind| Arg::from(*kind)).collect::<Vec<Arg>>();
    let shown = match tile.building {
        Building::Inn | Building::Watchtower => tile.line.iter().map(|line| Arg::term(format!("th-{line}"))).collect(),
        Building::TradingPost => named(&tile.products),
        Building::GuildHouse => named(tile.raises.as_slice()),
        Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => {
            let half_turn = if table.eyes() == Side::Blue { COMPASS.len() / 2 } else { 0 };
            let marked = (0..COMPASS.len()).filter(|direction| tile.positions >> direction & 1 != 0);
            let lying = marked.map(|direction| COMPASS[(direction + half_turn) % COMPASS.len()]);
            lying.map(|name| Arg::term(format!("direction-{}", name.to_lowercase()))).collect()
        }
        _ => Vec::new(),
    };
    (!shown.is_empty()).then(|| table.say(&message!("th-shows", what = Arg::List(shown))))
}

/// The mark of a building.
pub(super) fn draw(table: &Table<'_>, tile: &Tile) -> Markup {
    let signs = signs(tile);
    let width: f32 = signs.iter().map(Sign::width).sum::<f32>() + 6.0;
    let mut left = 50.0 - width / 2.0 + 3.0;
    let placed: Vec<(f32, Sign)> = signs
        .into_iter()
        .map(|sign| {
            let middle = left + sign.width() / 2.0;
            left += sign.width();
            (middle, sign)
        })
        .collect();
    html! {
        g.th-mark {
            rect.th-mark-base x=(50.0 - width / 2.0) y=(Y - 8.5) width=(width) height="17" rx="8.5" {}
            @for (x, sign) in &placed { (one(table, *x, sign)) }
        }
    }
}

fn one(table: &Table<'_>, x: f32, sign: &Sign) -> Markup {
    html! {
        @match sign {
            Sign::Colour(terrain) => g.th-pip.{ "terrain-" (terrain) } {
                rect x=(x - 5.5) y=(Y - 5.5) width="11" height="11" rx="2.5" {}
                text.th-tiny x=(x) y=(Y + 3.2) { (table.word(&format!("th-letter-{terrain}"))) }
            },
            Sign::Group(terrain) => g.th-pip.{ "terrain-" (terrain) } {
                rect x=(x - 8.5) y=(Y - 0.5) width="6" height="6" rx="1" {}
                rect x=(x - 2.5) y=(Y - 0.5) width="6" height="6" rx="1" {}
                rect x=(x + 3.0) y=(Y - 6.0) width="6" height="6" rx="1" {}
            },
            Sign::House(terrain) => g.th-pip.{ "terrain-" (terrain) } {
                path.th-house d={ "M" (x - 6.0) " " (Y - 0.5) "l6-6 6 6v6.5h-12z" } {}
                text.th-tiny x=(x) y=(Y + 5.2) { (table.word(&format!("th-letter-{terrain}"))) }
            },
            Sign::Places(places, class) => g.th-places.{ "is-" (class) } {
                @for (direction, (east, north)) in AROUND.iter().enumerate() {
                    @let marked = places >> direction & 1 != 0;
                    rect.is-marked[marked] x=(x - 1.9 + 4.4 * f32::from(*east)) y=(Y - 1.9 - 4.4 * f32::from(*north)) width="3.8" height="3.8" {}
                }
                circle cx=(x) cy=(Y) r="1.5" {}
            },
            Sign::Along(line) => path.th-along.{ "is-" (line) }
                transform={ "translate(" (x) " " (Y) ") rotate(" (if *line == Line::Row { 0 } else { 90 }) ")" }
                d=(ALONG) {},
            Sign::Text(text) => text.th-sign x=(x) y=(Y + 4.3) { (text) },
            Sign::Symbol(name) => (symbols::placed(name, x, Y, 12.0)),
            Sign::Kind(building) => use href=(drawings::name(*building)) x=(x - 6.5) y=(Y - 7.0) width="13" height="13" {},
        }
    }
}
