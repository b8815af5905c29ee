//! The creature line: who acts in which order, how strong they are, and where each would go next.

use super::{Table, kind_symbol};
use crate::symbols;
use maud::{Markup, html};
use northgard::decision::Roam;
use northgard::pieces::Creature;
use northgard::{Action, Frame};
use table::{Arg, Message, Rules};

/// The line, where the table plays with creatures.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    let on = table.scene.setup().options.get("creatures").is_some_and(|value| value == "on");
    on.then(|| {
        html! {
            @if table.view.open.line.is_empty() { p.muted.small { (table.word("ng-no-creatures")) } }
            @else { ol.ng-beasts { @for creature in &table.view.open.line { li { (one(table, *creature)) } } } }
            p.muted.small { (table.say(&Message::new("ng-creature-deck").with("n", table.view.open.creature_deck.len()))) }
        }
    })
}

fn one(table: &Table<'_>, creature: Creature) -> Markup {
    let kind = creature.kind();
    let info = table.rules.kind_info(kind);
    let acted = table.view.open.acted.has(creature);
    let priorities: Vec<Arg> =
        info.priorities.iter().map(|priority| Arg::term(format!("ng-priority-{priority}"))).collect();
    html! {
        div.ng-beast-line.is-done[acted] {
            h3 {
                (symbols::symbol(kind_symbol(kind))) " " (table.say(&Message::new("ng-one").with("thing", Arg::from(creature))))
                span.ng-beast-numbers {
                    span title=(table.word("ng-beast-strength")) { (symbols::symbol("axe")) span.unseen { ", " (table.word("ng-beast-strength")) " " } b { (info.strength) } }
                    span title=(table.word("name-fame")) { (symbols::symbol("point")) span.unseen { ", " (table.word("name-fame")) " " } b { (info.fame) } }
                }
            }
            p.small { (table.word(&format!("kind-{kind}-text"))) }
            p.small.muted {
                @if let Some(site) = table.lair(creature) { (table.say(&Message::new("ng-beast-at").with("land", site))) " " }
                (next(table, creature)) " "
                (table.say(&Message::new("ng-beast-wants").with("wants", Arg::List(priorities))))
            }
        }
    }
}

/// Where a creature would go if it had to move now.
fn next(table: &Table<'_>, creature: Creature) -> String {
    let mut state = table.state.clone();
    let mut offers = Vec::new();
    state.open.flow.clear();
    state.open.flow.push(Frame::Roam(Roam { seat: table.view.open.first, creature }));
    if table.lair(creature).is_some() {
        table.rules.offers(&state, table.view.open.first, &mut offers);
    }
    let goals: Vec<Arg> = offers
        .into_iter()
        .filter_map(|action| match action {
            Action::Roam(site) => Some(Arg::from(site)),
            _ => None,
        })
        .collect();
    if goals.is_empty() {
        table.word("ng-beast-stays")
    } else {
        table.say(&Message::new("ng-beast-goes").with("lands", Arg::List(goals)))
    }
}
