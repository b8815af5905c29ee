//! Scoring: every building by its own rule, doubling, roads, treasures, the winner (TH-13 to TH-16, TH-23).

use crate::TwoHeirs;
use crate::pieces::{Building, Line, Side, Terrain, Unit};
use crate::roads::{Network, Roads};
use crate::setup::Sight;
use crate::siege::bits;
use crate::spot::SIDES;
use crate::state::{Laid, MOST_TILES, NONE, Post, State};
use table::{Outcome, Seat, SeatSet};

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
    /// The board tiles, as bits, that count twice (TH-13.4, TH-23.4).
    pub doubled: u32,
    /// Every road on at least two tiles.
    pub roads: Roads,
    /// The value of each side's buildings.
    pub buildings: [i32; 2],
    /// Each side's road points; zero without road scoring (TH-15.10).
    pub road: [i32; 2],
    /// Henry's treasures in points.
    pub treasures: i32,
}

impl Tally {
    /// What a side has altogether (TH-13.2).
    pub fn total(&self, side: Side) -> i32 {
        let treasures = if side == Side::Blue { self.treasures } else { 0 };
        self.buildings[side.index()] + self.road[side.index()] + treasures
    }

    /// What a board tile is worth to its owner, doubling included.
    pub fn value(&self, index: usize) -> u8 {
        self.points[index] * if self.doubled >> index & 1 != 0 { 2 } else { 1 }
    }
}

impl TwoHeirs {
    /// The score if the game ended now: every building for its owner, each on its own (TH-13.1, TH-23.2), and the roads.
    pub fn tally(&self, state: &State) -> Tally {
        let network = self.network(state);
        let roads = self.roads_of(state, &network);
        let mut points = [0; MOST_TILES];
        for (index, laid) in state.board.tiles().iter().enumerate() {
            if let Some(owner) = laid.owner {
                points[index] = self.points(state, &network, index, laid, owner);
            }
        }
        let doubled = self.doubled(state, &points);
        let mut tally = Tally { points, doubled, roads, buildings: [0; 2], road: [0; 2], treasures: 0 };
        for (index, laid) in state.board.tiles().iter().enumerate() {
            if let Some(owner) = laid.owner {
                tally.buildings[owner.index()] += i32::from(tally.value(index));
            }
        }
        if self.options.score_roads {
            for (side, points) in tally.roads.iter().filter_map(|road| road.prize()) {
                tally.road[side.index()] += i32::from(points);
            }
        }
        if self.solo() {
            tally.treasures = TREASURE_POINTS * Self::treasures_left(state) as i32;
        }
        tally
    }

    /// A building with a unit of its owner counts twice, no other unit changes anything (TH-13.4, TH-13.5); of Henry's the three
    /// best do (TH-23.3, TH-23.4).
    fn doubled(&self, state: &State, points: &[u8; MOST_TILES]) -> u32 {
        let mut doubled = 0;
        for side in Side::ALL.into_iter().filter(|side| !self.is_henry(*side)) {
            let own = state.posts(side).filter(|index| state.board.tile(*index).owner == Some(side));
            own.for_each(|index| doubled |= 1 << index);
        }
        if self.solo() {
            let tiles = state.board.tiles().iter().enumerate();
            let mut left =
                tiles.filter(|(_, laid)| laid.owner == Some(Side::Blue)).fold(0u32, |bits, (i, _)| bits | 1 << i);
            for _ in 0..HENRY_DOUBLES {
                let Some(best) = bits(left).max_by_key(|index| (points[*index], MOST_TILES - index)) else { break };
                doubled |= 1 << best;
                left &= !(1 << best);
            }
        }
        doubled
    }

