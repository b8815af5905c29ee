//! Power cards (CM-8): the deck, hands, and the small language in which editions say what a card does. `cards/README.md` tells its words.

mod answer;
mod choice;
mod deck;
mod effect;
mod eval;
mod lower;
mod parse;
mod run;

pub(crate) use deck::observer_of_blocks;
pub use effect::{CardType, Keyword};
pub(crate) use effect::{
    Choice, Condition, Due, Effect, Field, Filter, Number, Piece, Place, Program, Role, Side, Source, Spot, Step,
    SubAction, Tally, Who,
};
pub(crate) use lower::{number, program};
pub(crate) use parse::Fault;
