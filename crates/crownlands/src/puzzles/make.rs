//! How puzzles are found: bots play, a glance and a short search look at decisions late in the game, searches with other dice and such as
//! judge otherwise must agree, and a much longer one checks what they found.

use crate::args::MakePuzzles;
use crate::simulate::bar;
use crate::voice::Voice;
use bots::{Budget, Candidate, Effort, Kind, Level};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use std::collections::BTreeMap;
use table::{AnyMatch, Complaint, Message, Pending, Puzzle, Seat, Seed, Setup, Viewer, puzzle};

/// How many times longer the search is that checks a find.
const LONGER: u32 = 12;

/// How much better than any other move the solution must be, as a part of a fair share of the victories: fifteen percentage points
/// between two players, six between five.
const GAP: f64 = 0.3;

/// How much of that a glance must show before it is looked at more closely, and how much shorter it is than that look.
const GLANCE: f64 = 0.8;
const SHORTER: u32 = 4;

/// How hopeless or how won a position may be: in others no move matters.
const OPEN: std::ops::Range<f64> = 0.1..0.97;

/// A move that was tried less often is not judged.
const TRIED: u32 = 8;

/// How many steps of a move are written down.
const STEPS: usize = 5;

/// How a judgement of the position alone must see the seat before anything is played through: neither lost nor won.
const ALIVE: std::ops::Range<f64> = 0.05..0.985;

/// How often a bot takes just anything, so that games differ and mistakes wait to be used.
const SLIPS: f64 = 0.06;

/// So many games are searched before what was found is taken over: always the same number, so that the same seed finds the same puzzles on
/// any number of cores.
const BATCH: usize = 16;

/// How many decisions came how far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sieve {
    /// Games played.
    pub games: usize,
    /// Decisions looked at.
    pub looked: usize,
    /// Those that looked promising.
    pub promising: usize,
    /// Those on which all short searches agreed.
    pub agreed: usize,
    /// Those that a much longer search confirmed as well.
    pub confirmed: usize,
}

impl Sieve {
    /// What came of it, for whoever waits.
    pub fn message(&self) -> Message {
        Message::new("cli-puzzles-sieve")
            .with("games", self.games)
            .with("looked", self.looked)
            .with("promising", self.promising)
            .with("agreed", self.agreed)
            .with("confirmed", self.confirmed)
    }

    fn add(&mut self, other: Sieve) {
        self.games += other.games;
        self.looked += other.looked;
        self.promising += other.promising;
        self.agreed += other.agreed;
        self.confirmed += other.confirmed;
    }
}

/// Adds so many puzzles to those that are known. Whatever was found so far is handed to `keep`, so that nothing is lost if it is broken off.
pub fn make(
    voice: &Voice,
    entry: &'static shelf::Entry,
    wanted: &MakePuzzles,
    mut known: Vec<Puzzle>,
    mut keep: impl FnMut(&[Puzzle]) -> Result<(), String>,
) -> Result<(Vec<Puzzle>, Sieve), String> {
    let complain = |complaint: Complaint| voice.of(entry).complain(&complaint);
    let about = entry.game.about();
    let setup = Setup::new(about, about.usual, &BTreeMap::new(), None).map_err(complain)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(wanted.threads).build();
    let pool = pool.map_err(|problem| voice.arena(entry, &problem.into()))?;
    let count = known.len() + wanted.count;
    let (bar, mut sieve) = (bar(wanted.count as u64), Sieve::default());
    for first in (0..wanted.games).step_by(BATCH) {
        if known.len() >= count {
            break;
        }
        let games = first..wanted.games.min(first + BATCH);
        let search = |game: usize| -> Result<(Option<Puzzle>, Sieve), Complaint> {
            let number = wanted.seed.wrapping_mul(1_000_003).wrapping_add(game as u64);
            let rng = SmallRng::seed_from_u64(number);
            let (iterations, last) = (wanted.iterations, wanted.last);
            let mut maker = Maker { entry, iterations, last, rng, number, sieve: Sieve::default() };
            let found = maker.search(entry.game.begin(&setup)?, &known);
            Ok((found, maker.sieve))
        };
        let found: Vec<_> = pool.install(|| games.into_par_iter().map(search).collect());
        for one in found {
            let (found, seen) = one.map_err(complain)?;
            sieve.add(seen);
            if let Some(found) = found.filter(|found| known.len() < count && is_new(found, &known)) {
                known.push(found);
                keep(&known)?;
                bar.inc(1);
            }
        }
    }
    bar.finish_and_clear();
    Ok((known, sieve))
}

