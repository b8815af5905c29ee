//! What the others did since my last turn, in one line, and the way to see it once more.

use super::sight::Sight;
use boards::doer;
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use table::{Arg, Heard, Seat};

/// The most steps that the line tells of.
const MOST: usize = 12;

/// How many steps those hear of who have no turn of their own.
const WATCHED: usize = 3;

/// A step of the game as this viewer heard of it.
struct Step {
    /// Its number in the replay.
    number: usize,
    seat: Option<Seat>,
    heard: Vec<Heard>,
}

/// The line: newest first, for where it is cut off is old.
pub(super) fn line(sight: &Sight<'_>) -> Markup {
    let steps = since(sight);
    let numbers: Vec<String> = steps.iter().rev().map(|step| step.number.to_string()).collect();
    html! {
        section.t-news aria-label=(sight.word("ui-news")) {
            @match numbers.first() {
                Some(first) => {
                    a.button.small.quiet.relive href=(sight.at(&format!("/replay/{first}"))) data-relive=(numbers.join(" ")) title=(sight.word("ui-news-again")) {
                        (symbol("play")) span.unseen { (sight.word("ui-news-again")) }
                    }
                    ol.news tabindex="0" aria-label=(sight.word("ui-news")) {
                        @for step in &steps {
                            li {
                                @for (at, (seat, line)) in told(step).enumerate() {
                                    @if at > 0 { " " }
                                    @if let Some(seat) = seat { (chip(seat)) " " }
                                    (sight.say(&line.say))
                                }
                            }
                        }
                    }
                }
                None => p.muted { (sight.word("ui-news-none")) },
            }
        }
    }
}

/// What was told of a step, sentence by sentence, each with the chip to set before it: of whom it speaks, or else of who took the step; none
/// where the sentence before speaks of the same.
fn told(step: &Step) -> impl Iterator<Item = (Option<Seat>, &Heard)> {
    let mut before = None;
    step.heard.iter().map(move |line| {
        let seat = doer(line).or(step.seat);
        let new = seat.filter(|seat| before != Some(*seat));
        before = seat;
        (new, line)
    })
}

/// The steps since the last turn of the viewer, newest first. What the viewer has done in the turn that is on does not end them, so that
/// the line stays as it is until the turn is over.
fn since(sight: &Sight<'_>) -> Vec<Step> {
    let rows = &sight.now.rows;
    let me = sight.stand.own();
    let movers: Vec<Option<Seat>> = rows.iter().map(|row| row.seat()).collect();
    let by_rules = |at: usize| rows[at].heard_by(sight.stand.viewer).iter().any(is_of_nobody);
    let steps = if sight.now.seats.len() == 1 { alone(&movers, by_rules) } else { others(&movers, me) };
    let steps = steps.into_iter().map(|at| Step {
        number: at + 1,
        seat: movers[at],
        heard: rows[at].heard_by(sight.stand.viewer).into_iter().filter(|heard| !only_says_whose_turn(heard)).collect(),
    });
    steps.filter(|step| !step.heard.is_empty()).take(if me.is_some() { MOST } else { WATCHED }).collect()
}

/// Whether a sentence tells only whose turn comes: the page says that all the time.
fn only_says_whose_turn(heard: &Heard) -> bool {
    heard.say.key == "told-turn"
}

/// Whether a sentence tells what somebody did who has no seat: the rules play an opponent.
fn is_of_nobody(heard: &Heard) -> bool {
    heard.say.args.iter().any(|(name, arg)| name == "who" && !matches!(arg, Arg::Seat(_)))
}

/// Which of these steps tell what the rules last did in the place of an opponent, for a person who sits alone: the one that person made
/// before it, and chance after it. What the person does next does not end them, so that the line stays until there is something new. Newest
/// first.
fn alone(movers: &[Option<Seat>], by_rules: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut end = movers.len();
    for begin in (0..movers.len()).rev().filter(|at| movers[*at].is_some()) {
        if (begin..end).any(&by_rules) {
            return (begin..end).rev().collect();
        }
        end = begin;
    }
    (0..end).rev().collect()
}

/// Which of these steps others made, or chance after them, since the last turn of `me`; newest first.
fn others(movers: &[Option<Seat>], me: Option<Seat>) -> Vec<usize> {
    let mut found = Vec::new();
    let mut seen_other = false;
    for (at, mover) in movers.iter().enumerate().rev() {
        if mover.is_some() && *mover == me {
            if seen_other {
                break;
            }
            // What chance did after a step of mine is part of my turn.
            found.clear();
        } else {
            seen_other |= mover.is_some();
            found.push(at);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Step, alone, only_says_whose_turn, others, told};
    use table::{Clause, Heard, Message, Seat};

    fn steps(text: &str, me: &str) -> Vec<usize> {
        let seat = |letter: char| letter.to_string().parse::<Seat>().ok();
        let movers: Vec<Option<Seat>> = text.chars().map(seat).collect();
        others(&movers, me.chars().next().and_then(seat))
    }

    #[test]
    fn what_others_did_is_told_until_my_turn_is_over() {
        assert_eq!(steps("abc", "a"), [2, 1]);
        assert_eq!(steps("abca", "a"), [2, 1], "after a first step of mine it is still told");
        assert_eq!(steps("abcaab", "a"), [5], "and no longer once somebody else has moved");
        assert_eq!(steps("ab-c-", "a"), [4, 3, 2, 1], "chance belongs to those before it");
        assert_eq!(steps("abca-", "a"), [2, 1], "after a step of mine it is mine");
        assert_eq!(steps("ab", ""), [1, 0], "whoever watches hears of everybody");
        assert!(steps("", "a").is_empty());
    }

    #[test]
    fn a_sentence_bears_the_chip_of_whom_it_is_about() {
        let seat = |letter: &str| letter.parse::<Seat>().expect("a seat");
        let about = |whom: &str| Heard {
            clause: Clause::new("TH-3.1"),
            say: Message::new("told-turn").with("seat", seat(whom)),
        };
        let plain = Heard { clause: Clause::new("TH-4.6"), say: Message::new("told-refill") };
        let step = Step { number: 1, seat: Some(seat("b")), heard: vec![plain, about("b"), about("a"), about("a")] };
        let chips: Vec<Option<Seat>> = told(&step).map(|(chip, _)| chip).collect();
        assert_eq!(chips, [Some(seat("b")), None, Some(seat("a")), None], "whose turn comes is not who ended one");
    }

    #[test]
    fn whose_turn_comes_is_no_news() {
        let say = |key: &'static str| Heard { clause: Clause::new("TH-2.1"), say: Message::new(key) };
        assert!(only_says_whose_turn(&say("told-turn")) && !only_says_whose_turn(&say("told-refill")));
    }

    #[test]
    fn whoever_sits_alone_is_told_what_the_rules_did_until_they_do_more() {
        let seat = "a".parse::<Seat>().ok();
        let movers = [None, seat, None, seat, None, None, seat, None];
        assert_eq!(alone(&movers, |at| [2, 4].contains(&at)), [5, 4, 3], "a step that answers nothing changes nothing");
        assert_eq!(alone(&movers, |at| at == 7), [7, 6]);
        assert_eq!(alone(&[None, None, seat], |_| false), [1, 0], "before that it is the deal");
        assert!(alone(&[], |_| true).is_empty());
    }
}
