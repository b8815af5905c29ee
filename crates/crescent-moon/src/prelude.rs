//! What the chapters of the rules are written with.

pub(crate) use crate::decision::*;
pub(crate) use crate::words::no_such_hex;
pub(crate) use crate::{Character, CrescentMoon, Crew, State, View};
pub(crate) use table::decision::not_asked;
pub(crate) use table::{
    Arg, Asks, Basket, Decision, Draw, Event, Message, Procedure, Refusal, Seat, SeatSet, Teller, message, no, refuse,
    tell,
};
