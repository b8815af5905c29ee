//! The table of Crescent Moon: the land with everything on it, the market below, the hand and the actions, and what everybody
//! is after.
//!
//! Colours and emblems are those of the seats, here as everywhere on the page. Three layers of the map keep apart what is easily
//! mixed up: the coloured border and the banner of a hex say who controls it, the crescent who has influence, the figures and
//! buildings who is present.

mod account;
mod art;
mod bargain;
mod cards;
mod conflict;
mod drawings;
mod forecast;
mod geometry;
mod ground;
mod hand;
mod hints;
mod map;
mod market;
mod minute;
mod moons;
mod note;
mod odds;
mod pieces;
mod players;
mod progress;
mod river;
mod scales;
mod setup;
mod sheets;
mod terminal;

use crate::emblems;
use crate::{Board, Drawn, Offered, Panel, Scene};
use crescent_moon::Character;
use crescent_moon::decision::{BargainStep, Frame};
use crescent_moon::edition::Card;
use crescent_moon::hex::At;
use crescent_moon::pile::Kind;
use crescent_moon::view::{HexView, Phase, PlayerView, Shown};
use crescent_moon::{Action, CrescentMoon};
use maud::{Markup, html};
use std::fmt;
use table::{Arg, Lang, Message, Seat};

pub use terminal::terminal;

/// What the boards of this game say.
pub fn words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(lang, "../../words/", in "crescent-moon", "crescent-moon.")
}

pub use art::picture;
pub use drawings::sprite;
pub use minute::MINUTE;

/// The colours and lines of everything drawn here.
pub const STYLE: &str = include_str!("../../assets/crescent-moon/style.css");

/// The board of Crescent Moon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land;

impl Board<CrescentMoon> for Land {
    fn draw(&self, scene: &Scene<'_, CrescentMoon>) -> Drawn {
        let table = Table::of(scene);
        Drawn {
            board: html! { (map::draw(&table)) (note::draw(&table)) (market::draw(&table)) },
            hand: hand::draw(&table),
            asides: hand::asides(&table),
            strife: conflict::in_question(&table),
            status: panels(&table),
            hints: hints::fitting(&table),
            score: table.seated().then(|| account::draw(&table)),
            progress: progress::line(&table),
            clock: moons::draw(&table),
            ended: progress::ended(&table),
            ..Drawn::default()
        }
    }

    fn components(&self, scene: &Scene<'_, CrescentMoon>, wanted: &[(&str, &str)]) -> Vec<Option<Markup>> {
        let table = Table::of(scene);
        wanted.iter().map(|(part, id)| component(&table, part, id)).collect()
    }
}

/// The picture of a component.
fn component(table: &Table<'_>, part: &str, id: &str) -> Option<Markup> {
    let piece = |name: &str| html! { span.seat-a { (drawings::small_piece(name)) } };
    match (part, id) {
        (_, "") => None,
        ("characters", id) => Some(piece(known_by(id.parse().ok()?))),
        ("pieces", "unit") => Some(piece("foot")),
        ("pieces", "influence") => Some(piece("crescent")),
        ("pieces" | "build" | "sack", id) => Some(piece(id)),
        ("tiles", id) => {
            let tile = id.parse().ok()?;
            Some(html! {
                svg.cm-tile viewBox="-90 -104 180 208" aria-hidden="true" focusable="false" { (drawings::ground(tile)) }
            })
        }
        ("layouts", id) => map::layout(table, id),
        ("objectives", id) => {
            let objectives = &table.rules.components().objectives;
            Some(piece(known_by(objectives.iter().find(|line| &*line.id == id)?.character)))
        }
        ("cards", id) => Some(cards::whole(table, id, None, false, Action::Play)),
        _ => None,
    }
}

/// The piece by which a character is known: the units of the Warlord, the influence of the Murshid, the cities of the Sultan, the palace of the
/// Caliph, the mercenaries of the Nomad.
const fn known_by(who: Character) -> &'static str {
    match who {
        Character::Warlord => "foot",
        Character::Murshid => "crescent",
        Character::Sultan => "city",
        Character::Caliph => "palace",
        Character::Nomad => "camel",
    }
}

/// The side panels, the most important first.
fn panels(table: &Table<'_>) -> Vec<Panel> {
    let panel = |id, open, body: Markup| Panel { id, title: table.word(&format!("cm-panel-{id}")), body, open };
    let mut panels = Vec::new();
    let conflict = conflict::draw(table).map(|body| panel("conflict", true, body));
    let bargain = bargain::draw(table).map(|body| panel("bargain", true, body));
    // What is being negotiated comes before the conflict it is about, and before the conflict of some time ago.
    match table.asked() {
        Some(Frame::Conflict(_) | Frame::Run(_)) => panels.extend(conflict.into_iter().chain(bargain)),
        _ => panels.extend(bargain.into_iter().chain(conflict)),
    }
    if table.seated() {
        panels.push(panel("sheets", true, sheets::draw(table)));
        panels.push(panel("people", true, players::draw(table)));
        panels.push(panel("forecast", false, forecast::draw(table)));
    }
    panels.push(panel("legend", false, note::legend(table)));
    panels
}

