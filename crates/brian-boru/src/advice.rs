//! How good a position is: what bots stand on.

use crate::BrianBoru;
use table::{Advice, Game, Seat};

impl Advice for BrianBoru {
    fn worth(&self, state: &Self::State, seat: Seat) -> f64 {
        let scores = self.scores(&state.open);
        let mine = f64::from(scores[seat].total());
        let best = scores.seats().filter(|other| *other != seat).map(|other| scores[other].total()).max();
        let margin = mine - f64::from(best.unwrap_or(0));
        debug_assert!(self.players() > 1);
        1.0 / (1.0 + (-margin / 6.0).exp())
    }
}
