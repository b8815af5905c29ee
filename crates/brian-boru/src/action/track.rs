//! Moving on the marriage track (BB-9).

use crate::BrianBoru;
use crate::state::{Open, State};
use table::{Seat, Teller, tell};

impl BrianBoru {
    /// BB-9.4, BB-9.5: a disc that shares a space above the start moves down until it stands alone. So no two discs rest on the
    /// same space (BB-9.6), and nobody ends below where he began (BB-9.7).
    pub(super) fn step_down(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let before = state.open.players[seat].track;
        let space = self.resting_space(&state.open, seat, before);
        if space != before {
            state.open.players[seat].track = space;
            tell!(teller, "BB-9.4", "told-steps-down", seat = seat, n = space);
        }
    }

    /// Where this player's disc comes to rest if his action leaves it on `space` (BB-9.4); pages preview purchases with it.
    pub fn resting_space(&self, open: &Open, seat: Seat, space: u8) -> u8 {
        let taken = |space: &u8| open.players.seats().any(|other| other != seat && open.players[other].track == *space);
        (1..=space).rev().find(|space| !taken(space)).unwrap_or(0)
    }
}
