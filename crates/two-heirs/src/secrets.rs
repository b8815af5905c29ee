//! Closed hands (RU-17): who could know which tile lies face down. Serial numbers are kept only where the option is on, so
//! that otherwise equal tables stay equal.

use crate::TwoHeirs;
use crate::pieces::{Side, TileId, Tiles};
use crate::state::State;

impl TwoHeirs {
    /// A side took a tile from the open offer: everybody saw it.
    pub(crate) fn note_take(&self, state: &mut State, side: Side, tile: TileId) {
        if self.options.closed_hands {
            let (set, place) = tile.in_set();
            state.secrets.serial += 1;
            state.secrets.taken[side.index()].add(tile);
            state.secrets.taken_at[set][place] = state.secrets.serial;
        }
    }

    /// A side built a tile face up: everybody knows where it is.
    pub(crate) fn note_shown(&self, state: &mut State, side: Side, tile: TileId) {
        if self.options.closed_hands {
            let (set, place) = tile.in_set();
            state.secrets.taken[side.index()].remove(tile);
            state.secrets.taken_at[set][place] = 0;
        }
    }

    /// A tile left the hand face down.
    pub(crate) fn note_hidden(&self, state: &mut State, tile: TileId) {
        if self.options.closed_hands {
            let (set, place) = tile.in_set();
            state.secrets.serial += 1;
            state.secrets.hidden_at[set][place] = state.secrets.serial;
        }
    }

    /// Whether only the side that took it knows where this tile is.
    pub(crate) fn is_secret(&self, state: &State, side: Side, tile: TileId) -> bool {
        tile.is_known() && state.secrets.taken[side.index()].has(tile)
    }

    /// When a tile left the hand face down; zero if it did not.
    pub(crate) fn hidden_at(state: &State, tile: TileId) -> u8 {
        let (set, place) = tile.in_set();
        state.secrets.hidden_at[set][place]
    }

    /// The tiles that a tile hidden by this side at this moment may be, for all others: of its terrain, taken before, not shown since.
    pub(crate) fn suspects(&self, state: &State, side: Side, tile: TileId) -> Tiles {
        let at = Self::hidden_at(state, tile);
        let alike = state.secrets.taken[side.index()].and(self.by_terrain[self.face(tile).terrain.index()]);
        alike
            .iter()
            .filter(|other| {
                let (set, place) = other.in_set();
                state.secrets.taken_at[set][place] < at
            })
            .collect()
    }
}
