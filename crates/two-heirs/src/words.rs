//! What is said to people: names, prompts, labels, the score sheet.

use crate::account::{Sums, building_line, road_line, scoring_clause};
use crate::components;
use crate::edition::Condition;
use crate::henry::direction_word;
use crate::prelude::*;
use crate::view::View;
use table::{Arg, Clause, Sheet, SheetRow, Words};

impl Words for TwoHeirs {
    table::spoken!(components);

    fn prompt(&self, view: &View) -> Message {
        let mine = view.viewer.seat().filter(|seat| view.waiting.has(*seat));
        match (view.frame(), mine) {
            (None, _) => message!("ask-over"),
            (Some(Frame::Halt), _) => message!("ask-halt"),
            (Some(frame), Some(seat)) => frame.prompt(self, view, seat),
            (Some(frame), None) if view.waiting.is_empty() => frame.chance_prompt(self, view),
            (Some(_), None) => message!("ask-wait", who = view.waiting),
        }
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        action.label(self, view)
    }

    /// One line per building and per road, then what Henry has in the solo game.
    fn sheet(&self, view: &View) -> Sheet {
        let seats = self.setup.players;
        let Some(score) = self.visible_account(view) else {
            return Sheet { rows: Vec::new(), totals: vec![None; seats] };
        };
        let row = |label: Message, clause: &'static str, side: Side, points: u8| {
            let column = |index| (index == side.index()).then_some(i32::from(points));
            SheetRow { label, clause: Clause::new(clause), points: (0..seats).map(column).collect() }
        };
        let mut rows = Vec::new();
        for (at, item) in score.buildings.iter().filter(|(_, item)| !self.is_henry(item.owner)) {
            rows.push(row(building_line(*at, item), scoring_clause(item.building), item.owner, item.value));
        }
        for road in score.roads.iter().filter(|road| road.points > 0) {
            if let Some(winner) = road.winner.filter(|side| !self.is_henry(*side)) {
                rows.push(row(road_line(road), "TH-15.1", winner, road.points));
            }
        }
        if self.solo() {
            let Sums { buildings, roads, treasures, total } = score.sums.b;
            let key = "score-henry";
            let label = message!(key, total, buildings, roads, treasures);
            rows.push(SheetRow { label, clause: Clause::new("TH-23.4"), points: vec![None; seats] });
        }
        let totals = Side::ALL.into_iter().take(seats).map(|side| Some(score.sums[side].total)).collect();
        Sheet { rows, totals }
    }
}

impl TwoHeirs {
    /// How a side is spoken of.
    pub(crate) fn who(&self, side: Side) -> Arg {
        self.seat_of(side).map_or_else(|| Arg::term("henry"), Arg::Seat)
    }

    /// How a tile is spoken of: its building and its terrain; one that nobody has seen by its terrain only.
    pub(crate) fn name(&self, tile: TileId) -> Message {
        let face = self.face(tile);
        match face.building {
            Some(building) => message!("tile", building, terrain = face.terrain),
            None => message!("tile-unseen", terrain = face.terrain),
        }
    }

    /// How the tile on this position is spoken of, as far as the viewer knows it.
    pub(crate) fn name_at(&self, view: &View, at: Spot) -> Message {
        let tile = view.open.board.find(at).and_then(|place| self.visible_tile(view, place));
        tile.map_or_else(|| message!("tile-unknown"), |tile| self.name(tile))
    }

    /// A treasure in words: what removes it.
    pub fn treasure_words(&self, treasure: TreasureId) -> Message {
        match self.condition(treasure) {
            Condition::Line(Line::Column, terrain) => message!("treasure-column", terrain),
            Condition::Line(Line::Row, terrain) => message!("treasure-row", terrain),
            Condition::Positions(one, two) => {
                message!("treasure-positions", one = direction_word(one), two = direction_word(two))
            }
        }
    }
}

impl Goods {
    /// Resources in words, only those that are there.
    pub fn words(&self) -> Vec<Message> {
        let named = [("goods-wood", self.wood), ("goods-stone", self.stone), ("goods-grain", self.grain)];
        named.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| message!(key, n)).collect()
    }
}
