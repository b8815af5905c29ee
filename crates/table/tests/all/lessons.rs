//! A learner at a lesson of the toy game: what is answered on the way and beside it.

use pebbles::Pebbles;
use std::sync::LazyLock;
use table::lesson::{Answer, Lesson, Sitting};
use table::scenario::Scenario;
use table::{AnyGame, Boxed};

const LESSON: &str = r#"
title = "Whoever holds the card 3 may take three pebbles"
game = "pebbles"
part = "heap"
players = 2
lit = ["heap"]
steps = ["~ cards 3 2", "a: take 3", "b: take 1", "a: take 3"]

[goal]
"taken.0" = { at_least = 5 }

[after]
heap = 2

[[wrong]]
name = "modest"
steps = ["~ cards 3 2", "a: take 3", "b: take 1", "a: take 1"]
shows."taken.0" = 4

[[wrong]]
name = "greedy"
steps = ["~ cards 3 2", "! a: take 4 -> PB-2"]
"#;

const GAME: &dyn AnyGame = &Boxed::<Pebbles>::new();

fn lesson() -> &'static Lesson {
    static LESSONS: LazyLock<Vec<Lesson>> =
        LazyLock::new(|| Lesson::read_all(&[("01-take-three", LESSON)]).expect("the lesson can be read"));
    &LESSONS[0]
}

fn open() -> Sitting {
    lesson().open(GAME).expect("the lesson can be opened")
}

fn resumed(acts: &[&str]) -> Sitting {
    let acts: Vec<String> = acts.iter().map(ToString::to_string).collect();
    lesson().resume(GAME, &acts).expect("the lesson can be opened")
}

#[test]
fn the_table_plays_what_the_learner_does_not_decide() {
    let mut sitting = open();
    assert_eq!((lesson().id.as_str(), lesson().number), ("take-three", 1));
    assert_eq!(sitting.played().chances(), 1, "the cards are dealt");
    assert_eq!(sitting.show().as_deref(), Some("take 3"));
    assert_eq!(sitting.answer("take 3"), Answer::OnTheWay);
    assert_eq!(sitting.played().facts()["taken"].to_string(), "[3,1]");
    assert_eq!(sitting.events().len(), 2, "both were told");
    assert_eq!(sitting.hint(), ["take 3", "take 1"]);
    assert_eq!(sitting.answer("take 3"), Answer::Done);
    assert_eq!(sitting.answer("take 1"), Answer::Done, "nothing more is done");
    assert_eq!((sitting.acts().len(), sitting.show(), sitting.hint().len()), (2, None, 0));
    lesson().scenario().run(GAME).expect("the lesson is a scenario that holds");
}

#[test]
fn a_foreseen_mistake_is_answered_with_its_own_words() {
    let mut sitting = open();
    let [modest, greedy] = &lesson().wrongs[..] else { panic!("two mistakes are foreseen") };
    let Answer::Refused { refusal, wrong } = sitting.answer("take 4") else { panic!("four are too many") };
    assert_eq!((refusal.clause.as_str(), wrong), ("PB-2", Some(greedy)));
    assert!(sitting.acts().is_empty() && sitting.goes_on());
    let Answer::Refused { wrong, .. } = sitting.answer("guess low") else { panic!("it is too early") };
    assert_eq!(wrong, None);
    assert!(matches!(sitting.answer("sing"), Answer::Unreadable(_)));
    sitting.answer("take 3");
    assert_eq!(sitting.answer("take 1"), Answer::Consequence(modest));
    assert_eq!(sitting.back(), ["take 3"], "only what was wrong is taken back");
    assert_eq!(greedy.says().key, "lesson-take-three-wrong-greedy");
}

#[test]
fn any_way_to_the_goal_is_right_and_one_that_misses_it_is_told_so() {
    let mut sitting = open();
    assert_eq!(sitting.answer("take 2"), Answer::Aside);
    assert_eq!((sitting.show(), sitting.back().len()), (None, 0));
    assert_eq!(sitting.answer("take 3"), Answer::Done);
    let mut sitting = open();
    assert_eq!(sitting.answer("take 1"), Answer::Aside, "the rival has an answer left");
    assert_eq!(sitting.answer("take 3"), Answer::Unforeseen, "the rival has none");
    assert!(!sitting.goes_on() && sitting.back().is_empty());
}

#[test]
fn who_comes_back_finds_what_still_can_be_done() {
    let there = resumed(&["take 3"]);
    assert_eq!((there.standing(), there.acts()), (Answer::OnTheWay, &["take 3".to_owned()][..]));
    let stale = resumed(&["take 3", "take 9", "take 3"]);
    assert_eq!(stale.played().hash(), there.played().hash());
    assert_eq!(resumed(&["take 3", "take 3", "take 1"]).standing(), Answer::Done);
}

#[test]
fn a_lesson_that_cannot_be_is_complained_about_with_its_line() {
    let undo = LESSON.replace("\"a: take 3\"]", "\"undo a\"]");
    let complaint = Lesson::read_all(&[("01-take-three", &undo)]).expect_err("nothing is taken back in a lesson");
    assert_eq!(complaint.line, Some(7));
    let unknown = LESSON.replace("part =", "chapter =");
    assert!(Lesson::read_all(&[("01-take-three", &unknown)]).is_err());
}

#[test]
fn facts_can_be_compared() {
    let holds = |expected: &str| {
        let steps = format!("steps = [\"~ cards 3 2\", \"a: take 3\", {{ expect = {{ {expected} }} }}]");
        let text = format!("title = \"Facts\"\ngame = \"pebbles\"\nplayers = 2\n{steps}\n");
        Scenario::read(&text).expect("it can be read").run(GAME).is_ok()
    };
    for (true_one, false_one) in [
        ("heap = { at_least = 6 }", "heap = { at_least = 7 }"),
        ("heap = { at_most = 6 }", "heap = { at_most = 5 }"),
        ("heap = { not = 5 }", "heap = { not = 6 }"),
        ("taken = { contains = 3 }", "taken = { contains = 2 }"),
        ("taken = { lacks = 2 }", "taken = { lacks = 3 }"),
        ("taken = { one_of_each = [[0, 1], [3]] }", "taken = { one_of_each = [[0, 1], [4]] }"),
    ] {
        assert!(holds(true_one), "{true_one}");
        assert!(!holds(false_one), "{false_one}");
    }
    assert!(!holds("nothing = { at_least = 0 }"));
}
