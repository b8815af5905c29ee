//! Games as numbers, for learners: observations, numbered actions, and many games stepped at once on all cores.
//!
//! A [`Course`] is the rules of a game opened for one setup. A [`Lane`] is one game that is being played on it: quicker than a
//! [`table::Match`], since nothing can be taken back and nothing is told unless somebody asks. [`Lanes`] are many of them that are stepped
//! together, each beginning anew when its game is over.
//!
//! ```
//! use lanes::{AnyLanes, LanesOf};
//! use table::{Pending, Rules, Seed, Setup};
//! use two_heirs::TwoHeirs;
//!
//! let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
//! let course = LanesOf::<TwoHeirs>::new().open(&setup).expect("the edition is sound");
//! let mut lane = course.begin();
//! lane.advance(&Seed::from_number(7));
//! let Pending::Seats(seats) = lane.pending() else { panic!("somebody must decide") };
//! let seat = seats.first().expect("somebody must decide");
//! assert!(lane.count(seat) > 1);
//! lane.act_nth(seat, 0).expect("the first offer");
//! ```
//!
//! # Observations
//!
//! What a seat observes are the learning features of its game ([`table::Advice::features`]) of a table that the seat imagines, so nothing is told
//! that it may not know: those of its own first, then those of the others clockwise. [`Lane::ahead`] says the same of the table after each offer,
//! for policies that weigh offers against one another.
//!
//! # Actions
//!
//! An action has two numbers. Its *place* is its index in the list of what is offered now, in the order of the rules, which depends on no secret.
//! Its *[`number`]* follows from its notation and is the same in every position.
#![forbid(unsafe_code)]

mod course;
mod lane;
mod many;
mod number;
mod saved;
mod shares;

pub use course::{AnyLanes, Course, LanesOf};
pub use lane::{Lane, NotOffered, ahead_size};
pub use many::{Lanes, MOST, Numbering, Out, Plan, Shape, Wrong};
pub use number::{SPACE, number};
pub use saved::{LONGEST_SAVED, Saved, Unsaved};
