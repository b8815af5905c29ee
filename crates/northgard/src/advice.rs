//! How good a position is, for bots.

use crate::Northgard;
use crate::state::State;
use table::{Advice, Seat};

impl Advice for Northgard {
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let mine = f64::from(self.fame_total(state, seat));
        1.0 / (1.0 + (-mine / 20.0).exp())
    }
}
