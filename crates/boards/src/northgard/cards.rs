//! Card faces in our own words and symbols, the development row, and everybody's piles.

use super::Table;
use super::pick::{self, Lies, name};
use crate::{Offered, symbols};
use maud::{Markup, html};
use northgard::effect::Effect;
use northgard::view::DeckView;
use northgard::{Action, Card, Frame, Northgard, Pile};
use table::{Message, Seat};

/// What a card is for: the class that carries its colour, and its symbol.
pub(super) fn kind(table: &Table<'_>, card: Card) -> (&'static str, &'static str) {
    if card == Card::UNREST {
        return ("unrest", "warning");
    }
    if card.is_achievement() {
        return ("achievement", "trophy");
    }
    match table.rules.card_info(card).effects.first() {
        Some(Effect::Recruit(_) | Effect::Levy { .. } | Effect::Awaken) => ("recruit", "unit"),
        Some(Effect::Move(_) | Effect::Annex { .. } | Effect::Hidden) => ("move", "boot"),
        Some(Effect::Explore(_)) => ("explore", "compass"),
        Some(Effect::Build(_) | Effect::BuildAgain | Effect::Swap) => ("build", "hammer"),
        Some(Effect::Draw(_) | Effect::DrawPerLarge | Effect::DrawSide { .. } | Effect::Negotiate) => ("draw", "hand"),
        Some(Effect::Basic { .. }) => ("wild", "horn"),
        Some(Effect::React) => ("special", "shield"),
        _ => ("special", "point"),
    }
}

/// The symbol of the clan whose card it is.
fn clan_mark(card: Card) -> Option<&'static str> {
    card.clan().map(super::clan_symbol)
}

/// What a card does, in this edition.
pub(super) fn text(table: &Table<'_>, card: Card) -> String {
    table.scene.text(&format!("card-{card}-text"))
}

/// The face of a card.
pub(super) fn face(table: &Table<'_>, card: Card) -> Markup {
    let info = table.rules.card_info(card);
    let (kind, symbol) = kind(table, card);
    html! {
        div.ng-card.{ "kind-" (kind) }.is-flash[info.flash] {
            div.ng-card-head {
                (symbols::symbol(symbol))
                span.ng-card-name { (name(table, card)) }
                @if info.flash { (symbols::spoken("bolt", &table.word("name-flash"))) }
            }
            p.ng-card-text { (text(table, card)) }
            div.ng-card-foot {
                @if let Some(mark) = clan_mark(card) { (symbols::symbol(mark)) }
                span.ng-card-kind { (table.word(&format!("ng-kind-{kind}"))) }
                @if info.fame > 0 { span.unseen { " · " } span.ng-card-fame { "+" (info.fame) " " (symbols::spoken("point", &table.word("name-fame"))) } }
            }
        }
    }
}

/// A card with what may be done with it: one thing by a click on it, several by buttons below.
pub(super) fn playable(table: &Table<'_>, card: Card, acts: &[&Offered<Northgard>]) -> Markup {
    html! {
        @match acts {
            [offer] => {
                a.ng-card-link.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) title=(table.say(&offer.label)) {
                    span.unseen { (table.say(&offer.label)) ". " }
                    (face(table, card))
                }
            }
            [] => (face(table, card)),
            _ => {
                (face(table, card))
                div.ng-card-uses {
                    @for offer in acts {
                        a.button.small.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) { (table.say(&offer.label)) }
                    }
                }
            }
        }
    }
}

/// A card with what may be done with it; where that is nothing it says why this cannot be done.
pub(super) fn playable_or_why(table: &Table<'_>, card: Card, lies: Lies, action: Action, dim: bool) -> Markup {
    let acts = pick::uses(table, card, lies);
    let why = table.scene.why(&action).filter(|_| acts.is_empty());
    html! {
        @match why {
            Some(why) => a.ng-card-link.why.is-dim[dim && pick::picked(table).is_none()] href=(why) { (face(table, card)) },
            None => (playable(table, card, &acts)),
        }
    }
}

