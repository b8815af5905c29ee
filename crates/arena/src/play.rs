//! One game between bots.

use bots::{Bot, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::{Advice, Outcome, Pending, Seat, Teller, Viewer};

/// Plays one game between bots and says how it ended and how many decisions it took.
pub fn play<G: Advice>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> (Outcome, usize) {
    let (_, outcome, decisions) = play_watched(game, bots, seed, |_, _, _| {});
    (outcome, decisions)
}

/// Plays one game between bots, showing each move to `watch` before it is made; the last state, how it ended and how many
/// decisions it took.
pub fn play_watched<G: Advice>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    mut watch: impl FnMut(&G::State, Seat, &G::Action),
) -> (G::State, Outcome, usize) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.begin();
    let mut silent = Teller::silent();
    let mut offers = Vec::new();
    let mut decisions = 0;
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let chance = game.roll(&state, &mut dice);
                game.settle(&mut state, &chance, &mut silent);
            }
            Pending::Seats(seats) => {
                let seat = seats.first().unwrap_or_default();
                offers.clear();
                game.offers(&state, seat, &mut offers);
                let view = game.view(&state, Viewer::Seat(seat));
                let seen = Seen { game, view: &view, seat, offers: &offers };
                let index = bots[seat.index()].choose(&seen);
                watch(&state, seat, &offers[index]);
                game.act(&mut state, seat, &offers[index], &mut silent);
                decisions += 1;
            }
        }
    }
    let nobody = || Outcome { winners: Default::default(), places: vec![], scores: vec![0; game.players()] };
    let outcome = game.outcome(&state).unwrap_or_else(nobody);
    (state, outcome, decisions)
}
