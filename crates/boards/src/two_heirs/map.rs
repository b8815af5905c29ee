//! The landscape: one drawing that grows with the tiles, with the units on them and everything that may be done there.

use super::frame::{CELL, Frame, corner, to};
use super::gain::{Gain, gain_tag, with_gain};
use super::pick::{self, Pick};
use super::roads::{self, Network};
use super::{Laid, Table, drawings, piece, sites, tile};
use crate::light::{self, Glow};
use crate::symbols;
use maud::{Markup, html};
use table::{Message, message};
use two_heirs::account::BuildingScore;
use two_heirs::pieces::Colour;
use two_heirs::spot::SIDES;
use two_heirs::view::UnitView;
use two_heirs::{Action, Building, Side, Spot, Unit};

/// From how large a landscape on what is written on a phone is drawn larger, step by step.
const FURTHER: [f32; 5] = [510.0, 570.0, 670.0, 770.0, 870.0];

/// How far away a landscape of this size is seen from on a phone.
fn distance(frame: &Frame) -> usize {
    let size = frame.width.max(frame.height);
    FURTHER.iter().filter(|edge| size > **edge).count()
}

/// The whole landscape.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let frame = Frame::of(table);
    let network = Network::of(table);
    let lit = match table.pick {
        Pick::Place(at) => table.rules.counted_in(&table.view, at),
        _ => Vec::new(),
    };
    let swapped = table.view.sides[Side::White].colour == Colour::Blue;
    html! {
        svg.board.board-two-heirs.th-svg.{ "far-" (distance(&frame)) }.is-lit[!lit.is_empty()].th-swapped[swapped]
            viewBox={ (frame.left) " " (frame.top) " " (frame.width) " " (frame.height) } role="group" aria-label=(table.word("th-board")) {
            (define(table))
            rect.th-cloth x=(frame.left) y=(frame.top) width=(frame.width) height=(frame.height) {}
            (numbers(&frame))
            (sites::draw(table, &frame))
            g.th-tiles {
                @for (index, laid) in table.land.iter().enumerate() { (place(table, &network, index, laid, &lit)) }
            }
            (roads::tags(table, &network))
            g.th-units { @for side in Side::ALL { @for unit in &table.view.sides[side].units { (unit_on_map(table, side, unit)) } } }
            (camps(table))
            (light::veil(table.scene.onlooker.lit, [frame.left, frame.top, frame.width, frame.height], glow))
        }
        (note(table, &network, &lit))
    }
}

/// What the drawings of the table name.
pub(super) fn define(table: &Table<'_>) -> Markup {
    html! { defs { (tile::define()) (drawings::define(&kinds(table))) (sites::define(table)) } }
}

/// Where a place glows.
fn glow(thing: &str) -> Option<Glow> {
    let (x, y) = corner(thing.parse().ok()?);
    Some(Glow { x: x as f32 + CELL / 2.0, y: y as f32 + CELL / 2.0, radius: 0.82 * CELL })
}

/// The tiles of the landscape with the units on them, for a picture.
pub(super) fn landscape(table: &Table<'_>) -> Markup {
    let network = Network::of(table);
    html! {
        (define(table))
        rect.th-cloth x="-900" y="-900" width="1800" height="1800" {}
        g.th-tiles { @for (index, laid) in table.land.iter().enumerate() { (place(table, &network, index, laid, &[])) } }
        g.th-units { @for side in Side::ALL { @for unit in &table.view.sides[side].units { (unit_on_map(table, side, unit)) } } }
    }
}

