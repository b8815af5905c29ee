//! The map: every hex with what stands in it, and everything that may be done there.

use super::geometry::{self, HALF, RADIUS, middle, outline};
use super::odds::Odds;
use super::{Look, Table, drawings, ground, hex_words, pieces, setup};
use crate::{Offered, symbols};
use crescent_moon::decision::Frame;
use crescent_moon::edition::LayoutHex;
use crescent_moon::hex::{At, Edges};
use crescent_moon::land::{Land, Tile};
use crescent_moon::setup::MapChoice;
use crescent_moon::view::HexView;
use crescent_moon::{Action, CrescentMoon};
use maud::{Markup, html};
use std::mem::discriminant;
use table::Message;

/// The fewest columns and rows that are shown, so that the first tiles of a map do not fill the screen.
const FEWEST: (f32, f32) = (4.6, 4.2);

/// The actions that name a hex.
const ABOUT_HEXES: [fn(At) -> Action; 3] = [Action::At, Action::From, Action::To];

/// What is shown: the land, and the places where a tile may be laid.
struct Window {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Window {
    fn around(places: impl Iterator<Item = At>) -> Window {
        let (mut west, mut east, mut north, mut south) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
        for at in places {
            let (x, y) = middle(at);
            (west, east) = (west.min(x - HALF), east.max(x + HALF));
            (north, south) = (north.min(y - RADIUS), south.max(y + RADIUS));
        }
        let width = (east - west + 30.0).max(FEWEST.0 * 2.0 * HALF);
        let height = (south - north + 30.0).max(FEWEST.1 * 1.5 * RADIUS);
        Window {
            left: geometry::round((west + east - width) / 2.0),
            top: geometry::round((north + south - height) / 2.0),
            width: geometry::round(width),
            height: geometry::round(height),
        }
    }
}

/// The whole map.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let hexes = &table.view.hexes;
    if hexes.is_empty() {
        return preview(table);
    }
    let ghosts = ghosts(table);
    let window = Window::around(hexes.keys().copied().chain(ghosts.iter().map(|(at, _)| *at)));
    let near = match table.look {
        Look::Hex(at) => hexes.get(&at).map(|hex| hex.adjacent.to_vec()).unwrap_or_default(),
        _ => Vec::new(),
    };
    html! {
        svg.board.board-crescent-moon.cm-svg viewBox={ (window.left) " " (window.top) " " (window.width) " " (window.height) }
            role="group" aria-label=(table.word("cm-board")) {
            defs { (drawings::define()) (ground::define()) }
            rect.cm-cloth x=(window.left) y=(window.top) width=(window.width) height=(window.height) {}
            g.cm-shadow aria-hidden="true" { @for at in hexes.keys() { polygon points=(outline(1.05)) transform=(geometry::to(*at)) {} } }
            g.cm-grounds { @for (at, hex) in hexes { g transform=(geometry::to(*at)) { (ground::face(hex.tile)) } } }
            (ground::river(&hexes.iter().map(|(at, hex)| (*at, hex.tile, hex.rivers)).collect::<Vec<_>>()))
            @for (at, tile) in &ghosts { (ghost(table, *at, *tile)) }
            @for (at, hex) in hexes { (place(table, *at, hex, &near)) }
            (turns(table))
        }
    }
}

