//! The words every game shares: seats, decisions, chance, views, events, records and laws.
//!
//! ```
//! use std::sync::Arc;
//! use table::prelude::*;
//! use table::{Match, Seed, Setup, Viewer};
//! use two_heirs::TwoHeirs; // or any other game
//!
//! let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
//! let mut game = Match::new(Arc::new(TwoHeirs::open(&setup).expect("the edition is sound")));
//! let seed = Seed::from_number(7);
//! while let Some(chance) = game.roll(&seed) {
//!     game.settle(&chance).expect("what was rolled is possible");
//! }
//! let seat = game.deciding().first().expect("somebody must decide");
//! let offers = game.offers(seat);
//! let events = game.act(seat, &offers[0]).expect("what is offered is allowed");
//! assert!(!events.is_empty(), "what happens is told");
//! assert!(game.refusal(seat.next(2), &offers[0]).is_some(), "and what is not allowed is refused, with the clause that forbids it");
//! let seen = game.game().view(game.state(), Viewer::Spectator);
//! assert!(game.game().prompt(&seen).key.len() > 1);
//! ```
//!
//! A game implements the six traits of [`game`] and so is a [`Game`]; its questions are written as [`decision`]s. Everything else here works for any game: [`Match`] plays one, [`record`] writes it
//! down, [`scenario`] states positions and expectations as data, [`laws`] tests what every game must keep.
#![forbid(unsafe_code)]

pub mod advice;
pub mod any;
pub mod asked;
pub mod bench;
pub mod brought;
pub mod by_seat;
pub mod chance;
pub mod cloned;
pub mod components;
pub mod decision;
pub mod event;
pub mod example;
pub mod file;
pub mod game;
pub mod hex;
pub mod kept;
pub mod keyed;
pub mod laws;
pub mod learn;
pub mod lesson;
pub mod log;
pub mod message;
pub mod named;
pub mod notation;
pub mod opened;
pub mod origin;
pub mod play;
pub mod playthrough;
pub mod proof;
pub mod puzzle;
pub mod record;
pub mod rules;
pub mod scenario;
pub mod seal;
pub mod seat;
pub mod set;
pub mod setup;
pub mod spoken;
pub mod testing;
mod trail;
pub mod typed;
pub mod words;

pub use advice::{Advice, SearchPlan};
pub use any::{AnyGame, AnyMatch, Boxed, Offer, Rejected};
pub use by_seat::{BySeat, lettered};
pub use chance::{Salt, Seed};
pub use decision::{Asks, Basket, Decision, Draw, Procedure, Sole};
pub use event::{Audience, Event, Heard, Teller};
pub use game::{Audit, Flaw, Game, Knowledge, Notation, Outcome, Pending, Positions, Rules, Sheet, SheetRow, Words};
pub use hex::sha256_hex;
pub use keyed::Keyed;
pub use learn::{Features, Learner, Net, Notes, Scribe};
pub use message::{Arg, Clause, Complaint, Message, Refusal, no};
pub use named::Unknown;
pub use origin::Origin;
pub use play::{Match, Step};
pub use proof::Proof;
pub use puzzle::Puzzle;
pub use record::Record;
pub use seal::{PublicKey, Signer};
pub use seat::{MOST_SEATS, Seat, SeatSet, Viewer};
pub use setup::{About, BuiltinEdition, EditionChoice, EditionReport, EditionTag, OptionSpec, OptionValues, Setup};
pub use words::{Dictionary, Lang};

/// The contract of a game: what is wanted in scope to call the methods of a game by name.
pub mod prelude {
    pub use crate::{Advice, Audit, Game, Knowledge, Notation, Positions, Rules, Words};
}
