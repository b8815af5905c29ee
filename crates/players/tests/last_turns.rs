//! How many points bots leave lying in the very last turn of The Two Heirs, against the best plan of that turn: all plans are counted in which
//! neither chance nor the other side has a say.
//!
//! In their last turn the bots think as long as half an expert, before it much less. `CROWNLANDS_LAST_TURNS=60 cargo test --profile dist -p players
//! --test last_turns -- --nocapture` looks at so many games, the tests at few.

use bots::{AnyBots, Budget, Effort, Kind};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use table::prelude::*;
use table::{AnyMatch, Match, Pending, Seat, Seed, Setup, Teller};
use two_heirs::state::Phase;
use two_heirs::{State, TwoHeirs};

/// How long bots think before the last turn, and in it.
const BEFORE: Kind = Kind::Search(Budget::Iterations(120));
const IN_IT: Kind = Kind::Search(Budget::Iterations(10_000));

/// The positions of a turn that are looked at; a turn with more is left out, and said to be.
const MOST: usize = 400_000;

/// The plans of one turn.
struct Plans<'a> {
    game: &'a TwoHeirs,
    seat: Seat,
    known: HashMap<State, Option<i32>>,
}

impl Plans<'_> {
    /// The most points that can be had from here; `None` where no plan leads to the end, or there are too many.
    fn most(&mut self, state: &State) -> Option<i32> {
        if let Some(known) = self.known.get(state) {
            return *known;
        }
        let most = match self.game.pending(state) {
            Pending::Over => self.game.outcome(state).map(|outcome| outcome.scores[self.seat.index()]),
            Pending::Chance => None,
            Pending::Seats(seats) => {
                let seat = seats.single()?;
                let mut offers = Vec::new();
                self.game.offers(state, seat, &mut offers);
                let own = seat == self.seat || offers.len() == 1;
                let after = |offer| {
                    let mut next = state.clone();
                    self.game.act(&mut next, seat, offer, &mut Teller::silent());
                    next
                };
                let nexts: Vec<State> = offers.iter().filter(|_| own).map(after).collect();
                nexts.iter().filter_map(|next| if self.known.len() < MOST { self.most(next) } else { None }).max()
            }
        };
        self.known.insert(state.clone(), most);
        most
    }
}

/// Plays a game; the points that could be had in its last turn and those that were, or `None` where there are too many plans.
fn last_turn(number: u64) -> Option<(i32, i32)> {
    let setup = Setup::new(TwoHeirs::about(), 2, &BTreeMap::new(), None).expect("the usual setup");
    let game = Arc::new(TwoHeirs::open(&setup).expect("the edition is sound"));
    let (mut played, seed) = (Match::new(Arc::clone(&game)), Seed::from_number(number));
    let mut best: Option<(Seat, Option<i32>)> = None;
    for step in 0_u64.. {
        match played.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = played.roll(&seed).expect("something is rolled");
                played.settle(&chance).expect("what was rolled is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                if best.is_none() && played.state().open.flow.phase == Phase::FinalOne {
                    let mut plans = Plans { game: &game, seat, known: HashMap::new() };
                    let most = plans.most(played.state());
                    best = Some((seat, most.filter(|_| plans.known.len() < MOST)));
                }
                let kind = if best.is_some() { IN_IT } else { BEFORE };
                let dice = number.wrapping_mul(0x9e37_79b9).wrapping_add(step);
                let choice = players::TwoHeirs.choose(kind, &played, seat, dice, &Effort::whole()).expect("it chooses");
                AnyMatch::act(&mut played, seat, &choice.act).expect("what a bot does is lawful");
            }
        }
    }
    let (seat, most) = best.expect("there is a last turn");
    let outcome = AnyMatch::outcome(&played).expect("it is over");
    Some((most?, outcome.scores[seat.index()]))
}

#[test]
fn few_points_are_left_lying_in_the_last_turn() {
    let asked = std::env::var("CROWNLANDS_LAST_TURNS").ok();
    let asked: Option<u64> = asked.map(|games| games.parse().expect("CROWNLANDS_LAST_TURNS is a number"));
    let (mut left, mut counted, mut uncounted) = (0, 0, 0);
    for number in 0..asked.unwrap_or(4) {
        match last_turn(number) {
            // Chance or the other side may have given more than any plan could count on.
            Some((most, had)) => (left, counted) = (left + (most - had).max(0), counted + 1),
            None => uncounted += 1,
        }
    }
    let mean = f64::from(left) / f64::from(counted.max(1));
    println!(
        "{IN_IT}: {left} points left lying in {counted} last turns, {mean:.2} each; {uncounted} had too many plans"
    );
    assert!(counted > uncounted, "only {counted} last turns could be counted");
    // Less than half a point is what we want; it was 4 points in 3 turns when this was written, and must not grow.
    assert!(mean < 1.5, "{mean:.2} points are left lying in a last turn");
}
