//! The Two Heirs: start player, sets, buildings, roads, sieges, and the solo levels, over all twenty trios of sets.

mod page;

pub use page::study;

use crate::{Count, Mean, Watcher};
use ::two_heirs::state::{HenryRule, State};
use ::two_heirs::{Action, Building, Side, TileId, TileSet, TwoHeirs};
use std::collections::BTreeMap;
use table::{Outcome, Seat};

/// What is counted in games of two.
#[derive(Default)]
struct Seen {
    built_by: BTreeMap<TileId, Side>,
    laid: [u32; 2],
    destroyed: u32,
    games: Games,
}

/// The counts of many games.
#[derive(Default)]
struct Games {
    start: Count,
    by_turns: BTreeMap<u32, Count>,
    built: BTreeMap<TileId, Count>,
    owner: BTreeMap<TileId, Count>,
    kinds: BTreeMap<Building, Count>,
    more: BTreeMap<TileSet, Count>,
    /// Points of the set, and of all buildings in the games with it.
    points: BTreeMap<TileSet, (f64, f64)>,
    score: Mean,
    margin: Mean,
    roads: Mean,
    road_gap: Mean,
    buildings: Mean,
    terrain: Mean,
    destroyed: Mean,
    camps: Mean,
    draws: Count,
}

impl Watcher<TwoHeirs> for Seen {
    fn acts(&mut self, _: &TwoHeirs, state: &State, _: Seat, action: &Action) {
        match action {
            Action::Build(tile, _) => {
                self.built_by.insert(*tile, state.open.flow.turn);
            }
            Action::Extend(..) => self.laid[state.open.flow.turn.index()] += 1,
            Action::Destroy(_) => self.destroyed += 1,
            _ => {}
        }
    }

    fn ended(&mut self, game: &TwoHeirs, state: &State, outcome: &Outcome) {
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        let won = |side: Side| if outcome.winners.has(Seat::new(side.index())) { share } else { 0.0 };
        let (games, flow) = (&mut self.games, &state.open.flow);
        let tally = game.tally(&state.open);
        games.start.add(won(flow.first));
        games.by_turns.entry(u32::from(flow.turns.a) + u32::from(flow.turns.b)).or_default().add(won(flow.first));
        games.draws.add(if outcome.winners.len() > 1 { 1.0 } else { 0.0 });
        games.margin.add(f64::from((outcome.scores[0] - outcome.scores[1]).abs()));
        games.road_gap.add(f64::from((tally.road.a - tally.road.b).abs()));
        games.camps.add(f64::from(flow.camps.a + flow.camps.b));
        games.destroyed.add(f64::from(self.destroyed));
        for side in Side::ALL {
            games.score.add(f64::from(outcome.scores[side.index()]));
            games.roads.add(f64::from(tally.road[side]));
            games.buildings.add(self.built_by.values().filter(|by| **by == side).count() as f64);
            games.terrain.add(f64::from(self.laid[side.index()]));
        }
        let in_play = |set: TileSet| state.open.sets.has(set);
        let mut kinds: BTreeMap<Building, bool> = BTreeMap::new();
        for (index, tile) in game.components().tiles.iter().enumerate().filter(|(_, tile)| in_play(tile.set)) {
            let id = TileId::new(index);
            let by = self.built_by.get(&id);
            games.built.entry(id).or_default().add(f64::from(u8::from(by.is_some())));
            if let Some(by) = by {
                games.owner.entry(id).or_default().add(won(*by));
            }
            *kinds.entry(tile.building).or_default() |= by.is_some();
        }
        for (kind, built) in kinds {
            games.kinds.entry(kind).or_default().add(f64::from(u8::from(built)));
        }
        let mut points: BTreeMap<TileSet, [f64; 2]> =
            TileSet::ALL.into_iter().filter(|set| in_play(*set)).map(|set| (set, [0.0; 2])).collect();
        for (place, laid) in state.open.board.iter() {
            let set = game.components().tiles.get(laid.tile.index()).map(|tile| tile.set);
            if let (Some(owner), Some(points)) = (laid.owner, set.and_then(|set| points.get_mut(&set))) {
                points[owner.index()] += f64::from(tally.value(place));
            }
        }
        let all: f64 = points.values().flatten().sum();
        for (set, [white, blue]) in points {
            let of_all = games.points.entry(set).or_default();
            *of_all = (of_all.0 + white + blue, of_all.1 + all);
            if outcome.winners.len() == 1 {
                let lead = if outcome.winners.has(Seat::new(0)) { white - blue } else { blue - white };
                games.more.entry(set).or_default().add(if lead > 0.0 {
                    1.0
                } else if lead < 0.0 {
                    0.0
                } else {
                    0.5
                });
            }
        }
    }

