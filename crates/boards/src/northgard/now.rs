//! Where we are: the years, what the coming harvest brings and the winter costs, and how near the end is.

use super::{Table, resource_symbol};
use crate::symbols;
use maud::{Markup, html};
use northgard::pieces::Resource;
use table::{Message, Seat};

/// The years that were, the one that is on and those to come; the words beside it say the same.
pub(super) fn clock(table: &Table<'_>) -> Markup {
    let (year, years) = (table.view.open.year, table.view.years);
    html! { span.ng-pips aria-hidden="true" { @for pip in 1..=years { i.is-past[pip < year].is-now[pip == year] {} } } }
}

/// One line above the hand, always there while the game is on.
pub(super) fn line(table: &Table<'_>) -> Markup {
    let (Some(me), false) = (table.me(), table.view.is_over()) else { return html! {} };
    let (year, years) = (table.view.open.year, table.view.years);
    let own = &table.view.outlooks[me.index()];
    html! {
        div.ng-now {
            span.ng-when { (table.say(&Message::new("name-year").with("n", year.max(1)).with("years", years))) " " (clock(table)) }
            @if table.state.is_on_map(me) { (coming(table, me)) }
            @match table.view.domination {
                Some(goal) => span.is-near[table.view.outlooks.iter().any(|player| player.strongholds + 1 >= goal)] {
                    (symbols::symbol("castle")) " " (table.say(&Message::new("ng-strongholds").with("n", own.strongholds).with("goal", goal)))
                },
                None => {}
            }
            @if year == years { span.is-near { (table.word("ng-now-last")) } }
        }
    }
}

/// What harvest and winter will do to the viewer, as things stand.
fn coming(table: &Table<'_>, me: Seat) -> Markup {
    let forecast = &table.view.outlooks[me.index()].forecast;
    let [food, wood] = forecast.winter;
    let goods = |amounts: [u16; 3]| {
        html! {
            @for resource in Resource::ALL.into_iter().filter(|resource| amounts[resource.index()] > 0) {
                b { (amounts[resource.index()]) } " " (symbols::spoken(resource_symbol(resource), &table.word(&format!("resource-{resource}")))) " "
            }
        }
    };
    html! {
        @if forecast.harvest != [0; 3] || forecast.fame > 0 {
            span {
                (table.word("ng-now-harvest")) " " (goods(forecast.harvest))
                @if forecast.fame > 0 { b { (forecast.fame) } " " (symbols::spoken("point", &table.word("name-fame"))) }
            }
        }
        span.is-bad[forecast.unrest] {
            (symbols::symbol("snow")) " "
            @if food + wood == 0 { (table.word("ng-now-winter-free")) }
            @else { (table.word("ng-now-winter")) " " (goods([food.into(), wood.into(), 0])) }
            @if forecast.unrest { (symbols::spoken("warning", &table.word("ng-winter-unrest"))) }
        }
    }
}
