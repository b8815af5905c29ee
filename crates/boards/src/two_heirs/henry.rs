//! The solo opponent: what he did, what he would do now, and his treasures.

use super::{Table, piece};
use crate::{emblems, symbols};
use maud::{Markup, html};
use table::message;
use two_heirs::Side;
use two_heirs::view::HenryView;

/// Everything about Henry.
pub(super) fn draw(table: &Table<'_>, henry: &HenryView) -> Markup {
    let left = usize::from(henry.left) + henry.treasures.len();
    html! {
        div.th-henry {
            @if let Some(last) = &henry.last {
                p.th-henry-last {
                    span.th-rule { (last.rule) }
                    span { (last_words(table, henry)) }
                }
            }
            @for sign in plans(table, henry) { p { (sign) } }
            p { (piece::picture("#th-chest")) " " (table.say(&message!("th-henry-treasures", n = left, points = 5 * left))) }
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

/// What he would do now, in short below the question.
pub(super) fn in_question(table: &Table<'_>) -> Markup {
    let plans = table.view.henry.as_ref().map(|henry| plans(table, henry)).unwrap_or_default();
    html! {
        @if !plans.is_empty() {
            div.strife.th-henry-now.(emblems::class(super::wearing(Side::Blue))) {
                ul {
                    li { b { (table.name(Side::Blue)) } }
                    @for sign in plans { li { (sign) } }
                }
            }
        }
    }
}

/// The tile he would take now and the place beside which he builds, each behind the mark that it wears on the board.
fn plans(table: &Table<'_>, henry: &HenryView) -> Vec<Markup> {
    if table.view.is_over() {
        return Vec::new();
    }
    let tile = henry.wants.as_ref().and_then(|id| table.tile(id)).map(|tile| {
        let words = table.say(&message!("th-henry-next", tile = super::tile_message(tile)));
        html! { (piece::chip(Side::Blue)) " " (words) }
    });
    let place = henry.reference.map(|at| {
        let words = table.say(&message!("th-henry-beside", at));
        let marked = henry.scaffold == Some(at);
        html! { @if marked { (piece::picture("#th-scaffold")) } @else { (symbols::symbol("marker")) } " " (words) }
    });
    tile.into_iter().chain(place).collect()
}

/// Henry's last step: the tile, the rule that placed it, and where it lies.
fn last_words(table: &Table<'_>, henry: &HenryView) -> String {
    let Some(last) = &henry.last else { return String::new() };
    let Some(tile) = table.tile(&last.tile) else { return String::new() };
    let key = if last.at.is_some() { "th-henry-last" } else { "th-henry-away" };
    let at = last.at.map(|at| at.to_string()).unwrap_or_default();
    table.say(&message!(key, tile = super::tile_message(tile), at, rule = last.rule))
}