    fn merge(&mut self, other: Seen) {
        self.games.merge(&other.games);
    }
}

fn merge_counts<K: Ord + Clone>(mine: &mut BTreeMap<K, Count>, theirs: &BTreeMap<K, Count>) {
    for (key, count) in theirs {
        mine.entry(key.clone()).or_default().merge(*count);
    }
}

impl Games {
    fn merge(&mut self, other: &Games) {
        self.start.merge(other.start);
        self.draws.merge(other.draws);
        merge_counts(&mut self.by_turns, &other.by_turns);
        merge_counts(&mut self.built, &other.built);
        merge_counts(&mut self.owner, &other.owner);
        merge_counts(&mut self.kinds, &other.kinds);
        merge_counts(&mut self.more, &other.more);
        for (set, (points, all)) in &other.points {
            let mine = self.points.entry(*set).or_default();
            *mine = (mine.0 + points, mine.1 + all);
        }
        let means = [
            (&mut self.score, other.score),
            (&mut self.margin, other.margin),
            (&mut self.roads, other.roads),
            (&mut self.road_gap, other.road_gap),
            (&mut self.buildings, other.buildings),
            (&mut self.terrain, other.terrain),
            (&mut self.destroyed, other.destroyed),
            (&mut self.camps, other.camps),
        ];
        means.into_iter().for_each(|(mine, theirs)| mine.merge(theirs));
    }
}

/// What is counted in solo games.
#[derive(Default)]
struct Solo {
    turns: u8,
    won: Count,
    score: Mean,
    henry: Mean,
    rules: BTreeMap<HenryRule, f64>,
}

impl Solo {
    /// Counts the rule of Henry's last turn, once.
    fn look(&mut self, state: &State) {
        let turns = state.open.flow.turns[Side::Blue];
        if let Some(last) = state.open.henry.last.as_ref().filter(|_| turns > self.turns) {
            self.turns = turns;
            *self.rules.entry(last.rule).or_default() += 1.0;
        }
    }
}

impl Watcher<TwoHeirs> for Solo {
    fn acts(&mut self, _: &TwoHeirs, state: &State, _: Seat, _: &Action) {
        self.look(state);
    }

    fn ended(&mut self, game: &TwoHeirs, state: &State, outcome: &Outcome) {
        self.look(state);
        self.won.add(f64::from(u8::from(!outcome.winners.is_empty())));
        let tally = game.tally(&state.open);
        self.score.add(f64::from(tally.total(Side::White)));
        self.henry.add(f64::from(tally.total(Side::Blue)));
    }

    fn merge(&mut self, other: Solo) {
        self.won.merge(other.won);
        self.score.merge(other.score);
        self.henry.merge(other.henry);
        for (rule, times) in other.rules {
            *self.rules.entry(rule).or_default() += times;
        }
    }
}

/// Who wins between bots of different strength: the first of the line-up sits on the first seat in every other game.
#[derive(Default)]
struct Duel {
    number: usize,
    white: Count,
}

impl Watcher<TwoHeirs> for Duel {
    fn ended(&mut self, _: &TwoHeirs, _: &State, outcome: &Outcome) {
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        self.white.add(if outcome.winners.has(Seat::new(0)) { share } else { 0.0 });
    }

    fn merge(&mut self, other: Duel) {
        // Games are merged in their order; in every second one the stronger bot has moved to the other seat.
        let stronger =
            if self.number.is_multiple_of(2) { other.white.hits } else { other.white.tries - other.white.hits };
        self.white.merge(Count { hits: stronger, tries: other.white.tries });
        self.number += 1;
    }
}
