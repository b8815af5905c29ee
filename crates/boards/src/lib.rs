//! What a game brings to its pages: its board, its hand and its side panels, drawn from what the viewer may know.
//!
//! A game implements [`Board`] for its own type and draws from its [`Scene`]: the opened rules, the typed view, the typed offers. It
//! matches on actions and never reads or writes their notation; addresses are made by the scene. A board knows nothing of the state
//! behind the view, so nothing it draws can tell a secret. [`BoardOf`] takes the types away, so that pages handle any board as an
//! [`AnyBoard`]. A terminal gets the same scene written with letters ([`TerminalOf`]).
//!
//! ```
//! use boards::{AnyBoard, BoardOf, Onlooker, brian_boru};
//! use table::{AnyGame, Boxed, Dictionary, Lang, Setup, Viewer};
//!
//! let game = Boxed::<::brian_boru::BrianBoru>::new();
//! let setup = Setup::new(game.about(), 3, &Default::default(), None).expect("three may play");
//! let table = game.begin(&setup).expect("the edition is sound");
//! let words = [game.words(Lang::En), boards::words(Lang::En), brian_boru::words(Lang::En)].concat();
//! let onlooker = Onlooker {
//!     viewer: Viewer::Spectator,
//!     deciding: None,
//!     dictionary: &Dictionary::new(Lang::En, words).expect("words that can be read"),
//!     names: &["Ann", "Ben", "Eva"].map(str::to_owned),
//!     chosen: None,
//!     link: &|picked| format!("?pick={picked}"),
//!     explain: None,
//!     last: &[],
//!     since: &[],
//!     lit: None,
//!     kept: "",
//! };
//! let board = BoardOf::<::brian_boru::BrianBoru, _>::new(brian_boru::Ireland);
//! let drawn = board.draw(table.as_ref(), &onlooker).expect("it is the board of this game");
//! assert!(drawn.board.into_string().starts_with("<svg"));
//! ```
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
pub mod letters;
mod light;
mod lobby;
pub mod minute;
#[cfg(feature = "northgard")]
pub mod northgard;
mod onlooker;
mod plain;
mod scene;
pub mod symbols;
#[cfg(feature = "two-heirs")]
pub mod two_heirs;

#[cfg(test)]
mod testing;

pub use any::{AnyBoard, AnyTerminal, BoardOf, TerminalOf, Undrawable};
pub use drawn::{Aside, Beginning, Deed, Drawn, Panel, Party, Progress};
pub use light::Lit;
pub use lobby::{panorama, plain_picture};
pub use minute::Minute;
pub use onlooker::Onlooker;
pub use plain::{Plain, plain_terminal};
pub use scene::{Offered, Scene, doer};

use maud::Markup;
use table::{Game, Lang};

/// What a game brings to the table page.
pub trait Board<G: Game>: Sync {
    /// Draws everything the viewer may see.
    fn draw(&self, scene: &Scene<'_, G>) -> Drawn;

    /// Pictures of components, each by the part of the component list and its id there (the whole part by an empty one); nothing where there
    /// is no picture.
    fn components(&self, _scene: &Scene<'_, G>, wanted: &[(&str, &str)]) -> Vec<Option<Markup>> {
        wanted.iter().map(|_| None).collect()
    }
}

/// What the boards of all games say, as Fluent text; part of the dictionary of every scene.
pub fn words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(lang, "../words/", "")
}
