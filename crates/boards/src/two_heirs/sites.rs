//! The empty places beside the landscape: where a picked tile may be laid and what that would change, and where anything may be laid.

use super::frame::{Frame, to};
use super::gain::{Gain, gain_tag, with_gain};
use super::pick::{Pick, laying};
use super::roads::Tint;
use super::{Table, tile};
use crate::symbols;
use maud::{Markup, html};
use std::collections::BTreeSet;
use table::message;
use two_heirs::spot::AROUND;
use two_heirs::{Action, Spot};

/// The picked tile as it would lie; every ghost is a copy of it.
pub(super) fn define(table: &Table<'_>) -> Markup {
    let Pick::Lay { tile, up } = table.pick else { return html! {} };
    let picked = table.face(tile);
    html! {
        g #th-ghost {
            @if up { (tile::face(table, picked, Some(table.eyes()), Tint::PLAIN)) }
            @else { (tile::down(table, picked.terrain)) }
        }
    }
}

/// The empty places in sight beside or at a corner of a tile, in the order in which one reads.
fn empty(table: &Table<'_>, frame: &Frame) -> Vec<Spot> {
    let around = table.land.iter().flat_map(|laid| (0..AROUND.len()).map(|direction| laid.at.towards(direction)));
    let free = around.filter(|at| frame.shows(*at) && table.lying(*at).is_none());
    let places: BTreeSet<(i8, i8)> = free.map(|at| (-at.y, at.x)).collect();
    places.into_iter().map(|(y, x)| Spot::new(x, -y)).collect()
}

/// All empty places, as far as something is to be said about them.
pub(super) fn draw(table: &Table<'_>, frame: &Frame) -> Markup {
    html! {
        g.th-sites {
            (wanted(table, frame))
            @match table.pick {
                Pick::Lay { tile, up } => { @for at in empty(table, frame) { (ghost(table, at, laying(tile, up, at))) } }
                Pick::Unit(_) => {}
                Pick::Nothing | Pick::Place(_) => { @for at in empty(table, frame) { (site(table, at)) } }
            }
        }
    }
}

/// The picked tile on a place: a link if it may lie there, else one that explains why not.
fn ghost(table: &Table<'_>, at: Spot, action: Action) -> Markup {
    html! {
        @match table.offer(action) {
            Some(offer) => {
                @let gain = Gain::of(table, action);
                @let label = with_gain(table, table.say(&offer.label), gain.as_ref());
                a.offer.th-ghost.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) transform=(to(at)) {
                    title { (label) }
                    rect.hit width="100" height="100" {}
                    use.th-ghost-tile href="#th-ghost" {}
                    rect.offer-ring x="4" y="4" width="92" height="92" rx="6" {}
                    (gain_tag(gain.as_ref(), 50.0, 50.0))
                }
            }
            None => {
                a.why.th-nowhere href=(table.scene.explain(&action)) tabindex="-1" transform=(to(at)) {
                    title { (table.say(&message!("th-site-not", at))) }
                    rect x="34" y="34" width="32" height="32" rx="6" {}
                    text x="50" y="57" { "?" }
                }
            }
        }
    }
}

/// A place where some hand tile may be laid: a link that picks the place first.
fn site(table: &Table<'_>, at: Spot) -> Markup {
    let open = table.offers(|action| matches!(action, Action::Extend(_, site) if site == at));
    let picked = table.pick == Pick::Place(at);
    html! {
        @if open {
            @let label = table.say(&message!("th-site", at));
            a.th-site.is-picked[picked] href=(table.scene.pick_or_drop(&at, picked)) data-choose="" transform=(to(at)) {
                title { (label) }
                rect.hit width="100" height="100" {}
                rect.th-site-edge x="8" y="8" width="84" height="84" rx="8" {}
                (symbols::placed("plus", 50.0, 50.0, 24.0))
            }
        }
    }
}

/// Places that a treasure wants to be filled.
fn wanted(table: &Table<'_>, frame: &Frame) -> Markup {
    let treasures = table.view.henry.iter().flat_map(|henry| &henry.treasures);
    let missing: BTreeSet<Spot> =
        treasures.flat_map(|treasure| treasure.missing.iter().copied()).filter(|at| frame.shows(*at)).collect();
    html! {
        @for at in missing {
            g.th-wanted role="img" transform=(to(at)) {
                title { (table.word("th-wanted")) }
                rect x="5" y="5" width="90" height="90" rx="7" {}
                use.th-building href="#th-chest" x="72" y="72" width="20" height="20" {}
            }
        }
    }
}
