//! What a game brings to its pages: its board, its hand and its side panels, drawn from what the viewer may know.
//!
//! A game implements [`Board`] for its own type and draws from its [`Scene`]: the opened rules, the typed view, the typed offers. It
//! matches on actions and never reads or writes their notation; addresses are made by the scene. A board knows nothing of the state
//! behind the view, so nothing it draws can tell a secret. [`BoardOf`] takes the types away, so that pages handle any board as an
//! [`AnyBoard`]. A terminal gets the same scene written with letters ([`TerminalOf`]).
//!
//! The page around the board (decision panel, log, score, chat, replay bar, zoom and pan) is built once, elsewhere. What all boards
//! share is here: the [`symbols`], the [`emblems`] of the seats, [`drawing`]s from files, and a [`Plain`] board for games that draw none.
#![forbid(unsafe_code)]

mod any;
#[cfg(feature = "brian-boru")]
pub mod brian_boru;
#[cfg(feature = "crescent-moon")]
pub mod crescent_moon;
pub mod drawing;
mod drawn;
pub mod emblems;
mod lobby;
#[cfg(feature = "northgard")]
pub mod northgard;
mod plain;
mod scene;
pub mod symbols;
#[cfg(feature = "two-heirs")]
pub mod two_heirs;

#[cfg(test)]
mod testing;

pub use any::{AnyBoard, AnyTerminal, BoardOf, Onlooker, TerminalOf, Undrawable};
pub use drawn::{Beginning, Deed, Drawn, Panel, Party, Progress};
pub use lobby::{panorama, plain_picture};
pub use plain::{Plain, plain_terminal};
pub use scene::{Offered, Scene};

use table::{Game, Lang};

/// What a game brings to the table page.
pub trait Board<G: Game>: Sync {
    /// Draws everything the viewer may see.
    fn draw(&self, scene: &Scene<'_, G>) -> Drawn;
}

/// What the boards of all games say, as Fluent text; part of the dictionary of every scene.
pub const fn words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[include_str!("../words/en.ftl")],
        Lang::Cs => &[include_str!("../words/cs.ftl")],
        Lang::Pl => &[include_str!("../words/pl.ftl")],
    }
}
