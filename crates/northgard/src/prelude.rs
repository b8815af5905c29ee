//! What every chapter of the rules speaks of.

pub(crate) use crate::Northgard;
pub(crate) use crate::card::{Card, Pile};
pub(crate) use crate::decision::*;
pub(crate) use crate::map::{Due, Land, LandSet, Territory};
pub(crate) use crate::pieces::*;
pub(crate) use crate::state::State;
pub(crate) use crate::terms::{cards, goods};
pub(crate) use crate::view::View;
pub(crate) use rand::{Rng, RngExt};
pub(crate) use table::{
    Arg, Asks, Basket, Decision, Draw, Event, Message, Procedure, Refusal, Seat, SeatSet, Teller, asked, message, no,
    refuse, tell,
};
