//! The end of the game: the pile runs out, then one final turn each (TH-12).

use crate::prelude::*;

/// Turns of a game in which no camp is used (TH-12.7).
const LONGEST: u8 = 22;

impl TwoHeirs {
    /// TH-12.1: the last tile of the pile triggers the end, once: takes without refill trigger nothing (TH-12.6).
    pub(crate) fn trigger_end(&self, open: &mut Open, teller: &mut Teller) {
        if open.pile.left == 0 && open.flow.phase == Phase::Normal {
            open.flow.phase = Phase::Trigger;
            let clause = if self.solo() { "TH-23.1" } else { "TH-12.1" };
            tell!(teller, clause, if self.evens_out(&open.flow) { "told-trigger_equal" } else { "told-trigger" });
        }
    }

    /// TH-12.7: whether equal turns were agreed and the starting player has the turn: if it triggers the end, only the other side has a final
    /// turn.
    pub fn evens_out(&self, flow: &Flow) -> bool {
        self.options.equal_turns && flow.turn == flow.first
    }

    /// The phase after the turn that ends now: the triggering turn is finished as usual (TH-12.2), then each side has one more, in the solo
    /// game Henry too (TH-12.3, TH-23.1); then the game is over (TH-12.5).
    pub(crate) fn phase_after(&self, open: &Open) -> Option<Phase> {
        match open.flow.phase {
            Phase::Normal => Some(Phase::Normal),
            Phase::Trigger if self.evens_out(&open.flow) => Some(Phase::FinalOne),
            Phase::Trigger => Some(Phase::FinalTwo),
            Phase::FinalTwo => Some(Phase::FinalOne),
            Phase::FinalOne => None,
        }
    }

    /// Turns a side still has if no further camp is used, the current one included (TH-12.3, TH-12.7).
    pub fn turns_left(&self, open: &Open, side: Side) -> u8 {
        let (flow, pile) = (&open.flow, &open.pile);
        let now = u8::from(side == flow.turn);
        let both = |turns: u8| (turns + now) / 2;
        // Two turns follow the one that takes the last tile, or a single one where turns even out and that was the starting player's.
        let until = |triggering: u8| {
            let starter = (triggering % 2 == 1) == (flow.turn == flow.first);
            both(triggering + if self.options.equal_turns && starter { 1 } else { 2 })
        };
        match (open.frame(), flow.phase) {
            (None, _) => 0,
            (Some(Frame::DrawSets | Frame::Toss | Frame::Deal), _) => LONGEST / 2,
            (Some(Frame::Refill(_)), Phase::Normal) => until(pile.left),
            (_, Phase::Normal) => until(pile.left + u8::from(open.offer.crown != flow.turn)),
            (_, Phase::Trigger) if self.evens_out(flow) => 1,
            (_, Phase::Trigger) => both(3),
            (_, Phase::FinalTwo) => 1,
            (_, Phase::FinalOne) => now,
        }
    }
}
