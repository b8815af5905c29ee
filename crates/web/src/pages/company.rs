//! Who plays: the chips at the head of the table and the podium at its end, with teams and with those who have no seat.

use super::sight::Sight;
use boards::emblems::{self, chip};
use boards::symbols::spoken;
use boards::{Drawn, Party};
use maud::{Markup, html};
use store::Status;
use table::{Message, Outcome, Seat, SeatSet, Sheet};

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
    let counted = || {
        let message = decided(&sides(drawn, outcome), outcome, &sight.now.game.sheet(sight.stand.viewer))?;
        Some(sight.say(&message))
    };
    html! {
        @if let Some(ended) = &drawn.ended { p.ended { (ended) } }
        @if let Some(decided) = drawn.decided.clone().or_else(counted) { p.decided { (decided) } }
    }
}

/// The seats that win or lose as one.
fn sides(drawn: &Drawn, outcome: &Outcome) -> Vec<Vec<Seat>> {
    match &drawn.parties[..] {
        [] => Seat::all(outcome.places.len()).map(|seat| vec![seat]).collect(),
        parties => parties.iter().map(|party| party.seats.clone()).collect(),
    }
}

/// What made the difference between those who won and whoever came next; `None` where several share the victory, and where somebody
/// without a seat competes, of whom the account of the seats says nothing.
fn decided(sides: &[Vec<Seat>], outcome: &Outcome, sheet: &Sheet) -> Option<Message> {
    let (won, lost): (Vec<&Vec<Seat>>, Vec<&Vec<Seat>>) =
        sides.iter().partition(|side| side.iter().any(|seat| outcome.winners.has(*seat)));
    let [winners] = won[..] else { return None };
    let first = |side: &[Seat]| side.first().map(|seat| seat.index());
    let next = lost.into_iter().min_by_key(|side| first(side).map(|seat| outcome.places[seat]))?;
    // Those of a team have the score of the team.
    let ahead = outcome.scores[first(winners)?] - outcome.scores[first(next)?];
    let alone = (winners.len(), next.len()) == (1, 1);
    let named = |key: &'static str| match alone {
        true => Message::new(key).with("seat", winners[0]).with("other", next[0]),
        false => Message::new(key).with("seats", winners.clone()).with("others", next.clone()),
    };
    if ahead <= 0 {
        return (ahead == 0).then(|| named(if alone { "ui-decided-tie" } else { "ui-decided-teams-tie" }));
    }
    let sum = |side: &[Seat], points: &[Option<i32>]| -> i32 {
        side.iter().filter_map(|seat| points.get(seat.index()).copied().flatten()).sum()
    };
    let rows = sheet.rows.iter().map(|row| (sum(winners, &row.points) - sum(next, &row.points), row));
    let (most, row) = rows.max_by_key(|(more, _)| *more).filter(|(more, _)| *more > 0)?;
    let message = named(if alone { "ui-decided" } else { "ui-decided-teams" }).with("n", ahead);
    Some(message.with("item", row.label.clone()).with("most", most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Clause, SheetRow};

    fn seats(numbers: &[usize]) -> Vec<Seat> {
        numbers.iter().map(|number| Seat::new(*number)).collect()
    }

    fn sheet(rows: &[(&'static str, &[i32])]) -> Sheet {
        let row = |(key, points): &(&'static str, &[i32])| SheetRow {
            label: Message::new(*key),
            clause: Clause::new("NG-15.3"),
            points: points.iter().copied().map(Some).collect(),
        };
        Sheet { rows: rows.iter().map(row).collect(), totals: Vec::new() }
    }

    #[test]
    fn what_a_team_was_ahead_by_is_counted_for_both_of_it() {
        let sides = [seats(&[0, 2]), seats(&[1, 3])];
        let winners = sides[0].iter().copied().collect();
        let outcome = Outcome { winners, places: vec![1, 3, 1, 3], scores: vec![30, 20, 30, 20] };
        let sheet = sheet(&[("tokens", &[9, 1, 1, 8]), ("cards", &[2, 3, 18, 8])]);
        let said = decided(&sides, &outcome, &sheet).expect("one team won");
        let expected = Message::new("ui-decided-teams").with("seats", seats(&[0, 2])).with("others", seats(&[1, 3]));
        assert_eq!(said, expected.with("n", 10).with("item", Message::new("cards")).with("most", 9));
        let tied = Outcome { scores: vec![30; 4], ..outcome };
        assert_eq!(decided(&sides, &tied, &sheet).expect("one team won").key, "ui-decided-teams-tie");
    }

    #[test]
    fn nothing_decides_a_shared_victory_or_one_over_somebody_without_a_seat() {
        let sheet = sheet(&[("tokens", &[5, 5])]);
        let both = seats(&[0, 1]).into_iter().collect();
        let shared = Outcome { winners: both, places: vec![1, 1], scores: vec![5, 5] };
        assert_eq!(decided(&[seats(&[0]), seats(&[1])], &shared, &sheet), None);
        let alone = Outcome { winners: seats(&[0]).into_iter().collect(), places: vec![1], scores: vec![5] };
        assert_eq!(decided(&[seats(&[0]), Vec::new()], &alone, &sheet), None);
    }
}
