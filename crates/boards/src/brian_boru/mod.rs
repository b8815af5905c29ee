//! The table of Brian Boru: the map of Ireland, the hand, the trick, the tracks, and what the upkeep would bring.

mod board;
mod cards;
mod forecast;
mod map;
mod minute;
mod names;
mod players;
mod progress;
mod regions;
mod terminal;
mod tracks;
mod trick;

use crate::{Board, Drawn, Panel, Scene};
use brian_boru::edition::{Edition, Symbol};
use brian_boru::pieces::{Card, Region, Suit, Town};
use brian_boru::state::Open;
use brian_boru::{Action, BrianBoru, Step, Strengths, View};
use maud::Markup;
use table::{Arg, Lang, Message, Seat};

pub use terminal::terminal;

/// What the boards of this game say.
pub fn words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(lang, "../../words/", in "brian-boru", "brian-boru.")
}

pub use board::picture;
pub use map::sprite;
pub use minute::MINUTE;

/// The colours and lines of everything drawn here.
pub const STYLE: &str = include_str!("../../assets/brian-boru/style.css");

/// The board of Brian Boru.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ireland;

impl Board<BrianBoru> for Ireland {
    fn draw(&self, scene: &Scene<'_, BrianBoru>) -> Drawn {
        let towns: Vec<(Town, Arg)> = Town::all().map(|town| (town, town.into())).collect();
        let open = &scene.view.open;
        let moves = scene.last_moves(&towns, |_| true, |town, seat| open.owner(town) == Some(seat));
        let table = Table { scene, view: scene.view, rules: scene.rules, moves };
        Drawn {
            board: board::draw(&table),
            hand: cards::hand(&table),
            status: panels(&table),
            progress: progress::line(&table),
            clock: Markup::default(),
            ended: progress::ended(&table),
            ..Drawn::default()
        }
    }

    fn components(&self, scene: &Scene<'_, BrianBoru>, wanted: &[(&str, &str)]) -> Vec<Option<Markup>> {
        let table = Table { scene, view: scene.view, rules: scene.rules, moves: Vec::new() };
        wanted.iter().map(|(part, id)| component(&table, part, id)).collect()
    }
}

/// The picture of a component.
fn component(table: &Table<'_>, part: &str, id: &str) -> Option<Markup> {
    match (part, id) {
        ("towns", "") => Some(board::draw(table)),
        ("track", "") => Some(tracks::marriage(table)),
        (_, "") => None,
        ("marriages", id) => Some(tracks::marriage_card(id.parse().ok()?)),
        ("regions", id) => Some(regions::claim_token(table, id.parse().ok()?)),
        ("vikings", _) => Some(crate::symbols::symbol("longship")),
        ("cards", id) => Some(cards::face(table, id.parse().ok()?, cards::Face::default())),
        _ => None,
    }
}

/// The side panels, the most important first.
fn panels(table: &Table<'_>) -> Vec<Panel> {
    let panel = |id, open, body: Markup| Panel { id, title: table.word(&format!("bb-panel-{id}")), body, open };
    let mut panels = Vec::new();
    if let Some(body) = trick::draw(table) {
        panels.push(panel("trick", true, body));
    }
    panels.push(panel("players", true, players::draw(table)));
    panels.push(panel("marriage", true, tracks::marriage(table)));
    panels.push(panel("battle", true, tracks::battle(table)));
    panels.push(panel("church", true, tracks::church(table)));
    if table.view.open.round > 0 && table.view.open.flow.step != Step::Over {
        panels.push(panel("forecast", false, forecast::draw(table)));
    }
    panels.push(panel("regions", false, regions::list(table)));
    if let Some(body) = cards::memory(table) {
        panels.push(panel("memory", false, body));
    }
    panels.push(panel("cards", false, cards::all(table)));
    panels
}

/// What is drawn.
struct Table<'a> {
    scene: &'a Scene<'a, BrianBoru>,
    view: &'a View,
    rules: &'a BrianBoru,
    /// The town that each seat took or used last.
    moves: Vec<(Town, Seat)>,
}

