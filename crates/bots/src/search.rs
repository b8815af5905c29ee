//! Information-set Monte-Carlo tree search, for any game and any number of players.
//!
//! Every iteration imagines a table that looks like the one the bot sees, walks down a tree of decisions (each seat after its
//! own good, by the PUCT rule with availability), adds one node, plays on a little way, and judges the position. How widely it
//! explores is measured in units of how far the results scatter, so that games whose judgements differ by little are searched as
//! sharply as those that are won or lost at once. Playouts are played by players that try a few of their offers and take the best.
//! Chance is drawn anew each time (open loop). Where several seats choose secretly at once, only the bot's own choice stands in the
//! tree; the others choose as in a playout, for they cannot answer what they cannot see.
//!
//! Where the game has a judgement that was learnt for what is played, that one judges, without a playout; elsewhere the hand-written one does.
//!
//! Turns are made of many small decisions. Where a decision follows from the last one and nothing new was learnt, the bot goes on
//! with the part of its tree that lies below its choice.

use crate::ending::{self, Purse};
use crate::tree::{Grown, Nodes, Tree, Tried};
use crate::{Bot, Budget, Effort, Judgement, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::time::{Duration, Instant};
use table::{Advice, Pending, SeatSet, Teller, Viewer};

/// What a bot thinks of one of its offers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// The number of the offer.
    pub offer: usize,
    /// How often it was tried.
    pub visits: u32,
    /// The result expected from it, from 0 to 1.
    pub expected: f64,
    /// The final points expected from it, where the search could foretell any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
}

impl Thought {
    fn of((offer, tried): (usize, Tried)) -> Thought {
        let (times, points) = tried.points;
        let expected = tried.value / f64::from(tried.visits.max(1));
        Thought { offer, visits: tried.visits, expected, points: (times > 0).then(|| points / f64::from(times)) }
    }
}

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Search<G: Advice> {
    budget: Budget,
    effort: Effort,
    judgement: Judgement,
    threads: usize,
    seed: u64,
    moves: u64,
    spent: u64,
    cut: bool,
    kept: Option<Kept<G>>,
}

/// What is already known of the decision that should come next.
#[derive(Clone, Debug)]
struct Kept<G: Advice> {
    view: G::View,
    trees: Vec<Nodes<G::Action>>,
}

impl<G: Advice> Search<G> {
    /// A searching player; the same seed and number of iterations play the same.
    pub fn new(budget: Budget, threads: usize, seed: u64) -> Search<G> {
        let effort = Effort::whole();
        let judgement = Judgement::Own;
        Search { budget, effort, judgement, threads: threads.max(1), seed, moves: 0, spent: 0, cut: false, kept: None }
    }

    /// The same player with no more than this effort for each decision.
    #[must_use]
    pub fn within(mut self, effort: Effort) -> Search<G> {
        self.effort = effort;
        self
    }

    /// The same player with this judgement.
    #[must_use]
    pub fn judging(mut self, judgement: Judgement) -> Search<G> {
        self.judgement = judgement;
        self
    }

    /// Whether the effort ended its last thought before its budget did.
    pub const fn was_cut(&self) -> bool {
        self.cut
    }

    /// How many iterations its decisions took so far.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// What it thinks of its offers, most visited first, and how many iterations that took: its whole budget, as far as the effort allows.
    pub fn think(&mut self, seen: &Seen<'_, G>) -> (Vec<Thought>, u64) {
        self.ponder(seen, false, Duration::ZERO)
    }

