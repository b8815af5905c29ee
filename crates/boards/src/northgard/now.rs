//! Where we are: the years, what the coming harvest brings and the winter costs, and how near the end is.

use super::{Table, resource_symbol};
use crate::symbols;
use maud::{Markup, html};
use northgard::pieces::Resource;
use table::{Arg, Message, Seat};

/// The years that were, the one that is on and those to come; the words beside it say the same.
pub(super) fn clock(table: &Table<'_>) -> Markup {
    let (year, years) = (table.view.open.year, table.view.years);
    html! { span.ng-pips aria-hidden="true" { @for pip in 1..=years { i.is-past[pip < year].is-now[pip == year] {} } } }
}

/// What stands between two parts of the line for those who do not see where one ends.
fn apart() -> Markup {
    html! { span.unseen { " · " } }
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
                Some(goal) => {
                    (apart())
                    span.is-near[table.view.outlooks.iter().any(|player| player.strongholds + 1 >= goal)] {
                        (symbols::symbol("castle")) " " (table.say(&Message::new("ng-strongholds").with("n", own.strongholds).with("goal", goal)))
                    }
                },
                None => {}
            }
            @if year == years { (apart()) span.is-near { (table.word("ng-now-last")) } }
        }
    }
}

/// What harvest and winter will do to the viewer, as things stand.
fn coming(table: &Table<'_>, me: Seat) -> Markup {
    let forecast = &table.view.outlooks[me.index()].forecast;
    let [food, wood] = forecast.winter;
    html! {
        @if forecast.harvest != [0; 3] || forecast.fame > 0 {
            (apart())
            span { (table.word("ng-now-harvest")) " " (amounts(table, forecast.harvest, forecast.fame)) }
        }
        (apart())
        span.is-bad[forecast.unrest] {
            (symbols::symbol("snow")) " "
            @if food + wood == 0 { (table.word("ng-now-winter-free")) }
            @else { (table.word("ng-now-winter")) " " (amounts(table, [food.into(), wood.into(), 0], 0)) }
            @if forecast.unrest { span.unseen { " – " } (symbols::spoken("warning", &table.word("ng-winter-unrest"))) }
        }
    }
}

/// Resources and fame: as numbers with signs for those who see them, as a list of amounts for all others.
fn amounts(table: &Table<'_>, goods: [u16; 3], fame: u16) -> Markup {
    let some = || Resource::ALL.into_iter().filter(|resource| goods[resource.index()] > 0);
    let amount = |key: &str, n: u16| Arg::from(Message::new(format!("amount-{key}")).with("n", n));
    let told = some().map(|resource| amount(&resource.to_string(), goods[resource.index()]));
    let told: Vec<Arg> = told.chain((fame > 0).then(|| amount("fame", fame))).collect();
    html! {
        span aria-hidden="true" {
            @for resource in some() {
                b { (goods[resource.index()]) } " " (symbols::spoken(resource_symbol(resource), &table.word(&format!("resource-{resource}")))) " "
            }
            @if fame > 0 { b { (fame) } " " (symbols::spoken("point", &table.word("name-fame"))) }
        }
        span.unseen { (table.say(&Message::new("ng-now-goods").with("goods", Arg::List(told)))) }
    }
}
