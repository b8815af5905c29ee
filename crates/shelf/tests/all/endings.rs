//! Ends of games that can be counted to the last leaf: strong and expert bots find the one best move.
//!
//! Bots play games; from the end backwards every decision is looked at after which nobody else decides and nothing is left to chance. All
//! ways to the end are played, so what each offer can bring at best is known and not judged.

use bots::{Effort, Kind, Level};
use std::collections::BTreeMap;
use table::{AnyMatch, Pending, Seat, Seed, Setup};

/// How many endings are counted at most, and how many each game must have shown.
const MOST: usize = 12;
const LEAST: usize = 4;
/// How many games are played to find them.
const GAMES: u64 = 60;
/// How many ways to the end an ending may have.
const WAYS: usize = 400;

/// What a seat can still reach: the worth of the end to it, and its points.
type Reached = (f32, i32);

/// An ending with one best move.
struct Ending {
    played: Box<dyn AnyMatch>,
    seat: Seat,
    best: String,
    why: String,
}

/// The best that the seat can reach, all ways counted; `None` where somebody or something else has a say, or there are too many ways.
fn reach(played: &dyn AnyMatch, seat: Seat, ways: &mut usize) -> Option<Reached> {
    match played.pending() {
        Pending::Chance => None,
        Pending::Over => {
            *ways += 1;
            let outcome = played.outcome()?;
            (*ways <= WAYS).then(|| (outcome.worth(seat), outcome.scores[seat.index()]))
        }
        Pending::Seats(seats) => {
            let offers = played.offer_texts(seats.single()?);
            if seats.single()? != seat && offers.len() > 1 {
                return None;
            }
            let mut best: Option<Reached> = None;
            for offer in offers {
                let reached = reach(after(played, seats.single()?, &offer).as_ref(), seat, ways)?;
                best = Some(best.map_or(reached, |best| (best.0.max(reached.0), best.1.max(reached.1))));
            }
            best
        }
    }
}

fn after(played: &dyn AnyMatch, seat: Seat, offer: &str) -> Box<dyn AnyMatch> {
    let mut next = played.fork();
    next.act(seat, offer).expect("what is offered is allowed");
    next
}

/// The one best move of a decision, if it is an ending and has one: nothing else is worth as much or brings as many points.
fn best_move(played: &dyn AnyMatch, seat: Seat) -> Option<(String, String)> {
    let mut ways = 0;
    let mut all = Vec::new();
    for offer in played.offer_texts(seat) {
        all.push((reach(after(played, seat, &offer).as_ref(), seat, &mut ways)?, offer));
    }
    all.sort_by(|one, other| other.0.0.total_cmp(&one.0.0));
    let [(best, act), rest @ ..] = all.as_slice() else { return None };
    let second = rest.first()?.0;
    let alone = best.0 > second.0 && rest.iter().all(|(reached, _)| best.1 > reached.1);
    alone.then(|| (act.clone(), format!("{} points instead of {}, {ways} ways to the end", best.1, second.1)))
}

/// The endings of games between fair players that now and then take anything.
fn endings(entry: &shelf::Entry) -> Vec<Ending> {
    let about = entry.game.about();
    let setup = Setup::new(about, about.usual, &BTreeMap::new(), None).expect("the usual setup");
    let mut found = Vec::new();
    for number in 0..GAMES {
        let decisions = play(entry, &setup, number);
        // One a game is enough: they differ more.
        let ending = decisions.into_iter().rev().take(24).find_map(|(played, seat)| {
            let (best, why) = best_move(played.as_ref(), seat)?;
            Some(Ending { played, seat, best, why })
        });
        found.extend(ending);
        if found.len() == MOST {
            break;
        }
    }
    found
}

/// The decisions of a game in which one seat alone had a choice.
fn play(entry: &shelf::Entry, setup: &Setup, number: u64) -> Vec<(Box<dyn AnyMatch>, Seat)> {
    let seed = Seed::from_number(number);
    let mut played = entry.game.begin(setup).expect("it begins");
    let mut decisions = Vec::new();
    for step in 0.. {
        match played.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = played.roll(&seed).expect("something is rolled");
                played.settle(&chance).expect("what was rolled is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                if seats.single().is_some() && played.offer_texts(seat).len() > 1 {
                    decisions.push((played.fork(), seat));
                }
                let kind = if step % 17 == 5 { Kind::Random } else { Kind::Level(Level::Fair) };
                let dice = number.wrapping_mul(0x9e37_79b9).wrapping_add(step);
                let choice = entry.bots.choose(kind, played.as_ref(), seat, dice, &Effort::whole()).expect("a choice");
                played.act(seat, &choice.act).expect("what a bot chooses is allowed");
            }
        }
    }
    decisions
}

fn the_best_move_is_found(game: &str) {
    let entry = shelf::all_games().iter().find(|entry| entry.id() == game).expect("it is on the shelf");
    let endings = endings(entry);
    assert!(endings.len() >= LEAST, "{game}: only {} endings were found", endings.len());
    let mut missed = Vec::new();
    for Ending { played, seat, best, why } in &endings {
        for level in [Level::Strong, Level::Expert] {
            for dice in 0..3 {
                let choice = entry.bots.choose(Kind::Level(level), played.as_ref(), *seat, dice, &Effort::whole());
                let act = choice.expect("it chooses").act;
                if act != *best {
                    missed.push(format!("{}: {act} instead of {best} ({why})", level.name()));
                }
            }
        }
    }
    println!("{game}: {} endings", endings.len());
    assert!(missed.is_empty(), "{game}, {} endings:\n{}", endings.len(), missed.join("\n"));
}

#[test]
fn the_best_move_of_an_ending_is_found_in_brian_boru() {
    the_best_move_is_found("brian-boru");
}

#[test]
fn the_best_move_of_an_ending_is_found_in_the_two_heirs() {
    the_best_move_is_found("two-heirs");
}

#[test]
fn the_best_move_of_an_ending_is_found_in_northgard() {
    the_best_move_is_found("northgard");
}

#[test]
fn the_best_move_of_an_ending_is_found_in_crescent_moon() {
    the_best_move_is_found("crescent-moon");
}
