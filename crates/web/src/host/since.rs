//! What others did since somebody's last turn: which lines of what happened a page tells of first.

use super::row::Row;
use table::{Arg, Heard, Seat, Viewer};

/// The most steps that are told of.
const MOST: usize = 12;

/// How many steps those hear of who have no turn of their own.
const WATCHED: usize = 3;

/// The steps since the last turn of a seat, each with what this viewer heard of it, newest first. What the seat has done in the turn that is on
/// does not end them, so that they stay until the turn is over. `alone` says whether nobody else sits at the table.
pub(crate) fn news(rows: &[Row], me: Option<Seat>, viewer: Viewer, alone: bool) -> Vec<(usize, Vec<Heard>)> {
    let movers: Vec<Option<Seat>> = rows.iter().map(Row::seat).collect();
    let by_rules = |at: usize| rows[at].heard_by(viewer).iter().any(is_of_nobody);
    let steps = if alone { by_the_rules(&movers, by_rules) } else { by_others(&movers, me) };
    let heard = |at: usize| {
        let heard: Vec<Heard> =
            rows[at].heard_by(viewer).into_iter().filter(|heard| !only_says_whose_turn(heard)).collect();
        (!heard.is_empty()).then_some((at, heard))
    };
    steps.into_iter().filter_map(heard).take(if me.is_some() { MOST } else { WATCHED }).collect()
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
fn by_the_rules(movers: &[Option<Seat>], by_rules: impl Fn(usize) -> bool) -> Vec<usize> {
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
fn by_others(movers: &[Option<Seat>], me: Option<Seat>) -> Vec<usize> {
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
    use super::*;
    use table::{Clause, Message};

    fn steps(text: &str, me: &str) -> Vec<usize> {
        let seat = |letter: char| letter.to_string().parse::<Seat>().ok();
        let movers: Vec<Option<Seat>> = text.chars().map(seat).collect();
        by_others(&movers, me.chars().next().and_then(seat))
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
    fn whose_turn_comes_is_no_news() {
        let say = |key: &'static str| Heard { clause: Clause::new("TH-2.1"), say: Message::new(key) };
        assert!(only_says_whose_turn(&say("told-turn")) && !only_says_whose_turn(&say("told-refill")));
    }

    #[test]
    fn whoever_sits_alone_is_told_what_the_rules_did_until_they_do_more() {
        let seat = "a".parse::<Seat>().ok();
        let movers = [None, seat, None, seat, None, None, seat, None];
        let alone = by_the_rules(&movers, |at| [2, 4].contains(&at));
        assert_eq!(alone, [5, 4, 3], "a step that answers nothing changes nothing");
        assert_eq!(by_the_rules(&movers, |at| at == 7), [7, 6]);
        assert_eq!(by_the_rules(&[None, None, seat], |_| false), [1, 0], "before that it is the deal");
        assert!(by_the_rules(&[], |_| true).is_empty());
    }
}
