//! How a game that is over is shared out.

use table::Outcome;

/// Everybody's part of the victory.
pub(crate) fn shares(outcome: &Outcome, shares: &mut [f32]) {
    let part = 1.0 / outcome.winners.len().max(1) as f32;
    for (seat, share) in table::Seat::all(shares.len()).zip(shares) {
        *share = if outcome.winners.has(seat) { part } else { 0.0 };
    }
}
