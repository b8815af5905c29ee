//! The words every game shares: seats, decisions, chance, views, events, records and laws.
//!
//! A game implements [`Game`]; everything else here works for any game: [`Match`] plays one, [`record`] writes it
//! down, [`scenario`] states positions and expectations as data, [`laws`] tests what every game must keep.
#![forbid(unsafe_code)]

pub mod any;
pub mod chance;
pub mod event;
pub mod game;
pub mod laws;
pub mod message;
pub mod play;
pub mod playthrough;
pub mod record;
pub mod rules;
pub mod scenario;
pub mod seat;
pub mod setup;
pub mod testing;
pub mod words;

pub use any::{AnyGame, AnyMatch, Boxed, Offer, Rejected};
pub use chance::Seed;
pub use event::{Audience, Event, Heard, Teller};
pub use game::{Advice, Game, Outcome, Pending, SearchPlan, Sheet, SheetRow};
pub use message::{Arg, Clause, Complaint, Message, Refusal};
pub use play::{Match, Step};
pub use record::Record;
pub use seat::{Seat, SeatSet, Viewer};
pub use setup::{
    About, BuiltinEdition, EditionChoice, EditionReport, EditionTag, OptionSpec, OptionValues, Setup, sha256_hex,
};
pub use words::{Dictionary, Lang};
