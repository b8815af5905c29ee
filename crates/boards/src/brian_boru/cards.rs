//! Action cards: their faces, the hand, the draft, and the list of all cards.

use super::{Table, suit_symbol, symbol_parts};
use crate::symbols;
use brian_boru::Action;
use brian_boru::Step;
use brian_boru::edition::{CardFace, Symbol};
use brian_boru::pieces::{Card, Cards, Which};
use maud::{Markup, html};
use table::{Arg, Message, message};

/// How a face is drawn.
#[derive(Clone, Copy, Default)]
pub(super) struct Face {
    /// Only this action is done; the others are faint.
    pub(super) only: Option<Which>,
    /// How many symbols of that action are done already.
    pub(super) done: usize,
    /// The lines are links to choosing them.
    pub(super) choosing: bool,
}

/// The face of a card.
pub(super) fn face(table: &Table<'_>, card: Card, how: Face) -> Markup {
    let face = table.edition().card(card);
    html! {
        svg.card.{ "suit-" (face.suit) } viewBox="0 0 150 210" role=(if how.choosing { "group" } else { "img" }) {
            title { (summary(table, card)) }
            rect.card-base x="1.5" y="1.5" width="147" height="207" rx="11" {}
            path.card-band d="M1.5 56V12.5a11 11 0 0 1 11-11h125a11 11 0 0 1 11 11V56z" {}
            text.card-value x="14" y="44" { (card) }
            g.card-suit { (symbols::placed(suit_symbol(face.suit), 122.0, 29.0, 36.0)) }
            @for (which, top) in Which::ALL.into_iter().zip([62.0, 112.0, 160.0]) {
                (line(table, face, which, top, how))
            }
        }
    }
}

/// One action of a card: its symbols from left to right, as they are resolved.
fn line(table: &Table<'_>, face: &CardFace, which: Which, top: f32, how: Face) -> Markup {
    let symbols = &face.line(which).0;
    let faint = how.only.is_some_and(|only| only != which);
    let offer = table.scene.offer(&Action::Line(which)).filter(|_| how.choosing);
    let drawn = html! {
        rect.card-line.is-win[which == Which::Primary] x="7" y=(top) width="136" height="43" rx="7" {}
        @match which {
            Which::Primary => g.card-mark { (symbols::placed("trophy", 18.5, top + 21.5, 17.0)) },
            _ => text.card-mark x="18.5" y=(top + 26.5) { (which) },
        }
        @if symbols.is_empty() { text.card-none x="86" y=(top + 27.0) { "–" } }
        @for (at, symbol) in symbols.iter().enumerate() {
            @let done = how.only == Some(which) && at < how.done;
            g.card-symbol.{ "is-" (symbol_parts(*symbol).0) }.is-done[done] {
                (placed(table, *symbol, place_of(symbols, at), top + 21.5))
            }
        }
    };
    html! {
        @if symbols.is_empty() && which == Which::B {
            g.is-faint { (drawn) }
        } @else if let Some(offer) = offer {
            a.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) {
                title { (table.scene.say(&offer.label)) }
                g aria-hidden="true" { (drawn) }
                rect.offer-ring x="7" y=(top) width="136" height="43" rx="7" {}
            }
        } @else if let Some(why) = table.scene.why(&Action::Line(which)).filter(|_| how.choosing) {
            a.why href=(why) tabindex="-1" aria-label=(line_words(table, which, symbols)) { g.is-faint aria-hidden="true" { (drawn) } }
        } @else {
            g.is-faint[faint] { (drawn) }
        }
    }
}

/// An action of a card in words.
fn line_words(table: &Table<'_>, which: Which, symbols: &[Symbol]) -> String {
    table.say(message!(format!("bb-line-{which}"), symbols = listed(table, symbols)))
}

/// The symbols of a line as a list.
fn listed(table: &Table<'_>, symbols: &[Symbol]) -> Arg {
    Arg::List(spoken(table, symbols).into_iter().map(Arg::from).collect())
}

