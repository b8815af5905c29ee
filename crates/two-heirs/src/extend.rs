//! Extending the landscape: a hand tile is laid face down (TH-8). The offers stand with those of building, whose sites they share.

use crate::TwoHeirs;
use crate::pieces::TileId;
use crate::spot::Spot;
use crate::state::State;
use table::{Refusal, Teller, message, tell};

impl TwoHeirs {
    /// Why the active side cannot lay the tile here face down.
    pub(crate) fn refuse_extend(&self, state: &State, tile: TileId, site: Spot) -> Option<Refusal> {
        self.refuse_hand("TH-8.1", state, tile).or_else(|| self.refuse_site("TH-8.3", &state.open, site))
    }

    /// TH-8.2: the tile lies face down and belongs to nobody; one building of this turn becomes cheaper (TH-8.5).
    pub(crate) fn extend(&self, state: &mut State, tile: TileId, site: Spot, teller: &mut Teller) {
        let side = state.open.flow.turn;
        let terrain = self.face(tile).terrain;
        state.hidden.hands[side].remove(tile);
        let seen = if self.options.closed_hands { TileId::unseen(terrain) } else { tile };
        let place = state.open.board.lay(site, seen, None);
        if self.options.closed_hands {
            self.remember_hidden(state, side, tile, Some(place));
        }
        state.open.flow.discount += 1;
        teller.tell(|| {
            let (who, name) = (|| self.who(side), self.name(tile));
            let open = message!("told-extend", who = who(), at = site, terrain = terrain, tile = name);
            let closed = message!("told-extend_closed", who = who(), at = site, terrain = terrain);
            self.event_of_hand("TH-8.1", side, open, closed)
        });
        tell!(teller, "TH-8.5", "told-discount", n = state.open.flow.discount);
        self.check_treasures(&mut state.open, teller);
    }
}
