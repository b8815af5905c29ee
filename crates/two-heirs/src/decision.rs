//! What a seat may do, and where in the rules each offer, refusal and effect stands.

use crate::TwoHeirs;
use crate::pieces::{TileId, Unit};
use crate::spot::Spot;
use crate::state::{Frame, State};
use table::{Message, Pending, Refusal, Seat, SeatSet, Teller};

/// One step of a turn. A turn is a chain of steps in any order; until a refill shows a new tile all of them can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take a reached tile from the offer (TH-4).
    Take(TileId),
    /// Build a hand tile here (TH-7).
    Build(TileId, Spot),
    /// Lay a hand tile face down here (TH-8).
    Extend(TileId, Spot),
    /// Step to a neighbouring tile (TH-9.2).
    Move(Unit, Spot),
    /// Call a unit from court to this tile (TH-9.3).
    Call(Unit, Spot),
    /// Withdraw a unit to court (TH-9.4).
    Withdraw(Unit),
    /// Use the camp here (TH-10).
    Camp(Spot),
    /// Destroy the besieged building here (TH-11.3).
    Destroy(Spot),
    /// Leave the besieged buildings that still stand (TH-11.5).
    Spare,
    /// Remove a tile beyond the hand limit from the game (TH-5.2).
    Discard(TileId),
    /// End the turn (TH-2.3).
    End,
}

impl TwoHeirs {
    /// Whom the table waits for.
    #[inline]
    pub(crate) fn pending_on(&self, state: &State) -> Pending {
        let side = match state.frame() {
            None | Some(Frame::Halt) => return Pending::Over,
            Some(Frame::Turn | Frame::Discard) => state.turn,
            Some(Frame::Siege(by, _)) => by,
            Some(_) => return Pending::Chance,
        };
        self.seat_of(side).map_or(Pending::Chance, |seat| Pending::Seats(SeatSet::one(seat)))
    }

    /// Everything the seat may do now.
    #[inline]
    pub(crate) fn offers_to(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        if self.pending_on(state) != Pending::Seats(SeatSet::one(seat)) {
            return;
        }
        match state.frame() {
            Some(Frame::Turn) => {
                self.offer_takes(state, offers);
                self.offer_lays(state, offers);
                self.offer_camps(state, offers);
                self.offer_end(state, offers);
                self.offer_moves(state, offers);
            }
            Some(Frame::Discard) => self.offer_discards(state, offers),
            Some(Frame::Siege(..)) => self.offer_sieges(state, offers),
            _ => {}
        }
    }

    /// Why the seat may not do this now. Checks run in this order: game over and turn; what must be decided first; identity
    /// (in hand, taken, moved, own camp); target; adjacency or reach; resources.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refuse_timing(state, seat, action).or_else(|| match *action {
            Action::Take(tile) => self.refuse_take(state, tile),
            Action::Build(tile, site) => self.refuse_build(state, tile, site),
            Action::Extend(tile, site) => self.refuse_extend(state, tile, site),
            Action::Move(unit, to) => self.refuse_move(state, unit, to),
            Action::Call(unit, to) => self.refuse_call(state, unit, to),
            Action::Withdraw(unit) => self.refuse_withdraw(state, unit),
            Action::Camp(at) => self.refuse_camp(state, at),
            Action::Destroy(at) => self.refuse_destroy(state, at),
            Action::Spare => None,
            Action::Discard(tile) => self.refuse_discard(state, tile),
            Action::End => self.refuse_end(state),
        })
    }

    /// Whose decision it is, and which kind of decision.
    fn refuse_timing(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let by_rule = match state.frame() {
            None | Some(Frame::Halt) => return Some(no("TH-12.5", "no-game_over")),
            Some(Frame::Turn | Frame::Discard) => state.turn,
            Some(Frame::Siege(by, _)) => by,
            Some(Frame::Sets) => return Some(no("TH-1.1", "no-chance_first")),
            Some(Frame::Coin) => return Some(no("TH-1.5", "no-chance_first")),
            Some(Frame::Deal) => return Some(no("TH-1.6", "no-chance_first")),
            Some(Frame::Refill(_)) => return Some(no("TH-4.6", "no-chance_first")),
            Some(_) => return Some(no("TH-21.1", "no-chance_first")),
        };
        if self.seat_of(by_rule) != Some(seat) {
            return Some(no("TH-2.5", "no-not_your_turn"));
        }
        match (state.frame(), action) {
            (Some(Frame::Siege(..)), Action::Destroy(_) | Action::Spare) => None,
            (Some(Frame::Siege(..)), _) => Some(no("TH-11.5", "no-siege_first")),
            (_, Action::Destroy(_) | Action::Spare) => Some(no("TH-11.2", "no-no_siege")),
            (Some(Frame::Discard), Action::Discard(_)) => None,
            (Some(Frame::Discard), _) => Some(no("TH-5.2", "no-hand_limit")),
            (_, Action::Discard(_)) => Some(no("TH-5.3", "no-nothing_to_drop")),
            _ => None,
        }
    }

    /// Does it, and everything that follows by itself.
    #[inline]
    pub(crate) fn apply(&self, state: &mut State, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Take(tile) => self.take(state, tile, teller),
            Action::Build(tile, site) => self.build(state, tile, site, teller),
            Action::Extend(tile, site) => self.extend(state, tile, site, teller),
            Action::Move(unit, to) => self.enter(state, unit, to, false, teller),
            Action::Call(unit, to) => self.enter(state, unit, to, true, teller),
            Action::Withdraw(unit) => self.withdraw(state, unit, teller),
            Action::Camp(at) => self.use_camp(state, at, teller),
            Action::Destroy(at) => self.destroy(state, at, teller),
            Action::Spare => self.spare(state, teller),
            Action::Discard(tile) => self.discard(state, tile, teller),
            Action::End => self.end(state, teller),
        }
        self.advance(state, teller);
    }
}

fn no(clause: &'static str, key: &'static str) -> Refusal {
    Refusal::new(clause, Message::new(key))
}
