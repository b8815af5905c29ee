//! The score told item by item, and what a step would change in it.

use crate::edition::Id;
use crate::pieces::{Both, Building, Side};
use crate::score::Tally;
use crate::siege::bits;
use crate::spot::Spot;
use crate::{Action, State, TwoHeirs, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Teller;

/// The score of both sides, building by building and road by road, if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// Every building on the board, by position.
    pub buildings: BTreeMap<Spot, BuildingScore>,
    /// Every road on at least two tiles.
    pub roads: Vec<RoadScore>,
    /// The sums.
    pub sums: Both<Sums>,
}

/// What one building is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildingScore {
    /// Whose it is.
    pub owner: Side,
    /// The tile.
    pub tile: Id,
    /// What it is.
    pub building: Building,
    /// Its own points (TH-14).
    pub points: u8,
    /// Whether they count twice (TH-13.4, TH-23.4).
    pub doubled: bool,
    /// What it is worth in the end.
    pub value: u8,
}

/// What one road is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoadScore {
    /// Its tiles.
    pub tiles: Vec<Spot>,
    /// The buildings of each side on it.
    pub count: Both<u8>,
    /// Who gets points for it.
    pub winner: Option<Side>,
    /// How many; zero if it is a tie or roads do not score.
    pub points: u8,
}

/// The sums of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sums {
    /// Buildings, doubling included.
    pub buildings: i32,
    /// Roads.
    pub roads: i32,
    /// Henry's treasures.
    pub treasures: i32,
    /// All together.
    pub total: i32,
}

/// What a step would change in the score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Preview {
    /// The sums before.
    pub before: Both<Sums>,
    /// The sums after.
    pub after: Both<Sums>,
    /// Every building whose value changes, is new or is gone: where, what it was worth and what it will be.
    pub buildings: Vec<Change>,
    /// The roads after the step that were not there before in the same shape.
    pub roads: Vec<RoadScore>,
}

/// The value of one building before and after a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// Where it stands.
    pub at: Spot,
    /// Whose it is.
    pub owner: Side,
    /// What it was worth.
    pub before: u8,
    /// What it will be worth.
    pub after: u8,
}

impl TwoHeirs {
    /// The score of a state, item by item.
    pub fn account(&self, state: &State) -> Account {
        self.account_for(state, &self.tally(state))
    }

    pub(crate) fn account_for(&self, state: &State, tally: &Tally) -> Account {
        let tiles = state.board.tiles().iter().enumerate();
        let buildings = tiles.filter_map(|(index, laid)| {
            let score = BuildingScore {
                owner: laid.owner?,
                tile: self.id(laid.tile),
                building: self.face(laid.tile).building?,
                points: tally.points[index],
                doubled: tally.doubled >> index & 1 != 0,
                value: tally.value(index),
            };
            Some((laid.at, score))
        });
        let roads = tally.roads.iter().map(|road| {
            let prize = road.prize();
            RoadScore {
                tiles: bits(road.tiles).map(|index| state.board.tile(index).at).collect(),
                count: Both { a: road.count[0], b: road.count[1] },
                winner: prize.map(|(side, _)| side),
                points: prize.filter(|_| self.options.score_roads).map_or(0, |(_, points)| points),
            }
        });
        Account { buildings: buildings.collect(), roads: roads.collect(), sums: sums(tally) }
    }

    /// What a step that is not refused would change in the score. Draws that would follow are left out.
    pub fn preview(&self, state: &State, action: &Action) -> Preview {
        let before = self.account(state);
        let mut next = state.clone();
        self.apply(&mut next, action, &mut Teller::silent());
        compare(&before, &self.account(&next))
    }

    /// The same from what a viewer knows: what is hidden from him does not score.
    pub fn preview_in(&self, view: &View, action: &Action) -> Preview {
        self.preview(&self.known_state(view), action)
    }

    /// The score from what a viewer knows, also while the table keeps it covered.
    pub fn account_in(&self, view: &View) -> Account {
        self.account(&self.known_state(view))
    }
}

fn sums(tally: &Tally) -> Both<Sums> {
    Both::from_fn(|side| Sums {
        buildings: tally.buildings[side.index()],
        roads: tally.road[side.index()],
        treasures: if side == Side::Blue { tally.treasures } else { 0 },
        total: tally.total(side),
    })
}

fn compare(before: &Account, after: &Account) -> Preview {
    let value = |account: &Account, at: &Spot| account.buildings.get(at).map_or(0, |item| item.value);
    let gone = before.buildings.iter().filter(|(at, _)| !after.buildings.contains_key(at));
    let changes = after.buildings.iter().chain(gone).map(|(at, item)| Change {
        at: *at,
        owner: item.owner,
        before: value(before, at),
        after: value(after, at),
    });
    Preview {
        before: before.sums,
        after: after.sums,
        buildings: changes.filter(|change| change.before != change.after).collect(),
        roads: after.roads.iter().filter(|road| !before.roads.contains(road)).cloned().collect(),
    }
}
