//! The next harvest as an account, territory by territory, and what the winter after it will cost.

use super::{Table, resource_symbol};
use crate::emblems::chip;
use crate::symbols;
use maud::{Markup, html};
use northgard::pieces::{Resource, UNITS};
use table::{Message, Seat};

/// The account of the viewer; for those who watch, everybody's sums.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    if table.seats().into_iter().all(|seat| !table.state.is_on_map(seat)) {
        return None;
    }
    Some(match table.me() {
        Some(me) => html! { (account(table, me)) (winter(table, me)) },
        None => {
            html! { @for seat in table.seats() { p.ng-watch { (chip(seat)) " " (table.scene.name(seat)) } (winter(table, seat)) } }
        }
    })
}

/// Every territory with what it brings, and the sum.
fn account(table: &Table<'_>, me: Seat) -> Markup {
    let forecast = table.rules.forecast(&table.state, me);
    let lands = table.state.held(me).iter().filter_map(|number| {
        let (fame, goods) = (table.rules.land_fame(&table.state, number), table.state.land(number).harvest());
        (fame > 0 || goods != [0; 3]).then_some((table.state.site(number), fame, goods))
    });
    let lines: Vec<_> = lands.collect();
    let number = |amount: u16| if amount == 0 { "–".to_owned() } else { format!("+{amount}") };
    html! {
        table.ng-account {
            caption.unseen { (table.word("ng-panel-harvest")) }
            thead { tr {
                th scope="col" { (table.word("name-harvest-forecast")) }
                th scope="col" { (symbols::spoken("point", &table.word("name-fame"))) }
                @for resource in Resource::ALL { th scope="col" { (symbols::spoken(resource_symbol(resource), &table.word(&format!("resource-{resource}")))) } }
            } }
            tbody {
                @for (site, fame, goods) in &lines {
                    tr {
                        th scope="row" { (table.place(*site)) }
                        td { (number(*fame)) }
                        @for amount in goods { td { (number(u16::from(*amount))) } }
                    }
                }
                @if lines.is_empty() { tr { td colspan="5" { (table.word("ng-harvest-nothing")) } } }
            }
            tfoot {
                tr.ng-sum { th scope="row" { (table.word("ng-harvest-sum")) } td { (number(forecast.fame)) } @for amount in forecast.harvest { td { (number(amount)) } } }
                tr { th scope="row" { (table.word("ng-harvest-after")) } td {} @for resource in Resource::ALL {
                    td { (table.state.player(me).stock[resource.index()] + forecast.harvest[resource.index()]) }
                } }
            }
        }
    }
}

/// What the winter costs as things stand, whether it can be paid, and from how many units on it costs more.
fn winter(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.view.outlooks[seat.index()];
    let units = table.state.units_on_map(seat);
    let [food, wood] = player.forecast.winter;
    let cost = super::land::goods([food, wood, 0]);
    let more = (units + 1..=UNITS).find(|more| table.rules.winter_cost(*more) != player.forecast.winter);
    let group = Message::new("amount-units").with("n", units);
    html! {
        p.ng-winter.is-warning[player.forecast.unrest] {
            (symbols::symbol("snow")) " "
            (table.say(&Message::new("ng-winter").with("units", group).with("goods", cost)))
            @if let Some(more) = more { " " span.small.muted { (table.say(&Message::new("ng-winter-more").with("n", more))) } }
        }
        @if player.forecast.unrest { p.notice.is-bad.small { (symbols::symbol("warning")) " " (table.word("ng-winter-unrest")) } }
    }
}
