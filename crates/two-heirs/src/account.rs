//! The score told item by item, and what a step would change in it.

use crate::edition::Id;
use crate::prelude::*;
use crate::roads::Road;
use crate::score::Tally;
use crate::{Action, State};
use serde::{Deserialize, Serialize};
use table::Keyed;

/// The score of both sides, building by building and road by road, if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// Every building on the board, by position.
    pub buildings: Keyed<Spot, BuildingScore>,
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
    /// The score, item by item.
    pub fn account(&self, open: &Open) -> Account {
        let tally = self.tally(open);
        let buildings = open.board.by_spot().into_iter().filter_map(|place| {
            let laid = open.board.tile(place);
            let score = BuildingScore {
                owner: laid.owner?,
                tile: self.id(laid.tile),
                building: self.face(laid.tile).building?,
                points: tally.points[place.index()],
                doubled: tally.doubled.has(place),
                value: tally.value(place),
            };
            Some((laid.at, score))
        });
        let roads = tally.roads.iter().map(|road| self.road_score(open, road));
        Account { buildings: buildings.collect(), roads: roads.collect(), sums: sums(&tally) }
    }

    /// What a step that is not refused would change in the score. Draws that would follow are left out.
    pub fn preview(&self, state: &State, action: &Action) -> Preview {
        let before = self.account(&state.open);
        let mut next = state.clone();
        if let Pending::Seats(seats) = self.pending(state) {
            self.act(&mut next, seats.first().unwrap_or_default(), action, &mut Teller::silent());
        }
        compare(&before, &self.account(&next.open))
    }

    pub(crate) fn road_score(&self, open: &Open, road: &Road) -> RoadScore {
        let prize = road.prize();
        RoadScore {
            tiles: open.board.spots(road.tiles),
            count: road.count,
            winner: prize.map(|(side, _)| side),
            points: prize.filter(|_| self.options.score_roads).map_or(0, |(_, points)| points),
        }
    }

    /// The final count, building by building and road by road (TH-13 to TH-16, TH-23).
    pub(crate) fn tell_end(&self, open: &Open, teller: &mut Teller) {
        if !teller.is_listening() {
            return;
        }
        let account = self.account(open);
        tell!(teller, "TH-12.5", "told-over");
        self.tell_buildings(&account, teller);
        self.tell_roads(&account, teller);
        for side in Side::ALL {
            let Sums { buildings, roads, treasures, total } = account.sums[side];
            if self.is_henry(side) {
                tell!(teller, "TH-23.5", "told-score_treasures", n = treasures);
                let key = "told-total_henry";
                tell!(teller, "TH-23.3", key, n = total, buildings, roads, treasures);
            } else {
                let (who, clause) = (self.who(side), if self.solo() { "TH-23.2" } else { "TH-13.2" });
                tell!(teller, clause, "told-total", who, n = total, buildings, roads);
            }
        }
        self.tell_winner(open, &account, teller);
    }

    /// TH-16, TH-23.6: who won, and by what.
    fn tell_winner(&self, open: &Open, account: &Account, teller: &mut Teller) {
        let points = |side: Side| account.sums[side].total;
        let court = |side: Side| self.at_court(open, side);
        let tied = points(Side::White) == points(Side::Blue);
        match self.leader(open, &self.tally(open)) {
            None => tell!(teller, "TH-16.3", "told-draw", points = points(Side::White), court = court(Side::White)),
            Some(side) if self.solo() && tied => tell!(teller, "TH-16.4", "told-win_tie", points = points(side)),
            Some(side) if tied => {
                let (who, others) = (self.who(side), court(side.other()));
                let points = points(side);
                tell!(teller, "TH-16.2", "told-win_court", who, points, court = court(side), others);
            }
            Some(side) => {
                let clause = if self.solo() { "TH-23.6" } else { "TH-16.1" };
                let (who, others) = (self.who(side), points(side.other()));
                tell!(teller, clause, "told-win", who, points = points(side), others);
            }
        }
    }

    /// TH-13.1: each building by its own rule, then twice if it is doubled (TH-13.4, TH-23.4).
    fn tell_buildings(&self, account: &Account, teller: &mut Teller) {
        for (at, item) in &account.buildings {
            let line = message!("score-building", building = item.building, at = *at);
            let who = || self.who(item.owner);
            tell!(teller, scoring_clause(item.building), "told-score", who = who(), line, n = item.points);
            if item.doubled && self.is_henry(item.owner) {
                tell!(teller, "TH-23.4", "told-doubled_henry", building = item.building, n = item.points);
            } else if item.doubled {
                tell!(teller, "TH-13.4", "told-doubled", building = item.building, n = item.points);
            }
        }
    }

    /// TH-15.1: each road for whoever has more buildings on it.
    fn tell_roads(&self, account: &Account, teller: &mut Teller) {
        if !self.options.score_roads {
            tell!(teller, "TH-15.10", "told-roads_unscored");
            return;
        }
        for road in &account.roads {
            let line = road_line(road);
            match road.winner {
                Some(winner) => {
                    let who = self.who(winner);
                    tell!(teller, "TH-15.1", "told-score", who, line, n = road.points);
                }
                None => tell!(teller, "TH-15.1", "told-road_tied", line),
            }
        }
    }
}

/// The clause that says what a building is worth.
pub fn scoring_clause(building: Building) -> &'static str {
    match building {
        Building::Inn => "TH-14.1",
        Building::Market => "TH-14.2",
        Building::RobberKeep => "TH-14.3",
        Building::PilgrimageSite => "TH-14.4",
        Building::Mill => "TH-14.5",
        Building::Stonemason => "TH-14.6",
        Building::Pigsty => "TH-14.7",
        Building::Bakery => "TH-14.8",
        Building::Smithy => "TH-14.9",
        Building::GamekeeperLodge => "TH-14.10",
        Building::Camp => "TH-14.11",
        Building::Farm | Building::Sawmill | Building::Quarry => "TH-14.12",
        Building::TradingPost => "TH-14.13",
        Building::Cathedral => "TH-14.14",
        Building::SiegeTower => "TH-14.15",
        Building::Fortress => "TH-14.16",
        Building::Watchtower => "TH-14.17",
        Building::Guardhouse => "TH-14.18",
        Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => "TH-14.19",
        Building::GuildHouse => "TH-14.21",
    }
}

/// A building on the score sheet.
pub(crate) fn building_line(at: Spot, item: &BuildingScore) -> Message {
    if item.doubled {
        message!("score-building_doubled", building = item.building, at, points = item.points)
    } else {
        message!("score-building", building = item.building, at)
    }
}

/// A road on the score sheet.
pub(crate) fn road_line(road: &RoadScore) -> Message {
    let from = road.tiles.first().map_or(String::new(), |spot| spot.to_string());
    message!("score-road", n = road.tiles.len(), at = from, a = road.count.a, b = road.count.b)
}

fn sums(tally: &Tally) -> Both<Sums> {
    Both::from_fn(|side| Sums {
        buildings: tally.buildings[side],
        roads: tally.road[side],
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
