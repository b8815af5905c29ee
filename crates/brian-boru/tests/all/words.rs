//! Everything is said in every language, and every rule is told, coded and tested.

use crate::common::rules;
use brian_boru::{BrianBoru, Step};
use table::Lang;
use table::testing::{dictionary, everything_can_be_said};

table::texts_are_sound!(BrianBoru);

#[test]
fn every_step_has_a_name() {
    for words in Lang::ALL.map(dictionary::<BrianBoru>) {
        for step in Step::ALL {
            assert!(words.has(&format!("step-{}", step.name().replace('_', "-"))), "{}: {step:?}", words.lang());
        }
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for (seed, options) in [(1, &[][..]), (2, &[("reveal_last_card", "on"), ("expand_into_active_town", "allow")][..])]
    {
        for players in 3..=5 {
            everything_can_be_said(&rules(players, options), seed);
        }
    }
}
