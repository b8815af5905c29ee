//! What is said to people: names, prompts, labels, the score sheet and the account at the end.

use crate::account::{Account, BuildingScore, RoadScore};
use crate::edition::{Condition, Id};
use crate::pieces::{Building, Side, Terrain};
use crate::setup::{Face, terrain_word};
use crate::spot::{COMPASS, Spot};
use crate::units::unit_word;
use crate::view::Step;
use crate::{Action, State, TwoHeirs, View};
use table::{Arg, Clause, Event, Lang, Message, Sheet, SheetRow, Teller};

/// The dictionaries of the game.
pub(crate) fn dictionaries(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[include_str!("../words/en.ftl"), include_str!("../words/rules.en.ftl")],
        Lang::Cs => &[include_str!("../words/cs.ftl"), include_str!("../words/rules.cs.ftl")],
        Lang::Pl => &[include_str!("../words/pl.ftl"), include_str!("../words/rules.pl.ftl")],
    }
}

/// A tile as building and terrain; one that nobody has seen as terrain only.
pub(crate) fn tile_name(face: &Face) -> Message {
    match face.building {
        Some(building) => tile_words(building, face.terrain),
        None => Message::new("tile-unseen").with("terrain", terrain_word(face.terrain)),
    }
}

fn tile_words(building: Building, terrain: Terrain) -> Message {
    Message::new("tile").with("building", building_word(building)).with("terrain", terrain_word(terrain))
}

