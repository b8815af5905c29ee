//! The battle step (BB-14, BB-15): the incursion and the spoils.

use crate::BrianBoru;
use crate::flow::{each, leaders};
use crate::marriage::{gain_points, gain_renown};
use crate::pieces::Town;
use crate::say::{tell, town as town_arg};
use crate::state::{Open, Procedure, State, Step};
use table::{Message, Seat, SeatSet, Teller};

impl BrianBoru {
    /// BB-14.1 to BB-14.3: repelled, or those with the fewest raiders lose a town each.
    pub(crate) fn begin_battle(&self, state: &mut State, teller: &mut Teller) {
        tell(teller, "BB-10.1", || Message::new("told-step-battle"));
        if state.open.battle == 0 {
            tell(teller, "BB-14.1", || Message::new("told-repelled"));
            state.open.flow.step = Step::Spoils;
            return;
        }
        let raiders = each(&state.open, |player| player.raiders);
        let fewest = raiders.values().iter().copied().min().unwrap_or(0);
        let losers: SeatSet = raiders.seats().filter(|seat| raiders[*seat] == fewest).collect();
        state.open.flow.queue = losers;
        let battle = state.open.battle;
        tell(teller, "BB-14.2", || {
            let seats: Vec<Seat> = losers.iter().collect();
            Message::new("told-incursion").with("n", battle).with("seats", seats).with("raiders", fewest)
        });
        self.next_loss(state, teller);
    }

    /// BB-14.4, BB-14.5, BB-14.7: who chooses the town: the single player with the most raiders, or the loser himself.
    pub(crate) fn loss_chooser(&self, open: &Open, loser: Seat) -> Seat {
        leaders(&each(open, |player| player.raiders)).1.single().unwrap_or(loser)
    }

    /// BB-14.8 to BB-14.10: clockwise from the marker, one loss at a time; then the raiders sail home.
    fn next_loss(&self, state: &mut State, teller: &mut Teller) {
        while let Some(loser) = state.open.next_in_queue() {
            let towns = state.open.controlled(loser);
            if towns.is_empty() {
                tell(teller, "BB-14.8", || Message::new("told-nothing-to-lose").with("seat", loser));
                state.open.flow.queue = state.open.flow.queue.without(loser);
            } else if let Some(town) = towns.single() {
                self.vikings_take(state, loser, town, teller);
            } else {
                state.open.flow.step = Step::LoseTown;
                return;
            }
        }
        state.open.battle = 0;
        tell(teller, "BB-14.10", || Message::new("told-raiders-leave"));
        state.open.flow.step = Step::Spoils;
    }

    /// BB-14.6: a Viking control token on the disc.
    fn vikings_take(&self, state: &mut State, loser: Seat, town: Town, teller: &mut Teller) {
        state.open.vikings.add(town);
        state.open.flow.queue = state.open.flow.queue.without(loser);
        tell(teller, "BB-14.6", || Message::new("told-loses-town").with("seat", loser).with("town", town_arg(town)));
    }

    /// The chosen town is lost; the next loss follows.
    pub(crate) fn lose_town(&self, state: &mut State, town: Town, teller: &mut Teller) {
        if let Some(loser) = state.open.next_in_queue() {
            self.vikings_take(state, loser, town, teller);
        }
        self.next_loss(state, teller);
    }

    /// BB-15: the first reward for a single leader, the second for all who lead after that. What is not returned stays
    /// (BB-10.3, BB-15.6).
    pub(crate) fn pay_spoils(&self, state: &mut State, teller: &mut Teller) {
        let (most, first) = leaders(&each(&state.open, |player| player.raiders));
        if let Some(seat) = first.single() {
            tell(teller, "BB-15.2", || Message::new("told-spoils-first").with("seat", seat).with("n", most));
            gain_renown(state, seat, 1, "BB-15.2", teller);
            let renown = state.open.players[seat].renown;
            gain_points(state, seat, renown, "BB-15.2", teller);
            state.open.players[seat].raiders = 0;
        } else if most > 0 {
            tell(teller, "BB-15.3", || {
                Message::new("told-spoils-tie").with("seats", first.iter().collect::<Vec<Seat>>()).with("n", most)
            });
        }
        let (most, second) = leaders(&each(&state.open, |player| player.raiders));
        for seat in second.iter().filter(|_| most > 0) {
            tell(teller, "BB-15.4", || Message::new("told-spoils-second").with("seat", seat).with("n", most));
            gain_points(state, seat, 1, "BB-15.4", teller);
            state.open.players[seat].raiders -= 1;
        }
        if most == 0 {
            tell(teller, "BB-15.5", || Message::new("told-no-raiders-left"));
        }
        self.finish(state, Procedure::Battle, Step::Church);
    }
}