/// The land that is agreed on while nothing lies on the table yet: where which character would start. A map that the players
/// build has only its crossing.
fn preview(table: &Table<'_>) -> Markup {
    let rules = &table.rules;
    let layout = match rules.options().map {
        MapChoice::Layout(index) => rules.components().layouts.get(index),
        MapChoice::Variable | MapChoice::Random => None,
    };
    let crossing = LayoutHex { at: At::default(), tile: Tile::Crossing, rivers: Edges::NONE, group: None, out: false };
    let land: Vec<LayoutHex> = match layout {
        Some(layout) => layout.playing(table.view.players.len()).copied().collect(),
        None => vec![crossing],
    };
    let window = Window::around(land.iter().map(|hex| hex.at));
    let names = Land::of(land.iter().map(|hex| (hex.at, hex.tile, hex.rivers)));
    html! {
        svg.board.board-crescent-moon.cm-svg viewBox={ (window.left) " " (window.top) " " (window.width) " " (window.height) }
            role="img" aria-label=(table.word("cm-board-preview")) {
            title { (table.word("cm-board-preview")) }
            defs { (drawings::define()) (ground::define()) }
            rect.cm-cloth x=(window.left) y=(window.top) width=(window.width) height=(window.height) {}
            g.cm-shadow { @for hex in &land { polygon points=(outline(1.05)) transform=(geometry::to(hex.at)) {} } }
            g.cm-grounds { @for hex in &land { g transform=(geometry::to(hex.at)) { (ground::face(hex.tile)) } } }
            (ground::river(&land.iter().map(|hex| (hex.at, hex.tile, hex.rivers)).collect::<Vec<_>>()))
            @for hex in &land {
                g transform=(geometry::to(hex.at)) {
                    (ground::name(&table.say(&Message::new("do-hex").with("hex", names.called_at(hex.at)))))
                    @if let Some((who, _)) = hex.group {
                        g.cm-start { circle r="30" {} (symbols::placed(setup::sign(who), 0.0, -6.0, 30.0)) text y="24" { (table.word(who.term())) } }
                    }
                }
            }
        }
    }
}

/// The action that names this hex, if one may be done now.
fn offered<'a>(table: &Table<'a>, at: At) -> Option<&'a Offered<CrescentMoon>> {
    ABOUT_HEXES.iter().find_map(|about| table.offer(about(at)))
}

/// The action about this hex one could ask about: of the kind that other hexes offer.
fn refused(table: &Table<'_>, at: At) -> Option<Action> {
    let alike = |action: &Action| table.offers(|offered| discriminant(&offered) == discriminant(action));
    ABOUT_HEXES.into_iter().map(|about| about(at)).find(alike)
}

/// A hex where it lies: something to choose, to ask about, or to look at. What is drawn there is silent and lies below the link, which
/// says everything in words.
fn place(table: &Table<'_>, at: At, hex: &HexView, near: &[At]) -> Markup {
    let words = hex_words(table, at, hex).join(" ");
    let looked = table.look == Look::Hex(at);
    let (offer, action) = (offered(table, at), refused(table, at));
    let odds = offer.and_then(|_| Odds::of(table, hex));
    let new = table.is_new(at);
    html! {
        g.cm-face.is-dim[offer.is_none() && action.is_some()] aria-hidden="true" transform=(geometry::to(at)) {
            (face(table, at, hex, looked, near.contains(&at)))
        }
        @match (offer, action) {
            (Some(offer), _) => {
                @let label = odds.iter().fold(table.say(&offer.label), |label, odds| format!("{label}. {}", odds.words(table)));
                a.offer.cm-place.is-new[new].is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer))
                    data-act=(offer.text) aria-label=(label) transform=(geometry::to(at)) {
                    title { (label) " · " (words) }
                    polygon.hit points=(outline(1.0)) {}
                    polygon.offer-ring points=(outline(0.93)) {}
                }
            }
            (None, Some(action)) => {
                a.why.cm-place.is-new[new] href=(table.scene.explain(&action)) tabindex="-1" aria-label=(words) transform=(geometry::to(at)) {
                    title { (words) " · " (table.word("cm-why-not")) }
                    polygon.hit points=(outline(1.0)) {}
                }
            }
            (None, None) => {
                a.cm-look.cm-place.is-new[new] href=(table.scene.pick_or_drop(&at, looked))
                    data-choose="" aria-label=(words) transform=(geometry::to(at)) {
                    title { (words) }
                    polygon.hit points=(outline(1.0)) {}
                }
            }
        }
        @if let Some(odds) = &odds {
            g.cm-odds aria-hidden="true" transform=(geometry::to(at)) { rect x="-26" y="20" width="52" height="24" rx="12" {} text y="38" { (odds.short()) } }
        }
    }
}

