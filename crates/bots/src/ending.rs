//! Ends that can be counted: where nobody else decides any more and nothing is left to chance, all ways to the end are played.
//!
//! Where there are too many, search proposes a few offers and the ends that those lead to are counted.
//!
//! Ways that differ only in the order of their steps are played once, and those that can lead to nothing better not at all, as far as the game
//! knows which these are ([`Advice::prune_orders`], [`Advice::ceiling`]).

use crate::{Budget, Effort, Seen, Stop};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use table::{Advice, Pending, Seat, Teller};

/// At how many imagined tables the same way must be the best one.
const TABLES: usize = 4;
/// How many offers of a search are compared.
const PROPOSED: u32 = 3;
/// The longest way that is looked at, in decisions of anybody: in longer ones somebody goes round in circles.
const LONGEST: usize = 100;

/// How much may be counted before a decision is left to search.
pub(crate) struct Purse<'a> {
    /// So many steps may still be tried, at all tables together.
    steps: usize,
    /// Nothing is counted any more from then on.
    until: Option<Instant>,
    stop: &'a Stop,
}

impl<'a> Purse<'a> {
    /// Steps for each iteration of a search, and for all of them at least and at most.
    const EACH: usize = 150;
    const LEAST: usize = 16_000;
    const MOST: usize = 600_000;
    /// How often it looks at the clock.
    const LOOK: usize = 256;

    /// What a search spends on counting at a time: its share of the time, or steps for its iterations, so that the same number plays the same.
    pub(crate) fn of(budget: Budget, effort: &'a Effort) -> Purse<'a> {
        let steps = match budget {
            Budget::Iterations(most) => (most as usize).saturating_mul(Self::EACH).clamp(Self::LEAST, Self::MOST),
            Budget::Time(_) => Self::MOST,
        };
        Purse { steps, until: Instant::now().checked_add(Self::time(budget, effort)), stop: &effort.stop }
    }

    /// The share of its time that a search spends on counting at a time: a third, because it may count before it searches and after.
    pub(crate) fn time(budget: Budget, effort: &Effort) -> Duration {
        let most = match budget {
            Budget::Iterations(_) => effort.most,
            Budget::Time(limit) => limit.min(effort.most),
        };
        most / 3
    }

    /// Whether nothing is left, so that there was more to count.
    pub(crate) const fn is_empty(&self) -> bool {
        self.steps == 0
    }

    /// A part of what is left.
    fn part(&self, parts: u32) -> Purse<'a> {
        let now = Instant::now();
        let until = self.until.map(|until| now + until.saturating_duration_since(now) / parts);
        Purse { steps: self.steps / parts as usize, until, stop: self.stop }
    }

    /// Takes out a step; `None` if nothing is left.
    fn spend(&mut self) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        let looks = self.steps % Self::LOOK == Self::LOOK - 1;
        let over = || self.stop.is_raised() || self.until.is_some_and(|until| Instant::now() >= until);
        if looks && over() {
            self.steps = 0;
            return None;
        }
        Some(())
    }
}

/// The sensible offer that leads to the best end, if all ways to the end can be counted and nothing hidden decides between them.
pub(crate) fn best<G: Advice>(seen: &Seen<'_, G>, rng: &mut ChaCha8Rng, purse: &mut Purse<'_>) -> Option<usize> {
    let sensible = seen.sensible(rng);
    agreed(seen, &sensible, (0..TABLES).map(|_| seen.game.imagine(seen.view, rng)), purse)
}

/// The offer that leads to the best end among those that a search likes best, which are given best first; `None` where the end of the first one
/// cannot be counted or hidden things may decide.
pub(crate) fn best_of_proposed<G: Advice>(
    seen: &Seen<'_, G>,
    proposed: &[usize],
    rng: &mut ChaCha8Rng,
    purse: &Purse<'_>,
) -> Option<usize> {
    let table = seen.game.imagine(seen.view, rng);
    if (1..TABLES).any(|_| seen.game.imagine(seen.view, rng) != table) {
        return None;
    }
    let worth = |offer: usize| Some(Count::new(seen, &mut purse.part(PROPOSED)).ways(&table, &[offer])?.worth);
    let (first, others) = proposed.split_first()?;
    let mut best = (worth(*first)?, *first);
    for offer in others.iter().take(PROPOSED as usize - 1) {
        if let Some(worth) = worth(*offer).filter(|worth| *worth > best.0) {
            best = (worth, *offer);
        }
    }
    Some(best.1)
}

/// The first offer of the best way to the end at all of these tables, if one way is the best at each of them. It would not do that every table
/// has the same best offer: what follows it may hang on what the seat cannot know.
fn agreed<G: Advice>(
    seen: &Seen<'_, G>,
    sensible: &[usize],
    mut tables: impl Iterator<Item = G::State>,
    purse: &mut Purse<'_>,
) -> Option<usize> {
    let first = tables.next()?;
    let way = Count::new(seen, purse).ways(&first, sensible)?;
    for table in tables.filter(|table| *table != first) {
        let most = Count::new(seen, purse).ways(&table, sensible)?.worth;
        if follow(seen, table, &way.moves)? < most {
            return None;
        }
    }
    seen.offers.iter().position(|offer| Some(offer) == way.moves.first())
}

