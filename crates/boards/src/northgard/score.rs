//! The account of fame, item by item, and how the game ended.

use super::{Table, cards};
use crate::emblems::chip;
use maud::{Markup, html};
use northgard::pieces::Site;
use northgard::{Card, Pile};
use table::{Message, Seat, Words};

/// The account of fame, with the cards that count.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let sheet = table.rules.sheet(table.view);
    let seats = || Seat::all(table.view.decks.len());
    let number = |points: Option<i32>| points.map_or_else(|| "?".to_owned(), |points| points.to_string());
    html! {
        table.score-sheet {
            @if deciding(table).is_empty() { caption.unseen { (table.word("board-score")) } }
            @else { caption { (table.word("ng-fame-aside")) } }
            thead { tr {
                th scope="col" { (table.word("board-score-item")) }
                @for seat in seats() { th scope="col" title=(table.scene.name(seat)) { (chip(seat)) span.unseen { (table.scene.name(seat)) } } }
            } }
            tbody {
                @for row in &sheet.rows {
                    tr {
                        th scope="row" { (table.say(&row.label)) " " a.clause href={ "/rules/northgard#" (row.clause) } { (row.clause) } }
                        @for points in &row.points { td { (number(*points)) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" { (table.word("board-score-total")) }
                @for total in &sheet.totals { td { b { (number(*total)) } } }
            } (together(table, &sheet)) }
        }
        @if table.view.is_over() { (counted(table)) }
    }
}

/// What the two of a team have together, under each of them.
fn together(table: &Table<'_>, sheet: &table::Sheet) -> Markup {
    let teams = Seat::all(sheet.totals.len()).map(|seat| Some((seat, table.rules.partner(seat)?)));
    let teams: Option<Vec<(Seat, Seat)>> = teams.collect();
    html! {
        @if let Some(teams) = teams {
            tr {
                th scope="row" { (table.word("board-score-team")) }
                @for (seat, partner) in teams {
                    td { b { (sum(table, &[seat, partner]).map_or_else(|| "?".to_owned(), |sum| sum.to_string())) } }
                }
            }
        }
    }
}

/// What a team has together, as far as the viewer may know.
pub(super) fn sum(table: &Table<'_>, team: &[Seat]) -> Option<i32> {
    let totals = table.rules.sheet(table.view).totals;
    team.iter().map(|seat| totals.get(seat.index()).copied().flatten()).sum()
}

/// At the end: which cards count for whom, and what decides a tie.
fn counted(table: &Table<'_>) -> Markup {
    html! {
        div.ng-decks {
            @for seat in table.seats() {
                @let owned = owned(table, seat);
                @let held = table.state.held(seat);
                @let buildings: u32 = held.iter().flat_map(|land| table.state.land(land).buildings).map(u32::from).sum();
                section.ng-deck.{ "seat-" (seat) } {
                    h3 { (chip(seat)) " " (table.scene.name(seat)) }
                    (cards::tags(table, owned))
                    p.small.muted {
                        (table.say(&Message::new("ng-tie-break").with("lands", held.len())
                            .with("units", usize::from(table.state.units_on_map(seat))).with("buildings", buildings as usize)))
                    }
                }
            }
        }
    }
}

/// The cards of a player that count at the end.
fn owned(table: &Table<'_>, seat: Seat) -> Pile {
    let (player, deck) = (table.state.player(seat), table.view.deck(seat));
    let top: Pile = deck.top.iter().filter_map(|top| top.card).collect();
    let known = [
        deck.hand.unwrap_or(deck.known),
        deck.rest.unwrap_or_default(),
        deck.unseen.unwrap_or_default(),
        top,
        player.active,
        player.discard,
    ];
    let all = known.into_iter().fold(Pile::EMPTY, |all, pile| all | pile);
    let counts = |card: &Card| *card == Card::UNREST || card.is_achievement() || table.rules.card_info(*card).fame > 0;
    all.iter().filter(counts).collect()
}

/// Those who have won by strongholds; nobody where the points decided.
fn dominators(table: &Table<'_>) -> Vec<Seat> {
    if table.view.domination.is_none() || !table.view.is_over() {
        return Vec::new();
    }
    let found: Vec<Seat> = table.rules.dominators(&table.state).iter().collect();
    let split = found.iter().any(|other| table.rules.is_enemy(found[0], *other));
    if split { Vec::new() } else { found }
}

/// Whether this seat has won by strongholds.
pub(super) fn rules_the_land(table: &Table<'_>, seat: Seat) -> bool {
    dominators(table).contains(&seat)
}

/// The territories that decided the game: the closed ones with a stronghold of those who won by them.
pub(super) fn deciding(table: &Table<'_>) -> Vec<Site> {
    let lands = dominators(table)
        .into_iter()
        .flat_map(|seat| table.rules.stronghold_lands(&table.state, seat).iter().collect::<Vec<_>>());
    lands.map(|land| table.state.land(land).site).collect()
}

/// A victory by strongholds is worth a sentence of its own.
pub(super) fn verdict(table: &Table<'_>) -> Option<String> {
    let dominators = dominators(table);
    let count = dominators.len();
    (count > 0).then(|| table.say(&Message::new("ng-verdict-domination").with("seats", dominators).with("n", count)))
}

/// By how many strongholds it was won; `None` where the points decided.
pub(super) fn decided(table: &Table<'_>) -> Option<String> {
    let winners = dominators(table);
    let strongholds = |seat: Seat| -> usize {
        let team = std::iter::once(seat).chain(table.rules.partner(seat));
        team.map(|seat| table.rules.strongholds(&table.state, seat)).sum()
    };
    let held = strongholds(*winners.first()?);
    let others = table.seats().into_iter().filter(|seat| !winners.contains(seat));
    let most = others.map(strongholds).max().unwrap_or(0);
    let message = Message::new("ng-decided-strongholds").with("seats", winners);
    Some(table.say(&message.with("n", held).with("most", most)))
}
