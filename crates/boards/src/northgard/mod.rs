//! The table of Northgard: the growing map with its territories, the hand, the clans, and what fights, harvests and winters will bring.
//!
//! The rules cut everything into small choices, so nearly every offer is a place, a card or a tile, and a link there. Only turns with many
//! cards and trades have offers that begin alike (see `pick`).

mod cards;
mod chart;
mod creatures;
mod drawings;
mod fight;
mod ghost;
mod ground;
mod hand;
mod hints;
mod land;
mod layout;
mod map;
mod minute;
mod now;
mod paint;
mod pick;
mod pieces;
mod players;
mod progress;
mod scatter;
mod score;
mod shape;
mod terminal;
mod year;

use crate::drawing::drawing;
use crate::lobby;
use crate::symbols;
use crate::{Board, Drawn, Offered, Panel, Scene};
use maud::{Markup, html};
use northgard::map::{Land, Placed, Territory};
use northgard::pieces::{Clan, Creature, Kind, Resource, Site};
use northgard::{Action, Card, Frame, Northgard, State, View};
use shape::Shape;
use std::cell::OnceCell;
use table::{Arg, Heard, Lang, Message, Seat, Viewer};

pub use drawings::sprite;
pub use minute::MINUTE;
pub use terminal::terminal;

/// What the boards of this game say.
pub fn words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(lang, "../../words/", in "northgard", "northgard.")
}

/// The picture of the game for the lobby: a ship before a snowy coast.
pub fn picture() -> Markup {
    lobby::card(drawing!("northgard/lobby"), "art-northgard")
}

/// The colours and lines of everything drawn here.
pub const STYLE: &str = include_str!("../../assets/northgard/style.css");

/// The board of Northgard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lands;

impl Board<Northgard> for Lands {
    fn draw(&self, scene: &Scene<'_, Northgard>) -> Drawn {
        let table = Table::of(scene);
        Drawn {
            board: map::draw(&table),
            hand: html! { (now::line(&table)) (hand::draw(&table)) },
            status: panels(&table),
            beginnings: pick::beginnings(&table),
            hints: hints::fitting(&table),
            strife: fight::in_question(&table),
            score: Some(score::draw(&table)),
            verdict: score::verdict(&table),
            deed: ghost::deed(&table),
            progress: progress::line(&table),
            clock: now::clock(&table),
            ended: progress::ended(&table),
            decided: score::decided(&table),
            parties: progress::parties(&table),
            asides: Vec::new(),
        }
    }

    fn components(&self, scene: &Scene<'_, Northgard>, wanted: &[(&str, &str)]) -> Vec<Option<Markup>> {
        let table = Table::of(scene);
        wanted.iter().map(|(part, id)| component(&table, part, id)).collect()
    }
}

/// The picture of a component.
fn component(table: &Table<'_>, part: &str, id: &str) -> Option<Markup> {
    let small = |name: &str| {
        html! {
            svg.ng-svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
                (drawings::placed(name, (20.0, 20.0), (36.0, 36.0)))
            }
        }
    };
    match part {
        "clans" => Some(symbols::symbol(clan_symbol(id.parse().ok()?))),
        "building" => Some(small(drawings::building(id.parse().ok()?))),
        "creature" => Some(small(drawings::beast(id.parse().ok()?))),
        "card" => Some(cards::face(table, id.parse().ok()?)),
        "tile" => Some(ghost::picture(table, id.parse().ok()?, 0, id)),
        _ => None,
    }
}

/// The side panels, the most important first.
fn panels(table: &Table<'_>) -> Vec<Panel> {
    let panel = |id, open, body: Markup| Panel { id, title: table.word(&format!("ng-panel-{id}")), body, open };
    let mut panels = Vec::new();
    if let Some(body) = fight::draw(table) {
        panels.push(panel("fight", true, body));
    }
    panels.push(panel("players", true, players::draw(table)));
    if !table.view.is_over() {
        panels.push(panel("row", true, cards::row(table)));
        if let Some(body) = year::draw(table) {
            panels.push(panel("harvest", true, body));
        }
    }
    if let Some(body) = fight::outlook(table) {
        panels.push(panel("attacks", true, body));
    }
    if let Some(body) = creatures::draw(table) {
        panels.push(panel("creatures", true, body));
    }
    panels.push(panel("decks", false, cards::decks(table)));
    panels.push(panel("clans", false, players::clans(table)));
    panels.push(panel("buildings", false, pieces::legend(table)));
    panels
}

