//! Who plays: the chips at the head of the table and the podium at its end, with teams and with those who have no seat.

use super::sight::Sight;
use boards::emblems::{self, chip};
use boards::symbols::spoken;
use boards::{Drawn, Party};
use maud::{Markup, html};
use store::Status;
use table::{Message, Outcome, Seat, SeatSet};

/// How everybody stands: whom the table waits for, and the points as far as the viewer knows them.
struct Standing {
    due: SeatSet,
    totals: Vec<Option<i32>>,
}

/// Everybody with their points, whose turn it is, and who plays together.
pub(super) fn chips(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let viewer = sight.stand.viewer;
    let standing = Standing { due: sight.now.game.waiting(viewer), totals: sight.now.game.sheet(viewer).totals };
    html! {
        ol.players aria-label=(sight.word("ui-players")) {
            @if drawn.parties.is_empty() {
                @for seat in Seat::all(sight.now.seats.len()) { (player(sight, &standing, seat)) }
            } @else {
                @for party in &drawn.parties { (together(sight, &standing, party)) }
            }
        }
    }
}

fn together(sight: &Sight<'_>, standing: &Standing, party: &Party) -> Markup {
    html! {
        @match party.seats[..] {
            [] => li.player.(emblems::class(party.wears)) {
                (chip(party.wears))
                span.player-name { (party.name) }
                @if let Some(score) = &party.score { (points(sight, score)) }
            },
            [only] => (player(sight, standing, only)),
            _ => li.team {
                ol { @for seat in &party.seats { (player(sight, standing, *seat)) } }
                @if let Some(score) = &party.score { b.team-score title=(sight.word("ui-team-score")) { span.unseen { (sight.word("ui-team-score")) ": " } span aria-hidden="true" { "Σ " } (score) } }
            },
        }
    }
}

fn player(sight: &Sight<'_>, standing: &Standing, seat: Seat) -> Markup {
    let due = standing.due.has(seat);
    html! {
        li.player.(emblems::class(seat)).is-due[due].is-mine[sight.stand.mine.has(seat)] {
            (chip(seat))
            span.player-name { (sight.name(seat)) }
            @if sight.now.is_deputy(seat) { (spoken("bot", &sight.say(&Message::new("ui-deputy").with("seat", seat)))) }
            @else if sight.now.bot_on(seat).is_some() { (spoken("bot", &sight.word("ui-bot"))) }
            @if sight.stand.own() == Some(seat) { span.muted { "(" (sight.word("ui-you")) ")" } }
            @if let Some(Some(total)) = standing.totals.get(seat.index()) { (points(sight, &total.to_string())) }
            @if due { (due_words(sight, seat)) }
            (super::pace::clock_of(sight, seat))
        }
    }
}

/// Points; while a game is on they are what an end now would bring.
fn points(sight: &Sight<'_>, score: &str) -> Markup {
    let key = if sight.now.status == Status::Playing { "ui-score-now" } else { "board-score" };
    let words = sight.word(key);
    html! { b.player-score title=(words) { span.unseen { (words) ": " } (score) } }
}

fn due_words(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @match (sight.now.bot_on(seat), sight.stand.own() == Some(seat)) {
            (Some(_), _) => span.thinking { (sight.word("ui-thinking")) },
            (None, true) => span.badge.is-turn { (sight.word("ui-your-turn")) },
            (None, false) => span.badge { (sight.word("ui-due")) },
        }
    }
}

/// Where the game is, what ends it and what it is about: one line, always there.
pub(super) fn progress(drawn: &Drawn) -> Markup {
    html! {
        @if let Some(progress) = &drawn.progress {
            p.t-now { (drawn.clock) b { (progress.now) } span { (progress.end) } span.muted { (progress.goal) } }
        }
    }
}

/// Who came where.
pub(super) fn podium(sight: &Sight<'_>, drawn: &Drawn, outcome: &Outcome) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(outcome.places.len()).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    let mut parties: Vec<&Party> = drawn.parties.iter().collect();
    parties.sort_by_key(|party| party.place);
    html! {
        ol.podium {
            @if parties.is_empty() {
                @for seat in seats {
                    li.player.(emblems::class(seat)).is-winner[outcome.winners.has(seat)] {
                        span.place { (outcome.places[seat.index()]) "." } " "
                        (chip(seat)) " "
                        span.player-name { (sight.name(seat)) } " "
                        b.player-score { (outcome.scores[seat.index()]) }
                    }
                }
            }
            @for party in parties { (step(sight, party)) }
        }
    }
}

/// A party on the podium: all its people under one place.
fn step(sight: &Sight<'_>, party: &Party) -> Markup {
    html! {
        li.player.(emblems::class(party.wears)).is-winner[party.place == Some(1)] {
            @if let Some(place) = party.place { span.place { (place) "." } " " }
            @if party.seats.is_empty() { (chip(party.wears)) " " span.player-name { (party.name) } " " }
            @for (at, seat) in party.seats.iter().enumerate() {
                @if at > 0 { "+ " }
                (chip(*seat)) " " span.player-name { (sight.name(*seat)) } " "
            }
            @if let Some(score) = &party.score { b.player-score { (score) } }
        }
    }
}

/// Why the game is over, and what made the difference.
pub(super) fn reasons(sight: &Sight<'_>, drawn: &Drawn, outcome: &Outcome) -> Markup {
    html! {
        @if let Some(ended) = &drawn.ended { p.ended { (ended) } }
        @if drawn.parties.is_empty() { @if let Some(decided) = decided(sight, outcome) { p.decided { (sight.say(&decided)) } } }
    }
}

/// What made the difference between the winner and whoever came next.
fn decided(sight: &Sight<'_>, outcome: &Outcome) -> Option<Message> {
    let winner = outcome.winners.single()?;
    let others = Seat::all(outcome.places.len()).filter(|seat| *seat != winner);
    let next = others.min_by_key(|seat| outcome.places[seat.index()])?;
    let ahead = outcome.scores[winner.index()] - outcome.scores[next.index()];
    if ahead <= 0 {
        return (ahead == 0).then(|| Message::new("ui-decided-tie").with("seat", winner).with("other", next));
    }
    let sheet = sight.now.game.sheet(sight.stand.viewer);
    let more =
        |points: &[Option<i32>]| Some(points.get(winner.index())?.as_ref()? - points.get(next.index())?.as_ref()?);
    let rows = sheet.rows.iter().filter_map(|row| Some((more(&row.points)?, row)));
    let (most, row) = rows.max_by_key(|(more, _)| *more).filter(|(more, _)| *more > 0)?;
    let message = Message::new("ui-decided").with("seat", winner).with("other", next).with("n", ahead);
    Some(message.with("item", row.label.clone()).with("most", most))
}
