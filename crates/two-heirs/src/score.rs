//! Scoring: every building by its own rule, doubling, roads, treasures, the winner (TH-13 to TH-16, TH-23).

use crate::prelude::*;
use crate::roads::{Network, Roads};
use crate::setup::{Face, Sight};

/// Points of each treasure that is left (TH-23.5).
pub const TREASURE_POINTS: i32 = 5;

/// Buildings of Henry that count twice (TH-23.4).
pub const HENRY_DOUBLES: usize = 3;

/// Tiles an inn counts on each side (TH-14.1).
const INN_REACH: usize = 3;

/// Everything that scores, tile by tile and road by road; no list to allocate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The own points of each board tile, without doubling; zero for free terrain.
    pub points: [u8; MOST_TILES],
    /// The board tiles that count twice (TH-13.4, TH-23.4).
    pub doubled: Places,
    /// Every road on at least two tiles.
    pub roads: Roads,
    /// The value of each side's buildings.
    pub buildings: Both<i32>,
    /// Each side's road points; zero without road scoring (TH-15.10).
    pub road: Both<i32>,
    /// Henry's treasures in points.
    pub treasures: i32,
}

impl Tally {
    /// What a side has altogether (TH-13.2).
    pub fn total(&self, side: Side) -> i32 {
        let treasures = if side == Side::Blue { self.treasures } else { 0 };
        self.buildings[side] + self.road[side] + treasures
    }

    /// What a board tile is worth to its owner, doubling included.
    pub fn value(&self, place: Place) -> u8 {
        self.points[place.index()] * if self.doubled.has(place) { 2 } else { 1 }
    }
}

impl TwoHeirs {
    /// The score if the game ended now: every building for its owner, each on its own (TH-13.1, TH-23.2), and the roads.
    pub fn tally(&self, open: &Open) -> Tally {
        let network = self.network(open);
        let roads = self.roads_of(open, &network);
        let mut points = [0; MOST_TILES];
        for (place, laid) in open.board.iter() {
            if let Some(owner) = laid.owner {
                points[place.index()] = self.points(open, &network, place, laid, owner);
            }
        }
        let doubled = self.doubled(open, &points);
        let mut tally =
            Tally { points, doubled, roads, buildings: Both::default(), road: Both::default(), treasures: 0 };
        for (place, laid) in open.board.iter() {
            if let Some(owner) = laid.owner {
                tally.buildings[owner] += i32::from(tally.value(place));
            }
        }
        if self.options.score_roads {
            for (side, points) in tally.roads.iter().filter_map(|road| road.prize()) {
                tally.road[side] += i32::from(points);
            }
        }
        if self.solo() {
            tally.treasures = TREASURE_POINTS * self.treasures_left(open) as i32;
        }
        tally
    }

    /// A building with a unit of its owner counts twice, no other unit changes anything (TH-13.4, TH-13.5); of Henry's the three
    /// best do (TH-23.3, TH-23.4).
    fn doubled(&self, open: &Open, points: &[u8; MOST_TILES]) -> Places {
        let mut doubled = Places::EMPTY;
        for side in Side::ALL.into_iter().filter(|side| !self.is_henry(*side)) {
            let own = open.posts(side).filter(|place| open.board.tile(*place).owner == Some(side));
            own.for_each(|place| doubled.add(place));
        }
        if self.solo() {
            let mut left: Places = open.board.buildings(Side::Blue).map(|(place, _)| place).collect();
            for _ in 0..HENRY_DOUBLES {
                // Of equals the one laid first; the sum is the same.
                let worth = |place: &Place| (points[place.index()], MOST_TILES - place.index());
                let Some(best) = left.iter().max_by_key(worth) else { break };
                doubled.add(best);
                left.remove(best);
            }
        }
        doubled
    }

