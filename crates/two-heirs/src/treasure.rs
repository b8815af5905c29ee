//! Henry's treasures: put down, and got rid of (TH-22).

use crate::deal::other_chance;
use crate::edition::Condition;
use crate::prelude::*;

/// Tiles that a treasure wants (TH-22.3, TH-22.4, TH-22.5).
const WANTED: usize = 2;

impl TwoHeirs {
    /// Whether the condition of a treasure on this board tile is fulfilled (TH-22.3 to TH-22.5).
    pub(crate) fn is_fulfilled(&self, open: &Open, treasure: TreasureId, place: Place) -> bool {
        self.tiles_met(open, treasure, place, WANTED) >= WANTED
    }

    /// How many tiles meet the condition of a treasure on this board tile; no more than these are looked for. The tile under it never counts
    /// (TH-22.6).
    pub(crate) fn tiles_met(&self, open: &Open, treasure: TreasureId, place: Place, most: usize) -> usize {
        let under = open.board.tile(place);
        match self.condition(treasure) {
            Condition::Line(line, terrain) => {
                let inside = open.board.tiles().iter().filter(|laid| {
                    let same = match line {
                        Line::Column => laid.at.x == under.at.x,
                        Line::Row => laid.at.y == under.at.y,
                    };
                    same && laid.at != under.at && self.face(laid.tile).terrain == terrain
                });
                inside.take(most).count()
            }
            Condition::Positions(one, two) => {
                [one, two].into_iter().filter(|direction| under.near[*direction].is_some()).take(most).count()
            }
        }
    }

    /// What removes a treasure.
    pub(crate) fn condition(&self, treasure: TreasureId) -> Condition {
        self.edition.treasures[treasure.index()].condition
    }

    /// TH-22.2, TH-22.7: after every tile laid, fulfilled treasures leave the game.
    pub(crate) fn check_treasures(&self, open: &mut Open, teller: &mut Teller) {
        if !self.solo() {
            return;
        }
        for (treasure, place) in open.henry.treasures() {
            if self.is_fulfilled(open, treasure, place) {
                open.henry.lying[treasure.index()] = None;
                let clause = match self.condition(treasure) {
                    Condition::Line(Line::Column, _) => "TH-22.3",
                    Condition::Line(Line::Row, _) => "TH-22.4",
                    Condition::Positions(..) => "TH-22.5",
                };
                let (at, wanted) = (open.board.tile(place).at, || self.treasure_words(treasure));
                tell!(teller, clause, "told-treasure_gone", treasure = wanted(), at);
            }
        }
    }

    /// Treasures that count for Henry: on the board and in the pile (TH-23.5).
    pub(crate) fn treasures_left(&self, open: &Open) -> usize {
        open.henry.left as usize + open.henry.treasures().count()
    }
}

/// TH-22.1: chance draws the treasure that is put face up on the building just laid.
impl Draw<TwoHeirs> for DrawTreasure {
    const CLAUSE: &'static str = "TH-22.1";
    const PROMPT: &'static str = "ask-treasure";

    fn roll<R: Rng + ?Sized>(&self, _: &TwoHeirs, state: &State, rng: &mut R) -> Chance {
        let unseen = state.open.henry.unseen;
        let index = rng.random_range(0..unseen.len() as u32);
        Chance::Treasure(unseen.nth(index as usize).unwrap_or(TreasureId::new(0)))
    }

    fn misfit(&self, _: &TwoHeirs, state: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Treasure(treasure) = *chance else { return other_chance("TH-22.1") };
        if state.open.henry.unseen.has(treasure) { None } else { no("TH-20.4", "no-no_such_treasure") }
    }

    /// It may leave at once (TH-22.2).
    fn settle(self, rules: &TwoHeirs, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Treasure(treasure) = *chance else { return };
        let open = &mut state.open;
        open.flow.stack.pop();
        open.henry.unseen.remove(treasure);
        open.henry.left -= 1;
        let place = open.board.last();
        open.henry.lying[treasure.index()] = Some(place);
        teller.reveal();
        let (at, wanted) = (open.board.tile(place).at, || rules.treasure_words(treasure));
        tell!(teller, "TH-22.1", "told-treasure", treasure = wanted(), at, n = open.henry.left);
        if rules.is_fulfilled(open, treasure, place) {
            tell!(teller, "TH-22.2", "told-treasure_at_once");
        }
        rules.check_treasures(open, teller);
    }
}
