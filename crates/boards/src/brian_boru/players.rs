//! The players: stocks, cards, towns, and what lies in front of them.

use super::Table;
use crate::{emblems, symbols};
use brian_boru::pieces::{MarriageCard, Region};
use brian_boru::state::Claim;
use maud::{Markup, html};
use table::{Seat, message};

/// The stocks that everybody has: their symbol, the key of their words, and how many.
fn stocks(table: &Table<'_>, seat: Seat) -> [(&'static str, &'static str, u16); 7] {
    let player = &table.open().players[seat];
    [
        ("point", "bb-points", player.vp),
        ("coin", "bb-coins", player.coins),
        ("renown", "bb-renown", player.renown),
        ("town", "bb-towns", table.open().controlled(seat).len() as u16),
        ("axe", "bb-raiders", player.raiders),
        ("cross", "bb-church", player.church),
        ("hand", "bb-cards", u16::from(table.view.cards[seat].hand)),
    ]
}

/// Everybody's stocks as a table, and what lies in front of them.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        table.stocks {
            caption.unseen { (table.word("bb-panel-players")) }
            thead { tr {
                th scope="col" { span.unseen { (table.word("bb-panel-players")) } }
                @for (symbol, key, _) in stocks(table, Seat::new(0)) {
                    th scope="col" { (symbols::spoken(symbol, &table.word(&format!("{key}-title")))) }
                }
            } }
            @for seat in table.seats() { (stock(table, seat)) }
        }
    }
}

fn stock(table: &Table<'_>, seat: Seat) -> Markup {
    let holds_marker = table.open().marker.holder() == Some(seat);
    html! {
        tbody.stock.{ "seat-" (seat) }.is-due[table.view.waiting.has(seat)] {
            tr {
                th scope="row" {
                    span.stock-name {
                        (emblems::chip(seat)) span.stock-who { (table.scene.name(seat)) }
                        @if holds_marker { span.stock-marker { (symbols::spoken("marker", &table.word("bb-holds-marker"))) } }
                        @if table.view.cards[seat].chosen { span.stock-chosen { (symbols::spoken("check", &table.word("bb-has-chosen"))) } }
                    }
                }
                @for (_, key, n) in stocks(table, seat) {
                    td.is-nil[n == 0] title=(table.say(message!(key, n))) { (n) }
                }
            }
            (held(table, seat))
        }
    }
}

/// Claim tokens and marriage cards in front of a player.
fn held(table: &Table<'_>, seat: Seat) -> Markup {
    let open = table.open();
    let player = &open.players[seat];
    let tokens: Vec<Region> =
        Region::ALL.into_iter().filter(|region| open.claims[*region] == Claim::Held(seat)).collect();
    html! {
        @if !tokens.is_empty() || !player.marriages.is_empty() {
            tr.stock-held { td colspan="8" { ul.held {
                @for region in tokens {
                    @let points = table.edition().claims[region.index()].points;
                    li title=(table.say(message!("bb-token", region, n = points))) {
                        span.claim-value aria-hidden="true" { (points) } " " span aria-hidden="true" { (table.region_name(region)) }
                        span.unseen { (table.say(message!("bb-token", region, n = points))) }
                    }
                }
                @for card in player.marriages.iter() {
                    li title=(marriage_words(table, card)) {
                        (symbols::symbol(if card == MarriageCard::Princess { "princess" } else { "marriage" })) " "
                        (table.word(card.term()))
                        @if let Some(side) = player.princess.filter(|_| card == MarriageCard::Princess) {
                            " (" (table.word(&format!("bb-princess-{side}"))) ")"
                        }
                    }
                }
            } } }
        }
    }
}

/// What a marriage card gives, in words.
pub(super) fn marriage_words(table: &Table<'_>, card: MarriageCard) -> String {
    use brian_boru::edition::Gift;
    if card == MarriageCard::Princess {
        let points = message!("bb-points", n = table.edition().spurn);
        return table.say(message!("bb-prize-princess", points));
    }
    let face = table.edition().marriages[card.index()];
    let points = message!("bb-points", n = face.points);
    let mut parts = vec![table.say(points)];
    match face.benefit {
        Gift::Nothing => {}
        Gift::Coins(n) => parts.push(table.say(message!("bb-coins", n))),
        Gift::Renown(n) => parts.push(table.say(message!("bb-renown", n))),
        Gift::Town(Some(region)) => parts.push(table.say(message!("bb-gift-town-in", region))),
        Gift::Town(None) => parts.push(table.word("bb-gift-town")),
    }
    parts.join(", ")
}
