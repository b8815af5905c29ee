//! Which roads run over the landscape, who leads on each, and where its tag stands.

use super::Table;
use maud::{Markup, html};
use table::Message;
use two_heirs::edition::NO_ROAD;
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

/// The roads of a tile as they lie: Blue's are turned by half a turn.
pub(super) fn turned(roads: [u8; 4], owner: Side) -> [u8; 4] {
    let [n, e, s, w] = roads;
    match owner {
        Side::White => [n, e, s, w],
        Side::Blue => [s, w, n, e],
    }
}

/// A road that joins buildings on at least two tiles.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Road {
    /// Its tiles, by their places in the view.
    pub(super) tiles: Vec<usize>,
    /// Buildings of both sides on it.
    pub(super) count: [usize; 2],
    /// Where it crosses from tile to tile, in the units of the drawing.
    crossings: Vec<(f32, f32)>,
}

impl Road {
    pub(super) fn tint(&self) -> Tint {
        let [white, blue] = self.count;
        match white.cmp(&blue) {
            std::cmp::Ordering::Equal => Tint::Level,
            std::cmp::Ordering::Greater => Tint::Led(Side::White),
            std::cmp::Ordering::Less => Tint::Led(Side::Blue),
        }
    }

    /// The crossing nearest to the middle of all crossings.
    fn tag_place(&self) -> (f32, f32) {
        let number = self.crossings.len().max(1) as f32;
        let middle = self.crossings.iter().fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx / number, y + dy / number));
        let off = |(x, y): &(f32, f32)| (x - middle.0).powi(2) + (y - middle.1).powi(2);
        let nearest = self.crossings.iter().min_by(|one, other| off(one).total_cmp(&off(other)));
        nearest.copied().unwrap_or(middle)
    }
}

/// All roads of the landscape.
#[derive(Debug)]
pub(super) struct Network {
    /// Those on at least two tiles.
    pub(super) roads: Vec<Road>,
    /// For each tile of the view and each side the road that runs there.
    ends: Vec<[Option<usize>; 4]>,
}

/// The ways north, east, south and west.
const WAYS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Network {
    /// The roads of the table. Free terrain carries none (TH-15.5); separate ends of a tile stay separate (TH-15.6).
    pub(super) fn of(table: &Table<'_>) -> Network {
        let tiles = &table.land;
        let sides: Vec<[u8; 4]> = tiles
            .iter()
            .map(|laid| match (laid.owner, laid.tile.as_ref().and_then(|id| table.tile(id))) {
                (Some(owner), Some(face)) => turned(face.roads, owner),
                _ => [NO_ROAD; 4],
            })
            .collect();
        let mut left: Vec<(usize, usize)> =
            (0..tiles.len()).flat_map(|tile| (0..4).map(move |side| (tile, side))).collect();
        left.retain(|(tile, side)| sides[*tile][*side] != NO_ROAD);
        let mut network = Network { roads: Vec::new(), ends: vec![[None; 4]; tiles.len()] };
        let mut seen = vec![[false; 4]; tiles.len()];
        for start in left {
            if seen[start.0][start.1] {
                continue;
            }
            let (ends, crossings) = walk(table, &sides, start, &mut seen);
            let mut on: Vec<usize> = ends.iter().map(|(tile, _)| *tile).collect();
            on.sort_unstable();
            on.dedup();
            if on.len() < 2 {
                continue;
            }
            let owned = |side| on.iter().filter(|tile| tiles[**tile].owner == Some(side)).count();
            for (tile, side) in ends {
                network.ends[tile][side] = Some(network.roads.len());
            }
            let count = [owned(Side::White), owned(Side::Blue)];
            network.roads.push(Road { tiles: on, count, crossings });
        }
        network
    }

    /// How the road on each side of a tile is drawn.
    pub(super) fn tints(&self, tile: usize) -> [Tint; 4] {
        self.ends[tile].map(|road| road.map_or(Tint::Alone, |road| self.roads[road].tint()))
    }

    /// The roads that run over a tile.
    pub(super) fn over(&self, tile: usize) -> impl Iterator<Item = &Road> {
        self.roads.iter().filter(move |road| road.tiles.contains(&tile))
    }
}

/// A side of a tile of the view.
type End = (usize, usize);

/// Everything that hangs together with this end: the ends themselves, and where the road crosses from tile to tile.
fn walk(table: &Table<'_>, sides: &[[u8; 4]], start: End, seen: &mut [[bool; 4]]) -> (Vec<End>, Vec<(f32, f32)>) {
    let tiles = &table.land;
    let mut ends = Vec::new();
    let mut crossings = Vec::new();
    let mut next = vec![start];
    while let Some((tile, side)) = next.pop() {
        if std::mem::replace(&mut seen[tile][side], true) {
            continue;
        }
        ends.push((tile, side));
        next.extend((0..4).filter(|other| sides[tile][*other] == sides[tile][side]).map(|other| (tile, other)));
        let at = tiles[tile].at;
        let (x, y) = WAYS[side];
        let beside = Spot::new(at.x + x, at.y + y);
        let across = tiles.iter().position(|laid| laid.at == beside);
        if let Some(across) = across.filter(|across| sides[*across][(side + 2) % 4] != NO_ROAD) {
            let (east, south) =
                (f32::from(at.x) + 0.5 + f32::from(x) / 2.0, 0.5 - f32::from(at.y) - f32::from(y) / 2.0);
            crossings.push((100.0 * east, 100.0 * south));
            next.push((across, (side + 2) % 4));
        }
    }
    (ends, crossings)
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
                    g.th-tag.(road.tint().class()) role="img" aria-label=(words) transform={ "translate(" (x) " " (y) ")" } {
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
pub(super) fn prize(road: &Road) -> String {
    let [white, blue] = road.count;
    match white.abs_diff(blue) {
        0 => "=".to_owned(),
        more => format!("+{more}"),
    }
}

/// A road in words.
pub(super) fn words(table: &Table<'_>, road: &Road) -> String {
    let [white, blue] = road.count;
    let message = Message::new(match road.tint() {
        Tint::Led(_) => "th-road-led",
        Tint::Level | Tint::Alone => "th-road-level",
    });
    let leader = if blue > white { Side::Blue } else { Side::White };
    let message =
        message.with("n", road.tiles.len()).with("who", table.who(leader)).with("points", white.abs_diff(blue));
    let message = message.with("white", table.who(Side::White)).with("blue", table.who(Side::Blue));
    table.say(&message.with("a", white).with("b", blue))
}