    /// A building's own points (TH-14): by what counts for it, or fixed. A guild house raises the workshops of its kind (TH-14.20).
    fn points(&self, open: &Open, network: &Network, place: Place, laid: &Laid, owner: Side) -> u8 {
        let Some(building) = self.face(laid.tile).building else { return 0 };
        let tiles = self.counted(open, network, place);
        let counted = tiles.len() as u8;
        match building {
            Building::Inn | Building::Market | Building::Watchtower => 1 + counted,
            Building::Mill | Building::Stonemason | Building::Pigsty => 1 + counted,
            Building::Bakery | Building::Smithy | Building::GamekeeperLodge => 1 + counted,
            Building::RobberKeep | Building::Guardhouse => 2 + 2 * counted,
            Building::PilgrimageSite if self.options.longest_path => self.pilgrimage(open, place),
            Building::PilgrimageSite | Building::Fortress => counted,
            Building::TradingPost => 3 * counted,
            Building::Cathedral => 5,
            Building::Camp => 2,
            Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => {
                let raised = !self.buildings(open, owner, |face| face.raises == Some(building)).is_empty();
                self.pairs(open, tiles, building) * if raised { 4 } else { 3 }
            }
            Building::Farm | Building::Sawmill | Building::Quarry | Building::SiegeTower | Building::GuildHouse => 0,
        }
    }

    /// The tiles that count for a building (TH-14), itself only where its rule counts it among the others. Where tiles are counted all of
    /// them count, where buildings are counted only those face up (TH-13.3).
    pub(crate) fn counted(&self, open: &Open, network: &Network, place: Place) -> Places {
        let laid = open.board.tile(place);
        let face = self.face(laid.tile);
        let (Some(owner), Some(building)) = (laid.owner, face.building) else { return Places::EMPTY };
        match building {
            Building::Inn => {
                let [forth, back] = self.in_line(open, laid, self.options.inn, INN_REACH);
                forth | back
            }
            Building::Market => laid.beside().collect(),
            Building::RobberKeep => {
                laid.beside().filter(|next| open.board.tile(*next).owner == Some(owner.other())).collect()
            }
            Building::PilgrimageSite => self.longest_road(open, network, place),
            Building::Mill => self.groups(open, place, Terrain::Yellow),
            Building::Stonemason => self.groups(open, place, Terrain::Grey),
            Building::Pigsty => self.groups(open, place, Terrain::Green),
            Building::Bakery => self.others_on(open, place, owner, Terrain::Yellow),
            Building::Smithy => self.others_on(open, place, owner, Terrain::Grey),
            Building::GamekeeperLodge => self.others_on(open, place, owner, Terrain::Green),
            Building::TradingPost => self.kinds(open, owner, |kind| face.products.has(kind)),
            Building::Fortress => {
                self.kinds(open, owner, |kind| matches!(kind, Building::SiegeTower | Building::Fortress))
            }
            Building::Watchtower => self.watched(open, laid, face.terrain),
            Building::Guardhouse => self.diagonal_watchtowers(open, laid),
            Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => {
                self.marked(open, laid, owner, building)
            }
            Building::GuildHouse => self.kinds(open, owner, |kind| face.raises == Some(kind)),
            Building::Camp | Building::Cathedral | Building::SiegeTower => Places::EMPTY,
            Building::Farm | Building::Sawmill | Building::Quarry => Places::EMPTY,
        }
    }

    /// The buildings of a side that are such.
    fn buildings(&self, open: &Open, side: Side, such: impl Fn(&Face) -> bool) -> Places {
        open.board.buildings(side).filter(|(_, laid)| such(self.face(laid.tile))).map(|(place, _)| place).collect()
    }

    /// The buildings of a side of such kinds.
    fn kinds(&self, open: &Open, side: Side, such: impl Fn(Building) -> bool) -> Places {
        self.buildings(open, side, |face| face.building.is_some_and(&such))
    }

    /// TH-14.8 to TH-14.10: every other own building on the terrain (RU-04).
    fn others_on(&self, open: &Open, place: Place, owner: Side, terrain: Terrain) -> Places {
        self.buildings(open, owner, |face| face.terrain == terrain).without(place)
    }

