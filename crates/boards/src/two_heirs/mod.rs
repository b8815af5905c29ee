//! The table of The Two Heirs: the growing landscape, the royal offer, the hand with its resources, and what everything is worth.
//!
//! A turn has many offers: every hand tile on every site, every unit to every neighbour. So one picks first what to lay or whom to
//! move (see `pick`); then the landscape shows every place for it, with what it would change in points.

mod account;
mod art;
mod drawings;
mod frame;
mod gain;
mod hand;
mod henry;
mod hints;
mod map;
mod marks;
mod minute;
mod pick;
mod piece;
mod progress;
mod ring;
mod roads;
mod sides;
mod sites;
mod terminal;
mod tile;

use crate::{Board, Drawn, Offered, Panel, Scene};
use maud::{Markup, html};
use pick::Pick;
use std::ops::Deref;
use table::{Arg, Lang, Message, Seat, message};
use two_heirs::edition::{Id, Tile};
use two_heirs::view::{Shown, TileView, UnitView};
use two_heirs::{Account, Action, Building, Side, Spot, Terrain, TileId, TwoHeirs};

pub use terminal::terminal;

/// What the boards of this game say.
pub fn words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(lang, "../../words/", in "two-heirs", "two-heirs.")
}

pub use art::picture;
pub use minute::MINUTE;

/// The colours and lines of everything drawn here.
pub const STYLE: &str = include_str!("../../assets/two-heirs/style.css");

/// The board of The Two Heirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Realm;

impl Board<TwoHeirs> for Realm {
    fn draw(&self, scene: &Scene<'_, TwoHeirs>) -> Drawn {
        let table = Table::of(scene);
        Drawn {
            board: map::draw(&table),
            hand: hand::draw(&table),
            status: panels(&table),
            beginnings: pick::beginnings(&table),
            hints: hints::fitting(&table),
            strife: henry::in_question(&table),
            score: table.account().map(|account| account::draw(&table, account)),
            verdict: account::verdict(&table),
            progress: progress::line(&table),
            clock: Markup::default(),
            ended: progress::ended(&table),
            decided: account::decided(&table),
            parties: progress::parties(&table),
            ..Drawn::default()
        }
    }

    fn components(&self, scene: &Scene<'_, TwoHeirs>, wanted: &[(&str, &str)]) -> Vec<Option<Markup>> {
        let table = Table::of(scene);
        wanted.iter().map(|(part, id)| component(&table, part, id)).collect()
    }
}

/// The picture of a component. That of all tiles holds the definitions which each tile names.
fn component(table: &Table<'_>, part: &str, id: &str) -> Option<Markup> {
    match (part, id) {
        ("tiles", "") => Some(html! {
            svg.unseen aria-hidden="true" focusable="false" width="0" height="0" {
                defs { (tile::define()) (drawings::define(&Building::ALL)) }
            }
        }),
        ("tiles", id) => {
            let tile = table.tile(&Id::from(id).ok()?)?;
            Some(html! {
                svg.th-svg.th-card-face viewBox="0 0 100 100" aria-hidden="true" focusable="false" {
                    g.th-tile { (tile::face(table, tile, None, roads::Tint::PLAIN)) (tile::cost(table, &tile.cost, None)) }
                }
            })
        }
        ("treasures", id) => Some(piece::treasure_face(table, table.rules.find_treasure(id)?)),
        _ => None,
    }
}

/// The side panels, the most important first.
fn panels(table: &Table<'_>) -> Vec<Panel> {
    let panel = |id, open, body: Markup| Panel { id, title: table.word(&format!("th-panel-{id}")), body, open };
    let mut panels = Vec::new();
    // Those who play have the offer beside their hand.
    if table.view.side().is_none() {
        panels.push(panel("offer", true, ring::draw(table)));
    }
    panels.push(panel("sides", true, sides::draw(table)));
    if let Some(henry) = &table.view.henry {
        panels.push(panel("henry", true, henry::draw(table, henry)));
    }
    panels.push(panel("pile", false, sides::pile(table)));
    panels.push(panel("kinds", false, account::kinds(table)));
    panels
}

/// A tile of the landscape and where it lies.
struct Laid {
    at: Spot,
    seen: TileView,
}

