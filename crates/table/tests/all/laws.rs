//! The laws kit finds what it is meant to find, and nothing in a sound game.

use pebbles::{Pebbles, setup};
use table::laws::{Law, check};
use table::scenario::Scenario;
use table::{Boxed, Dictionary, Lang, Message, Rejected, Rules};

#[test]
fn a_sound_game_keeps_every_law() {
    for players in 2..=3 {
        let tally = check::<Pebbles>(&setup(players, "none"), 300, 1).unwrap_or_else(|finding| panic!("{finding}"));
        assert_eq!(tally.games, 300);
        assert!(tally.refusals > 300, "illegal actions were tried");
    }
}

#[test]
fn every_planted_defect_is_caught_under_its_law() {
    let planted = [
        ("forgetful", Law::SameLogSameState),
        ("offers-refused", Law::OfferedIsAccepted),
        ("accepts-unoffered", Law::OfferedIsAccepted),
        ("stuck", Law::SomebodyCanAct),
        ("endless", Law::SomebodyCanAct),
        ("view-leaks", Law::ViewsDoNotLeak),
        ("waiting-leaks", Law::ViewsDoNotLeak),
        ("event-leaks", Law::ViewsDoNotLeak),
        ("refusal-leaks", Law::ViewsDoNotLeak),
        ("offers-leak", Law::ViewsDoNotLeak),
        ("false-imagination", Law::ViewsDoNotLeak),
        ("loses-pebble", Law::NothingIsLost),
        ("makes-pebble", Law::NothingIsLost),
        ("bad-notation", Law::RoundTrips),
        ("bad-position", Law::RoundTrips),
        ("quiet-reveal", Law::UndoStops),
    ];
    for (defect, law) in planted {
        let finding = check::<Pebbles>(&setup(2, defect), 300, 1).expect_err(defect);
        assert_eq!(finding.law, law, "{defect}: {finding}");
        assert!(finding.steps.len() <= 21, "{defect}: {finding}");
        println!("{defect}: {} after {} steps", finding.law, finding.steps.len());
    }
}

#[test]
fn a_finding_is_short_and_runs_as_a_scenario() {
    let finding = check::<Pebbles>(&setup(2, "makes-pebble"), 50, 1).expect_err("the defect is found");
    assert_eq!(finding.steps.len(), 2, "a deal and one wrong take: {finding}");
    let runs = |text: &str| Scenario::read(text).and_then(|scenario| scenario.run(&Boxed::<Pebbles>::new()));
    runs(&finding.scenario).expect("the steps can be taken");
    let (before, after) = finding.scenario.split_once("{ expect").expect("it expects something");
    let nothing = format!("{before}{{ expect = {{}} }},\n{}", after.split_once('\n').expect("the end of a line").1);
    let why = runs(&nothing).expect_err("nothing is expected").why;
    assert_eq!(why.key, "complaint-scenario-empty");
}

/// Why a scenario about pebbles does not hold that calls a rule silent for this reason and expects this.
fn silent(reason: &str, expected: &str) -> Option<Message> {
    let text = format!(
        r#"
title = "A pebble"
game = "pebbles"
clauses = ["TABLE-1"]
silent."TABLE-1" = "{reason}"
players = 2
steps = ["~ cards 1 2", "a: take 1", {{ {expected} }}]
"#
    );
    let ran = Scenario::read(&text).and_then(|scenario| scenario.run(&Boxed::<Pebbles>::new()));
    ran.err().map(|complaint| complaint.why)
}

#[test]
fn what_is_called_silent_must_be_shown_and_its_reason_be_true() {
    assert_eq!(silent("the heap is smaller", "expect = { heap = 8 }"), None);
    assert_eq!(silent("it is told as PB-2.", "expect = { heap = 8 }"), None, "PB-2 is told");
    let unshown = Message::new("complaint-scenario-unshown").with("clause", "TABLE-1");
    assert_eq!(silent("nothing is lacking", "lacks = [\"nothing\"]"), Some(unshown));
    let unheard = Message::new("complaint-scenario-reason").with("clause", "TABLE-1").with("other", "PB-3");
    assert_eq!(silent("it is told as PB-3", "expect = { heap = 8 }"), Some(unheard), "nothing was shown yet");
}

#[test]
fn what_the_position_states_by_itself_shows_nothing_that_is_called_silent() {
    let run = |expected: &str| {
        let text = format!(
            r#"
title = "A heap"
game = "pebbles"
clauses = ["TABLE-1"]
silent."TABLE-1" = "the heap is of this size"
players = 2

[position]
heap = 9
turn = "a"
cards = [1, 2]
taken = [0, 0]
guesses = ["", ""]
shown = false
extra = 0

[after]
{expected}
"#
        );
        let ran = Scenario::read(&text).and_then(|scenario| scenario.run(&Boxed::<Pebbles>::new()));
        ran.err().map(|complaint| complaint.why)
    };
    let unshown = Message::new("complaint-scenario-unshown").with("clause", "TABLE-1");
    assert_eq!(run("heap = 9\nshown = false"), Some(unshown));
    assert_eq!(run("heap = { at_most = 10 }"), None);
}

#[test]
fn a_seat_that_should_be_offered_nothing_or_is_offered_nothing_is_told_so_in_words() {
    let english = Dictionary::new(Lang::En, []).expect("sound words");
    let said = |expected: &str| {
        let why = silent("the heap is smaller", expected).expect("the offers are others");
        english.say(&why, &|seat| seat.to_string())
    };
    let idle = said("offers = { a = [\"take 1\"] }");
    assert_eq!(idle, "a should be offered take 1, but is offered nothing.", "it is not a's turn any more");
    assert!(said("offers = { b = [] }").starts_with("b should be offered nothing, but is offered take 1"));
}

#[test]
fn undo_leaves_answers_that_others_gave_at_the_same_time() {
    let game = std::sync::Arc::new(Pebbles::open(&setup(2, "none")).expect("the toy opens"));
    let mut table: Box<dyn table::AnyMatch> = Box::new(table::Match::new(game));
    table.settle("cards 1 2").expect("a possible deal");
    let (a, b) = (table::Seat::new(0), table::Seat::new(1));
    for (seat, n) in [(a, 2), (b, 2), (a, 2), (b, 2), (a, 1)] {
        table.act(seat, &format!("take {n}")).expect("an offered action");
    }
    table.act(a, "guess high").expect("a may guess");
    assert!(!table.can_undo(b), "the last act of b lies before an act of a");
    let before = table.fork();
    table.act(b, "guess low").expect("b may guess");
    assert!(!table.can_undo(a) && !table.can_undo(b), "everything is shown now");
    let mut table = before;
    table.undo(a).expect("only b is still thinking");
    assert!(matches!(table.act(a, "take 1"), Err(Rejected::Refused(_))));
}