fn building_word(building: Building) -> Arg {
    Arg::term(format!("building-{}", building.code()))
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

impl TwoHeirs {
    /// A treasure in words: what removes it.
    pub(crate) fn treasure_words(&self, treasure: usize) -> Message {
        match self.edition.treasures[treasure].condition {
            Condition::Line(crate::pieces::Line::Column, terrain) => {
                Message::new("treasure-column").with("terrain", terrain_word(terrain))
            }
            Condition::Line(crate::pieces::Line::Row, terrain) => {
                Message::new("treasure-row").with("terrain", terrain_word(terrain))
            }
            Condition::Positions(one, two) => {
                let word = |direction: usize| Arg::term(format!("direction-{}", COMPASS[direction].to_lowercase()));
                Message::new("treasure-positions").with("one", word(one)).with("two", word(two))
            }
        }
    }

    fn name_of(&self, id: &Id) -> Message {
        self.find_tile(id).map_or_else(|| Message::new("tile-unknown"), |tile| self.name(tile))
    }

    /// What this viewer must decide now, or what the table waits for.
    pub(crate) fn prompt_for(&self, view: &View) -> Message {
        match view.flow.step {
            Step::Setup => return Message::new("ask-setup"),
            Step::Refill => return Message::new("ask-refill"),
            Step::Treasure => return Message::new("ask-treasure"),
            Step::Halt => return Message::new("ask-halt"),
            Step::Over => return Message::new("ask-over"),
            Step::Turn | Step::Siege | Step::Discard => {}
        }
        let mine = view.viewer.seat().is_some_and(|seat| view.waiting.has(seat));
        if !mine {
            return Message::new("ask-wait").with("who", view.waiting.iter().map(Arg::Seat).collect::<Vec<_>>());
        }
        match view.flow.step {
            Step::Siege => {
                let targets: Vec<String> = view.flow.targets.iter().map(ToString::to_string).collect();
                Message::new("ask-siege").with("at", targets)
            }
            Step::Discard => {
                let held = view.sides[view.flow.turn].holds.total() as usize;
                Message::new("ask-discard").with("n", held.saturating_sub(crate::turn::HAND_LIMIT))
            }
            _ if view.flow.take_due => Message::new("ask-turn").with("reach", view.sides[view.flow.turn].reach),
            _ => Message::new("ask-turn_taken"),
        }
    }

    /// What an action offered to this viewer does.
    pub(crate) fn label_for(&self, view: &View, action: &Action) -> Message {
        let at = |key: &'static str, spot: &Spot| Message::new(key).with("at", spot.to_string());
        match action {
            Action::Take(tile) => Message::new("do-take").with("tile", self.name(*tile)),
            Action::Build(tile, site) => at("do-build", site).with("tile", self.name(*tile)),
            Action::Extend(tile, site) => at("do-extend", site).with("tile", self.name(*tile)),
            Action::Move(unit, to) => at("do-move", to).with("unit", unit_word(*unit)),
            Action::Call(_, to) => at("do-call", to),
            Action::Withdraw(unit) => {
                let place = view.side().and_then(|side| view.sides[side].units[unit.index()].at);
                let place = place.map_or(String::new(), |spot| spot.to_string());
                Message::new("do-withdraw").with("unit", unit_word(*unit)).with("at", place)
            }
            Action::Camp(spot) => at("do-camp", spot),
            Action::Destroy(spot) => {
                let tile = view.board.get(spot).and_then(|laid| laid.tile.as_ref());
                at("do-destroy", spot)
                    .with("tile", tile.map_or_else(|| Message::new("tile-unknown"), |id| self.name_of(id)))
            }
            Action::Spare => Message::new("do-spare"),
            Action::Discard(tile) => Message::new("do-discard").with("tile", self.name(*tile)),
            Action::End => Message::new("do-end"),
        }
    }

    /// One line per building and per road, then what Henry has in the solo game.
    pub(crate) fn sheet_for(&self, view: &View) -> Sheet {
        let seats = self.setup.players;
        let Some(score) = &view.score else { return Sheet { rows: Vec::new(), totals: vec![None; seats] } };
        let column = |side: Side, points: i32| -> Vec<Option<i32>> {
            (0..seats).map(|index| (index == side.index()).then_some(points)).collect()
        };
        let mut rows = Vec::new();
        for (at, item) in score.buildings.iter().filter(|(_, item)| !self.is_henry(item.owner)) {
            rows.push(SheetRow {
                label: building_line(*at, item),
                clause: Clause::new(scoring_clause(item.building)),
                points: column(item.owner, item.value.into()),
            });
        }
        for road in score.roads.iter().filter(|road| road.points > 0) {
            if let Some(winner) = road.winner.filter(|side| !self.is_henry(*side)) {
                rows.push(SheetRow {
                    label: road_line(road),
                    clause: Clause::new("TH-15.1"),
                    points: column(winner, road.points.into()),
                });
            }
        }
        if self.solo() {
            let sums = score.sums.b;
            let label = Message::new("score-henry").with("total", sums.total).with("buildings", sums.buildings);
            let label = label.with("roads", sums.roads).with("treasures", sums.treasures);
            rows.push(SheetRow { label, clause: Clause::new("TH-23.4"), points: vec![None; seats] });
        }
        let totals = Side::ALL.into_iter().take(seats).map(|side| Some(score.sums[side].total)).collect();
        Sheet { rows, totals }
    }

    /// The final count, building by building and road by road (TH-13 to TH-16, TH-23).
    pub(crate) fn tell_end(&self, state: &State, teller: &mut Teller) {
        if !teller.is_listening() {
            return;
        }
        let account = self.account(state);
        teller.tell(|| Event::new("TH-12.5", Message::new("told-over")));
        self.tell_items(&account, teller);
        for side in Side::ALL {
            let sums = account.sums[side];
            let told = if self.is_henry(side) {
                Message::new("told-total_henry").with("treasures", sums.treasures)
            } else {
                Message::new("told-total").with("who", self.who(side))
            };
            let told = told.with("n", sums.total).with("buildings", sums.buildings).with("roads", sums.roads);
            teller.tell(|| Event::new("TH-13.2", told));
        }
        let leader = self.leader(state);
        let tied = account.sums.a.total == account.sums.b.total;
        teller.tell(|| match leader {
            None => Event::new("TH-16.3", Message::new("told-draw")),
            Some(side) if self.solo() => Event::new("TH-23.6", Message::new("told-win").with("who", self.who(side))),
            Some(side) if tied => Event::new("TH-16.2", Message::new("told-win_court").with("who", self.who(side))),
            Some(side) => Event::new("TH-16.1", Message::new("told-win").with("who", self.who(side))),
        });
    }

    fn tell_items(&self, account: &Account, teller: &mut Teller) {
        for (at, item) in &account.buildings {
            let line = building_line(*at, item);
            let told = Message::new("told-score").with("who", self.who(item.owner)).with("line", line);
            teller.tell(|| Event::new(scoring_clause(item.building), told.with("n", item.value)));
        }
        for road in account.roads.iter().filter(|road| road.points > 0) {
            let Some(winner) = road.winner else { continue };
            let told = Message::new("told-score").with("who", self.who(winner)).with("line", road_line(road));
            teller.tell(|| Event::new("TH-15.1", told.with("n", road.points)));
        }
        if account.sums.b.treasures > 0 {
            let told = Message::new("told-score_treasures").with("n", account.sums.b.treasures);
            teller.tell(|| Event::new("TH-23.5", told));
        }
    }
}

fn building_line(at: Spot, item: &BuildingScore) -> Message {
    let named = |key| Message::new(key).with("building", building_word(item.building)).with("at", at.to_string());
    if item.doubled { named("score-building_doubled").with("points", item.points) } else { named("score-building") }
}

fn road_line(road: &RoadScore) -> Message {
    let from = road.tiles.first().map_or(String::new(), |spot| spot.to_string());
    let line = Message::new("score-road").with("n", road.tiles.len()).with("at", from);
    line.with("a", road.count.a).with("b", road.count.b)
}
