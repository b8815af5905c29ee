//! Achievements are laid out (NG-2.3).

use crate::card::Pile;
use crate::terms::cards;
use crate::year::Phase;
use crate::{Chance, Northgard, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{Draw, Refusal, Teller, no, tell};

/// NG-2.3: one Achievement for each player lies open from the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawAchievements;

impl Draw<Northgard> for DrawAchievements {
    fn clause(&self) -> &'static str {
        "NG-2.3"
    }

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, _: &State, rng: &mut R) -> Chance {
        Chance::Cards(Pile::ACHIEVEMENTS.sample(rules.players, rng))
    }

    fn misfit(&self, rules: &Northgard, _: &State, chance: &Chance) -> Option<Refusal> {
        match chance {
            Chance::Cards(cards) if cards.is_draw(Pile::ACHIEVEMENTS, rules.players) => None,
            _ => no("NG-2.3", "no-such-chance"),
        }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(pile) = *chance else { return };
        state.pop();
        state.open.achievements = pile;
        tell!(teller, "NG-2.3", "told-achievements", cards = cards(pile));
        rules.next_setup_phase(state, Phase::Achievements, teller);
    }
}
