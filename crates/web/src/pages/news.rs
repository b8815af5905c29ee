//! What the others did since my last turn, in one line, and the way to see it once more.

use super::sight::Sight;
use crate::host::news;
use boards::doer;
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use table::{Heard, Seat};

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

/// The steps since the last turn of the viewer, newest first.
fn since(sight: &Sight<'_>) -> Vec<Step> {
    let rows = &sight.now.rows;
    let steps = news(rows, sight.stand.own(), sight.stand.viewer, sight.now.seats.len() == 1);
    steps.into_iter().map(|(at, heard)| Step { number: at + 1, seat: rows[at].seat(), heard }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Step, told};
    use table::{Clause, Heard, Message, Seat};

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
}
