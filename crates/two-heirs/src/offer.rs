//! The royal offer: whose turn the crown names, and what each side reaches (TH-3).

use crate::TwoHeirs;
use crate::pieces::{Side, TileId, Unit};
use crate::state::{OFFER, Open};

impl TwoHeirs {
    /// One more than the side's regular units at court, counted afresh each time (TH-3.3, TH-3.5); Henry reaches everything
    /// (TH-21.4).
    #[inline]
    pub fn reach(&self, open: &Open, side: Side) -> usize {
        if self.is_henry(side) { OFFER - 1 } else { 1 + self.at_court(open, side) }
    }

    /// Regular units of a side at court; the elite never is (TH-9.7).
    #[inline]
    pub fn at_court(&self, open: &Open, side: Side) -> usize {
        Unit::REGULAR.iter().filter(|unit| open.post(side, **unit).is_none()).count()
    }

    /// Whether units of this side that are not on the board are at court: Henry's wait beside it (TH-20.3), and so do all before the deal.
    pub(crate) fn has_court(&self, open: &Open, side: Side) -> bool {
        !self.is_henry(side) && !open.board.is_empty()
    }

    /// The tiles a side reaches with their positions, clockwise from the shield (TH-3.4, TH-3.7). They may be taken or used as
    /// resources (TH-3.6).
    #[inline]
    pub fn access(&self, open: &Open, side: Side) -> impl Iterator<Item = (usize, TileId)> + Clone + use<> {
        open.offer.ring().take(self.reach(open, side))
    }

    /// Whether the active side must still take a tile (TH-4.1, TH-10.4). With an empty offer the take lapses (RU-44).
    #[inline]
    pub fn take_due(&self, open: &Open) -> bool {
        open.offer.crown == open.flow.turn && !open.offer.is_empty()
    }
}
