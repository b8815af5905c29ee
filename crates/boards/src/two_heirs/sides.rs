//! Both sides of the table: score, reach, resources, units and hand; and what the draw pile still holds.

use super::roads::Tint;
use super::{Table, piece, resource_symbol, ring, tile};
use crate::symbols;
use maud::{Markup, html};
use table::message;
use two_heirs::view::SideView;
use two_heirs::{Goods, Side, Terrain};

/// Both sides, the viewer's own first.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let me = table.eyes();
    html! { div.th-sides { @for side in [me, me.other()] { (one(table, side)) } } }
}

fn one(table: &Table<'_>, side: Side) -> Markup {
    let seen = &table.view.sides[side];
    let henry = table.rules.is_henry(side);
    let due = table.view.flow.turn == side && seen.turns_left > 0;
    html! {
        section.th-side.{ "seat-" (side) }.is-due[due] {
            h3 {
                (piece::chip(side)) span.th-side-name { (table.name(side)) }
                span.muted.small { (table.word(&format!("colour-{}", seen.colour))) }
                @if let Some(account) = table.account() { b.th-side-score title=(table.word("board-score")) { span.unseen { (table.word("board-score")) ": " } (account.sums[side].total) } }
            }
            @if !henry { (stocks(table, side, seen)) }
            @if table.view.side() != Some(side) && !henry { (hand(table, seen)) }
        }
    }
}

/// Reach, units, resources.
fn stocks(table: &Table<'_>, side: Side, seen: &SideView) -> Markup {
    let out = seen.units.iter().filter(|unit| unit.at.is_some()).count();
    html! {
        ul.th-stocks {
            li title=(table.say(&message!("th-reach", who = table.who(side), n = seen.reach))) {
                (symbols::symbol("crown")) " " (table.say(&message!("th-reach-short", n = seen.reach)))
            }
            li { (symbols::symbol("claim")) " " (table.say(&message!("th-units-out", n = out))) }
            li { (goods(table, &seen.supply)) }
            @if table.view.flow.camps[side] > 0 { li { (symbols::symbol("tent")) " " (table.say(&message!("th-camps-used", n = table.view.flow.camps[side]))) } }
        }
    }
}

/// Resources as symbols with numbers.
pub(super) fn goods(table: &Table<'_>, goods: &Goods) -> Markup {
    html! {
        span.th-goods-line {
            @for terrain in Terrain::ALL {
                span.th-goods-one.{ "terrain-" (terrain) } title=(table.word(&format!("resource-{terrain}"))) aria-hidden="true" {
                    (symbols::symbol(resource_symbol(terrain))) b { (goods.of(terrain)) }
                }
            }
            span.unseen { (table.say(&message!("th-goods", goods = goods.words()))) }
        }
    }
}

/// The hand of another side: its tiles where hands are open, else only their backs.
fn hand(table: &Table<'_>, seen: &SideView) -> Markup {
    html! {
        @match &seen.hand {
            Some(hand) if hand.is_empty() => p.muted.small { (table.word("th-their-hand-empty")) },
            Some(hand) => {
                p.muted.small { (table.word("th-their-hand")) }
                ul.th-small-tiles {
                    @for printed in hand.iter().filter_map(|held| table.tile(&held.tile)) {
                        @let words = format!("{}. {}", table.tile_words(printed), ring::cost_words(table, &printed.cost));
                        li { svg.th-svg viewBox="0 0 100 100" role="img" {
                            title { (words) }
                            (tile::face(table, printed, None, Tint::PLAIN)) (tile::cost(table, &printed.cost, None))
                        } }
                    }
                }
            }
            None => {
                p.muted.small { (table.word("th-their-hand")) }
                ul.th-small-tiles {
                    @for terrain in Terrain::ALL { @for _ in 0..seen.holds.of(terrain) { li { (ring::back(table, terrain)) } } }
                }
            }
        }
    }
}

/// What the draw pile still holds, by terrain and by tile.
pub(super) fn pile(table: &Table<'_>) -> Markup {
    let view = &table.view;
    html! {
        p { (table.say(&message!("th-pile", n = view.pile.left))) }
        @if view.pile.left > 0 {
            p { (table.word("th-pile-holds")) " " (goods(table, &view.pile.holds)) }
            p.muted.small { (table.word("th-pile-unseen")) }
            ul.th-small-tiles {
                @for printed in view.pile.unseen.iter().filter_map(|id| table.tile(id)) {
                    @let words = table.tile_words(printed);
                    li { svg.th-svg viewBox="0 0 100 100" role="img" { title { (words) } (tile::face(table, printed, None, Tint::PLAIN)) } }
                }
            }
        }
        @if !view.removed.is_empty() {
            p.muted.small { (table.word("th-removed")) }
            ul.th-small-tiles {
                @for removed in &view.removed {
                    li {
                        @match removed.tile.as_ref().and_then(|id| table.tile(id)) {
                            Some(printed) => svg.th-svg viewBox="0 0 100 100" role="img" {
                                title { (table.tile_words(printed)) } (tile::face(table, printed, None, Tint::PLAIN))
                            },
                            None => (ring::back(table, removed.terrain)),
                        }
                    }
                }
            }
        }
    }
}
