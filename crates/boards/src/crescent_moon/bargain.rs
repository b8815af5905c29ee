//! Negotiation as a conversation: who offers what to whom, as bubbles with the answers beside them. What is on the table, who may see it,
//! and how often one may still try.

use super::{Table, apart, drawings};
use crate::{Offered, emblems, symbols};
use crescent_moon::BargainKind;
use crescent_moon::Character;
use crescent_moon::decision::{BargainStep, DealStep, Frame};
use crescent_moon::view::{BargainView, DealView};
use crescent_moon::{Action, CrescentMoon};
use maud::{Markup, html};
use table::{Message, Seat};

/// The panel; nothing where there is nothing to negotiate.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    if let Some(bargain) = &table.view.bargain {
        return Some(running(table, bargain));
    }
    let (Some(deal), Some(_)) = (&table.view.deal, &table.view.conflict) else { return None };
    let step = match table.asked() {
        Some(Frame::Deal(step)) => Some(*step),
        _ => None,
    };
    (step.is_some() || deal.agreed || !deal.offers.is_empty()).then(|| with_murshid(table, deal, step))
}

/// What somebody says: the person in a bubble of their colour, and what can be answered to it.
fn bubble(table: &Table<'_>, seat: Option<Seat>, open: bool, said: &Markup, answers: &Markup) -> Markup {
    let mine = seat.is_some_and(|seat| table.view.viewer.is(seat));
    let colours = seat.map_or_else(|| "seat-nobody".to_owned(), emblems::class);
    html! {
        li.cm-bubble.(colours).is-mine[mine].is-open[open] {
            @if let Some(seat) = seat { (table.person(seat)) span.unseen { ":" } }
            div.cm-said { (said) }
            (answers)
        }
    }
}

/// The bargain that is being struck.
fn running(table: &Table<'_>, bargain: &BargainView) -> Markup {
    let step = match table.asked() {
        Some(Frame::Bargain(step)) => Some(*step),
        _ => None,
    };
    let (from, to) = match (bargain.counter, bargain.by) {
        (false, by) => (by, Some(bargain.to)),
        (true, by) => (Some(bargain.to), by),
    };
    let key = match step {
        Some(BargainStep::Answer) => "cm-bargain-proposed",
        Some(BargainStep::Reply) => "cm-bargain-countered",
        _ if bargain.counter => "cm-bargain-countering",
        _ => "cm-bargain-drafting",
    };
    let open = !matches!(step, Some(BargainStep::Answer | BargainStep::Reply));
    // Hexes are chosen on the map, cards in the market.
    let answers = answers(table, |action| !matches!(action, Action::At(_) | Action::Card(_)));
    let said = html! { (terms(table, bargain, open)) p.small.muted { (table.word(key)) } };
    html! {
        p { b { (table.word(kind_key(bargain.kind))) } }
        ul.cm-talk {
            (bubble(table, from, open, &said, &if open { answers.clone() } else { html! {} }))
            @if !open { (bubble(table, to, true, &html! { p.small.muted { (table.word("cm-talk-answer")) } }, &answers)) }
        }
        p.small.muted {
            (table.say(&Message::new("cm-bargain-left").with("n", bargain.left))) " " (table.word("cm-bargain-public"))
            @if open && !bargain.counter { " " (table.word("cm-bargain-free")) }
        }
    }
}

const fn kind_key(kind: BargainKind) -> &'static str {
    match kind {
        BargainKind::Hire => "cm-bargain-hire",
        BargainKind::Bribe => "cm-bargain-bribe",
        BargainKind::Card => "cm-bargain-card",
    }
}

/// The terms named so far as chips; what is not named yet is left open.
fn terms(table: &Table<'_>, bargain: &BargainView, open: bool) -> Markup {
    let chip = |key: &str, body: Markup| html! { span.cm-chip title=(table.word(key)) { span.unseen { (table.word(key)) ": " } (body) } };
    let units = if bargain.units > 0 { format!("×{}", bargain.units) } else { "…".to_owned() };
    let price = if open { "…".to_owned() } else { bargain.price.to_string() };
    html! {
        p.cm-chips {
            @if bargain.kind == BargainKind::Card {
                (chip("cm-term-card", html! { @match &bargain.card { Some(id) => { (drawings::picture(id)) b { (table.card_name(id)) } }, None => b { "…" } } }))
            } @else {
                (chip("cm-term-units", html! { (drawings::small_piece("camel")) b { (units) } }))
            }
            @if let Some(at) = bargain.hex { (chip("cm-term-hex", html! { b { (table.hex_name(at)) } })) }
            " " span { (table.word("cm-talk-for")) } " "
            (chip("cm-term-price", html! { (symbols::symbol("coin")) b { (price) } }))
        }
    }
}

/// What may be answered: amounts as small chips, everything else as buttons.
fn answers(table: &Table<'_>, fits: impl Fn(Action) -> bool) -> Markup {
    let amount = |offer: &Offered<CrescentMoon>| match offer.action {
        Action::Pay(coins) => Some(("coin", coins)),
        Action::Offer(points) if points > 0 => Some(("point", u16::from(points))),
        _ => None,
    };
    let all: Vec<&Offered<CrescentMoon>> = table.scene.offers.iter().filter(|offer| fits(offer.action)).collect();
    html! {
        @if !all.is_empty() {
            div.actions.cm-answers {
                @for (at, offer) in all.into_iter().enumerate() {
                    @if at > 0 { (apart()) }
                    @match amount(offer) {
                        Some((symbol, amount)) => {
                            a.button.small.offer.cm-amount.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                                aria-label=(table.say(&offer.label)) {
                                span { span aria-hidden="true" { (symbols::symbol(symbol)) (amount) } span.unseen { (table.say(&offer.label)) } }
                            }
                        }
                        None => (table.button(offer)),
                    }
                }
            }
        }
    }
}

/// A deal with the Murshid: what was offered and demanded, as far as the reader may know. Each promise is answered where it is made.
fn with_murshid(table: &Table<'_>, deal: &DealView, step: Option<DealStep>) -> Markup {
    let murshid = table.who(Character::Murshid);
    let about =
        |seat: Seat| move |action: Action| matches!(action, Action::Deal(of) | Action::Demand(of) if of == seat);
    let rest = |action: Action| !deal.offers.keys().any(|seat| about(*seat)(action));
    html! {
        p.small { (table.say(&Message::new("cm-deal").with("murshid", murshid.clone()))) }
        ul.cm-talk {
            @for (seat, points) in &deal.offers {
                @let said = html! { p { b { (table.say(&Message::new("cm-deal-points").with("n", *points))) } } };
                (bubble(table, Some(*seat), false, &said, &if step.is_some() { answers(table, about(*seat)) } else { html! {} }))
            }
            @if let Some(partner) = deal.partner {
                @let key = if deal.agreed { "cm-deal-agreed" } else { "cm-deal-demanded" };
                @let said = html! { p { b { (table.say(&Message::new(key).with("murshid", murshid).with("seat", partner).with("n", deal.vp))) } } };
                (bubble(table, table.seat(Character::Murshid), false, &said, &html! {}))
            }
            @let own = answers(table, rest);
            @if let (Some(_), Some(seat), false) = (step, table.view.viewer.seat(), own.0.is_empty()) {
                (bubble(table, Some(seat), true, &html! { p.small.muted { (table.word("cm-talk-answer")) } }, &own))
            }
        }
        p.small.muted { (table.word(if table.rules.options().private_deals { "cm-deal-private" } else { "cm-bargain-public" })) }
    }
}
