//! Negotiation: bargains with the Nomad and the Sultan, deals with the Murshid. What is on the table, who may see it, what may be
//! answered, and how often one may still try.

use super::Table;
use crescent_moon::Action;
use crescent_moon::BargainKind;
use crescent_moon::Character;
use crescent_moon::Verb;
use crescent_moon::decision::{BargainStep, DealStep, Frame};
use crescent_moon::view::{BargainView, DealView};
use maud::{Markup, html};
use table::{Arg, Message, Seat};

/// The panel; nothing where there is nothing to negotiate.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    if let Some(bargain) = &table.view.bargain {
        return Some(running(table, bargain));
    }
    if let (Some(deal), Some(_)) = (&table.view.deal, &table.view.conflict) {
        let step = match table.asked() {
            Some(Frame::Deal(step)) => Some(*step),
            _ => None,
        };
        if step.is_some() || deal.agreed || !deal.offers.is_empty() {
            return Some(with_murshid(table, deal, step));
        }
    }
    tries(table)
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
    html! {
        p.cm-parties { @if let Some(seat) = from { (table.person(seat)) } span aria-hidden="true" { "→" } @if let Some(seat) = to { (table.person(seat)) } }
        p { b { (table.word(kind_key(bargain.kind))) } " " (table.word(key)) }
        (terms(table, bargain, step))
        (table.buttons(|action| !matches!(action, Action::At(_))))
        p.small.muted {
            (table.say(&Message::new("cm-bargain-left").with("n", bargain.left))) " " (table.word("cm-bargain-public"))
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

/// The terms named so far; what is not named yet is left open.
fn terms(table: &Table<'_>, bargain: &BargainView, step: Option<BargainStep>) -> Markup {
    let open = || "…".to_owned();
    let hex = bargain.hex.map_or_else(open, |at| table.hex_name(at));
    let card = bargain.card.map_or_else(open, |id| table.card_name(&id));
    let units = if bargain.units > 0 { bargain.units.to_string() } else { open() };
    let priced = matches!(step, Some(BargainStep::Answer | BargainStep::Reply));
    let price = if priced { bargain.price.to_string() } else { open() };
    html! {
        dl.cm-terms {
            @if bargain.kind == BargainKind::Bribe { dt { (table.word("cm-term-hex")) } dd { (hex) } }
            @if bargain.kind == BargainKind::Card { dt { (table.word("cm-term-card")) } dd { (card) } }
            @else { dt { (table.word("cm-term-units")) } dd { (units) } }
            dt { (table.word("cm-term-price")) } dd { (price) }
        }
    }
}

/// A deal with the Murshid: what was offered and demanded, as far as the reader may know.
fn with_murshid(table: &Table<'_>, deal: &DealView, step: Option<DealStep>) -> Markup {
    let murshid = table.who(Character::Murshid);
    html! {
        p { (table.say(&Message::new("cm-deal").with("murshid", murshid.clone()))) }
        @if !deal.offers.is_empty() {
            ul.cm-offers { @for (seat, points) in &deal.offers { li { (table.person(*seat)) b { (table.say(&Message::new("cm-deal-points").with("n", *points))) } } } }
        }
        @if let Some(partner) = deal.partner {
            @let key = if deal.agreed { "cm-deal-agreed" } else { "cm-deal-demanded" };
            p { b { (table.say(&Message::new(key).with("murshid", murshid).with("seat", partner).with("n", deal.vp))) } }
        }
        @if step.is_some() { (table.buttons(|_| true)) }
        p.small.muted { (table.word(if table.rules.options().private_deals { "cm-deal-private" } else { "cm-bargain-public" })) }
    }
}

/// While an action is chosen: how often one may still propose, and links to begin.
fn tries(table: &Table<'_>) -> Option<Markup> {
    let seat =
        table.view.viewer.seat().filter(|seat| table.view.turn == Some(*seat) && !table.scene.offers.is_empty())?;
    if table.asked().is_some() {
        return None;
    }
    let kinds = [(BargainKind::Hire, Verb::Hire), (BargainKind::Bribe, Verb::Bribe), (BargainKind::Card, Verb::Ask)];
    let with_other = |kind: BargainKind| partner(table, kind).is_some_and(|to| to != seat);
    let begun: Vec<_> = kinds
        .into_iter()
        .filter_map(|(kind, verb)| Some((kind, table.offer(Action::Do(verb)).filter(|_| with_other(kind))?)))
        .collect();
    if begun.is_empty() {
        return None;
    }
    let left = |kind: BargainKind| {
        let made = table.view.open.tries[kind.index()];
        Arg::from(table.rules.options().bargain_rounds.saturating_sub(made))
    };
    Some(html! {
        ul.cm-tries { @for (kind, offer) in begun { li {
            (table.button(offer))
            span.small { (table.say(&Message::new("cm-bargain-left").with("n", left(kind)))) }
        } } }
        p.small.muted { (table.word("cm-bargain-free")) }
    })
}

/// With whom a bargain is struck, if that character is in the game.
fn partner(table: &Table<'_>, kind: BargainKind) -> Option<Seat> {
    table.seat(kind.partner())
}
