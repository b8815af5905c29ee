//! "What would you do?": a bot thinks for the person whose turn it is, and shows what it would do on the board.

use super::choices;
use super::sight::{Sight, stamp};
use super::waiting::{WORTH_TELLING, seconds};
use crate::host::{Advice, Progress};
use boards::Drawn;
use boards::symbols::symbol;
use bots::Candidate;
use maud::{Markup, html};
use table::{Dictionary, Lang, Message, Offer, Seat};

/// How many moves are shown.
const SHOWN: usize = 4;

/// What a bot thinks for the seat: the question, the progress, or the answer.
pub(super) fn panel(sight: &Sight<'_>, seat: Seat, offers: &[Offer]) -> Markup {
    let advice = sight.now.advice_for(sight.live, seat);
    html! {
        @if sight.now.options.advice && offers.len() > 1 {
            @match &advice {
                None => (question(sight, seat)),
                Some(advice) => @match advice.work.look() {
                    Progress::Thinking(done, of) => (thinking(sight.words, sight.live.id.as_str(), seat, advice, (done, of))),
                    Progress::Found(thoughts) => (answer(sight, seat, offers, thoughts)),
                    Progress::Stopped => (question(sight, seat)),
                },
            }
        }
    }
}

fn question(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        form.advice #advice method="post" action=(sight.at("/advice")) data-part="" {
            input type="hidden" name="seat" value=(seat);
            button.small.quiet name="how" value="ask" title=(sight.word("ui-advice-help")) { (symbol("bot")) (sight.word("ui-advice")) }
        }
    }
}

/// How far the thinking is.
pub(super) fn thinking(words: &Dictionary, table: &str, seat: Seat, advice: &Advice, (done, of): (u32, u32)) -> Markup {
    let message = match advice.work.waiting().filter(|waited| *waited >= WORTH_TELLING) {
        Some(waited) => Message::new("ui-advice-waiting").with("n", seconds(waited)),
        None => Message::new("ui-advice-thinking").with("n", done).with("of", of),
    };
    let said = words.say(&message, &|seat| seat.to_string());
    html! {
        form.advice.is-thinking #advice method="post" action={ "/t/" (table) "/advice" } data-part="" data-poll={ "/t/" (table) "/advice" } {
            input type="hidden" name="seat" value=(seat);
            label.small for="advice-progress" { (symbol("bot")) (said) }
            progress #advice-progress max=(of) value=(done) { (done) "/" (of) }
            button.small.quiet name="how" value="stop" { (words.word("ui-advice-stop")) }
            a.small.unscripted href={ "/t/" (table) } { (words.word("ui-look-again")) }
        }
    }
}

fn answer(sight: &Sight<'_>, seat: Seat, offers: &[Offer], thoughts: &[Candidate]) -> Markup {
    let tries: u32 = thoughts.iter().map(|candidate| candidate.visits).sum();
    let shown = thoughts.iter().filter(|candidate| candidate.visits > 0).take(SHOWN);
    let known: Vec<_> = shown
        .filter_map(|candidate| Some((candidate, offers.iter().find(|offer| offer.text == candidate.act)?)))
        .collect();
    let foretold = known.iter().any(|(candidate, _)| candidate.points.is_some());
    html! {
        form.advice.is-found #advice method="post" action=(sight.at("/act")) data-part="" aria-labelledby="advice-title" {
            (stamp(sight, seat))
            h3 #advice-title { (symbol("bot")) (sight.word("ui-advice-says")) }
            table.advice-moves aria-labelledby="advice-title" {
                thead { tr { th { (sight.word("ui-advice-move")) } th.number { (sight.word("ui-advice-tried")) } th.number { (sight.word("ui-advice-result")) } @if foretold { th.number { (sight.word("ui-advice-points")) } } } }
                tbody {
                    @for (index, (candidate, offer)) in known.iter().enumerate() {
                        tr.is-hinted[index == 0] {
                            td { button.offer.small name="act" value=(offer.text) { (sight.say(&offer.label)) } }
                            td.number { (percent(f64::from(candidate.visits) / f64::from(tries.max(1)))) }
                            td.number { (percent(candidate.expected)) }
                            @if foretold { td.number { (candidate.points.map_or_else(|| "–".to_owned(), |foretold| points(sight.words.lang(), foretold))) } }
                        }
                    }
                }
            }
            p.small.muted { (sight.say(&Message::new("ui-advice-note").with("n", tries))) }
        }
    }
}

/// Points that are expected, to the nearest half.
pub(super) fn points(lang: Lang, points: f64) -> String {
    let halves = (points * 2.0).round() / 2.0;
    lang.decimal(halves, usize::from(halves.fract() != 0.0))
}

/// A share in words.
pub(super) fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// Marks what the bot would do wherever the board or the hand offers it, or the first step towards it.
pub(super) fn mark(sight: &Sight<'_>, drawn: &mut Drawn) {
    let advice = sight.stand.deciding(sight.now).and_then(|seat| sight.now.advice_for(sight.live, seat));
    let Some(act) = advice.as_deref().and_then(best) else { return };
    choices::mark(drawn, &[act]);
}

fn best(advice: &Advice) -> Option<&str> {
    match advice.work.progress() {
        Progress::Found(thoughts) => thoughts.first().map(|best| best.act.as_str()),
        Progress::Thinking(..) | Progress::Stopped => None,
    }
}
