//! What a learner may learn from one game.

use crate::play::play_watched;
use bots::{Bot, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensorError, serialize};
use std::collections::HashMap;
use table::learn::Rest;
use table::{Advice, Notes, Seat, Viewer};

/// Which positions are met and kept.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampling {
    /// One decision in so many is kept, on average; those where everything has come to rest are always kept.
    pub every: u32,
    /// How often a player takes anything, so that positions are met which good players avoid.
    pub slips: f64,
}

/// What a learner may learn from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    /// How many there are.
    pub count: usize,
    /// By sample, seat and feature.
    pub features: Vec<f32>,
    /// By sample and seat: the part of the victory.
    pub results: Vec<f32>,
    /// By sample and seat: the final score.
    pub points: Vec<f32>,
    /// By sample: the game it comes from.
    pub games: Vec<f32>,
    /// By sample: how much had come to rest, 0 for nothing, 1 for a part, 2 for the whole.
    pub rests: Vec<f32>,
}

impl Samples {
    pub(crate) fn append(&mut self, more: Samples, game: usize) {
        self.games.extend(std::iter::repeat_n(game as f32, more.count));
        self.count += more.count;
        self.features.extend(more.features);
        self.results.extend(more.results);
        self.points.extend(more.points);
        self.rests.extend(more.rests);
    }

    /// The file that holds them, with what is said of the whole of it.
    pub(crate) fn bytes(&self, mut facts: HashMap<String, String>, players: usize) -> Result<Vec<u8>, SafeTensorError> {
        let plain = |values: &[f32]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
        let tensors = [
            (
                "features",
                &self.features,
                vec![self.count, players, self.features.len() / (self.count * players).max(1)],
            ),
            ("results", &self.results, vec![self.count, players]),
            ("points", &self.points, vec![self.count, players]),
            ("games", &self.games, vec![self.count]),
            ("rests", &self.rests, vec![self.count]),
        ]
        .map(|(name, values, shape)| (name, plain(values), shape));
        let views = tensors
            .iter()
            .map(|(name, bytes, shape)| TensorView::new(Dtype::F32, shape.clone(), bytes).map(|view| (*name, view)));
        let views: Vec<_> = views.collect::<Result<_, _>>()?;
        facts.insert("players".to_owned(), players.to_string());
        serialize(views, Some(facts))
    }
}

/// A player that now and then takes anything.
struct Slipping<G> {
    steady: Box<dyn Bot<G>>,
    rng: ChaCha8Rng,
    slips: f64,
}

impl<G: Advice> Bot<G> for Slipping<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if self.rng.random_bool(self.slips) {
            return self.rng.random_range(0..seen.offers.len());
        }
        self.steady.choose(seen)
    }

    fn fault(&self) -> Option<&str> {
        self.steady.fault()
    }
}

/// Plays one game and keeps some of its positions, each as the player to decide imagined it.
pub(crate) fn sample<G: Advice>(game: &G, bots: &mut Vec<Box<dyn Bot<G>>>, seed: u64, sampling: Sampling) -> Samples {
    let own = |number: u64| ChaCha8Rng::seed_from_u64(seed ^ (number.wrapping_add(1) << 40));
    if sampling.slips > 0.0 {
        let steady = std::mem::take(bots).into_iter().zip(0..);
        let slipping = |(steady, seat)| Slipping { steady, rng: own(seat), slips: sampling.slips };
        *bots = steady.map(|player| Box::new(slipping(player)) as Box<dyn Bot<G>>).collect();
    }
    let mut rng = own(bots.len() as u64);
    let mut samples = Samples::default();
    let (_, outcome, _) = play_watched(game, bots, seed, |state, seat, _| {
        let rest = game.rest(state);
        if rest == Rest::Whole || rng.random_ratio(1, sampling.every.max(1)) {
            samples.rests.push(f32::from(rest as u8));
            let imagined = game.imagine(&game.view(state, Viewer::Seat(seat)), &mut rng);
            samples.features.extend(Notes::of(game, &imagined).values);
            samples.count += 1;
        }
    });
    for _ in 0..samples.count {
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        let part = |seat| if outcome.winners.has(seat) { share } else { 0.0 };
        samples.results.extend(Seat::all(game.players()).map(part));
        samples.points.extend(outcome.scores.iter().map(|score| *score as f32));
    }
    samples
}
