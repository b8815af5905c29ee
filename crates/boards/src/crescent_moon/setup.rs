//! Before the first year: which character, which tile, which starting group.

use super::geometry::outline;
use super::{Table, pieces};
use crate::symbols;
use crescent_moon::Action;
use crescent_moon::Character;
use crescent_moon::pieces::Group;
use crescent_moon::view::PlayerView;
use maud::{Markup, html};

/// The characters to choose from, with what each is about.
pub(super) fn characters(table: &Table<'_>) -> Markup {
    let players = table.view.players.len();
    html! {
        ul.cm-characters {
            @for who in Character::playing(players) {
                @let taken = table.seat(who);
                li { @match table.offer(Action::Take(who)) {
                    Some(offer) => a.cm-choice.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) { (character(table, who)) },
                    None => div.cm-choice.is-taken[taken.is_some()] { (character(table, who)) @if let Some(seat) = taken { (table.person(seat)) } },
                } }
            }
        }
    }
}

fn character(table: &Table<'_>, who: Character) -> Markup {
    html! {
        span.cm-choice-name { (symbols::symbol(sign(who))) b { (table.word(who.term())) } span.unseen { ": " } }
        span.cm-choice-words { (table.word(&format!("advice-{who}"))) " " }
        span.cm-choice-words.muted.small { (table.word(&format!("character-{who}-text"))) }
    }
}

/// The symbol of a character.
pub(super) const fn sign(who: Character) -> &'static str {
    match who {
        Character::Warlord => "sword",
        Character::Murshid => "influence",
        Character::Sultan => "crown",
        Character::Caliph => "castle",
        Character::Nomad => "caravan",
    }
}

/// Tiles and starting groups of the reader that are not placed yet.
pub(super) fn draw(table: &Table<'_>, own: &PlayerView) -> Markup {
    let Some(who) = own.character else { return html! {} };
    let left = table.view.open.groups_left[who.index()];
    let groups = &table.rules.components().groups[who.index()];
    html! {
        @if !own.tiles.is_empty() {
            div.hand-group {
                h2.hand-title { (table.word("cm-tiles")) }
                @let picked_one = own.tiles.iter().position(|tile| table.view.known.tile == Some(*tile));
                ul.cm-tiles { @for (place, tile) in own.tiles.iter().enumerate() {
                    @let drawn = html! {
                        svg.cm-svg viewBox="-92 -104 184 208" aria-hidden="true" focusable="false" { (super::drawings::ground(*tile)) }
                        span { (table.word(tile.term())) }
                    };
                    li.is-picked[picked_one == Some(place)] { @match table.offer(Action::Tile(*tile)) {
                        Some(offer) => a.cm-tile.offer href=(table.scene.link(offer)) data-act=(offer.text) { (drawn) },
                        None => div.cm-tile { (drawn) },
                    } }
                } }
            }
        }
        @if left != 0 && table.view.turn.is_none() {
            div.hand-group {
                h2.hand-title { (table.word("cm-groups")) }
                ul.cm-tiles { @for (number, group) in (1u8..).zip(groups).filter(|(number, _)| left >> (number - 1) & 1 != 0) {
                    li { @match table.offer(Action::Group(number)) {
                        Some(offer) => a.cm-tile.offer href=(table.scene.link(offer)) data-act=(offer.text) { (drawn(table, group)) span { (table.say(&offer.label)) } },
                        None => div.cm-tile { (drawn(table, group)) },
                    } }
                } }
            }
        }
    }
}

/// The pieces of a starting group.
fn drawn(table: &Table<'_>, group: &Group) -> Markup {
    let buildings = [(group.city, "city"), (group.town, "town"), (group.castle, "castle"), (group.fort, "fort")];
    let seat = table.seat(group.owner);
    let mut things: Vec<Box<dyn Fn(f32) -> Markup>> = Vec::new();
    for (_, name) in buildings.into_iter().filter(|(there, _)| *there) {
        things.push(Box::new(move |x| super::drawings::piece(name, x, 24.0, 1.0)));
    }
    if group.units.o > 0 {
        things.push(Box::new(move |x| pieces::units("foot", group.units.o, (x, 24.0, 1.0))));
    }
    if group.units.m > 0 {
        things.push(Box::new(move |x| pieces::units("camel", group.units.m, (x, 24.0, 1.0))));
    }
    if group.influence {
        things.push(Box::new(move |x| html! { g transform={ "translate(" (x) " 4)" } { (pieces::crescent(seat)) } }));
    }
    let first = -22.0 * (things.len() as f32 - 1.0);
    html! {
        svg.cm-svg.cm-group.(pieces::class(table, group.owner)) viewBox="-92 -40 184 80" aria-hidden="true" focusable="false" {
            polygon.cm-group-ground points=(outline(0.4)) transform="scale(2.2 .95)" {}
            @for (place, thing) in things.iter().enumerate() { (thing(first + 44.0 * place as f32)) }
        }
    }
}
