//! Everybody at a glance: clan, resources, fame, cards, units, and how far from winning at once.

use super::{Table, cards, clan_symbol, resource_symbol};
use crate::emblems::chip;
use crate::symbols;
use maud::{Markup, html};
use northgard::Card;
use northgard::pieces::Resource;
use table::{Message, Seat};

/// Everybody, the viewer first.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! { div.ng-players { @for seat in table.seats() { (one(table, seat)) } } }
}

fn one(table: &Table<'_>, seat: Seat) -> Markup {
    let (player, deck) = (table.state.player(seat), table.view.deck(seat));
    let lands = table.state.held(seat).len();
    html! {
        section.ng-player.{ "seat-" (seat) }.is-due[table.view.waiting.has(seat)] {
            h3 {
                (chip(seat)) span.ng-player-name { (table.scene.name(seat)) }
                @if let Some(clan) = player.clan {
                    span.unseen { ", " }
                    span.ng-player-clan title=(table.word(&format!("power-{clan}"))) { (symbols::symbol(clan_symbol(clan))) " " (table.word(&format!("clan-{clan}"))) }
                }
                @if table.view.open.first == seat { span.unseen { ", " } (symbols::spoken("crown", &table.word("name-first-player"))) }
                @for partner in table.seats().into_iter().filter(|other| *other != seat && !table.rules.is_enemy(seat, *other)) {
                    span.unseen { ", " }
                    span.small.muted { (table.say(&Message::new("ng-partner").with("who", partner))) }
                }
                @if player.passed { span.unseen { ", " } span.badge { (table.word("ng-passed")) } }
            }
            ul.ng-stocks {
                @for resource in Resource::ALL {
                    li.{ "is-" (resource) } title=(table.word(&format!("resource-{resource}"))) {
                        (symbols::symbol(resource_symbol(resource)))
                        span.unseen { (table.word(&format!("resource-{resource}"))) ": " } b { (player.stock[resource.index()]) }
                    }
                }
                li.is-fame title=(table.word("name-fame")) {
                    (symbols::symbol("point")) span.unseen { (table.word("name-fame")) ": " }
                    b { @if table.shows_fame(seat) { (player.fame) } @else { "?" } }
                }
                li title=(table.word("ng-units-help")) { (symbols::symbol("unit")) span.unseen { (table.word("ng-units-help")) ": " } b { (table.state.units_on_map(seat)) } }
                li title=(table.word("ng-lands-help")) { (symbols::symbol("mountain")) span.unseen { (table.word("ng-lands-help")) ": " } b { (lands) } }
                li title=(table.word("ng-hand-help")) { (symbols::symbol("hand")) span.unseen { (table.word("ng-hand-help")) ": " } b { (deck.hand_count) } }
                li.muted.small { (table.say(&Message::new("ng-piles").with("draw", cards::draw_pile(deck)).with("discard", player.discard.len()))) }
            }
            (domination(table, seat))
            @if player.conqueror { p.small.ng-effect { (symbols::symbol("sword")) " " (table.word("ng-conqueror")) } }
            @if player.awake { p.small.ng-effect { (symbols::symbol("bear")) " " (table.word("ng-awake")) } }
            @if !player.active.is_empty() && table.me() != Some(seat) { p.small.ng-active { (table.word("ng-active")) " " (cards::tags(table, player.active)) } }
        }
    }
}

/// How far a player, or a team, is from the victory by strongholds.
fn domination(table: &Table<'_>, seat: Seat) -> Markup {
    let Some(goal) = table.view.domination else { return html! {} };
    let held = |seat: Seat| table.view.outlooks[seat.index()].strongholds;
    let team = Seat::all(table.view.decks.len()).filter(|other| !table.rules.is_enemy(seat, *other));
    let have: u8 = team.map(held).sum();
    let near = have + 1 >= goal;
    let words = table.say(&Message::new("ng-strongholds").with("n", have).with("goal", goal));
    html! {
        p.ng-domination.is-near[near] title=(words) {
            @for place in 0..goal.max(have) { span.ng-pip.is-full[place < have] { (symbols::symbol("fort")) } }
            span.small { (words) }
        }
    }
}

/// The clans in play: their power and their three cards.
pub(super) fn clans(table: &Table<'_>) -> Markup {
    html! {
        @for seat in table.seats() {
            @if let Some(clan) = table.state.player(seat).clan {
                section.ng-deck.{ "seat-" (seat) } {
                    h3 { (symbols::symbol(clan_symbol(clan))) " " (table.word(&format!("clan-{clan}"))) " · " (table.scene.name(seat)) }
                    p { (table.word(&format!("power-{clan}"))) }
                    ul.ng-clan-cards {
                        @for card in northgard::Pile::of_clan(clan).iter() {
                            li {
                                b { (super::pick::name(table, card)) }
                                @if table.rules.card_info(card).flash { " " (symbols::spoken("bolt", &table.word("name-flash"))) }
                                @if card != Card::initial(clan) { " " span.muted.small { (table.word("ng-upgrade")) } }
                                " – " (super::cards::text(table, card))
                            }
                        }
                    }
                }
            }
        }
    }
}
