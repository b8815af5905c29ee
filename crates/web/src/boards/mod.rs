//! What a game brings to the table page: its board, its hand and its side panels, drawn from the viewer's view.
//!
//! The page frame (decision panel, log, score, chat, replay bar, zoom and pan) is built once; a new game adds a module here
//! that implements [`Board`] and its words, and a line in [`board_of`] and [`words`].
//!
//! A board draws from [`Scene`] alone. It knows nothing of the state behind the view, so nothing it draws can tell a secret.

mod art;
mod brian_boru;
mod crescent_moon;
mod kept;
mod northgard;
mod two_heirs;

pub use art::{art, panorama};

use maud::Markup;
use serde_json::Value;
use std::fmt::{self, Debug};
use table::{Dictionary, Heard, Lang, Message, Offer, Seat, Setup};

/// What a game brings to the table page.
pub trait Board: Sync {
    /// Draws everything the viewer may see.
    fn draw(&self, scene: &Scene<'_>) -> Drawn;
}

/// Everything a board may draw from.
pub struct Scene<'a> {
    /// The viewer's view as JSON, to be read into the game's own type; nothing else about the state.
    pub view: &'a Value,
    /// What was agreed before the game: players, options, edition (`AnyMatch::setup`). Public, and never changes.
    pub setup: &'a Setup,
    /// The words of the game, of the page and of this board (see [`words`]) in the reader's language.
    pub dictionary: &'a Dictionary,
    /// The names of the seats, from `a` on.
    pub names: &'a [String],
    /// What the viewer may do now; empty if nothing.
    pub offers: &'a [Offer],
    /// An offer that was picked but not yet confirmed, in the notation of the game.
    pub chosen: Option<&'a str>,
    /// The address that picks this action (notation); it works without script.
    pub link: &'a dyn Fn(&str) -> String,
    /// The address that explains why this action (notation) is not offered.
    pub explain: &'a dyn Fn(&str) -> String,
    /// What happened last, for highlights.
    pub last: &'a [Heard],
}

impl Debug for Scene<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scene").field("names", &self.names).field("offers", &self.offers.len()).finish_non_exhaustive()
    }
}

impl Scene<'_> {
    /// The name of the person on a seat; the letter of the seat if nobody gave one.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The sentence in the reader's language, with the names of this table.
    pub fn say(&self, message: &Message) -> String {
        self.dictionary.say(message, &|seat| self.name(seat))
    }

    /// A word without arguments in the reader's language.
    pub fn word(&self, key: &str) -> String {
        self.dictionary.word(key)
    }

    /// The offer with this notation, if the viewer may do that now.
    pub fn offer(&self, notation: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.text == notation)
    }
}

/// What a board has drawn.
#[derive(Debug, Default)]
pub struct Drawn {
    /// The board itself: one `<svg class="board">` that scales with its box.
    pub board: Markup,
    /// What the viewer holds; empty for a spectator.
    pub hand: Markup,
    /// Titled panels for the side of the page, the most important first.
    pub status: Vec<Panel>,
    /// What offers have in common, where there are too many to choose from at once.
    pub beginnings: Vec<Beginning>,
    /// The hints for a first game (keys `hint-…` of the game) that fit this moment, the most helpful first.
    pub hints: Vec<&'static str>,
    /// The score sheet, where the board draws its own; else the page makes one of what the rules say.
    pub score: Option<Markup>,
    /// How it ended, where the names of the winning seats do not tell it.
    pub verdict: Option<String>,
}

/// The beginning of several offers. Where it is picked – it comes back as [`Scene::chosen`] – only they are left to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The first words of the actions, such as `build do_mill`.
    pub act: String,
    /// What it is called in the reader's language.
    pub label: String,
}

impl Beginning {
    /// Whether an action begins so.
    pub fn begins(&self, act: &str) -> bool {
        act.strip_prefix(self.act.as_str()).is_some_and(|rest| rest.starts_with(' '))
    }
}

/// A titled panel beside the board.
#[derive(Debug)]
pub struct Panel {
    /// A short id that is the same in every language, such as `tracks`; the page uses it as anchor and class (`panel-tracks`).
    pub id: &'static str,
    /// The title in the reader's language.
    pub title: String,
    /// What stands in it.
    pub body: Markup,
    /// Whether it matters all the time. One to look something up stands apart, and is folded while the page is small.
    pub open: bool,
}

/// The board of the game with this id.
pub fn board_of(game: &str) -> Option<&'static dyn Board> {
    match game {
        "brian-boru" => Some(&brian_boru::Ireland),
        "northgard" => Some(&northgard::Lands),
        "two-heirs" => Some(&two_heirs::Realm),
        "crescent-moon" => Some(&crescent_moon::Land),
        _ => None,
    }
}

/// The option that says how hard a game is for somebody who plays it alone; `None` for games that cannot be played alone.
pub fn solo_level(game: &str) -> Option<&'static str> {
    match game {
        "two-heirs" => Some("henry_level"),
        _ => None,
    }
}

/// What the boards of this game say beyond the words of the game, as Fluent text; part of the [`Scene::dictionary`].
pub fn words(game: &str, lang: Lang) -> &'static [&'static str] {
    match game {
        "brian-boru" => brian_boru::words(lang),
        "northgard" => northgard::words(lang),
        "two-heirs" => two_heirs::words(lang),
        "crescent-moon" => crescent_moon::words(lang),
        _ => &[],
    }
}

#[cfg(test)]
mod testing;