/// What the reader looks at more closely.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Look {
    /// Nothing.
    Nothing,
    /// A hex of the map.
    Hex(At),
    /// A card that lies open somewhere.
    Card(String),
}

/// How the address calls what is looked at.
impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Look::Nothing => Ok(()),
            Look::Hex(at) => at.fmt(f),
            Look::Card(id) => write!(f, "look {id}"),
        }
    }
}

impl Look {
    /// What the scene says is looked at: a hex of this map, or a card of this edition.
    fn of(scene: &Scene<'_, CrescentMoon>) -> Look {
        if let Some(at) = scene.picked().filter(|at| scene.view.open.land.find(*at).is_some()) {
            return Look::Hex(at);
        }
        let mut cards = scene.rules.components().cards.iter().map(|card| Look::Card(card.id.to_string()));
        cards.find(|look| scene.is_picked(look)).unwrap_or(Look::Nothing)
    }
}

/// Units that have just gone from one hex to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Came {
    seat: Seat,
    from: At,
    to: At,
}

/// What is drawn.
struct Table<'a> {
    scene: &'a Scene<'a, CrescentMoon>,
    view: Shown<'a>,
    rules: &'a CrescentMoon,
    look: Look,
    /// The hexes of the last move of each seat.
    moves: Vec<(At, Seat)>,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a, CrescentMoon>) -> Table<'a> {
        let land = &scene.view.open.land;
        let hexes: Vec<(At, Arg)> = land.all().iter().map(|hex| (land.at(hex), land.called(hex))).collect();
        let moves = scene.last_moves(&hexes, |_| true, |_, _| true);
        Table { scene, view: scene.rules.shown(scene.view), rules: scene.rules, look: Look::of(scene), moves }
    }

    fn word(&self, key: &str) -> String {
        self.scene.word(key)
    }

    /// The name of a hex in the reader's language.
    fn hex_name(&self, at: At) -> String {
        self.say(&Message::new("do-hex").with("hex", self.hex_arg(at)))
    }

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn offer(&self, action: Action) -> Option<&'a Offered<CrescentMoon>> {
        self.scene.offers.iter().find(|offer| offer.action == action)
    }

    /// What may be done with the card of this id.
    fn offer_with(&self, id: &str, about: impl FnOnce(Kind) -> Action) -> Option<&'a Offered<CrescentMoon>> {
        self.offer(about(self.rules.components().kind(id)?))
    }

    /// The address that explains why this cannot be done with the card of this id, if the viewer has a seat to ask for.
    fn why_with(&self, id: &str, about: impl FnOnce(Kind) -> Action) -> Option<String> {
        self.scene.why(&about(self.rules.components().kind(id)?))
    }

    /// Whether such an action may be taken now.
    fn offers(&self, such: impl Fn(Action) -> bool) -> bool {
        self.scene.offers.iter().any(|offer| such(offer.action))
    }

    /// Whether everybody has a character.
    fn seated(&self) -> bool {
        self.view.players.values().all(|player| player.character.is_some())
    }

    /// Whether the game is over.
    fn over(&self) -> bool {
        self.view.phase == Phase::Over
    }

    /// The seat that plays a character.
    fn seat(&self, who: Character) -> Option<Seat> {
        self.view.open.seats[who.index()]
    }

    /// The reader's own part of the table.
    fn own(&self) -> Option<&PlayerView> {
        self.view.players.get(&self.view.viewer.seat()?)
    }

    /// The players in turn order.
    fn people(&self) -> impl Iterator<Item = (Seat, Character, &PlayerView)> {
        Character::ALL.into_iter().filter_map(|who| {
            let seat = self.seat(who)?;
            Some((seat, who, self.view.players.get(&seat)?))
        })
    }

    /// A player as an argument: the person who plays the character, or the character while nobody does.
    fn who(&self, who: Character) -> Arg {
        self.seat(who).map_or_else(|| Arg::term(who.term()), Arg::Seat)
    }

    /// The question on top.
    fn asked(&self) -> Option<&Frame> {
        self.view.open.top()
    }

    /// A card of the edition by its id.
    fn card(&self, id: &str) -> Option<&Card> {
        let edition = self.rules.components();
        edition.kind(id).map(|kind| edition.card(kind))
    }

    /// The name of a card: by the dictionaries if they know it, by the edition otherwise.
    fn card_name(&self, id: &str) -> String {
        let key = format!("card-{id}");
        if self.scene.dictionary().has(&key) {
            return self.word(&key);
        }
        self.card(id).map_or_else(|| id.to_owned(), |card| card.name.to_string())
    }

    /// What a card does: in words, or in its exact values where the edition has another card than the words were written for.
    fn card_text(&self, id: &str) -> String {
        self.scene.text(&format!("text-{id}"))
    }

    /// The name of a hex as an argument, as the log says it.
    fn hex_arg(&self, at: At) -> Arg {
        self.view.open.land.called_at(at)
    }

    /// Whether what happened last speaks of this hex.
    fn is_new(&self, at: At) -> bool {
        self.scene.speaks_of(&self.hex_arg(at), |_| true)
    }

    /// Whose last move speaks of this hex.
    fn mover(&self, at: At) -> Option<Seat> {
        self.moves.iter().find(|(here, _)| *here == at).map(|(_, seat)| *seat)
    }

    /// The units that moved or assaulted last.
    fn came(&self) -> Option<Came> {
        self.scene.last().iter().find_map(|heard| {
            let arg = |key: &str| heard.say.args.iter().find(|(name, _)| &**name == key).map(|(_, arg)| arg);
            let hex = |key: &str| self.view.hexes.keys().copied().find(|at| arg(key) == Some(&self.hex_arg(*at)));
            let Some(Arg::Seat(seat)) = arg("seat") else { return None };
            Some(Came { seat: *seat, from: hex("from")?, to: hex("to")? })
        })
    }

    /// Whether the points everybody announced are shown of this player.
    fn shows_gains(&self, seat: Seat) -> bool {
        let hidden = self.view.vp_display == crescent_moon::setup::VpDisplay::Hidden;
        !hidden || self.over() || self.view.viewer.is(seat)
    }

    /// Whether an open card of the Sultan's market is being chosen.
    fn picks_from_sultan(&self) -> bool {
        matches!(self.asked(), Some(Frame::Bargain(BargainStep::TermCard)))
    }

    /// A link to what may be done, as a button.
    fn button(&self, offer: &Offered<CrescentMoon>) -> Markup {
        html! {
            a.button.small.offer href=(self.scene.link(offer)) data-act=(offer.text)
                .is-chosen[self.scene.is_chosen(offer)] { (self.say(&offer.label)) }
        }
    }

    /// Buttons for everything of this kind that may be done.
    fn buttons(&self, fits: impl Fn(Action) -> bool) -> Markup {
        let offers: Vec<&Offered<CrescentMoon>> = self.scene.offers.iter().filter(|offer| fits(offer.action)).collect();
        html! {
            @if !offers.is_empty() {
                div.actions.cm-answers {
                    @for (at, offer) in offers.iter().enumerate() { @if at > 0 { (apart()) } (self.button(offer)) }
                }
            }
        }
    }

    /// A player with emblem, character and name.
    fn person(&self, seat: Seat) -> Markup {
        let character = self.view.players.get(&seat).and_then(|player| player.character);
        html! {
            span.cm-person { (emblems::chip(seat)) span {
                b { (self.scene.name(seat)) }
                @if let Some(who) = character { span.unseen { ", " } span.cm-character { (self.word(who.term())) } }
            } }
        }
    }
}

