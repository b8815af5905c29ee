//! The battle step (BB-14, BB-15): the incursion and the spoils.

mod lose_town;
mod spoils;

use crate::prelude::*;

/// BB-14.1 to BB-14.3: repelled, or those with the fewest raiders lose a town each.
impl Procedure<BrianBoru> for Battle {
    const CLAUSE: &'static str = "BB-14.2";

    fn run(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) {
        tell!(teller, "BB-10.1", "told-step-battle");
        let open = &mut state.open;
        if open.battle == 0 {
            tell!(teller, "BB-14.1", "told-repelled");
            open.flow.step = Step::Spoils;
            return;
        }
        let losers = open.least_raiders();
        let fewest = losers.first().map_or(0, |seat| open.players[seat].raiders);
        open.flow.queue = losers;
        open.flow.step = Step::LoseTown;
        let clause = if losers.len() == 1 { "BB-14.2" } else { "BB-14.3" };
        tell!(teller, clause, "told-incursion", n = open.battle, seats = losers, raiders = fewest);
        match open.most(|player| player.raiders).1.single() {
            Some(seat) => tell!(teller, "BB-14.4", "told-chooses-losses", seat),
            None if losers.len() == open.seats() => tell!(teller, "BB-14.7", "told-all-lose"),
            None => tell!(teller, "BB-14.5", "told-losers-choose"),
        }
    }
}