/// A way to the end.
struct Way<A> {
    /// What its end is worth to the seat.
    worth: f32,
    /// The moves of the seat.
    moves: Vec<A>,
}

/// Counts the ways to the end at one table.
struct Count<'a, 'p, 's, G: Advice> {
    seen: &'a Seen<'a, G>,
    purse: &'p mut Purse<'s>,
    /// The moves of the seat until here, and how many decisions there were.
    moves: Vec<G::Action>,
    depth: usize,
    /// The best way so far; of two with equal ends the shorter one.
    best: Option<Way<G::Action>>,
}

impl<'a, 'p, 's, G: Advice> Count<'a, 'p, 's, G> {
    fn new(seen: &'a Seen<'a, G>, purse: &'p mut Purse<'s>) -> Count<'a, 'p, 's, G> {
        Count { seen, purse, moves: Vec::new(), depth: 0, best: None }
    }

    /// The best way that begins with one of these offers.
    fn ways(mut self, table: &G::State, sensible: &[usize]) -> Option<Way<G::Action>> {
        let offers = self.seen.offers;
        self.try_all(table, self.seen.seat, sensible.iter().map(|index| &offers[*index]))?;
        self.best
    }

    /// Goes on to every end; `None` where somebody or something else has a say, or too much is to be counted. `last` is the step of the seat that
    /// led here, and the table before it.
    fn go_on(&mut self, state: &G::State, last: Option<(&G::State, &G::Action)>) -> Option<()> {
        let (game, own) = (self.seen.game, self.seen.seat);
        let seat = match game.pending(state) {
            Pending::Over => {
                let worth = game.outcome(state)?.worth(own);
                if self.is_better(worth, self.moves.len()) {
                    self.best = Some(Way { worth, moves: self.moves.clone() });
                }
                return Some(());
            }
            Pending::Chance => return None,
            Pending::Seats(seats) => seats.single()?,
        };
        // A step at least is still to be taken.
        if game.ceiling(state, own).is_some_and(|most| !self.is_better(most, self.moves.len() + 1)) {
            return Some(());
        }
        let mut offers = Vec::new();
        game.offers(state, seat, &mut offers);
        if seat != own && offers.len() > 1 {
            return None;
        }
        if let Some((before, step)) = last.filter(|_| seat == own) {
            game.prune_orders(before, step, state, seat, &mut offers);
        }
        self.try_all(state, seat, offers.iter())
    }

    fn try_all<'o>(&mut self, state: &G::State, seat: Seat, offers: impl Iterator<Item = &'o G::Action>) -> Option<()> {
        let own = seat == self.seen.seat;
        self.depth += 1;
        for offer in offers {
            self.purse.spend()?;
            let mut next = state.clone();
            self.seen.game.act(&mut next, seat, offer, &mut Teller::silent());
            if own {
                self.moves.push(offer.clone());
            }
            if self.depth > LONGEST {
                return None;
            }
            self.go_on(&next, own.then_some((state, offer)))?;
            if own {
                self.moves.pop();
            }
        }
        self.depth -= 1;
        Some(())
    }

    /// Whether an end that is worth so much after so many moves is better than the best so far.
    fn is_better(&self, worth: f32, moves: usize) -> bool {
        let shorter = |best: &Way<_>| worth == best.worth && moves < best.moves.len();
        self.best.as_ref().is_none_or(|best| worth > best.worth || shorter(best))
    }
}

/// What comes of these moves at this table; `None` where they do not lead to an end.
fn follow<G: Advice>(seen: &Seen<'_, G>, mut table: G::State, moves: &[G::Action]) -> Option<f32> {
    let (game, mut moves) = (seen.game, moves.iter());
    let mut offers = Vec::new();
    while game.pending(&table) != Pending::Over {
        let Pending::Seats(seats) = game.pending(&table) else { return None };
        // The first of these decisions may be taken by several at once, like any other.
        let seat = if seats.has(seen.seat) { seen.seat } else { seats.single()? };
        offers.clear();
        game.offers(&table, seat, &mut offers);
        let taken = if seat == seen.seat { moves.next()? } else { offers.first()? };
        if !offers.contains(taken) {
            return None;
        }
        game.act(&mut table, seat, taken, &mut Teller::silent());
    }
    game.outcome(&table).map(|outcome| outcome.worth(seen.seat))
}

#[cfg(test)]
mod tests {
    use super::{Purse, agreed, best, best_of_proposed};
    use crate::{Budget, Effort, Seen};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::time::{Duration, Instant};
    use table::testing::{offers, place, rules, seat};
    use table::{Knowledge, Notation, Viewer};
    use two_heirs::TwoHeirs;

