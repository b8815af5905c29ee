//! The royal offer: the shield, six tiles clockwise from it, what both sides reach, the units at court, the draw pile and the time left.

use super::roads::{Tint, road_signs, turned};
use super::{Table, map, marks, piece, tile};
use crate::{emblems, symbols};
use maud::{Markup, html};
use table::{Arg, message};
use two_heirs::edition::Tile;
use two_heirs::state::Phase;
use two_heirs::view::OfferTile;
use two_heirs::{Action, Goods, Side};

/// Where the tiles of the ring lie: three above from left to right, three below back again.
const PLACES: [(i32, i32); 6] = [(102, 22), (208, 22), (314, 22), (314, 144), (208, 144), (102, 144)];

/// Tiles left in the pile when the end is near.
const LAST_TILES: u8 = 5;

/// The offer with everything around it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        div.th-offer data-section=(table.word("th-panel-offer")) {
            (strip(table))
            @if !table.view.is_setup() { (ring(table)) }
        }
    }
}

/// The ring. Empty positions are skipped in counting, so the tiles that are left move up.
pub(super) fn ring(table: &Table<'_>) -> Markup {
    let tiles: Vec<&OfferTile> = table.view.offer.ring.iter().filter(|place| place.tile.is_some()).collect();
    html! {
        svg.th-ring.th-svg viewBox="0 0 420 250" role="group" aria-label=(table.word("royal-offer")) {
            path.th-track d="M60 72H364a30 30 0 0 1 30 30v62a30 30 0 0 1-30 30H60" {}
            path.th-track-head d="M66 186l-12 8 12 8z" {}
            @for side in Side::ALL { (reach(table, side, tiles.len())) }
            @for (x, y) in PLACES.iter().skip(tiles.len()) { rect.th-gap x=(x) y=(y) width="100" height="100" rx="8" {} }
            @for (rank, place) in tiles.iter().enumerate() { (offered(table, &tiles, rank, place)) }
            (shield(table))
            (court(table))
        }
    }
}

/// How far a side reaches, along its edge of the upper row: Blue's above, White's below.
fn reach(table: &Table<'_>, side: Side, tiles: usize) -> Markup {
    let reach = usize::from(table.view.sides[side].reach).min(tiles);
    let y = match side {
        Side::White => 126,
        Side::Blue => 4,
    };
    let words = table.say(&message!("th-reach", who = table.who(side), n = reach));
    html! {
        @if reach > 0 && !table.rules.is_henry(side) {
            g.th-reach.(emblems::class(super::wearing(side))) role="img" {
                title { (words) }
                rect.th-reach-edge x="92" y=(y) width=(106 * reach + 9) height="14" rx="7" {}
                rect.th-reach-band x="93.5" y={ (y + 1) ".5" } width=(106 * reach + 6) height="11" rx="5.5" fill={ "url(#th-base-" (side) ")" } {}
                (emblems::disc(super::wearing(side), 97.0, y as f32 + 7.0, 10.0))
            }
        }
    }
}

/// A tile of the offer: a link if it may be taken, else one that explains why not.
fn offered(table: &Table<'_>, tiles: &[&OfferTile], rank: usize, place: &OfferTile) -> Markup {
    let Some(id) = place.tile.as_ref().and_then(|id| table.rules.find_tile(id)) else { return html! {} };
    let (tile, action) = (table.face(id), Action::Take(id));
    let (x, y) = PLACES[rank.min(PLACES.len() - 1)];
    let at = format!("translate({x} {y})");
    let words = words(table, tile, place);
    let head = table.say(&message!("th-offered", tile = super::tile_message(tile), n = rank + 1));
    let wanted = wanted(table, tile);
    let far = place.reached.is_empty() || (table.deciding() && table.view.take_due);
    let drawn = html! {
        g.th-tile data-vt={ "tile-" (tile.id) } {
            (tile::face(table, tile, None, Tint::PLAIN))
            (tile::cost(table, &tile.cost, None))
            g.th-rank { circle cx="87" cy="13" r="9" {} text x="87" y="17.3" { (rank + 1) } }
            @if wanted { g.th-wants { circle cx="13" cy="87" r="11" {} (emblems::disc(super::wearing(Side::Blue), 13.0, 87.0, 10.0)) } }
        }
    };
    html! {
        rect.th-under x=(x) y=(y) width="100" height="100" rx="7" {}
        @match (table.offer(action), table.scene.why(&action)) {
            (Some(offer), _) => {
                @let after = after(table, tiles, rank);
                @let take = table.say(&offer.label);
                @let label = format!("{take}. {after}");
                a.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) aria-label=(label) transform=(at) {
                    title { (take) ". " (table.say(&message!("th-offered-rank", n = rank + 1))) " " (words) " " (after) }
                    (drawn)
                    rect.offer-ring x="2" y="2" width="96" height="96" rx="7" {}
                }
            }
            (None, Some(why)) => {
                a.why.is-far[far] href=(why) tabindex="-1" transform=(at) {
                    title { (head) " " (words) }
                    (drawn)
                }
            }
            (None, None) => g.is-far[far] role="img" transform=(at) { title { (head) " " (words) } (drawn) },
        }
    }
}

