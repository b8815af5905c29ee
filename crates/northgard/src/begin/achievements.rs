//! Achievements are laid out (NG-2.3).

use crate::prelude::*;

impl Draw<Northgard> for DrawAchievements {
    const CLAUSE: &'static str = "NG-2.3";

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, _: &State, rng: &mut R) -> Chance {
        Chance::Cards(Pile::ACHIEVEMENTS.sample(rules.players, rng))
    }

    fn misfit(&self, rules: &Northgard, _: &State, chance: &Chance) -> Option<Refusal> {
        let fits = matches!(chance, Chance::Cards(cards) if cards.is_draw(Pile::ACHIEVEMENTS, rules.players));
        if fits { None } else { no("NG-2.3", "no-such-chance") }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(pile) = *chance else { return };
        state.pop();
        state.open.achievements = pile;
        tell!(teller, "NG-2.3", "told-achievements", cards = cards(pile));
        rules.next_setup_phase(state, Phase::Achievements, teller);
    }
}
