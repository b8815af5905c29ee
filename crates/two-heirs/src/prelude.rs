//! What every chapter of the rules speaks of: the landscape, what is decided, what the pieces are, what lies on the table, and the words of every game.

pub(crate) use crate::TwoHeirs;
pub(crate) use crate::board::*;
pub(crate) use crate::decision::*;
pub(crate) use crate::pieces::*;
pub(crate) use crate::spot::*;
pub(crate) use crate::state::*;
pub(crate) use rand::{Rng, RngExt};
pub(crate) use table::{
    Asks, Basket, Complaint, Decision, Draw, Event, Message, Pending, Procedure, Refusal, Rules, Seat, SeatSet, Teller,
    Viewer, message, no, refuse, tell,
};
