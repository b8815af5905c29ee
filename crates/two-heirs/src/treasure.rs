//! Henry's treasures: put down, and got rid of (TH-22).

use crate::TwoHeirs;
use crate::edition::{Condition, TREASURES};
use crate::pieces::Line;
use crate::state::{Frame, NONE, State};
use table::{Event, Message, Refusal, Teller};

/// Tiles that a treasure wants (TH-22.3, TH-22.4, TH-22.5).
const WANTED: usize = 2;

impl TwoHeirs {
    /// Whether the condition of a treasure on this board tile is fulfilled (TH-22.3 to TH-22.5).
    pub fn is_fulfilled(&self, state: &State, treasure: usize, index: usize) -> bool {
        self.tiles_met(state, treasure, index) >= WANTED
    }

    /// How many tiles meet the condition of a treasure on this board tile. The tile under it never counts (TH-22.6).
    pub fn tiles_met(&self, state: &State, treasure: usize, index: usize) -> usize {
        let under = state.board.tile(index);
        match self.edition.treasures[treasure].condition {
            Condition::Line(line, terrain) => {
                let inside = state.board.tiles().iter().filter(|laid| {
                    let same = match line {
                        Line::Column => laid.at.x == under.at.x,
                        Line::Row => laid.at.y == under.at.y,
                    };
                    same && laid.at != under.at && self.face(laid.tile).terrain == terrain
                });
                inside.count()
            }
            Condition::Positions(one, two) => {
                [one, two].into_iter().filter(|position| under.near[*position] != NONE).count()
            }
        }
    }

    /// TH-22.2, TH-22.7: after every tile laid, fulfilled treasures leave the game.
    pub(crate) fn check_treasures(&self, state: &mut State, teller: &mut Teller) {
        if !self.solo() {
            return;
        }
        for treasure in 0..TREASURES {
            let lying = state.henry.lying[treasure];
            if lying != NONE && self.is_fulfilled(state, treasure, lying as usize) {
                state.henry.lying[treasure] = NONE;
                teller.tell(|| {
                    let at = state.board.tile(lying as usize).at.to_string();
                    let told = Message::new("told-treasure_gone").with("treasure", self.treasure_words(treasure));
                    Event::new("TH-22.2", told.with("at", at))
                });
            }
        }
    }

    /// Why this treasure cannot be the next.
    pub(crate) fn misfit_treasure(&self, state: &State, treasure: usize) -> Option<Refusal> {
        let unseen = treasure < TREASURES && state.henry.unseen >> treasure & 1 != 0;
        (!unseen).then(|| Refusal::new("TH-20.4", Message::new("no-no_such_treasure")))
    }

    /// TH-22.1: the treasure lies face up on the building just laid; it may leave at once (TH-22.2).
    pub(crate) fn settle_treasure(&self, state: &mut State, treasure: usize, teller: &mut Teller) {
        let Some(Frame::Treasure) = state.flow.pop() else { return };
        state.henry.unseen &= !(1 << treasure);
        state.henry.left -= 1;
        let index = state.board.len() - 1;
        state.henry.lying[treasure] = index as u8;
        teller.reveal();
        teller.tell(|| {
            let at = state.board.tile(index).at.to_string();
            let told = Message::new("told-treasure").with("treasure", self.treasure_words(treasure)).with("at", at);
            Event::new("TH-22.1", told.with("n", state.henry.left))
        });
        self.check_treasures(state, teller);
    }

    /// Treasures that count for Henry: on the board and in the pile (TH-23.5).
    pub fn treasures_left(state: &State) -> usize {
        state.henry.left as usize + state.henry.lying.iter().filter(|lying| **lying != NONE).count()
    }
}
