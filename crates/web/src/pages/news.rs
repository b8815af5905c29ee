//! What the others did since my last turn, in one line, and the way to see it once more.

use super::sight::Sight;
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use table::{Heard, Seat};

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
                            li { @if let Some(seat) = step.seat { (chip(seat)) " " } (said(sight, &step.heard)) }
                        }
                    }
                }
                None => p.muted { (sight.word("ui-news-none")) },
            }
        }
    }
}

fn said(sight: &Sight<'_>, heard: &[Heard]) -> String {
    heard.iter().map(|line| sight.say(&line.say)).collect::<Vec<_>>().join(" ")
}

/// The steps since the last turn of the viewer, newest first. What the viewer has done in the turn that is on does not end them, so that
/// the line stays as it is until the turn is over.
fn since(sight: &Sight<'_>) -> Vec<Step> {
    let rows = &sight.now.rows;
    let me = sight.stand.viewer.seat();
    let movers: Vec<Option<Seat>> = rows.iter().map(|row| row.seat()).collect();
    let steps = others(&movers, me).into_iter().map(|at| Step {
        number: at + 1,
        seat: movers[at],
        heard: rows[at].heard_by(sight.stand.viewer),
    });
    steps.filter(|step| !step.heard.is_empty()).take(if me.is_some() { MOST } else { WATCHED }).collect()
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
    use super::others;
    use table::Seat;

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
}
