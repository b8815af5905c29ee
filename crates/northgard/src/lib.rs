//! Northgard: Uncharted Lands — the rules.
//!
//! Clans explore a map of tiles, whose areas join into territories; they recruit, move, build, fight, harvest, survive winters, and improve a deck of cards.
//! Whoever controls three closed territories with large buildings wins at the end of a year; otherwise fame decides after the last.
//!
//! ```
//! use northgard::Northgard;
//! use rand::SeedableRng;
//! use std::collections::BTreeMap;
//! use table::{Pending, Seat, Setup, Teller, Viewer, prelude::*};
//!
//! let setup = Setup::new(Northgard::about(), 3, &BTreeMap::new(), None).expect("three may play");
//! let rules = Northgard::open(&setup).expect("the built-in edition is sound");
//! let mut state = rules.begin();
//! let mut rng = rand::rngs::SmallRng::seed_from_u64(1);
//! // Chance lays out the Achievements, then the first seat chooses a clan.
//! let chance = rules.roll(&state, &mut rng);
//! rules.settle(&mut state, &chance, &mut Teller::silent());
//! let seat = Seat::new(0);
//! assert!(matches!(rules.pending(&state), Pending::Seats(seats) if seats.has(seat)));
//! let mut offers = Vec::new();
//! rules.offers(&state, seat, &mut offers);
//! assert_eq!(rules.write_action(&offers[0]), "clan bear");
//! rules.act(&mut state, seat, &offers[0], &mut Teller::silent());
//! assert_eq!(rules.view(&state, Viewer::Spectator).open.players[0].clan, Some(northgard::pieces::Clan::Bear));
//! ```
//!
//! # How to read the crate beside the rulebook
//!
//! * The box: [`pieces`] and [`card`] name everything, [`effect`] says what cards do, [`edition`] reads the components and `book` keeps them as tables,
//!   `setup` has the options and the first state.
//! * The table: [`map`] (territories, borders, where tiles may go), [`state`] (what is open, what is hidden), [`decision`] (the lists of everything that may be going on, with what it holds, that seats may do and
//!   that chance may do); `prelude` is what every chapter speaks of.
//! * The chapters, each question told whole in one file, in the order of the rules: `begin` (NG-2), `draw` (NG-3, NG-10), `year` (NG-4), `turn` (NG-5, NG-21.6), `recruit` (NG-6), `build` (NG-7), `march` (NG-8),
//!   `explore` (NG-9), `combat` (NG-11, NG-27), `harvest` (NG-12), `winter` (NG-13), `end_of_year` (NG-14), `score` (NG-15, NG-20), `cards` (NG-16 to NG-19, NG-21), `creatures` (NG-24 to NG-30).
//! * The rooms every game has: `rules` plays, [`view`] and `imagine` say who knows what, `words` speaks, `places` gives names, `notation` writes, `position` lays out tables, `audit` checks, `advice` helps bots;
//!   [`odds`] and [`preview`] count before somebody decides.
#![forbid(unsafe_code)]

mod advice;
mod audit;
mod begin;
mod bench;
mod book;
mod build;
pub mod card;
mod cards;
mod combat;
mod components;
mod creatures;
pub mod decision;
mod draw;
pub mod edition;
pub mod effect;
mod end_of_year;
mod explore;
mod harvest;
mod imagine;
mod lessons;
pub mod map;
mod march;
mod notation;
pub mod odds;
pub mod pieces;
mod places;
mod position;
mod prelude;
pub mod preview;
mod price;
mod recruit;
mod rules;
mod score;
mod setup;
pub mod state;
mod terms;
mod turn;
pub mod view;
mod winter;
mod words;
mod year;

pub use bench::BENCH;
pub use book::TileInfo;
pub use card::{Card, Pile};
pub use decision::{Action, Chance, Frame};
pub use lessons::lessons;
pub use odds::{Bout, Odds};
pub use position::Position;
pub use preview::{Attack, FightPreview, TilePreview};
pub use state::State;
pub use view::View;

use book::Book;
use setup::Options;
use table::{EditionTag, Setup};

/// The rules, opened for one setup.
#[derive(Clone, Debug)]
pub struct Northgard {
    setup: Setup,
    tag: EditionTag,
    players: usize,
    options: Options,
    book: Book,
}

/// The puzzles that come with the game; see [`table::puzzle`].
pub const PUZZLES: &str = include_str!("../puzzles/shipped.toml");

/// What the fields of an edition file mean, for whoever writes one.
pub const FIELDS: &str = include_str!("../editions/fields.toml");
