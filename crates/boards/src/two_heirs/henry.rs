//! The solo opponent: what he did, what he would do now, and his treasures.

use super::{Table, piece};
use crate::symbols;
use maud::{Markup, html};
use table::{Arg, Message};
use two_heirs::view::HenryView;

/// Everything about Henry.
pub(super) fn draw(table: &Table<'_>, henry: &HenryView) -> Markup {
    let left = usize::from(henry.left) + henry.treasures.len();
    let running = !table.view.is_over();
    html! {
        div.th-henry {
            @if let Some(last) = &henry.last {
                p.th-henry-last {
                    span.th-rule { (last.rule) }
                    span { (last_words(table, henry)) }
                }
            }
            @if let Some(tile) = henry.wants.as_ref().filter(|_| running).and_then(|id| table.tile(id)) {
                p {
                    (symbols::symbol("eye")) " "
                    (table.say(&Message::new("th-henry-next").with("tile", super::tile_message(tile.building, tile.terrain))))
                }
            }
            @if let Some(reference) = henry.reference.filter(|_| running) {
                p { (symbols::symbol("marker")) " " (table.say(&Message::new("th-henry-beside").with("at", reference.to_string()))) }
            }
            p { (piece::picture("#th-chest")) " " (table.say(&Message::new("th-henry-treasures").with("n", left).with("points", 5 * left))) }
            @if !henry.treasures.is_empty() {
                ul.th-treasures {
                    @for treasure in &henry.treasures {
                        li { span.th-have { (treasure.have) "/2" } " " (piece::treasure_words(table, treasure)) }
                    }
                }
            }
        }
    }
}

/// Henry's last step: the tile, the rule that placed it, and where it lies.
fn last_words(table: &Table<'_>, henry: &HenryView) -> String {
    let Some(last) = &henry.last else { return String::new() };
    let Some(tile) = table.tile(&last.tile) else { return String::new() };
    let key = if last.at.is_some() { "th-henry-last" } else { "th-henry-away" };
    let message = Message::new(key).with("tile", super::tile_message(tile.building, tile.terrain));
    let message = message.with("at", last.at.map(|at| at.to_string()).unwrap_or_default());
    table.say(&message.with("rule", Arg::term(format!("henry-rule-{}", last.rule))))
}
