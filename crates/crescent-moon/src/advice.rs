//! How good a position is.

use crate::CrescentMoon;
use crate::state::State;
use table::{Advice, Game, Seat};

impl Advice for CrescentMoon {
    /// By the points so far.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = self.outcome(state) {
            return if outcome.winners.has(seat) { 1.0 } else { 0.0 };
        }
        let points = |wanted: Seat| {
            let of = |held: &Option<Seat>| *held == Some(wanted);
            state.table.seats.iter().position(of).map_or(0.0, |index| f64::from(state.secret.vp[index]))
        };
        let best = (0..self.players()).map(Seat::new).filter(|other| *other != seat).map(points).fold(0.0, f64::max);
        let lead = points(seat) - best;
        0.5 + 0.5 * lead / (10.0 + lead.abs())
    }
}
