//! What the chapters of the rules are written with.

pub(crate) use crate::cards::Keyword;
pub(crate) use crate::conflict::{Camp, Conflict};
pub(crate) use crate::decision::*;
pub(crate) use crate::hex::{At, Direction, Edges, Hex, HexSet};
pub(crate) use crate::land::{Land, Terrain, Tile};
pub(crate) use crate::pieces::{Building, Group, Units};
pub(crate) use crate::pile::{Kind, Pile};
pub(crate) use crate::state::Open;
pub(crate) use crate::verb::Verb;
pub(crate) use crate::words::no_such_hex;
pub(crate) use crate::{Character, CrescentMoon, Crew, State, View};
pub(crate) use rand::{Rng, RngExt};
pub(crate) use table::decision::not_asked;
pub(crate) use table::{
    Arg, Asks, Basket, Complaint, Decision, Draw, Event, Message, Pending, Procedure, Refusal, Rules, Seat, SeatSet,
    Teller, message, no, refuse, tell,
};
