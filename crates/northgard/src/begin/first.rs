//! The first player (NG-2.7).

use crate::year::Phase;
use crate::{Chance, Northgard, State};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use table::{Draw, Refusal, Seat, Teller, no, tell};

impl Northgard {
    /// NG-2.7: the first player is drawn, unless the table agreed on the first seat.
    pub(crate) fn run_first(&self, state: &mut State, teller: &mut Teller) {
        if self.options.first_seat {
            self.begin_with(state, Seat::new(0), teller);
        } else {
            state.push(crate::Frame::DrawFirst);
        }
    }

    fn begin_with(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        state.open.first = seat;
        tell!(teller, "NG-2.7", "told-first", seat = seat);
        self.next_setup_phase(state, Phase::First, teller);
    }
}

/// NG-2.7: the first player is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawFirst;

impl Draw<Northgard> for DrawFirst {
    fn clause(&self) -> &'static str {
        "NG-2.7"
    }

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, _: &State, rng: &mut R) -> Chance {
        Chance::First(Seat::new(rng.random_range(0..rules.players)))
    }

    fn misfit(&self, rules: &Northgard, _: &State, chance: &Chance) -> Option<Refusal> {
        match chance {
            Chance::First(seat) if seat.index() < rules.players => None,
            _ => no("NG-2.7", "no-such-chance"),
        }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::First(seat) = *chance else { return };
        state.pop();
        rules.begin_with(state, seat, teller);
    }
}