/// The row, the Achievements of the last year, and what is left in the deck.
pub(super) fn row(table: &Table<'_>) -> Markup {
    let view = &table.view;
    let year = Message::new("name-year").with("n", view.open.year.max(1)).with("years", view.years);
    html! {
        p.ng-year { b { (table.say(&year)) } " · " (phase(table)) }
        @if !view.open.row.is_empty() {
            ul.ng-cards.is-row {
                @for card in view.open.row.iter() { li { (playable_or_why(table, card, Lies::Row, Action::Pick(card), false)) } }
            }
        } @else { p.muted.small { (table.word("ng-row-empty")) } }
        @if view.open.year < view.years && !view.open.achievements.is_empty() {
            details.ng-more data-panel="ng-achievements" {
                summary { (table.word("ng-achievements")) }
                ul.ng-cards.is-row { @for card in view.open.achievements.iter() { li { (face(table, card)) } } }
            }
        }
        p.muted.small {
            (table.say(&Message::new("ng-deck-left").with("early", view.open.early).with("advanced", view.open.advanced)))
            " " (table.say(&Message::new("ng-unrest-left").with("n", view.open.unrest)))
            " " (table.say(&Message::new("ng-tiles-left").with("n", usize::from(view.pile_count) + view.under.len())))
        }
    }
}

/// The part of the year that is being played.
fn phase(table: &Table<'_>) -> String {
    use northgard::decision::Phase;
    let phase = table.view.open.flow.iter().find_map(|frame| match frame {
        Frame::PhaseStep(step) => Some(step.phase),
        _ => None,
    });
    table.word(match phase {
        Some(Phase::Actions) => "phase-actions",
        Some(Phase::StartOfYear | Phase::Reveal) => "phase-start_of_year",
        Some(Phase::Creatures) => "phase-creatures",
        Some(Phase::Tithe | Phase::Harvest) => "phase-harvest",
        Some(Phase::Winter) => "phase-winter",
        Some(Phase::EndOfYear | Phase::SecondChance) => "phase-end_of_year",
        _ => "phase-setup",
    })
}

/// Everybody's piles: what is in them as far as the viewer knows.
pub(super) fn decks(table: &Table<'_>) -> Markup {
    html! { div.ng-decks { @for seat in table.seats() { (deck(table, seat)) } } }
}

fn deck(table: &Table<'_>, seat: Seat) -> Markup {
    let (player, held) = (table.state.player(seat), table.view.deck(seat));
    let top: Pile = held.top.iter().filter_map(|top| top.card).collect();
    html! {
        section.ng-deck.{ "seat-" (seat) } {
            h3 { (crate::emblems::chip(seat)) " " (table.scene.name(seat)) }
            dl {
                @if held.hand.is_none() {
                    (pile(table, "ng-pile-hand", usize::from(held.hand_count), held.known))
                }
                (pile(table, "ng-pile-draw", draw_pile(held), held.rest.unwrap_or_default() | top))
                (pile(table, "ng-pile-active", player.active.len(), player.active))
                (pile(table, "ng-pile-discard", player.discard.len(), player.discard))
                @if let Some(unseen) = held.unseen.filter(|unseen| !unseen.is_empty()) {
                    (pile(table, "ng-pile-unseen", unseen.len(), unseen))
                }
                @if !player.upgrades.is_empty() { (pile(table, "ng-pile-upgrades", player.upgrades.len(), player.upgrades)) }
                @if !player.removed.is_empty() { (pile(table, "ng-pile-removed", player.removed.len(), player.removed)) }
            }
        }
    }
}

/// How many cards are in the draw pile.
pub(super) fn draw_pile(deck: &DeckView) -> usize {
    usize::from(deck.rest_count) + deck.top.len()
}

fn pile(table: &Table<'_>, key: &str, count: usize, known: Pile) -> Markup {
    html! {
        dt { (table.word(key)) " " b { (count) } }
        dd { @if known.is_empty() { "–" } @else { (tags(table, known)) } }
    }
}

/// Cards as a list of names; their texts appear where one points at them.
pub(super) fn tags(table: &Table<'_>, pile: Pile) -> Markup {
    html! {
        ul.ng-tags {
            @for card in pile.kinds() {
                @let count = pile.count(card);
                @let (kind, symbol) = kind(table, card);
                li.ng-card-tag.{ "kind-" (kind) } title=(text(table, card)) {
                    (symbols::symbol(symbol)) " " (name(table, card)) @if count > 1 { " ×" (count) }
                }
            }
        }
    }
}
