//! A second count, written apart from the rules: it looks only at a view and the component list, walks over coordinates, and
//! must agree with the score of every final position of many random games.

use crate::common;
use std::collections::{BTreeMap, BTreeSet};
use table::Viewer;
use table::prelude::*;
use two_heirs::edition::{NO_ROAD, Tile};
use two_heirs::pieces::Line;
use two_heirs::view::{Shown, TileView};
use two_heirs::{Building, Side, Spot, Terrain, TwoHeirs};

type Map<'a> = BTreeMap<(i32, i32), &'a TileView>;

struct Count<'a> {
    game: &'a TwoHeirs,
    map: Map<'a>,
}

impl<'a> Count<'a> {
    fn new(game: &'a TwoHeirs, view: &'a Shown<'_>) -> Count<'a> {
        Count { game, map: view.board.iter().map(|(at, tile)| (place(*at), tile)).collect() }
    }

    fn printed(&self, tile: &TileView) -> &Tile {
        let id = tile.tile.expect("a building is known");
        self.game.components().tiles.iter().find(|known| known.id == id).expect("the tile exists")
    }

    fn sides(&self, (x, y): (i32, i32)) -> Vec<((i32, i32), &TileView)> {
        let around = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)];
        around.into_iter().filter_map(|at| self.map.get(&at).map(|tile| (at, *tile))).collect()
    }

    fn own(&self, owner: Side) -> impl Iterator<Item = &Tile> {
        self.map.values().filter(move |tile| tile.owner == Some(owner)).map(|tile| self.printed(tile))
    }

    fn line(&self, (x, y): (i32, i32), line: Line) -> Vec<((i32, i32), &TileView)> {
        let in_line = |at: &(i32, i32)| if line == Line::Row { at.1 == y } else { at.0 == x };
        self.map.iter().filter(|(at, _)| in_line(at) && **at != (x, y)).map(|(at, tile)| (*at, *tile)).collect()
    }

    fn groups(&self, at: (i32, i32), terrain: Terrain) -> i32 {
        let mut reached = BTreeSet::new();
        let mut open: Vec<(i32, i32)> = vec![at];
        while let Some(here) = open.pop() {
            for (next, tile) in self.sides(here) {
                if tile.terrain == terrain && next != at && reached.insert(next) {
                    open.push(next);
                }
            }
        }
        1 + reached.len() as i32
    }

    /// Segments of a road are (position, number); turned for an owner in the north.
    fn segment(&self, at: (i32, i32), side: usize) -> Option<((i32, i32), u8)> {
        let tile = self.map.get(&at)?;
        let side = if tile.owner? == Side::Blue { (side + 2) % 4 } else { side };
        let segment = self.printed(tile).roads[side];
        (segment != NO_ROAD).then_some((at, segment))
    }

    fn roads(&self) -> Vec<BTreeSet<((i32, i32), u8)>> {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let mut roads: Vec<BTreeSet<((i32, i32), u8)>> = Vec::new();
        for at in self.map.keys() {
            for (side, step) in steps.iter().enumerate() {
                let Some(here) = self.segment(*at, side) else { continue };
                let beside = (at.0 + step.0, at.1 + step.1);
                let mut road: BTreeSet<_> =
                    [Some(here), self.segment(beside, (side + 2) % 4)].into_iter().flatten().collect();
                roads.retain(|other| {
                    let apart = other.is_disjoint(&road);
                    if !apart {
                        road.extend(other.iter().copied());
                    }
                    apart
                });
                roads.push(road);
            }
        }
        roads
    }

    fn points(&self, at: (i32, i32), tile: &TileView) -> i32 {
        let printed = self.printed(tile);
        let owner = tile.owner.expect("a building has an owner");
        let of_kind = |kinds: &[Building]| self.own(owner).filter(|tile| kinds.contains(&tile.building)).count() as i32;
        let on = |terrain| self.own(owner).filter(|tile| tile.terrain == terrain).count() as i32;
        let itself = |terrain| i32::from(printed.terrain != terrain);
        match printed.building {
            Building::Inn => {
                let line = self.line(at, printed.line.expect("an inn has a line"));
                let before = line.iter().filter(|(other, _)| *other < at).count() as i32;
                1 + before.min(3) + (line.len() as i32 - before).min(3)
            }
            Building::Market => 1 + self.sides(at).len() as i32,
            Building::RobberKeep => {
                let enemies = self.sides(at).iter().filter(|(_, tile)| tile.owner == Some(owner.other())).count();
                2 + 2 * enemies as i32
            }
            Building::PilgrimageSite => {
                let ending = self.roads().into_iter().filter(|road| road.iter().any(|(other, _)| *other == at));
                let lengths =
                    ending.map(|road| road.iter().map(|(other, _)| *other).collect::<BTreeSet<_>>().len() as i32);
                lengths.max().unwrap_or(1)
            }
            Building::Mill => self.groups(at, Terrain::Yellow),
            Building::Stonemason => self.groups(at, Terrain::Grey),
            Building::Pigsty => self.groups(at, Terrain::Green),
            Building::Bakery => on(Terrain::Yellow) + itself(Terrain::Yellow),
            Building::Smithy => on(Terrain::Grey) + itself(Terrain::Grey),
            Building::GamekeeperLodge => on(Terrain::Green) + itself(Terrain::Green),
            Building::Camp => 2,
            Building::TradingPost => 3 * of_kind(&printed.products),
            Building::Cathedral => 5,
            Building::Fortress => of_kind(&[Building::SiegeTower, Building::Fortress]),
            Building::Watchtower => {
                let line = self.line(at, printed.line.expect("a watchtower has a line"));
                1 + line.iter().filter(|(_, other)| other.terrain == tile.terrain).count() as i32
            }
            Building::Guardhouse => {
                let seen = self.map.iter().filter(|(other, tile)| {
                    (other.0 - at.0).abs() == (other.1 - at.1).abs() && tile.building == Some(Building::Watchtower)
                });
                2 + 2 * seen.count() as i32
            }
            kind @ (Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop) => {
                let (one, two) = kind.pair().expect("a workshop has two colours");
                let turned = if owner == Side::White { 1 } else { -1 };
                let compass = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
                let marked = (0..8).filter(|bit| printed.positions >> bit & 1 != 0).map(|bit| compass[bit]);
                let terrains: Vec<Terrain> = marked
                    .filter_map(|(x, y)| self.map.get(&(at.0 + turned * x, at.1 + turned * y)))
                    .map(|tile| tile.terrain)
                    .collect();
                let count = |terrain| terrains.iter().filter(|found| **found == terrain).count() as i32;
                let raised = self.own(owner).any(|tile| tile.raises == Some(kind));
                count(one).min(count(two)) * if raised { 4 } else { 3 }
            }
            Building::Farm | Building::Sawmill | Building::Quarry | Building::SiegeTower | Building::GuildHouse => 0,
        }
    }
}

