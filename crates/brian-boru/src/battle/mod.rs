//! The battle step (BB-14, BB-15): the incursion and the spoils.

mod lose_town;
mod spoils;

use crate::BrianBoru;
use crate::decision::{Battle, Step};
use crate::state::State;
use table::{Procedure, Seat, Teller, tell};

/// BB-14.1 to BB-14.3: repelled, or those with the fewest raiders lose a town each.
impl Procedure<BrianBoru> for Battle {
    fn clause(&self) -> &'static str {
        "BB-14.2"
    }

    fn run(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) {
        tell!(teller, "BB-10.1", "told-step-battle");
        let open = &mut state.open;
        if open.battle == 0 {
            tell!(teller, "BB-14.1", "told-repelled");
            open.flow.step = Step::Spoils;
            return;
        }
        let fewest = open.players.values().iter().map(|player| player.raiders).min().unwrap_or(0);
        open.flow.queue = open.having(fewest, |player| player.raiders);
        open.flow.step = Step::LoseTown;
        let losers = || open.flow.queue.iter().collect::<Vec<Seat>>();
        tell!(teller, "BB-14.2", "told-incursion", n = open.battle, seats = losers(), raiders = fewest);
    }
}
