//! What every chapter of the rules speaks of: what is decided, what the pieces are, what lies on the table, and the words of every game.

pub(crate) use crate::BrianBoru;
pub(crate) use crate::decision::*;
pub(crate) use crate::pieces::*;
pub(crate) use crate::state::*;
pub(crate) use crate::view::View;
pub(crate) use rand::{Rng, RngExt};
pub(crate) use table::{
    Asks, Basket, Complaint, Decision, Draw, Event, Message, Procedure, Refusal, Rules, Seat, SeatSet, Teller, message,
    no, refuse, tell,
};
