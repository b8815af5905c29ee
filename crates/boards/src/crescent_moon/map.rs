//! The map: every hex with what stands in it, and everything that may be done there.

use super::geometry::{self, HALF, RADIUS, middle, outline};
use super::odds::Odds;
use super::river::{self, Reach};
use super::{Look, Table, drawings, ground, hex_words, pieces, scales, setup};
use crate::light::{self, Glow};
use crate::{Offered, emblems, symbols};
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
    /// What is seen, as the drawing wants it.
    fn seen(&self) -> String {
        format!("{} {} {} {}", self.left, self.top, self.width, self.height)
    }

    /// How many hexes stand side by side, as a class: the wider the land, the larger its words on a small screen.
    fn columns(&self) -> &'static str {
        match self.width / (2.0 * HALF) {
            few if few < 5.3 => "is-narrow",
            more if more < 6.3 => "is-broad",
            _ => "is-vast",
        }
    }

    fn around(places: impl Iterator<Item = At>) -> Window {
        let (mut west, mut east, mut north, mut south) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
        for at in places {
            let (x, y) = middle(at);
            (west, east) = (west.min(x - HALF), east.max(x + HALF));
            (north, south) = (north.min(y - RADIUS), south.max(y + RADIUS));
        }
        let width = (east - west + 26.0).max(FEWEST.0 * 2.0 * HALF);
        let height = (south - north + 44.0).max(FEWEST.1 * 1.5 * RADIUS);
        Window {
            left: geometry::round((west + east - width) / 2.0),
            top: geometry::round((north + south - height) / 2.0),
            width: geometry::round(width),
            height: geometry::round(height),
        }
    }
}

/// What is drawn below everything that can change: the cloth, and the land.
fn grounds(window: &Window, land: &[Reach]) -> Markup {
    html! {
        rect.cm-cloth x=(window.left) y=(window.top) width=(window.width) height=(window.height) {}
        g.cm-shadow aria-hidden="true" { @for (at, ..) in land { polygon points=(outline(1.0)) transform=(geometry::to_lower(*at)) {} } }
        g.cm-grounds aria-hidden="true" { @for (at, tile, _) in land { g transform=(geometry::to(*at)) { (drawings::ground(*tile)) } } }
    }
}

/// The whole map.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let hexes = &table.view.hexes;
    if hexes.is_empty() {
        return preview(table);
    }
    let window = Window::around(hexes.keys().copied().chain(ghosts(table).iter().map(|(at, _)| *at)));
    html! {
        svg.board.board-crescent-moon.cm-svg.(window.columns()) viewBox=(window.seen()) role="group" aria-label=(table.word("cm-board")) {
            (inside(table))
            (light::veil(table.scene.onlooker.lit, [window.left, window.top, window.width, window.height], glow))
        }
    }
}

/// Where a hex glows.
fn glow(thing: &str) -> Option<Glow> {
    let (x, y) = middle(thing.parse().ok()?);
    Some(Glow { x, y, radius: 1.16 * RADIUS })
}

/// Everything on the map.
pub(super) fn inside(table: &Table<'_>) -> Markup {
    let hexes = &table.view.hexes;
    let ghosts = ghosts(table);
    let window = Window::around(hexes.keys().copied().chain(ghosts.iter().map(|(at, _)| *at)));
    let land: Vec<Reach> = hexes.iter().map(|(at, hex)| (*at, hex.tile, hex.rivers)).collect();
    let near = match table.look {
        Look::Hex(at) => hexes.get(&at).map(|hex| hex.adjacent.to_vec()).unwrap_or_default(),
        _ => Vec::new(),
    };
    html! {
        (table.scene.lasting("cm-lasting", &grounds(&window, &land)))
        g.cm-borders aria-hidden="true" { @for (at, hex) in hexes { (border(table, *at, hex)) } }
        (table.scene.lasting("cm-lasting", &river::draw(&land)))
        (trail(table))
        @for (at, tile) in &ghosts { (ghost(table, *at, *tile)) }
        @for (at, hex) in hexes { (place(table, *at, hex, &near)) }
        (turns(table))
    }
}

/// The border of whoever controls a hex.
fn border(table: &Table<'_>, at: At, hex: &HexView) -> Markup {
    let Some(who) = hex.control else { return html! {} };
    html! {
        g.cm-border.(pieces::class(table, who)) transform=(geometry::to(at)) {
            polygon.cm-border-edge points=(outline(0.885)) {}
            polygon.cm-border-line points=(outline(0.885)) {}
        }
    }
}