struct Maker {
    entry: &'static shelf::Entry,
    iterations: u32,
    /// How many of the last decisions of a game are looked at: there one move matters most, and playing them through takes least.
    last: usize,
    rng: SmallRng,
    number: u64,
    sieve: Sieve,
}

impl Maker {
    /// Plays a game and looks at decisions of it until one is a puzzle. One a game is enough: they differ more.
    fn search(&mut self, begun: Box<dyn AnyMatch>, known: &[Puzzle]) -> Option<Puzzle> {
        let mut decisions = self.play(begun)?;
        self.sieve.games += 1;
        decisions.drain(..decisions.len().saturating_sub(self.last));
        decisions.shuffle(&mut self.rng);
        let mut found = decisions.iter().filter_map(|(played, seat)| self.look(played.as_ref(), *seat));
        found.find(|found| is_new(found, known))
    }

    /// The decisions of a game in which one seat alone had a choice, in order.
    fn play(&mut self, mut played: Box<dyn AnyMatch>) -> Option<Vec<(Box<dyn AnyMatch>, Seat)>> {
        let seed = Seed::from_number(self.number);
        let mut decisions = Vec::new();
        loop {
            match played.pending() {
                Pending::Over => return Some(decisions),
                Pending::Chance => {
                    let chance = played.roll(&seed)?;
                    played.settle(&chance).ok()?;
                }
                Pending::Seats(seats) => {
                    let seat = seats.first()?;
                    if seats.single().is_some() && played.offer_texts(seat).len() >= 3 {
                        decisions.push((played.fork(), seat));
                    }
                    let act = self.act(played.as_ref(), seat)?;
                    played.act(seat, &act).ok()?;
                }
            }
        }
    }

    fn act(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let kind = if self.rng.random_bool(SLIPS) { Kind::Random } else { Kind::Level(Level::Fair) };
        let choice = self.entry.bots.choose(kind, played, seat, self.rng.random(), &Effort::whole())?;
        Some(choice.act)
    }

    fn think(&mut self, played: &dyn AnyMatch, seat: Seat, iterations: u32) -> Option<Verdict> {
        let seed = self.rng.random();
        let budget = Budget::Iterations(iterations);
        Verdict::of(&self.entry.bots.think(budget, played, seat, seed, &Effort::whole())?)
    }

