//! What the game knows about playing itself well.

use crate::{State, TwoHeirs};
use table::{Advice, Seat};

impl Advice for TwoHeirs {
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let Some(side) = self.side_of(seat) else { return 0.0 };
        let tally = self.tally(state);
        let lead = f64::from(tally.total(side) - tally.total(side.other()));
        1.0 / (1.0 + (-lead / 6.0).exp())
    }
}
