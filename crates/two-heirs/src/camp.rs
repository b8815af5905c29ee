//! The camp: one further take, once (TH-10).

use crate::pieces::Building;
use crate::spot::Spot;
use crate::state::State;
use crate::{Action, TwoHeirs};
use table::{Event, Message, Refusal, Teller};

impl TwoHeirs {
    /// TH-10.1: every camp of one's own that was not used yet, once a tile has been taken and while one is left (TH-10.8). Also
    /// several in a turn (TH-10.6), and also when the pile is empty (TH-10.7).
    pub(crate) fn offer_camps(&self, state: &State, offers: &mut Vec<Action>) {
        if state.offer.crown == state.turn || state.offer.is_empty() {
            return;
        }
        let own = state.board.tiles().iter().filter(|laid| laid.owner == Some(state.turn));
        let camps = own.filter(|laid| self.face(laid.tile).building == Some(Building::Camp));
        offers.extend(camps.map(|laid| Action::Camp(laid.at)));
    }

    /// Why there is no camp to use here.
    pub(crate) fn refuse_camp(&self, state: &State, at: Spot) -> Option<Refusal> {
        let laid = state.board.find(at).map(|index| state.board.tile(index));
        let own = laid.is_some_and(|laid| {
            laid.owner == Some(state.turn) && self.face(laid.tile).building == Some(Building::Camp)
        });
        if !own {
            return Some(Refusal::new("TH-10.1", Message::new("no-no_own_camp").with("at", at.to_string())));
        }
        if state.offer.crown == state.turn {
            return Some(Refusal::new("TH-10.1", Message::new("no-take_first")));
        }
        state.offer.is_empty().then(|| Refusal::new("TH-10.8", Message::new("no-offer_empty")))
    }

    /// TH-10.2, TH-10.3: the camp is turned face down, the shield turned back where it lies: a take is due again (TH-10.4).
    pub(crate) fn use_camp(&self, state: &mut State, at: Spot, teller: &mut Teller) {
        let Some(index) = state.board.find(at) else { return };
        let side = state.turn;
        state.board.turn_down(index);
        state.offer.crown = side;
        state.camps[side.index()] += 1;
        teller.tell(|| {
            Event::new("TH-10.2", Message::new("told-camp").with("who", self.who(side)).with("at", at.to_string()))
        });
    }
}
