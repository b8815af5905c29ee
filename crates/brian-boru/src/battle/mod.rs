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
        let losers = open.flow.queue;
        let clause = if losers.len() == 1 { "BB-14.2" } else { "BB-14.3" };
        let seats = || losers.iter().collect::<Vec<Seat>>();
        tell!(teller, clause, "told-incursion", n = open.battle, seats = seats(), raiders = fewest);
        match open.most(|player| player.raiders).1.single() {
            Some(seat) => tell!(teller, "BB-14.4", "told-chooses-losses", seat = seat),
            None if losers.len() == open.seats() => tell!(teller, "BB-14.7", "told-all-lose"),
            None => tell!(teller, "BB-14.5", "told-losers-choose"),
        }
    }
}
