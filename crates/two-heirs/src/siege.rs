//! The siege tower: two of them beside an enemy building may destroy it (TH-11).

use crate::pieces::{Building, Side};
use crate::spot::{SIDES, Spot};
use crate::state::{Frame, NONE, State};
use crate::{Action, TwoHeirs};
use table::{Event, Message, Refusal, Teller};

impl TwoHeirs {
    /// Whether the tile is a standing siege tower of this side.
    fn is_tower(&self, state: &State, index: usize, side: Side) -> bool {
        let laid = state.board.tile(index);
        laid.owner == Some(side) && self.face(laid.tile).building == Some(Building::SiegeTower)
    }

    /// Whether two towers of this side stand at the sides of the tile; one alone does nothing (TH-11.1).
    fn is_besieged(&self, state: &State, index: usize, by: Side) -> bool {
        let near = state.board.tile(index).near;
        let towers = SIDES.iter().filter(|side| {
            let next = near[**side];
            next != NONE && self.is_tower(state, next as usize, by)
        });
        towers.count() >= 2
    }

    /// The enemy buildings, as bits, that a tower just laid here makes targets (TH-11.2, TH-11.8).
    fn targets(&self, state: &State, index: usize, by: Side) -> u32 {
        if !self.is_tower(state, index, by) {
            return 0;
        }
        let near = state.board.tile(index).near;
        let mut targets = 0;
        for next in SIDES.iter().map(|side| near[*side]).filter(|next| *next != NONE) {
            let enemy = state.board.tile(next as usize).owner == Some(by.other());
            if enemy && self.is_besieged(state, next as usize, by) {
                targets |= 1 << next;
            }
        }
        targets
    }

    /// A building has just been laid: whoever may destroy something now is asked at once (TH-11.5). Towers that stand do nothing to
    /// a new building (TH-11.6), unless the option `on_any_adjacency` says so; its builder decides first.
    pub(crate) fn besiege(&self, state: &mut State, index: usize, teller: &mut Teller) {
        let Some(builder) = state.board.tile(index).owner else { return };
        if self.options.any_adjacency && self.is_besieged(state, index, builder.other()) {
            state.flow.push(Frame::Siege(builder.other(), 1 << index));
        }
        let targets = self.targets(state, index, builder);
        if targets != 0 {
            state.flow.push(Frame::Siege(builder, targets));
            teller.tell(|| {
                let told = Message::new("told-siege").with("who", self.who(builder));
                Event::new("TH-11.2", told.with("at", self.spots(state, targets)))
            });
        }
    }

    /// The siege on top of the flow goes on, is over, or is Henry's, who destroys all or nothing (RU-25).
    /// Says whether somebody must decide.
    pub(crate) fn siege_waits(&self, state: &mut State, by: Side, targets: u32, teller: &mut Teller) -> bool {
        let mut open = 0;
        for index in bits(targets) {
            let standing = state.board.tile(index).owner == Some(by.other());
            if standing && self.is_besieged(state, index, by) {
                open |= 1 << index;
            }
        }
        state.flow.pop();
        if self.is_henry(by) {
            if self.options.henry_siege {
                bits(open).for_each(|index| self.turn_to_ruins(state, by, index, "TH-21.15", teller));
            }
            return false;
        }
        if open != 0 {
            state.flow.push(Frame::Siege(by, open));
        }
        open != 0
    }

    /// TH-11.3, TH-11.4: destroy any of the targets, or leave the rest.
    pub(crate) fn offer_sieges(&self, state: &State, offers: &mut Vec<Action>) {
        offers.extend(bits(state.targets()).map(|index| Action::Destroy(state.board.tile(index).at)));
        offers.push(Action::Spare);
    }

    /// Why this is no target.
    pub(crate) fn refuse_destroy(&self, state: &State, at: Spot) -> Option<Refusal> {
        let target = state.board.find(at).is_some_and(|index| state.targets() >> index & 1 != 0);
        (!target).then(|| Refusal::new("TH-11.2", Message::new("no-no_siege_target").with("at", at.to_string())))
    }

    /// TH-11.3, TH-11.7: the building is turned face down; a unit or treasure on it stays.
    pub(crate) fn destroy(&self, state: &mut State, at: Spot, teller: &mut Teller) {
        let (Some(index), Some(Frame::Siege(by, targets))) = (state.board.find(at), state.flow.pop()) else { return };
        self.turn_to_ruins(state, by, index, "TH-11.3", teller);
        state.flow.push(Frame::Siege(by, targets & !(1 << index)));
    }

    /// Only the tile is turned; a unit or a treasure on it stays (TH-11.7, TH-22.8).
    fn turn_to_ruins(&self, state: &mut State, by: Side, index: usize, clause: &'static str, teller: &mut Teller) {
        let laid = *state.board.tile(index);
        state.board.turn_down(index);
        teller.tell(|| {
            let told = Message::new("told-destroy").with("who", self.who(by)).with("tile", self.name(laid.tile));
            Event::new(clause, told.with("at", laid.at.to_string()))
        });
    }

    /// TH-11.5: a declined chance is gone.
    pub(crate) fn spare(&self, state: &mut State, teller: &mut Teller) {
        let Some(Frame::Siege(by, targets)) = state.flow.pop() else { return };
        teller.tell(|| {
            let told = Message::new("told-spare").with("who", self.who(by)).with("at", self.spots(state, targets));
            Event::new("TH-11.5", told)
        });
    }

    fn spots(&self, state: &State, targets: u32) -> Vec<String> {
        bits(targets).map(|index| state.board.tile(index).at.to_string()).collect()
    }
}

/// The numbers of the bits that are set, smallest first.
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let index = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            index
        })
    })
}