/// A tile of the offer in words: what it costs, what it does, who reaches it.
fn words(table: &Table<'_>, tile: &Tile, place: &OfferTile) -> String {
    let mut said = vec![cost_words(table, &tile.cost), face_words(table, tile)];
    let reached: Vec<Arg> =
        place.reached.iter().filter(|side| !table.rules.is_henry(**side)).map(|side| table.who(*side)).collect();
    if !reached.is_empty() {
        said.push(table.say(&message!("th-reached-by", who = Arg::List(reached))));
    }
    if wanted(table, tile) {
        said.push(table.word("th-henry-wants"));
    }
    said.join(" ")
}

/// Whether Henry would take this tile now.
fn wanted(table: &Table<'_>, tile: &Tile) -> bool {
    let running = !table.view.is_over();
    running && table.view.henry.as_ref().is_some_and(|henry| henry.wants == Some(tile.id))
}

/// What a tile does and shows, in words, with its roads as they lie for the reader.
pub(super) fn face_words(table: &Table<'_>, tile: &Tile) -> String {
    let roads = road_signs(turned(tile.roads, table.eyes()));
    let effect = Some(table.word(&format!("effect-{}", tile.building)));
    let roads = (!roads.is_empty()).then(|| table.say(&message!("th-roads", roads)));
    [effect, marks::words(table, tile), roads].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What building a tile takes, in words.
pub(super) fn cost_words(table: &Table<'_>, cost: &Goods) -> String {
    table.say(&message!("th-cost", goods = cost.words()))
}

/// What both sides would reach once this tile is taken: the shield moves to its place.
fn after(table: &Table<'_>, tiles: &[&OfferTile], rank: usize) -> String {
    let me = table.eyes();
    let next = |side: Side| -> Vec<Arg> {
        let reach = usize::from(table.view.sides[side].reach);
        // The tile drawn for the old place of the shield comes after all others.
        let order =
            tiles[rank + 1..].iter().take(reach).filter_map(|place| place.tile.as_ref().and_then(|id| table.tile(id)));
        order.map(|tile| Arg::from(super::tile_message(tile))).collect()
    };
    let (mine, theirs) = (next(me), next(me.other()));
    let mut said = Vec::new();
    if !mine.is_empty() {
        said.push(table.say(&message!("th-after-mine", tiles = Arg::List(mine))));
    }
    if !theirs.is_empty() && !table.rules.is_henry(me.other()) {
        said.push(table.say(&message!("th-after-theirs", who = table.who(me.other()), tiles = Arg::List(theirs))));
    }
    said.join(" ")
}

/// The royal shield with the crown of whoever takes next.
fn shield(table: &Table<'_>) -> Markup {
    let crown = table.view.offer.crown;
    let words = table.say(&message!("th-crown", who = table.who(crown)));
    html! {
        g.th-shield-place role="img" transform="translate(46 124)" { title { (words) } (piece::royal_shield(crown)) }
    }
}

/// The units at court, Blue's above the shield and White's below.
fn court(table: &Table<'_>) -> Markup {
    html! {
        @for side in Side::ALL {
            @let y = if side == Side::White { 226 } else { 26 };
            @for (at, unit) in table.view.sides[side].units.iter().filter(|unit| unit.court).enumerate() {
                g.th-stand transform={ "translate(" (24 + 42 * at) " " (y) ") scale(.95)" } { (map::handle(table, side, unit)) }
            }
        }
    }
}

/// The draw pile, the turns that are left, the discount, and a word when the end is near.
fn strip(table: &Table<'_>) -> Markup {
    let view = &table.view;
    let running = !(view.is_setup() || view.is_over());
    html! {
        ul.th-strip {
            li.th-strip-pile title=(pile_words(table)) {
                @match view.pile.top {
                    Some(top) => (back(table, top)),
                    None => span.th-pile-empty {},
                }
                span { (table.say(&message!("th-pile-left", n = view.pile.left))) }
            }
            @if running {
                @for side in Side::ALL {
                    @let left = view.sides[side].turns_left;
                    li title=(table.say(&message!("th-turns-left", who = table.who(side), n = left))) {
                        (piece::chip(side)) (symbols::symbol("clock")) b aria-hidden="true" { (left) }
                        span.unseen { (table.say(&message!("th-turns-left", who = table.who(side), n = left))) }
                    }
                }
                @if view.flow.discount > 0 {
                    li.th-discount { b { "−" (view.flow.discount) } " " (table.say(&message!("th-discount", n = view.flow.discount))) }
                }
            }
        }
        @if running && (view.flow.phase != Phase::Normal || view.pile.left <= LAST_TILES) {
            p.notice.is-warn.th-end { (end_words(table)) }
        }
    }
}

/// How near the end is.
pub(super) fn end_words(table: &Table<'_>) -> String {
    match table.view.flow.phase {
        Phase::Normal => table.say(&message!("th-end-near", n = table.view.pile.left)),
        Phase::Trigger if table.rules.evens_out(table.view.flow) => table.word("phase-trigger_equal"),
        Phase::Trigger => table.word("phase-trigger"),
        Phase::FinalTwo => table.word("phase-final-2"),
        Phase::FinalOne => table.word("phase-final-1"),
    }
}

/// The back of a tile in running text.
pub(super) fn back(table: &Table<'_>, terrain: two_heirs::Terrain) -> Markup {
    html! { svg.th-back.th-svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" { (tile::down(table, terrain)) } }
}

fn pile_words(table: &Table<'_>) -> String {
    let message = message!("th-pile", n = table.view.pile.left);
    match table.view.pile.top {
        Some(top) => {
            let top = message!("th-pile-top", terrain = top);
            format!("{} {}", table.say(&message), table.say(&top))
        }
        None => table.say(&message),
    }
}
