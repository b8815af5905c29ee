//! The tree of decisions that search grows.

use crate::{Budget, Effort, Seen};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::collections::VecDeque;
use std::time::Instant;
use table::{Advice, Pending, SearchPlan, Seat, Teller};

/// A value for each seat.
type Values = [f32; table::seat::MOST_SEATS];

const NOWHERE: u32 = u32::MAX;

/// A decision that was met: what was done there, and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    edges: Vec<Edge<A>>,
}

#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    child: u32,
    visits: u32,
    available: u32,
    prior: f32,
    values: Values,
}

/// What is known of a decision and everything below it; its root is the first node.
pub(crate) type Nodes<A> = Vec<Node<A>>;

/// How far a tree has grown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grown {
    /// How many iterations it took.
    pub(crate) iterations: u64,
    /// Whether the effort allowed less than the budget.
    pub(crate) cut: bool,
}

/// Grows from one decision.
pub(crate) struct Tree<'a, G: Advice> {
    seen: &'a Seen<'a, G>,
    plan: SearchPlan,
    nodes: Nodes<G::Action>,
    rng: ChaCha8Rng,
    offers: Vec<G::Action>,
    path: Vec<(u32, usize)>,
    /// For each offer of the decision at hand, the number of its edge.
    known: Vec<usize>,
    spread: Spread,
}

/// How far the results of a seat scatter over all iterations so far.
#[derive(Clone, Copy, Debug)]
struct Spread {
    count: f64,
    sums: [[f64; 2]; table::seat::MOST_SEATS],
    deviation: Values,
}

impl Spread {
    /// Before anything is known, results are taken to scatter by a tenth; that counts as much as a few results.
    const FIRST: f64 = 0.1;
    const WEIGHT: f64 = 4.0;

    const fn new() -> Spread {
        const MOST: usize = table::seat::MOST_SEATS;
        Spread { count: 0.0, sums: [[0.0; 2]; MOST], deviation: [Spread::FIRST as f32; MOST] }
    }

    fn add(&mut self, values: &Values) {
        self.count += 1.0;
        for (seat, value) in values.iter().enumerate() {
            let value = f64::from(*value);
            let [sum, squares] = &mut self.sums[seat];
            *sum += value;
            *squares += value * value;
            let off = (*squares - *sum * *sum / self.count).max(0.0) + Spread::WEIGHT * Spread::FIRST.powi(2);
            self.deviation[seat] = (off / (self.count + Spread::WEIGHT)).sqrt() as f32;
        }
    }
}