    /// The last turn of a game: all units of a stand beside two tiles, one of which carries its cathedral.
    fn last_turn(cathedral: &str, other: &str) -> String {
        let board = format!(r#"board = ["(0,0) free gn", "{cathedral} a tc_cath_gn", "{other} free gn"]"#);
        format!("{board}\nflow = {{ turn = \"a\", phase = \"final 1\" }}\n")
    }

    #[test]
    fn what_hidden_things_decide_is_not_counted_as_certain() {
        let game: TwoHeirs = rules(2, &[]);
        let [east, north] = [last_turn("(1,0)", "(0,1)"), last_turn("(0,1)", "(1,0)")].map(|text| place(&game, &text));
        let mut all = offers(&game, &east, seat("a"));
        all.retain(|offer| offers(&game, &north, seat("a")).contains(offer));
        assert!(all.len() > 2, "tables that differ in nothing the seat can tell offer the same: {all:?}");
        let view = game.view(&east, Viewer::Seat(seat("a")));
        let seen = Seen { game: &game, view: &view, seat: seat("a"), offers: &all };
        let every: Vec<usize> = (0..all.len()).collect();
        let chosen = |among: &[usize], tables: &[_]| {
            let effort = Effort::whole();
            let mut purse = Purse::of(Budget::Iterations(1), &effort);
            let index = agreed(&seen, among, tables.iter().cloned(), &mut purse);
            index.map(|index| game.write_action(&all[index])).unwrap_or_default()
        };
        assert!(chosen(&every, &[east.clone(), east.clone()]).ends_with("(1,0)"));
        assert!(chosen(&every, &[north.clone(), north.clone()]).ends_with("(0,1)"));
        assert_eq!(chosen(&every, &[east.clone(), north]), "", "nobody knows where the cathedral is");
        let end = all.iter().position(|offer| game.write_action(offer) == "end").expect("the turn may end");
        assert_eq!(chosen(&[end], &[east]), "end", "only sensible offers are looked at");
    }

    #[test]
    fn nothing_is_counted_without_steps_or_time_or_once_it_is_stopped() {
        let game: TwoHeirs = rules(2, &[]);
        let state = place(&game, &last_turn("(1,0)", "(0,1)"));
        let all = offers(&game, &state, seat("a"));
        let view = game.view(&state, Viewer::Seat(seat("a")));
        let seen = Seen { game: &game, view: &view, seat: seat("a"), offers: &all };
        let count = |steps, most, stopped| {
            let effort = Effort::within(most);
            if stopped {
                effort.stop.raise();
            }
            let mut purse = Purse { steps, ..Purse::of(Budget::Time(Duration::MAX), &effort) };
            let counted = best(&seen, &mut ChaCha8Rng::seed_from_u64(1), &mut purse).is_some();
            assert!(counted || purse.is_empty());
            counted
        };
        let enough = 100 * Purse::LOOK;
        assert!(count(enough, Duration::MAX, false));
        assert!(!count(3, Duration::MAX, false), "there are more ways than steps");
        assert!(!count(enough, Duration::ZERO, false), "there is no time");
        assert!(!count(enough, Duration::MAX, true), "nobody waits for it");
    }

    #[test]
    fn the_offers_of_a_search_are_compared_by_the_ends_they_lead_to() {
        let game: TwoHeirs = rules(2, &[]);
        let state = place(&game, &last_turn("(1,0)", "(0,1)"));
        let all = offers(&game, &state, seat("a"));
        let view = game.view(&state, Viewer::Seat(seat("a")));
        let seen = Seen { game: &game, view: &view, seat: seat("a"), offers: &all };
        let [end, off, on] = ["end", "move elite (0,1)", "move elite (1,0)"]
            .map(|text| all.iter().position(|offer| game.write_action(offer) == text).expect("it is offered"));
        let chosen = |proposed: &[usize], steps| {
            let effort = Effort::whole();
            let purse = Purse { steps, ..Purse::of(Budget::Iterations(1), &effort) };
            best_of_proposed(&seen, proposed, &mut ChaCha8Rng::seed_from_u64(1), &purse)
        };
        assert_eq!(chosen(&[end, on], 16_000), Some(on), "the cathedral counts twice");
        assert_eq!(chosen(&[on, off, end], 16_000), Some(on), "the first of equals");
        assert_eq!(chosen(&[off, end, end, on], 16_000), Some(off), "another unit may still be called");
        assert_eq!(chosen(&[on, end], 3), None, "what comes of the first cannot be counted");
    }

    #[test]
    fn a_number_of_iterations_counts_as_much_every_time_and_a_time_leaves_some_for_search() {
        let whole = Effort::whole();
        let strong = Purse::of(Budget::Iterations(120), &whole);
        let year = Duration::from_secs(365 * 24 * 3600);
        assert!(strong.until.is_none_or(|until| until.duration_since(Instant::now()) > year), "no clock decides");
        assert_eq!(strong.steps, 120 * Purse::EACH);
        assert_eq!(Purse::of(Budget::Iterations(1), &whole).steps, Purse::LEAST);
        assert_eq!(Purse::of(Budget::Iterations(10_000_000), &whole).steps, Purse::MOST);
        let expert = Purse::of(Budget::Time(Duration::from_millis(1500)), &whole);
        let until = expert.until.expect("it looks at the clock");
        assert!(until.duration_since(Instant::now()) <= Duration::from_millis(500));
    }
}