/// The buildings that can be seen in this game; those of the other sets need no drawing.
pub(super) fn kinds(table: &Table<'_>) -> Vec<Building> {
    let tiles = table.rules.components().tiles.iter().filter(|tile| table.view.sets.has(tile.set));
    let mut kinds: Vec<Building> = tiles.flat_map(|tile| [Some(tile.building), tile.raises]).flatten().collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// The numbers of columns and rows, as the log writes places.
fn numbers(frame: &Frame) -> Markup {
    let (bottom, right) = (frame.top + frame.height - 10.0, frame.left + frame.width - 16.0);
    html! {
        g.th-numbers aria-hidden="true" {
            @for column in frame.columns.clone() {
                @let x = CELL * (f32::from(column) + 0.5);
                text x=(x) y=(frame.top + 21.0) { (column) }
                text x=(x) y=(bottom) { (column) }
            }
            @for row in frame.rows.clone() {
                @let y = CELL * (0.5 - f32::from(row)) + 6.0;
                text x=(frame.left + 16.0) y=(y) { (row) }
                text x=(right) y=(y) { (row) }
            }
        }
    }
}

/// A tile where it lies: something to choose, or something to look at.
fn place(table: &Table<'_>, network: &Network, index: usize, laid: &Laid, lit: &[Spot]) -> Markup {
    let words = words(table, laid);
    let looked = table.pick == Pick::Place(laid.at);
    let action = aimed(table, laid.at);
    let offer = action.and_then(|action| table.offer(action));
    let drawn = html! {
        g aria-hidden="true" {
            g.th-tile.is-new[table.is_new(laid.at)].is-looked[looked].is-counted[lit.contains(&laid.at)] { (face(table, network, index, laid)) }
            @if lit.contains(&laid.at) { rect.th-counted x="3" y="3" width="94" height="94" rx="6" {} }
            @if let Some((_, seat)) = table.moves.iter().find(|(at, _)| *at == laid.at) { g.(crate::emblems::class(*seat)) { @for line in ["th-last-edge", "th-last"] { rect.(line) x="2" y="2" width="96" height="96" rx="7" {} } } }
            @if looked { rect.th-looked x="1" y="1" width="98" height="98" rx="7" {} }
        }
    };
    html! {
        @match (offer, action) {
            (Some(offer), _) => {
                @let gain = Gain::of(table, offer.action);
                @let label = with_gain(table, table.say(&offer.label), gain.as_ref());
                a.offer.th-target.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer))
                    data-act=(offer.text) aria-label=(label) transform=(to(laid.at)) {
                    title { (label) " · " (words) }
                    (drawn)
                    rect.offer-ring x="4" y="4" width="92" height="92" rx="6" {}
                    (gain_tag(gain.as_ref(), 50.0, 30.0))
                }
            }
            (None, Some(action)) => {
                a.why.is-dim href=(table.scene.explain(&action)) tabindex="-1" transform=(to(laid.at)) {
                    title { (words) }
                    (drawn)
                }
            }
            (None, None) => {
                a.th-look href=(table.scene.pick_or_drop(&laid.at, looked)) data-choose="" transform=(to(laid.at)) {
                    title { (words) }
                    (drawn)
                }
            }
        }
    }
}

/// What would be done to this tile now: a building destroyed, or a picked unit moved there.
fn aimed(table: &Table<'_>, at: Spot) -> Option<Action> {
    if !table.view.targets.is_empty() && table.deciding() {
        return table.view.targets.contains(&at).then_some(Action::Destroy(at));
    }
    let Pick::Unit(unit) = table.pick else { return None };
    let own = &table.view.sides[table.eyes()].units[unit.index()];
    (own.at != Some(at)).then(|| going(own, at))
}

/// Sending a unit to a place: from court, or from where it stands.
fn going(unit: &UnitView, to: Spot) -> Action {
    if unit.court { Action::Call(unit.unit, to) } else { Action::Move(unit.unit, to) }
}

/// What is drawn on the place of a tile.
fn face(table: &Table<'_>, network: &Network, index: usize, laid: &Laid) -> Markup {
    let known = laid.tile.as_ref().and_then(|id| table.tile(id));
    let henry = table.view.henry.as_ref();
    html! {
        @match (laid.owner, known) {
            (Some(owner), Some(known)) => {
                (tile::face(table, known, Some(owner), network.tints(laid.at)))
                @if threatened(table, laid) { rect.th-threat x="8" y="8" width="84" height="84" rx="4" {} }
                @if let Some(score) = score(table, laid.at) { (tile::points(owner, score.value, score.doubled)) }
            }
            _ => {
                (tile::down(table, laid.terrain))
                @if index == 0 { g.th-start { (symbols::placed("crown", 50.0, 84.0, 17.0)) } }
            }
        }
        @if let Some(henry) = henry {
            @for treasure in henry.treasures.iter().filter(|treasure| treasure.at == laid.at) {
                (piece::treasure(table, treasure, table.standing(laid.at).any(|(side, _)| side == Side::White)))
            }
            @if henry.scaffold == Some(laid.at) { (piece::scaffold(table)) }
        }
    }
}

/// What the building on a place is worth now, where the score is shown.
fn score<'a>(table: &'a Table<'_>, at: Spot) -> Option<&'a BuildingScore> {
    table.account()?.buildings.get(&at)
}

