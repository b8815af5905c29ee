//! Scoring: every building by its own rule, doubling, roads, treasures, the winner (TH-13 to TH-16, TH-23).

use crate::TwoHeirs;
use crate::board::{Laid, MOST_TILES, Place, Places};
use crate::pieces::{Both, Building, Line, Side, Terrain};
use crate::roads::{Network, Roads};
use crate::setup::{Face, Sight};
use crate::state::Open;

/// Points of each treasure that is left (TH-23.5).
pub const TREASURE_POINTS: i32 = 5;

/// Buildings of Henry that count twice (TH-23.4).
pub const HENRY_DOUBLES: usize = 3;

/// Tiles an inn counts on each side (TH-14.1).
const INN_REACH: u8 = 3;

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

    /// A building's own points (TH-14). Where tiles are counted all of them count, where buildings are counted only those face up
    /// (TH-13.3). A guild house raises the workshops of its kind (TH-14.20).
    fn points(&self, open: &Open, network: &Network, place: Place, laid: &Laid, owner: Side) -> u8 {
        let face = self.face(laid.tile);
        let own = |kind: Building| self.buildings(open, owner, move |face| face.building == Some(kind));
        match face.building {
            Some(Building::Inn) => 1 + self.inn(open, laid, face.line.unwrap_or(Line::Row)),
            Some(Building::Market) => 1 + laid.beside().count() as u8,
            Some(Building::RobberKeep) => {
                let enemy = |next: &Place| open.board.tile(*next).owner == Some(owner.other());
                2 + 2 * laid.beside().filter(enemy).count() as u8
            }
            Some(Building::PilgrimageSite) => self.pilgrimage(open, network, place),
            Some(Building::Mill) => 1 + self.groups(open, place, Terrain::Yellow),
            Some(Building::Stonemason) => 1 + self.groups(open, place, Terrain::Grey),
            Some(Building::Pigsty) => 1 + self.groups(open, place, Terrain::Green),
            Some(Building::Bakery) => self.counting_itself(open, laid, owner, Terrain::Yellow),
            Some(Building::Smithy) => self.counting_itself(open, laid, owner, Terrain::Grey),
            Some(Building::GamekeeperLodge) => self.counting_itself(open, laid, owner, Terrain::Green),
            Some(Building::Camp) => 2,
            Some(Building::TradingPost) => {
                let shown = face.products;
                3 * self.buildings(open, owner, move |face| face.building.is_some_and(|kind| shown.has(kind)))
            }
            Some(Building::Cathedral) => 5,
            Some(Building::Fortress) => own(Building::SiegeTower) + own(Building::Fortress),
            Some(Building::Watchtower) => 1 + self.watch(open, laid, face.terrain, face.line.unwrap_or(Line::Row)),
            Some(Building::Guardhouse) => 2 + 2 * self.diagonal_watchtowers(open, laid),
            Some(kind @ (Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop)) => {
                let raised = self.buildings(open, owner, move |face| face.raises == Some(kind)) > 0;
                self.pairs(open, laid, owner, kind) * if raised { 4 } else { 3 }
            }
            Some(
                Building::Farm | Building::Sawmill | Building::Quarry | Building::SiegeTower | Building::GuildHouse,
            )
            | None => 0,
        }
    }

    /// How many buildings of a side are such.
    fn buildings(&self, open: &Open, side: Side, such: impl Fn(&Face) -> bool) -> u8 {
        open.board.buildings(side).filter(|(_, laid)| such(self.face(laid.tile))).count() as u8
    }

    /// TH-14.8 to TH-14.10: itself and every other own building on the terrain (RU-04).
    fn counting_itself(&self, open: &Open, laid: &Laid, owner: Side, terrain: Terrain) -> u8 {
        let all = self.buildings(open, owner, |face| face.terrain == terrain);
        if self.face(laid.tile).terrain == terrain { all } else { all + 1 }
    }

    /// TH-14.1: tiles on each of the two sides of the inn's line, at most three each (RU-01).
    fn inn(&self, open: &Open, laid: &Laid, line: Line) -> u8 {
        let [forth, back] = match self.options.inn {
            Sight::Contiguous => {
                directions(line).map(|direction| walk(open, laid, direction).take(INN_REACH as usize).count() as u8)
            }
            sight => {
                let mut sides = [0u8; 2];
                for other in open.board.tiles() {
                    let offset = offset(laid, other, line);
                    if offset != 0 && (sight == Sight::AnyDistance || offset.unsigned_abs() <= INN_REACH) {
                        sides[usize::from(offset < 0)] += 1;
                    }
                }
                sides
            }
        };
        forth.min(INN_REACH) + back.min(INN_REACH)
    }

    /// TH-14.17: other tiles of the watchtower's terrain in its line (RU-02).
    fn watch(&self, open: &Open, laid: &Laid, terrain: Terrain, line: Line) -> u8 {
        let same = |other: &&Laid| self.face(other.tile).terrain == terrain;
        match self.options.watch {
            Sight::Contiguous => {
                directions(line).map(|direction| walk(open, laid, direction).filter(same).count() as u8).iter().sum()
            }
            _ => open.board.tiles().iter().filter(|other| offset(laid, other, line) != 0).filter(same).count() as u8,
        }
    }

    /// TH-14.18: watchtowers of both sides on the four diagonals, nothing blocks (RU-39).
    fn diagonal_watchtowers(&self, open: &Open, laid: &Laid) -> u8 {
        let seen = |other: &&Laid| {
            let (x, y) = (laid.at.x.abs_diff(other.at.x), laid.at.y.abs_diff(other.at.y));
            x == y && x > 0 && other.owner.is_some() && self.face(other.tile).building == Some(Building::Watchtower)
        };
        open.board.tiles().iter().filter(seen).count() as u8
    }

    /// TH-14.5: tiles of all groups of the terrain that touch the tile by a side, each once, itself never (RU-03).
    fn groups(&self, open: &Open, place: Place, terrain: Terrain) -> u8 {
        let of_terrain = |next: &Place| self.face(open.board.tile(*next).tile).terrain == terrain;
        let mut seen = Places::one(place);
        let mut edge: Places = open.board.tile(place).beside().filter(of_terrain).collect();
        while let Some(next) = edge.first() {
            edge.remove(next);
            seen.add(next);
            open.board
                .tile(next)
                .beside()
                .filter(of_terrain)
                .filter(|next| !seen.has(*next))
                .for_each(|next| edge.add(next));
        }
        seen.len() as u8 - 1
    }

    /// TH-14.19: pairs of the workshop's two colours on its marked positions, which turn with the owner (RU-05, RU-41).
    fn pairs(&self, open: &Open, laid: &Laid, owner: Side, kind: Building) -> u8 {
        let Some((one, two)) = kind.pair() else { return 0 };
        let marked = self.face(laid.tile).positions[owner.index()];
        let mut count = [0u8; 3];
        for next in (0..8).filter(|direction| marked >> direction & 1 != 0).filter_map(|direction| laid.near[direction])
        {
            count[self.face(open.board.tile(next).tile).terrain.index()] += 1;
        }
        let (one, two) = (count[one.index()], count[two.index()]);
        if self.options.any_two { (one + two) / 2 } else { one.min(two) }
    }

    /// Who would win if the game ended now; `None` for a draw (TH-16). Units at court break a tie (TH-16.2, RU-20); in the solo game it is
    /// Henry's (TH-16.4, TH-23.6).
    pub fn leader(&self, open: &Open) -> Option<Side> {
        let tally = self.tally(open);
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

/// The two directions of a line.
fn directions(line: Line) -> [usize; 2] {
    match line {
        Line::Row => [2, 6],
        Line::Column => [0, 4],
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

/// The unbroken row of tiles in a direction.
fn walk<'a>(open: &'a Open, laid: &'a Laid, direction: usize) -> impl Iterator<Item = &'a Laid> + 'a {
    let mut here = laid;
    std::iter::from_fn(move || {
        here = open.board.tile(here.near[direction]?);
        Some(here)
    })
}