/// The middle of a symbol in its line: the symbols stand close if there are many.
fn place_of(symbols: &[Symbol], at: usize) -> f32 {
    let step = if symbols.len() > 3 { 27.5 } else { 32.0 };
    43.5 + step * at as f32
}

/// A symbol of a card. The price of an expansion stands with it.
fn placed(table: &Table<'_>, symbol: Symbol, x: f32, y: f32) -> Markup {
    html! {
        @if symbol == Symbol::Expand {
            (symbols::placed("expand", x, y - 3.0, 28.0))
            g.card-price {
                circle cx=(x + 6.5) cy=(y + 11.0) r="9" {}
                text x=(x + 6.5) y=(y + 15.8) { (table.edition().costs.expansion) }
            }
        } @else {
            (symbols::placed(symbol_parts(symbol).0, x, y, 27.0))
        }
    }
}

/// A card in words: its name and its three actions, each in the order of resolution.
pub(super) fn summary(table: &Table<'_>, card: Card) -> String {
    let face = table.edition().card(card);
    let mut words = vec![table.say(message!("bb-card", card, suit = face.suit, n = card.value()))];
    let [won, upper, lower] = Which::ALL.map(|which| &face.line(which).0);
    words.push(line_words(table, Which::Primary, won));
    words.push(match lower[..] {
        [] => table.say(message!("bb-lost", symbols = listed(table, upper))),
        _ => table.say(message!("bb-lost-either", a = listed(table, upper), b = listed(table, lower))),
    });
    words.join(" ")
}

/// The symbols of a line in words; equal ones in a row are counted.
fn spoken(table: &Table<'_>, symbols: &[Symbol]) -> Vec<Message> {
    symbols
        .chunk_by(|one, other| one == other)
        .map(|run| {
            let price = table.edition().costs.expansion;
            message!(symbol_parts(run[0]).1, n = run.len(), price)
        })
        .collect()
}

/// What the viewer holds: the packet and the chosen cards in the draft, else the hand; and the own card being resolved.
pub(super) fn hand(table: &Table<'_>) -> Markup {
    let Some(own) = table.view.own else { return html! {} };
    let drafting = table.open().flow.step == Step::Draft;
    html! {
        @if drafting {
            @if !own.packet.is_empty() {
                div.hand-group { h2.hand-title { (table.word("bb-packet")) } (row(table, own.packet)) }
            }
            @if !own.hand.is_empty() {
                div.hand-group { h2.hand-title { (table.word("bb-chosen")) } (row(table, own.hand)) }
            }
        } @else {
            @if let Some(card) = resolving(table) {
                div.hand-group.is-acting { h2.hand-title { (table.word("bb-resolving")) } (face(table, card, acting(table))) }
            }
            div.hand-group {
                h2.hand-title { (table.word("bb-hand")) }
                @if own.hand.is_empty() { p.muted { (table.word("bb-hand-empty")) } } @else { (row(table, own.hand)) }
            }
        }
    }
}

fn row(table: &Table<'_>, cards: Cards) -> Markup {
    html! { ul.cards-row { @for card in cards.iter() { li { (playable(table, card)) } } } }
}

/// The viewer's card if its action waits for the viewer now.
fn resolving(table: &Table<'_>) -> Option<Card> {
    let me = table.me()?;
    let waits = table.view.waiting.has(me)
        && matches!(table.open().flow.step, Step::ChooseLine | Step::Buy | Step::Expand | Step::FreeTown);
    table.open().flow.trick.cards[me].filter(|_| waits)
}

/// How far the action being resolved has come.
pub(super) fn acting(table: &Table<'_>) -> Face {
    let flow = &table.open().flow;
    if flow.step == Step::ChooseLine {
        return Face { only: None, done: 0, choosing: true };
    }
    // The symbol that asks counts as done in the state; to the reader it is the one at work.
    Face { only: Some(flow.line.which), done: usize::from(flow.line.done).saturating_sub(1), choosing: false }
}

/// What is done with cards at this moment of the round, whether or not the viewer is asked.
fn usual(step: Step) -> fn(Card) -> Action {
    match step {
        Step::Draft => Action::Pick,
        Step::LeadTown | Step::LeadCard => Action::Lead,
        _ => Action::Follow,
    }
}