    /// A building's own points (TH-14). Where tiles are counted all of them count, where buildings are counted only those face up
    /// (TH-13.3). A guild house raises the workshops of its kind (TH-14.20).
    fn points(&self, state: &State, network: &Network, index: usize, laid: &Laid, owner: Side) -> u8 {
        let face = self.face(laid.tile);
        let own = |kind: Building| self.buildings(state, owner, move |face| face.building == Some(kind));
        match face.building {
            Some(Building::Inn) => 1 + self.inn(state, laid, face.line.unwrap_or(Line::Row)),
            Some(Building::Market) => 1 + side_neighbours(laid).count() as u8,
            Some(Building::RobberKeep) => {
                let enemy = |next: &usize| state.board.tile(*next).owner == Some(owner.other());
                2 + 2 * side_neighbours(laid).filter(enemy).count() as u8
            }
            Some(Building::PilgrimageSite) => self.pilgrimage(state, network, index),
            Some(Building::Mill) => 1 + self.groups(state, index, Terrain::Yellow),
            Some(Building::Stonemason) => 1 + self.groups(state, index, Terrain::Grey),
            Some(Building::Pigsty) => 1 + self.groups(state, index, Terrain::Green),
            Some(Building::Bakery) => self.counting_itself(state, laid, owner, Terrain::Yellow),
            Some(Building::Smithy) => self.counting_itself(state, laid, owner, Terrain::Grey),
            Some(Building::GamekeeperLodge) => self.counting_itself(state, laid, owner, Terrain::Green),
            Some(Building::Camp) => 2,
            Some(Building::TradingPost) => {
                let shown = face.products;
                3 * self.buildings(state, owner, move |face| {
                    face.building.is_some_and(|kind| shown >> kind.index() & 1 != 0)
                })
            }
            Some(Building::Cathedral) => 5,
            Some(Building::Fortress) => own(Building::SiegeTower) + own(Building::Fortress),
            Some(Building::Watchtower) => 1 + self.watch(state, laid, face.terrain, face.line.unwrap_or(Line::Row)),
            Some(Building::Guardhouse) => 2 + 2 * self.diagonal_watchtowers(state, laid),
            Some(kind @ (Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop)) => {
                let raised = self.buildings(state, owner, move |face| face.raises == Some(kind)) > 0;
                self.pairs(state, laid, owner, kind) * if raised { 4 } else { 3 }
            }
            Some(
                Building::Farm | Building::Sawmill | Building::Quarry | Building::SiegeTower | Building::GuildHouse,
            )
            | None => 0,
        }
    }

    /// How many buildings of a side are such.
    fn buildings(&self, state: &State, side: Side, such: impl Fn(&crate::setup::Face) -> bool) -> u8 {
        state.board.tiles().iter().filter(|laid| laid.owner == Some(side) && such(self.face(laid.tile))).count() as u8
    }

    /// TH-14.8 to TH-14.10: itself and every other own building on the terrain (RU-04).
    fn counting_itself(&self, state: &State, laid: &Laid, owner: Side, terrain: Terrain) -> u8 {
        let all = self.buildings(state, owner, |face| face.terrain == terrain);
        if self.face(laid.tile).terrain == terrain { all } else { all + 1 }
    }

