//! A player that looks up to two of its own decisions ahead: its next one, and the one after it if nobody else comes between.

use crate::{Bot, Seen};
use rand::Rng;
use table::{Advice, Pending, Seat, SeatSet, Teller};

/// Takes the offer that leads to the best position, as far as it can tell: it imagines a few tables that look like the one it
/// sees, tries each offer there, follows its own next decisions a little way, and compares what its game's advice says.
#[derive(Clone, Debug)]
pub struct Greedy<R> {
    rng: R,
    worlds: usize,
    depth: usize,
}

impl<R: Rng> Greedy<R> {
    /// The usual greedy player.
    pub fn new(rng: R) -> Greedy<R> {
        Greedy { rng, worlds: 3, depth: 1 }
    }

    /// The worth of a state for the seat, after the best of its own next decisions.
    fn outlook<G: Advice>(&mut self, game: &G, mut state: G::State, seat: Seat, depth: usize) -> f64 {
        let mut silent = Teller::silent();
        while game.pending(&state) == Pending::Chance {
            let chance = game.roll(&state, &mut self.rng);
            game.settle(&mut state, &chance, &mut silent);
        }
        if depth == 0 || game.pending(&state) != Pending::Seats(SeatSet::one(seat)) {
            return game.worth(&state, seat);
        }
        let mut offers = Vec::new();
        game.offers(&state, seat, &mut offers);
        game.prune(&state, seat, &mut offers);
        let mut best = f64::MIN;
        for offer in &offers {
            let mut next = state.clone();
            game.act(&mut next, seat, offer, &mut silent);
            best = best.max(self.outlook(game, next, seat, depth - 1));
        }
        best
    }
}

impl<G: Advice, R: Rng + Send> Bot<G> for Greedy<R> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.offers.len() == 1 {
            return 0;
        }
        let worlds: Vec<G::State> = (0..self.worlds).map(|_| seen.game.imagine(seen.view, &mut self.rng)).collect();
        let mut best = (0, f64::MIN);
        for index in seen.sensible(&mut self.rng) {
            let offer = &seen.offers[index];
            let mut worth = 0.0;
            for world in &worlds {
                let mut next = world.clone();
                seen.game.act(&mut next, seen.seat, offer, &mut Teller::silent());
                worth += self.outlook(seen.game, next, seen.seat, self.depth);
            }
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }
}
