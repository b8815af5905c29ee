//! The church step (BB-16): monasteries, the marker, a point for the runner-up.

mod leader;
mod monastery;

use crate::BrianBoru;
use crate::pieces::{Town, Towns};
use crate::state::{Open, State};
use table::{Refusal, Seat, Teller, refuse, tell};

impl BrianBoru {
    /// BB-16.2, BB-16.8: towns this player controls, without a monastery.
    pub(crate) fn monastery_sites(&self, open: &Open, seat: Seat) -> Towns {
        open.controlled(seat) - open.monasteries
    }
}

/// BB-16.1, BB-16.2, BB-16.8: why this player may not build here.
fn no_site(open: &Open, seat: Seat, town: Town) -> Option<Refusal> {
    let owned = open.owner(town) == Some(seat);
    if !owned && open.vikings.has(town) && open.players[seat].princess.is_some() {
        return Some(refuse!("BB-12.7", "no-only-counts"));
    }
    if !owned || open.vikings.has(town) {
        return Some(refuse!("BB-16.8", "no-not-your-town", town = town));
    }
    open.monasteries.has(town).then(|| refuse!("BB-16.2", "no-has-monastery", town = town))
}

/// A monastery, which is never moved or removed (BB-16.9).
fn build(state: &mut State, seat: Seat, town: Town, clause: &'static str, teller: &mut Teller) {
    state.open.monasteries.add(town);
    tell!(teller, clause, "told-monastery", seat = seat, town = town);
}
