//! The sequence of play: turns, the hand limit, the final round (TH-2, TH-5, TH-12).

use crate::pieces::{Side, TileId};
use crate::setup::terrain_word;
use crate::state::{Frame, Phase, State};
use crate::{Action, TwoHeirs};
use table::{Event, Message, Refusal, Teller};

/// Tiles a hand may hold at the end of the own turn (TH-5.1).
pub const HAND_LIMIT: usize = 3;

/// Turns of a game in which no camp is used (TH-12.7).
const LONGEST: u8 = 22;

impl TwoHeirs {
    /// TH-2.1, TH-3.2: the side's turn begins with its crown; Henry plays his at once (TH-21.1).
    pub(crate) fn begin_turn(&self, state: &mut State, side: Side, teller: &mut Teller) {
        state.turn = side;
        state.offer.crown = side;
        state.flow.push(if self.is_henry(side) { Frame::HenryTakes } else { Frame::Turn });
        teller.tell(|| {
            let (clause, key) = match state.phase {
                Phase::FinalTwo | Phase::FinalOne => ("TH-12.3", "told-final_turn"),
                _ if self.is_henry(side) => ("TH-21.1", "told-turn"),
                _ => ("TH-2.1", "told-turn"),
            };
            Event::new(clause, Message::new(key).with("who", self.who(side)))
        });
    }

    /// TH-2.3: the end of the turn, when no take is due.
    pub(crate) fn offer_end(&self, state: &State, offers: &mut Vec<Action>) {
        if !self.take_due(state) {
            offers.push(Action::End);
        }
    }

    /// Why the turn cannot end yet.
    pub(crate) fn refuse_end(&self, state: &State) -> Option<Refusal> {
        let due = state.offer.crown == state.turn && state.offer.ring().next().is_some();
        let clause = if state.takes > 0 { "TH-10.4" } else { "TH-2.3" };
        due.then(|| Refusal::new(clause, Message::new("no-take_due")))
    }

    /// TH-2.3, TH-5.1: with more than three tiles in hand some must go first.
    pub(crate) fn end(&self, state: &mut State, teller: &mut Teller) {
        if state.hand(state.turn).len() > HAND_LIMIT {
            state.flow.pop();
            state.flow.push(Frame::Discard);
        } else {
            self.finish_turn(state, teller);
        }
    }

    /// TH-5.2: any tile of the hand, one at a time.
    pub(crate) fn offer_discards(&self, state: &State, offers: &mut Vec<Action>) {
        offers.extend(state.hand(state.turn).iter().map(Action::Discard));
    }

    /// Why this tile cannot be removed.
    pub(crate) fn refuse_discard(&self, state: &State, tile: TileId) -> Option<Refusal> {
        let held = state.hand(state.turn).has(tile);
        (!held).then(|| Refusal::new("TH-5.2", Message::new("no-not_in_hand").with("tile", self.name(tile))))
    }

    /// TH-5.2, TH-5.4: the tile leaves the game; with three tiles left the turn is over.
    pub(crate) fn discard(&self, state: &mut State, tile: TileId, teller: &mut Teller) {
        let side = state.turn;
        state.hands[side.index()].remove(tile);
        state.removed.add(tile);
        self.note_hidden(state, tile);
        teller.tell(|| {
            let open = Message::new("told-discard").with("who", self.who(side)).with("tile", self.name(tile));
            let closed = Message::new("told-discard_closed").with("who", self.who(side));
            self.tell_of_hand("TH-5.2", side, open, closed.with("terrain", terrain_word(self.face(tile).terrain)))
        });
        if state.hand(side).len() <= HAND_LIMIT {
            self.finish_turn(state, teller);
        }
    }

    /// TH-2.3: crosses away, discounts lapse, then the check for the end of the game: the triggering turn is finished as usual
    /// (TH-12.2), then each side has one more, in the solo game Henry too (TH-12.3, TH-23.1).
    pub(crate) fn finish_turn(&self, state: &mut State, teller: &mut Teller) {
        let side = state.turn;
        state.flow.pop();
        state.moved = 0;
        state.takes = 0;
        state.turns[side.index()] += 1;
        if state.discount > 0 {
            let lapsed = state.discount;
            state.discount = 0;
            teller.tell(|| Event::new("TH-8.8", Message::new("told-discount_lapsed").with("n", lapsed)));
        }
        let next = match state.phase {
            Phase::Normal => Some(Phase::Normal),
            Phase::Trigger if self.options.equal_turns && side == state.first => Some(Phase::FinalOne),
            Phase::Trigger => Some(Phase::FinalTwo),
            Phase::FinalTwo => Some(Phase::FinalOne),
            Phase::FinalOne => None,
        };
        let Some(phase) = next else {
            self.tell_end(state, teller);
            return;
        };
        state.phase = phase;
        if state.frame() == Some(Frame::Halt) {
            (state.turn, state.offer.crown) = (side.other(), side.other());
            return;
        }
        self.begin_turn(state, side.other(), teller);
    }

    /// Does what needs neither a decision nor chance, until one of them is needed or the game is over.
    pub(crate) fn advance(&self, state: &mut State, teller: &mut Teller) {
        loop {
            match state.frame() {
                Some(Frame::Siege(by, targets)) => {
                    if self.siege_waits(state, by, targets, teller) {
                        return;
                    }
                }
                Some(Frame::HenryTakes) => self.henry_takes(state, teller),
                Some(Frame::HenryPlaces(tile)) => self.henry_places(state, tile, teller),
                Some(Frame::HenryHoards) => self.henry_hoards(state),
                Some(Frame::HenryMarches) => self.henry_marches(state, teller),
                _ => return,
            }
        }
    }

    /// Turns a side still has if no further camp is used, the current one included (TH-12.3, TH-12.7).
    pub fn turns_left(&self, state: &State, side: Side) -> u8 {
        let now = u8::from(side == state.turn);
        let both = |turns: u8| (turns + now) / 2;
        match (state.frame(), state.phase) {
            (None, _) => 0,
            (Some(Frame::Sets | Frame::Coin | Frame::Deal), _) => LONGEST / 2,
            (Some(Frame::Refill(_)), Phase::Normal) => both(state.pile.left + 2),
            (_, Phase::Normal) => both(state.pile.left + 2 + u8::from(state.offer.crown != state.turn)),
            (_, Phase::Trigger) if self.options.equal_turns && state.turn == state.first => 1,
            (_, Phase::Trigger) => both(3),
            (_, Phase::FinalTwo) => 1,
            (_, Phase::FinalOne) => now,
        }
    }
}
