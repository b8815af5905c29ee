//! Everybody draws three tiles (NG-2.10).

use crate::year::PhaseStep;
use crate::{Chance, Northgard, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{Draw, Refusal, Seat, Teller, no, tell};

/// Tiles each player draws in set-up.
const SETUP_TILES: usize = 3;

impl Northgard {
    /// NG-2.10: one seat after the other draws its tiles.
    pub(crate) fn run_tiles(&self, step: PhaseStep, state: &mut State, teller: &mut Teller) {
        match step.seat(self, state) {
            Some(seat) => {
                state.set(step.next());
                state.push(DrawTiles { seat });
            }
            None => self.next_setup_phase(state, step.phase, teller),
        }
    }
}

/// NG-2.10: the seat draws three tiles, which only it sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct DrawTiles {
    pub seat: Seat,
}

impl Draw<Northgard> for DrawTiles {
    fn clause(&self) -> &'static str {
        "NG-2.10"
    }

    fn roll<R: Rng + ?Sized>(&self, _: &Northgard, state: &State, rng: &mut R) -> Chance {
        Chance::Tiles(state.hidden.pile.sample(SETUP_TILES, rng))
    }

    fn misfit(&self, _: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        match chance {
            Chance::Tiles(tiles) if tiles.len() == SETUP_TILES && tiles.is_within(state.hidden.pile) => None,
            _ => no(self.clause(), "no-such-chance"),
        }
    }

    fn settle(self, _: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Tiles(tiles) = *chance else { return };
        state.pop();
        state.hidden.pile = state.hidden.pile - tiles;
        state.deck_mut(self.seat).tiles = tiles;
        tell!(teller, "NG-2.10", "told-drew-tiles", seat = self.seat, n = tiles.len());
    }
}
