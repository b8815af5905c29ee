//! The tree of decisions that search grows.

use crate::{Budget, Effort, Judgement, Seen};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::collections::VecDeque;
use std::time::Instant;
use table::learn::{Guides, MARGIN, Rest, Values, clearness};
use table::{Advice, Net, Pending, SearchPlan, Seat, Teller};

const NOWHERE: u32 = u32::MAX;

/// The most decisions of a playout that waits for things to come to rest.
const LONGEST: usize = 400;

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

/// What came of one offer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tried {
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The sum of what came of it.
    pub(crate) value: f64,
    /// How often points were foretold after it, and their sum.
    pub(crate) points: (u32, f64),
}

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
    /// What judges the leaves; without it the hand-written judgement does, after a playout.
    net: Option<&'a Net>,
    /// What says which moves look promising, in the tree and to the players of playouts; without it the hand-written judgement does.
    guides: [Option<&'a Net>; 2],
    /// Whether points count beside the victory, and dominated offers are not looked at.
    careful: bool,
    nodes: Nodes<G::Action>,
    rng: ChaCha8Rng,
    offers: Vec<G::Action>,
    path: Vec<(u32, usize)>,
    /// For each offer of the decision at hand, the number of its edge.
    known: Vec<usize>,
    /// The final points of the deciding seat that were foretold below each edge of the root: how many times, and their sum.
    points: Vec<(u32, f64)>,
    spread: Spread,
    /// Two tables on which the players of playouts try their offers. States are large: they are copied into what is there and never moved.
    spare: Option<[Box<G::State>; 2]>,
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
    pub(crate) fn new(
        seen: &'a Seen<'a, G>,
        judgement: &'a Judgement,
        rng: ChaCha8Rng,
        mut nodes: Nodes<G::Action>,
    ) -> Tree<'a, G> {
        if nodes.is_empty() {
            nodes.push(Node { edges: Vec::new() });
        }
        let net = judgement.net(seen.game);
        let plan = seen.game.plan();
        let plan = net.map_or(plan, |net| net.plan(plan));
        let guides = [Guides::Tree, Guides::Playouts].map(|least| net.filter(|net| net.guides() >= least));
        Tree {
            seen,
            plan,
            net,
            guides,
            careful: *judgement != Judgement::Hand,
            nodes,
            rng,
            offers: Vec::new(),
            path: Vec::new(),
            known: Vec::new(),
            points: Vec::new(),
            spread: Spread::new(),
            spare: None,
        }
    }

    /// What the seat may do, as far as it is worth a look.
    fn list(&mut self, state: &G::State, seat: Seat) {
        self.offers.clear();
        self.seen.game.offers(state, seat, &mut self.offers);
        if self.careful && self.offers.len() > 1 {
            self.seen.game.prune(state, seat, &mut self.offers);
        }
    }

    /// What came of each offer at the root, in the order of the offers.
    pub(crate) fn root_edges(&self) -> Vec<Tried> {
        let seat = self.seen.seat.index();
        let of = |action: &G::Action| {
            let Some(at) = self.nodes[0].edges.iter().position(|edge| edge.action == *action) else {
                return Tried::default();
            };
            let edge = &self.nodes[0].edges[at];
            let points = self.points.get(at).copied().unwrap_or_default();
            Tried { visits: edge.visits, value: f64::from(edge.values[seat]), points }
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
        for Tried { visits, .. } in self.root_edges() {
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
        let mut state = Box::new(game.imagine(self.seen.view, &mut self.rng));
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
        let (values, points) = self.judge(&state);
        self.spread.add(&values);
        self.note_points(points);
        for (node, edge) in &self.path {
            let edge = &mut self.nodes[*node as usize].edges[*edge];
            edge.visits += 1;
            for (sum, value) in edge.values.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// Remembers the points that were foretold after what was tried at the root.
    fn note_points(&mut self, points: Option<f32>) {
        let (Some((_, edge)), Some(points)) = (self.path.first(), points) else { return };
        if self.points.len() <= *edge {
            self.points.resize(*edge + 1, (0, 0.0));
        }
        let (times, sum) = &mut self.points[*edge];
        *times += 1;
        *sum += f64::from(points);
    }

    /// Lets chance and secret choices of others pass; the seat that decides next in the tree, `None` when the game is over.
    fn next_decision(&mut self, state: &mut Box<G::State>) -> Option<Seat> {
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
    fn play_one(&mut self, state: &mut Box<G::State>, seat: Seat) {
        let game = self.seen.game;
        self.list(state, seat);
        match self.offers.as_slice() {
            [] => return,
            [only] => return game.act(state, seat, only, &mut Teller::silent()),
            _ => {}
        }
        if self.plan.looks == 0 {
            let index = game.quick(state, seat, &self.offers, &mut self.rng);
            return game.act(state, seat, &self.offers[index], &mut Teller::silent());
        }
        let looks = self.plan.looks.min(self.offers.len());
        let [mut best, mut next] = self.spare.take().unwrap_or_else(|| [state.clone(), state.clone()]);
        let mut most: Option<f64> = None;
        for look in 0..looks {
            if self.offers.len() > looks {
                let other = self.rng.random_range(look..self.offers.len());
                self.offers.swap(look, other);
            }
            let offer = self.offers[look].clone();
            next.clone_from(state);
            self.after(&mut next, seat, &offer);
            let worth = self.guides[1].map_or_else(|| game.glance(&next, seat), |net| foretold(game, net, &next, seat));
            if most.is_none_or(|most| worth > most) {
                most = Some(worth);
                std::mem::swap(&mut best, &mut next);
            }
        }
        if most.is_some() {
            std::mem::swap(state, &mut best);
        }
        self.spare = Some([best, next]);
    }

    /// Plays a move and the chance that follows at once.
    fn after(&mut self, state: &mut G::State, seat: Seat, offer: &G::Action) {
        let game = self.seen.game;
        game.act(state, seat, offer, &mut Teller::silent());
        if game.pending(state) == Pending::Chance {
            self.chance(state);
        }
    }

    /// What the table is worth to a mover of the tree.
    fn worth(&self, state: &G::State, seat: Seat) -> f64 {
        let game = self.seen.game;
        self.guides[0].map_or_else(|| game.worth(state, seat), |net| foretold(game, net, state, seat))
    }

    /// Chooses an edge by the PUCT rule among what is offered here and now.
    fn select(&mut self, node: u32, state: &G::State, seat: Seat) -> usize {
        self.list(state, seat);
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
        let base = if self.plan.prior > 0.0 { self.worth(state, seat) } else { 0.0 };
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
        let mut next = state.clone();
        self.after(&mut next, seat, offer);
        let better = self.worth(&next, seat) - base;
        (better * self.plan.prior).clamp(-6.0, 6.0).exp() as f32
    }

    /// Plays on for as long as the plan says, and until as much has come to rest as the net wishes.
    fn play_on(&mut self, state: &mut Box<G::State>) {
        let game = self.seen.game;
        let rest = self.net.map_or(Rest::Nothing, Net::rest);
        let mut decisions = 0;
        while decisions < self.plan.playout || (rest > Rest::Nothing && decisions < LONGEST) {
            match game.pending(state) {
                Pending::Over => return,
                Pending::Chance => self.chance(state),
                Pending::Seats(_) if decisions >= self.plan.playout && game.rest(state) >= rest => return,
                Pending::Seats(seats) => {
                    self.play_one(state, seats.first().unwrap_or_default());
                    decisions += 1;
                }
            }
        }
    }

    /// What the position is worth to each seat: the result if the game is over, else what was learnt or what the game's advice says; and
    /// the final points of the deciding seat, where they are known or foretold.
    fn judge(&self, state: &G::State) -> (Values, Option<f32>) {
        let game = self.seen.game;
        let mut values = [0.0; table::seat::MOST_SEATS];
        let players = game.players();
        let own = self.seen.seat.index();
        if let Some(outcome) = game.outcome(state) {
            for seat in Seat::all(players) {
                let share = if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
                values[seat.index()] = if self.careful { outcome.worth(seat) } else { share };
            }
            (values, outcome.scores.get(own).map(|score| *score as f32))
        } else if let Some(net) = self.net {
            let (chances, points) = net.judge(game, state);
            for seat in Seat::all(players) {
                let clear = clearness(&points[..players], seat);
                values[seat.index()] = (1.0 - MARGIN) * chances[seat.index()] + MARGIN * clear;
            }
            (values, Some(points[own]))
        } else {
            let points = game.chances(state, &mut values);
            (values, points.map(|points| points[own]))
        }
    }
}

/// What a net says of a seat's chances, unless the game is over.
fn foretold<G: Advice>(game: &G, net: &Net, state: &G::State, seat: Seat) -> f64 {
    if game.pending(state) == Pending::Over {
        return game.worth(state, seat);
    }
    f64::from(net.judge(game, state).0[seat.index()])
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
