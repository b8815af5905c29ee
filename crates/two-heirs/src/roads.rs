//! Roads: which segments join, who leads on each (TH-15), and how far a pilgrimage site sees (TH-14.4).

use crate::TwoHeirs;
use crate::edition::NO_ROAD;
use crate::pieces::Side;
use crate::spot::SIDES;
use crate::state::{MOST_TILES, NONE, State};
use arrayvec::ArrayVec;

/// A tile has at most four separate road segments.
const SEGMENTS: usize = 4;

/// Every segment is a node of the network.
const NODES: usize = MOST_TILES * SEGMENTS;

/// A road that links buildings on at least two tiles (TH-15.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// Its board tiles, as bits; each counts once (TH-15.4).
    pub tiles: u32,
    /// The buildings of both sides on it.
    pub count: [u8; 2],
}

impl Road {
    /// Who scores it and how much: the difference goes to the side with more buildings (TH-15.1).
    pub fn prize(&self) -> Option<(Side, u8)> {
        let [white, blue] = self.count;
        match white.cmp(&blue) {
            std::cmp::Ordering::Greater => Some((Side::White, white - blue)),
            std::cmp::Ordering::Less => Some((Side::Blue, blue - white)),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// The roads that score; each needs two of at most 108 segments.
pub type Roads = ArrayVec<Road, { NODES / 2 }>;

/// The segments on the board and the roads they form.
pub(crate) struct Network {
    parent: [u8; NODES],
    tiles: [u32; NODES],
}

impl Network {
    fn root(&self, mut node: usize) -> usize {
        while self.parent[node] as usize != node {
            node = self.parent[node] as usize;
        }
        node
    }

    fn join(&mut self, one: usize, two: usize) {
        let (one, two) = (self.root(one), self.root(two));
        if one != two {
            self.parent[two] = one as u8;
            self.tiles[one] |= self.tiles[two];
        }
    }

    /// The board tiles, as bits, on the road of this segment of a tile.
    pub(crate) fn road_of(&self, index: usize, segment: u8) -> u32 {
        self.tiles[self.root(index * SEGMENTS + segment as usize)]
    }
}

impl TwoHeirs {
    /// The road segment on the N, E, S, W side of a board tile; free terrain has none (TH-15.5), Blue's tiles are turned (TH-15.9).
    pub(crate) fn road_sides(&self, state: &State, index: usize) -> [u8; 4] {
        let laid = state.board.tile(index);
        laid.owner.map_or([NO_ROAD; 4], |owner| self.face(laid.tile).roads[owner.index()])
    }

    /// Joins all segments that face each other over a side, whoever owns the tiles (TH-15.2, TH-15.3, TH-15.8). Separate ends of a
    /// tile stay separate (TH-15.6).
    pub(crate) fn network(&self, state: &State) -> Network {
        let mut network = Network { parent: std::array::from_fn(|node| node as u8), tiles: [0; NODES] };
        let sides: ArrayVec<[u8; 4], MOST_TILES> =
            (0..state.board.len()).map(|index| self.road_sides(state, index)).collect();
        for (index, roads) in sides.iter().enumerate() {
            for segment in roads.iter().filter(|segment| **segment != NO_ROAD) {
                network.tiles[index * SEGMENTS + *segment as usize] = 1 << index;
            }
        }
        for (index, roads) in sides.iter().enumerate() {
            // North and east are enough: every pair of neighbours is met once.
            for side in 0..2 {
                let next = state.board.tile(index).near[SIDES[side]];
                if roads[side] == NO_ROAD || next == NONE {
                    continue;
                }
                let facing = sides[next as usize][side ^ 2];
                if facing != NO_ROAD {
                    let here = index * SEGMENTS + roads[side] as usize;
                    network.join(here, next as usize * SEGMENTS + facing as usize);
                }
            }
        }
        network
    }

    /// All roads on at least two tiles, in the order of their earliest tile.
    pub(crate) fn roads_of(&self, state: &State, network: &Network) -> Roads {
        let owned = |side| {
            let tiles = state.board.tiles().iter().enumerate();
            tiles.filter(|(_, laid)| laid.owner == Some(side)).fold(0u32, |bits, (index, _)| bits | 1 << index)
        };
        let buildings = [owned(Side::White), owned(Side::Blue)];
        let mut roads = Roads::new();
        for node in 0..state.board.len() * SEGMENTS {
            let tiles = network.tiles[node];
            if network.parent[node] as usize == node && tiles.count_ones() >= 2 {
                let count = buildings.map(|bits| (bits & tiles).count_ones() as u8);
                roads.push(Road { tiles, count });
            }
        }
        roads
    }

    /// The longest road of a pilgrimage site: the whole network (RU-13), or with the option the longest path from it.
    pub(crate) fn pilgrimage(&self, state: &State, network: &Network, index: usize) -> u8 {
        let sides = self.road_sides(state, index);
        let lengths = (0..4).filter(|side| sides[*side] != NO_ROAD).map(|side| {
            if self.options.longest_path {
                1 + self.longest_path(state, index, side, 1 << index)
            } else {
                network.road_of(index, sides[side]).count_ones() as u8
            }
        });
        lengths.max().unwrap_or(1)
    }

    /// The most tiles a walk can visit that leaves this tile over this side, each tile once.
    fn longest_path(&self, state: &State, index: usize, side: usize, visited: u32) -> u8 {
        let next = state.board.tile(index).near[SIDES[side]];
        if next == NONE || visited >> next & 1 != 0 {
            return 0;
        }
        let next = next as usize;
        let roads = self.road_sides(state, next);
        let entered = roads[side ^ 2];
        if entered == NO_ROAD {
            return 0;
        }
        let onward = (0..4).filter(|out| *out != side ^ 2 && roads[*out] == entered);
        1 + onward.map(|out| self.longest_path(state, next, out, visited | 1 << next)).max().unwrap_or(0)
    }
}