/// The way the units went that moved last, in the colour of their owner.
fn trail(table: &Table<'_>) -> Markup {
    let Some(came) = table.came() else { return html! {} };
    let ((x, y), (right, down)) = (middle(came.from), middle(came.to));
    let along = |part: f32| (geometry::round(x + (right - x) * part), geometry::round(y + (down - y) * part));
    let ((ax, ay), (bx, by)) = (along(0.3), along(0.68));
    let turn = geometry::round((down - y).atan2(right - x).to_degrees());
    html! {
        g.cm-trail.(emblems::class(came.seat)) aria-hidden="true" {
            path d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
            path.cm-trail-head d="M-12-9L0 0L-12 9" transform={ "translate(" (bx) " " (by) ") rotate(" (turn) ")" } {}
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
    let crossing = LayoutHex { at: At::default(), tile: Tile::Crossing, rivers: Edges::EMPTY, group: None, out: false };
    let hexes: Vec<LayoutHex> = match layout {
        // Whatever is shown here is in play.
        Some(layout) => layout.playing(table.view.players.len()).map(|hex| LayoutHex { out: false, ..*hex }).collect(),
        None => vec![crossing],
    };
    laid_out(table, &hexes, &table.word("cm-board-preview"))
}

/// A layout with its starting groups, as the rules show it; hexes that four players leave out are marked.
pub(super) fn layout(table: &Table<'_>, id: &str) -> Option<Markup> {
    let layout = table.rules.components().layouts.iter().find(|layout| &*layout.id == id)?;
    Some(laid_out(table, &layout.hexes, &table.word(&format!("option-map-{id}"))))
}

fn laid_out(table: &Table<'_>, hexes: &[LayoutHex], title: &str) -> Markup {
    let window = Window::around(hexes.iter().map(|hex| hex.at));
    let land: Vec<Reach> = hexes.iter().map(|hex| (hex.at, hex.tile, hex.rivers)).collect();
    let names = Land::of(land.iter().copied());
    html! {
        svg.board.board-crescent-moon.cm-svg.(window.columns()) viewBox=(window.seen()) role="img" {
            title { (title) }
            (grounds(&window, &land))
            (river::draw(&land))
            @for hex in hexes {
                g transform=(geometry::to(hex.at)) {
                    @if hex.out { polygon.cm-out points=(outline(0.93)) {} }
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
pub(super) fn offered<'a>(table: &Table<'a>, at: At) -> Option<&'a Offered<CrescentMoon>> {
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
    let (new, mover) = (table.is_new(at), table.mover(at).map(emblems::class));
    html! {
        g.cm-face.is-dim[offer.is_none() && action.is_some()] aria-hidden="true" transform=(geometry::to(at)) {
            (face(table, at, hex, looked, near.contains(&at)))
            @if let Some(mover) = &mover { polygon.cm-last.(mover) points=(outline(0.97)) {} }
        }
        @match (offer, action) {
            (Some(offer), _) => {
                @let label = odds.iter().filter(|odds| !odds.combat).fold(table.say(&offer.label), |label, odds| format!("{label}. {}", odds.words(table)));
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
                    data-choose="" transform=(geometry::to(at)) {
                    title { (words) }
                    polygon.hit points=(outline(1.0)) {}
                }
            }
        }
        @if let Some(odds) = &odds {
            g.cm-odds aria-hidden="true" transform=(geometry::to(at)) {
                rect x="-52" y="-44" width="104" height="36" rx="18" {}
                g transform="translate(-25 -12) scale(.72)" { (scales::draw(odds.mine.into(), odds.theirs.into())) }
                text x="21" y="-20" { (odds.short()) }
            }
        }
    }
}

/// What is drawn on a hex above its ground: marks of what goes on there, pieces, what it brings, its name.
fn face(table: &Table<'_>, at: At, hex: &HexView, looked: bool, near: bool) -> Markup {
    let active = table.view.conflict.as_ref().is_some_and(|conflict| conflict.hex == at);
    html! {
        @if near { polygon.cm-near points=(outline(0.82)) {} }
        @if looked { polygon.cm-looked points=(outline(0.95)) {} }
        @if active { polygon.cm-active-edge points=(outline(0.93)) {} polygon.cm-active points=(outline(0.93)) {} }
        (pieces::draw(table, at, hex))
        @if hex.income > 0 { g.cm-income { circle cy="-74" r="11.5" {} text y="-69.3" { (hex.income) } } }
        @if hex.murshid { g.cm-halo { circle cx="32" cy="-62" r="9" {} (symbols::placed("influence", 32.0, -62.0, 14.0)) } }
        (ground::name(&table.hex_name(at)))
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
            (drawings::ground(tile))
        }
        @if let Some(offer) = offer {
            @let label = table.say(&offer.label);
            a.offer.cm-ghost.is-chosen[chosen] href=(table.scene.link(offer)) data-act=(offer.text) transform=(geometry::to(at)) {
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
                @let d = river::bed(edges, 0.95 - 0.16 * place as f32);
                a.offer.cm-turn href=(table.scene.link(offer)) data-act=(offer.text) {
                    title { (label) }
                    path.cm-turn-hit d=(d) {}
                    path.cm-turn-water d=(d) {}
                }
            }
        }
    }
}
