//! The players: stocks, cards, towns, and what lies in front of them.

use super::{Table, region_arg};
use crate::{emblems, symbols};
use brian_boru::pieces::{MarriageCard, Region};
use brian_boru::state::Claim;
use maud::{Markup, html};
use table::{Message, Seat};

/// One block for each player.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! { ul.stocks { @for seat in table.seats() { (stock(table, seat)) } } }
}

fn stock(table: &Table<'_>, seat: Seat) -> Markup {
    let open = table.open();
    let player = &open.players[seat];
    let cards = table.view.cards[seat];
    let holds_marker = open.marker.holder() == Some(seat);
    let numbers = [
        ("point", "bb-points", player.vp),
        ("coin", "bb-coins", player.coins),
        ("renown", "bb-renown", player.renown),
        ("town", "bb-towns", open.controlled(seat).len() as u16),
        ("hand", "bb-cards", u16::from(cards.hand)),
        ("axe", "bb-raiders", player.raiders),
        ("cross", "bb-church", player.church),
    ];
    html! {
        li.{ "stock seat-" (seat) }.is-due[table.view.waiting.has(seat)].is-me[table.me() == Some(seat)] {
            div.stock-name {
                (emblems::chip(seat)) b { (table.scene.name(seat)) }
                @if holds_marker { span.stock-marker { (symbols::spoken("marker", &table.word("bb-holds-marker"))) } }
                @if cards.chosen { span.badge.is-live { (symbols::symbol("check")) (table.word("bb-has-chosen")) } }
            }
            ul.stock-numbers {
                @for (symbol, key, n) in numbers {
                    @let words = table.say(Message::new(key).with("n", n));
                    li.is-nil[n == 0] title=(words) {
                        span aria-hidden="true" { (symbols::symbol(symbol)) (n) }
                        span.unseen { (words) }
                    }
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
        Region::ALL.iter().copied().filter(|region| open.claims[*region] == Claim::Held(seat)).collect();
    html! {
        @if !tokens.is_empty() || !player.marriages.is_empty() {
            ul.held {
                @for region in tokens {
                    @let points = table.edition().claims[region as usize].points;
                    li title=(table.say(Message::new("bb-token").with("region", region_arg(region)).with("n", points))) {
                        span.claim-value { (points) } " " (table.region_name(region))
                    }
                }
                @for card in player.marriages.iter() {
                    li title=(marriage_words(table, card)) {
                        (symbols::symbol(if card == MarriageCard::Princess { "princess" } else { "marriage" })) " "
                        (table.word(&format!("marriage-{card}")))
                        @if let Some(side) = player.princess.filter(|_| card == MarriageCard::Princess) {
                            " (" (table.word(&format!("bb-princess-{side}"))) ")"
                        }
                    }
                }
            }
        }
    }
}

/// What a marriage card gives, in words.
pub(super) fn marriage_words(table: &Table<'_>, card: MarriageCard) -> String {
    use brian_boru::edition::Gift;
    if card == MarriageCard::Princess {
        return table.say(Message::new("bb-prize-princess").with("n", table.edition().spurn));
    }
    let face = table.edition().marriages[card as usize];
    let points = Message::new("bb-points").with("n", face.points);
    let mut parts = vec![table.say(points)];
    match face.benefit {
        Gift::Nothing => {}
        Gift::Coins(n) => parts.push(table.say(Message::new("bb-coins").with("n", n))),
        Gift::Renown(n) => parts.push(table.say(Message::new("bb-renown").with("n", n))),
        Gift::Town(Some(region)) => {
            parts.push(table.say(Message::new("bb-gift-town-in").with("region", region_arg(region))))
        }
        Gift::Town(None) => parts.push(table.word("bb-gift-town")),
    }
    parts.join(", ")
}
