//! Roads: which segments join, who leads on each (TH-15), and how far a pilgrimage site sees (TH-14.4).

use crate::TwoHeirs;
use crate::board::{MOST_TILES, Place, Places};
use crate::edition::NO_ROAD;
use crate::pieces::{Both, Side};
use crate::spot::SIDES;
use crate::state::Open;
use arrayvec::ArrayVec;

/// A tile has at most four separate road segments.
const SEGMENTS: usize = 4;

/// Every segment is a node of the network.
const NODES: usize = MOST_TILES * SEGMENTS;

/// A road that links buildings on at least two tiles (TH-15.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// Its board tiles; each counts once (TH-15.4).
    pub tiles: Places,
    /// The buildings of both sides on it.
    pub count: Both<u8>,
}

impl Road {
    /// Who scores it and how much: the difference goes to the side with more buildings (TH-15.1).
    pub fn prize(&self) -> Option<(Side, u8)> {
        let Both { a: white, b: blue } = self.count;
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
    tiles: [Places; NODES],
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
            let joined = self.tiles[two];
            self.tiles[one] |= joined;
        }
    }

    /// The board tiles on the road of this segment of a tile.
    pub(crate) fn road_of(&self, place: Place, segment: u8) -> Places {
        self.tiles[self.root(node(place, segment))]
    }
}

/// The node of this segment of a tile.
fn node(place: Place, segment: u8) -> usize {
    place.index() * SEGMENTS + segment as usize
}

impl TwoHeirs {
    /// The road segment on the N, E, S, W side of a board tile; free terrain has none (TH-15.5), Blue's tiles are turned (TH-15.9).
    fn road_sides(&self, open: &Open, place: Place) -> [u8; 4] {
        let laid = open.board.tile(place);
        laid.owner.map_or([NO_ROAD; 4], |owner| self.face(laid.tile).roads[owner.index()])
    }

    /// Joins all segments that face each other over a side, whoever owns the tiles (TH-15.2, TH-15.3, TH-15.8). Separate ends of a
    /// tile stay separate (TH-15.6).
    pub(crate) fn network(&self, open: &Open) -> Network {
        let mut network = Network { parent: std::array::from_fn(|node| node as u8), tiles: [Places::EMPTY; NODES] };
        let sides: ArrayVec<[u8; 4], MOST_TILES> =
            open.board.iter().map(|(place, _)| self.road_sides(open, place)).collect();
        for ((place, _), roads) in open.board.iter().zip(&sides) {
            for segment in roads.iter().filter(|segment| **segment != NO_ROAD) {
                network.tiles[node(place, *segment)] = Places::one(place);
            }
        }
        for ((place, laid), roads) in open.board.iter().zip(&sides) {
            // North and east are enough: every pair of neighbours is met once.
            for side in 0..2 {
                let Some(next) = laid.near[SIDES[side]].filter(|_| roads[side] != NO_ROAD) else { continue };
                let facing = sides[next.index()][side ^ 2];
                if facing != NO_ROAD {
                    network.join(node(place, roads[side]), node(next, facing));
                }
            }
        }
        network
    }

    /// All roads on at least two tiles, in the order of their earliest tile.
    pub(crate) fn roads_of(&self, open: &Open, network: &Network) -> Roads {
        let buildings =
            Both::from_fn(|side| -> Places { open.board.buildings(side).map(|(place, _)| place).collect() });
        let mut roads = Roads::new();
        for node in 0..open.board.len() * SEGMENTS {
            let tiles = network.tiles[node];
            if network.parent[node] as usize == node && tiles.len() >= 2 {
                let count = Both::from_fn(|side| (buildings[side] & tiles).len() as u8);
                roads.push(Road { tiles, count });
            }
        }
        roads
    }

    /// The longest road of a pilgrimage site: the whole network (RU-13), or with the option the longest path from it.
    pub(crate) fn pilgrimage(&self, open: &Open, network: &Network, place: Place) -> u8 {
        let sides = self.road_sides(open, place);
        let lengths = (0..4).filter(|side| sides[*side] != NO_ROAD).map(|side| {
            if self.options.longest_path {
                1 + self.longest_path(open, place, side, Places::one(place))
            } else {
                network.road_of(place, sides[side]).len() as u8
            }
        });
        lengths.max().unwrap_or(1)
    }

    /// The most tiles a walk can visit that leaves this tile over this side, each tile once.
    fn longest_path(&self, open: &Open, place: Place, side: usize, visited: Places) -> u8 {
        let Some(next) = open.board.tile(place).near[SIDES[side]].filter(|next| !visited.has(*next)) else { return 0 };
        let roads = self.road_sides(open, next);
        let entered = roads[side ^ 2];
        if entered == NO_ROAD {
            return 0;
        }
        let onward = (0..4).filter(|out| *out != side ^ 2 && roads[*out] == entered);
        1 + onward.map(|out| self.longest_path(open, next, out, visited.with(next))).max().unwrap_or(0)
    }
}
