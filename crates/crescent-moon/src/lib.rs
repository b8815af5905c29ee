//! Crescent Moon: five characters who want different things from one land.
//!
//! The Warlord plunders, the Murshid spreads influence and meddles, the Sultan builds and sells, the Caliph holds the land, the
//! Nomad lends mercenaries. For three or four years everybody takes four actions a year, one at a time, fights, contends for influence
//! and bargains. Each scores for different things; most points win.
//!
//! ```
//! use crescent_moon::CrescentMoon;
//! use table::prelude::*;
//! use table::{Seat, Setup, Teller, Viewer};
//!
//! let setup = Setup::new(CrescentMoon::about(), 5, &Default::default(), None).expect("the usual options");
//! let game = CrescentMoon::open(&setup).expect("the built-in edition is sound");
//! let mut state = game.begin();
//! let (mut offers, a) = (Vec::new(), Seat::new(0));
//! game.offers(&state, a, &mut offers);
//! assert_eq!(game.write_action(&offers[2]), "take sultan");
//! game.act(&mut state, a, &offers[2], &mut Teller::silent());
//! let view = game.view(&state, Viewer::Seat(a));
//! assert_eq!(view.you.map(|character| character.name()), Some("sultan"));
//! ```
//!
//! How to read the crate beside the rulebook: `character`, [`hex`], [`land`], [`pieces`] and [`pile`] are the nouns; [`state`] is what
//! lies on the table, parted into what everybody sees and what only some know; [`decision`] lists every question that is asked. Each
//! question stands in the file of its chapter with its offers, refusals and effects: `setting_up` (CM-2), `preparation` (CM-4), `action`
//! (CM-5), `standard` (CM-6), `bargains` (CM-7), [`cards`] (CM-8), `limits` (CM-9), `unique` (CM-10), `combat` (CM-11), `contest` (CM-12)
//! with what both share in [`conflict`], `score` (CM-14). [`edition`] reads the components. The numbers such as `CM-6.12` are the clauses of the rules, told
//! to players in `docs/rules/crescent-moon.md`; rulings such as X-8 stand in `docs/rulings/crescent-moon.md`.
#![forbid(unsafe_code)]

mod action;
mod advice;
mod audit;
mod bargains;
mod bench;
pub mod cards;
mod character;
mod combat;
mod components;
pub mod conflict;
mod contest;
pub mod decision;
pub mod edition;
pub mod hex;
mod imagine;
pub mod land;
mod lessons;
mod limits;
mod notation;
pub mod pieces;
pub mod pile;
mod places;
mod position;
mod prelude;
mod preparation;
mod rules;
mod score;
mod setting_up;
pub mod setup;
mod standard;
pub mod state;
mod unique;
mod verb;
pub mod view;
mod words;

pub use bargains::{Bargain, BargainKind, Deal};
pub use bench::BENCH;
pub use character::{Character, Crew};
pub use decision::{Act, ActStep, Action, Chance};
pub use lessons::lessons;
pub use position::Position;
pub use state::State;
pub use verb::Verb;
pub use view::View;
pub use words::known_cards;

use edition::Edition;
use setup::Options;
use std::sync::Arc;
use table::{EditionTag, Setup};
use view::CardName;

/// The rules of Crescent Moon, opened for one table.
#[derive(Clone, Debug)]
pub struct CrescentMoon {
    setup: Setup,
    tag: EditionTag,
    players: usize,
    options: Options,
    edition: Arc<Edition>,
    /// What can be read off the edition for advice.
    hints: Arc<advice::Hints>,
    /// Names of the cards, by kind.
    names: Arc<[CardName]>,
    /// Names of the objective lines.
    lines: Arc<[CardName]>,
}

impl CrescentMoon {
    /// The components in play.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.options
    }
}

/// The puzzles that come with the game; see [`table::puzzle`].
pub const PUZZLES: &str = include_str!("../puzzles/shipped.toml");

/// What the fields of an edition file mean, for whoever writes one.
pub const FIELDS: &str = include_str!("../editions/fields.toml");
