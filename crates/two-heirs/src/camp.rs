//! The camp: one further take, once (TH-10).

use crate::board::Place;
use crate::pieces::Building;
use crate::spot::Spot;
use crate::state::{Open, State};
use crate::{Action, TwoHeirs};
use table::{Basket, Refusal, Teller, no, refuse, tell};

impl TwoHeirs {
    /// TH-10.1: every camp of one's own that was not used yet, once a tile has been taken and while one is left (TH-10.8). Also
    /// several in a turn (TH-10.6), and also when the pile is empty (TH-10.7).
    #[inline]
    pub(crate) fn offer_camps(&self, open: &Open, offers: &mut impl Basket<Action>) {
        if open.offer.crown == open.flow.turn || open.offer.is_empty() {
            return;
        }
        let own = open.board.buildings(open.flow.turn).filter(|(place, _)| self.is_camp(open, *place));
        offers.put_all(own.map(|(_, laid)| Action::Camp(laid.at)));
    }

    fn is_camp(&self, open: &Open, place: Place) -> bool {
        self.face(open.board.tile(place).tile).building == Some(Building::Camp)
    }

    /// Why there is no camp to use here.
    pub(crate) fn refuse_camp(&self, open: &Open, at: Spot) -> Option<Refusal> {
        let own = |place: &Place| open.board.tile(*place).owner == Some(open.flow.turn);
        if open.board.find(at).filter(own).is_none_or(|place| !self.is_camp(open, place)) {
            return Some(refuse!("TH-10.1", "no-no_own_camp", at = at));
        }
        if open.offer.crown == open.flow.turn {
            return no("TH-10.1", "no-take_first");
        }
        if open.offer.is_empty() { no("TH-10.8", "no-offer_empty") } else { None }
    }

    /// TH-10.2, TH-10.3: the camp is turned face down, the shield turned back where it lies: a take is due again (TH-10.4). The tile is free
    /// terrain from now on (TH-10.5).
    pub(crate) fn use_camp(&self, state: &mut State, at: Spot, teller: &mut Teller) {
        let open = &mut state.open;
        let Some(place) = open.board.find(at) else { return };
        let side = open.flow.turn;
        open.board.turn_down(place);
        open.offer.crown = side;
        open.flow.camps[side] += 1;
        let clause = match (open.pile.left, open.flow.takes) {
            (0, _) => "TH-10.7",
            (_, 2..) => "TH-10.6",
            _ => "TH-10.2",
        };
        tell!(teller, clause, "told-camp", who = self.who(side), at = at);
    }
}
