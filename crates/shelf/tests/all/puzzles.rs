//! The puzzles that are shipped: each opens, can be answered, and is still what a search thinks best.

use bots::{Budget, Effort, Kind};
use table::{Lang, Viewer, puzzle};

/// How many times a puzzle is played through here; whoever made it played it through much more often.
const ITERATIONS: u32 = 400;

#[test]
fn puzzles_can_be_read_and_none_is_there_twice() {
    for entry in shelf::all_games() {
        assert!(puzzle::read(entry.puzzle_file).is_ok(), "{}", entry.id());
        for (at, one) in entry.puzzles().iter().enumerate() {
            let again = entry.puzzles().iter().skip(at + 1).any(|other| other.position == one.position);
            assert!(!again, "{} {}: it is there twice", entry.id(), at + 1);
        }
    }
    for entry in shelf::all_games() {
        let count = entry.puzzles().len();
        assert!(count >= 24, "{}: a few dozen puzzles, not {count}", entry.id());
    }
}

#[test]
fn every_puzzle_opens_and_its_solution_is_offered_and_told_in_every_language() {
    for entry in shelf::all_games() {
        for (at, puzzle) in entry.puzzles().iter().enumerate() {
            let what = format!("{} {}", entry.id(), at + 1);
            let played = puzzle.open(entry.game).unwrap_or_else(|complaint| panic!("{what}: {complaint:?}"));
            let seat = puzzle.seat().expect("a seat");
            let offers = played.offer_texts(seat);
            assert!(offers.len() >= 3, "{what}: there is a choice");
            assert!(offers.contains(&puzzle.solution) && offers.contains(&puzzle.second), "{what}: {offers:?}");
            let gap = puzzle.chance - puzzle.second_chance;
            assert!(puzzle.solution != puzzle.second && gap > 0.29 / puzzle.players as f64, "{what}: {gap}");
            let told =
                puzzle.told(entry.game, &puzzle.solution).unwrap_or_else(|complaint| panic!("{what}: {complaint:?}"));
            assert!(!told.is_empty(), "{what}: the solution tells something");
            for lang in Lang::ALL {
                let words = entry.dictionary(lang);
                let labels = [&puzzle.solution, &puzzle.second].map(|act| played.label(seat, act).expect("a label"));
                for message in
                    told.iter().map(|heard| &heard.say).chain(&labels).chain([&played.prompt(Viewer::Seat(seat))])
                {
                    let (text, faults) = words.try_say(message, &|seat| seat.to_string());
                    assert!(faults.is_empty() && !text.contains('⟨'), "{what} {lang}: {text} {faults:?}");
                }
            }
        }
    }
}

#[test]
fn every_solution_is_still_the_choice_of_a_search() {
    let mut missed = Vec::new();
    for entry in shelf::all_games() {
        for (at, puzzle) in entry.puzzles().iter().enumerate() {
            let played = puzzle.open(entry.game).expect("it opens");
            let seat = puzzle.seat().expect("a seat");
            // The search that found them; what was learnt since may see it otherwise.
            let kind = Kind::SearchHand(Budget::Iterations(ITERATIONS));
            let choice = entry.bots.choose(kind, played.as_ref(), seat, 77, &Effort::whole()).expect("it chooses");
            if choice.act != puzzle.solution {
                missed.push(format!("{} {}: {} instead of {}", entry.id(), at + 1, choice.act, puzzle.solution));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
