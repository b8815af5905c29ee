//! The row of the year is laid out (NG-4.2, NG-4.3).

use crate::prelude::*;

impl Northgard {
    /// NG-4.2, NG-4.3, NG-20.1: one Development card per player; Achievements in the last year.
    pub(super) fn run_reveal(&self, state: &mut State, teller: &mut Teller) {
        if state.open.year >= self.options.years {
            state.open.row = std::mem::take(&mut state.open.achievements);
            tell!(teller, "NG-4.3", "told-row", cards = cards(state.open.row));
        } else if self.row_cards(state).1 > 0 {
            return state.push(Frame::DrawRow);
        }
        self.next_phase(state, Phase::Actions);
    }

    /// What the next row is drawn from, and how many cards.
    fn row_cards(&self, state: &State) -> (Pile, usize) {
        let open = &state.open;
        let (packet, left) = if open.early > 0 { (Pile::EARLY, open.early) } else { (Pile::ADVANCED, open.advanced) };
        let from = open.unseen.only(packet);
        (from, (left as usize).min(self.players).min(from.len()))
    }
}

impl Draw<Northgard> for DrawRow {
    const CLAUSE: &'static str = "NG-4.2";

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, state: &State, rng: &mut R) -> Chance {
        let (from, count) = rules.row_cards(state);
        Chance::Cards(from.sample(count, rng))
    }

    fn misfit(&self, rules: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        let (from, count) = rules.row_cards(state);
        let fits = matches!(chance, Chance::Cards(row) if row.is_draw(from, count));
        if fits { None } else { no("NG-4.2", "no-such-chance") }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(row) = *chance else { return };
        state.pop();
        let early = row.only(Pile::EARLY).len() as u8;
        state.open.early -= early;
        state.open.advanced -= row.len() as u8 - early;
        state.open.unseen = state.open.unseen - row;
        state.open.row = row;
        teller.reveal();
        tell!(teller, "NG-4.2", "told-row", cards = cards(row));
        rules.next_phase(state, Phase::Actions);
    }
}