impl Deref for Laid {
    type Target = TileView;

    fn deref(&self) -> &TileView {
        &self.seen
    }
}

/// What is drawn.
struct Table<'a> {
    scene: &'a Scene<'a, TwoHeirs>,
    view: Shown<'a>,
    /// The landscape in the order in which it was laid; the start tile is the first.
    land: Vec<Laid>,
    rules: &'a TwoHeirs,
    pick: Pick,
    /// Where each seat did something last.
    moves: Vec<(Spot, Seat)>,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a, TwoHeirs>) -> Table<'a> {
        let view = scene.rules.shown(scene.view);
        let mut land: Vec<Laid> = view.board.iter().map(|(at, seen)| Laid { at: *at, seen: seen.clone() }).collect();
        land.sort_by_key(|laid| laid.number);
        let places: Vec<(Spot, Arg)> = land.iter().map(|laid| (laid.at, Arg::from(laid.at.to_string()))).collect();
        let mut moves = scene.last_moves(&places, |name| name == "at", |_, _| true);
        // Henry has no seat, so what is told of him names none.
        let henry = view.henry.as_ref().and_then(|henry| henry.last.as_ref()?.at);
        moves.extend(henry.map(|at| (at, wearing(Side::Blue))));
        Table { scene, view, land, rules: scene.rules, pick: Pick::of(scene), moves }
    }

    fn word(&self, key: &str) -> String {
        self.scene.word(key)
    }

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn offer(&self, action: Action) -> Option<&Offered<TwoHeirs>> {
        self.scene.offer(&action)
    }

    /// Whether such an action may be taken now.
    fn offers(&self, such: impl Fn(Action) -> bool) -> bool {
        self.scene.offers.iter().any(|offer| such(offer.action))
    }

    /// Whether the reader must decide something now.
    fn deciding(&self) -> bool {
        !self.scene.offers.is_empty()
    }

    /// The side through whose eyes points are told: the reader's own, or White's for those who watch.
    fn eyes(&self) -> Side {
        self.view.side().unwrap_or(Side::White)
    }

    /// The score as far as the table shows it.
    fn account(&self) -> Option<&Account> {
        self.view.score.as_ref()
    }

    /// A side as an argument: the person, or Henry.
    fn who(&self, side: Side) -> Arg {
        self.view.sides[side].seat.map_or_else(|| Arg::term("henry"), Arg::Seat)
    }

    /// The name of a side.
    fn name(&self, side: Side) -> String {
        match self.view.sides[side].seat {
            Some(seat) => self.scene.name(seat),
            None => self.word("henry"),
        }
    }

    /// The face of the tile with this id.
    fn tile(&self, id: &Id) -> Option<&Tile> {
        Some(self.face(self.rules.find_tile(id)?))
    }

    /// The face of a tile.
    fn face(&self, tile: TileId) -> &Tile {
        &self.rules.components().tiles[tile.index()]
    }

    /// What lies on a place.
    fn lying(&self, at: Spot) -> Option<&Laid> {
        self.land.iter().find(|laid| laid.at == at)
    }

    /// The units on a place.
    fn standing(&self, at: Spot) -> impl Iterator<Item = (Side, &UnitView)> {
        Side::ALL.into_iter().flat_map(move |side| {
            self.view.sides[side].units.iter().filter(move |unit| unit.at == Some(at)).map(move |unit| (side, unit))
        })
    }

    /// Whether what happened last speaks of this place.
    fn is_new(&self, at: Spot) -> bool {
        self.scene.speaks_of(&Arg::from(at.to_string()), |name| name == "at")
    }

    /// A building and its colour in words, as the log says it.
    fn tile_words(&self, tile: &Tile) -> String {
        self.say(&tile_message(tile))
    }
}

/// A building and its colour.
fn tile_message(tile: &Tile) -> Message {
    message!("tile", building = tile.building, terrain = tile.terrain)
}

/// The symbol of what a terrain gives.
fn resource_symbol(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Green => "wood",
        Terrain::Grey => "stone",
        Terrain::Yellow => "grain",
    }
}

/// The seat whose colours and emblem a side wears; Henry wears those of the empty seat.
fn wearing(side: Side) -> Seat {
    Seat::new(side.index())
}

#[cfg(test)]
mod tests;