    /// Thinks; where only the choice matters, no longer than until nothing can change it. So much of its time is gone already.
    fn ponder(&mut self, seen: &Seen<'_, G>, only_choose: bool, gone: Duration) -> (Vec<Thought>, u64) {
        self.moves += 1;
        let seed = self.seed.wrapping_add(self.moves.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let known = self.kept.take().filter(|kept| kept.view == *seen.view).map_or_else(Vec::new, |kept| kept.trees);
        let mut known = known.into_iter();
        let budget = match self.budget {
            Budget::Time(limit) => Budget::Time(limit.saturating_sub(gone)),
            budget @ Budget::Iterations(_) => budget,
        };
        let effort = Effort { most: self.effort.most.saturating_sub(gone), stop: self.effort.stop.clone() };
        let (effort, judgement) = (&effort, &self.judgement);
        let grow = |thread: usize, nodes: Nodes<G::Action>| {
            let rng = ChaCha8Rng::seed_from_u64(seed ^ ((thread as u64) << 48));
            let mut tree = Tree::new(seen, judgement, rng, nodes);
            let grown = tree.grow(budget, effort, only_choose);
            (tree, grown)
        };
        let trees: Vec<(Tree<'_, G>, Grown)> = if self.threads == 1 {
            vec![grow(0, known.next().unwrap_or_default())]
        } else {
            std::thread::scope(|scope| {
                let start = |thread| {
                    let nodes = known.next().unwrap_or_default();
                    scope.spawn(move || grow(thread, nodes))
                };
                let running: Vec<_> = (0..self.threads).map(start).collect();
                running.into_iter().filter_map(|handle| handle.join().ok()).collect()
            })
        };
        let thoughts = together(seen, trees.iter().map(|(tree, _)| tree));
        let iterations = trees.iter().map(|(_, grown)| grown.iterations).sum();
        self.cut = trees.iter().any(|(_, grown)| grown.cut);
        self.spent += iterations;
        if let Some(view) = thoughts.first().and_then(|best| after(seen, best.offer)) {
            let best = thoughts[0].offer;
            let trees = trees.into_iter().map(|(tree, _)| tree.below(best)).collect();
            self.kept = Some(Kept { view, trees });
        }
        (thoughts, iterations)
    }
}

impl<G: Advice> Search<G> {
    /// The offer it would rather take than any other.
    fn preferred(&mut self, seen: &Seen<'_, G>) -> usize {
        self.ponder(seen, true, Duration::ZERO).0.first().map_or(0, |thought| thought.offer)
    }

    /// The offer that leads to the best end, where the ends can be counted; else the one it prefers, or where only their number is too large the
    /// best of those it likes.
    fn counted(&mut self, seen: &Seen<'_, G>) -> usize {
        let (started, effort) = (Instant::now(), self.effort.clone());
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let mut purse = Purse::of(self.budget, &effort);
        if let Some(best) = ending::best(seen, &mut rng, &mut purse) {
            return best;
        }
        let kept = if purse.is_empty() { Purse::time(self.budget, &effort) } else { Duration::ZERO };
        let thoughts = self.ponder(seen, true, started.elapsed().saturating_add(kept)).0;
        let tried = thoughts.iter().filter(|thought| thought.visits > 0);
        let liked: Vec<usize> = tried.map(|thought| thought.offer).collect();
        let proposed = purse.is_empty().then(|| Purse::of(self.budget, &effort));
        let best = proposed.and_then(|purse| ending::best_of_proposed(seen, &liked, &mut rng, &purse));
        best.or(liked.first().copied()).unwrap_or(0)
    }
}

/// What several trees think of the offers together, most visited first.
fn together<'t, G: Advice>(seen: &'t Seen<'t, G>, trees: impl Iterator<Item = &'t Tree<'t, G>>) -> Vec<Thought> {
    let mut all = vec![Tried::default(); seen.offers.len()];
    for tree in trees {
        for (sum, tried) in all.iter_mut().zip(tree.root_edges()) {
            sum.visits += tried.visits;
            sum.value += tried.value;
            sum.points.0 += tried.points.0;
            sum.points.1 += tried.points.1;
        }
    }
    let mut thoughts: Vec<Thought> = all.into_iter().enumerate().map(Thought::of).collect();
    thoughts.sort_by(|one, other| {
        (other.visits, other.expected).partial_cmp(&(one.visits, one.expected)).unwrap_or(std::cmp::Ordering::Equal)
    });
    thoughts
}

/// What the seat will see if it takes this offer and must at once decide again; `None` where somebody or something comes between.
fn after<G: Advice>(seen: &Seen<'_, G>, offer: usize) -> Option<G::View> {
    let mut state = seen.game.imagine(seen.view, &mut ChaCha8Rng::seed_from_u64(0));
    seen.game.act(&mut state, seen.seat, &seen.offers[offer], &mut Teller::silent());
    let again = seen.game.pending(&state) == Pending::Seats(SeatSet::one(seen.seat));
    again.then(|| seen.game.view(&state, Viewer::Seat(seen.seat)))
}

impl<G: Advice> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.offers.len() == 1 {
            return 0;
        }
        if self.judgement == Judgement::Hand {
            return self.preferred(seen);
        }
        self.counted(seen)
    }
}
