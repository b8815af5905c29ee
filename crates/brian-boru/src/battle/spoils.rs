//! The spoils (BB-15).

use crate::BrianBoru;
use crate::decision::{Spoils, Step};
use crate::state::{Part, State};
use table::{Procedure, Seat, Teller, tell};

/// BB-15: the first reward for a single leader, the second for all who lead after that. What is not returned stays
/// (BB-10.3, BB-15.6).
impl Procedure<BrianBoru> for Spoils {
    fn clause(&self) -> &'static str {
        "BB-15.1"
    }

    fn run(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) {
        tell!(teller, "BB-15.1", "told-spoils");
        let (most, first) = state.open.most(|player| player.raiders);
        if let Some(seat) = first.single() {
            tell!(teller, "BB-15.2", "told-spoils-first", seat = seat, n = most);
            state.gain_renown(seat, 1, "BB-15.2", teller);
            let renown = state.open.players[seat].renown;
            state.gain_points(seat, renown, "BB-15.2", teller);
            state.open.players[seat].raiders = 0;
        } else if most > 0 {
            tell!(teller, "BB-15.3", "told-spoils-tie", seats = first.iter().collect::<Vec<Seat>>(), n = most);
        }
        let (most, second) = state.open.most(|player| player.raiders);
        for seat in second.iter().filter(|_| most > 0) {
            tell!(teller, "BB-15.4", "told-spoils-second", seat = seat, n = most);
            state.gain_points(seat, 1, "BB-15.4", teller);
            state.open.players[seat].raiders -= 1;
        }
        if most == 0 {
            tell!(teller, "BB-15.5", "told-no-raiders-left");
        }
        state.finish(Part::Battle, Step::Church);
    }
}
