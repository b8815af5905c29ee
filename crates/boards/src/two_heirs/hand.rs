//! What the viewer has: the offer, the resources within reach with where each comes from, and the tiles in hand.

use super::gain::{Gain, sign, with_gain};
use super::pick::{self, Pick, laying};
use super::roads::Tint;
use super::{Table, resource_symbol, ring, tile};
use crate::symbols;
use maud::{Markup, html};
use table::message;
use two_heirs::resources::{Source, SourceKind};
use two_heirs::view::{HandTile, SideView};
use two_heirs::{Action, Frame, Spot, Terrain, TileId};

/// Everything the viewer has.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let Some(side) = table.view.side() else { return html! {} };
    let own = &table.view.sides[side];
    html! {
        (ring::draw(table))
        div.th-own {
            @if !(table.view.is_setup() || table.view.is_over()) { (supply(table, own)) }
            div.th-hand {
                h2.hand-title { (table.word("th-hand")) }
                @match &own.hand {
                    Some(hand) if !hand.is_empty() => ul.th-cards { @for held in hand { li { (card(table, own, held)) } } },
                    _ => p.muted { (table.word("th-hand-empty")) },
                }
            }
        }
    }
}

/// The resources within reach: for each kind how many, and every source by itself.
fn supply(table: &Table<'_>, own: &SideView) -> Markup {
    html! {
        div.th-supply {
            h2.hand-title { (table.word("th-supply")) }
            ul.th-goods {
                @for terrain in Terrain::ALL {
                    @let sources: Vec<&Source> = own.sources.iter().filter(|source| source.gives == terrain).collect();
                    li.th-good.{ "terrain-" (terrain) }.is-nil[sources.is_empty()] {
                        span.th-good-sum title=(table.word(&format!("resource-{terrain}"))) {
                            (symbols::symbol(resource_symbol(terrain)))
                            span.unseen { (table.word(&format!("resource-{terrain}"))) ": " } b { (own.supply.of(terrain)) }
                        }
                        span.th-sources {
                            @for (at, source) in sources.into_iter().enumerate() {
                                span.unseen { @if at == 0 { " – " } @else { ", " } }
                                (one_source(table, source))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// One source: a tile of the offer by its number from the shield, a tile with a unit or a producer by its place.
fn one_source(table: &Table<'_>, source: &Source) -> Markup {
    let rank = source.position.and_then(|position| {
        let tiles = table.view.offer.ring.iter().filter(|place| place.tile.is_some());
        tiles.clone().position(|place| place.position == position).map(|rank| rank + 1)
    });
    let place = source.at.map(|at: Spot| at.to_string()).unwrap_or_default();
    let words = table.say(&message!(format!("th-from-{}", source.from), n = rank.unwrap_or(0), at = place.clone()));
    let titled = format!("{}: {words}", table.word(&format!("resource-{}", source.gives)));
    let symbol = match source.from {
        SourceKind::Offer => "crown",
        SourceKind::Unit => "claim",
        SourceKind::Producer => "plus",
    };
    html! {
        span.th-source.{ "from-" (source.from) } title=(titled) {
            (symbols::symbol(symbol))
            span aria-hidden="true" { @match rank { Some(rank) => (rank), None => (place) } }
            span.unseen { (words) }
        }
    }
}

/// A tile in hand: its face, whether it can be paid, and what may be done with it.
fn card(table: &Table<'_>, own: &SideView, held: &HandTile) -> Markup {
    let Some(tile) = table.rules.find_tile(&held.tile) else { return html! {} };
    let printed = table.face(tile);
    let mut said = vec![
        format!("{}.", table.tile_words(printed)),
        ring::cost_words(table, &held.cost),
        ring::face_words(table, printed),
    ];
    if held.short > 0 {
        said.push(table.say(&message!("th-missing", n = held.short)));
    }
    let words = said.join(" ");
    let picked = matches!(table.pick, Pick::Lay { tile: picked, .. } if picked == tile);
    let drawn = html! {
        svg.th-svg.th-card-face viewBox="0 0 100 100" role="img" {
            title { (words) }
            g.th-tile data-vt={ "tile-" (held.tile) } {
                (tile::face(table, printed, None, Tint::PLAIN))
                (tile::cost(table, &held.cost, Some(&own.supply)))
            }
        }
    };
    html! {
        div.th-card.is-picked[picked] {
            @match table.scene.why(&laying(tile, true, any_site(table).unwrap_or_default())).filter(|_| !useful(table, tile)) {
                Some(why) => a.why href=(why) { (drawn) },
                None => (drawn),
            }
            span.th-card-name aria-hidden="true" { (table.word(&format!("building-{}", held.building))) }
            (uses(table, held, tile))
        }
    }
}

/// Whether anything may be done with a hand tile now.
fn useful(table: &Table<'_>, tile: TileId) -> bool {
    table.offers(|action| match action {
        Action::Build(named, _) | Action::Extend(named, _) | Action::Discard(named) => named == tile,
        _ => false,
    })
}

/// What may be done with a hand tile: removed at the end of the turn; laid on a picked place; or picked to be laid.
fn uses(table: &Table<'_>, held: &HandTile, tile: TileId) -> Markup {
    html! {
        @if let Some(offer) = table.offer(Action::Discard(tile)) {
            a.button.offer.small href=(table.scene.link(offer)) data-act=(offer.text) { (table.say(&offer.label)) }
        } @else if table.deciding() && table.view.frame() == Some(Frame::Turn) {
            div.th-uses data-letters="none" { @for up in [true, false] { (lay(table, held, tile, up)) } }
        } @else if held.short > 0 {
            span data-letters="none" { (short(table, held.short)) }
        }
    }
}

/// How many resources are missing.
fn short(table: &Table<'_>, n: u8) -> Markup {
    html! { span.th-short { (table.say(&message!("th-short", n))) } }
}

/// Building a tile or laying it face down: at once on a picked place, else as something to pick a place for.
fn lay(table: &Table<'_>, held: &HandTile, tile: TileId, up: bool) -> Markup {
    let key = if up { "th-use-build" } else { "th-use-extend" };
    let place = match table.pick {
        Pick::Place(at) if table.lying(at).is_none() => Some(at),
        _ => None,
    };
    let site = place.or_else(|| any_site(table)).unwrap_or_default();
    let begun = pick::name(table.scene, laying(tile, up, site)).unwrap_or_default();
    let picked = table.pick == Pick::Lay { tile, up };
    let anywhere = table.offers(|action| match action {
        Action::Build(built, _) => up && built == tile,
        Action::Extend(laid, _) => !up && laid == tile,
        _ => false,
    });
    html! {
        @match (place.and_then(|at| table.offer(laying(tile, up, at))), anywhere) {
            (Some(offer), _) => {
                @let gain = Gain::of(table, offer.action);
                @let label = with_gain(table, table.say(&offer.label), gain.as_ref());
                a.button.small.offer.th-use href=(table.scene.link(offer)) data-act=(offer.text) title=(label) {
                    (table.word(key)) @if let Some(gain) = &gain { b { (sign(gain.mine)) } }
                }
            }
            (None, true) => {
                a.button.small.th-use.is-picked[picked] href=(table.scene.pick_or_drop(&begun, picked)) data-choose=(begun)
                    aria-current=[picked.then_some("true")] { (table.word(key)) }
            }
            (None, false) => {
                a.th-use.th-cannot href=(table.scene.explain(&laying(tile, up, site))) {
                    @if up && held.short > 0 { (short(table, held.short)) } @else { (table.word(key)) }
                }
            }
        }
    }
}

/// Some place where tiles may be laid now, to ask about.
fn any_site(table: &Table<'_>) -> Option<Spot> {
    table.scene.offers.iter().find_map(|offer| match offer.action {
        Action::Extend(_, site) => Some(site),
        _ => None,
    })
}