/// Whether an enemy siege tower stands beside a building, so that a second one could destroy it (TH-11.2). Henry's destroy
/// nothing unless it was agreed.
fn threatened(table: &Table<'_>, laid: &Laid) -> bool {
    let Some(owner) = laid.owner else { return false };
    let harmless = table.rules.is_henry(owner.other()) && !table.rules.options().henry_siege;
    let tower = |next: &Laid| next.owner == Some(owner.other()) && next.building == Some(Building::SiegeTower);
    !harmless && SIDES.into_iter().filter_map(|side| table.lying(laid.at.towards(side))).any(tower)
}

/// A tile in words: what it is, whose, what it is worth, who stands there.
pub(super) fn words(table: &Table<'_>, laid: &Laid) -> String {
    let mut said = vec![match (laid.owner, laid.building) {
        (Some(owner), Some(building)) => {
            let key = if table.view.side() == Some(owner) { "th-tile-yours" } else { "th-tile-of" };
            let who = table.who(owner);
            table.say(&message!(key, building, at = laid.at, terrain = laid.terrain, who))
        }
        _ => table.say(&message!("th-tile-free", at = laid.at, terrain = laid.terrain)),
    }];
    if let Some(score) = score(table, laid.at) {
        let key = if score.doubled { "th-worth-doubled" } else { "th-worth" };
        said.push(table.say(&message!(key, n = score.value, points = score.points)));
    }
    said.extend(table.standing(laid.at).map(|(side, unit)| piece::unit_words(table, side, unit)));
    if threatened(table, laid) {
        said.push(table.word("th-threatened"));
    }
    if let Some(henry) = &table.view.henry {
        let here = henry.treasures.iter().filter(|treasure| treasure.at == laid.at);
        said.extend(here.map(|treasure| piece::treasure_words(table, treasure)));
        if henry.scaffold == Some(laid.at) {
            said.push(table.word("th-scaffold"));
        }
    }
    said.join(" ")
}

/// A unit on the map: one's own is picked by a click, unless it has moved.
fn unit_on_map(table: &Table<'_>, side: Side, unit: &UnitView) -> Markup {
    let Some(at) = unit.at else { return html! {} };
    let (x, y) = corner(at);
    let (right, down) = piece::stand(side);
    let place = format!("translate({} {})", x + right, y + down);
    html! {
        g.th-stand transform=(place) { (handle(table, side, unit)) }
        @if table.pick == Pick::Unit(unit.unit) && table.view.side() == Some(side) { (withdrawal(table, unit.unit, x, y)) }
    }
}

/// A unit with its link: to pick it, or to learn why it cannot move.
pub(super) fn handle(table: &Table<'_>, side: Side, unit: &UnitView) -> Markup {
    let own = table.view.side() == Some(side) && table.scene.onlooker.explain.is_some();
    let begun = Some(unit.unit).filter(|_| own && table.deciding()).and_then(|unit| beginning_of(table, unit));
    let picked = begun.is_some() && table.pick == Pick::Unit(unit.unit);
    let words = piece::unit_words(table, side, unit);
    html! {
        @match begun {
            Some(begun) => {
                @let key = if unit.court { "th-pick-call" } else { "th-pick-move" };
                @let label = table.say(&message!(key, unit = unit.unit));
                a.th-grip.is-picked[picked] href=(table.scene.pick_or_drop(&begun, picked)) data-choose=(begun) {
                    title { (label) }
                    circle.hit r="23" {}
                    circle.th-grip-ring r="23" {}
                    (piece::unit(side, unit))
                }
            }
            None if own => {
                a.why href=(table.scene.explain(&going(unit, near(table, unit)))) tabindex="-1" {
                    title { (words) }
                    circle.hit r="23" {}
                    (piece::unit(side, unit))
                }
            }
            None => g role="img" { title { (words) } (piece::unit(side, unit)) },
        }
    }
}

/// A tile beside a unit, to ask about going there.
fn near(table: &Table<'_>, unit: &UnitView) -> Spot {
    let around = unit.at.into_iter().flat_map(|at| SIDES.into_iter().map(move |side| at.towards(side)));
    around.into_iter().find(|at| table.lying(*at).is_some()).unwrap_or_default()
}

