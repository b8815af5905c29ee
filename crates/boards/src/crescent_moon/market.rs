//! The market from the far end to the near end with what each card costs the reader, the Sultan's market, deck and discard pile.

use super::{Table, cards, drawings};
use crate::emblems;
use crate::symbols;
use crescent_moon::Action;
use crescent_moon::edition::RowName;
use crescent_moon::view::{CardName, Stall};
use maud::{Markup, html};
use table::Message;

/// The whole market.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let stalls = &table.view.market;
    if stalls.iter().all(Option::is_none) && table.view.sultan_market.iter().all(Option::is_none) {
        return html! {};
    }
    let row = |name: RowName| {
        let stalls = stalls.iter().enumerate().filter_map(|(slot, stall)| Some((slot, stall.as_ref()?)));
        stalls.filter(move |(_, stall)| stall.row == name)
    };
    html! {
        section.cm-market.is-mirrored[table.view.right_to_left] aria-label=(table.word("cm-market")) {
            h2.unseen { (table.word("cm-market")) }
            @for name in [RowName::Far, RowName::Middle, RowName::Near] {
                div.cm-row.{ "is-" (name.name()) } {
                    h3 {
                        span { (table.word(name.term())) } " "
                        span.cm-price title=(table.word("cm-price-full")) { (symbols::symbol("coin")) (table.rules.components().market_prices[name.index()]) }
                    }
                    ul { @for (slot, stall) in row(name) { li { (place(table, slot, stall)) } } }
                }
            }
            div.cm-row.is-sultan {
                h3 { span { (table.word(RowName::Sultan.term())) } }
                ul { @for slot in &table.view.sultan_market { li { @match slot { Some(id) => (sultan(table, id)), None => span.cm-gap { "–" } } } } }
            }
            div.cm-piles.small.muted { (piles(table)) }
        }
    }
}

/// A card of the market: bought with a click, asked about, or looked at.
fn place(table: &Table<'_>, slot: usize, stall: &Stall) -> Markup {
    let price = html! {
        span.cm-price {
            (symbols::symbol("coin")) (stall.price)
            @if let Some(to) = stall.to { " → " (emblems::spoken_chip(to, &table.say(&Message::new("cm-price-to").with("seat", to)))) }
        }
    };
    html! {
        @match table.rules.purchase(&table.view.open, slot).and_then(|purchase| table.offer(purchase)) {
            Some(offer) => {
                a.cm-tag.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                    title={ (table.say(&offer.label)) " · " (table.card_text(&stall.card)) } {
                    (drawings::picture(&stall.card)) span { (table.card_name(&stall.card)) } (price)
                }
            }
            None => (cards::asked(table, &stall.card, price, |kind| Action::Buy(stall.row, kind))),
        }
    }
}

/// A card of the Sultan's market: asked for in a bargain, taken free of charge by the Sultan, asked about, or looked at.
fn sultan(table: &Table<'_>, id: &CardName) -> Markup {
    let asked = || table.offer_with(id, Action::Card).filter(|_| table.picks_from_sultan());
    let offer = table.offer_with(id, |kind| Action::Buy(RowName::Sultan, kind)).or_else(asked);
    html! {
        @match offer {
            Some(offer) => {
                a.cm-tag.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                    title={ (table.say(&offer.label)) " · " (table.card_text(id)) } { (drawings::picture(id)) span { (table.card_name(id)) } }
            }
            None => (cards::asked(table, id, html! {}, |kind| Action::Buy(RowName::Sultan, kind))),
        }
    }
}

/// How many cards are left, and what the discard pile holds.
fn piles(table: &Table<'_>) -> Markup {
    let deck: u16 = table.view.deck.iter().map(|block| u16::from(block.size)).sum();
    let known: Vec<&str> = table.view.deck.iter().flat_map(|block| &block.known).map(CardName::as_str).collect();
    html! {
        span { (table.say(&Message::new("cm-deck").with("n", deck))) }
        @if !known.is_empty() { details data-panel="cm-known" { summary { (table.word("cm-deck-known")) } (cards::tags(table, known.into_iter())) } }
        @if !table.view.discard.is_empty() {
            details data-panel="cm-discard" {
                summary { (table.say(&Message::new("cm-discard").with("n", table.view.discard.len()))) }
                (cards::tags(table, table.view.discard.iter().map(CardName::as_str)))
            }
        }
    }
}
