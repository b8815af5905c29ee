//! What the viewer holds: cards, tiles, what was drawn and must be assigned, and whatever cards may be chosen from.

use super::pick::{self, Lies, card_of};
use super::{Table, cards, ghost};
use crate::{Offered, symbols};
use maud::{Markup, html};
use northgard::decision::{Explore, Look};
use northgard::pieces::{Clan, Tile, TileSet};
use northgard::view::DeckView;
use northgard::{Action, Card, Frame, Northgard, Pile};
use table::{Message, Seat};

/// Everything the viewer holds.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let Some(me) = table.me() else { return html! {} };
    let own = table.view.deck(me);
    let hand = own.hand.unwrap_or_default();
    let drawn = own.drawn.unwrap_or_default();
    let others = others(table);
    html! {
        (clan_choice(table))
        (tiles(table, own))
        @if !drawn.is_empty() { (group(table, "ng-hand-drawn", drawn, Lies::Drawn)) }
        @if !others.is_empty() { (group(table, "ng-hand-choose", others, Lies::Elsewhere)) }
        @if !table.view.is_over() && table.state.player(me).clan.is_some() { (held(table, me, hand)) }
    }
}

/// The hand and the piles beside it.
fn held(table: &Table<'_>, me: Seat, hand: Pile) -> Markup {
    let own = table.state.player(me);
    html! {
        div.ng-hand {
            h2.hand-title {
                (table.word("ng-hand"))
                span.ng-piles {
                    span.unseen { " · " }
                    span title=(table.word("name-draw-pile")) { (table.word("ng-pile-draw")) " " b { (cards::draw_pile(table.view.deck(me))) } }
                    span.unseen { " · " }
                    span title=(table.word("name-discard-pile")) { (table.word("ng-pile-discard")) " " b { (own.discard.len()) } }
                    span.unseen { " · " }
                    span title=(table.word("name-active-area")) { (table.word("ng-pile-active")) " " b { (own.active.len()) } }
                }
            }
            @if let Some(picked) = pick::picked(table) {
                p.ng-picked { (picked.label) " " a href=(table.scene.pick_nothing()) data-choose="" { (table.word("ng-never-mind")) } }
            }
            @if hand.is_empty() { p.muted { (table.word("ng-hand-empty")) } }
            @else { ul.ng-cards { @for card in hand.iter() { li { (card_in_hand(table, card)) } } } }
            @if !own.active.is_empty() { p.ng-active.small { (table.word("ng-active")) " " (cards::tags(table, own.active)) } }
            @if table.view.open.first == me { p.small.ng-first { (symbols::symbol("crown")) " " (table.word("ng-you-first")) } }
        }
    }
}

/// A card in hand; where it cannot be played now it says why.
fn card_in_hand(table: &Table<'_>, card: Card) -> Markup {
    let turn = matches!(table.view.frame(), Some(Frame::Turn(_))) && table.deciding();
    cards::playable_or_why(table, card, Lies::Hand, Action::Play(card), turn)
}

/// Cards under a title.
fn group(table: &Table<'_>, key: &str, pile: Pile, lies: Lies) -> Markup {
    html! {
        div.ng-hand {
            h2.hand-title { (table.word(key)) }
            ul.ng-cards { @for card in pile.iter() { li { (cards::playable(table, card, &pick::uses(table, card, lies))) } } }
        }
    }
}

/// Cards that may be chosen now and lie neither here nor in the row.
fn others(table: &Table<'_>) -> Pile {
    let mut pile = Pile::EMPTY;
    let named = table.acts().iter().filter(|offer| Lies::Elsewhere.means(table, &offer.action));
    for card in named.filter_map(|offer| card_of(&offer.action)) {
        if !pile.has(card) {
            pile.add(card);
        }
    }
    pile
}