impl<'a, G: Advice> Tree<'a, G> {
    /// A tree that stands on what is already known of this decision; nothing, if `nodes` is empty.
    pub(crate) fn new(seen: &'a Seen<'a, G>, rng: ChaCha8Rng, mut nodes: Nodes<G::Action>) -> Tree<'a, G> {
        if nodes.is_empty() {
            nodes.push(Node { edges: Vec::new() });
        }
        let plan = seen.game.plan();
        let spread = Spread::new();
        Tree { seen, plan, nodes, rng, offers: Vec::new(), path: Vec::new(), known: Vec::new(), spread }
    }

    /// Visits and summed value of each offer at the root, in the order of the offers.
    pub(crate) fn root_edges(&self) -> Vec<(u32, f64)> {
        let seat = self.seen.seat.index();
        let of = |action: &G::Action| {
            let edge = self.nodes[0].edges.iter().find(|edge| edge.action == *action);
            edge.map_or((0, 0.0), |edge| (edge.visits, f64::from(edge.values[seat])))
        };
        self.seen.offers.iter().map(of).collect()
    }

    /// What is known once the seat has taken this offer; nothing, if it was never tried.
    pub(crate) fn below(mut self, offer: usize) -> Nodes<G::Action> {
        let action = &self.seen.offers[offer];
        let taken = self.nodes[0].edges.iter().find(|edge| edge.action == *action);
        let Some(root) = taken.map(|edge| edge.child).filter(|child| *child != NOWHERE) else {
            return Vec::new();
        };
        let mut kept = Vec::new();
        let mut waiting = VecDeque::from([root]);
        while let Some(index) = waiting.pop_front() {
            let mut node = Node { edges: std::mem::take(&mut self.nodes[index as usize].edges) };
            for edge in node.edges.iter_mut().filter(|edge| edge.child != NOWHERE) {
                waiting.push_back(edge.child);
                edge.child = (kept.len() + waiting.len()) as u32;
            }
            kept.push(node);
        }
        kept
    }

    /// Iterates until the budget is spent or, if only the choice matters, until what is left of it cannot change the choice; never
    /// beyond the effort.
    pub(crate) fn grow(&mut self, budget: Budget, effort: &Effort, only_choose: bool) -> Grown {
        const LOOK: u64 = 16;
        let started = Instant::now();
        let mut grown = Grown { iterations: 0, cut: matches!(budget, Budget::Time(limit) if effort.most < limit) };
        while !effort.stop.is_raised() {
            let left = match budget {
                Budget::Iterations(most) => u64::from(most).saturating_sub(grown.iterations),
                Budget::Time(_) if grown.iterations == 0 => 1,
                Budget::Time(limit) => {
                    let gone = started.elapsed();
                    let share =
                        limit.min(effort.most).saturating_sub(gone).as_secs_f64() / gone.as_secs_f64().max(1e-9);
                    (share * grown.iterations as f64).ceil() as u64
                }
            };
            let looks = grown.iterations % LOOK == LOOK - 1;
            if left == 0 || (only_choose && looks && self.root_lead() > left) {
                return grown;
            }
            if looks && started.elapsed() >= effort.most {
                return Grown { cut: true, ..grown };
            }
            self.iterate();
            grown.iterations += 1;
        }
        grown
    }

    /// By how many visits the most visited offer at the root leads.
    fn root_lead(&self) -> u64 {
        let (mut best, mut second) = (0, 0);
        for (visits, _) in self.root_edges() {
            if visits > best {
                (best, second) = (visits, best);
            } else {
                second = second.max(visits);
            }
        }
        u64::from(best - second)
    }

    /// One iteration: imagine, walk down, add a node, play on, judge, remember.
    fn iterate(&mut self) {
        let game = self.seen.game;
        let mut state = game.imagine(self.seen.view, &mut self.rng);
        let mut node = 0u32;
        self.path.clear();
        while let Some(seat) = self.next_decision(&mut state) {
            let fresh = self.nodes[node as usize].edges.is_empty();
            let edge = self.select(node, &state, seat);
            let action = self.nodes[node as usize].edges[edge].action.clone();
            game.act(&mut state, seat, &action, &mut Teller::silent());
            self.path.push((node, edge));
            if fresh && node != 0 {
                break;
            }
            let child = self.nodes[node as usize].edges[edge].child;
            if child == NOWHERE {
                let index = self.nodes.len() as u32;
                self.nodes.push(Node { edges: Vec::new() });
                self.nodes[node as usize].edges[edge].child = index;
                if node != 0 {
                    break;
                }
                node = index;
            } else {
                node = child;
            }
        }
        self.play_on(&mut state);
        let values = self.judge(&state);
        self.spread.add(&values);
        for (node, edge) in &self.path {
            let edge = &mut self.nodes[*node as usize].edges[*edge];
            edge.visits += 1;
            for (sum, value) in edge.values.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// Lets chance and secret choices of others pass; the seat that decides next in the tree, `None` when the game is over.
    fn next_decision(&mut self, state: &mut G::State) -> Option<Seat> {
        let game = self.seen.game;
        loop {
            match game.pending(state) {
                Pending::Over => return None,
                Pending::Chance => self.chance(state),
                Pending::Seats(seats) => {
                    if let Some(only) = seats.single() {
                        return Some(only);
                    }
                    if seats.has(self.seen.seat) {
                        return Some(self.seen.seat);
                    }
                    self.play_one(state, seats.first().unwrap_or_default());
                }
            }
        }
    }

    fn chance(&mut self, state: &mut G::State) {
        let chance = self.seen.game.roll(state, &mut self.rng);
        self.seen.game.settle(state, &chance, &mut Teller::silent());
    }

    /// Plays one decision as the players of playouts do.
    fn play_one(&mut self, state: &mut G::State, seat: Seat) {
        let game = self.seen.game;
        self.offers.clear();
        game.offers(state, seat, &mut self.offers);
        if let [only] = self.offers.as_slice() {
            return game.act(state, seat, only, &mut Teller::silent());
        }
        if self.plan.looks == 0 {
            let index = game.quick(state, seat, &self.offers, &mut self.rng);
            return game.act(state, seat, &self.offers[index], &mut Teller::silent());
        }
        let looks = self.plan.looks.min(self.offers.len());
        let mut best: Option<(f64, G::State)> = None;
        for look in 0..looks {
            if self.offers.len() > looks {
                let other = self.rng.random_range(look..self.offers.len());
                self.offers.swap(look, other);
            }
            let offer = self.offers[look].clone();
            let (worth, next) = self.after(state, seat, &offer);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, next));
            }
        }
        if let Some((_, next)) = best {
            *state = next;
        }
    }

    /// The table after a move and the chance that follows at once, and what it is worth to the mover.
    fn after(&mut self, state: &G::State, seat: Seat, offer: &G::Action) -> (f64, G::State) {
        let game = self.seen.game;
        let mut next = state.clone();
        game.act(&mut next, seat, offer, &mut Teller::silent());
        if game.pending(&next) == Pending::Chance {
            self.chance(&mut next);
        }
        (game.worth(&next, seat), next)
    }

    /// Chooses an edge by the PUCT rule among what is offered here and now.
    fn select(&mut self, node: u32, state: &G::State, seat: Seat) -> usize {
        let game = self.seen.game;
        self.offers.clear();
        game.offers(state, seat, &mut self.offers);
        self.find_edges(node, state, seat);
        let mover = seat.index();
        let edges = &mut self.nodes[node as usize].edges;
        let (mut visits, mut value, mut priors) = (0u32, 0.0f32, 0.0f32);
        for &index in &self.known {
            let edge = &mut edges[index];
            edge.available += 1;
            visits += edge.visits;
            value += edge.values[mover];
            priors += edge.prior;
        }
        // An untried move is expected to be a little worse than what was tried.
        let spread = self.spread.deviation[mover];
        let untried = if visits > 0 { value / visits as f32 - 0.5 * spread } else { 0.5 };
        let curiosity = self.plan.curiosity as f32 * spread;
        let mut best = (self.known[0], f32::MIN);
        for &index in &self.known {
            let edge = &edges[index];
            let mean = if edge.visits > 0 { edge.values[mover] / edge.visits as f32 } else { untried };
            let tries = (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let score = mean + curiosity * (edge.prior / priors) * tries;
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    /// Finds the edge of each offer in `known`, adding those never met before with their prior.
    fn find_edges(&mut self, node: u32, state: &G::State, seat: Seat) {
        self.known.clear();
        let edges = &self.nodes[node as usize].edges;
        let mut next = 0;
        let mut new = false;
        for offer in &self.offers {
            // Offers come in the same order each time, so the edge is nearly always the next one.
            let found = (next..edges.len()).chain(0..next).find(|index| edges[*index].action == *offer);
            new |= found.is_none();
            self.known.push(found.unwrap_or(usize::MAX));
            next = found.map_or(next, |index| index + 1);
        }
        if !new {
            return;
        }
        let base = if self.plan.prior > 0.0 { self.seen.game.worth(state, seat) } else { 0.0 };
        for position in 0..self.offers.len() {
            if self.known[position] == usize::MAX {
                let offer = self.offers[position].clone();
                let prior = self.prior(state, seat, &offer, base);
                let edges = &mut self.nodes[node as usize].edges;
                self.known[position] = edges.len();
                edges.push(Edge {
                    action: offer,
                    child: NOWHERE,
                    visits: 0,
                    available: 0,
                    prior,
                    values: [0.0; table::seat::MOST_SEATS],
                });
            }
        }
    }

    /// How promising a move looks after one step.
    fn prior(&mut self, state: &G::State, seat: Seat, offer: &G::Action, base: f64) -> f32 {
        if self.plan.prior <= 0.0 {
            return 1.0;
        }
        let better = self.after(state, seat, offer).0 - base;
        (better * self.plan.prior).clamp(-6.0, 6.0).exp() as f32
    }

    /// Plays on for as long as the plan says.
    fn play_on(&mut self, state: &mut G::State) {
        let game = self.seen.game;
        let mut decisions = 0;
        while decisions < self.plan.playout {
            match game.pending(state) {
                Pending::Over => return,
                Pending::Chance => self.chance(state),
                Pending::Seats(seats) => {
                    self.play_one(state, seats.first().unwrap_or_default());
                    decisions += 1;
                }
            }
        }
    }

    /// What the position is worth to each seat: the result if the game is over, else what the game's advice says.
    fn judge(&self, state: &G::State) -> Values {
        let game = self.seen.game;
        let mut values = [0.0; table::seat::MOST_SEATS];
        match game.outcome(state) {
            Some(outcome) => {
                for seat in outcome.winners.iter() {
                    values[seat.index()] = 1.0 / outcome.winners.len() as f32;
                }
            }
            None => game.chances(state, &mut values),
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::Spread;

    #[test]
    fn a_spread_follows_its_results() {
        let mut spread = Spread::new();
        let values = |value: f32| [value; table::seat::MOST_SEATS];
        (0..1000).for_each(|_| spread.add(&values(0.7)));
        assert!(spread.deviation[0] < 0.01, "results that are all alike do not scatter: {}", spread.deviation[0]);
        let mut spread = Spread::new();
        (0..1000).for_each(|number| spread.add(&values(if number % 2 == 0 { 0.2 } else { 0.8 })));
        assert!((spread.deviation[0] - 0.3).abs() < 0.01, "{}", spread.deviation[0]);
    }
}
