//! The first player (NG-2.7).

use crate::prelude::*;

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

impl Draw<Northgard> for DrawFirst {
    const CLAUSE: &'static str = "NG-2.7";

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, _: &State, rng: &mut R) -> Chance {
        Chance::First(Seat::new(rng.random_range(0..rules.players)))
    }

    fn misfit(&self, rules: &Northgard, _: &State, chance: &Chance) -> Option<Refusal> {
        let fits = matches!(chance, Chance::First(seat) if seat.index() < rules.players);
        if fits { None } else { no("NG-2.7", "no-such-chance") }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::First(seat) = *chance else { return };
        state.pop();
        rules.begin_with(state, seat, teller);
    }
}