/// The clans one may choose from, with their powers and first cards.
fn clan_choice(table: &Table<'_>) -> Markup {
    let free = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Clan(clan) => Some((clan, offer)),
        _ => None,
    });
    let free: Vec<(Clan, &Offered<Northgard>)> = free.collect();
    html! {
        @if !free.is_empty() {
            ul.ng-clans {
                @for (clan, offer) in free {
                    li {
                        a.ng-clan.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) {
                            (symbols::symbol(super::clan_symbol(clan)))
                            b { (table.word(&format!("clan-{clan}"))) span.unseen { ": " } }
                            span { (table.word(&format!("power-{clan}"))) }
                            span.muted.small { span.unseen { (pick::name(table, Card::initial(clan))) ": " } (cards::text(table, Card::initial(clan))) }
                        }
                    }
                }
            }
        }
    }
}

/// Tiles in hand or just drawn, and the ways to turn the one that is being placed.
fn tiles(table: &Table<'_>, own: &DeckView) -> Markup {
    let explore = table.exploring().copied();
    let mine = explore.filter(|explore| table.me() == Some(explore.seat));
    let shown = match mine {
        Some(explore) if own.tiles.is_none_or(TileSet::is_empty) => {
            table.view.drawn.unwrap_or_default() | explore.tile.map(TileSet::one).unwrap_or_default()
        }
        _ => own.tiles.unwrap_or_default(),
    };
    html! {
        @match mine {
            Some(Explore { look: Look::Cell | Look::Turn, .. }) if table.deciding() => (ghost::turns(table)),
            _ => @if !shown.is_empty() {
                div.ng-hand {
                    h2.hand-title { (table.word("ng-hand-tiles")) }
                    ul.ng-tiles { @for tile in shown.iter() { li { (one_tile(table, mine, tile)) } } }
                }
                (ghost::turns(table))
            }
        }
    }
}

/// A tile: what may be done with it, and where it would fit.
fn one_tile(table: &Table<'_>, explore: Option<Explore>, tile: Tile) -> Markup {
    let about = |action: Action| matches!(action, Action::Tile(named) | Action::Under(named) if named == tile);
    let acts: Vec<&Offered<Northgard>> = table.acts().iter().filter(|offer| about(offer.action)).collect();
    let fits = explore.filter(|explore| explore.look == Look::Tile).map(|_| {
        let places = ghost::places(table, tile);
        let best = places.iter().flat_map(|cell| ghost::ways(table, tile, *cell)).map(|way| way.preview.fame).max();
        let message = if best.unwrap_or(0) > 0 { "ng-tile-fits-fame" } else { "ng-tile-fits" };
        table.say(&Message::new(message).with("n", places.len()).with("fame", best.unwrap_or(0)))
    });
    let lies = ghost::lies(table);
    let chosen = explore.is_some_and(|explore| explore.tile == Some(tile)) || lies.is_some_and(|lay| lay.tile == tile);
    let lay = lies.and_then(|lay| if lay.tile == tile { Some(lay) } else { ghost::best(table, tile) });
    let picture =
        ghost::picture(table, tile, 0, &table.say(&Message::new("ng-tile").with("tile", table.rules.tile_name(tile))));
    html! {
        div.ng-tile-box.is-picked[chosen] {
            @match (acts.as_slice(), lay) {
                ([offer], Some(lay)) => a.ng-card-link.offer href=(table.scene.pick(&lay)) data-choose=(lay) title=(table.say(&offer.label)) {
                    (picture)
                },
                ([offer], None) => a.ng-card-link.offer href=(table.scene.link(offer)) data-act=(offer.text) title=(table.say(&offer.label)) {
                    span.unseen { (table.say(&offer.label)) ". " } (picture)
                },
                ([], _) if table.scene.why(&Action::Tile(tile)).is_some() => {
                    a.ng-card-link.why href=(table.scene.explain(&Action::Tile(tile))) { (picture) }
                }
                _ => (picture),
            }
            // The picture says the name already.
            span.ng-tile-name aria-hidden="true" { (table.say(&Message::new("ng-one").with("thing", table.rules.tile_name(tile)))) }
            @if let Some(fits) = fits { span.small.muted { span.unseen { "; " } (fits) } }
        }
    }
}
