//! The scoring account: every line of every sheet, year by year, and deals with the Murshid. While the game goes on, lines that have
//! brought nothing yet are left out.

use super::Table;
use crescent_moon::view::{PlayerView, YearAccount};
use maud::{Markup, html};
use table::{Message, Seat};

/// The accounts of all players.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let start = table.rules.components().numbers.start_vp;
    html! {
        div.cm-accounts { @for (seat, _, player) in table.people() { (one(table, seat, player, start)) } }
    }
}

/// The account of a player. What the table keeps secret is a question mark.
fn one(table: &Table<'_>, seat: Seat, player: &PlayerView, start: u8) -> Markup {
    let years = &table.view.accounts;
    let shown = table.shows_gains(seat);
    let told =
        |points: Option<i32>| points.filter(|_| shown).map_or_else(|| "?".to_owned(), |points| points.to_string());
    let deals = |year: &YearAccount| year.deals.get(&seat).map_or(0, |points| i32::from(*points));
    let dealt = player.vp.is_some() || !table.rules.options().private_deals;
    html! {
        table.score-sheet.cm-account.{ "seat-" (seat) } {
            caption { (table.person(seat)) }
            thead { tr {
                th scope="col" { span.unseen { (table.word("name-objectives")) } }
                @for year in years { th scope="col" title=(table.say(&Message::new("name-year").with("n", year.year))) { (year.year) } }
                th scope="col" { (table.word("cm-sum")) }
            } }
            tbody {
                tr { th scope="row" { (table.word("score-start")) } @for _ in years { td {} } td { (start) } }
                @for line in player.objectives.iter().filter(|line| table.over() || line.scored > 0 || !shown) {
                    @let of = |year: &YearAccount| year.lines.get(&line.id).map_or(0, |points| i32::from(*points));
                    tr {
                        th scope="row" { (table.word(&format!("score-{}", line.id))) }
                        @for year in years { td { (told(Some(of(year)))) } }
                        td { b { (told(Some(i32::from(line.scored)))) } }
                    }
                }
                @if table.over() || years.iter().any(|year| deals(year) != 0) || !dealt {
                    tr {
                        th scope="row" { (table.word("score-deals")) }
                        @for year in years { td { (told(dealt.then(|| deals(year)))) } }
                        td { b { (told(dealt.then(|| years.iter().map(deals).sum()))) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" { (table.word("cm-sum")) }
                @for year in years { td { (told(dealt.then(|| deals(year) + player.objectives.iter().map(|line| year.lines.get(&line.id).map_or(0, |points| i32::from(*points))).sum::<i32>()))) } }
                td { (player.vp.map_or_else(|| "?".to_owned(), |points| points.to_string())) }
            } }
        }
    }
}