    /// The puzzle that this decision is, if it is one.
    fn look(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<Puzzle> {
        let standing = self.entry.bots.standing(played)?;
        if !ALIVE.contains(standing.get(seat.index())?) {
            return None;
        }
        self.sieve.looked += 1;
        let gap = GAP / played.setup().players as f64;
        let glance = self.think(played, seat, self.iterations / SHORTER)?;
        if glance.gap() < GLANCE * gap || !OPEN.contains(&glance.chance) {
            return None;
        }
        let first = self.think(played, seat, self.iterations)?;
        if first.best != glance.best || first.gap() < gap || !OPEN.contains(&first.chance) {
            return None;
        }
        self.sieve.promising += 1;
        // The short searches come first: most of what looked promising ends with the first that disagrees.
        if !self.is_found_again(played, seat, &first.best) {
            return None;
        }
        self.sieve.agreed += 1;
        let iterations = self.iterations * LONGER;
        let verdict = self.think(played, seat, iterations)?;
        if verdict.best != first.best || verdict.gap() < gap || !OPEN.contains(&verdict.chance) {
            return None;
        }
        self.sieve.confirmed += 1;
        self.write(played, seat, verdict, iterations)
    }

    /// Whether shorter searches with other dice agree, and those that know nothing that was learnt: the solution is found by thought, not by
    /// luck, and not by one judgement alone.
    fn is_found_again(&mut self, played: &dyn AnyMatch, seat: Seat, best: &str) -> bool {
        let budget = Budget::Iterations(self.iterations);
        let again = |maker: &mut Maker, kind: Kind| {
            let seed = maker.rng.random();
            let choice = maker.entry.bots.choose(kind, played, seat, seed, &Effort::whole());
            choice.is_some_and(|choice| choice.act == best)
        };
        [Kind::Search(budget), Kind::SearchHand(budget)].into_iter().all(|kind| (0..3).all(|_| again(self, kind)))
    }

    /// The puzzle as it is written down. Nothing if what is written is not the same table again, or the move tells nothing.
    fn write(&mut self, played: &dyn AnyMatch, seat: Seat, verdict: Verdict, iterations: u32) -> Option<Puzzle> {
        let round = |chance: f64| (chance * 1000.0).round() / 1000.0;
        let found = Puzzle {
            players: played.setup().players,
            options: played.setup().options.clone(),
            seat: seat.to_string(),
            then: self.plan(played, seat, &verdict.best)?,
            solution: verdict.best,
            chance: round(verdict.chance),
            second: verdict.second,
            second_chance: round(verdict.second_chance),
            iterations,
            position: puzzle::position(played.position())?,
        };
        let again = found.open(self.entry.game).ok()?;
        let same = again.view(Viewer::Seat(seat)) == played.view(Viewer::Seat(seat));
        let tells = !found.told(self.entry.game, &found.solution).ok()?.is_empty();
        (same && tells).then_some(found)
    }

    /// What the seat does next, while only it decides and nothing new is learnt.
    fn plan(&mut self, played: &dyn AnyMatch, seat: Seat, solution: &str) -> Option<Vec<String>> {
        let mut tried = played.fork();
        tried.act(seat, solution).ok()?;
        let mut plan = Vec::new();
        while plan.len() < STEPS
            && tried.can_undo(seat)
            && matches!(tried.pending(), Pending::Seats(seats) if seats.single() == Some(seat))
        {
            let budget = Budget::Iterations(self.iterations);
            let thoughts = self.entry.bots.think(budget, tried.as_ref(), seat, self.rng.random(), &Effort::whole())?;
            let act = thoughts.first()?.act.clone();
            tried.act(seat, &act).ok()?;
            plan.push(act);
        }
        Some(plan)
    }
}

/// What a search found.
struct Verdict {
    best: String,
    chance: f64,
    second: String,
    second_chance: f64,
}

impl Verdict {
    /// The best move and the best of the others; nothing if there is nothing to compare.
    fn of(thoughts: &[Candidate]) -> Option<Verdict> {
        let (best, others) = thoughts.split_first()?;
        let judged = others.iter().filter(|other| other.visits >= TRIED);
        let second = judged.max_by(|one, other| one.expected.total_cmp(&other.expected))?;
        Some(Verdict {
            best: best.act.clone(),
            chance: best.expected,
            second: second.act.clone(),
            second_chance: second.expected,
        })
    }

    fn gap(&self) -> f64 {
        self.chance - self.second_chance
    }
}

/// Whether a puzzle asks for something else than those that are known: not the same move over and over.
fn is_new(found: &Puzzle, known: &[Puzzle]) -> bool {
    let verb = |puzzle: &Puzzle| puzzle.solution.split_whitespace().next().unwrap_or_default().to_owned();
    let same = known.iter().filter(|other| other.solution == found.solution).count();
    let alike = known.iter().filter(|other| verb(other) == verb(found)).count();
    same < 2 && alike <= 3 + known.len() / 3
}
