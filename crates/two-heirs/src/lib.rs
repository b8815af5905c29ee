//! The Two Heirs (Dva bratři): two brothers develop one shared map; the better ruler inherits the crown.
//!
//! Two play, or one against the automaton Henry. A tile in the hand becomes a building or free terrain; a tile in the royal
//! offer is a resource for whoever reaches it. Every unit is either at court, where it lengthens the reach, or on the map,
//! where it gives the resource of its tile, opens building sites, and doubles a building of one's own in the end.
//!
//! ```
//! use table::prelude::*;
//! use table::{Pending, Seed, Setup, Teller, Viewer};
//! use two_heirs::TwoHeirs;
//!
//! let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).unwrap();
//! let game = TwoHeirs::open(&setup).unwrap();
//! let (mut state, mut dice) = (game.begin(), Seed::from_number(1).dice(0));
//! while game.pending(&state) == Pending::Chance {
//!     let chance = game.roll(&state, &mut dice);
//!     game.settle(&mut state, &chance, &mut Teller::silent());
//! }
//! let Pending::Seats(seats) = game.pending(&state) else { unreachable!("somebody begins") };
//! let seat = seats.first().unwrap();
//! let mut offers = Vec::new();
//! game.offers(&state, seat, &mut offers);
//! assert!(game.write_action(&offers[0]).starts_with("take "));
//! game.act(&mut state, seat, &offers[0], &mut Teller::silent());
//! let view = game.view(&state, Viewer::Seat(seat));
//! assert!(!game.take_due(&view.open) && view.holds[view.open.flow.turn].total() == 1);
//! ```
//!
//! # Beside the rulebook
//!
//! `docs/rules/two-heirs.md` tells the rules by numbered clauses; every function names the clauses it keeps. In their order:
//!
//! | Rules | Here |
//! | --- | --- |
//! | TH-0 conventions | [`pieces`], [`spot`], [`board`] |
//! | TH-1 set-up | [`setup`], [`edition`], `deal` |
//! | TH-2 the turn | `turn` |
//! | TH-3 the royal offer, TH-4 taking a tile | `offer`, `take` |
//! | TH-5 the hand | `hand` |
//! | TH-6 resources | [`resources`] |
//! | TH-7 building, TH-8 extending the landscape | `build`, `extend` |
//! | TH-9 units | `units` |
//! | TH-10 the camp, TH-11 the siege tower | `camp`, `siege` |
//! | TH-12 the end of the game | `end` |
//! | TH-13, TH-14 scoring, TH-16 the winner | `score`, [`account`] |
//! | TH-15 roads | `roads` |
//! | TH-20, TH-21 Henry, TH-22 treasures | `henry`, `treasure` |
//!
//! [`decision`] lists everything that may be going on and everything a seat or chance may do; `rules` goes from one to the next.
//! [`state`] is what lies on the table, [`view`] what a viewer knows of it, [`position`] the same in words for scenario files,
//! `words` what people read, `notation` how actions are written, `audit` what always holds, `advice` what bots know and what a learner is told.
#![forbid(unsafe_code)]

pub mod account;
mod advice;
mod audit;
mod bench;
pub mod board;
mod build;
mod camp;
mod components;
mod deal;
pub mod decision;
pub mod edition;
mod end;
mod extend;
mod facts;
mod hand;
mod henry;
mod imagine;
mod lessons;
mod notation;
mod offer;
pub mod pieces;
pub mod position;
mod prelude;
pub mod resources;
mod roads;
mod rules;
mod score;
pub mod setup;
mod siege;
pub mod spot;
pub mod state;
mod take;
mod treasure;
mod turn;
mod units;
pub mod view;
mod words;

pub use account::{Account, Preview, scoring_clause};
pub use bench::BENCH;
pub use decision::{Action, Chance, Frame};
pub use lessons::lessons;
pub use pieces::{Building, Goods, Side, Terrain, TileId, TileSet, Tiles, Unit};
pub use position::Position;
pub use spot::Spot;
pub use state::State;
pub use view::View;

use edition::{Edition, Id};
use pieces::{Colour, TreasureId};
use setup::{Face, Options};
use std::sync::{Arc, OnceLock};
use table::typed::Names;
use table::{EditionTag, Seat, Setup};

/// The rules, opened for a number of players, options and an edition.
#[derive(Clone, Debug)]
pub struct TwoHeirs {
    setup: Setup,
    tag: EditionTag,
    options: Options,
    edition: Edition,
    /// The tiles ready for use, then the three that are known by terrain only.
    faces: Vec<Face>,
    by_terrain: [Tiles; 3],
    /// Ids in alphabetical order.
    ids: Vec<(Id, TileId)>,
    /// What tiles are called in every language, once somebody has typed it.
    names: Arc<OnceLock<Names<TileId>>>,
}

impl TwoHeirs {
    /// Whether one plays against Henry; the human's turns follow the same rules (TH-20.6).
    #[inline]
    pub fn solo(&self) -> bool {
        self.setup.players == 1
    }

    /// Whether this side is the automaton.
    #[inline]
    pub fn is_henry(&self, side: Side) -> bool {
        side == Side::Blue && self.solo()
    }

    /// Who sits on a side; nobody for Henry.
    #[inline]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        (!self.is_henry(side)).then(|| Seat::new(side.index()))
    }

    /// The side a seat plays; `None` for a seat this table does not have.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        (seat.index() < self.setup.players).then(|| Side::from_index(seat.index()))
    }

    /// The colour of a side's pieces.
    pub fn colour(&self, side: Side) -> Colour {
        let swapped = self.solo() && self.options.colour == Colour::Blue;
        if (side == Side::White) != swapped { Colour::White } else { Colour::Blue }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The component list.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// A tile as the rules look at it.
    #[inline]
    pub fn face(&self, tile: TileId) -> &Face {
        &self.faces[tile.index()]
    }

    /// All tiles of a terrain.
    #[inline]
    pub(crate) fn of_terrain(&self, terrain: Terrain) -> Tiles {
        self.by_terrain[terrain.index()]
    }

    /// The id of a tile; of one known by terrain only, the code of its terrain.
    pub fn id(&self, tile: TileId) -> Id {
        match self.edition.tiles.get(tile.index()) {
            Some(tile) => tile.id,
            None => Id::from(self.face(tile).terrain.name()).unwrap_or_default(),
        }
    }

    /// The tile with this id.
    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        let index = self.ids.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(self.ids[index].1)
    }

    /// What is printed on a treasure.
    pub fn treasure(&self, treasure: TreasureId) -> &edition::Treasure {
        &self.edition.treasures[treasure.index()]
    }

    /// The treasure with this id.
    pub fn find_treasure(&self, id: &str) -> Option<TreasureId> {
        self.edition.treasures.iter().position(|known| known.id.as_str() == id).map(TreasureId::new)
    }
}

/// The puzzles that come with the game; see [`table::puzzle`].
pub const PUZZLES: &str = include_str!("../puzzles/shipped.toml");

/// What the fields of an edition file mean, for whoever writes one.
pub const FIELDS: &str = include_str!("../editions/fields.toml");