    /// TH-14.1: tiles on each of the two sides of the inn's line, at most three each (RU-01).
    fn inn(&self, state: &State, laid: &Laid, line: Line) -> u8 {
        let [forth, back] = match self.options.inn {
            Sight::Contiguous => {
                directions(line).map(|direction| walk(state, laid, direction).take(INN_REACH as usize).count() as u8)
            }
            sight => {
                let mut sides = [0u8; 2];
                for other in state.board.tiles() {
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
    fn watch(&self, state: &State, laid: &Laid, terrain: Terrain, line: Line) -> u8 {
        let same = |other: &&Laid| self.face(other.tile).terrain == terrain;
        match self.options.watch {
            Sight::Contiguous => {
                directions(line).map(|direction| walk(state, laid, direction).filter(same).count() as u8).iter().sum()
            }
            _ => state.board.tiles().iter().filter(|other| offset(laid, other, line) != 0).filter(same).count() as u8,
        }
    }

    /// TH-14.18: watchtowers of both sides on the four diagonals, nothing blocks (RU-39).
    fn diagonal_watchtowers(&self, state: &State, laid: &Laid) -> u8 {
        let seen = |other: &&Laid| {
            let (x, y) = (laid.at.x.abs_diff(other.at.x), laid.at.y.abs_diff(other.at.y));
            x == y && x > 0 && other.owner.is_some() && self.face(other.tile).building == Some(Building::Watchtower)
        };
        state.board.tiles().iter().filter(seen).count() as u8
    }

    /// TH-14.5: tiles of all groups of the terrain that touch the tile by a side, each once, itself never (RU-03).
    fn groups(&self, state: &State, index: usize, terrain: Terrain) -> u8 {
        let of_terrain = |next: &usize| self.face(state.board.tile(*next).tile).terrain == terrain;
        let mut seen = 1u32 << index;
        let mut edge = 0u32;
        side_neighbours(state.board.tile(index)).filter(of_terrain).for_each(|next| edge |= 1 << next);
        while edge != 0 {
            let next = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            seen |= 1 << next;
            for further in side_neighbours(state.board.tile(next)).filter(of_terrain) {
                if seen >> further & 1 == 0 {
                    edge |= 1 << further;
                }
            }
        }
        (seen.count_ones() - 1) as u8
    }

    /// TH-14.19: pairs of the workshop's two colours on its marked positions, which turn with the owner (RU-05, RU-41).
    fn pairs(&self, state: &State, laid: &Laid, owner: Side, kind: Building) -> u8 {
        let Some((one, two)) = kind.pair() else { return 0 };
        let marked = self.face(laid.tile).positions[owner.index()];
        let mut count = [0u8; 3];
        for next in (0..8).filter(|direction| marked >> direction & 1 != 0).map(|direction| laid.near[direction]) {
            if next != NONE {
                count[self.face(state.board.tile(next as usize).tile).terrain.index()] += 1;
            }
        }
        let (one, two) = (count[one.index()], count[two.index()]);
        if self.options.any_two { (one + two) / 2 } else { one.min(two) }
    }

    /// Units of a side at court, which break a tie (TH-16.2, RU-20).
    pub fn at_court(&self, state: &State, side: Side) -> usize {
        Unit::REGULAR.iter().filter(|unit| state.post(side, **unit) == Post::COURT).count()
    }

    /// Who would win if the game ended now; `None` for a draw (TH-16). In the solo game a tie is Henry's
    /// (TH-16.4, TH-23.6).
    pub fn leader(&self, state: &State) -> Option<Side> {
        let tally = self.tally(state);
        let [white, blue] = Side::ALL.map(|side| (tally.total(side), self.at_court(state, side)));
        if self.solo() {
            return Some(if white.0 > blue.0 { Side::White } else { Side::Blue });
        }
        match white.cmp(&blue) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Blue),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The outcome once the flow is empty.
    pub(crate) fn outcome_of(&self, state: &State) -> Option<Outcome> {
        if !state.flow.is_empty() {
            return None;
        }
        let tally = self.tally(state);
        let leader = self.leader(state);
        let seats = Side::ALL.into_iter().filter_map(|side| self.seat_of(side).map(|seat| (side, seat)));
        let winners: SeatSet =
            seats.clone().filter(|(side, _)| leader.is_none_or(|best| best == *side)).map(|(_, seat)| seat).collect();
        let place = |seat: Seat| if winners.has(seat) { 1 } else { 2 };
        Some(Outcome {
            winners,
            places: seats.clone().map(|(_, seat)| place(seat)).collect(),
            scores: seats.map(|(side, _)| tally.total(side)).collect(),
        })
    }
}

/// The neighbours on the four sides.
fn side_neighbours(laid: &Laid) -> impl Iterator<Item = usize> + Clone {
    let near = laid.near;
    SIDES.into_iter().map(move |side| near[side]).filter(|next| *next != NONE).map(usize::from)
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
fn walk<'a>(state: &'a State, laid: &'a Laid, direction: usize) -> impl Iterator<Item = &'a Laid> + 'a {
    let mut here = laid;
    std::iter::from_fn(move || {
        let next = here.near[direction];
        (next != NONE).then(|| {
            here = state.board.tile(next as usize);
            here
        })
    })
}