/// What is drawn.
struct Table<'a> {
    scene: &'a Scene<'a, Northgard>,
    view: &'a View,
    rules: &'a Northgard,
    /// The table as far as the viewer sees it, for asking the rules.
    state: State,
    /// The tiles on the map and how they look.
    tiles: Vec<(Placed, Shape)>,
    /// The territories of the last move of each seat.
    moves: Vec<(Site, Seat)>,
    /// The tile that lies on the map before it is laid, once it was asked for.
    lying: OnceCell<Option<ghost::Lay>>,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a, Northgard>) -> Table<'a> {
        let (view, rules) = (scene.view, scene.rules);
        let shaped =
            |placed: &Placed| (*placed, Shape::new(placed.tile.index(), rules.tile_info(placed.tile), placed.turn));
        let tiles = view.open.map.tiles.iter().map(shaped).collect();
        let map = &view.open.map;
        let sites: Vec<(Site, Arg)> = map.territories().map(|(_, land)| (land.site, Arg::from(land.site))).collect();
        let stands = |site: Site, seat: Seat| {
            map.territories().any(|(_, land)| land.site == site && land.units[seat.index()] > 0)
        };
        let moves = scene.last_moves(&sites, |name| ["land", "to", "from"].contains(&name), stands);
        Table { scene, view, rules, state: view.table(), tiles, moves, lying: OnceCell::new() }
    }

    /// What may be done now.
    fn acts(&self) -> &'a [Offered<Northgard>] {
        self.scene.offers
    }

    /// Whether such an action may be taken now.
    fn offers(&self, such: impl Fn(Action) -> bool) -> bool {
        self.acts().iter().any(|offer| such(offer.action))
    }

    fn word(&self, key: &str) -> String {
        self.scene.word(key)
    }

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    /// The seat of the viewer.
    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// The seats, the viewer's own first.
    fn seats(&self) -> Vec<Seat> {
        let count = self.view.decks.len();
        let first = self.me().map_or(0, Seat::index);
        (0..count).map(|place| Seat::new((first + place) % count)).collect()
    }

    /// Whether the reader must decide something now.
    fn deciding(&self) -> bool {
        !self.acts().is_empty()
    }

    /// The territories: number and what is known of each, in the order of their numbers.
    fn lands(&self) -> impl Iterator<Item = (Land, &Territory)> {
        self.view.open.map.territories()
    }

    /// The territory with this name.
    fn land(&self, site: Site) -> Option<(Land, &Territory)> {
        let number = self.view.open.map.land_of(site)?;
        Some((number, self.state.land(number)))
    }

    /// The name of an area or territory.
    fn place(&self, site: Site) -> String {
        self.say(&Message::new("ng-one").with("thing", site))
    }

    /// Where a creature is.
    fn lair(&self, creature: Creature) -> Option<Site> {
        self.view.open.lair[creature.index()]
    }

    /// Whether the fame of this seat is shown to the viewer.
    fn shows_fame(&self, seat: Seat) -> bool {
        let mine = match self.view.viewer {
            Viewer::Seat(me) => !self.rules.is_enemy(me, seat),
            Viewer::Spectator => false,
        };
        !self.view.fame_hidden || self.view.is_over() || mine
    }

    /// The Explore that is going on.
    fn exploring(&self) -> Option<&northgard::decision::Explore> {
        match self.view.frame() {
            Some(Frame::Explore(explore)) => Some(explore),
            _ => None,
        }
    }

    /// The territory from which somebody has just come to this one.
    fn came_from(&self, site: Site) -> Option<Site> {
        let (here, named) = (Arg::from(site), |heard: &Heard, name: &str| {
            heard.say.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg.clone())
        });
        let moves = self.scene.last().iter().filter(|heard| named(heard, "to").as_ref() == Some(&here));
        let from: Vec<Arg> = moves.filter_map(|heard| named(heard, "from")).collect();
        self.lands().map(|(_, land)| land.site).find(|land| from.contains(&Arg::from(*land)))
    }
}

/// The symbol of a resource.
fn resource_symbol(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "food",
        Resource::Wood => "wood",
        Resource::Lore => "lore",
    }
}

/// The symbol of a kind of creature.
fn kind_symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Wolf => "wolf",
        Kind::Draugr => "skull",
        Kind::Bear => "bear",
        Kind::Valkyrie => "valkyrie",
    }
}

/// The symbol of a clan.
fn clan_symbol(clan: Clan) -> &'static str {
    match clan {
        Clan::Bear => "bear",
        Clan::Boar => "boar",
        Clan::Goat => "goat",
        Clan::Raven => "raven",
        Clan::Snake => "snake",
        Clan::Stag => "stag",
        Clan::Wolf => "wolf",
    }
}

/// A card as an argument.
fn card_arg(card: Card) -> Arg {
    Arg::term(format!("card-{card}"))
}

#[cfg(test)]
mod laid;
#[cfg(test)]
mod named;
#[cfg(test)]
mod tests;