/// What is drawn on a hex above its ground: marks of the land, borders of control, pieces.
fn face(table: &Table<'_>, at: At, hex: &HexView, looked: bool, near: bool) -> Markup {
    let active = table.view.conflict.as_ref().is_some_and(|conflict| conflict.hex == at);
    html! {
        @if let Some(who) = hex.control {
            g.cm-border.(pieces::class(table, who)) {
                polygon.cm-border-edge points=(outline(0.9)) {}
                polygon.cm-border-line points=(outline(0.9)) {}
            }
        }
        @if near { polygon.cm-near points=(outline(0.82)) {} }
        @if looked { polygon.cm-looked points=(outline(0.95)) {} }
        @if active { polygon.cm-active points=(outline(0.97)) {} }
        (ground::stones(hex.tile))
        (ground::name(&table.hex_name(at)))
        @if hex.income > 0 {
            g.cm-income aria-hidden="true" { (symbols::placed("coin", 58.0, -38.0, 22.0)) text x="58" y="-32.5" { (hex.income) } }
        }
        @if hex.murshid { g.cm-halo aria-hidden="true" { circle cx="-58" cy="-38" r="10" {} (symbols::placed("influence", -58.0, -38.0, 15.0)) } }
        (pieces::draw(table, hex))
    }
}

/// Places beside the map where the picked tile may be laid.
fn ghosts(table: &Table<'_>) -> Vec<(At, Tile)> {
    let Some(tile) = table.view.known.tile else { return Vec::new() };
    let places = table.scene.offers.iter().filter_map(|offer| match offer.action {
        Action::At(at) => Some(at),
        _ => None,
    });
    let mut ghosts: Vec<(At, Tile)> =
        places.filter(|at| !table.view.hexes.contains_key(at)).map(|at| (at, tile)).collect();
    if let Some(Frame::TileTurn(turn)) = table.asked() {
        ghosts.push((turn.at, tile));
    }
    ghosts
}

/// A tile as it would lie, to be chosen.
fn ghost(table: &Table<'_>, at: At, tile: Tile) -> Markup {
    let offer = table.offer(Action::At(at));
    let chosen = offer.is_none_or(|offer| table.scene.is_chosen(offer));
    html! {
        g.cm-ghost-tile.is-chosen[chosen] aria-hidden="true" transform=(geometry::to(at)) {
            (ground::face(tile))
        }
        @if let Some(offer) = offer {
            @let label = table.say(&offer.label);
            a.offer.cm-ghost.is-chosen[chosen] href=(table.scene.link(offer)) data-act=(offer.text) aria-label=(label) transform=(geometry::to(at)) {
                title { (label) }
                polygon.hit points=(outline(1.0)) {}
                polygon.offer-ring points=(outline(0.93)) {}
            }
        }
    }
}

/// How a river tile may be turned: each way as the bed it would have, the later ones farther inside so that all can be reached.
fn turns(table: &Table<'_>) -> Markup {
    let Some(Frame::TileTurn(turn)) = table.asked() else { return html! {} };
    let ways = table.scene.offers.iter().filter_map(|offer| match offer.action {
        Action::Turn(first) => Some((offer, Edges::pair(first))),
        _ => None,
    });
    html! {
        g.cm-turns transform=(geometry::to(turn.at)) {
            @for (place, (offer, edges)) in ways.enumerate() {
                @let label = table.say(&offer.label);
                @let d = ground::bed(edges, 0.95 - 0.16 * place as f32);
                a.offer.cm-turn href=(table.scene.link(offer)) data-act=(offer.text) aria-label=(label) {
                    title { (label) }
                    path.cm-turn-hit d=(d) {}
                    path.cm-turn-water d=(d) {}
                }
            }
        }
    }
}