/// A card of the hand or packet: a link if it may be taken or played, else one that explains why not.
fn playable(table: &Table<'_>, card: Card) -> Markup {
    let asked = table.asks_card();
    let action = asked.unwrap_or_else(|| usual(table.open().flow.step))(card);
    let offer = table.scene.offer(&action);
    let wins = asked.is_some() && matches!(action, Action::Follow(_)) && would_win(table, card);
    html! {
        @match (offer, table.scene.why(&action)) {
            (Some(offer), _) => {
                a.card-link.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                    data-vt={ "card-" (card) } {
                    span.unseen { (table.scene.say(&offer.label)) ". " }
                    (face(table, card, Face::default()))
                    @if wins { span.card-wins { (symbols::symbol("trophy")) (table.word("bb-would-win")) } }
                }
            }
            (None, Some(why)) => {
                a.card-link.why.is-dim[asked.is_some()] href=(why) data-vt={ "card-" (card) } { (face(table, card, Face::default())) }
            }
            (None, None) => span.card-link data-vt={ "card-" (card) } { (face(table, card, Face::default())) },
        }
    }
}

/// Whether this card would be the highest in the colour of the town so far.
fn would_win(table: &Table<'_>, card: Card) -> bool {
    let trick = &table.open().flow.trick;
    table.follows(card) && table.winner_so_far().is_none_or(|seat| trick.cards[seat] < Some(card))
}

/// What the viewer remembers of this round's draft, as a private note.
pub(super) fn memory(table: &Table<'_>) -> Option<Markup> {
    let own = table.view.own?;
    if !table.view.draft_recorded || own.picks[0].is_empty() {
        return None;
    }
    let notes = table.rules.notes(table.view);
    Some(html! {
        p.muted.small { (table.word("bb-memory-note")) }
        ul.memory {
            @for (packet, picks) in own.packets.iter().zip(own.picks).filter(|(packet, _)| !packet.is_empty()) {
                li { (table.say(message!("bb-memory-packet", seen = values(*packet), taken = values(picks)))) }
            }
            @for note in notes {
                li { (table.say(message!("bb-memory-cards", cards = values(note.cards), who = holders(&note.with)))) }
            }
        }
    })
}

fn holders(with: &[(table::Seat, usize)]) -> Arg {
    Arg::List(with.iter().map(|(seat, n)| message!("bb-memory-holder", seat = *seat, n = *n).into()).collect())
}

fn values(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|card| Arg::from(card.to_string())).collect())
}

/// All cards with their actions, small, as a reference.
pub(super) fn all(table: &Table<'_>) -> Markup {
    let played = table.seats().fold(Cards::EMPTY, |all, seat| all | table.open().players[seat].played);
    let shown = table.rules.options().show_played_cards;
    html! {
        ul.card-list { @for card in Card::all() { li.is-played[shown && played.has(card)] { (strip(table, card)) } } }
        @if shown { p.muted.small { (table.word("bb-played-note")) } }
    }
}

/// A card as a line of a list: its value, then its three actions side by side.
fn strip(table: &Table<'_>, card: Card) -> Markup {
    let face = table.edition().card(card);
    html! {
        svg.card-strip.{ "suit-" (face.suit) } viewBox="0 0 330 26" role="img" {
            title { (summary(table, card)) }
            rect.card-band width="56" height="26" rx="4" {}
            (symbols::placed(suit_symbol(face.suit), 14.0, 13.0, 18.0))
            text.card-number x="40" y="19" { (card) }
            @for (which, left) in Which::ALL.into_iter().zip([62.0, 154.0, 246.0]) {
                rect.card-line.is-win[which == Which::Primary] x=(left) width="84" height="26" rx="4" {}
                @for (at, symbol) in face.line(which).0.iter().enumerate() {
                    g.{ "is-" (symbol_parts(*symbol).0) } { (symbols::placed(symbol_parts(*symbol).0, left + 12.0 + 20.0 * at as f32, 13.0, 18.0)) }
                }
            }
        }
    }
}
