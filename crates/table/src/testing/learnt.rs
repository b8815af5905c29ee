//! What bots and learners are told, held to the same in every game.

use super::games::{offers, play};
use crate::{Advice, MOST_SEATS, Net, Notes, Pending, Seat, Viewer};
use safetensors::SafeTensors;

/// Plays a game at random and checks at every decision that an offer is left when dominated ones are taken away, that it is the same for every
/// table the seat may imagine, and that what a learner is told is made of numbers; where a net judges, also that it judges the same by what
/// was told and by what was written down.
///
/// # Panics
///
/// If something of it is not so.
pub fn advice_is_sound<G: Advice>(game: &G, seed: u64) {
    play(game, seed, |state, rng| {
        let Pending::Seats(seats) = game.pending(state) else { return true };
        for seat in seats.iter() {
            let all = offers(game, state, seat);
            let mut kept = all.clone();
            game.prune(state, seat, &mut kept);
            assert!(!kept.is_empty(), "nothing is left of {all:?}");
            assert!(kept.iter().all(|offer| all.contains(offer)), "{kept:?} of {all:?}");
            let imagined = game.imagine(&game.view(state, Viewer::Seat(seat)), rng);
            let mut imagined_kept = all;
            game.prune(&imagined, seat, &mut imagined_kept);
            assert_eq!(kept, imagined_kept, "what is dominated may not depend on secrets");
        }
        let notes = Notes::of(game, state);
        assert_eq!(notes.values.len(), game.players() * G::FEATURES.count);
        assert!(notes.values.iter().all(|value| value.is_finite()), "{notes:?}");
        if let Some(net) = game.net() {
            let (told, written) = (net.judge(game, state), net.weigh(&notes.values));
            assert!((told.0.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{told:?}");
            for seat in Seat::all(game.players()).map(Seat::index) {
                assert!((told.0[seat] - written.0[seat]).abs() < 1e-3, "{told:?} and {written:?}");
                assert!((told.1[seat] - written.1[seat]).abs() < 0.1, "{told:?} and {written:?}");
            }
        }
        true
    });
}

/// Checks a net against what the training made of fixed positions.
///
/// # Panics
///
/// If it says something else.
pub fn net_agrees(net: &Net, check: &[u8]) {
    let check = SafeTensors::deserialize(check).expect("the file of fixed positions can be read");
    let numbers = |name: &str| -> Vec<f32> {
        let tensor = check.tensor(name).expect("the file is whole");
        tensor.data().as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect()
    };
    let (features, chances, points) = (numbers("features"), numbers("chances"), numbers("points"));
    let shape = check.tensor("features").expect("the file is whole").shape().to_vec();
    let (positions, players) = (shape[0], shape[1]);
    assert!(positions > 3 && players <= MOST_SEATS, "too few positions: {shape:?}");
    let mut spoken = 0.0_f32;
    for position in 0..positions {
        let own = position * players * shape[2]..(position + 1) * players * shape[2];
        let (found, counted) = net.weigh(&features[own]);
        for (seat, (chance, point)) in found.iter().zip(&counted).take(players).enumerate() {
            let at = position * players + seat;
            spoken = spoken.max((chance - found[0]).abs());
            assert!((chance - chances[at]).abs() < 2e-3, "{chance} and {}", chances[at]);
            assert!((point - points[at]).abs() < 0.1, "{point} and {}", points[at]);
        }
    }
    assert!(spoken > 0.05, "a net that says nothing agrees with everything");
}
