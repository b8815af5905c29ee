//! The players: coins, cards, points, reserves, supplies, open cards, powers.

use super::{Table, cards, drawings};
use crate::symbols;
use crescent_moon::Action;
use crescent_moon::Character;
use crescent_moon::view::{CardName, PlayerView};
use maud::{Markup, html};
use table::{Message, Seat};

/// Everybody in turn order.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        div.cm-people { @for (seat, who, player) in table.people() {
            section.cm-player.{ "seat-" (seat) }.is-due[table.view.waiting.has(seat)] {
                h3 { (table.person(seat)) (picked(table, seat)) }
                ul.cm-stocks {
                    li { (symbols::spoken("coin", &table.word("name-coins"))) b { (player.coins) } }
                    li { (symbols::spoken("hand", &table.word("name-hand"))) b { (player.hand_size) } }
                    @if let Some(points) = player.vp { li { (symbols::spoken("point", &table.word("name-points"))) b { (points) } } }
                    @if let Some(reserve) = player.reserve {
                        li title=(table.word("cm-reserve-help")) { (table.say(&Message::new("cm-reserve").with("n", reserve).with("value", player.reserve_value.unwrap_or(0)))) }
                    }
                }
                (supply(table, player))
                @if !player.row.is_empty() { p.small { (table.word("name-row")) ": " (cards::tags(table, player.row.iter().map(CardName::as_str))) } }
                @if !table.view.viewer.is(seat) && !player.hand.is_empty() {
                    p.small { (table.word("cm-known-hand")) " " (cards::tags(table, player.hand.iter().map(CardName::as_str))) }
                }
                (powers(table, who))
            }
        } }
    }
}

/// A link where this player is to be chosen.
fn picked(table: &Table<'_>, seat: Seat) -> Markup {
    html! { @if let Some(offer) = table.offer(Action::Player(seat)) { (table.button(offer)) } }
}

/// The pieces in supply.
fn supply(table: &Table<'_>, player: &PlayerView) -> Markup {
    let supply = &player.supply;
    let stock = [
        ("foot", "cm-units", supply.units),
        ("fort", "piece-fort", supply.forts),
        ("castle", "piece-castle", supply.castles),
        ("palace", "piece-palace", supply.palaces),
        ("town", "piece-town", supply.towns),
        ("city", "piece-city", supply.cities),
    ];
    html! {
        ul.cm-supply aria-label=(table.word("name-supply")) {
            @for (name, key, count) in stock.into_iter().filter(|(.., count)| *count > 0) {
                li title=(table.word(key)) { (drawings::small_piece(name)) span.unseen { (table.word(key)) ": " } span { (count) } }
            }
        }
    }
}

/// The clauses that tell what a character can do beyond the common actions.
const fn abilities(who: Character) -> std::ops::RangeInclusive<u8> {
    match who {
        Character::Warlord => 1..=6,
        Character::Murshid => 7..=11,
        Character::Sultan => 12..=16,
        Character::Caliph => 17..=18,
        Character::Nomad => 19..=20,
    }
}

fn powers(table: &Table<'_>, who: Character) -> Markup {
    html! {
        details.cm-powers data-panel={ "cm-powers-" (who) } {
            summary { (table.word("cm-powers")) }
            ul { @for number in abilities(who) { li { (table.word(&format!("rule-CM-13_{number}"))) } } }
        }
    }
}