fn place(at: Spot) -> (i32, i32) {
    (i32::from(at.x), i32::from(at.y))
}

/// The totals of both sides.
fn count(game: &TwoHeirs, view: &Shown<'_>) -> [i32; 2] {
    let count = Count::new(game, view);
    let mut totals = [0; 2];
    let mut henry: Vec<i32> = Vec::new();
    for (at, tile) in &count.map {
        let Some(owner) = tile.owner else { continue };
        let points = count.points(*at, tile);
        let own_unit = view.sides[owner].units.iter().any(|unit| unit.at.map(place) == Some(*at));
        let henrys = view.solo && owner == Side::Blue;
        totals[owner.index()] += if own_unit && !henrys { 2 * points } else { points };
        if henrys {
            henry.push(points);
        }
    }
    henry.sort_unstable();
    totals[1] += henry.iter().rev().take(3).sum::<i32>();
    for road in count.roads() {
        let tiles: BTreeSet<(i32, i32)> = road.iter().map(|(at, _)| *at).collect();
        let of = |side| tiles.iter().filter(|at| count.map[*at].owner == Some(side)).count() as i32;
        let lead = of(Side::White) - of(Side::Blue);
        if tiles.len() >= 2 {
            totals[usize::from(lead < 0)] += lead.abs();
        }
    }
    if let Some(henry) = &view.henry {
        totals[1] += 5 * (i32::from(henry.left) + henry.treasures.len() as i32);
    }
    totals
}

#[test]
fn a_second_count_agrees_on_every_final_position() {
    let mut buildings = 0;
    for players in 1..=2 {
        let game = common::open(players, &[("random_sets", "on"), ("henry_level", "relentless")]);
        for number in 0..300 {
            let last = common::random_game(&game, number).pop().expect("a game has states");
            let view = game.view(&last, Viewer::Spectator);
            let view = game.shown(&view);
            let score = view.score.as_ref().expect("the game is over");
            buildings += score.buildings.len();
            assert_eq!(count(&game, &view), [score.sums.a.total, score.sums.b.total], "game {number}: {view:?}");
        }
    }
    assert!(buildings > 6000, "{buildings} buildings were counted");
}