/// What is picked to do something with a unit: sending it somewhere, or else its way back to court.
fn beginning_of(table: &Table<'_>, unit: Unit) -> Option<String> {
    let about = |action: Action| match action {
        Action::Move(moved, _) | Action::Call(moved, _) | Action::Withdraw(moved) => moved == unit,
        _ => false,
    };
    let mut offers = table.scene.offers.iter().filter(|offer| about(offer.action));
    let sent = offers.clone().find_map(|offer| pick::name(table.scene, offer.action));
    sent.or_else(|| offers.next().map(|offer| offer.text.clone()))
}

/// The way back to court for a picked unit.
fn withdrawal(table: &Table<'_>, unit: Unit, x: i32, y: i32) -> Markup {
    html! {
        @if let Some(offer) = table.offer(Action::Withdraw(unit)) {
            @let gain = Gain::of(table, offer.action);
            @let label = with_gain(table, table.say(&offer.label), gain.as_ref());
            a.offer.th-withdraw href=(table.scene.link(offer)) data-act=(offer.text) transform={ "translate(" (x + 62) " " (y + 74) ")" } {
                title { (label) }
                rect.offer-ring x="-24" y="-17" width="48" height="34" rx="17" {}
                (symbols::placed("crown", -9.0, 0.0, 20.0))
                (symbols::placed("undo", 12.0, 0.0, 18.0))
            }
        }
    }
}

/// Own camps that may be used, or why not yet.
fn camps(table: &Table<'_>) -> Markup {
    let idle =
        matches!(table.pick, Pick::Nothing | Pick::Place(_)) && table.deciding() && table.view.targets.is_empty();
    let own =
        |laid: &&Laid| laid.building == Some(Building::Camp) && laid.owner.is_some() && laid.owner == table.view.side();
    html! {
        @if idle {
            g.th-camps {
                @for laid in table.land.iter().filter(own) {
                    @let (x, y) = corner(laid.at);
                    @if let Some(offer) = table.offer(Action::Camp(laid.at)) {
                        @let gain = Gain::of(table, offer.action);
                        @let label = with_gain(table, table.say(&offer.label), gain.as_ref());
                        a.offer.th-camp.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                            transform={ "translate(" (x + 50) " " (y + 76) ")" } {
                            title { (label) }
                            rect.offer-ring x="-26" y="-14" width="52" height="28" rx="14" {}
                            (symbols::placed("hand", -9.0, 0.0, 19.0))
                            text x="13" y="6" { "+1" }
                        }
                    }
                }
            }
        }
    }
}

/// The note below the landscape: what is picked, what somebody looks at, or what one can do here.
fn note(table: &Table<'_>, network: &Network, lit: &[Spot]) -> Markup {
    let told = |message: Message| html! { p { b { (table.say(&message)) } } };
    let body = match table.pick {
        Pick::Nothing => None,
        Pick::Lay { tile, up } => {
            let (key, tile) = (if up { "th-note-build" } else { "th-note-extend" }, table.face(tile));
            Some(told(message!(key, tile = super::tile_message(tile))))
        }
        Pick::Unit(unit) => {
            let court = table.view.sides[table.eyes()].units[unit.index()].court;
            let key = if court { "th-note-call" } else { "th-note-move" };
            Some(told(message!(key, unit)))
        }
        Pick::Place(at) => match table.lying(at) {
            Some(laid) => Some(look(table, network, laid, lit)),
            None => table.deciding().then(|| told(message!("th-note-site", at))),
        },
    };
    let idle = if table.deciding() && table.view.frame() == Some(two_heirs::Frame::Turn) {
        "th-note-turn"
    } else {
        "th-note-look"
    };
    html! {
        div.th-note data-say="" {
            @match body {
                Some(body) => {
                    div.th-note-words { (body) }
                    a.button.quiet.small href=(table.scene.pick_nothing()) data-choose="" aria-label=(table.word("th-note-close")) { (symbols::symbol("no")) }
                }
                None => p.th-note-words.muted { (table.word(idle)) },
            }
        }
    }
}

/// What somebody looks at: the tile, its rule, what counts for it, the roads over it.
fn look(table: &Table<'_>, network: &Network, laid: &Laid, lit: &[Spot]) -> Markup {
    html! {
        p { b { (words(table, laid)) } }
        @if let Some(building) = laid.building {
            p { (table.word(&format!("effect-{building}"))) }
            @if !lit.is_empty() { p.muted { (table.say(&message!("th-counted", n = lit.len()))) } }
        }
        @for road in network.over(laid.at) { p.muted { (roads::words(table, road)) } }
    }
}