    /// TH-14.1, TH-14.17: tiles on each of the two sides of a building's line, as far as it looks (RU-01, RU-02), the nearest so many.
    fn in_line(&self, open: &Open, laid: &Laid, sight: Sight, most: usize) -> [Places; 2] {
        let line = self.face(laid.tile).line.unwrap_or(Line::Row);
        let mut sides = [Places::EMPTY; 2];
        for (place, other) in open.board.iter() {
            let offset = offset(laid, other, line);
            if offset != 0 {
                sides[usize::from(offset < 0)].add(place);
            }
        }
        let far = |place: &Place| usize::from(offset(laid, open.board.tile(*place), line).unsigned_abs());
        sides.map(|mut side| {
            while sight != Sight::AnyDistance || side.len() > most {
                let Some(last) = side.iter().max_by_key(far) else { break };
                let seen = match sight {
                    Sight::AnyDistance => false,
                    Sight::Within => far(&last) <= INN_REACH,
                    // Without a gap the last of them is as far away as they are many.
                    Sight::Contiguous => far(&last) <= side.len().min(most),
                };
                if seen {
                    break;
                }
                side.remove(last);
            }
            side
        })
    }

    /// TH-14.17: other tiles of the watchtower's terrain in its line (RU-02).
    fn watched(&self, open: &Open, laid: &Laid, terrain: Terrain) -> Places {
        let [forth, back] = self.in_line(open, laid, self.options.watch, MOST_TILES);
        (forth | back).iter().filter(|place| self.face(open.board.tile(*place).tile).terrain == terrain).collect()
    }

    /// TH-14.18: watchtowers of both sides on the four diagonals, nothing blocks (RU-39).
    fn diagonal_watchtowers(&self, open: &Open, laid: &Laid) -> Places {
        let towers = |side| self.kinds(open, side, |kind| kind == Building::Watchtower);
        let diagonal = |place: &Place| {
            let at = open.board.tile(*place).at;
            at != laid.at && laid.at.x.abs_diff(at.x) == laid.at.y.abs_diff(at.y)
        };
        (towers(Side::White) | towers(Side::Blue)).iter().filter(diagonal).collect()
    }

    /// TH-14.5: tiles of all groups of the terrain that touch the tile by a side, each once, itself never (RU-03).
    fn groups(&self, open: &Open, place: Place, terrain: Terrain) -> Places {
        let of_terrain = |next: &Place| self.face(open.board.tile(*next).tile).terrain == terrain;
        let mut seen = Places::one(place);
        let mut edge: Places = open.board.tile(place).beside().filter(of_terrain).collect();
        while let Some(next) = edge.first() {
            seen.add(next);
            edge |= open.board.tile(next).beside().filter(of_terrain).collect();
            edge = edge - seen;
        }
        seen.without(place)
    }

    /// TH-14.19: tiles of a workshop's two colours on its marked positions, which turn with the owner (RU-41).
    fn marked(&self, open: &Open, laid: &Laid, owner: Side, kind: Building) -> Places {
        let marked = self.face(laid.tile).positions[owner.index()];
        let near = (0..8).filter(|direction| marked >> direction & 1 != 0).filter_map(|direction| laid.near[direction]);
        let terrain = |place: &Place| self.face(open.board.tile(*place).tile).terrain;
        near.filter(|place| kind.pair().is_some_and(|(one, two)| [one, two].contains(&terrain(place)))).collect()
    }

    /// TH-14.19: pairs of a workshop's two colours (RU-05).
    fn pairs(&self, open: &Open, counted: Places, kind: Building) -> u8 {
        let Some((first, _)) = kind.pair() else { return 0 };
        let one = counted.iter().filter(|place| self.face(open.board.tile(*place).tile).terrain == first).count();
        let pairs = if self.options.any_two { counted.len() / 2 } else { one.min(counted.len() - one) };
        pairs as u8
    }

    /// Who would win if the game ended now; `None` for a draw (TH-16). Units at court break a tie (TH-16.2, RU-20); in the solo game it is
    /// Henry's (TH-16.4, TH-23.6).
    pub fn leader(&self, open: &Open, tally: &Tally) -> Option<Side> {
        let [white, blue] = Side::ALL.map(|side| (tally.total(side), self.at_court(open, side)));
        if self.solo() {
            return Some(if white.0 > blue.0 { Side::White } else { Side::Blue });
        }
        match white.cmp(&blue) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Blue),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// How far another tile lies along the line; zero off the line and for the tile itself.
fn offset(laid: &Laid, other: &Laid, line: Line) -> i8 {
    let (x, y) = (other.at.x - laid.at.x, other.at.y - laid.at.y);
    match line {
        Line::Row if y == 0 => x,
        Line::Column if x == 0 => y,
        _ => 0,
    }
}
