//! Where the game is, why it ended, and the teams.

use super::{Table, score};
use crate::{Party, Progress};
use table::{Message, Seat};

/// One line that is always there while the game is on.
pub(super) fn line(table: &Table<'_>) -> Option<Progress> {
    if table.view.is_over() {
        return None;
    }
    let (year, years) = (table.view.open.year.max(1), table.view.years);
    let now = Message::new("name-year").with("n", year).with("years", years);
    let most = table.view.outlooks.iter().map(|player| player.strongholds).max().unwrap_or(0);
    let end = match table.view.domination {
        Some(goal) => Message::new("ng-end-strongholds").with("years", years).with("goal", goal).with("most", most),
        None => Message::new("ng-end-years").with("years", years),
    };
    Some(Progress { now: table.say(&now), end: table.say(&end), goal: table.word("ng-goal") })
}

/// Why the game is over: strongholds, or the last year.
pub(super) fn ended(table: &Table<'_>) -> Option<String> {
    if !table.view.is_over() {
        return None;
    }
    let year = table.view.open.year;
    let lands = score::deciding(table);
    Some(match lands.is_empty() {
        true => table.say(&Message::new("ng-ended-years").with("years", table.view.years)),
        false => table.say(&Message::new("ng-ended-strongholds").with("year", year).with("lands", lands)),
    })
}

/// The teams, where there are any, or the places after a victory by strongholds, which points do not tell.
pub(super) fn parties(table: &Table<'_>) -> Vec<Party> {
    let seats = Seat::all(table.view.decks.len());
    let teams: Vec<Vec<Seat>> = seats
        .filter(|seat| table.rules.partner(*seat).is_none_or(|partner| seat.index() < partner.index()))
        .map(|seat| std::iter::once(seat).chain(table.rules.partner(seat)).collect())
        .collect();
    let strong = !score::deciding(table).is_empty();
    if !strong && teams.iter().all(|team| team.len() == 1) {
        return Vec::new();
    }
    let sums: Vec<Option<i32>> = teams.iter().map(|team| score::sum(table, team)).collect();
    let won: Vec<bool> = teams.iter().map(|team| strong && score::rules_the_land(table, team[0])).collect();
    let rank =
        |at: usize| 1 + (0..teams.len()).filter(|other| (won[*other], sums[*other]) > (won[at], sums[at])).count();
    let places: Vec<usize> = (0..teams.len()).map(rank).collect();
    let party = |(at, team): (usize, Vec<Seat>)| Party {
        name: String::new(),
        wears: team[0],
        score: if won[at] { Some(table.word("ng-by-strongholds")) } else { sums[at].map(|sum| sum.to_string()) },
        place: table.view.is_over().then_some(places[at]),
        seats: team,
    };
    teams.into_iter().enumerate().map(party).collect()
}
