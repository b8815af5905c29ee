//! End of Year: is the game over, and who comes back (NG-14)?

use crate::prelude::*;

impl Northgard {
    /// NG-14.1, NG-14.2: is it over?
    pub(crate) fn end_of_year(&self, state: &mut State, teller: &mut Teller) {
        let by_fame = self.dominators(state).is_empty();
        if by_fame && state.open.year < self.options.years {
            return state.set(PhaseStep { phase: Phase::SecondChance, at: 0 });
        }
        state.set(Frame::Over);
        teller.reveal();
        if teller.is_listening() {
            self.tell_winners(state, by_fame, teller);
        }
    }

    /// NG-14.3: players without units come back, one after the other; then the year is over (NG-14.6).
    pub(crate) fn run_second_chances(&self, step: PhaseStep, state: &mut State) {
        let Some(seat) = step.seat(self, state) else {
            state.open.year += 1;
            return self.next_phase(state, Phase::StartOfYear);
        };
        state.set(step.next());
        if !state.is_on_map(seat) {
            state.push(SecondChance { seat });
        }
    }
}

impl Decision<Northgard> for SecondChance {
    asked!(Northgard, "NG-14.3", "ask-return");

    fn offers(&self, _: &Northgard, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all([Action::Draw, Action::Skip]);
    }

    fn refusal(&self, _: &Northgard, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        if matches!(action, Action::Draw | Action::Skip) { None } else { no("NG-14.4", "no-not-now") }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, _: &mut Teller) {
        if *action == Action::Draw {
            state.push(Explore::second_chance(rules, state, seat));
        } else {
            state.pop();
        }
    }

    fn label(&self, _: &Northgard, _: &View, action: &Action) -> Option<Message> {
        (*action == Action::Draw).then(|| message!("do-draw-tile"))
    }

    /// NG-14.3: a neutral territory will do, if there is one.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let settle = Settle::second_chance(self.seat);
        if !settle.lands(rules, state).is_empty() {
            state.set(settle);
            return true;
        }
        state.pop_if(state.tiles_left() == 0)
    }
}