impl Table<'_> {
    fn open(&self) -> &Open {
        &self.view.open
    }

    fn edition(&self) -> &Edition {
        self.rules.components()
    }

    fn word(&self, key: &str) -> String {
        self.scene.word(key)
    }

    fn say(&self, message: Message) -> String {
        self.scene.say(&message)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.view.open.seats())
    }

    /// The seat that looks.
    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn strengths(&self, region: Region) -> Strengths {
        self.rules.strengths(self.open(), region, true)
    }

    fn colour(&self, town: Town) -> Suit {
        self.edition().colours[town.index()]
    }

    /// What may be done to towns now.
    fn asks_town(&self) -> Option<fn(Town) -> Action> {
        self.scene.offers.iter().find_map(|offer| about_town(offer.action))
    }

    /// What may be done with cards now.
    fn asks_card(&self) -> Option<fn(Card) -> Action> {
        self.scene.offers.iter().find_map(|offer| about_card(offer.action))
    }

    /// Whether what happened last speaks of this thing.
    fn is_new(&self, thing: impl Into<Arg>) -> bool {
        self.scene.speaks_of(&thing.into(), |_| true)
    }

    fn town_name(&self, town: Town) -> String {
        self.word(&format!("town-{town}"))
    }

    fn region_name(&self, region: Region) -> String {
        self.word(region.term())
    }

    /// The suit whose cards win the active town, if there is one.
    fn suit_led(&self) -> Option<Suit> {
        self.open().flow.trick.town.map(|town| self.colour(town))
    }

    /// Whether a card has the colour of the active town.
    fn follows(&self, card: Card) -> bool {
        self.suit_led().is_some_and(|suit| self.edition().matching(suit).has(card))
    }

    /// How many of the four parts of the upkeep (marriage, battle, church, claims) this round has settled or is settling: nothing is
    /// forecast of them any more. Before the first round and after the last there is nothing to forecast.
    fn settled(&self) -> usize {
        match self.open().flow.step {
            Step::FirstPlayer | Step::StartTown | Step::Scoring | Step::Over => 4,
            Step::LeaderMonastery | Step::ChurchPoints | Step::Monastery | Step::Claims => 3,
            Step::LoseTown | Step::Spoils | Step::Church => 2,
            Step::MarriageTown | Step::ChoosePrincess | Step::Rewards | Step::TrackTown | Step::Battle => 1,
            _ => 0,
        }
    }

    /// Who would win the trick if no more cards were played.
    fn winner_so_far(&self) -> Option<Seat> {
        self.rules.trick_winner(&self.open().flow.trick)
    }
}

/// The same to another town, for an action that names one.
fn about_town(action: Action) -> Option<fn(Town) -> Action> {
    Some(match action {
        Action::Place(_) => Action::Place,
        Action::Town(_) => Action::Town,
        Action::Expand(Some(_)) => |town| Action::Expand(Some(town)),
        Action::Free(_) => Action::Free,
        Action::MarriageTown(_) => Action::MarriageTown,
        Action::TrackTown(_) => Action::TrackTown,
        Action::Lose(_) => Action::Lose,
        Action::Monastery(_) => Action::Monastery,
        Action::Pick(_) | Action::Lead(_) | Action::Follow(_) | Action::Line(_) | Action::Buy(_) => return None,
        Action::Expand(None) | Action::Princess(_) => return None,
    })
}

/// The same with another card, for an action that names one.
fn about_card(action: Action) -> Option<fn(Card) -> Action> {
    match action {
        Action::Pick(_) => Some(Action::Pick),
        Action::Lead(_) => Some(Action::Lead),
        Action::Follow(_) => Some(Action::Follow),
        _ => None,
    }
}

/// The symbol that stands for a suit.
fn suit_symbol(suit: Suit) -> &'static str {
    match suit {
        Suit::Red => "axe",
        Suit::Blue => "cross",
        Suit::Yellow => "ring",
        Suit::White => "crown",
    }
}

/// The drawing of a symbol on a card, and the words for it.
fn symbol_parts(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::TakeTown => ("town", "bb-symbol-town"),
        Symbol::GainCoin => ("coin", "bb-symbol-coin"),
        Symbol::PayCoin => ("pay", "bb-symbol-pay"),
        Symbol::ChurchDisc => ("cross", "bb-symbol-church"),
        Symbol::TakeRaider => ("axe", "bb-symbol-raider"),
        Symbol::Court => ("ring", "bb-symbol-step"),
        Symbol::Expand => ("expand", "bb-symbol-expand"),
        Symbol::FreeTown => ("free", "bb-symbol-free"),
    }
}

#[cfg(test)]
mod tests;
