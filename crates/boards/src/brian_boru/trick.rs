//! The trick being played: the active town, the cards in the order in which they are resolved, and who wins.

use super::board::in_trick;
use super::cards::{Face, acting, face};
use super::{Table, suit_symbol};
use crate::{emblems, symbols};
use brian_boru::Step;
use brian_boru::pieces::{Card, Which};
use maud::{Markup, html};
use table::{Seat, message};

/// The trick, or nothing while none is played.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    let flow = &table.open().flow;
    if !in_trick(flow.step) {
        return None;
    }
    let complete = table.seats().all(|seat| flow.trick.cards[seat].is_some());
    let order: Vec<Seat> = if complete {
        flow.trick.order()
    } else {
        flow.trick.leader.round(table.open().seats()).filter(|seat| flow.trick.cards[*seat].is_some()).collect()
    };
    Some(html! {
        (town(table))
        ol.trick { @for (at, seat) in order.iter().enumerate() { (entry(table, *seat, complete.then_some(at + 1))) } }
        p.muted.small {
            @if complete { (table.word("bb-trick-order")) }
            @else if let Some(next) = flow.trick.to_play() { (table.say(message!("bb-trick-next", seat = next))) }
        }
    })
}

fn town(table: &Table<'_>) -> Markup {
    html! {
        @match table.open().flow.trick.town {
            Some(town) => {
                @let colour = table.colour(town);
                p.trick-town {
                    span.card-tag.{ "suit-" (colour) } { (symbols::symbol(suit_symbol(colour))) }
                    " "
                    (table.say(message!("bb-trick-town", town = town, suit = colour, region = town.region())))
                }
            }
            None => p.trick-town { (table.word("bb-trick-no-town")) },
        }
    }
}

fn entry(table: &Table<'_>, seat: Seat, place: Option<usize>) -> Markup {
    let flow = &table.open().flow;
    let Some(card) = flow.trick.cards[seat] else { return html! {} };
    let wins = flow.trick.winner.or_else(|| table.winner_so_far()) == Some(seat);
    let acted = flow.trick.acted.has(seat);
    let acts = place.is_some() && flow.trick.to_act() == Some(seat) && !acted;
    html! {
        li.is-winning[wins].is-done[acted].is-acting[acts] {
            div.trick-who {
                (emblems::chip(seat)) span { (table.scene.name(seat)) }
            }
            div data-vt={ "card-" (card) } { (face(table, card, shown(table, seat, card, acts))) }
            div.trick-state {
                @if let Some(place) = place { span.trick-place { (place) "." } }
                @if wins { span.badge.is-turn { (symbols::symbol("trophy")) (table.word(if place.is_some() { "bb-wins" } else { "bb-wins-so-far" })) } }
                @if acts { span.badge { (table.word("bb-acts")) } }
                @if acted { span.badge.is-live { (symbols::symbol("check")) (table.word("bb-done")) } }
            }
        }
    }
}

/// Which actions of a played card still matter: the winner's or the losers' ones, or the one being resolved.
fn shown(table: &Table<'_>, seat: Seat, card: Card, acts: bool) -> Face {
    let flow = &table.open().flow;
    if acts && flow.step != Step::ChooseLine && flow.line.card == Some(card) && flow.line.seat == seat {
        return acting(table);
    }
    if flow.trick.winner == Some(seat) {
        return Face { only: Some(Which::Primary), done: 0, choosing: false };
    }
    Face::default()
}
