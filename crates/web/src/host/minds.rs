//! What the bots of a table are about.

use crate::pool::ThoughtState;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::{Seat, SeatSet};

/// What the bots of a table are about.
#[derive(Debug, Default)]
pub(super) struct Minds {
    thought: Mutex<Option<(Seat, Arc<ThoughtState>)>>,
    eased: Mutex<SeatSet>,
}

impl Minds {
    /// The bot that waits in the line for its turn to think, and for how long.
    pub(super) fn waiting(&self) -> Option<(Seat, Duration)> {
        crate::lock(&self.thought).as_ref().and_then(|(seat, state)| Some((*seat, state.waiting()?)))
    }

    /// The bots that thought less than usual about their last move.
    pub(super) fn eased(&self) -> SeatSet {
        *crate::lock(&self.eased)
    }

    /// A bot moved; whether it thought less than usual.
    pub(super) fn moved(&self, seat: Seat, eased: bool) {
        let mut all = crate::lock(&self.eased);
        let others = all.iter().filter(|other| *other != seat);
        *all = others.chain(eased.then_some(seat)).collect();
    }

    /// Shows what a bot is about, until what is returned is dropped.
    pub(super) fn show(&self, seat: Seat, state: Arc<ThoughtState>) -> Shown<'_> {
        *crate::lock(&self.thought) = Some((seat, state));
        Shown(self)
    }
}

/// A thought that is shown for as long as this lives.
pub(super) struct Shown<'a>(&'a Minds);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        *crate::lock(&self.0.thought) = None;
    }
}
