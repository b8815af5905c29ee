//! Roads: which segments join, who leads on each (TH-15), and how far a pilgrimage site sees (TH-14.4).

use crate::edition::NO_ROAD;
use crate::prelude::*;
use arrayvec::ArrayVec;

/// A tile has at most four separate road segments.
const SEGMENTS: usize = 4;

/// Every segment is a node of the network.
const NODES: usize = MOST_TILES * SEGMENTS;

const _: () = assert!(NODES <= u128::BITS as usize, "nodes are counted as bits");

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
    /// The roots of the roads on at least two tiles, as bits.
    roads: u128,
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
            // What is joined lies on different tiles.
            self.roads = (self.roads | 1 << one) & !(1 << two);
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
        let mut network =
            Network { parent: std::array::from_fn(|node| node as u8), tiles: [Places::EMPTY; NODES], roads: 0 };
        let mut sides = [[NO_ROAD; 4]; MOST_TILES];
        for (place, laid) in open.board.iter() {
            let Some(owner) = laid.owner else { continue };
            let roads = self.face(laid.tile).roads[owner.index()];
            sides[place.index()] = roads;
            for segment in roads.into_iter().filter(|segment| *segment != NO_ROAD) {
                network.tiles[node(place, segment)] = Places::one(place);
            }
        }
        for ((place, laid), roads) in open.board.iter().zip(&sides).filter(|((_, laid), _)| laid.owner.is_some()) {
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
        let mut buildings = Both::<Places>::default();
        for (place, laid) in open.board.iter() {
            if let Some(owner) = laid.owner {
                buildings[owner].add(place);
            }
        }
        let mut roads = Roads::new();
        let mut left = network.roads;
        while left != 0 {
            let tiles = network.tiles[left.trailing_zeros() as usize];
            left &= left - 1;
            let count = Both::from_fn(|side| (buildings[side] & tiles).len() as u8);
            roads.push(Road { tiles, count });
        }
        roads
    }

    /// The longest road of a pilgrimage site: the whole network (RU-13); without a road the site itself.
    pub(crate) fn longest_road(&self, open: &Open, network: &Network, place: Place) -> Places {
        let roads = self.road_sides(open, place).into_iter().filter(|segment| *segment != NO_ROAD);
        let longest = roads.map(|segment| network.road_of(place, segment)).max_by_key(|road| road.len());
        longest.unwrap_or(Places::one(place))
    }

    /// The tiles on the longest path from a pilgrimage site, which count with the option `longest_path` (RU-13).
    pub(crate) fn pilgrimage(&self, open: &Open, place: Place) -> u8 {
        let sides = self.road_sides(open, place);
        let ways = (0..4).filter(|side| sides[*side] != NO_ROAD);
        1 + ways.map(|side| self.longest_path(open, place, side, Places::one(place))).max().unwrap_or(0)
    }

    /// Every road on at least two tiles with its ends: each a tile of it, and the side N, E, S or W on which it leaves.
    pub(crate) fn courses(&self, open: &Open) -> Vec<(Road, Vec<(Spot, usize)>)> {
        let network = self.network(open);
        let course = |road: Road| {
            let ends = road.tiles.iter().flat_map(|place| {
                let sides = self.road_sides(open, place);
                // Two roads cannot join the same tiles: there are not borders enough between these.
                let here = |side: &usize| sides[*side] != NO_ROAD && network.road_of(place, sides[*side]) == road.tiles;
                let at = open.board.tile(place).at;
                (0..4).filter(here).map(move |side| (at, side)).collect::<Vec<_>>()
            });
            (road, ends.collect())
        };
        self.roads_of(open, &network).into_iter().map(course).collect()
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
