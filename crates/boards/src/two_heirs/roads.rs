//! Which roads run over the landscape, who leads on each, and where its tag stands.

use super::Table;
use maud::{Markup, html};
use table::message;
use two_heirs::account::RoadScore;
use two_heirs::edition::NO_ROAD;
use two_heirs::pieces::Both;
use two_heirs::spot::{AROUND, SIDES};
use two_heirs::{Side, Spot};

/// How a road is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tint {
    /// It joins no other building.
    Alone,
    /// Both sides have equally many buildings on it.
    Level,
    /// This side has more.
    Led(Side),
}

impl Tint {
    /// Four times the plain road.
    pub(super) const PLAIN: [Tint; 4] = [Tint::Alone; 4];

    /// The class that colours it.
    pub(super) fn class(self) -> &'static str {
        match self {
            Tint::Alone => "is-alone",
            Tint::Level => "is-level",
            Tint::Led(Side::White) => "seat-a is-led",
            Tint::Led(Side::Blue) => "seat-b is-led",
        }
    }
}

/// What stands for the four sides of a tile, from north on.
const ARROWS: [char; 4] = ['↑', '→', '↓', '←'];

/// The sides on which roads leave a building; those that are joined stand together.
pub(super) fn road_signs(roads: [u8; 4]) -> String {
    let mut groups: Vec<String> = Vec::new();
    for (side, road) in roads.iter().enumerate().filter(|(_, road)| **road != NO_ROAD) {
        if !roads[..side].contains(road) {
            groups.push(ARROWS.iter().zip(roads).filter(|(_, other)| other == road).map(|(arrow, _)| arrow).collect());
        }
    }
    groups.join(" ")
}

/// The roads of a tile as they lie: Blue's are turned by half a turn.
pub(super) fn turned(roads: [u8; 4], owner: Side) -> [u8; 4] {
    let [n, e, s, w] = roads;
    match owner {
        Side::White => [n, e, s, w],
        Side::Blue => [s, w, n, e],
    }
}

/// A road that joins buildings on at least two tiles.
pub(super) struct Road {
    pub(super) score: RoadScore,
    /// The tiles it runs over with the sides on which it leaves them.
    ends: Vec<(Spot, usize)>,
}

impl Road {
    fn tint(&self) -> Tint {
        self.score.winner.map_or(Tint::Level, Tint::Led)
    }

    /// Where it crosses from tile to tile, in the units of the drawing.
    fn crossings(&self) -> impl Iterator<Item = (f32, f32)> + Clone {
        self.ends.iter().filter_map(|(at, side)| {
            let (next, (x, y)) = (at.towards(SIDES[*side]), AROUND[SIDES[*side]]);
            let (east, south) =
                (f32::from(at.x) + 0.5 + f32::from(x) / 2.0, 0.5 - f32::from(at.y) - f32::from(y) / 2.0);
            self.ends.contains(&(next, side ^ 2)).then_some((100.0 * east, 100.0 * south))
        })
    }

    /// The crossing nearest to the middle of all crossings.
    fn tag_place(&self) -> (f32, f32) {
        let number = self.crossings().count().max(1) as f32;
        let middle = self.crossings().fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx / number, y + dy / number));
        let off = |(x, y): &(f32, f32)| (x - middle.0).powi(2) + (y - middle.1).powi(2);
        self.crossings().min_by(|one, other| off(one).total_cmp(&off(other))).unwrap_or(middle)
    }
}

/// All roads of the landscape on at least two tiles.
pub(super) struct Network {
    pub(super) roads: Vec<Road>,
}

impl Network {
    pub(super) fn of(table: &Table<'_>) -> Network {
        let roads = table.rules.roads_in(&table.view).into_iter();
        Network { roads: roads.map(|(score, ends)| Road { score, ends }).collect() }
    }

    /// How the road on each side of the tile on this place is drawn.
    pub(super) fn tints(&self, at: Spot) -> [Tint; 4] {
        [0, 1, 2, 3].map(|side| {
            let road = self.roads.iter().find(|road| road.ends.contains(&(at, side)));
            road.map_or(Tint::Alone, Road::tint)
        })
    }

    /// The roads that run over the tile on this place.
    pub(super) fn over(&self, at: Spot) -> impl Iterator<Item = &Road> {
        self.roads.iter().filter(move |road| road.score.tiles.contains(&at))
    }
}

/// The tags of the roads that score: who gets how much.
pub(super) fn tags(table: &Table<'_>, network: &Network) -> Markup {
    let scored = table.rules.options().score_roads && table.account().is_some();
    html! {
        @if scored {
            g.th-tags {
                @for road in &network.roads {
                    @let (x, y) = road.tag_place();
                    @let words = words(table, road);
                    g.th-tag.(road.tint().class()) role="img" transform={ "translate(" (x) " " (y) ")" } {
                        title { (words) }
                        rect x="-15" y="-9.5" width="30" height="19" rx="9.5" {}
                        text y="5.2" { (prize(road)) }
                    }
                }
            }
        }
    }
}

/// What a road brings, shortly.
fn prize(road: &Road) -> String {
    match road.score.count.a.abs_diff(road.score.count.b) {
        0 => "=".to_owned(),
        more => format!("+{more}"),
    }
}

/// A road in words.
pub(super) fn words(table: &Table<'_>, road: &Road) -> String {
    let RoadScore { tiles, count: Both { a, b }, winner, .. } = &road.score;
    let key = if winner.is_some() { "th-road-led" } else { "th-road-level" };
    let who = table.who(winner.unwrap_or(Side::White));
    let message = message!(key, n = tiles.len(), who, points = a.abs_diff(*b), a = *a, b = *b);
    table.say(&message.with("white", table.who(Side::White)).with("blue", table.who(Side::Blue)))
}