/// What stands between things side by side, for those who do not see where one ends.
fn apart() -> Markup {
    html! { span.unseen { " · " } }
}

/// Units in words.
fn units(units: crescent_moon::pieces::Units) -> Message {
    match units.into() {
        Arg::Message(message) => *message,
        _ => Message::new("units-both"),
    }
}

/// Everything about a hex in words: its pieces, and each of the three layers by itself.
fn hex_words(table: &Table<'_>, at: At, hex: &HexView) -> Vec<String> {
    let named = Message::new("hex-name").with("name", table.hex_arg(at)).with("tile", Arg::term(hex.tile.term()));
    let mut said = vec![table.say(&named) + "."];
    for pieces in &hex.pieces {
        let message = Message::new("cm-hex-pieces").with("who", table.who(pieces.group.owner));
        said.push(table.say(&message.with("pieces", pieces.group.args())));
    }
    if let Some(who) = hex.control {
        let strength = hex.pieces.iter().find(|pieces| pieces.group.owner == who).map_or(0, |pieces| pieces.strength);
        said.push(table.say(&Message::new("cm-hex-control").with("who", table.who(who)).with("n", strength)));
    }
    if let Some(who) = hex.influence {
        said.push(table.say(&Message::new("cm-hex-influence").with("who", table.who(who))));
    }
    let present: Vec<Arg> = hex.presence.iter().map(|who| table.who(who)).collect();
    if !present.is_empty() {
        said.push(table.say(&Message::new("cm-hex-presence").with("who", Arg::List(present))));
    }
    if hex.income > 0 {
        said.push(table.say(&Message::new("cm-hex-income").with("n", hex.income)));
    }
    if hex.murshid {
        said.push(table.word("cm-hex-murshid"));
    }
    said
}

#[cfg(test)]
mod named;
#[cfg(test)]
mod tests;
